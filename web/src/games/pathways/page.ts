/** Pathways on the shelf. */
import type { GamePage, Rivals } from "../game";
import icons from "./icons.json?sprite";

/** Missions and peril are the opponents of those who play together. */
function rivals(_seats: number, options: Record<string, unknown>): Rivals | null {
  const levels = ["normal", "hard"];
  const at = levels.indexOf(String(options.coop));
  return at < 0 ? null : { option: "coop", levels, at };
}

export const page: GamePage = { vignette: () => import("./Vignette.svelte"), icon: "quill", rivals, icons, table: () => import("./Table.svelte") };
