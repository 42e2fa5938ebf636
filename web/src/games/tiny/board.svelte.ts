/** The two boards, dungeon and lair: which is in sight, what is marked on them, and what a press means there. */
import { isCell } from "./geometry";
import type { Turn } from "./turn.svelte";
import { cellAt, foesOf, heroOf, inLair } from "./view";
import { Zoom } from "./zoom.svelte";

export interface Mark {
  /** enter, reveal, halt: a way of the active hero. choice: one of several that are numbered. aim: a target of what is selected. */
  kind: "enter" | "reveal" | "halt" | "choice" | "aim";
  /** The number in it: speed it takes, or which of the choices. */
  figure: number | null;
  /** Can be chosen now; else only after what is going on. */
  now: boolean;
  moves: string[];
  path: string[];
}

/** Questions whose answers are places, one move each: "reveal c3", "send g1 d4", "portal b2". */
const PLACES: Record<string, string> = { reveal: "reveal", send: "send", herd: "send", teleport: "portal" };
/** Questions whose answers name an enemy: "answer g1". */
const FOES = ["answer", "fell", "extra"];

export class Board {
  readonly table: Turn;
  /** It outlasts a look at the lair. */
  readonly zoom = new Zoom();
  #chosen = $state<"map" | "lair" | null>(null);
  /** The place where arrows go on from. */
  cursor = $state<string | null>(null);
  /** The place pressed last where nothing could be done: its words are shown. */
  looked = $state<string | null>(null);
  #turned = $state(0);

  constructor(table: Turn) {
    this.table = table;
  }

  get hasLair(): boolean {
    return this.table.view.lair !== null;
  }

