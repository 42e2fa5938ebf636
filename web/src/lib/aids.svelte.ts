/** What the parts of a table share beyond the desk: the rule that is looked up and the line under the pointer. */
import { getContext, setContext } from "svelte";
import type { Line } from "./messages";

const KEY = Symbol("aids");

export class Aids {
  /** The rule looked up last; the rules pane shows it. */
  rule = $state<string | null>(null);
  /** The line of the chronicle under pointer or focus. */
  spotlight = $state.raw<Line | null>(null);
  /** Where no side panel is in sight, the rules open in a dialog. */
  dialog = $state(false);
  /** Something is told over the table: until it is told, nothing else is shown there. */
  telling = $state(false);
  #reveal: (() => boolean) | null = null;

  constructor(
    readonly game: string,
    readonly replay = false,
  ) {}

  /** The side panel says how to bring its rules into view; it answers false where it is not on the page. */
  attach(reveal: () => boolean): () => void {
    this.#reveal = reveal;
    return () => {
      if (this.#reveal === reveal) this.#reveal = null;
    };
  }

  lookUp(rule: string | null): void {
    this.rule = rule;
    this.dialog = !(this.#reveal?.() ?? false);
  }
}

export function provideAids(aids: Aids): void {
  setContext(KEY, aids);
}

/** Of the table or replay around a part; undefined elsewhere. */
export function useAids(): Aids | undefined {
  return getContext<Aids | undefined>(KEY);
}
