/** What a path has found, overcome and spent, symbol by symbol: for rings, crosses and strokes. */
import { S, signsOf, type FaceOf, type Sign } from "./geometry";
import { isRoom, type Dungeon, type Kind, type Place, type Step } from "./view";

export interface Found extends Sign {
  /** The number of its card among those laid. */
  card: number;
  mark: "ring" | "cross";
  /** Found and used. */
  spent: boolean;
  /** Its number among those that count for the goal. */
  count: number | null;
}

/** A room that counts for the goal. */
export interface Counted {
  card: number;
  room: string;
  count: number;
}

export interface Finds {
  signs: Found[];
  rooms: Counted[];
}

const CROSSED: readonly Kind[] = ["monster", "pit", "lava", "lock"];

/** What a goal counts, by the kind on its card. */
export const countsFor = (goal: string | undefined): readonly string[] => (goal === "pit" ? ["pit", "lava"] : goal ? [goal] : []);

export function findsOf(dungeon: Dungeon, faceOf: FaceOf, steps: readonly Step[], goal: readonly string[]): Finds {
  const all = dungeon.cards.flatMap(({ card, turned, x, y }, at) =>
    signsOf(faceOf(card, turned)).map((sign) => ({ ...sign, x: sign.x + x * S, y: sign.y + y * S, card: at })),
  );
  const signs: Found[] = [];
  const rooms: Counted[] = [];
  let count = 0;
  const known = (sign: Sign) => signs.some((one) => one.x === sign.x && one.y === sign.y);
  const find = (sign: (typeof all)[number] | undefined) => {
    if (!sign || known(sign)) return;
    signs.push({ ...sign, mark: CROSSED.includes(sign.kind) ? "cross" : "ring", spent: false, count: goal.includes(sign.kind) ? ++count : null });
  };
  const on = (place: Place | null | undefined, kind: Kind) =>
    place && !isRoom(place) ? all.find((sign) => sign.kind === kind && cellOf(sign, place.x, place.y) && (kind === "stairs" || (!sign.room && sign.level === place.level))) : undefined;
  const spend = (kind: string, by: (sign: Found) => boolean = () => true) => {
    const sign = signs.find((one) => one.kind === kind && !one.spent && by(one));
    if (sign) sign.spent = true;
  };

  steps.forEach(({ step, place, finds, paid }, index) => {
    const before = steps[index - 1]?.place;
    if (place && isRoom(place) && finds.includes("room")) {
      if (goal.includes("room")) rooms.push({ ...place, count: ++count });
      const beaten = finds.includes("monster");
      for (const sign of all) if (sign.card === place.card && sign.room === place.room && (sign.kind !== "monster" || beaten)) find(sign);
    }
    for (const kind of finds) find(kind === "pit" ? (on(before, kind) ?? on(place, kind)) : on(place, kind));
    for (const { by } of paid) spend(by);
    if (step.startsWith("portal")) for (const end of [before, place]) if (end) spend("portal", (sign) => standsAt(sign, end));
  });
  return { signs, rooms };
}

const cellOf = (sign: Sign, x: number, y: number): boolean => Math.floor(sign.x / S) === x && Math.floor(sign.y / S) === y;

const standsAt = (sign: Found, place: Place): boolean => (isRoom(place) ? sign.card === place.card && sign.room === place.room : !sign.room && sign.level === place.level && cellOf(sign, place.x, place.y));
