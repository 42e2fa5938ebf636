/** Moves as words, cards of a side, the board turned and its halls. */
import { actionCards, combatCards, jumpCards } from "../../src/games/twister/cards";
import { fateOf, fightRule } from "../../src/games/twister/fights";
import { Plan, quarter, turnedSquare } from "../../src/games/twister/geometry";
import { actorOf, belongs, hallOf, inMenu, isGrave, signOf, squareOf } from "../../src/games/twister/moves";
import { countOf, pointsOf } from "../../src/games/twister/points";
import type { Fight, Hand, LastFight, Piece, Slot, View } from "../../src/games/twister/view";

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

describe("the board", () => {
  const BOARD = { west: 0, east: 21 } as View["board"];

  it("has the same size turned, with sides exchanged", () => {
    const [plain, turned] = [new Plan(BOARD, 0), new Plan(BOARD, 1)];
    expect([turned.width, turned.height]).toEqual([plain.height, plain.width]);
    expect(plain.width).toBeGreaterThan(plain.height);
  });
  it.each([0, 1, 3] as const)("leads by an arrow to the square in its direction on the page, turned %i times", (turns) => {
    const plan = new Plan(BOARD, turns);
    const name = (x: number, y: number) => `${String.fromCharCode(97 + x)}${y + 1}`;
    for (const [arrow, dx, dy] of [["n", 0, -1], ["e", 1, 0], ["s", 0, 1], ["w", -1, 0]] as const) {
      const { x, y } = plan.step(arrow);
      const [from, to] = [plan.centre("h3"), plan.centre(name(7 + x, 2 + y))];
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
    const plan = new Plan(BOARD, 0);
    expect([plan.has(0, 9), plan.has(21, 0), plan.has(22, 0), plan.has(3, 10)]).toEqual([true, true, false, false]);
  });
});
