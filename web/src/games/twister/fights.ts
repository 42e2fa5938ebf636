/** What the panels say about fights. All figures come from the view. */
import type { PanelWords } from "./texts-panels";
import { slotAt, spot, type Fight, type Fighter, type LastFight, type Seat, type Thing, type View } from "./view";

/** The seats of attack and defence. */
export const sidesOf = ({ attacker }: Fight): [Seat, Seat] => [attacker, (1 - attacker) as Seat];

const RULES = { close: "TW-CBT-01", lance: "TW-ITM-LAN-01", shot: "TW-RNG-01" };

/** The rule under which such a fight is begun. */
export const fightRule = ({ kind, group }: Fight): string => (kind === "close" && group ? "TW-GRP-01" : RULES[kind]);

const among = (things: Thing[], { seat, kind }: Thing): boolean => things.some((thing) => thing.seat === seat && thing.kind === kind);

export function fateOf(fight: LastFight | null, fighter: Fighter): "wounded" | "eliminated" | null {
  if (!fight) return null;
  return among(fight.eliminated, fighter) ? "eliminated" : among(fight.wounded, fighter) ? "wounded" : null;
}

export function outcomeOf(fight: LastFight, w: PanelWords): string {
  const [attack, defence] = sidesOf(fight);
  if (fight.winner === null) return w.tie;
  return fight.winner === "attack" ? w.attackWins(w.sides[attack]) : w.defenceWins(w.sides[defence]);
}

export function fightTitle(view: View, fight: Fight, w: PanelWords): string {
  const title = w.kinds(fight);
  const hall = slotAt(view, fight.target)?.hall;
  if (hall) return w.inHall(title, hall);
  return w.inZone[spot(fight.target).x === view.board.west ? 0 : 1](title);
}
