/** What the signs on cards, mats and boards are called. */

const de = {
  title: "Zeichen",
  signs: {
    health: "Gesundheit", focus: "Fokus", defence: "Verteidigung", boot: "Geschwindigkeit", str: "Stärke", dex: "Gewandtheit", int: "Intelligenz",
    melee: "Nahkampf", missile: "Fernkampf", spell: "Zauberangriff", path: "Reichweite in Räumen", swords: "Schaden", dice: "Würfel", faint: "bewusstlos",
    stealth: "Schleichen", loot: "Beute", spells: "Zauber", discard: "Ablegen", gate: "Karten aufdecken", portal: "Portal", search: "Durchsuchen",
    disarm: "Ausweichen oder entschärfen", torch: "Fackel", goblin_head: "Kobold", shrine: "Altar", seal: "Siegel", skull: "Totenkopf", rest: "Rasten",
  } as Record<string, string>,
  trap: (skill: string, target: number, harm: string) => `Falle: ${[skill, target].filter(Boolean).join(" ")} zum Ausweichen${harm ? `, sonst ${harm}` : ""}`,
  search: (test: string, price: number) => ["Durchsuchen", test ? `: ${test}` : "", price ? `, kostet ${price} Fokus` : ""].join(""),
  disarmed: "Falle entschärft",
  locked: "verschlossen, bis genug Schergen besiegt sind",
  torch: { enemy_action: "Gegneraktion", goblin: "Ein Kobold kommt" } as Record<string, string>,
};

const en: typeof de = {
  title: "Signs",
  signs: {
    health: "Health", focus: "Focus", defence: "Defence", boot: "Speed", str: "Strength", dex: "Dexterity", int: "Intelligence",
    melee: "Melee", missile: "Missile", spell: "Spell attack", path: "Range in rooms", swords: "Damage", dice: "Dice", faint: "unconscious",
    stealth: "Stealth", loot: "Loot", spells: "Spell", discard: "Discard", gate: "Reveal cards", portal: "Portal", search: "Search",
    disarm: "Evade or disarm", torch: "Torch", goblin_head: "Goblin", shrine: "Altar", seal: "Seal", skull: "Skull", rest: "Rest",
  },
  trap: (skill, target, harm) => `Trap: ${[skill, target].filter(Boolean).join(" ")} to evade${harm ? `, else ${harm}` : ""}`,
  search: (test, price) => ["Search", test ? `: ${test}` : "", price ? `, costs ${price} focus` : ""].join(""),
  disarmed: "Trap disarmed",
  locked: "locked until enough minions are beaten",
  torch: { enemy_action: "Enemy action", goblin: "A goblin comes" },
};

export const words = { de, en };
