/** The pages of the games that this browser has fetched: their pictures and signs, as soon as they are there. */
import { pages } from "../games";
import type { GamePage } from "../games/game";

const ANY_GAME = "gate";

class Shelf {
  #there = $state.raw<Record<string, GamePage>>({});

  /** Undefined until it is fetched, and for a game without a page. */
  page(game: string): GamePage | undefined {
    return this.#there[game];
  }

  icon(game: string): string {
    return this.#there[game]?.icon ?? ANY_GAME;
  }

  async fetch(game: string): Promise<GamePage | undefined> {
    const page = this.#there[game] ?? (await pages[game]?.());
    if (page && !this.#there[game]) this.#there = { ...this.#there, [game]: page };
    return page;
  }
}

export const shelf = new Shelf();
