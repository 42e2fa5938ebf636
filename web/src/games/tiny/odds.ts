/** Odds as figures in the language in use; the fractions come from the server. */
import type { Lang } from "../../lib/words.svelte";
import type { Fraction } from "./view";

export const percentOf = ([part, whole]: Fraction, lang: Lang): string => new Intl.NumberFormat(lang, { style: "percent" }).format(part / whole);

export const decimal = (value: number, lang: Lang): string => new Intl.NumberFormat(lang, { maximumFractionDigits: 2 }).format(value);
