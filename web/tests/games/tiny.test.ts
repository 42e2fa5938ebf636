/** Dice that count, cards in signs, the map, and what the chronicle tells of it. */
import { groups, lineIcon, lineName } from "../../src/games/tiny/acts";
import { foeLabel, outcome } from "../../src/games/tiny/ahead";
import { abilityChunks, effectChunks, fits, placesOf, short, type Place, type Printed } from "../../src/games/tiny/cards";
import { flip, optionOf, pickedBy, roleOf, usual } from "../../src/games/tiny/dice";
import { beside, CELLS, indexOf, isCell, OPPOSITE, SIDES, sideTo, stands } from "../../src/games/tiny/geometry";
import { mean, percentOf } from "../../src/games/tiny/odds";
import { happened } from "../../src/games/tiny/trails";
import type { Turn } from "../../src/games/tiny/turn.svelte";
import type { Hero, ResultOption, View } from "../../src/games/tiny/view";
import { language } from "../../src/lib/words.svelte";
import { lineOf } from "../samples";

const option = (dice: number[], total: number, more: Partial<ResultOption> = {}): ResultOption => ({
  move: `result ${dice.join(" ")}`, dice, total, success: false, paid: false, damage: {}, focus: 0, health: 0, answers: {}, ...more,
});

describe("dice", () => {
  const faces = [2, 6, 4];
  const options = [option([6], 6), option([6, 2], 8, { success: true, paid: true }), option([6, 4], 10, { success: true }), option([4], 4, { focus: 2 })];

  it("are named by what they show, the highest first", () => {
    expect(optionOf(faces, [0, 1], options)).toBe(options[1]);
    expect(optionOf(faces, [0], options)).toBeNull();
    expect(pickedBy(faces, options, "result 6 4")).toEqual([1, 2]);
    expect(pickedBy(faces, options, "result 5")).toBeNull();
  });
  it("count as most people would take them", () => {
    expect(usual(faces, options)).toEqual([0, 1]);
    expect(usual(faces, [options[0]!, options[3]!])).toEqual([2]);
    expect(usual(faces, [options[0]!, option([4], 4)])).toEqual([1]);
    expect(usual(faces, [])).toEqual([]);
  });
  it("change as little as possible when one is taken in or out", () => {
    expect(flip(faces, options, [1], 0)).toEqual([0, 1]);
    expect(flip(faces, options, [0, 1], 0)).toEqual([1]);
    expect(flip(faces, [options[0]!], [1], 0)).toEqual([1]);
  });
  it("are the result, an addition, or unused", () => expect([0, 1, 2].map((at) => roleOf(faces, [0, 1], at))).toEqual(["plus", "result", "unused"]));
});

describe("cards", () => {
  const hero = {
    left: { start: "club", card: "hammer" }, right: { start: "torch", card: null }, armour: null, innate: "sprint", trinkets: ["ring"], spells: [],
  } as unknown as Hero;

  it("lie on the places of a mat, over what they cover", () => {
    expect(placesOf(hero).map(({ slot, card, covers }) => [slot, card, covers])).toEqual([
      ["left", "hammer", "club"], ["right", "torch", null], ["armour", null, null], ["innate", "sprint", null],
      ["trinket", "ring", null], ["trinket", null, null], ["spell", null, null], ["spell", null, null],
    ]);
  });
  it("fit either hand, or the place of their kind", () => {
    const card = (slot: Printed["slot"]) => ({ slot }) as Printed;
    const place = (slot: Place["slot"]): Place => ({ slot, card: null, covers: null });
    expect([fits(card("hand"), place("right")), fits(card("hand"), place("spell")), fits(card("spell"), place("spell")), fits(card("armour"), place("left"))]).toEqual([true, false, true, false]);
  });
  it("say in signs what they do", () => {
    expect(effectChunks({ type: "torch", delta: -1 })).toEqual([{ sign: "torch", text: "−1" }]);
    expect(effectChunks({ type: "something_else" })).toEqual([]);
    expect(abilityChunks({ kind: "attack", attack: "missile", skill: "dex", bonus: 2, range: { mode: "line", n: 3 }, cost_focus: 1 })).toEqual([
      { sign: "focus", text: "1" }, { sign: "missile" }, { sign: "dex", text: "+2" }, { sign: "path", text: "3" },
    ]);
    expect(abilityChunks({ kind: "passive", stat: "str_dice", n: 1, when: "own_melee_attack" })).toEqual([{ sign: "melee" }, { sign: "str", text: "" }, { sign: "dice", text: "+1" }]);
  });
  it("have short names where a long one has several words", () => expect(["Fist", "Battle hammer of dawn", "Unbreakable"].map(short)).toEqual(["Fist", "Battle", "Unbreakable"]));
});

