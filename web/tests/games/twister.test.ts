/** Moves as words, cards of a side, the board turned and its halls. */
import { actionCards, combatCards, jumpCards } from "../../src/games/twister/cards";
import { fateOf, fightRule } from "../../src/games/twister/fights";
import { Layout, quarter, turnedSquare } from "../../src/games/twister/geometry";
import { itemId, motions } from "../../src/games/twister/motion";
import { actorOf, belongs, hallOf, inMenu, isGrave, signOf, squareOf } from "../../src/games/twister/moves";
import { lastActed, roundsOf, spending, toldOf } from "../../src/games/twister/npcs";
import { countOf, pointsOf } from "../../src/games/twister/points";
import { blowsOf, trailsOf, turnedHalls } from "../../src/games/twister/trails";
import type { Turn } from "../../src/games/twister/turn.svelte";
import { legs, spot, squareName, way, type Fight, type Hand, type Item, type LastFight, type Piece, type Slot, type Thought, type View } from "../../src/games/twister/view";
import type { Line } from "../../src/lib/messages";
import { lineOf } from "../samples";

const SLOT = { slot: "S1", x: 5, y: 0, hall: "7A", up: true, gates: [] } as unknown as Slot;

describe("moves", () => {
  it("name a square, a hall or whoever acts", () => {
    expect(["go troll c10", "end", "fight v1", "jump thief w4"].map(squareOf)).toEqual(["c10", null, "v1", null]);
    expect(["go troll c10", "heal goblin", "fight c3"].map(actorOf)).toEqual(["troll", "cleric", null]);
    expect(["turn 7A cw", "go 7A c3"].map(hallOf)).toEqual(["7A", null]);
  });
  it("have a sign, a turn by its direction", () => {
    expect(["turn 7A ccw", "turn 7A cw", "fight c3", "end"].map(signOf)).toEqual(["ccw", "cw", "swords", "go"]);
  });
  it("wait for a second click where there is no way back", () => expect(["fight c3", "go troll c3", "turn 7A cw"].map(isGrave)).toEqual([true, false, true]));
  it("stand in a menu with the rare ones first", () => expect(inMenu("drink troll")).toBeLessThan(inMenu("go troll c3")));

  const view = { fights: { "fight c3": { attackers: [{ seat: 0, kind: "troll" }] } }, slots: [SLOT, { ...SLOT, slot: "S2", x: 0, up: false, hall: null }] } as unknown as View;
  const figure = (kind: string, square: string) => ({ seat: 0, kind, square }) as Piece;
  it.each([
    ["its own move", "go troll c3", figure("troll", "f1"), true],
    ["the move of another", "go thief c3", figure("troll", "f1"), false],
    ["a fight it is in", "fight c3", figure("troll", "f1"), true],
    ["a fight of others", "fight c3", figure("thief", "f1"), false],
    ["its hall's turn", "turn 7A cw", figure("troll", "f1"), true],
    ["the turn of its sister", "turn 7B cw", figure("troll", "f1"), true],
    ["the turn of another hall", "turn 8A cw", figure("troll", "f1"), false],
    ["a hall beside it", "reveal S2", figure("troll", "f1"), true],
    ["a hall further away", "reveal S2", figure("troll", "g1"), false],
  ])("belong to a figure: %s", (_, move, piece, wanted) => expect(belongs(view, move, piece)).toBe(wanted));
});

describe("cards", () => {
  const hand: Hand = { action: [4, 2], played: [5], now: 3, jumps: 2, jumps_used: 1, combat: [1, 3], spent: [3, 2] };

  it("lie by value, those played beside those in hand", () => {
    expect(actionCards(hand).map(({ value, state }) => [value, state])).toEqual([[2, "hand"], [3, "now"], [4, "hand"], [5, "out"]]);
    expect(jumpCards(hand).map(({ state }) => state)).toEqual(["hand", "hand", "gone"]);
  });
  it("of one value show the spent one first, and have keys of their own", () => {
    const cards = combatCards(hand);
    expect(cards.map(({ value, state }) => [value, state])).toEqual([[1, "hand"], [2, "gone"], [3, "gone"], [3, "hand"]]);
    expect(new Set(cards.map(({ key }) => key)).size).toBe(4);
  });
});

describe("fights", () => {
  it("stand under their rule", () => {
    const rules = [["close", false], ["close", true], ["lance", true]].map(([kind, group]) => fightRule({ kind, group } as Fight));
    expect(rules).toEqual(["TW-CBT-01", "TW-GRP-01", "TW-ITM-LAN-01"]);
  });
  it("end with wounds or worse", () => {
    const last = { eliminated: [{ seat: 1, kind: "thief" }], wounded: [{ seat: 0, kind: "thief" }] } as unknown as LastFight;
    const fighter = (seat: number, kind: string) => ({ seat, kind }) as Parameters<typeof fateOf>[1];
    expect([fighter(1, "thief"), fighter(0, "thief"), fighter(0, "troll")].map((one) => fateOf(last, one))).toEqual(["eliminated", "wounded", null]);
    expect(fateOf(null, fighter(1, "thief"))).toBeNull();
  });
});

