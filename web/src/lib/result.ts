/** How a game ended, as told to somebody: to the winner otherwise than to those who watched. */
import { words } from "../text/ending";
import type { GameInfo, Outcome, Table } from "./messages";
import { listNames } from "./seats";
import { choose, pick } from "./words.svelte";

/** Whether all seats of a table win or lose together. */
export const isTogether = (info: GameInfo | null | undefined, table: Pick<Table, "options">): boolean =>
  info != null && (info.together || info.options.some(({ name, together }) => together.includes(table.options[name]!)));

export type Fate = "won" | "lost" | "draw";

/** What came of a game for these seats; null for whoever watched or played on several sides. */
export function fate({ scores }: Outcome, mine: readonly number[], together: boolean): Fate | null {
  if (mine.length === 0 || (mine.length > 1 && !together)) return null;
  const winners = scores.filter((score) => score.won);
  if (winners.some(({ who }) => who === mine[0])) return "won";
  return winners.length || together ? "lost" : "draw";
}

/** One sentence for whoever has these seats. */
export function verdict(outcome: Outcome, seats: number, mine: readonly number[], together: boolean): string {
  const w = choose(words);
  const winners = outcome.scores.filter((score) => score.won);
  const names = (of: typeof winners) => listNames(of.map((score) => pick(score.name)));
  const mineIs = fate(outcome, mine, together);
  if (together) {
    const alone = mine.length === seats;
    if (mineIs === null) return winners.length ? w.allWin : w.allLose;
    if (mineIs === "won") return alone ? w.fates.won : w.togetherWin;
    return alone ? w.fates.lost : w.togetherLose;
  }
  if (winners.length === 0) return w.fates.draw;
  if (mineIs === null) return w.wins(names(winners), winners.length);
  const others = winners.filter(({ who }) => who !== mine[0]);
  if (mineIs === "lost") return w.youLose(names(others), others.length);
  return others.length ? w.youWinWith(names(others)) : w.fates.won;
}
