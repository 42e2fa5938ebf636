/** A table that is being made, one at a time; once it is there its seats are kept, and the page goes there. */
import { asRefused } from "./api";
import { kept } from "./keys.svelte";
import type { Opened, Refused } from "./messages";
import { route } from "./router.svelte";

export class Opening {
  busy = $state(false);
  refused = $state.raw<Refused | null>(null);

  async go(make: () => Promise<Opened>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const { table, keys } = await make();
      kept.add(keys);
      route.go(`/table/${table}`);
    } catch (error) {
      this.refused = asRefused(error);
    } finally {
      this.busy = false;
    }
  }
}
