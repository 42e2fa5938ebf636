/** What this browser keeps. Storage that is broken, full or forbidden is as good as empty, and never an error. */
import { SvelteSet } from "svelte/reactivity";

const unkept = new SvelteSet<string>();

/** The last of it could not be written: it ends with this page, and no other tab knows it. */
export const isUnkept = (name: string): boolean => unkept.has(name);

export function read(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null");
  } catch {
    return null;
  }
}

export function write(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
    unkept.delete(name);
  } catch {
    unkept.add(name);
  }
}
