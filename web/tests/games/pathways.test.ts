/** Faces of cards as they are read from the content, and dungeons made of them. */
import { findsOf, countsFor } from "../../src/games/pathways/finds";
import { boxOf, cardAt, deadEdges, openPorts, readFace, roomAt, roomOf, signsOf, type FaceOf } from "../../src/games/pathways/geometry";
import { slotsOf } from "../../src/games/pathways/hand";
import { plannedOf } from "../../src/games/pathways/plan";
import type { Turn } from "../../src/games/pathways/turn.svelte";
import { planText, type Dungeon, type Laid, type Step, type View } from "../../src/games/pathways/view";

/** A way through the first column with a coin, open to N and S, one to the E; a room on the lower right, with a door to the W. */
const PRINTED = {
  main: [
    "# #####",
    "#c ####",
    "# #####",
    "#.#####",
    "# #####",
    "#. A ##",
    "# #####",
    "#k#####",
    "# #####",
  ],
  under: null,
  rooms: { A: { contents: ["monster" as const], located: [] } },
};
const faceOf: FaceOf = (_, turned) => readFace(PRINTED, turned);
const at = (x: number, y: number, card = "D1", turned = false): Laid => ({ card, turned, x, y });

describe("a face", () => {
  const face = readFace(PRINTED, false);

  it("has corridors with their symbols and open sides", () => {
    expect(face.corridors.filter(({ x }) => x === 0).map(({ y, symbol, open }) => [y, symbol, open.join("")])).toEqual([
      [0, "coin", "NES"], [1, null, "NS"], [2, null, "NES"], [3, "key", "NS"],
    ]);
  });
  it("has rooms with doors to the outside of the room", () => {
    expect(face.rooms).toHaveLength(1);
    expect(face.rooms[0]).toMatchObject({ letter: "A", x: 1, y: 2, width: 1, height: 1, contents: ["monster"] });
    expect(face.rooms[0]!.doors.map(({ side }) => side).sort()).toEqual(["E", "W"]);
  });
  it("is turned by half a turn", () => {
    const turned = readFace(PRINTED, true);
    const coin = turned.corridors.find(({ symbol }) => symbol === "coin");
    expect(coin).toMatchObject({ x: 2, y: 3, open: ["N", "S", "W"] });
    expect(turned.rooms[0]).toMatchObject({ x: 1, y: 1 });
  });
  it("shows each symbol once, contents inside of their room", () => {
    const signs = signsOf(face);
    expect(signs.map(({ kind }) => kind).sort()).toEqual(["coin", "key", "monster"]);
    const monster = signs.find(({ kind }) => kind === "monster")!;
    expect(monster.room).toBe("A");
    expect([Math.floor(monster.x / 56), Math.floor(monster.y / 56)]).toEqual([1, 2]);
  });
});

describe("a dungeon", () => {
  it("covers the cells of its cards", () => {
    const cards = [at(0, 0), at(3, 2)];
    expect(boxOf(cards)).toEqual({ x: 0, y: 0, width: 6, height: 6 });
    expect(boxOf([])).toEqual({ x: 0, y: 0, width: 3, height: 4 });
    expect([cardAt(cards, 2, 3), cardAt(cards, 3, 1), cardAt(cards, 3, 2)]).toEqual([cards[0], undefined, cards[1]]);
  });
  it("leads out where no card lies", () => {
    const out = (cards: Laid[]) => openPorts(cards, faceOf).map(({ x, y, side }) => `${x},${y}${side}`);
    expect(out([at(0, 0)])).toEqual(["0,0N", "0,3S"]);
    expect(out([at(0, 0), at(0, 4)])).toEqual(["0,0N", "0,7S"]);
  });
  it("says which edges have no link", () => {
    const card = at(0, 0);
    expect(deadEdges([card, at(0, 4)], faceOf, card)).toEqual([]);
    expect(deadEdges([card, at(1, 4)], faceOf, card)).toEqual([{ x1: 1, y1: 4, x2: 3, y2: 4 }]);
    expect(deadEdges([card, at(3, 1)], faceOf, card)).toEqual([{ x1: 3, y1: 1, x2: 3, y2: 4 }]);
    expect(deadEdges([card, at(4, 4)], faceOf, card)).toEqual([]);
  });
  it("knows its rooms by place and by name", () => {
    const cards = [at(0, 0), at(3, 0)];
    expect(roomAt(cards, faceOf, 4, 2)).toMatchObject({ card: 1, room: { letter: "A", x: 4, y: 2 } });
    expect(roomAt(cards, faceOf, 4, 3)).toBeUndefined();
    expect(roomOf({ cards, path: null }, faceOf, 1, "A")).toMatchObject({ x: 4, y: 2 });
    expect(roomOf({ cards, path: null }, faceOf, 2, "A")).toBeUndefined();
  });
});

