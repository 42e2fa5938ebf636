/** The dungeon as this seat uses it: what is marked where, and what a press on a square, a hall or a portcullis means. */
import { gatesOf, signAt } from "./art";
import { Layout, type Point, type Turned } from "./geometry";
import { actorOf, belongs, hallOf, isGrave, isSquare, squareOf, strikes, verbOf } from "./moves";
import type { Alone } from "./solo.svelte";
import { selectionOf, type Selected, type Turn } from "./turn.svelte";
import { figureKey, gateOf, itemsAt, pieceAt, pieceOf, slotAt, spot, squareName, way, type Advance, type Piece, type Side } from "./view";

export interface Mark {
  square: string;
  /** way: where it can go, with its action points; jump; strike: whoever stands there; hand: only to take or put; token: for what is to be placed. */
  kind: "way" | "jump" | "strike" | "hand" | "token";
  ap: number | null;
  /** Legal now, the first of them at a click; none: it takes more than one action point. */
  moves: string[];
}

/** Several moves at one place: a small menu asks which. `at` is a square, a slot or a portcullis, null for the menu of all. */
interface Choice {
  at: string | null;
  moves: string[];
  /** Or somebody to select instead. */
  other: Selected | null;
}

export type Pointer = "mouse" | "touch" | "key";

/** The first of several is what a click means: nobody jumps where walking leads, too. */
const ORDER = ["fight", "lance", "shoot", "burn", "push", "heal", "go", "jump", "phase", "take", "put"];
const isPut = (move: string): boolean => verbOf(move) === "put" || move.endsWith(" put");
const rank = (move: string): number => ORDER.indexOf(verbOf(move));

export class Board {
  readonly table: Turn;
  readonly alone: Alone;
  readonly #turned: () => Turned;
  /** The square where arrows go on from. */
  cursor = $state<string | null>(null);
  /** The square under pointer or focus. */
  pointed = $state<string | null>(null);
  /** On touch screens: the square tapped once. */
  chosen = $state<string | null>(null);
  choice = $state.raw<Choice | null>(null);
  /** The figure that looks for a square to put down what it carries: only such squares are offered. */
  #putter = $state<string | null>(null);
  /** Lines of sight are shown. */
  sight = $state(false);
  /** Halls turn or figures walk: marks come afterwards. */
  moving = $state(false);

  constructor(alone: Alone, turned: () => Turned) {
    this.table = alone.table;
    this.alone = alone;
    this.#turned = turned;
  }

