"""What a hint says of moves: odds before a roll, and what has become better after them."""

from __future__ import annotations

from games.tiny.table import goblin, hero, lay, new, play
from verlies.games.tiny.match import TinyMatch
from verlies.text import LANGUAGES, Words


def gains(match: TinyMatch, *lines: str) -> dict[str, dict[str, object]]:
    """What these moves bring seat 0, by kind; each can be said in all languages."""
    after = match.copy()
    play(after, *lines)
    found = after.benefits(match, 0)
    for gain in found:
        assert len({Words("tiny", lang).say(f"gain-{gain.kind}", gain.args) for lang in LANGUAGES}) == len(LANGUAGES)
    return {gain.kind: dict(gain.args) for gain in found}


def test_a_roll_that_is_to_come_has_its_odds() -> None:
    match = new("thordin lanon")
    goblin(match, 1, "boomy", "d4")
    found = gains(match, "0 attack hammer g1", "0 roll")
    view = match.copy()
    play(view, "0 attack hammer g1")
    part, whole = view.view(0)["chances"]["roll"]["success"]
    percent = round(100 * part / whole)
    assert found["attack"] == {"percent": percent, "fells": percent, "foe": "g1", "card": "boomy"}


def test_a_rest_brings_health_and_focus() -> None:
    match = new("thordin lanon")
    hero(match, 0, health=3, focus=1)
    recovered = gains(match, "0 rest")["recovers"]
    assert recovered["hero"] == "thordin"
    assert recovered["health"]
    assert recovered["focus"]


def test_a_felled_goblin_is_named_and_threatens_no_more() -> None:
    match = new("thordin lanon")
    goblin(match, 1, "boomy", "d4")
    found = gains(match, "0 attack hammer g1", "0 roll", "* dice 6 6 6 foe 2", "0 result 6")
    assert found["felled"] == {"foe": "g1", "card": "boomy"}
    assert found["safer"]["health"] > 0  # type: ignore[operator]


def test_a_step_says_where_it_leads() -> None:
    match = new("thordin lanon")
    lay(match, "d3", "feasthall")
    assert gains(match, "0 go d3") == {"place": {"cell": "d3", "room": "feasthall"}}


def test_where_nothing_is_better_the_hint_says_so() -> None:
    assert list(gains(new("thordin lanon"), "0 end")) == ["waits"]
