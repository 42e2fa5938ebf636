"""What was played stays playable: content by its digest, rules by their version, draws by their seed."""

from __future__ import annotations

import json
import shutil
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

import verlies
from every_game import SHELF
from records.kept import FOLDER
from verlies.cli import main
from verlies.core import shipped
from verlies.core.dealer import commitment
from verlies.core.game import Change
from verlies.core.match import Match
from verlies.core.moves import DEALER
from verlies.core.record import Record
from verlies.proof.basis import random_play

PATHWAYS = verlies.find_game("pathways")
PRINT, SALT = "a" * 64, "b" * 32
FIRST_CONTENT = FOLDER / "pathways" / "2-coop=normal-missions-first-content.verlies"


def finished(game: verlies.Game, seed: int = 1) -> Match:
    match = game.new(None, verlies.Dealer(seed))
    for _ in random_play(match, Random(seed)):
        pass
    return match


def refused(record: Record) -> str:
    with pytest.raises(verlies.RecordError) as caught:
        record.replay(verlies.find_game)
    assert "\n" not in str(caught.value)
    return str(caught.value)


# Content


@pytest.mark.parametrize("game", SHELF)
def test_what_a_game_comes_with_now_is_kept_for_ever(game: verlies.Game) -> None:
    """If this fails, a content file has changed: run scripts/ship.py and commit what it adds."""
    assert shipped.index(game.folder / "shipped")[-1].digest == game.content().digest


@pytest.mark.parametrize("game", SHELF)
def test_everything_that_a_game_ever_came_with_can_be_read(game: verlies.Game) -> None:
    folder = game.folder / "shipped"
    digests = [each.digest for each in shipped.index(folder)]
    assert {path.stem for path in folder.glob("*.zip")} == set(digests)
    assert len(set(digests)) == len(digests)
    assert [content.digest for content in game.contents()] == digests[::-1]
    for digest in digests:
        assert game.load(shipped.open_archive(folder, digest)).digest == digest
        assert game.shipped(digest) is game.shipped(digest)


def test_what_was_kept_before_this_test_was_written_is_still_there() -> None:
    there = {each.digest for game in verlies.games() for each in shipped.index(game.folder / "shipped")}
    assert there >= {
        "3346207f8f28cc5c", "564540e03fc4a88f", "f47261e46ed10986", "72cb9d91ed37e131", "5a3de60351a2938b",
        "e76a7042a587e4e7", "040710aecee34e6c",
    }  # fmt: skip


def test_an_older_record_finds_the_cards_that_it_was_played_with() -> None:
    text = FIRST_CONTENT.read_text(encoding="utf-8")
    assert verlies.Record.parse(text).content is None
    match = verlies.load(text)
    assert match.content.digest == "e76a7042a587e4e7" != PATHWAYS.content().digest
    again = verlies.load(str(match.record()))
    assert again.content is match.content
    assert again.key() == match.key()


@pytest.mark.parametrize("game", SHELF)
def test_a_record_names_its_cards(game: verlies.Game) -> None:
    assert finished(game).record().content == game.content().digest


def test_an_unknown_content_is_named_and_refused() -> None:
    record = replace(finished(PATHWAYS).record(), content="0123456789abcdef")
    assert "digest 0123456789abcdef" in refused(record)
    assert "name their folder" in refused(record)


@pytest.fixture
def store(tmp_path: Path) -> verlies.Game:
    """Pathways with a content store of its own, to be damaged."""
    folder = tmp_path / "pathways"
    for part in ("content", "shipped"):
        shutil.copytree(PATHWAYS.folder / part, folder / part)
    return replace(PATHWAYS, folder=folder, _loaded={})


