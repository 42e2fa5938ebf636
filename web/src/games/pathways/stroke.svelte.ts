/** Drawing by pointer: each cell that the stroke enters is a step, and going back over the line takes steps back. */
import { tick } from "svelte";
import { cardAt, corridorAt, isAt, OPPOSITE, S, SIDES, STEP, type Point } from "./geometry";
import type { Turn } from "./turn.svelte";
import { isRoom, type Place, type Side } from "./view";

/** A cell is entered near its middle: corners belong to nobody. */
const REACH = 0.45 * S;
const ROUND = 0.66 * S;
/** A quick pointer is followed in steps of this length. */
const STRIDE = S / 5;

/** The cell at a point of the mat, if the point is well inside. */
function cellAt({ x, y }: Point): Point | null {
  const cell = { x: Math.floor(x / S), y: Math.floor(y / S) };
  const [dx, dy] = [Math.abs(x - (cell.x + 0.5) * S), Math.abs(y - (cell.y + 0.5) * S)];
  return dx <= REACH && dy <= REACH && dx + dy <= ROUND ? cell : null;
}

const same = (one: Point | undefined | null, other: Point): boolean => one?.x === other.x && one.y === other.y;

export class Stroke {
  readonly #table: Turn;
  #wanted: Point[] = [];
  #pumping = false;
  #last: Point | null = null;
  /** The cell before the one that is drawn to. */
  #before: Point | null = null;
  /** It has done something: what follows goes on with that. */
  #goesOn = false;
  /** Ink that is not dry yet: cells the pointer has entered and the server has not answered for. */
  wet = $state.raw<Point[]>([]);
  active = $state(false);

  constructor(table: Turn) {
    this.#table = table;
  }

  begin(at: Point): void {
    this.active = true;
    this.#last = at;
    this.#before = null;
    this.#goesOn = false;
    this.#wanted = [];
    this.#want(cellAt(at));
  }

  move(to: Point): void {
    const from = this.#last ?? to;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    for (let gone = STRIDE; gone < length; gone += STRIDE) {
      this.#want(cellAt({ x: from.x + ((to.x - from.x) * gone) / length, y: from.y + ((to.y - from.y) * gone) / length }));
    }
    this.#want(cellAt(to));
    this.#last = to;
    void this.#pump();
  }

  end(): void {
    this.active = false;
  }

  #want(cell: Point | null): void {
    if (!cell || same(this.#wanted.at(-1) ?? this.#before, cell)) return;
    this.#wanted.push(cell);
    this.wet = [...this.#wanted];
  }

  /** One cell after the other, as the server answers. */
  async #pump(): Promise<void> {
    if (this.#pumping) return;
    this.#pumping = true;
    for (let cell = this.#wanted[0]; cell; cell = this.#wanted[0]) {
      if (await this.#enter(cell)) this.#goesOn = true;
      else {
        this.#before = cell;
        this.#wanted.shift();
      }
      await tick();
      this.wet = [...this.#wanted];
    }
    this.#pumping = false;
  }

  /** One move towards a cell; false if there is none, or none is needed. */
  async #enter(cell: Point): Promise<boolean> {
    const table = this.#table;
    if (!table.drawing) return false;
    const steps = table.me?.dungeon?.path?.steps ?? [];
    const head = steps.at(-1);
    if (!head?.place) return this.#start(cell);
    const at = (place: Place | null | undefined) => !!place && this.#isAt(place, cell);
    const left = head.step.startsWith("exit");
    if (left) return at(head.place) && this.#cut(steps.length - 1);
    if (at(head.place)) return false;
    if (at(steps.at(-2)?.place)) return this.#cut(steps.length - 1);
    if (steps.length === 1 && this.#outside(head.step, cell)) return this.#cut(0);
    const move = this.#moveTo(head.place, cell);
    return !!move && table.draw(move, this.#goesOn);
  }

  #cut(length: number): Promise<boolean> {
    return this.#table.cut(length, null, this.#goesOn);
  }

  #isAt(place: Place, cell: Point): boolean {
    return isAt(place, this.#table.me?.dungeon?.cards ?? [], this.#table.face, cell.x, cell.y);
  }

  #outside(start: string, cell: Point): boolean {
    const [, , x, y, side] = start.split(" ");
    const [dx, dy] = STEP[side as Side];
    return cell.x === Number(x) + dx && cell.y === Number(y) + dy;
  }

  /** From outside through a port. */
  async #start(cell: Point): Promise<boolean> {
    const table = this.#table;
    const from = this.#before;
    const cards = table.me?.dungeon?.cards ?? [];
    if (!from || cardAt(cards, from.x, from.y)) return false;
    const side = SIDES.find((one) => same(from, { x: cell.x + STEP[one][0], y: cell.y + STEP[one][1] }));
    const move = (table.levels === "lower" ? ["U", "M"] : ["M", "U"]).map((level) => `start ${level} ${cell.x} ${cell.y} ${side}`).find((one) => table.can(one));
    return !!move && table.draw(move, this.#goesOn);
  }

  #moveTo(head: Place, cell: Point): string | null {
    const table = this.#table;
    if (isRoom(head)) {
      const leads = (move: string) => {
        const [, x, y, side] = move.split(" ");
        const [dx, dy] = STEP[side as Side];
        return same(cell, { x: Number(x) + dx, y: Number(y) + dy });
      };
      return table.starting("leave").find(leads) ?? null;
    }
    const side = SIDES.find((one) => same(cell, { x: head.x + STEP[one][0], y: head.y + STEP[one][1] }));
    if (!side) return null;
    const found = [`go ${side}`, `exit ${side}`].find((move) => table.can(move));
    return found ?? this.#change(head, side);
  }

  /** Where the way goes on only on the other level, the stairs are taken first. */
  #change({ level, x, y }: Exclude<Place, { room: string }>, side: Side): string | null {
    const table = this.#table;
    const cards = table.me?.dungeon?.cards ?? [];
    const other = level === "M" ? "U" : "M";
    const [dx, dy] = STEP[side];
    const opens = corridorAt(cards, table.face, other, x, y)?.open.includes(side);
    const there = corridorAt(cards, table.face, other, x + dx, y + dy)?.open.includes(OPPOSITE[side]);
    return opens && there ? (["stairs", "fall"].find((move) => table.can(move)) ?? null) : null;
  }
}
