/** What a bot advised, as it would lie on the mat: cards still to be laid, and the way of the path. */
import { CARD_HEIGHT, CARD_WIDTH } from "./art";
import { lane, portPoint, roomMiddle, roomOf, S, STEP, type FaceOf, type Point } from "./geometry";
import { isRoom, type Dungeon, type Laid, type Level, type Side } from "./view";

export interface Advised {
  /** With its place among the cards to be laid, from 1. */
  cards: (Laid & { number: number })[];
  /** Lines, one for each part that is drawn without a jump. */
  lines: Point[][];
}

interface Pen {
  level: Level;
  x: number;
  y: number;
}

const OUTSIDE = 0.5 * S;

export function advisedOf(moves: readonly string[], dungeon: Dungeon | null, faceOf: FaceOf): Advised {
  const texts = moves.map((move) => move.split(" "));
  const cards = texts.filter(([verb]) => verb === "lay").map(([, card, turn, x, y], at) => ({ card: card!, turned: turn === "180", x: Number(x), y: Number(y), number: at + 1 }));
  const whole: Dungeon = { cards: [...(dungeon?.cards ?? []), ...cards], path: null };
  const lines: Point[][] = [];
  let pen = penOf(dungeon);
  if (pen) lines.push([lane(pen.level, pen.x, pen.y)]);
  for (const [verb = "", ...words] of texts) {
    const side = words.at(-1) as Side;
    const [dx, dy] = STEP[side] ?? [0, 0];
    const on = (...points: Point[]) => lines.at(-1)?.push(...points);
    if (verb === "start") {
      pen = { level: words[0] as Level, x: Number(words[1]), y: Number(words[2]) };
      lines.push([portPoint(pen.level, pen.x, pen.y, side, OUTSIDE), lane(pen.level, pen.x, pen.y)]);
    } else if (verb === "go" && pen) {
      pen = { ...pen, x: pen.x + dx, y: pen.y + dy };
      on(lane(pen.level, pen.x, pen.y));
    } else if (verb === "leave") {
      const [x, y] = [Number(words[0]), Number(words[1])];
      pen = { level: "M", x: x + dx, y: y + dy };
      on(lane("M", x, y), lane("M", pen.x, pen.y));
    } else if (verb === "exit" && pen) on(portPoint(pen.level, pen.x, pen.y, side, OUTSIDE));
    else if ((verb === "stairs" || verb === "fall") && pen) {
      const [x, y] = words.length ? words.map(Number) : [pen.x, pen.y];
      pen = { level: pen.level === "M" ? "U" : "M", x: x!, y: y! };
      on(lane(pen.level, pen.x, pen.y));
    } else if (verb.startsWith("portal") || (verb === "book" && words.length > 2)) {
      pen = placeOf(verb === "book" ? words.slice(1) : words, whole, faceOf);
      if (pen) lines.push([lane(pen.level, pen.x, pen.y)]);
    }
  }
  return { cards, lines: lines.filter((line) => line.length > 1) };
}

/** Where the drawn path has come to; in a room its middle will do, for doors are named. */
function penOf(dungeon: Dungeon | null): Pen | null {
  const place = dungeon?.path?.steps.at(-1)?.place;
  return place && !isRoom(place) ? place : null;
}

/** A place named by level and cell, or by card and letter. */
function placeOf(words: string[], dungeon: Dungeon, faceOf: FaceOf): Pen | null {
  if (words.length === 3) return { level: words[0] as Level, x: Number(words[1]), y: Number(words[2]) };
  const room = roomOf(dungeon, faceOf, Number(words[0]), words[1] ?? "");
  if (!room) return null;
  const { x, y } = roomMiddle(room);
  return { level: "M", x: Math.floor(x / S), y: Math.floor(y / S) };
}

export const middleOf = ({ x, y }: Point): Point => ({ x: x * S + CARD_WIDTH / 2, y: y * S + CARD_HEIGHT / 2 });
