/** The view of Dungeon Designer, as its types in Python say it, and where things lie in it. */
import type { Cell, PartName, Player, Printed, Side, Slot } from "./view.gen";

export type * from "./view.gen";

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