describe("points", () => {
  const member = (kind: string, state: string) => ({ kind, state, at: null });
  const view = { teams: [{ figures: [member("troll", "out"), member("thief", "play")] }, { figures: [member("mage", "eliminated"), member("troll", "out")] }] } as unknown as View;

  it("come from own escapes, then from enemies that fell", () => {
    expect(pointsOf(view, 0).map(({ seat, kind }) => [seat, kind])).toEqual([[0, "troll"], [1, "mage"]]);
    expect(pointsOf(view, 1).map(({ seat, kind }) => [seat, kind])).toEqual([[1, "troll"]]);
    expect(countOf(view, 0, "out", "play")).toBe(2);
  });
});

describe("the non-player", () => {
  const tested = (rank: number, result: string) => lineOf(1, "tested", { rank, result });
  const lines = [
    lineOf(1, "activated", { npc: "brute" }), tested(1, "no"), lineOf(1, "walked"),
    lineOf(2, "activated", { npc: "sneak" }), tested(1, "no"), tested(2, "yes"), lineOf(2, "walked"), tested(1, "yes"), lineOf(2, "struck"), lineOf(2, "np_turn_over"), lineOf(3, "walked"),
  ];

  it("is told decision by decision, only its last activation", () => {
    const kinds = (npc: string) => roundsOf(lines, npc).map(({ tests, then }) => [tests.length, then.map(({ kind }) => kind)]);
    expect(kinds("sneak")).toEqual([[2, ["walked"]], [1, ["struck"]]]);
    expect(kinds("brute")).toEqual([[1, ["walked"]]]);
    expect([kinds("nobody"), lastActed(lines), lastActed([])]).toEqual([[], "sneak", null]);
  });
  it("was not asked for what comes after the first that it can reach", () => {
    const table = { field: () => ["fight", "reveal", "exit"].map((objective) => ({ objective, ap: 1, default: false })) } as unknown as Turn;
    const told = toldOf(table, "sneak", roundsOf(lines, "sneak")[0]!);
    expect(told.map(({ rank, result }) => [rank, result])).toEqual([[1, "no"], [2, "yes"], [3, "unasked"]]);
  });
  it("spends action points step by step, the goal last", () => {
    const thought = (goal: unknown) => ({ plan: [{ ap: 1 }, { ap: 0 }, { ap: 2 }], goal }) as unknown as Thought;
    expect([spending(thought({ ap: 1 })), spending(thought(null))]).toEqual([[1, 1, 3, 4], [1, 1, 3]]);
  });
});

describe("ways", () => {
  const reach = { "0 troll": [["b1", 1, ["b1"]], ["c1", 1, ["b1", "c1"]], ["e1", 2, ["b1", "c1", "d1", "e1"]]] };
  const view = { reach } as unknown as View;
  const troll = { seat: 0, kind: "troll" } as const;

  it("end at the goal, and stop once for each action point", () => {
    expect([way(view, troll, "e1"), legs(view, troll, "e1"), way(view, troll, "f1")]).toEqual([["b1", "c1", "d1", "e1"], ["c1", "e1"], []]);
  });
  it("name squares by letter and number", () => expect([spot("d10"), squareName(3, 9)]).toEqual([{ x: 3, y: 9 }, "d10"]));
});

describe("what the other side did", () => {
  const tableOf = (lines: Line[], seat: number | null = 0, ap: unknown = null) =>
    ({ desk: { state: { lines } }, view: { ap, active: 0 }, seat, sides: [{ name: "yellow" }, { name: "blue" }] }) as unknown as Turn;
  const walked = (figure: string, source: string, to: string, side = "blue") => lineOf(2, "walked", { figure, source, to, side });
  const over = (seat: number) => lineOf(1, "turn_over", { seat });

  it("is one trail for each figure, none for those that came back", () => {
    const lines = [over(1), walked("thief", "a1", "b1"), over(0), walked("thief", "b1", "c1"), walked("thief", "c1", "c2"), walked("mage", "d1", "d2"), walked("mage", "d2", "d1"), walked("troll", "f1", "f2", "yellow")];
    expect(trailsOf(tableOf(lines))).toEqual([{ seat: 1, kind: "thief", from: "b1", to: "c2" }]);
    expect(trailsOf(tableOf(lines, null)).map(({ kind }) => kind)).toEqual(["thief", "troll"]);
  });
  it("is forgotten once one acts again", () => {
    const lines = [over(0), walked("thief", "b1", "c1")];
    expect([trailsOf(tableOf(lines, 0, { left: 3, of: 3 })).length, trailsOf(tableOf(lines, 0, { left: 2, of: 3 })).length]).toEqual([1, 0]);
  });
  it("names each struck square and turned hall once", () => {
    const table = tableOf([over(0), lineOf(2, "attacked", { square: "c3" }), lineOf(2, "fireball", { square: "c3" }), lineOf(2, "hall_turned", { hall: "7A" }), lineOf(2, "hall_turned", { hall: "7A" })]);
    expect([blowsOf(table), turnedHalls(table)]).toEqual([["c3"], ["7A"]]);
  });
});

