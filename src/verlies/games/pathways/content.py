"""The cards of Pathways, as tables of small numbers made for speed.

Start cards come first, then dungeon cards by price; books are numbered by what they do (BOOKS), from 1.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from verlies.core.checks import NAMED, Check, between, fields_of, flag, list_of, one_of, or_none, word
from verlies.core.content import Card, Content, Folder, Source, Switch
from verlies.games.pathways.dungeon import Dungeon
from verlies.games.pathways.faces import HEIGHT, KINDS, LAVA, LETTERS, PIT, ROOM, WIDTH, Face, FaceError, read_face
from verlies.games.pathways.layout import Placement, Tables

GOALS = (
    "barrel", "monster", "room", "key", "rope", "coin", "pit", "lock", "scroll", "portal", "sword", "stairs",
)  # fmt: skip
UNSTARTED = ("rope", "pit", "portal")
"""PA-SET-08: goals that no start card serves."""
TOKENS = ("monster", "pit", "lock", "portal")
TOOLS = ("sword", "rope", "key", "scroll")
BOOKS = (
    "", "overcome_monster", "teleport_to_monster", "overcome_pit", "climb_unused_pit", "teleport_barrel_to_barrel",
    "remove_card", "overcome_lock", "cross_once", "activate_portal", "discount_dungeon_card", "edge_travel_vertical",
    "peek_first_draw", "book_for_token", "swap_dungeon_card", "edge_travel_horizontal", "second_token_free",
    "keep_card",
)  # fmt: skip
"""What books do; PA-SPB-SB1 to PA-SPB-SB17."""
REMOVE, CHEAPER, PEEKING, EXCHANGE, PAIR, HOLD = 6, 10, 12, 14, 16, 17
"""The numbers of those that are for no path."""
GROUPS = ("start_item", "discount_first", "draw_extra", "keep_card", "cross_once")
ARTEFACTS = (
    "start_item", "coins_each_round", "draw_extra", "second_line", "free_pits", "pass_monsters", "free_locks",
    "free_portals", "cancel_peril", "two_missions",
)  # fmt: skip
STICKERS = ("more_coins", "more_tokens", "fewer_start_cards")

_NAMED: dict[str, Check] = {"id": word, **NAMED}
_NUMBER, _SOME = between(0, 99), between(1, 9)
_LEVEL = list_of(lambda value: None if isinstance(value, str) and len(value) == 7 else "a text of 7 signs", 9, 9)
_ROOM = fields_of(
    {
        "contents": list_of(one_of(*KINDS), 0, 9),
        "located": list_of(fields_of({"kind": one_of(*KINDS), "x": between(0, 2), "y": between(0, 3)}), 0, 9),
    }
)


def _rooms(value: Any) -> str | None:
    if not isinstance(value, dict) or not set(value) <= set("ABC"):
        return "rooms by their letters A, B, C"
    return next((f"in each room {wrong}" for wrong in map(_ROOM, value.values()) if wrong is not None), None)


_FACE: dict[str, Check] = {**_NAMED, "main": _LEVEL, "under": or_none(_LEVEL), "rooms": _rooms}
_NEED = fields_of({"kind": one_of(*GOALS), "number": _NUMBER})
_PLAYERS = fields_of(
    {
        str(seats): fields_of(
            {
                "tier_cards": list_of(_NUMBER, 3, 3), "open_missions": _SOME, "target": _NUMBER, "peril_limit": _NUMBER,
            }
        )
        for seats in range(1, 6)
    }
)  # fmt: skip
_COINS: dict[str, Check] = {"coins": _SOME}
_ONE = between(1, 1)
_EXTRA: dict[str, dict[str, Check]] = {
    "start_item": {"gives": one_of(*TOOLS)}, "discount_first": _COINS, "draw_extra": {"cards": _SOME},
    "keep_card": _COINS, "coins_each_round": _COINS, "cancel_peril": {"marks": _SOME}, "more_coins": _COINS,
    "more_tokens": {"tokens": _ONE}, "fewer_start_cards": {"cards": _ONE}, "discount_dungeon_card": _COINS,
}  # fmt: skip
"""Fields that depend on what a card does."""


def _prices(value: Any) -> str | None:
    wrong = list_of(between(1, 99), 4, 4)(value)
    return wrong or (None if len(set(value)) == len(value) else "prices that differ")


_BOARD: dict[str, Check] = {
    "rounds": between(1, 12), "start_coins": _NUMBER, "hand": between(1, 5), "books": between(1, 5),
    "display": between(1, 9), "token_price": _NUMBER, "book_price": _NUMBER,
    "dungeon_prices": _prices, "market_renewed_after": _NUMBER,
    "time_bonus": list_of(_NUMBER, 1, 12), "secondary_divided_by": between(1, 9), "exit_bonus": list_of(_NUMBER, 1, 5),
    "coins_for_a_point": between(1, 99),
}  # fmt: skip


_MANY = 512
_MOST = 99
"""Records of a file: cards are numbers of one byte."""


class Goal(NamedTuple):
    kinds: tuple[int, ...]
    """What counts."""
    points: int
    hourglass: bool

    def count(self, counts: bytes) -> int:
        return sum(counts[kind] for kind in self.kinds)


class Mission(NamedTuple):
    tier: int
    needs: tuple[tuple[tuple[int, ...], int], ...]
    must_exit: bool
    coins: int
    artefacts: int


class Power(NamedTuple):
    """Of an adventure group, an artefact or a sticker."""

    effect: str
    gives: int
    """The tool, if it gives one."""
    number: int
    single: bool


class SetupCard(NamedTuple):
    """PA-COO-03: a set-up card for some number of players."""

    tiers: tuple[int, int, int]
    open: int
    target: int
    peril: int
    hard: int
    """Missions of tier 3 among the completed ones."""


def kinds_of(name: str) -> tuple[int, ...]:
    """PA-GOL-01: what a goal counts."""
    if name == "pit":
        return (PIT, LAVA)
    return (ROOM,) if name == "room" else (KINDS.index(name),)


class PathwaysContent(Content):
    """All content, checked, and the tables that the rules use."""

    def __init__(self, source: Source) -> None:
        self.folder = source.folder
        self.board = board = source.header("board.json", _BOARD)
        start = source.cards("start_cards.json", "start", _FACE, board["hand"], _MOST)
        dungeon = source.cards("dungeon_cards.json", "dungeon", {**_FACE, "price": one_of_prices(board)}, at_most=_MOST)
        goals = source.cards(
            "goals.json", "goal",
            {**_NAMED, "counts": one_of(*GOALS), "points": _NUMBER, "hourglass": flag, "copies": between(1, 9)},
            at_most=_MOST,
        )  # fmt: skip
        books = source.cards("books.json", "book", {**_NAMED, "effect": one_of(*BOOKS[1:])}, at_most=_MOST)
        tokens = source.cards("tokens.json", "token", {**_NAMED, "kind": one_of(*TOKENS), "copies": _NUMBER}, 4)
        missions = source.cards(
            "missions.json", "mission",
            {**_NAMED, "tier": between(1, 3), "requires": list_of(_NEED, 1, 5), "must_exit": flag, "coins": _NUMBER,
             "artefacts": between(0, 1)},
            at_most=_MOST,
        )  # fmt: skip
        groups = source.cards("groups.json", "group", {**_NAMED, "effect": one_of(*GROUPS)}, at_least=5, at_most=_MOST)
        artefacts = source.cards(
            "artefacts.json", "artefact", {**_NAMED, "effect": one_of(*ARTEFACTS), "single_use": flag}, at_most=_MOST
        )
        stickers = source.cards("stickers.json", "sticker", {**_NAMED, "effect": one_of(*STICKERS)}, at_most=_MOST)
        setups = source.cards(
            "setups.json", "setup", {**_NAMED, "must_include_tier3": _NUMBER, "players": _PLAYERS}, at_least=2
        )
        for file, cards in (("books", books), ("groups", groups), ("artefacts", artefacts), ("stickers", stickers)):
            for card in cards:
                self.check_more(f"{file}.json", card, _EXTRA.get(card.fields["effect"], {}))
        self._check_starts(start)
        self._check_box(goals, tokens, missions, setups)
        faces = [*start, *sorted(dungeon, key=lambda card: card.fields["price"])]
        self.starts = len(start)
        self.card_ids = [card.id for card in faces]
        self.price = [card.fields.get("price", 0) for card in faces]
        self.prices = tuple(board["dungeon_prices"])
        self.row_of = [self.prices.index(price) + 1 if price else 0 for price in self.price]
        """The row of the market where a card lies; books lie in row 0."""
        self.faces = [(self._face(card, False), self._face(card, True)) for card in faces]
        """By card: upright and turned."""
        self.ports = [tuple(_ports(face) for face in pair) for pair in self.faces]
        """By card and turn: level, x, y and side of each port."""
        self.shows = [shown(upright) for upright, _ in self.faces]
        """By card: how much of each kind is on it."""
        self.crossings = [sum(len(room.doors) > 3 for room in upright.rooms) for upright, _ in self.faces]
        """By card: rooms in which a path could cross itself (PA-PTH-05)."""
        self.tables = Tables(self.faces)
        self.dungeons: dict[tuple[Placement, ...], Dungeon] = {}
        """Those that came up last."""
        self.goal_ids = [card.id for card in goals]
        self.goals = [
            Goal(kinds_of(card.fields["counts"]), card.fields["points"], card.fields["hourglass"]) for card in goals
        ]
        self.goal_pile = bytes(at for at, card in enumerate(goals) for _ in range(card.fields["copies"]))
        self.book_ids = [""] * len(BOOKS)
        self.book_coins = [0] * len(BOOKS)
        for card in books:
            number = BOOKS.index(card.fields["effect"])
            if self.book_ids[number]:
                raise self.wrong("books.json", f"{card.id}: effect: another book does the same")
            self.book_ids[number] = card.id
            self.book_coins[number] = card.fields.get("coins", 0)
        self.book_pile = bytes(number for number, name in enumerate(self.book_ids) if name)
        self.tokens = tuple(next(t.fields["copies"] for t in tokens if t.fields["kind"] == kind) for kind in TOKENS)
        self.mission_ids = [card.id for card in missions]
        self.missions = [_mission(card) for card in missions]
        self.group_ids, self.groups = [card.id for card in groups], [_power(card) for card in groups]
        self.artefact_ids, self.artefacts = [card.id for card in artefacts], [_power(card) for card in artefacts]
        self.sticker_ids, self.stickers = [card.id for card in stickers], [_power(card) for card in stickers]
        self.setups = {card.id.removeprefix("MS-"): card for card in setups}
        everything = [*faces, *goals, *books, *tokens, *missions, *groups, *artefacts, *stickers, *setups]
        super().__init__(source, [self._shown(card) for card in everything])

    def _check_starts(self, start: list[Card]) -> None:
        """PA-SET-08."""
        barred = {KINDS[kind] for goal in UNSTARTED for kind in kinds_of(goal)}
        for card in start:
            for field, kinds in _symbols(card).items():
                for kind in kinds:
                    if kind in barred:
                        raise self.wrong("start_cards.json", f"{card.id}: {field}: a start card shows no {kind}")

    def _check_box(self, goals: list[Card], tokens: list[Card], missions: list[Card], setups: list[Card]) -> None:
        """What is in the box suffices for every game."""
        rounds = self.board["rounds"]
        if len(self.board["time_bonus"]) < rounds:
            raise self.wrong("board.json", f"time_bonus: expected a number for each of {rounds} rounds")
        if sum(card.fields["copies"] for card in goals) < 2 * rounds:
            raise self.wrong("goals.json", f"copies: {rounds} rounds need {2 * rounds} goals")
        if sorted(card.fields["kind"] for card in tokens) != sorted(TOKENS):
            raise self.wrong("tokens.json", f"kind: expected each of {', '.join(TOKENS)} once")
        if sorted(card.id for card in setups) != ["MS-hard", "MS-normal"]:
            raise self.wrong("setups.json", "id: expected MS-normal and MS-hard")
        there = [sum(card.fields["tier"] == tier for card in missions) for tier in (1, 2, 3)]
        for card in setups:
            for row in card.fields["players"].values():
                if any(wanted > number for wanted, number in zip(row["tier_cards"], there, strict=True)):
                    raise self.wrong("setups.json", f"{card.id}: players: there are {there} missions by tier")

    def _face(self, card: Card, turned: bool) -> Face:
        try:
            return read_face(card.fields, turned)
        except (FaceError, KeyError, IndexError, TypeError, ValueError) as error:
            raise self.wrong(f"{card.kind}_cards.json", f"{card.id}: the face is wrong: {error}") from None

    def _shown(self, card: Card) -> Card:
        """Cards with a face say what it shows."""
        if card.kind not in ("start", "dungeon"):
            return card
        counts = self.shows[self.card_ids.index(card.id)]
        names = (*KINDS, "room")
        shows = [{"kind": names[kind], "number": number} for kind, number in enumerate(counts) if number]
        return card._replace(fields={**card.fields, "shows": shows})

    def dungeon(self, laid: tuple[Placement, ...]) -> Dungeon:
        found = self.dungeons.get(laid)
        if found is None:
            if len(self.dungeons) >= _MANY:
                self.dungeons.clear()
            found = self.dungeons[laid] = Dungeon(tuple((self.faces[card][way], x, y) for card, way, x, y in laid))
        return found

    def setup_card(self, level: str, seats: int) -> SetupCard:
        """PA-COO-03."""
        card = self.setups[level].fields
        row = card["players"][str(seats)]
        tiers = tuple(row["tier_cards"])
        return SetupCard(tiers, row["open_missions"], row["target"], row["peril_limit"], card["must_include_tier3"])


def _symbols(card: Card) -> dict[str, list[str]]:
    """The kinds of all symbols of a face, by the field that shows them."""
    shown = {
        name: [LETTERS[sign] for row in card.fields[name] or () for sign in row if sign in LETTERS]
        for name in ("main", "under")
    }
    rooms = card.fields["rooms"].values()
    shown["rooms"] = [kind for room in rooms for kind in room["contents"]]
    shown["rooms"] += [symbol["kind"] for room in rooms for symbol in room["located"]]
    return shown


def one_of_prices(board: dict[str, Any]) -> Check:
    prices = board["dungeon_prices"]
    return lambda value: None if type(value) is int and value in prices else f"one of {', '.join(map(str, prices))}"


def shown(face: Face) -> list[int]:
    """How many of each symbol a face shows, and how many rooms; stairs once."""
    counts = [0] * (ROOM + 1)
    for at, what in enumerate(face.what):
        if 0 <= what < ROOM and not (KINDS[what] == "stairs" and at < 12):
            counts[what] += 1
    for room in face.rooms:
        counts[ROOM] += 1
        for kind in (*room.contents, *(kind for kind, _, _ in room.located if kind == PIT)):
            counts[kind] += 1
    return counts


def _ports(face: Face) -> tuple[tuple[int, int, int, int], ...]:
    """Level, x, y and side of each port."""
    found = []
    for level in range(2):
        for side in range(4):
            for at in range(WIDTH if side % 2 == 0 else HEIGHT):
                if face.ports[level][side] >> at & 1:
                    x, y = ((at, 0), (WIDTH - 1, at), (at, HEIGHT - 1), (0, at))[side]
                    found.append((level, x, y, side))
    return tuple(found)


def _mission(card: Card) -> Mission:
    fields = card.fields
    needs = tuple((kinds_of(need["kind"]), need["number"]) for need in fields["requires"])
    return Mission(fields["tier"], needs, fields["must_exit"], fields["coins"], fields["artefacts"])


def _power(card: Card) -> Power:
    fields = card.fields
    gives = TOOLS.index(fields["gives"]) if "gives" in fields else -1
    number = next((fields[name] for name in ("coins", "cards", "tokens", "marks") if name in fields), 1)
    return Power(fields["effect"], gives, number, fields.get("single_use", False))


def load(folder: Folder) -> PathwaysContent:
    return PathwaysContent(Source("pathways", folder))


def switches(content: PathwaysContent) -> Iterator[Switch]:
    """What each group, artefact and sticker gives."""
    for ids, powers in (
        (content.group_ids, content.groups),
        (content.artefact_ids, content.artefacts),
        (content.sticker_ids, content.stickers),
    ):
        for at, power in enumerate(powers):
            yield Switch(f"{ids[at]} {power.effect}", ("PA-COO",), powers, at, power._replace(effect=""))
