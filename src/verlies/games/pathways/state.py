"""The state of a match of Pathways, and the numbers of its frames."""

from __future__ import annotations

from typing import NamedTuple

from verlies.core.match import Match
from verlies.core.odds import without
from verlies.games.pathways.content import PathwaysContent, Power
from verlies.games.pathways.layout import Placement
from verlies.games.pathways.path import Kit, Path
from verlies.games.pathways.vocabulary import PathwaysVocabulary

# Frames: what is still to be done, the next one on top. What each does stands with the rules of its area.
(
    FIRST, GOAL, ROUND, GROUP, STICKER, QUEST, SHOP, BUY, REFILL, UNSEEN, DROP, HANDS, FILL, DRAW, PEEK, SHED, SWAP,
    OFFER, SETTLE, EXPLORE, SHOW, TOOK, JUDGE, COUNT, ASSIGN, VERDICT, ARTEFACT, AWARD, PERIL, CLEAN, TRADE, TIDY,
    CLOSE,
) = range(33)  # fmt: skip
"""(GOAL, which), (ROUND, number), (GROUP, seat), (STICKER, seat, left), (BUY, seat, given), (REFILL, row),
(UNSEEN, seat, row), (DROP, seat, new), (FILL, seat, first), (DRAW, seat), (PEEK, seat, card), (SHED, seat),
(SWAP, seat), (OFFER, seat, other), (TOOK, seat), (ASSIGN, seat), (VERDICT, step), (ARTEFACT, crew),
(AWARD, seat, crew, artefact), (PERIL, seat), (TRADE, seat)."""

MAIN, SECOND = range(2)
BOOK_ROW, ROWS = 0, 5
"""Of the market: books, then dungeon cards by price."""
NONE = -1
TURNS = tuple(tuple(seat for seat in range(5) if mask >> seat & 1) for mask in range(32))


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

    content: PathwaysContent
    vocabulary: PathwaysVocabulary
    round: int
    starter: int
    goals: tuple[int, int]
    """The main and the secondary goal of the round, or NONE."""
    goal_pile: bytes
    """Bags are sorted bytes: their order is not state."""
    set_aside: bytes
    """PA-GOL-05: goals under the stack."""
    stock: tuple[int, ...]
    """Fairy tokens by kind."""
    rows: list[bytes]
    """On display: books, then dungeon cards by price, in the order in which they came."""
    stacks: list[bytes]
    row_discards: list[bytes]
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
    """Seats that buy nothing more, as bits."""
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

    def remember(self, done: bytes = b"", peril: int = 0) -> None:
        """Keep what can be looked at when the round is over."""
        laid, paths, assigned = tuple(self.laid), tuple(self.paths), tuple(self.assigned)
        left, kits = tuple(self.hands), self.kits
        self.last = Last(self.round, self.goals, self.claimed, laid, paths, assigned, done, peril, left, kits)

    @property
    def coop(self) -> bool:
        return self.options["coop"] != "off"

    @property
    def in_the_open(self) -> bool:
        """PA-SET-07, PA-COO-07: whether all see hands and dungeons while they are built."""
        return self.coop or not self.options["hide_building"]

    def watchers(self, seat: int) -> tuple[int, ...] | None:
        """Who sees what a seat builds; None for all."""
        return None if self.in_the_open else (seat,)

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


def kinds(bag: bytes) -> dict[int, None]:
    """What is in a bag, each once: two seats that exchange cards may come to have two of a kind."""
    return dict.fromkeys(bag)


def some_cards(m: State, seat: int) -> list[int]:
    """What a person might name: what the seat has in hand and on the table, and two cards from elsewhere."""
    mine = {*m.hands[seat], *(each.card for each in m.laid[seat]), *m.floor[seat]}
    elsewhere = [card for card in range(m.content.starts) if card not in mine]
    return sorted({*mine, *elsewhere[:1], len(m.content.card_ids) - 1})


def give_up(m: State, seat: int, card: int) -> None:
    """A card leaves a hand before the eyes of all."""
    m.hands[seat] = without(m.hands[seat], card)
    for known in (m.sure, m.blind):
        if card in known[seat]:
            known[seat] = without(known[seat], card)
            return