@pytest.mark.parametrize("damage", ["cut", "gone", "another", "nonsense"])
def test_a_damaged_content_store_says_which_file(store: verlies.Game, damage: str) -> None:
    digest = "e76a7042a587e4e7"
    path = store.folder / "shipped" / f"{digest}.zip"
    if damage == "cut":
        path.write_bytes(path.read_bytes()[:-900])
    elif damage == "gone":
        path.unlink()
    elif damage == "another":
        shutil.copy(store.folder / "shipped" / f"{store.content().digest}.zip", path)
    else:
        path.write_bytes(path.read_bytes().replace(b"\x00\x10", b"\x7f\x33", 3))
    with pytest.raises(verlies.ContentError, match=f"{digest}.zip"):
        store.shipped(digest)
    record = replace(Record.parse(FIRST_CONTENT.read_text(encoding="utf-8")), content=digest)
    with pytest.raises(verlies.RecordError, match=f"{digest}.zip"):
        record.replay(lambda _: store)


def test_a_damaged_list_of_contents_says_so(store: verlies.Game) -> None:
    (store.folder / "shipped" / "index.json").write_text("[{", encoding="utf-8")
    with pytest.raises(verlies.ContentError, match=r"index\.json"):
        list(store.contents())


def test_content_is_kept_once_and_what_is_kept_does_not_change(store: verlies.Game) -> None:
    folder = store.folder / "shipped"
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    content = store.folder / "content"
    assert not shipped.ship(folder, content, store.content().digest, "2030-01-01")
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before
    goals = content / "goals.json"
    goals.write_text(goals.read_text(encoding="utf-8").replace("  ", " "), encoding="utf-8")
    changed = replace(store, _loaded={})
    assert shipped.ship(folder, content, changed.content().digest, "2030-01-01")
    assert [each.digest for each in shipped.index(folder)][-1] == changed.content().digest
    after = {path.name: path.read_bytes() for path in folder.iterdir()}
    assert {name: after[name] for name in before if name.endswith(".zip")} == {
        name: data for name, data in before.items() if name.endswith(".zip")
    }
    assert changed.shipped(store.content().digest).digest == store.content().digest


# Rules


def test_a_version_of_the_rules_alone_refuses_nothing() -> None:
    record = finished(PATHWAYS).record()
    newer = replace(record, rules=PATHWAYS.rules_version + 1)
    assert newer.replay(verlies.find_game).record().moves == record.moves


@pytest.mark.parametrize("game", SHELF)
def test_a_match_goes_on_by_the_rules_that_it_began_with(game: verlies.Game) -> None:
    match = game.new(dealer=verlies.Dealer(1), rules=1)
    match.deal()
    assert match.rules == match.copy().rules == match.guess(0, Random(1)).rules == match.record().rules == 1
    assert verlies.load(str(match.record())).rules == 1
    assert game.new().rules == game.rules_version


@pytest.mark.parametrize("game", SHELF)
def test_changes_of_the_rules_are_numbered_and_name_rules(game: verlies.Game) -> None:
    from verlies.text import rule_ids

    assert [change.version for change in game.changes] == list(range(2, 2 + len(game.changes)))
    for change in game.changes:
        assert set(change.rules) <= set(rule_ids(game.id))
        assert change.rules
        assert all("\n" not in change.what[lang] and len(change.what[lang]) > 20 for lang in ("de", "en"))


def spoiled(record: Record, number: int, move: str) -> Record:
    moves = list(record.moves)
    moves[number - 1] = (moves[number - 1][0], move)
    return replace(record, moves=tuple(moves), dealer=None)


def test_what_does_not_replay_is_refused_with_the_move_the_rule_and_what_changed() -> None:
    changed = replace(
        PATHWAYS,
        changes=(Change(2, "2026-11-16", ("PA-BUY-01",), {"de": "Wer beginnt.", "en": "Who starts."}),),
        _loaded={},
    )
    record = finished(PATHWAYS).record()
    number = next(at for at, (seat, _) in enumerate(record.moves, 1) if seat != DEALER)
    seat = record.moves[number - 1][0]
    with pytest.raises(verlies.ReplayError) as caught:
        replace(spoiled(record, number, "submit"), rules=1).replay(lambda _: changed)
    said = str(caught.value)
    assert f"move {number} ({seat} submit): " in said
    assert "PA-" in said.split(";")[0]
    assert "version 2 of the rules, since 2026-11-16, changed PA-BUY-01: Who starts." in said
    with pytest.raises(verlies.ReplayError, match="version 9 of the rules of pathways, newer than 2: update first"):
        replace(spoiled(record, number, "submit"), rules=9).replay(lambda _: changed)


