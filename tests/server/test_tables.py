"""Tables: making them, sitting down, who may do what, and bots that stand in."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from server import house
from verlies.bots import Advice
from verlies.core.match import Match
from verlies.core.moves import Seat
from verlies.server import messages as msg
from verlies.server.hall import KEPT, Hall
from verlies.server.speech import Problem
from verlies.server.thinking import Thinkers


async def problem(asked: Any) -> Problem:
    with pytest.raises(Problem) as caught:
        await asked
    text = caught.value.refused().text
    assert text.de
    assert text.en
    return caught.value


# Making a table


def test_a_table_has_the_seats_options_and_names_that_were_asked_for(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        seats = [msg.NewSeat(mine=True, name=" Ada "), msg.NewSeat(level="hard"), msg.NewSeat(name="Cleo")]
        opened = await hall.open(msg.NewTable("designer", seats, {"shrines": True}, " Dienstag ", listed=True))
        assert [(key.table, key.seat) for key in opened.keys] == [(opened.table, 0)]
        table = await house.at_rest(hall, opened.table)
        info = (await hall.state(table, None)).table
        assert (info.id, info.name, info.game, info.listed, info.over) == (
            opened.table, "Dienstag", "designer", True, False
        )  # fmt: skip
        assert info.options == {**{option.name: option.default for option in table.game.options}, "shrines": True}
        assert [(place.name.en, place.held, place.level, place.online) for place in info.places] == [
            ("Ada", True, None, False),
            ("Blue", False, "hard", False),
            ("Cleo", False, None, False),
        ]
        assert [place.name.de for place in info.places] == ["Ada", "Blau", "Cleo"]
        assert set(info.turn) <= {0, 2}
        assert info.progress.de != info.progress.en

    house.in_hall(tmp_path, scene)


def test_whoever_plays_again_shows_all_others_the_way(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        opened = await hall.open(msg.NewTable("designer", house.mine(2)))
        table = await house.at_rest(hall, opened.table)
        again = msg.NewTable("designer", house.mine(1, opened=1), after=opened.keys[1])
        assert (await problem(hall.open(again))).code == "not_over"
        guest, watcher = await house.visit(hall, table, 0, None)
        await house.do(hall, table, 0, msg.Resign(1))
        assert guest.state["table"]["next"] is None
        stranger = msg.Key(opened.table, 1, "guessed")
        assert (await problem(hall.open(msg.NewTable("designer", house.mine(2), after=stranger)))).code == "wrong_key"
        next_table = (await hall.open(again)).table
        assert [each.state["table"]["next"] for each in (guest, watcher)] == [next_table, next_table]
        before = house.facts(table)
        hall._tables.clear()
        table = await hall.table(opened.table)
        assert (table.next, house.facts(table)) == (next_table, before)

    house.in_hall(tmp_path, scene)


@pytest.mark.parametrize("seats", range(1, 6))
def test_every_number_of_seats_can_be_played_to_the_end(tmp_path: Path, seats: int) -> None:
    async def scene(hall: Hall) -> None:
        table = await house.open_table(hall, seats)
        guest = (await house.visit(hall, table, 0))[0]
        assert guest.state["table"]["outcome"] is None
        await house.play_on(hall, table, Random(seats))
        assert table.match.over
        assert guest.state["outcome"]["text"]["de"]
        assert guest.state["table"]["outcome"] == guest.state["outcome"]
        names = {score["who"]: score["name"]["de"] for score in guest.state["outcome"]["scores"]}
        assert names[0] == "P0"
        assert seats > 1 or names["jael"] == "Jael"
        assert {score["who"] for score in guest.state["outcome"]["scores"]} >= set(range(seats))
        assert guest.state["table"]["over"]

    house.in_hall(tmp_path, scene)


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        (msg.NewTable("chess", house.mine(2)), "no_game"),
        (msg.NewTable("designer", []), "seats"),
        (msg.NewTable("designer", house.mine(6)), "seats"),
        (msg.NewTable("twister", house.mine(1)), "seats"),
        (msg.NewTable("twister", house.mine(2), {"solo": "pink"}), "seats"),
        (msg.NewTable("designer", house.mine(2), {"dice": 3}), "option"),
        (msg.NewTable("designer", house.mine(2), {"shrines": 2}), "option"),
        (msg.NewTable("designer", [msg.NewSeat(level="godlike")]), "no_level"),
        (msg.NewTable("designer", [msg.NewSeat(mine=True, name="x" * 31)]), "name"),
        (msg.NewTable("designer", house.mine(2), name="x" * 31), "name"),
    ],
)
def test_a_table_that_cannot_be_is_refused_and_leaves_nothing(tmp_path: Path, wanted: msg.NewTable, code: str) -> None:
    async def scene(hall: Hall) -> None:
        wanted.listed = True
        assert (await problem(hall.open(wanted))).code == code
        assert await hall.listed() == []
        assert not hall._tables

    house.in_hall(tmp_path, scene)


def test_listed_tables_with_an_open_seat_are_shown_and_no_others(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        async def make(seats: list[msg.NewSeat], listed: bool) -> str:
            return (await hall.open(msg.NewTable("designer", seats, listed=listed))).table

        shown = await make(house.mine(1, opened=1), True)
        await make(house.mine(1, opened=1), False)
        await make(house.mine(2), True)
        await make(house.mine(1, bots=1), True)
        over = await make(house.mine(1, opened=1), True)
        await house.do(hall, await hall.table(over), 0, msg.Resign(1))
        assert [table.id for table in await hall.listed()] == [shown]
        await hall.sit_down(await hall.table(shown), msg.TakeSeat(1))
        assert await hall.listed() == []

    house.in_hall(tmp_path, scene)


def test_whoever_has_the_keys_finds_their_tables_latest_first(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        first = await hall.open(msg.NewTable("designer", house.mine(2)))
        second = await hall.open(msg.NewTable("designer", house.mine(2)))
        keys = [*first.keys, *second.keys]
        assert [table.id for table in await hall.mine(keys)] == [second.table, first.table]
        table = await house.at_rest(hall, first.table)
        await house.do(hall, table, 0, house.play(table, 0))
        assert [table.id for table in await hall.mine(keys)] == [first.table, second.table]
        wrong = [msg.Key(second.table, 0, keys[0].secret), msg.Key("nowhere", 0, ""), msg.Key(first.table, 9, "")]
        assert await hall.mine(wrong) == []

    house.in_hall(tmp_path, scene)


# Seats and secrets


def test_an_open_seat_is_taken_once_and_everybody_is_told(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await house.open_table(hall, 1, opened=1)
        guests = await house.visit(hall, table, 0, None)
        key = await hall.sit_down(table, msg.TakeSeat(1, "Ben"))
        assert table.admit(key.seat, key.secret) == 1
        for guest in guests:
            place = guest.state["table"]["places"][1]
            assert (place["name"]["de"], place["held"]) == ("Ben", True)
            assert key.secret.encode() not in b"".join(guest.sent)
        assert (await problem(hall.sit_down(table, msg.TakeSeat(1, "Mallory")))).code == "taken"
        assert (await problem(hall.sit_down(table, msg.TakeSeat(0, "Mallory")))).code == "taken"
        assert (await problem(hall.sit_down(table, msg.TakeSeat(2)))).code == "no_seat"
        assert (await problem(hall.sit_down(table, msg.TakeSeat(-1)))).code == "no_seat"
        assert table.admit(key.seat, key.secret) == 1

    house.in_hall(tmp_path, scene)


def test_two_who_want_the_same_seat_at_once_do_not_both_get_it(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await house.open_table(hall, 1, opened=1)
        tries = [hall.sit_down(table, msg.TakeSeat(1, name)) for name in ("Ada", "Ben", "Cleo")]
        got = await asyncio.gather(*tries, return_exceptions=True)
        keys = [each for each in got if isinstance(each, msg.Key)]
        assert len(keys) == 1
        assert table.admit(1, keys[0].secret) == 1

    house.in_hall(tmp_path, scene)


def test_a_secret_opens_its_own_seat_and_no_other(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        opened = await hall.open(msg.NewTable("designer", house.mine(2, bots=1, opened=1)))
        other = await hall.open(msg.NewTable("designer", house.mine(2)))
        table = await hall.table(opened.table)
        secrets = [key.secret for key in opened.keys]
        assert [table.admit(seat, secrets[seat]) for seat in (0, 1)] == [0, 1]
        assert table.admit(None, None) is None
        wrong: list[tuple[Seat | None, str | None]] = [
            (0, secrets[1]), (1, secrets[0]), (2, secrets[0]), (3, secrets[0]), (0, None), (None, secrets[0]), (0, ""),
            (0, secrets[0] + " "), (0, secrets[0][:-1]), (0, other.keys[0].secret), (2, ""), (3, ""), (2, "None"),
        ]  # fmt: skip
        for seat, secret in wrong:
            with pytest.raises(Problem) as caught:
                table.admit(seat, secret)
            assert (caught.value.code, caught.value.status) == ("wrong_key", 403)
        for nobody in (-1, 4, 10**20):
            with pytest.raises(Problem) as caught:
                table.admit(nobody, secrets[0])
            assert caught.value.code == "no_seat"

    house.in_hall(tmp_path, scene)


def test_secrets_are_long_all_different_and_not_kept(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        opened = [await hall.open(msg.NewTable("designer", house.mine(5))) for _ in range(4)]
        secrets = [key.secret for each in opened for key in each.keys]
        assert len(set(secrets)) == 20
        assert all(len(secret) >= 32 for secret in secrets)
        assert len({each.table for each in opened}) == 4
        await hall.store.close()
        kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        assert opened[0].table.encode() in kept
        assert not any(secret.encode() in kept for secret in secrets)

    house.in_hall(tmp_path, scene)


def test_spectators_get_the_view_of_nobody_and_may_do_nothing(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await house.open_table(hall, 2)
        spectator = (await house.visit(hall, table, None))[0]
        await house.do(hall, table, 0, house.play(table, 0))
        for state in spectator.states:
            assert (state["seat"], state["host"], state["question"], state["choices"]) == (None, False, None, [])
            assert state["view"]["seat"] is None
            assert state["view"]["hand"] == []
            assert state["no_undo"]["rule"] == "CORE-UNDO"
        assert spectator.state["view"] == table.match.view(None)
        asked: list[msg.ClientMessage] = [
            msg.Play(1, str(table.match.moves(1)[0]), house.number(table, 1)), msg.Resign(2), msg.Why(3, "pass"),
            msg.Preview(4, "pass"), msg.Hint(5), msg.Undo(6), msg.GoBack(7, 0), msg.Agree(8, True),
            msg.Substitute(9, 0, "easy"), msg.Rename(10, "X"),
        ]  # fmt: skip
        for message in asked:
            assert (await house.refusal(hall, table, None, message)).code == "watching"

    house.in_hall(tmp_path, scene)


def test_one_person_may_hold_two_seats_with_a_key_each(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await house.open_table(hall, 2)
        guests = await house.visit(hall, table, 0, 1)
        assert [place["online"] for place in guests[0].heard[-1]["places"]] == [True, True]
        assert [guest.state["view"]["seat"] for guest in guests] == [0, 1]
        assert guests[0].state["view"]["hand"] != guests[1].state["view"]["hand"]
        assert await house.play_on(hall, table, Random(1), 8) == 8
        hall.leave(table, guests[1])
        assert [place["online"] for place in guests[0].heard[-1]["places"]] == [True, False]

    house.in_hall(tmp_path, scene)


def test_only_the_first_of_my_seats_is_host(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        seats = [msg.NewSeat(level="easy"), msg.NewSeat(mine=True), msg.NewSeat(mine=True)]
        table = await hall.table((await hall.open(msg.NewTable("designer", seats))).table)
        guests = await house.visit(hall, table, 1, 2, None)
        assert [guest.state["host"] for guest in guests] == [True, False, False]

    house.in_hall(tmp_path, scene)


def test_a_new_name_is_in_every_line_for_everybody(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await house.open_table(hall, 2)
        guests = await house.visit(hall, table, 0, 1, None)
        await house.play_on(hall, table, Random(1), 6)
        await house.do(hall, table, 1, msg.Rename(1, "Zoë <b>"))
        for guest in guests:
            assert guest.state["lines_from"] == 0
            assert guest.state["table"]["places"][1]["name"] == {"de": "Zoë <b>", "en": "Zoë <b>"}
            said = [line["text"]["de"] for line in guest.state["lines"]]
            assert any("Zoë <b>" in text for text in said)
            assert not any("P1" in text for text in said)
        assert (await house.refusal(hall, table, 1, msg.Rename(2, "x" * 31))).code == "name"
        await house.do(hall, table, 1, msg.Rename(3, " \u202e\u200b\x07 "))
        assert guests[0].state["table"]["places"][1]["name"] == {"de": "Blau", "en": "Blue"}

    house.in_hall(tmp_path, scene)


# Bots that stand in


def test_a_bot_takes_over_ones_own_seat_and_gives_it_back(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await house.open_table(hall, 2)
        guest = (await house.visit(hall, table, 0))[0]
        await house.do(hall, table, 0, msg.Substitute(1, 0, "easy"))
        await house.at_rest(hall, table.id)
        assert 0 not in table.match.turn
        place = guest.state["table"]["places"][0]
        assert (place["held"], place["level"], place["online"]) == (True, "easy", True)
        await house.do(hall, table, 0, msg.Substitute(2, 0, None))
        before = table.step
        while 0 not in table.match.turn:
            await house.do(hall, table, 1, house.play(table, 1))
            await house.at_rest(hall, table.id)
        assert table.step > before
        await house.do(hall, table, 0, house.play(table, 0))

    house.in_hall(tmp_path, scene)


def test_where_bots_play_all_seats_they_leave_time_to_take_one_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("verlies.server.hall.RESPITE", 3600.0)

    async def scene(hall: Hall) -> None:
        opened = await hall.open(msg.NewTable("designer", house.mine(1, bots=1)))
        table = await hall.table(opened.table)
        await house.visit(hall, table, 0)
        await house.until(lambda: table.match.turn == (0,), "the bot's move")
        before = table.step
        await house.do(hall, table, 0, msg.Substitute(1, 0, "easy"))
        await asyncio.sleep(0.05)
        await house.do(hall, table, 0, msg.Substitute(2, 0, None))
        assert table.step == before

    house.in_hall(tmp_path, scene)


def test_a_seat_that_is_given_back_while_its_bot_thinks_is_not_played_by_it(tmp_path: Path) -> None:
    class Slow(Thinkers):
        asked = 0

        async def _ask(self, question: Any, match: Match, seat: Seat, level: str) -> Advice:
            self.asked += 1
            await release.wait()
            return Advice(match.moves(seat)[:1])

    release = asyncio.Event()
    slow = Slow()

    async def scene(hall: Hall) -> None:
        table = await house.open_table(hall, 2)
        await house.do(hall, table, 0, msg.Substitute(1, 0, "hard"))
        await house.until(lambda: slow.asked == 1, "the bot's thinking")
        await house.do(hall, table, 0, msg.Substitute(2, 0, None))
        before = house.facts(table)
        release.set()
        await house.at_rest(hall, table.id)
        assert house.facts(table) == before
        release.clear()
        await house.do(hall, table, 0, msg.Substitute(3, 0, "hard"))
        await house.until(lambda: slow.asked == 2, "the bot's thinking")
        person = house.play(table, 0, str(table.match.moves(0)[-1]))
        await house.do(hall, table, 0, person)  # quicker than the bot, who is asked the next question then
        release.set()
        await house.until(lambda: slow.asked == 3, "the bot's thinking again")
        await house.at_rest(hall, table.id)
        own = [str(move) for seat, move in table.match.log() if seat == 0]
        assert own[0] == person.move
        assert len(own) == 2

    house.in_hall(tmp_path, scene, slow)


def test_the_host_may_have_bots_on_seats_that_nobody_is_at_and_no_others_may(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        opened = await hall.open(msg.NewTable("designer", house.mine(2, bots=1, opened=1)))
        table = await hall.table(opened.table)
        there = house.Guest(1)
        await hall.enter(table, there)
        assert (await house.refusal(hall, table, 0, msg.Substitute(1, 1, "easy"))).code == "not_host"
        assert (await house.refusal(hall, table, 1, msg.Substitute(2, 0, "easy"))).code == "not_host"
        assert (await house.refusal(hall, table, 1, msg.Substitute(3, 3, "easy"))).code == "not_host"
        assert (await house.refusal(hall, table, 0, msg.Substitute(4, 3, "nice"))).code == "no_level"
        assert (await house.refusal(hall, table, 0, msg.Substitute(5, 4, "easy"))).code == "no_seat"
        assert (await house.refusal(hall, table, 0, msg.Substitute(6, -1, "easy"))).code == "no_seat"
        for seat, level in ((3, "easy"), (2, "hard"), (3, None), (2, None)):
            await house.do(hall, table, 0, msg.Substitute(7, seat, level))
            assert table.places[seat].level == level
        hall.leave(table, there)
        await house.do(hall, table, 0, msg.Substitute(8, 1, "easy"))
        assert table.places[1].lock is not None
        await house.do(hall, table, 1, msg.Substitute(9, 1, None))

    house.in_hall(tmp_path, scene, house.Asleep())


def test_tables_that_nobody_is_at_leave_memory_and_come_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert KEPT >= 200
    monkeypatch.setattr("verlies.server.hall.KEPT", 3)

    async def scene(hall: Hall) -> None:
        watched = await house.open_table(hall, 2)
        await house.visit(hall, watched, 0)
        left = await house.open_table(hall, 2)
        await house.do(hall, left, 0, house.play(left, 0))
        before = house.facts(left)
        for _ in range(5):
            await house.open_table(hall, 2)
        assert watched.id in hall._tables
        assert left.id not in hall._tables
        assert len(hall._tables) == 3
        assert house.facts(await hall.table(left.id)) == before

    house.in_hall(tmp_path, scene)


def test_asking_for_tables_that_do_not_exist_leaves_nothing_behind(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        for id in ("", "x", "a" * 12, "a" * 5000, "\x00", "ü", "%00", "' or 1=1 --", "../../etc/passwd", "r-1"):
            assert (await problem(hall.table(id))).status == 404
        assert not hall._loading
        assert not hall._tables

    house.in_hall(tmp_path, scene)


def test_many_who_ask_at_once_for_a_table_get_the_same_one(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await house.open_table(hall, 2)
        hall._tables.clear()
        found = await asyncio.gather(*(hall.table(table.id) for _ in range(20)))
        assert len({id(each) for each in found}) == 1
        assert found[0] is not table
        assert house.facts(found[0]) == house.facts(table)
        assert not hall._loading

    house.in_hall(tmp_path, scene)
