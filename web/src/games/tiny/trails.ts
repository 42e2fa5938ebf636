/** What happened on the boards in the last turns, told from the chronicle: who went where, who struck whom. */
import type { Line } from "../../lib/messages";

export interface Trail {
  /** A foe as in the view, a hero by id. */
  who: string;
  /** Null for a foe. */
  seat: number | null;
  /** From where to where, by every place that was told. */
  path: string[];
}

export interface Strike {
  from: string;
  to: string;
  /** A foe strikes. */
  foe: boolean;
  /** Health that it cost a hero, or damage to a foe; 0: it did not hurt. */
  loss: number;
}

const ENTRANCE = "d4";
const LAIR = "lair";
/** Lines that belong to one blow of a foe. */
const STRIKING = new Set(["foe_strikes", "counterattack", "lost_health", "lost_focus", "fainted"]);
const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** `lines` is the whole chronicle as far as it is known: it says where everybody came from. `recent` are its last lines. */
export function happened(lines: readonly Line[], recent: readonly Line[]): { trails: Trail[]; strikes: Strike[] } {
  const since = recent.length ? lines.length - recent.length : lines.length;
  const at = new Map<string, string>();
  const trails = new Map<string, Trail>();
  const strikes: Strike[] = [];
  let striking: string | null = null;
  let struck: { from: string; foes: string[] } | null = null;

  function goes(who: string, to: string, seat: number | null, now: boolean): void {
    const from = at.get(who) ?? (seat === null ? "" : ENTRANCE);
    at.set(who, to);
    if (!now || !from || from === to) return;
    const trail = trails.get(who) ?? { who, seat, path: [from] };
    trail.path.push(to);
    trails.set(who, trail);
  }

  lines.forEach(({ kind, args, seat }, index) => {
    const now = index >= since;
    const [hero, foe, cell] = [text(args.hero), text(args.foe), text(args.cell)];
    if (!STRIKING.has(kind)) striking = null;
    const who = typeof args.seat === "number" ? args.seat : seat;
    switch (kind) {
      case "moved":
      case "teleported": return goes(hero, cell, who, now);
      case "lair_step": return goes(hero, text(args.place), who, now);
      case "foe_moved": return goes(foe, text(args.room), null, now);
      case "boss_met":
      case "boss_recalled": return goes("boss", LAIR, null, now);
      case "goblin_placed":
      case "minion_placed": return void at.set(foe, cell);
      case "attacks":
      case "casts":
        struck = { from: at.get(hero) ?? ENTRANCE, foes: [] };
        return;
      case "foe_hurt":
      case "boss_hurt": {
        const to = at.get(foe);
        if (now && struck && to && !struck.foes.includes(foe)) strikes.push({ from: struck.from, to, foe: false, loss: Number(args.damage) });
        struck?.foes.push(foe);
        return;
      }
      case "foe_strikes":
      case "counterattack":
        striking = at.get(foe) ?? null;
        return;
      case "lost_health": {
        const to = at.get(hero) ?? ENTRANCE;
        if (now && striking) strikes.push({ from: striking, to, foe: true, loss: Number(args.health) });
        return;
      }
    }
  });
  return { trails: [...trails.values()], strikes };
}
