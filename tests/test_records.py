"""Recorded games replay to their results: one for every way to end, every option set and every seat count."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import verlies
from every_game import GAMES
from verlies.proof.basis import option_sets, pairs, values

FOLDER = Path(__file__).parent / "records"
FILES = [pytest.param(path, id=f"{path.parent.name}-{path.stem}") for path in sorted(FOLDER.glob("*/*.verlies"))]


def records(game: verlies.Game) -> list[verlies.Record]:
    return [verlies.Record.parse(path.read_text(encoding="utf-8")) for path in (FOLDER / game.id).glob("*.verlies")]


@pytest.mark.parametrize("path", FILES)
def test_a_recorded_game_replays_to_its_result(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = verlies.load(text)
    assert match.over
    assert match.game.id == path.parent.name
    record = verlies.Record.parse(text)
    assert str(record) == text
    assert match.record() == replace(record, options=match.game.check_options(record.options))


@pytest.mark.parametrize("game", GAMES)
def test_every_way_to_end_is_recorded(game: verlies.Game) -> None:
    ends = {record.result["reason"] for record in records(game) if record.result is not None}
    assert ends == {*game.reasons, "resigned"}


@pytest.mark.parametrize("game", GAMES)
def test_every_seat_count_every_option_value_and_every_pair_of_them_is_recorded(game: verlies.Game) -> None:
    recorded = records(game)
    assert {record.seats for record in recorded} == set(game.seats)
    for option in game.options:
        given = {game.check_options(record.options)[option.name] for record in recorded}
        assert given >= set(values(option))
    there = set().union(*(pairs(game, record.seats, record.options) for record in recorded))
    wanted = set().union(*(pairs(game, *each) for each in option_sets(game)))
    assert wanted - there == set()


@pytest.mark.parametrize("depth", [3, 101, 900, 960, 2000, 100_000])
def test_a_header_that_nests_too_deep_is_refused_as_a_record(depth: int) -> None:
    text = str(verlies.new("designer", seats=2, seed=1).record())
    nested = "[" * depth + "]" * depth
    with pytest.raises(verlies.RecordError):
        verlies.load(text.replace("result: null", f'result: {{"a": {nested}}}'))
