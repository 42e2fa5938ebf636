/** Dragging by pointer: a small copy follows, up and left of the pointer, so that the target stays in sight. */
import type { Attachment } from "svelte/attachments";

const FAR = 8;

interface Dragging {
  able: () => boolean;
  begin: () => void;
  /** What is under the pointer now, and where that is. */
  over: (target: Element | null, at: PointerEvent) => void;
  drop: (target: Element | null, at: PointerEvent) => void;
}

export function draggable(act: Dragging): Attachment<HTMLElement> {
  return (node) => {
    /** From here on the window is listened to: a quick pointer leaves the node at once. */
    let start: PointerEvent | null = null;
    let copy: HTMLElement | null = null;
    let dragged = false;
    /** Where the copy is without being moved: a container around it may shift it. */
    let home = new DOMRect();

    const under = (event: PointerEvent) => document.elementFromPoint(event.clientX, event.clientY);
    function lift(): HTMLElement {
      const clone = node.cloneNode(true) as HTMLElement;
      const { width, height } = node.getBoundingClientRect();
      clone.removeAttribute("data-testid");
      clone.setAttribute("aria-hidden", "true");
      Object.assign(clone.style, {
        position: "fixed", left: "0", top: "0", margin: "0", width: `${width}px`, height: `${height}px`, zIndex: "60",
        pointerEvents: "none", transform: "none", transformOrigin: "100% 100%", transition: "none", opacity: "0.92",
      });
      node.parentElement?.append(clone);
      home = clone.getBoundingClientRect();
      return clone;
    }
    function down(event: PointerEvent): void {
      dragged = false;
      if (copy || event.button !== 0 || !act.able()) return;
      start = event;
      window.addEventListener("pointermove", move);
      window.addEventListener("pointerup", end);
      window.addEventListener("pointercancel", end);
    }
    function move(event: PointerEvent): void {
      if (event.pointerId !== start?.pointerId) return;
      if (!event.buttons) return end(event);
      if (!copy) {
        if (Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < FAR) return;
        node.setPointerCapture(event.pointerId);
        copy = lift();
        dragged = true;
        act.begin();
      }
      const { offsetWidth, offsetHeight } = copy;
      copy.style.transform = `translate(${event.clientX - home.x - offsetWidth - 16}px, ${event.clientY - home.y - offsetHeight - 16}px) scale(0.6)`;
      act.over(under(event), event);
    }
    function end(event: PointerEvent): void {
      if (event.pointerId !== start?.pointerId) return;
      if (copy) act.drop(event.type === "pointerup" ? under(event) : null, event);
      forget();
    }
    function forget(): void {
      copy?.remove();
      copy = start = null;
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", end);
      window.removeEventListener("pointercancel", end);
    }
    const click = (event: MouseEvent) => {
      if (dragged) event.stopImmediatePropagation();
      dragged = false;
    };
    node.addEventListener("pointerdown", down);
    node.addEventListener("click", click, true);
    return () => {
      forget();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("click", click, true);
    };
  };
}
