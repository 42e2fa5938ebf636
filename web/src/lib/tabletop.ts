/** A desk as the page of a game reads it: the view in its own type, names and words of all that lies there. */
import type { Desk } from "./desk";
import { pick } from "./words.svelte";

export class Tabletop<View> {
  readonly #desk: () => Desk;

  constructor(
    desk: () => Desk,
    /** A game that is over or goes on elsewhere: nobody here is "you". */
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

  name(seat: number): string {
    const place = this.desk.state.table.places[seat];
    return place ? pick(place.name) : `${seat + 1}`;
  }

  card(id: string): string {
    const card = this.desk.box.cards[id];
    return card ? pick(card.name) : id;
  }

  /** What kind of card it is. */
  title(id: string): string {
    const card = this.desk.box.cards[id];
    return card ? pick(card.title) : id;
  }

  /** What a card says. */
  text(id: string): string {
    const card = this.desk.box.cards[id];
    return card ? pick(card.text) : "";
  }

  field<T>(id: string, name: string): T | undefined {
    return this.desk.box.cards[id]?.fields[name] as T | undefined;
  }

  /** A word of the game that is not a card. */
  word(id: string): string {
    const text = this.desk.box.words[id];
    return text ? pick(text) : id;
  }
}
