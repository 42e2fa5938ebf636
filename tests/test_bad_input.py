"""Bad input: one clear line that says what and where, nothing changed, no traceback."""

from __future__ import annotations

import io
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import verlies
from verlies.bots import make, play_out
from verlies.bots.series import bots_rng
from verlies.cli import main

SHIPPED = verlies.find_game("designer").folder / "content"


class Outcome(NamedTuple):
    """What a user would see."""

    status: int
    stderr: str
    stdout: str = ""


Attempt = Callable[[Path], Outcome]


def played(seats: int = 2) -> verlies.Match:
    return play_out(verlies.new("designer", seats=seats, seed=11), [make("random")] * seats, bots_rng(11))


RECORD = str(played().record())
LOOSE = re.sub(r"^digest: .*\n", "", RECORD, flags=re.M)
"""Without its digest an edited record is replayed up to the move that does not fit."""


# Ways to go wrong


def command(*argv: str) -> Attempt:
    """Run the real command."""

    def attempt(here: Path) -> Outcome:
        stdout, stderr = io.StringIO(), io.StringIO()
        with redirect_stdout(stdout), redirect_stderr(stderr):
            status = main(argv)
        return Outcome(status, stderr.getvalue(), stdout.getvalue())

    return attempt


def simulate(*argv: str) -> Attempt:
    return command("simulate", "designer", *argv)


def record(content: str | bytes, *argv: str) -> Attempt:
    """Replay a file with this content."""

    def attempt(here: Path) -> Outcome:
        (here / "game.verlies").write_bytes(content if isinstance(content, bytes) else content.encode())
        return command("replay", "game.verlies", *argv)(here)

    return attempt


def header(name: str, value: Any) -> Attempt:
    """Replay a record with one line of its header changed."""
    changed, count = re.subn(rf"^{name}: .*$", f"{name}: {json.dumps(value)}", LOOSE, flags=re.M)
    assert count == 1
    return record(changed)


def edited(find: str, put: str, text: str = LOOSE) -> Attempt:
    """Replay a record in which a piece was replaced, once."""
    assert re.search(find, text, flags=re.M)
    return record(re.sub(find, put, text, count=1, flags=re.M))


def with_moves(change: Callable[[list[str]], list[str]]) -> Attempt:
    """Replay a record with other moves, and as many as its header says."""
    head, _, body = LOOSE.partition("\n\n")
    moves = change(body.splitlines())
    head = re.sub(r"^moves: .*$", f"moves: {len(moves)}", head, flags=re.M)
    return record(head + "\n\n" + "\n".join(moves) + "\n")


def cards(change: Callable[[Path], object]) -> Attempt:
    """Check a folder of content in which something was changed."""

    def attempt(here: Path) -> Outcome:
        shutil.copytree(SHIPPED, here / "cards")
        change(here / "cards")
        return command("content", "designer", "--check", "cards")(here)

    return attempt


def field(file: str, change: Callable[[Any], object]) -> Attempt:
    """Check a folder of content in which one file says something else."""

    def rewrite(folder: Path) -> None:
        content = json.loads((folder / file).read_text(encoding="utf-8"))
        change(content)
        (folder / file).write_text(json.dumps(content), encoding="utf-8")

    return cards(rewrite)


def first_card(file: str, **fields: Any) -> Attempt:
    return field(file, lambda content: content["records"][0].update(fields))


def slot(element: str) -> Attempt:
    return field("rooms.json", lambda content: content["records"][0]["slots"].update(nw=element))


def without_field(file: str, name: str) -> Attempt:
    return field(file, lambda content: content["records"][0].pop(name))


def all_of(name: str, value: str) -> Callable[[Any], object]:
    """The same in all records."""
    return lambda content: [record.update({name: value}) for record in content["records"]]


def first_condition(kind: str, value: str) -> Callable[[Any], object]:
    return lambda content: content["records"][0]["conditions"][0].update(kind=kind, value=value)


def by_players(name: str, number: int) -> Callable[[Any], object]:
    """The same for every number of players."""
    return lambda content: content.update({name: {str(players): number for players in range(1, 6)}})


