"""Why a hero action, a free action or a trigger is refused: the same at each question that it may answer."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from games.tiny import table
from verlies.games.tiny.match import TinyMatch

# Hero actions


def _at_trap(match: TinyMatch) -> TinyMatch:
    """Two heroes and a goblin in a trap room; the first could do all but search."""
    table.lay(match, "d3", "spike_pit")
    table.goblin(match, 1, "stabby", "d3")
    table.hero(match, 1, "d3")
    table.hero(match, 0, "d3", health=5, focus=5, spells="ice_lance heros_luck")
    return match


AT_TRAP = ["disarm", "attack hammer g1", "cast ice_lance g1", "cast heros_luck", "use divine_might"]


def test_each_of_these_hero_actions_is_possible() -> None:
    match = _at_trap(table.new("lanon grok"))
    assert set(AT_TRAP) < set(table.texts(match))


@pytest.mark.rule("TE-DMG-05")
@pytest.mark.parametrize("text", AT_TRAP)
def test_who_began_unconscious_takes_no_other_hero_action(text: str) -> None:
    match = table.new("lanon grok")
    table.begin_unconscious(match, 0)
    _at_trap(match)
    assert table.refused(match, text) == ("TE-DMG-05", "began_unconscious", {})
    assert text not in table.texts(match)


@pytest.mark.rule("TE-TRN-01", "TE-TRN-07")
@pytest.mark.parametrize("text", AT_TRAP)
def test_there_is_one_hero_action_or_two_and_no_more(text: str) -> None:
    match = _at_trap(table.new("lanon grok"))
    for extra, rule, reason in ((False, "TE-TRN-01", "action_used"), (True, "TE-TRN-07", "both_actions_used")):
        match.extra, match.acted = extra, 1 + extra
        table.changed(match)
        assert table.refused(match, text) == (rule, reason, {})
        assert text not in table.texts(match)


@pytest.mark.rule("TE-LAIR-15")
@pytest.mark.parametrize("text", ["rest", "attack hammer boss", "cast ice_lance boss", "use divine_might"])
def test_on_a_taken_space_no_hero_action_begins(text: str) -> None:
    match = table.lair("dragon", "d3", "l3", heroes="lanon thordin")
    table.hero(match, 0, spells="ice_lance")
    table.play(match, "0 go l3")
    assert table.refused(match, text) == ("TE-LAIR-15", "on_taken_space", {"place": "l3"})
    assert text not in table.texts(match)
    table.play(match, "0 go l4")
    assert text in table.texts(match)


# Free actions


@pytest.mark.rule("TE-FRE-04", "TE-ACT-11")
def test_in_a_roll_window_too_an_ability_is_at_hand() -> None:
    match = table.new("lanon grok")
    table.goblin(match, 1, "stabby", "d4")
    table.hero(match, 0, health=1, trinkets="healing_flask")
    table.play(match, "0 attack hammer g1")
    for window in ("before_roll", "after_roll"):
        assert table.asked(match) == window
        assert table.why_not(match, "use healing_hands lanon") is None
        assert table.refused(match, "use divine_might") == (
            "TE-FRE-02",
            "after_the_action",
            {"ability": "divine_might"},
        )
        assert table.refused(match, "use shadow_walk") == ("TE-ACT-11", "not_equipped", {"card": "shadow_walk"})
        armed = match.copy()
        table.hero(armed, 0, right="rapier")
        covered = {"ability": "healing_hands", "card": "rapier"}
        assert table.refused(armed, "use healing_hands lanon") == ("TE-FRE-04", "covered", covered)
        if window == "before_roll":
            table.play(match, "0 roll", "* dice 4 4 4 foe 2")


# Triggers

SWORD, RING = "use lion_sword", "use band_of_calm"


class Moment(NamedTuple):
    """A question that triggers answer, and those that go with it."""

    asked: str
    when: str
    on: str
    other: str
    lines: tuple[str, ...]


ATTACK = "0 attack lion_sword ogre"
ROLLED = "* dice 6 4 4 foe 2"
MOMENTS = [
    Moment("before_roll", "before_or_after_roll", "melee_attack", "rest", (ATTACK,)),
    Moment("after_roll", "after_roll", "any_test", "rest", (ATTACK, "0 roll", ROLLED)),
    Moment("after_damage", "after_hero_damage", "melee_attack", "rest", (ATTACK, "0 roll", ROLLED, "0 result 4")),
    Moment("before_counter", "before_counter", "any_test", "rest", (ATTACK, "0 roll", ROLLED, "0 result 4")),
    Moment("after_rest", "after", "rest", "any_test", ("0 rest",)),
]


def _at(moment: Moment, patch: pytest.MonkeyPatch, on: str = "", cost: int = 0) -> TinyMatch:
    """Thordin beside an ogre, with a ring and a sword whose triggers go with this moment; a rapier covers a third.

    The ring keeps the question open. The sword's may be `on` something else, or cost focus.
    """
    ring = next(each for each in table.CONTENT.triggers if each.source == "band_of_calm")
    table.printed(patch, "triggers", "band_of_calm", when=moment.when, on=moment.on)
    table.printed(
        patch, "triggers", "lion_sword", when=moment.when, on=on or moment.on, cost=cost, script=ring.script, result=0
    )
    match = table.new("thordin lanon")
    table.minion(match, "ogre", "d4")
    table.hero(match, 0, health=1, focus=1, left="lion_sword", right="rapier", trinkets="band_of_calm")
    table.play(match, *moment.lines)
    assert table.asked(match) == moment.asked
    assert RING in table.texts(match)
    return match


@pytest.mark.rule("TE-FRE-04", "TE-FRE-05", "TE-TST-15")
@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.asked)
def test_a_trigger_is_at_hand_fits_the_action_and_is_paid_once(moment: Moment, monkeypatch: pytest.MonkeyPatch) -> None:
    match = _at(moment, monkeypatch)
    assert SWORD in table.texts(match)
    covered = {"ability": "stonewall", "card": "rapier"}
    assert table.refused(match, "use stonewall") == ("TE-FRE-04", "covered", covered)
    assert table.refused(match, "use battle_rage") == ("TE-FRE-05", "not_equipped", {"card": "battle_rage"})
    table.play(match, f"0 {SWORD}")
    assert table.refused(match, SWORD) == ("TE-FRE-05", "already_used", {"ability": "lion_sword"})
    assert SWORD not in table.texts(match)
    match = _at(moment, monkeypatch, on=moment.other)
    other = {"ability": "lion_sword", "on": moment.other}
    assert table.refused(match, SWORD) == ("TE-FRE-05", "other_action", other)
    assert SWORD not in table.texts(match)
    match = _at(moment, monkeypatch, cost=9)
    missing = {"cost": 9, "focus": match.focus[0]}
    assert table.refused(match, SWORD) == ("TE-TST-15", "too_little_focus", missing)
    assert SWORD not in table.texts(match)


@pytest.mark.rule("TE-DMG-05")
def test_who_began_unconscious_triggers_nothing() -> None:
    match = table.new("grok lanon")
    table.begin_unconscious(match, 0)
    assert table.refused(match, "use battle_rage") == ("TE-DMG-05", "began_unconscious", {})
    table.turn_of(match, 0)
    assert table.why_not(match, "use battle_rage") == ("TE-FRE-05", "trigger_later")
