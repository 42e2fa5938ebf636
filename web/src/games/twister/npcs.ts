/** The non-player characters: what their cards print, and what was said while they acted. */
import type { Line } from "../../lib/messages";
import { choose, language, pick } from "../../lib/words.svelte";
import type { Turn } from "./turn.svelte";
import { words } from "./texts-solo";
import type { Found, Goal, Objective, Result, Solo, Test, Thought } from "./view";

export type RowState = Solo["row"][number]["state"] | "bag";

export interface Aim {
  objective: Objective;
  ap: number;
  /** Followed when none of the six can be reached. */
  default: boolean;
}

/** The signs of the objectives in icons.json. */
export const SIGNS: Record<Objective, string> = {
  fight: "swords", reveal: "torch", exit: "exit", join: "join", item: "bag", rotate: "cw", destroy: "break", open: "unlock", heal: "heal", push: "banshee",
};

/** The rule by which each is tested. */
const RULES: Record<Objective, string> = {
  fight: "TS-FGT-01", reveal: "TS-RVL-01", exit: "TS-EXT-01", join: "TS-JOI-01", item: "TS-ITM-01",
  rotate: "TS-ROT-01", destroy: "TS-DES-01", open: "TS-OPN-01", heal: "TS-HEA-01", push: "TS-PSH-01",
};

export const aimsOf = (table: Turn, npc: string): Aim[] => table.field<Aim[]>(npc, "objectives") ?? [];

/** What an objective is after, by name. */
export function nameOf(table: Turn, { object, place, gate }: Found): string {
  const w = choose(words);
  const [hall, number] = gate?.split("-P") ?? [];
  if (hall && number) return w.gate(hall, number);
  if (!object) return place ?? "";
  if (/^\d+[AB]$/.test(object)) return w.gear(place ?? object);
  return /^S\d$/.test(object) ? w.slot(object) : table.card(object);
}

/** One test of an objective as it is told. */
export interface Told {
  rank: number;
  aim: Aim;
  result: Result;
  text: string;
  rule: string;
}

/** What was said between two decisions: the tests, then what came of them. */
export interface Round {
  tests: Line[];
  then: Line[];
}

const REASONS = ["tested", "weighed", "tie", "tie_fell"];

/** It only says how a non-player character has come to its decision. */
export const isReason = ({ kind }: Line): boolean => REASONS.includes(kind);

const ENDS = ["activated", "np_turn_over"];

/** The last activation of a non-player character, decision by decision. */
export function roundsOf(lines: readonly Line[], npc: string): Round[] {
  const from = lines.findLastIndex(({ kind, args }) => kind === "activated" && args.npc === npc);
  const rounds: Round[] = [];
  for (const line of from < 0 ? [] : lines.slice(from + 1)) {
    if (ENDS.includes(line.kind)) break;
    const last = rounds.at(-1);
    if (line.kind !== "tested") last?.then.push(line);
    else if (!last || last.then.length) rounds.push({ tests: [line], then: [] });
    else last.tests.push(line);
  }
  return rounds;
}

/** Whoever acted last. */
export const lastActed = (lines: readonly Line[]): string | null => (lines.findLast(({ kind }) => kind === "activated")?.args.npc as string | undefined) ?? null;

/** What a line says of a test beyond its objective and its result, which stand above it. */
function because(line: Line): string {
  const [, reason] = /\): \S+, (.*)/.exec(pick(line.text)) ?? [];
  return reason ? reason[0]!.toLocaleUpperCase() + reason.slice(1) : pick(line.text);
}

/** All six objectives of a round: those after the first that can be reached were not asked for. */
export function toldOf(table: Turn, npc: string, { tests }: Round): Told[] {
  return aimsOf(table, npc).map((aim, at) => {
    const line = tests.find(({ args }) => args.rank === at + 1);
    return { rank: at + 1, aim, result: (line?.args.result as Result | undefined) ?? "unasked", text: line ? because(line) : "", rule: line?.rule ?? "TS-ACT-01" };
  });
}

/** The same of a thought that nobody has told yet. */
export function foreseen({ tests }: Thought, say: (test: Test) => string): Told[] {
  return tests.map((test) => ({ rank: test.rank, aim: test, result: test.result, text: test.result === "unasked" ? "" : say(test), rule: test.result === "void" ? "TS-ACT-04" : RULES[test.objective] }));
}

/** How many action points lie behind after each step of a plan, the goal at its end included. */
export function spending({ plan, goal }: Thought): number[] {
  let spent = 0;
  return [...plan, ...(goal ? [goal] : [])].map(({ ap }) => (spent += ap));
}

/** How many action points an activation has: where it runs, or as its mode allows. */
export const limitOf = (table: Turn, { npc, mode }: Thought, running: number | null = null): number | null =>
  running ?? aimsOf(table, npc).find(({ objective }) => objective === mode)?.ap ?? null;

/** What it does in the end; a hall turns only if an action point is left. */
export function goalSays(table: Turn, thought: Thought, { do: what, object, slot }: Goal, running: number | null = null): string {
  const w = choose(words);
  if (what === "rotate" && spending(thought).at(-1) === limitOf(table, thought, running)) return w.noTurn;
  return w.goals[what](object ? table.card(object) : "", slot ?? "");
}

/** A thought in a few words. */
export function inShort(table: Turn, thought: Thought): string {
  const { kind, goal, die, mode } = thought;
  const w = choose(words);
  if (die && !die.fell) return w.die(die.of);
  if (goal) return goalSays(table, thought, goal);
  if (kind === "blink") return w.planBlink;
  return kind === "approach" && mode ? w.approach(w.objectives[mode]) : w.planNone;
}

/** Letters that tell a non-player character from another of its type that is in play; none where there is only one. */
export function lettersOf(table: Turn, npc: string): string {
  const type = table.typeOf(npc);
  const twins = table.view.pieces.filter(({ seat, kind }) => seat === 1 && kind && table.typeOf(kind) === type);
  if (type === npc || twins.length < 2) return "";
  const words = table.card(npc).split(/[\s-]/);
  return words.length > 1 ? words.map((word) => word[0]).join("") : table.card(npc).slice(0, 2);
}

/** What makes a non-player character special, in the language in use. */
export function personality(table: Turn, npc: string): { title: string; text: string } {
  const [title, text] = ["title", "text"].map((name) => table.field<string>(npc, language.current === "de" ? `${name}_de` : name) ?? "");
  return { title: title!, text: text! };
}
