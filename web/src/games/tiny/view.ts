/** The view of Tiny Epic Dungeons as the server sends it (verlies/games/tiny/view.py), and where things lie in it. */

export type Skill = "str" | "dex" | "int";
export type AttackKind = "melee" | "missile" | "spell";
export type Stack = "A" | "B" | "C";
export type Feature = "trap" | "entry_test" | "goblin" | "minion" | "search" | "portal" | "plain" | "entrance" | "lair_door";
/** [numerator, denominator]; shown rounded, never computed here. */
export type Fraction = [number, number];

/** What a card or space does, as its record says it: `{type: "lose_health", n: 2}`. */
export interface Effect {
  type: string;
  n?: number;
  kinds?: string[];
  count?: number;
  [more: string]: unknown;
}

export interface Torch {
  at: number;
  start: number;
  skull: number;
  icons: Record<string, "enemy_action" | "goblin">;
  /** How far it rises when a minion falls. */
  up: number;
  next: { at: number; icon: string | null };
}

export interface Cell {
  cell: string;
  x: number;
  y: number;
  /** From which stack a face-down card came; null for one that lies open. */
  stack: Stack | null;
  card: string | null;
  feature: Feature | null;
  /** Lower case letters of the sides, after turning. */
  exits: string;
  disarmed: boolean;
  altar: boolean;
  altar_place: boolean;
  spent: boolean;
}

export interface Hand {
  start: string;
  card: string | null;
}

/** Before the first turn only seat, hero and place are there. */
export interface Hero {
  seat: number;
  hero: string | null;
  place: string | null;
  health: number;
  health_max: number;
  focus: number;
  focus_max: number;
  speed: number;
  defence: number;
  dice: Record<Skill, number>;
  unconscious: boolean;
  stealth: boolean;
  /** Lasting defence. */
  ward: number;
  innate: string;
  left: Hand;
  right: Hand;
  armour: string | null;
  trinkets: string[];
  spells: string[];
  sets: { set: string; pieces: number; n: number }[];
}

export interface Budget {
  speed: number;
  spent: number;
  halted: boolean;
  actions: number;
  dazed: boolean;
}

export interface Reach {
  cell: string;
  cost: number;
  /** open: the step that opens the lair. */
  kind: "enter" | "reveal" | "halt" | "open";
  path: string[];
}

/** What an enemy would do on its next enemy action, as the board stands. */
export interface Plan {
  /** The rooms that it may end in; none if it stays. */
  to: string[];
  hits: { seat: number; health: number; focus: number; discard: boolean }[];
  /** Health that it regains before. */
  heals: number;
}

export interface Goblin {
  foe: string;
  kind: string;
  place: string;
  defence: number;
  counter: number;
  speed: number;
  plan: Plan;
}

export interface Minion {
  foe: string;
  kind: string;
  place: string;
  defence: number;
  bonus: Partial<Record<AttackKind, number>>;
  counter: Record<AttackKind, number>;
  speed: number;
  health: number;
  health_max: number;
  plan: Plan;
}

export interface Boss {
  foe: "boss";
  kind: string;
  /** Null: chosen openly, but not yet met; then nothing but its kind is known. */
  place: string | null;
  defence: number;
  speed: number;
  counter: Record<AttackKind, number | null>;
  marks: number[];
  top: number;
  altars: number[];
  /** Altar spaces without a marker: no health marker passes them. */
  sealed: number[];
  plan: Plan;
}

export interface LairSpace {
  space: string;
  entrance: boolean;
  modifiers: { scope: string; n: number }[];
  effects: Effect[];
  /** Two while one passes the other. */
  heroes: number[];
}

export interface Row {
  deck: number;
  row: string[];
}

export interface ResultOption {
  move: string;
  dice: number[];
  total: number;
  success: boolean;
  /** A success whose cost can be paid, with what unused dice give. */
  paid: boolean;
  damage: Record<string, number>;
  focus: number;
  health: number;
  /** The health that the answer of each enemy that still stands then would cost. */
  answers: Record<string, number>;
}

export interface Test {
  kind: "attack" | "cast" | "search" | "disarm" | "evade" | "entry" | "heroic";
  hero: number;
  source: string;
  skill: Skill | "any";
  dice: number;
  faces: number[] | null;
  foe_die: number | "break" | "torch" | null;
  rolls_foe: boolean;
  bonus: number;
  bought: number;
  target: number | null;
  aim: string[];
  /** The defence, bonus included, by enemy aimed at. */
  against: Record<string, number>;
  cost: number;
  /** Defence bought for this counterattack. */
  guard: number;
  result: number | null;
  /** The health that each enemy's answer would cost now, with all that a torch face brings. */
  counter: Record<string, number>;
  /** The counterattack that is about to come, while defence may be bought. */
  answer: { foe: string; face: number | "break" | "torch"; bonus: number; defence: number; damage: number } | null;
  options: ResultOption[];
}

/** The odds of a roll, used as well as it can be, if nothing is bought. */
export interface Chance {
  dice: number;
  /** The goal is reached and the cost can be paid; an attack hits. */
  success: Fraction;
  /** With one die changed, two, ... as the focus allows, which must pay the cost, too. */
  with: Fraction[];
  /** On average. */
  damage: Fraction;
  fells: Fraction;
  /** The hero loses health: by the answer with all that a torch face brings, or by a failed test. */
  hit: Fraction;
  /** How much of it, on average. */
  loss: Fraction;
  /** The hero faints by that. */
  faint: Fraction;
}

export interface View {
  act: 1 | 2;
  phase: "heroes" | "dealing" | "turn" | "over";
  active: number | null;
  wanted: number;
  kills: number;
  offers: string[][] | null;
  free: string[] | null;
  torch: Torch;
  cells: Cell[];
  deck: Record<Stack, number>;
  door: string | null;
  open: boolean;
  heroes: Hero[];
  budget: Budget | null;
  reach: Reach[];
  goblins: (Goblin | null)[];
  minions: Minion[];
  boss: Boss | null;
  lair: { spaces: LairSpace[] } | null;
  loot: Row;
  spells: Row;
  found: string | null;
  test: Test | null;
  chances: Record<string, Chance>;
}

export type Foe = Goblin | Minion | Boss;

/** All enemies that stand somewhere. */
export function foesOf(view: View): Foe[] {
  const goblins = view.goblins.filter((goblin) => goblin !== null);
  return [...goblins, ...view.minions, ...(view.boss?.place ? [view.boss] : [])];
}

export const foeOf = (view: View, id: string): Foe | undefined => foesOf(view).find((foe) => foe.foe === id);

export const cellAt = (view: View, place: string): Cell | undefined => view.cells.find((cell) => cell.cell === place);

export const heroOf = (view: View, seat: number | null): Hero | null => (seat === null ? null : (view.heroes[seat] ?? null));

/** A place on the boss mat: one of its hero spaces, or its middle. */
export const inLair = (place: string | null): boolean => place !== null && (place === "lair" || /^l\d$/.test(place));
