/** Keys that mean something on the whole page. */

/** What has focus, if a key pressed there is free for the page: nobody has used it, and nobody types. */
export function freeKey(event: KeyboardEvent): Element | null {
  const target = document.activeElement ?? document.body;
  const taken = event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey;
  return taken || target.closest("input, textarea, select, [contenteditable], dialog") ? null : target;
}
