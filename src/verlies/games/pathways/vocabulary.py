"""Moves as text and as numbers. Those that name places of a dungeon are made when they first come up.

Set-up: `group A1`, `sticker ST-coin`, `sticker ST-token pit`, `sticker ST-cull S3`, `no_sticker`.
Shop: `token pit`, `token pit lock` (SB-16), `book SB-3`, `book top`, `drop SB-1`, `card D605`, `card top 6`,
both also with `SB-10`, `give 2 3` (seat, coins), `pass`.
Draw: `keep`, `toss` (SB-12), `shed S1`, `swap 0 2`, `no_swap`, `offer S1`.
Explore: `lay S5 180 1 4`, `use R08`, `start M 3 -2 N`, `go E`, `leave 1 2 W`, `stairs`, `stairs 1 2`, `fall`,
`fall 1 2`, `portal M 1 2`, `portal_room 2 A`, `book SB-2 M 1 2`, `book SB-2 0 A`, `book SB-4`, `book SB-11 N`,
`book SB-13 pit`, `exit S`, `submit`, `time`.
Reward: `mission M01`, `mission M01 M02` (R13), `no_mission`, `award 2`, `cancel R12`, `no_cancel`.
Tidy up: `trade D305 D302`, `no_trade` (SB-14), `recycle S1`, `scissors S1`, `book SB-6 S1`, `book SB-17 S1`,
`porter S1`, `done`.
The dealer's: `first 0`, `goal G-coin`, `stall D605`, `draw S1`, `took 1 345`, `quest M01`, `artefact R01`.
"""

from __future__ import annotations

from collections.abc import Iterable

from verlies.core.moves import Move
from verlies.core.steps import Code
from verlies.core.vocabulary import Vocabulary
from verlies.games.pathways import path as p
from verlies.games.pathways.content import CHEAPER, HOLD, REMOVE, TOKENS, PathwaysContent
from verlies.games.pathways.faces import LEVELS, SIDES
from verlies.games.pathways.layout import REACH_X, REACH_Y

(
    GROUP, STICKER, NO_STICKER, TOKEN, BOOK, PATH_BOOK, DROP, CARD, GIVE, PASS, KEEP, TOSS, SHED, SWAP, NO_SWAP, OFFER,
    LAY, USE, START, GO, EXIT, LEAVE, STAIRS, FALL, PORTAL, AMBUSH, ROLL, ROUND_V, ROUND_H, CONJURE, SUBMIT, TIME,
    MISSION, NO_MISSION, AWARD, CANCEL, NO_CANCEL, TRADE, NO_TRADE, RECYCLE, SCISSORS, CAST, PORTER, DONE, DEAL, TOOK,
) = range(46)  # fmt: skip
"""PATH_BOOK is a book for paths that is named alone: it is bought in the shop, and `book SB-4` is a step on a path."""
TOP = -1
NONE = -1
MOST_COINS = 99
LONGEST = 36000
"""Tenths of a second: no building takes longer than an hour."""
LETTERS = "ABC"


class Slot:
    """What may stand at one place of a text, with the number that each word means."""

    def __init__(self, words: Iterable[object], first: int = 0) -> None:
        self.words = {number: str(word) for number, word in enumerate(words, first)}
        self.numbers = {word: number for number, word in self.words.items()}


def _whole(numbers: range) -> Slot:
    return Slot(numbers, numbers.start)


LEVEL, SIDE, LETTER, TOKEN_KIND = Slot(LEVELS), Slot(SIDES), Slot(LETTERS), Slot(TOKENS)
X = Y = _whole(range(-99, 100))
LEFT, TOP_ROW = _whole(range(-REACH_X, REACH_X + 3)), _whole(range(-REACH_Y, REACH_Y + 4))
"""Where a card of five can lie."""
TURN = Slot(("0", "180"))
SEAT = NUMBER = _whole(range(5))
"""NUMBER is that of a laid card."""
TENTHS = _whole(range(LONGEST + 1))


