/** Dungeon Designer in the browser. */
import type { GamePage } from "../game";
import Table from "./Table.svelte";
import Vignette from "./Vignette.svelte";

/** Jael plays only against one alone, from whom nothing can be hidden; powers need the expansion. */
function idle(seats: number, options: Record<string, unknown>): string[] {
  return [seats > 1 ? "difficulty" : "hidden_selection", ...(options.shrines ? [] : ["shrine_powers"])];
}

export const page: GamePage = { Table, Vignette, icon: "gate", idle };
