/** Searching the rules. */
import type { RuleSection } from "./messages";
import type { Lang } from "./words.svelte";

/** The sections with the rules that hold every word wanted, in id or text. */
export function find(sections: RuleSection[], wanted: string, lang: Lang): RuleSection[] {
  const parts = wanted.toLocaleLowerCase(lang).split(/\s+/).filter(Boolean);
  if (!parts.length) return sections;
  return sections
    .map((section) => ({
      ...section,
      rules: section.rules.filter((rule) => {
        const text = `${rule.id} ${rule.text[lang]}`.toLocaleLowerCase(lang);
        return parts.every((part) => text.includes(part));
      }),
    }))
    .filter((section) => section.rules.length);
}
