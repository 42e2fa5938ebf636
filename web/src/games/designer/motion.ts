/** Movements of pieces: a room flies from the hand to its cell, a tile from the stall to the tray and on to its corner. */
import { prefersReducedMotion } from "svelte/motion";
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

/** How long something new keeps its frame where nothing may move. */
const FRESH = 2000;
let origins: DOMRect[] = [];

/** Whatever arrives next comes from here, one after the other. */
export function leave(from: Iterable<Element>): void {
  origins = [...from].map((element) => element.getBoundingClientRect());
}

function frame(node: Element): TransitionConfig {
  node.classList.add("fresh");
  setTimeout(() => node.classList.remove("fresh"), FRESH);
  return { duration: 0 };
}

/** For groups of a drawing: fly in from where the piece left, else settle down. */
export function arrive(node: SVGGElement): TransitionConfig {
  const from = origins.shift();
  if (prefersReducedMotion.current) return frame(node);
  const scale = node.getScreenCTM()?.a;
  const to = node.getBoundingClientRect();
  if (!from || !scale || !to.width) return { duration: 240, easing: cubicOut, css: (t) => `opacity:${t};transform-box:fill-box;transform-origin:center;transform:scale(${1.15 - 0.15 * t})` };
  const x = (from.x + from.width / 2 - to.x - to.width / 2) / scale;
  const y = (from.y + from.height / 2 - to.y - to.height / 2) / scale;
  return {
    duration: 360,
    easing: cubicOut,
    css: (t, u) => `transform-box:fill-box;transform-origin:center;transform:translate(${x * u}px,${y * u}px) scale(${t * 0.2 + 0.8})`,
  };
}

/** Name strips go under the next row when the year ends. */
export function fold(_node: Element): TransitionConfig {
  if (prefersReducedMotion.current) return { duration: 0 };
  return { duration: 320, css: (t) => `transform-box:fill-box;transform-origin:top;transform:scaleY(${t});opacity:${t}` };
}

/** A hand comes from a neighbour: from the right when hands go left. */
export function handOver(_node: Element, { left, at }: { left: boolean; at: number }): TransitionConfig {
  if (prefersReducedMotion.current) return { duration: 0 };
  return { duration: 320, delay: at * 40, easing: cubicOut, css: (t, u) => `opacity:${t};translate:${(left ? 1 : -1) * u * 180}px 0` };
}
