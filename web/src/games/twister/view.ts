/** The view of Dungeon Twister: Prison as the server sends it (verlies/games/twister/view.py), and where things lie in it. */

/** 0 is yellow, 1 is blue; alone 1 is violet, the non-player. */
export type Seat = 0 | 1;
export type Side = "n" | "e" | "s" | "w";
export type GateState = "closed" | "open" | "broken";

/** A figure or an item of a side. */
export interface Thing {
  seat: Seat;
  kind: string;
}

export interface Gate {
  gate: string;
  /** The square it belongs to, and the one behind it; null beyond the dungeon. */
  squares: [string, string | null];
  /** The side of the first square. */
  side: Side;
  state: GateState;
}

export interface Slot {
  slot: string;
  /** The square at the upper left, from 0. */
  x: number;
  y: number;
  up: boolean;
  hall: string | null;
  /** Quarter turns clockwise. */
  turned: number;
  gates: Gate[];
  /** Edges that were broken open: no wall or slit is left there. */
  breaches: { square: string; side: Side }[];
  /** Places for face-down tokens that are still free. */
  room: number;
  /** Face down; only the owner knows the kind. */
  tokens: { seat: Seat; kind: string | null }[];
}

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

export interface Member {
  kind: string;
  state: MemberState;
  /** A square or a slot. */
  at: string | null;
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
  left: [number, number];
  characters: string[];
  items: string[];
  pairs: number[];
  pairs_chosen: [number[], number[]];
}

export interface Reveal {
  slot: string;
  hall: string;
  /** `by`: the seat that places it. */
  left: (Thing & { by: Seat })[];
}

export interface Walk {
  figure: string;
  square: string;
  steps: number;
  carries: Thing | null;
}

export interface Fighter extends Thing {
  square: string;
  value: number;
  bonus: number;
  /** As the fight began. */
  wounded: boolean;
  /** Rules behind its value. */
  rules: string[];
  role: "target" | "bow" | "lance" | "fight";
}

