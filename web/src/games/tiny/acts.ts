/** Ways to act, each a move without its target: what they are called and which sign they have. */
import { choose } from "../../lib/words.svelte";
import { printed, type Printed } from "./cards";
import { words } from "./texts-panels";
import type { Turn } from "./turn.svelte";
import { cellAt, heroOf } from "./view";

const WITH_CARD = ["attack", "cast", "use", "discard"];
const SIGNS: Record<string, string> = { explore: "torch", lure: "lure", rest: "rest", search: "search", disarm: "disarm", portal: "portal", switch: "swap" };

/** The card a line is played with. */
export function lineCard(table: Turn, line: string): Printed | null {
  const [verb = "", card] = line.split(" ");
  return card && WITH_CARD.includes(verb) ? printed(table, card) : null;
}

export const lineIcon = (table: Turn, line: string): string => lineCard(table, line)?.id ?? SIGNS[line] ?? "next";

export function lineName(table: Turn, line: string): string {
  const card = lineCard(table, line);
  return card?.name ?? choose(words).lines[line] ?? table.say(line);
}

/** The room of the hero whose turn it is; null in the lair. */
export function roomHere(table: Turn): string | null {
  const place = heroOf(table.view, table.view.active)?.place;
  return (place && cellAt(table.view, place)?.card) || null;
}

interface Group {
  id: "attack" | "cast" | "hero" | "free";
  lines: string[];
}

/** All that can be done now apart from walking, turning and ending: by what it takes. */
export function groups(table: Turn): Group[] {
  const found: Record<Group["id"], Set<string>> = { attack: new Set(), cast: new Set(), hero: new Set(), free: new Set() };
  const room = roomHere(table);
  for (const move of table.moves) {
    const [verb = "", card = ""] = move.split(" ");
    if (verb === "attack" || verb === "cast") found[verb].add(`${verb} ${card}`);
    else if (verb === "use") {
      const heroic = printed(table, card).abilities.some((ability) => ability.kind === "heroic_test");
      found[heroic ? "hero" : "free"].add(`use ${card}`);
    } else if (verb === "search") found[room && table.field(room, "action") === "free" ? "free" : "hero"].add(verb);
    else if (verb === "disarm" || verb === "rest") found.hero.add(verb);
    else if (["portal", "explore", "lure", "switch"].includes(verb)) found.free.add(verb);
  }
  return (Object.keys(found) as Group["id"][]).flatMap((id) => (found[id].size ? [{ id, lines: [...found[id]] }] : []));
}
