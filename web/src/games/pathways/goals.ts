/** What a goal card says. */
import type { PanelWords } from "./texts-panels";
import type { Turn } from "./turn.svelte";
import type { Kind } from "./view";

export const goalKind = (table: Turn, goal: string): Kind => table.field<Kind>(goal, "counts") ?? "coin";
export const goalPoints = (table: Turn, goal: string): number => table.field<number>(goal, "points") ?? 0;

/** What it counts, in words; pits of both kinds are one goal. */
export function goalName(table: Turn, w: PanelWords, goal: string): string {
  const kind = goalKind(table, goal);
  return (kind === "pit" ? w.pits : w.kinds[kind])[1];
}