export interface Fight {
  kind: "close" | "lance" | "shot";
  attacker: Seat;
  target: string;
  attackers: Fighter[];
  defenders: Fighter[];
  /** Of attack and defence, without cards. */
  sums: [number, number];
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

/** Win, tie, loss. */
export type Chance = [number, number, number];

export interface Combat extends Planned {
  /** Who has laid a card, by seat. */
  chosen: [boolean, boolean];
  mine: number | null;
  called: number | null;
  /** The seat that must lay the card that was named. */
  forced: Seat | null;
  step: "support" | "call" | "force" | "cards";
  may_join: string[];
  /** By own card value, against the cards the other seat still has. */
  chances: Record<string, Chance> | null;
}

export interface LastFight extends Fight {
  /** Of yellow and blue. */
  cards: [number, number];
  /** Of attack and defence. */
  totals: [number, number];
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
  square: string | null;
  slot: string | null;
  gate: string | null;
  object: string | null;
}

/** How a non-player character comes to what it does. */
export interface Thought {
  npc: string;
  mode: Objective | null;
  kind: "goal" | "approach" | "none" | "blink";
  tests: Test[];
  plan: PlanStep[];
  goal: Goal | null;
  /** A die decides between so many; what fell is not known beforehand. */
  die: { of: number; fell: number | null } | null;
}

export interface Acting extends Thought {
  ap: { left: number; of: number };
  steps_left: number;
  /** The candidates of the mode, the chosen one first. */
  objects: Candidate[];
  /** On which map the way was measured: as it is, then ever more is thought away. */
  map: "a" | "b" | "c" | "d" | null;
}

/** A token on its way into a hall. */
export interface Arrival extends Thing {
  slot: string;
  hall: string;
  /** Red, white. */
  dice: [number, number] | null;
  squares: string[];
}

/** Values of cards by kind. */
export interface Values {
  action: number[];
  combat: number[];
  np: number[];
}

export type Level = "pink" | "yellow" | "green" | "blue" | "red" | "black";

export interface Solo {
  level: Level;
  vision: boolean;
  row: { npc: string; state: "waits" | "acts" | "done" | "wounded" }[];
  bag: { count: number; npcs: string[]; figures: string[]; items: Thing[] };
  /** Reinforcements left. */
  deck: number;
  /** Cards that call a reinforcement, and those that show the eye. */
  calls: Values & { jump: boolean };
  eyes: Values | null;
  /** Halls face down. */
  dark: string[];
  visions_due: number;
  due: number;
  pile: { left: number; spent: number[] };
  /** Turns in a row without a figure. */
  helpless: number;
  arrival: Arrival | null;
  turned_up: number[] | null;
  thought: Acting | null;
}

export interface View {
  phase: "teams" | "start" | "lay" | "turn" | "reveal" | "combat" | "over";
  active: Seat | null;
  number: number;
  target: number;
  limit: number | null;
  vp: [number, number];
  /** own: action points that only these figures may spend (speed potion). */
  ap: { left: number; of: number; own: { figure: string; left: number }[] } | null;
  /** The columns of the start zones, from 0, and the circles of each seat. */
  board: { west: number; east: number; circles: [string[], string[]] };
  slots: Slot[];
  pieces: Piece[];
  items: Item[];
  hands: [Hand, Hand];
  teams: [Team, Team];
  building: Building | null;
  reveal: Reveal | null;
  walk: Walk | null;
  /** By "seat kind": square, least AP, the squares on the way, this one last. */
  reach: Record<string, [string, number, string[]][]>;
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

/** How reach and sight name a figure. */
export const figureKey = ({ seat, kind }: Thing): string => `${seat} ${kind}`;

/** Whoever stands on a square: not one that is carried. */
export function pieceAt(view: View, square: string): Piece | null {
  return view.pieces.find((piece) => piece.square === square && !piece.carried) ?? null;
}

export function pieceOf(view: View, seat: Seat | null, kind: string): Piece | null {
  return view.pieces.find((piece) => piece.seat === seat && piece.kind === kind) ?? null;
}

/** What lies on a square and nobody carries. */
export function itemsAt(view: View, square: string): Item[] {
  return view.items.filter((item) => item.square === square && !item.carried);
}

export function slotAt(view: View, square: string): Slot | null {
  const { x, y } = spot(square);
  return view.slots.find((slot) => x >= slot.x && x < slot.x + 5 && y >= slot.y && y < slot.y + 5) ?? null;
}

export function slotOfHall(view: View, hall: string): Slot | null {
  return view.slots.find((slot) => slot.up && slot.hall === hall) ?? null;
}

export function gateOf(view: View, id: string): Gate | null {
  return view.slots.flatMap((slot) => slot.gates).find((gate) => gate.gate === id) ?? null;
}

/** "d4" is x 3, y 3. */
export function spot(square: string): { x: number; y: number } {
  return { x: square.charCodeAt(0) - 97, y: Number(square.slice(1)) - 1 };
}

export const squareName = (x: number, y: number): string => `${String.fromCharCode(97 + x)}${y + 1}`;

/** The squares on the way of a figure to one that it can reach, the goal last; empty if it cannot. */
export function way(view: View, figure: Thing, goal: string): string[] {
  return view.reach[figureKey(figure)]?.find(([square]) => square === goal)?.[2] ?? [];
}

/** Where it stops on that way, once for each action point, the goal last. */
export function legs(view: View, figure: Thing, goal: string): string[] {
  const costs = new Map(view.reach[figureKey(figure)]?.map(([square, ap]) => [square, ap]));
  const squares = way(view, figure, goal);
  return squares.filter((square, at) => costs.has(square) && !squares.slice(at + 1).some((later) => costs.has(later) && costs.get(later)! <= costs.get(square)!));
}
