/** What others do is shown at the reader's pace, and waits while something is told over the table. */
import { Film } from "../../src/lib/film.svelte";
import { bot, lineOf, person, stateOf, tableOf } from "../samples";

const BEAT = 900;
const table = tableOf([person("Ann"), bot("easy")]);
const at = (step: number) => stateOf(table, { step, lines: [lineOf(step, `does ${step}`, {}, { seat: 1 })] });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", { addEventListener: () => {}, setTimeout: (then: () => void, after: number) => setTimeout(then, after) });
  vi.stubGlobal("document", { hidden: false, addEventListener: () => {}, removeEventListener: () => {} });
});

afterEach(() => void vi.useRealTimers());

function filmOf(...steps: number[]): Film {
  const film = new Film([0]);
  film.cut(0);
  for (const step of steps) film.hear(at(step - 1), at(step));
  return film;
}

describe("film", () => {
  it("shows one thing after another", () => {
    const film = filmOf(1, 2);
    expect(film.step).toBe(1);
    vi.advanceTimersByTime(BEAT);
    expect(film.running).toBe(false);
  });
  it("stays where it is while something is told, and goes on after that", () => {
    const film = filmOf(1, 2);
    film.hold(true);
    vi.advanceTimersByTime(10 * BEAT);
    expect(film.step).toBe(1);
    film.hold(false);
    vi.advanceTimersByTime(BEAT);
    expect(film.running).toBe(false);
  });
  it("begins with what is told, however late the rest comes", () => {
    const film = filmOf(1);
    film.hold(true);
    vi.advanceTimersByTime(10 * BEAT);
    film.hear(at(1), at(2));
    expect(film.step).toBe(1);
    film.skip();
    expect(film.running).toBe(false);
  });
});
