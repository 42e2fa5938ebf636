/** What marks and steps are called aloud. */
import { corridorAt, roomAt } from "./geometry";
import type { Mark } from "./marks";
import type { Turn } from "./turn.svelte";
import { isRoom, type Dungeon, type Kind, type Place, type Side, type Step } from "./view";

/** A legal step in the server's words, and what stands where it leads. */
export function markLabel(table: Turn, mark: Mark): string {
  const said = table.can(mark.move) ? table.say(mark.move) : restart(table, mark);
  const there = thingsAt(table, mark);
  return there.length ? `${said}${table.words.brings(there.map((kind) => table.words.kinds[kind]).join(", "))}` : said;
}

/** A path that is begun could begin here instead. */
const restart = ({ words: w }: Turn, { side, cell, level }: Mark): string => w.restart(w.sides[side!], w.cell(cell.x, cell.y, level === "U"));

function thingsAt(table: Turn, { cell, level, kind }: Mark): Kind[] {
  if (kind === "exit") return [];
  const cards = table.dungeon?.cards ?? [];
  const room = level === "M" ? roomAt(cards, table.face, cell.x, cell.y)?.room : undefined;
  if (room) return ["room", ...room.contents, ...room.located.map((one) => one.kind)];
  const symbol = corridorAt(cards, table.face, level, cell.x, cell.y)?.symbol;
  return symbol ? [symbol] : [];
}

/** What a step of a path did besides going there. */
export function stepNotes(table: Turn, { finds, paid }: Step): string[] {
  const w = table.words;
  const by = (means: string) => (means === "token" ? w.byToken : means in w.kinds ? w.kinds[means as Kind] : table.card(means));
  return [
    ...(finds.length ? [w.found(finds.map((kind) => w.kinds[kind]).join(", "))] : []),
    ...paid.map((one) => (one.for === "portal" ? w.paidPortal(by(one.by)) : w.paid(w.kinds[one.for], by(one.by)))),
  ];
}

/** A step that was taken. */
export function stepWords(table: Turn, dungeon: Dungeon, { step, place }: Step): string {
  const w = table.words;
  const [verb = "", ...rest] = step.split(" ");
  const there = place ? placeWords(table, dungeon, place) : "";
  if (verb === "start") return w.did.start(w.sides[rest[3] as Side], there);
  if (verb === "go") return place && isRoom(place) ? w.did.enter(w.sides[rest[0] as Side], there) : w.did.go(w.sides[rest[0] as Side]);
  if (verb === "leave") return w.did.leave(w.sides[rest[2] as Side]);
  if (verb === "exit") return w.did.exit(w.sides[rest[0] as Side]);
  if (verb === "stairs") return w.did.stairs(there);
  if (verb === "fall") return w.did.fall(there);
  if (verb === "book" && (rest[1] ?? "") in w.kinds) return w.did.token(table.card(rest[0]!), w.kinds[rest[1] as Kind]);
  if (verb === "book") return w.did.book(table.card(rest[0]!), there);
  return w.did.portal(there);
}

function placeWords(table: Turn, dungeon: Dungeon, place: Place): string {
  const w = table.words;
  if (isRoom(place)) return w.roomOf(place.room, table.card(dungeon.cards[place.card]?.card ?? ""));
  return w.cell(place.x, place.y, place.level === "U");
}
