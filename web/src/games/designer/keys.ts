/** The whole game by keyboard: digits for rooms, tiles and challenges, arrows for columns, Enter, Escape, p to pass, i to look closer. */
import { byPointer } from "../../lib/focus";
import { freeKey } from "../../lib/hotkey";
import type { Scene } from "./scene.svelte";
import { cellName } from "./view";

export function keyed(scene: Scene, event: KeyboardEvent): void {
  const target = freeKey(event);
  if (!target) return;
  if (event.key === "i" ? look(scene, target) : scene.turn.kind && act(scene, event.key, target)) event.preventDefault();
}

/** True if the key meant something here. */
function act(scene: Scene, key: string, target: Element): boolean {
  const { turn } = scene;
  if (key === "Escape") turn.drop();
  else if (key === "Enter") return confirm(scene, target);
  else if (key === "p" && (turn.next("pass").size || turn.legal("pass"))) turn.pick("pass");
  else if (key === "ArrowLeft" || key === "ArrowRight") return step(scene, key === "ArrowRight" ? 1 : -1);
  else if (/^[1-9]$/.test(key)) return choose(scene, Number(key) - 1);
  else return false;
  return true;
}

/** The focused room of the hand or of the dungeon, seen closely. */
function look(scene: Scene, target: Element): boolean {
  const { room, row, col } = target.closest<HTMLElement>("[data-room], [data-cell]")?.dataset ?? {};
  if (room) scene.lookAtCard(room);
  else scene.lookAtCell(Number(row), Number(col));
  return scene.closer !== null;
}

/**
 * What is picked is done: that is what the highlighted button says. A button that was reached by keys answers Enter itself,
 * except where that would undo the choice: what is held, and rooms that cannot be chosen now.
 */
function confirm(scene: Scene, target: Element): boolean {
  const button = target.closest("button, a, summary, [tabindex='0']");
  const pressed = button?.getAttribute("aria-pressed");
  const idle = button?.hasAttribute("data-cell") ? pressed === null : pressed === "true";
  if (!scene.turn.move || (button && !idle && !byPointer())) return false;
  scene.submit();
  return true;
}

function step(scene: Scene, by: number): boolean {
  const { turn } = scene;
  const [verb, room, col] = turn.picked;
  if (verb !== "build" || !room) return false;
  const columns = [...turn.next("build", room)].sort();
  const at = col ? columns.indexOf(col) + by : by > 0 ? 0 : columns.length - 1;
  const next = columns[(at + columns.length) % columns.length]!;
  turn.pick("build", room, next);
  if (document.activeElement?.hasAttribute("data-cell")) {
    document.querySelector<HTMLElement>(`[data-cell="${cellName(scene.view.year, Number(next))}"]`)?.focus();
  }
  return true;
}

function choose(scene: Scene, at: number): boolean {
  const { turn, view } = scene;
  const kind = turn.kind ?? "";
  const options =
    kind === "place"
      ? [...new Set(view.carrying)].map((tile) => ["place", tile])
      : turn.picked[0] === "pass"
        ? view.challenges.map((id) => ["pass", id])
        : view.hand.map((room) => [kind, room]);
  const words = options[at];
  if (!words || !(turn.next(...words).size || turn.legal(...words))) return false;
  turn.pick(...words);
  return true;
}
