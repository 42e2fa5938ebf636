"""Recorded games replay to their results, for ever: one for every way to end, every option set and every seat count."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import verlies
from every_game import SHELF
from records.kept import FOLDER, Kept, course, file_fingerprint, kept
from verlies.proof.basis import option_sets, pairs, values

KEPT = [pytest.param(each, id=each.name.removesuffix(".verlies")) for each in kept()]


def records(game: verlies.Game) -> list[verlies.Record]:
    return [verlies.Record.parse(path.read_text(encoding="utf-8")) for path in (FOLDER / game.id).glob("*.verlies")]


@pytest.mark.parametrize("each", KEPT)
def test_a_recorded_game_replays_to_its_result_and_everything_in_it_could_be_done_then_as_now(each: Kept) -> None:
    text = (FOLDER / each.name).read_text(encoding="utf-8")
    match = verlies.load(text)
    assert match.over
    assert match.game.id == Path(each.name).parent.name
    record = verlies.Record.parse(text)
    assert str(record) == text
    assert match.rules == record.rules
    again = replace(match.record(), content=record.content)
    assert again == replace(record, options=match.game.check_options(record.options))
    assert course(match) == each.course, "a rule has changed: older games keep theirs (Match.rules, Game.changes)"


def test_records_are_added_and_never_changed_nor_removed() -> None:
    """A new one is added to the list by tests/records/kept.py."""
    there = {path.relative_to(FOLDER).as_posix(): file_fingerprint(path) for path in FOLDER.glob("*/*.verlies")}
    assert there == {each.name: each.file for each in kept()}


@pytest.mark.parametrize("game", SHELF)
def test_every_way_to_end_is_recorded(game: verlies.Game) -> None:
    ends = {record.result["reason"] for record in records(game) if record.result is not None}
    assert ends == {*game.reasons, "resigned"}


@pytest.mark.parametrize("game", SHELF)
def test_every_seat_count_every_option_value_and_every_pair_of_them_is_recorded(game: verlies.Game) -> None:
    recorded = records(game)
    assert {record.seats for record in recorded} == set(game.seats)
    for option in game.options:
        given = {game.check_options(record.options)[option.name] for record in recorded}
        assert given >= set(values(option))
    there = set().union(*(pairs(game, record.seats, record.options) for record in recorded))
    wanted = set().union(*(pairs(game, *each) for each in option_sets(game)))
    assert wanted - there == set()


@pytest.mark.parametrize("game", SHELF)
def test_games_by_the_newest_rules_are_recorded_with_their_content_and_seed(game: verlies.Game) -> None:
    newest = [record for record in records(game) if record.rules == game.rules_version and record.dealer is not None]
    assert newest
    assert all(record.content is not None for record in newest)
    assert all(record.verify(verlies.find_game) for record in newest)


@pytest.mark.parametrize("depth", [3, 101, 900, 960, 2000, 100_000])
def test_a_header_that_nests_too_deep_is_refused_as_a_record(depth: int) -> None:
    text = str(verlies.new("designer", seats=2, seed=1).record())
    nested = "[" * depth + "]" * depth
    with pytest.raises(verlies.RecordError):
        verlies.load(text.replace("result: null", f'result: {{"a": {nested}}}'))
