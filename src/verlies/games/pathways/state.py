"""The state of a match of Pathways: its slots, how it is copied, and its frames."""

from __future__ import annotations

from typing import Any, NamedTuple, Self

from verlies.core.events import Event
from verlies.core.match import Match
from verlies.core.odds import without
from verlies.games.pathways.content import PathwaysContent, Power
from verlies.games.pathways.layout import Placement
from verlies.games.pathways.path import Kit, Path
from verlies.games.pathways.vocabulary import Vocabulary

# Frames: what is still to be done, the next one on top.
FIRST, GOAL, REFILL, UNSEEN, DRAW, TOOK, QUEST, ARTEFACT = range(8)
"""The dealer's: (GOAL, which), (REFILL, row), (UNSEEN, seat, row), (DRAW, seat), (TOOK, seat), (ARTEFACT, mission)."""
ROUND, SHOP, HANDS, FILL, SHOW, JUDGE, COUNT, SETTLE, VERDICT, CLEAN, CLOSE = range(8, 19)
"""What needs no decision: (ROUND, number), (FILL, seat, first), (VERDICT, step)."""
GROUP, STICKER, BUY, DROP, PEEK, SHED, SWAP, OFFER, EXPLORE, ASSIGN, AWARD, PERIL, TRADE, TIDY = range(19, 33)
"""The seats': (GROUP, seat), (STICKER, seat, left), (BUY, seat, given), (DROP, seat, new), (PEEK, seat, card),
(SHED, seat), (SWAP, seat),
(OFFER, seat, other), (ASSIGN, seat), (AWARD, seat, crew, artefact), (PERIL, seat), (TRADE, seat)."""

MAIN, SECOND = range(2)
BOOK_ROW, ROWS = 0, 5
"""Of the market: books, then dungeon cards by price."""
NONE = -1
TURNS = tuple(tuple(seat for seat in range(5) if mask >> seat & 1) for mask in range(32))
Events = list[Event] | None


class Last(NamedTuple):
    """A round as it ended: what everybody laid and drew."""

    round: int
    goals: tuple[int, int]
    claimed: int
    laid: tuple[tuple[Placement, ...], ...]
    paths: tuple[Path | None, ...]
    assigned: tuple[tuple[int, ...], ...]
    done: bytes
    """Missions that were completed."""
    peril: int
    """Marks that came."""
    left: tuple[bytes, ...]
    """Cards that each had in hand and did not lay."""
    kits: tuple[Kit, ...]


