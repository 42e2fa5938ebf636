/** How words and figures are set. */

/** The letters of the longest word: it must fit into one line. */
export const longest = (name: string): number => Math.max(...name.split(/[\s-]/).map((word) => word.length));

/** A name of more letters than fit into a line, in two: broken where they are most alike. */
export function inLines(name: string, fit: number): string[] {
  const gaps = name.length > fit ? [...name.matchAll(/ /g)].map((gap) => gap.index) : [];
  const off = (gap: number) => Math.abs(gap - name.length / 2);
  const [middle] = gaps.sort((one, other) => off(one) - off(other));
  return middle === undefined ? [name] : [name.slice(0, middle), name.slice(middle + 1)];
}

/** A difference of figures, with a sign that can be read aloud. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "±0");
