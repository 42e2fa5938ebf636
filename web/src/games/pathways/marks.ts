/** Where the legal moves of a path stand on the mat. */
import { doorPoint, lane, OPPOSITE, portPoint, roomAt, roomMiddle, roomOf, S, signsOf, STEP, type FaceOf, type Point } from "./geometry";
import { isRoom, type Dungeon, type Kind, type Level, type Place, type Side } from "./view";

export type MarkKind = "start" | "step" | "exit" | "climb" | "fall" | "portal" | "book";

export interface Mark extends Point {
  move: string;
  kind: MarkKind;
  level: Level;
  /** Where its arrow points; null without one. */
  side: Side | null;
  /** The cell it leads to, or the one it is about. */
  cell: Point;
}

const OUTSIDE = 0.34 * S;
const START = 0.17 * S;
const INSIDE = 0.24 * S;
/** Marks that would lie on each other stand this far apart. */
const APART = 0.5 * S;

interface Scene {
  dungeon: Dungeon;
  faceOf: FaceOf;
  head: Place | null;
}

export function marksOf(moves: readonly string[], dungeon: Dungeon | null, faceOf: FaceOf, wielded: string | null): Mark[] {
  if (!dungeon) return [];
  const scene = { dungeon, faceOf, head: dungeon.path?.steps.at(-1)?.place ?? null };
  const marks: Mark[] = [];
  for (const move of moves) {
    const mark = markOf(scene, move, wielded);
    const shadowed = mark?.kind === "start" && (isUsed(scene, mark) || marks.some((other) => other.kind === "exit" && Math.hypot(other.x - mark.x, other.y - mark.y) < APART));
    if (!mark || shadowed) continue;
    while (marks.some((other) => Math.hypot(other.x - mark.x, other.y - mark.y) < APART / 2)) mark.y += APART;
    marks.push(mark);
  }
  return marks;
}

/** The path starts or ends at this port. */
function isUsed({ dungeon }: Scene, { move, cell, level, side }: Mark): boolean {
  const steps = dungeon.path?.steps ?? [];
  const place = steps.at(-1)?.place;
  const left = steps.at(-1)?.step === `exit ${side}` && place && !isRoom(place) && place.level === level && place.x === cell.x && place.y === cell.y;
  return !!left || steps[0]?.step === move;
}

function markOf(scene: Scene, move: string, wielded: string | null): Mark | null {
  const [verb = "", ...words] = move.split(" ");
  if (verb === "start") return startMark(move, words);
  const { head } = scene;
  if (!head) return null;
  if (verb === "go") return goMark(scene, move, words[0] as Side, head);
  if (verb === "leave") return leaveMark(move, words);
  if (verb === "exit" && !isRoom(head)) return outside(move, "exit", words[0] as Side, head);
  if (verb === "stairs" || verb === "fall") return shaftMark(move, verb, words, head);
  if (verb === "portal" || verb === "portal_room") return placeMark(scene, move, "portal", words, ["portal"]);
  if (verb === "book" && words[0] === wielded) return bookMark(scene, move, words.slice(1), head);
  return null;
}

function startMark(move: string, [level, x, y, side]: string[]): Mark {
  const cell = { x: Number(x), y: Number(y) };
  return { move, kind: "start", level: level as Level, side: side as Side, cell, ...portPoint(level as Level, cell.x, cell.y, side as Side, START) };
}

function outside(move: string, kind: MarkKind, side: Side, { level, x, y }: Exclude<Place, { room: string }>): Mark {
  const [dx, dy] = STEP[side];
  return { move, kind, level, side, cell: { x: x + dx, y: y + dy }, ...portPoint(level, x, y, side, OUTSIDE) };
}

function goMark({ dungeon, faceOf }: Scene, move: string, side: Side, head: Place): Mark | null {
  if (isRoom(head)) return null;
  const [dx, dy] = STEP[side];
  const cell = { x: head.x + dx, y: head.y + dy };
  const base = { move, kind: "step" as const, level: head.level, side, cell };
  if (head.level === "U" || !roomAt(dungeon.cards, faceOf, cell.x, cell.y)) return { ...base, ...lane(head.level, cell.x, cell.y) };
  const door = doorPoint({ ...cell, side: OPPOSITE[side] });
  return { ...base, x: door.x + dx * INSIDE, y: door.y + dy * INSIDE };
}

function leaveMark(move: string, [x, y, side]: string[]): Mark {
  const [dx, dy] = STEP[side as Side];
  const cell = { x: Number(x) + dx, y: Number(y) + dy };
  return { move, kind: "step", level: "M", side: side as Side, cell, ...lane("M", cell.x, cell.y) };
}

/** Stairs and pits stand between the levels: the mark lies on the level they lead to. */
function shaftMark(move: string, verb: "stairs" | "fall", words: string[], head: Place): Mark | null {
  const [x, y] = words.length ? words.map(Number) : isRoom(head) ? [] : [head.x, head.y];
  if (x === undefined || y === undefined) return null;
  const level: Level = !isRoom(head) && head.level === "U" ? "M" : "U";
  const { x: px, y: py } = lane(level, x, y);
  return { move, kind: verb === "fall" ? "fall" : "climb", level, side: level === "U" ? "S" : "N", cell: { x, y }, x: px, y: py };
}

/** A place named by level and cell, or by card and letter. */
function placeMark({ dungeon, faceOf }: Scene, move: string, kind: MarkKind, words: string[], kinds: readonly Kind[]): Mark | null {
  if (words.length === 3) {
    const [level, x, y] = [words[0] as Level, Number(words[1]), Number(words[2])];
    return { move, kind, level, side: null, cell: { x, y }, ...lane(level, x, y) };
  }
  const [card, letter] = [Number(words[0]), words[1] ?? ""];
  const laid = dungeon.cards[card];
  const room = roomOf(dungeon, faceOf, card, letter);
  if (!laid || !room) return null;
  const sign = signsOf(faceOf(laid.card, laid.turned)).find((one) => one.room === letter && kinds.includes(one.kind));
  const at = sign ? { x: sign.x + laid.x * S, y: sign.y + laid.y * S } : roomMiddle(room);
  return { move, kind, level: "M", side: null, cell: { x: room.x, y: room.y }, ...at };
}

/** Where a book leads; one that gives a token stands nowhere. */
function bookMark(scene: Scene, move: string, words: string[], head: Place): Mark | null {
  if (words.length > 1) return placeMark(scene, move, "book", words, ["monster", "barrel"]);
  if (isRoom(head)) return null;
  if (!words.length) return { ...shaftMark(move, "stairs", [], head)!, kind: "book" };
  return words[0]! in STEP ? outside(move, "book", words[0] as Side, head) : null;
}
