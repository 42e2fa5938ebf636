/** What is printed on cards and mats, as the box has it: abilities, signs, and the short line that stands on a slot. */
import { signed } from "../../lib/lines";
import type { Turn } from "./turn.svelte";
import type { AttackKind, CardEffect, Hero, Skill } from "./view";

export interface Ability {
  kind: "attack" | "spell" | "free_action" | "heroic_test" | "trigger" | "passive" | "stealth";
  attack?: AttackKind;
  skill?: Skill;
  bonus?: number;
  range?: { mode: string; n: number };
  cost_focus?: number;
  cost_spend_self?: boolean;
  targets?: string;
  test?: { skill: Skill | "any"; target: number };
  effects?: CardEffect[];
  stat?: string;
  n?: number;
  when?: string;
}

export type SlotKind = "hand" | "armour" | "trinket" | "spell" | "item";

export interface Printed {
  /** Also the name of its sign. */
  id: string;
  name: string;
  /** What it does, in the server's words. */
  text: string;
  /** Where it goes; an item is printed on a hero's mat. */
  slot: SlotKind;
  crest: string | null;
  abilities: Ability[];
}

export function printed(table: Turn, id: string): Printed {
  const fields = (table.desk.box.cards[id]?.fields ?? {}) as Partial<Ability> & { slot?: SlotKind; crest?: string | null; abilities?: Ability[] };
  const spell: Ability[] = fields.test ? [{ ...(fields as Ability), kind: "spell" }] : [];
  return { id, name: table.card(id), text: table.text(id), slot: fields.slot ?? "item", crest: fields.crest ?? null, abilities: fields.abilities ?? spell };
}

export const short = (name: string): string => (name.length > 10 ? (name.split(" ")[0] ?? name) : name);

/** A hero in few letters, where the full name stands elsewhere. */
export const shortName = (table: Turn, seat: number): string => short(table.heroName(seat));

/** The three things printed on a hero's mat. */
export function itemsOf(table: Turn, hero: string): string[] {
  return ["innate", "hand_left", "hand_right"].flatMap((name) => table.field<{ id: string }>(hero, name)?.id ?? []);
}

export interface Place {
  slot: "left" | "right" | "armour" | "innate" | "trinket" | "spell";
  /** What works there; null where nothing lies. */
  card: string | null;
  /** The start item under it. */
  covers: string | null;
}

const LIMIT = 2;
const filled = (cards: readonly string[]): (string | null)[] => [...cards, ...Array<null>(Math.max(0, LIMIT - cards.length)).fill(null)];

/** The places of a hero's mat in the order in which they are shown. */
export function placesOf(hero: Hero): Place[] {
  const hand = (slot: "left" | "right"): Place => {
    const { start, card } = hero[slot];
    return { slot, card: card ?? start, covers: card ? start : null };
  };
  const plain = (slot: Place["slot"], card: string | null): Place => ({ slot, card, covers: null });
  return [
    hand("left"),
    hand("right"),
    plain("armour", hero.armour),
    plain("innate", hero.innate),
    ...filled(hero.trinkets).map((card) => plain("trinket", card)),
    ...filled(hero.spells).map((card) => plain("spell", card)),
  ];
}

/** A piece of a short line: a sign, figures, or both. */
export interface Chunk {
  sign?: string;
  text?: string;
}

const STATS: Record<string, string[]> = {
  defence: ["defence"], speed: ["boot"], str_test: ["str"], dex_test: ["dex"], int_test: ["int"],
  str_dice: ["str", "dice"], spell_damage: ["spell"],
};
const AGAINST: Record<string, string> = { own_melee_attack: "melee", own_missile_attack: "missile", own_spell_attack: "spell", cast_spell: "spell" };

