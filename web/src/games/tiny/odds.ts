/** Odds as figures in the language in use; the fractions come from the server. */
import type { Lang } from "../../lib/words.svelte";
import type { Fraction } from "./view";

/** In whole percent; what is possible is never 0, and what is not certain never 100. */
export function percentOf([part, whole]: Fraction, lang: Lang): string {
  const say = (share: number): string => new Intl.NumberFormat(lang, { style: "percent" }).format(share);
  const shown = Math.round((100 * part) / whole);
  if (part > 0 && shown === 0) return `< ${say(0.01)}`;
  return part < whole && shown === 100 ? `> ${say(0.99)}` : say(part / whole);
}

export const mean = ([part, whole]: Fraction, lang: Lang): string => new Intl.NumberFormat(lang, { maximumFractionDigits: 2 }).format(part / whole);
