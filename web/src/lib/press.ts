/** A long press of a finger, where a mouse has the double click. */
import type { Attachment } from "svelte/attachments";

const LONG = 500;
const STILL = 8;

export function longPress(act: () => void): Attachment<HTMLElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start = { x: 0, y: 0 };
    let acted = false;
    const stop = () => clearTimeout(timer);
    const down = (event: PointerEvent) => {
      acted = false;
      if (event.pointerType === "mouse") return;
      start = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        acted = true;
        act();
      }, LONG);
    };
    const move = (event: PointerEvent) => {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > STILL) stop();
    };
    const click = (event: MouseEvent) => {
      if (acted) event.stopImmediatePropagation();
      acted = false;
    };
    const menu = (event: MouseEvent) => acted && event.preventDefault();
    const listening = new AbortController();
    const { signal } = listening;
    node.addEventListener("pointerdown", down, { signal });
    node.addEventListener("pointermove", move, { signal });
    node.addEventListener("pointerup", stop, { signal });
    node.addEventListener("pointercancel", stop, { signal });
    node.addEventListener("click", click, { signal, capture: true });
    node.addEventListener("contextmenu", menu, { signal });
    return () => {
      stop();
      listening.abort();
    };
  };
}
