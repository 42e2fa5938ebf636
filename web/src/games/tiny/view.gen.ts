// Made by `python -m verlies.server.typescript`; do not edit.

export type Skill = "str" | "dex" | "int";

export type AttackKind = "melee" | "missile" | "spell";

export type Stack = "A" | "B" | "C";

export type Feature = "trap" | "entry_test" | "goblin" | "minion" | "search" | "portal" | "plain" | "entrance" | "lair_door";

export type TestKind = "attack" | "cast" | "search" | "disarm" | "evade" | "entry" | "heroic";

/** open: the step that opens the lair. */
export type StepKind = "enter" | "reveal" | "halt" | "open";

export type Phase = "heroes" | "dealing" | "turn" | "over";

export type TorchIcon = "enemy_action" | "goblin";

/** Of the enemy die. */
export type Face = number | "break" | "torch";

/** Numerator and denominator; shown rounded, never computed by a page. */
export type Fraction = [number, number];

export interface NextSpace {
  at: number;
  icon: string | null;
}

export interface Torch {
  at: number;
  start: number;
  skull: number;
  /** By space. */
  icons: Record<string, TorchIcon>;
  /** How far it rises when a minion falls. */
  up: number;
  next: NextSpace;
}

export interface Cell {
  cell: string;
  x: number;
  y: number;
  /** From which stack a face-down card came; null for one that lies open. */
  stack: Stack | null;
  card: string | null;
  feature: Feature | null;
  /** Letters of the sides, after turning. */
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

/** A set of loot, as far as a hero wears it, and what that gives. */
export interface Pieces {
  set: string;
  pieces: number;
  n: number;
}

/** A hero before the first turn. */
export interface Newcomer {
  seat: number;
  hero: string | null;
  place: null;
}

export interface Hero {
  seat: number;
  hero: string;
  place: string;
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
  sets: Pieces[];
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
  kind: StepKind;
  path: string[];
}

export interface Hit {
  seat: number;
  health: number;
  focus: number;
  discard: boolean;
}

/** What an enemy would do on its next enemy action, as the board stands. */
export interface EnemyPlan {
  /** The rooms that it may end in; none if it stays. */
  to: string[];
  hits: Hit[];
  /** Health that it regains before. */
  heals: number;
}

export interface Enemy {
  foe: string;
  kind: string;
  place: string;
  defence: number;
  speed: number;
  plan: EnemyPlan;
}

export interface Goblin extends Enemy {
  counter: number;
}

export interface Minion extends Enemy {
  /** What its defence is more, by kind of attack. */
  bonus: Record<string, number>;
  counter: Record<AttackKind, number>;
  health: number;
  health_max: number;
}

export interface Boss extends Enemy {
  counter: Record<AttackKind, number | null>;
  marks: number[];
  top: number;
  altars: number[];
  /** Altar spaces without a marker: no health marker passes them. */
  sealed: number[];
}

/** Chosen openly, but not yet met: nothing but its kind is known. */
export interface AwaitedBoss {
  foe: string;
  kind: string;
  place: null;
}

export interface Modifier {
  scope: string;
  n: number;
}

/** What a space does, as the boss's record says it. */
export interface Effect {
  type: string;
  n?: number;
  kinds?: string[];
  count?: number;
}

export interface LairSpace {
  space: string;
  entrance: boolean;
  modifiers: Modifier[];
  effects: Effect[];
  /** Two while one passes the other. */
  heroes: number[];
}

export interface Lair {
  spaces: LairSpace[];
}

export interface GoblinCards {
  deck: number;
  discard: string[];
}

export interface Row {
  deck: number;
  row: string[];
}

export interface Loot extends Row {
  gone: string[];
}

/** The counterattack that is about to come. */
export interface Answer {
  foe: string;
  face: Face;
  bonus: number;
  defence: number;
  damage: number;
}

/** One way to use the dice, and what it brings. */
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
  kind: TestKind;
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
  /** The dice that were used. */
  taken: number[] | null;
  result: number | null;
  /** The health that each enemy's answer would cost now, with all that a torch face brings. */
  counter: Record<string, number>;
  /** While defence may be bought. */
  answer: Answer | null;
  options: ResultOption[];
}

/** The odds of a roll, used as well as it can be, if nothing is bought. Success: the goal is reached and the cost can be paid; an attack hits. With: with one die changed, two, ... as the focus allows, which must pay the cost, too. Damage and loss of health: on average. Hit: the hero loses health, by the answer with all that a torch face brings, or by a failed test; and faints by that. */
export interface Chance {
  dice: number;
  success: Fraction;
  with: Fraction[];
  damage: Fraction;
  fells: Fraction;
  hit: Fraction;
  loss: Fraction;
  faint: Fraction;
}

export interface View {
  act: 1 | 2;
  phase: Phase;
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
  heroes: (Hero | Newcomer)[];
  budget: Budget | null;
  reach: Reach[];
  goblins: (Goblin | null)[];
  minions: Minion[];
  goblin_cards: GoblinCards;
  boss: Boss | AwaitedBoss | null;
  lair: Lair | null;
  loot: Loot;
  spells: Row;
  found: string | null;
  test: Test | null;
  /** By move, the odds of the roll that it leads to. */
  chances: Record<string, Chance>;
}
