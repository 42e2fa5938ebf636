"""Solitaire: what NPCs take, leave, and give each other (TS-INV)."""

from __future__ import annotations

from typing import Any

import pytest

from games.twister import alone
from verlies.games.twister.match import TwisterMatch

TRADES = ("npc_took", "npc_swapped", "npc_passed", "npc_gave", "npc_exchanged")


def out(npc: str, *marks: str, at: str = "e1", npcs: Any = None, yellow: Any = None, **more: Any) -> TwisterMatch:
    """One NPC in the lane to a1, who is about to go out."""
    m = alone.lay({npc: at, **(npcs or {})}, yellow or {"cleric": "a10"}, drawn=alone.lane(*marks), **more)
    assert alone.goal(m) == "exit"
    return m


def trades(m: TwisterMatch) -> list[tuple[str, dict[str, Any]]]:
    """What changes hands when the plan is carried out."""
    events = alone.run(m, "next")
    return [(event.kind, dict(event.args)) for event in events if event.kind in TRADES]


# What lies about


@pytest.mark.rule("TS-INV-02", "TS-INV-11")
def test_who_carries_nothing_takes_what_is_on_the_list_in_passing() -> None:
    m = out("white_phil", at="d1", items={"key": "c1"})
    assert m.moves(0) == (m.vocabulary.next,)  # nobody is asked
    assert trades(m) == [("npc_took", {"npc": "white_phil", "thing": "key", "square": "c1"})]


@pytest.mark.rule("TS-INV-02", "TS-INV-09")
def test_of_several_things_the_best_whatever_their_colour() -> None:
    m = out("white_phil", at="d1", items={"violet rope": "c1", "yellow key": "c1"})
    assert trades(m)[0][1]["thing"] == "key"
    m = out("white_phil", at="d1", items={"yellow rope": "c1", "violet key": "c1"})
    assert trades(m)[0][1]["thing"] == "key"


@pytest.mark.rule("TS-INV-02")
@pytest.mark.parametrize(
    "holder",
    [{"yellow": {"naga": "c1"}, "wounded": ("naga",)}, {"npcs": {"arthos": "c1"}, "wounded": ("arthos",)}],
)
def test_what_lies_with_a_wounded_one_of_either_side_is_loose(holder: dict[str, Any]) -> None:
    m = out("white_phil", at="d1", items={"key": "c1"}, **holder)
    assert trades(m) == [("npc_took", {"npc": "white_phil", "thing": "key", "square": "c1"})]


@pytest.mark.rule("TS-INV-01", "TS-INV-02")
def test_a_wounded_ally_whom_nobody_carries_is_a_thing_like_others() -> None:
    m = out("white_phil", npcs={"arthos": "c1"}, wounded=("arthos",))
    assert trades(m) == [("npc_took", {"npc": "white_phil", "thing": "arthos", "square": "c1"})]
    assert alone.where(m, "arthos") == "lost"
    m = out("white_phil", npcs={"arthos": "c1"}, wounded=("arthos",), items={"rope": "c1"})
    assert trades(m)[0][1]["thing"] == "rope"  # which is worth more to White Phil


@pytest.mark.rule("TS-INV-02", "TS-INV-10")
def test_what_lies_untaken_under_an_ally_is_loose() -> None:
    m = out("white_phil", at="d1", npcs={"granit_gus": "c1"}, items={"key": "c1"}, loose=("key",))
    assert trades(m) == [("npc_took", {"npc": "white_phil", "thing": "key", "square": "c1"})]


@pytest.mark.rule("TS-INV-04")
def test_what_is_not_on_the_list_is_left_lying() -> None:
    m = out("white_phil", at="d1", items={"fireball_wand": "c1"})
    assert trades(m) == []
    m = out("white_phil", at="e1", items={"key": "e1", "rope": "c1"})
    assert trades(m) == []  # nor anything worse than what it has


# Something better