  readonly layout: Layout = $derived.by(() => new Layout(this.table.view.board, this.#turned()));

  /** The figure that moves are shown for: the own one selected, in the middle of a move the one that walks. */
  get actor(): Piece | null {
    const { kind, view, seat, mine, figure } = this.table;
    if (kind === "walk_on" && view.walk) return pieceOf(view, seat, view.walk.figure);
    return mine && kind === "act" ? figure : null;
  }

  /** The legal moves that are offered now: of the selected figure, else those that name none. */
  readonly offered: string[] = $derived.by(() => {
    const { table, actor } = this;
    if (table.kind !== "act" && table.kind !== "walk_on") return [];
    const moves = table.moves.filter((move) => (actor ? belongs(table.view, move, actor) : !actorOf(move)));
    const puts = this.putting ? moves.filter(isPut) : [];
    return puts.length ? puts : moves;
  });

  get putting(): boolean {
    return this.#putter !== null && this.#putter === this.actor?.kind;
  }

  set putting(yes: boolean) {
    this.#putter = yes ? (this.actor?.kind ?? null) : null;
  }

  /** Whether what the figure carries can be put down somewhere. */
  get canPut(): boolean {
    return this.offered.some(isPut);
  }

  /** Enemies that the selected figure can walk to and attack. */
  get #advances(): Advance[] {
    const { actor, table } = this;
    return actor?.kind && table.kind === "act" && !this.putting ? (table.view.advances[figureKey({ seat: actor.seat, kind: actor.kind })] ?? []) : [];
  }

  #advanceTo(square: string | null): Advance | null {
    const mark = square ? this.marks.get(square) : null;
    return mark?.kind === "strike" && !mark.moves.length ? (this.#advances.find(({ target }) => target === square) ?? null) : null;
  }

  readonly marks: Map<string, Mark> = $derived.by(() => {
    const { table } = this;
    const found = new Map<string, Mark>();
    for (const square of table.targets) {
      if (isSquare(square)) found.set(square, { square, kind: "token", ap: null, moves: [`${table.selected!.id} ${square}`] });
    }
    const { figure } = table;
    if (figure?.kind && figure.seat === table.seat && table.kind !== "walk_on" && !this.putting) {
      for (const [square, ap] of table.view.reach[figureKey({ seat: figure.seat, kind: figure.kind })] ?? []) found.set(square, { square, kind: "way", ap, moves: [] });
    }
    for (const move of this.offered) {
      const square = squareOf(move);
      if (!square) continue;
      const mark = found.get(square) ?? { square, kind: "hand", ap: null, moves: [] };
      mark.moves.push(move);
      found.set(square, mark);
    }
    for (const { target: square, moves } of this.#advances) {
      if (!found.get(square)?.moves.some(strikes)) found.set(square, { square, kind: "strike", ap: moves.length, moves: [] });
    }
    for (const mark of found.values()) {
      mark.moves.sort((one, other) => rank(one) - rank(other));
      const [first] = mark.moves;
      if (!first || mark.kind === "token") continue;
      if (strikes(first)) mark.kind = "strike";
      else if (verbOf(first) === "jump" || verbOf(first) === "phase") mark.kind = "jump";
      else if (verbOf(first) === "go") mark.kind = "way";
    }
    return found;
  });

  /** Slots where something can be done: revealed, or a token laid. */
  slotMoves(slot: string): string[] {
    const { table } = this;
    if (table.targets.includes(slot)) return [`${table.selected!.id} ${slot}`];
    return table.starting(`reveal ${slot}`);
  }

  /** Where a portcullis stands on the page. */
  gateSpot(id: string): Point | null {
    for (const slot of this.table.view.slots) {
      const mark = gatesOf(slot).find(({ gate }) => gate.gate === id);
      if (mark) return this.layout.inSlot(slot, mark);
    }
    return null;
  }

  gateMoves(gate: string): string[] {
    return ["open", "close", "break"].map((verb) => `${verb} ${gate}`).filter((move) => this.table.can(move));
  }

  /** All quarter turns, whoever makes them; the hall of the selected figure first. */
  readonly turns: string[] = $derived.by(() => {
    const { view, figure, moves } = this.table;
    const own = figure ? slotAt(view, figure.square)?.hall : null;
    return moves.filter(hallOf).sort((one, other) => Number(hallOf(other) === own) - Number(hallOf(one) === own));
  });

  isPit(square: string): boolean {
    const slot = slotAt(this.table.view, square);
    if (!slot?.up || !slot.hall) return false;
    const { x, y } = spot(square);
    return signAt(this.table.hall(slot.hall), slot.turned, 2 * (x - slot.x) - 4, 2 * (y - slot.y) - 4) === "O";
  }

  /** The way that is drawn: to the square pointed at or tapped. */
  readonly path: string[] = $derived.by(() => {
    const { actor, table } = this;
    const figure = table.figure;
    const advance = table.aim ? null : (table.aimed ?? table.advancing);
    const goal = table.goal ?? advance?.to ?? this.#goal();
    if (!goal || !figure?.kind || (!actor && figure.seat === table.seat)) return [];
    const squares = way(table.view, { seat: figure.seat, kind: figure.kind }, goal);
    return squares.length ? [figure.square, ...squares, ...(advance ? [advance.target] : [])] : [];
  });

  #goal(): string | null {
    const aimed = this.table.aim ? squareOf(this.table.aim) : null;
    const square = aimed ?? this.pointed ?? this.chosen;
    return square && this.marks.get(square)?.kind === "way" ? square : null;
  }

  /** Whose reach is shown as a threat: an enemy selected, else one under the pointer. */
  get threat(): Piece | null {
    const { looked, figure, seat } = this.table;
    const foe = (piece: Piece | null): boolean => !!piece && piece.seat !== seat && !piece.wounded;
    return foe(looked) ? looked : foe(figure) ? figure : null;
  }

