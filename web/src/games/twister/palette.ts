/** How sides and figures are drawn at the table around a part; without a table as in a duel. */
import { getContext, setContext } from "svelte";
import { DUEL, type Colours } from "./art";

const KEY = Symbol("palette");

export interface Palette {
  readonly sides: readonly [Colours, Colours];
  /** What a figure is, and has the sign of: its kind, of a non-player character its type. */
  typeOf(kind: string): string;
}

const PLAIN: Palette = { sides: DUEL, typeOf: (kind) => kind };

export function providePalette(palette: Palette): void {
  setContext(KEY, palette);
}

export const usePalette = (): Palette => getContext<Palette | undefined>(KEY) ?? PLAIN;