describe("the map", () => {
  it("has a neighbour on each side, and the way back", () => {
    for (const side of SIDES) {
      expect(sideTo("d4", beside("d4", side))).toBe(side);
      expect(beside(beside("d4", side), OPPOSITE[side])).toBe("d4");
    }
    expect(beside("d4", "n")).toBe("d3");
    expect([sideTo("d4", "e5"), isCell(beside("a1", "w")), isCell("lair"), indexOf("g2")]).toEqual([null, false, false, { x: 6, y: 1 }]);
    expect([CELLS.length, CELLS.every(isCell), new Set(CELLS).size]).toEqual([49, true, 49]);
  });
  it.each([1, 2, 3, 4, 6, 9])("has room for %i figures, none upon another", (count) => {
    const all = Array.from({ length: count }, (_, at) => stands(count, at));
    for (const [at, one] of all.entries()) for (const other of all.slice(at + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(1.4 * one.r);
  });
});

describe("odds", () => {
  it("are never 0 nor 1 where chance decides", () => {
    expect([[1, 1000], [999, 1000], [0, 5], [5, 5], [1, 3]].map((odds) => percentOf(odds as [number, number], "en"))).toEqual(["< 1%", "> 99%", "0%", "100%", "33%"]);
    expect(mean([10, 3], "de")).toBe("3,33");
  });
});

describe("what can be done", () => {
  const cards: Record<string, object> = { harp: { fields: { abilities: [{ kind: "heroic_test" }] } }, ring: { fields: { abilities: [{ kind: "free_action" }] } }, crypt: { fields: {} }, well: { fields: { action: "free" } } };
  const tableIn = (room: string, moves: string[]) => ({
    moves, desk: { box: { cards } }, view: { active: 0, heroes: [{ place: "d3" }], cells: [{ cell: "d3", card: room }] },
    field: (id: string, name: string) => (cards[id] as { fields: Record<string, unknown> }).fields[name], card: (id: string) => `The ${id}`, text: () => "", say: (move: string) => `say ${move}`,
  }) as unknown as Turn;

  it("stands by what it takes, each line once, without walking and ending", () => {
    const moves = ["go d4", "end", "rest", "attack club g1", "attack club g2", "use ring", "use harp", "search", "explore", "cast spark g1"];
    const told = (room: string) => groups(tableIn(room, moves)).map(({ id, lines }) => [id, lines]);
    expect(told("crypt")).toEqual([["attack", ["attack club"]], ["cast", ["cast spark"]], ["hero", ["rest", "use harp", "search"]], ["free", ["use ring", "explore"]]]);
    expect(told("well").at(-1)).toEqual(["free", ["use ring", "search", "explore"]]);
    expect(groups(tableIn("crypt", ["go d4"]))).toEqual([]);
  });
  it("has the name and sign of its card", () => {
    const table = tableIn("crypt", []);
    expect([lineName(table, "attack harp"), lineIcon(table, "attack harp"), lineIcon(table, "lure"), lineName(table, "wave")]).toEqual(["The harp", "harp", "lure", "say wave"]);
  });
});

describe("what a move would bring", () => {
  const table = { seat: 0, foeName: (foe: string) => (foe === "boss" ? "Lich" : "Goblin") } as unknown as Turn;
  const viewOf = (more: object = {}) => ({
    act: 1, test: null, torch: { at: 3 }, boss: null, minions: [{ foe: "m1", kind: "ooze", health: 4, health_max: 4 }], goblins: [{ foe: "g1", kind: "imp" }],
    heroes: [{ place: "d3", health: 5, focus: 2, defence: 1 }], ...more,
  }) as unknown as View;
  const before = viewOf();

  beforeEach(() => void (language.current = "en"));

  it("is told in the order of foes, hero, torch; nothing where nothing changes", () => {
    const after = viewOf({ goblins: [null], minions: [{ foe: "m1", kind: "ooze", health: 1 }], torch: { at: 4 }, heroes: [{ place: "d3", health: 4, focus: 4, defence: 1 }] });
    const told = outcome(table, before, after);
    expect(told.split(", ")).toHaveLength(5);
    expect(told).toMatch(/3.*Goblin 1|Goblin 1.*3/s);
    expect(told).toMatch(/−1.*\+2.*−1/s);
    expect(outcome(table, before, viewOf())).toBe("");
  });
  it("takes another goblin in the same slot for another", () => {
    expect(outcome(table, before, viewOf({ goblins: [{ foe: "g1", kind: "shaman" }] }))).toContain("Goblin 1");
  });
  it("says nothing of the torch where a new act begins", () => expect(outcome(table, before, viewOf({ act: 2, torch: { at: 0 } }))).toBe(""));
  it("numbers goblins, for two may be alike", () => expect([foeLabel(table, "g2"), foeLabel(table, "boss")]).toEqual(["Goblin 2", "Lich"]));
});

describe("what happened", () => {
  it("is one way for each figure, from where it stood before", () => {
    const before = [lineOf(1, "moved", { hero: "bard", cell: "d3", seat: 0 })];
    const recent = [lineOf(2, "moved", { hero: "bard", cell: "c3", seat: 0 }), lineOf(3, "moved", { hero: "bard", cell: "c2", seat: 0 }), lineOf(4, "moved", { hero: "monk", cell: "d5", seat: 1 })];
    expect(happened([...before, ...recent], recent).trails).toEqual([{ who: "bard", seat: 0, path: ["d3", "c3", "c2"] }, { who: "monk", seat: 1, path: ["d4", "d5"] }]);
    expect(happened(before, []).trails).toEqual([]);
  });
  it("is a blow where somebody was hurt, each foe once an attack", () => {
    const lines = [
      lineOf(1, "goblin_placed", { foe: "g1", cell: "d5" }), lineOf(2, "attacks", { hero: "bard" }),
      lineOf(2, "foe_hurt", { foe: "g1", damage: 2 }), lineOf(2, "foe_hurt", { foe: "g1", damage: 1 }),
      lineOf(3, "foe_strikes", { foe: "g1" }), lineOf(3, "lost_health", { hero: "bard", health: 1 }),
      lineOf(4, "turn", {}), lineOf(5, "lost_health", { hero: "bard", health: 1 }),
    ];
    expect(happened(lines, lines).strikes).toEqual([{ from: "d4", to: "d5", foe: false, loss: 2 }, { from: "d5", to: "d4", foe: true, loss: 1 }]);
  });
});
