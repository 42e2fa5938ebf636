"""Every room, goblin, minion and boss at least once in play, with the figures of its file."""

from __future__ import annotations

from typing import Any

import pytest

from games.tiny import table
from verlies.games.tiny.match import TinyMatch

Data = dict[str, Any]


def cards(kind: str) -> dict[str, Data]:
    return {card.id: dict(card.fields) for card in table.CONTENT.cards.values() if card.kind == kind}


ROOMS, GOBLINS, MINIONS, BOSSES = cards("room"), cards("goblin"), cards("minion"), cards("boss")
TRAPS = [name for name, room in ROOMS.items() if room["feature"] == "trap"]
DENS = [name for name, room in ROOMS.items() if room["feature"] == "goblin"]
ENCOUNTERS = [name for name, room in ROOMS.items() if room["feature"] == "minion"]
HEROES = {"str": "thordin", "dex": "pip", "int": "ethairna"}
"""By skill: a hero with three dice for it."""


def entering(room: str, heroes: str = "pip lanon", encounters: bool = False) -> TinyMatch:
    """Hero 0 goes from the entrance to this room in the north; it is turned so that it has an exit to the south."""
    match = table.new(heroes)
    if encounters:  # cards of stack B lie around the entrance
        match.ground = bytes(2 if below == 1 else below for below in match.ground)
        match.deck, match.unseen = (9, 4, 4), (9, 8, 4)
        table.changed(match)
    table.play(match, "0 go d3", f"* room {room}")
    return match


def turned(exits: str) -> set[str]:
    """All that a card with these printed exits can show, in the words of moves."""
    found = set()
    for by in range(4):
        sides = {"NESW"[("NESW".index(side) + by) % 4].lower() for side in exits}
        found.add("".join(side for side in "nesw" if side in sides))
    return found


@pytest.mark.parametrize("name", [name for name, room in ROOMS.items() if room["deck"] != "none"])
def test_each_room_can_be_turned_to_meet_the_corridor(name: str) -> None:
    match = entering(name, encounters=ROOMS[name]["deck"] == "minion_encounter")
    fitting = {exits for exits in turned(ROOMS[name]["exits"]) if "s" in exits}
    if len(fitting) > 1:
        assert set(table.texts(match)) == {f"turn {exits}" for exits in fitting}
        table.play(match, f"0 {table.texts(match)[0]}")
    cell = next(each for each in match.view(None)["cells"] if each["cell"] == "d3")
    assert (cell["card"], cell["feature"]) == (name, ROOMS[name]["feature"])
    assert cell["exits"] in fitting
    assert table.place_of(match, 0) == "d3"


def go_in(name: str, heroes: str = "pip lanon") -> TinyMatch:
    match = entering(name, heroes, ROOMS[name]["deck"] == "minion_encounter")
    if table.texts(match, "turn"):
        table.play(match, f"0 {table.texts(match)[0]}")
    return match


@pytest.mark.parametrize("name", TRAPS)
@pytest.mark.parametrize("short", [0, 1])
def test_each_trap_is_evaded_with_its_number_and_hurts_below_it(name: str, short: int) -> None:
    evade, fail = ROOMS[name]["evade"], ROOMS[name]["fail"][0]
    skill = "dex" if evade["skill"] == "any" else evade["skill"]
    match = go_in(name, f"{HEROES[skill]} lanon")
    if evade["skill"] == "any":
        assert table.texts(match) == ["skill str", "skill dex", "skill int"]
        table.play(match, "0 skill dex")
    health, focus = match.health[0], match.focus[0]
    target = evade["target"] - short
    rolled, used = {4: ("5 5 4", "4"), 5: ("5 5 5", "5"), 6: ("6 5 5", "6"), 7: ("5 5 2", "5 2")}[target]
    table.play(match, "0 roll", f"* dice {rolled}", f"0 result {used}")
    lost = fail["n"] if short else 0
    assert match.health[0] == health - (lost if fail["type"] == "lose_health" else 0)
    assert match.focus[0] == focus - (lost if fail["type"] == "lose_focus" else 0)
    assert table.texts(match, "go") != []  # the movement goes on either way
    assert "disarm" in table.texts(match)


