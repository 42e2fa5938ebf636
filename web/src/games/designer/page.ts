/** Dungeon Designer on the shelf. */
import type { GamePage, Rivals } from "../game";
import icons from "./icons.json?sprite";

/** Jael plays against one alone. */
function rivals(seats: number, options: Record<string, unknown>): Rivals | null {
  const levels = ["normal", "legendary"];
  return seats > 1 ? null : { option: "difficulty", levels, at: levels.indexOf(String(options.difficulty ?? "normal")) };
}

export const page: GamePage = { vignette: () => import("./Vignette.svelte"), icon: "gate", rivals, icons, table: () => import("./Table.svelte") };
