/** One decision of this seat: what is selected and aimed at. What is legal is what the server offers, word by word. */
import type { Desk } from "../../lib/desk";
import type { Refused } from "../../lib/messages";
import { choose, pick } from "../../lib/words.svelte";
import { cellAt, foesOf, heroOf, type Chance, type Hero, type View } from "./view";
import { words, type Words } from "./words";

/**
 * A thing on the table. `line` is a move as far as it is chosen, without its target: "attack hammer", "cast fireball",
 * "use healing_hands", "portal"; `foe` g1, minotaur, boss; `hero` the seat as text; `cell` d4 or l3; `card` a content id.
 */
export interface Thing {
  kind: "line" | "foe" | "hero" | "cell" | "card";
  id: string;
}

interface Refusing {
  refused: Refused;
  /** What was touched; the bubble stands beside it. */
  at: Element | null;
}

interface Asking {
  move: string;
  question: string;
}

/** What must stay as it is for a hero to walk on: anything else is news, and stops him. */
function news(view: View, seat: number): string {
  const hero = heroOf(view, seat);
  return JSON.stringify([view.active, view.act, view.torch.at, foesOf(view).map((foe) => foe.foe), hero?.health, hero?.focus, hero?.unconscious]);
}

export class Turn {
  readonly #desk: () => Desk;
  #selected = $state.raw<Thing | null>(null);
  #hovered = $state.raw<Thing | null>(null);
  #asking = $state.raw<Asking | null>(null);
  /** The move under pointer or focus: its odds are shown. */
  aim = $state<string | null>(null);
  refusing = $state.raw<Refusing | null>(null);
  sending = $state(false);
  /** The rooms still to be entered of a walk that is under way. */
  route = $state.raw<readonly string[]>([]);

  readonly moves: readonly string[] = $derived.by(() => {
    const desk = this.#desk();
    return desk.active ? desk.state.choices.map((choice) => choice.move) : [];
  });
  readonly #legal = $derived(new Set(this.moves));

  constructor(
    desk: () => Desk,
    /** A game that goes on elsewhere: nobody here is "you". */
    readonly replay = false,
  ) {
    this.#desk = desk;
  }

  get desk(): Desk {
    return this.#desk();
  }

  get view(): View {
    return this.desk.state.view as View;
  }

  /** The words of this page in the language in use. */
  get words(): Words {
    return choose(words);
  }

  /** The seat that looks; null for a spectator. */
  get seat(): number | null {
    return this.desk.state.seat;
  }

  /** The hero whose turn it is. */
  get hero(): Hero | null {
    return heroOf(this.view, this.view.active);
  }

  /** The kind of the question this seat is asked (`turn`, `after_roll`, ...); null where nothing is asked of it. */
  get kind(): string | null {
    return this.desk.active ? (this.desk.state.question?.kind ?? null) : null;
  }

  can(move: string): boolean {
    return this.#legal.has(move);
  }

  /** The legal moves that begin with these whole words: `starting("attack hammer")`. */
  starting(prefix: string): string[] {
    return this.moves.filter((move) => move === prefix || move.startsWith(`${prefix} `));
  }

  /** A legal move in the server's words. */
  say(move: string): string {
    const choice = this.desk.state.choices.find((one) => one.move === move);
    return choice ? pick(choice.text) : move;
  }

  chance(move: string): Chance | null {
    return this.view.chances[move] ?? null;
  }

  get selected(): Thing | null {
    return this.#selected;
  }

  get hovered(): Thing | null {
    return this.#hovered;
  }

  /** Select a thing; the same once more, or null, puts it back. */
  select(thing: Thing | null): void {
    this.refusing = null;
    this.aim = null;
    this.#selected = thing && this.isSelected(thing.kind, thing.id) ? null : thing;
  }

  hover(thing: Thing | null): void {
    this.#hovered = thing;
  }

  isSelected(kind: Thing["kind"], id: string): boolean {
    return this.#selected?.kind === kind && this.#selected.id === id;
  }

  isHovered(kind: Thing["kind"], id: string): boolean {
    return this.#hovered?.kind === kind && this.#hovered.id === id;
  }

