"""The engine against a second judge, written from the rules text alone, on cards of the box and on strange ones."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from games.pathways.both import CONTENT, Both, all_build, best, random_held, records, tries
from games.pathways.brute_search import Aim, Search, TooMany
from games.pathways.strange import strange_content
from verlies.games.pathways.content import GOALS

BOXES = [pytest.param(number, id="the box" if number == 0 else f"strange {number}") for number in range(4)]


@pytest.fixture(scope="module", params=BOXES)
def folder(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return strange_content(tmp_path_factory.mktemp("content"), request.param) if request.param else CONTENT


def tables(folder: Path, seeds: range, hand: int = 5, strict: bool = False) -> Iterator[tuple[Random, Both]]:
    """Seats with random cards, tokens and books."""
    cards = records(folder)
    for seed in seeds:
        rng = Random(seed)
        yield rng, Both(all_build(folder, strict), cards, rng.sample(sorted(cards), hand), random_held(rng, 5))


@pytest.mark.rule(
    "PA-GEO-04", "PA-GEO-12", "PA-LAY-01", "PA-LAY-02", "PA-LAY-03", "PA-LAY-04", "PA-LAY-05", "PA-LAY-06", "PA-LAY-08",
    "PA-AMB-05",
)  # fmt: skip
@pytest.mark.parametrize("strict", [False, True], ids=["loose", "strict"])
def test_a_card_may_lie_exactly_where_the_second_judge_lets_it(folder: Path, strict: bool) -> None:
    for rng, both in tables(folder, range(3), 3, strict):
        for _ in range(2):
            both.lay_at_random(rng, 1)
            assert both.lays() == both.lays_too(strict), both.placements


@pytest.mark.rule(
    "PA-GEO-03", "PA-GEO-06", "PA-GEO-08", "PA-GEO-09", "PA-LAY-07", "PA-LAY-10", "PA-GRA-01", "PA-GRA-02", "PA-GRA-03",
    "PA-PTH-01", "PA-PTH-03", "PA-PTH-04", "PA-PTH-05", "PA-PTH-06", "PA-PTH-07", "PA-PTH-11", "PA-PTH-12", "PA-PTH-13",
    "PA-DIS-01", "PA-DIS-02", "PA-DIS-04", "PA-DIS-05", "PA-DIS-06", "PA-DIS-07", "PA-DIS-09", "PA-OBS-01", "PA-OBS-02",
    "PA-OBS-03", "PA-OBS-04", "PA-OBS-05", "PA-OBS-06", "PA-OBS-07", "PA-OBS-09", "PA-OBS-11", "PA-POR-01", "PA-POR-02",
    "PA-POR-03", "PA-POR-04", "PA-STA-01", "PA-SPB-SB1", "PA-SPB-SB2", "PA-SPB-SB3", "PA-SPB-SB4", "PA-SPB-SB5",
    "PA-SPB-SB7", "PA-SPB-SB8", "PA-SPB-SB9", "PA-SPB-SB11", "PA-SPB-SB13", "PA-SPB-SB15",
)  # fmt: skip
def test_a_path_goes_on_exactly_as_the_second_judge_lets_it(folder: Path) -> None:
    """Also what was found, what is left, and how the path ended."""
    for rng, both in tables(folder, range(100, 140)):
        both.lay_at_random(rng, rng.randrange(1, 6))
        while not both.state.end:
            steps = both.steps()
            assert steps == both.steps_too(), (both.placements, both.state)
            rare = [text for text in steps if not text.startswith(("go", "exit", "leave"))]
            on = [text for text in steps if not text.startswith("exit")]
            choice = rare if rare and rng.random() < 0.3 else on or steps
            if not choice:
                break
            both.draw(rng.choice(choice))
            assert both.stands() == both.stands_too(), (both.placements, both.state)


@pytest.mark.rule("PA-PTH-09", "PA-PTH-11")
def test_a_step_is_refused_by_the_rule_that_the_second_judge_names(folder: Path) -> None:
    for rng, both in tables(folder, range(300, 330)):
        both.lay_at_random(rng, rng.randrange(1, 6))
        for _ in range(25):
            for text in tries(both.dungeon, both.state, rng):
                refusal = both.match.why_not(0, text)
                assert (refusal and refusal.rule) == both.fault(text), (text, both.placements, both.state)
            steps = [text for text in both.steps() if not text.startswith("book")]
            if not steps:
                break
            both.draw(rng.choice(steps))


@pytest.mark.rule("PA-GOL-01", "PA-PTH-07", "PA-PTH-10")
def test_the_best_path_is_worth_what_the_second_judge_says(folder: Path) -> None:
    """And nowhere on it does a search that is cut short say that so much cannot be had."""
    compared = 0
    for rng, both in tables(folder, range(200, 220)):
        both.lay_at_random(rng, rng.randrange(1, 4))
        aim = Aim(rng.choice(GOALS), rng.choice((1, 2, 3)), 0.25, 0.5)
        try:
            search = Search(both.dungeon, aim, 1000).run(both.state.held)
        except TooMany:
            continue
        found = best(both.match, aim)
        assert found.proved
        assert found.value == search.best, (aim, both.state.held, both.placements, search.best_path)
        assert best(both.match, aim, beat=search.best - 0.1).value == search.best, (aim, both.state, both.placements)
        for step in search.best_path:
            both.draw(step)
            assert best(both.match, aim, nodes=0).bound >= search.best, (aim, both.placements, both.state)
        compared += 1
    assert compared >= 10