def test_a_record_may_begin_with_a_byte_order_mark() -> None:
    record = finished(PATHWAYS).record()
    assert verlies.Record.parse("\ufeff" + str(record)) == record


def test_a_record_of_a_newer_kind_says_so() -> None:
    text = str(finished(PATHWAYS).record()).replace("verlies record 1", "verlies record 7")
    with pytest.raises(verlies.RecordError, match="'verlies record 7' was made by a newer Verlies"):
        verlies.load(text)


# Seeds


@pytest.mark.parametrize("game", SHELF)
def test_every_draw_of_a_finished_game_follows_from_its_seed(game: verlies.Game) -> None:
    match = finished(game, 3)
    record = Record.parse(str(match.record()))
    assert record.dealer is not None
    assert (record.dealer.seed, record.dealer.since) == (3, 0)
    assert record.verify(verlies.find_game) == sum(seat == DEALER for seat, _ in record.moves) > 5


@pytest.mark.parametrize("game", SHELF)
def test_a_record_in_which_any_draw_was_changed_does_not_hold(game: verlies.Game) -> None:
    match = finished(game, 4)
    record = match.record()
    again = game.new(match.seats, None, None, match.options)
    tried = 0
    for number, (seat, move) in enumerate(record.moves, 1):
        if seat == DEALER and (others := [other for other, _ in again.odds() if other != move]):
            tried += 1
            moves = (*record.moves[: number - 1], (DEALER, str(others[0])), *record.moves[number:])
            with pytest.raises(verlies.ReplayError, match=f"move {number}: the seed gives '{move}'"):
                replace(record, moves=moves).verify(verlies.find_game)
        again.play(seat, move)
        if tried == 12:
            break
    assert tried > 5


def test_another_seed_or_salt_than_was_promised_does_not_hold() -> None:
    record = finished(PATHWAYS).record()
    assert record.dealer is not None
    for other in (record.dealer._replace(seed=2), record.dealer._replace(salt="ab" * 16)):
        with pytest.raises(verlies.ReplayError, match="not the one that was promised"):
            replace(record, dealer=other).verify(verlies.find_game)
    salt = record.dealer.salt
    assert salt is not None
    forged = record.dealer._replace(seed=2, commitment=commitment(2, salt))
    with pytest.raises(verlies.ReplayError, match="move 1: the seed gives"):
        replace(record, dealer=forged).verify(verlies.find_game)


def test_the_seed_is_told_only_when_the_game_is_over() -> None:
    match = verlies.new("designer", seats=2, seed=77123)
    match.deal()
    text = str(match.record())
    assert match.dealer is not None
    assert match.dealer.commitment in text
    assert "77123" not in text
    assert match.dealer.salt not in text
    with pytest.raises(verlies.RecordError, match="the game is not over"):
        Record.parse(text).verify(verlies.find_game)
    match.play(0, "resign")
    assert Record.parse(str(match.record())).verify(verlies.find_game) > 5


def test_a_game_that_goes_on_from_a_record_is_verified_from_there() -> None:
    match = verlies.new("designer", seats=2, seed=5)
    match.deal()
    again = verlies.load(str(match.record()))
    assert again.dealer is not None
    for _ in random_play(again, Random(1)):
        pass
    record = again.record()
    assert record.dealer is not None
    assert record.dealer.since == len(match.log())
    draws = sum(seat == DEALER for seat, _ in record.moves[record.dealer.since :])
    assert record.verify(verlies.find_game) == draws > 5


def test_who_resigns_while_chance_is_on_turn_breaks_no_promise() -> None:
    match = verlies.new("designer", seats=2, seed=5)
    assert match.dealer is not None
    match.play(DEALER, match.dealer.choose(match.odds()))
    match.play(0, "resign")
    assert Record.parse(str(match.record())).verify(verlies.find_game) == 1


