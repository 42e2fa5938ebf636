/** Desk: what a game's page gets, at a live table as in a replay. */
import type { Board, GameBox, Hinted, Line, Refused, State } from "./messages";

export interface Desk {
  /** All that this seat may know now. */
  readonly state: State;
  readonly box: GameBox;
  /** False in a replay, for a spectator and while the connection is away: show everything, offer nothing. */
  readonly active: boolean;
  /** The line of the chronicle under pointer or focus: mark on the board what it speaks of. */
  readonly spotlight: Line | null;
  /** What happened since this seat's own last decision. */
  readonly recent: readonly Line[];
  /** What is left of what a bot advised, the next move first, as long as it is followed: mark it. */
  readonly hint: Hinted | null;
  /** Play a legal move by its text; `then` are more moves that are one decision with it, and one undo; if it `goesOn`, with what was done before, too. */
  play(move: string, then?: string[], goesOn?: boolean): Promise<Refused | null>;
  /** Replace all that this seat has built by a plan, with `cut` up to its first fault; a refusal names that part of it. */
  plan(text: string, cut?: boolean, goesOn?: boolean): Promise<Refused | null>;
  /** Why a move is not legal; null if it is. */
  why(move: string): Promise<Refused | null>;
  /** The view after a legal move; null if it cannot be told. */
  preview(move: string): Promise<unknown>;
  /** What those would do now whom the rules play, in the game's own form; empty where there is nothing to tell. */
  forecast(): Promise<unknown[]>;
  /** What would have been possible for a seat in what lies open now, in the game's own form; null where there is nothing to tell. */
  best(seat: number): Promise<unknown>;
  /** The table as text. */
  board(): Promise<Board>;
}
