"""Loot and spells: finding, equipping, sets (TE-LOO)."""

from __future__ import annotations

from typing import Any

import pytest

from games.tiny import table
from verlies.core.moves import DEALER
from verlies.games.tiny.abilities import LOOT_KIND, SPELL_KIND
from verlies.games.tiny.match import TinyMatch

BOTH = LOOT_KIND | SPELL_KIND
SETS = {
    "bear": ("bear_maul", "bear_axe", "bear_pelt", "bear_horn"),
    "lion": ("lion_sword", "lion_mail", "lion_boots", "lion_ring"),
    "hawk": ("hawk_blade", "hawk_bow", "hawk_cloak", "hawk_ring"),
    "owl": ("owl_staff", "owl_robe", "owl_amulet", "owl_tome"),
}


def discovers(match: TinyMatch, what: int = BOTH, count: int = 1) -> None:
    table.effect(match, "discover", kinds=what, n=count)


def finding(row: str, **own: Any) -> TinyMatch:
    """A hero with these cards discovers loot, and this lies in the row."""
    match = table.new()
    table.hero(match, 0, **own)
    table.in_row(match, row)
    discovers(match, LOOT_KIND)
    return match


def mat(match: TinyMatch, seat: int = 0) -> dict[str, object]:
    """What lies before a hero."""
    seen = match.view(None)["heroes"][seat]
    return {
        "left": seen["left"]["card"], "right": seen["right"]["card"], "armour": seen["armour"],
        "trinkets": seen["trinkets"], "spells": seen["spells"],
    }  # fmt: skip


def rows(match: TinyMatch) -> list[str]:
    view = match.view(None)
    return [*view["loot"]["row"], *view["spells"]["row"]]


def wearing(names: tuple[str, ...], heroes: str = "grok lanon") -> TinyMatch:
    """Hero 0 has these pieces equipped."""
    match = table.new(heroes)
    slots: dict[str, list[str]] = {"hand": [], "armour": [], "trinket": []}
    for name in names:
        slots[table.CONTENT.cards[name].fields["slot"]].append(name)
    left, right = [*slots["hand"], "", ""][:2]
    table.hero(match, 0, left=left, right=right, armour="".join(slots["armour"]), trinkets=" ".join(slots["trinket"]))
    return match


# Finding


@pytest.mark.rule("TE-LOO-01")
def test_a_discovery_is_drawn_or_taken_from_the_row_or_declined() -> None:
    match = table.new("ethairna lanon")
    table.in_row(match, "haste longsword")
    table.play(match, "0 use research")
    assert table.texts(match) == ["draw spell", "take haste", "decline"]
    declined = match.copy()
    table.play(declined, "0 decline")
    assert mat(declined)["spells"] == []
    assert rows(declined) == ["longsword", "haste"]
    taken = match.copy()
    table.play(taken, "0 take haste")
    assert mat(taken)["spells"] == ["haste"]
    assert rows(taken) == ["longsword"]
    table.play(match, "0 draw spell")
    assert match.turn == (DEALER,)
    assert match.odds().total == 15


@pytest.mark.rule("TE-LOO-01")
def test_a_drawn_card_is_kept_or_put_into_the_row() -> None:
    match = table.new()
    discovers(match, LOOT_KIND)
    table.play(match, "0 draw loot", "* loot leather_armour")
    assert table.texts(match) == ["keep", "leave"]
    left = match.copy()
    table.play(match, "0 keep")
    assert (mat(match)["armour"], rows(match)) == ("leather_armour", [])
    table.play(left, "0 leave")
    assert (mat(left)["armour"], rows(left)) == (None, ["leather_armour"])
    for each in (match, left):
        assert table.CONTENT.loot_ids.index("leather_armour") not in each.loot_pile
        assert len(each.loot_pile) == 31


@pytest.mark.rule("TE-LOO-01")
def test_loot_or_spell_is_chosen_again_for_each_discovery() -> None:
    match = table.new()
    table.in_row(match, "plate_mail everflame")
    discovers(match, BOTH, 3)
    wanted = ["draw loot", "draw spell", "take plate_mail", "take everflame", "decline"]
    assert table.texts(match) == wanted
    table.play(match, "0 draw spell", "* spell haste", "0 keep")
    assert table.texts(match) == wanted
    table.play(match, "0 take plate_mail")
    assert table.texts(match) == ["draw loot", "draw spell", "take everflame", "decline"]
    table.play(match, "0 draw loot", "* loot lucky_coin", "0 leave")
    assert "take lucky_coin" not in table.texts(match)
    assert "end" in table.texts(match)