def test_the_command_says_what_was_dealt_elsewhere(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = verlies.new("designer", seats=2, seed=5)
    match.deal()
    again = verlies.load(str(match.record()))
    file = tmp_path / "game.verlies"
    again.play(0, again.moves(0)[0])
    again.play(0, "resign")
    file.write_text(str(again.record()), encoding="utf-8")
    assert main(["verify", str(file)]) == 2
    assert f"all {len(match.log())} draws and throws came from elsewhere" in capsys.readouterr().err
    again = verlies.load(str(match.record()))
    for _ in random_play(again, Random(1)):
        pass
    file.write_text(str(again.record()), encoding="utf-8")
    assert main(["verify", str(file)]) == 0
    assert f"{len(match.log())} more, up to move {len(match.log())}, came from elsewhere" in capsys.readouterr().out


@pytest.mark.parametrize(("line", "name"), [('content: "\\ud800"', "content"), ("rules: 1" + "0" * 60, "rules")])
def test_a_header_that_cannot_be_meant_is_refused_in_one_line(line: str, name: str) -> None:
    text = str(finished(PATHWAYS).record())
    lines = [line if each.startswith(f"{name}: ") else each for each in text.splitlines()]
    with pytest.raises(verlies.RecordError, match=f"header: {name}") as caught:
        Record.parse("\n".join(lines))
    assert len(str(caught.value)) < 100


def test_a_game_that_was_dealt_by_hand_names_no_seed() -> None:
    match = verlies.find_game("designer").new(1)
    while match.turn == (DEALER,):
        match.play(DEALER, match.moves(DEALER)[0])
    assert match.record().dealer is None
    with pytest.raises(verlies.RecordError, match="names no seed"):
        match.record().verify(verlies.find_game)


@pytest.mark.parametrize(
    "line",
    [
        "[]",
        '{"commitment": 5, "since": 0, "seed": null, "salt": null}',
        '{"commitment": "a", "since": 0, "seed": null, "salt": null}',
        f'{{"commitment": "{PRINT}", "since": -1, "seed": null, "salt": null}}',
        f'{{"commitment": "{PRINT}", "since": 99999, "seed": null, "salt": null}}',
        f'{{"commitment": "{PRINT}", "since": 0, "seed": "7", "salt": "{SALT}"}}',
        f'{{"commitment": "{PRINT}", "since": 0, "seed": 7, "salt": null}}',
        f'{{"commitment": "{PRINT}", "since": 0, "seed": 7, "salt": "\\ud800"}}',
        f'{{"commitment": "{PRINT}", "since": 0, "seed": 1{"0" * 90}, "salt": "{SALT}"}}',
        f'{{"commitment": "{PRINT}", "since": 0, "seed": 7, "salt": "{SALT}", "more": 1}}',
    ],
)
def test_a_line_about_the_dealer_that_makes_no_sense_is_refused(line: str) -> None:
    text = str(finished(PATHWAYS).record())
    lines = [f"dealer: {line}" if each.startswith("dealer: ") else each for each in text.splitlines()]
    with pytest.raises(verlies.RecordError, match="header: dealer"):
        Record.parse("\n".join(lines))


# The command


def test_the_command_verifies_records_and_says_what_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = finished(PATHWAYS).record()
    assert record.dealer is not None
    good, forged, old = (tmp_path / f"{name}.verlies" for name in ("good", "forged", "old"))
    good.write_text(str(record), encoding="utf-8")
    forged.write_text(str(replace(record, dealer=record.dealer._replace(seed=8))), encoding="utf-8")
    shutil.copy(FIRST_CONTENT, old)
    assert main(["verify", str(good), "--json"]) == 0
    out = capsys.readouterr().out
    assert f"commitment {record.dealer.commitment}" in out
    told = json.loads(out.splitlines()[-1])["records"][0]
    assert (told["holds"], told["seed"]) == (True, 1)
    assert main(["verify", str(good), str(forged)]) == 1
    assert f"{forged}: the seed is not the one that was promised" in capsys.readouterr().err
    assert main(["verify", str(old)]) == 2
    assert "names no seed" in capsys.readouterr().err
    assert main(["replay", str(old)]) == 0
