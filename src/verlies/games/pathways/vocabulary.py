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

import re
from collections.abc import Callable, Iterable

from verlies.core.moves import Move
from verlies.games.pathways.content import TOKENS, PathwaysContent
from verlies.games.pathways.faces import LEVELS, SIDES
from verlies.games.pathways.layout import REACH_X, REACH_Y

Code = tuple[int, ...]

(
    GROUP, STICKER, TOKEN, BOOK, DROP, CARD, GIVE, PASS, KEEP, TOSS, SHED, SWAP, NO_SWAP, OFFER, LAY, USE, STEP, SUBMIT,
    TIME, MISSION, NO_MISSION, AWARD, CANCEL, NO_CANCEL, TRADE, NO_TRADE, RECYCLE, SCISSORS, CAST, PORTER, DONE, DEAL,
    NO_STICKER,
) = range(33)  # fmt: skip
TOP = -1
NONE = -1
_X = range(-REACH_X, REACH_X + 3)
_Y = range(-REACH_Y, REACH_Y + 4)
MOST_COINS = 99
LONGEST = 36000
"""Tenths of a second: no building takes longer than an hour."""


class Vocabulary:
    """Tables of moves, and what each text means in numbers."""

    def __init__(self, content: PathwaysContent) -> None:
        self.code: dict[str, Code] = {}
        self.moves: dict[str, Move] = {}
        self._second_names: dict[str, Move] = {}
        """Moves about two things that have no order, by their names the other way round."""
        self._content = content
        cards, books = content.card_ids, content.book_ids
        dungeon = range(content.starts, len(cards))
        self.token = {
            (kind, more): self._make(
                " ".join(("token", *(TOKENS[each] for each in (kind, more) if each != NONE))), TOKEN, kind, more
            )
            for kind in range(4)
            for more in (NONE, 0, 1, 2, 3)
            if kind != more
        }
        """By kind, and by the kind that comes with it."""
        self.book = {number: self._make(f"book {books[number]}", BOOK, number) for number in content.book_pile}
        self.book[TOP] = self._make("book top", BOOK, TOP)
        self.drop = {number: self._make(f"drop {books[number]}", DROP, number) for number in content.book_pile}
        cheap = books[10]
        self.card: dict[tuple[int, int], Move] = {}
        """By card, or minus the row for an unseen one, and whether it is a coin cheaper."""
        for less in (0, 1) if cheap else (0,):
            end = f" {cheap}" if less else ""
            for card in dungeon:
                self.card[card, less] = self._make(f"card {cards[card]}{end}", CARD, card, less)
            for row, price in enumerate(content.prices, 1):
                self.card[-row, less] = self._make(f"card top {price}{end}", CARD, -row, less)
        self.give = {
            (seat, coins): self._make(f"give {seat} {coins}", GIVE, seat, coins)
            for seat in range(5)
            for coins in range(1, MOST_COINS + 1)
        }
        self.pass_ = self._make("pass", PASS)
        self.keep, self.toss = self._make("keep", KEEP), self._make("toss", TOSS)
        self.shed = self._row("shed", cards, SHED)
        self.swap = {
            (one, other): self._make(f"swap {one} {other}", SWAP, one, other)
            for one in range(5)
            for other in range(one + 1, 5)
        }
        self._second_names |= {f"swap {other} {one}": move for (one, other), move in self.swap.items()}
        self.no_swap = self._make("no_swap", NO_SWAP)
        self.offer = self._row("offer", cards, OFFER)
        self.use = self._row("use", content.artefact_ids, USE)
        self.submit, self.time = self._make("submit", SUBMIT), self._make("time", TIME)
        self.trade = {
            (own, other): self._make(f"trade {cards[own]} {cards[other]}", TRADE, own, other)
            for own in dungeon
            for other in dungeon
            if own != other
        }
        self.no_trade = self._make("no_trade", NO_TRADE)
        self.recycle = self._row("recycle", cards, RECYCLE)
        self.scissors = self._row("scissors", cards, SCISSORS)
        self.cast = {
            (number, card): self._make(f"book {books[number]} {name}", CAST, number, card)
            for number in (6, 17)
            if books[number]
            for card, name in enumerate(cards)
        }
        self.porter = self._row("porter", cards, PORTER)
        self.done = self._make("done", DONE)
        self._coop(content)
        self._dealer(content)
        self._lays: dict[Code, Move] = {}
        self._steps: dict[str, Move] = {}

    def _coop(self, content: PathwaysContent) -> None:
        missions = content.mission_ids
        self.group = self._row("group", content.group_ids, GROUP)
        self.sticker: dict[tuple[int, int], Move] = {}
        """By sticker and by what it is about: a token, a card, or nothing."""
        for number, power in enumerate(content.stickers):
            name = content.sticker_ids[number]
            about = {"more_tokens": TOKENS, "fewer_start_cards": content.card_ids[: content.starts]}.get(power.effect)
            for at, what in enumerate(about) if about else [(NONE, "")]:
                self.sticker[number, at] = self._make(f"sticker {name} {what}".rstrip(), STICKER, number, at)
        self.no_sticker = self._make("no_sticker", NO_STICKER)
        self.mission = {
            (one, NONE): self._make(f"mission {name}", MISSION, one, NONE) for one, name in enumerate(missions)
        }
        for one, name in enumerate(missions):
            for other in range(one + 1, len(missions)):
                move = self.mission[one, other] = self._make(f"mission {name} {missions[other]}", MISSION, one, other)
                self._second_names[f"mission {missions[other]} {name}"] = move
        self.no_mission = self._make("no_mission", NO_MISSION)
        self.award = self._row("award", map(str, range(5)), AWARD)
        self.cancel = self._row("cancel", content.artefact_ids, CANCEL)
        self.no_cancel = self._make("no_cancel", NO_CANCEL)

    def _dealer(self, content: PathwaysContent) -> None:
        self.first = self._row("first", map(str, range(5)), DEAL)
        self.goal = self._row("goal", content.goal_ids, DEAL)
        self.stall = self._row("stall", content.card_ids, DEAL)
        self.tome = [self._make(f"stall {name}", DEAL, number) for number, name in enumerate(content.book_ids)]
        self.draw = self._row("draw", content.card_ids, DEAL)
        self.quest = self._row("quest", content.mission_ids, DEAL)
        self.artefact = self._row("artefact", content.artefact_ids, DEAL)
        self.number = {text: code[1] for text, code in self.code.items() if code[0] == DEAL}
        """What a dealer's move draws."""

    def _make(self, text: str, *code: int) -> Move:
        move = self.moves[text] = Move(text, "pathways")
        self.code[text] = code
        return move

    def _row(self, verb: str, names: Iterable[str], code: int) -> list[Move]:
        return [self._make(f"{verb} {name}", code, at) for at, name in enumerate(names)]

    # Moves about places

    def lay(self, card: int, turned: int, x: int, y: int) -> Move:
        key = (card, turned, x, y)
        move = self._lays.get(key)
        if move is None:
            text = f"lay {self._content.card_ids[card]} {180 if turned else 0} {x} {y}"
            move = self._lays[key] = self._make(text, LAY, *key)
        return move

    def step(self, text: str) -> Move:
        """An operation of a path, as its text says it; `book SB-4` is one while exploring."""
        move = self._steps.get(text)
        if move is None:
            move = self._steps[text] = self.moves.get(text) or self._make(text, STEP)
        return move

    def took(self, seat: int, tenths: int) -> Move:
        text = f"took {seat} {tenths}"
        return self.moves.get(text) or self._make(text, DEAL, tenths)

    def parse(self, text: str) -> Move | None:
        """The move that a text means, though it need not be legal."""
        move = self.moves.get(text) or self._second_names.get(text)
        if move is not None:
            return move
        for pattern, make in self._forms():
            found = pattern.fullmatch(text)
            if found is not None:
                return make(*found.groups())
        return None

    def _forms(self) -> list[tuple[re.Pattern[str], Callable[..., Move | None]]]:
        number = r"(0|-?[1-9]\d?)"
        books = "|".join(re.escape(self._content.book_ids[each]) for each in (2, 5) if self._content.book_ids[each])
        rounds = "|".join(re.escape(self._content.book_ids[each]) for each in (11, 15) if self._content.book_ids[each])
        single = "|".join(re.escape(self._content.book_ids[each]) for each in (4,) if self._content.book_ids[each])
        conjure = re.escape(self._content.book_ids[13] or "-")
        level, side, letter = f"[{LEVELS}]", f"[{SIDES}]", "[ABC]"
        spot = f"{number} {number}"
        steps = "|".join((
            f"start {level} {spot} {side}", f"(?:go|exit) {side}", f"leave {spot} {side}",
            f"(?:stairs|fall)(?: {spot})?", f"portal {level} {spot}", f"portal_room [0-4] {letter}",
            f"book (?:{books}) (?:{level} {spot}|[0-4] {letter})",
            f"book (?:{single})", f"book (?:{rounds}) {side}", f"book {conjure} (?:{'|'.join(TOKENS)})",
        ))  # fmt: skip
        return [
            (re.compile(f"lay (\\S+) (0|180) {number} {number}", re.ASCII), self._read_lay),
            (re.compile(f"({steps.replace('(0|', '(?:0|')})", re.ASCII), self.step),
            (re.compile(r"took ([0-4]) (0|[1-9]\d{0,4})", re.ASCII), self._read_took),
        ]

    def _read_lay(self, card: str, turned: str, x: str, y: str) -> Move | None:
        if card not in self._content.card_ids or int(x) not in _X or int(y) not in _Y:
            return None
        return self.lay(self._content.card_ids.index(card), int(turned == "180"), int(x), int(y))

    def _read_took(self, seat: str, tenths: str) -> Move | None:
        return self.took(int(seat), int(tenths)) if int(tenths) <= LONGEST else None
