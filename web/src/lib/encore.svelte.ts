/** Once a game is over: how it went, the same again, and telling others. For the ceremony as for the banner after it. */
import { getContext, setContext } from "svelte";
import { words } from "../text/ending";
import { asRefused, openTable, takeSeat } from "./api";
import { kept } from "./keys.svelte";
import type { GameInfo, Refused, Table } from "./messages";
import { fate, isTogether, verdict } from "./result";
import { type Again, shifted } from "./rivals";
import { route } from "./router.svelte";
import { ownName, sameSeats } from "./seats";
import { choose } from "./words.svelte";

const KEY = Symbol("encore");

export class Encore {
  readonly #table: () => Table;
  readonly #mine: () => readonly number[];
  readonly #info: () => GameInfo | null;
  #busy = false;

  constructor(table: () => Table, mine: () => readonly number[], info: () => GameInfo | null) {
    this.#table = table;
    this.#mine = mine;
    this.#info = info;
  }

  get table(): Table {
    return this.#table();
  }

  get info(): GameInfo | null {
    return this.#info();
  }

  get together(): boolean {
    return isTogether(this.info, this.table);
  }

  /** Who sat here may play again. */
  get mayPlay(): boolean {
    return this.#mine().length > 0;
  }

  /** Only whether I have won, where who has is said anyway; empty for those who watched. */
  get mine(): string {
    const { outcome } = this.table;
    const mine = outcome && fate(outcome, this.#mine(), this.together);
    return mine ? choose(words).fates[mine] : "";
  }

  /** Who has won, said to whoever looks at this page. */
  get verdict(): string {
    return this.#tell(this.#mine());
  }

  /** The same for those who were not there. */
  get toldToOthers(): string {
    return this.#tell([]);
  }

  /** Against stronger (1) or weaker ones (-1); null where there are none. */
  shifted(by: 1 | -1): Again | null {
    return this.info && this.mayPlay ? shifted(this.table, this.#mine(), this.info, by) : null;
  }

  async again(how: Pick<Again, "seats" | "options"> = { seats: sameSeats(this.table, this.#mine()), options: this.table.options }): Promise<Refused | null> {
    if (this.#busy) return null;
    this.#busy = true;
    const { id, game, name, listed, dealt_by_hand, places } = this.table;
    const friends = places.some((place, seat) => place.held && !this.#mine().includes(seat));
    const after = friends ? kept.of(id)[0]! : null;
    try {
      const opened = await openTable({ game, name, listed, dealt_by_hand, seats: how.seats, options: how.options, after });
      kept.add(opened.keys);
      route.go(`/table/${opened.table}`);
      return null;
    } catch (error) {
      return asRefused(error);
    } finally {
      this.#busy = false;
    }
  }

  /** To the table at which somebody plays again, on the same seats as here; where they are taken, to watch. */
  async follow(next: string): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    const seats = kept.of(next).length ? [] : this.#mine();
    for (const seat of seats) {
      const name = ownName(this.table.places[seat]!);
      await takeSeat(next, { seat, name }).then((key) => kept.add([key])).catch(() => {});
    }
    this.#busy = false;
    route.go(`/table/${next}`);
  }

  #tell(mine: readonly number[]): string {
    const { outcome, places } = this.table;
    return outcome ? verdict(outcome, places.length, mine, this.together) : "";
  }
}

export function provideEncore(encore: Encore): void {
  setContext(KEY, encore);
}

/** Of the table around a part; undefined in a replay. */
export function useEncore(): Encore | undefined {
  return getContext<Encore | undefined>(KEY);
}
