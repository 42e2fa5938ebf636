/**
 * In which corner of a room a tile lies. The rules know only the room: the page fills corners in the order of the chronicle,
 * and this browser remembers where a tile was put by hand, so that nothing wanders, not even after a reload.
 */
import type { Line } from "../../lib/messages";
import { read, write } from "../../lib/storage";
import { CELL_H, CELL_W, SLOT_AT } from "./art";
import { cellName, SLOTS, type Cell, type Slot, type View } from "./view";

const KEPT = "verlies.designer.corners";
/** The tables that are remembered, newest first. */
const MOST = 30;

export interface Laid {
  element: string;
  spot: string;
  corner: Slot | null;
}

/** By seat: the corner of its first tile, of its second, and so on; null where it was left to the page. */
export type Corners = Record<number, (Slot | null)[]>;

type Memory = [table: string, corners: Corners][];

function memory(): Memory {
  const kept = read(KEPT);
  return Array.isArray(kept) ? (kept as Memory) : [];
}

export function remembered(table: string): Corners {
  return memory().find(([id]) => id === table)?.[1] ?? {};
}

export function remember(table: string, corners: Corners): void {
  write(KEPT, [[table, corners], ...memory().filter(([id]) => id !== table)].slice(0, MOST));
}

/** How many tiles a seat has laid or moved. */
export const countLaid = (lines: readonly Line[], seat: number): number =>
  lines.filter((line) => line.args.seat === seat && (line.kind === "tile_placed" || line.kind === "tile_moved")).length;

/** The tiles of all seats in the order in which they came to lie. */
export function laidBy(lines: readonly Line[], corners: Corners): Map<number, Laid[]> {
  const all = new Map<number, Laid[]>();
  const counts = new Map<number, number>();
  for (const { kind, args } of lines) {
    const seat = args.seat as number;
    if (kind === "rooms_swapped") {
      const [first, second] = [args.first, args.second].map((col) => cellName(args.row as number, col as number));
      const other = (spot: string) => (spot === first ? second! : spot === second ? first! : spot);
      all.set(seat, (all.get(seat) ?? []).map((tile) => ({ ...tile, spot: other(tile.spot) })));
    }
    if (kind !== "tile_placed" && kind !== "tile_moved") continue;
    const at = counts.get(seat) ?? 0;
    counts.set(seat, at + 1);
    const from = cellName(args.row as number, args.col as number);
    const spot = kind === "tile_moved" ? cellName(args.to_row as number, args.to_col as number) : from;
    const tile = { element: args.tile as string, spot, corner: corners[seat]?.[at] ?? null };
    all.set(seat, lay(all.get(seat) ?? [], tile, kind === "tile_moved" ? from : null));
  }
  return all;
}

/** One more tile lies; a moved one comes `from` another room. */
export function lay(laid: readonly Laid[], tile: Laid, from: string | null): Laid[] {
  const left = [...laid];
  if (from) left.splice(left.findLastIndex((one) => one.spot === from && one.element === tile.element), 1);
  return [...left, tile];
}

/** A view whose tiles lie where they were put. */
export function arranged(view: View, laid: Map<number, Laid[]>): View {
  const players = view.players.map((player) => {
    const own = laid.get(player.seat) ?? [];
    const dungeon = player.dungeon.map((cells, row) =>
      cells.map((cell, col) => cell && settled(cell, own.filter((tile) => tile.spot === cellName(row + 1, col + 1)))),
    );
    return { ...player, dungeon };
  });
  return { ...view, players };
}

function settled(cell: Cell, laid: readonly Laid[]): Cell {
  const tiles = SLOTS.flatMap((slot) => (cell.slots[slot]?.tile ? cell.slots[slot].element : []));
  if (!tiles.length) return cell;
  const slots = { ...cell.slots };
  for (const slot of SLOTS) if (slots[slot]?.tile) slots[slot] = null;
  const put = (element: string, corner: Slot | null) => {
    const slot = corner && !slots[corner] ? corner : SLOTS.find((one) => !slots[one]);
    if (slot) slots[slot] = { element, tile: true };
  };
  for (const { element, corner } of laid) {
    const at = tiles.indexOf(element);
    if (at < 0) continue;
    tiles.splice(at, 1);
    put(element, corner);
  }
  for (const element of tiles) put(element, null);
  return { ...cell, slots };
}

/** The free corner nearest to a point of the page over a room. */
export function cornerAt(cell: Cell, over: DOMRect, x: number, y: number): Slot | null {
  const far = (slot: Slot) => {
    const { x: across, y: down } = SLOT_AT[slot];
    return Math.hypot(((x - over.x) / over.width) * CELL_W - across, ((y - over.y) / over.height) * CELL_H - down);
  };
  const [nearest] = SLOTS.filter((slot) => !cell.slots[slot]).sort((one, other) => far(one) - far(other));
  return nearest ?? null;
}
