/** Film: what others do, one state after another at the reader's pace. What one does oneself and what is taken back show at once. */
import type { Line, State } from "./messages";
import { read, write } from "./storage";

export const PACES = ["slow", "normal", "fast", "now"] as const;
export type Pace = (typeof PACES)[number];

const KEPT = "verlies.pace";
/** Milliseconds for which one thing that happened stays in sight. */
const BEAT: Record<Pace, number> = { slow: 2000, normal: 900, fast: 400, now: 0 };
/** The longest scene takes this many beats, however much happens in it. */
const LONGEST = 2;
/** Each further line of a scene takes this part of a beat. */
const FURTHER = 0.25;
/** Several alike in a row, like the steps of a way, take this part each. */
const ALIKE = 0.5;
/** For so long the table is shown as it was, before a turn is shown again. */
const BEFORE = 0.5;
/** Where more scenes wait than this, they go faster, at most twice as fast: a long turn is no reason to yawn. */
const MANY = 12;
/** Scenes that are kept to be shown again. */
const MOST = 150;

interface Scene {
  step: number;
  /** What happens in it; nothing where nobody needs to look. */
  news: readonly Line[];
  /** It ends with a question to whoever looks, which takes the place of what happened. */
  asks: boolean;
}

function first(): Pace {
  const kept = read(KEPT);
  return PACES.find((pace) => pace === kept) ?? "normal";
}

const alike = (one: Scene, other: Scene | undefined): boolean =>
  one.news.length === 1 && other?.news.length === 1 && one.news[0]!.kind === other.news[0]!.kind && one.news[0]!.seat === other.news[0]!.seat;

export class Film {
  #pace = $state<Pace>(first());
  /** The step on show; null: the newest. */
  #step = $state<number | null>(null);
  /** From the last own decision on, in order. */
  #scenes = $state.raw<readonly Scene[]>([]);
  #timer = 0;
  /** When the scene on show came up. */
  #since = 0;
  #held = false;

  /**
   * @param mine the seats of whoever looks
   * @param looksOn whether these decide nothing where they are asked this: what they let happen is done by others
   */
  constructor(
    readonly mine: readonly number[],
    readonly looksOn: (state: State) => boolean = () => false,
  ) {
    document.addEventListener("visibilitychange", this.#look);
  }

  get pace(): Pace {
    return this.#pace;
  }

  set pace(pace: Pace) {
    this.#pace = pace;
    write(KEPT, pace);
    if (pace === "now") this.skip();
    else if (this.running) this.#wait();
  }

  get step(): number | null {
    return this.#step;
  }

  get running(): boolean {
    return this.#step !== null;
  }

  /** There is something that can be shown again. */
  get kept(): boolean {
    return this.#scenes.some(({ news }, at) => at > 0 && news.length > 0);
  }

  /** States before this step are no longer needed. */
  get from(): number {
    return this.#scenes[0]?.step ?? Infinity;
  }

  /** A new state of the table, after the one before it; `now`: it is shown at once. While the same question is asked, nobody has to look up. */
  hear(before: State, next: State, now = false): void {
    const last = this.#scenes.at(-1);
    if (last && next.step <= last.step) return; // another seat of mine was told first
    const stays = next.question !== null && next.question.number === before.question?.number;
    const scene = { step: next.step, news: stays ? [] : this.#news(before, next), asks: next.question !== null };
    this.#scenes = [...this.#scenes, scene].slice(-MOST);
    if (now || next.clock || document.hidden || this.#pace === "now") this.skip();
    else if (this.#step !== null) this.#step = Math.max(this.#step, this.from);
    else if (last && !stays && (this.#held || this.#left(last, scene) > 0)) {
      this.#step = last.step;
      this.#wait();
    } else this.#since = performance.now();
  }

  /** While something covers the table, what is shown beneath it stays; then the film goes on. */
  hold(on: boolean): void {
    if (on === this.#held) return;
    this.#held = on;
    this.#since = performance.now();
    if (this.running) this.#wait();
  }

  /** Something new begins with this step: nothing before it is shown again. */
  cut(step: number): void {
    this.#scenes = [{ step, news: [], asks: false }];
    this.skip();
  }

  /** Show what there is now. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#step = null;
    this.#since = 0;
  }

  /** Show once more what happened since the last own decision; to those who watch, the last turn. */
  again(): void {
    if (this.kept) this.#show(this.#scenes[this.mine.length ? 0 : this.#beforeLastTurn()]!);
  }

  close(): void {
    clearTimeout(this.#timer);
    document.removeEventListener("visibilitychange", this.#look);
  }

  /** Whether a seat of mine decided something in these lines; where a bot stands in, it did not. */
  decided(lines: readonly Line[], { table }: State): boolean {
    return lines.some((line) => !line.forced && this.#own(line, table));
  }

  #own = (line: Line, table: State["table"]): boolean =>
    line.seat !== null && this.mine.includes(line.seat) && table.places[line.seat]!.level === null;

  /** What others did. */
  #news(before: State, next: State): Line[] {
    return next.lines.filter((line) => line.step > before.step && (this.looksOn(before) || !this.#own(line, next.table)));
  }

  #look = (): void => {
    if (document.hidden) this.skip();
  };

  /** Milliseconds that a scene still has, when this one follows. */
  #left(scene: Scene, next: Scene | undefined): number {
    const count = scene.news.length;
    const beats = count === 0 ? (this.running ? BEFORE : 0) : alike(scene, next) ? ALIKE : Math.min(1 + (count - 1) * FURTHER, LONGEST);
    const waiting = this.#scenes.filter(({ step, news }) => step > scene.step && news.length).length;
    const hurry = this.#pace === "slow" ? 1 : Math.min(Math.max(MANY / waiting, 0.5), 1);
    return beats * hurry * BEAT[this.#pace === "now" ? "normal" : this.#pace] + this.#since - performance.now();
  }

  #beforeLastTurn(): number {
    const last = this.#scenes.findLast(({ news }) => news.length)!;
    const at = this.#scenes.findLastIndex(({ news }) => news.length > 0 && news[0]!.seat !== last.news[0]!.seat);
    return Math.max(at, 0);
  }

  #show(scene: Scene): void {
    this.#step = scene.step;
    this.#since = performance.now();
    this.#wait();
  }

  #wait(): void {
    const at = this.#scenes.findIndex(({ step }) => step === this.#step);
    const scene = this.#scenes[at];
    clearTimeout(this.#timer);
    if (this.#held) return;
    this.#timer = window.setTimeout(() => this.#goOn(), scene ? this.#left(scene, this.#scenes[at + 1]) : 0);
  }

  /** To the next scene with something to look at; the last one is what there is now, and told first if a question hides it. */
  #goOn(): void {
    const coming = this.#scenes.filter(({ step }) => step > this.#step!);
    const next = coming.find(({ news }) => news.length);
    if (next && (next.asks || next !== coming.at(-1))) this.#show(next);
    else {
      this.skip();
      this.#since = performance.now();
    }
  }
}
