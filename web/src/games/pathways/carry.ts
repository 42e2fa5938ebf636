/** Dragging a card from the hand: it hovers over the mat, and is laid where it is let go of. */
import type { Attachment } from "svelte/attachments";
import type { Slot } from "./hand";
import type { Turn } from "./turn.svelte";

const FAR = 8;

/** The slot is asked for when the drag begins: what others do meanwhile must not end it. */
export function carry(table: Turn, slot: () => Slot): Attachment<HTMLElement> {
  return (node) => {
    let start: PointerEvent | null = null;
    let carrying = false;

    function down(event: PointerEvent): void {
      if (start) return second();
      if (event.button !== 0 || !table.building) return;
      start = event;
      carrying = false;
      window.addEventListener("pointermove", move);
      window.addEventListener("pointerup", end);
      window.addEventListener("pointercancel", end);
      window.addEventListener("pointerdown", another, true);
    }
    function another(event: PointerEvent): void {
      if (event.pointerId !== start?.pointerId) second();
    }
    /** A second finger turns the card. */
    function second(): void {
      if (!carrying) return;
      table.turn();
      table.landing?.explain();
    }
    function move(event: PointerEvent): void {
      if (event.pointerId !== start?.pointerId) return;
      const client = { x: event.clientX, y: event.clientY };
      if (!carrying) {
        if (Math.hypot(client.x - start.clientX, client.y - start.clientY) < FAR) return;
        carrying = true;
        const { card, laid } = slot();
        table.take(card, laid);
      }
      table.carried = client;
      table.landing?.hover(client);
    }
    function end(event: PointerEvent): void {
      if (event.pointerId !== start?.pointerId) return;
      if (carrying && event.type === "pointerup") void table.landing?.drop({ x: event.clientX, y: event.clientY });
      else if (carrying) table.letGo();
      forget();
    }
    function forget(): void {
      start = null;
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", end);
      window.removeEventListener("pointercancel", end);
      window.removeEventListener("pointerdown", another, true);
    }
    /** What ends a drag is not a click. */
    const click = (event: MouseEvent) => {
      if (carrying) event.stopImmediatePropagation();
      carrying = false;
    };
    node.addEventListener("pointerdown", down);
    node.addEventListener("click", click, true);
    return () => {
      if (!carrying) forget();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("click", click, true);
    };
  };
}
