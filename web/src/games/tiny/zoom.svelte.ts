/** The map in its window. A wide page shows all of it; on narrow pages it is larger: two fingers make it larger or smaller, one moves it as a page is moved. */
import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";
import { prefersReducedMotion } from "svelte/motion";
import { MediaQuery } from "svelte/reactivity";

const NARROW = "max-width: 799px";
/** How much larger than its window it is, on a narrow page: at first, and at most. */
const FIRST = 1.75;
const LARGEST = 3;

/** A part of the drawing, in parts of its size. */
export interface Part {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export class Zoom {
  readonly #narrow = new MediaQuery(NARROW);
  #window: HTMLElement | null = null;
  /** What the fingers made of it; null as long as they did nothing. */
  #chosen = $state<number | null>(null);
  #begun = false;

  get narrow(): boolean {
    return this.#narrow.current;
  }

  readonly scale: number = $derived(this.#narrow.current ? (this.#chosen ?? FIRST) : 1);
  readonly canGrow: boolean = $derived(this.scale < LARGEST);
  readonly canShrink: boolean = $derived(this.scale > 1);

  /** Make it larger or smaller; the middle of the window stays where it is. */
  by(factor: number): void {
    const window = this.#window;
    if (!window) return;
    const x = (window.scrollLeft + window.clientWidth / 2) / window.scrollWidth;
    const y = (window.scrollTop + window.clientHeight / 2) / window.scrollHeight;
    this.#chosen = Math.min(LARGEST, Math.max(1, this.scale * factor));
    void tick().then(() => this.centre(x, y, true));
  }

  /** Bring a part of the drawing to the middle of the window, unless all of it is in sight. */
  reveal({ left, top, right, bottom }: Part): void {
    const window = this.#window;
    if (!window || this.scale === 1) return;
    const sees = (from: number, to: number, size: number, start: number, shown: number) => from * size >= start && to * size <= start + shown;
    const inSight = sees(left, right, window.scrollWidth, window.scrollLeft, window.clientWidth) && sees(top, bottom, window.scrollHeight, window.scrollTop, window.clientHeight);
    if (!this.#begun || !inSight) this.centre((left + right) / 2, (top + bottom) / 2, !this.#begun);
    this.#begun = true;
  }

  /** Bring a point of the drawing, in parts of its size, to the middle of the window. */
  centre(x: number, y: number, atOnce = false): void {
    const window = this.#window;
    if (!window || this.scale === 1) return;
    window.scrollTo({
      left: x * window.scrollWidth - window.clientWidth / 2,
      top: y * window.scrollHeight - window.clientHeight / 2,
      behavior: atOnce || prefersReducedMotion.current ? "instant" : "smooth",
    });
  }

  readonly attach: Attachment<HTMLElement> = (node) => {
    this.#window = node;
    const fingers = new Map<number, PointerEvent>();
    let apart = 0;
    const distance = () => {
      const [one, other] = [...fingers.values()];
      return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
    };
    const down = (event: PointerEvent) => {
      if (event.pointerType !== "touch") return;
      fingers.set(event.pointerId, event);
      apart = distance();
    };
    const move = (event: PointerEvent) => {
      if (!fingers.has(event.pointerId)) return;
      fingers.set(event.pointerId, event);
      const now = distance();
      if (apart && now) this.by(now / apart);
      apart = now;
    };
    const up = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
      apart = distance();
    };
    const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up } as const;
    for (const [name, act] of Object.entries(listeners)) node.addEventListener(name, act as EventListener);
    return () => {
      for (const [name, act] of Object.entries(listeners)) node.removeEventListener(name, act as EventListener);
      this.#window = null;
      this.#begun = false;
    };
  };
}
