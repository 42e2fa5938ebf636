/** A selected thing in words, and the moves that concern it. */
import { choose } from "../../lib/words.svelte";
import { foeLabel } from "./ahead";
import { foeIcon, roomSign } from "./art";
import { printed } from "./cards";
import { lineCard, lineIcon, lineName, roomHere } from "./acts";
import { words } from "./texts-panels";
import type { Thing, Turn } from "./turn.svelte";
import { cellAt, foeOf, inLair, type Figure } from "./view";

interface Described {
  name: string;
  icon: string;
  texts: string[];
  moves: string[];
}

/** Moves of the room the hero stands in. */
const HERE = ["search", "disarm", "explore"];

function ofLine(table: Turn, line: string): Described {
  const card = lineCard(table, line);
  const room = line === "search" || line === "disarm" ? roomHere(table) : null;
  return {
    name: room ? `${lineName(table, line)}: ${table.card(room)}` : lineName(table, line),
    icon: lineIcon(table, line),
    texts: [card?.text ?? (room ? table.text(room) : "")],
    moves: [...table.starting(line), ...(card ? table.starting(`discard ${card.id}`) : [])],
  };
}

function ofCell(table: Turn, place: string): Described {
  const cell = cellAt(table.view, place);
  const here = table.hero?.place === place;
  const moves = [...table.about(place), ...(here ? HERE.flatMap((verb) => table.starting(verb)) : [])];
  if (!cell?.card) return { name: inLair(place) ? table.place(place) : choose(words).faceDown(cell?.stack ?? ""), icon: "gate", texts: [], moves };
  return { name: table.card(cell.card), icon: roomSign(cell.card, cell.feature), texts: [table.text(cell.card)], moves };
}

function ofHero(table: Turn, hero: Figure | undefined): Described {
  const id = hero?.hero ?? "";
  return { name: hero ? table.heroName(hero.seat) : id, icon: id, texts: [table.text(id)], moves: table.about(id) };
}

export function described(table: Turn, { kind, id }: Thing): Described {
  const told = ((): Described => {
    if (kind === "line") return ofLine(table, id);
    if (kind === "cell") return ofCell(table, id);
    if (kind === "hero") return ofHero(table, table.view.heroes[Number(id)]);
    if (kind === "foe") {
      const foe = foeOf(table.view, id);
      return { name: foeLabel(table, id), icon: foe ? foeIcon(foe.foe, foe.kind) : "skull", texts: [foe ? table.text(foe.kind) : ""], moves: table.about(id) };
    }
    const card = printed(table, id);
    return { name: card.name, icon: id, texts: [card.text], moves: table.about(id) };
  })();
  return { ...told, texts: told.texts.filter(Boolean) };
}
