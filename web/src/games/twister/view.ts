/** The view of Dungeon Twister: Prison, as its types in Python say it, and where things lie in it. */
import type { Gate, Item, Piece, Seat, Slot, Thing, View } from "./view.gen";

export type * from "./view.gen";

/** How reach and sight name a figure. */
export const figureKey = ({ seat, kind }: Thing): string => `${seat} ${kind}`;

/** Whoever stands on a square: not one that is carried. */
export function pieceAt(view: View, square: string): Piece | null {
  return view.pieces.find((piece) => piece.square === square && !piece.carried) ?? null;
}

export function pieceOf(view: View, seat: Seat | null, kind: string): Piece | null {
  return view.pieces.find((piece) => piece.seat === seat && piece.kind === kind) ?? null;
}

/** What lies on a square and nobody carries. */
export function itemsAt(view: View, square: string): Item[] {
  return view.items.filter((item) => item.square === square && !item.carried);
}

export function slotAt(view: View, square: string): Slot | null {
  const { x, y } = spot(square);
  return view.slots.find((slot) => x >= slot.x && x < slot.x + 5 && y >= slot.y && y < slot.y + 5) ?? null;
}

export function slotOfHall(view: View, hall: string): Slot | null {
  return view.slots.find((slot) => slot.up && slot.hall === hall) ?? null;
}

export function gateOf(view: View, id: string): Gate | null {
  return view.slots.flatMap((slot) => slot.gates).find((gate) => gate.gate === id) ?? null;
}

/** "d4" is x 3, y 3. */
export function spot(square: string): { x: number; y: number } {
  return { x: square.charCodeAt(0) - 97, y: Number(square.slice(1)) - 1 };
}

export const squareName = (x: number, y: number): string => `${String.fromCharCode(97 + x)}${y + 1}`;

/** The squares on the way of a figure to one that it can reach, the goal last; empty if it cannot. */
export function way(view: View, figure: Thing, goal: string): string[] {
  return view.reach[figureKey(figure)]?.find(([square]) => square === goal)?.[2] ?? [];
}

/** Where it stops on that way, once for each action point, the goal last. */
export function legs(view: View, figure: Thing, goal: string): string[] {
  const costs = new Map(view.reach[figureKey(figure)]?.map(([square, ap]) => [square, ap]));
  const squares = way(view, figure, goal);
  return squares.filter((square, at) => costs.has(square) && !squares.slice(at + 1).some((later) => costs.has(later) && costs.get(later)! <= costs.get(square)!));
}