@pytest.mark.parametrize("name", TRAPS)
@pytest.mark.parametrize("short", [0, 1])
def test_each_trap_is_disarmed_with_its_number(name: str, short: int) -> None:
    disarm = ROOMS[name]["disarm"]
    match = table.new(f"{HEROES[disarm['skill']]} lanon")
    table.lay(match, "d3", name)
    table.hero(match, 0, "d3")
    target = disarm["target"] - short
    rolled, used = {4: ("5 5 4", "4"), 5: ("5 5 5", "5"), 6: ("6 5 5", "6")}[target]
    table.play(match, "0 disarm", "0 roll", f"* dice {rolled}", f"0 result {used}")
    cell = next(each for each in match.view(None)["cells"] if each["cell"] == "d3")
    assert cell["disarmed"] is not bool(short)
    assert (table.texts(match) == ["draw loot", "draw spell", "decline"]) is not bool(short)


@pytest.mark.parametrize("name", DENS)
def test_each_den_brings_a_goblin(name: str) -> None:
    match = go_in(name)
    table.play(match, "* goblin stabby")
    assert (table.foe_at(match, "g1"), match.health[0]) == ("d3", 5)


@pytest.mark.parametrize("name", ENCOUNTERS)
def test_each_minion_encounter_brings_a_minion(name: str) -> None:
    match = go_in(name)
    table.play(match, "* minion ogre")
    assert (table.foe_at(match, "ogre"), table.life_of(match, "ogre"), match.health[0]) == ("d3", 5, 4)


def test_goblin_bunks_give_loot_of_the_row_or_a_goblin() -> None:
    match = table.new("pip lanon")
    table.in_row(match, "plate_mail haste")
    table.lay(match, "d3", "goblin_bunks")
    won = match.copy()
    table.play(won, "0 go d3", "0 roll", "* dice 5 5 4", "0 result 4")
    assert table.texts(won) == ["take plate_mail", "decline"]
    table.play(match, "0 go d3", "0 roll", "* dice 3 3 3", "0 result 3", "* goblin stabby")
    assert (table.foe_at(match, "g1"), match.health[0]) == ("d3", 6)
    assert table.texts(match, "go") == []
    assert "disarm" not in table.texts(match)


@pytest.mark.parametrize("name", ["crossroads", "long_hall"])
def test_in_a_plain_room_nothing_happens(name: str) -> None:
    match = go_in(name)
    assert (match.health[0], match.goblins()) == (6, 0)
    assert table.texts(match, "search") == table.texts(match, "portal") == []
    assert "go d4" in table.texts(match)


@pytest.mark.parametrize("name", ["portal_chamber_1", "portal_chamber_2"])
def test_each_portal_leads_away(name: str) -> None:
    match = go_in(name)
    table.play(match, "0 portal d4")
    assert (table.place_of(match, 0), match.focus[0]) == ("d4", 4)


# Rooms to search


def searched(name: str, skill: str, rolled: str, used: str, row: str = "plate_mail haste") -> TinyMatch:
    """The room searched by a hero of that skill, up to what the result brings; health 2, focus 5."""
    match = table.new(f"{HEROES[skill]} lanon")
    table.lay(match, "d3", name)
    table.hero(match, 0, "d3", health=2, focus=5)
    table.in_row(match, row)
    match.torch = 14
    table.changed(match)
    test = ROOMS[name]["test"]
    assert test["skill"] in (skill, "any")
    table.play(match, f"0 search {skill}" if test["skill"] == "any" else "0 search")
    table.play(match, "0 roll", f"* dice {rolled}", f"0 result {used}")
    return match


