/** The games that I have played to the end: kept by this browser alone, to be taken elsewhere as a file. */
import type { Place, Score, Table, Text } from "./messages";
import { isUnkept, read, write } from "./storage";

const GAMES = "verlies.games";
const MOST = 1000;
/** What a file says that it is. */
const KIND = "verlies games";

/** What a table said of itself when it was over, and which seats were mine. */
export interface Played extends Pick<Table, "id" | "game" | "options" | "places" | "changed"> {
  outcome: NonNullable<Table["outcome"]>;
  mine: number[];
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is Text => isObject(value) && typeof value.de === "string" && typeof value.en === "string";
const isPlace = (value: unknown): value is Place => isObject(value) && isText(value.name) && (value.level === null || typeof value.level === "string");
const isScore = (value: unknown): value is Score =>
  isObject(value) && ["number", "string"].includes(typeof value.who) && isText(value.name) && typeof value.points === "number" && typeof value.won === "boolean";

/** Files and storage may hold anything: only whole games count. */
function isPlayed(value: unknown): value is Played {
  if (!isObject(value) || !isObject(value.options) || !isObject(value.outcome)) return false;
  const { id, game, changed, places, mine, outcome } = value;
  return (
    typeof id === "string" && /^[\w-]+$/.test(id) && typeof game === "string" && typeof changed === "number" && isText(outcome.text) &&
    Array.isArray(places) && places.every(isPlace) && Array.isArray(outcome.scores) && outcome.scores.every(isScore) &&
    Array.isArray(mine) && mine.length > 0 && mine.every((seat) => (outcome.scores as Score[]).some((score) => score.who === seat))
  );
}

function stored(): Played[] {
  const games = read(GAMES);
  return Array.isArray(games) ? games.filter(isPlayed) : [];
}

/** Each table once, latest first. */
function joined(...parts: (readonly Played[])[]): Played[] {
  const byTable = new Map(parts.flat().map((played) => [played.id, played]));
  return [...byTable.values()].sort((one, other) => other.changed - one.changed).slice(0, MOST);
}

class Ledger {
  #games = $state.raw<Played[]>([]);

  constructor() {
    this.#load();
    window.addEventListener("storage", () => this.#load());
  }

  #load(): void {
    this.#games = isUnkept(GAMES) ? joined(this.#games, stored()) : stored();
  }

  /** Whoever closes this page loses games. */
  get unkept(): boolean {
    return isUnkept(GAMES);
  }

  /** Latest first. */
  get games(): readonly Played[] {
    return this.#games;
  }

  /** Once a table: who comes back to it later finds it noted. What a bot played to the end in my stead is not mine, nor what
   *  goes on from somebody's game. */
  note({ id, game, options, places, changed, outcome, continued }: Table, seats: readonly number[]): void {
    const mine = seats.filter((seat) => places[seat]!.level === null);
    if (!outcome || continued || mine.length === 0 || this.#games.some((one) => one.id === id)) return;
    this.#keep([{ id, game, options, places, changed, outcome, mine }]);
  }

  /** All of it, as a file. */
  text(): string {
    return JSON.stringify({ kind: KIND, games: this.#games });
  }

  /** Add the games of such a file; how many were new, or null if it is none. */
  add(text: string): number | null {
    let file: unknown;
    try {
      file = JSON.parse(text);
    } catch {
      return null;
    }
    if (!isObject(file) || file.kind !== KIND || !Array.isArray(file.games)) return null;
    const fresh = file.games.filter(isPlayed).filter(({ id }) => !this.#games.some((one) => one.id === id));
    this.#keep(fresh);
    return fresh.length;
  }

  /** Another tab may have written meanwhile. */
  #keep(fresh: Played[]): void {
    this.#games = joined(fresh, this.#games, stored());
    write(GAMES, this.#games);
  }
}

export const ledger = new Ledger();
