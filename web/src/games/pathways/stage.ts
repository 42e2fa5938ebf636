/** What is decided outside of exploring takes the place of the mat. */
import type { Turn } from "./turn.svelte";
import type { View } from "./view";

/** Questions about the hand, and those of all who play together. */
const HAND = ["peek", "shed", "offer"];
const TOGETHER = ["group", "sticker", "swap", "assign", "award", "cancel"];
const TIDY = ["tidy", "trade"];

export type Scene = "shop" | "hand" | "tidy" | "together";

/** What stands on the stage; null where the mat is in sight. */
export function sceneOf(view: View, table: Turn): Scene | null {
  const kind = table.kind ?? "";
  if (view.phase === "shop") return "shop";
  if (HAND.includes(kind)) return "hand";
  if (TIDY.includes(kind)) return "tidy";
  if (TOGETHER.includes(kind) || (view.phase === "setup" && view.together)) return "together";
  return null;
}

export const staged = (view: View, table: Turn): boolean => sceneOf(view, table) !== null;
