/** The non-player's side of the table: whose reasons are looked at, what it would do next, and how fast it goes on. */
import { tick, untrack } from "svelte";
import { lastActed } from "./npcs";
import type { Turn } from "./turn.svelte";
import type { Thought } from "./view";

/** How long a plan is in sight where it goes on by itself. */
const LOOK = 1600;

interface Forecast {
  step: number;
  thoughts: Thought[];
}

export class Alone {
  readonly table: Turn;
  #looked = $state<string | null>(null);
  #forecast = $state.raw<Forecast | null>(null);
  #at = $state(0);
  /** It goes on by itself: with a pause for each plan, or at once. */
  pace = $state<"fast" | "skip" | null>(null);
  /** The question that it has gone on from by itself: never twice, however late the answer comes. */
  #left: number | null = null;

  constructor(table: Turn) {
    this.table = table;
    $effect(() => {
      const { asked, kind, sending, scene } = table;
      const { outcome, question } = table.desk.state;
      if (!this.pace) this.#left = null;
      else if (outcome || (asked && kind !== "npc")) this.pace = null;
      else if (question && kind === "npc" && !sending && !scene && question.number !== this.#left) return this.#goOn(question.number, this.pace === "skip" ? 0 : LOOK);
    });
    $effect(() => {
      if (this.acting) untrack(() => (this.#looked = null));
    });
  }

  /** Let it act after a while, unless something else comes first. */
  #goOn(from: number, after: number): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    void tick()
      .then(() => (after ? this.table.shownBy : null))
      .then(() => {
        if (stopped) return;
        timer = setTimeout(() => {
          this.#left = from;
          void this.next();
        }, after);
      });
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }

  async next(at: Element | null = null): Promise<void> {
    if (!(await this.table.play("next", at))) this.pace = null;
  }

  /** The thought of whoever acts now. */
  get acting(): Thought | null {
    return this.table.view.solo?.thought ?? null;
  }

  /** What each would do now, as long as nothing has changed. */
  get forecast(): Thought[] | null {
    return this.#forecast?.step === this.table.desk.state.step ? this.#forecast.thoughts : null;
  }

  /** Which of them is shown. */
  get at(): number {
    return this.#at;
  }

  get canForesee(): boolean {
    const { table } = this;
    return (table.kind === "act" || table.kind === "action_card") && !!table.view.solo?.row.length;
  }

  /** Ask what each would do now; once more closes it. */
  async foresee(): Promise<void> {
    const { table } = this;
    if (this.forecast) return this.unsee();
    const { step } = table.desk.state;
    const thoughts = (await table.desk.forecast()) as Thought[];
    this.#at = 0;
    this.#forecast = { step, thoughts };
  }

  unsee(): void {
    this.#forecast = null;
  }

  /** The next or the one before, round and round. */
  turn(by: 1 | -1): void {
    const { length } = this.forecast ?? [];
    if (length) this.#at = (this.#at + by + length) % length;
  }

  /** The thought that the board draws. */
  get thought(): Thought | null {
    const foreseen = this.forecast?.[this.#at];
    if (foreseen) return foreseen;
    return this.#looked && this.#looked !== this.acting?.npc ? null : this.acting;
  }

  /** Whose card and reasons are shown. */
  get npc(): string | null {
    return this.forecast?.[this.#at]?.npc ?? this.#looked ?? this.acting?.npc ?? lastActed(this.table.desk.state.lines) ?? this.table.view.solo?.row[0]?.npc ?? null;
  }

  look(npc: string): void {
    const at = this.forecast?.findIndex((thought) => thought.npc === npc) ?? -1;
    if (at >= 0) this.#at = at;
    else {
      this.unsee();
      this.#looked = npc;
    }
  }
}
