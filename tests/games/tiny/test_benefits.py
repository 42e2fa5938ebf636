"""What a hint says of moves: odds before a roll, and what has become better after them."""

from __future__ import annotations

from games.tiny.table import goblin, hero, lay, new, play, texts
from verlies.games.tiny.match import TinyMatch
from verlies.games.tiny.meta import GAME
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
    assert found["attack_fells"] == {"percent": percent, "foe": "g1", "card": "boomy"}


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


def test_a_way_says_what_it_leads_to_and_what_threatens_there() -> None:
    match = new("thordin lanon")
    for cell, room in {"d3": "feasthall", "d2": "long_hall", "d5": "study"}.items():
        lay(match, cell, room)
    goblin(match, 1, "stabby", "d2")
    assert gains(match, "0 go d3")["to_foe"] == {"foe": "g1", "card": "stabby", "rooms": 1}
    assert gains(match, "0 go d3", "0 go d2")["threat"] == {"health": 2}
    assert "to_foe" not in gains(match, "0 go d5")


def test_what_is_paid_is_said() -> None:
    match = new("thordin lanon")
    goblin(match, 1, "boomy", "d4")
    rolled = ("0 attack hammer g1", "0 roll", "* dice 3 2 2 foe 2", "0 change 3 4")
    assert gains(match, *rolled)["price"] == {"health": 0, "focus": 2}


def test_the_step_into_the_lair_opens_it() -> None:
    match = new("thordin lanon")
    lay(match, "d3", "lair_door")
    match.kills = 2
    assert list(gains(match, "0 go d3", "0 go l3")) == ["lair"]


def test_a_hero_is_told_by_what_they_are_good_at() -> None:
    match = GAME.new(2, None, None, {})
    assert isinstance(match, TinyMatch)
    assert gains(match, "0 hero ethairna")["hero"] == {
        "hero": "ethairna", "skill": "int", "dice": 3, "health": 6, "speed": 4,
    }  # fmt: skip


def test_a_turn_that_goes_on_after_a_card_is_not_called_over() -> None:
    match = new("thordin lanon")
    play(match, "0 go d3", "* room goblin_den_2")
    laid = gains(match, f"0 {texts(match, 'turn')[0]}")
    assert "waits" not in laid
    assert laid["ways"]["cards"]


def test_where_nothing_is_better_the_hint_says_so() -> None:
    assert list(gains(new("thordin lanon"), "0 end")) == ["waits"]