@pytest.mark.rule("TS-EX-29", "TS-INV-03", "TS-AMB-07", "TS-AMB-29")
def test_who_goes_on_leaves_the_old_thing_where_the_new_one_lay() -> None:
    """Serpico carries the key (rank 3) and comes to the wand (rank 2)."""
    m = alone.lay({"serpico": "e1"}, {"cleric": "a10"}, items={"key": "e1", "fireball_wand": "d1"}, drawn=alone.lane())
    assert (alone.goal(m), alone.steps(m)) == ("item fireball_wand", ["move e1 d1"])
    alone.run(m, "next")
    assert alone.goal(m) == "exit"
    alone.run(m, "next")
    assert (alone.where(m, "key"), alone.where(m, "fireball_wand")) == ("d1", "lost")


@pytest.mark.rule("TS-EX-29", "TS-INV-03", "TS-AMB-07", "TS-AMB-29")
def test_who_stops_there_leaves_it_on_the_square_before() -> None:
    items = {"key": "f1", "fireball_wand": "d1"}
    m = alone.lay({"serpico": "f1"}, {"cleric": "a10"}, items=items, drawn=alone.lane("d1 W |"))
    alone.run(m, "next")
    assert m.view(0)["solo"]["thought"]["steps_left"] == 4
    alone.run(m, "...")
    assert (alone.where(m, "serpico"), alone.where(m, "key")) == ("d1", "e1")
    assert alone.carries(m, "serpico") == "fireball_wand"


@pytest.mark.rule("TS-INV-03")
def test_it_goes_back_to_the_last_square_on_which_it_may_lie() -> None:
    """On the square before stands an ally; two things lie on the one before that."""
    items = {"bow": "h1", "rope": "f1", "extendable_lance": "f1", "key": "d1"}
    m = alone.lay({"muldon": "h1", "granit_gus": "e1"}, {"cleric": "a10"}, items=items, drawn=alone.lane("d1 W |"))
    assert (alone.goal(m), alone.steps(m)) == ("item key", ["move h1 g1 f1 e1 d1"])
    alone.run(m, "next", "next")
    assert (alone.where(m, "muldon"), alone.carries(m, "muldon"), alone.where(m, "bow")) == ("d1", "key", "g1")


@pytest.mark.rule("TS-INV-03")
def test_the_square_on_which_the_action_began_is_one_of_them() -> None:
    items = {"bow": "f1", "key": "d1"}
    m = alone.lay({"muldon": "f1", "granit_gus": "e1"}, {"cleric": "a10"}, items=items, drawn=alone.lane("d1 W |"))
    alone.run(m, "next", "next")
    assert (alone.where(m, "muldon"), alone.carries(m, "muldon"), alone.where(m, "bow")) == ("d1", "key", "f1")


@pytest.mark.rule("TS-INV-03")
def test_a_wounded_one_is_not_left_beside_another() -> None:
    """Franz Rapyd carries Arthos; the rope lies with the person's wounded naga: Arthos stays one square behind."""
    m = out(
        "franz_rapyd", npcs={"arthos": "e1"}, yellow={"naga": "c1"}, wounded=("arthos", "naga"), items={"rope": "c1"}
    )
    assert [kind for kind, _ in trades(m)] == ["npc_swapped"]
    assert alone.where(m, "arthos") == "d1"


# Passing


@pytest.mark.rule("TS-EX-11", "TS-INV-05", "TS-AMB-08")
def test_muldon_gets_the_wand_from_serpico() -> None:
    npcs = {"muldon": "e1", "serpico": "d1"}
    m = alone.lay(npcs, {"cleric": "a10"}, items={"fireball_wand": "d1"}, drawn=alone.lane())
    assert alone.goal(m) == "item fireball_wand"
    assert trades(m) == [("npc_passed", {"npc": "muldon", "other": "serpico", "thing": "fireball_wand"})]
    assert alone.mind(m).load == alone.find(m, "fireball_wand")


@pytest.mark.rule("TS-INV-05")
def test_the_one_who_stands_gets_it_if_he_wants_it_more() -> None:
    """For White Phil the rope is second best, for Father Lazarus the best there is."""
    m = out("white_phil", npcs={"father_lazarus": "d1"}, items={"rope": "e1"})
    assert trades(m) == [("npc_gave", {"npc": "white_phil", "other": "father_lazarus", "thing": "rope"})]
    assert alone.carries(m, "father_lazarus") == "rope"


