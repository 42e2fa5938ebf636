/** A live table over a WebSocket, as one seat or as a spectator: it keeps the state and finds back after a break by itself. */
import { words } from "../text/table";
import type { Aids } from "./aids.svelte";
import { asRefused, refuse, tableBoard } from "./api";
import type { Desk } from "./desk";
import type { Film } from "./film.svelte";
import type { Board, ClientMessage, GameBox, Hinted, Key, Line, Refused, ServerMessage, State } from "./messages";
import { sinceMyMove } from "./recap";
import { share } from "./share";

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 5000;
const WRONG_SECRET = 4001;
const NO_TABLE = 4004;

type Answer = Exclude<ServerMessage, State | { type: "table" }>;
type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;
/** What can be asked, without the id that the answer comes back with. */
export type Wish = WithoutId<ClientMessage>;

function merge(old: State, next: State): State {
  if (next.lines_from === 0) return next;
  return { ...next, lines: [...old.lines.filter((line) => line.step < next.lines_from), ...next.lines] };
}

/** In what is past, nothing is asked of these seats any more: what was asked the server answered, where there was only one way. */
function past(state: State, mine: readonly number[]): State {
  const table = { ...state.table, turn: state.table.turn.filter((seat) => !mine.includes(seat)) };
  return { ...state, table, question: null, choices: [], chance: null };
}

/** A hint without its first moves; null if nothing is left of it. */
function after(hint: Hinted, count: number): Hinted | null {
  return count < hint.moves.length ? { ...hint, moves: hint.moves.slice(count) } : null;
}

/** What is left of a hint in a new position: what the server played by itself, as the only move, is done. */
function follow(hint: Hinted, { choices, lines_from }: State): Hinted | null {
  if (lines_from === 0) return null;
  if (!choices.length) return hint;
  const at = hint.moves.findIndex(({ move }) => choices.some((choice) => choice.move === move));
  return at < 0 ? null : after(hint, at);
}

