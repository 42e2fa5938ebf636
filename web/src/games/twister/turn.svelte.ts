/** One decision of this seat: what is selected, aimed at and armed. What is legal is what the server offers, word by word. */
import { Selection, type Thing as AnyThing } from "../../lib/decision.svelte";
import { choose } from "../../lib/words.svelte";
import { DUEL, SOLO, type Colours, type HallData } from "./art";
import type { Palette } from "./palette";
import { soloWords as soloPanels, words as panels, type PanelWords } from "./texts-panels";
import { figureKey, legs, pieceOf, type Advance, type Planned, type Piece, type Seat, type View } from "./view";
import { soloWords, words, type Words } from "./words";

/**
 * A thing on the table. `figure` is a seat and a kind, "0 naga" (also an enemy, whose reach is then shown); `token` is a move
 * without its target, "start naga", "lay rope", "place blue naga": the board lights where it may go.
 */
export type Selected = AnyThing<Kind>;
type Kind = "figure" | "token";

/** Questions that are answered by putting a token somewhere. */
const PLACING = ["start", "lay", "place", "spot"];

export class Turn extends Selection<View, Kind> implements Palette {
  #armed = $state<string | null>(null);
  #advancing = $state.raw<Advance | null>(null);
  /** The advance under the pointer. */
  aimed = $state.raw<Advance | null>(null);
  /** The square at the end of a walk of several action points that is under way. */
  goal = $state<string | null>(null);
  /** The result of a fight is being told: the end of the game waits for it. */
  scene = $state(false);
  /** Until the board has shown what happened last. */
  shownBy: Promise<unknown> = Promise.resolve();

  /** The words of this page in the language in use. */
  get words(): Words {
    return choose(this.view.solo ? soloWords : words);
  }

  /** Those of the panels. */
  get panels(): PanelWords {
    return choose(this.view.solo ? soloPanels : panels);
  }

  get sides(): readonly [Colours, Colours] {
    return this.view.solo ? SOLO : DUEL;
  }

  typeOf(kind: string): string {
    return this.field<string>(kind, "type") ?? kind;
  }

  /** The seat that looks; null for a spectator. */
  get seat(): Seat | null {
    return this.desk.state.seat as Seat | null;
  }

  /** A hall as the box prints it. */
  hall(id: string): HallData {
    return { ...(this.desk.box.cards[id]?.fields as unknown as Omit<HallData, "id">), id };
  }

  /** The side at the bottom of narrow boards and first in panels: the own one, for spectators yellow. */
  get near(): Seat {
    return this.seat ?? 0;
  }

  /** Whoever plays a side, where the name says more than its colour. */
  person(seat: Seat): string {
    if (this.view.solo && seat === 1) return "";
    const name = this.name(seat);
    return name === this.words.colours[seat] ? "" : name;
  }

  override select(thing: Selected | null): void {
    this.disarm();
    super.select(thing);
  }

  /** The figure selected, of either side. */
  get figure(): Piece | null {
    return this.#piece(this.selected);
  }

  /** The figure under the pointer. */
  get looked(): Piece | null {
    return this.#piece(this.hovered);
  }

  /** The own figure selected, by kind: what moves are for. */
  get mine(): string | null {
    const { figure } = this;
    return figure && figure.seat === this.seat ? figure.kind : null;
  }

