"""What is printed, what the server says, and how it is started."""

from __future__ import annotations

import contextlib
import http.server
import re
import socket
import threading
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import platformdirs
import pytest

import verlies
from server.house import MEMORY, PATIENCE, free_port, serving, wait_for
from verlies.cli import main
from verlies.server import serve as serving_module
from verlies.server import shelf
from verlies.server.messages import Text
from verlies.server.serve import default_database, open_page, serve
from verlies.server.speech import LONGEST, STONES, Problem, move_text, stone_name
from verlies.text import LANGUAGES, rule_ids
from verlies.text.words import CORE, files

GAMES = [game.id for game in verlies.games()]
CODES = sorted(
    {
        code
        for path in (Path(shelf.__file__).parent).glob("*.py")
        for code in re.findall(r'Problem\("(\w+)"', path.read_text("utf-8"))
    }
)


def two_languages(text: Text) -> None:
    assert text.de.strip()
    assert text.en.strip()
    assert "$" not in text.de + text.en


# The shelf


def test_every_game_is_on_the_shelf_in_both_languages() -> None:
    assert [info.id for info in shelf.shelf()] == GAMES
    for info in shelf.shelf():
        game = verlies.find_game(info.id)
        two_languages(info.title)
        two_languages(info.blurb)
        assert info.seats == [game.seats[0], game.seats[-1]]
        assert info.usual_seats in game.seats
        assert info.minutes > 0
        assert info.rules == len(rule_ids(info.id)) > 0
        assert info.levels == ["easy", "medium", "hard"]
        assert info.together == game.together
        for option in info.options:
            for choice in option.choices:
                fitting = game.seats_with({option.name: choice.value})
                assert choice.seats == [fitting[0], fitting[-1]]


@pytest.mark.parametrize("game_id", GAMES)
def test_every_option_and_each_of_its_values_has_a_title(game_id: str) -> None:
    info = next(each for each in shelf.shelf() if each.id == game_id)
    game = verlies.find_game(game_id)
    assert [option.name for option in info.options] == [option.name for option in game.options]
    for told, option in zip(info.options, game.options, strict=True):
        two_languages(told.title)
        two_languages(told.help)
        assert told.default == option.default
        assert [choice.value for choice in told.choices] == list(option.choices)
        for choice in told.choices:
            two_languages(choice.title)
        assert len({choice.title.de for choice in told.choices}) == len(told.choices)


@pytest.mark.parametrize("game_id", GAMES)
def test_the_box_holds_every_card_and_all_fixed_words(game_id: str) -> None:
    box = shelf.box(game_id)
    cards = verlies.find_game(game_id).content().cards
    assert set(box.cards) == set(cards)
    for card in box.cards.values():
        two_languages(card.name)
        assert bool(card.text.de) == bool(card.text.en)  # what only has a name says nothing more
        assert not {"id", "name", "name_de", "provenance"} & set(card.fields)
    assert any(card.text.de for card in box.cards.values())
    assert not set(box.words) & set(rule_ids(game_id))
    assert any(word.startswith("category-") for word in box.words)
    for text in box.words.values():
        two_languages(text)
    assert msgspec.json.decode(msgspec.json.encode(box))["game"] == game_id


@pytest.mark.parametrize("game_id", [CORE, *GAMES])
def test_the_rulebook_has_every_rule_once(game_id: str) -> None:
    book = shelf.rulebook(game_id)
    rules = [rule for section in book.sections for rule in section.rules]
    assert [rule.id for rule in rules] == list(rule_ids(game_id))
    for section in book.sections:
        two_languages(section.title)
    for rule in rules:
        two_languages(rule.text)
        assert rule.provenance


@pytest.mark.parametrize("ask", [shelf.box, shelf.rulebook])
@pytest.mark.parametrize("game_id", ["", "chess", "../designer", "Designer"])
def test_a_game_that_is_not_there_is_a_problem(ask: Any, game_id: str) -> None:
    with pytest.raises(Problem) as caught:
        ask(game_id)
    assert (caught.value.code, caught.value.status) == ("no_game", 404)


def test_what_is_printed_comes_over_http() -> None:
    with serving(MEMORY) as address, httpx.Client(base_url=f"{address}/api", timeout=PATIENCE) as client:
        assert client.get("/version").json() == {"verlies": verlies.__version__}
        assert [game["id"] for game in client.get("/games").json()] == GAMES
        for game in GAMES:
            assert client.get(f"/games/{game}/box").json()["game"] == game
            assert client.get(f"/games/{game}/rules").json()["sections"]
        assert client.get("/games/core/rules").json()["sections"]
        assert client.get("/games/core/box").status_code == 404
        assert client.get("/tables").json() == {"tables": []}
        assert client.post("/tables/mine", json={"keys": []}).json() == {"tables": []}


# Speech


@pytest.mark.parametrize("code", CODES)
def test_every_problem_can_be_said_in_both_languages(code: str) -> None:
    refused = Problem(code, numbers=[1, 2], last=5, text="x" * 5000).refused(7)
    two_languages(refused.text)
    assert (refused.code, refused.rule, refused.id) == (code, None, 7)
    assert len(refused.text.de) < LONGEST + 200


