"""What things are worth to a simple player: finds, cards, tokens, books, coins. Rough figures, tuned by play."""

from __future__ import annotations

from verlies.games.pathways import missions, reward
from verlies.games.pathways import path as p
from verlies.games.pathways.faces import COIN, PIT, PORTAL, RECYCLE, ROOM, SCISSORS
from verlies.games.pathways.path import COUNTS, TOOLS
from verlies.games.pathways.solver import Wish
from verlies.games.pathways.state import BOOK_ROW, MAIN, NONE, UNSEEN, State

COIN_WORTH = 0.4
EXIT = 0.5
MISSION = 4.0
"""What a completed mission is worth; half as much again for each tier."""
UPGRADES = {RECYCLE: 0.35, SCISSORS: 0.45}
FOUND = 0.8
"""The share of what is on a card that a path finds."""
BOOKS = (
    0.0, 0.11, 0.45, 0.16, 0.12, 0.4, 0.2, 0.16, 0.0, 0.17, 0.26, 0.24, 0.22, 0.7, 0.24, 0.2, 0.2, 0.2,
)  # fmt: skip
"""By number: points for each round that is left; those that help paths about as measured on random hands, the weakest
more than that, or nobody would ever see them used."""


def wish(m: State, seat: int) -> Wish:
    """What a path of this round is worth, as far as one can know before the second goal."""
    points = kinds(m)
    left = m.content.board["rounds"] - m.round
    points[COIN] += COIN_WORTH if left else 1 / m.content.board["coins_for_a_point"]
    for kind, worth in UPGRADES.items():
        points[kind] += worth if left else 0.0
    return Wish(tuple(points), 1.5 if m.coop else EXIT)


def kinds(m: State) -> list[float]:
    """What a find of each kind is worth in this round."""
    points = usual(m)
    if m.goals[MAIN] != NONE:
        goal = m.content.goals[m.goals[MAIN]]
        for kind in goal.kinds:
            points[kind] += goal.points
    return points


def usual(m: State) -> list[float]:
    """What a find of each kind is worth whatever the goal: any of those to come, or missions that are open."""
    points = [0.0] * COUNTS
    if m.coop:
        for mission in m.open:
            for about, number in missions.needs(m, m.content.missions[mission]):
                for kind in about:
                    points[kind] += MISSION / number / len(m.open)
        return points
    for number in m.goal_pile:
        goal = m.content.goals[number]
        for kind in goal.kinds:
            points[kind] += goal.points / m.content.board["secondary_divided_by"] / len(m.goal_pile)
    return points


def card(m: State, number: int, points: list[float]) -> float:
    """What a card is likely to bring."""
    shows = m.content.shows[number]
    return FOUND * sum(each * count for each, count in zip(points, shows, strict=True))


def worth(m: State, seat: int) -> float:
    """The points that a seat is likely to have in the end."""
    board = m.content.board
    left = board["rounds"] - m.round
    now, ever = kinds(m), usual(m)
    for kind in range(ROOM + 1):  # later rounds have main goals too
        ever[kind] *= 1 + board["secondary_divided_by"]
    for points in (now, ever):
        points[COIN] += COIN_WORTH
    parts = reward.parts(m)[seat]
    coin = COIN_WORTH if left else 1 / board["coins_for_a_point"]
    score = sum(parts.values()) - parts["coins"] + m.coins[seat] * coin
    own = m.decks[seat] + m.discards[seat]
    hand = m.hands[seat] + m.kept[seat]
    drawn = [card(m, each, now) for each in own]
    score += sum(card(m, each, now) for each in hand)
    unseen = _unseen(m, seat)
    score += sum(card(m, each, now) for each in unseen) / max(1, len(unseen))
    score += max(0, board["hand"] - len(hand) - bool(unseen)) * sum(drawn) / max(1, len(drawn))
    owned = own + m.hands[seat] + m.floor[seat] + m.kept[seat]
    score += left * board["hand"] * sum(card(m, each, ever) for each in owned) / max(1, len(owned))
    return float(score + _tokens(m, seat, now) + _books(m, seat, now, left))


def _unseen(m: State, seat: int) -> bytes:
    """The cards of which the seat has bought one unseen."""
    frame = m.frames[-1] if m.frames else (NONE,)
    return m.stacks[frame[2]] if frame[0] == UNSEEN and frame[1] == seat and frame[2] != BOOK_ROW else b""


def _expected(m: State, seat: int, kind: int) -> float:
    """How much of a kind the hand of this round is likely to show."""
    shows, hand, deck = m.content.shows, m.hands[seat], m.decks[seat] or m.discards[seat]
    some = sum(shows[each][kind] for each in deck) / max(1, len(deck))
    drawn = max(0, int(m.content.board["hand"]) - len(hand))
    return sum(shows[each][kind] for each in hand) + drawn * some


def _obstacle(m: State, seat: int, kind: int, points: list[float]) -> float:
    """What it is worth to overcome one more of a kind; a portal needs another one to go to."""
    there = _expected(m, seat, kind) - (kind == PORTAL)
    return (0.15 + 0.5 * points[kind]) * min(1.0, max(0.0, 0.7 * there))


def _tokens(m: State, seat: int, points: list[float]) -> float:
    """The first token of a kind is worth more than the next."""
    held = m.tokens[seat]
    return sum(
        _obstacle(m, seat, kind, points) * (1 - 0.5 ** held[tool]) * 2 for kind, tool in TOOLS.items() if held[tool]
    )


def _books(m: State, seat: int, points: list[float], left: int) -> float:
    """No more count than one may have (PA-BUY-09)."""
    worths = [_book(m, seat, book, points, left) for book in m.books[seat]]
    frame = m.frames[-1] if m.frames else (NONE,)
    if frame[0] == UNSEEN and frame[1:] == (seat, BOOK_ROW):
        stack = m.stacks[BOOK_ROW]
        worths.append(sum(_book(m, seat, book, points, left) for book in stack) / len(stack))
    return float(sum(sorted(worths)[-m.content.board["books"] :]))


def _book(m: State, seat: int, book: int, points: list[float], left: int) -> float:
    """What it usually brings, and more where the hand has use for it."""
    worth = BOOKS[book] * (1 if book == p.CONJURE else left + 1)
    if book in p.SUBSTITUTES:
        kind = next(kind for kind, tool in TOOLS.items() if p.SUBSTITUTES[tool] == book)
        return worth + _obstacle(m, seat, kind, points)
    if book == p.CLIMB_UP:
        return worth + 0.3 * _expected(m, seat, PIT)
    if book == p.CROSS:
        owned = m.hands[seat] + m.decks[seat] + m.discards[seat]
        return worth + 0.07 * (left + 1) * sum(m.content.crossings[each] for each in owned)
    return worth
