/** What did not change stays the very same object when news comes as JSON: the page leaves alone what it drew from it. */

type Tree = Record<string, unknown>;
const isTree = (value: unknown): value is Tree => typeof value === "object" && value !== null;

/** The new one, built of those parts of the old one that are alike; if all are, the old one itself. The new one is used up. */
export function share<T>(old: unknown, next: T): T {
  if (old === next || !isTree(old) || !isTree(next) || Array.isArray(old) !== Array.isArray(next)) return next;
  const parts: Tree = next;
  const keys = Object.keys(parts);
  let alike = keys.length === Object.keys(old).length;
  for (const key of keys) {
    parts[key] = share(old[key], parts[key]);
    alike &&= key in old && parts[key] === old[key];
  }
  return (alike ? old : next) as T;
}
