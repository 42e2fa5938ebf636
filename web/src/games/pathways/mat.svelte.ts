/** The mat under the pointer: taps, strokes of the pen, cards that are carried over it. */
import { choose } from "../../lib/words.svelte";
import { around, Camera, joined } from "./camera.svelte";
import { boxOf, cardAt, cellOf, HEIGHT, isAt, lane, S, SIDES, STEP, WIDTH, type Box, type Point } from "./geometry";
import { marksOf, type Mark, type MarkKind } from "./marks";
import { advisedOf, type Advised } from "./advice";
import { Stroke } from "./stroke.svelte";
import type { Turn } from "./turn.svelte";
import { words as panels } from "./texts-panels";
import { isRoom, sameLaid, type Kind, type Laid, type Place } from "./view";

/** In pixels: a tap moves less than this; from this far a finger hits a mark. */
const FAR = 8;
const HIT = 24;
const MIDDLE: Point = { x: WIDTH / 2, y: HEIGHT / 2 };
/** In cells: a legal place this near draws the card to itself. */
const SNAP = 0.8;
/** In cells: how much of a card may hang over the edge while it is held. */
const SPARED = 1;
/** In cells: how much around a mark belongs to it. */
const TOUCH = 0.5;
/** Marks beside the pen; portals, books and entrances may be far away. */
const NEXT: readonly MarkKind[] = ["step", "exit", "climb", "fall"];
const WAIT = 130;
const DOUBLE = 300;
const LONG = 500;

interface Press {
  id: number;
  /** In pixels of the window, and in units of the mat. */
  client: Point;
  at: Point;
  mode: "tap" | "stroke" | "place" | "carry" | "pan";
}

export class Mat {
  readonly table: Turn;
  readonly camera = new Camera();
  readonly stroke: Stroke;
  svg: SVGSVGElement | null = null;
  #press: Press | null = null;
  #fingers = new Map<number, Point>();
  /** From the corner of the carried card to the pointer, in cells. */
  #grip: Point = MIDDLE;
  #asking = 0;
  #resting = 0;
  #tapped = 0;

  readonly marks: Mark[] = $derived.by(() => (this.table.drawing && !this.table.held ? marksOf([...this.table.moves, ...(this.table.view.building?.starts ?? [])], this.table.dungeon, this.table.face, this.table.wielded) : []));

  constructor(table: Turn) {
    this.table = table;
    this.stroke = new Stroke(table);
  }

  /** The dungeon, in cells. */
  readonly all: Box = $derived.by(() => boxOf(this.table.dungeon?.cards ?? []));

  /** What a bot advised for this dungeon; null without advice. */
  readonly advised: Advised | null = $derived.by(() => {
    const { table } = this;
    const hint = table.drawing ? table.desk.hint : null;
    return hint && advisedOf(hint.moves.map(({ move }) => move), table.dungeon, table.face);
  });

  /** What is good to have in sight: all cards, those that are advised, and most of where the held one may lie. */
  readonly wanted: Box = $derived.by(() => {
    const advised = this.advised?.cards.length ? joined(this.all, boxOf(this.advised.cards)) : this.all;
    if (!this.table.allSpots.length) return advised;
    const { x, y, width, height } = boxOf(this.table.allSpots.map(([, left, top]) => ({ x: left, y: top })));
    return joined(advised, { x: x + SPARED, y: y + SPARED, width: width - 2 * SPARED, height: height - 2 * SPARED });
  });

  /** What must be in sight: the marks that can be touched next, those of the path around the pen. */
  readonly needed: Box | null = $derived.by(() => {
    const spots = this.table.allSpots.map(([, x, y]) => ({ x: (x + MIDDLE.x) * S, y: (y + MIDDLE.y) * S }));
    const points = spots.length ? spots : this.marks.filter(({ kind }) => NEXT.includes(kind));
    return points.length ? points.map((point) => around(point, TOUCH)).reduce(joined) : null;
  });

  get cards(): Laid[] {
    return this.table.dungeon?.cards ?? [];
  }

  // Carrying a card

