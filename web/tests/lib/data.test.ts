/** What is done with plain data: shared parts, lines of words, dice and draws set out, rules found, storage. */
import { chance } from "../../src/lib/drawing";
import { kept } from "../../src/lib/keys.svelte";
import { inLines, longest, signed } from "../../src/lib/lines";
import { asFallen, grouped, thrown } from "../../src/lib/outcomes";
import { find } from "../../src/lib/rules";
import { share } from "../../src/lib/share";
import { isUnkept, read, write } from "../../src/lib/storage";
import { ago, day } from "../../src/lib/time";
import { language } from "../../src/lib/words.svelte";
import { both } from "../samples";

describe("share", () => {
  it("gives the old object where all is alike", () => {
    const old = { a: [1, { b: 2 }], c: "x" };
    expect(share(old, structuredClone(old))).toBe(old);
  });
  it("keeps the parts that are alike and takes the others", () => {
    const old = { same: { n: 1 }, other: { n: 1 } };
    const next = share(old, { same: { n: 1 }, other: { n: 2 } });
    expect(next).not.toBe(old);
    expect(next.same).toBe(old.same);
    expect(next.other).toEqual({ n: 2 });
  });
  it.each([
    ["a key less", { a: 1, b: 2 }, { a: 1 }],
    ["a key more", { a: 1 }, { a: 1, b: undefined }],
    ["another key", { a: undefined }, { b: undefined }],
    ["a shorter list", [1, 2], [1]],
    ["a list for an object", { 0: 1 }, [1]],
    ["null", { a: 1 }, null],
  ])("knows a difference: %s", (_, old, next) => {
    const wanted = structuredClone(next);
    const shared = share<unknown>(old, next);
    expect(shared).not.toBe(old);
    expect(shared).toStrictEqual(wanted);
  });
});

describe("lines", () => {
  it("counts the longest word, parted by spaces and hyphens", () => expect(longest("Will-o'-the wisp")).toBe(4));
  it("leaves a name that fits", () => expect(inLines("Iron ring", 9)).toEqual(["Iron ring"]));
  it("breaks where both halves are most alike", () => expect(inLines("the old iron ring", 10)).toEqual(["the old", "iron ring"]));
  it("cannot break one word", () => expect(inLines("Unbreakable", 4)).toEqual(["Unbreakable"]));
  it("signs differences", () => expect([2, -2, 0].map(signed)).toEqual(["+2", "−2", "±0"]));
});

describe("outcomes", () => {
  const choice = (move: string, text = move) => ({ move, text: both(text) });
  const say = ({ text }: { text: { en: string } }) => text.en;

  it("puts those together that differ in the last word", () => {
    const found = grouped(["hall 37A 0", "hall 37A 1", "hall 2B 0"].map((move) => choice(move)), say);
    expect(found.map(({ choices }) => choices.map(({ move }) => move))).toEqual([["hall 37A 0", "hall 37A 1"], ["hall 2B 0"]]);
  });
  it("says once what all texts begin and end with", () => {
    const [group] = grouped([choice("card a", "Draw the axe, face up"), choice("room b", "Draw the rope, face up")], say);
    expect(group!.title).toBe("Draw the … face up");
    expect(group!.choices.map(({ label }) => label)).toEqual(["axe,", "rope,"]);
  });
  it("leaves every text a word of its own", () => {
    const [group] = grouped([choice("a", "roll 1"), choice("b", "roll 1")], say);
    expect(group!.choices.map(({ label }) => label)).toEqual(["1", "1"]);
  });
  it("has no group without a choice", () => expect(grouped([], say)).toEqual([]));
  it("shows the faces of each die", () => expect(thrown(["dice 6 4", "dice 5 4"])).toEqual([["5", "6"], ["4"]]));
  it("knows a die of another kind", () => expect(thrown(["dice 2 foe torch", "dice 1 foe skull"])).toEqual([["1", "2"], ["foe skull", "foe torch"]]));
  it("has no dice where something else happens", () => expect(thrown(["dice 6", "draw x"])).toBeNull());
  it("finds a throw in any order, the exact one first", () => {
    expect(asFallen(["dice 6 4", "dice 4 6"], ["4", "6"])).toBe("dice 4 6");
    expect(asFallen(["dice 6 4"], ["4", "6"])).toBe("dice 6 4");
    expect(asFallen(["dice 6 4"], ["4", "4"])).toBeUndefined();
  });
});