export class Live implements Desk {
  /** The newest state; the film may still show an earlier one. */
  #newest = $state.raw<State>(null!);
  /** The states that the film may show, in order. */
  #reel: State[] = [];
  /** Answers that are awaited to something which this seat does itself. */
  #acting = 0;
  readonly #state = $derived.by(() => {
    const { step, mine } = this.film;
    const shown = step === null ? undefined : this.#reel.findLast((state) => state.step <= step);
    return shown ? past(shown, mine) : this.#newest;
  });
  #hint = $state.raw<Hinted | null>(null);
  #connected = $state(false);
  #ended = $state.raw<Refused | null>(null);
  #socket: WebSocket | null = null;
  #timer = 0;
  #pause = FIRST_PAUSE;
  #closed = false;
  #next = 1;
  #pending = new Map<number, (answer: Answer) => void>();

  constructor(
    readonly key: Key | null,
    readonly box: GameBox,
    readonly aids: Aids,
    readonly film: Film,
    first: State,
  ) {
    this.#newest = first;
    document.addEventListener("visibilitychange", this.#wake);
    window.addEventListener("online", this.#wake);
    this.#connect();
  }

  get state(): State {
    return this.#state;
  }

  get active(): boolean {
    return this.#connected && this.#state.seat !== null && !this.#state.table.over && !this.film.running;
  }

  get spotlight(): Line | null {
    return this.aids.spotlight;
  }

  get hint(): Hinted | null {
    return this.film.running ? null : this.#hint;
  }

  readonly recent: readonly Line[] = $derived(sinceMyMove(this.#state));

  get connected(): boolean {
    return this.#connected;
  }

  /** Why this table is out of reach for good; null while it is not. */
  get ended(): Refused | null {
    return this.#ended;
  }

  async play(move: string, then: string[] = [], goesOn = false): Promise<Refused | null> {
    const hint = this.#hint;
    const advised = [move, ...then].every((one, at) => hint?.moves[at]?.move === one);
    this.#hint = hint && advised ? after(hint, 1 + then.length) : null;
    return this.send({ type: "play", move, number: this.#state.question?.number ?? 0, then, goes_on: goesOn });
  }

  async plan(text: string, cut = false, goesOn = false): Promise<Refused | null> {
    this.#hint = null;
    return this.send({ type: "plan", text, cut, goes_on: goesOn });
  }

  async why(move: string): Promise<Refused | null> {
    const answer = await this.#ask({ type: "why", move });
    return answer.type === "refused" ? answer : null;
  }

  async preview(move: string): Promise<unknown> {
    const answer = await this.#ask({ type: "preview", move });
    return answer.type === "previewed" ? answer.view : null;
  }

  async forecast(): Promise<unknown[]> {
    const answer = await this.#ask({ type: "forecast" });
    return answer.type === "forecast" ? (answer.thoughts as unknown[]) : [];
  }

  async best(seat: number): Promise<unknown> {
    const answer = await this.#ask({ type: "best", seat });
    return answer.type === "best" ? answer.found : null;
  }

  board(): Promise<Board> {
    return tableBoard(this.#state.table.id, this.key);
  }

  /** Say what chance did, where it is dealt by hand. */
  async deal(move: string): Promise<Refused | null> {
    return this.send({ type: "deal", move, number: this.#state.chance?.question.number ?? 0 });
  }

  async askHint(): Promise<Refused | null> {
    const number = this.#state.question?.number;
    const answer = await this.#ask({ type: "hint" });
    if (answer.type === "hinted" && number === this.#state.question?.number) this.#hint = answer;
    return answer.type === "refused" ? answer : null;
  }

  dropHint(): void {
    this.#hint = null;
  }

  /** Do something; it is done or refused. */
  async send(wish: Wish): Promise<Refused | null> {
    this.#acting++;
    const answer = await this.#ask(wish);
    this.#acting--;
    return answer.type === "refused" ? answer : null;
  }

  /** Try again now instead of after the pause. */
  retry(): void {
    if (this.#closed || this.#ended || this.#socket) return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    document.removeEventListener("visibilitychange", this.#wake);
    window.removeEventListener("online", this.#wake);
    this.film.close();
    this.#socket?.close();
    this.#drop();
  }

  #wake = (): void => {
    if (document.visibilityState === "visible") this.retry();
  };

  #connect(): void {
    const address = new URL(`/api/tables/${this.#newest.table.id}/live`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", seat: this.key?.seat ?? null, secret: this.key?.secret ?? null }));
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = (event) => {
      if (this.#socket !== socket) return;
      this.#drop();
      if ((event.code === WRONG_SECRET || event.code === NO_TABLE) && !this.#ended) this.#ended = asRefused(null);
      if (this.#closed || this.#ended) return;
      this.#timer = window.setTimeout(() => this.#connect(), this.#pause);
      this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
    };
  }

  #hear(message: ServerMessage): void {
    if (message.type === "state") {
      if (message.step !== this.#newest.step) this.#hint = this.#hint && follow(this.#hint, message);
      this.#take(message);
      this.#connected = true;
      this.#pause = FIRST_PAUSE;
    } else if (message.type === "table") {
      this.#newest = share(this.#newest, { ...this.#newest, table: message });
      this.#keep();
    } else if (message.id === null) {
      if (!this.#connected && message.type === "refused") this.#ended = message;
    } else {
      this.#pending.get(message.id)?.(message);
      this.#pending.delete(message.id);
    }
  }

  /** What is new for this seat comes on show in its turn, all else at once. Who says what chance did in the turn of others decides nothing. */
  #take(message: State): void {
    const before = this.#newest;
    const next = share(before, merge(before, message));
    this.#newest = next;
    const goesOn = this.#connected && message.lines_from > before.step;
    const own = this.#acting > 0 || this.film.decided(message.lines, next);
    if (goesOn && next.step === before.step) this.film.skip();
    else if (!goesOn || (own && !this.film.looksOn(before) && !(before.chance && this.film.kept))) this.film.cut(next.step);
    else {
      this.#keep();
      this.film.hear(before, next, own);
    }
    this.#keep();
  }

  #keep(): void {
    const { film } = this;
    this.#reel = [...this.#reel.filter(({ step }) => step >= film.from && step < this.#newest.step), this.#newest];
  }

  #drop(): void {
    this.#socket = null;
    this.#connected = false;
    const pending = [...this.#pending.values()];
    this.#pending.clear();
    for (const answer of pending) answer(refuse("lost", { de: words.de.lost, en: words.en.lost }));
  }

  #ask(wish: Wish): Promise<Answer> {
    const socket = this.#socket;
    if (!socket || !this.#connected) {
      return Promise.resolve(refuse("away", { de: words.de.notConnected, en: words.en.notConnected }));
    }
    const id = this.#next++;
    return new Promise((resolve) => {
      this.#pending.set(id, resolve);
      socket.send(JSON.stringify({ ...wish, id }));
    });
  }
}

/** Somebody at a table, with one seat or with several. */
export type AtTable = Pick<Live, keyof Live>;
