/** What the components of this page share: the view, names and words, whose dungeon is in sight, what is to be marked. */
import { getContext, setContext } from "svelte";
import type { Desk } from "../../lib/desk";
import { share } from "../../lib/share";
import { Tabletop } from "../../lib/tabletop";
import { arranged, countLaid, lay, laidBy, remember, remembered, type Corners } from "./corners";
import { leave } from "./motion";
import { Turn } from "./turn.svelte";
import { cellAt, counted, PASSAGE, type Condition, type Player, type View } from "./view";
import type { Words } from "./words";

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

  #corners = $state.raw<Corners>({});
  readonly #laid = $derived(laidBy(this.desk.state.lines, this.#corners));
  /** Rooms that are as they were stay the same objects, with tiles or without. */
  #before: View | null = null;
  readonly #arranged = $derived((this.#before = share(this.#before, arranged(this.desk.state.view as View, this.#laid))));

  constructor(desk: () => Desk, replay: boolean) {
    super(desk, replay);
    this.turn = new Turn(desk, replay);
    this.#corners = remembered(desk().state.table.id);
  }

  /** The view with all tiles in the corners where they were put. */
  override get view(): View {
    return this.#arranged;
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
  readonly ahead: View | null = $derived.by(() => {
    const view = this.turn.after(this.turn.shown);
    const [verb, element = "", first = "", second] = (this.turn.shown ?? "").split(" ");
    if (!view) return null;
    if (verb !== "move" && (verb !== "place" || element === PASSAGE)) return arranged(view, this.#laid);
    const picked = !this.turn.aim || this.turn.aim === this.turn.move;
    const tile = { element, spot: second ?? first, corner: this.turn.aimedCorner ?? (picked ? this.turn.corner : null) };
    const own = lay(this.#laid.get(this.seat) ?? [], tile, verb === "move" ? first : null);
    return arranged(view, new Map(this.#laid).set(this.seat, own));
  });

  /** Make the picked move; its piece will fly from where it lies now. */
  submit(): void {
    const [verb, thing, part] = this.turn.picked;
    const from = {
      build: `[data-testid="card-${thing}"] > svg`, place: `[data-testid="tile-${thing}"] > svg`,
      buy: `[data-testid="part-${thing}-${part}"] .tiles > svg`,
    }[verb ?? ""];
    leave(from ? document.querySelectorAll(from) : []);
    if (verb === "move" || (verb === "place" && thing !== PASSAGE)) this.#keepCorner();
    void this.turn.submit();
  }

  #keepCorner(): void {
    const { lines, table } = this.desk.state;
    const own = (this.#corners[this.seat] ?? []).slice(0, countLaid(lines, this.seat));
    own[countLaid(lines, this.seat)] = this.turn.corner;
    this.#corners = { ...this.#corners, [this.seat]: own };
    remember(table.id, this.#corners);
  }

  /** What passing costs and brings, in few words: the gold that is lost, the rank that is taken. */
  leaving(w: Words): string[] {
    const { jael, year, passed, printed } = this.view;
    const { gold, points } = this.player;
    if (jael && year === 4) return [w.goldAgainst(gold, jael.gold ?? 0), `+${w.reputationOf(points.gold ?? 0)}`];
    const rank = passed.length + 1;
    const place = year < 4 ? w.rank(rank) : w.rankFor(rank, printed.rank[rank - 1] ?? 0);
    return [...(gold ? [w.goldLost(gold)] : []), ...(jael ? [] : [place])];
  }

  /** Tiles in words, those of one kind together. */
  tileNames(tiles: readonly string[], w: Words): string[] {
    return counted(tiles).map(({ tile, count }) => w.times(this.card(tile), count));
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

  /** Where a player has built or laid something since the last decision of the one who looks. */
  recentCells(seat: number): { row: number; col: number }[] {
    const cells = this.desk.recent.flatMap(({ kind, args }) => {
      if (args.seat !== seat || !["built", "tile_placed", "tile_moved", "passage_placed"].includes(kind)) return [];
      return [{ row: (args.to_row ?? args.row) as number, col: (args.to_col ?? args.col) as number }];
    });
    return cells.filter(({ row, col }, at) => !cells.slice(0, at).some((one) => one.row === row && one.col === col));
  }

  /** The challenge was taken, or the part of a stall bought, since then. */
  isRecent(kind: string, what: Record<string, unknown>): boolean {
    return this.desk.recent.some((line) => line.kind === kind && Object.entries(what).every(([name, value]) => line.args[name] === value));
  }

  /** Who bought this part of a stall on display. */
  buyerOf(stall: string, part: string): number | null {
    const line = this.desk.state.lines.findLast(({ kind, args }) => kind === "bought" && args.stall === stall && args.part === part);
    return line ? (line.args.seat as number) : null;
  }
}

export const provideScene = (scene: Scene): Scene => setContext(KEY, scene);
export const useScene = (): Scene => getContext<Scene>(KEY);