class Form:
    """How moves are written of which there are too many to make them all: words, and what stands between them."""

    def __init__(self, verb: int, *parts: str | Slot) -> None:
        self.verb = verb
        self.parts = parts
        self.slots = [part for part in parts if isinstance(part, Slot)]

    def write(self, numbers: Iterable[int]) -> str:
        left = iter(numbers)
        return " ".join(part.words[next(left)] if isinstance(part, Slot) else part for part in self.parts)

    def read(self, words: list[str]) -> Code | None:
        """The code of a text with as many words; None if it is written otherwise."""
        code = [self.verb]
        for part, word in zip(self.parts, words, strict=True):
            if isinstance(part, Slot):
                number = part.numbers.get(word)
                if number is None:
                    return None
                code.append(number)
            elif part != word:
                return None
        return tuple(code)


def _forms(content: PathwaysContent) -> Iterable[Form]:
    yield Form(LAY, "lay", Slot(content.card_ids), TURN, LEFT, TOP_ROW)
    yield Form(START, "start", LEVEL, X, Y, SIDE)
    yield Form(GO, "go", SIDE)
    yield Form(EXIT, "exit", SIDE)
    yield Form(LEAVE, "leave", X, Y, SIDE)
    for verb, word in ((STAIRS, "stairs"), (FALL, "fall")):
        yield Form(verb, word)
        yield Form(verb, word, X, Y)
    yield Form(PORTAL, "portal", LEVEL, X, Y)
    yield Form(PORTAL, "portal_room", NUMBER, LETTER)
    yield Form(TOOK, "took", SEAT, TENTHS)
    to_cell, to_room = (LEVEL, X, Y), (NUMBER, LETTER)
    for verb, book, places in (
        (AMBUSH, p.AMBUSH, (to_cell, to_room)), (ROLL, p.ROLL, (to_cell, to_room)), (ROUND_V, p.ROUND_V, ((SIDE,),)),
        (ROUND_H, p.ROUND_H, ((SIDE,),)), (CONJURE, p.CONJURE, ((TOKEN_KIND,),)),
    ):  # fmt: skip
        if content.book_ids[book]:
            for place in places:
                yield Form(verb, "book", content.book_ids[book], *place)


