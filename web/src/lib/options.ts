/** The options of a game, as words. */
import type { GameInfo, GameOption } from "./messages";
import { pick } from "./words.svelte";

export type OptionValue = GameOption["default"];

export function defaults(game: GameInfo): Record<string, OptionValue> {
  return Object.fromEntries(game.options.map((option) => [option.name, option.default]));
}

/** Whether an option changes anything with this number of seats and these values of the others. */
export function matters({ idle, idle_with }: GameOption, seats: number, options: Record<string, OptionValue>): boolean {
  return !idle.includes(seats) && !Object.entries(idle_with).some(([other, values]) => values.includes(options[other]!));
}

/** What is played differently from usual, without an option that is told elsewhere. */
export function optionWords(game: GameInfo, options: Record<string, OptionValue>, but?: string): string[] {
  return game.options
    .filter(({ name, default: usual }) => name in options && options[name] !== usual && name !== but)
    .map((option) => {
      const chosen = option.choices.find((choice) => choice.value === options[option.name]);
      return chosen && typeof chosen.value !== "boolean" ? `${pick(option.title)}: ${pick(chosen.title)}` : pick(option.title);
    });
}
