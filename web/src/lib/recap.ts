/** Recap: what happened after this seat's own last decision. A move that was the only one is no decision. */
import type { Line, State } from "./messages";

export function sinceMyMove({ seat, lines }: State): Line[] {
  const mine = lines.findLast((line) => line.seat === seat && !line.forced);
  return seat === null || !mine ? [] : lines.filter((line) => line.step > mine.step);
}
