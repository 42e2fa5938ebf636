/** What the chronicle says several times in a row is told once, with how often. */
import { words } from "../text/table";
import type { Line } from "./messages";
import { choose, pick } from "./words.svelte";

export interface Told {
  /** The first of them. */
  line: Line;
  count: number;
  /** The step of the last one. */
  until: number;
}

const same = (one: Line, other: Line): boolean =>
  one.text.en === other.text.en && one.text.de === other.text.de && one.rule === other.rule && one.seat === other.seat && one.forced === other.forced;

export function tell(lines: readonly Line[]): Told[] {
  const told: Told[] = [];
  for (const line of lines) {
    const last = told.at(-1);
    if (last && same(last.line, line)) {
      last.count++;
      last.until = line.step;
    } else told.push({ line, count: 1, until: line.step });
  }
  return told;
}

export const inWords = ({ line, count }: Told): string => (count > 1 ? `${pick(line.text)} ${choose(words).times(count)}` : pick(line.text));