def test_arcane_altar_raises_the_torch_for_4_focus() -> None:
    match = searched("arcane_altar", "int", "5 5 5", "5")
    assert table.texts(match) == ["pay", "decline"]
    table.play(match, "0 pay")
    assert (match.torch, match.focus[0]) == (12, 1)
    assert searched("arcane_altar", "int", "5 5 4", "4").torch == 14


@pytest.mark.parametrize("skill", ["str", "dex", "int"])
def test_armory_gives_loot_of_the_row_or_costs_torch(skill: str) -> None:
    match = searched("armory", skill, "5 5 2", "5 2")
    assert table.texts(match) == ["take plate_mail", "decline"]
    assert match.torch == 14
    assert searched("armory", skill, "6 5 5", "6").torch == 15


def test_feasthall_heals_all_for_3_focus_or_hurts() -> None:
    match = searched("feasthall", "int", "5 5 4", "4")
    assert (match.health[0], match.focus[0]) == (6, 2)
    match = searched("feasthall", "int", "5 5 3", "3")
    assert (match.health[0], match.active) == (0, 1)


@pytest.mark.parametrize(
    ("name", "skill", "won"),
    [
        ("graveyard", "str", ["take plate_mail", "take haste", "decline"]),
        ("graveyard", "int", ["take plate_mail", "take haste", "decline"]),
        ("locked_chest", "dex", ["draw loot", "take plate_mail", "decline"]),
    ],
)
def test_a_failed_search_for_cards_brings_a_goblin(name: str, skill: str, won: list[str]) -> None:
    assert table.texts(searched(name, skill, "6 5 5", "6")) == won
    match = searched(name, skill, "5 5 5", "5")
    table.play(match, "* goblin stabby")
    assert (table.foe_at(match, "g1"), match.health[0]) == ("d3", 1)


def test_study_gives_a_spell_and_2_focus() -> None:
    match = searched("study", "int", "5 5 5", "5")
    assert table.texts(match) == ["draw spell", "take haste", "decline"]
    table.play(match, "0 take haste")
    assert match.focus[0] == 5 + 2
    lost = searched("study", "int", "5 5 4", "4")
    assert (lost.focus[0], table.texts(lost, "draw")) == (5, [])


def test_workshop_gives_a_card_of_a_row() -> None:
    assert table.texts(searched("workshop", "dex", "5 5 5", "5")) == ["take plate_mail", "take haste", "decline"]
    assert "end" in table.texts(searched("workshop", "dex", "5 5 5", "5", row=""))
    assert table.texts(searched("workshop", "dex", "5 5 4", "4"), "take") == []


def test_rusty_lever_turns_up_a_card_and_gives_loot() -> None:
    match = searched("rusty_lever", "str", "5 5 5", "5")
    assert table.texts(match) == ["reveal c4", "reveal e4", "reveal d5", "decline"]
    table.play(match, "0 reveal e4", "* room crossroads")
    assert table.texts(match) == ["draw loot", "take plate_mail", "decline"]
    match = searched("rusty_lever", "str", "5 5 4", "4")
    table.play(match, "* goblin boomy")
    assert table.foe_at(match, "g1") == "d3"


@pytest.mark.parametrize(
    ("face", "health", "focus"), [(1, 1, 1), (2, 1, 1), (3, 3, 5), (4, 3, 5), (5, 6, 1), (6, 6, 1)]
)
def test_witchs_brew_costs_1_focus_and_rolls_a_die(face: int, health: int, focus: int) -> None:
    match = table.inside("witchs_brew", "pip lanon", health=3, focus=0)
    assert "search" not in table.texts(match)
    table.hero(match, 0, focus=2)
    table.play(match, "0 search", f"* die {face}")
    assert (match.health[0], match.focus[0]) == (health, focus)
    assert "search" not in table.texts(match)


# Foes


