/** Party: several seats of one person at a game that all play together. All of them see the same; whoever is asked, acts. */
import type { Aids } from "./aids.svelte";
import type { Film } from "./film.svelte";
import type { AtTable, Live, Wish } from "./live.svelte";
import type { Board, GameBox, Hinted, Key, Line, Refused, State } from "./messages";
import { myTurns, nextTurn } from "./seats";

export class Party implements AtTable {
  readonly #lives: readonly Live[];
  #last: { live: Live; state: State };

  /** Whoever of us is asked; until the news has come to them too, what was before. */
  readonly #now = $derived.by(() => {
    const { live } = this.#last;
    const { state } = live.connected ? live : (this.#lives.find((one) => one.connected) ?? live);
    const turns = myTurns(state.table, this.#lives.map((one) => one.state.seat!));
    const seat = nextTurn(turns, live.state.seat);
    const asked = this.#lives.find((one) => one.state.seat === seat) ?? live;
    if (asked.connected && asked.state.step !== state.step) return this.#last;
    this.#last = { live: asked, state: this.#undoer ? { ...asked.state, no_undo: null } : asked.state };
    return this.#last;
  });

  constructor(lives: readonly [Live, ...Live[]]) {
    this.#lives = lives;
    this.#last = { live: lives[0], state: lives[0].state };
  }

  get key(): Key | null {
    return this.#now.live.key;
  }

  get box(): GameBox {
    return this.#last.live.box;
  }

  get film(): Film {
    return this.#last.live.film;
  }

  get aids(): Aids {
    return this.#last.live.aids;
  }

  get state(): State {
    return this.#now.state;
  }

  get active(): boolean {
    return this.#now.live.active;
  }

  get spotlight(): Line | null {
    return this.aids.spotlight;
  }

  get hint(): Hinted | null {
    return this.#now.live.hint;
  }

  get connected(): boolean {
    return this.#now.live.connected;
  }

  get ended(): Refused | null {
    return this.#lives.find((live) => live.ended)?.ended ?? null;
  }

  get recent(): readonly Line[] {
    return this.#now.live.recent;
  }

  play(move: string, then: string[] = [], goesOn = false): Promise<Refused | null> {
    return this.#now.live.play(move, then, goesOn);
  }

  plan(text: string, cut = false, goesOn = false): Promise<Refused | null> {
    return this.#now.live.plan(text, cut, goesOn);
  }

  why(move: string): Promise<Refused | null> {
    return this.#now.live.why(move);
  }

  preview(move: string): Promise<unknown> {
    return this.#now.live.preview(move);
  }

  forecast(): Promise<unknown[]> {
    return this.#now.live.forecast();
  }

  best(seat: number): Promise<unknown> {
    return this.#now.live.best(seat);
  }

  board(): Promise<Board> {
    return this.#now.live.board();
  }

  deal(move: string): Promise<Refused | null> {
    return this.#now.live.deal(move);
  }

  askHint(): Promise<Refused | null> {
    return this.#now.live.askHint();
  }

  dropHint(): void {
    this.#now.live.dropHint();
  }

  /** Whoever moved last takes back; what one of us agrees to, all of us do. */
  async send(wish: Wish): Promise<Refused | null> {
    const { live } = this.#now;
    if (wish.type === "undo") return (this.#undoer ?? live).send(wish);
    if (wish.type === "agree" && this.#waiting.length) return this.#agree(wish.yes);
    const refused = await live.send(wish);
    return wish.type === "go_back" && !refused ? this.#agree(true) : refused;
  }

  retry(): void {
    for (const live of this.#lives) live.retry();
  }

  close(): void {
    for (const live of this.#lives) live.close();
  }

  get #undoer(): Live | undefined {
    return this.#lives.find((live) => !live.state.no_undo);
  }

  /** Those of us who are to agree to a way back. */
  get #waiting(): Live[] {
    const waiting = this.#now.live.state.table.proposal?.waiting ?? [];
    return this.#lives.filter((live) => waiting.includes(live.state.seat!));
  }

  async #agree(yes: boolean): Promise<Refused | null> {
    for (const live of yes ? this.#waiting : this.#waiting.slice(0, 1)) {
      const refused = await live.send({ type: "agree", yes });
      if (refused) return refused;
    }
    return null;
  }
}