def move(
    seat: int, text: str, match: Callable[[], verlies.Match] = lambda: dealt(), number: int | None = None
) -> Attempt:
    """Play a move; the match must stay as it was."""

    def attempt(here: Path) -> Outcome:
        table = match()
        before = table.key(), table.log()
        with pytest.raises(verlies.VerliesError) as caught:
            table.play(seat, text, number)
        assert (table.key(), table.log()) == before
        return Outcome(2, f"verlies: {caught.value}\n")

    return attempt


def dealt() -> verlies.Match:
    match = verlies.new("designer", seats=2, seed=11)
    match.deal()
    return match


def undealt() -> verlies.Match:
    return verlies.new("designer", seats=2, seed=11)


def repeat(lines: list[str]) -> list[str]:
    return [*lines[:40], lines[0], *lines[40:]]


def case(name: str, attempt: Attempt, *says: str, status: int = 2) -> Any:
    return pytest.param(attempt, says, status, id=name)


NOT_REPLAYED = 1
"""The exit status of `replay` where a record does not replay."""

CASES = [
    # Records
    case("empty file", record(""), "game.verlies", "line 1", "not a record"),
    case("rubbish", record(bytes(range(256))), "game.verlies", "not a record"),
    case("foreign text", record('[Event "Casual"]\n1. e4 e5\n'), "line 1", "not a record"),
    case("later format", edited("record 1", "record 2"), "line 1", "newer Verlies"),
    case("cut in header", record("\n".join(RECORD.splitlines()[:3])), "no line 'seats'"),
    case("cut in header line", record(RECORD[: RECORD.index("seats") + 8]), "no line"),
    case("cut before moves", record(RECORD.partition("\n\n")[0]), "cut off", "0 moves"),
    case("cut after a move", record("\n".join(RECORD.splitlines()[:-9])), "cut off or edited"),
    case("cut in a move", record(RECORD[:-4]), "game.verlies", "edited"),
    case("header not JSON", edited("^seats: 2", "seats: two"), "line 4", "seats"),
    case("header line unknown", edited("^seats: 2", "chairs: 2"), "line 4", "expected one of"),
    case("header line twice", edited("^seats: 2", "seats: 2\nseats: 2"), "line 5", "each once"),
    case("header line missing", edited("^game: .*\n", ""), "no line 'game'"),
    case("seats of wrong type", header("seats", "2"), "seats", '"2"'),
    case("seats true", header("seats", True), "seats", "true"),
    case("options of wrong type", header("options", []), "options", "[]"),
    case("result of wrong type", header("result", 7), "result", "7"),
    case("moves of wrong type", header("moves", None), "moves", "null"),
    case("too many seats", header("seats", 6), "1 to 5 seats, not 6"),
    case("too few seats", header("seats", 1), "move", status=NOT_REPLAYED),
    case("other game", header("game", "chess"), "no game 'chess'"),
    case("no rules", header("rules", 0), "rules", "0"),
    case("unknown option", header("options", {"speed": 1}), "no option 'speed'"),
    case("wrong option", header("options", {"shrines": 3}), "option shrines", "'3'"),
    case("other content", header("content", "0123456789abcdef"), "0123456789abcdef", "ever came with"),
    case("move edited", edited("^0 build", "1 build", RECORD), "edited", "digest"),
    case("result edited", edited('"scored"', '"solo_won"', RECORD), "edited", "digest"),
    case("other result", edited('"scored"', '"solo_won"'), "replay to its result", status=NOT_REPLAYED),
    case("illegal move", edited("^0 build .*", "0 build R017 4"), "move ", "0 build R017 4", status=NOT_REPLAYED),
    case("move that is none", edited("^0 build .*", "0 dig deeper"), "0 dig deeper", "CORE-TEXT", status=NOT_REPLAYED),
    case("move of nobody", edited("^0 build", "7 build"), "move ", "7 build", status=NOT_REPLAYED),
    case("card drawn twice", with_moves(repeat), "move 41 (* goal", status=NOT_REPLAYED),
    case("card that is none", edited("^. room R...", "* room R999"), "* room R999", status=NOT_REPLAYED),
    case("move after the end", with_moves(lambda lines: [*lines, "0 pass"]), "CORE-OVER", status=NOT_REPLAYED),
    case("move by no seat", edited("^0 build", "zero build"), "line ", "a seat and a move"),
    case("blank line", edited("^0 build", "\n0 build"), "line ", "a seat and a move"),
    case("missing record", command("replay", "nowhere.verlies"), "nowhere.verlies", "cannot be read"),
    case("folder as record", command("replay", "."), ".: cannot be read"),
    case("no record", command("replay"), "FILE"),
    case("record with no content", record(RECORD, "--content", "nowhere"), "nowhere", "no such content folder"),
    # Games, options, seats
    case("unknown command", command("dance"), "'dance'"),
    case("no game", command("simulate"), "GAME"),
    case("unknown flag", simulate("--fast"), "--fast"),
    case("play unknown game", command("play", "chess"), "no game 'chess'", "designer"),
    case("simulate unknown game", command("simulate", "chess"), "no game 'chess'", "designer"),
    case("arena unknown game", command("arena", "chess"), "no game 'chess'", "designer"),
    case("bench unknown game", command("bench", "chess"), "no game 'chess'", "designer"),
    case("fuzz unknown game", command("fuzz", "chess"), "no game 'chess'", "designer"),
    case("content of unknown game", command("content", "chess"), "no game 'chess'", "designer"),
    case("option unknown", simulate("--option", "speed=3"), "no option 'speed'", "shrines"),
    case("option value", simulate("--option", "shrines=some"), "shrines", "false, true", "'some'"),
    case("difficulty", command("play", "designer", "--option", "difficulty=easy"), "normal, legendary", "'easy'"),
    case("option without value", simulate("--option", "shrines"), "NAME=VALUE", "'shrines'"),
    case("option twice", command("fuzz", "designer", "--option", "shrines=true", "--option", "shrines=true"), "twice"),
    case("no seats", simulate("--seats", "0"), "--seats", "'0'"),
    case("six seats", simulate("--seats", "6"), "1 to 5 seats, not 6"),
    case("six seats in the arena", command("arena", "designer", "--seats", "6"), "1 to 5 seats, not 6"),
    case("six seats to fuzz", command("fuzz", "designer", "--seats", "6"), "1 to 5 seats, not 6"),
    case("others' secrets by hand", command("play", "designer", "--dealer", "hand"), "--dealer", "others' secrets"),
    case("bots by hand", command("play", "tiny", "--dealer", "hand"), "--dealer", "without bots"),
    case("another dealer", command("play", "designer", "--dealer", "me"), "--dealer", "hand"),
    case("seats in words", command("play", "designer", "--seats", "two"), "--seats", "'two'"),
    case("more people than seats", command("play", "designer", "--seats", "2", "--humans", "3"), "--humans", "2 seats"),
    case("no games", simulate("--games", "0"), "--games", "'0'"),
    case("seed below zero", simulate("--seed", "-1"), "--seed"),
    case("seed in words", command("fuzz", "designer", "--seed", "lucky"), "--seed", "'lucky'"),
    case("endless number", command("fuzz", "designer", "--decisions", "9" * 5000), "--decisions"),
    case("language", command("rules", "--lang", "fr"), "--lang", "'fr'"),
    case("rule", command("rules", "DD-XYZ-01"), "no rule 'DD-XYZ-01'", "DD-BLD"),
    case("play without a terminal", command("play", "designer"), "needs a terminal"),
    # Bots
    case("bot", simulate("--bots", "clever"), "no bot 'clever'", "random, greedy"),
    case("bot for play", command("play", "designer", "--bots", "clever"), "no bot 'clever'", "random, greedy"),
    case("bot without name", simulate("--bots", "random,"), "no bot ''"),
    case("bot key", simulate("--bots", "greedy:depth=2"), "no key 'depth'", "guesses"),
    case("bot without keys", simulate("--bots", "random:depth=2"), "no key 'depth'", "none"),
    case("bot value", simulate("--bots", "greedy:guesses=many"), "guesses", "1 to 100", "'many'"),
    case("bot value zero", simulate("--bots", "greedy:guesses=0"), "guesses", "1 to 100", "'0'"),
    case("bot key without value", simulate("--bots", "greedy:guesses"), "guesses", "1 to 100"),
    case("bot key twice", simulate("--bots", "greedy:guesses=1,guesses=2"), "guesses", "twice"),
    case("bots for no seat", simulate("--seats", "3", "--bots", "random,random"), "3 seats"),
    case("arena for one", command("arena", "designer", "--bots", "greedy"), "two bots"),
    # Content
    case("no folder", command("content", "designer", "--check", "nowhere"), "nowhere", "no such content folder"),
    case("a file as folder", command("content", "designer", "--check", __file__), __file__, "no such content folder"),
    case("play with no folder", simulate("--content", "nowhere"), "nowhere"),
    case("missing file", cards(lambda folder: (folder / "stalls.json").unlink()), "stalls.json", "missing"),
    case("broken JSON", cards(lambda folder: (folder / "goals.json").write_text("{")), "goals.json", "is not JSON"),
    case("not UTF-8", cards(lambda folder: (folder / "goals.json").write_bytes(b"\xff")), "goals.json", "JSON"),
    case("a list", cards(lambda folder: (folder / "goals.json").write_text("[]")), "goals.json", "one JSON object"),
    case("no records", field("rooms.json", lambda content: content.pop("records")), "rooms.json", "records", "a list"),
    case("no id", without_field("rooms.json", "id"), "rooms.json", "record 1", "id"),
    case("no field", without_field("rooms.json", "gold"), "rooms.json", "R001", "gold", "missing"),
    case("gold in words", first_card("rooms.json", gold="much"), "rooms.json", "R001", "gold", "'much'"),
    case("gold true", first_card("rooms.json", gold=True), "rooms.json", "R001", "gold", "'True'"),
    case("too much gold", first_card("rooms.json", gold=31), "rooms.json", "R001", "gold", "0 to 30", "'31'"),
    case("unknown type", first_card("rooms.json", type="swamp"), "rooms.json", "R001", "type", "cave, masonry"),
    case("unknown door", first_card("rooms.json", doors=["up"]), "rooms.json", "R001", "doors", "N, E, S, W"),
    case("doors twice", first_card("rooms.json", doors=["N", "N"]), "rooms.json", "R001", "doors", "each once"),
    case("unknown element", slot("dragon"), "rooms.json", "R001", "slots", "nw"),
    case("wrong count", field("rooms.json", lambda content: content.update(count=99)), "rooms.json", "count", "99"),
    case(
        "too few",
        field("rooms.json", lambda content: content.update(count=9, records=content["records"][:9])),
        "rooms.json",
        "at least 100",
        "9",
    ),
    case("id twice", first_card("rooms.json", id="R002"), "rooms.json", "R002", "twice"),
    case("id of another card", first_card("goals.json", id="R002"), "R002", "twice"),
    case("id with a blank", first_card("goals.json", id="G 1"), "goals.json", "G 1", "blank"),
    case("unknown effect", first_card("challenges.json", effect="magic"), "challenges.json", "C01", "effect"),
    case("unknown class", first_card("challenges.json", of=["dragon"]), "challenges.json", "C01", "'dragon'"),
    case("unknown area", first_card("challenges.json", where="roof"), "challenges.json", "C01", "where", "'roof'"),
    case("unknown face", first_card("tiles.json", face="dragon"), "tiles.json", "T01", "face", "'dragon'"),
    case("unknown shape", first_card("tiles.json", shape="star"), "tiles.json", "T01", "shape", "round"),
    case("no conditions", first_card("blueprints.json", conditions=[]), "blueprints.json", "B1", "conditions"),
    case("stall without cost", first_card("stalls.json", upper={}), "stalls.json", "M01", "upper"),
    case("set-up", field("setup.json", lambda content: content.pop("gold_cap")), "setup.json", "gold_cap", "missing"),
    case("area of a wrong type", first_card("challenges.json", where=["roof"]), "challenges.json", "C01", "where"),
    case("nothing to count", first_card("challenges.json", of=[]), "challenges.json", "C01", "of", "count"),
    case("number twice", first_card("challenges.json", number=2), "challenges.json", "number", "2", "twice"),
    case("no provenance", without_field("rooms.json", "provenance"), "rooms.json", "R001", "provenance", "missing"),
    case("odd provenance", first_card("rooms.json", provenance=7), "rooms.json", "R001", "provenance"),
    case("small deck", field("jael.json", all_of("difficulty", "crown")), "jael.json", "diamond", "4 cards"),
    case("class as element", field("blueprints.json", first_condition("element", "trap")), "B1", "'trap'", "element"),
    case("passage as element", field("blueprints.json", first_condition("element", "secret_passage")), "B1", "element"),
    case("low cap", field("setup.json", lambda content: content.update(gold_cap=1)), "setup.json", "gold_cap", "1"),
    case("greedy display", field("setup.json", by_players("challenges_by_players", 11)), "need 33 cards"),
    case("short display", field("setup.json", by_players("challenges_by_players", 4)), "5 players need at least 5"),
    case("many stalls", field("setup.json", by_players("stalls_by_players", 5)), "setup.json", "stalls_by_players"),
    # Moves
    case("text that is not a move", move(0, "dig deeper"), "CORE-TEXT", "dig deeper"),
    case("empty move", move(0, ""), "CORE-TEXT"),
    case("room not in hand", move(0, "build R999 1"), "CORE-TEXT", "R999"),
    case("move of the market", move(0, "pass C04"), "DD-"),
    case("not on turn", move(-1, "room R001"), "CORE-TURN"),
    case("seat that is none", move(5, dealt().moves(0)[0]), "CORE-TURN"),
    case("late answer", move(0, dealt().moves(0)[0], number=99), "CORE-STALE"),
    case("after the end", move(0, "pass", played), "CORE-OVER"),
    case("chance cannot bring it", move(-1, "room R001", undealt), "CORE-CHANCE"),
    case("chance does not know it", move(-1, "dig deeper", undealt), "CORE-TEXT"),
]  # fmt: skip