describe("movement", () => {
  const BOARD = { west: 0, east: 21 } as View["board"];
  const layout = new Layout(BOARD, 0);
  const piece = (square: string, more: object = {}): Piece => ({ seat: 0, kind: "troll", square, wounded: false, carried: false, ...more }) as unknown as Piece;
  const rope = (square: string): Item => ({ seat: 0, kind: "rope", square, carried: false }) as unknown as Item;
  const viewOf = (more: object): View => ({ slots: [], pieces: [], items: [], hands: [{ jumps: 2 }, { jumps: 2 }], reach: {}, board: BOARD, ...more }) as unknown as View;

  it("goes along the way that a figure can walk, and jumps where a card was played for it", () => {
    const before = viewOf({ pieces: [piece("b1")], reach: { "0 troll": [["d1", 1, ["c1", "d1"]]] } });
    const [walk] = motions(before, viewOf({ pieces: [piece("d1")] }), layout);
    expect([walk!.id, walk!.points!.length, walk!.points!.at(-1)]).toEqual(["0 troll", 3, layout.centre("d1")]);
    const [jump] = motions(before, viewOf({ pieces: [piece("f1")], hands: [{ jumps: 1 }, { jumps: 2 }] }), layout);
    expect([jump!.points!.length, jump!.lift]).toEqual([2, true]);
    expect(motions(before, viewOf({ pieces: [piece("b1")] }), layout)).toEqual([]);
  });
  it("carries round with its hall whoever stands in it", () => {
    const turning = (turned: number, square: string) => viewOf({ slots: [{ ...SLOT, turned }], pieces: [piece(square)] });
    const all = motions(turning(0, "f1"), turning(1, "j1"), layout);
    expect(all.map(({ id, angle, points }) => [id, angle ?? null, points?.length ?? 0])).toEqual([["S1", -90, 0], ["0 troll", null, 25]]);
    expect(motions(turning(0, "h3"), turning(3, "h3"), layout).map(({ angle }) => angle)).toEqual([90]);
  });
  it("moves the one of two alike that lies there no longer", () => {
    const [before, after] = [viewOf({ items: [rope("a1"), rope("b2")] }), viewOf({ items: [rope("c3"), rope("b2")] })];
    expect(motions(before, after, layout).map(({ id, points }) => [id, points![0]])).toEqual([["0 rope 0", layout.centre("a1")]]);
    expect(after.items.map((item) => itemId(after, item))).toEqual(["0 rope 0", "0 rope 1"]);
  });
});

describe("the board", () => {
  const BOARD = { west: 0, east: 21 } as View["board"];

  it("has the same size turned, with sides exchanged", () => {
    const [plain, turned] = [new Layout(BOARD, 0), new Layout(BOARD, 1)];
    expect([turned.width, turned.height]).toEqual([plain.height, plain.width]);
    expect(plain.width).toBeGreaterThan(plain.height);
  });
  it.each([0, 1, 3] as const)("leads by an arrow to the square in its direction on the page, turned %i times", (turns) => {
    const layout = new Layout(BOARD, turns);
    const name = (x: number, y: number) => `${String.fromCharCode(97 + x)}${y + 1}`;
    for (const [arrow, dx, dy] of [["n", 0, -1], ["e", 1, 0], ["s", 0, 1], ["w", -1, 0]] as const) {
      const { x, y } = layout.step(arrow);
      const [from, to] = [layout.centre("h3"), layout.centre(name(7 + x, 2 + y))];
      expect([Math.sign(Math.round(to.x - from.x)), Math.sign(Math.round(to.y - from.y))]).toEqual([dx, dy]);
    }
  });
  it("turns a point around the middle, and back", () => {
    expect(quarter({ x: 2, y: 1 }, 1)).toEqual({ x: -1, y: 2 });
    expect(quarter(quarter({ x: 2, y: 1 }, 1), -1)).toEqual({ x: 2, y: 1 });
    expect(quarter({ x: 2, y: 1 }, 6)).toEqual({ x: -2, y: -1 });
  });
  it("carries squares with a turning hall", () => {
    expect(turnedSquare({ ...SLOT, x: 1 }, "b1", 1)).toEqual({ x: 5, y: 0 });
    expect(turnedSquare({ ...SLOT, x: 1 }, "d3", 1)).toEqual({ x: 3, y: 2 });
  });
  it("ends where the start zones end", () => {
    const layout = new Layout(BOARD, 0);
    expect([layout.has(0, 9), layout.has(21, 0), layout.has(22, 0), layout.has(3, 10)]).toEqual([true, true, false, false]);
  });
});
