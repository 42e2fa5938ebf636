/** The view of Dungeon Designer as the server sends it (verlies/games/designer/view.py), and where things lie in it. */

export type Side = "N" | "E" | "S" | "W";
export type Slot = "nw" | "ne" | "sw" | "se";
export type RoomType = "cave" | "masonry" | "dual";
export type PartName = "upper" | "lower";
export type Points = Record<string, number>;

export interface Cell {
  room: string;
  type: RoomType;
  doors: Side[];
  slots: Record<Slot, { element: string; tile: boolean } | null>;
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
  met: boolean | null;
}

export interface Blueprint {
  blueprint: string;
  entrance: number;
  exit: number;
  conditions: Condition[];
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
  dungeon: (Cell | null)[][];
  passages: Passage[];
  blueprint: Blueprint | null;
  challenges: { challenge: string; value: number }[];
  entrance_network: [number, number][];
  exit_network: [number, number][];
  counted_as: { row: number; col: number; type: RoomType }[];
  points: Points;
  total: number;
}

export interface Stall {
  stall: string;
  parts: { part: PartName; cost: number; spaces: string[]; tiles: string[] }[];
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
  phase: "build" | "market" | "place" | "dealing" | "over";
  round: number | null;
  /** Which way hands go on after each round. */
  passes: "left" | "right" | null;
  goal: { goal: string; quantities: number[] } | null;
  challenges: string[];
  stalls: Stall[];
  rank: number[];
  /** The order that counts if nothing changes: who has passed comes first, then the others by rank. */
  standing: number[];
  /** Points by final rank and by conditions met, and the most gold one can have. */
  printed: { rank: number[]; blueprint: number[]; gold: number };
  passed: number[];
  piles: { rooms: number; discard: number; challenges: number; stalls: number; jael: number };
  players: Player[];
  hand: string[];
  rooms: Record<string, Printed>;
  chosen: { room: string | null; col: number | null; second: string | null } | null;
  known_discards: string[];
  carrying: string[];
  jael: Jael | null;
}

export const SLOTS: readonly Slot[] = ["nw", "ne", "sw", "se"];
export const PARTS: readonly PartName[] = ["upper", "lower"];
export const SIDES: readonly Side[] = ["N", "E", "S", "W"];
/** The tile that lies on an edge, in no corner. */
export const PASSAGE = "secret_passage";
export const ROWS: readonly number[] = [1, 2, 3, 4];

export const CELLS: readonly { row: number; col: number }[] = ROWS.flatMap((row) => ROWS.map((col) => ({ row, col })));

export const cellName = (row: number, col: number): string => `r${row}c${col}`;

export function cellAt(player: Player, row: number, col: number): Cell | null {
  return player.dungeon[row - 1]?.[col - 1] ?? null;
}

/** A printed room as it would lie in a dungeon. */
export function asCell(room: string, printed: Printed): Cell {
  const slots = Object.fromEntries(
    SLOTS.map((slot) => {
      const element = printed.slots[slot];
      return [slot, element ? { element, tile: false } : null];
    }),
  ) as Cell["slots"];
  return { room, type: printed.type, doors: printed.doors, slots, gold: printed.gold };
}

export function metOf(player: Player): number {
  return player.blueprint?.conditions.filter((condition) => condition.met).length ?? 0;
}

/** Tiles of one kind together. */
export function counted(tiles: readonly string[]): { tile: string; count: number }[] {
  return [...new Set(tiles)].map((tile) => ({ tile, count: tiles.filter((one) => one === tile).length }));
}

export function roomsOf(player: Player): number {
  return player.dungeon.flat().filter(Boolean).length;
}
