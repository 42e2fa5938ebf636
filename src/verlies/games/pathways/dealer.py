"""What the dealer does: one thing of a bag is drawn, or a time is told (PA-TIM-07)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from verlies.core.moves import Move
from verlies.core.odds import BagOdds, Rng, Thrown
from verlies.core.steps import Ask, Chance, Events
from verlies.games.pathways.state import State
from verlies.games.pathways.vocabulary import LONGEST, TOOK, PathwaysVocabulary


def draws(
    number: int,
    question: Ask[State],
    pile: Callable[[State], str],
    bag: Callable[[State], bytes],
    moves: Callable[[State], Sequence[Move]],
    take: Callable[[State, int, Events], None],
    unless: Callable[[State, Events], bool] | None = None,
) -> Chance[State]:
    """One thing of a bag is drawn."""
    return Chance(
        number,
        question,
        lambda m: BagOdds(pile(m), bag(m), moves(m), m.vocabulary.number),
        lambda m, code, events: take(m, code[1], events),
        unless,
    )


class Times(Thrown):
    """PA-TIM-07: how long a seat took, in tenths of a second: the host knows; without one any is as likely."""

    def __init__(self, vocabulary: PathwaysVocabulary, seat: int) -> None:
        super().__init__(f"time of {seat}")
        self._vocabulary, self._seat = vocabulary, seat

    @property
    def total(self) -> int:
        return LONGEST

    def __iter__(self) -> Iterator[tuple[Move, int]]:
        return ((self._vocabulary.at(TOOK, self._seat, tenths), 1) for tenths in range(1, LONGEST + 1))

    def __contains__(self, move: object) -> bool:
        known = self._vocabulary.parse(move) if isinstance(move, str) else None
        if known is None:
            return False
        verb, *about = self._vocabulary.code[known]
        return verb == TOOK and about[0] == self._seat and about[1] > 0

    def sample(self, rng: Rng) -> Move:
        return self._vocabulary.at(TOOK, self._seat, 1 + int(rng.random() * LONGEST))