  /** The board in sight: where it was switched to, else where the question is decided or the active hero stands. */
  readonly shown: "map" | "lair" = $derived.by(() => {
    const { kind, view } = this.table;
    if (!view.lair) return "map";
    if (this.#chosen) return this.#chosen;
    if (kind === "hit" || kind === "heal") return "lair";
    if (kind === "rotate" || this.placing) return "map";
    return inLair(this.table.hero?.place ?? null) ? "lair" : "map";
  });

  show(board: "map" | "lair"): void {
    this.#chosen = board;
  }

  /** A new question: the boards follow the game again, and a card that is to be turned lies as it was drawn. */
  begin(other: boolean): void {
    this.#chosen = null;
    this.#turned = 0;
    this.looked = null;
    if (other) this.cursor = null;
  }

  /** The verb that answers with a place, while such a question is asked. */
  get placing(): string | null {
    return PLACES[this.table.kind ?? ""] ?? null;
  }

  /** The moves that answer with a place, in the order of their numbers. */
  get choices(): string[] {
    return this.placing ? this.table.starting(this.placing) : [];
  }

  readonly marks: Map<string, Mark> = $derived.by(() => {
    const { table } = this;
    const found = new Map<string, Mark>();
    if (!table.kind) return found;
    if (this.placing) {
      this.choices.forEach((move, at) => this.#add(found, move, { kind: "choice", figure: at + 1, now: true }));
    } else if (table.isSelected("line", "portal")) {
      for (const move of table.starting("portal")) this.#add(found, move, { kind: "aim", figure: null, now: true });
    } else {
      for (const { cell, kind, cost, path } of table.view.reach) {
        const now = table.can(`go ${path[0]}`);
        found.set(cell, { kind: kind === "open" ? "enter" : kind, figure: cost, now, moves: now ? [`go ${path[0]}`] : [], path });
      }
      for (const move of table.starting("go")) {
        const to = move.split(" ")[1]!;
        if (!found.has(to)) found.set(to, { kind: cellAt(table.view, to)?.card === null ? "reveal" : "enter", figure: null, now: true, moves: [move], path: [to] });
      }
    }
    return found;
  });

  /** Several moves to one place share its mark. */
  #add(found: Map<string, Mark>, move: string, mark: Pick<Mark, "kind" | "figure" | "now">): void {
    const words = move.split(" ");
    const place = words[0] === "send" ? words[2] : words[1];
    if (!place) return;
    const there = found.get(place);
    if (there) there.moves.push(move);
    else found.set(place, { ...mark, moves: [move], path: [] });
  }

  /** A bot advised to choose this place, or to step on it. */
  advised(place: string): boolean {
    const mark = this.marks.get(place);
    return !!mark && (mark.path.length ? this.table.advised(`go ${place}`) : mark.moves.some((move) => this.table.advised(move)));
  }

  /** What a bot advised, move by move, where it happens: the number of each, and the place. */
  readonly advice: { number: number; place: string }[] = $derived.by(() => {
    const { view, desk } = this.table;
    const moves = desk.hint?.moves ?? [];
    return moves.flatMap(({ move }, at) => {
      const words = move.split(" ");
      const place = words.find((word) => isCell(word) || inLair(word)) ?? foesOf(view).find((foe) => words.includes(foe.foe))?.place;
      return place ? [{ number: at + 1, place }] : [];
    });
  });

  /** The pairs of neighbouring places that lie on some marked way. */
  readonly ways: { from: string; to: string; now: boolean }[] = $derived.by(() => {
    const start = this.table.hero?.place;
    const pairs = new Map<string, { from: string; to: string; now: boolean }>();
    if (!start) return [];
    for (const mark of this.marks.values()) {
      mark.path.forEach((to, at) => {
        const from = mark.path[at - 1] ?? start;
        pairs.set(`${from} ${to}`, { from, to, now: mark.now });
      });
    }
    return [...pairs.values()];
  });

  /** The step from the dungeon into the lair that takes least, where there is one. */
  readonly into: { place: string; mark: Mark } | null = $derived.by(() => {
    const ways = [...this.marks].filter(([place]) => inLair(place)).map(([place, mark]) => ({ place, mark }));
    return ways.sort((one, other) => one.mark.path.length - other.mark.path.length)[0] ?? null;
  });

  /** The way to the place under pointer or focus, from where the hero stands. */
  readonly aimed: string[] = $derived.by(() => {
    const { hovered, hero } = this.table;
    const mark = hovered?.kind === "cell" ? this.marks.get(hovered.id) : undefined;
    return mark?.path.length && hero?.place ? [hero.place, ...mark.path] : [];
  });

  /** Whom what is selected, or what is asked, can strike: foes and heroes by their ids. */
  readonly struck: Set<string> = $derived.by(() => {
    const { table } = this;
    if (FOES.includes(table.kind ?? "")) return new Set(table.starting(table.kind!).map((move) => move.split(" ")[1]!));
    if (table.isSelected("line", "portal")) return new Set();
    return new Set(table.targets.includes("all") ? foesOf(table.view).map((foe) => foe.foe) : table.targets);
  });

  /** The rotations that the card in question may take, as exits: "nes". */
  get rotations(): string[] {
    return this.table.kind === "rotate" ? this.table.starting("turn").map((move) => move.split(" ")[1] ?? "") : [];
  }

  /** The exits that the card shows while it is being turned. */
  get rotation(): string | null {
    const all = this.rotations;
    return all.length ? all[this.#turned % all.length]! : null;
  }

  /** The cell of the card that is being turned. */
  get turning(): string | null {
    const cell = this.table.kind === "rotate" ? this.table.desk.state.question?.args.cell : null;
    return typeof cell === "string" ? cell : null;
  }

  turn(): void {
    this.#turned += 1;
  }

  fix(): void {
    if (this.rotation !== null) void this.table.play(`turn ${this.rotation}`);
  }

  /** A place was pressed: go there, choose it, or say why that cannot be. */
  press(place: string, at: Element): void {
    const { table } = this;
    this.cursor = place;
    if (table.kind === "rotate") {
      if (place === this.turning || this.turning === null) this.turn();
      return;
    }
    const here = this.#struckAt(place);
    if (here.length === 1) return this.strike(here[0]!, at);
    if (here.length) return;
    const mark = this.marks.get(place);
    if (mark?.now) return this.#take(mark, at);
    this.looked = place;
    const portal = table.isSelected("line", "portal");
    if (place === table.hero?.place && !portal) table.select({ kind: "cell", id: place });
    if (place === table.hero?.place || !table.kind) return;
    if (this.placing) void table.refuse(this.#wish(place), at);
    else if (portal) void table.refuse(`portal ${place}`, at);
    else if (table.kind === "turn" || table.kind === "walk") void table.refuse(`go ${place}`, at);
  }

  /** The move that would have chosen this place: the server can say why it is not legal. */
  #wish(place: string): string {
    return [this.placing, this.sent, place].filter(Boolean).join(" ");
  }

  #take(mark: Mark, at: Element): void {
    if (mark.path.length) void this.table.walk(mark.path, at);
    else if (mark.moves.length === 1) void this.table.play(mark.moves[0]!, at);
    else document.querySelector<HTMLElement>(`[data-move="${mark.moves[0]}"]`)?.focus();
  }

  #struckAt(place: string): string[] {
    const { view } = this.table;
    const foes = foesOf(view).filter((foe) => foe.place === place && this.struck.has(foe.foe)).map((foe) => foe.foe);
    const heroes = view.heroes.filter((hero) => hero.place === place && hero.hero && this.struck.has(hero.hero)).map((hero) => hero.hero!);
    return [...foes, ...heroes];
  }

