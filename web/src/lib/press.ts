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
    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", stop);
    node.addEventListener("pointercancel", stop);
    node.addEventListener("click", click, true);
    node.addEventListener("contextmenu", menu);
    return () => {
      stop();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", stop);
      node.removeEventListener("pointercancel", stop);
      node.removeEventListener("click", click, true);
      node.removeEventListener("contextmenu", menu);
    };
  };
}