  /** The legal move that sends the selected line to this target (a foe, a hero's id, a cell); null if there is none. */
  aimedAt(target: string): string | null {
    if (this.#selected?.kind !== "line") return null;
    const move = `${this.#selected.id} ${target}`;
    return this.can(move) ? move : null;
  }

  /** The targets of the selected line. */
  get targets(): string[] {
    const line = this.#selected?.kind === "line" ? this.#selected.id : null;
    return line ? this.starting(line).flatMap((move) => move.slice(line.length + 1) || []) : [];
  }

  /** Every legal move that names this foe, hero, cell or card. */
  about(id: string): string[] {
    return this.moves.filter((move) => move.split(" ").includes(id));
  }

  /** Make a legal move; one that is not is refused with its reason, beside what was touched. */
  async play(move: string, at: Element | null = document.activeElement): Promise<boolean> {
    if (!this.can(move)) {
      await this.refuse(move, at);
      return false;
    }
    if (this.sending) return false;
    this.sending = true;
    this.#asking = null;
    this.refusing = null;
    const refused = await this.desk.play(move);
    this.sending = false;
    if (refused) this.refusing = { refused, at };
    return !refused;
  }

  /** Say why a move cannot be made. */
  async refuse(move: string, at: Element | null = document.activeElement): Promise<void> {
    if (!this.desk.active) return;
    const refused = await this.desk.why(move);
    if (refused) this.refusing = { refused, at };
  }

  /** What waits for a yes before it is played. */
  get asking(): Asking | null {
    return this.#asking;
  }

  /** Play a move only after a yes to this question. */
  sure(move: string, question: string): void {
    this.#asking = { move, question };
  }

  /** End the turn; ask before if nothing was done in it. */
  async endTurn(at: Element | null = document.activeElement): Promise<void> {
    const { budget } = this.view;
    const idle = budget && budget.spent === 0 && budget.actions > 0 && budget.speed > 0 && !budget.halted;
    if (idle && this.can("end")) this.sure("end", this.words.reallyEnd);
    else await this.play("end", at);
  }

  unsure(): void {
    this.#asking = null;
  }

  /** Walk these rooms one after another, as long as each step is legal and nothing new happens on the way. */
  async walk(path: readonly string[], at: Element | null = document.activeElement): Promise<void> {
    const { kind } = this;
    const seat = this.view.active;
    if (seat === null || this.route.length) return;
    this.route = path;
    while (this.route.length) {
      const [next, ...rest] = this.route;
      const before = news(this.view, seat);
      const rooms = this.view.cells.length;
      const went = await this.play(`go ${next}`, at);
      const ends = this.kind !== kind || news(this.view, seat) !== before || this.view.cells.length !== rooms;
      this.route = went && !ends && heroOf(this.view, seat)?.place === next && this.can(`go ${rest[0]}`) ? rest : [];
    }
  }

  /** A new question: only what the same hero can still strike with, or at, stays selected. */
  begin(other: boolean): void {
    this.sending = false;
    this.#asking = null;
    this.aim = null;
    this.refusing = null;
    if (!this.#selected) return;
    const { kind, id } = this.#selected;
    const stays = kind === "line" ? this.starting(id).length > 0 : kind === "foe" && foesOf(this.view).some((foe) => foe.foe === id);
    if (other || !stays) this.#selected = null;
  }

  name(seat: number): string {
    const place = this.desk.state.table.places[seat];
    return place ? pick(place.name) : `${seat + 1}`;
  }

  /** A hero's name; the person's while no hero is chosen. */
  heroName(seat: number): string {
    const hero = this.view.heroes[seat]?.hero;
    return hero ? this.card(hero) : this.name(seat);
  }

  /** A foe by its slot or id, as it is called here. */
  foeName(foe: string): string {
    const found = foesOf(this.view).find((one) => one.foe === foe);
    return found ? this.card(found.kind) : this.card(foe);
  }

  card(id: string): string {
    const card = this.desk.box.cards[id];
    return card ? pick(card.name) : id;
  }

  text(id: string): string {
    const card = this.desk.box.cards[id];
    return card ? pick(card.text) : "";
  }

  field<T>(id: string, name: string): T | undefined {
    return this.desk.box.cards[id]?.fields[name] as T | undefined;
  }

  /** What a place is called: the room, or its back. */
  place(place: string): string {
    const card = cellAt(this.view, place)?.card;
    return card ? this.card(card) : place;
  }

  /** A bot advised this move, or one that begins so. */
  advised(prefix: string): boolean {
    const hint = this.desk.hint?.move;
    return !!hint && (hint === prefix || hint.startsWith(`${prefix} `));
  }

  /** The line of the chronicle under the pointer speaks of this. */
  spoken(id: string | number): boolean {
    const args = this.desk.spotlight?.args;
    return !!args && Object.values(args).some((value) => value === id || (Array.isArray(value) && value.includes(id)));
  }
}
