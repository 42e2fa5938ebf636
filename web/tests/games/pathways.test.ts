/** Faces of cards as they are read from the content, and dungeons made of them. */
import { Camera } from "../../src/games/pathways/camera.svelte";
import { findsOf, countsFor } from "../../src/games/pathways/finds";
import { boxOf, cardAt, deadEdges, openPorts, readFace, roomAt, roomOf, signsOf, type FaceOf } from "../../src/games/pathways/geometry";
import { slotsOf } from "../../src/games/pathways/hand";
import { inkOf, joined, rounded } from "../../src/games/pathways/ink";
import { marksOf } from "../../src/games/pathways/marks";
import { extraOf, priceOf, thingOf } from "../../src/games/pathways/offers";
import { advisedOf } from "../../src/games/pathways/advice";
import { boughtBy, isNew } from "../../src/games/pathways/recent";
import type { Turn } from "../../src/games/pathways/turn.svelte";
import { planText, type Dungeon, type Laid, type Place, type Step, type View } from "../../src/games/pathways/view";
import { lineOf } from "../samples";

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
    const { cards, lines } = advisedOf(["lay D7 180 3 0", "start M 0 0 N", "go S", "go S", "exit S"], dungeon, faceOf);
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

describe("the line of a path", () => {
  const cards = [at(0, 0)];
  const M = (y: number): Place => ({ level: "M", x: 0, y });
  const steps = (...all: [string, Place][]): Step[] => all.map(([step, place]) => ({ step, place, finds: [], paid: [] }));

  it("goes on where it was, and starts anew elsewhere", () => {
    const ink = inkOf({ cards, path: null }, faceOf, steps(["start M 0 0 N", M(0)], ["go S", M(1)], ["exit S", M(1)], ["start M 0 3 S", M(3)]));
    const lines = joined(ink.lines);
    expect(lines.map(({ stroke, points }) => [stroke, points.length])).toEqual([["upper", 4], ["upper", 2]]);
    expect(ink.starts.map(({ side, level }) => side + level)).toEqual(["NM", "SM"]);
    expect(ink.head).toEqual(lines[1]!.points[1]);
  });
  it("ends in the middle of a room, by way of the door", () => {
    const { lines, head } = inkOf({ cards, path: null }, faceOf, steps(["start M 0 2 W", M(2)], ["go E", { card: 0, room: "A" }]));
    const { x, y } = roomOf({ cards, path: null }, faceOf, 0, "A")!;
    expect(head).toEqual({ x: (x + 0.5) * 56, y: (y + 0.5) * 56 });
    expect(lines.every((line, index) => index === 0 || line.points[0] === lines[index - 1]!.points.at(-1))).toBe(true);
  });
  it("is joined only where stroke and place are the same", () => {
    const [a, b, c] = [{ x: 0, y: 0 }, { x: 1, y: 0 }, { x: 1, y: 1 }];
    const strokes = (...lines: Parameters<typeof joined>[0]) => joined(lines).map(({ points }) => points);
    expect(strokes({ stroke: "upper", points: [a, b] }, { stroke: "upper", points: [b, c] })).toEqual([[a, b, c]]);
    expect(strokes({ stroke: "upper", points: [a, b] }, { stroke: "under", points: [b, c] })).toHaveLength(2);
    expect(strokes({ stroke: "upper", points: [a, b] }, { stroke: "upper", points: [a, c] })).toHaveLength(2);
  });
  it("has round corners, and no bow longer than half of a line", () => {
    expect(rounded([{ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 10, y: 10 }])).toBe("M0 0L5 0Q10 0 10 5L10 10");
  });
});

describe("marks", () => {
  const path = (...steps: [string, number][]): Dungeon["path"] => ({ steps: steps.map(([step, y]) => ({ step, place: { level: "M", x: 0, y }, finds: [], paid: [] })) }) as unknown as Dungeon["path"];
  const marks = (moves: string[], drawn: Dungeon["path"]) => marksOf(moves, { cards: [at(0, 0)], path: drawn }, faceOf, null).map(({ move, kind, cell }) => [move, kind, cell.x, cell.y]);

  it("stand where a move leads to", () => {
    expect(marks(["go S", "go E", "exit W"], path(["start M 0 0 N", 0]))).toEqual([["go S", "step", 0, 1], ["go E", "step", 1, 0], ["exit W", "exit", -1, 0]]);
    expect(marks(["leave 1 2 W"], path(["go E", 2]))).toEqual([["leave 1 2 W", "step", 0, 2]]);
  });
  it("leave out a start where the path began, or where it can end as well", () => {
    expect(marks(["start M 0 0 N", "start M 0 3 S"], path(["start M 0 0 N", 0]))).toEqual([["start M 0 3 S", "start", 0, 3]]);
    expect(marks(["exit S", "start M 0 3 S"], path(["go S", 3]))).toEqual([["exit S", "exit", 0, 4]]);
  });
  it("do not lie on each other", () => {
    const [one, other] = marksOf(["stairs", "fall"], { cards: [at(0, 0)], path: path(["go S", 1]) }, faceOf, null);
    expect([one!.x, other!.y - one!.y > 20]).toEqual([other!.x, true]);
  });
  it("lead nowhere without a path, but for its start", () => {
    expect(marks(["go S", "start M 0 0 N"], null)).toEqual([["start M 0 0 N", "start", 0, 0]]);
    expect(marksOf(["start M 0 0 N"], null, faceOf, null)).toEqual([]);
  });
});

