/** Where the points of a side came from, as far as the teams show it. */
import type { MemberState, Seat, Thing, View } from "./view";

interface Point extends Thing {
  state: MemberState;
}

const of = (view: View, seat: Seat, state: MemberState): Point[] => view.teams[seat].figures.flatMap((member) => (member.state === state ? { seat, kind: member.kind, state } : []));

/** Own figures that escaped, then enemies that were eliminated. */
export function pointsOf(view: View, seat: Seat): Point[] {
  return [...of(view, seat, "out"), ...of(view, (1 - seat) as Seat, "eliminated")];
}

/** How many figures of a side are in such a state. */
export const countOf = (view: View, seat: Seat, ...states: MemberState[]): number => view.teams[seat].figures.filter((member) => states.includes(member.state)).length;
