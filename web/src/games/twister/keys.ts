/** The whole game by keyboard: arrows walk the board, Enter acts, r and t turn, j jumps, a attacks, m all moves, l lines of sight, f forecast, e ends the turn. */
import { byPointer } from "../../lib/focus";
import { freeKey } from "../../lib/hotkey";
import type { Board } from "./board.svelte";
import { hallOf } from "./moves";
import { slotAt } from "./view";

export function keyed(board: Board, event: KeyboardEvent, foresee: () => Promise<void>): void {
  const target = freeKey(event);
  if (!target) return;
  const done = event.key.toLowerCase() === "f" ? ahead(board, foresee) : !(event.key.startsWith("Arrow") && target.closest("[role='tabpanel']")) && act(board, event.key, target);
  if (done) event.preventDefault();
}

/** What the non-player would do: first ask, then one after the other. */
function ahead({ alone }: Board, foresee: () => Promise<void>): boolean {
  if (!alone.canForesee) return false;
  if (alone.forecast) alone.turn(1);
  else void foresee();
  return true;
}

/** True if the key meant something here. */
function act(board: Board, key: string, target: Element): boolean {
  const { table } = board;
  if (key === "Escape") return putBack(board);
  if ((key === "ArrowLeft" || key === "ArrowRight") && table.armed && hallOf(table.armed)) {
    board.otherWay();
    return true;
  }
  if (key.startsWith("Arrow")) return (byPointer() ? !target.matches("[data-square], [data-slot]") : target.matches("body, main, .table, [data-main]")) && enterBoard(board);
  if ((key === "Enter" || key === " ") && table.kind === "npc") return goOn(board, target);
  if (key === "Enter") return confirm(board, target);
  switch (key.toLowerCase()) {
    case "l":
      board.sight = !board.sight;
      return true;
    case "m":
      board.menu();
      return true;
    case "j":
      return look(board, ["jump", "phase"]);
    case "a":
      return look(board, ["fight", "lance", "shoot", "burn", "push"]);
    case "r":
      return turn(board, false);
    case "t":
      return turn(board, true);
    case "e":
      if (!table.can("end")) return false;
      void table.endTurn();
      return true;
    default:
      return false;
  }
}

function putBack(board: Board): boolean {
  const { table, alone } = board;
  const held = alone.pace || alone.forecast || board.choice || table.asking || table.armed || table.advancing || board.putting || table.selected || board.chosen;
  if (alone.pace) alone.pace = null;
  else if (board.choice) board.choice = null;
  else if (table.asking) table.unsure();
  else if (board.putting) board.putting = false;
  else if (table.armed || table.advancing || board.chosen) {
    table.arm(null);
    board.chosen = null;
  } else if (table.selected) table.select(null);
  else alone.unsee();
  return !!held;
}

const ELSEWHERE = "button:not([data-square], [data-slot], [data-turn]), a, summary";

/** Let the non-player act, unless a button that is not part of the board has focus. */
function goOn({ alone }: Board, target: Element): boolean {
  if (target.closest(ELSEWHERE)) return false;
  void alone.next();
  return true;
}

/** Enter makes what is armed or asked, unless a button that is not part of it has focus. */
function confirm({ table }: Board, target: Element): boolean {
  if (target.closest(ELSEWHERE)) return false;
  if (!table.ready.length) return false;
  void table.confirm();
  return true;
}

/** Look at the next square where such a move is possible. */
function look(board: Board, verbs: string[]): boolean {
  const square = board.cycle(verbs);
  if (!square) return false;
  document.querySelector<HTMLElement>(`[data-board] button[data-square="${square}"]`)?.focus({ preventScroll: true });
  return true;
}

/** Show a quarter turn of the hall that the figure stands in, or of its sister. */
function turn(board: Board, sister: boolean): boolean {
  const { table } = board;
  const own = table.figure ? slotAt(table.view, table.figure.square)?.hall : null;
  const moves = board.turns.filter((move) => !own || (hallOf(move) === own) !== sister);
  const move = moves[(moves.indexOf(table.armed ?? "") + 1) % moves.length];
  if (move) table.arm(move);
  return !!move;
}

/** From nowhere the arrows lead to the board, where they go on. */
function enterBoard(board: Board): boolean {
  const slot = slotAt(board.table.view, board.start);
  const place = document.querySelector<HTMLElement>(slot && !slot.up ? `[data-board] [data-slot="${slot.slot}"]` : `[data-board] button[data-square="${board.start}"]`);
  place?.focus({ preventScroll: true });
  return place !== null;
}
