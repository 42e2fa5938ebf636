/** A board that is larger than its frame, as on a phone: it is moved only where what matters is out of sight. */
import { prefersReducedMotion } from "svelte/motion";

/** Kept free at the edges of the frame. */
const MARGIN = 8;

/** Bring things on the board into sight, all of them or, where one is enough, the nearest. Where they are seen nothing moves. */
export function bringIntoSight(frame: HTMLElement, things: Element[], one = false): void {
  const { top, bottom: end, left, right } = frame.getBoundingClientRect();
  const bottom = end - (parseFloat(getComputedStyle(frame).scrollPaddingBottom) || 0);
  const boxes = things.map((thing) => thing.getBoundingClientRect()).filter((box) => box.height);
  const shifts = boxes.map((box) => ({ x: shift(left, right, box.left, box.right), y: shift(top, bottom, box.top, box.bottom) }));
  if (!shifts.length) return;
  const far = ({ x, y }: { x: number; y: number }): number => Math.abs(x) + Math.abs(y);
  shifts.sort((a, b) => far(a) - far(b));
  const by = one ? shifts[0]! : together(boxes, { top, bottom, left, right });
  if (far(by)) frame.scrollBy({ left: by.x, top: by.y, behavior: prefersReducedMotion.current ? "auto" : "smooth" });
}

/** How far to go so that from `start` to `end` all is between the edges; its beginning, where there is too little room. */
function shift(low: number, high: number, start: number, end: number): number {
  if (start - MARGIN < low) return start - MARGIN - low;
  return end + MARGIN > high ? Math.min(end + MARGIN - high, start - MARGIN - low) : 0;
}

type Edges = Pick<DOMRect, "top" | "bottom" | "left" | "right">;

function together(boxes: Edges[], { top, bottom, left, right }: Edges): { x: number; y: number } {
  const least = (side: keyof Edges) => Math.min(...boxes.map((box) => box[side]));
  const most = (side: keyof Edges) => Math.max(...boxes.map((box) => box[side]));
  return { x: shift(left, right, least("left"), most("right")), y: shift(top, bottom, least("top"), most("bottom")) };
}
