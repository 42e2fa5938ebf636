"""The cards of the solitaire game: all that the booklet fixes, levels, eyes, and what an NPC has of its type."""

from __future__ import annotations

from collections import Counter

import pytest

from verlies.games.twister.content import TwisterContent
from verlies.games.twister.meta import GAME
from verlies.games.twister.solo.cards import HOOKS, OBJECTIVES, ONLY, UNLISTED, WOUNDED, Npc

_content = GAME.content()
assert isinstance(_content, TwisterContent)
CONTENT: TwisterContent = _content
NPCS = {npc.id: npc for npc in CONTENT.npcs.values()}
FIGURES = {figure.id: figure for figure in CONTENT.figures}
TYPES = ("banshee", "cleric", "colossus", "mage", "mechanork", "naga", "telepath", "backstabber")


def aims(npc: str) -> list[tuple[str, int]]:
    return [(OBJECTIVES[aim.objective], aim.ap) for aim in NPCS[npc].aims]


def default(npc: str) -> str:
    return OBJECTIVES[NPCS[npc].default.objective]


def item_rank(npc: str, item: str) -> int:
    """From 1, as the booklet counts."""
    return NPCS[npc].items.get(item, UNLISTED - 1) + 1


def person_rank(npc: str, kind: str) -> int:
    return NPCS[npc].people[kind] + 1


# NPC cards


@pytest.mark.rule("TS-SET-05", "TS-PER-01")
def test_32_cards_four_of_each_type_with_a_personality() -> None:
    assert len(NPCS) == 32
    assert Counter(npc.type for npc in NPCS.values()) == dict.fromkeys(TYPES, 4)
    assert all(FIGURES[npc].effects for npc in NPCS)


@pytest.mark.parametrize("npc", NPCS.values(), ids=lambda npc: str(npc.id))
def test_a_card_has_six_objectives_and_two_lists(npc: Npc) -> None:
    names = [OBJECTIVES[aim.objective] for aim in npc.aims]
    assert len(set(names)) == 6
    assert all(ONLY.get(name, npc.type) == npc.type for name in names)
    assert all(2 <= aim.ap <= 5 for aim in npc.aims)
    assert [aim for aim in npc.aims if aim.default] == [npc.default]
    assert sorted(npc.people) == sorted(TYPES)
    assert 3 <= len(npc.items) <= 7
    assert set(npc.items) <= {*CONTENT.item_ids, WOUNDED}
    assert [*npc.items.values()] == [*range(len(npc.items))]


@pytest.mark.parametrize("npc", NPCS.values(), ids=lambda npc: str(npc.id))
def test_an_npc_is_of_its_type_in_all_but_its_personality(npc: Npc) -> None:
    own, kind = FIGURES[npc.id], FIGURES[npc.type]
    assert own._replace(id=kind.id, effects={}, screams=kind.screams) == kind
    assert own.screams == (1 if npc.id == "lou_dah" else kind.screams)


@pytest.mark.rule("TS-PER-06")
def test_every_kind_of_effect_has_one_hook_and_is_on_a_card() -> None:
    effects = [effect for npc in NPCS for effect in CONTENT.cards[npc].fields["effects"]]
    assert len(effects) == 36
    assert {effect["kind"]: effect["hook"] for effect in effects} == HOOKS
    assert {effect["active_when"] for effect in effects} == {"unwounded", "wounded_uncarried", "in_play", "entering"}
    assert {npc for npc in NPCS if "TELEPATH_MIN" in FIGURES[npc].effects} == {
        "white_phil", "djenh", "meg_amind", "professor_psi",
    }  # fmt: skip


def test_names_and_personalities_are_told_in_both_languages() -> None:
    for npc in NPCS:
        fields = CONTENT.cards[npc].fields
        assert all(fields[field].strip() for field in ("name", "name_de", "title", "title_de", "text", "text_de"))
        assert fields["text"] != fields["text_de"]


# What the booklet fixes


@pytest.mark.rule("TS-EX-01", "TS-AMB-18")
def test_white_phil_as_the_booklet_has_him() -> None:
    assert aims("white_phil") == [("exit", 5), ("item", 4), ("fight", 4), ("reveal", 3), ("rotate", 2), ("join", 2)]
    assert default("white_phil") == "exit"
    assert "fireball_wand" not in NPCS["white_phil"].items
    assert person_rank("white_phil", "cleric") == 1


@pytest.mark.rule("TS-AMB-18")
def test_objectives_of_the_booklet_stand_on_the_cards() -> None:
    assert aims("hur_ban")[0] == ("fight", 5)
    assert aims("lissandra")[0] == ("reveal", 5)
    assert aims("tueft_al")[:2] == [("rotate", 4), ("join", 5)]
    assert aims("serpico")[0] == ("item", 5)
    assert ("exit", 4) in aims("serpico")
    assert aims("arthos")[0] == ("destroy", 5)
    assert ("rotate", 3) in aims("franz_rapyd")


