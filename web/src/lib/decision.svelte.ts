/** One decision of this seat. What is legal is what the server offers, word by word. */
import type { Refused } from "./messages";
import { Tabletop } from "./tabletop";
import { pick } from "./words.svelte";

export interface Refusing {
  refused: Refused;
  /** What was touched; the bubble stands beside it. */
  at: Element | null;
}

export class Decision<View> extends Tabletop<View> {
  /** The move under pointer or focus: what would come of it is shown. */
  aim = $state<string | null>(null);
  refusing = $state.raw<Refusing | null>(null);
  sending = $state(false);

  /** The texts of all legal moves. */
  readonly moves: readonly string[] = $derived(this.desk.active ? this.desk.state.choices.map((choice) => choice.move) : []);
  readonly #legal = $derived(new Set(this.moves));

  /** The kind of the question this seat is asked; null where nothing is asked of it. */
  get kind(): string | null {
    return this.desk.active ? (this.desk.state.question?.kind ?? null) : null;
  }

  /** Another text for every question; null where nothing is asked. */
  get asked(): string | null {
    const { seat, question } = this.desk.state;
    return this.desk.active && question ? `${seat} ${question.number} ${question.kind}` : null;
  }

  can(move: string): boolean {
    return this.#legal.has(move);
  }

  /** The legal moves that begin with these whole words: `starting("attack hammer")`. */
  starting(prefix: string): string[] {
    return this.moves.filter((move) => move === prefix || move.startsWith(`${prefix} `));
  }

  /** A legal move in the server's words. */
  say(move: string): string {
    const choice = this.desk.state.choices.find((one) => one.move === move);
    return choice ? pick(choice.text) : move;
  }

  /** A bot advised this move next, or one that begins so. */
  advised(prefix: string): boolean {
    return this.planned(prefix) === 1;
  }

  /** Which of the moves that a bot advised begins so, counted from 1; 0 if none does. */
  planned(prefix: string): number {
    const moves = this.desk.hint?.moves ?? [];
    return 1 + moves.findIndex(({ move }) => move === prefix || move.startsWith(`${prefix} `));
  }

  /** Make a legal move, and `then` more that belong to it; one that is not legal is refused with its reason, beside what was touched. */
  async play(move: string, at: Element | null = document.activeElement, then: string[] = []): Promise<boolean> {
    if (!this.can(move)) {
      await this.refuse(move, at);
      return false;
    }
    if (this.sending) return false;
    this.sending = true;
    this.refusing = null;
    const refused = await this.desk.play(move, then);
    this.sending = false;
    if (refused) this.refusing = { refused, at };
    return !refused;
  }

  /** Say why a move cannot be made. How moves are written is nothing to tell somebody who points at things. */
  async refuse(move: string, at: Element | null = document.activeElement): Promise<void> {
    if (!this.desk.active) return;
    const refused = await this.desk.why(move);
    if (refused && refused.rule !== "CORE-TEXT") this.refusing = { refused, at };
  }

  /** A new question: what belonged to the old one is gone. */
  protected renew(): void {
    this.sending = false;
    this.aim = null;
    this.refusing = null;
  }
}

/** Something on the table that can be selected. */
export interface Thing<Kind extends string> {
  kind: Kind;
  id: string;
}

interface Asking {
  move: string;
  question: string;
}

/** A decision in which one thing is selected first, and the board then shows what can be done with it. */
export class Selection<View, Kind extends string> extends Decision<View> {
  #selected = $state.raw<Thing<Kind> | null>(null);
  #hovered = $state.raw<Thing<Kind> | null>(null);
  #asking = $state.raw<Asking | null>(null);

  get selected(): Thing<Kind> | null {
    return this.#selected;
  }

  get hovered(): Thing<Kind> | null {
    return this.#hovered;
  }

  /** Select a thing; the same once more, or null, puts it back. */
  select(thing: Thing<Kind> | null): void {
    this.refusing = null;
    this.aim = null;
    this.#selected = thing && this.isSelected(thing.kind, thing.id) ? null : thing;
  }

  hover(thing: Thing<Kind> | null): void {
    this.#hovered = thing;
  }

  isSelected(kind: Kind, id: string): boolean {
    return this.#selected?.kind === kind && this.#selected.id === id;
  }

  isHovered(kind: Kind, id: string): boolean {
    return this.#hovered?.kind === kind && this.#hovered.id === id;
  }

  /** What waits for a yes before it is played. */
  get asking(): Asking | null {
    return this.#asking;
  }

  /** Play a move only after a yes to this question. */
  sure(move: string, question: string): void {
    this.#asking = { move, question };
  }

  unsure(): void {
    this.#asking = null;
  }

  override async play(move: string, at: Element | null = document.activeElement, then: string[] = []): Promise<boolean> {
    if (this.can(move) && !this.sending) this.unsure();
    return super.play(move, at, then);
  }

  /** A new question: only what still has a use stays selected. */
  protected override renew(stays = false): void {
    super.renew();
    this.unsure();
    if (!stays) this.#selected = null;
  }

  /** The line of the chronicle under the pointer speaks of this. */
  spoken(id: string | number): boolean {
    const args = this.desk.spotlight?.args;
    return !!args && Object.values(args).some((value) => value === id || (Array.isArray(value) && value.includes(id)));
  }
}
