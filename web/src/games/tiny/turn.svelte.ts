/** One decision of this seat: what is selected and aimed at. What is legal is what the server offers, word by word. */
import { Selection, type Thing as AnyThing } from "../../lib/decision.svelte";
import { choose } from "../../lib/words.svelte";
import { cellAt, foesOf, heroOf, type Chance, type Hero, type View } from "./view";
import { words, type Words } from "./words";

/**
 * A thing on the table. `line` is a move as far as it is chosen, without its target: "attack hammer", "cast fireball",
 * "use healing_hands", "portal"; `foe` g1, minotaur, boss; `hero` the seat as text; `cell` d4 or l3; `card` a content id.
 */
export type Thing = AnyThing<Kind>;
type Kind = "line" | "foe" | "hero" | "cell" | "card";

export class Turn extends Selection<View, Kind> {
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

  chance(move: string): Chance | null {
    return this.view.chances[move] ?? null;
  }

  /** The legal move that sends the selected line to this target (a foe, a hero's id, a cell); null if there is none. */
  aimedAt(target: string): string | null {
    if (this.selected?.kind !== "line") return null;
    const move = `${this.selected.id} ${target}`;
    return this.can(move) ? move : null;
  }

  /** The targets of the selected line. */
  get targets(): string[] {
    const line = this.selected?.kind === "line" ? this.selected.id : null;
    return line ? this.starting(line).flatMap((move) => move.slice(line.length + 1) || []) : [];
  }

  /** Every legal move that names this foe, hero, cell or card. */
  about(id: string): string[] {
    return this.moves.filter((move) => move.split(" ").includes(id));
  }

  /** End the turn; ask before if nothing was done in it. */
  async endTurn(at: Element | null = document.activeElement): Promise<void> {
    const { budget } = this.view;
    const idle = budget && budget.spent === 0 && budget.actions > 0 && budget.speed > 0 && !budget.halted;
    if (idle && this.can("end")) this.sure("end", this.words.reallyEnd);
    else await this.play("end", at);
  }

  /** Walk these rooms one after another, as far as each step is legal; one undo takes all of it back. */
  async walk([first, ...rest]: readonly string[], at: Element | null = document.activeElement): Promise<void> {
    if (first) await this.play(`go ${first}`, at, rest.map((place) => `go ${place}`));
  }

  /** A new question: only what the same hero can still strike with, or at, stays selected. */
  begin(other: boolean): void {
    const { kind = null, id = "" } = this.selected ?? {};
    this.renew(!other && (kind === "line" ? this.starting(id).length > 0 : kind === "foe" && foesOf(this.view).some((foe) => foe.foe === id)));
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

  /** What a place is called: the room, or its back. */
  place(place: string): string {
    const card = cellAt(this.view, place)?.card;
    return card ? this.card(card) : place;
  }
}