def files(folder: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


@pytest.mark.parametrize(("attempt", "says", "status"), CASES)
def test_bad_input_gets_one_line_that_says_what_and_where(
    attempt: Attempt, says: tuple[str, ...], status: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    shipped = files(SHIPPED)
    outcome = attempt(tmp_path)
    assert outcome.status == status
    assert outcome.stdout == ""
    assert outcome.stderr.startswith("verlies: ")
    assert outcome.stderr.endswith("\n")
    assert outcome.stderr.count("\n") == 1
    assert "Traceback" not in outcome.stderr
    assert len(outcome.stderr) < 600
    for piece in says:
        assert piece in outcome.stderr
    assert not (
        set(files(tmp_path)) - {str(tmp_path / "game.verlies")} - {str(path) for path in tmp_path.rglob("cards/*")}
    )
    assert files(SHIPPED) == shipped


def test_the_table_is_long_and_has_no_case_twice() -> None:
    assert len({param.id for param in CASES}) == len(CASES) >= 45


@pytest.mark.parametrize(
    ("argv", "says", "status"),
    [
        (["dance"], "'dance'", 2),
        (["simulate", "chess", "--json"], "no game 'chess'", 2),
        (["replay", "."], "cannot be read", 2),
        (["replay", __file__], "not a record", 2),
        (["play", "designer"], "needs a terminal", 2),
    ],
)
def test_the_installed_command_does_the_same(argv: list[str], says: str, status: int, tmp_path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "verlies", *argv], cwd=tmp_path, capture_output=True, text=True, stdin=subprocess.DEVNULL
    )
    assert ran.returncode == status
    assert says in ran.stderr
    assert ran.stderr.count("\n") == 1
    assert ran.stdout == ""
