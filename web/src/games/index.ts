/** The games that have a page, by id. */
import { both, refuse } from "../lib/api";
import { layIcons } from "../lib/icons";
import { page as designer } from "./designer/page";
import type { GamePage, GameTable } from "./game";
import { page as pathways } from "./pathways/page";
import { page as tiny } from "./tiny/page";
import { page as twister } from "./twister/page";

export const pages: Record<string, GamePage> = { designer, tiny, twister, pathways };

const ANY_GAME = "gate";

export const iconOf = (game: string): string => pages[game]?.icon ?? ANY_GAME;

/** A game's table with its signs, or one for any game. If it cannot be fetched, this page is older than the server. */
export async function fetchTable(game: string): Promise<GameTable> {
  try {
    if (!pages[game]) return await import("./any/Table.svelte");
    const { table, icons } = pages[game];
    const [fetched] = await Promise.all([table(), layIcons(icons)]);
    return fetched;
  } catch {
    throw refuse("stale", both("stale"));
  }
}
