"""What the dealer says of time (PA-TIM-07)."""

from __future__ import annotations

from collections.abc import Iterator

from verlies.core.moves import Move
from verlies.core.odds import Rng, Thrown
from verlies.games.pathways.vocabulary import LONGEST, TOOK, PathwaysVocabulary


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