@pytest.mark.rule("TS-EX-11", "TS-EX-12", "TS-EX-13")
def test_lists_of_the_booklet_stand_on_the_cards() -> None:
    assert list(NPCS["hur_ban"].people)[:3] == ["cleric", "mage", "backstabber"]
    assert person_rank("tueft_al", "cleric") == 1
    assert item_rank("tueft_al", "extendable_lance") == 4
    assert (item_rank("serpico", "wounded"), item_rank("serpico", "fireball_wand")) == (1, 2)
    assert item_rank("muldon", "fireball_wand") == 1
    assert (item_rank("arthos", "fireball_wand"), item_rank("arthos", "great_shield")) == (2, 6)
    assert (item_rank("amystyn", "fireball_wand"), item_rank("amystyn", "great_shield")) == (1, 4)
    assert (item_rank("father_haudrauf", "wounded"), item_rank("father_haudrauf", "key")) == (3, 5)
    assert item_rank("djenh", "wounded") == 3
    assert item_rank("djenh", "key") > 3
    assert "bow" in NPCS["lissandra"].items


@pytest.mark.rule("TS-EX-08", "TS-EX-09", "TS-AMB-18")
def test_types_of_the_booklet() -> None:
    types = {
        "father_sam_arito": "cleric", "father_haudrauf": "cleric", "arthos": "colossus", "tueft_al": "mechanork",
        "yom": "mechanork", "serpico": "naga", "wave_rick": "banshee",
    }  # fmt: skip
    assert {npc: NPCS[npc].type for npc in types} == types


@pytest.mark.parametrize(
    ("npc", "name"),
    [
        ("white_phil", "Weißer Phil"), ("tueft_al", "Tüft Al"), ("father_sam_arito", "Pater Sam Arito"),
        ("father_haudrauf", "Pater Haudrauf"), ("hur_ban", "Hur-Ban"), ("wave_rick", "Wave-Rick"),
        ("snake_slissken", "Snake Slissken"), ("franz_rapyd", "Franz Rapyd"), ("lissandra", "Lissandra"),
        ("serpico", "Serpico"), ("xanth", "Xanth"), ("arthos", "Arthos"), ("yom", "Yom"), ("muldon", "Muldon"),
        ("amystyn", "Amystyn"), ("djenh", "Djenh"),
    ],
)  # fmt: skip
def test_the_16_names_of_the_booklet(npc: str, name: str) -> None:
    assert CONTENT.cards[npc].name("de") == name


# Levels


PRINTED = {
    "pink": ([], False, [], [0, 1, 2]),
    "yellow": ([5], False, [], [0, 3]),
    "green": ([4], False, [4], [3, 4, 5]),
    "blue": ([3], False, [5], [2, 3, 5]),
    "red": ([4], False, [0, 5, 6], [1, 4, 5, 6]),
    "black": ([2, 5], True, [0, 4, 6], [0, 1, 6]),
}
"""The table of TS-RNF: action, jump and combat cards of the person, combat cards of the non-player."""


@pytest.mark.rule("TS-SET-02", "TS-RNF-02", "TS-RNF-03", "TS-RNF-04", "TS-EX-14", "TS-EX-15", "TS-AMB-13", "TS-AMB-24")
def test_the_cards_that_call_reinforcements_at_each_level() -> None:
    levels = {
        name: (sorted(level.action), level.jump, sorted(level.combat), sorted(level.np))
        for name, level in CONTENT.levels.items()
    }
    assert levels == PRINTED
    assert [*levels] == [*PRINTED]
    assert [CONTENT.cards[f"level_{name}"].fields["level"] for name in PRINTED] == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("TS-RNF-04", "TS-AMB-13")
def test_no_card_has_more_than_three_symbols() -> None:
    levels = CONTENT.levels.values()
    symbols = Counter(("action", value) for level in levels for value in level.action)
    symbols += Counter(("combat", value) for level in levels for value in level.combat)
    symbols += Counter(("np", value) for level in levels for value in level.np)
    assert max(symbols.values()) == 3
    assert max(symbols["action", value] + (value in CONTENT.eyes.action) for value in CONTENT.actions) <= 3


@pytest.mark.rule("TS-AMB-13", "TS-AMB-12")
def test_the_non_player_calls_more_from_level_to_level_together_with_the_persons_cards() -> None:
    """Four rounds: all four action cards once, two combats, of the person's nine cards and the non-player's."""
    deck = CONTENT.combat
    expected = [
        len(level.action) + 2 * sum(deck[value] for value in level.np) / 9
        + 2 * sum(deck[value] for value in level.combat) / 9 + level.jump
        for level in CONTENT.levels.values()
    ]  # fmt: skip
    assert sum(deck[value] for value in CONTENT.levels["pink"].np) == 4
    assert expected == sorted(expected)


@pytest.mark.rule("TS-VIS-02")
def test_the_cards_with_an_eye() -> None:
    eyes = CONTENT.eyes
    assert (sorted(eyes.action), sorted(eyes.combat), sorted(eyes.np)) == ([5], [2, 3], [2, 3])