@pytest.mark.parametrize("name", GOBLINS)
def test_each_goblin_has_its_defence_speed_and_attack(name: str) -> None:
    fields = GOBLINS[name]
    match = table.new("thordin lanon")
    table.goblin(match, 1, name, "d4")
    table.hero(match, 0, focus=0)
    missed = match.copy()
    rolled = {4: "6 4 3", 5: "5 5 3", 6: "6 5 3"}[fields["defence"]]
    assert "missed" in table.kinds(
        table.play(
            missed, "0 attack hammer g1", "0 roll", f"* dice {rolled} foe break", f"0 result {fields['defence']}"
        )
    )
    assert missed.health[0] == 8 - 1  # one goblin: modifier 1
    table.enemies_act(match)
    damage = fields["action"]["damage"]
    assert match.health == [8 - damage["base"] - damage["per_goblin"]] * 2
    far = table.new("thordin lanon")
    table.halls(far, "c4 b4 a4 e4 f4 g4")
    for seat in (0, 1):
        table.hero(far, seat, "g4")
    table.goblin(far, 1, name, "a4")
    table.enemies_act(far)
    assert table.foe_at(far, "g1") == "abcdefg"[fields["speed"]] + "4"


REWARDS = {
    "boomy": (["draw loot", "decline"], ["draw spell", "decline"]),
    "pokey": (["draw loot", "decline"], ["reveal d3", "reveal c4", "reveal e4", "reveal d5", "decline"]),
    "shooty": (["draw loot", "decline"], None),
    "stabby": (["draw loot", "decline"], None),
}


@pytest.mark.parametrize("name", REWARDS)
def test_each_goblin_has_its_reward(name: str) -> None:
    match = table.new("thordin lanon")
    table.hero(match, 0, health=1, focus=0)
    table.goblin(match, 1, name, "d4")
    table.play(match, "0 attack hammer g1", "0 roll", "* dice 5 5 2 foe 2", "0 result 5 2")
    for option, wanted in enumerate(REWARDS[name]):
        other = match.copy()
        table.play(other, f"0 reward {option + 1}")
        if wanted is not None:
            assert table.texts(other) == wanted
    table.play(match, "0 reward 2")
    gained = {"shooty": (1, 5), "stabby": (4, 0)}.get(name, (1, 0))
    assert (match.health[0], match.focus[0]) == gained


@pytest.mark.parametrize("name", MINIONS)
def test_each_minion_has_its_defence_and_answer_by_kind_of_attack(name: str) -> None:
    fields = MINIONS[name]
    for kind, room, move, rolled in (
        ("melee", "d4", "attack hunting_knife", "5 5"),
        ("missile", "c4", "attack longbow", "5 5 5"),
        ("spell", "c4", "cast ice_lance", "4"),
    ):
        match = table.new("kestrel lanon")
        table.halls(match, "c4")
        table.minion(match, name, room)
        table.hero(match, 0, focus=0, spells="ice_lance")
        events = table.play(match, f"0 {move} {name}", "0 roll", f"* dice {rolled} foe break", f"0 result {rolled[0]}")
        if kind != "spell":
            defence = fields["defence"] + fields["bonus_defence"].get(kind, 0)
            assert table.life_of(match, name) == fields["health"] - max(5 - defence, 0)
        assert table.told(events, "counterattack")[0]["damage"] == fields["counter"][kind]


@pytest.mark.parametrize("name", MINIONS)
def test_each_minion_has_its_action(name: str) -> None:
    fields = MINIONS[name]
    match = table.new("thordin lanon")
    table.minion(match, name, "d4", health=1)
    for seat in (0, 1):
        table.hero(match, seat, focus=5)
    table.enemies_act(match)
    effects = fields["action"]["effects"]
    lost = {
        kind: sum(each.get("n", 0) for each in effects if each["type"] == kind)
        for kind in ("lose_health", "lose_focus")
    }
    assert match.health == [8 - lost["lose_health"]] * 2
    assert match.focus == [5 - lost["lose_focus"]] * 2
    assert table.life_of(match, name) == 1 + sum(each["n"] for each in fields["action"]["before"])
    far = table.new("thordin lanon")
    table.halls(far, "c4 b4 a4 e4 f4 g4")
    for seat in (0, 1):
        table.hero(far, seat, "g4")
    table.minion(far, name, "a4")
    table.enemies_act(far)
    assert table.foe_at(far, name) == "abcdefg"[fields["speed"]] + "4"


