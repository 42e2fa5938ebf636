"""What was possible in a round: by the rules of that game, with all cards, tokens and books that the seat had."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.pathways import rounds
from games.pathways.table import column, exploring, face
from verlies.core.dealer import Dealer
from verlies.core.moves import DEALER
from verlies.games.pathways import state as s
from verlies.games.pathways.architect import Architect, Found
from verlies.games.pathways.match import PathwaysMatch
from verlies.games.pathways.meta import GAME
from verlies.games.pathways.state import MAIN, SECOND
from verlies.games.pathways.view_types import Possible
from verlies.proof.shapes import misfit

Shown = dict[str, Any]
LAYOUTS = 30


@pytest.fixture(autouse=True)
def _few_layouts(monkeypatch: pytest.MonkeyPatch) -> None:
    """A number in the place of seconds: the same layouts on every machine."""
    think = Architect.think

    def few(architect: Architect, seconds: float | None = None, layouts: int | None = None) -> Found | None:
        return think(architect, layouts=layouts or LAYOUTS)

    monkeypatch.setattr(Architect, "think", few)


def in_round_two(seed: int, **options: Any) -> PathwaysMatch:
    """The second round of building, after random purchases: there are tokens, books and dungeon cards."""
    m = GAME.new(3, Dealer(seed), None, options)
    assert isinstance(m, PathwaysMatch)
    rng = Random(seed)
    m.deal()
    while m.round < 2 or m.frames[-1][0] != s.EXPLORE:
        seat = m.turn[0]
        advised = m.advised(seat, 0.2) if m.frames[-1][0] == s.EXPLORE else None
        moves = [move for move in m.moves(seat) if move.verb != "pass"] or list(m.moves(seat))
        m.play(seat, advised or moves[int(rng.random() * len(moves))])
        m.deal()
    return m


def plan_of(shown: Shown) -> str:
    """What is shown, as a plan."""
    dungeon = shown["dungeon"]
    cards = [f"{each['card']} {180 * each['turned']} {each['x']} {each['y']}" for each in dungeon["cards"]]
    steps = [step["step"] for step in dungeon["path"]["steps"]] if dungeon["path"] else []
    return f"{', '.join(cards)}; {', '.join(steps)}"


def worth(before: PathwaysMatch, seat: int, plan: str, second: str) -> tuple[int, int, int]:
    """What a plan really brings from there: points of both goals, and the exit."""
    again = before.copy()
    again.dealer = None
    rounds.explore(again, {seat: plan})
    while again.frames[-1][0] != s.GOAL:
        again.play(DEALER, again.moves(DEALER)[0])
    again.play(DEALER, f"goal {second}")
    return again.blue[seat][-1], again.pink[seat][-1], again.exits[seat][-1]


def stated(shown: Shown) -> tuple[int, int, int]:
    path = shown["dungeon"]["path"] or {"main": {"points": 0}, "second": {"points": 0}}
    return path["main"]["points"], path["second"]["points"], int(shown["exit"])


@pytest.mark.rule("PA-AMB-05", "PA-EXP-02", "PA-PTH-12", "PA-SPB-01")
@pytest.mark.parametrize("drawn", ["path", "cards", "nothing"])
@pytest.mark.parametrize("strict", [True, False])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_all_that_is_shown_is_legal_and_brings_what_is_said(seed: int, strict: bool, drawn: str) -> None:
    m = in_round_two(seed, strict_ports=strict)
    before = m.copy()
    for seat in range(m.seats):
        while drawn != "nothing" and (move := m.advised(seat, 0.2)) != "submit":
            if move is None or (drawn == "cards" and len(m.laid[seat]) == 2):
                break
            m.play(seat, move)
    rounds.explore(m, {})
    rounds.chance(m)
    assert m.last is not None
    second = m.content.goal_ids[m.last.goals[SECOND]]
    assert m.last.goals[MAIN] == before.goals[MAIN]
    for seat in range(m.seats):
        found = m.possible(seat)
        assert found is not None
        assert misfit(found, Possible) is None
        assert (found["laid"] is None) == (drawn == "nothing")
        for shown in filter(None, (found["laid"], found["free"])):
            assert worth(before, seat, plan_of(shown), second) == stated(shown)
        if found["laid"] is not None:
            assert found["laid"]["dungeon"]["cards"] == m.view(0)["last"]["players"][seat]["dungeon"]["cards"]


def points(shown: Shown) -> int:
    """Of the main goal."""
    return stated(shown)[0]


def done(m: PathwaysMatch, plans: rounds.Plans, second: str = "G-lock") -> Shown:
    """Seat 0 asks when the round is over."""
    rounds.explore(m, plans)
    rounds.chance(m, f"goal {second}")
    found = m.possible(0)
    assert found is not None
    return found


def test_cards_that_were_left_in_hand_could_have_been_laid() -> None:
    m = exploring(column("c..."), *[column("cccc")] * 4)
    found = done(m, {0: rounds.column_of("S1")})
    assert (points(found["laid"]), points(found["free"])) == (1, 17)


def test_who_laid_nothing_is_told_what_the_hand_could_have_been() -> None:
    m = exploring(*[column("cccc")] * 5)
    found = done(m, {})
    assert found["laid"] is None
    assert points(found["free"]) == 20


@pytest.mark.rule("PA-PTH-12", "PA-REW-01")
@pytest.mark.parametrize("plan", ["S1 0 0 0", rounds.column_of("S1", 1)])
def test_tokens_and_books_count_whether_or_not_a_path_was_drawn(plan: str) -> None:
    m = rounds.shopping(column("mc.x"), seats=2, goal="G-coin")
    rounds.hold(m, 0, "monster")
    rounds.own(m, 0, "SB-7")
    rounds.until(m, s.EXPLORE)
    assert points(done(m, {0: plan})["laid"]) == 1
    bare = rounds.building(column("mc.x"), seats=2, goal="G-coin")
    assert points(done(bare, {0: plan})["laid"]) == 0


FORKED = face(
    "### ###",
    "###c#c ",
    "### # #",
    "###c#c ",
    "### # #",
    "###c#c ",
    "### # #",
    "###c#c ",
    "### ###",
)


@pytest.mark.rule("PA-AMB-05")
@pytest.mark.parametrize("strict", [True, False])
def test_with_strict_ports_only_what_they_allow_was_possible(strict: bool) -> None:
    m = exploring(FORKED, FORKED, FORKED, column("cccc"), column("cccc"), strict_ports=strict)
    before = m.copy()
    found = done(m, {})
    assert worth(before, 0, plan_of(found["free"]), "G-lock") == stated(found["free"])


def test_a_card_on_which_nothing_can_be_found_is_not_a_reason_to_stumble() -> None:
    blind = face("### ###", "###.###", *["#######"] * 7)
    m = exploring(*[blind] * 5)
    found = done(m, {0: "S1 0 0 0"})
    assert found["free"] is None
    assert found["laid"]["dungeon"]["path"] is None
