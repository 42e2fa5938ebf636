/** What the fairy market offers. An offer is a move without its extras: "token pit", "book top", "card D605". */
import type { Turn } from "./turn.svelte";
import type { View } from "./view";

export const isChosen = (table: Turn, offer: string): boolean => table.isSelected("offer", offer);

/** What a book or another kind adds to an offer: "card D605 SB-10" adds SB-10, "token pit lock" adds lock. */
export const extraOf = (offer: string, move: string): string | null => (move === offer ? null : move.slice(offer.length + 1));

/** A book makes it cheaper or adds something: whoever buys it without has to say so. */
export const hasExtras = (table: Turn, offer: string): boolean => table.starting(offer).length > 1;

/** Touched once it is chosen, once more it is bought, if there is but one way to buy it; what cannot be bought says why. */
export function touch(table: Turn, offer: string, at: Element): void {
  if (table.kind === "shop" && !table.starting(offer).length) {
    table.select(null);
    void table.refuse(offer, at);
  } else if (isChosen(table, offer) && table.can(offer) && !hasExtras(table, offer)) void table.play(offer, at);
  else if (!isChosen(table, offer)) table.select({ kind: "offer", id: offer });
}

/** What an offer costs this seat without extras: as the server counts it, or as it is printed. */
export function priceOf(view: View, table: Turn, offer: string): number | null {
  const cost = view.costs[offer];
  if (cost !== undefined) return cost;
  const [what, first, second] = offer.split(" ");
  if (what === "token" || what === "book") return view.market.prices[what];
  return first === "top" ? Number(second) : (table.field<number>(first ?? "", "price") ?? null);
}

/** The card of an offer, where one lies open. */
export function thingOf(offer: string): string | null {
  const [what, first] = offer.split(" ");
  return what === "token" ? `FT-${first}` : first === "top" ? null : (first ?? null);
}