describe("the market", () => {
  const view = { costs: { "card D1": 2 }, market: { prices: { token: 3, book: 4 } } } as unknown as View;
  const table = { field: (id: string) => (id === "D605" ? 6 : undefined) } as unknown as Turn;

  it("asks what the server counts, else what is printed", () => {
    expect(["card D1", "card D605", "token pit", "book top", "card top 5", "card D9"].map((offer) => priceOf(view, table, offer))).toEqual([2, 6, 3, 4, 5, null]);
  });
  it("knows the card of an offer where one lies open, and what is added to it", () => {
    expect(["card D605", "token pit", "book top", "book SB-1"].map(thingOf)).toEqual(["D605", "FT-pit", null, "SB-1"]);
    expect([extraOf("card D605", "card D605"), extraOf("card D605", "card D605 SB-10"), extraOf("token pit", "token pit lock")]).toEqual([null, "SB-10", "lock"]);
  });
  it("tells what others bought, unseen cards by number alone, and what came new because of it", () => {
    const seen = (...recent: ReturnType<typeof lineOf>[]) => ({ desk: { recent } }) as unknown as Turn;
    const turned = lineOf(1, "turned_up", { card: "D7" });
    const all = seen(lineOf(1, "card_bought", { seat: 1, card: "D1" }), lineOf(1, "card_bought_unseen", { seat: 1 }), lineOf(1, "token_bought", { seat: 1, tokens: ["pit", "lock"] }), turned);
    expect(boughtBy(all, 1)).toEqual({ cards: ["D1"], unseen: 1, tokens: ["pit", "lock"] });
    expect([boughtBy(all, 0), isNew(all, "D7"), isNew(all, "D1"), isNew(seen(turned), "D7")]).toEqual([null, true, false, false]);
  });
});

describe("the camera", () => {
  const box = (x: number, y: number) => ({ x, y, width: 3, height: 4 });
  function cameraOn(all = box(0, 0), width = 800, height = 600, inset = 0): Camera {
    const camera = new Camera();
    camera.know(all);
    camera.resize(width, height, inset);
    camera.start(false);
    return camera;
  }

  it("frames the dungeon in the part that is free", () => {
    const camera = cameraOn(box(0, 0), 800, 600, 200);
    const middle = camera.at({ x: 500, y: 300 });
    expect([middle.x, middle.y].map(Math.round)).toEqual([84, 112]);
    expect([camera.sees(box(0, 0)), camera.partial]).toEqual([true, false]);
  });
  it("moves no further than it must", () => {
    const camera = cameraOn();
    camera.know({ x: 0, y: 0, width: 30, height: 4 });
    const { y } = camera.view;
    camera.reveal(box(9, 0));
    expect([camera.sees(box(9, 0)), camera.view.y]).toEqual([true, y]);
    const { view } = camera;
    camera.reveal(box(9, 0));
    expect(camera.view).toEqual(view);
  });
  it("goes farther away where something does not fit", () => {
    const camera = cameraOn();
    const wide = { x: 0, y: 0, width: 40, height: 4 };
    camera.reveal(wide);
    expect([camera.sees(wide), camera.sees(box(0, 0))]).toEqual([true, true]);
  });
  it("holds the point under the fingers, and stays over the dungeon", () => {
    const camera = cameraOn({ x: -20, y: -20, width: 40, height: 40 });
    const fingers = { x: 300, y: 200 };
    const before = camera.at(fingers);
    camera.pinch(fingers, 1.5, { x: 0, y: 0 });
    const after = camera.at(fingers);
    expect([after.x - before.x, after.y - before.y].map(Math.round).map(Math.abs)).toEqual([0, 0]);
    camera.pan({ x: -100_000, y: 0 });
    expect(camera.at({ x: 400, y: 300 }).x).toBeCloseTo(20 * 56);
  });
  it("goes neither closer nor farther than makes sense", () => {
    const camera = cameraOn();
    camera.zoom(1000);
    expect(camera.closest).toBe(true);
    camera.zoom(0.0001);
    expect([camera.farthest, camera.closest]).toEqual([true, false]);
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