/** What an effect does, in signs; an effect without one is told by the card's text only. */
export function effectChunks(effect: CardEffect): Chunk[] {
  const n = effect.n ?? 0;
  switch (effect.type) {
    case "gain_health": return [{ sign: "health", text: `+${n}` }];
    case "gain_focus": return [{ sign: "focus", text: `+${n}` }];
    case "lose_health": return [{ sign: "health", text: `−${n}` }];
    case "lose_focus": return [{ sign: "focus", text: `−${n}` }];
    case "enemy_gain_health": return [{ sign: "health", text: `+${n}` }];
    case "damage": return [{ sign: "swords", text: `${n}` }];
    case "kill_goblin": return [{ sign: "goblin_head", text: "†" }];
    case "result_bonus": return [{ sign: "dice", text: signed(n) }];
    case "reroll": return [{ sign: "dice", text: "↻" }];
    case "defence_bonus": return [{ sign: "defence", text: signed(n) }];
    case "speed_bonus": return [{ sign: "boot", text: signed(n) }];
    case "torch": return [{ sign: "torch", text: signed(effect.delta as number) }];
    case "discover":
    case "pickup": return (effect.kinds ?? []).map((kind) => ({ sign: kind === "spell" ? "spells" : "loot" }));
    case "stealth": return [{ sign: "stealth" }];
    case "teleport": return [{ sign: "portal" }];
    case "reveal": return [{ sign: "gate", text: `${effect.count ?? 1}` }];
    case "discard_card": return [{ sign: "discard", text: `${effect.count ?? 1}` }];
    case "heal_to_max": return [{ sign: "health", text: "max" }];
    default: return [];
  }
}

const focus = (cost = 0): Chunk[] => (cost ? [{ sign: "focus", text: `${cost}` }] : []);

export function abilityChunks(ability: Ability): Chunk[] {
  const effects = (ability.effects ?? []).flatMap(effectChunks);
  switch (ability.kind) {
    case "attack": {
      const far = ability.range && ability.range.mode !== "same_room" ? [{ sign: "path", text: `${ability.range.n}` }] : [];
      return [...focus(ability.cost_focus), { sign: ability.attack }, { sign: ability.skill, text: ability.bonus ? signed(ability.bonus) : "" }, ...far];
    }
    case "spell":
    case "heroic_test":
      return [{ sign: ability.test?.skill, text: `≥${ability.test?.target}` }, ...focus(ability.cost_focus)];
    case "passive": {
      const against = AGAINST[ability.when ?? ""];
      return [...(against ? [{ sign: against }] : []), ...(STATS[ability.stat ?? ""] ?? []).map((sign, at, all) => ({ sign, text: at === all.length - 1 ? signed(ability.n ?? 0) : "" }))];
    }
    case "stealth": return [{ sign: "stealth" }];
    default: return [...focus(ability.cost_focus), ...effects];
  }
}

/** What a rest gives, as the mat of the active hero says. */
export function restChunks(table: Turn): Chunk[] {
  const rest = table.field<{ health: number; focus: number }>(table.hero?.hero ?? "", "rest");
  return rest ? [{ sign: "health", text: `+${rest.health}` }, { sign: "focus", text: `+${rest.focus}` }] : [];
}

/** The first of its abilities in signs, and the second where both are short. */
export function cardChunks(card: Printed): Chunk[] {
  const [first = [], second = []] = card.abilities.map(abilityChunks);
  return first.length + second.length <= 3 ? [...first, ...second] : first;
}

/** What can be begun with a card now, each a move without its target: "attack hammer", "cast fireball", "use sprint". */
export function linesOf(table: Turn, id: string): string[] {
  return ["attack", "cast", "use"].map((verb) => `${verb} ${id}`).filter((line) => table.starting(line).length);
}

/** Whether a card of this kind may lie there. */
export function fits(card: Printed, place: Place): boolean {
  return card.slot === "hand" ? place.slot === "left" || place.slot === "right" : card.slot === place.slot;
}

/** The move that lays a card on a place; `head` is "keep" or "take lion_ring". */
export function moveOnto(table: Turn, head: string, card: Printed, place: Place): string | null {
  if (!fits(card, place)) return null;
  const replaced = place.slot === "left" || place.slot === "right" ? place.slot : place.card;
  return [replaced ? `${head} ${replaced}` : head, head].find((move) => table.can(move)) ?? null;
}
