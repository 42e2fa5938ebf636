/** What chance can bring, set out so that one thing is quickly found. */
import type { Choice } from "./messages";

interface Group {
  /** What the texts of all its choices have in common. */
  title: string;
  choices: { move: string; label: string }[];
}

/** Those together that differ in the last word only, as `hall 37A 0` to `hall 37A 3`; all in one where none do. */
export function grouped(choices: readonly Choice[], say: (choice: Choice) => string): Group[] {
  const key = ({ move }: Choice) => move.slice(0, move.lastIndexOf(" "));
  const keys = [...new Set(choices.map(key))];
  if (keys.length === choices.length) return choices.length ? [named(choices, say)] : [];
  return keys.map((one) => named(choices.filter((choice) => key(choice) === one), say));
}

/** Words with which all texts begin or end are said once. */
function named(choices: readonly Choice[], say: (choice: Choice) => string): Group {
  const texts = choices.map((choice) => say(choice).split(" "));
  const shortest = Math.min(...texts.map((text) => text.length)) - 1;
  const same = (word: (text: string[]) => string | undefined) => new Set(texts.map(word)).size === 1;
  let [start, end] = [0, 0];
  if (texts.length > 1) {
    while (start < shortest && same((text) => text[start])) start++;
    while (start + end < shortest && same((text) => text.at(-1 - end))) end++;
  }
  const one = texts[0] ?? [];
  const title = [...one.slice(0, start), ...(end ? ["…", ...one.slice(one.length - end)] : [])].join(" ").replace(/,$/, "");
  const label = (text: string[]) => text.slice(start, text.length - end).join(" ");
  return { title, choices: choices.map((choice, at) => ({ move: choice.move, label: label(texts[at]!) })) };
}

/** What each die of a throw shows: "dice 6 4 foe torch" is 6, 4 and, on another kind of die, "foe torch". */
const faces = (move: string): string[] => move.match(/foe \w+|\b\d\b/g) ?? [];

/** The dice of a throw, each with all its faces; null if no dice fell. */
export function thrown(moves: readonly string[]): string[][] | null {
  if (!moves.every((move) => /^(dice?|roll) /.test(move))) return null;
  const throws = moves.map(faces);
  const last = throws[0]?.length ?? 0;
  return Array.from({ length: last }, (_, die) => [...new Set(throws.map((one) => one[die] ?? ""))].sort());
}

/** The move for what the dice show; where they are not told apart, in any order. */
export function asFallen(moves: readonly string[], shown: readonly string[]): string | undefined {
  const alike = [...shown].sort().join();
  return moves.find((move) => faces(move).join() === shown.join()) ?? moves.find((move) => faces(move).sort().join() === alike);
}
