/** With whom one sits at a table, and what came of it, in the few words that a tile has room for. */
import { pages } from "../games";
import { words } from "../text/home";
import type { GameInfo, Outcome, Table } from "./messages";
import { fate, isTogether, verdict } from "./result";
import { isOpen, levelName, listNames } from "./seats";
import { choose, pick } from "./words.svelte";

type Seated = Pick<Table, "game" | "options" | "places">;

const minus = (points: number) => `${points}`.replace("-", "−");

/** Whom these seats play against, or with: people by their names, bots by their number and strength. */
export function company(table: Seated, mine: readonly number[], info: GameInfo | undefined): string {
  const w = choose(words);
  const others = table.places.filter((_, seat) => !mine.includes(seat));
  if (others.length === 0) return mine.length > 1 ? ownSeats(table, info) : [w.bots(0), ruled(table, info)].filter(Boolean).join(", ");
  const bots = others.filter((place) => place.level !== null && !place.held);
  const open = others.filter(isOpen).length;
  const people = others.filter((place) => place.held).map((place) => pick(place.name));
  const levels = new Set(bots.map((bot) => bot.level!));
  const named = [...people, ...(bots.length ? [w.bots(bots.length)] : [])];
  const whom = named.length ? (isTogether(info, table) ? w.withThem : w.against)(listNames(named)) : "";
  const level = levels.size === 1 ? levelName([...levels][0]!) : "";
  return [whom, level, open ? w.freeSeats(open) : ""].filter(Boolean).join(", ");
}

function ownSeats(table: Seated, info: GameInfo | undefined): string {
  return isTogether(info, table) ? choose(words).leadAll(table.places.length) : listNames(table.places.map((place) => pick(place.name)));
}

/** How strong those are whom the rules play; nothing where they may be of any strength. */
export function ruled({ game, places, options }: Seated, info: GameInfo | undefined): string {
  const rivals = pages[game]?.rivals?.(places.length, options);
  const level = rivals?.levels.find((one) => one === options[rivals.option]);
  const choice = level && info?.options.find(({ name }) => name === rivals?.option)?.choices.find(({ value }) => value === level);
  return choice ? pick(choice.title) : "";
}

/** What came of it: "won 61 : 48" against the best of the others. */
export function result(outcome: Outcome, table: Seated, mine: readonly number[], info: GameInfo | undefined): string {
  const w = choose(words);
  const together = isTogether(info, table);
  const mineIs = fate(outcome, mine, together);
  if (mineIs === null) return verdict(outcome, table.places.length, mine, together);
  const own = outcome.scores.find(({ who }) => who === mine[0])!.points;
  if (together) return info?.together ? w.fates[mineIs] : `${w.fates[mineIs]}, ${w.points(own)}`;
  const others = outcome.scores.filter(({ who }) => who !== mine[0]).map(({ points }) => points);
  return `${w.fates[mineIs]} ${minus(own)} : ${minus(Math.max(...others))}`;
}
