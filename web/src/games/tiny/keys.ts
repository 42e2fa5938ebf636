/** The boards by keyboard: arrows walk them, Enter goes, r turns a card, digits choose among numbered places, e ends the turn. */
import { freeKey } from "../../lib/hotkey";
import type { Board } from "./board.svelte";

export function keyed(board: Board, event: KeyboardEvent): void {
  const target = freeKey(event);
  if (target && !target.closest("[role='tabpanel']") && act(board, event.key, target)) event.preventDefault();
}

/** True if the key meant something here. */
function act(board: Board, key: string, target: Element): boolean {
  const { table } = board;
  if (key === "Escape") return putBack(board);
  if (key.startsWith("Arrow")) return target.matches("body, main, .table, [data-main]") && enterBoard(board);
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
