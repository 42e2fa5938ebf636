// Made by `python -m verlies.server.typescript`; do not edit.

export type Side = "N" | "E" | "S" | "W";

export type Slot = "nw" | "ne" | "sw" | "se";

export type RoomType = "cave" | "masonry" | "dual";

export type Shape = "round" | "oval" | "square";

export type PartName = "upper" | "lower";

export type Phase = "build" | "market" | "place" | "dealing" | "over";

export type Direction = "left" | "right";

/** Row and column. */
export type Spot = [number, number];

/** By category. */
export type Points = Record<string, number>;

/** What lies in a corner of a room: printed, or a tile. */
export interface Element {
  element: string;
  tile: boolean;
}

/** A room that lies in a dungeon. */
export interface Cell {
  room: string;
  type: RoomType;
  doors: Side[];
  slots: Record<Slot, Element | null>;
  /** Only where it is not covered. */
  gold: number | null;
}

export interface Printed {
  type: RoomType;
  doors: Side[];
  slots: Record<Slot, string | null>;
  gold: number;
  rune: string;
}

export interface Passage {
  row: number;
  col: number;
  side: string;
}

export interface Condition {
  row: number;
  col: number;
  kind: "type" | "element" | "class";
  value: string;
  /** Null where no room lies yet. */
  met: boolean | null;
}

export interface Blueprint {
  blueprint: string;
  entrance: number;
  exit: number;
  conditions: Condition[];
}

export interface Challenge {
  challenge: string;
  value: number;
}

/** What a dual room is counted as. */
export interface Counted {
  row: number;
  col: number;
  type: RoomType;
}

export interface Player {
  seat: number;
  gold: number;
  /** What the rooms of the year and the chests bring as they lie now. */
  income: number;
  /** The seat that gets this hand after the round. */
  passes_to: number | null;
  hand: number;
  known_hand: string[];
  dungeon: ((Cell | null)[])[];
  passages: Passage[];
  blueprint: Blueprint | null;
  challenges: Challenge[];
  entrance_network: Spot[];
  exit_network: Spot[];
  counted_as: Counted[];
  points: Points;
  total: number;
}

export interface Part {
  part: PartName;
  cost: number;
  spaces: Shape[];
  tiles: string[];
}

export interface Stall {
  stall: string;
  parts: Part[];
}

export interface Goal {
  goal: string;
  quantities: number[];
}

/** Points by final rank and by conditions met, and the most gold one can have. */
export interface Rewards {
  rank: number[];
  gold: number;
  blueprint: number[];
}

/** How many cards and tiles lie in each. */
export interface Piles {
  rooms: number;
  discard: number;
  challenges: number;
  stalls: number;
  jael: number;
  tiles: Record<Shape, number>;
  discarded_tiles: Record<Shape, number>;
}

/** The own secret choice, until it is shown. */
export interface Chosen {
  room: string | null;
  col: number | null;
  second: string | null;
}

export interface Jael {
  cards: string[];
  gold: number | null;
  rooms: string[];
  tiles: string[];
  acted: boolean;
  goal_quantity: number | null;
  points: Points;
  total: number;
}

export interface View {
  year: number;
  phase: Phase;
  round: number | null;
  /** Which way hands go on after each round. */
  passes: Direction | null;
  goal: Goal | null;
  challenges: string[];
  stalls: Stall[];
  rank: number[];
  /** The order that counts if nothing changes: whoever has passed comes first, then the others by rank. */
  standing: number[];
  printed: Rewards;
  passed: number[];
  piles: Piles;
  players: Player[];
  hand: string[];
  /** What is printed on the rooms that this seat knows and that lie in no dungeon, by id. */
  rooms: Record<string, Printed>;
  chosen: Chosen | null;
  known_discards: string[];
  carrying: string[];
  jael: Jael | null;
}
