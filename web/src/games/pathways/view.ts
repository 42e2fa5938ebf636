/** The view of Pathways as the server gives it, and how the page reads it. */
import type { PanelPlayer, PanelView, Scored } from "./view-panels";

export type Level = "M" | "U";
export type Side = "N" | "E" | "S" | "W";
export type TokenKind = "monster" | "pit" | "lock" | "portal";
export type Tool = "sword" | "rope" | "key" | "scroll";
export const TOKENS: readonly TokenKind[] = ["monster", "pit", "lock", "portal"];
export const TOOLS: readonly Tool[] = ["sword", "rope", "key", "scroll"];
/** What a path can find; `room` is a room that was cleared. */
export type Kind = "coin" | "barrel" | Tool | "monster" | "pit" | "lava" | "lock" | "portal" | "recycle" | "scissors" | "stairs" | "room";
/** All of them, as a legend lists them. */
export const SYMBOLS: readonly Kind[] = ["coin", "barrel", "sword", "monster", "key", "lock", "rope", "pit", "stairs", "lava", "scroll", "portal", "recycle", "scissors"];
export type Phase = "setup" | "shop" | "draw" | "explore" | "reward" | "tidy" | "over";

export interface View extends PanelView {
  /** 0 before the first. */
  round: number;
  rounds: number;
  phase: Phase;
  starter: number | null;
  /** Seats that buy no more. */
  passed: number[];
  goals: { main: string | null; second: string | null; left: number };
  /** The time bonus of this round; null without one. */
  bonus: { points: number; claimed: number | null } | null;
  /** Seconds to explore; 0 without a limit. */
  timer: number;
  players: Player[];
  /** The own cards that do not lie. */
  hand: string[];
  /** The card that a book shows before it is drawn. */
  peeked: string | null;
  /** Null unless this seat builds. */
  building: Building | null;
}

export interface Player extends PanelPlayer {
  coins: number;
  tokens: Record<TokenKind, number>;
  books: { book: string; used: boolean }[];
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
  /** By round. */
  columns: { main: number[]; second: number[]; time: number[]; exits: number[] };
  parts: Record<string, number>;
  points: number;
  submitted: boolean;
  /** Null where nothing lies or nobody may look. */
  dungeon: Dungeon | null;
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

export interface Laid {
  card: string;
  turned: boolean;
  x: number;
  y: number;
}

export const sameLaid = (one: Laid | null | undefined, other: Laid | null | undefined): boolean =>
  one?.card === other?.card && one?.x === other?.x && one?.y === other?.y;

/** Turned or not, x, y. */
export type Spot = [boolean, number, number];

export interface Path {
  steps: Step[];
  counts: Partial<Record<Kind, number>>;
  /** Tools found and not used. */
  free: Record<Tool, number>;
  /** Tokens and books that are left. */
  tokens: Record<TokenKind, number>;
  books: string[];
  /** What it brings so far for the goals that are known. */
  main: Scored | null;
  second: Scored | null;
  end: End;
}

/** How the path ends if nothing more is drawn; `open` is one that can go on. */
export type End = "exit" | "obstacle" | "open" | "crossing" | "used" | "blocked" | "blind";

export interface Step {
  /** The move. */
  step: string;
  /** Where it leads; null before the path is begun. */
  place: Place | null;
  /** What it found. */
  finds: Kind[];
  /** What was overcome by what: a tool, `token` or a book. */
  paid: { for: TokenKind; by: string }[];
}

export type Place = CellPlace | RoomPlace;

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

export const isRoom = (place: Place): place is RoomPlace => "room" in place;

/** Lays and steps as the text of a plan. */
export function planText(cards: readonly Laid[], steps: readonly string[]): string {
  const lays = cards.map(({ card, turned, x, y }) => `${card} ${turned ? 180 : 0} ${x} ${y}`).join(", ");
  return steps.length ? `${lays}; ${steps.join(", ")}` : lays;
}
