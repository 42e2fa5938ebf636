/** Words in a box of a given size: what does not fit is left out, from the last word on. */
import type { Attachment } from "svelte/attachments";

/** How far letters reach out of their line, in pixels. */
const OUT = 3;

/** The box must not grow with its text. */
export function fitted(text: string): Attachment<HTMLElement> {
  return (node) => {
    const words = text.split(" ");
    const fit = () => {
      node.textContent = text;
      for (let count = words.length - 1; count > 0 && node.scrollHeight > node.clientHeight + OUT; count -= 1) {
        node.textContent = `${words.slice(0, count).join(" ").replace(/[.,:;]$/, "")} …`;
      }
    };
    const observer = new ResizeObserver(fit);
    observer.observe(node);
    void document.fonts.ready.then(fit);
    return () => observer.disconnect();
  };
}