  /** A new question: nothing is open or tapped. */
  begin(): void {
    this.choice = null;
    this.chosen = null;
    this.putting = false;
    this.aimAt(this.pointed);
  }

  /** The pointer, or focus, is over a square: what would happen there is shown. */
  point(square: string | null): void {
    const { table } = this;
    this.pointed = square;
    const piece = square ? pieceAt(table.view, square) : null;
    table.hover(piece ? selectionOf(piece) : null);
    this.aimAt(square);
  }

  private aimAt(square: string | null): void {
    const [first] = square ? (this.marks.get(square)?.moves ?? []) : [];
    this.table.aim = first ?? null;
    this.table.aimed = this.#advanceTo(square);
  }

  press(square: string, at: Element, by: Pointer): void {
    const { table, actor } = this;
    const { selected, view } = table;
    const open = this.choice?.at === square;
    this.cursor = square;
    this.choice = null;
    table.unsure();
    if (selected?.kind === "token") return void table.play(`${selected.id} ${square}`, at);
    const piece = pieceAt(view, square);
    const other = piece && piece !== table.figure ? selectionOf(piece) : null;
    const mark = this.marks.get(square);
    const moves = mark?.moves.length ? mark.moves : this.#byAnybody(square);
    if (piece && !actor && piece.seat === table.seat) return table.select(selectionOf(piece));
    if (piece && piece === table.figure && table.kind === "act") return this.#again(square, moves, open);
    const rival = piece !== null && piece !== table.figure && this.isReady(piece);
    if (moves.length && !(rival && !this.putting && moves.every(isPut))) return this.#offer(square, moves, other, at, by, rival);
    const advance = this.#advanceTo(square);
    if (advance && table.advancing === advance) return void table.confirm(at);
    if (advance) return table.advance(advance);
    if (mark?.kind === "way" && actor?.kind) return this.#confirm(square, by, () => void table.walk(actor.kind!, square, at));
    if (piece && (other ? piece.seat === table.seat || !actor : true)) return table.select(selectionOf(piece));
    if (actor) void table.refuse(this.#nearest(square, piece, actor), at);
    else if (table.selected) table.select(null);
  }

  /** The selected figure is pressed again: what it can do on the spot, else it is let go. */
  #again(square: string, moves: string[], open: boolean): void {
    if (moves.length && !open) this.choice = { at: square, moves, other: null };
    else this.table.select(null);
  }

