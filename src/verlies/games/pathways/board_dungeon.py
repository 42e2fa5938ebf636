"""Dungeons and cards on the table that is drawn as text: as drawings, and in words for those who do not see them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from verlies.core.board import Block, Words, beside, heading, wrapped
from verlies.core.moves import Move
from verlies.games.pathways.drawing import NARROW, WIDE, Trail, place_of, sheets, trail
from verlies.games.pathways.dungeon import NONE, Cell, Dungeon
from verlies.games.pathways.faces import EMPTY, HEIGHT, KINDS, LEVELS, SIDES, WIDTH, Face, read_face

Data = dict[str, Any]

CARD = (WIDE + 1) * WIDTH + 1
"""Columns of a card that is drawn alone."""
GAP = 2


class Dungeons:
    """What lies before everybody, in one language."""

    def __init__(self, view: Data, words: Words) -> None:
        self.view = view
        self.words = words
        self.seat: int | None = view["seat"]
        self.own = self.of(self.seat) if self.seat is not None else None

    def of(self, seat: int) -> Data | None:
        """What lies before somebody; once the paths are counted, with the goals that they were drawn for."""
        last = self.view["last"]
        counted = self.view["phase"] in ("reward", "tidy", "over") and last and last["round"] == self.view["round"]
        dungeon: Data | None = (last if counted else self.view)["players"][seat]["dungeon"]
        return dungeon

    def _face(self, card: str, turned: bool = False) -> Face:
        return read_face(self.words.fields(card), turned)

    def _built(self, dungeon: Data) -> Dungeon:
        return Dungeon(
            tuple((self._face(each["card"], each["turned"]), each["x"], each["y"]) for each in dungeon["cards"])
        )

    # Drawn

    def chart(self, dungeon: Data, width: int, spare: int = 0) -> Block:
        """Both levels, side by side where so much is left beside them, or where beside one alone it would not be."""
        laid, path = self._built(dungeon), trail(dungeon["path"])
        levels = sheets(laid, path)
        if levels[0].broad > width:
            levels = sheets(laid, path, NARROW)
        maps = [
            [heading(self.words(f"board-level-{LEVELS[sheet.level]}"), sheet.broad), *sheet.numbered()]
            for sheet in levels
        ]
        broad = levels[0].broad
        both = sum(sheet.broad + GAP for sheet in levels)
        if len(maps) == 1 or (broad + GAP + spare <= width < both + spare) or both - GAP > width:
            return [line for each in maps for line in each]
        return beside(maps[0], maps[1], broad, GAP)

    def row(self, cards: Iterable[str], width: int) -> Block:
        """Cards as they are drawn, side by side."""
        drawn = [self.card(card) for card in cards]
        most = max((width + GAP) // (CARD + GAP), 1)
        lines: Block = []
        for at in range(0, len(drawn), most):
            block = drawn[at]
            for number, card in enumerate(drawn[at + 1 : at + most], 1):
                block = beside(block, card, number * (CARD + GAP) - GAP, GAP)
            lines += block
        return lines

    def card(self, card: str) -> Block:
        """A card upright, with both levels if it has them."""
        name = self.words.name(card)
        lines: Block = [[(card, "strong")], [(name if len(name) <= CARD else f"{name[: CARD - 1]}…", "")]]
        for sheet in sheets(Dungeon(((self._face(card), 0, 0),))):
            if sheet.level:
                lines.append([(self.words("board-level-U"), "dim")])
            lines += sheet.drawn()
        return lines

    def others(self, width: int) -> Block:
        """The dungeons of all others, as far as they can be seen."""
        lines: Block = []
        for seat in range(len(self.view["players"])):
            dungeon = self.of(seat) if seat != self.seat else None
            if dungeon:
                lines += [[], heading(self.words("board-dungeon", seat=seat), width), *self.chart(dungeon, width)]
                lines += self.summary(dungeon["path"], width)
        return lines[1:]

    # The path in words

    def path(self, width: int) -> Block:
        path = self.own and self.own["path"]
        if self.own is None or (path is None and self.view["phase"] == "explore"):
            return []
        lines = [heading(self.words("board-path"), width)]
        if path is not None:
            lines += wrapped(" ".join(self._steps(path)), width, " ", "")
        return lines + self.summary(path, width)

    def _steps(self, path: Data) -> Iterator[str]:
        for number, each in enumerate(path["steps"], 1):
            step = Move(each["step"], "pathways")
            yield self.words("board-step", number=number, step=step, finds=each["finds"])

    def summary(self, path: Data | None, width: int) -> Block:
        """What a path found, what of it can still be used, what it brings, and how it ends."""
        words = self.words
        if path is None:
            return wrapped(words("board-no-path"), width, " ")
        lines = wrapped(words("board-finds", finds=numbered(path["counts"])), width, " ", "")
        free = list(filter(None, self._free(path))) if self.view["phase"] == "explore" else []
        if free:
            lines += wrapped(words("board-free", text=", ".join(free)), width, " ", "")
        for goal in ("main", "second"):
            if path[goal]:
                lines += wrapped(words(f"board-counts-{goal}", **path[goal]), width, " ", "gold")
        end = "stopped" if path["end"] == "open" and self.view["phase"] != "explore" else path["end"]
        return lines + wrapped(words(f"board-end-{end}"), width, " ", "good" if end == "exit" else "dim")

    def _free(self, path: Data) -> Iterator[str]:
        """Tools, tokens and books that a path has not used."""
        yield self.words("board-tools", finds=numbered(path["free"]))
        yield self.words("board-has-tokens", tokens=each_token(path["tokens"]))
        yield from map(self.words.name, path["books"])

    def around(self, width: int) -> Block:
        """What can be seen from the end of the path, by side or by door."""
        path = self.own and self.own["path"]
        if not path or self.view["phase"] != "explore" or path["end"] == "exit":
            return []
        assert self.own is not None
        laid, been, head = self._built(self.own), trail(path), path["steps"][-1]["place"]
        if "room" in head:
            card = self.own["cards"][head["card"]]["card"]
            title = self.words("board-around", place={"letter": head["room"], "card": card})
            sides = self._doors(laid, head, been)
        else:
            title = self.words("board-around", place=head)
            cell = laid.cells[laid.at[place_of(head)]]  # type: ignore[index]
            sides = (
                self.words("board-side", side=side, text=self._way(laid, been, cell, at))
                for at, side in enumerate(SIDES)
            )
        return [heading(title, width), *wrapped(" ".join(sides), width, " ", "")]

    def _way(self, laid: Dungeon, been: Trail, cell: Cell, side: int) -> str:
        """What lies on one side of a corridor cell."""
        words, there = self.words, cell.ways[side]
        if there == NONE:
            kind = "open" if cell.ports >> side & 1 else "blocked" if cell.blocked >> side & 1 else "wall"
            return words(f"board-way-{kind}")
        if there >= len(laid.cells):
            return words("board-way-room", letter=laid.halls[there - len(laid.cells)].letter)
        beyond = laid.cells[there]
        if (beyond.level, beyond.x, beyond.y) in been.places:
            return words("board-way-used")
        return words("board-way-free", finds=[KINDS[beyond.symbol]] if beyond.symbol != EMPTY else [])

    def _doors(self, laid: Dungeon, room: Data, been: Trail) -> Iterator[str]:
        hall = laid.halls[laid.rooms[room["card"], room["room"]] - len(laid.cells)]
        for door in (laid.doors[number] for number in hall.doors):
            used = (0, door.x, door.y, door.side) in been.sides
            yield self.words("board-door", x=door.x, y=door.y, side=SIDES[door.side], used=int(used))

    # Cards in words

    def cards(self, width: int) -> Block:
        """The cards to buy, to lay and laid."""
        lines: Block = []
        for number, each in enumerate(self.own["cards"] if self.own else (), 1):
            where = {name: each[name] for name in ("card", "x", "y")}
            title = self.words("board-laid", number=number, turned=int(each["turned"]), **where)
            lines += self._told(title, each["card"], each["turned"], width)
        for card in dict.fromkeys(self.view["hand"]):
            lines += self._told(self.words("board-in-hand", card=card, text=card), card, False, width)
        for card in (card for row in self.view["market"]["rows"] for card in row["cards"]):
            if self.view["phase"] == "shop":
                lines += self._told(f"{self.words.name(card)} ({card})", card, False, width)
        if not lines:
            return []
        return [heading(self.words("board-cards"), width), *wrapped(self.words("board-counted"), width), *lines]

    def _told(self, title: str, card: str, turned: bool, width: int) -> Block:
        """What a card shows, what its rooms hold, and where it is open."""
        face, words = self._face(card, turned), self.words
        texts = [words.says(card)]
        for room in face.rooms:
            kinds = [KINDS[kind] for kind in (*room.contents, *(kind for kind, _, _ in room.located))]
            texts.append(words("board-room", letter=room.letter, finds=numbered(Counter(kinds))))
        for level, sides in enumerate(face.ports):
            ports = [
                words("board-port", side=SIDES[side], numbers=[at for at in range(HEIGHT) if bits >> at & 1])
                for side, bits in enumerate(sides)
                if bits
            ]
            if ports:
                texts.append(words("board-ports", level=LEVELS[level], text=", ".join(ports)))
        return wrapped(title, width, " ", "strong") + wrapped(" ".join(texts), width, "   ")


def each_token(tokens: Mapping[str, int]) -> list[str]:
    return [kind for kind, number in tokens.items() for _ in range(number)]


def numbered(counts: Mapping[str, int]) -> list[Data]:
    """Symbols by kind, as words are made of them."""
    return [{"kind": kind, "number": number} for kind, number in counts.items() if number]