@pytest.mark.rule("TE-LOO-02")
def test_picking_up_takes_from_the_row_only() -> None:
    match = table.inside("workshop", "pip lanon")
    table.in_row(match, "plate_mail haste")
    table.play(match, "0 search", "0 roll", "* dice 5 5 5", "0 result 5")
    assert table.texts(match) == ["take plate_mail", "take haste", "decline"]
    table.play(match, "0 take haste")
    assert mat(match)["spells"] == ["haste"]
    assert rows(match) == ["plate_mail"]


@pytest.mark.rule("TE-LOO-02")
def test_with_an_empty_row_picking_up_does_nothing() -> None:
    match = table.new()
    table.in_row(match, "haste")
    table.effect(match, "pickup", kinds=LOOT_KIND, n=1)
    assert "end" in table.texts(match)
    assert rows(match) == ["haste"]


@pytest.mark.rule("TE-LOO-03")
def test_an_empty_deck_is_not_refilled() -> None:
    match = table.new()
    table.in_row(match, "plate_mail")
    match.loot_pile = b""
    table.changed(match)
    discovers(match)
    assert table.texts(match) == ["draw spell", "take plate_mail", "decline"]
    table.play(match, "0 take plate_mail")
    assert (len(match.loot_pile), len(match.loot_row)) == (0, 0)
    discovers(match, LOOT_KIND)
    assert "end" in table.texts(match)


# Equipping


@pytest.mark.rule("TE-LOO-04")
def test_cards_are_equipped_only_when_found_or_picked_up() -> None:
    match = table.new()
    table.hero(match, 0, left="longsword")
    table.in_row(match, "plate_mail haste")
    assert table.texts(match, "take") == []
    table.play(match, "0 discard longsword")
    assert table.texts(match, "take") == table.texts(match, "keep") == []
    discovers(match, LOOT_KIND)
    assert "take longsword left" in table.texts(match)


@pytest.mark.rule("TE-LOO-04")
def test_only_the_active_hero_gets_the_card_and_none_is_given_away() -> None:
    match = table.new()
    table.in_row(match, "longsword")
    table.turn_of(match, 1)
    discovers(match, LOOT_KIND)
    assert match.turn == (1,)
    table.play(match, "1 take longsword left")
    assert mat(match, 1)["left"] == "longsword"
    assert mat(match, 0)["left"] is None
    verbs = {text.split()[0] for text in table.texts(match)}
    assert verbs == {"go", "rest", "explore", "switch", "discard", "end"}


@pytest.mark.rule("TE-LOO-05")
def test_a_third_spell_needs_one_of_the_two_to_go() -> None:
    match = table.new()
    table.hero(match, 0, spells="haste")
    discovers(match, SPELL_KIND)
    table.play(match, "0 draw spell", "* spell everflame")
    assert table.texts(match) == ["keep", "leave"]
    table.play(match, "0 keep")
    discovers(match, SPELL_KIND)
    table.play(match, "0 draw spell", "* spell fireball")
    assert sorted(table.texts(match)) == ["keep everflame", "keep haste", "leave"]
    table.play(match, "0 keep haste")
    assert mat(match)["spells"] == ["fireball", "everflame"]
    assert rows(match) == ["haste"]


@pytest.mark.rule("TE-LOO-05")
def test_a_third_trinket_needs_one_of_the_two_to_go() -> None:
    match = finding("oil_flask", trinkets="lucky_coin lion_ring")
    assert table.texts(match, "take") == ["take oil_flask lion_ring", "take oil_flask lucky_coin"]
    table.play(match, "0 take oil_flask lucky_coin")
    assert sorted(mat(match)["trinkets"]) == ["lion_ring", "oil_flask"]  # type: ignore[call-overload]
    assert rows(match) == ["lucky_coin"]


@pytest.mark.rule("TE-LOO-05")
def test_a_second_armour_puts_the_first_into_the_row() -> None:
    match = finding("lion_mail", armour="plate_mail")
    table.play(match, "0 take lion_mail")
    assert (mat(match)["armour"], rows(match)) == ("lion_mail", ["plate_mail"])


@pytest.mark.rule("TE-LOO-05", "TE-LOO-06")
def test_a_third_hand_card_takes_the_place_of_one_in_a_hand() -> None:
    match = finding("crossbow", left="longsword", right="rapier")
    assert table.texts(match, "take") == ["take crossbow left", "take crossbow right"]
    table.play(match, "0 take crossbow right")
    assert (mat(match)["left"], mat(match)["right"], rows(match)) == ("longsword", "crossbow", ["rapier"])


@pytest.mark.rule("TE-LOO-06")
@pytest.mark.parametrize(
    ("side", "gone", "stays"), [("left", "short_sword", "sling"), ("right", "sling", "short_sword")]
)
def test_a_hand_card_covers_the_item_of_that_hand_until_it_goes(side: str, gone: str, stays: str) -> None:
    match = table.new("pip lanon")
    table.halls(match, "c4")
    table.goblins(match, "stabby d4", "boomy c4")

    def lines() -> set[str]:
        return {text.split()[1] for text in table.texts(match, "attack")}

    assert lines() == {"short_sword", "sling"}
    discovers(match, LOOT_KIND)
    table.play(match, "0 draw loot", "* loot longsword", f"0 keep {side}")
    assert lines() == {"longsword", stays}
    table.play(match, "0 discard longsword")
    assert lines() == {gone, stays}