class PathwaysVocabulary(Vocabulary):
    game = "pathways"

    def __init__(self, content: PathwaysContent) -> None:
        super().__init__()
        self.other_names: dict[str, Move] = {}
        """Moves about two things that have no order, by their names the other way round."""
        self._shop(content)
        self._draw(content)
        self.use = self.row("use", USE, content.artefact_ids)
        self.submit, self.time = self.make("submit", SUBMIT), self.make("time", TIME)
        self._together(content)
        self._tidy(content)
        self._dealer(content)
        self._written: dict[tuple[int, int], Form] = {}
        """By verb and by how many numbers follow it."""
        self._read: dict[tuple[str, int], list[Form]] = {}
        """By first word and by how many words there are."""
        self._made: dict[Code, Move] = {}
        for form in _forms(content):
            self._written[form.verb, len(form.slots)] = form
            self._read.setdefault((str(form.parts[0]), len(form.parts)), []).append(form)
            self.at(form.verb, *(0 for _ in form.slots))  # so that there is one of each from the beginning

    def _shop(self, content: PathwaysContent) -> None:
        cards, books = content.card_ids, content.book_ids
        self.token = {
            (kind, more): self.make(
                " ".join(("token", *(TOKENS[each] for each in (kind, more) if each != NONE))), TOKEN, kind, more
            )
            for kind in range(4)
            for more in (NONE, 0, 1, 2, 3)
            if kind != more
        }
        """By kind, and by the kind that comes with it."""
        self.book = {
            number: self.make(f"book {books[number]}", PATH_BOOK if number in p.BOOKS else BOOK, number)
            for number in content.book_pile
        }
        self.book[TOP] = self.make("book top", BOOK, TOP)
        self.drop = {number: self.make(f"drop {books[number]}", DROP, number) for number in content.book_pile}
        cheap = books[CHEAPER]
        self.card: dict[tuple[int, int], Move] = {}
        """By card, or minus the row for an unseen one, and whether it is a coin cheaper."""
        for less in (0, 1) if cheap else (0,):
            end = f" {cheap}" if less else ""
            for card in range(content.starts, len(cards)):
                self.card[card, less] = self.make(f"card {cards[card]}{end}", CARD, card, less)
            for row, price in enumerate(content.prices, 1):
                self.card[-row, less] = self.make(f"card top {price}{end}", CARD, -row, less)
        self.give = {
            (seat, coins): self.make(f"give {seat} {coins}", GIVE, seat, coins)
            for seat in range(5)
            for coins in range(1, MOST_COINS + 1)
        }
        self.pass_ = self.make("pass", PASS)

    def _draw(self, content: PathwaysContent) -> None:
        self.keep, self.toss = self.make("keep", KEEP), self.make("toss", TOSS)
        self.shed = self.row("shed", SHED, content.card_ids)
        self.swap = {
            (one, other): self.make(f"swap {one} {other}", SWAP, one, other)
            for one in range(5)
            for other in range(one + 1, 5)
        }
        self.other_names |= {f"swap {other} {one}": move for (one, other), move in self.swap.items()}
        self.no_swap = self.make("no_swap", NO_SWAP)
        self.offer = self.row("offer", OFFER, content.card_ids)

    def _together(self, content: PathwaysContent) -> None:
        missions = content.mission_ids
        self.group = self.row("group", GROUP, content.group_ids)
        self.sticker: dict[tuple[int, int], Move] = {}
        """By sticker and by what it is about: a token, a card, or nothing."""
        for number, power in enumerate(content.stickers):
            name = content.sticker_ids[number]
            about = {"more_tokens": TOKENS, "fewer_start_cards": content.card_ids[: content.starts]}.get(power.effect)
            for at, what in enumerate(about) if about else [(NONE, "")]:
                self.sticker[number, at] = self.make(f"sticker {name} {what}".rstrip(), STICKER, number, at)
        self.no_sticker = self.make("no_sticker", NO_STICKER)
        self.mission = {
            (one, NONE): self.make(f"mission {name}", MISSION, one, NONE) for one, name in enumerate(missions)
        }
        for one, name in enumerate(missions):
            for other in range(one + 1, len(missions)):
                move = self.mission[one, other] = self.make(f"mission {name} {missions[other]}", MISSION, one, other)
                self.other_names[f"mission {missions[other]} {name}"] = move
        self.no_mission = self.make("no_mission", NO_MISSION)
        self.award = self.row("award", AWARD, map(str, range(5)))
        self.cancel = self.row("cancel", CANCEL, content.artefact_ids)
        self.no_cancel = self.make("no_cancel", NO_CANCEL)

    def _tidy(self, content: PathwaysContent) -> None:
        cards, books = content.card_ids, content.book_ids
        dungeon = range(content.starts, len(cards))
        self.trade = {
            (own, other): self.make(f"trade {cards[own]} {cards[other]}", TRADE, own, other)
            for own in dungeon
            for other in dungeon
            if own != other
        }
        self.no_trade = self.make("no_trade", NO_TRADE)
        self.recycle = self.row("recycle", RECYCLE, cards)
        self.scissors = self.row("scissors", SCISSORS, cards)
        self.cast = {
            (number, card): self.make(f"book {books[number]} {name}", CAST, number, card)
            for number in (REMOVE, HOLD)
            if books[number]
            for card, name in enumerate(cards)
        }
        self.porter = self.row("porter", PORTER, cards)
        self.done = self.make("done", DONE)

    def _dealer(self, content: PathwaysContent) -> None:
        self.first = self.row("first", DEAL, map(str, range(5)))
        self.goal = self.row("goal", DEAL, content.goal_ids)
        self.stall = self.row("stall", DEAL, content.card_ids)
        self.tome = [self.make(f"stall {name}", DEAL, number) for number, name in enumerate(content.book_ids)]
        self.draw = self.row("draw", DEAL, content.card_ids)
        self.quest = self.row("quest", DEAL, content.mission_ids)
        self.artefact = self.row("artefact", DEAL, content.artefact_ids)
        self.number = {text: code[1] for text, code in self.code.items() if code[0] == DEAL}
        """What a dealer's move draws."""

    def at(self, *code: int) -> Move:
        """A move about a place."""
        move = self._made.get(code)
        if move is None:
            verb, *numbers = code
            text = self._written[verb, len(numbers)].write(numbers)
            move = self._made[code] = self.make(text, verb, *map(int, numbers))
        return move

    def parse(self, text: str) -> Move | None:
        move = self.moves.get(text) or self.other_names.get(text)
        if move is not None:
            return move
        words = text.split(" ")
        codes = (form.read(words) for form in self._read.get((words[0], len(words)), ()))
        return next((self.at(*code) for code in codes if code is not None), None)

    def verb(self, move: str) -> str:
        """A book is named, or cast on something."""
        return "cast" if move.startswith("book ") and move.count(" ") > 1 else super().verb(move)
