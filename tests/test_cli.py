"""The command: what each part prints, and how it ends."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import verlies
from verlies.bots import make, play_out
from verlies.bots.series import bots_rng
from verlies.cli import main
from verlies.cli.arguments import language

DESIGNER = verlies.find_game("designer")
OPTIONS = [f"{option.name}={str(value).lower()}" for option in DESIGNER.options for value in option.choices]


def run(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    """What a command prints when all is well."""
    assert main(argv) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    return printed.out


def run_json(capsys: pytest.CaptureFixture[str], *argv: str) -> Any:
    return json.loads(run(capsys, *argv, "--json").splitlines()[-1])


def record(seats: int = 2, seed: int = 11) -> str:
    match = verlies.new("designer", seats=seats, seed=seed)
    return str(play_out(match, [make("random")] * seats, bots_rng(seed)).record())


# Showing


def test_without_a_command_the_tabletop_is_served_and_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[Any] = []

    def serve(*how: Any) -> int:
        called.append(how)
        return 0

    server = ModuleType("verlies.server.serve")
    monkeypatch.setattr(server, "serve", serve, raising=False)
    monkeypatch.setitem(sys.modules, "verlies.server.serve", server)
    assert main([]) == 0
    assert main(["serve", "--port", "81", "--host", "::1", "--database", "x"]) == 0
    assert called == [("127.0.0.1", 8000, None, True), ("::1", 81, "x", False)]


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "de"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "de"),
    ],
)
def test_the_language_is_that_of_the_system(environment: dict[str, str], lang: str) -> None:
    assert language(environment) == lang


def test_games_lists_every_option(capsys: pytest.CaptureFixture[str]) -> None:
    text = run(capsys, "games", "--lang", "en")
    assert "difficulty=normal|legendary [normal]" in text
    assert all(option.help["en"] in text for option in DESIGNER.options)
    listed = run_json(capsys, "games")["games"][0]
    assert listed["seats"] == [1, 5]
    assert listed["options"]["shrines"]["default"] is False


def test_short_commands_load_neither_terminal_nor_bots() -> None:
    check = (
        "import sys; from verlies.cli import main; main(['games']);"
        "assert not {'textual', 'starlette', 'verlies.bots', 'verlies.server', 'verlies.terminal'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", check], check=True, stdout=subprocess.DEVNULL)


def test_a_rule_is_told_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    for lang in ("de", "en"):
        assert run(capsys, "rules", "DD-BLD-01", "--lang", lang) == (
            f"DD-BLD-01  {verlies.describe('DD-BLD-01', lang)}\n"
        )


def test_a_section_has_a_title_and_its_rules(capsys: pytest.CaptureFixture[str]) -> None:
    title, *lines = run(capsys, "rules", "dd-cln", "--lang", "en").splitlines()
    assert title.startswith("DD-CLN  ")
    assert [line.split()[0] for line in lines] == [f"DD-CLN-{number:02}" for number in range(1, 9)]


def test_all_rules_are_told_those_of_every_game_too(capsys: pytest.CaptureFixture[str]) -> None:
    rules = run_json(capsys, "rules")["rules"]
    assert {"DD-SET-01", "DD-AMB-14", "CORE-UNDO"} <= set(rules)


def test_coverage_names_the_tests_of_every_rule_and_fails_if_one_has_none(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    proofs: dict[str, list[str]] = {"DD-BLD-01": ["tests/a.py::test_b"], "DD-BLD-02": []}
    monkeypatch.setattr("verlies.proof.coverage.coverage", lambda root: proofs)
    assert main(["rules", "--coverage", "--json"]) == 1
    first, last = capsys.readouterr().out.splitlines()
    assert first == "DD-BLD-02"
    assert json.loads(last) == {"rules": proofs}
    assert main(["rules", "DD-BLD-01", "--coverage"]) == 0
    assert capsys.readouterr().out == ""


def test_coverage_reads_the_tests_of_this_checkout(capsys: pytest.CaptureFixture[str]) -> None:
    main(["rules", "--coverage", "--json"])
    rules = json.loads(capsys.readouterr().out.splitlines()[-1])["rules"]
    assert rules["DD-BLD-01"]


def test_content_is_listed_with_its_provenance(capsys: pytest.CaptureFixture[str]) -> None:
    text = run(capsys, "content", "designer", "--lang", "de")
    line = next(line for line in text.splitlines() if " R001 " in line)
    assert "Räucherei" in line
    assert "public: name" in line
    everything = run_json(capsys, "content", "designer")
    assert everything["counts"]["room"] == 107
    assert everything["cards"]["R001"]["provenance"]["gold"] == "public"


def test_a_good_content_folder_passes_the_check(capsys: pytest.CaptureFixture[str]) -> None:
    folder = str(DESIGNER.folder / "content")
    assert run(capsys, "content", "designer", "--check", folder).startswith(f"{folder}: can replace")


def test_records_are_replayed_one_by_one(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("good.verlies", "bad.verlies", "open.verlies")]
    files[0].write_text(record())
    files[1].write_text("no record")
    unfinished = verlies.new("designer", seats=2, seed=1)
    unfinished.deal()
    files[2].write_text(str(unfinished.record()))
    assert main(["replay", *map(str, files), "--json"]) == 2
    printed = capsys.readouterr()
    good, unended, last = printed.out.splitlines()
    result = verlies.load(record()).result
    assert result is not None
    assert good.startswith(f"{files[0]}: designer, seats: 2")
    assert f"seat 0 {result.score[0]}, seat 1 {result.score[1]}; seat {result.winners[0]} won" in good
    assert "not finished" in unended
    assert printed.err.startswith(f"verlies: {files[1]}: ")
    assert [each["replays"] for each in json.loads(last)["records"]] == [True, False, True]


# Playing


@pytest.mark.parametrize("seats", DESIGNER.seats)
def test_simulate_counts_games_for_any_number_of_seats(capsys: pytest.CaptureFixture[str], seats: int) -> None:
    report = run_json(capsys, "simulate", "designer", "--seats", str(seats), "--games", "3", "--seed", "1")
    assert (report["game"], report["seats"], report["games"]) == ("designer", seats, 3)
    assert [line["seat"] for line in report["scores"]] == [*range(seats), *(["jael"] if seats == 1 else [])]
    assert all(line["mean"] and line["sd"] for line in report["scores"])
    assert sum(report["reasons"].values()) == sum(report["wins"].values()) == 3
    assert report["decisions"] > 3 * 20 * seats
    assert report["decisions_per_second"] > 0


@pytest.mark.parametrize("option", OPTIONS)
@pytest.mark.parametrize("seats", ["1", "2"])
def test_simulate_knows_every_option(capsys: pytest.CaptureFixture[str], option: str, seats: str) -> None:
    name, _, value = option.partition("=")
    argv = ["simulate", "designer", "--seats", seats, "--games", "2", "--seed", "1", "--option", option]
    assert str(run_json(capsys, *argv)["options"][name]).lower() == value


def test_simulate_prints_a_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    text = run(capsys, "simulate", "designer", "--seats", "1", "--games", "2", "--seed", "1")
    assert "seat 0 (random)" in text
    assert "jael" in text


def test_arena_rates_bots(capsys: pytest.CaptureFixture[str]) -> None:
    argv = ["arena", "designer", "--bots", "random,greedy:guesses=2", "--games", "2", "--seed", "1"]
    report = run_json(capsys, *argv)
    assert [line["bot"] for line in report["bots"]] == ["random", "greedy:guesses=2"]
    assert report["bots"][1]["elo"] > report["bots"][0]["elo"]
    low, high = report["bots"][1]["interval"]
    assert low < report["bots"][1]["win_rate"] <= high
    table = run(capsys, *argv).splitlines()
    assert table[2].split()[0] == "greedy:guesses=2"


def test_bench_has_its_figures_for_every_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("verlies.bench.ROUNDS", 1)
    monkeypatch.setattr("verlies.bench.GREEDY_ROUNDS", 1)
    monkeypatch.setattr("verlies.cli.runs.monotonic", lambda: 0.0)  # no word of progress, however slow the machine is
    report = run_json(capsys, "bench")
    assert report["python"].startswith("3.")
    assert set(report["games"]) == {game.id for game in verlies.games()}
    for figures in report["games"].values():
        for name in ("decisions_per_second", "copy_microseconds", "guess_microseconds", "greedy_seconds_a_game"):
            assert figures[name] > 0
            assert figures["calibration"][name] > 0
    assert "copy_microseconds" in run(capsys, "bench", "designer")


def test_fuzz_says_that_all_is_well(capsys: pytest.CaptureFixture[str]) -> None:
    report = run_json(capsys, "fuzz", "designer", "--decisions", "60", "--seed", "5", "--seats", "2")
    assert report["decisions"] >= 60
    assert report["failure"] is None


def test_fuzz_leaves_the_record_of_a_failure(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    from verlies.proof.fuzz import Broken, Report

    monkeypatch.chdir(tmp_path)
    broken = Report(decisions=7, games=1, failure=Broken("the pile is too small", record()))
    monkeypatch.setattr("verlies.proof.fuzz.fuzz", lambda *args: broken)
    assert main(["fuzz", "designer", "--seed", "5"]) == 1
    assert "the pile is too small" in capsys.readouterr().err
    assert verlies.load((tmp_path / "fuzz-designer-5.verlies").read_text()).over


@pytest.fixture
def called(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """A terminal that only notes how it was called."""
    called: dict[str, Any] = {}
    terminal = ModuleType("verlies.terminal.app")
    monkeypatch.setattr(terminal, "play", lambda match, **how: called.update(match=match, **how), raising=False)
    monkeypatch.setitem(sys.modules, "verlies.terminal.app", terminal)
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    return called


def test_who_plays_alone_may_deal_by_hand(called: dict[str, Any]) -> None:
    assert main(["play", "designer", "--seats", "1", "--dealer", "hand"]) == 0
    assert called["match"].dealer is None


def test_who_leads_a_whole_party_may_deal_by_hand(called: dict[str, Any]) -> None:
    assert main(["play", "tiny", "--seats", "2", "--humans", "2", "--dealer", "hand"]) == 0
    assert called["match"].dealer is None
    assert called["humans"] == [0, 1]


def test_play_seats_people_first_and_bots_after_them(called: dict[str, Any]) -> None:
    argv = ["--seats", "4", "--humans", "2", "--bots", "random,greedy", "--seed", "7", "--lang", "de"]
    assert main(["play", "designer", *argv, "--option", "shrines=true"]) == 0
    assert called["humans"] == [0, 1]
    assert {seat: bot.name for seat, bot in called["bots"].items()} == {2: "random", 3: "greedy"}
    assert called["lang"] == "de"
    assert called["match"].dealer.seed == 7
    assert called["match"].options["shrines"] is True


# Ending


def test_an_interrupt_ends_quietly(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*args: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("verlies.bots.simulate", interrupt)
    assert main(["simulate", "designer"]) == 130
    assert capsys.readouterr() == ("", "")


def test_a_slip_of_ours_is_one_line_too(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def slip(*args: object) -> None:
        raise KeyError("lost\nlines")

    monkeypatch.setattr("verlies.bots.simulate", slip)
    assert main(["simulate", "designer"]) == 70
    printed = capsys.readouterr()
    assert printed.err.count("\n") == 1
    assert "KeyError" in printed.err
    assert "test_cli.py" in printed.err


def test_a_reader_who_has_gone_is_not_an_error() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    ran = subprocess.run([sys.executable, "-m", "verlies", "rules"], stdout=writer, stderr=subprocess.PIPE)
    os.close(writer)
    assert ran.stderr == b""


def test_help_and_version(capsys: pytest.CaptureFixture[str]) -> None:
    for flag, says in (("--help", "simulate"), ("--version", verlies.__version__)):
        with pytest.raises(SystemExit) as ended:
            main([flag])
        assert ended.value.code == 0
        assert says in capsys.readouterr().out


def test_a_seed_that_is_printed_can_be_given_again(capsys: pytest.CaptureFixture[str]) -> None:
    for _ in range(20):
        assert main(["simulate", "designer", "--seats", "1", "--games", "1", "--json"]) == 0
        seed = json.loads(capsys.readouterr().out.splitlines()[-1])["seed"]
        assert main(["simulate", "designer", "--seats", "1", "--games", "1", "--seed", str(seed)]) == 0
        capsys.readouterr()
