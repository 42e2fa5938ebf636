/** The boards by keyboard: arrows walk them, Enter does what the gold button says, r turns a card, digits choose among numbered places, e ends the turn. */
import { offerFocus } from "../../lib/focus";
import { freeKey } from "../../lib/hotkey";
import type { Board } from "./board.svelte";

export function keyed(board: Board, event: KeyboardEvent): void {
  const target = freeKey(event);
  if (target && act(board, event.key, target)) event.preventDefault();
}

const gold = (): HTMLElement | undefined => [...document.querySelectorAll<HTMLElement>(".table .btn.primary:not([aria-disabled='true'])")].find((one) => one.offsetParent !== null);

/** A new question: focus goes to its gold button, unless somebody is elsewhere on the page by keys. True if it has it. */
export function toGold(): boolean {
  const to = gold();
  const at = document.activeElement;
  if (!to || at?.closest("dialog")) return false;
  const elsewhere = at?.matches(":focus-visible") && !at.matches(".table :not([role='tab'], [role='tabpanel'], [role='tabpanel'] *)");
  if (at?.matches("body, main")) offerFocus(to);
  else if (!elsewhere) to.focus({ preventScroll: true });
  return document.activeElement === to;
}

/** After a click on something that answers nothing (a die, a tab) keys go on where they were: at the gold button, else on the board. */
export function pointed(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target.closest(".table *") : null;
  if (event.detail === 0 || !target || target.closest("dialog, [role='tabpanel']")) return;
  setTimeout(() => {
    if (!toGold() && target.closest("[role='tab']")) document.querySelector<HTMLElement>(".board")?.focus({ preventScroll: true });
  });
}

/** True if the key meant something here. */
function act(board: Board, key: string, target: Element): boolean {
  const { table } = board;
  if (key === "Escape") return putBack(board);
  if (key.startsWith("Arrow")) return target.matches("body, main, .table, [data-main], .table button:not([role='tab'], [role='tabpanel'] *)") && enterBoard(board);
  if (!table.kind) return false;
  if (board.rotation !== null) {
    if (key === "r" || key === "R") board.turn();
    else if (key === "Enter" && !target.closest("button:not([data-cell])")) board.fix();
    else return false;
    return true;
  }
  if (key === "Enter" && table.asking && !target.closest("button")) void table.play(table.asking.move);
  else if ((key === "e" || key === "E") && table.kind === "turn") void table.endTurn();
  else if (/^[1-9]$/.test(key)) return choose(board, Number(key));
  else return false;
  return true;
}

function putBack({ table }: Board): boolean {
  if (!table.asking && !table.selected) return false;
  table.unsure();
  table.select(null);
  return true;
}

/** From nowhere the arrows lead to the board, where they go on. */
export function enterBoard(board: Board): boolean {
  const place = document.querySelector<HTMLElement>(`.board [data-cell="${board.start}"], .board [data-cell][tabindex="0"]`);
  place?.focus({ preventScroll: true });
  return place !== null;
}

function choose(board: Board, figure: number): boolean {
  const move = board.choices[figure - 1];
  if (move) void board.table.play(move);
  return move !== undefined;
}
