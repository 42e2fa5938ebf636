/** What a move brings, told from the view before and the view after it that the server gave. */
import { signed } from "../../lib/lines";
import { choose } from "../../lib/words.svelte";
import { optionOf, usual } from "./dice";
import { words } from "./texts-panels";
import type { Turn } from "./turn.svelte";
import { foesOf, heroOf, type Foe, type View } from "./view";

const healthOf = (foe: Foe): number => ("health" in foe ? foe.health : "marks" in foe ? foe.marks.reduce((sum, mark) => sum + mark, 0) : 1);

/** Goblins carry the number of their slot: two of a kind may be about. */
export function foeLabel(table: Turn, foe: string): string {
  return /^g\d$/.test(foe) ? `${table.foeName(foe)} ${foe.slice(1)}` : table.foeName(foe);
}

function ofTest(view: View): string {
  const { test } = view;
  if (!test?.faces || !test.options.length) return "";
  const best = optionOf(test.faces, usual(test.faces, test.options), test.options);
  if (!best) return "";
  const damage = Object.values(best.damage).reduce((sum, n) => sum + n, 0);
  return choose(words).wouldBe(best.total, best.paid, damage);
}

export function outcome(table: Turn, before: View, after: View): string {
  const w = choose(words);
  const seat = before.test?.hero ?? table.seat;
  const [was, is] = [heroOf(before, seat), heroOf(after, seat)];
  const told: string[] = [ofTest(after)];
  for (const foe of foesOf(before)) {
    const now = foesOf(after).find((one) => one.foe === foe.foe && one.kind === foe.kind);
    if (!now) told.push(w.falls(foeLabel(table, foe.foe)));
    else if (healthOf(now) < healthOf(foe)) told.push(w.hurt(foeLabel(table, foe.foe), healthOf(foe) - healthOf(now)));
  }
  if (was && is) {
    if (is.health !== was.health) told.push(w.healthBy(signed(is.health - was.health)));
    if (is.focus !== was.focus) told.push(w.focusBy(signed(is.focus - was.focus)));
    if (is.defence !== was.defence) told.push(w.defenceBy(signed(is.defence - was.defence)));
  }
  if (after.act === before.act && after.torch.at !== before.torch.at) told.push(w.torchBy(signed(before.torch.at - after.torch.at)));
  return told.filter(Boolean).join(", ");
}