@pytest.mark.rule("TS-INV-05", "TS-AMB-08")
@pytest.mark.parametrize(
    ("npc", "ally", "thing", "at"),
    [
        ("white_phil", "professor_psi", "key", "d1"),  # the best for both
        ("mona_wail", "hur_ban", "bow", "d1"),  # on nobody's list
        ("white_phil", "granit_gus", "key", "d2"),  # not passed, only near
    ],
)
def test_nothing_happens_between_equals_and_not_beside_each_other(npc: str, ally: str, thing: str, at: str) -> None:
    m = out(npc, npcs={ally: at}, items={thing: at})
    assert trades(m) == []
    assert alone.carries(m, ally) == thing


# Exchange


@pytest.mark.rule("TS-EX-12", "TS-INV-06")
@pytest.mark.parametrize(("mover", "stands"), [("arthos", "amystyn"), ("amystyn", "arthos")])
def test_amystyn_forces_arthos_to_exchange_wand_for_shield(mover: str, stands: str) -> None:
    """It may leave the other one worse off; who of them moves does not matter."""
    at = {mover: "e1", stands: "d1"}
    m = alone.lay(
        at, {"mage": "a10"}, items={"fireball_wand": at["arthos"], "great_shield": at["amystyn"]}, drawn=alone.lane()
    )
    got, gave = ("fireball_wand", "great_shield") if mover == "amystyn" else ("great_shield", "fireball_wand")
    said = {"npc": mover, "other": stands, "thing": got, "given": gave}
    assert trades(m) == [("npc_exchanged", said)]
    assert alone.where(m, gave) == "d1"


@pytest.mark.rule("TS-EX-13", "TS-INV-06")
def test_haudrauf_and_djenh_keep_what_they_have() -> None:
    """Both have the wounded in the third place, and nothing of the two better."""
    npcs = {"djenh": "d1", "arthos": "d1"}
    m = out("father_haudrauf", npcs=npcs, items={"key": "e1"}, wounded=("arthos",))
    assert trades(m) == []
    assert alone.carries(m, "djenh") == "arthos"


@pytest.mark.rule("TS-INV-06", "TS-AMB-09")
def test_a_tie_for_the_best_keeps_everything_as_it_is_even_if_both_would_gain() -> None:
    m = out("white_phil", npcs={"father_lazarus": "d1"}, items={"rope": "e1", "key": "d1"})
    assert trades(m) == []
    assert alone.carries(m, "father_lazarus") == "key"


@pytest.mark.rule("TS-INV-06")
def test_who_has_the_best_already_keeps_it() -> None:
    """White Phil has the key, which he likes best; that Hur-Ban's shield is the third for him changes nothing."""
    m = out("white_phil", npcs={"hur_ban": "d1"}, items={"key": "e1", "great_shield": "d1"})
    assert trades(m) == []


@pytest.mark.rule("TS-INV-07")
def test_first_what_lies_there_then_who_stands_there() -> None:
    """He takes the rope from under Father Lazarus, who likes it better and has his hands free: there it goes."""
    m = out("white_phil", npcs={"father_lazarus": "d1"}, items={"rope": "d1"}, loose=("rope",))
    assert [kind for kind, _ in trades(m)] == ["npc_took", "npc_gave"]
    assert alone.carries(m, "father_lazarus") == "rope"


# What cannot be


@pytest.mark.rule("TS-INV-08", "TS-ITM-05")
def test_no_rope_is_taken_from_under_an_ally_above_a_pit() -> None:
    m = out("father_lazarus", "d1 O", npcs={"hur_ban": "d1"}, items={"rope": "d1"})
    assert trades(m) == []
    assert alone.carries(m, "hur_ban") == "rope"


@pytest.mark.rule("TS-INV-08")
def test_an_ally_gets_nothing_that_would_be_too_much_for_his_square() -> None:
    items = {"rope": "e1", "extendable_lance": "d1"}
    m = out("white_phil", npcs={"father_lazarus": "d1"}, items=items, loose=("extendable_lance",))
    assert trades(m) == []


