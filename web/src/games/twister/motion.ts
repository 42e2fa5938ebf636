/** How the board gets from one view to the next: halls turn, figures walk, jump or are carried round. Where nothing may move, things are simply there. */
import { cubicInOut, cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import type { TransitionConfig } from "svelte/transition";
import { around, turnedSquare, type Layout, type Point } from "./geometry";
import { slotAt, squareName, way, type Item, type Piece, type Slot, type View } from "./view";

const TURN_MS = 700;
const STEP_MS = 120;
const JUMP_MS = 320;
const SLIDE_MS = 240;
/** How far a turn is from moment to moment: hall and figures keep step. */
const TURNING = Array.from({ length: 25 }, (_, at) => cubicInOut(at / 24));

/** A hall is turned up. */
export function flip(_node: Element): TransitionConfig {
  if (prefersReducedMotion.current) return { duration: 160, css: (t) => `opacity:${t}` };
  return { duration: 420, easing: cubicOut, css: (t) => `transform:perspective(900px) rotateY(${(1 - t) * 90}deg)` };
}

/** Something drops onto the board. */
export function drop(_node: Element): TransitionConfig {
  if (prefersReducedMotion.current) return { duration: 160, css: (t) => `opacity:${t}` };
  return { duration: 260, easing: cubicOut, css: (t) => `opacity:${t};scale:${1.7 - 0.7 * t}` };
}

interface Leaving {
  out: boolean;
  away: Point;
  /** The way out, from where it stands, in squares: of whoever did not just take the last step. */
  path: Point[];
}

/** A figure leaves the board: out of the dungeon, or out of the game. */
export function depart(_node: Element, { out, away, path }: Leaving): TransitionConfig {
  if (prefersReducedMotion.current) return { duration: 0 };
  if (out && path.length > 1) {
    return {
      duration: STEP_MS * path.length,
      css: (t, u) => {
        const at = u * (path.length - 1);
        const [from, to] = [path[Math.floor(at)]!, path[Math.ceil(at)]!];
        const part = at % 1;
        return `opacity:${Math.min(1, 3 * t)};translate:${100 * (from.x + (to.x - from.x) * part)}% ${100 * (from.y + (to.y - from.y) * part)}%;z-index:9`;
      },
    };
  }
  if (out) return { duration: 520, css: (t, u) => `opacity:${t};translate:${away.x * u * 90}% ${away.y * u * 90}%` };
  return { duration: 420, css: (t) => `opacity:${t};scale:${t};rotate:${(1 - t) * 60}deg` };
}

interface Motion {
  /** What moves: the `data-piece` or `data-hall` of its element. */
  id: string;
  ms: number;
  /** Points on the page that it passes, the last one where it is now; for halls the angle it comes from. */
  points?: Point[];
  angle?: number;
  lift?: boolean;
}

export const pieceId = (piece: Piece): string => `${piece.seat} ${piece.kind ?? piece.square}`;

const twins = (view: View, item: Item): Item[] => view.items.filter(({ seat, kind }) => seat === item.seat && kind === item.kind);

/** A side may have two ropes or keys, which nobody tells apart. */
export const itemId = (view: View, item: Item): string => `${item.seat} ${item.kind} ${twins(view, item).indexOf(item)}`;

/** Where an item was before; of two alike the one that lies there no longer. */
function itemBefore(before: View, after: View, item: Item): Item | undefined {
  const [was, is] = [twins(before, item), twins(after, item)];
  return was.find(({ square }) => square === item.square) ?? was.find(({ square }) => !is.some((one) => one.square === square));
}

/** Quarter turns clockwise, -1 to 2, of a hall that stayed in its slot. */
function turnsOf(before: Slot | undefined, after: Slot): number {
  if (!before?.up || before.hall !== after.hall) return 0;
  const turns = (after.turned - before.turned + 4) % 4;
  return turns === 3 ? -1 : turns;
}

/** The way that a non-player character has planned. */
export function plannedWay({ solo }: View, kind: string | null): string[] {
  return solo?.thought?.npc === kind ? solo.thought.plan.flatMap((step) => step.path.slice(1)) : [];
}

/** Everything that is elsewhere than before, and how it got there. */
export function motions(before: View, after: View, layout: Layout): Motion[] {
  const found: Motion[] = [];
  const turns = new Map<string, number>();
  for (const slot of after.slots) {
    const by = turnsOf(before.slots.find((one) => one.slot === slot.slot), slot);
    if (!by) continue;
    turns.set(slot.slot, by);
    found.push({ id: slot.slot, ms: TURN_MS, angle: -90 * by });
  }
  const jumped = ([0, 1] as const).map((seat) => after.hands[seat].jumps < before.hands[seat].jumps);
  for (const thing of [...after.pieces, ...after.items]) {
    const figure = "wounded" in thing;
    const old = figure ? before.pieces.find((one) => pieceId(one) === pieceId(thing)) : itemBefore(before, after, thing);
    if (!old || old.square === thing.square || thing.kind === null) continue;
    const [from, to] = [layout.centre(old.square), layout.centre(thing.square)];
    const id = figure ? pieceId(thing) : itemId(after, thing);
    const slot = slotAt(before, old.square);
    const by = slot ? (turns.get(slot.slot) ?? 0) : 0;
    const round = slot && by ? turnedSquare(slot, old.square, by) : null;
    if (slot && round && squareName(round.x, round.y) === thing.square) {
      found.push({ id, ms: TURN_MS, points: TURNING.map((part) => around(from, layout.slotCentre(slot), (part * by * Math.PI) / 2)) });
      continue;
    }
    const planned = figure ? plannedWay(before, thing.kind) : [];
    const walked = planned.at(-1) === thing.square ? planned : way(before, { seat: thing.seat, kind: thing.kind }, thing.square);
    if (walked.length) found.push({ id, ms: STEP_MS * walked.length, points: [from, ...walked.map((square) => layout.centre(square))] });
    else found.push({ id, ms: jumped[thing.seat] ? JUMP_MS : SLIDE_MS, points: [from, to], lift: jumped[thing.seat] });
  }
  return found;
}

/** Play them on the elements of the board; done when all have come to rest. `scale` is the size on the page of a unit of the layout. */
export function perform(all: Motion[], root: HTMLElement, scale: number): Promise<unknown> {
  if (prefersReducedMotion.current) return Promise.resolve();
  const running = all.flatMap(({ id, ms, points, angle, lift }) => {
    if (!points) {
      const turning = TURNING.map((part) => ({ transform: `rotate(${(1 - part) * (angle ?? 0)}deg)` }));
      return [...root.querySelectorAll<HTMLElement>(`[data-hall="${id}"]`)].map((layer) => layer.animate(turning, ms));
    }
    const node = root.querySelector<HTMLElement>(`[data-piece="${id}"]`);
    if (!node) return [];
    const last = points.at(-1)!;
    const frames = points.map(({ x, y }) => ({ translate: `${(x - last.x) * scale}px ${(y - last.y) * scale}px`, zIndex: 9 }));
    const moving = node.animate(frames, { duration: ms, easing: points.length > 3 ? "linear" : "ease-in-out" });
    return lift ? [moving, node.animate([{ scale: 1 }, { scale: 1.5, offset: 0.5 }, { scale: 1 }], ms)] : moving;
  });
  return Promise.allSettled(running.map((animation) => animation.finished));
}
