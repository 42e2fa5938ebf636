/** The keys of my seats, my name, how I like to play: kept by this browser. */
import type { Key } from "./messages";
import { read, write } from "./storage";

const KEYS = "verlies.keys";
const NAME = "verlies.name";
const BOTS = "verlies.bots";
const MOST = 500;
/** As long as the server lets a name be. */
export const LONGEST_NAME = 30;

export interface Bots {
  count: number;
  level: string;
  /** Alone, where that takes an option: its value. */
  choice?: unknown;
}

function isKey(value: unknown): value is Key {
  const key = value as Key | null;
  return typeof key?.table === "string" && typeof key.seat === "number" && typeof key.secret === "string";
}

function isBots(value: unknown): value is Bots {
  const bots = value as Bots | null;
  return typeof bots?.count === "number" && typeof bots.level === "string";
}

class Kept {
  #keys = $state.raw<Key[]>([]);
  #name = $state("");

  constructor() {
    this.#load();
    window.addEventListener("storage", () => this.#load());
  }

  #load(): void {
    const keys = read(KEYS);
    this.#keys = Array.isArray(keys) ? keys.filter(isKey) : [];
    const name = read(NAME);
    this.#name = typeof name === "string" ? name : "";
  }

  /** Newest first. */
  get keys(): readonly Key[] {
    return this.#keys;
  }

  get name(): string {
    return this.#name;
  }

  set name(name: string) {
    this.#name = name;
    write(NAME, name);
  }

  of(table: string): Key[] {
    return this.#keys.filter((key) => key.table === table).sort((one, other) => one.seat - other.seat);
  }

  add(keys: Key[]): void {
    const rest = this.#keys.filter((kept) => !keys.some((key) => key.table === kept.table && key.seat === kept.seat));
    this.#keys = [...keys, ...rest].slice(0, MOST);
    write(KEYS, this.#keys);
  }

  drop(key: Key): void {
    this.#keys = this.#keys.filter((kept) => kept.table !== key.table || kept.seat !== key.seat);
    write(KEYS, this.#keys);
  }

  bots(game: string): Bots | null {
    const all = read(BOTS) as Record<string, unknown> | null;
    const bots = all?.[game];
    return isBots(bots) ? bots : null;
  }

  keepBots(game: string, bots: Bots): void {
    const all = read(BOTS);
    write(BOTS, { ...(all && typeof all === "object" ? all : {}), [game]: bots });
  }
}

export const kept = new Kept();
