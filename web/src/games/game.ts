/** What a game adds to the browser: a folder here that exports this. */
import type { Component } from "svelte";
import type { Desk } from "../lib/desk";
import type { GameBox, State, Text } from "../lib/messages";

export interface GamePage {
  /** Everything below the header of a table: board, hand, panels, side panel. */
  Table: Component<{ desk: Desk }>;
  /** A picture, 320 x 200, for the shelf. */
  Vignette: Component;
  /** The name of the game's sign in icons.json. */
  icon: string;
  /** Options that change nothing with so many seats and these other options. */
  idle: (seats: number, options: Record<string, unknown>) => string[];
  /** Whom a seat plays, where it plays somebody; null as long as that is open. */
  plays?: (state: State, box: GameBox, seat: number) => Text | null;
}