class State(Match):
    """All that changes during a match. Values are immutable or flat lists of immutable values."""

    __slots__ = (
        "armed",
        "artefact_pile",
        "artefacts",
        "assigned",
        "blind",
        "blue",
        "books",
        "bought",
        "box",
        "busy",
        "carried",
        "claimed",
        "coins",
        "completed",
        "cut",
        "decks",
        "discards",
        "exits",
        "floor",
        "goal_pile",
        "goals",
        "green",
        "groups",
        "hands",
        "kept",
        "kits",
        "laid",
        "last",
        "mended",
        "open",
        "order",
        "passed",
        "paths",
        "peril",
        "pink",
        "quest_piles",
        "quests_left",
        "round",
        "rows",
        "scrap",
        "stacks",
        "starter",
        "stock",
        "stuck",
        "sunk",
        "sure",
        "swapped",
        "timed",
        "times",
        "tokens",
        "used",
        "words",
    )  # fmt: skip

    content: PathwaysContent
    words: Vocabulary
    round: int
    starter: int
    goals: tuple[int, int]
    """The main and the secondary goal of the round, or NONE."""
    goal_pile: bytes
    """Bags are sorted bytes: their order is not state."""
    sunk: bytes
    """PA-GOL-05: goals under the stack."""
    stock: tuple[int, ...]
    """Fairy tokens by kind."""
    rows: list[bytes]
    """On display: books, then dungeon cards by price, in the order in which they came."""
    stacks: list[bytes]
    scrap: list[bytes]
    """What was discarded of each row."""
    coins: list[int]
    hands: list[bytes]
    decks: list[bytes]
    discards: list[bytes]
    box: list[bytes]
    """By seat: cards that are out of the game."""
    kept: list[bytes]
    """Cards that stay in hand for the next round."""
    floor: list[bytes]
    """Laid cards that nothing has been done with yet while tidying up."""
    sure: list[bytes]
    """Cards that all know to be in a hand."""
    blind: list[bytes]
    """Cards in hand that were bought unseen."""
    books: list[bytes]
    used: list[int]
    """By seat: books that lie face down, as bits of their numbers."""
    tokens: list[tuple[int, ...]]
    passed: int
    """Seats that buy no more, as bits."""
    busy: int
    """Seats that still build or tidy up, as bits."""
    laid: list[tuple[Placement, ...]]
    paths: list[Path | None]
    """The path of a seat; None before it starts."""
    order: tuple[int, ...]
    """Seats in the order in which they submitted."""
    claimed: int
    """PA-TIM-05: who was first."""
    kits: tuple[Kit, ...]
    """By seat: what would have helped any path of the round that was explored last."""
    times: list[int]
    """PA-TIM-07: tenths of a second, or NONE."""
    timed: int
    """PA-TIM-01: rounds with an hourglass, as bits."""
    last: Last | None
    """The last round that was explored to its end."""
    mended: list[int]
    """Recycle symbols used while tidying up."""
    cut: list[int]
    """Scissors used."""
    blue: list[tuple[int, ...]]
    pink: list[tuple[int, ...]]
    green: list[tuple[int, ...]]
    exits: list[tuple[int, ...]]
    """The columns of the scoring boards, by seat and round."""
    groups: list[int]
    artefacts: list[bytes]
    artefact_pile: bytes
    armed: list[int]
    """Artefacts that a seat uses on its path of this round, as bits."""
    quest_piles: list[bytes]
    quests_left: tuple[int, ...]
    """By tier: how many missions are still to come."""
    open: bytes
    completed: bytes
    assigned: list[tuple[int, ...]]
    peril: int
    stuck: list[int]
    """Stickers that a group has, as bits."""
    carried: int
    """Seats whose porters have kept a card, as bits."""
    bought: int
    """Seats that have bought something in this round, as bits."""
    swapped: bytes
    """The card that the first of two who exchange has chosen."""

    def _copy_to(self, other: Self) -> None:
        Match._copy_to(self, other)
        other.words = self.words
        other.round = self.round
        other.starter = self.starter
        other.goals = self.goals
        other.goal_pile = self.goal_pile
        other.sunk = self.sunk
        other.stock = self.stock
        other.rows = self.rows[:]
        other.stacks = self.stacks[:]
        other.scrap = self.scrap[:]
        other.coins = self.coins[:]
        other.hands = self.hands[:]
        other.decks = self.decks[:]
        other.discards = self.discards[:]
        other.box = self.box[:]
        other.kept = self.kept[:]
        other.kits = self.kits
        other.floor = self.floor[:]
        other.sure = self.sure[:]
        other.blind = self.blind[:]
        other.books = self.books[:]
        other.used = self.used[:]
        other.tokens = self.tokens[:]
        other.passed = self.passed
        other.busy = self.busy
        other.laid = self.laid[:]
        other.paths = self.paths[:]
        other.order = self.order
        other.claimed = self.claimed
        other.times = self.times[:]
        other.timed = self.timed
        other.last = self.last
        other.mended = self.mended[:]
        other.cut = self.cut[:]
        other.blue = self.blue[:]
        other.pink = self.pink[:]
        other.green = self.green[:]
        other.exits = self.exits[:]
        other.groups = self.groups[:]
        other.artefacts = self.artefacts[:]
        other.artefact_pile = self.artefact_pile
        other.armed = self.armed[:]
        other.quest_piles = self.quest_piles[:]
        other.quests_left = self.quests_left
        other.open = self.open
        other.completed = self.completed
        other.assigned = self.assigned[:]
        other.peril = self.peril
        other.stuck = self.stuck[:]
        other.carried = self.carried
        other.bought = self.bought
        other.swapped = self.swapped

    def _key(self) -> tuple[Any, ...]:
        return (
            self.round, self.starter, self.goals, self.goal_pile, self.sunk, self.stock, tuple(self.rows),
            tuple(self.stacks), tuple(self.scrap), tuple(self.coins), tuple(self.hands), tuple(self.decks),
            tuple(self.discards), tuple(self.box), tuple(self.kept), tuple(self.floor), tuple(self.sure),
            tuple(self.blind), tuple(self.books), tuple(self.used), tuple(self.tokens), self.passed, self.busy,
            tuple(self.laid), tuple(path and path.key() for path in self.paths), self.order, self.claimed, self.timed,
            self._last_key(), tuple(self.times), tuple(self.mended), tuple(self.cut), tuple(self.blue),
            tuple(self.pink), tuple(self.green), tuple(self.exits), tuple(self.groups), tuple(self.artefacts),
            self.artefact_pile, tuple(self.armed), tuple(self.quest_piles), self.quests_left, self.open,
            self.completed, tuple(self.assigned), self.peril, tuple(self.stuck), self.carried, self.bought,
            self.swapped, self.kits,
        )  # fmt: skip

    def _last_key(self) -> tuple[Any, ...] | None:
        last = self.last
        return last and (*last[:4], tuple(path and path.key() for path in last.paths), *last[5:])

    def remember(self, done: bytes = b"", peril: int = 0) -> None:
        """Keep what can be looked at when the round is over."""
        laid, paths, assigned = tuple(self.laid), tuple(self.paths), tuple(self.assigned)
        left, kits = tuple(self.hands), self.kits
        self.last = Last(self.round, self.goals, self.claimed, laid, paths, assigned, done, peril, left, kits)

    @property
    def coop(self) -> bool:
        return self.options["coop"] != "off"

    def in_order(self) -> list[int]:
        """The seats clockwise from the starter of the round (PA-SET-06)."""
        return [(self.starter + at) % self.seats for at in range(self.seats)]

    def ready(self, seat: int, book: int) -> bool:
        """PA-SPB-01: whether a seat owns a book that it has not used in this round."""
        return book in self.books[seat] and not self.used[seat] >> book & 1

    def group(self, seat: int) -> Power | None:
        """PA-COO-02: what the adventure group of a seat can do."""
        return self.content.groups[self.groups[seat]] if self.groups[seat] != NONE else None

    def drew(self, seat: int) -> bool:
        """PA-TIM-05: whether a seat has a path of at least one cell."""
        path = self.paths[seat]
        return path is not None and path.head != NONE

    def tell(self, events: Events, rule: str, kind: str, **args: Any) -> None:
        if events is not None:
            events.append(Event(rule, kind, args))


def kinds(bag: bytes) -> dict[int, None]:
    """What is in a bag, each once: two seats that exchange cards may come to have two of a kind."""
    return dict.fromkeys(bag)


def give_up(m: State, seat: int, card: int) -> None:
    """A card leaves a hand before the eyes of all."""
    m.hands[seat] = without(m.hands[seat], card)
    for known in (m.sure, m.blind):
        if card in known[seat]:
            known[seat] = without(known[seat], card)
            return


def added(bag: bytes, *things: int) -> bytes:
    """A bag with more in it."""
    return bytes(sorted((*bag, *things)))