@pytest.mark.rule("TE-LOO-06")
def test_the_innate_ability_is_never_covered() -> None:
    match = table.new("kestrel lanon")
    table.hero(match, 0, left="longsword", right="rapier", armour="plate_mail", trinkets="lucky_coin oil_flask")
    table.goblin(match, 1, "stabby", "d4")
    assert {text.split()[1] for text in table.texts(match, "attack")} == {"longsword", "rapier"}
    assert "use pathfinder" in table.texts(match)


@pytest.mark.rule("TE-LOO-07")
def test_passives_of_all_cards_add_up() -> None:
    match = table.new()
    table.hero(
        match, 0, left="tower_shield", right="greataxe", armour="plate_mail", trinkets="lion_boots boots_of_haste"
    )
    seen = match.view(None)["heroes"][0]
    assert seen["defence"] == 4 + 2 - 1 + 2
    assert seen["speed"] == 3 - 1 - 1 + 1 + 1


# Sets


@pytest.mark.rule("TE-LOO-08")
@pytest.mark.parametrize("crest", SETS)
@pytest.mark.parametrize(("pieces", "bonus"), [(1, 0), (2, 1), (3, 2), (4, 3)])
def test_a_set_works_from_two_pieces_on(crest: str, pieces: int, bonus: int) -> None:
    for first in range(4):
        names = (SETS[crest] * 2)[first : first + pieces]
        match = wearing(names)
        assert match.view(None)["heroes"][0]["sets"] == [{"set": crest, "pieces": pieces, "n": bonus}]
        kit = match.kits[0]
        result, gains = [0, 0, 0], [(0, 0), (0, 0), (0, 0)]
        if crest in ("bear", "hawk"):
            result[crest == "hawk"] = bonus
        else:
            gains[0 if crest == "lion" else 2] = (bonus, 0) if crest == "lion" else (0, bonus)
        assert (kit.set_result, kit.gains) == (tuple(result), tuple(gains))


@pytest.mark.rule("TE-LOO-08")
def test_pieces_of_different_sets_make_none() -> None:
    match = wearing(("bear_maul", "lion_sword", "hawk_cloak", "owl_tome"))
    assert [each["n"] for each in match.view(None)["heroes"][0]["sets"]] == [0, 0, 0, 0]


@pytest.mark.rule("TE-LOO-08")
def test_a_set_shrinks_when_a_piece_goes() -> None:
    match = wearing(SETS["lion"])
    table.play(match, "0 discard lion_ring")
    assert match.view(None)["heroes"][0]["sets"] == [{"set": "lion", "pieces": 3, "n": 2}]


@pytest.mark.rule("TE-LOO-09", "TE-LOO-08")
@pytest.mark.parametrize("result", ["result 6", "result 3"])
def test_the_lion_heals_with_every_melee_attack_before_the_answer(result: str) -> None:
    match = wearing(SETS["lion"])
    table.hero(match, 0, health=2, focus=0)
    table.minion(match, "ogre", "d4")
    events = table.play(match, "0 attack lion_sword ogre", "0 roll", "* dice 6 3 3 foe 5", f"0 {result}")
    gained = [event for event in events if event.rule == "TE-LOO-09"]
    assert [(event.kind, event.args["health"]) for event in gained] == [("gained", 3)]
    answered = table.kinds(events).index("counterattack")
    assert events.index(gained[0]) < answered
    if result == "result 6":
        assert table.kinds(events).index("foe_hurt") < events.index(gained[0])


@pytest.mark.rule("TE-LOO-09")
def test_the_lion_gives_nothing_with_a_missile_attack() -> None:
    match = wearing(("lion_mail", "lion_ring"), "kestrel lanon")
    table.halls(match, "c4")
    table.hero(match, 0, health=2)
    table.minion(match, "ogre", "c4")
    events = table.play(match, "0 attack longbow ogre", "0 roll", "* dice 3 3 3 foe torch", "0 result 3")
    assert "gained" not in table.kinds(events)


def totals(cards: tuple[str, ...], near: str, far: str, dice: str) -> list[int]:
    """The results of an attack on an ogre in the room, and of another one on a gorgon next door."""
    match = wearing(cards)
    table.halls(match, "c4")
    table.hero(match, 0, focus=0)
    table.minion(match, "ogre", "d4")
    table.minion(match, "gorgon", "c4")
    found = []
    for each, target in ((match.copy(), f"{near} ogre"), (match, f"{far} gorgon")):
        events = table.play(each, f"0 attack {target}", "0 roll", f"* dice {dice} foe torch", "0 result 3")
        found.append(table.told(events, "result")[0]["total"])
    return found


