"""Building teams: standard, free choice, equal forces, draft, handicap (TW-TEAM, TW-MIX)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

import pytest

from games.twister import table
from verlies.core.errors import UsageError
from verlies.core.moves import DEALER
from verlies.games.twister import state as s
from verlies.games.twister.dungeon import listed
from verlies.games.twister.match import TwisterMatch
from verlies.games.twister.meta import GAME

CHARACTERS = ["banshee", "cleric", "colossus", "mage", "mechanork", "naga", "telepath", "backstabber"]
FIRST = ["thief", "warrior", "troll", "goblin", "wall_walker"]
ITEMS = ["rope", "key", "bow", "fireball_wand", "great_shield", "extendable_lance"]
FIRST_ITEMS = ["armour", "sword", "speed_potion", "treasure"]
PRINTED, INVENTED = [37, 38, 39, 40], [91, 92, 93, 94]


def team(m: TwisterMatch, side: int) -> list[str]:
    """The characters of a side."""
    return [m.name(token) for token in s.FIGURES[side] if m.kinds[token] != s.UNKNOWN]


def kit(m: TwisterMatch, side: int) -> list[str]:
    """The items of a side."""
    own = range(side * 14 + 8, side * 14 + 14)
    return [m.name(token) for token in own if m.kinds[token] != s.UNKNOWN]


def pairs(m: TwisterMatch) -> list[int]:
    """The pairs of the halls that lie face down."""
    return sorted({m.content.halls[hall].pair for hall in m.bag})


def offered(m: TwisterMatch, verb: str, seat: int | None = None) -> list[str]:
    return [text.split(" ")[1] for text in table.texts(m, f"{verb} ", seat)]


def choose(m: TwisterMatch, seat: int, names: Iterable[object]) -> None:
    """Free choice of one side: characters, items, pairs, as they come."""
    for name in names:
        m.play(seat, f"pair {name}" if isinstance(name, int) else f"pick {name}")


# Standard


@pytest.mark.rule("TW-TEAM-01")
def test_without_other_wishes_both_use_the_whole_box() -> None:
    m = table.new()
    for side in (0, 1):
        assert team(m, side) == CHARACTERS
        assert kit(m, side) == ITEMS
    table.start_all(m)
    assert pairs(m) == PRINTED
    assert len(m.bag) == 8


@pytest.mark.rule("TW-TEAM-02", "TW-MIX-01")
@pytest.mark.parametrize("teams", ["free", "equal", "draft"])
def test_however_boxes_are_mixed_there_are_8_halls_8_characters_and_6_items(teams: str) -> None:
    m = table.new(teams=teams, extras=True, halls="both")
    rng = Random(1)
    seen: set[str] = set()
    while not m.bag:
        seat = m.turn[0]
        if seat == DEALER:
            table.play(m, "* lot yellow")
            continue
        moves = table.texts(m, seat=seat)
        seen |= {text.split(" ")[1] for text in moves}
        m.play(seat, moves[int(rng.random() * len(moves))])
    assert set(FIRST) | set(FIRST_ITEMS) | {str(pair) for pair in PRINTED + INVENTED} <= seen
    assert len(m.bag) == 8
    assert len(pairs(m)) == 4
    for side in (0, 1):
        assert len(team(m, side)) == len(set(team(m, side))) == (6 if teams == "draft" else 8)
        assert len(kit(m, side)) == 6


@pytest.mark.rule("TW-TEAM-02", "TW-MIX-01")
def test_the_first_edition_is_in_the_pool_only_if_wanted() -> None:
    m = table.new(teams="draft")
    table.play(m, "* lot yellow")
    assert offered(m, "pick") == CHARACTERS
    m = table.new(teams="draft", extras=True)
    table.play(m, "* lot yellow")
    assert offered(m, "pick") == CHARACTERS + FIRST


@pytest.mark.rule("TW-TEAM-03", "TW-TEAM-11")
def test_common_items_may_be_chosen_again_and_again_and_others_once() -> None:
    m = table.new(teams="free")
    assert offered(m, "pick", 0) == ITEMS
    choose(m, 0, ["rope", "rope", "rope", "bow", "key"])
    assert offered(m, "pick", 0) == [item for item in ITEMS if item != "bow"]
    choose(m, 0, ["key"])
    assert kit(m, 0) == ["rope", "rope", "rope", "key", "key", "bow"]


@pytest.mark.rule("TW-TEAM-03", "TW-TEAM-24")
def test_common_items_may_be_shown_again_with_equal_forces() -> None:
    m = table.new(teams="equal")
    table.play(m, "* lot yellow; pick rope; pick rope; pick bow")
    assert offered(m, "pick") == [item for item in ITEMS if item != "bow"]


@pytest.mark.rule("TW-TEAM-03", "TW-SCN-01")
def test_a_scenario_prescribes_its_items() -> None:
    m = table.new(teams="hands_full")
    assert [kit(m, side) for side in (0, 1)] == [["rope", "key"]] * 2


@pytest.mark.rule("TW-TEAM-04")
def test_invented_halls_are_used_only_if_wanted() -> None:
    m = table.begun(halls="alternative")
    assert pairs(m) == INVENTED
    assert pairs(table.begun()) == PRINTED
    m = table.new(halls="both")
    drawn = []
    for pair in (91, 38, 94, 40):
        assert m.turn == (DEALER,)
        assert {str(move): weight for move, weight in m.odds()} == {
            f"pair {each}": 1 for each in PRINTED + INVENTED if each not in drawn
        }
        table.play(m, f"* pair {pair}")
        drawn.append(pair)
    table.start_all(m)
    assert pairs(m) == sorted(drawn)


# Free choice

SECRET = ["rope", "key", "bow", "great_shield", "fireball_wand", "extendable_lance"]


@pytest.mark.rule("TW-TEAM-11")
def test_each_secretly_chooses_eight_different_characters_and_six_items() -> None:
    m = table.new(teams="free", extras=True)
    assert list(m.turn) == [0, 1]
    chosen = ["thief", "goblin", "naga", "mage", "cleric", "colossus", "troll", "banshee"]
    for number, name in enumerate(chosen):
        assert name in offered(m, "pick", 0)
        choose(m, 0, [name])
        rest = [each for each in CHARACTERS + FIRST if each not in chosen[: number + 1]]
        assert offered(m, "pick", 0) == (rest if number < 7 else ITEMS + FIRST_ITEMS)
    assert sorted(team(m, 0)) == sorted(chosen)
    assert team(m, 1) == []
    choose(m, 1, ["thief"])
    assert "thief" not in offered(m, "pick", 1), "each of his own colour, so both may have the same"


@pytest.mark.rule("TW-TEAM-11", "TW-INF-02")
def test_what_is_chosen_freely_is_the_choosers_secret() -> None:
    m = table.new(teams="free", extras=True)
    choose(m, 0, ["thief", "goblin"])
    assert [event.args.get("thing") for event in m.history(0)] == ["thief", "goblin"]
    for seat in (1, None):
        assert [event.args for event in m.history(seat)] == [{"seat": 0}, {"seat": 0}]
        assert m.view(seat)["teams"][0]["figures"] == []
    guessed = {tuple(team(m.guess(1, Random(seed)), 0)) for seed in range(20)}
    assert len(guessed) > 5


@pytest.mark.rule("TW-TEAM-12")
def test_each_secretly_chooses_two_hall_pairs() -> None:
    m = table.new(teams="free", halls="both")
    choose(m, 0, [*SECRET, 37, 91])
    choose(m, 1, SECRET)
    assert [int(pair) for pair in offered(m, "pair", 1)] == PRINTED + INVENTED, "what the other took is not known"
    events = m.play(1, "pair 40")
    assert [event.args for event in events] == [{"seat": 1, "pair": 40}]
    assert m.history(0)[-1].args == {"seat": 1}
    assert m.history(None)[-1].args == {"seat": 1}
    choose(m, 1, [94])
    assert pairs(m) == [37, 40, 91, 94]
    assert len(m.bag) == 8


@pytest.mark.rule("TW-TEAM-12")
@pytest.mark.parametrize(("lot", "seat"), [("yellow", 0), ("blue", 1)])
def test_of_a_pair_that_both_chose_one_by_lot_is_replaced(lot: str, seat: int) -> None:
    m = table.new(teams="free", halls="both")
    choose(m, 0, [*SECRET, 37, 91])
    choose(m, 1, [*SECRET, 37, 94])
    assert table.told(m.history(None), "same_pair") == [{"pair": 37}]
    assert m.turn == (DEALER,)
    assert {str(move): weight for move, weight in m.odds()} == {"lot yellow": 1, "lot blue": 1}
    table.play(m, f"* lot {lot}")
    assert list(m.turn) == [seat]
    assert m.view(1 - seat)["building"]["pairs_chosen"][seat] == [], "whose 37 it is no longer"
    assert m.view(seat)["building"]["pairs_chosen"][1 - seat] == [37]
    own, other = (91, 94) if seat == 0 else (94, 91)
    free = [int(pair) for pair in offered(m, "pair")]
    assert 37 not in free
    assert own not in free
    assert other in free, "the other's second pair is still a secret"
    table.play(m, "pair 38")
    assert pairs(m) == [37, 38, 91, 94]


def with_pairs(first: Sequence[int], second: Sequence[int]) -> TwisterMatch:
    """Both sides have chosen what is secret, and these pairs of halls."""
    m = table.new(teams="free")
    choose(m, 0, [*SECRET, *first])
    choose(m, 1, [*SECRET, *second])
    return m


@pytest.mark.rule("TW-TEAM-12")
def test_a_replacement_that_is_taken_too_is_replaced_again() -> None:
    m = with_pairs([37, 38], [37, 39])
    table.play(m, "* lot yellow; pair 39; * lot yellow")
    assert offered(m, "pair") == ["40"]
    table.play(m, "pair 40")
    assert pairs(m) == PRINTED


@pytest.mark.rule("TW-TEAM-12")
def test_two_equal_choices_are_replaced_one_after_the_other() -> None:
    m = with_pairs([37, 38], [38, 37])
    table.play(m, "* lot blue; pair 40; * lot yellow; pair 39")
    assert [[m.content.pairs[pair] for pair in listed(mask)] for mask in m.pairs] == [[37, 39], [38, 40]]
    assert pairs(m) == PRINTED


@pytest.mark.rule("TW-TEAM-13", "TW-TEAM-11")
def test_after_free_choice_a_normal_game_begins() -> None:
    m = table.new(teams="free")
    choose(m, 0, [*SECRET, 37, 38])
    choose(m, 1, ["rope", "rope", "rope", "rope", "rope", "rope", 39, 40])
    assert list(m.turn) == [0, 1]
    assert set(table.texts(m, seat=0)) == {f"start {name} {c}" for name in CHARACTERS for c in ("a2", "a4", "a7", "a9")}
    table.start_all(m)
    table.play(m, "* lot blue; lay rope S1")
    assert "lay rope S2" in table.texts(m, seat=0)
    assert m.view(0)["slots"][0]["tokens"] == [{"seat": 1, "kind": None}]


@pytest.mark.rule("TW-TEAM-14", "TW-SET-12")
def test_with_many_boxes_six_or_seven_points_may_be_agreed() -> None:
    for target in (6, 7):
        m = table.lay({"naga": "u3"}, {"mage": "b1"}, target=target, extras=True)
        m.gains[0] = 4
        table.play(m, "go naga v3")
        assert not m.over
    with pytest.raises(UsageError):
        table.new(target=8)


# Equal forces


@pytest.mark.rule("TW-TEAM-21", "TW-TEAM-22")
@pytest.mark.parametrize(("lot", "seat"), [("yellow", 0), ("blue", 1)])
def test_with_equal_forces_the_lot_says_who_begins_and_pairs_are_chosen_in_turns(lot: str, seat: int) -> None:
    m = table.new(teams="equal", halls="both", extras=True)
    assert {str(move): weight for move, weight in m.odds()} == {"lot yellow": 1, "lot blue": 1}
    table.play(m, f"* lot {lot}")
    for number, pair in enumerate((91, 37, 92, 38)):
        assert list(m.turn) == [(seat + number) % 2]
        assert str(pair) in offered(m, "pair")
        table.play(m, f"pair {pair}")
        assert str(pair) not in offered(m, "pair")
    assert list(m.turn) == [seat]
    assert offered(m, "pair") == []
    assert offered(m, "pick") == CHARACTERS + FIRST


@pytest.mark.rule("TW-TEAM-23", "TW-TEAM-24", "TW-TEAM-25")
def test_who_shows_a_piece_chooses_it_for_both() -> None:
    m = table.new(teams="equal", extras=True)
    table.play(m, "* lot blue")
    characters = ["troll", "naga", "goblin", "thief", "mage", "cleric", "telepath", "warrior"]
    items = ["treasure", "rope", "sword", "rope", "bow", "key"]
    for number, name in enumerate(characters + items):
        assert list(m.turn) == [(1 + number) % 2]
        assert set(offered(m, "pick")) <= set(CHARACTERS + FIRST if number < 8 else ITEMS + FIRST_ITEMS)
        seat = m.turn[0]
        events = table.play(m, f"pick {name}")
        assert table.told(events, "picked_for_both") == [{"seat": seat, "thing": name}]
        if name not in ("rope", "key"):
            assert name not in offered(m, "pick")
    for side in (0, 1):
        assert sorted(team(m, side)) == sorted(characters)
        assert sorted(kit(m, side)) == sorted(items)
    assert set(offered(m, "start", 0)) == set(characters)
    assert pairs(m) == PRINTED


@pytest.mark.rule("TW-TEAM-25", "TW-TEAM-36", "TW-TEAM-11")
@pytest.mark.parametrize("teams", ["free", "equal", "draft"])
def test_what_was_not_chosen_stays_in_the_box(teams: str) -> None:
    m = table.new(teams=teams, extras=True)
    rng = Random(2)
    while not m.bag:
        seat = m.turn[0]
        moves = table.texts(m, seat=seat) if seat != DEALER else ["lot yellow"]
        m.play(seat, moves[int(rng.random() * len(moves))])
    chosen = {side: team(m, side) for side in (0, 1)}
    for side in (0, 1):
        assert set(offered(m, "start", side)) == set(chosen[side])
        assert {text.split(" ")[2] for text in table.texts(m, "start", side)} == {
            f"{'av'[side]}{row}" for row in (2, 4, 7, 9)
        }


# Draft


@pytest.mark.rule("TW-TEAM-31", "TW-EX-15")
@pytest.mark.parametrize(("lot", "seat"), [("yellow", 0), ("blue", 1)])
def test_a_character_taken_in_the_draft_is_gone_for_the_other_colour(lot: str, seat: int) -> None:
    m = table.new(teams="draft", extras=True)
    assert {str(move): weight for move, weight in m.odds()} == {"lot yellow": 1, "lot blue": 1}
    table.play(m, f"* lot {lot}; pick colossus")
    assert list(m.turn) == [1 - seat]
    assert "colossus" not in offered(m, "pick")
    assert table.refused(m, "pick colossus") == "TW-TEAM-31"
    table.play(m, "pick naga")
    assert list(m.turn) == [seat]
    assert not {"colossus", "naga"} & set(offered(m, "pick"))
    assert (team(m, seat), team(m, 1 - seat)) == (["colossus"], ["naga"])


@pytest.mark.rule("TW-TEAM-31", "TW-TEAM-34")
@pytest.mark.parametrize(("extras", "each"), [(False, 4), (True, 6)])
def test_from_few_types_each_drafts_half(extras: bool, each: int) -> None:
    m = table.new(teams="draft", extras=extras)
    table.play(m, "* lot yellow")
    for number in range(2 * each):
        assert list(m.turn) == [number % 2]
        assert set(offered(m, "pick")) <= set(CHARACTERS + FIRST)
        table.play(m, f"pick {offered(m, 'pick')[0]}")
    assert len(team(m, 0)) == len(team(m, 1)) == each
    assert not set(team(m, 0)) & set(team(m, 1))
    assert set(offered(m, "pick")) <= set(ITEMS + FIRST_ITEMS)


def drafted(lot: str = "yellow") -> TwisterMatch:
    """The items are to be drafted next."""
    m = table.new(teams="draft")
    table.play(m, f"* lot {lot}" + "".join(f"; pick {name}" for name in CHARACTERS))
    return m


@pytest.mark.rule("TW-TEAM-32")
@pytest.mark.parametrize(("lot", "seat"), [("yellow", 0), ("blue", 1)])
def test_items_are_drafted_the_other_way_round(lot: str, seat: int) -> None:
    m = drafted(lot)
    for number in range(12):
        assert list(m.turn) == [(1 - seat + number) % 2]
        table.play(m, f"pick {offered(m, 'pick')[-1]}")
    assert len(kit(m, 0)) == len(kit(m, 1)) == 6


@pytest.mark.rule("TW-TEAM-32", "TW-TEAM-33", "TW-TEAM-03")
def test_in_the_draft_common_items_stay_and_others_are_gone() -> None:
    m = drafted()
    table.play(m, "pick bow; pick rope")
    assert offered(m, "pick") == ["rope", "key", "fireball_wand", "great_shield", "extendable_lance"]
    table.play(m, "pick rope")
    assert offered(m, "pick") == ["rope", "key", "fireball_wand", "great_shield", "extendable_lance"]
    assert (kit(m, 0), kit(m, 1)) == (["rope"], ["rope", "bow"])


@pytest.mark.rule("TW-TEAM-34", "TW-TEAM-36")
def test_a_small_draft_starts_with_four_and_lays_only_items() -> None:
    m = drafted()
    table.play(m, ";".join("pick rope" for _ in range(12)))
    assert offered(m, "start", 0) == [name for name in team(m, 0) for _ in range(4)]
    for side, zone in enumerate("av"):
        for name, row in zip(team(m, side), (2, 4, 7, 9), strict=True):
            m.play(side, f"start {name} {zone}{row}")
    table.play(m, "* lot yellow")
    for number in range(12):
        assert list(m.turn) == [number % 2]
        table.play(m, table.texts(m, "lay rope")[0])
    assert m.turn == (DEALER,)
    table.play(m, "* lot yellow; play 2")
    assert sum(place < s.DOWN for place in m.where) == 8


@pytest.mark.rule("TW-TEAM-35")
def test_pairs_are_chosen_in_turns_in_the_draft_too() -> None:
    m = table.new(teams="draft", halls="both")
    table.play(m, "* lot blue")
    for number, pair in enumerate((94, 37, 93, 38)):
        assert list(m.turn) == [(1 + number) % 2]
        table.play(m, f"pair {pair}")
    assert offered(m, "pick") == CHARACTERS
    assert list(m.turn) == [1]


# Handicap


@pytest.mark.rule("TW-TEAM-41")
@pytest.mark.parametrize("teams", ["free", "equal", "draft"])
@pytest.mark.parametrize(
    ("handicap", "seat", "count"), [("yellow_1", 0, 1), ("blue_2", 1, 2), ("blue_3", 1, 3), ("yellow_4", 0, 4)]
)
def test_the_handicapped_side_secretly_leaves_characters_out(
    teams: str, handicap: str, seat: int, count: int
) -> None:  # fmt: skip
    m = table.new(teams=teams, extras=True, handicap=handicap)
    rng = Random(4)
    while not table.texts(m, "leave"):
        who = m.turn[0]
        moves = table.texts(m, seat=who) if who != DEALER else ["lot yellow"]
        m.play(who, moves[int(rng.random() * len(moves))])
    assert list(m.turn) == [seat]
    for _ in range(count):
        assert offered(m, "leave") == [
            name for name in team(m, seat) if table.at(m, f"{_colour(seat)} {name}") == "screen"
        ]
        out = offered(m, "leave")[0]
        table.play(m, f"leave {out}")
        assert m.history(seat)[-1].args == {"seat": seat, "figure": out}
        assert m.history(1 - seat)[-1].args == {"seat": seat}
    assert list(m.turn) == [0, 1]
    assert len(set(offered(m, "start", seat))) == len(team(m, seat)) - count
    assert len(set(offered(m, "start", 1 - seat))) == len(team(m, 1 - seat))


def _colour(seat: int) -> str:
    return ("yellow", "blue")[seat]


@pytest.mark.rule("TW-TEAM-41", "TW-INF-02")
def test_the_other_side_does_not_learn_who_is_missing() -> None:
    m = begun_with_handicap()
    views = []
    for seed in range(20):
        guess = m.guess(1, Random(seed))
        assert guess.view(1) == m.view(1)
        views.append(next(name for name in CHARACTERS if table.at(guess, f"yellow {name}") == "box"))
    assert len(set(views)) > 1
    assert not any(row["kind"] == "banshee" for row in m.view(1)["teams"][0]["figures"])


def begun_with_handicap() -> TwisterMatch:
    """Yellow has left the Banshee out; all that is left lies face down, and yellow begins."""
    m = table.new(handicap="yellow_1")
    table.play(m, "leave banshee")
    table.start_all(m)
    table.play(m, "* lot yellow")
    while m.turn != (DEALER,):
        table.play(m, table.texts(m, "lay")[0])
    table.play(m, "* lot yellow")
    return m


@pytest.mark.rule("TW-TEAM-42", "TW-TEAM-34")
def test_of_a_small_team_one_stays_whatever_was_agreed() -> None:
    m = table.new(teams="draft", handicap="yellow_4")
    while not table.texts(m, "leave"):
        m.play(m.turn[0], "lot yellow" if m.turn == (DEALER,) else table.texts(m)[0])
    assert len(team(m, 0)) == 4
    for _ in range(3):
        table.play(m, table.texts(m, "leave")[0])
    assert list(m.turn) == [0, 1]
    assert (len(set(offered(m, "start", 0))), len(set(offered(m, "start", 1)))) == (1, 4)


@pytest.mark.rule("TW-TEAM-42")
def test_who_was_left_out_never_comes_into_play_and_its_place_stays_empty() -> None:
    m = begun_with_handicap()
    down = [place for place in m.where if s.DOWN <= place < s.SCREEN]
    assert len(down) == 19
    assert sum(slot["room"] for slot in m.view(None)["slots"]) == 1
    assert table.at(m, "yellow banshee") == "box"
    assert (m.vp(0), m.vp(1)) == (0, 0)
    table.play(m, "play 2")
    assert not table.texts(m, "go banshee")


@pytest.mark.rule("TW-TEAM-42", "TW-VP-07")
def test_who_was_left_out_does_not_keep_the_game_alive() -> None:
    m = table.lay({"naga": "u3"}, {}, ap=2)
    m.where[m.of_kind(0, m.content.figure_ids.index("banshee"))] = s.BOX
    table.play(m, "go naga v3")
    assert m.over
    assert m.result is not None
    assert (m.result.reason, m.result.score) == ("deserted", {0: 1, 1: 0})


# Other boxes, other numbers of players


@pytest.mark.rule("TW-MLT-01")
@pytest.mark.parametrize("seats", [1, 3, 4])
def test_the_game_is_for_two(seats: int) -> None:
    assert GAME.new(2).seats == 2
    with pytest.raises(UsageError):
        GAME.new(seats)
