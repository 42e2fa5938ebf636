/** Counts up while something is in sight, by one with each beat; where motion is not wanted, to the end at once. */
import { prefersReducedMotion } from "svelte/motion";

export class CountUp {
  readonly #all: () => number;
  at = $state(0);

  constructor(shown: () => boolean, all: () => number, beat: number) {
    this.#all = all;
    $effect(() => {
      if (!shown()) return;
      this.at = prefersReducedMotion.current ? all() : 0;
      const timer = setInterval(() => (this.at += 1), beat);
      return () => clearInterval(timer);
    });
  }

  get done(): boolean {
    return this.at >= this.#all();
  }

  finish(): void {
    this.at = this.#all();
  }
}
