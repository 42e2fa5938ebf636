/** Dice after a roll: which of them count. Only what a legal `result` move names can be chosen. */
import type { ResultOption } from "./view";

/** Which dice count, by their place in the row. */
export type Picked = readonly number[];
/** `open`: nobody here knows yet whether it will count. */
export type Role = "result" | "plus" | "unused" | "open";

/** The faces of the picked dice, highest first. */
const facesOf = (faces: readonly number[], picked: Picked): string =>
  picked.map((at) => faces[at] ?? 0).sort((one, other) => other - one).join(" ");

export function optionOf(faces: readonly number[], picked: Picked, options: readonly ResultOption[]): ResultOption | null {
  const wanted = facesOf(faces, picked);
  return options.find((option) => option.dice.join(" ") === wanted) ?? null;
}

/** All choices of dice that the options allow. */
function choices(faces: readonly number[], options: readonly ResultOption[]): Picked[] {
  const all = Array.from({ length: 2 ** faces.length }, (_, bits) => faces.flatMap((_, at) => ((bits >> at) & 1 ? at : [])));
  return all.filter((picked) => optionOf(faces, picked, options));
}

const moved = (one: Picked, other: Picked): number => one.filter((at) => !other.includes(at)).length + other.filter((at) => !one.includes(at)).length;

const harm = (option: ResultOption): number => Object.values(option.damage).reduce((sum, n) => sum + n, 0);

/** What most people would take: success that can be paid, then damage, then what unused dice give, then the higher result. */
export function usual(faces: readonly number[], options: readonly ResultOption[]): Picked {
  const worth = (picked: Picked): number[] => {
    const option = optionOf(faces, picked, options)!;
    return [Number(option.paid), Number(option.success), harm(option), option.focus + option.health, option.total];
  };
  const better = (one: Picked, other: Picked): number => {
    const [a, b] = [worth(one), worth(other)];
    const at = a.findIndex((value, place) => value !== b[place]);
    return at < 0 ? 0 : b[at]! - a[at]!;
  };
  return choices(faces, options).sort(better)[0] ?? [];
}

/** Take a die in or out; the other dice change as little as the options allow. */
export function flip(faces: readonly number[], options: readonly ResultOption[], picked: Picked, at: number): Picked {
  const wanted = choices(faces, options).filter((one) => one.includes(at) !== picked.includes(at));
  return wanted.sort((one, other) => moved(one, picked) - moved(other, picked))[0] ?? picked;
}

/** The dice that a move names. */
export function pickedBy(faces: readonly number[], options: readonly ResultOption[], move: string): Picked | null {
  return choices(faces, options).find((picked) => optionOf(faces, picked, options)?.move === move) ?? null;
}

export function roleOf(faces: readonly number[], picked: Picked, at: number): Role {
  if (!picked.includes(at)) return "unused";
  const best = [...picked].sort((one, other) => faces[other]! - faces[one]!)[0];
  return at === best ? "result" : "plus";
}
