/** Building by keyboard: digits take cards, arrows lay or walk, R turns, P picks an entrance, D a door, S, F, O, B stairs, pits, portals, books. */
import { freeKey } from "../../lib/hotkey";
import { slotsOf } from "./hand";
import type { Mat } from "./mat.svelte";
import type { MarkKind } from "./marks";
import type { Side } from "./view";

const ARROWS: Record<string, readonly [Side, number, number]> = { ArrowUp: ["N", 0, -1], ArrowRight: ["E", 1, 0], ArrowDown: ["S", 0, 1], ArrowLeft: ["W", -1, 0] };

export function keyed(mat: Mat, event: KeyboardEvent): void {
  const { table } = mat;
  if (!table.building || event.defaultPrevented) return;
  const typing = event.target instanceof Element && event.target.closest("input, textarea, select, [contenteditable], dialog");
  if ((event.ctrlKey || event.metaKey) && !typing) {
    if (event.key !== "Enter") return;
    void table.submit();
    event.preventDefault();
    return;
  }
  const target = freeKey(event);
  if (target && act(mat, event.key, target)) event.preventDefault();
}

/** True if the key meant something here. */
function act(mat: Mat, key: string, target: Element): boolean {
  const { table } = mat;
  if (key === "Escape") return escape(mat);
  if (/^[1-5]$/.test(key)) return take(mat, Number(key) - 1);
  if (key === "Backspace") return !table.held && (void table.back(), true);
  if (target.closest("[role=tablist], [role=tabpanel]")) return false;
  if (table.held) return lay(mat, key, target);
  return walk(mat, key, target);
}

function escape({ table }: Mat): boolean {
  if (table.asking) table.unsure();
  else if (table.held) table.letGo();
  else if (table.wielded) table.wield(null);
  else if (table.aim) table.aim = null;
  else return false;
  return true;
}

function take(mat: Mat, at: number): boolean {
  const { table } = mat;
  const slot = slotsOf(table.view, table)[at];
  if (!slot) return false;
  table.hold(slot.card, slot.laid);
  if (table.held) {
    if (slot.laid) table.ghost = { x: slot.laid.x, y: slot.laid.y };
    else mat.push(0, 0);
  }
  return true;
}

/** Buttons answer Enter themselves. */
const answers = (target: Element): boolean => !!target.closest("button, a, summary, [role=button]");

function lay(mat: Mat, key: string, target: Element): boolean {
  const { table } = mat;
  const arrow = ARROWS[key];
  if (arrow) mat.push(arrow[1], arrow[2]);
  else if (key === "r" || key === "R") {
    table.turn();
    if (table.ghost) mat.explain();
    else mat.push(0, 0);
  } else if (key === "Delete" && table.held?.from) void table.lift(table.held.from);
  else if (key === "Enter" && table.ghost && !(answers(target) && !target.closest("[data-card], .laid"))) void table.lay(table.ghost, document.querySelector("[data-ghost]"));
  else return false;
  return true;
}

const CYCLES: Record<string, readonly MarkKind[]> = { p: ["start"], o: ["portal"] };

function walk(mat: Mat, key: string, target: Element): boolean {
  const { table } = mat;
  const arrow = ARROWS[key];
  const small = key.toLowerCase();
  if (arrow) return step(mat, arrow[0]);
  if (small in CYCLES) return cycle(mat, mat.marks.filter((mark) => CYCLES[small]!.includes(mark.kind)).map(({ move }) => move));
  if (small === "d") return cycle(mat, table.starting("leave"));
  if (small === "s") return once(mat, table.starting("stairs"));
  if (small === "f") return once(mat, table.starting("fall"));
  if (small === "b") return books(mat);
  const aimed = mat.marks.find((mark) => mark.move === table.aim);
  if (key === "Enter" && table.aim && !answers(target)) {
    void (aimed ? mat.act(aimed) : table.play(table.aim));
    return true;
  }
  if (key === "Enter" && table.complete && !table.asking && !answers(target)) return (void table.submit(), true);
  return false;
}

/** With an arrow: through the one way on that side, else out of the dungeon. */
function step(mat: Mat, side: Side): boolean {
  const { table } = mat;
  const path = table.me?.dungeon?.path;
  if (!path) return false;
  const doors = table.starting("leave").filter((move) => move.endsWith(` ${side}`));
  const move = [`go ${side}`, `exit ${side}`, ...(doors.length === 1 ? doors : [])].find((one) => table.can(one));
  if (doors.length > 1) return cycle(mat, doors);
  void (move ? table.play(move) : table.refuse(`go ${side}`));
  return true;
}

function cycle({ table }: Mat, moves: readonly string[]): boolean {
  if (!moves.length) return false;
  const at = moves.indexOf(table.aim ?? "");
  table.aim = moves[(at + 1) % moves.length]!;
  return true;
}

/** The only one is done at once. */
function once(mat: Mat, moves: string[]): boolean {
  if (moves.length !== 1) return cycle(mat, moves);
  void mat.table.play(moves[0]!);
  return true;
}

/** First a book, then its targets. */
function books(mat: Mat): boolean {
  const { table } = mat;
  const owned = [...new Set(table.starting("book").map((move) => move.split(" ")[1]!))];
  if (!owned.length) return false;
  const moves = table.wielded ? table.starting(`book ${table.wielded}`) : [];
  const last = moves.indexOf(table.aim ?? "") === moves.length - 1;
  if (!table.wielded || last) {
    const next = owned[(owned.indexOf(table.wielded ?? "") + 1) % owned.length]!;
    if (next !== table.wielded) table.wield(next);
    table.aim = table.starting(`book ${next}`)[0] ?? null;
    return true;
  }
  return cycle(mat, moves);
}
