/** What places on the board are called by those who cannot see it: the drawing in words. */
import { signAt } from "./art";
import type { Board, Mark } from "./board.svelte";
import type { Turn } from "./turn.svelte";
import { itemsAt, pieceAt, slotAt, spot, type Gate, type Piece, type Side, type Slot } from "./view";

const SIDES: readonly (readonly [Side, number, number])[] = [["n", 0, -1], ["e", 1, 0], ["s", 0, 1], ["w", -1, 0]];

/** Pit or gear, and what stands on the edges of a square of a hall. */
function ground(table: Turn, slot: Slot, square: string): string[] {
  const { words: w, view } = table;
  const hall = table.hall(slot.hall!);
  const { x, y } = spot(square);
  const [dx, dy] = [2 * (x - slot.x) - 4, 2 * (y - slot.y) - 4];
  const sign = signAt(hall, slot.turned, dx, dy);
  const whole = SIDES.filter(([side]) => !slot.breaches.some((breach) => breach.square === square && breach.side === side));
  const walls = whole.filter(([, sx, sy]) => signAt(hall, slot.turned, dx + sx, dy + sy).match(/[-|]/)).map(([side]) => w.sides[side]);
  const slits = whole.filter(([, sx, sy]) => signAt(hall, slot.turned, dx + sx, dy + sy) === "=").map(([side]) => w.sides[side]);
  const gates = view.slots.flatMap((one) => one.gates).filter((gate) => gate.squares.includes(square)).map((gate) => w.gates[gate.state]);
  return [
    sign === "O" ? w.pit : sign === "G" ? w.gear(hall.pair) : "",
    walls.length ? w.walls(walls.join(", ")) : "",
    slits.length ? w.slits(slits.join(", ")) : "",
    ...gates,
  ];
}

/** A non-player character has a name of its own beside what it is. */
function nameOf(table: Turn, kind: string): string {
  const type = table.typeOf(kind);
  return type === kind ? table.card(kind) : `${table.card(kind)} (${table.card(type)})`;
}

/** "Gelb: Meuchlerin, verwundet, trägt Schlüssel" */
function pieceLabel(table: Turn, piece: Piece): string {
  const { words: w } = table;
  const name = piece.kind ? nameOf(table, piece.kind) : w.unknown;
  const load = piece.carries ? w.carries(table.card(piece.carries.kind)) : "";
  return `${w.colours[piece.seat]}: ${[name, piece.wounded ? w.wounded : "", piece.healed ? w.healed : "", piece.hidden ? w.hidden : "", load].filter(Boolean).join(", ")}`;
}

function markSays(table: Turn, mark: Mark | undefined): string {
  const { words: w } = table;
  if (!mark) return "";
  if (mark.kind === "strike" && !mark.moves.length) return w.advanceTo(mark.ap ?? 2);
  if (!mark.moves.length) return w.wayTo(mark.ap ?? 1);
  return mark.moves.map((move) => (move.startsWith("go ") ? w.wayTo(mark.ap ?? 0) : table.say(move))).join(" / ");
}

export function squareLabel({ table }: Board, square: string, mark: Mark | undefined): string {
  const { words: w, view } = table;
  const slot = slotAt(view, square);
  const zone = slot ? "" : w.zones[spot(square).x === view.board.west ? 0 : 1] + (view.board.circles.flat().includes(square) ? `, ${w.circle}` : "");
  const piece = pieceAt(view, square);
  return [
    w.square(square),
    piece ? pieceLabel(table, piece) : "",
    ...(piece?.carries ? [] : itemsAt(view, square).map((item) => `${table.card(item.kind)} (${w.colours[item.seat]})`)),
    markSays(table, mark),
    zone,
    ...(slot?.up && slot.hall ? ground(table, slot, square) : []),
  ].filter(Boolean).join("; ");
}

export function slotLabel(board: Board, slot: Slot): string {
  const { table } = board;
  const { words: w } = table;
  const tokens = slot.tokens.map((token) => `${w.colours[token.seat]}: ${token.kind ? table.card(token.kind) : w.unknown}`);
  const [move] = board.slotMoves(slot.slot);
  return [w.down(slot.slot), tokens.join(", ") || (table.view.solo ? "" : w.noTokens), move ? table.say(move) : ""].filter(Boolean).join("; ");
}

export function gateLabel(board: Board, gate: Gate): string {
  const { table } = board;
  const moves = board.gateMoves(gate.gate).map((move) => table.say(move));
  return [`${table.words.gates[gate.state]} (${gate.squares.filter(Boolean).join("–")})`, ...moves].join("; ");
}
