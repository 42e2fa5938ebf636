/** Tables, games and lines as the server sends them, with what a test names. */
import type { GameInfo, GameOption, Line, Outcome, Place, Score, State, Table, Text } from "../src/lib/messages";

export const both = (text: string): Text => ({ de: text, en: text });

export const person = (name: string, more: Partial<Place> = {}): Place => ({ name: both(name), held: true, level: null, online: true, ...more });
export const bot = (level: string, name = "Red"): Place => ({ name: { de: "Rot", en: name }, held: false, level, online: true });
export const open = (): Place => ({ name: { de: "Blau", en: "Blue" }, held: false, level: null, online: false });

export function tableOf(places: Place[], more: Partial<Table> = {}): Table {
  return {
    type: "table", id: "t1", name: "", game: "designer", options: {}, places, dealt_by_hand: false, continued: false, listed: false,
    over: false, turn: [], progress: both(""), changed: 1, content: "", commitment: null, lost: null, outcome: null, next: null, proposal: null, ...more,
  };
}

export const scoreOf = (who: number | string, points: number, won: boolean): Score => ({ who, name: both(`P${who}`), points, parts: {}, won });
export const outcomeOf = (...scores: Score[]): Outcome => ({ reason: "played", text: both("It is over."), scores });

export function optionOf(name: string, usual: GameOption["default"], values: GameOption["default"][], more: Partial<GameOption> = {}): GameOption {
  const choices = values.map((value) => ({ value, title: both(`${value}`), seats: [1, 2, 3, 4] }));
  return { name, title: both(`Option ${name}`), help: both(""), default: usual, choices, idle: [], idle_with: {}, together: [], ...more };
}

export function gameOf(options: GameOption[] = [], more: Partial<GameInfo> = {}): GameInfo {
  return {
    id: "designer", title: both("Game"), blurb: both(""), seats: [1, 4], usual_seats: 2, minutes: 30, rules: 1, options,
    levels: ["easy", "medium", "hard"], together: false, ...more,
  };
}

export function lineOf(step: number, kind: string, args: Record<string, unknown> = {}, more: Partial<Line> = {}): Line {
  return { step, seat: null, rule: "X-01", kind, args, text: both(kind), forced: false, ...more };
}

export function stateOf(table: Table, more: Partial<State> = {}): State {
  return {
    type: "state", table, seat: 0, host: true, step: 0, view: {}, question: null, choices: [], chance: null, no_undo: null,
    outcome: null, clock: null, lines_from: 0, lines: [], ...more,
  };
}
