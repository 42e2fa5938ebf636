/** What places on the boards are called by those who cannot see them: the drawing in words. */
import { signed } from "../../lib/lines";
import type { Mark } from "./board.svelte";
import type { Turn } from "./turn.svelte";
import { foesOf, heroesOf, type Cell, type Effect, type LairSpace } from "./view";

/** Who stands at a place, by name. */
export function figuresAt(table: Turn, place: string): string[] {
  const { view, words: w } = table;
  const heroes = heroesOf(view).filter((hero) => hero.place === place).map((hero) => table.heroName(hero.seat) + (hero.unconscious ? ` (${w.unconscious})` : ""));
  const foes = foesOf(view).filter((foe) => foe.place === place).map((foe) => {
    if (/^g\d$/.test(foe.foe)) return w.goblin(Number(foe.foe[1]), table.card(foe.kind));
    return "health_max" in foe ? w.minion(table.card(foe.kind), foe.health, foe.health_max) : table.card(foe.kind);
  });
  return [...heroes, ...foes];
}

function markSays(table: Turn, mark: Mark | undefined): string | null {
  const { words: w } = table;
  if (!mark) return null;
  if (mark.kind === "choice" || mark.kind === "aim") return mark.moves.map((move) => table.say(move)).join(" / ");
  const speed = mark.figure === null ? null : w.speed(mark.figure);
  return [w.marks[mark.kind], speed, mark.now ? null : w.later].filter(Boolean).join(", ");
}

export function cellLabel(table: Turn, cell: Cell, mark: Mark | undefined): string {
  const { words: w } = table;
  const spot = w.spot(cell.cell);
  const says = markSays(table, mark);
  if (!cell.card) return [w.back(cell.stack ?? ""), spot, says].filter(Boolean).join(", ");
  const exits = [...cell.exits].map((side) => w.sides[side] ?? side).join(" ");
  return [
    table.card(cell.card),
    spot,
    exits ? w.exits(exits) : null,
    cell.disarmed ? w.disarmed : null,
    cell.altar ? w.altar : cell.altar_place ? w.altarPlace : null,
    ...figuresAt(table, cell.cell),
    says,
  ].filter(Boolean).join(", ");
}

const modifierSays = (table: Turn, { scope, n }: { scope: string; n: number }): string => `${table.words.scopes[scope] ?? scope} ${signed(n)}`;

/** An effect at the end of a movement, in a few letters. */
export function effectSays(table: Turn, effect: Effect): string {
  const { words: w } = table;
  if (effect.type === "pickup") return (effect.kinds ?? []).map((kind) => w.piles[kind] ?? kind).join("/");
  const sign = effect.type.startsWith("lose") ? -1 : 1;
  return `${signed(sign * (effect.n ?? 0))} ${effect.type.endsWith("focus") ? w.focus : w.health}`;
}

export function spaceLabel(table: Turn, space: LairSpace, mark: Mark | undefined): string {
  const { words: w } = table;
  return [
    w.space(Number(space.space.slice(1))),
    space.entrance ? w.entranceSpace : null,
    ...space.modifiers.map((modifier) => modifierSays(table, modifier)),
    ...space.effects.map((effect) => w.atEnd(effectSays(table, effect))),
    space.heroes.length ? space.heroes.map((seat) => table.heroName(seat)).join(", ") : w.empty,
    markSays(table, mark),
  ].filter(Boolean).join(", ");
}
