/** What the other side did last, for the board: where figures came from, whom they struck, which halls they turned. */
import type { Line } from "../../lib/messages";
import type { Turn } from "./turn.svelte";
import type { Seat } from "./view";

export interface Trail {
  seat: Seat;
  kind: string;
  from: string;
  to: string;
}

/** All since one's own turn was over, until one acts again: cards laid in the other's turn are not a turn of one's own. To those who watch, the last turn. */
function lately({ desk, view, seat }: Turn): readonly Line[] {
  const { lines } = desk.state;
  if (view.ap && view.active === seat && view.ap.left < view.ap.of) return [];
  return lines.slice(lines.findLastIndex(({ kind, args }) => kind === "turn_over" && (seat === null || args.seat === seat)) + 1);
}

/** One for each figure: from where it stood to where it stands; those that came back have none. */
export function trailsOf(table: Turn): Trail[] {
  const found = new Map<string, Trail>();
  for (const { args } of lately(table)) {
    const { source, to, side, figure = args.npc } = args;
    if (typeof source !== "string" || typeof to !== "string" || typeof figure !== "string") continue;
    const seat: Seat = side === table.sides[0].name ? 0 : 1;
    const key = `${seat} ${figure}`;
    found.set(key, { seat, kind: figure, from: found.get(key)?.from ?? source, to });
  }
  return [...found.values()].filter(({ seat, from, to }) => from !== to && seat !== table.seat);
}

const BLOWS = ["attacked", "fireball"];

/** Where somebody was attacked. */
export const blowsOf = (table: Turn): string[] => [...new Set(lately(table).flatMap(({ kind, args }) => (BLOWS.includes(kind) ? [String(args.square)] : [])))];

/** The halls that were turned. */
export const turnedHalls = (table: Turn): string[] => [...new Set(lately(table).flatMap(({ kind, args }) => (kind === "hall_turned" ? [String(args.hall)] : [])))];
