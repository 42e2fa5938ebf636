/** The same game against stronger or weaker ones: bots, or whom the rules play. */
import { pages } from "../games";
import type { GameInfo, NewSeat, Table } from "./messages";
import { isTogether } from "./result";
import { levelName, sameSeats } from "./seats";
import { pick } from "./words.svelte";

export interface Again {
  seats: NewSeat[];
  options: Table["options"];
  /** How strong they are then, in words; empty where they differ. */
  level: string;
}

/** With bots one level up (1) or down (-1), else with the option that says how strong the rules play; null at the last level. */
export function shifted(table: Table, mine: readonly number[], info: GameInfo, by: 1 | -1): Again | null {
  const { options } = table;
  const seats = sameSeats(table, mine);
  if (!isTogether(info, table) && seats.some((seat) => seat.level)) {
    const moved = seats.map((seat) => (seat.level ? { ...seat, level: next(info.levels, seat.level, by) } : seat));
    if (moved.every((seat, at) => seat.level === seats[at]!.level)) return null;
    const levels = new Set(moved.flatMap((seat) => seat.level ?? []));
    return { seats: moved, options, level: levels.size === 1 ? levelName([...levels][0]!) : "" };
  }
  const rivals = pages[table.game]?.rivals?.(table.places.length, options);
  const value = rivals?.levels[rivals.at + by];
  if (!rivals || value === undefined) return null;
  const choice = info.options.find((option) => option.name === rivals.option)?.choices.find((one) => one.value === value);
  return { seats, options: { ...options, [rivals.option]: value }, level: choice ? pick(choice.title) : value };
}

function next(levels: readonly string[], level: string, by: number): string {
  return levels[levels.indexOf(level) + by] ?? level;
}
