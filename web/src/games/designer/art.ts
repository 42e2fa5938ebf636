/** Shapes and colours of rooms, tiles and seals; all rooms are drawn in a box of 164 x 132. */
import { SIDES, type Side, type Slot } from "./view";

export const CELL_W = 164;
export const CELL_H = 132;
export const BOARD_W = 724;
export const BOARD_H = 608;
const LEFT = 34;
const TOP = 50;

interface Point {
  x: number;
  y: number;
}

/** The upper left corner of a cell on the board. */
export const corner = (row: number, col: number): Point => ({ x: LEFT + (col - 1) * CELL_W, y: TOP + (row - 1) * CELL_H });
export const centre = (row: number, col: number): Point => ({ x: LEFT + (col - 0.5) * CELL_W, y: TOP + (row - 0.5) * CELL_H });

export const SLOT_AT: Record<Slot, Point> = {
  nw: { x: 30, y: 29 },
  ne: { x: 134, y: 29 },
  sw: { x: 30, y: 103 },
  se: { x: 134, y: 103 },
};

export const STEP: Record<Side, Point> = { N: { x: 0, y: -1 }, E: { x: 1, y: 0 }, S: { x: 0, y: 1 }, W: { x: -1, y: 0 } };

/** The middle of a side of a cell. */
export function edgeAt(row: number, col: number, side: Side): Point {
  const { x, y } = centre(row, col);
  return { x: x + (STEP[side].x * CELL_W) / 2, y: y + (STEP[side].y * CELL_H) / 2 };
}

export interface Look {
  shape: "round" | "oval" | "square";
  light: string;
  dark: string;
  ink: string;
}

const TRAP = { shape: "square", light: "#5c6069", dark: "#2c2f36", ink: "#f5efe4" } as const;

export const LOOKS: Record<string, Look> = {
  gnoll: { shape: "oval", light: "#9a6426", dark: "#5a3510", ink: "#fff0cf" },
  goblin: { shape: "oval", light: "#5d8a33", dark: "#2f4d14", ink: "#f3ffdc" },
  kobold: { shape: "oval", light: "#b9502f", dark: "#6b2411", ink: "#ffeadb" },
  slime: { shape: "round", light: "#7d52a8", dark: "#442560", ink: "#f6eaff" },
  ooze: { shape: "round", light: "#258a80", dark: "#0c4742", ink: "#dcfff9" },
  chest: { shape: "round", light: "#e0ac47", dark: "#8a5c16", ink: "#2b1d12" },
  star: { shape: "round", light: "#e0ac47", dark: "#8a5c16", ink: "#2b1d12" },
  trap_jaw: TRAP,
  trap_blade: TRAP,
  trap_fire: { ...TRAP, ink: "#ffb765" },
  trap_pit: TRAP,
  trap_spike: TRAP,
  secret_passage: { shape: "oval", light: "#3f6f94", dark: "#173a59", ink: "#e9f3fb" },
};

/** Whole figures that never change for a room: the same pebbles and bends each time it is drawn. */
function dice(seed: string): () => number {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    state ^= state >>> 13;
    return (state >>> 0) / 4294967296;
  };
}

const X = CELL_W / 2;
const Y = CELL_H / 2;
const HALF = 15;
const round = (value: number): string => value.toFixed(1);

function caveChamber(random: () => number): string {
  const corners = Array.from({ length: 12 }, (_, at) => {
    const angle = (at / 12) * 2 * Math.PI;
    return { x: X + Math.cos(angle) * (31 + random() * 6), y: Y + Math.sin(angle) * (26 + random() * 6) };
  });
  const middle = (a: Point, b: Point) => `${round((a.x + b.x) / 2)} ${round((a.y + b.y) / 2)}`;
  const bends = corners.map((at, index) => `Q${round(at.x)} ${round(at.y)} ${middle(at, corners[(index + 1) % 12] as Point)}`);
  return `M${middle(corners[11] as Point, corners[0] as Point)}${bends.join("")}Z`;
}

