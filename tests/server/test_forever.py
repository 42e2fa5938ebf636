"""Tables last: databases of every schema open, older games go on, and what does not replay is cut off, not lost."""

from __future__ import annotations

import asyncio
import lzma
import sqlite3
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

import verlies
from server import house
from verlies.cli import main
from verlies.core.abilities import asks_time
from verlies.core.moves import DEALER
from verlies.host.entries import Played, encode_entry
from verlies.server import messages as msg
from verlies.server import store
from verlies.server.hall import Hall
from verlies.server.replays import Replays
from verlies.server.speech import Problem
from verlies.server.store import MIGRATIONS, Write
from verlies.server.table import Table

DATABASES = sorted((Path(__file__).parent / "databases").glob("*.sqlite.xz"))
"""One as each earlier schema had it, with tables and records of all games."""


def unpacked(packed: Path, folder: Path) -> Path:
    path = folder / "tables.sqlite"
    path.write_bytes(lzma.decompress(packed.read_bytes()))
    return path


def test_there_is_a_database_of_each_earlier_schema() -> None:
    assert [int(path.name.partition(".")[0]) for path in DATABASES] == list(range(1, len(MIGRATIONS)))


@pytest.mark.parametrize("packed", DATABASES, ids=lambda path: path.name)
def test_a_database_of_an_earlier_schema_opens_and_its_games_go_on(packed: Path, tmp_path: Path) -> None:
    unpacked(packed, tmp_path)
    played = set()

    async def scene(hall: Hall) -> None:
        rows = await hall.store.rows(sa.select(store.tables.c.id, store.tables.c.over, store.tables.c.game))
        assert len(rows) >= 10
        for row in rows:
            table = await hall.table(row.id)
            assert table.lost is None
            assert table.match.over == row.over
            if row.over:
                record = await Replays(hall).record(row.id)
                assert record.moves
                assert record.dealer is None, "nobody was promised anything"
                continue
            seat = next(seat for seat in table.match.turn if seat >= 0)
            await house.do(hall, table, seat, house.play(table, seat))
            before = table.match.key()
            hall._tables.clear()
            assert (await hall.table(row.id)).match.key() == before
            played.add(row.game)
        for row in await hall.store.rows(sa.select(store.records.c.id)):
            assert (await Replays(hall).replay(row.id, None, None, None)).steps

    house.in_hall(tmp_path, scene)
    assert played == {game.id for game in verlies.games()}


