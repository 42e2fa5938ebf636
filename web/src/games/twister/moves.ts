/** What a move speaks of: its square, and whether it belongs to a figure. The texts are the server's; legal is only what it offers. */
import { gateOf, slotAt, spot, type Piece, type Slot, type View } from "./view";

export type Verb =
  | "go" | "take" | "put" | "jump" | "reveal" | "turn" | "open" | "close" | "break" | "fight" | "lance" | "shoot" | "heal" | "push" | "burn" | "recover" | "phase" | "drink";

/** The sign of a verb in icons.json; the most frequent first. */
const SIGNS: Record<Verb, string> = {
  go: "go", put: "put", take: "take", jump: "jump", reveal: "torch", turn: "cw", open: "unlock", close: "close", break: "break", fight: "swords",
  lance: "extendable_lance", shoot: "bow", heal: "heal", push: "banshee", burn: "burn", recover: "troll", phase: "wall_walker", drink: "speed_potion",
};
/** In a list of all moves the rare ones come first. */
export const inMenu = (move: string): number => Object.keys(SIGNS).length - Object.keys(SIGNS).indexOf(verbOf(move));
/** Verbs that strike at whoever stands there. */
const STRIKES = ["fight", "lance", "shoot", "burn", "push", "heal"];
/** Verbs whose second word is the figure that acts. */
const NAMED = ["go", "take", "put", "jump", "lance", "drink"];
/** Verbs that only one kind of figure has. */
const OWNERS: Record<string, string> = { heal: "cleric", push: "banshee", burn: "mage", recover: "troll", phase: "wall_walker" };

export const verbOf = (move: string): Verb => move.split(" ", 1)[0] as Verb;
export const signOf = (move: string): string => (move.endsWith(" ccw") ? "ccw" : (SIGNS[verbOf(move)] ?? "go"));
export const strikes = (move: string): boolean => STRIKES.includes(verbOf(move));
/** What is shown first and waits for a second click: there is no way back from it. */
export const isGrave = (move: string): boolean => ["fight", "lance", "shoot", "turn", "burn", "push"].includes(verbOf(move));

export const isSquare = (word: string): boolean => /^[a-v](10|[1-9])$/.test(word);
export const squareOf = (move: string): string | null => move.split(" ").slice(1).find(isSquare) ?? null;
/** The one figure that makes a move. */
export const actorOf = (move: string): string | null => OWNERS[verbOf(move)] ?? (NAMED.includes(verbOf(move)) ? (move.split(" ")[1] ?? null) : null);
export const hallOf = (move: string): string | null => (verbOf(move) === "turn" ? (move.split(" ")[1] ?? null) : null);

function besideSlot(square: string, slot: Slot | undefined): boolean {
  if (!slot) return false;
  const { x, y } = spot(square);
  const [dx, dy] = [x - slot.x, y - slot.y];
  const across = (at: number) => at >= 0 && at < 5;
  const next = (at: number) => at === -1 || at === 5;
  return (next(dx) && across(dy)) || (next(dy) && across(dx));
}

/** A legal move that this figure makes or takes part in: it is offered when the figure is selected. */
export function belongs(view: View, move: string, figure: Piece): boolean {
  const verb = verbOf(move);
  const word = move.split(" ")[1] ?? "";
  const actor = actorOf(move);
  if (actor) return actor === figure.kind;
  const fight = view.fights[move];
  if (fight) return fight.attackers.some(({ seat, kind }) => seat === figure.seat && kind === figure.kind);
  if (verb === "open" || verb === "close" || verb === "break") return gateOf(view, word)?.squares.includes(figure.square) ?? false;
  if (verb === "reveal") return besideSlot(figure.square, view.slots.find((slot) => slot.slot === word));
  if (verb === "turn") return slotAt(view, figure.square)?.hall?.slice(0, -1) === word.slice(0, -1);
  return false;
}
