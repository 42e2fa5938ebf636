/** The language in use, and how a text in all languages becomes words. */
import type { Text } from "./messages";
import { read, write } from "./storage";

export type Lang = keyof Text;
export const LANGUAGES: readonly Lang[] = ["de", "en"];
const KEPT = "verlies.language";

function first(): Lang {
  const kept = read(KEPT);
  if (kept === "de" || kept === "en") return kept;
  return navigator.language.toLowerCase().startsWith("de") ? "de" : "en";
}

class Language {
  #current = $state<Lang>(first());

  get current(): Lang {
    return this.#current;
  }

  set current(lang: Lang) {
    this.#current = lang;
    write(KEPT, lang);
  }
}

export const language = new Language();

/** A text from the server, in the language in use. */
export function pick(text: Text): string {
  return text[language.current];
}

/** Our own words in the language in use: `const w = $derived(choose(words))`. */
export function choose<T>(words: Record<Lang, T>): T {
  return words[language.current];
}