@pytest.mark.parametrize("packed", DATABASES, ids=lambda path: path.name)
def test_a_database_of_an_earlier_schema_is_checked_as_it_is(
    packed: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = unpacked(packed, tmp_path)
    before = path.read_bytes()
    assert main(["check", str(path)]) == 0
    assert "all replay" in capsys.readouterr().out
    assert main(["check", f"sqlite+aiosqlite:///{path}"]) == 0
    assert path.read_bytes() == before
    assert [each.name for each in tmp_path.iterdir()] == [path.name]


def spoil(table: Table, entry: int) -> Write:
    """Something in the log that no rule allows: what was written there, by somebody else's rules."""
    nonsense = encode_entry(Played(0, "build R001 9", []))
    condition = (store.entries.c.table_id == table.id, store.entries.c.number == entry)
    return Write(sa.update(store.entries).where(*condition).values(entry=nonsense))


async def some_moves(hall: Hall, table: Table, count: int) -> list[tuple[Any, ...]]:
    """Play on; the position after each entry of the log."""
    positions = [table.match.key()]
    for _ in range(count):
        seat = table.match.turn[0]
        await house.do(hall, table, seat, house.play(table, seat))
        positions.append(table.match.key())
    return positions


def test_a_table_that_does_not_replay_is_shown_to_its_last_good_position_and_says_why(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await house.open_table(hall, 2)
        positions = await some_moves(hall, table, 6)
        await hall.store.write(spoil(table, 4))
        hall._tables.clear()
        again = await hall.table(table.id)
        assert again.match.key() == positions[3]
        [guest] = await house.visit(hall, again, 0)
        told = guest.state["table"]["lost"]
        assert "After move 3" in told["en"]
        assert "(CORE-" in told["en"]
        assert "Zug 3" in told["de"]
        assert "R001" not in str(told), "what somebody did may be hidden"
        seat = again.match.turn[0]
        assert (await house.refusal(hall, again, seat, house.play(again, seat))).code == "lost"
        rows = await hall.store.rows(store.log_of(table.id))
        assert len(rows) == 7, "looking at it changes nothing"

    house.in_hall(tmp_path, scene)


def test_a_table_that_does_not_replay_goes_on_from_there_if_somebody_wants_it(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await house.open_table(hall, 2)
        positions = await some_moves(hall, table, 6)
        assert (await house.refusal(hall, table, 0, msg.GoOn(1))).code == "not_lost"
        await hall.store.write(spoil(table, 4))
        hall._tables.clear()
        again = await hall.table(table.id)
        assert (await house.refusal(hall, again, None, msg.GoOn(1))).code == "watching"
        guest = house.Guest(0)
        await hall.enter(again, guest)
        await house.do(hall, again, 0, msg.GoOn(1))
        assert guest.state["table"]["lost"] is None
        assert again.match.key() == positions[3]
        later = await some_moves(hall, again, 3)
        hall._tables.clear()
        third = await hall.table(table.id)
        assert third.lost is None
        assert third.match.key() == later[-1]
        await house.do(hall, third, third.match.turn[0], house.play(third, third.match.turn[0]))

    house.in_hall(tmp_path, scene)


def test_what_goes_on_after_a_cut_is_dealt_from_a_new_seed_that_is_promised_too(tmp_path: Path) -> None:
    """The old one is known: from what was cut off, or from a record if the game was over."""

    async def scene(hall: Hall) -> None:
        table = await house.open_table(hall, 2)
        await some_moves(hall, table, 6)
        await house.do(hall, table, 0, msg.Resign(9))
        before = table.dealer.commitment
        await hall.store.write(spoil(table, 4))
        hall._tables.clear()
        again = await hall.table(table.id)
        assert (await house.refusal(hall, again, 0, msg.GoBack(1, 1))).code == "lost"
        await house.do(hall, again, 0, msg.GoOn(1))
        assert again.commitment == again.dealer.commitment != before
        row = await hall.store.row(sa.select(store.tables))
        assert row is not None
        assert (row.over, row.seed) == (False, str(again.dealer.seed))
        await some_moves(hall, again, 8)
        hall._tables.clear()
        third = await hall.table(table.id)
        await some_moves(hall, third, 4)
        await house.do(hall, third, 0, msg.Resign(9))
        record = await Replays(hall).record(table.id)
        assert record.dealer is not None
        assert record.dealer.commitment == again.commitment
        assert record.verify(verlies.find_game) > 0

    house.in_hall(tmp_path, scene)


def test_a_record_that_breaks_its_promise_is_not_mended_by_handing_it_in(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        match = verlies.new("designer", seats=2, seed=3)
        match.deal()
        match.play(0, "resign")
        record = match.record()
        assert record.dealer is not None
        broken = replace(record, dealer=record.dealer._replace(commitment="f" * 64))
        uploaded = await Replays(hall).upload(str(broken))
        assert await Replays(hall).record(uploaded.replay) == broken

    house.in_hall(tmp_path, scene)


DAMAGE: dict[str, str] = {
    "seed": "UPDATE tables SET seed = 'abc' WHERE id = ?",
    "places": "UPDATE tables SET places = 'null' WHERE id = ?",
    "too few places": "UPDATE tables SET places = '[]' WHERE id = ?",
    "no json": "UPDATE tables SET places = '{' WHERE id = ?",
    "rules": "UPDATE tables SET rules = 'x' WHERE id = ?",
    "time": "UPDATE entries SET written = 'x' WHERE table_id = ?",
    "no log": "DELETE FROM entries WHERE table_id = ?",
    "no beginning": "UPDATE entries SET entry = '{}' WHERE number = 0 AND table_id = ?",
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_row_is_a_problem_of_its_own_table_only(
    damage: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ids: list[str] = []

    async def make(hall: Hall) -> None:
        for _ in range(2):
            opened = await hall.open(msg.NewTable("designer", [msg.NewSeat(mine=True), msg.NewSeat()], listed=True))
            ids.append(opened.table)

    async def look(hall: Hall) -> None:
        with pytest.raises(Problem) as caught:
            await hall.table(ids[0])
        assert caught.value.code == "outdated"
        assert [table.id for table in await hall.listed()] == [ids[1]]

    house.in_hall(tmp_path, make)
    connection = sqlite3.connect(tmp_path / "tables.sqlite")
    connection.execute(DAMAGE[damage], (ids[0],))
    connection.commit()
    connection.close()
    house.in_hall(tmp_path, look)
    assert main(["check", str(tmp_path / "tables.sqlite")]) == 1
    said = capsys.readouterr()
    assert said.err.startswith(f"verlies: table {ids[0]}: ")
    assert said.err.count("\n") == 1
    assert "tables: 2" in said.out


def test_a_gap_in_a_log_is_written_behind(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await house.open_table(hall, 2)
        await some_moves(hall, table, 5)
        gone = sa.delete(store.entries).where(store.entries.c.table_id == table.id, store.entries.c.number == 2)
        await hall.store.write(Write(gone))
        hall._tables.clear()
        again = await hall.table(table.id)
        assert again.lost is not None
        await house.do(hall, again, 0, msg.GoOn(1))
        await some_moves(hall, again, 2)
        hall._tables.clear()
        assert (await hall.table(table.id)).match.key() == again.match.key()

    house.in_hall(tmp_path, scene)


def test_a_first_deal_that_does_not_replay_is_dealt_on_from_where_it_does(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await house.open_table(hall, 2)
        began = (await hall.store.rows(store.log_of(table.id)))[0].entry
        room = next(str(move) for seat, move in table.match.log() if seat == DEALER and move.verb == "room")
        await hall.store.write(
            Write(
                sa.update(store.entries)
                .where(store.entries.c.table_id == table.id)
                .values(entry=began.replace(f'"{room}"', '"room R999"'))
            )
        )
        hall._tables.clear()
        again = await hall.table(table.id)
        assert again.lost is not None
        await house.do(hall, again, 0, msg.GoOn(1))
        assert again.match.turn != (DEALER,)
        await some_moves(hall, again, 2)
        position = again.match.key()
        hall._tables.clear()
        assert (await hall.table(table.id)).match.key() == position

    house.in_hall(tmp_path, scene)


def test_a_table_read_again_is_dealt_on_as_if_it_had_stayed(tmp_path: Path) -> None:
    """The seed is kept with the table, and what comes does not depend on when the server was started."""

    async def scene(hall: Hall) -> None:
        for game in verlies.games():
            seats = [msg.NewSeat(mine=True) for _ in range(game.usual_seats)]
            opened = await hall.open(msg.NewTable(game.id, seats))
            table = await hall.table(opened.table)
            await some_moves(hall, table, 3)
            stayed = table.match.copy()
            hall._tables.clear()
            table = await hall.table(opened.table)
            rng, other = Random(1), Random(1)
            for _ in range(25):
                for match, luck in ((table.match, rng), (stayed, other)):
                    if match.turn and match.turn != (DEALER,):
                        seat = match.turn[0]
                        match.play(seat, luck.choice(match.moves(seat)))
                        while match.turn == (DEALER,) and not asks_time(match):
                            assert match.dealer is not None
                            match.play(DEALER, match.dealer.choose(match.odds()))
            assert table.match.key() == stayed.key()

    house.in_hall(tmp_path, scene)


def test_the_seed_stays_secret_while_a_game_goes_on_and_is_promised_from_the_start(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        opened = await hall.open(msg.NewTable("designer", [msg.NewSeat(mine=True)] * 2))
        table = await hall.table(opened.table)
        guests = await house.visit(hall, table, 0, 1, None)
        row = await hall.store.row(sa.select(store.tables))
        assert row is not None
        for _ in range(4):
            await house.do(hall, table, table.match.turn[0], house.play(table, table.match.turn[0]))
        for guest in guests:
            assert guest.state["table"]["commitment"] == table.dealer.commitment
            assert all(row.seed not in str(message) and row.salt not in str(message) for message in guest.heard)
        first = (await hall.store.rows(store.log_of(table.id)))[0].entry
        assert table.dealer.commitment in first
        assert row.seed not in first
        await house.do(hall, table, 0, msg.Resign(9))
        record = await Replays(hall).record(table.id)
        assert record.dealer is not None
        assert (record.dealer.commitment, str(record.dealer.seed)) == (table.dealer.commitment, row.seed)
        assert record.verify(verlies.find_game) > 5

    asyncio.run(_whole(tmp_path, scene))


async def _whole(path: Path, scene: Any) -> None:
    """In a hall whose dealers take fresh seeds."""
    async with house.open_hall(house.url(path)) as hall:
        await scene(hall)


def test_a_game_that_went_back_by_consent_is_verified_too(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        opened = await hall.open(msg.NewTable("designer", [msg.NewSeat(mine=True)]))
        table = await hall.table(opened.table)
        await some_moves(hall, table, 6)
        await house.do(hall, table, 0, msg.GoBack(1, 2))
        await some_moves(hall, table, 5)
        hall._tables.clear()
        table = await hall.table(opened.table)
        await some_moves(hall, table, 3)
        await house.do(hall, table, 0, msg.Resign(9))
        assert (await Replays(hall).record(table.id)).verify(verlies.find_game) > 5

    house.in_hall(tmp_path, scene)


def test_a_fork_is_verified_from_where_it_began(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        match = verlies.new("designer", seats=2, seed=3)
        match.deal()
        for _ in range(6):
            match.play(match.turn[0], match.moves(match.turn[0])[0])
            match.deal()
        match.play(0, "resign")
        uploaded = await Replays(hall).upload(str(match.record()))
        assert (await Replays(hall).record(uploaded.replay)) == match.record()
        opened = await Replays(hall).fork(uploaded.replay, msg.Fork(4, [msg.NewSeat(mine=True)] * 2))
        table = await hall.table(opened.table)
        await some_moves(hall, table, 8)
        await house.do(hall, table, 0, msg.Resign(9))
        hall._tables.clear()
        record = await Replays(hall).record(opened.table)
        assert record.dealer is not None
        assert record.dealer.since > 0
        assert record.verify(verlies.find_game) > 0

    house.in_hall(tmp_path, scene)


def test_a_check_names_each_table_and_record_that_does_not_replay(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ids = []

    async def scene(hall: Hall) -> None:
        for _ in range(3):
            table = await house.open_table(hall, 2)
            await some_moves(hall, table, 4)
            ids.append(table.id)
        await house.do(hall, table, 0, msg.Resign(9))
        await hall.store.write(spoil(await hall.table(ids[0]), 2))
        await Replays(hall).upload(str(verlies.new("designer", seats=2, seed=1).record()))
        unsound = {"id": "r-unsound", "text": "nothing", "handed_in": 1.0}
        await hall.store.write(Write(sa.insert(store.records), unsound))

    house.in_hall(tmp_path, scene)
    assert main(["check", str(tmp_path / "tables.sqlite")]) == 1
    said = capsys.readouterr()
    assert f"table {ids[0]}: entry 2 " in said.err
    assert "build R001 9" in said.err
    assert "CORE-" in said.err
    assert "record r-unsound: line 1: not a record" in said.err
    assert said.err.count("\n") == 2
    assert "tables: 3, records: 2; 2 do not replay to their end; draws verified in 1" in said.out
    connection = sqlite3.connect(tmp_path / "tables.sqlite")
    connection.execute("UPDATE tables SET seed = '12' WHERE id = ?", (ids[1],))
    connection.commit()
    connection.close()
    assert main(["check", str(tmp_path / "tables.sqlite")]) == 1
    assert f"the seed of table {ids[1]} is not the one that was promised" in capsys.readouterr().err


def test_a_database_is_only_read_whatever_its_name(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        await house.open_table(hall, 1)

    house.in_hall(tmp_path, scene)
    path = tmp_path / "a?b%20#c.sqlite"
    (tmp_path / "tables.sqlite").rename(path)
    before = {each.name for each in tmp_path.iterdir()}
    assert main(["check", str(path)]) == 0
    assert {each.name for each in tmp_path.iterdir()} == before


@pytest.mark.parametrize("url", ["mysql://a:secret@b/c", "nonsense://x", "postgresql+nothing://u:secret@h/d"])
def test_a_database_that_cannot_be_reached_tells_no_password(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", url]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "secret" not in said


@pytest.mark.parametrize("what", ["missing", "text", "other"])
def test_what_is_not_a_database_of_ours_is_refused_in_one_line(
    what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "x.sqlite"
    if what == "text":
        path.write_text("no database at all, but long enough to look like a file" * 9, encoding="utf-8")
    elif what == "other":
        connection = sqlite3.connect(path)
        connection.execute("CREATE TABLE cats (name TEXT)")
        connection.commit()
        connection.close()
    assert main(["check", str(path)]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert path.exists() == (what != "missing")
