// Made by `python -m verlies.server.typescript`; do not edit.

export type Who = number | string;

export interface Text {
  de: string;
  en: string;
}

export interface Hello {
  type: "hello";
  seat?: number | null;
  secret?: string | null;
}

export interface Play {
  type: "play";
  id: number;
  move: string;
  number: number;
  then?: string[];
  goes_on?: boolean;
}

export interface Plan {
  type: "plan";
  id: number;
  text: string;
  cut?: boolean;
  number?: number | null;
  goes_on?: boolean;
}

export interface Deal {
  type: "deal";
  id: number;
  move: string;
  number: number;
}

export interface Resign {
  type: "resign";
  id: number;
}

export interface Why {
  type: "why";
  id: number;
  move: string;
}

export interface Preview {
  type: "preview";
  id: number;
  move: string;
}

export interface Hint {
  type: "hint";
  id: number;
}

export interface Forecast {
  type: "forecast";
  id: number;
}

export interface Best {
  type: "best";
  id: number;
  seat: number;
}

export interface Undo {
  type: "undo";
  id: number;
}

export interface GoBack {
  type: "go_back";
  id: number;
  step: number;
}

export interface Agree {
  type: "agree";
  id: number;
  yes: boolean;
}

export interface Substitute {
  type: "substitute";
  id: number;
  seat: number;
  level: string | null;
}

export interface GoOn {
  type: "go_on";
  id: number;
}

export interface Rename {
  type: "rename";
  id: number;
  name: string;
}

export type ClientMessage = Play | Plan | Deal | Resign | Why | Preview | Hint | Forecast | Best | Undo | GoBack | Agree | Substitute | GoOn | Rename;

export interface Place {
  name: Text;
  held: boolean;
  level: string | null;
  online: boolean;
}

export interface Table {
  type: "table";
  id: string;
  name: string;
  game: string;
  options: Record<string, boolean | number | string>;
  places: Place[];
  dealt_by_hand: boolean;
  continued: boolean;
  listed: boolean;
  over: boolean;
  turn: number[];
  progress: Text;
  changed: number;
  content: string;
  commitment: string | null;
  lost: Text | null;
  outcome: Outcome | null;
  next: string | null;
  proposal: Proposal | null;
}

export interface Proposal {
  seat: number;
  step: number;
  waiting: number[];
}

export interface Line {
  step: number;
  seat: number | null;
  rule: string;
  kind: string;
  args: Record<string, unknown>;
  text: Text;
  forced: boolean;
}

export interface Question {
  number: number;
  rule: string;
  kind: string;
  args: Record<string, unknown>;
  text: Text;
}

export interface Choice {
  move: string;
  text: Text;
}

export interface Chance {
  question: Question;
  choices: Choice[];
}

export interface Score {
  who: number | string;
  name: Text;
  points: number;
  parts: Record<string, number>;
  won: boolean;
}

export interface Outcome {
  reason: string;
  text: Text;
  scores: Score[];
}

export interface Refused {
  type: "refused";
  code: string;
  text: Text;
  rule: string | null;
  id: number | null;
  part: string | null;
  number: number | null;
}

export interface Clock {
  left: number;
}

export interface State {
  type: "state";
  table: Table;
  seat: number | null;
  host: boolean;
  step: number;
  view: unknown;
  question: Question | null;
  choices: Choice[];
  chance: Chance | null;
  no_undo: Refused | null;
  outcome: Outcome | null;
  clock: Clock | null;
  lines_from: number;
  lines: Line[];
}

export interface Done {
  type: "done";
  id: number;
}

export interface Previewed {
  type: "previewed";
  id: number;
  view: unknown;
}

export interface Hinted {
  type: "hinted";
  id: number;
  moves: Choice[];
  gains: Text[];
}

export interface Forecasted {
  type: "forecast";
  id: number;
  thoughts: unknown;
}

export interface Bests {
  type: "best";
  id: number;
  found: unknown;
}

export type ServerMessage = State | Table | Done | Refused | Previewed | Hinted | Forecasted | Bests;

export interface GameOption {
  name: string;
  title: Text;
  help: Text;
  default: boolean | number | string;
  choices: OptionChoice[];
  idle: number[];
  idle_with: Record<string, (boolean | number | string)[]>;
  together: (boolean | number | string)[];
}

export interface OptionChoice {
  value: boolean | number | string;
  title: Text;
  seats: number[];
}

export interface GameInfo {
  id: string;
  title: Text;
  blurb: Text;
  seats: number[];
  usual_seats: number;
  minutes: number;
  rules: number;
  options: GameOption[];
  levels: string[];
  together: boolean;
}

export interface CardInfo {
  kind: string;
  name: Text;
  title: Text;
  text: Text;
  fields: Record<string, unknown>;
}

export interface GameBox {
  game: string;
  cards: Record<string, CardInfo>;
  words: Record<string, Text>;
}

export interface Rule {
  id: string;
  text: Text;
  provenance: string;
}

export interface RuleSection {
  id: string;
  title: Text;
  rules: Rule[];
}

export interface Rulebook {
  game: string;
  sections: RuleSection[];
}

export interface NewSeat {
  mine?: boolean;
  level?: string | null;
  name?: string;
}

export interface Key {
  table: string;
  seat: number;
  secret: string;
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, boolean | number | string>;
  name?: string;
  listed?: boolean;
  dealt_by_hand?: boolean;
  after?: Key | null;
}

export interface Opened {
  table: string;
  keys: Key[];
}

export interface TakeSeat {
  seat: number;
  name?: string;
}

export interface MyTables {
  keys: Key[];
}

export interface TableList {
  tables: Table[];
}

export interface Uploaded {
  replay: string;
}

export interface Replay {
  id: string;
  game: string;
  options: Record<string, boolean | number | string>;
  names: Text[];
  steps: number;
  seat: number | null;
  perspectives: (number | null)[];
  complete: boolean;
  outcome: Outcome | null;
  lines: Line[];
  content: string;
}

export interface Frame {
  step: number;
  view: unknown;
  progress: Text;
}

export interface Board {
  de: Span[][];
  en: Span[][];
}

export interface Span {
  text: string;
  style: string;
}

export interface Fork {
  step: number;
  seats: NewSeat[];
  name?: string;
  listed?: boolean;
}