  /** What is legal here, though not for the selected figure. */
  #byAnybody(square: string): string[] {
    return this.actor ? this.table.moves.filter((move) => !actorOf(move) && squareOf(move) === square) : [];
  }

  /**
   * One legal move is made, several ask; so does one where another figure (a rival) could be meant. To put something down is
   * no reason to ask everywhere: the menu and a long press have it.
   */
  #offer(square: string, moves: string[], other: Selected | null, at: Element, by: Pointer, rival: boolean): void {
    const { table } = this;
    const [first] = moves as [string];
    const plain = verbOf(first) === "go" && by !== "touch" && !itemsAt(table.view, square).length && !other;
    if (table.armed && moves.includes(table.armed)) return void table.play(table.armed, at);
    if ((moves.length > 1 && !plain) || (rival && !this.putting)) {
      this.chosen = square;
      this.choice = { at: square, moves, other };
    } else this.#make(first, square, at, by);
  }

  /** What cannot be taken back is armed first, and what nobody was chosen for. */
  #make(move: string, square: string, at: Element, by: Pointer): void {
    const { table } = this;
    if (table.armed === move || (this.actor && !isGrave(move))) this.#confirm(square, by, () => void table.play(move, at));
    else table.arm(move);
  }

  /** On touch screens the first tap shows, the second does. */
  #confirm(square: string, by: Pointer, act: () => void): void {
    if (by !== "touch" || this.chosen === square) {
      this.chosen = null;
      act();
    } else this.chosen = square;
  }

  /** All that can be done on a square, to choose from: at a long press, with the other mouse button. */
  ask(square: string): void {
    const moves = this.marks.get(square)?.moves ?? [];
    if (moves.length) this.choice = { at: square, moves, other: null };
  }

  /** All that the selected figure, or without one anybody, can do. */
  menu(): void {
    this.choice = this.choice || !this.offered.length ? null : { at: null, moves: this.offered, other: null };
  }

  /** Out of a menu: a fight or turn is shown first, anything else is done. */
  take(move: string, at: Element | null): void {
    this.choice = null;
    this.chosen = null;
    if (isGrave(move)) this.table.arm(move);
    else void this.table.play(move, at);
  }

  pressSlot(slot: string, at: Element, by: Pointer): void {
    const { table } = this;
    this.choice = null;
    table.unsure();
    const [move] = this.slotMoves(slot);
    if (table.selected?.kind === "token") void table.play(`${table.selected.id} ${slot}`, at);
    else if (move) this.#confirm(slot, by, () => void table.play(move, at));
    else if (table.kind === "act") void table.refuse(`reveal ${slot}`, at);
  }

  pressGate(gate: string, at: Element, by: Pointer): void {
    const { table } = this;
    const moves = this.gateMoves(gate);
    this.choice = null;
    if (moves.length > 1) this.choice = { at: gate, moves, other: null };
    else if (moves[0]) this.#confirm(gate, by, () => void table.play(moves[0]!, at));
    else if (table.kind === "act") void table.refuse(`${table.mine === "colossus" ? "break" : gateOf(table.view, gate)?.state === "open" ? "close" : "open"} ${gate}`, at);
  }

  /** The move somebody most likely meant by a press that no legal one answers. */
  #nearest(square: string, piece: Piece | null, actor: Piece): string {
    if (piece && piece.seat !== actor.seat) {
      const near = Math.abs(spot(square).x - spot(actor.square).x) + Math.abs(spot(square).y - spot(actor.square).y) === 1;
      if (!near && actor.carries?.kind === "bow") return `shoot ${square}`;
      return !near && actor.carries?.kind === "extendable_lance" ? `lance ${actor.kind} ${square}` : `fight ${square}`;
    }
    return piece?.wounded && actor.kind === "cleric" ? `heal ${square}` : `go ${actor.kind} ${square}`;
  }

  /** Show the quarter turn of a hall; again: turn it. */
  turn(move: string, at: Element | null): void {
    if (this.table.armed === move) void this.table.play(move, at);
    else this.table.arm(move);
  }

  /** The other direction of the armed quarter turn, where there is one. */
  otherWay(): boolean {
    const { armed } = this.table;
    const hall = armed && hallOf(armed);
    const other = hall && this.turns.find((move) => hallOf(move) === hall && move !== armed);
    if (other) this.table.arm(other);
    return !!other;
  }

  /** Nobody has looked yet: where arrows begin. */
  get start(): string {
    const { view, figure, seat } = this.table;
    const own = view.pieces.find((piece) => piece.seat === (seat ?? view.active ?? 0));
    return this.cursor ?? figure?.square ?? own?.square ?? squareName(view.board.west, 4);
  }

  /** The square an arrow leads to; a hall face down is one step wide. */
  next(from: string, arrow: Side): string {
    const { x: dx, y: dy } = this.layout.step(arrow);
    const { view } = this.table;
    const here = slotAt(view, from);
    let { x, y } = spot(from);
    do {
      x += dx;
      y += dy;
    } while (here && !here.up && this.layout.has(x, y) && slotAt(view, squareName(x, y)) === here);
    return this.layout.has(x, y) ? squareName(x, y) : from;
  }

  /** One square after another of those where a click means such a move. */
  cycle(verbs: readonly string[]): string | null {
    const all = [...this.marks.values()].filter((mark) => verbs.includes(mark.moves[0] ? verbOf(mark.moves[0]) : mark.kind === "strike" ? "fight" : "")).map((mark) => mark.square);
    return all[(all.indexOf(this.cursor ?? "") + 1) % all.length] ?? null;
  }

  /** The own figures that have something to do. */
  readonly ready: Set<string> = $derived.by(() => {
    const { table } = this;
    return new Set(table.kind === "act" ? table.moves.flatMap((move) => actorOf(move) ?? []) : []);
  });

  isReady(piece: Piece): boolean {
    return piece.seat === this.table.seat && piece.kind !== null && this.ready.has(piece.kind);
  }
}
