/** Tiny Epic Dungeons on the shelf. */
import type { GamePage, Rivals } from "../game";
import icons from "./icons.json?sprite";

/** An unknown boss may be of any strength: then the middle one is taken for it. */
function rivals(_seats: number, options: Record<string, unknown>): Rivals | null {
  const levels = ["easy", "medium", "hard"];
  const known = levels.indexOf(String(options.difficulty));
  return (options.boss ?? "random") === "random" ? { option: "difficulty", levels, at: known < 0 ? 1 : known } : null;
}

export const page: GamePage = { vignette: () => import("./Vignette.svelte"), icon: "dragon", rivals, rolls: ["rolled", "rolled_with_foe", "one_die", "rerolled"], icons, table: () => import("./Table.svelte") };
