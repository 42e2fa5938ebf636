/** A column that scrolls says so: as long as something lies below its edge, it has `data-more`; the page draws a cue for it. */
import type { Attachment } from "svelte/attachments";

/** Less than this is a margin, not something to be read. */
const WORTH = 12;

export const moreBelow: Attachment<HTMLElement> = (column) => {
  const look = () => column.toggleAttribute("data-more", column.scrollHeight - column.scrollTop - column.clientHeight > WORTH);
  const sizes = new ResizeObserver(look);
  const watchAll = () => {
    sizes.disconnect();
    for (const one of [column, ...column.children]) sizes.observe(one);
    look();
  };
  const children = new MutationObserver(watchAll);
  children.observe(column, { childList: true });
  column.addEventListener("scroll", look, { passive: true });
  watchAll();
  return () => {
    sizes.disconnect();
    children.disconnect();
    column.removeEventListener("scroll", look);
  };
};
