"""All that chance does in the solitaire game: what may come, how likely it is, and what a dealer of flesh is asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import verlies
from games.twister import alone
from games.twister.table import draw, holding, new, told
from verlies.core.errors import IllegalMove
from verlies.core.moves import DEALER
from verlies.core.steps import Chance
from verlies.games.twister.match import TwisterMatch
from verlies.games.twister.solo.memory import note
from verlies.games.twister.state import DUEL_FRAMES

Asked = tuple[str, str, dict[str, Any]]


def played(m: TwisterMatch, *script: str) -> TwisterMatch:
    alone.run(m, *script)
    return m


def revealing() -> TwisterMatch:
    return played(alone.begun(), "play 2", "reveal S2")


def drawing() -> TwisterMatch:
    return played(revealing(), "hall 39A 2", "bag violet xanth", "dice 5 5", "bag violet rope", "dice 6 6")


def rolling_dice() -> TwisterMatch:
    return played(drawing(), "bag yellow bow")


def laying_row() -> TwisterMatch:
    m = alone.lay({"white_phil": "c2", "xanth": "k5", "djenh": "q3"}, {"cleric": "n8"}, drawn=alone.CELL, turn="person")
    alone.run(m, "end", "row djenh")
    return m


def tied() -> TwisterMatch:
    """Arthos may break either of two portcullises, both beside him."""
    return alone.lay({"arthos": "d4"}, {"cleric": "t9"}, drawn=draw("d4 W #", "d4 E #"))


def tied_by_load() -> TwisterMatch:
    """Hur-Ban may stop west or east of the cleric; in the east he takes up a rope."""
    return alone.lay({"hur_ban": "d6"}, {"cleric": "d4"}, items={"rope": "e5"}, drawn=draw("d5 N -"))


def looting() -> TwisterMatch:
    m = alone.lay({"snake_slissken": "f3"}, {"cleric": "t9"}, down=["S3"], bag=["yellow bow"])
    alone.run(m, "next", "hall 38A 0", "bag yellow bow")
    return m


def looting_tied() -> TwisterMatch:
    """The first square of the hall is a pit: those north, south and east of it are as near."""
    m = alone.lay({"snake_slissken": "f3"}, {"cleric": "t9"}, down=["S3"], bag=["yellow bow"], drawn=draw("g3 O"))
    alone.run(m, "next", "hall 38A 0", "bag yellow bow")
    return m


def turning() -> TwisterMatch:
    m = alone.lay({"tueft_al": "d3"}, {"cleric": "t9"})
    alone.run(m, "next")
    return m


def recovering() -> TwisterMatch:
    return alone.lay({"father_lazarus": "k5"}, {"cleric": "n8"}, wounded=["father_lazarus"])


def keeping_wand() -> TwisterMatch:
    m = alone.lay({"muldon": "d3"}, {"cleric": "d5", "naga": "t9"}, items={"fireball_wand": "d3"})
    alone.run(m, "next")
    return m


def turning_up() -> TwisterMatch:
    m = alone.lay({"hur_ban": "e4"}, {"cleric": "e5"}, turn="person")
    holding(m, 1, 1, 3, 3, 6)
    note(m, spent=bytes((1, 0, 2, 0, 1, 1, 0)))
    alone.run(m, "fight e4", "card 2")
    return m


def recruiting() -> TwisterMatch:
    m = alone.lay({"white_phil": "c2"}, {"cleric": "n8"}, down=["S8"], drawn=alone.CELL, turn="person")
    note(m, due=1)
    alone.run(m, "end")
    return m


def choosing_room() -> TwisterMatch:
    return played(recruiting(), "recruit yom")


def blinking() -> TwisterMatch:
    """Amystyn, shut in, vanishes."""
    m = alone.lay({"amystyn": "c2"}, {"cleric": "n8"}, down=["S8"], drawn=alone.CELL)
    alone.run(m, "next")
    return m


def seeing() -> TwisterMatch:
    m = alone.lay({"white_phil": "c2"}, {"cleric": "n8"}, down=["S8"], drawn=alone.CELL, turn="person", vision=True)
    note(m, visions=1, sights=bytes((1, 3, 7)))
    alone.run(m, "end")
    return m


def robbing() -> TwisterMatch:
    """Meg Amind has won."""
    m = alone.lay({"meg_amind": "e4"}, {"mage": "e5"}, drawn=alone.quiet())
    holding(m, 0, 0, 1, 3, 3, 5)
    alone.run(m, "next", "card 1", "np 6")
    return m


SCENES: dict[str, tuple[Callable[[], TwisterMatch], Asked, dict[str, int]]] = {
    "deal": (
        lambda: new(solo="pink"),
        ("TS-SET-05", "deal", {"left": 8}),
        {"deal xanth": 1, "deal yom": 1},
    ),
    "pair": (
        lambda: new(solo="pink", halls="both"),
        ("TW-TEAM-04", "draw_pair", {"left": 4}),
        {f"pair {number}": 1 for number in (37, 38, 39, 40, 91, 92, 93, 94)},
    ),
    "hall": (revealing, ("TW-REV-03", "hall", {"slot": "S2"}), {"hall 37A 0": 1, "hall 40B 3": 1}),
    "bag": (drawing, ("TS-REV-02", "bag", {"hall": "39A", "number": 3}), {"bag yellow rope": 1, "bag violet yom": 1}),
    "dice": (
        rolling_dice,
        ("TS-TPT-01", "dice", {"hall": "39A", "side": "yellow", "item": "bow"}),
        {f"dice {red} {white}": 1 for red in range(1, 7) for white in range(1, 7)},
    ),
    "row": (laying_row, ("TS-NPT-02", "row", {"number": 2, "of": 3}), {"row white_phil": 1, "row xanth": 1}),
    "tie": (
        tied,
        (
            "TS-PRX-04",
            "tie",
            {
                "npc": "arthos",
                "choices": [
                    {"number": 1, "object": None, "gate": "37A-P1", "place": "d4", "stop": None, "thing": None},
                    {"number": 2, "object": None, "gate": "37A-P2", "place": "d4", "stop": None, "thing": None},
                ],
            },
        ),
        {"tie 1": 1, "tie 2": 1},
    ),
    "loot": (
        looting_tied,
        (
            "TS-PER-03",
            "tie",
            {
                "npc": "snake_slissken",
                "choices": [
                    {"number": 1, "object": None, "gate": None, "place": "g2", "stop": None, "thing": None},
                    {"number": 2, "object": None, "gate": None, "place": "g4", "stop": None, "thing": None},
                ],
            },
        ),
        {"tie 1": 1, "tie 2": 1},
    ),
    "gear": (
        turning,
        ("TS-ROT-02", "gear", {"npc": "tueft_al"}),
        {f"gear {way} {number}": 1 for way in ("cw", "ccw") for number in (1, 2, 3)},
    ),
    "recover": (
        recovering,
        ("TS-PER-03", "roll", {"npc": "father_lazarus", "needs": 5}),
        {f"roll {number}": 1 for number in range(1, 7)},
    ),
    "keep": (
        keeping_wand,
        ("TS-PER-03", "roll", {"npc": "muldon", "needs": 5}),
        {f"roll {number}": 1 for number in range(1, 7)},
    ),
    "np": (turning_up, ("TS-CMB-01", "np", {}), {"np 1": 1, "np 3": 2, "np 6": 1}),
    "recruit": (recruiting, ("TS-RNF-06", "recruit", {}), {"recruit xanth": 1, "recruit yom": 1}),
    "room": (
        choosing_room,
        ("TS-RNF-06", "room", {"npc": "yom"}),
        {f"room {hall}": 1 for hall in ("37A", "37B", "38A", "38B", "39A", "39B", "40A")},
    ),
    "blink": (
        blinking,
        ("TS-RNF-06", "room", {"npc": "amystyn"}),
        {f"room {hall}": 1 for hall in ("37A", "37B", "38A", "38B", "39A", "39B", "40A")},
    ),
    "vision": (seeing, ("TS-VIS-03", "vision", {}), {"vision S2": 1, "vision S4": 1, "vision S8": 1}),
    "discard": (
        robbing,
        ("TS-PER-03", "discard", {"npc": "meg_amind"}),
        {"discard 3": 2, "discard 5": 1},
    ),
}
"""By what chance decides: a position, what is asked then, and some or all of what may come, with its weight."""
TOTALS = {
    "deal": 32, "pair": 8, "hall": 32, "bag": 22, "dice": 36, "row": 2, "tie": 2, "loot": 2, "gear": 6, "recover": 6,
    "keep": 6, "np": 4, "recruit": 31, "room": 7, "blink": 7, "vision": 3, "discard": 3,
}  # fmt: skip


class Fixed:
    """A generator that says one number."""

    def __init__(self, number: float) -> None:
        self.number = number

    def random(self) -> float:
        return self.number


@pytest.mark.rule("TS-RNG-01", "TS-RNG-03")
@pytest.mark.parametrize("scene", SCENES)
def test_what_may_come_and_how_likely_it_is(scene: str) -> None:
    lay, _, some = SCENES[scene]
    m = lay()
    assert m.turn == (DEALER,)
    odds = m.odds()
    weights = {str(move): weight for move, weight in odds}
    assert odds.total == sum(weights.values()) == TOTALS[scene]
    assert some.items() <= weights.items()
    if scene not in ("np", "discard"):
        assert set(weights.values()) == {1}
    drawn = Counter(str(odds.sample(Fixed((at + 0.5) / odds.total))) for at in range(odds.total))
    assert drawn == weights, "as likely as they say"
    assert all(move in odds for move in weights)
    assert "next" not in odds


@pytest.mark.rule("TS-RNG-01")
@pytest.mark.parametrize("scene", SCENES)
def test_what_a_dealer_of_flesh_is_asked(scene: str) -> None:
    lay, expected, some = SCENES[scene]
    m = lay()
    assert alone.asked(m) == expected
    assert m.prompt(0) is None
    assert m.view(0)["turn"] == [DEALER]
    assert m.moves(0) == ()
    with pytest.raises(IllegalMove) as error:
        m.play(DEALER, "next")
    assert error.value.refusal.rule == "CORE-CHANCE"
    events = alone.run(m, next(iter(some)))
    assert events


def test_every_question_to_chance_is_shown_above() -> None:
    frames = {lay().frames[-1][0] for lay, _, _ in SCENES.values()}
    drawn = {step.number for step in TwisterMatch.step_table if isinstance(step, Chance)}
    assert frames > {number for number in drawn if number >= DUEL_FRAMES}
    assert {alone.asked(lay())[1] for lay, _, _ in SCENES.values()} == {
        expected[1] for _, expected, _ in SCENES.values()
    }


@pytest.mark.rule("TS-RNG-01")
def test_a_single_place_for_loot_or_a_single_card_of_the_row_is_not_a_question() -> None:
    m = looting()
    assert alone.chance(m) == ["tie 1"]
    alone.run(m, "tie 1")
    assert alone.where(m, "yellow bow") == "g3"
    m = alone.lay({"white_phil": "c2"}, {"cleric": "n8"}, drawn=alone.CELL, turn="person")
    events = alone.run(m, "end")
    assert told(events, "row_laid") == [{"npcs": ["white_phil"]}]
    assert alone.thought(m)["npc"] == "white_phil"


@pytest.mark.rule("TS-PRX-04", "TS-EXT-01")
def test_a_tie_between_two_ways_out_names_the_squares() -> None:
    m = alone.lay({"white_phil": "b3"}, {"cleric": "t4"}, drawn=draw("b3 W |"))
    prompt = m.prompt(DEALER)
    assert prompt is not None
    assert "1: a2 or 2: a4." in verlies.describe(prompt, "en")
    assert "1: a2 oder 2: a4." in verlies.describe(prompt, "de")


@pytest.mark.rule("TS-PRX-04", "TS-PRX-05")
def test_a_tie_names_what_each_choice_is_about_and_what_would_be_carried_then() -> None:
    m = tied_by_load()
    prompt = m.prompt(DEALER)
    assert prompt is not None
    assert prompt.args["npc"] == "hur_ban"
    assert [(one["object"], one["place"], one["stop"], one["thing"]) for one in prompt.args["choices"]] == [
        ("cleric", "d4", "c4", None), ("cleric", "d4", "e4", "rope"),
    ]  # fmt: skip
    assert "1: Cleric on d4, from c4 or 2: Cleric on d4, from e4 with Rope" in verlies.describe(prompt, "en")
    alone.run(m, "tie 2")
    assert alone.thought(m)["die"] == {"of": 2, "fell": 2}
    alone.run(m, "next")
    assert alone.where(m, "hur_ban") == "e4"
