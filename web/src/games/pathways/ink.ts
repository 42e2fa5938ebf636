/** The line of a path: where the pen goes, step by step. */
import { at } from "./art";
import { doorPoint, lane, OPPOSITE, portPoint, roomMiddle, roomOf, S, signsOf, STEP, type FaceOf, type Point, type Room } from "./geometry";
import { isRoom, type Dungeon, type Kind, type Level, type Place, type Side, type Step } from "./view";

/** On the main level, below it, between both, or through the air. */
export type Stroke = "upper" | "under" | "shaft" | "leap";

export interface Line {
  stroke: Stroke;
  points: Point[];
}

export interface Ink {
  lines: Line[];
  /** Where the pen rests. */
  head: Point | null;
  /** Where it was set down; a second line starts elsewhere. */
  starts: { at: Point; side: Side; level: Level }[];
}

/** How far outside a line starts and ends. */
const OUTSIDE = 0.42 * S;
/** How far inside a line turns behind a door. */
const BEHIND = 0.3 * S;

const strokeOn = (level: Level): Stroke => (level === "M" ? "upper" : "under");

class Pen {
  readonly lines: Line[] = [];
  readonly starts: Ink["starts"] = [];
  head: Point | null = null;
  /** The way behind the door by which it came into a room. */
  behind: Point | null = null;

  constructor(
    private readonly dungeon: Dungeon,
    private readonly faceOf: FaceOf,
  ) {}

  to(stroke: Stroke, ...points: Point[]): void {
    if (this.head) this.lines.push({ stroke, points: [this.head, ...points] });
    this.head = points.at(-1) ?? this.head;
  }

  set(point: Point): void {
    this.head = point;
    this.behind = null;
  }

  room(place: Place): Room | null {
    return isRoom(place) ? (roomOf(this.dungeon, this.faceOf, place.card, place.room) ?? null) : null;
  }

  /** Inside a room, from the door to a point. */
  across(...points: Point[]): void {
    this.to("upper", ...(this.behind ? [this.behind] : []), ...points);
    this.behind = null;
  }

  /** Where a symbol of a room stands, else its middle. */
  inRoom(place: Place, kinds: readonly Kind[]): Point {
    const room = this.room(place);
    if (!room || !isRoom(place)) return this.head ?? { x: 0, y: 0 };
    const laid = this.dungeon.cards[place.card]!;
    const sign = signsOf(this.faceOf(laid.card, laid.turned)).find((one) => one.room === place.room && kinds.includes(one.kind));
    return sign ? { x: sign.x + laid.x * S, y: sign.y + laid.y * S } : roomMiddle(room);
  }
}

const inward = (point: Point, side: Side, by: number): Point => ({ x: point.x - STEP[side][0] * by, y: point.y - STEP[side][1] * by });

const KINDS: Record<string, Kind[]> = { portal: ["portal"], portal_room: ["portal"] };

export function inkOf(dungeon: Dungeon, faceOf: FaceOf, steps: readonly Step[]): Ink {
  const pen = new Pen(dungeon, faceOf);
  steps.forEach(({ step, place }, at) => draw(pen, step.split(" "), steps[at - 1]?.place ?? null, place));
  const last = steps.at(-1)?.place;
  const room = last && pen.room(last);
  if (room && pen.behind) pen.across(roomMiddle(room));
  return { lines: pen.lines, head: pen.head, starts: pen.starts };
}

function draw(pen: Pen, [verb, ...words]: string[], from: Place | null, to: Place | null): void {
  if (!to) return;
  if (verb === "start") return start(pen, words, to);
  if (!from) return;
  if (verb === "go") return go(pen, words[0] as Side, from, to);
  if (verb === "leave") return leave(pen, words, to);
  if (verb === "exit" && !isRoom(from)) return pen.to(strokeOn(from.level), portPoint(from.level, from.x, from.y, words[0] as Side, OUTSIDE));
  if (verb === "stairs" || verb === "fall") return climb(pen, words, from, to);
  if (verb === "portal" || verb === "portal_room") return leap(pen, KINDS[verb]!, from, to);
  if (verb === "book") book(pen, words, from, to);
}

