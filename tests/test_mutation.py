"""The proof by mutation says who notices what; a sample of it, and nothing of that may be left over."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

import verlies
from every_game import SHELF
from verlies.cli import main

ROOT = Path(__file__).parent.parent


def test_a_sample_of_all_mutants_is_noticed() -> None:
    """Of Designer; of the others not every condition has a test that names it yet."""
    asked = ["prove", "designer", "--mutate", "--sample", "6", "--seed", "1", "--json"]
    done = subprocess.run([sys.executable, "-m", "verlies", *asked], capture_output=True, text=True)
    report = json.loads(done.stdout.splitlines()[-1])
    assert report["nobody"] == []
    assert len(report["suites"]) + len(report["tests"]) == 6
    assert done.returncode == 0


def tried(folder: Path, test: str, script: str) -> Any:
    """What a script prints, in a process of its own, beside a checkout with one test of Designer."""
    tests = folder / "tests" / "games" / "designer"
    tests.mkdir(parents=True)
    (folder / "pyproject.toml").write_text('[tool.pytest.ini_options]\nmarkers = ["rule"]\n')
    (tests / "test_one.py").write_text(dedent(test))
    begin = """
        import json, os
        from pathlib import Path
        import verlies
        from verlies.core.steps import Condition
        from verlies.games.designer import challenges, market
        from verlies.proof import mutation

        game, root = verlies.find_game("designer"), Path(os.environ["HERE"])
        table = game.match.step_table
        """
    command = [sys.executable, "-c", dedent(begin) + dedent(script)]
    done = subprocess.run(command, capture_output=True, text=True, env={"HERE": str(folder)})
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


MARKET = """
    import pytest
    import verlies
    from verlies.games.designer import challenges, market


    @pytest.mark.rule("DD-MKT-09")
    def test_whoever_passes_in_the_last_year_takes_no_challenge():
        assert not market.TAKE.conditions[0].holds(type("M", (), {"year": 4}), 0, ())


    def test_the_effect_called_flat_is_always_1():
        assert challenges.EFFECTS["flat"](None, None, 0) == 1


    @pytest.mark.rule("DD-MKT-04")
    def test_of_nothing():
        pass
    """


def test_who_notices_is_said_and_what_was_switched_off_is_back(tmp_path: Path) -> None:
    found = tried(
        tmp_path,
        MARKET,
        """
        market.BUY.conditions += (Condition("DD-MKT-04", "idle", lambda m, seat, code: True),)
        before = [market.BUY.conditions, market.TAKE.conditions, *challenges.EFFECTS.values()]
        wanted = {"too_costly", "no_challenge_this_year", "idle", "flat", "doubles"}
        chosen = [
            each for each in mutation.mutants(game)
            if (each.condition.reason if each.condition else each.name) in wanted
        ]
        mutation.find_positions(game, chosen, 1, 12)
        notices = mutation.notices(game, chosen, root, 1, 2)
        after = [market.BUY.conditions, market.TAKE.conditions, *challenges.EFFECTS.values()]
        assert all(one is other for one, other in zip(before, after, strict=True))
        print(json.dumps([[str(mutant), *notice] for mutant, notice in zip(chosen, notices, strict=True)]))
        """,
    )
    here = "tests/games/designer/test_one.py"
    assert [[mutant.replace("market/last_market", "market"), by] for mutant, by, _ in found] == [
        ["market: buy: DD-MKT-04 too_costly", "suites"],
        ["market: buy: DD-MKT-04 idle", "nobody"],
        ["market: pass: DD-MKT-09 no_challenge_this_year", "tests"],
        ["content: doubles: DD-SCO-05", "nobody"],
        ["content: flat: DD-SCO-05", "tests"],
    ]
    assert "is not refused, and not in moves" in found[0][2]
    assert found[2][2] == f"{here}::test_whoever_passes_in_the_last_year_takes_no_challenge"
    assert found[4][2] == f"{here}::test_the_effect_called_flat_is_always_1"


def test_a_test_that_fails_in_any_case_notices_nothing(tmp_path: Path) -> None:
    said = tried(
        tmp_path,
        """
        import pytest


        @pytest.mark.rule("DD-MKT-09")
        def test_that_fails():
            assert False
        """,
        """
        chosen = [each for each in mutation.mutants(game) if each.rules == ("DD-MKT-09",)][:1]
        try:
            mutation.notices(game, chosen, root, 1, 1)
        except verlies.VerliesError as error:
            print(json.dumps(str(error)))
        """,
    )
    assert said == "these tests fail without any mutant: tests/games/designer/test_one.py::test_that_fails"


def test_a_mutant_that_does_not_end_or_dies_is_noticed(tmp_path: Path) -> None:
    found = tried(
        tmp_path,
        MARKET,
        """
        mutation.SECONDS = 0.5
        complaints = {"count": lambda: os._exit(3), "flat": lambda: [None for _ in iter(int, 1)]}
        mutation._check = lambda game, mutant, rng: complaints[mutant.name]()
        chosen = [each for each in mutation.mutants(game) if each.name in complaints]
        print(json.dumps(mutation.notices(game, chosen, root, 1, 2)))
        """,
    )
    assert found == [
        ["suites", "it does not live through that"], ["suites", "TimeoutError: it goes on for more than 0 s"],
    ]  # fmt: skip


@pytest.mark.parametrize("game", SHELF)
def test_every_switch_has_a_name_of_its_own_and_changes_something(game: verlies.Game) -> None:
    switches = list(game.switches(game.content()))
    assert len({switch.name for switch in switches}) == len(switches) > 0
    for switch in switches:
        is_table = hasattr(switch.table, "__setitem__")
        there = switch.table[switch.place] if is_table else getattr(switch.table, switch.place)
        assert there != switch.nothing


def test_what_prove_is_to_prove_must_be_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["prove", "designer"]) == 2
    assert "--mutate" in capsys.readouterr().err
