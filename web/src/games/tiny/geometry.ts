/** Where things lie on the two boards, in the units of their drawings. */

export const CELL_W = 100;
export const CELL_H = 80;
export const MAP_W = 700;
export const MAP_H = 560;

export interface Point {
  x: number;
  y: number;
}

export type Side = "n" | "e" | "s" | "w";
export const SIDES: readonly Side[] = ["n", "e", "s", "w"];
export const STEP: Record<Side, Point> = { n: { x: 0, y: -1 }, e: { x: 1, y: 0 }, s: { x: 0, y: 1 }, w: { x: -1, y: 0 } };
export const OPPOSITE: Record<Side, Side> = { n: "s", e: "w", s: "n", w: "e" };

const cellName = (x: number, y: number): string => `${"abcdefg"[x] ?? "?"}${y + 1}`;
export const CELLS: readonly string[] = Array.from({ length: 49 }, (_, at) => cellName(at % 7, Math.floor(at / 7)));
export const isCell = (place: string): boolean => /^[a-g][1-7]$/.test(place);

/** Column and row from 0 on of a cell such as d4. */
export const indexOf = (cell: string): Point => ({ x: cell.charCodeAt(0) - 97, y: Number(cell[1]) - 1 });

export function beside(cell: string, side: Side): string {
  const { x, y } = indexOf(cell);
  return cellName(x + STEP[side].x, y + STEP[side].y);
}

export function sideTo(from: string, to: string): Side | null {
  return SIDES.find((side) => beside(from, side) === to) ?? null;
}

/** The upper left corner of a cell. */
export function corner(cell: string): Point {
  const { x, y } = indexOf(cell);
  return { x: x * CELL_W, y: y * CELL_H };
}

export function middle(cell: string): Point {
  const { x, y } = corner(cell);
  return { x: x + CELL_W / 2, y: y + CELL_H / 2 };
}

const FEW: readonly (readonly Point[])[] = [[{ x: 52, y: 41 }], [{ x: 27, y: 41 }, { x: 54, y: 41 }], [{ x: 22, y: 41 }, { x: 46, y: 41 }, { x: 70, y: 41 }]];
const SOME: readonly Point[] = [{ x: 22, y: 35 }, { x: 45, y: 35 }, { x: 68, y: 35 }, { x: 22, y: 57 }, { x: 45, y: 57 }, { x: 66, y: 57 }];

/** Where this many figures stand in a room: below its name, clear of the mark in the corner. */
export function stands(count: number, at: number): Point & { r: number } {
  if (count <= FEW.length) return { ...FEW[count - 1]![at]!, r: count < 3 ? 13 : 11.6 };
  if (count <= SOME.length) return { ...SOME[at]!, r: 10.8 };
  return { x: 19 + (at % 4) * 20, y: 33 + Math.floor(at / 4) * 19, r: 9 };
}

/** The hero spaces of the lair, from the left. */
export const SPACES: Record<string, Point> = {
  l1: { x: 206, y: 250 }, l2: { x: 294, y: 286 }, l3: { x: 382, y: 302 },
  l4: { x: 470, y: 302 }, l5: { x: 558, y: 286 }, l6: { x: 646, y: 250 },
};
export const LAIR_MIDDLE: Point = { x: 426, y: 126 };
export const LAIR_DOOR: Point = { x: 382, y: 392 };

/** A regular polygon with its first corner where `turn` (in parts of a corner) says. */
export function polygon(corners: number, r: number, turn = 0): string {
  return Array.from({ length: corners }, (_, at) => {
    const angle = ((at + turn) / corners) * 2 * Math.PI - Math.PI / 2;
    return `${(r * Math.cos(angle)).toFixed(1)},${(r * Math.sin(angle)).toFixed(1)}`;
  }).join(" ");
}
export const hexagon = (r: number): string => polygon(6, r);
export const octagon = (r: number): string => polygon(8, r, 0.5);
