/** What the drawings share: colours of seats and enemies, signs of rooms, stones laid by chance that is always the same. */
import { chance, shade } from "../../lib/drawing";

/** By seat, in the colours that give seats their names: gradient in Defs, rim and ink. */
export const COINS: readonly { name: string; light: string; base: string; dark: string; ink: string }[] = [
  { name: "gold", light: "#ffe9ae", base: "#d9a441", dark: "#7a5316", ink: "#3a2405" },
  { name: "blue", light: "#b4daf5", base: "#4b86b8", dark: "#173a59", ink: "#0e2438" },
  { name: "red", light: "#ffc3b0", base: "#d4624a", dark: "#7a2314", ink: "#3d0d06" },
  { name: "white", light: "#ffffff", base: "#dcd3c0", dark: "#6d6350", ink: "#2f281c" },
];
export const GOBLINS: readonly { light: string; base: string; dark: string }[] = [
  { light: "#cfe89b", base: "#7f9f3e", dark: "#3f5417" },
  { light: "#f3c79a", base: "#c07a35", dark: "#67370d" },
  { light: "#c9d3d6", base: "#7f8e94", dark: "#3b474c" },
  { light: "#e9b0a6", base: "#b0574a", dark: "#5d1f16" },
];
export const MINION = { light: "#b04a58", base: "#741b29", dark: "#2c050b" };
export const BOSS = { light: "#f0a06a", base: "#a5341f", dark: "#2e0805" };

export const HEART = "M0-3.2C-1.8-7.6-9-6.6-8.2-.6-7.6 3.6-2.6 6.2 0 9 2.6 6.2 7.6 3.6 8.2-.6 9-6.6 1.8-7.6 0-3.2Z";
export const STAR = "M0-9C1.6-3.2 3.2-1.6 9 0 3.2 1.6 1.6 3.2 0 9-1.6 3.2-3.2 1.6-9 0-3.2-1.6-1.6-3.2 0-9Z";
export const FLAME = "M0 2C-17 2-22-12-16-25-13-17-9-17-9-24-9-36-2-42 1-58 6-46 15-38 17-24 18-27 18-31 17-34 25-20 20 2 0 2Z";
export const FLAME_HEART = "M0 0C-9 0-12-8-8-16-6-12-4-13-3-18-2-25 1-28 2-34 6-26 10-20 9-11 8-3 5 0 0 0Z";

/** The sign of a foe: goblins share one, the others have their own by id. */
export const foeIcon = (foe: string, kind: string): string => (/^g\d$/.test(foe) ? "goblin_head" : kind);

const OWN_SIGN = new Set([
  "bridge_of_doom", "fire_vortex", "crushing_walls", "dart_gallery", "draining_glyph", "goblin_bunks", "arcane_altar", "armory", "feasthall", "graveyard", "study",
  "workshop", "locked_chest", "rusty_lever", "witchs_brew", "crossroads", "long_hall",
]);
const SIGNS: Record<string, string> = {
  buzzsaw: "trap_blade", spike_pit: "trap_spike", entrance: "stairs", lair_door: "gate", goblin: "goblin_head", minion: "skull", portal: "portal", trap: "trap",
};

export function roomSign(card: string, feature: string | null): string {
  return OWN_SIGN.has(card) ? card : (SIGNS[card] ?? SIGNS[feature ?? ""] ?? "crossroads");
}

/** Stone tones of the rooms; neighbours of a kind differ by their cell. */
const STONES: readonly (readonly [number, number, number])[] = [
  [190, 170, 134], [181, 164, 128], [202, 168, 120], [184, 152, 130], [172, 155, 138], [178, 162, 138],
];
const FEATURE_STONES: Record<string, readonly [number, number, number]> = {
  entrance: [212, 184, 126], portal: [160, 178, 182], goblin: [168, 175, 122], entry_test: [168, 175, 122], trap: [194, 155, 130], lair_door: [168, 118, 96],
};

export const stoneOf = (cell: string, feature: string | null): readonly [number, number, number] =>
  FEATURE_STONES[feature ?? ""] ?? STONES[(cell.charCodeAt(0) * 3 + cell.charCodeAt(1)) % STONES.length]!;

export interface Slab {
  x: number;
  y: number;
  w: number;
  h: number;
  fill: string;
}

export const mortar = (stone: readonly [number, number, number]): string => shade(stone, 0.56);

/** Flagstones in rows over an area, of unlike width and tone. */
export function slabs(x: number, y: number, w: number, h: number, stone: readonly [number, number, number], seed: string, row = 14.5): Slab[] {
  const next = chance(seed);
  const rows = Math.max(1, Math.round(h / row));
  const high = h / rows;
  const laid: Slab[] = [];
  for (let line = 0; line < rows; line += 1) {
    for (let at = 0; at < w; ) {
      const wanted = high * (0.85 + next() * 0.95);
      const wide = w - at - wanted < high * 0.4 ? w - at : wanted;
      laid.push({ x: x + at + 0.5, y: y + line * high + 0.5, w: wide - 1, h: high - 1, fill: shade(stone, 0.91 + next() * 0.17) });
      at += wide;
    }
  }
  return laid;
}
