/** Recap: what happened after this seat's own last decision. The only legal move is not a decision. */
import type { Line, State } from "./messages";

/** `announces`: after such a line a move only lets happen what it says. */
export function sinceMyMove({ seat, lines }: State, announces: (line: Line) => boolean = () => false): Line[] {
  const mine = lines.findLast((line, at) => {
    const before = lines[at - 1];
    return line.seat === seat && !line.forced && before?.step !== line.step && !(before && announces(before));
  });
  return seat === null || !mine ? [] : lines.filter((line) => line.step > mine.step);
}
