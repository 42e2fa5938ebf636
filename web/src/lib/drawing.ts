/** What drawings of all games share. */

/** Numbers from 0 to 1 that are the same for the same seed. */
export function chance(seed: string): () => number {
  let state = [...seed].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7);
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) | 0;
    return ((state >>> 8) & 0xffff) / 0x10000;
  };
}

/** A colour, lighter or darker. */
export const shade = (colour: readonly [number, number, number], by: number): string => `rgb(${colour.map((part) => Math.round(part * by)).join(" ")})`;

export const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;
