/** What this browser keeps. Storage that is broken, full or forbidden is as good as empty, and never an error. */

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
  } catch {
    // The page works on until it is closed.
  }
}
