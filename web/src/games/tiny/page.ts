/** Tiny Epic Dungeons on the shelf. */
import type { GamePage } from "../game";
import icons from "./icons.json?sprite";

/** How hard the boss is only matters while nobody has named it. */
function idle(_seats: number, options: Record<string, unknown>): string[] {
  return (options.boss ?? "random") === "random" ? [] : ["difficulty"];
}

export const page: GamePage = { vignette: () => import("./Vignette.svelte"), icon: "dragon", idle, icons, table: () => import("./Table.svelte") };
