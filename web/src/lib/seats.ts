/** Seats: the names of their colours, and how to say what a seat is doing. */
import { words as common } from "../text/common";
import { words } from "../text/table";
import type { GameInfo, GameOption, NewSeat, OptionChoice, Place, State, Table } from "./messages";
import { choose, language, pick } from "./words.svelte";

export const isOpen = (place: Place) => !place.held && place.level === null;

export function levelName(level: string): string {
  return choose(common).levels[level] ?? level;
}

type Doing = "deals" | "chooses" | "turn" | "thinks" | "away" | "open" | "waits" | "over" | "bot";

export function doing({ table, seat: me, chance }: State, seat: number): Doing {
  const place = table.places[seat]!;
  if (isOpen(place)) return "open";
  if (table.over) return "over";
  if (chance) return "deals";
  if (table.turn.includes(seat)) {
    if (place.level !== null) return "thinks";
    if (seat === me) return "chooses";
    return place.online ? "turn" : "away";
  }
  if (place.level !== null) return "bot";
  return place.online ? "waits" : "away";
}

/** In one or two words, what a seat is doing; at the end whether it won. */
export function says(state: State, seat: number, together = false): string {
  const w = choose(words);
  const place = state.table.places[seat]!;
  const now = doing(state, seat);
  const score = state.outcome?.scores.find((one) => one.who === seat);
  if (score?.won) return w.won;
  if (score && together) return w.lostGame;
  if (now === "bot" || (now === "over" && place.level !== null)) return w.botLevel(levelName(place.level!));
  if (now === "away" && state.table.turn.includes(seat)) return w.turnAway;
  return w.state[now];
}

/** The name that somebody has chosen; empty where only a stone has one. */
export const ownName = ({ name }: Place) => (name.de === name.en ? name.de : "");

/** The same seats for another round: mine stay mine, bots stay bots, all others are open. */
export function sameSeats(table: Table, mine: readonly number[]): NewSeat[] {
  return table.places.map((place, seat) => {
    if (mine.includes(seat)) return { mine: true, name: ownName(place) };
    return place.held || place.level === null ? {} : { level: place.level };
  });
}

export const allows = (choice: OptionChoice, seats: number) => seats >= choice.seats[0]! && seats <= choice.seats.at(-1)!;

/** The numbers of seats that a game allows with these options. */
export function seatCounts(game: GameInfo, options: Record<string, GameOption["default"]>): number[] {
  const chosen = game.options.flatMap((option) => option.choices.filter((choice) => choice.value === options[option.name]));
  const all = Array.from({ length: game.seats.at(-1)! }, (_, at) => at + 1).filter((count) => count >= game.seats[0]!);
  return all.filter((count) => chosen.every((choice) => allows(choice, count)));
}

/** What a table is called: its name, or who sits there. */
export function tableTitle(table: Table): string {
  return table.name || listNames(table.places.map((place) => pick(place.name)));
}

export function listNames(names: string[]): string {
  return new Intl.ListFormat(language.current, { type: "conjunction" }).format(names);
}

/** Who of those on turn goes on after this seat: it itself, else the next one around the table; null if nobody is on turn. */
export function nextTurn(turns: readonly number[], seat: number | null): number | null {
  const now = seat ?? -1;
  return turns.find((one) => one === now) ?? turns.find((one) => one > now) ?? turns[0] ?? null;
}

/** Those of my seats that are asked now and play for themselves. */
export function myTurns(table: Table, mine: readonly number[]): number[] {
  return table.over ? [] : mine.filter((seat) => table.turn.includes(seat) && table.places[seat]?.level === null);
}
