/** Tiny Epic Dungeons on the shelf. */
import type { GamePage } from "../game";
import icons from "./icons.json?sprite";
import Vignette from "./Vignette.svelte";

/** How hard the boss is only matters while nobody has named it. */
function idle(_seats: number, options: Record<string, unknown>): string[] {
  return (options.boss ?? "random") === "random" ? [] : ["difficulty"];
}

export const page: GamePage = { Vignette, icon: "dragon", idle, icons, table: () => import("./Table.svelte") };
