"""What holds for all refusals together: they agree with moves, tell the truth, and nothing that is secret."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from games.twister import table
from verlies.core.dealer import Dealer
from verlies.core.moves import DEALER
from verlies.core.steps import Decision, Phase, decisions
from verlies.games.twister import state as s
from verlies.games.twister.content import COLOURS
from verlies.games.twister.dungeon import NAMES, NUMBER, SLOT_NAMES, SQUARES
from verlies.games.twister.match import TwisterMatch
from verlies.games.twister.meta import GAME
from verlies.games.twister.solo import memory
from verlies.games.twister.vocabulary import END, NEXT, READY, SILENT
from verlies.proof import conformance, interference
from verlies.proof.basis import random_play

SETS: list[dict[str, Any]] = [
    {},
    {"teams": "free", "extras": True, "halls": "both", "handicap": "blue_1"},
    {"teams": "draft", "extras": True},
    {"teams": "drawn_blades"},
]


def positions(seed: int, options: dict[str, Any], share: float = 0.01) -> Iterator[tuple[TwisterMatch, Random]]:
    """Positions of a random game in which a seat is on turn: about this share, and more of the beginning."""
    match, rng = GAME.new(2, Dealer(seed), None, options), Random(seed)
    assert isinstance(match, TwisterMatch)
    for at, _ in enumerate(random_play(match, rng)):
        if match.turn and match.turn != (DEALER,) and rng.random() < (0.15 if at < 60 else share):
            yield match, rng


@pytest.mark.parametrize("options", SETS, ids=lambda options: str(options.get("teams", "standard")))
def test_moves_and_refusals_agree_in_positions_of_many_games(options: dict[str, Any]) -> None:
    windows: set[int] = set()
    for seed in range(2):
        for match, rng in positions(seed, options):
            windows.add(match.frames[-1][0])
            conformance.check_moves(match, rng)
            seat = match.turn[0]
            assert len(list(match.candidates(seat))) <= 400 + len(match.moves(seat))
            if rng.random() < 0.1:
                conformance.check_refusals(match, rng)
    assert {s.START, s.ACT} <= windows


@pytest.mark.rule("TW-INF-01", "TW-INF-02")
@pytest.mark.parametrize("options", SETS, ids=lambda options: str(options.get("teams", "standard")))
def test_no_refusal_and_no_view_depends_on_what_a_seat_cannot_know(options: dict[str, Any]) -> None:
    for match, rng in positions(7, options, 0.003):
        interference.check_guess(match, rng)
        interference.check_course(match, rng)


def crowded(**options: Any) -> TwisterMatch:
    """The printed halls with figures and items all over them, wounded and carried ones among them."""
    turned = {slot: (hall, at % 4) for at, (slot, hall) in enumerate(zip(SLOT_NAMES, table.HALLS, strict=True))}
    yellow = {"naga": "c3", "cleric": "d4", "mage": "h3", "banshee": "h8", "telepath": "d5", "colossus": "q3"}
    blue = {"naga": "e4", "mechanork": "i3", "backstabber": "m7", "telepath": "c8", "colossus": "h5"}
    items = {"rope": "c3", "key": "h3", "blue rope": "e5", "bow": "d4", "blue fireball_wand": "h6", "blue key": "e4"}
    if options.get("extras"):
        yellow |= {"thief": "l3", "wall_walker": "p9"}
        items |= {"speed_potion": "p9"}
    m = table.lay(
        yellow, blue, items=items, halls=turned, down=["S8"], wounded=["yellow telepath", "blue telepath"], **options
    )
    m.healed = 1 << table.token(m, "yellow colossus")
    assert len(table.texts(m)) > 50
    return m


def after(m: TwisterMatch, script: str) -> TwisterMatch:
    table.play(m, script)
    return m


def at_support() -> TwisterMatch:
    return after(table.lay({"cleric": "d3", "naga": "d6"}, {"mage": "d4"}, items={"bow": "d6"}), "fight d4")


def at_reveal() -> TwisterMatch:
    m = table.lay({"cleric": "f3"}, {"mage": "b3"}, items={"blue rope": "b5"}, down=["S3"])
    table.face_down(m, "S3", "blue mage", "blue rope")
    return after(m, "reveal S3; * hall 38A 0")


def at_replacing() -> TwisterMatch:
    m = table.new(teams="free")
    for seat in range(2):
        chosen = [
            *(f"pick {name}" for name in ("rope", "key", "bow", "rope", "key", "great_shield")),
            "pair 37",
            "pair 38",
        ]
        table.play(m, "; ".join(f"{seat} {text}" for text in chosen))
    return after(m, "* lot blue")


def at_laying() -> TwisterMatch:
    m = table.new()
    table.start_all(m)
    return after(m, "* lot yellow")


WINDOWS: dict[int, Callable[[], TwisterMatch]] = {
    s.CHOOSE: lambda: table.new(teams="free", extras=True),
    s.LEAVE_OUT: lambda: after(table.new(handicap="blue_2"), "1 leave naga"),
    s.START: lambda: after(table.new(), "0 start naga a2"),
    s.PICK_PAIR: lambda: after(table.new(teams="equal", halls="both"), "* lot blue; pair 91"),
    s.PICK: lambda: after(table.new(teams="draft", extras=True), "* lot blue; pick naga"),
    s.REPLACE: at_replacing,
    s.LAY: at_laying,
    s.PLAY: table.begun,
    s.ACT: lambda: crowded(extras=True),
    s.WALK: lambda: after(crowded(), "put naga c2"),
    s.PLACE: at_reveal,
    s.SUPPORT: at_support,
    s.CALL: lambda: after(table.lay({"telepath": "c3"}, {"naga": "c4"}), "fight c4"),
    s.CARDS: lambda: after(table.lay({"mage": "c3"}, {"naga": "c4"}), "fight c4; 1 card 3"),
}
"""A position for each question."""


def lazy_texts(match: TwisterMatch) -> Iterator[str]:
    """Moves that are made only when they are needed: every figure takes everything, everything is placed."""
    places = sorted({*match.where, *range(0, SQUARES, 23)})
    for square in (NAMES[place] for place in places if place < SQUARES):
        for thing in match.vocabulary.thing_names.values():
            yield from (f"place {side} {thing} {square}" for side in COLOURS[:2])
            yield from (f"take {figure} {square} {thing}" for figure in match.content.figure_ids[::3])


@pytest.mark.parametrize("window", WINDOWS)
def test_every_text_that_is_a_move_is_legal_or_refused_in_every_window(window: int) -> None:
    match = WINDOWS[window]()
    assert match.frames[-1][0] == window
    seat = match.turn[0]
    legal = set(match.moves(seat))
    for text in (*match.vocabulary.code, *lazy_texts(match)):
        assert (match.why_not(seat, text) is None) == (text in legal), text
    conformance.check_moves(match, Random(1))
    conformance.check_refusals(match, Random(1))


def test_every_question_has_verbs_that_answer_it_and_each_of_those_can_be_refused_if_ever_illegal() -> None:
    asked = {step.number for step in TwisterMatch.step_table if isinstance(step, (Decision, Phase))}
    assert asked == {memory.SPOT, memory.WATCH, memory.FORCE, *WINDOWS}
    answers = [answer for each in decisions(TwisterMatch.step_table) for answer in each.answers.values()]
    assert {answer.verb for answer in answers if not answer.conditions} == {END, READY, SILENT, NEXT}


def test_every_reason_is_proved_by_a_test() -> None:
    """Each reason that stands in the source stands in a test of refusals, too."""
    answers = [answer for each in decisions(TwisterMatch.step_table) for answer in each.answers.values()]
    reasons = {condition.reason for answer in answers for condition in answer.conditions}
    tests = "".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*refusals*.py"))
    assert len(reasons) > 90
    assert {reason for reason in reasons if f'"{reason}"' not in tests} == set()


# What refusals say is true

View = dict[str, Any]
Told = dict[str, Any]


def _piece(view: View, seat: int, kind: str) -> dict[str, Any]:
    return next((piece for piece in view["pieces"] if (piece["seat"], piece["kind"]) == (seat, kind)), {})


def _side(told: Told) -> int:
    return ("yellow", "blue").index(told["side"])


def _reach(view: View, seat: int, figure: str) -> dict[str, int]:
    return {square: ap for square, ap, *_ in view["reach"][f"{seat} {figure}"]}


TRUE: dict[str, Callable[[View, int, Told, list[str]], bool]] = {
    "wounded": lambda view, seat, told, words: _piece(view, seat, told["figure"])["wounded"],
    "too_few_ap": lambda view, seat, told, words: view["ap"]["left"] == told["ap"] < told["cost"],
    "friend_there": lambda view, seat, told, words: _side(told) == seat,
    "enemy_in_way": lambda view, seat, told, words: _side(told) != seat,
    "enemy_there": lambda view, seat, told, words: _side(told) != seat and told["square"] == words[2],
    "too_far": lambda view, seat, told, words: _far(view, seat, told, words),
    "still_face_down": lambda view, seat, told, words: not _piece(view, seat, told["figure"]),
    "no_jump_card": lambda view, seat, told, words: view["hands"][seat]["jumps"] == 0,
    "card_out": lambda view, seat, told, words: told["value"] not in view["hands"][seat]["action"],
    "already_up": lambda view, seat, told, words: all(
        slot["up"] for slot in view["slots"] if slot["slot"] == told["slot"]
    ),
    "closed_gate": lambda view, seat, told, words: _gate(view, told),
    "needs_item": lambda view, seat, told, words: _carries(view, seat, told["figure"]) != told["thing"],
}
"""What must hold for the seat on turn, if a refusal gives this reason."""


def _carries(view: View, seat: int, kind: str) -> str | None:
    carried = _piece(view, seat, kind)["carries"]
    return carried and str(carried["kind"])


def _far(view: View, seat: int, told: Told, words: list[str]) -> bool:
    """Never within one move; and by walking alone not with fewer moves than it says."""
    least = _reach(view, seat, words[1]).get(told["square"], 99)
    return bool(told["away"] > told["speed"] and least >= told["moves"] > 1)


def _gate(view: View, told: Told) -> bool:
    gates = [gate for slot in view["slots"] for gate in slot["gates"]]
    here = {told["source"], told["to"]}
    return any((gate["gate"], gate["state"], set(gate["squares"])) == (told["gate"], "closed", here) for gate in gates)


def told_in(match: TwisterMatch) -> set[str]:
    """The reasons of this position that were found to be true."""
    seat, said = match.turn[0], set()
    view = match.view(seat)
    for text in match.candidates(seat):
        refusal = match.why_not(seat, text)
        if refusal is not None and refusal.reason in TRUE:
            said.add(refusal.reason)
            assert TRUE[refusal.reason](view, seat, dict(refusal.args), text.split(" ")), (text, refusal)
    return said


def test_what_a_refusal_says_is_true() -> None:
    said = told_in(crowded()) | told_in(
        table.lay({"cleric": "b1"}, {"naga": "c1"}, drawn=table.draw("b1 W |", "b1 S -"))
    )
    for seed in range(20, 24):
        for match, _ in positions(seed, {}, 0.03):
            said |= told_in(match)
    assert said == set(TRUE)


@pytest.mark.rule("TW-MOV-01")
def test_a_square_that_is_refused_as_too_far_is_reached_with_more_moves() -> None:
    m = table.lay({"colossus": "c3"})
    far = table.why_not(m, "go colossus f4")
    assert far[1:] == ("too_far", {"square": "f4", "away": 4, "speed": 2, "moves": 2})
    table.play(m, "go colossus e3; go colossus f4")
    assert m.where[table.token(m, "yellow colossus")] == NUMBER["f4"]
