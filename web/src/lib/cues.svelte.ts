/** What is to be heard at a table: my turn, dice, and how it ended. */
import { pages } from "../games";
import { fate } from "./result";
import type { State } from "./messages";
import { sounds } from "./sounds.svelte";

export function giveCues(state: () => State, mine: () => readonly number[], together: () => boolean): void {
  let asked: boolean | null = null;
  let step = -1;
  let over: boolean | null = null;
  $effect(() => {
    const { question, chance, outcome, lines, table, step: now } = state();
    const rolls = pages[table.game]?.rolls ?? [];
    if (step >= 0 && lines.some((line) => line.step > step && rolls.includes(line.kind))) sounds.play("roll");
    const isAsked = (question ?? chance) !== null && !table.over;
    if (isAsked && asked === false) sounds.play("turn");
    if (outcome && over === false) sounds.play(fate(outcome, mine(), together()) === "won" ? "win" : "end");
    [asked, step, over] = [isAsked, now, outcome !== null];
  });
}
