// Made by `python -m verlies.server.typescript`; do not edit.

export type Level = "M" | "U";

export type TokenKind = "monster" | "pit" | "lock" | "portal";

export type Tool = "sword" | "rope" | "key" | "scroll";

/** What a path can find; `room` is a room that was cleared. */
export type Kind = "coin" | "barrel" | "sword" | "rope" | "key" | "scroll" | "monster" | "pit" | "lava" | "lock" | "portal" | "recycle" | "scissors" | "stairs" | "room";

export type Phase = "setup" | "shop" | "draw" | "explore" | "reward" | "tidy" | "over";

/** How a path ends if nothing more is drawn; `open` is one that can go on. */
export type End = "exit" | "obstacle" | "open" | "crossing" | "used" | "blocked" | "blind";

/** Turned or not, x, y. */
export type Spot = [boolean, number, number];

export interface Laid {
  card: string;
  turned: boolean;
  x: number;
  y: number;
}

export interface CellPlace {
  level: Level;
  x: number;
  y: number;
}

export interface RoomPlace {
  /** The place of the card among those laid. */
  card: number;
  room: string;
}

export type Place = CellPlace | RoomPlace;

/** What was overcome by what: a tool, `token` or a book. */
export interface Paid {
  for: TokenKind;
  by: string;
}

export interface Step {
  /** The move. */
  step: string;
  /** Where it leads; null before the path is begun. */
  place: CellPlace | RoomPlace | null;
  finds: Kind[];
  paid: Paid[];
}

/** How often a goal was met, and what that gives. */
export interface Scored {
  number: number;
  each: number;
  points: number;
}

export interface Path {
  /** What it brings so far for the goals that are known. */
  main: Scored | null;
  second: Scored | null;
  steps: Step[];
  /** What it found, by kind. */
  counts: Record<string, number>;
  /** Tools found and not used. */
  free: Record<Tool, number>;
  /** Tokens and books that are left. */
  tokens: Record<TokenKind, number>;
  books: string[];
  end: End;
}

export interface Dungeon {
  /** In the order in which they were laid. */
  cards: Laid[];
  path: Path | null;
}

/** What this seat may do with its cards, whether or not a path is begun. */
export interface Building {
  /** Where cards of the hand may lie. */
  lays: Record<string, Spot[]>;
  /** Where each card of the dungeon could lie instead, if all others stay. */
  shifts: Spot[][];
  /** Whether it may be taken back. */
  lifts: boolean[];
  /** Where the path could start instead, once it is begun. */
  starts: string[];
}

export interface OwnBook {
  book: string;
  used: boolean;
}

/** By round. */
export interface Columns {
  main: number[];
  second: number[];
  time: number[];
  exits: number[];
}

/** What each column adds up to; secondary goals not yet halved. */
export interface Sums {
  main: number;
  second: number;
  time: number;
  exits: number;
}

/** Symbols that can still be used while tidying up. */
export interface Upgrades {
  recycle: number;
  scissors: number;
}

export interface OwnArtefact {
  artefact: string;
  armed: boolean;
}

export interface Player {
  coins: number;
  tokens: Record<TokenKind, number>;
  books: OwnBook[];
  deck: number;
  /** How many cards, those of a hidden dungeon included. */
  hand: number;
  /** Cards that all know to be in the hand. */
  known: string[];
  discard: string[];
  box: string[];
  kept: string[];
  /** Laid cards that nothing has been done with while tidying up. */
  floor: string[];
  columns: Columns;
  sums: Sums;
  upgrades: Upgrades;
  /** What the first purchase of the round costs less. */
  discount: number;
  parts: Record<string, number>;
  points: number;
  submitted: boolean;
  /** Null where nothing lies or nobody may look. */
  dungeon: Dungeon | null;
  /** The adventure group. */
  group: string | null;
  artefacts: OwnArtefact[];
  stickers: string[];
  /** Those that the path of this round serves. */
  missions: string[];
}

export interface Goals {
  main: string | null;
  second: string | null;
  left: number;
}

export interface Books {
  cards: string[];
  stack: number;
}

export interface MarketRow {
  price: number;
  cards: string[];
  stack: number;
}

/** Of what has no price of its own. */
export interface Prices {
  token: number;
  book: number;
}

export interface Market {
  tokens: Record<TokenKind, number>;
  books: Books;
  rows: MarketRow[];
  prices: Prices;
}

export interface Bonus {
  points: number;
  claimed: number | null;
}

export interface LastPath {
  dungeon: Dungeon | null;
  /** Points; null where all play together. */
  main: number | null;
  second: number | null;
  time: number | null;
  exit: boolean;
  missions: string[];
}

/** The round that was explored last, with what came of it. */
export interface LastRound {
  round: number;
  main: string | null;
  second: string | null;
  /** Who was first, if there was an hourglass. */
  claimed: number | null;
  /** Together: missions completed, and marks of peril that came. */
  done: string[];
  peril: number;
  players: LastPath[];
}

export interface Need {
  kinds: Kind[];
  number: number;
}

export interface Mission {
  /** Whose paths serve it. */
  crew: number[];
  /** By need: what the paths of the crew bring. */
  sums: number[];
  /** By seat and need: what a path brings. */
  adds: number[][];
  mission: string;
  tier: number;
  needs: Need[];
  /** All paths must end at an exit. */
  exit: boolean;
  coins: number;
  artefacts: number;
}

export interface Exchange {
  seats: number[];
}

/** An artefact, and who may get it. */
export interface Award {
  artefact: string;
  seats: number[];
}

/** What all play for. */
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
  /** How many are left. */
  artefacts: number;
  score: number;
  /** Two who exchange cards. */
  swap: Exchange | null;
  /** Those to choose from, while that is asked. */
  groups: string[];
  stickers: string[];
  award: Award | null;
}

export interface View {
  /** 0 before the first. */
  round: number;
  rounds: number;
  phase: Phase;
  starter: number | null;
  /** Seats that buy nothing more. */
  passed: number[];
  goals: Goals;
  market: Market;
  /** What each legal offer costs this seat now, by move; empty outside of its turn. */
  costs: Record<string, number>;
  /** The time bonus of this round; null without one. */
  bonus: Bonus | null;
  /** By round: what the first to finish gains, if there is an hourglass. */
  times: number[];
  /** By round so far: whether it had an hourglass. */
  timed: boolean[];
  last: LastRound | null;
  /** Seconds to explore; 0 without a limit. */
  timer: number;
  players: Player[];
  /** The own cards that do not lie. */
  hand: string[];
  /** The card that a book shows before it is drawn. */
  peeked: string | null;
  /** Null unless this seat builds. */
  building: Building | null;
  /** Where all play together: what they play for. */
  together: Together | null;
}

export interface Best {
  dungeon: Dungeon | null;
  exit: boolean;
  worth: number;
  /** Nothing better is possible; otherwise nothing better was found. */
  proved: boolean;
}

/** What would have been possible in the last round: through the cards as they lay, if any did, and, if that is more, as the hand might have lain. */
export interface Possible {
  /** What the drawn path is worth by the measure of the best ones. */
  drawn: number;
  laid: Best | null;
  free: Best | null;
}