@pytest.mark.rule("TS-INV-08")
@pytest.mark.parametrize("npc", ["amystyn", "missis_hiss"])
def test_nothing_is_taken_from_an_enemy_who_stands(npc: str) -> None:
    m = alone.lay({npc: "e1"}, {"colossus": "c1"}, items={"great_shield": "c1"}, drawn=alone.lane())
    alone.run(m, "...")
    assert alone.where(m, "great_shield") == "c1"


@pytest.mark.rule("TS-INV-08")
def test_a_rope_is_not_taken_from_under_a_wounded_enemy_above_a_pit() -> None:
    m = out("white_phil", "c1 O", yellow={"naga": "c1"}, wounded=("naga",), items={"rope": "c1"})
    assert trades(m) == []
    assert alone.where(m, "naga") == "c1"


# What lies under an NPC


@pytest.mark.rule("TS-INV-10", "TS-AMB-26")
def test_what_it_does_not_want_stays_lying_under_it_and_is_left_when_it_goes() -> None:
    m = alone.lay({"cog_nito": "d2"}, {"cleric": "a10"}, items={"fireball_wand": "d3"}, down=("S2",))
    alone.run(m, "next")
    assert (alone.where(m, "cog_nito"), alone.carries(m, "cog_nito")) == ("d3", None)
    assert m.loose == 1 << alone.find(m, "fireball_wand")
    m = out("white_phil", items={"fireball_wand": "e1"}, loose=("fireball_wand",))
    alone.run(m, "next")
    assert (alone.where(m, "fireball_wand"), m.loose) == ("e1", 0)


@pytest.mark.rule("TS-INV-10")
def test_it_moves_with_the_hall_and_nobody_of_the_person_takes_it() -> None:
    items = {"fireball_wand": "b1"}
    yellow = {"mechanork": "d3", "mage": "c1"}
    m = alone.lay({"white_phil": "b1"}, yellow, items=items, loose=("fireball_wand",), turn="person")
    assert "go mage b2" in m.moves(0)
    assert not [move for move in m.moves(0) if move.startswith("take mage")]
    alone.run(m, "turn 37A cw")
    assert (alone.where(m, "white_phil"), alone.where(m, "fireball_wand")) == ("f1", "f1")
    assert alone.carries(m, "white_phil") is None


@pytest.mark.rule("TS-INV-10")
def test_nobody_stops_with_a_wounded_ally_whom_he_does_not_carry() -> None:
    """Tüft Al does not take wounded ones: he has no business at the gear."""
    npcs = {"tueft_al": "d2", "arthos": "d3"}
    m = alone.lay(npcs, {"cleric": "a10"}, wounded=("arthos",), down=[f"S{slot}" for slot in range(2, 9)])
    assert alone.results(m)["rotate"] == "no"


@pytest.mark.rule("TS-INV-10")
def test_what_a_push_brings_under_an_npc_is_carried() -> None:
    m = alone.lay({"white_phil": "d1"}, {"banshee": "b1"}, items={"fireball_wand": "e1"}, turn="person")
    alone.run(m, "push d1")
    assert alone.carries(m, "white_phil") == "fireball_wand"


@pytest.mark.rule("TS-EX-30", "TS-INV-05")
@pytest.mark.parametrize(("npc", "takes"), [("serpico", False), ("father_sam_arito", True)])
def test_serpico_leaves_the_wounded_with_a_cleric_where_others_take_them(npc: str, takes: bool) -> None:
    """Both would come by: Serpico on his way out, Father Sam Arito, who has none, for the wounded one."""
    npcs = {npc: "e1", "father_haudrauf": "d1", "arthos": "d1"}
    m = alone.lay(npcs, {"cleric": "a10"}, wounded=("arthos",), drawn=alone.lane(*(["b1 W |"] if takes else [])))
    assert alone.goal(m) == ("item arthos" if takes else "exit")
    assert [kind for kind, _ in trades(m)] == (["npc_passed"] if takes else [])
