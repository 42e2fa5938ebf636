/** What is told of a table and of those who sit there. */
import { company, result } from "../../src/lib/company";
import { ledger } from "../../src/lib/ledger.svelte";
import type { Played } from "../../src/lib/ledger.svelte";
import { defaults, matters, optionWords } from "../../src/lib/options";
import { sinceMyMove } from "../../src/lib/recap";
import { fate, isTogether, verdict } from "../../src/lib/result";
import { shifted } from "../../src/lib/rivals";
import { allows, doing, listNames, myTurns, nextTurn, sameSeats, says, seatCounts, tableTitle } from "../../src/lib/seats";
import { best, byLevel, byOption, streaks } from "../../src/lib/tally";
import { inWords, tell } from "../../src/lib/told";
import { language } from "../../src/lib/words.svelte";
import { both, bot, gameOf, lineOf, open, optionOf, outcomeOf, person, scoreOf, stateOf, tableOf } from "../samples";

beforeEach(() => {
  language.current = "en";
});

describe("seats", () => {
  it("says who is awaited, and how", () => {
    const table = tableOf([person("Ann"), person("Bo", { online: false }), bot("hard"), open()], { turn: [0, 1, 2, 3] });
    expect([0, 1, 2, 3].map((seat) => doing(stateOf(table), seat))).toEqual(["chooses", "away", "thinks", "open"]);
    expect(doing(stateOf(table, { seat: 1 }), 0)).toBe("turn");
    const idle = { ...table, turn: [] };
    expect([0, 1, 2].map((seat) => doing(stateOf(idle), seat))).toEqual(["waits", "away", "bot"]);
    expect(doing(stateOf({ ...idle, over: true }), 0)).toBe("over");
  });
  it("says at the end who won", () => {
    const table = tableOf([person("Ann"), bot("hard")], { over: true });
    const state = stateOf(table, { outcome: outcomeOf(scoreOf(0, 5, true), scoreOf(1, 3, false)) });
    expect(says(state, 0)).not.toBe(says(state, 1));
    expect(says(state, 1)).toContain("hard");
    expect(says(state, 1, true)).not.toContain("hard");
  });
  it("keeps seats for another round: mine, bots, all others open", () => {
    const table = tableOf([person("Ann"), { ...person("x"), name: { de: "Rot", en: "Red" } }, bot("easy"), open(), person("Bo")]);
    expect(sameSeats(table, [0, 1])).toEqual([{ mine: true, name: "Ann" }, { mine: true, name: "" }, { level: "easy" }, {}, {}]);
  });
  it("allows only numbers of seats that every chosen value allows", () => {
    const solo = optionOf("solo", "none", ["none"]);
    solo.choices.push({ value: "green", title: both("green"), seats: [1] });
    const game = gameOf([solo]);
    expect(seatCounts(game, { solo: "none" })).toEqual([1, 2, 3, 4]);
    expect(seatCounts(game, { solo: "green" })).toEqual([1]);
    expect([1, 2, 3].map((count) => allows({ value: 0, title: both(""), seats: [2, 3] }, count))).toEqual([false, true, true]);
  });
  it("finds the next of those on turn around the table", () => {
    expect(nextTurn([0, 2, 3], 2)).toBe(2);
    expect(nextTurn([0, 2, 3], 1)).toBe(2);
    expect(nextTurn([0, 1], 2)).toBe(0);
    expect(nextTurn([2], null)).toBe(2);
    expect(nextTurn([], 1)).toBeNull();
  });
  it("asks only seats that play for themselves, as long as the game lasts", () => {
    const table = tableOf([person("Ann"), bot("easy"), person("Bo")], { turn: [0, 1] });
    expect(myTurns(table, [0, 1, 2])).toEqual([0]);
    expect(myTurns({ ...table, over: true }, [0])).toEqual([]);
  });
  it("names a table, or who sits there, in the language in use", () => {
    const table = tableOf([person("Ann"), bot("easy")]);
    expect(tableTitle(table)).toBe("Ann and Red");
    expect(tableTitle({ ...table, name: "Thursday" })).toBe("Thursday");
    language.current = "de";
    expect(tableTitle(table)).toBe("Ann und Rot");
    expect(listNames(["a", "b", "c"])).toBe("a, b und c");
  });
});

