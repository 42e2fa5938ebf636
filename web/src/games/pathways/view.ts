/** The view of Pathways, as its types in Python say it, and how the page reads it. */
import type { Kind, Laid, Place, RoomPlace, TokenKind, Tool } from "./view.gen";

export type * from "./view.gen";

export type Side = "N" | "E" | "S" | "W";
export const TOKENS: readonly TokenKind[] = ["monster", "pit", "lock", "portal"];
export const TOOLS: readonly Tool[] = ["sword", "rope", "key", "scroll"];
/** All that a path can find on cards, as a legend lists it. */
export const SYMBOLS: readonly Kind[] = ["coin", "barrel", "sword", "monster", "key", "lock", "rope", "pit", "stairs", "lava", "scroll", "portal", "recycle", "scissors"];

export const sameLaid = (one: Laid | null | undefined, other: Laid | null | undefined): boolean =>
  one?.card === other?.card && one?.x === other?.x && one?.y === other?.y;

export const isRoom = (place: Place): place is RoomPlace => "room" in place;

/** Lays and steps as the text of a plan. */
export function planText(cards: readonly Laid[], steps: readonly string[]): string {
  const lays = cards.map(({ card, turned, x, y }) => `${card} ${turned ? 180 : 0} ${x} ${y}`).join(", ");
  return steps.length ? `${lays}; ${steps.join(", ")}` : lays;
}
