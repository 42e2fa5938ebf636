/** The view of Tiny Epic Dungeons, as its types in Python say it, and where things lie in it. */
import type { Boss, Cell, Effect, Goblin, Hero, Minion, Newcomer, View } from "./view.gen";

export type * from "./view.gen";

/** What a card does, as its record says it. */
export interface CardEffect extends Effect {
  [more: string]: unknown;
}

export type Foe = Goblin | Minion | Boss;

/** All enemies that stand somewhere. */
export function foesOf(view: View): Foe[] {
  const goblins = view.goblins.filter((goblin) => goblin !== null);
  return [...goblins, ...view.minions, ...[bossOf(view)].filter((boss) => boss !== null)];
}

export const foeOf = (view: View, id: string): Foe | undefined => foesOf(view).find((foe) => foe.foe === id);

export const cellAt = (view: View, place: string): Cell | undefined => view.cells.find((cell) => cell.cell === place);

/** What is drawn of a hero, and of one who is only chosen. */
export interface Figure {
  seat: number;
  hero: string | null;
  unconscious?: boolean;
  stealth?: boolean;
}

const placed = (hero: Hero | Newcomer): hero is Hero => hero.place !== null;

/** A hero that has its place on the board. */
export function heroOf(view: View, seat: number | null): Hero | null {
  const hero = seat === null ? undefined : view.heroes[seat];
  return hero && placed(hero) ? hero : null;
}

export const heroesOf = (view: View): Hero[] => view.heroes.filter(placed);

/** The boss, once it is met. */
export const bossOf = (view: View): Boss | null => (view.boss && view.boss.place !== null ? view.boss : null);

/** A place on the boss mat: one of its hero spaces, or its middle. */
export const inLair = (place: string | null): boolean => place !== null && (place === "lair" || /^l\d$/.test(place));
