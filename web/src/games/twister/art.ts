/** What the drawings share: shapes and colours of the sides, and a hall as it is drawn from its printed rows. */
import { chance, shade } from "../../lib/drawing";
import { CELL, HALF, quarter, type Point } from "./geometry";
import type { Gate, GateState, Slot } from "./view";

export const CORNERS = "M-23 -11V-23H-11M11 -23H23V-11M23 11V23H11M-11 23H-23V11";
export const DIAMOND = "M0 -21 21 0 0 21-21 0z";
export const CRACK = "M-17 -6 -6 -2 -9 5 3 2 0 9 16 5";

export interface Colours {
  /** The word for it in moves and events. */
  name: "yellow" | "blue" | "violet";
  /** The outline of its coins. */
  shape: string;
  /** Of coins: gradient in Defs, edge and sign. */
  coin: string;
  edge: string;
  ink: string;
  /** Of tokens: rim. */
  rim: string;
  /** Of tokens face down. */
  dark: string;
  light: string;
}

/** Yellow is round, blue has six corners, violet is a shield: all of the size of a coin. */
const YELLOW: Colours = {
  name: "yellow", shape: "M0 -19A19 19 0 1 1 0 19A19 19 0 1 1 0 -19Z", coin: "url(#tw-gold)", edge: "#4e330c", ink: "#34200a", rim: "#c28a1f", dark: "#5f430f", light: "#f0c766",
};
const BLUE: Colours = {
  name: "blue", shape: "M0 -20 17.3 -10 17.3 10 0 20 -17.3 10 -17.3 -10z", coin: "url(#tw-blue)", edge: "#0a2036", ink: "#f1f8ff", rim: "#2f6fa6", dark: "#1d4669", light: "#9fd0f4",
};
const VIOLET: Colours = {
  name: "violet", shape: "M-16.5 -15Q0 -22 16.5 -15V3Q15 14 0 21Q-15 14 -16.5 3z", coin: "url(#tw-violet)", edge: "#220c38", ink: "#faf2ff", rim: "#8355ae", dark: "#321650", light: "#e3c8f7",
};
export const DUEL: readonly [Colours, Colours] = [YELLOW, BLUE];
export const SOLO: readonly [Colours, Colours] = [YELLOW, VIOLET];

/** The start zones, west and east. */
export const ZONES: readonly { floor: readonly [number, number, number]; seam: string; circle: string }[] = [
  { floor: [161, 122, 49], seam: "#7d5f28", circle: "#ffe39b" },
  { floor: [58, 98, 134], seam: "#2f506e", circle: "#cfe8fb" },
];

const ITEMS = new Set(["rope", "key", "bow", "fireball_wand", "great_shield", "extendable_lance", "armour", "sword", "speed_potion", "treasure"]);
/** Items are tokens of parchment; everything else that has a side is a coin. */
export const isItem = (kind: string | null): boolean => kind !== null && ITEMS.has(kind);

const FLOORS: Record<string, { stone: readonly [number, number, number]; gear: string }> = {
  green: { stone: [128, 141, 106], gear: "#d98aa6" },
  yellow: { stone: [173, 152, 101], gear: "#a58ad0" },
  brown: { stone: [157, 125, 94], gear: "#79aede" },
  grey: { stone: [142, 142, 140], gear: "#86c07c" },
};
export const floorOf = (name: string | undefined) => FLOORS[name ?? ""] ?? FLOORS.grey!;

/** A hall as the box prints it. */
export interface HallData {
  id: string;
  pair: number;
  floor: string;
  turns: "clockwise" | "counterclockwise";
  rows: string[];
}

/** A thing on an edge of a hall: its middle, from the middle of the hall. */
export interface EdgeMark extends Point {
  upright: boolean;
}

interface HallDrawing {
  /** Walls, slits among them, as one path. */
  walls: string;
  slits: EdgeMark[];
  gates: EdgeMark[];
  pits: Point[];
  gear: Point | null;
  /** Flagstones by tone, and the light on their upper edges. */
  stones: { fill: string; d: string }[];
  light: string;
}

/** Borders are drawn inside their own hall, so that both halves of a border can be seen. */
const RIM = HALF - 4.5;
const END = HALF - 2;
const inside = (value: number, along: boolean): number => (Math.abs(value) < HALF ? value : Math.sign(value) * (along ? END : RIM));

/** An edge between two corners of the grid, laid inside the hall. */
function segment(from: Point, to: Point): { d: string; mark: EdgeMark } {
  const upright = from.x === to.x;
  const [x1, x2] = [inside(from.x, !upright), inside(to.x, !upright)];
  const [y1, y2] = [inside(from.y, upright), inside(to.y, upright)];
  return { d: `M${x1} ${y1}L${x2} ${y2}`, mark: { x: (x1 + x2) / 2, y: (y1 + y2) / 2, upright } };
}

const corner = (at: number): number => at * CELL - HALF;

/** Where the portcullis of an edge lies: the edge of a square (column, row) of the hall as it lies now. */
function edgeOf(col: number, row: number, side: Gate["side"]): EdgeMark {
  const [x, y] = [corner(col + (side === "e" ? 1 : 0)), corner(row + (side === "s" ? 1 : 0))];
  const upright = side === "e" || side === "w";
  return segment({ x, y }, upright ? { x, y: y + CELL } : { x: x + CELL, y }).mark;
}

