/** What part of the mat is in sight: all that matters, as large as fits, unless somebody looks closer. */
import { S, type Box, type Point } from "./geometry";

/** Pixels per unit at most: beyond that cards only grow coarse. */
const LARGEST = 1.3;
const MARGIN = 0.75;
const CLOSEST = 4;

export class Camera {
  /** Of the picture, in pixels, and what of its left side is taken. */
  width = $state(1);
  height = $state(1);
  inset = $state(0);
  /** What must be in sight, in cells. */
  #box = $state.raw<Box>({ x: 0, y: 0, width: 3, height: 4 });
  /** Pixels per unit at least, where something is to be touched; and around what. */
  least = $state(0);
  focus = $state.raw<Point | null>(null);
  /** How much closer somebody looks, and how far aside, in units. */
  #zoom = $state(1);
  #aside = $state.raw<Point>({ x: 0, y: 0 });

  frame(box: Box): void {
    this.#box = box;
  }

  /** As large as all of it fits. */
  readonly #fitting: number = $derived.by(() => {
    const { width, height } = this.#box;
    const room = Math.max(this.width - this.inset, 1);
    return Math.min(LARGEST, room / ((width + 2 * MARGIN) * S), this.height / ((height + 2 * MARGIN) * S));
  });

  readonly scale: number = $derived(Math.max(this.#fitting, this.focus ? this.least : 0) * this.#zoom);

  /** The middle of all, or where things happen if not all is in sight. */
  readonly #middle: Point = $derived.by(() => {
    const { x, y, width, height } = this.#box;
    const { focus } = this;
    const along = (from: number, length: number, sight: number, wish: number | undefined) => {
      const spare = (length + 2 * MARGIN) * S - sight / this.scale;
      const middle = (from + length / 2) * S;
      return wish === undefined || spare <= 0 ? middle : Math.min(middle + spare / 2, Math.max(middle - spare / 2, wish));
    };
    return { x: along(x, width, this.width - this.inset, focus?.x), y: along(y, height, this.height, focus?.y) };
  });

  readonly view: Box = $derived.by(() => {
    const { scale } = this;
    const middle = { x: this.#middle.x + this.#aside.x, y: this.#middle.y + this.#aside.y };
    return {
      x: middle.x - (this.inset + (this.width - this.inset) / 2) / scale,
      y: middle.y - this.height / 2 / scale,
      width: this.width / scale,
      height: this.height / scale,
    };
  });

  get closer(): boolean {
    return this.#zoom !== 1 || this.#aside.x !== 0 || this.#aside.y !== 0;
  }

  /** Not all is in sight. */
  get partial(): boolean {
    return this.scale > this.#fitting || this.closer;
  }

  /** A point of the picture, in pixels from its corner, in units of the mat. */
  at({ x, y }: Point): Point {
    const { view, scale } = this;
    return { x: view.x + x / scale, y: view.y + y / scale };
  }

  /** Look closer around a point of the picture, and move along. */
  pinch(around: Point, by: number, along: Point): void {
    const before = this.at(around);
    this.#zoom = Math.min(CLOSEST, Math.max(1, this.#zoom * by));
    const after = this.at(around);
    const { scale } = this;
    this.#aside = this.#within({ x: this.#aside.x + before.x - after.x - along.x / scale, y: this.#aside.y + before.y - after.y - along.y / scale });
    if (this.#zoom === 1 && by < 1) this.#aside = { x: 0, y: 0 };
  }

  /** The middle of the picture stays over the dungeon: nobody gets lost. */
  #within({ x, y }: Point): Point {
    const box = this.#box;
    const keep = (aside: number, middle: number, from: number, length: number) => Math.min((from + length) * S, Math.max(from * S, middle + aside)) - middle;
    return { x: keep(x, this.#middle.x, box.x, box.width), y: keep(y, this.#middle.y, box.y, box.height) };
  }

  pan(along: Point): void {
    this.pinch({ x: 0, y: 0 }, 1, along);
  }

  /** Closer to the middle of the picture. */
  zoom(by: number): void {
    this.pinch({ x: this.inset + (this.width - this.inset) / 2, y: this.height / 2 }, by, { x: 0, y: 0 });
  }

  get closest(): boolean {
    return this.#zoom >= CLOSEST;
  }

  fit(): void {
    this.#zoom = 1;
    this.#aside = { x: 0, y: 0 };
  }
}
