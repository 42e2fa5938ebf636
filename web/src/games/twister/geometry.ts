/** Where squares, halls and start zones lie, in the units of the drawing; on narrow pages the board is turned by a quarter. */
import { spot, type Side, type Slot, type View } from "./view";

export interface Point {
  x: number;
  y: number;
}

export const CELL = 48;
/** Half a hall. */
export const HALF = 120;
/** Halls and zones keep this distance from each other. */
const GAP = 8;
/** The rim around halls and zones, where columns and rows are named. */
export const MARGIN = 20;
const SHORT = 2 * MARGIN + 10 * CELL + GAP;

/** A point around the middle after this many quarter turns clockwise. */
export function quarter({ x, y }: Point, turns: number): Point {
  const times = ((turns % 4) + 4) % 4;
  if (times === 1) return { x: -y, y: x };
  if (times === 2) return { x: -x, y: -y };
  return times === 3 ? { x: y, y: -x } : { x, y };
}

const STEP: Record<Side, Point> = { n: { x: 0, y: -1 }, e: { x: 1, y: 0 }, s: { x: 0, y: 1 }, w: { x: -1, y: 0 } };
const ROUND: readonly Side[] = ["n", "e", "s", "w"];

/** How the board lies on the page: as it is, or turned so that the near start zone is below. */
export type Turned = 0 | 1 | 3;

/** Where squares, slots and gates are drawn. */
export class Layout {
  readonly #west: number;
  readonly #east: number;
  readonly #long: number;

  constructor(
    board: View["board"],
    /** Quarter turns clockwise. */
    readonly turned: Turned,
  ) {
    this.#west = board.west;
    this.#east = board.east;
    this.#long = 2 * (MARGIN + CELL + GAP) + ((board.east - board.west - 1) / 5) * (2 * HALF + GAP) - GAP;
  }

  get width(): number {
    return this.turned ? SHORT : this.#long;
  }

  get height(): number {
    return this.turned ? this.#long : SHORT;
  }

  /** The board as it is, before it is turned: for what is drawn in one piece. */
  get frame(): { width: number; height: number; transform: string | undefined } {
    const transform = { 0: undefined, 1: `translate(${SHORT} 0) rotate(90)`, 3: `translate(0 ${this.#long}) rotate(-90)` }[this.turned];
    return { width: this.#long, height: SHORT, transform };
  }

  /** The middle of a column, and of a row, before the board is turned. */
  column(x: number): number {
    const zone = MARGIN + CELL / 2;
    if (x <= this.#west) return zone;
    if (x >= this.#east) return this.#long - zone;
    const at = x - this.#west - 1;
    return zone + CELL + GAP + at * CELL + Math.floor(at / 5) * GAP;
  }

  row(y: number): number {
    return MARGIN + CELL / 2 + y * CELL + (y > 4 ? GAP : 0);
  }

  #turn({ x, y }: Point): Point {
    if (this.turned === 1) return { x: SHORT - y, y: x };
    return this.turned === 3 ? { x: y, y: this.#long - x } : { x, y };
  }

  centre(square: string): Point {
    const { x, y } = spot(square);
    return this.#turn({ x: this.column(x), y: this.row(y) });
  }

  slotCentre(slot: Slot): Point {
    return this.#turn({ x: this.column(slot.x + 2), y: this.row(slot.y + 2) });
  }

  /** A place of a hall, measured from its middle, on the page. */
  inSlot(slot: Slot, at: Point): Point {
    const middle = this.slotCentre(slot);
    const turned = quarter(at, this.turned);
    return { x: middle.x + turned.x, y: middle.y + turned.y };
  }

  /** The step on the board that an arrow key means on the page. */
  step(arrow: Side): Point {
    return STEP[ROUND[(ROUND.indexOf(arrow) - this.turned + 4) % 4]!];
  }

  has(x: number, y: number): boolean {
    return x >= this.#west && x <= this.#east && y >= 0 && y <= 9;
  }
}

/** Where a square of a turning hall comes to lie. */
export function turnedSquare(slot: Slot, square: string, turns: number): Point {
  const { x, y } = spot(square);
  const at = quarter({ x: x - slot.x - 2, y: y - slot.y - 2 }, turns);
  return { x: slot.x + 2 + at.x, y: slot.y + 2 + at.y };
}

/** A point after a turn around a middle. */
export function around(from: Point, middle: Point, angle: number): Point {
  const [dx, dy] = [from.x - middle.x, from.y - middle.y];
  return { x: middle.x + dx * Math.cos(angle) - dy * Math.sin(angle), y: middle.y + dx * Math.sin(angle) + dy * Math.cos(angle) };
}

/** A bow over a pit, bent to its left: from the rim of one coin to just before the landing. */
export function bow(from: Point, over: Point, to: Point): string {
  const bend = { x: over.x + (over.x - (from.x + to.x) / 2) * 0.4, y: over.y + (over.y - (from.y + to.y) / 2) * 0.4 };
  const straight = Math.hypot(bend.x - over.x, bend.y - over.y) < 1;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const control = straight ? { x: over.x + (dy / length) * 30, y: over.y - (dx / length) * 30 } : bend;
  const toward = (a: Point, b: Point, by: number): Point => {
    const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    return { x: a.x + ((b.x - a.x) / far) * by, y: a.y + ((b.y - a.y) / far) * by };
  };
  const [start, end] = [toward(from, control, 22), toward(to, control, 17)];
  return `M${start.x.toFixed(1)} ${start.y.toFixed(1)}Q${control.x.toFixed(1)} ${control.y.toFixed(1)} ${end.x.toFixed(1)} ${end.y.toFixed(1)}`;
}
