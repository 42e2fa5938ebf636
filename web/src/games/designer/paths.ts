/** How the ways of a dungeon meet: only for drawing; what counts comes from the server. */
import { STEP } from "./art";
import { cellAt, SIDES, type Passage, type Player, type Side } from "./view";

/** What is behind an arm of a room. */
export type End = "joined" | "blocked" | "open" | "outer" | "gate";

export interface Arm {
  row: number;
  col: number;
  side: Side;
  end: End;
  /** No door here: a secret passage alone opens the edge. */
  dug: boolean;
}

const OTHER: Record<Side, Side> = { N: "S", E: "W", S: "N", W: "E" };

/** The neighbour of a cell, also where that is outside. */
export function beside(row: number, col: number, side: Side): [number, number] {
  return [row + STEP[side].y, col + STEP[side].x];
}

const inside = (row: number, col: number): boolean => row >= 1 && row <= 4 && col >= 1 && col <= 4;

/** The one name of an edge in moves: below or right of a cell where it can be. */
function edgeName(row: number, col: number, side: Side): string {
  const [r, c] = beside(row, col, side);
  const turned = (side === "N" || side === "W") && inside(r, c);
  return turned ? `r${r}c${c} ${OTHER[side].toLowerCase()}` : `r${row}c${col} ${side.toLowerCase()}`;
}

export function passageEdge(passage: Passage): string {
  return edgeName(passage.row, passage.col, passage.side.toUpperCase() as Side);
}

export function armsOf(player: Player, withExit: boolean): Arm[] {
  const dug = new Set(player.passages.map(passageEdge));
  const arms: Arm[] = [];
  for (const [r, line] of player.dungeon.entries()) {
    for (const [c, cell] of line.entries()) {
      if (!cell) continue;
      const [row, col] = [r + 1, c + 1];
      for (const side of SIDES) {
        const passage = dug.has(edgeName(row, col, side));
        const door = cell.doors.includes(side);
        if (!door && !passage) continue;
        arms.push({ row, col, side, end: endOf(player, row, col, side, passage, withExit), dug: !door });
      }
    }
  }
  return arms;
}

function endOf(player: Player, row: number, col: number, side: Side, passage: boolean, withExit: boolean): End {
  const [r, c] = beside(row, col, side);
  if (inside(r, c)) {
    const other = cellAt(player, r, c);
    if (!other) return "open";
    return passage || other.doors.includes(OTHER[side]) ? "joined" : "blocked";
  }
  if (side === "N" && player.blueprint?.entrance === col) return "gate";
  if (side === "S" && withExit && player.blueprint?.exit === col) return "gate";
  return "outer";
}

export const has = (cells: readonly [number, number][], row: number, col: number): boolean =>
  cells.some(([r, c]) => r === row && c === col);
