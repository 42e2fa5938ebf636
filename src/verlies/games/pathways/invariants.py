"""What holds in every position that legal moves lead to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from verlies.games.pathways import coop, layout
from verlies.games.pathways.content import TOKENS
from verlies.games.pathways.state import BOOK_ROW, DROP, EXPLORE, NONE, PEEK, REFILL, State


def broken(m: State) -> Iterator[str]:
    for check in (_cards, _market, _books, _stocks, _dungeons, _together if m.coop else _scores):
        yield from check(m)


def _owned(m: State, seat: int) -> list[int]:
    """All cards of a seat, wherever they are."""
    building = any(frame[0] == EXPLORE for frame in m.frames)
    lying = [placement.card for placement in m.laid[seat]] if building else list(m.floor[seat])
    peeked = [frame[2] for frame in m.frames if frame[:2] == (PEEK, seat)]
    return [
        *m.hands[seat], *m.decks[seat], *m.discards[seat], *m.box[seat], *m.kept[seat], *lying, *peeked,
    ]  # fmt: skip


def _cards(m: State) -> Iterator[str]:
    """Every card is in one place (PA-SET-03, PA-SET-04)."""
    starts = m.content.starts
    market = [card for pile in (*m.rows[1:], *m.stacks[1:], *m.row_discards[1:]) for card in pile]
    owned = [_owned(m, seat) for seat in range(m.seats)]
    everywhere = Counter([*market, *(card for cards in owned for card in cards)])
    for card, name in enumerate(m.content.card_ids):
        if everywhere[card] != (m.seats if card < starts else 1):
            yield f"cards: {name} is in {everywhere[card]} places"
    for seat, cards in enumerate(owned):
        if not m.coop and any(cards.count(card) != 1 for card in range(starts)):
            yield f"cards: the start cards of seat {seat} are not all there once"
        if not {*m.sure[seat], *m.blind[seat]} <= {*m.hands[seat], *(each.card for each in m.laid[seat])}:
            yield f"cards: seat {seat} is known to have what it has not"
        if m.frames and m.frames[-1][0] == EXPLORE and len(m.hands[seat]) + len(m.laid[seat]) > m.content.board["hand"]:
            yield f"cards: seat {seat} builds with too many"


def _market(m: State) -> Iterator[str]:
    """PA-SET-02, PA-SET-03, PA-BUY-07."""
    shown = m.content.board["display"]
    for row, cards in enumerate(m.rows):
        if row != BOOK_ROW and any(
            m.content.row_of[card] != row for card in (*cards, *m.stacks[row], *m.row_discards[row])
        ):
            yield f"market: row {row} holds what costs something else"
        if len(cards) > shown:
            yield f"market: row {row} shows too much"
        if len(cards) < shown and m.stacks[row] and not any(frame == (REFILL, row) for frame in m.frames):
            yield f"market: row {row} was not filled"


def _books(m: State) -> Iterator[str]:
    """PA-BUY-09: every book is in one place, and nobody has more than two for long."""
    there = Counter(
        [*m.rows[BOOK_ROW], *m.stacks[BOOK_ROW], *m.row_discards[BOOK_ROW], *(b for own in m.books for b in own)]
    )
    for book, number in there.items():
        if number != 1:
            yield f"books: {m.content.book_ids[book]} is in {number} places"
    for seat, own in enumerate(m.books):
        if m.used[seat] & ~sum(1 << book for book in own):
            yield f"books: seat {seat} has used what it has not"
        if len(own) > m.content.board["books"] and not any(frame[:2] == (DROP, seat) for frame in m.frames):
            yield f"books: seat {seat} has too many"


def _stocks(m: State) -> Iterator[str]:
    """PA-SET-01, PA-BUY-05, PA-TID-01."""
    for kind, name in enumerate(TOKENS):
        number = m.stock[kind] + sum(held[kind] for held in m.tokens)
        if number != m.content.tokens[kind] or min(m.stock[kind], *(held[kind] for held in m.tokens)) < 0:
            yield f"tokens: {number} of {name}"
    for seat, coins in enumerate(m.coins):
        if coins < 0:
            yield f"coins: seat {seat} has {coins}"
    out = len(m.content.goal_pile) - len(m.goal_pile) - len(m.set_aside) - sum(goal != NONE for goal in m.goals)
    if out not in ((0,) if m.coop else (max(0, 2 * m.round - 2), 2 * m.round)):
        yield f"goals: {out} have been put away by round {m.round}"


def _dungeons(m: State) -> Iterator[str]:
    """PA-LAY: what lies is legal."""
    strict = bool(m.options["strict_ports"])
    for seat, laid in enumerate(m.laid):
        placed = [(m.content.faces[card][turned], x, y) for card, turned, x, y in laid]
        rule = layout.fault(placed, strict)
        if rule is not None:
            yield f"dungeon: that of seat {seat} breaks {rule}"
        if m.paths[seat] is not None and not laid:
            yield f"dungeon: seat {seat} has a path and no card"


def _scores(m: State) -> Iterator[str]:
    """PA-REW: the columns are filled round by round."""
    for name, columns in (("main", m.blue), ("second", m.pink), ("time", m.green), ("exits", m.exits)):
        if any(len(column) not in (max(0, m.round - 1), m.round) for column in columns):
            yield f"scores: the column {name} does not fit round {m.round}"
    if m.claimed != NONE and m.claimed not in m.order:
        yield "time: somebody was first who has not finished"


def _together(m: State) -> Iterator[str]:
    """PA-COO-02, PA-COO-04, PA-COO-09: groups, missions and artefacts are there once."""
    chosen = [group for group in m.groups if group != NONE]
    if len(set(chosen)) < len(chosen):
        yield "groups: two have the same"
    missions = Counter([*m.open, *m.completed, *(each for pile in m.quest_piles for each in pile)])
    for mission, name in enumerate(m.content.mission_ids):
        if missions[mission] != 1:
            yield f"missions: {name} is in {missions[mission]} places"
    if len(m.open) > coop.setup_card(m).open:
        yield f"missions: {len(m.open)} are open"
    artefacts = Counter([*m.artefact_pile, *(each for held in m.artefacts for each in held)])
    for artefact, number in artefacts.items():
        if number != 1:
            yield f"artefacts: {m.content.artefact_ids[artefact]} is in {number} places"
    if m.peril < 0:
        yield f"peril: there are {m.peril} marks"
