/** Dungeon Designer on the shelf. */
import type { GamePage } from "../game";
import icons from "./icons.json?sprite";

/** Jael plays only against one alone, from whom nothing can be hidden; powers need the expansion. */
function idle(seats: number, options: Record<string, unknown>): string[] {
  return [seats > 1 ? "difficulty" : "hidden_selection", ...(options.shrines ? [] : ["shrine_powers"])];
}

export const page: GamePage = { vignette: () => import("./Vignette.svelte"), icon: "gate", idle, icons, table: () => import("./Table.svelte") };
