/** Card faces and dungeons as the page draws them: cells, rooms, ports, and where on the mat each thing stands. */
import type { Dungeon, Kind, Laid, Level, Place, Side } from "./view";
import { isRoom } from "./view";

/** The side of a cell in the units of all drawings. */
export const S = 56;
export const WIDTH = 3;
export const HEIGHT = 4;
export const SIDES: readonly Side[] = ["N", "E", "S", "W"];
export const STEP: Record<Side, readonly [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
/** Degrees by which an arrow to the right is turned. */
export const TURN: Record<Side, number> = { E: 0, S: 90, W: 180, N: 270 };
export const OPPOSITE: Record<Side, Side> = { N: "S", E: "W", S: "N", W: "E" };
/** The two levels lie side by side: this far from the middle of a cell. */
export const LANE: Record<Level, number> = { M: S / 2 - 0.045 * S, U: S / 2 + 0.26 * S };
/** Rooms keep this far from the border of their cells. */
export const INSET = 0.09 * S;

const LETTERS: Record<string, Kind> = {
  c: "coin", b: "barrel", s: "sword", r: "rope", k: "key", l: "scroll", m: "monster", o: "pit", v: "lava", x: "lock", p: "portal", y: "recycle", z: "scissors", "=": "stairs",
};

export interface Point {
  x: number;
  y: number;
}

export interface Corridor extends Point {
  level: Level;
  symbol: Kind | null;
  open: Side[];
}

export interface Door extends Point {
  side: Side;
}

export interface Room extends Point {
  letter: string;
  width: number;
  height: number;
  contents: Kind[];
  located: (Point & { kind: Kind })[];
  doors: Door[];
}

/** One card, upright or turned. */
export interface Face {
  corridors: Corridor[];
  rooms: Room[];
}

interface Printed {
  main?: string[];
  under?: string[] | null;
  rooms?: Record<string, { contents: Kind[]; located: { kind: Kind; x: number; y: number }[] }>;
}

export function readFace(printed: Printed, turned: boolean): Face {
  const rows = (level: string[] | null | undefined) => (turned ? (level ?? []).map((row) => [...row].reverse().join("")).reverse() : (level ?? []));
  const levels: Record<Level, string[]> = { M: rows(printed.main), U: rows(printed.under) };
  const corridors: Corridor[] = [];
  const cells = new Map<string, Point[]>();
  for (const level of ["M", "U"] as const) {
    const drawn = levels[level];
    for (let y = 0; y < HEIGHT; y++) {
      for (let x = 0; x < WIDTH; x++) {
        const sign = drawn[2 * y + 1]?.[2 * x + 1] ?? "#";
        if (sign === "#") continue;
        if (printed.rooms?.[sign]) cells.set(sign, [...(cells.get(sign) ?? []), { x, y }]);
        else corridors.push({ level, x, y, symbol: LETTERS[sign] ?? null, open: openings(drawn, x, y) });
      }
    }
  }
  const rooms = [...cells].map(([letter, own]) => readRoom(letter, own, printed.rooms![letter]!, levels.M, turned));
  return { corridors, rooms };
}

const openings = (level: string[], x: number, y: number): Side[] => SIDES.filter((side) => level[2 * y + 1 + STEP[side][1]]?.[2 * x + 1 + STEP[side][0]] === " ");

function readRoom(letter: string, cells: Point[], printed: NonNullable<Printed["rooms"]>[string], level: string[], turned: boolean): Room {
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const inside = (px: number, py: number) => cells.some((cell) => cell.x === px && cell.y === py);
  const doors = cells.flatMap((cell) =>
    openings(level, cell.x, cell.y)
      .filter((side) => !inside(cell.x + STEP[side][0], cell.y + STEP[side][1]))
      .map((side) => ({ ...cell, side })),
  );
  const located = printed.located.map((one) => (turned ? { kind: one.kind, x: WIDTH - 1 - one.x, y: HEIGHT - 1 - one.y } : one));
  return { letter, x, y, width: Math.max(...xs) - x + 1, height: Math.max(...ys) - y + 1, contents: printed.contents, located, doors };
}

/** The middle of the way through a cell. */
export const lane = (level: Level, x: number, y: number): Point => ({ x: x * S + LANE[level], y: y * S + LANE[level] });

/** The floor of a room. */
export const floor = (room: Room) => ({ x: room.x * S + INSET, y: room.y * S + INSET, width: room.width * S - 2 * INSET, height: room.height * S - 2 * INSET });

/** Where a door stands in the wall. */
export function doorPoint(door: Door): Point {
  const at = lane("M", door.x, door.y);
  if (door.side === "N") return { x: at.x, y: door.y * S + INSET };
  if (door.side === "S") return { x: at.x, y: (door.y + 1) * S - INSET };
  return { x: door.side === "W" ? door.x * S + INSET : (door.x + 1) * S - INSET, y: at.y };
}

/** Where a way leaves its cell, and the card. */
export function portPoint(level: Level, x: number, y: number, side: Side, beyond = 0): Point {
  const at = lane(level, x, y);
  if (side === "N") return { x: at.x, y: y * S - beyond };
  if (side === "S") return { x: at.x, y: (y + 1) * S + beyond };
  return { x: side === "W" ? x * S - beyond : (x + 1) * S + beyond, y: at.y };
}

export const roomMiddle = (room: Room): Point => ({ x: (room.x + room.width / 2) * S, y: (room.y + room.height / 2) * S });

/** A symbol on a card: what, where, how large (1 is one in a corridor), and to what it belongs. */
export interface Sign extends Point {
  kind: Kind;
  scale: number;
  level: Level;
  room: string | null;
}

const IN_ROOM = 0.865;
const BELOW = 0.8;
const CORNER = 0.23 * S;

export function signsOf(face: Face): Sign[] {
  const signs: Sign[] = [];
  for (const { level, x, y, symbol } of face.corridors) {
    if (!symbol || (level === "U" && symbol === "stairs")) continue;
    signs.push({ kind: symbol, ...lane(level, x, y), scale: level === "U" ? BELOW : 1, level, room: null });
  }
  for (const room of face.rooms) signs.push(...roomSigns(room, signs));
  return signs;
}

/** Located symbols stand on their cells, the others in corners, far from each other and from the ways of the doors. */
function roomSigns(room: Room, others: readonly Sign[]): Sign[] {
  const base = { scale: IN_ROOM, level: "M" as const, room: room.letter };
  const signs: Sign[] = room.located.map(({ kind, x, y }) => ({ ...base, kind, ...lane("M", x, y) }));
  const spots: Point[] = [];
  for (let y = 0; y < room.height; y++) {
    for (let x = 0; x < room.width; x++) {
      for (const [dx, dy] of [[-1, -1], [1, 1], [1, -1], [-1, 1]] as const) {
        spots.push({ x: (room.x + x + 0.5) * S + dx * CORNER, y: (room.y + y + 0.5) * S + dy * CORNER });
      }
    }
  }
  /** Where the line goes that comes through a door. */
  const ways = room.doors.flatMap((door) => {
    const { x, y } = doorPoint(door);
    const [dx, dy] = STEP[door.side];
    return [{ x, y }, { x: x - dx * 0.3 * S, y: y - dy * 0.3 * S }];
  });
  const near = (spot: Point, others: readonly Point[]) => Math.min(...others.map((other) => Math.hypot(spot.x - other.x, spot.y - other.y)), 3 * S);
  const worth = (spot: Point) => Math.min(near(spot, [...signs, ...others]), 0.9 * S) + 0.7 * Math.min(near(spot, ways), 0.6 * S) + 0.15 * near(spot, [roomMiddle(room)]);
  for (const kind of room.contents) {
    const free = spots.filter((spot) => near(spot, signs) > 0.36 * S);
    const best = (free.length ? free : spots).reduce((one, other) => (worth(other) > worth(one) + 0.01 ? other : one));
    signs.push({ ...base, kind, ...best });
  }
  return signs;
}

// Dungeons

/** How the dungeon on the mat reads a card. */
export type FaceOf = (card: string, turned: boolean) => Face;

export interface Box extends Point {
  width: number;
  height: number;
}

/** The cells that cards cover. */
export function boxOf(cards: readonly Point[]): Box {
  if (!cards.length) return { x: 0, y: 0, width: WIDTH, height: HEIGHT };
  const [x, y] = [Math.min(...cards.map((card) => card.x)), Math.min(...cards.map((card) => card.y))];
  return { x, y, width: Math.max(...cards.map((card) => card.x)) + WIDTH - x, height: Math.max(...cards.map((card) => card.y)) + HEIGHT - y };
}

export const covers = (card: Point, x: number, y: number): boolean => x >= card.x && x < card.x + WIDTH && y >= card.y && y < card.y + HEIGHT;

/** The cell at a point of the mat. */
export const cellOf = ({ x, y }: Point): Point => ({ x: Math.floor(x / S), y: Math.floor(y / S) });

export const cardAt = (cards: readonly Laid[], x: number, y: number): Laid | undefined => cards.find((card) => covers(card, x, y));

export function corridorAt(cards: readonly Laid[], faceOf: FaceOf, level: Level, x: number, y: number): Corridor | undefined {
  const card = cardAt(cards, x, y);
  return card && faceOf(card.card, card.turned).corridors.find((cell) => cell.level === level && cell.x === x - card.x && cell.y === y - card.y);
}

/** The room on a cell: the number of its card and the room itself, at its place on the mat. */
export function roomAt(cards: readonly Laid[], faceOf: FaceOf, x: number, y: number): { card: number; room: Room } | undefined {
  const at = cards.findIndex((card) => covers(card, x, y));
  const card = cards[at];
  const inside = (room: Room) => x - card!.x >= room.x && x - card!.x < room.x + room.width && y - card!.y >= room.y && y - card!.y < room.y + room.height;
  const room = card && faceOf(card.card, card.turned).rooms.find(inside);
  return room && { card: at, room: moved(room, card) };
}

export function roomOf(dungeon: Dungeon, faceOf: FaceOf, card: number, letter: string): Room | undefined {
  const laid = dungeon.cards[card];
  const room = laid && faceOf(laid.card, laid.turned).rooms.find((one) => one.letter === letter);
  return room && moved(room, laid);
}

function moved(room: Room, by: Point): Room {
  const shift = <T extends Point>(one: T): T => ({ ...one, x: one.x + by.x, y: one.y + by.y });
  return { ...shift(room), located: room.located.map(shift), doors: room.doors.map(shift) };
}

/** Whether a cell of the mat belongs to a place. */
export function isAt(place: Place, cards: readonly Laid[], faceOf: FaceOf, x: number, y: number): boolean {
  if (!isRoom(place)) return place.x === x && place.y === y;
  const found = roomAt(cards, faceOf, x, y);
  return found?.card === place.card && found.room.letter === place.room;
}

export interface Port extends Point {
  level: Level;
  side: Side;
}

/** Ways that lead out of the dungeon. */
export function openPorts(cards: readonly Laid[], faceOf: FaceOf): Port[] {
  return cards.flatMap((card) =>
    faceOf(card.card, card.turned).corridors.flatMap(({ level, x, y, open }) =>
      open.flatMap((side) => {
        const [dx, dy] = STEP[side];
        const [px, py] = [card.x + x, card.y + y];
        return cardAt(cards, px + dx, py + dy) ? [] : [{ level, x: px, y: py, side }];
      }),
    ),
  );
}

/** Edges that two cards share without a link, as lines between cells. */
export function deadEdges(cards: readonly Laid[], faceOf: FaceOf, card: Laid): { x1: number; y1: number; x2: number; y2: number }[] {
  const face = faceOf(card.card, card.turned);
  return cards.flatMap((other) => {
    const [dx, dy] = [other.x - card.x, other.y - card.y];
    const beside = Math.abs(dx) === WIDTH && Math.abs(dy) < HEIGHT;
    const stacked = Math.abs(dy) === HEIGHT && Math.abs(dx) < WIDTH;
    if (!beside && !stacked) return [];
    const side: Side = beside ? (dx > 0 ? "E" : "W") : dy > 0 ? "S" : "N";
    const linked = face.corridors.some(({ level, x, y, open }) => {
      const [tx, ty] = [card.x + x + STEP[side][0], card.y + y + STEP[side][1]];
      return open.includes(side) && covers(other, tx, ty) && corridorAt([other], faceOf, level, tx, ty)?.open.includes(OPPOSITE[side]);
    });
    if (linked) return [];
    if (beside) {
      const x = dx > 0 ? other.x : card.x;
      return [{ x1: x, y1: Math.max(card.y, other.y), x2: x, y2: Math.min(card.y, other.y) + HEIGHT }];
    }
    const y = dy > 0 ? other.y : card.y;
    return [{ x1: Math.max(card.x, other.x), y1: y, x2: Math.min(card.x, other.x) + WIDTH, y2: y }];
  });
}
