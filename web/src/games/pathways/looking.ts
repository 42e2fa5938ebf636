/** What is small is seen closely under the mouse, with focus by key, or while a finger rests on it. */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import { longPress } from "../../lib/press";
import type { Turn } from "./turn.svelte";

/** Says what is looked at, and null when nobody looks any more, also when the thing goes away under pointer or focus. */
export function closely(see: (at: Element | null) => void): Attachment<HTMLElement> {
  return (node) => {
    let seen = false;
    const say = (at: Element | null): void => {
      seen = at !== null;
      see(at);
    };
    const mouse = (at: Element | null) => (event: PointerEvent) => event.pointerType === "mouse" && say(at);
    const forget = [
      on(node, "pointerenter", mouse(node)),
      on(node, "pointerleave", mouse(null)),
      on(node, "focus", () => node.matches(":focus-visible") && say(node)),
      on(node, "blur", () => say(null)),
      longPress(() => say(node))(node),
    ];
    return () => {
      forget.forEach((one) => one?.());
      if (seen) see(null);
    };
  };
}

/** A card shown large beside itself, unless one is being carried. */
export const lookable = (table: Turn, card: string): Attachment<HTMLElement> => closely((at) => table.look(at && !table.held ? card : null, at));

/** What a sign is called, beside itself. */
export const named = (table: Turn, name: string): Attachment<HTMLElement> => closely((at) => table.tell(at && name, at));

/** Where a touch does nothing else: look closely, or no more. */
export function lookOrNot(table: Turn, card: string, at: Element): void {
  if (table.looked?.card === card) table.look(null);
  else table.look(card, at);
}