function start(pen: Pen, [level, , , side]: string[], to: Place): void {
  if (isRoom(to)) return;
  const at = portPoint(level as Level, to.x, to.y, side as Side, OUTSIDE);
  pen.starts.push({ at, side: side as Side, level: level as Level });
  pen.set(at);
  pen.to(strokeOn(to.level), lane(to.level, to.x, to.y));
}

function go(pen: Pen, side: Side, from: Place, to: Place): void {
  if (isRoom(from)) return;
  if (!isRoom(to)) return pen.to(strokeOn(from.level), lane(to.level, to.x, to.y));
  const [dx, dy] = STEP[side];
  const door = doorPoint({ x: from.x + dx, y: from.y + dy, side: OPPOSITE[side] });
  pen.to("upper", door);
  pen.behind = inward(door, OPPOSITE[side], BEHIND);
}

function leave(pen: Pen, [x, y, side]: string[], to: Place): void {
  if (isRoom(to)) return;
  const door = doorPoint({ x: Number(x), y: Number(y), side: side as Side });
  pen.across(inward(door, side as Side, BEHIND), door);
  pen.to("upper", lane("M", to.x, to.y));
}

/** Up or down where stairs or a pit are. */
function climb(pen: Pen, words: string[], from: Place, to: Place): void {
  const cell = isRoom(from) ? (isRoom(to) ? null : to) : from;
  const [x, y] = words.length > 1 ? words.map(Number) : [cell?.x, cell?.y];
  if (x === undefined || y === undefined) return;
  if (isRoom(from)) pen.across(lane("M", x, y));
  pen.to("shaft", lane(isRoom(to) ? "M" : to.level, x, y));
}

function leap(pen: Pen, kinds: Kind[], from: Place, to: Place): void {
  if (isRoom(from)) pen.across(pen.inRoom(from, kinds));
  pen.to("leap", isRoom(to) ? pen.inRoom(to, kinds) : lane(to.level, to.x, to.y));
}

/** Through the air, up a pit, or out at one end and in at the other. */
function book(pen: Pen, [, word, ...rest]: string[], from: Place, to: Place): void {
  if (rest.length) return leap(pen, ["monster", "barrel"], from, to);
  if (!word) return isRoom(from) ? undefined : pen.to("shaft", lane("M", from.x, from.y));
  if (!(word in STEP) || isRoom(from) || isRoom(to)) return;
  const side = word as Side;
  pen.to(strokeOn(from.level), portPoint(from.level, from.x, from.y, side, OUTSIDE));
  pen.to("leap", portPoint(to.level, to.x, to.y, OPPOSITE[side], OUTSIDE));
  pen.to(strokeOn(to.level), lane(to.level, to.x, to.y));
}

/** Lines that go on where the one before ended, in the same stroke, as one. */
export function joined(lines: readonly Line[]): Line[] {
  const all: Line[] = [];
  for (const line of lines) {
    const before = all.at(-1);
    const end = before?.points.at(-1);
    const [first] = line.points;
    if (before && end && first && before.stroke === line.stroke && end.x === first.x && end.y === first.y) before.points.push(...line.points.slice(1));
    else all.push({ stroke: line.stroke, points: [...line.points] });
  }
  return all;
}

const CORNER = 0.2 * S;

/** A line with round corners. */
export function rounded(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (!before) return `M${at(point)}`;
      if (!after) return `L${at(point)}`;
      const near = (other: Point): Point => {
        const length = Math.hypot(other.x - point.x, other.y - point.y) || 1;
        const by = Math.min(CORNER, length / 2) / length;
        return { x: point.x + (other.x - point.x) * by, y: point.y + (other.y - point.y) * by };
      };
      return `L${at(near(before))}Q${at(point)} ${at(near(after))}`;
    })
    .join("");
}

/** A leap through the air: a flat bow. */
export function bow([from, to]: readonly Point[]): string {
  if (!from || !to) return "";
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const middle = { x: (from.x + to.x) / 2 - dy * 0.18, y: (from.y + to.y) / 2 + dx * 0.18 };
  return `M${at(from)}Q${at(middle)} ${at(to)}`;
}

export const pathOf = (line: Line): string => (line.stroke === "leap" ? bow(line.points) : rounded(line.points));
