// Made by `python -m verlies.server.typescript`; do not edit.

/** 0 is yellow, 1 is blue; alone 1 is violet, the non-player. */
export type Seat = 0 | 1;

export type Side = "n" | "e" | "s" | "w";

export type GateState = "closed" | "open" | "broken";

/** Of both sides, or of two things. */
export type Pair = [number, number];

/** Win, tie, loss. */
export type Chance = [number, number, number];

/** A figure or an item of a side. */
export interface Thing {
  seat: Seat;
  kind: string;
}

export interface Gate {
  gate: string;
  /** The square it belongs to, and the one behind it; null beyond the dungeon. */
  squares: [string, string | null];
  /** Of the first square. */
  side: Side;
  state: GateState;
}

/** An edge that was broken open: no wall or slit is left there. */
export interface Breach {
  square: string;
  side: Side;
}

/** Face down; only the owner knows the kind. */
export interface Token {
  seat: Seat;
  kind: string | null;
}

export interface Slot {
  slot: string;
  /** Of the square at the upper left, from 0. */
  x: number;
  y: number;
  up: boolean;
  hall: string | null;
  /** The arrow of its gears. */
  turns: string | null;
  /** As printed. */
  rows: string[] | null;
  /** Quarter turns clockwise. */
  turned: number;
  gates: Gate[];
  breaches: Breach[];
  /** Places for face-down tokens that are still free. */
  room: number;
  tokens: Token[];
}

/** A figure on the board. */
export interface Piece {
  seat: Seat;
  /** Unknown while it lies face down on a circle of the other side. */
  kind: string | null;
  square: string;
  wounded: boolean;
  /** Wounded in this turn. */
  hurt: boolean;
  /** Healed in this turn: it may not act. */
  healed: boolean;
  carries: Thing | null;
  /** A wounded one under a friend. */
  carried: boolean;
  hidden: boolean;
}

export interface Item extends Thing {
  square: string;
  carried: boolean;
}

export interface Hand {
  /** Values in hand, played ones, and the one of this turn. */
  action: number[];
  played: number[];
  now: number | null;
  jumps: number;
  jumps_used: number;
  /** Combat cards left, and those out of the game. */
  combat: number[];
  spent: number[];
}

export type MemberState = "box" | "bag" | "screen" | "hidden" | "down" | "play" | "wounded" | "out" | "eliminated" | "lost";

export interface Standing {
  state: MemberState;
  /** A square or a slot. */
  at: string | null;
}

export interface Member extends Standing {
  kind: string;
}

export interface Team {
  /** Those that this seat knows. */
  figures: Member[];
  items: Member[];
  /** Tokens that this seat has not seen, and what they can be where both teams are open. */
  unknown: number;
  maybe: string[];
}

/** What there is to choose from; what was chosen is in the teams. */
export interface Building {
  what: "pair" | "character" | "item" | "leave" | null;
  /** How many each seat still has to choose. */
  left: Pair;
  characters: string[];
  items: string[];
  pairs: number[];
  pairs_chosen: [number[], number[]];
}

export interface Placing extends Thing {
  /** The seat that places it. */
  by: Seat;
}

export interface Reveal {
  slot: string;
  hall: string;
  left: Placing[];
}

export interface Walk {
  figure: string;
  square: string;
  steps: number;
  carries: Thing | null;
}

export interface OwnAp {
  figure: string;
  left: number;
}

export interface Ap {
  left: number;
  of: number;
  /** Action points that only these figures may spend (speed potion). */
  own: OwnAp[];
}

export interface Board {
  /** The columns of the start zones, from 0. */
  west: number;
  east: number;
  /** Of each seat. */
  circles: [string[], string[]];
}

export interface Fighter extends Thing {
  square: string;
  value: number;
  bonus: number;
  /** Rules behind its value. */
  rules: string[];
  /** As the fight began. */
  wounded: boolean;
  role: "target" | "bow" | "lance" | "fight";
}

export interface Fight {
  kind: "close" | "lance" | "shot";
  attacker: Seat;
  target: string;
  attackers: Fighter[];
  defenders: Fighter[];
  /** Of attack and defence, without cards. */
  sums: Pair;
  group: boolean;
}

/** A fight before its cards. */
export interface Planned extends Fight {
  /** The seat whose Telepath may name a card. */
  telepath: Seat | null;
  /** Out of a hundred, for the attacker, if both lay any card of theirs. */
  odds: Chance;
}

/** An own figure walks up to an enemy and attacks it. */
export interface Advance {
  target: string;
  /** Where it stands then. */
  to: string;
  /** One for each action point, the attack last. */
  moves: string[];
  fight: Planned;
}

export interface Combat extends Planned {
  step: "support" | "call" | "cards";
  may_join: string[];
  /** Who has laid a card, by seat. */
  chosen: [boolean, boolean];
  mine: number | null;
  called: number | null;
  /** The seat that must lay the card that was named. */
  forced: Seat | null;
  /** By own card value, against the cards the other seat still has. */
  chances: Record<string, Chance> | null;
}

