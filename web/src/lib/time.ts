/** When something was, in words. */
import { words } from "../text/home";
import { choose, language } from "./words.svelte";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `when` in seconds since 1970. */
export function ago(when: number): string {
  const w = choose(words).ago;
  const passed = Date.now() / 1000 - when;
  if (passed < MINUTE) return w.now;
  if (passed < HOUR) return w.minutes(Math.floor(passed / MINUTE));
  if (passed < DAY) return w.hours(Math.floor(passed / HOUR));
  return w.days(Math.floor(passed / DAY));
}

/** The day of `when`: 16 Nov 2026. */
export function day(when: number): string {
  return new Intl.DateTimeFormat(language.current === "de" ? "de-DE" : "en-GB", { day: "numeric", month: "short", year: "numeric" }).format(when * 1000);
}
