/** What the components of this page share: the view, names and words, whose dungeon is in sight, what is to be marked. */
import { getContext, setContext } from "svelte";
import type { Desk } from "../../lib/desk";
import { Tabletop } from "../../lib/tabletop";
import { leave } from "./motion";
import { Turn } from "./turn.svelte";
import { cellAt, type Condition, type Player, type View } from "./view";

const KEY = Symbol("designer");

/** For challenges that count no elements, by their effect. */
const SIGNS: Record<string, string[]> = {
  tile_faces: ["stall"], clusters: ["cave", "masonry"], largest_cluster: ["masonry"], outer_openings: ["open"],
  uniform_lines: ["cave", "masonry"], cluster_sizes: ["cave", "masonry"], flat: ["rank"], rooms_with: ["gate"],
};

export class Scene extends Tabletop<View> {
  readonly turn: Turn;
  /** Whom a spectator has chosen to look at. */
  #watched = $state(0);
  /** The room that is looked at closely: on a card, or where it lies. */
  closer = $state.raw<{ room: string; seat: number | null; row: number; col: number } | null>(null);
  /** The player whose dungeon is enlarged. */
  visited = $state<number | null>(null);

  constructor(desk: () => Desk, replay: boolean) {
    super(desk, replay);
    this.turn = new Turn(desk, replay);
  }

  /** The seat whose dungeon is large. */
  get seat(): number {
    return this.desk.state.seat ?? Math.min(this.#watched, this.view.players.length - 1);
  }

  get watching(): boolean {
    return this.desk.state.seat === null;
  }

  /** The large dungeon belongs to the person who looks. */
  get own(): boolean {
    return !this.watching && !this.replay;
  }

  watch(seat: number): void {
    this.#watched = seat;
  }

  get player(): Player {
    return this.view.players[this.seat] as Player;
  }

  /** The view after the move that is aimed at or picked. */
  get ahead(): View | null {
    return this.turn.after(this.turn.shown);
  }

  /** Make the picked move; its piece will fly from where it lies now. */
  submit(): void {
    const [verb, thing, part] = this.turn.picked;
    const from = {
      build: `[data-testid="card-${thing}"] > svg`, place: `[data-testid="tile-${thing}"] > svg`,
      buy: `[data-testid="part-${thing}-${part}"] .tiles > svg`,
    }[verb ?? ""];
    leave(from ? document.querySelectorAll(from) : []);
    void this.turn.submit();
  }

  lookAtCard(room: string): void {
    this.closer = { room, seat: null, row: 0, col: 0 };
  }

  lookAtCell(row: number, col: number): void {
    const cell = cellAt(this.player, row, col);
    if (cell) this.closer = { room: cell.room, seat: this.seat, row, col };
  }

  override name(who: number | string): string {
    return typeof who === "string" ? "Jael" : super.name(who);
  }

  /** The icons of what a goal or challenge counts. */
  signs(id: string): string[] {
    const counted = this.field<string[]>(id, "of") ?? [];
    return counted.length ? counted.filter((one) => one !== "monster") : (SIGNS[this.field<string>(id, "effect") ?? ""] ?? []);
  }

  /** A condition in words: "cave", "goblin", "trap". */
  wanted(condition: Condition): string {
    if (condition.kind === "type") return this.word(`type-${condition.value}`);
    return condition.kind === "class" ? this.word(`class-${condition.value}`) : this.card(condition.value);
  }

  /** The line under the pointer speaks of this. */
  spoken(what: Record<string, unknown>): boolean {
    const args = this.desk.spotlight?.args;
    const listed = (name: string) => args?.[`${name}s`];
    return !!args && Object.entries(what).every(([name, value]) => args[name] === value || [listed(name)].flat().includes(value));
  }

  spokenCell(seat: number, row: number, col: number): boolean {
    const target = this.spoken({ seat, to_row: row, to_col: col });
    const swapped = this.spoken({ seat, row }) && (this.spoken({ first: col }) || this.spoken({ second: col }));
    return target || swapped || this.spoken({ seat, row, col });
  }

  /** Where a player built or laid something last. */
  newest(seat: number): { row: number; col: number } | null {
    const { lines } = this.desk.state;
    for (let at = lines.length - 1; at >= 0; at -= 1) {
      const { kind, args } = lines[at]!;
      if (args.seat === seat && (kind === "built" || kind === "tile_placed")) return { row: args.row as number, col: args.col as number };
    }
    return null;
  }
}

export const provideScene = (scene: Scene): Scene => setContext(KEY, scene);
export const useScene = (): Scene => getContext<Scene>(KEY);