  #point(client: Point): Point {
    const { left = 0, top = 0 } = this.svg?.getBoundingClientRect() ?? {};
    return this.camera.at({ x: client.x - left, y: client.y - top });
  }

  over(client: Point): boolean {
    const box = this.svg?.getBoundingClientRect();
    return !!box && client.x >= box.left && client.x <= box.right && client.y >= box.top && client.y <= box.bottom;
  }

  /** The card is carried here: it snaps to where it may lie, else to the next cell. */
  hover(client: Point): void {
    const { table } = this;
    if (!table.held) return;
    if (!this.over(client)) return this.#aimAt(null);
    const at = this.#point(client);
    const real = { x: at.x / S - this.#grip.x, y: at.y / S - this.#grip.y };
    const away = (spot: Point) => Math.hypot(spot.x - real.x, spot.y - real.y);
    const [nearest] = [...table.spots].sort((one, other) => away(one) - away(other));
    const near = nearest && (this.#alone || away(nearest) < SNAP) ? nearest : null;
    this.#aimAt(near ?? { x: Math.round(real.x), y: Math.round(real.y) });
  }

  /** No other card lies there: the held one has its place wherever it is let go of. */
  get #alone(): boolean {
    return this.cards.every((card) => sameLaid(card, this.table.held?.from ?? null));
  }

  #aimAt(spot: Point | null): void {
    const { table } = this;
    if (spot?.x === table.ghost?.x && spot?.y === table.ghost?.y) return;
    table.ghost = spot;
    this.explain();
  }

  /** Find out why the held card cannot lie where it hovers. */
  explain(): void {
    const { table } = this;
    const { ghost } = table;
    clearTimeout(this.#asking);
    table.fault = null;
    if (!ghost || table.fits(ghost)) return;
    const move = table.layText(ghost);
    this.#asking = window.setTimeout(async () => {
      const refused = await table.desk.why(move);
      if (table.ghost && table.held && table.layText(table.ghost) === move) table.fault = refused;
    }, WAIT);
  }

  /** The carried card is let go of here. */
  async drop(client: Point): Promise<void> {
    const { table } = this;
    const { held, ghost } = table;
    table.carried = null;
    this.#grip = MIDDLE;
    if (!held) return;
    if (!this.over(client)) {
      if (held.from) await table.lift(held.from);
      else table.letGo();
    } else if (ghost && table.fits(ghost)) await table.lay(ghost);
    else {
      if (ghost) await table.refuse(table.layText(ghost), this.svg?.querySelector("[data-ghost]") ?? this.svg);
      table.letGo();
    }
  }

  /** By keyboard: the held card moves by a cell. */
  push(dx: number, dy: number): void {
    const { table } = this;
    const [first] = this.#byDistance();
    const from = table.ghost;
    this.#aimAt(from ? { x: from.x + dx, y: from.y + dy } : (first ?? { x: 0, y: 0 }));
  }

  /** Legal places, those near the middle of the dungeon first. */
  #byDistance(): Point[] {
    const box = boxOf(this.cards);
    const middle = { x: box.x + box.width / 2 - MIDDLE.x, y: box.y + box.height / 2 - MIDDLE.y };
    const away = (spot: Point) => Math.hypot(spot.x - middle.x, spot.y - middle.y);
    return [...this.table.spots].sort((one, other) => away(one) - away(other));
  }

  /** Say what the sign is called that is pointed at. */
  name(target: EventTarget | null): void {
    const { table } = this;
    const sign = target instanceof Element ? target.closest("[data-kind]") : null;
    const kind = sign && (sign.getAttribute("data-kind") as Kind);
    const says = choose(panels);
    if (!this.#press || this.#press.mode === "tap") table.tell(kind && !table.held ? `${says.kinds[kind][0]}. ${says.kindSays[kind]}` : null, sign);
  }

  // Pointers

  down(event: PointerEvent): void {
    const elsewhere = this.table.carried && this.#press?.mode !== "carry";
    if (event.button !== 0 || elsewhere) return;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#fingers.size > 1) return this.#second();
    const client = { x: event.clientX, y: event.clientY };
    const { table } = this;
    this.svg?.setPointerCapture(event.pointerId);
    this.#press = { id: event.pointerId, client, at: this.#point(client), mode: table.held ? "place" : "tap" };
    if (table.held) this.hover(client);
    else if (event.pointerType !== "mouse") this.#rest(event.target);
  }

  /** A finger that rests on a sign learns its name, and does nothing else. */
  #rest(target: EventTarget | null): void {
    clearTimeout(this.#resting);
    this.table.tell(null);
    this.#resting = window.setTimeout(() => {
      if (this.#press?.mode !== "tap") return;
      this.name(target);
      if (this.table.looked) this.#press = null;
    }, LONG);
  }

  /** A second finger turns the card that the first one carries, or they look closer together. */
  #second(): void {
    if (this.#press?.mode === "carry" || this.#press?.mode === "place") {
      this.table.turn();
      this.explain();
      return;
    }
    this.stroke.end();
    this.#press = null;
  }

  move(event: PointerEvent): void {
    const client = { x: event.clientX, y: event.clientY };
    const before = this.#fingers.get(event.pointerId);
    if (before && this.#fingers.size === 2 && !this.#press) return this.#pinch(event.pointerId, before, client);
    if (before) this.#fingers.set(event.pointerId, client);
    const press = this.#press;
    if (!press) {
      if (event.pointerType === "mouse") this.hover(client);
      return;
    }
    if (event.pointerId !== press.id) return;
    if (press.mode === "tap" && Math.hypot(client.x - press.client.x, client.y - press.client.y) > FAR) this.#begin(press);
    if (press.mode === "stroke") for (const part of event.getCoalescedEvents?.() ?? [event]) this.stroke.move(this.#point({ x: part.clientX, y: part.clientY }));
    if (press.mode === "stroke") this.stroke.move(this.#point(client));
    else if (press.mode === "place") this.hover(client);
    else if (press.mode === "carry") {
      this.table.carried = client;
      this.hover(client);
    } else if (press.mode === "pan") {
      this.camera.pan({ x: client.x - press.client.x, y: client.y - press.client.y });
      press.client = client;
    }
  }

  #pinch(id: number, before: Point, after: Point): void {
    const other = [...this.#fingers].find(([one]) => one !== id)?.[1];
    this.#fingers.set(id, after);
    const { left = 0, top = 0 } = this.svg?.getBoundingClientRect() ?? {};
    if (!other) return;
    const apart = (one: Point) => Math.hypot(one.x - other.x, one.y - other.y) || 1;
    const middle = { x: (after.x + other.x) / 2 - left, y: (after.y + other.y) / 2 - top };
    this.camera.pinch(middle, apart(after) / apart(before), { x: (after.x - before.x) / 2, y: (after.y - before.y) / 2 });
  }

  /** The pointer moves on: near the line it draws, elsewhere it takes the card along, or the mat where not all is in sight. */
  #begin(press: Press): void {
    const { table } = this;
    const cell = cellOf(press.at);
    const card = cardAt(this.cards, cell.x, cell.y);
    const line = this.#nearLine(cell) || this.#atPort(cell);
    if (this.camera.partial && !(table.drawing && (card || line))) press.mode = "pan";
    else if (!table.drawing) return;
    else if (!card || line) {
      press.mode = "stroke";
      const step = this.#stepAt(press.at, cell);
      const steps = table.dungeon?.path?.steps.length ?? 0;
      const begin = () => this.stroke.begin(press.at);
      if (step !== null && step < steps - 1) void table.cut(step + 1).then(begin);
      else begin();
    } else {
      press.mode = "carry";
      table.take(card.card, card);
      this.#grip = { x: press.at.x / S - card.x, y: press.at.y / S - card.y };
    }
  }

  #nearLine(cell: Point): boolean {
    const { table } = this;
    const steps = table.dungeon?.path?.steps ?? [];
    const on = (place: Place | null, { x, y }: Point) => !!place && isAt(place, this.cards, table.face, x, y);
    if (steps.some(({ place }) => on(place, cell))) return true;
    const head = steps.at(-1)?.place;
    return !!head && SIDES.some((side) => on(head, { x: cell.x + STEP[side][0], y: cell.y + STEP[side][1] }));
  }

  /** Outside of an entrance: a stroke may begin there. */
  #atPort({ x, y }: Point): boolean {
    return this.marks.some(({ kind, cell, side }) => kind === "start" && cell.x + STEP[side!][0] === x && cell.y + STEP[side!][1] === y);
  }

  /** The last step of the path that leads to a cell; where both levels have one, the nearer. */
  #stepAt(at: Point, cell: Point): number | null {
    const { table } = this;
    const steps = table.dungeon?.path?.steps ?? [];
    const found = steps.flatMap(({ place }, step) => (place && isAt(place, this.cards, table.face, cell.x, cell.y) ? [{ place, step }] : []));
    const away = (place: Place) => {
      if (isRoom(place)) return 0;
      const { x, y } = lane(place.level, place.x, place.y);
      return Math.hypot(x - at.x, y - at.y);
    };
    return found.sort((one, other) => away(one.place) - away(other.place) || other.step - one.step)[0]?.step ?? null;
  }

  async up(event: PointerEvent): Promise<void> {
    this.#fingers.delete(event.pointerId);
    const press = this.#press;
    if (!press || event.pointerId !== press.id) return;
    this.#press = null;
    const client = { x: event.clientX, y: event.clientY };
    if (press.mode === "stroke") this.stroke.end();
    else if (event.type === "pointercancel") this.table.letGo();
    else if (press.mode === "carry") await this.drop(client);
    else if (press.mode === "place") await this.#place(press, client, event.pointerType);
    else if (press.mode === "tap") await this.#tap(press);
  }

  /** A card is held and the mat is touched: it is laid there; where it came from it stays; elsewhere one learns why not. */
  async #place(press: Press, client: Point, pointer: string): Promise<void> {
    const { table } = this;
    const near = this.#spotAt(press.at);
    const cell = cellOf(press.at);
    if (near && Math.hypot(client.x - press.client.x, client.y - press.client.y) < FAR) await table.lay(near);
    else if (table.ghost && table.fits(table.ghost)) await table.lay(table.ghost);
    else if (table.held?.from && cardAt([table.held.from], cell.x, cell.y)) table.letGo();
    else if (table.ghost && pointer === "mouse") await table.refuse(table.layText(table.ghost), this.svg?.querySelector("[data-ghost]") ?? null);
  }

  /** The legal place whose mark is at a point. */
  #spotAt(at: Point): Point | null {
    const away = ({ x, y }: Point) => Math.hypot((x + MIDDLE.x) * S - at.x, (y + MIDDLE.y) * S - at.y) * this.camera.scale;
    const [near] = [...this.table.spots].sort((one, other) => away(one) - away(other));
    return near && away(near) < HIT ? near : null;
  }

  async #tap({ at, client }: Press): Promise<void> {
    const { table } = this;
    const now = performance.now();
    const twice = now - this.#tapped < DOUBLE;
    this.#tapped = now;
    const away = (mark: Point) => Math.hypot(mark.x - at.x, mark.y - at.y) * this.camera.scale;
    const [mark] = [...this.marks].sort((one, other) => away(one) - away(other));
    if (mark && away(mark) < HIT) return this.act(mark);
    if (!table.drawing) return twice ? this.camera.fit() : undefined;
    const cell = cellOf(at);
    const step = this.#stepAt(at, cell);
    const steps = table.dungeon?.path?.steps ?? [];
    if (step !== null && step < steps.length - 1) return void (await table.cut(step + 1));
    if (step !== null) return;
    const card = cardAt(this.cards, cell.x, cell.y);
    if (card) {
      table.hold(card.card, card);
      this.hover(client);
    } else if (twice) this.camera.fit();
  }

  async act(mark: Mark): Promise<void> {
    const at = this.svg?.querySelector(`[data-move="${mark.move}"]`) ?? null;
    if (mark.kind === "start") await this.table.start(mark.move, at);
    else await this.table.play(mark.move, at);
  }
}
