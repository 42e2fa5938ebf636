/** The time that is left to explore, counted on between two messages of the server. */
import type { Turn } from "./turn.svelte";

const TICK = 250;
/** Seconds at which the time is said aloud. */
const SAID = [60, 30, 10];

export class Countdown {
  #ends = $state(0);
  #now = $state(0);
  /** What is said aloud now. */
  said = $state("");
  readonly #table: Turn;

  constructor(table: Turn) {
    this.#table = table;
    $effect(() => {
      const { clock } = table.desk.state;
      if (!clock) return;
      this.#ends = performance.now() + clock.left * 1000;
      this.#now = performance.now();
      const timer = setInterval(() => this.#tick(), TICK);
      return () => clearInterval(timer);
    });
  }

  #tick(): void {
    const before = this.left;
    this.#now = performance.now();
    const { left } = this;
    const mark = SAID.find((seconds) => before !== null && left !== null && before > seconds && left <= seconds);
    if (mark) this.said = this.#table.words.timeSays(mark);
    else if (before && left === 0) this.said = this.#table.words.timeUp;
  }

  /** Whole seconds; null where there is no limit. */
  get left(): number | null {
    return this.#table.desk.state.clock && this.#table.view.phase === "explore" ? Math.max(0, Math.ceil((this.#ends - this.#now) / 1000)) : null;
  }

  get total(): number {
    return this.#table.view.timer;
  }
}

export const minutes = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
