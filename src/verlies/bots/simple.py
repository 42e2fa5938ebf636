"""The simple bots: one that plays anything, and one that takes what looks best now."""

from __future__ import annotations

from verlies.bots.bot import Bot, Key
from verlies.core.chair import Chair
from verlies.core.moves import Move
from verlies.core.odds import Rng, pick


class RandomBot(Bot):
    name = "random"
    help = "plays any legal move"

    def choose(self, chair: Chair, rng: Rng) -> Move:
        return pick(chair.moves(), rng)


class GreedyBot(Bot):
    """Tries each move on matches that could be the real one, and takes the one with the best outlook."""

    name = "greedy"
    help = "plays the move that makes the best score likely"
    keys = {  # noqa: RUF012
        "guesses": Key(1, 1, 100, "how many guesses of what is hidden it tries each move on"),
        "care": Key(100, 0, 100, "in how many of a hundred decisions it thinks at all"),
    }

    def __init__(self, guesses: int = 1, care: int = 100) -> None:
        self.guesses = guesses
        self.care = care

    def choose(self, chair: Chair, rng: Rng) -> Move:
        moves = chair.moves()
        if len(moves) == 1:
            return moves[0]
        if (planned := self._planned(chair)) is not None:
            return planned
        if self.care < 100 and rng.random() * 100 >= self.care:
            return pick(moves, rng)
        worth = self._worth(chair, moves, rng)
        best = max(worth)
        return pick([move for move, each in zip(moves, worth, strict=True) if each == best], rng)

    def _planned(self, chair: Chair) -> Move | None:
        """Where the game has a plan it is followed: care and guesses only say how long it is sought."""
        return chair.advised(self.guesses * self.care / 100)

    def _worth(self, chair: Chair, moves: tuple[Move, ...], rng: Rng) -> list[float]:
        """How each move turns out, on average over the guesses."""
        seat = chair.seat
        assert seat is not None
        worth = [0.0] * len(moves)
        for _ in range(self.guesses):
            guess = chair.guess(rng)
            for at, move in enumerate(moves):
                after = guess.copy()
                after.apply(seat, move)
                worth[at] += after.worth(seat) / self.guesses
        return worth
