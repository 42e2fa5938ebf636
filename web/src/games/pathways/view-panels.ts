/** What the panels read of the view, beside what the mat reads. */
import type { Dungeon, Kind, TokenKind } from "./view";

export interface PanelView {
  market: Market;
  /** What each legal offer costs this seat now, by move; empty outside of its turn. */
  costs: Record<string, number>;
  /** By round: what the first to finish gains, if there is an hourglass. */
  times: number[];
  /** By round so far: whether it had an hourglass. */
  timed: boolean[];
  /** Where all play together: what they play for. */
  together: Together | null;
  /** The round that was explored last. */
  last: LastRound | null;
}

interface Market {
  tokens: Record<TokenKind, number>;
  books: { cards: string[]; stack: number };
  rows: { price: number; cards: string[]; stack: number }[];
  /** Of what has no price of its own. */
  prices: { token: number; book: number };
}

export interface PanelPlayer {
  /** By column: what it adds up to; secondary goals not yet halved. */
  sums: { main: number; second: number; time: number; exits: number };
  /** Symbols that can still be used while tidying up. */
  upgrades: { recycle: number; scissors: number };
  /** The adventure group. */
  group: string | null;
  artefacts: { artefact: string; armed: boolean }[];
  stickers: string[];
  /** Missions that the path of this round serves. */
  missions: string[];
}

export interface Together {
  target: number;
  /** Missions of tier 3 that must be among the completed ones. */
  hard: number;
  peril: number;
  limit: number;
  open: Mission[];
  completed: string[];
  /** By tier: how many missions are still to come. */
  left: number[];
  score: number;
  /** Two who exchange cards. */
  swap: { seats: number[] } | null;
  /** An artefact, and who may get it. */
  award: { artefact: string; seats: number[] } | null;
}

export interface Mission {
  mission: string;
  tier: number;
  needs: { kinds: Kind[]; number: number }[];
  /** All paths must end at an exit. */
  exit: boolean;
  coins: number;
  artefacts: number;
  /** Whose paths serve it. */
  crew: number[];
  /** By need: what the paths of the crew bring. */
  sums: number[];
  /** By seat and need: what a path brings. */
  adds: number[][];
}

/** How often a goal was met, and what that gives. */
export interface Scored {
  number: number;
  each: number;
  points: number;
}

export interface LastRound {
  round: number;
  main: string | null;
  second: string | null;
  /** Who was first, if there was an hourglass. */
  claimed: number | null;
  players: LastPath[];
  /** Together: missions completed, and marks of peril that came. */
  done: string[];
  peril: number;
}

interface LastPath {
  dungeon: Dungeon | null;
  /** Points; null where all play together. */
  main: number | null;
  second: number | null;
  time: number | null;
  exit: boolean;
  missions: string[];
}

/** What would have been possible in the last round: through the cards as they lay, if any did, and, if that is more, as the hand might have lain. */
export interface Possible {
  /** What the drawn path is worth by the measure of the best ones. */
  drawn: number;
  laid: Best | null;
  free: Best | null;
}

export interface Best {
  dungeon: Dungeon;
  exit: boolean;
  worth: number;
  /** Nothing better is possible; otherwise nothing better was found. */
  proved: boolean;
}