def test_no_problem_has_words_that_nobody_uses() -> None:
    assert len(CODES) > 20
    for lang in LANGUAGES:
        text = next(path for path in files(CORE, lang) if path.name.startswith("server")).read_text("utf-8")
        assert sorted(re.findall(r"^problem-(\w+) =", text, re.MULTILINE)) == CODES


def test_seats_without_a_name_are_called_by_their_stones() -> None:
    names = [stone_name(seat) for seat in range(STONES + 2)]
    assert len({name.de for name in names}) == len({name.en for name in names}) == STONES + 2
    assert names[0] == Text("Gelb", "Yellow")
    assert names[STONES].en == f"Player {STONES + 1}"


def test_a_move_is_said_in_both_languages() -> None:
    match = verlies.new("designer", seats=2, seed=1)
    match.deal()
    for move in match.moves(0):
        two_languages(move_text(move, {}))
        assert move_text(move, {}) is move_text(move, {})


# Starting


@contextlib.contextmanager
def started(monkeypatch: pytest.MonkeyPatch, port: int, open_browser: bool) -> Iterator[list[str]]:
    """A server by `serve`, in a thread; gives the pages that were opened."""
    pages: list[str] = []
    servers: list[Any] = []
    monkeypatch.setattr("verlies.server.serve.open_page", pages.append)
    made = serving_module.Server.__init__

    def remember(self: Any, *args: Any) -> None:
        made(self, *args)
        servers.append(self)

    monkeypatch.setattr(serving_module.Server, "__init__", remember)
    thread = threading.Thread(target=serve, args=("127.0.0.1", port, MEMORY, open_browser))
    thread.start()
    try:
        wait_for(lambda: servers and servers[0].started, "the start")
        yield pages
    finally:
        servers[0].should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive()


@pytest.mark.parametrize("open_browser", [False, True])
def test_the_browser_is_opened_if_wanted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], open_browser: bool
) -> None:
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    with started(monkeypatch, port, open_browser) as pages:
        assert httpx.get(f"{address}/api/version", timeout=PATIENCE).status_code == 200
        if open_browser:
            wait_for(lambda: pages, "the browser")
        assert pages == [address] * open_browser
        assert capsys.readouterr().out == f"Verlies: {address} (Ctrl+C ends it)\n"
        assert serve("127.0.0.1", port, MEMORY, True) == 0
        assert pages[-1] == address
        assert capsys.readouterr().out == f"Verlies is running already: {address}\n"
        assert main(["serve", "--port", str(port), "--database", MEMORY]) == 2
        printed = capsys.readouterr()
        assert printed.err.count("\n") == 1
        assert f"cannot serve at {address}" in printed.err


@pytest.mark.parametrize("answer", [b"{}", b"<html>", b"[1]", b'"verlies"', b"\xff", b""])
def test_a_port_that_something_else_has_is_named_in_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, answer: bytes
) -> None:
    class Other(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(answer)

        def log_message(self, *_: object) -> None:
            pass

    monkeypatch.setattr("verlies.server.serve.open_page", lambda page: pytest.fail(f"{page} was opened"))
    with http.server.HTTPServer(("127.0.0.1", 0), Other) as other:
        threading.Thread(target=other.serve_forever).start()
        try:
            arguments = ["serve", "--open", "--port", str(other.server_port), "--database", MEMORY]
            assert main(arguments) == 2
        finally:
            other.shutdown()
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    assert "try another with --port" in printed.err


def test_a_port_that_listens_but_says_nothing_is_named_too(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serving_module, "_runs_already", lambda address: False)
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        assert main(["serve", "--open", "--port", str(other.getsockname()[1])]) == 2
    assert "cannot serve at" in capsys.readouterr().err


def test_tables_are_kept_in_the_data_folder_of_the_user(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(platformdirs, "user_data_path", lambda *args, **kwargs: tmp_path / args[0])
    assert default_database() == f"sqlite+aiosqlite:///{tmp_path / 'verlies' / 'tables.sqlite'}"


class Window(webbrowser.BackgroundBrowser):
    def open(self, url: str, new: int = 0, autoraise: bool = True) -> bool:
        opened.append(url)
        return True


opened: list[str] = []


def test_the_page_opens_in_a_window_but_never_in_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    opened.clear()
    monkeypatch.setattr("webbrowser.get", lambda: Window("window"))
    open_page("http://127.0.0.1:1/")
    assert opened == ["http://127.0.0.1:1/"]
    inside = webbrowser.GenericBrowser("lynx")
    monkeypatch.setattr(inside, "open", lambda page: pytest.fail("a browser took over the terminal"))
    monkeypatch.setattr("webbrowser.get", lambda: inside)
    open_page("http://127.0.0.1:1/")


def test_without_any_browser_the_address_on_the_screen_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    opened.clear()

    def none() -> webbrowser.BaseBrowser:
        raise webbrowser.Error("could not locate runnable browser")

    monkeypatch.setattr("webbrowser.get", none)
    open_page("http://127.0.0.1:1/")
    assert not opened