function caveArm(side: Side, random: () => number): string {
  const [a, b] = [random() * 8 - 4, random() * 8 - 4];
  if (side === "N" || side === "S") {
    const end = side === "N" ? 0 : CELL_H;
    const bend = (end + Y) / 2;
    return `M${X - HALF} ${end}Q${round(X - HALF + a)} ${bend} ${X - HALF + 1} ${Y}H${X + HALF - 1}Q${round(X + HALF + b)} ${bend} ${X + HALF} ${end}Z`;
  }
  const end = side === "W" ? 0 : CELL_W;
  const bend = (end + X) / 2;
  return `M${end} ${Y - HALF}Q${bend} ${round(Y - HALF + a / 2)} ${X} ${Y - HALF + 1}V${Y + HALF - 1}Q${bend} ${round(Y + HALF + b / 2)} ${end} ${Y + HALF}Z`;
}

const MASONRY_ARM: Record<Side, string> = {
  N: `M${X - HALF} 0h30V${Y}h-30Z`,
  E: `M${CELL_W} ${Y - HALF}v30H${X}v-30Z`,
  S: `M${X - HALF} ${CELL_H}h30V${Y}h-30Z`,
  W: `M0 ${Y - HALF}v30H${X}v-30Z`,
};

interface Blob {
  x: number;
  y: number;
  rx: number;
  ry: number;
  turn: number;
  fill: string;
}

interface Ground {
  /** Chamber and corridors, each closed, so that they can be filled one by one and stroked together. */
  floor: string[];
  rocks: Blob[];
  specks: { x: number; y: number; r: number }[];
  /** Darkens or lightens the whole room a little, so that no two neighbours look the same. */
  tone: number;
  posts: { x: number; y: number; w: number; h: number }[];
}

const POSTS: Record<Side, Ground["posts"]> = {
  N: [{ x: 62, y: 1, w: 6, h: 8 }, { x: 96, y: 1, w: 6, h: 8 }],
  E: [{ x: 155, y: 46, w: 8, h: 6 }, { x: 155, y: 80, w: 8, h: 6 }],
  S: [{ x: 62, y: 123, w: 6, h: 8 }, { x: 96, y: 123, w: 6, h: 8 }],
  W: [{ x: 1, y: 46, w: 8, h: 6 }, { x: 1, y: 80, w: 8, h: 6 }],
};

const ROCKS = ["#7b5a38", "#4b321e", "#6b4a2e"];

export function groundOf(room: string, masonry: boolean, doors: readonly Side[]): Ground {
  const random = dice(room);
  const between = (low: number, high: number) => Math.round(low + random() * (high - low));
  const sides = SIDES.filter((side) => doors.includes(side));
  const tone = random() * 0.26 - 0.13;
  const posts = sides.flatMap((side) => POSTS[side]);
  if (masonry) return { floor: [`M51 39h62v54h-62Z`, ...sides.map((side) => MASONRY_ARM[side])], rocks: [], specks: [], tone, posts };
  const rocks = Array.from({ length: 13 }, () => ({
    x: between(12, 152), y: between(14, 118), rx: between(7, 17), ry: between(4, 12), turn: between(-12, 12),
    fill: ROCKS[between(0, 2)] as string,
  }));
  const floor = [caveChamber(random), ...sides.map((side) => caveArm(side, random))];
  const specks = Array.from({ length: 9 }, () => ({ x: between(60, 104), y: between(48, 84), r: 1 + random() * 1.2 }));
  return { floor, rocks, specks, tone, posts };
}

/** The way inside a room, from its middle to each door. */
export function trailOf(doors: readonly Side[]): string {
  return doors.map((side) => `M${X} ${Y}l${STEP[side].x * (X - 6)} ${STEP[side].y * (Y - 6)}`).join("");
}

export function star(outer: number, inner: number): string {
  return Array.from({ length: 10 }, (_, at) => {
    const radius = at % 2 ? inner : outer;
    const angle = (at / 10) * 2 * Math.PI - Math.PI / 2;
    return `${round(Math.cos(angle) * radius)},${round(Math.sin(angle) * radius)}`;
  }).join(" ");
}

export function octagon(radius: number): string {
  return Array.from({ length: 8 }, (_, at) => {
    const angle = ((at + 0.5) / 8) * 2 * Math.PI;
    return `${round(Math.cos(angle) * radius)},${round(Math.sin(angle) * radius)}`;
  }).join(" ");
}
