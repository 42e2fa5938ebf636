/** The sixteen cards of a side, in the order in which they lie. */
import type { Hand, Level, View } from "./view";

export type CardKind = "action" | "jump" | "combat";
export type CardState = "hand" | "now" | "out" | "gone";

export interface Card {
  value?: number;
  state: CardState;
  /** Two cards of one value are told apart by it. */
  key: string;
}

const ascending = (one: number, other: number): number => one - other;

export function actionCards({ action, played, now }: Hand): (Card & { value: number; state: "hand" | "now" | "out" })[] {
  const all = [...new Set([...action, ...played, ...(now === null ? [] : [now])])].sort(ascending);
  return all.map((value) => ({ value, key: `${value}`, state: value === now ? "now" : action.includes(value) ? "hand" : "out" }));
}

export function jumpCards({ jumps, jumps_used }: Hand): Card[] {
  return Array.from({ length: jumps + jumps_used }, (_, at) => ({ key: `${at}`, state: at < jumps ? "hand" : "gone" }));
}

/** Of equal ones the spent one lies first. */
export function combatCards({ combat, spent }: Hand): (Card & { value: number })[] {
  const all = [...spent.map((value) => ({ value, state: "gone" as const })), ...combat.map((value) => ({ value, state: "hand" as const }))];
  return all.sort((one, other) => one.value - other.value).map((card, at) => ({ ...card, key: `${at}` }));
}

/** What a card prints besides its value, alone: that it calls a reinforcement at this level, and the eye of the vision. */
export function printedOn({ solo }: View, kind: CardKind | "np", value = 0): { call: Level | null; eye: boolean } {
  const calls = solo && (kind === "jump" ? solo.calls.jump : solo.calls[kind].includes(value));
  return { call: calls ? solo.level : null, eye: kind !== "jump" && !!solo?.eyes?.[kind].includes(value) };
}
