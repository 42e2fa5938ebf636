/** One decision of this seat: what has been picked so far. What is legal is what the server offers, word by word. */
import { Decision } from "../../lib/decision.svelte";
import type { Slot, View } from "./view";

/** The verb that answers a kind of question, where there is only one. */
const VERBS: Record<string, string> = {
  build: "build", discard: "discard", keep: "keep", shrine: "swap", fountain: "move", place: "place",
};

export class Turn extends Decision<View> {
  /** The move as far as it is picked: its words. */
  #picked = $state.raw<string[]>([]);
  /** The corner that the picked tile goes to, and the one under the pointer; null leaves it to the page. */
  corner = $state<Slot | null>(null);
  aimedCorner = $state<Slot | null>(null);
  #views = $state.raw<Record<string, View | null>>({});
  #pending = new Set<string>();
  readonly #choices = $derived(this.moves.map((move) => move.split(" ")));

  get picked(): readonly string[] {
    return this.#picked;
  }

  /** The words that may come next after these. */
  next(...words: string[]): Set<string> {
    const fitting = this.#choices.filter((choice) => words.every((word, at) => choice[at] === word));
    return new Set(fitting.flatMap((choice) => choice[words.length] ?? []));
  }

  legal(...words: string[]): boolean {
    return this.#choices.some((choice) => choice.length === words.length && words.every((word, at) => choice[at] === word));
  }

  has(...words: string[]): boolean {
    return words.every((word, at) => this.#picked[at] === word);
  }

  get move(): string | null {
    return this.legal(...this.#picked) ? this.#picked.join(" ") : null;
  }

  /** Something is picked that can be put down again. */
  get loose(): boolean {
    return this.#picked.length > this.#start().length;
  }

  pick(...words: string[]): void {
    this.refusing = null;
    this.corner = null;
    this.#picked = this.#filled(words);
  }

  /** Pick exactly these words: the rest is chosen by hand. */
  hold(...words: string[]): void {
    this.refusing = null;
    this.corner = null;
    this.#picked = words;
  }

  drop(): void {
    this.aim = null;
    this.refusing = null;
    this.corner = null;
    this.#picked = this.#start();
  }

  /** A new question: nothing is picked, nothing is known of what follows. */
  begin(): void {
    this.renew();
    this.drop();
    this.forget();
  }

  /** Something has happened at the table: what would follow a move must be asked again. */
  forget(): void {
    this.#views = {};
    this.#pending.clear();
  }

  #start(): string[] {
    const verb = VERBS[this.kind ?? ""];
    return verb ? this.#filled([verb]) : [];
  }

  /** With one legal word left it is picked at once. */
  #filled(words: string[]): string[] {
    const filled = [...words];
    for (let options = this.next(...filled); options.size === 1 && !this.legal(...filled); options = this.next(...filled)) {
      filled.push(...options);
    }
    return filled;
  }

  async submit(): Promise<void> {
    if (this.move) await this.play(this.move);
  }

  /** The view after a legal move, once it is known. */
  after(move: string | null): View | null {
    return (move && this.#views[move]) || null;
  }

  /** Ask for the view after a legal move, once. */
  async look(move: string): Promise<void> {
    if (this.#pending.has(move)) return;
    this.#pending.add(move);
    const asked = this.desk.state.step;
    const view = (await this.desk.preview(move)) as View | null;
    if (this.desk.state.step === asked) this.#views = { ...this.#views, [move]: view };
  }

  /** The move whose consequences are shown: the one aimed at, else the one picked. */
  get shown(): string | null {
    return this.aim ?? this.move;
  }
}
