"""The terminal client, driven by its keys alone at 80 x 24."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest
from textual.app import App
from textual.widgets import Input, OptionList

import verlies
from desk import Desk, at_desk
from games.designer.table import CONTENT, laid, play, play_first, to_market
from verlies import Chair, Match, Move, Seat
from verlies.bots import Bot
from verlies.core.board import STYLES
from verlies.core.odds import Rng
from verlies.core.past import take_back
from verlies.terminal import look
from verlies.terminal.app import Terminal
from verlies.terminal.app import play as play_here
from verlies.terminal.parts import Typed
from verlies.terminal.play import Play
from verlies.terminal.screens import Curtain, Help, Leave, Log, Outcome, Rules


def rooms_of(match: Match, seat: Seat) -> list[str]:
    return [CONTENT.cards[room].name("en") for room in match.view(seat)["hand"]]


@pytest.mark.parametrize("seats", [1, 2])
def test_a_whole_game_is_played_with_enter_alone(seats: int) -> None:
    match = verlies.new("designer", seats=seats, seed=3)

    async def script(desk: Desk) -> None:
        while not match.over:
            before = len(match.log())
            await desk.press("enter")
            assert len(match.log()) > before
        assert isinstance(desk.app.screen, Outcome)
        assert match.result is not None
        shown = desk.text()
        assert verlies.describe(match.result, "en")[:40] in shown
        assert all(f"{points}" in shown for points in match.result.score.values())

    at_desk(script, match)


def test_everything_fits_on_80_by_24() -> None:
    async def script(desk: Desk) -> None:
        for name in ("#head", "#board", "#prompt", "#moves", "#typed", "#keys"):
            region = desk.table.query_one(name).region
            assert region.height >= 1
            assert region.right <= 80
            assert region.bottom <= 24
        shown = desk.text()
        assert all(name in shown for name in rooms_of(match, 0))

    match = verlies.new("designer", seats=4, seed=3)
    at_desk(script, match)


def test_typing_filters_the_list_and_a_typed_move_is_played() -> None:
    match = laid(3, room=["R001", "R002", "R003", "R004", "R005"])

    async def script(desk: Desk) -> None:
        assert desk.moves().option_count == 20
        await desk.press("b")
        await desk.press(*"uild")
        assert desk.table.query_one(Input).value == "build"
        await desk.press("escape")
        await desk.type("smokehouse")
        assert desk.moves().option_count == 4
        await desk.press("enter")
        assert match.view(0)["players"][0]["dungeon"][0] == [None] * 4
        await desk.press("escape")
        await desk.type("build R001 3")
        await desk.press("enter")
        assert match.view(0)["players"][0]["dungeon"][0][2]["room"] == "R001"

    at_desk(script, match)


def test_enter_plays_the_marked_one_of_several_that_fit() -> None:
    match = laid(3, room=["R001", "R002", "R003", "R004", "R005"])

    async def script(desk: Desk) -> None:
        await desk.type("smokehouse")
        await desk.press("down", "enter")
        assert match.view(0)["players"][0]["dungeon"][0][1]["room"] == "R001"

    at_desk(script, match)


def test_no_letter_gets_lost_when_typed_or_pasted_at_once() -> None:
    """u and l are commands only while nothing is typed."""

    async def script(desk: Desk) -> None:
        for letter in "build":
            desk.pilot.app.simulate_key(letter)
        await desk.press()
        assert desk.table.query_one(Input).value == "build"

    at_desk(script, laid(3))


def test_an_illegal_move_is_refused_with_its_rule_and_changes_nothing() -> None:
    match = laid(1, room=["R001", "R002", "R003", "R004", "R005"])
    play(match, "0 build R001 1", "0 keep R002")
    match.deal()

    async def script(desk: Desk) -> None:
        key = match.key()
        await desk.type("build R002 1")
        await desk.press("enter")
        assert "DD-BLD-08" in desk.say("#news")
        assert verlies.describe(verlies.Refusal("DD-BLD-08", "column_taken", {"row": 1, "col": 1}), "en") in desk.say(
            "#news"
        )
        assert verlies.describe("DD-BLD-08", "en") in desk.say("#news")
        assert match.key() == key
        await desk.press("f2")
        assert isinstance(desk.app.screen, Rules)
        highlighted = desk.app.screen.query_one(OptionList).highlighted_option
        assert highlighted is not None
        assert highlighted.id == "DD-BLD-08"

    at_desk(script, match)


def test_nonsense_is_not_a_move() -> None:
    async def script(desk: Desk) -> None:
        await desk.type("xyzzy")
        await desk.press("enter")
        assert "CORE-TEXT" in desk.say("#news")

    at_desk(script, verlies.new("designer", seats=2, seed=3))


def test_u_takes_back_a_purchase() -> None:
    match = laid(3)
    to_market(match)
    buyer = match.turn[0]

    async def script(desk: Desk) -> None:
        key = match.key()
        await desk.type(next(move for move in match.moves(buyer) if move.startswith("buy")))
        await desk.press("enter")
        assert match.view(buyer)["phase"] == "place"
        await desk.press("u")
        assert match.key() == key
        assert desk.say("#prompt") == "▸ " + verlies.describe(match.prompt(buyer), "en")

    at_desk(script, match, [buyer])


def test_u_says_why_not() -> None:
    async def script(desk: Desk) -> None:
        await desk.press("u")
        assert "CORE-UNDO" in desk.say("#news")

    at_desk(script, verlies.new("designer", seats=2, seed=3))


class Forced:
    """Stands for a match: two decisions, then one without alternative."""

    def __init__(self) -> None:
        self.played = [2, 2, 1]

    def why_not_undo(self, seat: Seat) -> verlies.Refusal | None:
        return None if self.played else verlies.Refusal("CORE-UNDO", "undo")

    def undo(self, seat: Seat) -> None:
        self.choices = self.played.pop()

    def forced(self, seat: Seat) -> str | None:
        return "pass" if self.choices == 1 else None


def test_undo_goes_back_past_what_was_played_by_itself() -> None:
    match = Forced()
    assert take_back(cast(Match, match), 0) == (2, None)
    assert match.played == [2]


def test_the_only_legal_move_is_played_by_itself_and_the_log_says_so() -> None:
    match = laid(1)
    play_first(match, until_year=4)
    to_market(match)
    match.gold[0] = 0
    match._legal = {}
    assert match.moves(0) == ("pass",)

    async def script(desk: Desk) -> None:
        assert match.over
        await desk.press("escape", "c")
        assert isinstance(desk.app.screen, Log)
        assert "(The only possibility.)" in desk.text()
        assert "Only one move was possible" not in desk.text()

    at_desk(script, match)


def test_the_only_move_that_is_made_by_hand_waits_for_enter_or_space() -> None:
    match = laid(1)
    match.game = replace(match.game, manual=("pass",))
    play_first(match, until_year=4)
    to_market(match)
    match.gold[0] = 0
    match._legal = {}

    async def script(desk: Desk) -> None:
        assert not match.over
        assert desk.moves().option_count == 1
        await desk.press("space")
        assert match.over
        assert isinstance(desk.app.screen, Outcome)

    at_desk(script, match)


def test_the_language_changes_at_a_key_everywhere() -> None:
    match = verlies.new("designer", seats=2, seed=3)

    async def script(desk: Desk) -> None:
        prompt = match.prompt(0)
        assert desk.say("#prompt") == "▸ " + verlies.describe(prompt, "en")
        await desk.press("down", "l")
        assert desk.say("#prompt") == "▸ " + verlies.describe(prompt, "de")
        assert "Deine Hand" in desk.text()
        assert desk.moves().highlighted == 1
        await desk.press("r", "f4")
        assert "Rules" in desk.text()
        await desk.press("escape")
        assert "Your hand" in desk.text()

    at_desk(script, match)


def test_rules_are_found_by_words_and_by_id() -> None:
    async def script(desk: Desk) -> None:
        await desk.press("r", *"passage", "space", *"edge")
        found = desk.app.screen.query_one(OptionList)
        ids = {option.id for option in found.options if option.id}
        assert "DD-TIL-05" in ids
        assert "DD-BLD-01" not in ids
        await desk.press(*["backspace"] * 20, *"dd-sco-11")
        assert [option.id for option in found.options if option.id] == ["DD-SCO-11"]
        await desk.press(*"qqq")
        assert "There is no such rule." in desk.text()

    at_desk(script, verlies.new("designer", seats=2, seed=3))


def test_help_opens_and_names_the_keys_and_what_the_dealer_promised() -> None:
    match = verlies.new("designer", seats=2, seed=3)
    assert match.dealer is not None
    promised = match.dealer.commitment

    async def script(desk: Desk) -> None:
        await desk.press("question_mark")
        assert isinstance(desk.app.screen, Help)
        assert "How to play" in desk.text()
        await desk.press("end")
        assert promised in desk.text().replace("\n", "")
        await desk.press("escape")
        assert isinstance(desk.app.screen, Play)

    at_desk(script, match)


def test_the_log_opens_at_what_happened_since_the_last_decision() -> None:
    match = verlies.new("designer", seats=3, seed=3)

    async def script(desk: Desk) -> None:
        await desk.press("enter", "c")
        shown = desk.text()
        assert "Since your last move" in shown
        assert "Player 2 builds" in shown
        assert "DD-BLD-01" in shown

    at_desk(script, match)


def test_the_board_scrolls_by_parts_and_grows() -> None:
    async def script(desk: Desk) -> None:
        board = desk.table.query_one("#board")
        height = board.size.height
        await desk.press("right")
        assert board.scroll_y > 0
        await desk.press("left")
        assert board.scroll_y == 0
        await desk.press("pagedown")
        assert board.scroll_y >= height - 1
        await desk.press("z")
        assert board.size.height > height
        await desk.press("z")
        assert board.size.height == height

    at_desk(script, verlies.new("designer", seats=4, seed=3))


def test_a_curtain_hides_one_hand_from_the_other() -> None:
    match = verlies.new("designer", seats=3, seed=3)

    async def script(desk: Desk) -> None:
        first, second = rooms_of(match, 0), rooms_of(match, 1)
        assert isinstance(desk.app.screen, Curtain)
        assert "Pass the screen to Player 1" in desk.text()
        assert not any(name in desk.text() for name in first + second)
        await desk.press("enter")
        assert all(name in desk.text() for name in first)
        assert not any(name in desk.text() for name in second)
        await desk.press("c", "escape", "enter")
        assert isinstance(desk.app.screen, Curtain)
        assert "Pass the screen to Player 2" in desk.text()
        assert not any(name in desk.text() for name in first + second)
        await desk.press("enter")
        assert all(name in desk.text() for name in second)
        assert not any(name in desk.text() for name in set(first) - {first[0]})

    at_desk(script, match, [0, 1])


def test_a_decision_can_be_taken_back_before_the_screen_is_passed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "_seal", lambda match, rule: None)  # as in a game where submitted choices are not final
    match = verlies.new("designer", seats=2, seed=3)

    async def script(desk: Desk) -> None:
        await desk.press("enter", "enter")
        key = match.key()
        await desk.press("enter")
        assert isinstance(desk.app.screen, Curtain)
        assert "Player 1 can still press u" in desk.text()
        await desk.press("u")
        assert match.key() == key
        assert desk.say("#prompt") == "▸ " + verlies.describe(match.prompt(0), "en")

    at_desk(script, match, [0, 1])


def test_the_curtain_offers_nothing_that_would_not_be_fair() -> None:
    match = verlies.new("designer", seats=2, seed=3)

    async def script(desk: Desk) -> None:
        await desk.press("enter", "enter", "enter")
        assert isinstance(desk.app.screen, Curtain)
        assert "press u" not in desk.text()
        key = match.key()
        await desk.press("u")
        assert isinstance(desk.app.screen, Curtain)
        assert match.key() == key

    at_desk(script, match, [0, 1])


def test_one_person_meets_no_curtain() -> None:
    async def script(desk: Desk) -> None:
        assert isinstance(desk.app.screen, Play)
        await desk.press("enter")
        assert isinstance(desk.app.screen, Play)

    at_desk(script, verlies.new("designer", seats=3, seed=3))


def test_leaving_is_asked_first() -> None:
    match = verlies.new("designer", seats=2, seed=3)

    async def script(desk: Desk) -> None:
        await desk.press("q")
        assert isinstance(desk.app.screen, Leave)
        await desk.press("escape")
        assert isinstance(desk.app.screen, Play)
        assert not match.over
        assert desk.app.return_code is None
        await desk.pilot.press("q", "down", "down", "enter")
        assert desk.app.return_code == 0

    at_desk(script, match)


def test_resigning_shows_the_result_and_the_record_can_be_saved_once(tmp_path: Path) -> None:
    match = verlies.new("designer", seats=2, seed=3)
    path = tmp_path / "game.verlies"

    async def script(desk: Desk) -> None:
        await desk.type("resign")
        await desk.press("enter", "down", "enter")
        assert match.result is not None
        assert match.result.reason == "resigned"
        assert isinstance(desk.app.screen, Outcome)
        line = desk.app.screen.query_one(Input)
        line.value = str(path)
        await desk.press("enter")
        assert "Saved" in desk.text()
        await desk.press("enter")
        assert "exists already" in desk.text()
        line.value = str(tmp_path / "nowhere" / "game.verlies")
        await desk.press("enter")
        assert "cannot be written" in desk.text()

    at_desk(script, match)
    again = verlies.load(path.read_text("utf-8"))
    assert again.result == match.result


def test_bots_alone_can_be_watched() -> None:
    match = verlies.new("designer", seats=2, seed=3)

    async def script(desk: Desk) -> None:
        assert match.over
        assert isinstance(desk.app.screen, Outcome)

    at_desk(script, match, [])


def test_the_client_knows_no_game_by_name() -> None:
    source = Path(verlies.__file__).parent / "terminal"
    for path in source.glob("*"):
        if path.is_file():
            assert not [game.id for game in verlies.games() if game.id in path.read_text("utf-8")], path


def test_a_record_that_cannot_be_saved_is_not_a_crash() -> None:
    match = verlies.new("designer", seats=2, seed=3)
    match.deal()
    match.play(0, verlies.RESIGN)

    async def script(desk: Desk) -> None:
        for path in ("~nobody77/x.verlies", "no/such/folder/x.verlies", "nul\0.verlies"):
            desk.app.screen.query_one(Input).value = path
            await desk.press("enter")
            assert "cannot be written" in desk.text()

    at_desk(script, match)


def test_a_letter_with_which_a_move_begins_is_not_a_command() -> None:
    """In the market a person may well type pass; p is not a command. In a game with a cleric, c must not be one."""

    async def script(desk: Desk) -> None:
        desk.table.query_one(Typed).moves = (Move("cleric b3-b5", "designer"),)
        await desk.press(*"cl")
        assert desk.table.query_one(Input).value == "cl"

    at_desk(script, verlies.new("designer", seats=2, seed=3))


class Stumbler(Bot):
    name = "stumbler"
    help = "falls over"

    def choose(self, chair: Chair, rng: Rng) -> Move:
        raise ZeroDivisionError("over its own feet")


def test_a_crash_ends_the_client_without_a_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The command then says in one line what happened."""
    monkeypatch.setattr(Terminal, "run", lambda self: App.run(self, headless=True))
    with pytest.raises(Exception, match="over its own feet"):
        play_here(verlies.new("designer", seats=2, seed=3), humans=[0], bots={1: Stumbler()}, lang="en")
    said = capsys.readouterr()
    assert "Traceback" not in said.out + said.err


def test_every_style_that_a_board_may_use_has_a_look() -> None:
    assert set(look.STYLES) == set(STYLES)