@pytest.mark.rule("TE-LOO-09")
def test_the_bear_counts_on_melee_results_only() -> None:
    assert totals(SETS["bear"], "bear_maul", "bear_axe", "3 3 3") == [3 + 2 + 3, 3 + 2]


@pytest.mark.rule("TE-LOO-09")
def test_the_hawk_counts_on_missile_results_only() -> None:
    cards = ("hawk_blade", "hawk_bow", "hawk_cloak")
    assert totals(cards, "hawk_blade", "hawk_bow", "3 3") == [3 + 1, 3 + 2]


@pytest.mark.rule("TE-LOO-09")
def test_the_owls_focus_comes_before_the_cost_and_may_pay_it() -> None:
    match = wearing(SETS["owl"], "ethairna lanon")
    table.hero(match, 0, focus=0, spells="everflame")
    match.torch = 12
    table.changed(match)
    table.play(match, "0 cast everflame", "0 roll", "* dice 5 4 1", "0 result 5")
    assert match.focus[0] == 3 + 2
    assert table.texts(match) == ["pay", "decline"]
    table.play(match, "0 pay")
    assert (match.focus[0], match.torch) == (0, 10)


@pytest.mark.rule("TE-LOO-09")
@pytest.mark.parametrize("cast", ["cast seeking_bolt ogre", "cast clairvoyance"])
def test_the_owls_focus_comes_with_every_cast_even_a_failed_one(cast: str) -> None:
    match = wearing(("owl_amulet", "owl_robe"), "ethairna lanon")
    table.halls(match, "c4 c3")
    table.hero(match, 0, focus=0, spells="clairvoyance")
    table.minion(match, "ogre", "c3")
    events = table.play(match, f"0 {cast}", "0 roll", "* dice 3 3 3", "0 result 3")
    assert "failed" in table.kinds(events)
    assert match.focus[0] == 1


# At once


@pytest.mark.rule("TE-LOO-10")
def test_a_card_equipped_in_an_attack_works_in_the_rest_of_it() -> None:
    match = table.new("kestrel lanon")
    table.hero(match, 0, focus=5, right="hawk_bow")
    table.goblins(match, "stabby d4", "pokey d4")
    table.play(match, "0 attack hawk_bow all", "0 roll", "* dice 6 5 5 foe 5", "0 result 6")
    table.play(match, "0 reward 1", "0 draw loot", "* loot leather_armour")
    assert table.foe_at(match, "g1") is None
    bare = match.copy()
    events = table.play(match, "0 keep")
    assert table.told(events, "counterattack")[0]["damage"] == 5 + 1 - (3 + 1)
    events = table.play(bare, "0 leave")
    assert table.told(events, "counterattack")[0]["damage"] == 5 + 1 - 3


@pytest.mark.rule("TE-LOO-10")
def test_a_discarded_card_stops_at_once() -> None:
    match = table.new("pip lanon")
    table.hero(match, 0, trinkets="hawk_ring")
    table.goblin(match, 1, "stabby", "d4")
    table.play(match, "0 attack short_sword g1", "0 roll", "* dice 5 3 3 foe 2")
    kept = match.copy()
    assert table.told(table.play(kept, "0 result 5"), "result")[0]["total"] == 5 - 1 + 1
    table.play(match, "0 discard hawk_ring")
    assert table.told(table.play(match, "0 result 5"), "result")[0]["total"] == 5 - 1


@pytest.mark.rule("TE-LOO-10")
@pytest.mark.parametrize(("choice", "defence"), [("keep left", 3), ("leave", 5)])
def test_a_card_that_makes_room_in_an_attack_stops_at_once(choice: str, defence: int) -> None:
    match = table.new("kestrel lanon")
    table.hero(match, 0, focus=5, left="tower_shield", right="hawk_bow")
    table.goblins(match, "stabby d4", "pokey d4")
    table.play(match, "0 attack hawk_bow all", "0 roll", "* dice 6 5 5 foe 5", "0 result 6")
    table.play(match, "0 reward 1", "0 draw loot", "* loot longsword")
    assert table.texts(match) == ["keep left", "leave"]
    events = table.play(match, f"0 {choice}")
    assert table.told(events, "counterattack")[0]["damage"] == 5 + 1 - defence


@pytest.mark.rule("TE-LOO-10")
def test_an_equipped_attack_may_be_used_in_the_same_turn() -> None:
    match = table.new("ethairna lanon")
    table.goblin(match, 1, "stabby", "d4")
    table.play(match, "0 use research", "0 draw spell", "* spell goblin_bane", "0 keep")
    assert "cast goblin_bane g1" in table.texts(match)