/** The portcullises of a slot as they stand, at their edges. */
export function gatesOf(slot: Slot): (EdgeMark & { gate: Gate })[] {
  return slot.gates.map((gate) => {
    const [col, row] = [gate.squares[0].charCodeAt(0) - 97 - slot.x, Number(gate.squares[0].slice(1)) - 1 - slot.y];
    return { ...edgeOf(col, row, gate.side), gate };
  });
}

/** Edges of a slot that were broken open. */
export function breachesOf(slot: Slot): EdgeMark[] {
  return slot.breaches.map(({ square, side }) => edgeOf(square.charCodeAt(0) - 97 - slot.x, Number(square.slice(1)) - 1 - slot.y, side));
}

/** The sign in the rows of a hall, measured in half squares from its middle. */
export function signAt(hall: HallData, turned: number, x: number, y: number): string {
  const at = quarter({ x, y }, -turned);
  return hall.rows[at.y + 5]?.[at.x + 5] ?? " ";
}

export function drawingOf(hall: HallData, turned: number): HallDrawing {
  const drawing: HallDrawing = { walls: "", slits: [], gates: [], pits: [], gear: null, stones: [], light: "" };
  hall.rows.forEach((line, y) => {
    [...line].forEach((sign, x) => {
      const at = quarter({ x: corner(x / 2), y: corner(y / 2) }, turned);
      if (sign === "O") drawing.pits.push(at);
      else if (sign === "G") drawing.gear = at;
      else if ("-|=#".includes(sign)) {
        const along = y % 2 ? { x: 0, y: CELL / 2 } : { x: CELL / 2, y: 0 };
        const middle = { x: corner(x / 2), y: corner(y / 2) };
        const { d, mark } = segment(quarter({ x: middle.x - along.x, y: middle.y - along.y }, turned), quarter({ x: middle.x + along.x, y: middle.y + along.y }, turned));
        if (sign === "#") drawing.gates.push(mark);
        else drawing.walls += d;
        if (sign === "=") drawing.slits.push(mark);
      }
    });
  });
  return { ...drawing, ...flagstones(hall, turned) };
}

interface Slab {
  x: number;
  y: number;
  w: number;
  h: number;
}

const SEAM = 0.9;

/** A square is one stone, or is split once or twice. */
function split({ x, y, w, h }: Slab, random: () => number): Slab[] {
  const across = (from: Slab): Slab[] => {
    const high = from.h * (0.42 + random() * 0.16);
    return [{ ...from, h: high }, { ...from, y: from.y + high, h: from.h - high }];
  };
  const way = random();
  if (way < 0.45) return [{ x, y, w, h }];
  if (way < 0.62) return across({ x, y, w, h });
  const wide = w * (0.42 + random() * 0.18);
  const [left, right] = [{ x, y, w: wide, h }, { x: x + wide, y, w: w - wide, h }];
  return way < 0.82 ? [left, right] : [left, ...across(right)];
}

const round = (value: number): number => Math.round(value * 10) / 10;
const stone = ({ x, y, w, h }: Slab): string => {
  const [wide, high] = [round(w - 2 * SEAM), round(h - 2 * SEAM)];
  return `M${round(x + SEAM)} ${round(y + SEAM + 2)}q0-2 2-2h${round(wide - 4)}q2 0 2 2v${round(high - 4)}q0 2-2 2h${round(4 - wide)}q-2 0-2-2z`;
};
const shine = ({ x, y, w }: Slab): string => `M${round(x + SEAM + 2)} ${round(y + SEAM + 0.7)}h${round(w - 2 * SEAM - 4)}`;

const TONES = 6;

/** Stones over squares, in a few tones so that they are few paths. */
export function pave(squares: Slab[], tone: readonly [number, number, number], seed: string, turn: (slab: Slab) => Slab = (slab) => slab): Pick<HallDrawing, "stones" | "light"> {
  const random = chance(seed);
  const paths = Array.from({ length: TONES }, () => "");
  let light = "";
  for (const slab of squares.flatMap((square) => split(square, random)).map(turn)) {
    paths[Math.floor(random() * TONES)] += stone(slab);
    light += shine(slab);
  }
  return { stones: paths.map((d, at) => ({ fill: shade(tone, 0.89 + at * 0.045), d })), light };
}

function flagstones(hall: HallData, turned: number): Pick<HallDrawing, "stones" | "light"> {
  const squares = Array.from({ length: 25 }, (_, at) => ({ x: corner(at % 5), y: corner(Math.floor(at / 5)), w: CELL, h: CELL }));
  const turn = ({ x, y, w, h }: Slab): Slab => {
    const middle = quarter({ x: x + w / 2, y: y + h / 2 }, turned);
    const [wide, high] = turned % 2 ? [h, w] : [w, h];
    return { x: middle.x - wide / 2, y: middle.y - high / 2, w: wide, h: high };
  };
  return pave(squares, floorOf(hall.floor).stone, hall.id, turn);
}

/** The ragged edge of a pit. */
export function pitEdge({ x, y }: Point, seed: string): string {
  const random = chance(`${seed}${x}${y}`);
  return Array.from({ length: 16 }, (_, at) => {
    const angle = (at / 16) * 2 * Math.PI;
    const r = at % 2 ? 20.8 + random() * 1.6 : 19.8 + random() * 2.6;
    return `${round(x + r * Math.cos(angle))},${round(y + r * Math.sin(angle))}`;
  }).join(" ");
}

export const GATE_STATES: readonly GateState[] = ["closed", "open", "broken"];