describe("a path", () => {
  const dungeon: Dungeon = { cards: [at(0, 0)], path: null };
  const step = (text: string, y: number, finds: Step["finds"], paid: Step["paid"] = []): Step => ({ step: text, place: { level: "M", x: 0, y }, finds, paid });

  it("rings what it finds, and counts what the goal counts", () => {
    const { signs } = findsOf(dungeon, faceOf, [step("start M 0 0 N", 0, ["coin"]), step("go S", 3, ["key"])], ["key"]);
    expect(signs.map(({ kind, mark, spent, count }) => [kind, mark, spent, count])).toEqual([["coin", "ring", false, null], ["key", "ring", false, 1]]);
  });
  it("finds nothing twice", () => {
    const twice = [step("start M 0 0 N", 0, ["coin"]), step("go S", 1, []), step("go N", 0, ["coin"])];
    expect(findsOf(dungeon, faceOf, twice, ["coin"]).signs).toHaveLength(1);
  });
  it("strikes out what it used, and crosses what it overcame in a room", () => {
    const room: Step = { step: "go E", place: { card: 0, room: "A" }, finds: ["room", "monster"], paid: [{ for: "monster", by: "key" }] };
    const { signs, rooms } = findsOf(dungeon, faceOf, [step("go S", 3, ["key"]), room], ["room"]);
    expect(signs.map(({ kind, mark, spent }) => [kind, mark, spent])).toEqual([["key", "ring", true], ["monster", "cross", false]]);
    expect(rooms).toEqual([{ card: 0, room: "A", count: 1 }]);
  });
  it("counts pits and lava for one goal", () => expect([countsFor("pit"), countsFor("coin"), countsFor(undefined)]).toEqual([["pit", "lava"], ["coin"], []]));
  it("is drawn as it was advised, cards and line", () => {
    const { cards, lines } = plannedOf(["lay D7 180 3 0", "start M 0 0 N", "go S", "go S", "exit S"], dungeon, faceOf);
    expect(cards).toEqual([{ card: "D7", turned: true, x: 3, y: 0, number: 1 }]);
    expect(lines).toHaveLength(1);
    expect(lines[0]!.map(({ y }) => y)).toEqual([...lines[0]!.map(({ y }) => y)].sort((one, other) => one - other));
    expect(lines[0]).toHaveLength(5);
  });
  it("becomes a plan in words", () => {
    expect(planText([at(0, 0, "D1"), at(3, 0, "D2", true)], ["start M 0 0 N", "go S"])).toBe("D1 0 0 0, D2 180 3 0; start M 0 0 N, go S");
    expect(planText([at(0, 0, "D1")], [])).toBe("D1 0 0 0");
  });
});

describe("a hand", () => {
  const tableOf = (held: unknown, me: unknown) => ({ held, me }) as Turn;
  const view = (more: Partial<View>) => ({ phase: "explore", hand: ["D10", "D2"], ...more }) as View;

  it("keeps the slot of each card, in hand or on the mat, by number", () => {
    const slots = slotsOf(view({}), tableOf({ card: "D10", from: null }, { dungeon: { cards: [at(0, 0, "D3")] } }));
    expect(slots.map(({ card, state }) => [card, state])).toEqual([["D2", "hand"], ["D3", "lies"], ["D10", "held"]]);
  });
  it("tells equal cards apart, and those that lie from the one on its way", () => {
    const slots = slotsOf(view({ hand: ["D2"] }), tableOf({ card: "D2", from: { x: 3, y: 0 } }, { dungeon: { cards: [at(0, 0, "D2"), at(3, 0, "D2")] } }));
    expect(slots.map(({ key, state }) => [key, state])).toEqual([["D2 0", "hand"], ["D2 1", "lies"], ["D2 2", "held"]]);
  });
  it("shows while tidying up what is kept and what has gone", () => {
    const me = { dungeon: { cards: [at(0, 0, "D1"), at(3, 0, "D2"), at(6, 0, "D3")] }, floor: ["D1"], kept: ["D3"] };
    const slots = slotsOf(view({ phase: "tidy", hand: [] }), tableOf(null, me));
    expect(slots.map(({ state }) => state)).toEqual(["lies", "gone", "kept"]);
  });
});
