/** The cards of this seat in one row: those in hand, those that lie, the one on its way. */
import type { Turn } from "./turn.svelte";
import type { Laid, View } from "./view";

export interface Slot {
  /** The same card twice is possible where cards are exchanged. */
  key: string;
  card: string;
  state: "hand" | "held" | "lies" | "kept" | "gone";
  /** Where it lies. */
  laid: Laid | null;
}

/** Each card keeps its slot while it is laid, moved and taken back. */
export function slotsOf(view: View, table: Turn): Slot[] {
  const lying = view.phase === "explore" || view.phase === "reward" || view.phase === "tidy" ? (table.me?.dungeon?.cards ?? []) : [];
  const { held } = table;
  const slots: Slot[] = [
    ...view.hand.map((card) => ({ key: "", card, state: "hand" as const, laid: null })),
    ...lying.map((laid) => ({ key: "", card: laid.card, state: "lies" as const, laid })),
  ];
  slots.sort((one, other) => one.card.localeCompare(other.card, "en", { numeric: true }));
  const seen = new Map<string, number>();
  for (const slot of slots) {
    const times = seen.get(slot.card) ?? 0;
    seen.set(slot.card, times + 1);
    slot.key = `${slot.card} ${times}`;
  }
  const away = held && slots.find(({ card, laid }) => card === held.card && (held.from ? laid?.x === held.from.x && laid.y === held.from.y : !laid));
  if (away) away.state = "held";
  if (view.phase === "tidy" && table.me) {
    const [floor, kept] = [[...table.me.floor], [...table.me.kept]];
    for (const slot of slots) if (slot.laid && !taken(floor, slot.card)) slot.state = taken(kept, slot.card) ? "kept" : "gone";
  }
  return slots;
}

/** Take a card out of these; false if there is none. */
function taken(cards: string[], card: string): boolean {
  const at = cards.indexOf(card);
  if (at >= 0) cards.splice(at, 1);
  return at >= 0;
}