describe("rules", () => {
  const rule = (id: string, text: string) => ({ id, text: both(text), provenance: "seed" });
  const sections = [
    { id: "A", title: both("A"), rules: [rule("A-01", "Doors open."), rule("A-02", "Doors close.")] },
    { id: "B", title: both("B"), rules: [rule("B-01", "Gold is good.")] },
  ];
  const ids = (wanted: string) => find(sections, wanted, "en").map(({ id, rules }) => [id, ...rules.map((one) => one.id)]);

  it("finds rules with every word wanted, in id or text", () => {
    expect(ids("doors CLOSE")).toEqual([["A", "A-02"]]);
    expect(ids("b-01 gold")).toEqual([["B", "B-01"]]);
    expect(ids("doors gold")).toEqual([]);
  });
  it("shows all where nothing is wanted", () => expect(find(sections, "  ", "en")).toBe(sections));
});

describe("storage", () => {
  it("gives back what was written", () => {
    write("x", { a: [1] });
    expect(read("x")).toEqual({ a: [1] });
    expect(read("y")).toBeNull();
  });
  it("takes broken content for nothing", () => {
    localStorage.setItem("x", "{");
    expect(read("x")).toBeNull();
  });
  it("knows what could not be kept, until it can", () => {
    const full = vi.spyOn(localStorage, "setItem").mockImplementationOnce(() => {
      throw new Error("full");
    });
    write("x", 1);
    expect(isUnkept("x")).toBe(true);
    write("x", 2);
    expect([isUnkept("x"), read("x")]).toEqual([false, 2]);
    full.mockRestore();
  });
});

describe("drawing", () => {
  it("draws the same for the same seed", () => {
    const [one, same, other] = ["a", "a", "b"].map((seed) => Array.from({ length: 20 }, chance(seed)));
    expect(one).toEqual(same);
    expect(one).not.toEqual(other);
    expect(one!.every((part) => part >= 0 && part < 1)).toBe(true);
    expect(new Set(one).size).toBeGreaterThan(10);
  });
});

describe("keys", () => {
  const key = (table: string, seat: number, secret = "s") => ({ table, seat, secret });

  it("are kept newest first, one for each seat", () => {
    kept.add([key("a", 0)]);
    kept.add([key("b", 1), key("b", 0)]);
    kept.add([key("a", 0, "new")]);
    expect(kept.keys).toEqual([key("a", 0, "new"), key("b", 1), key("b", 0)]);
    expect(kept.of("b").map(({ seat }) => seat)).toEqual([0, 1]);
    kept.drop(key("b", 1));
    expect(kept.of("b")).toEqual([key("b", 0)]);
  });
  it("include what another tab has written meanwhile, and nothing broken", () => {
    write("verlies.keys", [key("other", 2), { table: "no seat" }, null]);
    kept.add([key("mine", 0)]);
    expect(kept.keys).toEqual([key("mine", 0), key("other", 2)]);
  });
  it("stay with the page where nothing can be written", () => {
    kept.add([key("a", 0)]);
    const full = vi.spyOn(localStorage, "setItem").mockImplementation(() => {
      throw new Error("full");
    });
    kept.add([key("b", 0)]);
    expect([kept.unkept, kept.keys]).toEqual([true, [key("b", 0), key("a", 0)]]);
    full.mockRestore();
    kept.add([]);
    expect(kept.unkept).toBe(false);
  });
  it("come with the bots last played against, game by game", () => {
    kept.keepBots("tiny", { count: 2, level: "hard" });
    kept.keepBots("designer", { count: 1, level: "easy" });
    expect([kept.bots("tiny"), kept.bots("twister")]).toEqual([{ count: 2, level: "hard" }, null]);
    write("verlies.bots", { tiny: { count: "two" } });
    expect(kept.bots("tiny")).toBeNull();
  });
});

describe("time", () => {
  it("is told in whole minutes, hours and days that have passed", () => {
    language.current = "en";
    vi.useFakeTimers({ now: 1_000_000_000 });
    const told = [59, 60, 3599, 3600, 86_399, 86_400].map((passed) => ago(1_000_000 - passed));
    vi.useRealTimers();
    expect(new Set(told).size).toBe(6);
    expect([told[1], told[2], told[4], told[5]].map((text) => text!.match(/\d+/)?.[0])).toEqual(["1", "59", "23", "1"]);
  });
  it("has days in the language in use", () => {
    language.current = "en";
    expect(day(1_795_000_000)).toMatch(/^1\d Nov 2026$/);
    language.current = "de";
    expect(day(1_795_000_000)).toMatch(/^1\d\. Nov\.? 2026$/);
  });
});
