"""The simple bots: one that plays anything, and one that takes what looks best now."""

from __future__ import annotations

from verlies.bots.bot import Bot, Key, pick
from verlies.core.chair import Chair
from verlies.core.dealer import Rng
from verlies.core.moves import Move


class RandomBot(Bot):
    name = "random"
    help = "plays any legal move"

    def choose(self, chair: Chair, rng: Rng) -> Move:
        return pick(chair.moves(), rng)


class GreedyBot(Bot):
    """Tries each move on matches that could be the real one, and takes the one with the best outlook."""

    name = "greedy"
    help = "plays the move that makes the best score likely"
    keys = {"guesses": Key(1, 1, 100, "how many guesses of what is hidden it tries each move on")}  # noqa: RUF012

    def __init__(self, guesses: int = 1) -> None:
        self.guesses = guesses

    def choose(self, chair: Chair, rng: Rng) -> Move:
        moves = chair.moves()
        if len(moves) == 1:
            return moves[0]
        seat = chair.view()["seat"]
        worth = [0.0] * len(moves)
        for _ in range(self.guesses):
            guess = chair.guess(rng)
            for at, move in enumerate(moves):
                after = guess.copy()
                after.apply(seat, move)
                worth[at] += after.worth(seat)
        best = max(worth)
        return pick([move for move, each in zip(moves, worth, strict=True) if each == best], rng)
