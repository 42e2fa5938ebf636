/** The state of the page: the decision of this seat, the card in its hand, what is looked at. */
import { Selection } from "../../lib/decision.svelte";
import type { Refused } from "../../lib/messages";
import { choose } from "../../lib/words.svelte";
import { readFace, type Face, type Point } from "./geometry";
import { planText, sameLaid, type Dungeon, type Laid, type Player, type Spot, type View } from "./view";
import { words, type Words } from "./words";

/** An offer is a move without its extras, "token pit", "book top", "card D605"; a card lies in the hand or in the dungeon. */
type Kind = "offer" | "card";
/** A path of no more steps is lost without a question. */
const FEW = 2;
export type Levels = "both" | "upper" | "lower";

/** A card between hand and table. */
export interface Held {
  card: string;
  turned: boolean;
  /** Where it lies; null for one from the hand. */
  from: Laid | null;
}

/** A card to be seen large, or words, beside what shows it. */
interface Looked {
  card: string | null;
  words: string;
  at: Element;
}

/** Where carried cards can be let go of: the mat. */
interface Landing {
  hover(client: Point): void;
  explain(): void;
  drop(client: Point): Promise<void>;
}

export class Turn extends Selection<View, Kind> {
  #held = $state.raw<Held | null>(null);
  #looked = $state.raw<Looked | null>(null);
  #visited = $state<number | null>(null);
  #wielded = $state<string | null>(null);
  /** Where the held card hovers: the cell of its upper left corner. */
  ghost = $state.raw<Point | null>(null);
  /** Where the pointer carries the held card; null while it does not. */
  carried = $state.raw<Point | null>(null);
  /** Why the held card cannot lie where it hovers. */
  fault = $state.raw<Refused | null>(null);
  /** The mat, while it is on the page. */
  landing: Landing | null = null;
  /** Which level is drawn. */
  levels = $state<Levels>("both");
  readonly #faces = new Map<string, Face>();

  get words(): Words {
    return choose(words);
  }

  /** The seat that looks; null for a spectator. */
  get seat(): number | null {
    return this.desk.state.seat;
  }

  get me(): Player | null {
    return this.seat === null ? null : (this.view.players[this.seat] ?? null);
  }

  /** This seat lays and draws now. */
  get building(): boolean {
    return this.view.phase === "explore" && this.can("submit");
  }

  /** Whose dungeon lies on the mat. */
  get shown(): number {
    return this.#visited ?? this.seat ?? 0;
  }

  /** The dungeon on the mat. */
  get dungeon(): Dungeon | null {
    return this.view.players[this.shown]?.dungeon ?? null;
  }

  /** The own dungeon lies on the mat, and can be changed. */
  get drawing(): boolean {
    return this.building && this.shown === this.seat;
  }

  /** Put somebody's dungeon on the mat; null is one's own. */
  visit(seat: number | null): void {
    this.letGo();
    this.#visited = seat === this.seat ? null : seat;
  }

  /** A card as it is printed, upright or turned. */
  face = (card: string, turned: boolean): Face => {
    const key = `${card} ${turned}`;
    const face = this.#faces.get(key) ?? readFace(this.desk.box.cards[card]?.fields ?? {}, turned);
    this.#faces.set(key, face);
    return face;
  };

  // The card in the hand

  get held(): Held | null {
    return this.#held;
  }