  #piece(thing: Selected | null): Piece | null {
    const [seat, kind] = thing?.kind === "figure" ? thing.id.split(" ") : [];
    return kind ? pieceOf(this.view, Number(seat) as Seat, kind) : null;
  }

  /** Where the selected token may go: squares or slots. */
  get targets(): string[] {
    const token = this.selected?.kind === "token" ? this.selected.id : null;
    return token ? this.starting(token).map((move) => move.slice(token.length + 1)) : [];
  }

  /** The move that waits for its second click or Enter: a fight, a quarter turn, on touch screens also a way. */
  get armed(): string | null {
    return this.#armed && this.can(this.#armed) ? this.#armed : null;
  }

  arm(move: string | null): void {
    this.refusing = null;
    this.#advancing = null;
    this.#armed = move;
  }

  /** A way and an attack that wait for the second click together. */
  get advancing(): Advance | null {
    return this.#advancing && this.can(this.#advancing.moves[0]!) ? this.#advancing : null;
  }

  advance(advance: Advance): void {
    this.refusing = null;
    this.#armed = null;
    this.#advancing = advance;
  }

  disarm(): void {
    this.#armed = null;
    this.#advancing = null;
  }

  /** All moves that the next confirmation makes, as one decision: what is asked, armed, or all that is left to do. */
  get ready(): string[] {
    const one = this.asking?.move ?? this.armed;
    if (one) return [one];
    return this.advancing?.moves ?? (this.ends ? ["end"] : []);
  }

  async confirm(at: Element | null = document.activeElement): Promise<void> {
    const [first, ...then] = this.ready;
    if (first) await this.play(first, at, then);
  }

  /** The move whose consequences are shown. */
  get shown(): string | null {
    return this.aim && this.can(this.aim) ? this.aim : this.armed;
  }

  /** The fight that the shown move would be. */
  get fight(): { moves: string[]; fight: Planned } | null {
    const move = this.shown;
    const fight = move ? this.view.fights[move] : undefined;
    if (move && fight) return { moves: [move], fight };
    return move ? null : (this.aimed ?? this.advancing);
  }

  override async play(move: string, at: Element | null = document.activeElement, then: string[] = []): Promise<boolean> {
    if (this.can(move)) this.disarm();
    return super.play(move, at, then);
  }

  /** Nothing is left to do in this turn but to end it. */
  get ends(): boolean {
    return this.kind === "act" && this.moves.length === 1 && this.can("end");
  }

  /** End the turn; ask before if nothing was done in it. */
  async endTurn(at: Element | null = document.activeElement): Promise<void> {
    const { ap } = this.view;
    if (ap && ap.left === ap.of && this.can("end") && this.moves.length > 1) this.sure("end", this.words.reallyEnd);
    else await this.play("end", at);
  }

  /** Walk to a square, however many action points it takes, and do `then` what follows there: one decision, one undo. */
  async walk(figure: string, goal: string, at: Element | null = document.activeElement, then: string[] = []): Promise<void> {
    const { seat, view } = this;
    if (this.goal || seat === null) return;
    const [first, ...rest] = legs(view, { seat, kind: figure }, goal).map((square) => `go ${figure} ${square}`);
    if (!first) return;
    this.goal = goal;
    await this.play(first, at, [...rest, ...then]);
    this.goal = null;
  }

  /** The line of the chronicle under the pointer speaks of this figure. */
  tells(seat: Seat, kind: string | null): boolean {
    const { name } = this.sides[seat];
    return kind !== null && (this.desk.spotlight?.args.side ?? name) === name && this.spoken(kind);
  }

  /** A new question: only what this seat can still act with, or looks at, stays selected. A figure in the middle of its move is, and the only token. */
  begin(): void {
    this.disarm();
    this.aimed = null;
    const { figure, view, seat } = this;
    const acts = this.kind === "act" || this.kind === "walk_on";
    this.renew(figure ? !figure.wounded && (figure.seat !== seat || acts) : this.targets.length > 0);
    const walker = this.kind === "walk_on" && view.walk && seat !== null ? figureKey({ seat, kind: view.walk.figure }) : null;
    if (walker && !this.isSelected("figure", walker)) this.select({ kind: "figure", id: walker });
    const tokens = PLACING.includes(this.kind ?? "") ? new Set(this.moves.map((move) => move.slice(0, move.lastIndexOf(" ")))) : null;
    const [only] = tokens ?? [];
    if (only && tokens?.size === 1 && !this.isSelected("token", only)) this.select({ kind: "token", id: only });
  }
}

export const selectionOf = ({ seat, kind }: Piece): Selected | null => (kind ? { kind: "figure", id: figureKey({ seat, kind }) } : null);
