/** Movements on the boards. Where nothing may move, things are simply there. */
import { cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import type { TransitionConfig } from "svelte/transition";

/** A card is turned up, or laid down. */
export function flip(_node: Element): TransitionConfig {
  if (prefersReducedMotion.current) return { duration: 160, css: (t) => `opacity:${t}` };
  return { duration: 300, easing: cubicOut, css: (t) => `transform-box:fill-box;transform-origin:center;transform:scaleX(${0.06 + 0.94 * t});opacity:${Math.min(1, t * 3)}` };
}

/** How long the torch takes for one space. */
export const TORCH_MS = 400;
