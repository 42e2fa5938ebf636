/** How cards are drawn: ways as strokes, rooms of flagstones, all from the face and always the same for the same card. */
import { chance } from "../../lib/drawing";
import { doorPoint, floor, HEIGHT, lane, LANE, S, STEP, WIDTH, type Corridor, type Face, type Point, type Room } from "./geometry";
import type { Kind, Level } from "./view";

export const CARD_WIDTH = WIDTH * S;
export const CARD_HEIGHT = HEIGHT * S;
const BEYOND = 0.12 * S;
const fixed = (value: number): number => Math.round(value * 10) / 10;
export const at = ({ x, y }: Point): string => `${fixed(x)} ${fixed(y)}`;

/** All ways of a level as one path. */
export function waysOf(face: Face, level: Level): string {
  return face.corridors
    .filter((cell) => cell.level === level)
    .map((cell) => `M${at(lane(level, cell.x, cell.y))}h.01${branches(face, cell)}`)
    .join("");
}

/** Ways to the east and south, out of the card and to doors: each way once. */
function branches(face: Face, { level, x, y, open }: Corridor): string {
  const from = lane(level, x, y);
  return open
    .map((side) => {
      const [dx, dy] = STEP[side];
      const [tx, ty] = [x + dx, y + dy];
      const inside = tx >= 0 && tx < WIDTH && ty >= 0 && ty < HEIGHT;
      const door = level === "M" && inside && face.rooms.flatMap((room) => room.doors).find((one) => one.x === tx && one.y === ty && STEP[one.side][0] === -dx && STEP[one.side][1] === -dy);
      if (door) return `M${at(from)}L${at(doorPoint(door))}`;
      if (inside) return side === "E" || side === "S" ? `M${at(from)}L${at(lane(level, tx, ty))}` : "";
      const far = S - LANE[level];
      const reach = BEYOND + (dx + dy > 0 ? far : LANE[level]);
      return `M${at(from)}l${fixed(dx * reach)} ${fixed(dy * reach)}`;
    })
    .join("");
}

const STONES = ["#c9c1b0", "#b5ac99", "#beb5a2", "#ccc2ad", "#d2cab9", "#c4bba8"];

export interface Stone {
  x: number;
  y: number;
  width: number;
  height: number;
  fill: string;
}

export function stonesOf(room: Room, seed: string): Stone[] {
  const random = chance(`${seed} ${room.letter}`);
  const { x, y, width, height } = floor(room);
  const rows = Math.max(2, Math.round(height / (0.265 * S)));
  const stones: Stone[] = [];
  for (let row = 0; row < rows; row++) {
    for (let left = 0; left < width - 1; ) {
      const wish = (0.25 + random() * 0.3) * S;
      const take = width - left - wish < 0.16 * S ? width - left : wish;
      const fill = STONES[Math.floor(random() * STONES.length)]!;
      stones.push({ x: fixed(x + left), y: fixed(y + (row * height) / rows), width: fixed(take), height: fixed(height / rows), fill });
      left += take;
    }
  }
  return stones;
}

/** The two planks of a door. */
export function doorsOf(room: Room): string {
  const half = 0.185 * S;
  return room.doors
    .map((door) => {
      const { x, y } = doorPoint(door);
      return door.side === "N" || door.side === "S" ? `M${fixed(x - half)} ${fixed(y)}h${fixed(2 * half)}` : `M${fixed(x)} ${fixed(y - half)}v${fixed(2 * half)}`;
    })
    .join("");
}

/** Where stairs and pits lead from one level to the other. */
export function shaftsOf(face: Face): Point[] {
  const kinds: (Kind | null)[] = ["stairs", "pit"];
  const cells = face.corridors.filter(({ level, symbol }) => level === "M" && kinds.includes(symbol));
  return [...cells, ...face.rooms.flatMap((room) => room.located)].map(({ x, y }) => ({ x, y }));
}

// Symbols

/** The disc behind a sign: its filling, its border, the colour of the sign. */
export interface Disc {
  fill: string;
  edge: string;
  colour: string;
  icon: string;
}

export const DISCS: Partial<Record<Kind, Disc>> = {
  barrel: { fill: "url(#pa-find)", edge: "#5c4220", colour: "#7a3f14", icon: "barrel" },
  sword: { fill: "url(#pa-find)", edge: "#5c4220", colour: "#33404f", icon: "sword" },
  rope: { fill: "url(#pa-find)", edge: "#5c4220", colour: "#80581a", icon: "rope" },
  key: { fill: "url(#pa-find)", edge: "#5c4220", colour: "#8a5a00", icon: "key" },
  scroll: { fill: "url(#pa-find)", edge: "#5c4220", colour: "#3d2b60", icon: "scroll" },
  monster: { fill: "url(#pa-monster)", edge: "#2d0a06", colour: "#ffe6d3", icon: "minotaur" },
  lock: { fill: "url(#pa-iron)", edge: "#14171b", colour: "#eef1f4", icon: "lock" },
  recycle: { fill: "url(#pa-upgrade)", edge: "#15300f", colour: "#eafbdc", icon: "recycle" },
  scissors: { fill: "url(#pa-upgrade)", edge: "#15300f", colour: "#eafbdc", icon: "scissors" },
};

/** How large a symbol is in a corridor. */
export const RADIUS = 12;