describe("result", () => {
  const won = outcomeOf(scoreOf(0, 9, true), scoreOf(1, 3, false));
  const drawn = outcomeOf(scoreOf(0, 3, false), scoreOf(1, 3, false));

  it("is what came of it for these seats", () => {
    expect([fate(won, [0], false), fate(won, [1], false), fate(drawn, [0], false), fate(drawn, [0], true)]).toEqual(["won", "lost", "draw", "lost"]);
  });
  it("is nobody's who watched or played on several sides", () => {
    expect(fate(won, [], false)).toBeNull();
    expect(fate(won, [0, 1], false)).toBeNull();
    expect(fate(won, [0, 1], true)).toBe("won");
  });
  it("is told to the winner otherwise than to others", () => {
    expect(verdict(won, 2, [0], false)).toBe("You win!");
    expect(verdict(won, 2, [1], false)).toBe("You lose. P0 wins.");
    expect(verdict(won, 2, [], false)).toBe("P0 wins.");
    expect(verdict(drawn, 2, [1], false)).toBe("A draw.");
    expect(verdict(outcomeOf(scoreOf(0, 9, true), scoreOf(1, 9, true)), 2, [0], false)).toBe("You win, together with P1!");
    expect(verdict(drawn, 2, [], true)).toBe("All lose.");
  });
  it("is one for all where the game or an option says so", () => {
    const game = gameOf([optionOf("coop", "none", ["none", "hard"], { together: ["hard"] })]);
    expect([isTogether(game, { options: { coop: "none" } }), isTogether(game, { options: { coop: "hard" } }), isTogether(null, { options: {} })]).toEqual([false, true, false]);
    expect(isTogether(gameOf([], { together: true }), { options: {} })).toBe(true);
  });
});

describe("company", () => {
  it("names people, counts bots and free seats", () => {
    const table = tableOf([person("Ann"), person("Bo"), bot("hard"), bot("hard"), open()]);
    expect(company(table, [0], gameOf())).toBe("against Bo and 2 bots, hard, 1 free seat");
  });
  it("says no strength where bots differ", () => expect(company(tableOf([person("Ann"), bot("hard"), bot("easy")]), [0], gameOf())).toBe("against 2 bots"));
  it("compares with the best of the others", () => {
    const outcome = outcomeOf(scoreOf(0, -1, false), scoreOf(1, 3, false), scoreOf(2, 8, true));
    expect(result(outcome, tableOf([person("Ann"), bot("easy"), bot("easy")]), [0], gameOf())).toBe("lost −1 : 8");
  });
});

describe("options", () => {
  const game = gameOf([optionOf("extras", false, [false, true]), optionOf("speed", "slow", ["slow", "fast"])]);

  it("begins with the usual ones", () => expect(defaults(game)).toEqual({ extras: false, speed: "slow" }));
  it("tells what is unusual, a switch by its title alone", () => {
    expect(optionWords(game, { extras: true, speed: "fast" })).toEqual(["Option extras", "Option speed: fast"]);
    expect(optionWords(game, { extras: true, speed: "fast" }, "speed")).toEqual(["Option extras"]);
    expect(optionWords(game, { speed: "slow" })).toEqual([]);
  });
  it("matters unless seats or another option say no", () => {
    const option = optionOf("draft", false, [false, true], { idle: [1], idle_with: { solo: ["green"] } });
    expect([matters(option, 2, { solo: "none" }), matters(option, 1, { solo: "none" }), matters(option, 2, { solo: "green" })]).toEqual([true, false, false]);
  });
});

describe("rivals", () => {
  it("moves all bots by one level, to the end of the scale", () => {
    const table = tableOf([person("Ann"), bot("medium"), bot("hard")]);
    expect(shifted(table, [0], gameOf(), 1)).toEqual({ seats: [{ mine: true, name: "Ann" }, { level: "hard" }, { level: "hard" }], options: {}, level: "hard" });
    expect(shifted(table, [0], gameOf(), -1)?.level).toBe("");
    expect(shifted(tableOf([person("Ann"), bot("hard")]), [0], gameOf(), 1)).toBeNull();
  });
  it("moves the option that says how strong the rules play", () => {
    const game = gameOf([optionOf("difficulty", "normal", ["normal", "legendary"])]);
    const alone = tableOf([person("Ann")], { options: { difficulty: "normal" } });
    expect(shifted(alone, [0], game, 1)).toMatchObject({ options: { difficulty: "legendary" }, level: "legendary" });
    expect(shifted(alone, [0], game, -1)).toBeNull();
  });
});

