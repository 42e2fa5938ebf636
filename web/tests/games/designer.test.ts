/** How ways meet, and where tiles lie. */
import { arranged, cornerAt, countLaid, laidBy, remember, remembered } from "../../src/games/designer/corners";
import { armsOf, passageEdge } from "../../src/games/designer/paths";
import type { Cell, Player, Side, View } from "../../src/games/designer/view";
import { lineOf } from "../samples";

const cellOf = (doors: Side[], tiles: string[] = []): Cell => {
  const [nw, ne] = tiles.map((element) => ({ element, tile: true }));
  return { room: "R001", type: "cave", doors, slots: { nw: nw ?? null, ne: ne ?? null, sw: { element: "chest", tile: false }, se: null }, gold: 1 };
};

function playerOf(cells: Record<string, Cell>, more: Partial<Player> = {}): Player {
  const dungeon = [1, 2, 3, 4].map((row) => [1, 2, 3, 4].map((col) => cells[`r${row}c${col}`] ?? null));
  return { seat: 0, dungeon, passages: [], blueprint: { blueprint: "B1", entrance: 2, exit: 1, conditions: [] }, ...more } as Player;
}

const ends = (player: Player, withExit = false) => Object.fromEntries(armsOf(player, withExit).map(({ row, col, side, end }) => [`r${row}c${col}${side}`, end]));

describe("ways", () => {
  it("meet where both rooms have a door", () => {
    const player = playerOf({ r1c1: cellOf(["E", "S"]), r1c2: cellOf(["W"]), r2c1: cellOf(["E"]) });
    expect(ends(player)).toEqual({ r1c1E: "joined", r1c1S: "blocked", r1c2W: "joined", r2c1E: "open" });
  });
  it("lead out by the gates alone, by the exit only when it counts", () => {
    const player = playerOf({ r1c1: cellOf(["N"]), r1c2: cellOf(["N"]), r4c1: cellOf(["S", "W"]) });
    expect(ends(player)).toEqual({ r1c1N: "outer", r1c2N: "gate", r4c1S: "outer", r4c1W: "outer" });
    expect(ends(player, true).r4c1S).toBe("gate");
  });
  it("are opened by a secret passage, with or without doors", () => {
    const player = playerOf({ r1c1: cellOf(["E"]), r1c2: cellOf([]) }, { passages: [{ row: 1, col: 1, side: "e" }] });
    expect(armsOf(player, false).map(({ col, end, dug }) => [col, end, dug])).toEqual([[1, "joined", false], [2, "joined", true]]);
  });
  it("have one name, from whichever side they are seen", () => {
    expect(passageEdge({ row: 2, col: 2, side: "n" })).toBe("r1c2 s");
    expect(passageEdge({ row: 2, col: 2, side: "w" })).toBe("r2c1 e");
    expect(passageEdge({ row: 1, col: 1, side: "n" })).toBe("r1c1 n");
  });
});

describe("corners", () => {
  const laid = (tile: string, row: number, col: number) => lineOf(1, "tile_placed", { seat: 0, tile, row, col });
  const view = (player: Player) => ({ players: [player] }) as View;
  const corners = (player: Player, lines: ReturnType<typeof lineOf>[], put: (("nw" | "ne" | "sw" | "se") | null)[] = []) => {
    const { slots } = arranged(view(player), laidBy(lines, { 0: put })).players[0]!.dungeon[0]![0]!;
    return Object.fromEntries(Object.entries(slots).map(([slot, held]) => [slot, held?.element ?? null]));
  };

  it("are filled in the order in which tiles came", () => {
    const player = playerOf({ r1c1: cellOf([], ["trap", "gold"]) });
    expect(corners(player, [laid("gold", 1, 1), laid("trap", 1, 1)])).toEqual({ nw: "gold", ne: "trap", sw: "chest", se: null });
  });
  it("are those where tiles were put, unless something lies there", () => {
    const player = playerOf({ r1c1: cellOf([], ["trap", "gold"]) });
    expect(corners(player, [laid("gold", 1, 1), laid("trap", 1, 1)], ["se", "sw"])).toEqual({ nw: "trap", ne: null, sw: "chest", se: "gold" });
  });
  it("go with a room that is swapped and a tile that is moved", () => {
    const lines = [
      laid("gold", 1, 1),
      lineOf(2, "rooms_swapped", { seat: 0, row: 1, first: 1, second: 2 }),
      laid("trap", 1, 3),
      lineOf(3, "tile_moved", { seat: 0, tile: "trap", row: 1, col: 3, to_row: 2, to_col: 3 }),
    ];
    expect(laidBy(lines, {}).get(0)!.map(({ element, spot }) => [element, spot])).toEqual([["gold", "r1c2"], ["trap", "r2c3"]]);
    expect([countLaid(lines, 0), countLaid(lines, 1)]).toEqual([3, 0]);
  });
  it("are remembered for the latest thirty tables", () => {
    for (let table = 1; table <= 31; table++) remember(`t${table}`, { 0: ["nw"] });
    expect([remembered("t1"), remembered("t2"), remembered("t31")]).toEqual([{}, { 0: ["nw"] }, { 0: ["nw"] }]);
  });
  it("are the nearest free ones to where a tile is dropped", () => {
    const room = { x: 100, y: 0, width: 164, height: 132 } as DOMRect;
    const cell = cellOf([], ["trap"]);
    expect(cornerAt(cell, room, 240, 100)).toBe("se");
    expect(cornerAt(cell, room, 125, 20)).toBe("ne");
    const full = cellOf([], ["trap", "gold"]);
    full.slots.se = { element: "chest", tile: false };
    expect(cornerAt(full, room, 125, 20)).toBeNull();
  });
});
