"""The text board: legible at any width, in both languages, and true to the table."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from games.tiny import table
from games.tiny.scenes import scenes
from verlies import Match
from verlies import new as begin
from verlies.core.board import STYLES, Line
from verlies.games.tiny.board import FEATURES, REACH, board
from verlies.text import LANGUAGES, Words

WIDTHS = (40, 59, 79, 100, 119, 160)


def drawn(match: Match, width: int = 79, lang: str = "en", seat: int | None = 0) -> list[Line]:
    return board(match.view(seat), Words("tiny", lang), width)


def lines(match: Match, width: int = 79, lang: str = "en") -> list[str]:
    return ["".join(piece for piece, _ in line).rstrip() for line in drawn(match, width, lang)]


def text(match: Match, width: int = 79, lang: str = "en") -> str:
    return "\n".join(lines(match, width, lang))


def block(match: Match, title: str, width: int = 59, lang: str = "en") -> list[str]:
    """The lines below a title, in a width where nothing stands side by side."""
    shown = lines(match, width, lang)
    start = next(at for at, line in enumerate(shown) if line.startswith(f"{title} ─"))
    return shown[start + 1 : shown.index("", start)]


def styles(match: Match, piece: str, width: int = 59) -> set[str]:
    """The styles of all pieces that read so."""
    return {style for line in drawn(match, width) for each, style in line if each.strip() == piece}


def cell(match: Match, name: str, columns: str = "c", rows: str = "3", width: int = 119) -> list[str]:
    """The four lines of a card on the map, whose first column and row are these."""
    left = 2 + 11 * ("abcdefg".index(name[0]) - "abcdefg".index(columns))
    top = 2 + 4 * (int(name[1]) - int(rows))
    return [line.ljust(200)[left : left + 11] for line in lines(match, width)[top : top + 4]]


def positions() -> Iterator[Match]:
    """Positions of random matches from the beginning and from the middle, the last ones included."""
    rng = Random(4)
    begun = [begin("tiny", seats=seats, seed=seats, heroes=how) for seats, how in enumerate(HOW, 2)]
    for match in (*begun, *scenes()):
        number = 0
        while match.turn:
            if number % 9 == 0:
                yield match
            moves = match.moves(match.turn[0])
            match.play(match.turn[0], moves[int(rng.random() * len(moves))])
            number += 1
        yield match


HOW = ("chosen", "drafted", "random")


def test_no_line_is_wider_than_asked_and_every_style_is_known() -> None:
    phases = set()
    for match in positions():
        view = match.view(None)
        phases.add((view["phase"], view["act"], view["test"] is None))
        for width, lang in zip(WIDTHS, LANGUAGES * 3, strict=True):
            shown = drawn(match, width, lang)
            assert shown
            assert max(len("".join(piece for piece, _ in line)) for line in shown) <= width
            assert {style for line in shown for _, style in line} <= set(STYLES)
    assert {phase for phase, _, _ in phases} == {"heroes", "dealing", "turn", "over"}
    assert {("turn", 1, True), ("turn", 1, False), ("turn", 2, True), ("turn", 2, False)} <= phases


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_is_one_of_the_language(lang: str) -> None:
    ids = {card.id for card in table.CONTENT.cards.values() if "_" in card.id}
    for match in positions():
        view = match.view(None)
        shown = text(match, 119, lang)
        typed = set(" ".join(view["chances"]).split())
        assert not {word for word in shown.replace(",", " ").split() if word in ids - typed}
        assert "{" not in shown


def test_nobody_sees_more_than_others_at_this_table() -> None:
    for match in scenes():
        assert drawn(match, seat=0) == drawn(match, seat=1) == drawn(match, seat=None)


# The map


def test_corridors_can_be_followed_from_room_to_room() -> None:
    match = table.new()
    table.lay(match, "d3", "long_hall", "ns")
    table.lay(match, "e4", "study", "sw")
    assert cell(match, "d3") == ["╭───╯│╰───╮", "│Long Hall│", "│         │", "╰───╮│╭──1╯"]
    assert cell(match, "e4") == ["╭─────────╮", "│Study   ?│", "─         │", "╰───╮│╭──1╯"]
    assert cell(match, "d4")[2].startswith("─")
    assert cell(match, "d4")[2].endswith("─")


def test_a_face_down_card_shows_its_stack_and_nothing_else() -> None:
    match = table.new("thordin lanon grok pip")
    table.back(match, "b4", "B")
    table.back(match, "a4", "C")
    assert cell(match, "b4", columns="a")[2] == "╎    B    ╎"
    assert cell(match, "a4", columns="a")[2] == "╎    C    ╎"
    assert cell(match, "c4", columns="a")[2] == "╎    A    ╎"


def test_only_rows_and_columns_with_a_card_are_drawn() -> None:
    match = table.new()
    assert lines(match, 119)[1].split()[:3] == ["c", "d", "e"]
    table.back(match, "g4", "A")
    assert lines(match, 119)[1].split()[:5] == ["c", "d", "e", "f", "g"]


def test_rooms_are_narrower_where_there_is_less_space() -> None:
    match = table.new()
    for name in ("a4", "b4", "f4", "g4"):
        table.back(match, name, "A")
    assert "╎    A    ╎" in text(match, 79)
    assert "╎    A    ╎" not in text(match, 59)
    assert lines(match, 59)[1].split() == list("abcdefg")


def test_heroes_and_foes_stand_in_their_rooms() -> None:
    match = table.new("thordin lanon")
    table.lay(match, "e4", "crossroads")
    table.hero(match, 1, "e4")
    table.goblin(match, 2, "boomy", "e4")
    table.minion(match, "ogre", "e4")
    assert cell(match, "d4")[2] == "─   Th    ─"
    assert cell(match, "e4")[2] == "─Si g2 OG ─"
    assert styles(match, "Th") == {"own"}
    assert styles(match, "OG") == {"bad"}


def test_a_crowd_in_a_room_is_counted() -> None:
    match = table.new("thordin lanon grok pip")
    table.goblins(match, "boomy d4", "boomy d4")
    assert cell(match, "d4")[2] == "─ThSiGr+3 ─"


def test_heroes_that_begin_alike_are_told_apart_by_their_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "name", lambda self, card: "Grim" if card == "grok" else f"Grob {card}")
    assert cell(table.new("grok gerrund"), "d4")[2] == "─  G1 G2  ─"


@pytest.mark.parametrize(
    ("room", "sign"),
    [("buzzsaw", "^"), ("goblin_bunks", "^"), ("study", "?"), ("portal_chamber_1", "@"), ("long_hall", "l"),
     ("lair_door", "▼")],
)  # fmt: skip
def test_a_room_shows_what_it_can_still_do(room: str, sign: str) -> None:
    match = table.new()
    table.lay(match, "e4", room, "nesw")
    assert cell(match, "e4")[1][9] == sign


def test_a_disarmed_trap_and_an_altar_are_marked() -> None:
    match = table.new()
    table.lay(match, "e4", "buzzsaw", "nesw")
    match.disarmed = match.altars << 1
    assert cell(match, "e4")[1] == "│Buzzsaw ✓│"
    assert cell(match, "d4")[1] == "│Entrance‡│"
    match.altars = 0
    assert cell(match, "d4")[1] == "│Entrance │"


def test_the_speed_to_a_place_stands_at_its_edge_by_what_happens_there() -> None:
    match = table.new("thordin lanon")
    table.lay(match, "e4", "crossroads")
    table.lay(match, "c4", "long_hall", "ew")
    table.goblin(match, 1, "boomy", "c4")
    table.back(match, "f4", "A")
    assert cell(match, "e4")[3] == "╰───╮│╭──1╯"
    assert cell(match, "f4")[3] == "└╌╌╌╌╌╌╌╌2┘"
    assert cell(match, "d4")[3] == "╰───╮│╭───╯"
    marks = {(piece, style) for line in drawn(match, 119) for piece, style in line if piece in ("1", "2")}
    assert marks == {("1", "own"), ("1", "bad"), ("1", "path"), ("2", "path")}
    assert set(REACH) == {"enter", "reveal", "halt", "open"}


# Beside and below the map


def test_what_the_decision_is_about_stands_beside_the_map_or_above_it() -> None:
    match = table.new("thordin lanon")
    table.goblin(match, 1, "boomy", "d4")
    assert "Heroes" in lines(match)[0]
    table.play(match, "0 attack hammer g1")
    assert "attack: Hammer" in lines(match)[0]
    assert lines(match, 59)[0].startswith("attack: Hammer")


def test_the_heroes_to_choose_from_are_told_with_what_they_can_do() -> None:
    match = begin("tiny", seats=2, seed=1)
    match.deal()
    shown = text(match)
    assert "Player 1: open" in shown
    assert "Pip Nettlefoot" in shown
    assert "Nimble Fingers" in shown
    match.play(0, "hero pip")
    shown = text(match)
    assert "Player 1: Pip Nettlefoot" in shown
    assert "Nimble Fingers" not in shown


def test_a_seat_is_told_of_the_heroes_dealt_to_it() -> None:
    match = begin("tiny", seats=2, seed=1, heroes="drafted")
    match.deal()
    first, second = match.view(0)["offers"]
    names = {table.CONTENT.cards[each].name("en") for each in (*first, *second)}
    told = [name for name in lines(match, 59) if name in names]
    assert told == [table.CONTENT.cards[each].name("en") for each in first]
    assert f"Player 2 chooses: {' and '.join(table.CONTENT.cards[each].name('en') for each in second)}" in text(
        match, 59
    )


def test_a_hero_is_shown_with_tracks_values_and_cards() -> None:
    match = table.new("thordin lanon")
    table.hero(match, 0, health=2, focus=5, left="lion_sword", armour="lion_mail", trinkets="lion_ring", spells="haste")
    shown = block(match, "Heroes")
    assert shown[0] == "▸Th Thordin Firebeard" + " " * 36 + "d4"
    assert shown[1] == "   ♥2/8 ✦5/6 speed 3 def 5  str 3 dex 2 int 1"
    assert shown[2] == "   3 speed left, action free"
    assert shown[3:5] == ["   Shield Slam, Lion Sword, Stonewall, Lion Mail, Lion", "   Ring, Haste, Lion 3/4"]
    assert styles(match, "♥2/8") == {"bad"}
    assert shown[5].startswith(" Si Sir Lanon")
    assert not any("left" in line for line in shown[6:])
    table.play(match, "0 rest")
    assert "   3 speed left, action used" in block(match, "Heroes")


def test_an_unconscious_hero_and_lasting_effects_are_named() -> None:
    match = table.new("thordin lanon")
    table.hero(match, 1, health=0)
    match.wards[0] = (3, 0)
    match.veils[0] = (True, False)
    shown = block(match, "Heroes")
    assert "   stealth +3 defence" in shown
    assert "   unconscious" in shown


def test_what_the_active_hero_can_do_is_told() -> None:
    match = table.new("thordin lanon")
    assert "  Melee attack with strength." in block(match, "What Thordin Firebeard can do")
    table.turn_of(match, 1)
    assert "Healing Hands" in block(match, "What Sir Lanon can do")


def test_enemies_show_their_figures_and_what_they_will_do() -> None:
    match = table.new("thordin lanon")
    table.lay(match, "e4", "crossroads")
    table.goblin(match, 1, "stabby", "d4")
    table.minion(match, "minotaur", "e4", health=3)
    shown = block(match, "Enemies")
    assert shown[0] == "g1 Stabby" + " " * 48 + "d4"
    assert shown[1:3] == ["   def 4 speed 4 counter +1", "   hits Th −2♥ and Si −2♥"]
    assert shown[3].startswith("MI Minotaur")
    assert shown[4] == "   ♥3/4 def 4 speed 5"
    assert shown[5] == "   counter: melee 3, missile 1 and spell 1; more def"
    assert shown[-1] == "   moves: d4; hits Th −3♥ and Si −3♥"


def test_the_card_of_each_kind_of_enemy_is_told_once() -> None:
    match = table.new("thordin lanon")
    assert "Cards of the enemies" not in text(match)
    table.goblins(match, "stabby d4", "stabby d4")
    shown = block(match, "Cards of the enemies")
    assert shown.count("Stabby") == 1
    assert shown[1].startswith("  Goblin: defence 4, speed 4")


def test_an_enemy_without_anybody_to_follow_waits() -> None:
    match = table.new("thordin lanon")
    table.goblin(match, 1, "stabby", "d4")
    table.hero(match, 0, health=0)
    table.hero(match, 1, health=0)
    assert block(match, "Enemies")[-1] == "   waits"


def test_the_torch_shows_every_space_that_is_left() -> None:
    match = table.new("thordin lanon")
    assert match.torch == 9
    assert block(match, "Torch 9, 27 left")[0] == "»·!·g··!·g·!·g·!··g·!·g·!··X"
    match.torch = 33
    assert block(match, "Torch 33, 3 left") == ["»··X"]
    assert block(match, "Fackel 33, noch 3", lang="de") == ["»··X"]


def test_a_test_shows_its_dice_and_what_each_choice_brings() -> None:
    match = table.new("thordin lanon")
    table.goblin(match, 1, "boomy", "d4")
    table.play(match, "0 attack hammer g1", "0 roll", "* dice 6 4 1 foe 5")
    shown = block(match, "attack: Hammer")
    assert shown[:3] == ["strength, 3 dice", "against g1: more than 4", "[6] [4] [1] <5>"]
    assert shown[3] == "6+1   = 7   g1 −3 +1✦"
    assert "4+1   = 5   g1 −1 +1♥" in shown
    assert "1     = 1" in shown
    assert shown[-1] == "Counterattack: g1 −2♥"


def test_a_counterattack_about_to_come_is_reckoned_up() -> None:
    match = table.new("thordin lanon")
    table.minion(match, "minotaur", "d4")
    table.play(match, "0 attack hammer minotaur", "0 roll", "* dice 6 4 1 foe 5", "0 result 6 1", "0 ready")
    assert "MI strikes back: 5 + 3 against 4, so −4♥" in block(match, "attack: Hammer")
    table.play(match, "0 use stonewall")
    assert "MI strikes back" not in text(match)


def test_a_test_with_a_goal_names_it_and_its_price() -> None:
    match = table.new("ethairna lanon")
    table.goblin(match, 1, "boomy", "d4")
    table.play(match, "0 cast seeking_bolt g1")
    assert block(match, "casting: Seeking Bolt")[:2] == ["intelligence, 3 dice", "5 needed, effect 2✦"]


def test_a_drawn_card_says_what_it_does() -> None:
    match = table.new("ethairna lanon")
    table.play(match, "0 use research", "0 draw spell", "* spell haste")
    assert block(match, "Drawn")[0] == "Haste"
    assert block(match, "Drawn")[-1] == "  more hero action this turn."


def test_odds_stand_beside_the_move_that_they_are_of() -> None:
    match = table.new("thordin lanon")
    table.goblin(match, 1, "boomy", "d4")
    table.minion(match, "minotaur", "d4")
    heads, goblins, minotaur = block(match, "Odds")
    assert heads.split() == ["wins", "dmg", "loss"]
    assert goblins.split() == ["attack", "hammer", "g1", "93", "%", "0.9"]
    assert minotaur.split()[:5] == ["attack", "hammer", "minotaur", "43", "%"]
    assert minotaur.endswith("  2.1")
    assert block(match, "Aussichten", lang="de")[1].endswith("93 %   0,9")


@pytest.mark.parametrize(("lang", "title", "says"), [("en", "Odds", "unconscious"), ("de", "Aussichten", "bewusstlos")])
def test_the_chance_to_faint_stands_below_the_odds(lang: str, title: str, says: str) -> None:
    match = table.new("thordin lanon")
    table.minion(match, "minotaur", "d4")
    assert says not in "".join(block(match, title, lang=lang))
    table.hero(match, 0, health=1)
    assert block(match, title, lang=lang)[-1] == f"  {says}: 82 %"


def test_rows_and_piles_are_counted_and_told() -> None:
    match = table.new("thordin lanon")
    table.in_row(match, "rapier haste")
    shown = block(match, "Rows")
    assert shown[:2] == ["loot: 31 in the deck, 1 in the row", "Rapier"]
    assert "spells: 15 in the deck, 1 in the row" in shown
    assert shown[-1] == "Dungeon deck: A 5, B 8, C 4"


def test_the_lair_shows_markers_seals_and_spaces() -> None:
    match = table.new("thordin lanon grok")
    table.act_two(match, "lich", marks=[8, 7, 7])
    table.hero(match, 0, "l4")
    table.turn_of(match, 0)
    shown = block(match, "The Lich")
    assert shown[0] == " 8● 7●●▓6 5 4▓3 2 1 0"
    assert shown[1] == " 1    3 intelligence +2, at the end −1 health"
    assert shown[4].startswith(" 4 Th   missile +2")
    assert styles(match, "▓6") == {"bad"}
    match.seals = (3,)
    assert block(match, "The Lich")[0] == " 8● 7●● 6 5 4▓3 2 1 0"
    assert "good" in styles(match, "6")
    assert block(match, "Enemies")[0].split() == ["!!", "The", "Lich", "lair"]


def test_before_act_two_there_is_no_lair() -> None:
    assert "Lich" not in text(table.new("thordin lanon", boss="lich"))


def test_from_a_certain_width_on_blocks_stand_in_two_columns() -> None:
    match = scenes()[4]
    assert any(line.startswith("Enemies ─") and line.count("─ ") for line in lines(match, 119))
    assert len(lines(match, 119)) < len(lines(match, 79))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_legend_explains_every_code_on_the_map(lang: str) -> None:
    match = scenes()[0]
    legend = " ".join(block(match, "Zeichen" if lang == "de" else "Signs", lang=lang)).replace(
        "\N{NO-BREAK SPACE}", " "
    )
    names = Words("tiny", lang)
    for code, card in (("Et", "ethairna"), ("Si", "lanon"), ("Gr", "grok"), ("g1", "stabby"), ("!!", "dragon")):
        assert f"{code} {names.name(card)}" in legend
    for sign, _ in (*FEATURES.values(), ("‡", ""), ("✓", "")):
        assert sign in legend