@pytest.mark.parametrize("name", BOSSES)
def test_each_boss_has_its_figures_and_action(name: str) -> None:
    fields = BOSSES[name]
    match = table.new("thordin lanon")
    table.act_two(match, name)
    for seat, space in ((0, "l3"), (1, "l2")):
        table.hero(match, seat, space, focus=5)
    boss = match.view(None)["boss"]
    assert (boss["defence"], boss["speed"]) == (fields["defence"], fields["speed"])
    assert boss["marks"] == [fields["track"]["top"]] * 2
    assert boss["sealed"] == sorted(fields["track"]["altars"], reverse=True)
    table.enemies_act(match)
    lost = {
        kind: sum(each["n"] for each in fields["action"]["effects"] if each["type"] == kind)
        for kind in ("lose_health", "lose_focus")
    }
    assert match.health == [8 - lost["lose_health"]] * 2
    assert match.focus == [5 - lost["lose_focus"]] * 2


@pytest.mark.parametrize("name", BOSSES)
@pytest.mark.parametrize("number", range(1, 7))
def test_each_space_of_each_lair_changes_tests_and_defence_as_printed(name: str, number: int) -> None:
    changes = BOSSES[name]["spaces"][number - 1]["modifiers"]

    def total(*scopes: str) -> int:
        return sum(each["n"] for each in changes if each["scope"] in scopes)

    for move, scopes, dice in (
        ("attack hunting_knife boss", ("melee_attack", "str_test"), 2),
        ("attack longbow boss", ("missile_attack", "dex_test"), 3),
        ("cast ice_lance boss", ("int_test",), 1),
    ):
        match = table.new("kestrel lanon")
        table.act_two(match, name)
        table.hero(match, 0, f"l{number}", focus=0, spells="ice_lance")
        assert match.view(None)["heroes"][0]["defence"] == 3 + total("defence")
        table.play(match, f"0 {move}", "0 roll")
        number_of_dice = min(max(dice + total("dice"), 1), 3)
        assert f"dice {' '.join(['3'] * number_of_dice)} foe torch" in match.odds()
        events = table.play(match, f"* dice {' '.join(['3'] * number_of_dice)} foe 2", "0 result 3")
        assert table.told(events, "result")[0]["total"] == 3 + total(*scopes)


@pytest.mark.parametrize("name", BOSSES)
@pytest.mark.parametrize("number", range(1, 7))
def test_each_space_of_each_lair_works_on_whoever_ends_the_movement_there(name: str, number: int) -> None:
    effects = BOSSES[name]["spaces"][number - 1]["end_move_effects"]
    match = table.new("thordin lanon")
    table.act_two(match, name)
    table.in_row(match, "plate_mail haste")
    table.hero(match, 0, f"l{number - 1 or 2}", health=4, focus=3)
    table.play(match, f"0 go l{number}")
    assert ("stop" in table.texts(match)) is bool(effects)
    if effects:
        table.play(match, "0 stop")
    change = {kind: sum(each.get("n", 0) for each in effects if each["type"] == kind) for kind in (
        "gain_health", "lose_health", "gain_focus", "lose_focus",
    )}  # fmt: skip
    assert match.health[0] == 4 + change["gain_health"] - change["lose_health"]
    assert match.focus[0] == 3 + change["gain_focus"] - change["lose_focus"]
    found = [kind for each in effects if each["type"] == "pickup" for kind in each["kinds"]]
    assert table.texts(match, "take") == [{"loot": "take plate_mail", "spell": "take haste"}[kind] for kind in found]