  /** Take a card of the hand, or one that lies; the same once more puts it back. */
  hold(card: string, from: Laid | null = null): void {
    if (this.#held?.card === card && sameLaid(this.#held.from, from)) this.letGo();
    else this.take(card, from);
  }

  take(card: string, from: Laid | null): void {
    this.letGo();
    this.refusing = null;
    this.look(null);
    this.#visited = null;
    if (this.building) this.#held = { card, turned: from?.turned ?? false, from };
  }

  turn(): void {
    if (!this.#held) return;
    this.fault = null;
    this.#held = { ...this.#held, turned: !this.#held.turned };
  }

  letGo(): void {
    this.#held = null;
    this.ghost = null;
    this.carried = null;
    this.fault = null;
  }

  /** Where the held card may lie, turned as it is. */
  get spots(): Point[] {
    const held = this.#held;
    return held ? this.allSpots.flatMap(([turned, x, y]) => (turned === held.turned ? [{ x, y }] : [])) : [];
  }

  /** Where it may lie either way. */
  readonly allSpots: Spot[] = $derived.by(() => {
    const held = this.#held;
    if (!held) return [];
    const { building } = this.view;
    if (!held.from) return building?.lays[held.card] ?? [];
    const { turned, x, y } = held.from;
    return [[turned, x, y], ...(building?.shifts[this.#placeOf(held.from)] ?? [])];
  });

  /** The move that would lay the held card there. */
  layText({ x, y }: Point): string {
    return `lay ${this.#held?.card} ${this.#held?.turned ? 180 : 0} ${x} ${y}`;
  }

  fits({ x, y }: Point): boolean {
    return this.spots.some((spot) => spot.x === x && spot.y === y);
  }

  /** Lay the held card; false if it cannot lie there. */
  async lay(spot: Point, at: Element | null = document.activeElement): Promise<boolean> {
    const held = this.#held;
    if (!held) return false;
    const move = this.layText(spot);
    if (!this.fits(spot)) {
      await this.refuse(move, at);
      return false;
    }
    const laid = { card: held.card, turned: held.turned, ...spot };
    this.letGo();
    if (held.from && sameLaid(held.from, laid) && held.from.turned === laid.turned) return true;
    return !held.from && this.can(move) ? this.play(move, at) : this.plan(this.#rebuilt(held.from, laid), true, at);
  }

  /** Whether a laid card can be taken back: the others must hold together without it. */
  lifts(laid: Laid): boolean {
    return !!this.view.building?.lifts[this.#placeOf(laid)];
  }

  /** Which of the own laid cards this is: two may have the same name. */
  #placeOf(laid: Laid): number {
    return this.me?.dungeon?.cards.findIndex((one) => sameLaid(one, laid)) ?? -1;
  }

  /** Take a laid card back into the hand. */
  async lift(laid: Laid, at: Element | null = document.activeElement): Promise<boolean> {
    this.letGo();
    return this.plan(this.#rebuilt(laid, null), true, at);
  }

  /** The plan in which a card lies elsewhere, or one more, or one less. */
  #rebuilt(from: Laid | null, to: Laid | null): string {
    const cards = this.me?.dungeon?.cards ?? [];
    const changed = from ? cards.flatMap((one) => (sameLaid(one, from) ? (to ?? []) : one)) : [...cards, ...(to ? [to] : [])];
    return planText(changed, this.steps);
  }

  // The path

  get #used(): string[] {
    return this.me?.artefacts.flatMap(({ artefact, armed }) => (armed ? [`use ${artefact}`] : [])) ?? [];
  }

  get #drawn(): string[] {
    return this.me?.dungeon?.path?.steps.map(({ step }) => step) ?? [];
  }

  /** The moves of the own path, with the artefacts that help it. */
  get steps(): string[] {
    return [...this.#used, ...this.#drawn];
  }

  /** Cut the path to its first steps. */
  async cut(length: number, at: Element | null = document.activeElement, goesOn = false): Promise<boolean> {
    return this.plan(planText(this.me?.dungeon?.cards ?? [], [...this.#used, ...this.#drawn.slice(0, length)]), false, at, goesOn);
  }

  /** A step of a stroke that goes on with the one before it: both are one undo. */
  async draw(move: string, goesOn: boolean): Promise<boolean> {
    return this.#send(() => this.desk.play(move, [], goesOn));
  }

  /** Take back what was done last: a step, else a card. */
  async back(at: Element | null = document.activeElement): Promise<boolean> {
    const dungeon = this.me?.dungeon;
    const last = dungeon?.cards.at(-1);
    if (!this.building || !dungeon || !last) return false;
    return dungeon.path ? this.cut(dungeon.path.steps.length - 1, at) : this.lift(last, at);
  }

  /** Use an artefact on this path, or keep it; the path stays as far as it is legal. */
  async arm(artefact: string, at: Element | null = document.activeElement): Promise<boolean> {
    const use = `use ${artefact}`;
    if (this.can(use)) return this.play(use, at);
    const { steps } = this;
    const changed = steps.includes(use) ? steps.filter((step) => step !== use) : [use, ...steps];
    return this.plan(planText(this.me?.dungeon?.cards ?? [], changed), true, at);
  }

  /** Put this in the place of all that was laid and drawn; with `cut` up to what is not legal. */
  async plan(text: string, cut = false, at: Element | null = document.activeElement, goesOn = false): Promise<boolean> {
    return this.#send(() => this.desk.plan(text, cut, goesOn), at);
  }

  async #send(what: () => Promise<Refused | null>, at: Element | null = document.activeElement): Promise<boolean> {
    if (this.sending || !this.desk.active) return false;
    this.sending = true;
    this.refusing = null;
    const refused = await what();
    this.sending = false;
    if (refused) this.refusing = { refused, at };
    return !refused;
  }

  /** Where a path may start, also in the place of one that is begun. */
  get starts(): string[] {
    return [...this.starting("start"), ...(this.view.building?.starts ?? [])];
  }

  /** Start here; ask before if a longer path would be lost. */
  async start(move: string, at: Element | null = document.activeElement): Promise<void> {
    const drawn = this.me?.dungeon?.path?.steps.length ?? 0;
    if (this.can(move) || drawn <= FEW) await this.play(move, at);
    else this.sure(move, this.words.reallyRestart);
  }

  override async play(move: string, at: Element | null = document.activeElement, then: string[] = []): Promise<boolean> {
    if (this.can(move) || !this.view.building?.starts.includes(move)) return super.play(move, at, then);
    this.unsure();
    return this.plan(planText(this.me?.dungeon?.cards ?? [], [...this.#used, move]), false, at);
  }

  /** The book whose moves the mat shows. */
  get wielded(): string | null {
    return this.#wielded && this.starting(`book ${this.#wielded}`).length ? this.#wielded : null;
  }

  /** Take a book to use it on the path; the same once more puts it back. */
  wield(book: string | null): void {
    this.#wielded = this.#wielded === book ? null : book;
    this.aim = null;
  }

  /** The path has come to its end: there is nothing to draw any more. */
  get complete(): boolean {
    const end = this.me?.dungeon?.path?.end;
    return !!end && end !== "open" && !this.held && this.kind !== "pit";
  }

  /** Finish; ask before if the path does not end at an exit. */
  async submit(at: Element | null = document.activeElement): Promise<void> {
    this.letGo();
    const end = this.me?.dungeon?.path?.end;
    if (end === "exit" || !this.can("submit")) await this.play("submit", at);
    else this.sure("submit", end ? this.words.reallyNoExit : this.words.reallyNoPath);
  }

  // A card to be seen large

  get looked(): Looked | null {
    return this.#looked;
  }

  /** Show a card large beside this element; null hides it. */
  look(card: string | null, at: Element | null = null): void {
    this.#looked = card && at ? { card, words: "", at } : null;
  }

  /** Say what this element is called; null says nothing any more. */
  tell(words: string | null, at: Element | null = null): void {
    this.#looked = words && at ? { card: null, words, at } : null;
  }

  /** A new question: a card that can still be laid stays in the hand. */
  begin(): void {
    const held = this.#held;
    const here = held?.from ? this.me?.dungeon?.cards.some((one) => sameLaid(one, held.from)) : held && this.view.hand.includes(held.card);
    if (!here || !this.building) this.letGo();
    this.#wielded = null;
    this.renew();
  }
}
