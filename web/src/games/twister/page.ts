/** Dungeon Twister: Prison on the shelf. */
import type { GamePage, Rivals } from "../game";
import icons from "./icons.json?sprite";

const LEVELS = ["pink", "yellow", "green", "blue", "red", "black"];

/** The non-player plays against one alone. */
function rivals(_seats: number, options: Record<string, unknown>): Rivals | null {
  const at = LEVELS.indexOf(String(options.solo));
  return at < 0 ? null : { option: "solo", levels: LEVELS, at };
}

export const page: GamePage = { vignette: () => import("./Vignette.svelte"), icon: "gear", rivals, rolls: ["dice", "tie_fell"], icons, table: () => import("./Table.svelte") };
