/** Pathways on the shelf. */
import type { GamePage, Rivals } from "../game";
import icons from "./icons.json?sprite";

const together = (options: Record<string, unknown>): boolean => String(options.coop ?? "off") !== "off";

/** Goals, secrets, hourglasses and who is first belong to those who play against each other, stickers to those who play together. */
function idle(_seats: number, options: Record<string, unknown>): string[] {
  return together(options) ? ["first_player", "hide_building", "time_bonus", "gentle_start"] : ["stickers", "stickers_differ"];
}

/** Missions and peril are the opponents of those who play together. */
function rivals(_seats: number, options: Record<string, unknown>): Rivals | null {
  const levels = ["normal", "hard"];
  return together(options) ? { option: "coop", levels, at: levels.indexOf(String(options.coop)) } : null;
}

export const page: GamePage = { vignette: () => import("./Vignette.svelte"), icon: "quill", idle, together, rivals, icons, table: () => import("./Table.svelte") };
