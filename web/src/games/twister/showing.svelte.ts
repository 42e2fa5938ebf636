/** The end of a fight, told step by step: cards flip, sums count up, then who is hurt. */
import { prefersReducedMotion } from "svelte/motion";
import type { LastFight } from "./view";

const FLIP = 450;
const COUNT = 1100;
const TELL = 1900;
const STAYS = 4500;

interface Seen {
  step: number;
  fights: boolean;
  last: string;
}

/** What this page saw last of each table: at a table with two own seats it is built again for each of them. */
const seen = new Map<string, Seen>();

export class Showing {
  #result = $state.raw<LastFight | null>(null);
  #at = $state(0);
  #timers: ReturnType<typeof setTimeout>[] = [];

  /** The fight that is being told; null once it is over. */
  get result(): LastFight | null {
    return this.#result;
  }

  /** The cards lie face up. */
  get shown(): boolean {
    return this.#at >= FLIP;
  }

  /** The cards are added to the sums. */
  get counted(): boolean {
    return this.#at >= COUNT;
  }

  /** It is said who has won and who is hurt. */
  get told(): boolean {
    return this.#at >= TELL;
  }

  /** Look at a new state: a fight is told once, when it ends, and not to somebody who comes later or goes back. */
  see(table: string, step: number, fights: boolean, last: LastFight | null): void {
    const now = { step, fights, last: JSON.stringify(last) };
    const before = seen.get(table);
    seen.set(table, now);
    if (before && last && step > before.step && (now.last !== before.last || (before.fights && !fights))) this.#tell(last);
    else if (before && step < before.step) this.close();
  }

  /** The page goes away: what is not told to its end will be told again. */
  leave(table: string): void {
    if (this.#result) seen.set(table, { step: -1, fights: true, last: "" });
    this.close();
  }

  close(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
    this.#result = null;
  }

  #tell(result: LastFight): void {
    this.close();
    this.#result = result;
    this.#at = prefersReducedMotion.current ? TELL : 0;
    for (const at of [FLIP, COUNT, TELL]) this.#timers.push(setTimeout(() => (this.#at = Math.max(this.#at, at)), at));
    this.#timers.push(setTimeout(() => this.close(), STAYS));
  }
}
