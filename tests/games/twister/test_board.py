"""The text board: legible at any width, in both languages, and true to the table."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from games.twister import table
from verlies import RESIGN, Match
from verlies.core.board import STYLES, Line
from verlies.games.twister.board import CODED, LEGEND, SIGNS, board
from verlies.games.twister.drawing import BROKEN, CLOSED, DOWN, FREE, OPEN, SLIT, turned
from verlies.games.twister.dungeon import NUMBER, crossing
from verlies.games.twister.match import TwisterMatch
from verlies.text import LANGUAGES, Words

WIDTHS = (40, 59, 79, 100, 119, 160)
OPTIONS: tuple[dict[str, Any], ...] = (
    {}, {"teams": "free", "extras": True, "halls": "both"}, {"teams": "draft", "extras": True},
    {"teams": "equal", "halls": "both", "handicap": "blue_1"}, {"teams": "first_steps"}, {"teams": "drawn_blades"},
)  # fmt: skip
PRINTED = {"S1": ("37A", 1), "S2": ("37B", 0), "S3": ("38A", 2), "S4": ("38B", 3), "S5": ("39A", 0),
           "S6": ("39B", 1), "S7": ("40A", 2), "S8": ("40B", 3)}  # fmt: skip


def drawn(match: Match, width: int = 79, lang: str = "en", seat: int | None = 0) -> list[Line]:
    return board(match.view(seat), Words("twister", lang), width)


def lines(match: Match, width: int = 79, lang: str = "en", seat: int | None = 0) -> list[str]:
    return ["".join(piece for piece, _ in line).rstrip() for line in drawn(match, width, lang, seat)]


def text(match: Match, width: int = 79, lang: str = "en", seat: int | None = 0) -> str:
    return "\n".join(lines(match, width, lang, seat))


def block(match: Match, title: str, lang: str = "en", seat: int | None = 0, width: int = 79) -> list[str]:
    """The lines below a title, in a width where nothing stands side by side."""
    shown = lines(match, width, lang, seat)
    start = next(at for at, line in enumerate(shown) if line.startswith(f"{title} ─"))
    return shown[start + 1 : shown.index("", start)]


class Chart:
    """The dungeon as it is drawn in 79 columns, or wider squares in 100."""

    def __init__(self, match: Match, cell: int = 2, seat: int | None = 0) -> None:
        shown = lines(match, 79 if cell == 2 else 100, seat=seat)
        top = next(
            at for at, line in enumerate(shown) if line.split()[:1] == [chr(97 + match.view(None)["board"]["west"])]
        )
        self.heads = shown[top - 1], shown[top + 22]
        self.letters = shown[top]
        self.rows = [line.ljust(100) for line in shown[top + 1 : top + 22]]
        self.cell = cell
        self.west = match.view(None)["board"]["west"]

    def place(self, square: str) -> tuple[int, int]:
        x, y = divmod(NUMBER[square], 10)
        return 2 * y + 1, 3 + (self.cell + 1) * (x - self.west) + 1

    def at(self, square: str) -> str:
        row, start = self.place(square)
        return self.rows[row][start : start + self.cell]

    def east(self, square: str) -> str:
        row, start = self.place(square)
        return self.rows[row][start + self.cell]

    def south(self, square: str) -> str:
        row, start = self.place(square)
        return self.rows[row + 1][start : start + self.cell]


def positions() -> Iterator[TwisterMatch]:
    """Positions of random matches, many from the beginning and the last one, and some decisions of their middle."""
    rng = Random(4)
    for seed, options in enumerate(OPTIONS):
        match = table.new(seed, **options)
        for number in range(300):
            if match.turn[0] >= 0 and number % (5 if number < 40 else 29) == 0:
                yield match
            moves = match.moves(match.turn[0])
            match.play(match.turn[0], moves[int(rng.random() * len(moves))])
            if match.over:
                break
        else:
            match.play(0, RESIGN)
        yield match
    yield from decisions()


def test_no_line_is_wider_than_asked_and_every_style_is_known() -> None:
    phases = set()
    for match in positions():
        phases.add(match.view(None)["phase"])
        for width, lang in zip(WIDTHS, LANGUAGES * 3, strict=True):
            shown = drawn(match, width, lang)
            assert shown
            assert max(len("".join(piece for piece, _ in line)) for line in shown) <= width
            assert {style for line in shown for _, style in line} <= set(STYLES)
    assert phases == {"teams", "start", "lay", "turn", "reveal", "combat", "over"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_is_one_of_the_language(lang: str) -> None:
    for match in positions():
        shown = text(match, 119, lang)
        typed = set(" ".join(match.view(0)["fights"]).split())
        assert not {word for word in shown.replace(",", " ").split() if "_" in word} - typed
        assert "{" not in shown


def decisions() -> Iterator[TwisterMatch]:
    """In the middle of a move, of a combat, of a reveal."""
    m = table.lay({"cleric": "c3"}, items={"rope": "c4", "key": "c4"})
    table.play(m, "take cleric c4 rope")
    yield m
    m = table.lay({"telepath": "c3"}, {"naga": "c4"})
    table.play(m, "fight c4")
    yield m
    m = revealed()
    yield m


def revealed() -> TwisterMatch:
    m = table.lay({"cleric": "a2"}, {"naga": "d3"}, items={"key": "k1"}, down=["S1"])
    table.face_down(m, "S1", "blue naga", "yellow key")
    table.play(m, "reveal S1; * hall 37A 0")
    return m


# The dungeon


def test_every_edge_is_drawn_as_the_rules_have_it() -> None:
    """Halls of all directions, portcullises in all states: who can cross an edge can see it."""
    m = table.lay({}, halls=PRINTED)
    for at, name in enumerate(m.content.gate_ids[:19]):
        table.gate(m, name, ("closed", "open", "broken")[at % 3])
    chart = Chart(m)
    signs = set()
    for name, square in NUMBER.items():
        for side, sign in ((1, chart.east(name)), (2, chart.south(name)[0])):
            passable = crossing(square, side, m.south, m.east) >= 0
            by_slit = crossing(square, side, m.slit_south, m.slit_east) >= 0 and not passable
            assert (sign in " :x") == passable, (name, side, sign)
            assert (sign in "┆┄") == by_slit, (name, side, sign)
            signs.add(sign)
    assert signs == set(" :x┆┄│─#")


def test_pits_and_gears_are_where_the_halls_have_them() -> None:
    m = table.lay({}, halls=PRINTED)
    chart = Chart(m)
    assert {name for name in NUMBER if chart.at(name) == "()"} == {n for n, at in NUMBER.items() if m.pits >> at & 1}
    assert {name for name in NUMBER if chart.at(name)[0] in "↻↺"} == {n for n, at in NUMBER.items() if at in m.gears}


@pytest.mark.rule("TW-BRD-11")
def test_a_drawing_is_turned_clockwise_and_its_lines_with_it() -> None:
    assert turned(["+-+", " G=", "+#+"], 1) == ["+ +", "#G|", "+=+"]
    assert turned(["+-+", " G=", "+#+"], 4) == ["+-+", " G=", "+#+"]


@pytest.mark.parametrize(("state", "sign"), [("closed", "#"), ("open", ":"), ("broken", "x")])
def test_a_portcullis_shows_its_state(state: str, sign: str) -> None:
    m = table.lay({}, drawn=table.draw("c3 E #", "c4 S #"))
    table.gate(m, "37A-P1", state)
    table.gate(m, "37A-P2", state)
    assert (Chart(m).east("c3"), Chart(m).south("c4")) == (sign, sign * 2)
    assert f"1 c3/d3 {state}".split() == block(m, "Portcullises")[0].replace(",", "").replace("\xa0", " ").split()[1:4]


@pytest.mark.rule("TW-BRD-06")
@pytest.mark.parametrize(
    ("marks", "sign"),
    [(["f3 E |", "g3 W #"], "│"), (["f3 E #", "g3 W ="], "#"), (["f3 E ="], "┆"), (["g3 W |"], "│"), ([], " ")],
)
def test_where_two_halls_meet_the_stronger_half_is_drawn(marks: list[str], sign: str) -> None:
    assert Chart(table.lay({}, drawn=table.draw(*marks))).east("f3") == sign


def test_the_rim_is_a_wall_and_walls_are_joined_at_their_corners() -> None:
    m = table.lay({}, drawn=table.draw("c3 E |", "c3 S -", "d3 S -", "e1 W |"))
    rows = [row.rstrip() for row in Chart(m).rows]
    assert rows[0] == "   ┌───────────┬─────────────────────────────────────────────────────┐"
    assert rows[2][:25] == "   │  ·  ·  ·  ╵  ·  ·  ·"
    assert rows[5][:13] == " 3 │        │"
    assert rows[6][:25] == "   │  ·  ╶──┴──╴  ·  ·  ·"
    assert rows[20] == f"   └{'─' * 65}┘"


@pytest.mark.rule("TW-BRD-09", "TW-SET-09")
def test_a_face_down_hall_shows_its_tokens_to_their_owner_only() -> None:
    m = table.lay({}, items={"key": "t9"}, down=["S3", "S4"])
    table.face_down(m, "S3", "blue naga", "yellow cleric", "yellow key")
    mine, theirs, nobody = (Chart(m, seat=seat) for seat in (0, 1, None))
    assert [mine.at(square) for square in ("i2", "h4", "i4", "j4", "g1")] == ["S3", "Cl", "¬ ", "?B", "░░"]
    assert [theirs.at(square) for square in ("h4", "i4", "j4")] == ["?y", "?y", "NA"]
    assert [nobody.at(square) for square in ("h4", "i4", "j4")] == ["?y", "?y", "?B"]
    assert (mine.east("f3"), mine.east("g3"), mine.south("h5")) == (" ", "░", "╌╌")


def test_the_places_left_on_halls_and_the_circles_are_shown_while_tokens_are_laid() -> None:
    m = table.new(3)
    m.play(0, "start naga a2")
    mine, theirs = Chart(m), Chart(m, seat=1)
    assert (mine.at("a2"), theirs.at("a2"), mine.at("a4"), mine.at("v9")) == ("Na", "?y", "○ ", "○ ")
    assert [mine.at(square) for square in ("c4", "d4", "e4", "h4", "i4", "j4")] == ["· ", "· ", "░░", "· ", "· ", "· "]


def test_halls_are_named_above_and_below_their_columns_with_the_way_they_turn() -> None:
    chart = Chart(table.lay({}, halls=PRINTED, down=["S5"]))
    assert chart.heads[0].split() == ["S1", "37A↻", "S3", "38A↻", "S5", "S7", "40A↻"]
    assert chart.heads[1].split() == ["S2", "37B↺", "S4", "38B↺", "S6", "39B↺", "S8", "40B↺"]
    assert chart.heads[0].index("S3") == chart.letters.index("g") - 1


def test_columns_have_letters_and_rows_have_numbers() -> None:
    chart = Chart(table.lay({}))
    assert chart.letters.split() == list("abcdefghijklmnopqrstuv")
    assert [row[:3].strip() for row in chart.rows[1::2]] == [str(number) for number in range(1, 11)]


def test_where_it_is_too_narrow_the_dungeon_is_drawn_in_two_halves() -> None:
    m = table.lay({"naga": "k3"}, {"mage": "l3"})
    shown = lines(m, 59)
    letters = [line.split() for line in shown if line.split()[:1] in (["a"], ["l"])]
    assert letters == [list("abcdefghijk"), list("lmnopqrstuv")]
    west, east = (line for line in shown if line.startswith(" 3"))
    assert west.endswith("Na")
    assert east.startswith(" 3  MA")


def test_a_small_board_has_its_own_columns() -> None:
    m = table.new(2, teams="first_steps")
    for side, zone in enumerate("fq"):
        for name, row in zip(("naga", "cleric", "mechanork", "mage"), (2, 4, 7, 9), strict=True):
            m.play(side, f"start {name} {zone}{row}")
    chart = Chart(m)
    assert chart.letters.split()[:12] == list("fghijklmnopq")
    assert (chart.at("f2"), chart.at("q9")) == ("Na", "MA")


# Figures and items


def test_case_tells_side_and_wounds() -> None:
    m = table.lay({"naga": "c3", "mage": "c4"}, {"naga": "c5", "mage": "c6"}, wounded=["yellow mage", "blue mage"])
    chart = Chart(m)
    assert [chart.at(square) for square in ("c3", "c4", "c5", "c6")] == ["Na", "ma", "NA", "mA"]
    styles = {piece: style for line in drawn(m) for piece, style in line if piece in ("Na", "ma", "NA", "mA")}
    assert styles == {"Na": "gold", "ma": "bad", "NA": "own", "mA": "bad"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_figures_have_the_same_letters(lang: str) -> None:
    codes = [Words("twister", lang)(f"code-{kind}") for kind in CODED]
    assert len(set(codes)) == len(codes) == len(table.lay({}).content.figure_ids)


def test_figures_and_items_of_other_content_have_letters_and_signs_too() -> None:
    view = table.lay({"naga": "c3"}, items={"rope": "d3"}).view(0)
    view["values"]["paladin"] = [4, 3]
    view["pieces"][0]["kind"] = "paladin"
    view["items"][0]["kind"] = "torch"
    row = "".join(piece for piece, _ in board(view, Words("twister", "en"), 79)[8])
    assert row.startswith(" 3 │      Pa *")


def test_a_carrier_is_seen_above_what_it_carries_and_wide_squares_show_it() -> None:
    m = table.lay({"cleric": "c3", "mage": "c3", "naga": "d3"}, items={"key": "d3"}, wounded=["yellow mage"])
    assert [Chart(m).at(square) for square in ("c3", "d3")] == ["Cl", "Na"]
    assert [Chart(m, cell=3).at(square) for square in ("c3", "d3", "e3")] == ["Cl+", "Na¬", "   "]


def test_who_is_in_the_middle_of_a_move_is_seen_above_a_friend() -> None:
    m = table.lay({"cleric": "c3", "naga": "c4"}, items={"rope": "c4"})
    table.play(m, "take cleric c4 rope")
    assert Chart(m).at("c4") == "Cl"


def test_items_lie_about_with_their_signs() -> None:
    m = table.lay({}, items={"rope": "c3", "key": "d3", "blue bow": "d3", "blue rope": "e3"}, drawn=table.draw("e3 O"))
    assert [Chart(m).at(square) for square in ("c3", "d3", "e3")] == ["~ ", "¬}", "(~"]
    assert Chart(m, cell=3).at("e3") == "(~)"
    assert block(m, "On the floor")[0].replace("\xa0", " ") == " ~ Rope c3  } Bow d3  ¬ Key d3  ~ Rope e3"
    assert "On the floor" not in text(table.lay({"naga": "c3"}, items={"rope": "c3"}))


# Beside, above and below


def test_points_cards_and_figures_of_a_side_are_told() -> None:
    m = table.lay({"naga": "c3", "mage": "d3", "cleric": "e3"}, {"mage": "h3"}, items={"rope": "c3"}, ap=3)
    table.hurt(m, "yellow mage")
    table.healed(m, "yellow cleric")
    table.holding(m, 0, 0, 2, 6)
    shown = block(m, "▸Yellow · 0 VP · 3/3 AP")
    assert shown[:2] == [" action 2 4 5 (played 3), jumps 3", " combat 0 2 6 (used up 1 2 3 3 4 5)"]
    assert [line.split() for line in shown[2:5]] == [
        ["Cl", "Cleric", "4/2", "e3", "just", "healed"],
        ["ma", "Mage", "4/1", "d3", "just", "wounded"],
        ["Na", "Naga", "6/2", "c3", "carries", "Rope"],
    ]
    assert shown[5].startswith(" Eliminated: Banshee, Colossus")
    assert block(m, "Blue · 0 VP")[2].split() == ["MA", "Mage", "4/1", "h3"]


def test_the_side_on_turn_comes_first() -> None:
    assert text(table.lay({"naga": "c3"})).index("Yellow · 0 VP") < text(table.lay({"naga": "c3"})).index("Blue · 0 VP")
    m = table.lay({"naga": "c3"}, {"mage": "d9"}, active=1)
    assert text(m).index("▸Blue · 0 VP") < text(m).index("Yellow · 0 VP")


def test_what_is_unknown_of_the_other_team_is_counted_and_what_it_may_be() -> None:
    m = table.new(3)
    table.start_all(m)
    shown = " ".join(block(m, "Blue · 0 VP"))
    assert "Unknown (14): Backstabber, Banshee, Bow, Cleric" in shown
    assert "NA" not in shown
    assert " Behind the screen: Banshee" in " ".join(block(m, "Yellow · 0 VP"))


def test_ap_of_a_potion_are_told_with_their_owner() -> None:
    m = table.lay({"naga": "c3"}, items={"speed_potion": "c3"}, extras=True)
    table.play(m, "drink naga")
    assert " Naga: 4 AP of the potion" in block(m, "▸Yellow · 0 VP · 4/5 AP")


def test_possible_attacks_stand_beside_their_sums() -> None:
    m = table.lay({"colossus": "c3", "cleric": "d4"}, {"naga": "d3"}, wounded=["blue naga"])
    assert block(m, "Possible attacks")[0].split() == ["fight", "d3", "Cl,", "Co", "–", "nA", "7:0"]
    assert "Possible attacks" not in text(table.lay({"colossus": "c3"}, {"naga": "h3"}))


def test_a_combat_shows_who_takes_part_with_what_and_what_each_card_is_worth() -> None:
    m = table.lay({"backstabber": "c3", "cleric": "d4"}, {"naga": "d3"})
    table.play(m, "fight d3")
    table.holding(m, 1, 0, 4)
    shown = block(m, "Close combat on d3, in a group")
    assert [line.split() for line in shown[:5]] == [
        ["Cl", "Cleric", "d4", "2"], ["Bk", "Backstabber", "c3", "2+2"], ["against"], ["NA", "Naga", "d3", "2"],
        ["6", ":", "2"],
    ]  # fmt: skip
    assert shown[5].split() == ["card", "win", "tie", "loss"]
    assert shown[6].split() == ["0", "50", "%", "50", "%", "0", "%"]
    assert shown[7].split() == ["1", "100", "%", "0", "%", "0", "%"]


@pytest.mark.rule("TW-INF-02")
def test_a_card_laid_is_shown_to_its_owner_only() -> None:
    m = table.lay({"cleric": "c3"}, {"naga": "c4"})
    table.play(m, "fight c4; 0 card 5")
    assert {"Yellow has laid a card.", "Your card: 5"} <= set(block(m, "Close combat on c4"))
    assert "Your card" not in text(m, seat=1)
    assert "Your card" not in text(m, seat=None)
    assert "Yellow has laid a card." in text(m, seat=1)


def test_a_card_named_by_a_telepath_is_told() -> None:
    m = table.lay({"telepath": "c3"}, {"naga": "c4"})
    table.play(m, "fight c4; call 3")
    assert "Mind control: the 3 is named." in text(m)


def test_the_last_combat_of_the_turn_is_reckoned_up() -> None:
    m = table.lay({"naga": "c4", "mage": "c4"}, {"colossus": "c3"}, wounded=["yellow mage"], active=1)
    table.play(m, "fight c4; 0 card 2; 1 card 1")
    shown = block(m, "Close combat on c4")
    assert shown[3:] == [" 5+1 : 2+2  =  6 : 4", "Wounded: Naga (Yellow)", "Eliminated: Mage (Yellow)"]
    table.play(m, "end; play 2; end; play 2")
    assert "Close combat" not in text(m)


def test_tokens_of_a_revealed_hall_are_told_by_who_places_them() -> None:
    assert block(revealed(), "Hall 37A on S1") == ["Yellow places: Naga (Blue)", "Blue places: Key (Yellow)"]


def test_what_is_being_decided_stands_above_the_dungeon_or_beside_it() -> None:
    assert lines(revealed())[0].startswith("Hall 37A on S1 ─")
    assert lines(revealed(), 119)[0].startswith("Turn 3")
    assert "─  Hall 37A on S1 ─" in lines(revealed(), 119)[0]
    m = table.lay({"cleric": "c3"}, items={"rope": "c4", "key": "c4"})
    table.play(m, "take cleric c4 rope")
    assert block(m, "Cleric on c4") == ["3 steps left, carries: Rope"]
    assert block(m, "Kleriker auf c4", "de") == ["noch 3 Schritte, trägt: Seil"]


def test_building_a_team_shows_what_was_chosen_and_what_there_is() -> None:
    m = table.new(teams="draft", extras=True, halls="both")
    table.play(m, "* lot yellow; pair 37; pair 92")
    shown = block(m, "Teams")
    assert shown[:2] == ["Yellow: –; hall pairs 37", " 1 to go"]
    assert shown[-1] == "Hall pairs to choose from: 38, 39, 40, 91, 93, 94"
    table.play(m, "pair 38; pair 39; pick naga")
    assert block(m, "Teams")[0] == "Yellow: Naga; hall pairs 37, 38"
    assert "Wall-Walker speed 4, combat 1" in block(m, "What they can do")


@pytest.mark.rule("TW-TEAM-11")
def test_a_secret_choice_is_shown_to_its_owner_only() -> None:
    m = table.new(teams="free", extras=True)
    table.play(m, "0 pick troll")
    assert "Yellow: Troll" in block(m, "Teams")
    assert "Yellow: –" in block(m, "Teams", seat=1)
    assert "Yellow: –" in block(m, "Teams", seat=None)


def test_what_figures_and_items_in_the_game_can_do_is_told_once() -> None:
    m = table.lay({"naga": "c3"}, {"naga": "c5"}, items={"rope": "c3"})
    shown = block(m, "What they can do")
    assert [line for line in shown if not line.startswith(" ")] == ["Naga speed 6, combat 2", "Rope ~"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_legend_explains_every_sign_of_the_dungeon(lang: str) -> None:
    m = table.lay({"naga": "c3"}, items=dict.fromkeys(list(SIGNS)[:6], "k3") | {"rope": "c3"}, halls=PRINTED)
    legend = " ".join(block(m, "Zeichen" if lang == "de" else "Signs", lang)).replace("\xa0", " ")
    for kind in list(SIGNS)[:6]:
        assert f"{SIGNS[kind]} {Words('twister', lang).name(kind)}" in legend
    for state in (SLIT, CLOSED, OPEN, BROKEN):
        assert DOWN[state][0] in legend
    assert all(sign in legend for sign in "─│┄░↻↺")
    assert len(LEGEND) == 10
    assert DOWN[FREE][0] == " "
