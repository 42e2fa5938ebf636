/** Focus never falls to nobody: where the focused thing goes away, the page's main part takes over. */
import type { Attachment } from "svelte/attachments";

/** Before the first touch or key the page leaves focus alone, so that Tab begins at the top. */
let used = false;
for (const sign of ["pointerdown", "keydown"]) document.addEventListener(sign, () => (used = true), { capture: true, once: true });

/** What has focus was clicked or touched: nobody went there with Tab or arrows. */
let pointed = false;
let pressing = false;
document.addEventListener("pointerdown", () => (pointed = pressing = true), { capture: true });
document.addEventListener("keydown", () => (pressing = false), { capture: true });
document.addEventListener("focusin", () => (pointed = pressing), { capture: true });
export const byPointer = (): boolean => pointed;

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