describe("what was played", () => {
  const game = gameOf([optionOf("extras", false, [false, true])]);
  const played = (changed: number, points: number, won: boolean, more: Partial<Played> = {}): Played => ({
    id: `t${changed}`, game: "twister", options: {}, places: [person("Ann"), bot("easy")], changed, mine: [0],
    outcome: outcomeOf(scoreOf(0, points, won), scoreOf(1, 5, !won)), ...more,
  });
  const latestFirst = [played(4, 7, true), played(3, 2, false), played(2, 9, true), played(1, 8, true)];

  it("counts wins in a row", () => {
    expect(streaks(latestFirst, () => game)).toEqual({ longest: 2, now: 1 });
    expect(streaks([played(5, 0, false), ...latestFirst], () => game)).toEqual({ longest: 2, now: 0 });
    expect(streaks([played(5, 0, false, { mine: [0, 1] }), ...latestFirst], () => game).now).toBe(1);
  });
  it("counts by strength of bots, the most frequent first", () => {
    const people = played(5, 1, false, { places: [person("Ann"), person("Bo")] });
    const [bots, others, ...more] = byLevel([people, ...latestFirst], game);
    expect(bots).toMatchObject({ games: 4, won: 3, name: "bots, easy" });
    expect(others).toMatchObject({ games: 1, won: 0 });
    expect(more).toEqual([]);
  });
  it("counts by what was unusual", () => {
    expect(byOption([played(5, 1, true, { options: { extras: true } }), ...latestFirst], game)).toEqual([{ name: "Option extras", games: 1, won: 1 }]);
    expect(byOption(latestFirst, undefined)).toEqual([]);
  });
  it("knows the best of my own points, of games where points mean something", () => {
    expect(best(latestFirst, game)).toMatchObject({ points: 9, played: { id: "t2" } });
    expect(best(latestFirst, gameOf([], { together: true }))).toBeNull();
  });
  it("is kept once a table, and taken elsewhere as a file", () => {
    const table = tableOf([person("Ann"), bot("easy")], { id: "kept", outcome: outcomeOf(scoreOf(0, 1, true)) });
    ledger.note(table, [0]);
    ledger.note({ ...table, changed: 9 }, [0]);
    ledger.note({ ...table, id: "continued", continued: true }, [0]);
    ledger.note({ ...table, id: "of-a-bot" }, [1]);
    expect(ledger.games.map(({ id }) => id)).toEqual(["kept"]);
    const file = JSON.parse(ledger.text()) as { games: Played[] };
    expect(ledger.add(JSON.stringify(file))).toBe(0);
    const other = { ...file.games[0]!, id: "other", changed: 5 };
    expect(ledger.add(JSON.stringify({ ...file, games: [other, { ...other, id: "no/id" }, { ...other, id: "not-mine", mine: [7] }, 3] }))).toBe(1);
    expect(ledger.games.map(({ id }) => id)).toEqual(["other", "kept"]);
    expect([ledger.add("{"), ledger.add("[]"), ledger.add(JSON.stringify({ games: [] }))]).toEqual([null, null, null]);
  });
});

describe("chronicle", () => {
  it("tells once what is said several times in a row", () => {
    const told = tell([lineOf(1, "a"), lineOf(2, "a"), lineOf(3, "b"), lineOf(4, "a"), lineOf(5, "a", {}, { seat: 1 })]);
    expect(told.map(({ line, count, until }) => [line.kind, count, until])).toEqual([["a", 2, 2], ["b", 1, 3], ["a", 1, 4], ["a", 1, 5]]);
    expect(inWords(told[0]!)).toBe("a (twice)");
    expect(inWords(told[1]!)).toBe("b");
  });
  it("recalls what happened since my last decision; a forced move is none", () => {
    const mine = { seat: 0 };
    const lines = [lineOf(1, "a", {}, mine), lineOf(2, "b", {}, { seat: 1 }), lineOf(3, "c", {}, { ...mine, forced: true }), lineOf(4, "d", {}, { seat: 1 })];
    const recalled = (more: object) => sinceMyMove(stateOf(tableOf([]), { lines, ...more })).map(({ step }) => step);
    expect(recalled({})).toEqual([2, 3, 4]);
    expect(recalled({ seat: null })).toEqual([]);
    expect(recalled({ seat: 2 })).toEqual([]);
  });
  it("takes no line for a decision that belongs to a step of somebody else, or was announced", () => {
    const lines = [lineOf(1, "a", {}, { seat: 0 }), lineOf(2, "b", {}, { seat: 1 }), lineOf(2, "c", {}, { seat: 0 }), lineOf(3, "d", {}, { seat: 0 })];
    const state = stateOf(tableOf([]), { lines });
    expect(sinceMyMove(state)).toEqual([]);
    expect(sinceMyMove(state, ({ kind }) => kind === "c").map(({ step }) => step)).toEqual([2, 2, 3]);
  });
});
