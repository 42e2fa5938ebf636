/** Pathways on the shelf. */
import type { GamePage } from "../game";
import icons from "./icons.json?sprite";

/** Goals, secrets, hourglasses and who is first belong to those who play against each other, stickers to those who play together. */
function idle(_seats: number, options: Record<string, unknown>): string[] {
  return String(options.coop ?? "off") === "off" ? ["stickers", "stickers_differ"] : ["first_player", "hide_building", "time_bonus", "gentle_start"];
}

export const page: GamePage = { vignette: () => import("./Vignette.svelte"), icon: "quill", idle, icons, table: () => import("./Table.svelte") };
