/** What the games that I played add up to: how many, how many won, against whom, with which options, how often in a row. */
import { pages } from "../games";
import { words } from "../text/me";
import { ruled } from "./company";
import type { Played } from "./ledger.svelte";
import type { GameInfo } from "./messages";
import { optionWords } from "./options";
import { fate, isTogether } from "./result";
import { levelName } from "./seats";
import { choose } from "./words.svelte";

export interface Count {
  name: string;
  games: number;
  won: number;
}

export interface Streaks {
  longest: number;
  /** Up to the last game. */
  now: number;
}

/** Who played on several sides at one device has neither won nor lost. */
export const fateOf = (played: Played, info: GameInfo | undefined) => fate(played.outcome, played.mine, isTogether(info, played));

export function streaks(latestFirst: readonly Played[], infoOf: (played: Played) => GameInfo | undefined): Streaks {
  let [longest, run] = [0, 0];
  for (const played of [...latestFirst].reverse()) {
    const came = fateOf(played, infoOf(played));
    if (came === null) continue;
    run = came === "won" ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return { longest, now: run };
}

/** Only games that can be won or lost. */
function counted(games: readonly Played[], info: GameInfo | undefined, names: (played: Played) => string[]): Count[] {
  const counts = new Map<string, Count>();
  for (const played of games) {
    const came = fateOf(played, info);
    if (came === null) continue;
    for (const name of names(played)) {
      const count = counts.get(name) ?? { name, games: 0, won: 0 };
      counts.set(name, { ...count, games: count.games + 1, won: count.won + Number(came === "won") });
    }
  }
  return [...counts.values()].sort((one, other) => other.games - one.games);
}

/** Of one game: by the strength of bots or of whom the rules play, or against people. */
export function byLevel(games: readonly Played[], info: GameInfo | undefined): Count[] {
  const w = choose(words);
  return counted(games, info, (played) => {
    const others = played.places.filter((_, seat) => !played.mine.includes(seat));
    const together = isTogether(info, played);
    const levels = [...new Set(others.flatMap((place) => (place.level && !place.held && !together ? [place.level] : [])))];
    if (levels.length) return [levels.length === 1 ? w.bots(levelName(levels[0]!)) : w.mixedBots];
    if (others.length && !together) return [w.people];
    const level = ruled(played, info);
    return [together ? w.together(level) : w.alone(level)];
  });
}

/** Of one game: by what was played differently from usual; how strong the rules play is told by level. */
export function byOption(games: readonly Played[], info: GameInfo | undefined): Count[] {
  return info ? counted(games, info, ({ game, places, options }) => optionWords(info, options, pages[game]?.rivals?.(places.length, options)?.option)) : [];
}

/** The game with the most points of one's own; null where points say nothing. */
export function best(games: readonly Played[], info: GameInfo | undefined): { played: Played; points: number } | null {
  const scored = games.filter((played) => !isTogether(info, played)).map((played) => ({
    played,
    points: Math.max(...played.outcome.scores.flatMap(({ who, points }) => (typeof who === "number" && played.mine.includes(who) ? [points] : []))),
  }));
  return scored.reduce<(typeof scored)[number] | null>((most, one) => (!most || one.points > most.points ? one : most), null);
}
