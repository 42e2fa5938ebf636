/** Tiny Epic Dungeons in the browser. */
import type { GameBox, State, Text } from "../../lib/messages";
import type { GamePage } from "../game";
import { short } from "./cards";
import Table from "./Table.svelte";
import type { View } from "./view";
import Vignette from "./Vignette.svelte";

/** How hard the boss is only matters while nobody has named it. */
function idle(_seats: number, options: Record<string, unknown>): string[] {
  return (options.boss ?? "random") === "random" ? [] : ["difficulty"];
}

function plays(state: State, box: GameBox, seat: number): Text | null {
  const hero = (state.view as View).heroes[seat]?.hero;
  const name = hero ? box.cards[hero]?.name : null;
  return name ? { de: short(name.de), en: short(name.en) } : null;
}

export const page: GamePage = { Table, Vignette, icon: "dragon", idle, plays };
