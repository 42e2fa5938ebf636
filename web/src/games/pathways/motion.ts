/** Motion: ink grows as it is drawn. Whoever wants things to stand still sees them at once. */
import type { Attachment } from "svelte/attachments";
import type { Line } from "./ink";

const CELL = 140;
const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** Lengths by element, so that only what is new grows. */
const drawn = new WeakMap<SVGPathElement, number>();

/** The new end of a line of ink grows. */
export function grow(line: Line, still: boolean): Attachment<SVGPathElement> {
  return (node) => {
    const length = node.getTotalLength();
    const before = drawn.get(node) ?? 0;
    drawn.set(node, length);
    if (still || calm.matches || length <= before || line.stroke !== "upper") return;
    node.animate(
      [
        { strokeDasharray: `${length} ${length}`, strokeDashoffset: length - before },
        { strokeDasharray: `${length} ${length}`, strokeDashoffset: 0 },
      ],
      { duration: CELL, easing: "ease-out" },
    );
  };
}

export const isCalm = (): boolean => calm.matches;
