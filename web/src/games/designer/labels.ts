/** What a room is called by those who cannot see it: the drawing in words. */
import { armsOf, has } from "./paths";
import type { Scene } from "./scene.svelte";
import { cellAt, SLOTS, type Cell, type Player, type Printed } from "./view";
import type { Words } from "./words";

export function cellLabel(scene: Scene, w: Words, player: Player, row: number, col: number): string {
  const cell = cellAt(player, row, col);
  const condition = player.blueprint?.conditions.find((one) => one.row === row && one.col === col);
  const plan = condition ? w.planSays(scene.wanted(condition), condition.met) : null;
  if (!cell) return [w.cell(row, col, w.empty), plan].filter(Boolean).join("; ");
  const arms = armsOf(player, scene.view.year === 4).filter((arm) => arm.row === row && arm.col === col);
  const doors = arms.map((arm) => `${arm.dug ? w.dug : w.door} ${scene.word(`side-${arm.side.toLowerCase()}`)} ${w.ends[arm.end]}`);
  return [
    w.cell(row, col, scene.card(cell.room)),
    scene.word(`type-${cell.type}`),
    doors.join(", "),
    elements(scene, w, cell),
    plan,
    has(player.entrance_network, row, col) ? w.inEntrance : null,
    scene.view.year === 4 && has(player.exit_network, row, col) ? w.inExit : null,
    cell.gold === null ? null : w.gold(cell.gold),
  ].filter(Boolean).join("; ");
}

function elements(scene: Scene, w: Words, cell: Cell): string {
  const named = SLOTS.flatMap((slot) => {
    const held = cell.slots[slot];
    return held ? `${scene.card(held.element)}${held.tile ? ` (${w.tile})` : ""} ${w.slots[slot]}` : [];
  });
  return named.length ? named.join(", ") : w.noElements;
}

export function cardLabel(scene: Scene, w: Words, room: string, printed: Printed): string {
  const doors = printed.doors.map((side) => scene.word(`side-${side.toLowerCase()}`)).join(", ");
  const held = SLOTS.flatMap((slot) => (printed.slots[slot] ? scene.card(printed.slots[slot]) : [])).join(", ");
  return [scene.card(room), scene.word(`type-${printed.type}`), `${w.doors} ${doors}`, held || w.noElements, w.gold(printed.gold)].join(", ");
}
