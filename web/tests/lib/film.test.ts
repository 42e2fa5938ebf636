/** The film of what others do, on a clock of its own. */
import { Film } from "../../src/lib/film.svelte";
import type { Line, State } from "../../src/lib/messages";
import { bot, lineOf, person, stateOf, tableOf } from "../samples";

const table = tableOf([person("Ann"), bot("hard"), bot("hard")]);
const page = { hidden: false, addEventListener: () => {}, removeEventListener: () => {} };

beforeEach(() => {
  vi.useFakeTimers({ now: 1000 });
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", globalThis);
  page.hidden = false;
});
afterEach(() => {
  vi.useRealTimers();
});

/** A film of seat 0 that has heard these steps, one after the other; each is who moved, and how often. */
function filmOf(steps: [seat: number, lines?: number][], film = new Film([0]), question: State["question"] = null): Film {
  let before = stateOf(table);
  const lines: Line[] = [];
  steps.forEach(([seat, count = 1], at) => {
    lines.push(...Array.from({ length: count }, (_, line) => lineOf(at + 1, `kind${line}${at}`, {}, { seat })));
    const next = stateOf(table, { step: at + 1, lines: [...lines], question });
    film.hear(before, next);
    before = next;
  });
  return film;
}

/** The steps that are shown, and for how long. */
function shown(film: Film): [number | null, number][] {
  const all: [number | null, number][] = [];
  while (film.running) {
    const [step, since] = [film.step, performance.now()];
    while (film.step === step) vi.advanceTimersToNextTimer();
    all.push([step, performance.now() - since]);
  }
  return all;
}

describe("film", () => {
  it("shows what others did one after another, and the last as what there is now", () => {
    expect(shown(filmOf([[1], [2], [1]]))).toEqual([[1, 900], [2, 900]]);
  });
  it("gives more that happens at once more time, but not without end", () => {
    expect(shown(filmOf([[1, 3], [2, 40], [1]]))).toEqual([[1, 1350], [2, 1800]]);
  });
  it("runs through steps that are alike", () => {
    const film = new Film([0]);
    const lines = [1, 2, 3, 4].map((step) => lineOf(step, step < 4 ? "walked" : "struck", {}, { seat: 1 }));
    lines.forEach((_, at) => film.hear(stateOf(table, { step: at }), stateOf(table, { step: at + 1, lines: lines.slice(0, at + 1) })));
    expect(shown(film)).toEqual([[1, 450], [2, 450], [3, 900]]);
  });
  it("lingers on nothing that is one's own", () => expect(filmOf([[0], [0]]).running).toBe(false));
  it("shows nothing again of a question that is still asked", () => {
    const question = { number: 4 } as State["question"];
    const film = new Film([0]);
    const before = stateOf(table, { question });
    film.hear(before, stateOf(table, { step: 1, question, lines: [lineOf(1, "bought", {}, { seat: 1 })] }));
    expect(film.kept).toBe(false);
  });
  it("hears each step once, whichever of my seats is told first", () => {
    const film = filmOf([[1], [2]]);
    film.hear(stateOf(table, { step: 1 }), stateOf(table, { step: 2, lines: [lineOf(2, "moved", {}, { seat: 2 })] }));
    expect(shown(film)).toEqual([[1, 900]]);
  });
  it("stops where nobody looks, and at the pace of those who will not wait", () => {
    page.hidden = true;
    expect(filmOf([[1], [2]]).running).toBe(false);
    page.hidden = false;
    const film = filmOf([[1], [2]]);
    film.pace = "now";
    expect(film.running).toBe(false);
  });
  it("hurries where much is waiting, at most to double speed", () => {
    const [[, first]] = shown(filmOf(Array.from({ length: 40 }, (_, at): [number] => [1 + (at % 2)]))) as [[number, number]];
    expect(first).toBe(900);
    const film = filmOf(Array.from({ length: 40 }, (_, at): [number] => [1 + (at % 2)]));
    film.skip();
    film.again();
    expect(shown(film)[1]![1]).toBe(450);
  });
  it("goes back to the last own decision; for those who watch to the last turn", () => {
    const mine = filmOf([[0], [1], [2]]);
    mine.skip();
    mine.again();
    expect(mine.step).toBe(1);
    const watching = filmOf([[0], [1], [2]], new Film([]));
    watching.skip();
    watching.again();
    expect(watching.step).toBe(2);
  });
  it("forgets what was before something new began", () => {
    const film = filmOf([[1], [2]]);
    film.cut(2);
    expect([film.running, film.kept, film.from]).toEqual([false, false, 2]);
  });
  it("knows what a seat of mine decided: not what was forced, nor what a bot did in its place", () => {
    const film = new Film([0, 1]);
    const decided = (seat: number, forced = false) => film.decided([lineOf(1, "x", {}, { seat, forced })], stateOf(table));
    expect([decided(0), decided(0, true), decided(1), decided(2)]).toEqual([true, false, false, false]);
  });
  it("stays where it is while something is told over the table, and goes on after that", () => {
    const film = filmOf([[1], [2]]);
    film.hold(true);
    vi.advanceTimersByTime(9000);
    expect(film.step).toBe(1);
    film.hold(false);
    expect(shown(film)).toEqual([[1, 900]]);
  });
  it("begins with what is told, however late the rest comes", () => {
    const film = filmOf([[1]]);
    film.hold(true);
    vi.advanceTimersByTime(9000);
    film.hear(stateOf(table, { step: 1 }), stateOf(table, { step: 2, lines: [lineOf(2, "moved", {}, { seat: 2 })] }));
    expect(film.step).toBe(1);
    film.skip();
    expect(film.running).toBe(false);
  });
});
