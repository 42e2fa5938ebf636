/** Focus never falls to nobody: where the focused thing goes away, the page's main part takes over. And what was only clicked
 *  holds no keys: Enter does what the button in gold says. */
import type { Attachment } from "svelte/attachments";
import { freeKey } from "./hotkey";

/** Before the first touch or key the page leaves focus alone, so that Tab begins at the top. */
let used = false;
for (const sign of ["pointerdown", "keydown"]) document.addEventListener(sign, () => (used = true), { capture: true, once: true });

/** What has focus was clicked or touched: nobody went there with Tab or arrows. */
let pointed = false;
let pressing = false;
document.addEventListener("pointerdown", () => (pointed = pressing = true), { capture: true });
/** Escape goes nowhere: where a dialog closes, focus comes back to what was clicked. */
document.addEventListener("keydown", (event) => (pressing &&= event.key === "Escape"), { capture: true });
document.addEventListener("focusin", () => (pointed = pressing), { capture: true });
export const byPointer = (): boolean => pointed;

/** The one button in gold that is in sight; what lies over the page has its own. */
function gold(within: HTMLElement): HTMLElement | undefined {
  const all = within.querySelectorAll<HTMLElement>(".btn.primary:not([aria-disabled='true'])");
  const box = (one: Element) => one.closest("dialog, [role='dialog']");
  const seen = [...all].filter((button) => box(button) === box(within) && button.checkVisibility());
  return seen.length === 1 ? seen[0] : undefined;
}

/** In a dialog, too, what was only clicked holds no keys: Enter is what its button in gold says. */
export function pressGold(event: KeyboardEvent, box: HTMLElement): void {
  const writes = event.target instanceof Element && event.target.matches("input, textarea, select");
  const button = event.key === "Enter" && !event.repeat && pointed && !writes ? gold(box) : undefined;
  if (!button) return;
  event.preventDefault();
  button.click();
}

let timer = 0;
let pending: (() => void) | undefined;
/** Once everybody has heard a key, and before the next one: whoever types fast is ahead of the clock. */
function afterwards(then: () => void): void {
  pending = then;
  timer = window.setTimeout(settle);
}
function settle(): void {
  clearTimeout(timer);
  const then = pending;
  pending = undefined;
  then?.();
}

/** What was clicked and is not part of the board gives its keys back to the table; a pane keeps those that it scrolls with.
 *  And whoever plays by a letter or digit goes on at the table, wherever focus was left: Enter is the next answer. */
const ASIDE = ".btn, .seg button, header *, [role='tabpanel'], [role='tabpanel'] *";

export function releaseKeys(event: KeyboardEvent, main: HTMLElement | undefined): void {
  settle();
  const target = freeKey(event);
  if (!target || !main || target.closest("[role='dialog']")) return;
  const held = !pointed && target.matches("button, a, summary, [tabindex='0']");
  if (event.key === "Enter") {
    if (held || event.repeat) return;
    if (target.matches("button, a, summary, [role='tabpanel'], [role='tabpanel'] *")) main.focus({ preventScroll: true });
    afterwards(() => event.defaultPrevented || gold(main)?.click());
  } else if (!held && /^(Arrow(Left|Right)|\w)$/.test(event.key) && target.matches(ASIDE)) {
    main.focus({ preventScroll: true });
  } else if (held && /^\w$/.test(event.key) && !target.closest("[data-board]")) {
    afterwards(() => event.defaultPrevented && document.activeElement === target && main.focus({ preventScroll: true }));
  }
}

/** Give focus to this, unless something on the page has it already. */
export function offerFocus(to: HTMLElement | undefined): void {
  const at = document.activeElement ?? document.body;
  if (used && at.matches("body, main")) to?.focus({ preventScroll: true });
}

export const keepFocus: Attachment<HTMLElement> = (main) => {
  let timer = 0;
  /** Not at once: while focus goes from one thing to the next, nothing has it, and the page may change meanwhile. */
  const mind = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => offerFocus(main));
  };
  mind();
  const observer = new MutationObserver(mind);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
};
