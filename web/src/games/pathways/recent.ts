/** What others did on the market since this seat's own last decision. */
import type { Turn } from "./turn.svelte";
import type { TokenKind } from "./view";

export interface Bought {
  /** By name; a card that only its buyer has seen has none. */
  cards: string[];
  unseen: number;
  tokens: TokenKind[];
}

export function boughtBy(table: Turn, seat: number): Bought | null {
  const found: Bought = { cards: [], unseen: 0, tokens: [] };
  for (const { kind, args } of table.desk.recent) {
    if (args.seat !== seat) continue;
    if (kind === "token_bought") found.tokens.push(...(args.tokens as TokenKind[]));
    else if (kind === "card_bought" || kind === "book_bought") found.cards.push(args.card as string);
    else if (kind === "card_bought_unseen") found.unseen += 1;
  }
  return found.cards.length || found.unseen || found.tokens.length ? found : null;
}

/** Cards and books that came to the market meanwhile, where others bought. */
export const isNew = (table: Turn, card: string): boolean =>
  table.desk.recent.some(({ kind, args }) => kind === "turned_up" && args.card === card) && table.desk.recent.some(({ kind }) => kind.endsWith("_bought") || kind === "card_bought_unseen");