  /** A figure was pressed: strike it with what is selected, else look at it. */
  strike(id: string, at: Element): void {
    const { table } = this;
    const answer = FOES.includes(table.kind ?? "") ? `${table.kind} ${id}` : null;
    const all = table.selected?.kind === "line" ? `${table.selected.id} all` : "";
    const move = answer ?? table.aimedAt(id) ?? (table.can(all) ? all : null);
    const seat = table.view.heroes.findIndex((hero) => hero.hero === id);
    if (move && (this.struck.has(id) || answer)) void table.play(move, at);
    else if (table.selected?.kind === "line" && seat < 0) void table.refuse(`${table.selected.id} ${id}`, at);
    else table.select(seat < 0 ? { kind: "foe", id } : { kind: "hero", id: String(seat) });
  }

  /** Where the active hero's figure may be dropped. */
  drop(place: string | null, at: Element): void {
    const mark = place ? this.marks.get(place) : undefined;
    if (mark?.now && mark.path.length) void this.table.walk(mark.path, at);
    else if (place && place !== this.table.hero?.place) void this.table.refuse(`go ${place}`, at);
  }

  /** The active hero's figure can be taken up. */
  get walks(): boolean {
    return [...this.marks.values()].some((mark) => mark.now && mark.path.length > 0);
  }

  /** The foe that is being sent somewhere. */
  get sent(): string | null {
    return this.placing === "send" ? (this.choices[0]?.split(" ")[1] ?? null) : null;
  }

  /** What the foe under pointer or focus is up to; else where the foe can go that is being sent. */
  readonly threat = $derived.by(() => {
    const { hovered, view } = this.table;
    const foe = foesOf(view).find((one) => one.foe === (hovered?.kind === "foe" ? hovered.id : this.sent));
    if (!foe?.place) return null;
    if (hovered?.kind === "foe") return { foe: foe.foe, from: foe.place, to: foe.plan.to, hits: foe.plan.hits };
    return { foe: foe.foe, from: foe.place, to: [...this.marks.keys()], hits: [] };
  });

  /** Where the arrows start: the last place, else where the active hero stands. */
  get start(): string {
    const places = new Set(this.table.view.cells.map((cell) => cell.cell));
    if (this.cursor && places.has(this.cursor)) return this.cursor;
    const place = heroOf(this.table.view, this.table.view.active)?.place;
    return place && places.has(place) ? place : "d4";
  }
}
