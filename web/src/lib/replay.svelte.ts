/** A replay: any position of a game through the eyes of one seat, one step or all of them at a time. */
import type { Aids } from "./aids.svelte";
import { frame, frameBoard } from "./api";
import type { Desk } from "./desk";
import type { Board, Frame, GameBox, Key, Line, Replay, State, Table } from "./messages";

function tableOf(replay: Replay, { step, progress }: Frame): Table {
  return {
    type: "table",
    id: replay.id,
    name: "",
    game: replay.game,
    options: replay.options,
    places: replay.names.map((name) => ({ name, held: true, level: null, online: true })),
    dealt_by_hand: false,
    continued: false,
    content: replay.content,
    commitment: null,
    lost: null,
    outcome: null,
    next: null,
    listed: false,
    over: step === replay.steps && replay.outcome !== null,
    turn: [],
    progress,
    changed: 0,
    proposal: null,
  };
}

export class ReplayDesk implements Desk {
  #shown = $state.raw<Frame>(null!);
  readonly active = false;
  readonly hint = null;
  #known = new Map<number, Promise<Frame>>();

  readonly state: State = $derived.by(() => {
    const { step, view } = this.#shown;
    return {
      type: "state",
      table: tableOf(this.replay, this.#shown),
      seat: this.replay.seat,
      host: false,
      step,
      view,
      question: null,
      choices: [],
      chance: null,
      no_undo: null,
      outcome: step === this.replay.steps ? this.replay.outcome : null,
      clock: null,
      lines_from: 0,
      lines: this.replay.lines.filter((line) => line.step <= step),
    };
  });

  private constructor(
    readonly replay: Replay,
    readonly box: GameBox,
    readonly aids: Aids,
    readonly key: Key | null,
    first: Frame,
  ) {
    this.#shown = first;
  }

  static async open(replay: Replay, box: GameBox, aids: Aids, key: Key | null, step: number): Promise<ReplayDesk> {
    return new ReplayDesk(replay, box, aids, key, await frame(replay.id, step, replay.seat, key));
  }

  get spotlight(): Line | null {
    return this.aids.spotlight;
  }

  get recent(): readonly Line[] {
    return this.replay.lines.filter((line) => line.step === this.#shown.step);
  }

  /** Show a position, and have the next one ready. */
  async go(step: number): Promise<void> {
    this.#shown = await this.#fetch(step);
    if (step < this.replay.steps) void this.#fetch(step + 1).catch(() => {});
  }

  #fetch(step: number): Promise<Frame> {
    let asked = this.#known.get(step);
    if (!asked) {
      asked = frame(this.replay.id, step, this.replay.seat, this.key);
      this.#known.set(step, asked);
      asked.catch(() => this.#known.delete(step));
    }
    return asked;
  }

  async play(): Promise<null> {
    return null;
  }

  async plan(): Promise<null> {
    return null;
  }

  async why(): Promise<null> {
    return null;
  }

  async preview(): Promise<null> {
    return null;
  }

  async forecast(): Promise<[]> {
    return [];
  }

  async best(): Promise<null> {
    return null;
  }

  board(): Promise<Board> {
    return frameBoard(this.replay.id, this.#shown.step, this.replay.seat, this.key);
  }
}
