/** What part of the mat is in sight. It stays as it is until somebody looks elsewhere, or what matters is out of sight. */
import { S, WIDTH, HEIGHT, type Box, type Point } from "./geometry";

/** Pixels per unit at most: beyond that cards only grow coarse. */
const LARGEST = 1.3;
const CLOSEST = 4 * LARGEST;
/** Cells left free around what is framed. */
const MARGIN = 0.75;
/** The first card lies at 0, 0: around it there is room for most dungeons. */
const ROOM: Box = { x: (WIDTH - 11) / 2, y: (HEIGHT - 11) / 2, width: 11, height: 11 };

export function joined(one: Box, other: Box): Box {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const right = Math.max(one.x + one.width, other.x + other.width);
  return { x, y, width: right - x, height: Math.max(one.y + one.height, other.y + other.height) - y };
}

export const around = ({ x, y }: Point, cells: number): Box => ({ x: x / S - cells, y: y / S - cells, width: 2 * cells, height: 2 * cells });

export class Camera {
  /** Of the picture, in pixels, and what of its left side is taken. */
  #width = $state(1);
  #height = $state(1);
  #inset = $state(0);
  /** Pixels per unit, and what stands in the middle of the free part, in units. */
  #scale = $state(1);
  #middle = $state.raw<Point>({ x: (WIDTH * S) / 2, y: (HEIGHT * S) / 2 });
  /** What a new picture shows, in cells, and all that there is to be seen. */
  #home: Box = ROOM;
  #all = $state.raw<Box>(ROOM);

  /** The picture got another size: a new one. */
  resize(width: number, height: number, inset: number): void {
    if (width === this.#width && height === this.#height && inset === this.#inset) return;
    [this.#width, this.#height, this.#inset] = [width, height, inset];
    this.#frame(this.#home);
  }

  /** All of the dungeon; it bounds how far away one can look. */
  know(all: Box): void {
    this.#all = all;
  }

  /** Start over: the dungeon, and room around a first card where one is being built. */
  start(building: boolean): void {
    this.#home = building ? joined(ROOM, this.#all) : this.#all;
    this.#frame(this.#home);
  }

  /** All of the dungeon, as large as fits. */
  fit(): void {
    this.#frame(this.#all);
  }

  #frame(box: Box): void {
    this.#scale = this.#fitting(box);
    this.#middle = { x: (box.x + box.width / 2) * S, y: (box.y + box.height / 2) * S };
  }

  get #free(): number {
    return Math.max(this.#width - this.#inset, 1);
  }

  /** As large as all of it fits. */
  #fitting({ width, height }: Box): number {
    return Math.min(LARGEST, this.#free / ((width + 2 * MARGIN) * S), this.#height / ((height + 2 * MARGIN) * S));
  }

  get scale(): number {
    return this.#scale;
  }

  readonly view: Box = $derived.by(() => ({
    x: this.#middle.x - (this.#inset + this.#free / 2) / this.#scale,
    y: this.#middle.y - this.#height / 2 / this.#scale,
    width: this.#width / this.#scale,
    height: this.#height / this.#scale,
  }));

  /** How far the picture must move so that this is in sight, in units. */
  #offset(box: Box): Point {
    const along = (from: number, length: number, middle: number, sight: number) => {
      const [low, high] = [(from * S - middle) * this.#scale + sight / 2, ((from + length) * S - middle) * this.#scale - sight / 2];
      const far = low < -0.5 ? low : high > 0.5 ? high : 0;
      return far / this.#scale;
    };
    return { x: along(box.x, box.width, this.#middle.x, this.#free), y: along(box.y, box.height, this.#middle.y, this.#height) };
  }

  sees(box: Box): boolean {
    const { x, y } = this.#offset(box);
    return x === 0 && y === 0;
  }

  /** Move as little as needed to have this in sight; farther away only where it does not fit. */
  reveal(box: Box): void {
    if (this.sees(box)) return;
    if (this.#fitting(box) < this.#scale) return this.#frame(box);
    const { x, y } = this.#offset({ x: box.x - MARGIN, y: box.y - MARGIN, width: box.width + 2 * MARGIN, height: box.height + 2 * MARGIN });
    this.#middle = { x: this.#middle.x + x, y: this.#middle.y + y };
  }

  /** Close enough to touch what is around a point. */
  approach(point: Point, least: number): void {
    if (this.#scale >= least) return;
    this.#scale = least;
    this.#middle = point;
  }

  /** Not all is in sight. */
  get partial(): boolean {
    return !this.sees(this.#all);
  }

  get farthest(): boolean {
    return this.#scale <= this.#fitting(joined(ROOM, this.#all));
  }

  get closest(): boolean {
    return this.#scale >= CLOSEST;
  }

  /** A point of the picture, in pixels from its corner, in units of the mat. */
  at({ x, y }: Point): Point {
    const { view } = this;
    return { x: view.x + x / this.#scale, y: view.y + y / this.#scale };
  }

  /** Look closer around a point of the picture, and move along. */
  pinch(point: Point, by: number, along: Point): void {
    const before = this.at(point);
    this.#scale = Math.min(CLOSEST, Math.max(this.#fitting(joined(ROOM, this.#all)), this.#scale * by));
    const after = this.at(point);
    this.#middle = this.#within({ x: this.#middle.x + before.x - after.x - along.x / this.#scale, y: this.#middle.y + before.y - after.y - along.y / this.#scale });
  }

  /** The middle of the picture stays over the dungeon: nobody gets lost. */
  #within({ x, y }: Point): Point {
    const box = this.#all;
    const keep = (middle: number, from: number, length: number) => Math.min((from + length) * S, Math.max(from * S, middle));
    return { x: keep(x, box.x, box.width), y: keep(y, box.y, box.height) };
  }

  pan(along: Point): void {
    this.pinch({ x: 0, y: 0 }, 1, along);
  }

  /** Closer to the middle of the picture. */
  zoom(by: number): void {
    this.pinch({ x: this.#inset + this.#free / 2, y: this.#height / 2 }, by, { x: 0, y: 0 });
  }
}
