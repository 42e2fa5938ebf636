/** The ceremony at the end: it opens by itself when the game ends before one's eyes, and never in a replay. */
import type { Tabletop } from "./tabletop";

export class Ending {
  open = $state(false);

  constructor(table: Tabletop<unknown>) {
    let ended: boolean | null = null;
    $effect(() => {
      const over = table.desk.state.outcome !== null;
      if (over && ended === false && !table.replay) this.open = true;
      ended = over;
    });
  }
}
