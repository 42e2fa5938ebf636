"""Conditions and answers that more than one area of the rules has."""

from __future__ import annotations

from collections.abc import Callable

from verlies.core.moves import Move
from verlies.core.steps import Answer, Code, Condition, Data, Events
from verlies.games.pathways.content import TOKENS
from verlies.games.pathways.state import NONE, State


def is_seat(rule: str, at: int) -> Condition[State]:
    """Somebody plays at the seat at this place of the code."""
    return Condition(
        rule,
        "no_such_seat",
        lambda m, seat, code: code[at] < m.seats,
        lambda m, seat, code: {"seats": list(range(m.seats))},
    )


def in_hand(rule: str) -> Condition[State]:
    return Condition(rule, "not_in_hand", lambda m, seat, code: code[1] in m.hands[seat], card)


def card(m: State, seat: int, code: Code) -> Data:
    return {"card": m.content.card_ids[code[1]]}


def named_book(m: State, seat: int, code: Code) -> Data:
    return {"book": m.content.book_ids[code[1]]}


def affords(rule: str, price: Callable[[State, int, Code], int]) -> Condition[State]:
    return Condition(
        rule,
        "too_costly",
        lambda m, seat, code: price(m, seat, code) <= m.coins[seat],
        lambda m, seat, code: {"cost": price(m, seat, code), "coins": m.coins[seat]},
    )


def in_stock(token: Callable[[State, Code], int]) -> Condition[State]:
    """PA-BUY-08: the token, if there is one, is not sold out."""
    return Condition(
        "PA-BUY-08",
        "token_sold_out",
        lambda m, seat, code: token(m, code) == NONE or m.stock[token(m, code)] > 0,
        lambda m, seat, code: {"token": TOKENS[token(m, code)]},
    )


Needed = Callable[[Code], int]
"""The number of the book that a move needs, or NONE."""


def owns_book(needed: Needed) -> Condition[State]:
    """PA-SPB-01."""
    return Condition(
        "PA-SPB-01",
        "book_not_owned",
        lambda m, seat, code: needed(code) == NONE or needed(code) in m.books[seat],
        lambda m, seat, code: {"book": m.content.book_ids[needed(code)]},
    )


def book_ready(needed: Needed) -> tuple[Condition[State], Condition[State]]:
    """PA-SPB-01: a book that was not used in this round."""
    return (
        owns_book(needed),
        Condition(
            "PA-SPB-01",
            "book_used",
            lambda m, seat, code: needed(code) == NONE or m.ready(seat, needed(code)),
            lambda m, seat, code: {"book": m.content.book_ids[needed(code)]},
        ),
    )


def declines(verb: int, move: Callable[[State], Move], *conditions: Condition[State]) -> Answer[State]:
    """The question is answered, and nothing happens."""
    return Answer(verb, _nothing, conditions, near=lambda m, seat: [move(m)])


def _nothing(m: State, seat: int, code: Code, events: Events) -> None:
    m.frames.pop()
