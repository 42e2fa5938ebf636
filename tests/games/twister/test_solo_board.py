"""The text board of the solitaire game: the row, what an NPC has in mind and where it goes, dice, bag and piles."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

import verlies
from verlies import DEALER, Match
from verlies.core.board import STYLES, Line
from verlies.games.twister.board import CODED, board
from verlies.text import LANGUAGES, Words

NPCS = "white_phil lissandra arthos serpico xanth yom father_sam_arito muldon"
WIDTHS = (40, 79, 119, 160)


def begun(level: str = "pink", vision: bool = False, npcs: str = NPCS) -> Match:
    """The first hall lies open: the person is about to choose where Arthos comes in."""
    m = verlies.new("twister", solo=level, vision=vision)
    script(m, "; ".join(f"deal {npc}" for npc in npcs.split()))
    script(m, "start naga a2; start cleric a4; start mage a7; start colossus a9; play 2; reveal S1; hall 37A 0")
    return script(m, "bag violet white_phil; dice 1 2; bag violet arthos; dice 6 3")


def script(m: Match, moves: str) -> Match:
    for move in moves.split("; "):
        m.play(m.turn[0], move)
    return m


def watched() -> Match:
    """White Phil, shut in a cell, has acted; Arthos is about to break a portcullis."""
    return script(begun(), "set d3; bag violet key; dice 5 5; end; row white_phil; next")


def drawn(view: dict[str, Any], width: int = 79, lang: str = "en") -> list[Line]:
    return board(view, Words("twister", lang), width)


def lines(m: Match, width: int = 79, lang: str = "en") -> list[str]:
    return ["".join(piece for piece, _ in line).rstrip() for line in drawn(m.view(0), width, lang)]


def block(m: Match, title: str, lang: str = "en") -> list[str]:
    """The lines below a title, in a width where nothing stands side by side."""
    shown = lines(m, 79, lang)
    start = next(at for at, line in enumerate(shown) if line.startswith(f"{title} ─"))
    return [line.replace("\xa0", " ") for line in shown[start + 1 : shown.index("", start)]]


def square(view: dict[str, Any], name: str) -> tuple[str, str]:
    """What is drawn on a square in 79 columns, and its style."""
    shown = drawn(view)
    top = next(at for at, line in enumerate(shown) if line and line[0][0].split()[:2] == ["a", "b"])
    column, row = 4 + 3 * (ord(name[0]) - ord("a")), shown[top + 2 * int(name[1:])]
    at = 0
    for text, style in row:
        if at <= column < at + len(text):
            return "".join(piece for piece, _ in row)[column : column + 2], style
        at += len(text)
    raise AssertionError(name)


@cache
def positions() -> tuple[Match, ...]:
    """Some decisions and throws of a random match, on to its end."""
    rng = Random(5)
    m = verlies.new("twister", solo="black", vision=True, seed=5)
    found = [m.copy()]
    while m.turn:
        seat = m.turn[0]
        moves = [move for move, _ in m.odds()] if seat == DEALER else m.moves(seat)
        eager = [move for move in moves if move.verb in ("reveal", "next", "fight")]
        m.play(seat, rng.choice(eager or moves))
        if rng.random() < 0.12:
            found.append(m.copy())
    return (*found, m)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_fits_and_is_in_words(lang: str) -> None:
    for m in positions():
        for width in WIDTHS:
            for line in drawn(m.view(0), width, lang):
                assert sum(len(piece) for piece, _ in line) <= width
                assert {style for _, style in line} <= set(STYLES)
                assert "{" not in "".join(piece for piece, _ in line)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_forecast_can_be_said(lang: str) -> None:
    words = Words("twister", lang)
    said = [words.say(f"forecast-{each['kind']}", each) for m in positions() for each in m.chair(0).forecast()]
    assert said
    assert all(text.endswith(".") and "_" not in text for text in said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_npcs_have_the_same_letters(lang: str) -> None:
    view = watched().view(0)
    npcs = [card.id for card in verlies.find_game("twister").content().cards.values() if card.kind == "npc"]
    view["pieces"] = [view["pieces"][-1] | {"kind": npc} for npc in npcs]
    words = Words("twister", lang)
    shown = ["".join(piece for piece, _ in line) for line in board(view, words, 79)]
    start = next(at for at, line in enumerate(shown) if line.startswith(f"▸{words('side-violet')}"))
    codes = [line[1:3] for line in shown[start + 1 : start + 1 + len(npcs)]]
    assert len({*codes, *(words(f"code-{kind}").upper() for kind in CODED)}) == len(npcs) + len(CODED)


@pytest.mark.rule("TS-NPT-02", "TS-NPT-04")
def test_the_active_row_tells_who_has_acted_and_who_is_to_come() -> None:
    assert block(watched(), "Active row") == [" ✓PH White Phil  ▸AR Arthos"]
    assert block(begun(), "Aktivierungsreihe", "de") == [" PH Weißer Phil  AR Arthos"]


@pytest.mark.rule("TS-ACT-01")
def test_the_objectives_of_an_npc_stand_with_what_came_of_them() -> None:
    m = script(begun(), "set d3; bag violet key; dice 5 5; end; row white_phil")
    shown = block(m, "PH White Phil · 5/5 AP")
    assert [line.split() for line in shown[:3]] == [
        ["1", "Exit", "5*", "no", "no", "way"],
        ["2", "Item", "4", "no", "no", "way"],
        ["3", "Fight", "4", "no", "no", "way"],
    ]
    assert shown[-1] == " Plan (with AP): to c3 (1)"
    shown = block(watched(), "AR Arthos · 5/5 AP")
    assert shown[0].split()[:6] == ["1", "Destroy", "portcullis", "5", "yes", "portcullis"]
    assert shown[1] == " 2 Reveal 2  3 Join 2  4 Exit 2*  5 Item 2  6 Fight 2"


@pytest.mark.rule("TS-ACT-08")
def test_the_way_of_a_plan_is_drawn_by_the_ap_spent_on_it() -> None:
    m = script(begun(), "set d3; bag violet key; dice 5 5; end; row white_phil")
    assert [square(m.view(0), name) for name in ("c2", "c3")] == [("1 ", "good"), ("1 ", "good")]


def test_the_target_of_a_plan_is_marked() -> None:
    view = watched().view(0)
    goal: dict[str, Any] = {"do": "fight", "ap": 1, "square": "a2", "slot": None, "gate": None, "object": "naga"}
    view["solo"]["thought"]["goal"] = goal
    assert square(view, "a2") == ("Na", "good")
    view["solo"]["thought"]["goal"] = goal | {"do": "reveal", "slot": "S3"}
    assert (square(view, "a2"), square(view, "i2")) == (("Na", "gold"), ("S3", "good"))


@pytest.mark.rule("TS-TPT-03")
def test_where_a_token_may_be_set_is_told_and_drawn() -> None:
    m = begun()
    assert block(m, "Arthos comes into hall 37A on S1") == [" red 6, white 3", " To choose from: b3 c3 d3 e3 f3"]
    assert [square(m.view(0), name) for name in ("b3", "d3")] == [("· ", "good"), ("↻ ", "good")]


@pytest.mark.rule("TS-RNF-01", "TS-VIS-02", "TS-RNG-02")
def test_bag_pile_and_what_calls_reinforcements_are_told() -> None:
    shown = " ".join(" ".join(block(begun("black", True), "Bag and piles, Black")).split())
    assert "Muldon, Xanth, Yom, Serpico, Lissandra, Banshee, Mechanork, Telepath, Backstabber, 2× Rope" in shown
    assert "Combat pile: 9 Reinforcements: 24, called by action 2 5, combat 0 4 6, combat pile 0 1 6, jump" in shown
    assert "The archmage's eye: action 5, combat 2 3, combat pile 2 3" in shown
    assert "Reinforcements after your actions: 1" in shown
    shown = " ".join(block(begun(), "Bag and piles, Pink"))
    assert "Reinforcements: 24, called by combat pile 0 1 2" in shown
    assert "eye" not in shown


@pytest.mark.rule("TS-CMB-07")
def test_cards_that_a_telepath_sees_are_told() -> None:
    view = begun().view(0)
    view["phase"] = "combat"
    view["solo"] |= {"turned_up": [0, 3, 6]}
    shown = ["".join(piece for piece, _ in line) for line in drawn(view)]
    assert "Cards of the non-player that lie open: 0 3 6" in shown


@pytest.mark.rule("TS-SET-14")
def test_the_other_side_is_violet_and_has_no_hand() -> None:
    m = watched()
    assert any(line.startswith("Turn 2 · Yellow 0 : 0 Non-player · target 5 VP") for line in lines(m))
    shown = block(m, "▸Non-player · 0 VP")
    assert [line.split() for line in shown[:2]] == [
        ["AR", "Arthos", "2/5", "d3", "Colossus"], ["PH", "White", "Phil", "3/0", "c3", "Telepath"],
    ]  # fmt: skip
    assert not any("Blue" in line for line in lines(m))


@pytest.mark.rule("TS-PER-04")
def test_a_wall_that_was_broken_open_is_drawn_so() -> None:
    view = begun().view(0)
    rows = []
    for holes in ([], [{"square": "b3", "side": "w"}]):
        view["slots"][0]["breaches"] = holes
        shown = ["".join(piece for piece, _ in line) for line in drawn(view)]
        rows.append(next(row for row in shown if row.startswith(" 3 "))[:7])
    assert rows == [" 3 │  │", " 3 │  x"]
