"""Every rule of every game is named by a test; and the search for such tests finds them all."""

from __future__ import annotations

import json
from pathlib import Path
from textwrap import dedent

import pytest

import verlies
from every_game import SHELF
from verlies.proof.coverage import coverage, marks, not_in_software
from verlies.text import rule_ids

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def tests() -> dict[str, list[str]]:
    return coverage(ROOT)


@pytest.mark.parametrize("game", SHELF)
def test_every_rule_is_named_by_a_test(game: verlies.Game, tests: dict[str, list[str]]) -> None:
    assert [rule for rule in rule_ids(game.id) if not tests[rule]] == []


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    known = {rule for game in verlies.games() for rule in rule_ids(game.id)}
    assert sorted(rule for rule in marks(ROOT) if rule not in known and not rule.startswith("CORE-")) == []


@pytest.mark.parametrize("game", SHELF)
def test_what_means_nothing_in_software_is_little_and_has_reasons(game: verlies.Game) -> None:
    reasons = not_in_software(ROOT / "tests" / "games" / game.id)
    assert set(reasons) <= set(rule_ids(game.id))
    assert all(len(reason.split()) > 3 for reason in reasons.values())
    assert len(reasons) * 20 <= len(rule_ids(game.id))


def test_marks_are_found_on_functions_classes_modules_and_parameters(tmp_path: Path) -> None:
    game = verlies.games()[0]
    one, two, three, four, five, six, seven = rule_ids(game.id)[:7]
    folder = tmp_path / "tests" / "games" / game.id
    folder.mkdir(parents=True)
    (folder / "not_in_software.json").write_text(json.dumps({six: "the box is not in the box"}))
    (folder / "test_one.py").write_text(
        dedent(f'''
            import pytest

            pytestmark = [pytest.mark.rule("{one}")]


            @pytest.mark.rule("{two}", "{three}")
            def test_a():
                """Says {seven} without a mark."""


            @pytest.mark.rule("{four}")
            class TestMore:
                def test_b(self):
                    pass

                @pytest.mark.parametrize("x", [1, pytest.param(2, marks=pytest.mark.rule("{five}"))])
                def test_c(self, x):
                    pass


            @pytest.mark.rule("{seven}")
            def helper():
                pass
            ''')
    )
    found = coverage(tmp_path)
    file = f"tests/games/{game.id}/test_one.py"
    assert found[one] == [f"{file}::test_a", f"{file}::TestMore::test_b", f"{file}::TestMore::test_c"]
    assert found[two] == found[three] == [f"{file}::test_a"]
    assert found[four] == [f"{file}::TestMore::test_b", f"{file}::TestMore::test_c"]
    assert found[five] == [f"{file}::TestMore::test_c"]
    assert found[six] == ["not_in_software: the box is not in the box"]
    assert found[seven] == []
    assert list(found) == [rule for each in verlies.games() for rule in rule_ids(each.id)]
