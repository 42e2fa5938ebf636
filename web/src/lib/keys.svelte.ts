/** The keys of my seats, my name, how I like to play: kept by this browser. */
import type { Key } from "./messages";
import { isUnkept, read, write } from "./storage";

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

const isSameSeat = (one: Key, other: Key): boolean => one.table === other.table && one.seat === other.seat;

function isBots(value: unknown): value is Bots {
  const bots = value as Bots | null;
  return typeof bots?.count === "number" && typeof bots.level === "string";
}

/** Whoever opens it sits there. */
export const seatLink = ({ table, seat, secret }: Key): string => `${location.origin}/table/${table}#${seat}.${secret}`;

class Kept {
  #keys = $state.raw<Key[]>([]);
  #name = $state("");

  constructor() {
    this.#load();
    window.addEventListener("storage", () => this.#load());
  }

  #load(): void {
    this.#keys = this.#known();
    const name = read(NAME);
    if (!isUnkept(NAME)) this.#name = typeof name === "string" ? name : "";
  }

  /** As the browser has them, whichever tab wrote them last; what it could not keep this page still knows. */
  #known(): Key[] {
    const stored = read(KEYS);
    const keys = Array.isArray(stored) ? stored.filter(isKey) : [];
    return isUnkept(KEYS) ? [...this.#keys, ...keys.filter((key) => !this.#keys.some((one) => isSameSeat(one, key)))] : keys;
  }

  #keep(keys: Key[]): void {
    this.#keys = keys.slice(0, MOST);
    write(KEYS, this.#keys);
  }

  /** Whoever closes this page loses the keys. */
  get unkept(): boolean {
    return isUnkept(KEYS);
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
    this.#keep([...keys, ...this.#known().filter((known) => !keys.some((key) => isSameSeat(key, known)))]);
  }

  drop(key: Key): void {
    this.#keep(this.#known().filter((known) => !isSameSeat(key, known)));
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
