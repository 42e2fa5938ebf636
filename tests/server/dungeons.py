"""Tables of Pathways at which all are building, and plans for them."""

from __future__ import annotations

from typing import Any

from games.pathways.rounds import building
from server.house import at_rest, mine
from verlies.bots import Advice
from verlies.core.abilities import Planned
from verlies.core.match import Match
from verlies.core.moves import Seat
from verlies.games.pathways.meta import GAME as PATHWAYS
from verlies.server import messages as msg
from verlies.server.hall import Hall
from verlies.server.table import Table
from verlies.server.thinking import Thinkers

TIMED, UNTIMED = "G-barrel-time", "G-barrel"


class Hasty(Thinkers):
    """Bots that hand in at once, and elsewhere do what is listed last."""

    def start(self) -> None:
        pass

    async def _ask(self, question: Any, match: Match, seat: Seat, about: Any) -> Advice:
        moves = match.moves(seat)
        return Advice((next((move for move in moves if move == "submit"), moves[-1]),))


async def build(
    hall: Hall, count: int = 2, bots: int = 0, goal: str = UNTIMED, level: str = "easy", **options: Any
) -> Table:  # fmt: skip
    """A table in round 1, with this goal; nobody has laid a card yet."""
    seats = [*mine(count), *(msg.NewSeat(level=level) for _ in range(bots))]
    before = PATHWAYS.new(count + bots, None, None, options)
    for seat, move in building(seats=count + bots, goal=goal, **options).log():
        before.play(seat, move)
    opened = await hall.open(msg.NewTable("pathways", seats, options), before)
    return await at_rest(hall, opened.table)


def some_moves(match: Match, seat: Seat, cards: int, steps: int, turned: bool = False) -> list[str]:
    """Moves that lay this many cards, the first turned or not, and draw this many steps; nothing is played."""
    twin = match.copy()
    assert isinstance(twin, Planned)
    if count := twin.built(seat):
        twin.undo(seat, count)
    chosen: list[str] = []
    for at in range(cards + steps):
        verbs = ("lay",) if at < cards else ("start", "go")
        fitting = [str(move) for move in twin.moves(seat) if move.verb in verbs]
        chosen.append(next(move for move in fitting if at or move.split()[2] == ("180" if turned else "0")))
        twin.play(seat, chosen[-1])
    return chosen


def plan_of(moves: list[str]) -> str:
    """The moves as a plan."""
    cards = [move.removeprefix("lay ") for move in moves if move.startswith("lay ")]
    return f"{', '.join(cards)}; {', '.join(move for move in moves if not move.startswith('lay '))}"


def done_by(table: Table, seat: Seat) -> list[str]:
    """The moves with which a seat has built what lies before it."""
    own = [str(move) for who, move in table.match.log() if who == seat]
    assert isinstance(table.match, Planned)
    return own[len(own) - table.match.built(seat) :]