export interface LastFight extends Fight {
  /** Of yellow and blue. */
  cards: Pair;
  /** Of attack and defence. */
  totals: Pair;
  winner: "attack" | "defence" | null;
  wounded: Thing[];
  eliminated: Thing[];
}

export type Objective = "fight" | "reveal" | "exit" | "join" | "item" | "rotate" | "destroy" | "open" | "heal" | "push";

export type Result = "yes" | "no" | "void" | "unasked";

/** Why an objective can, cannot or need not be reached. */
export type Reason = "reachable" | "too_far" | "shut_in" | "nothing_there" | "next_to_equal" | "has_better" | "wounded_now" | "all_locked" | "bullies_only" | "not_allowed";

/** What an objective is after: a figure, an item or a place. */
export interface Found {
  object: string | null;
  place: string | null;
  gate: string | null;
}

/** One of the plans between which a die decides: from where it is done, and what is carried then. */
export interface Possibility extends Found {
  number: number;
  stop: string | null;
  thing: string | null;
}

/** With its rank in the list of the card, and what it takes to get there. */
export interface Candidate extends Found {
  prio: number | null;
  need: number | null;
  squares: number | null;
}

export interface Test extends Candidate {
  rank: number;
  objective: Objective;
  ap: number;
  default: boolean;
  result: Result;
  reason: Reason | null;
  /** The object is an ally to whom it brings what it carries. */
  gives: boolean;
}

export interface PlanStep {
  do: "move" | "jump" | "key" | "break" | "pick";
  /** None where a move goes on. */
  ap: number;
  /** The square it starts from first; of a jump the pit second. */
  path: string[];
  gate: string | null;
}

export interface Goal {
  do: Objective | "shoot" | "lance" | "wand" | "give";
  ap: number;
  square: string;
  slot: string | null;
  gate: string | null;
  object: string | null;
}

/** A die decides, with `of` outcomes; what fell is not known before the throw. */
export interface Die {
  of: number;
  fell: number | null;
}

export interface ApLeft {
  left: number;
  of: number;
}

/** How a non-player character comes to what it does. */
export interface Thought {
  npc: string;
  mode: Objective | null;
  kind: "goal" | "approach" | "none" | "blink";
  ap: ApLeft;
  steps_left: number;
  tests: Test[];
  /** The candidates of the mode, the chosen one first. */
  objects: Candidate[];
  die: Die | null;
  /** On which map the way was measured: as it is, then ever more is thought away. */
  map: "a" | "b" | "c" | "d" | null;
  plan: PlanStep[];
  goal: Goal | null;
}

/** A token on its way into a hall. */
export interface Arrival extends Thing {
  slot: string;
  hall: string;
  /** Red, white. */
  dice: Pair | null;
  squares: string[];
}

/** Values of cards by kind. */
export interface Values {
  action: number[];
  combat: number[];
  np: number[];
}

export interface Calls extends Values {
  jump: boolean;
}

export type NpcState = "waits" | "acts" | "done" | "wounded";

export interface Npc {
  npc: string;
  state: NpcState;
}

export interface Bag {
  count: number;
  npcs: string[];
  figures: string[];
  items: Thing[];
}

export interface Pile {
  left: number;
  spent: number[];
}

export type Level = "pink" | "yellow" | "green" | "blue" | "red" | "black";

export interface Solo {
  level: Level;
  vision: boolean;
  row: Npc[];
  bag: Bag;
  /** Reinforcements left. */
  deck: number;
  /** Cards that call a reinforcement, and those that show the eye. */
  calls: Calls;
  eyes: Values | null;
  /** Halls face down. */
  dark: string[];
  visions_due: number;
  due: number;
  pile: Pile;
  /** Turns in a row without a figure. */
  helpless: number;
  arrival: Arrival | null;
  turned_up: number[] | null;
  thought: Thought | null;
}

export type Phase = "teams" | "start" | "lay" | "turn" | "reveal" | "combat" | "over";

/** A square, the least AP for it, and the squares on the way, this one last. */
export type Way = [string, number, string[]];

export interface View {
  phase: Phase;
  active: Seat | null;
  number: number;
  target: number;
  limit: number | null;
  vp: Pair;
  ap: Ap | null;
  board: Board;
  slots: Slot[];
  pieces: Piece[];
  items: Item[];
  hands: [Hand, Hand];
  teams: [Team, Team];
  /** Speed and combat value of each figure, as printed. */
  values: Record<string, Pair>;
  building: Building | null;
  reveal: Reveal | null;
  walk: Walk | null;
  /** By "seat kind". */
  reach: Record<string, Way[]>;
  sight: Record<string, string[]>;
  /** By move text, for every legal fight, lance and shoot. */
  fights: Record<string, Planned>;
  /** By "seat kind" of an own figure. */
  advances: Record<string, Advance[]>;
  combat: Combat | null;
  last_fight: LastFight | null;
  /** Alone against the non-player. */
  solo: Solo | null;
}
