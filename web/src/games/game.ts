/** What a game adds to the browser: a folder here whose page.ts exports a GamePage. */
import type { Component } from "svelte";
import type { Desk } from "../lib/desk";
import type { GameBox, Line, State, Text } from "../lib/messages";

/** What the shelf needs. The home page waits for that of every game: nothing here may import what only a table needs. */
export interface GamePage {
  /** A picture, 320 x 200, for the shelf, fetched when it is shown. Its signs stand in src/icons.json. */
  vignette: () => Promise<{ default: Component }>;
  /** The name of the game's sign in src/icons.json. */
  icon: string;
  /** How strong those are whom the rules play; null where there are none, or where that cannot be said. */
  rivals?: (seats: number, options: Record<string, unknown>) => Rivals | null;
  /** The kinds of lines that tell of dice. */
  rolls?: readonly string[];
  /** Where the signs of its table are: `import icons from "./icons.json?sprite"`. */
  icons: string;
  /** Its table, fetched when one is opened: `() => import("./Table.svelte")`. */
  table: () => Promise<GameTable>;
}

export interface Rivals {
  /** The option that says it, and its values from weak to strong. */
  option: string;
  levels: readonly string[];
  /** Which of them is played now. */
  at: number;
}

/** What Table.svelte exports. */
export interface GameTable {
  /** Everything below the header of a table: board, hand, panels, side panel. */
  default: Component<{ desk: Desk }>;
  /** Whom a seat plays, where it plays somebody; null as long as that is open. */
  plays?: (state: State, box: GameBox, seat: number) => Text | null;
  /** What a seat has so far of what decides the game, for the header; null where nobody counts. */
  score?: (state: State, seat: number) => number | null;
  /** What that is where it is not points: a sign beside the number, and its name. */
  counts?: { sign: Component; name: Text };
  /** What is asked only lets somebody act whom the rules play: whoever answers it looks on, and decides nothing. */
  looksOn?: (state: State) => boolean;
  /** The same for a line: the move after it only lets happen what it says. */
  announces?: (line: Line) => boolean;
  /** What a move of chance means, as a picture, for whoever has the box on the table. */
  dealt?: Component<{ desk: Desk; move: string }>;
}
