"""The message port under fire: a clear answer to the sender, nothing for anybody else, and no change."""

from __future__ import annotations

import contextlib
import http.client
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from server import house
from verlies.server import messages as msg
from verlies.server.app import LARGEST_BODY, LARGEST_RECORD
from verlies.server.hall import Hall
from verlies.server.live import WRONG_KEY, decode
from verlies.server.places import LONGEST_NAME, clean_name
from verlies.server.speech import STATUS, Problem

QUICK = settings(max_examples=150, deadline=None, derandomize=True, database=None)
DEEP = "[" * 20_000 + "]" * 20_000
MALFORMED: dict[str, str | bytes] = {
    "nothing": "",
    "a blank": " ",
    "no JSON": "hello",
    "half of it": '{"type":"play","id":1,',
    "two at once": '{"type":"resign","id":1}{"type":"resign","id":2}',
    "a list": "[]",
    "null": "null",
    "no tag": '{"id":1}',
    "an unknown tag": '{"type":"cheat","id":1}',
    "a tag that is not a text": '{"type":1,"id":1}',
    "hello again": '{"type":"hello","seat":null,"secret":null}',
    "what the server says": '{"type":"done","id":1}',
    "an unknown field": '{"type":"resign","id":1,"seat":1}',
    "no id": '{"type":"resign"}',
    "an id that is not a number": '{"type":"resign","id":"1"}',
    "an id that is not a whole number": '{"type":"resign","id":1.5}',
    "an id that is null": '{"type":"resign","id":null}',
    "a number that is a truth": '{"type":"play","id":1,"move":"pass","number":true}',
    "a move that is not a text": '{"type":"play","id":1,"move":["pass"],"number":1}',
    "no number": '{"type":"play","id":1,"move":"pass"}',
    "a number beyond all": '{"type":"play","id":1,"move":"pass","number":1e999}',
    "no truth": '{"type":"agree","id":1,"yes":"yes"}',
    "NaN": '{"type":"go_back","id":1,"step":NaN}',
    "deep nesting": DEEP,
    "deep nesting within": '{"type":"why","id":1,"move":' + DEEP[:40_000] + "}",
    "a lone surrogate": '{"type":"why","id":1,"move":"\\ud800"}',
    "a NUL outside": '{"type":"resign","id":1}\x00',
    "broken UTF-8": b'{"type":"why","id":1,"move":"\xff\xfe"}',
    "a binary frame": b"\x00\x01\x02",
}
ODD: dict[str, dict[str, Any]] = {
    "a number of 4000 digits": {"type": "play", "id": 1, "move": "pass", "number": int("9" * 4000)},
    "a negative number": {"type": "play", "id": 1, "move": "pass", "number": -1},
    "a huge id": {"type": "why", "id": 10**200, "move": "pass"},
    "a huge step": {"type": "go_back", "id": 1, "step": 10**300},
    "a step before the first": {"type": "go_back", "id": 1, "step": -(10**30)},
    "a seat that does not exist": {"type": "substitute", "id": 1, "seat": 9, "level": "easy"},
    "a huge seat": {"type": "substitute", "id": 1, "seat": 10**40, "level": "easy"},
    "a seat below the first": {"type": "substitute", "id": 1, "seat": -1, "level": "easy"},
    "a level that does not exist": {"type": "substitute", "id": 1, "seat": 0, "level": "random"},
    "another's seat": {"type": "substitute", "id": 1, "seat": 1, "level": "easy"},
    "a move with a NUL": {"type": "why", "id": 1, "move": "pass\x00"},
    "an endless move": {"type": "why", "id": 1, "move": "build " * 10_000},
    "a move of the dealer": {"type": "play", "id": 1, "move": "room R001", "number": 0},
    "a hostile move": {"type": "why", "id": 1, "move": "<script>alert(1)</script>"},
    "a move in Fluent": {"type": "why", "id": 1, "move": "{ $seat } { -x } \\u0041"},
    "a preview of nonsense": {"type": "preview", "id": 1, "move": "\u202e"},
    "an answer that nobody asked for": {"type": "agree", "id": 1, "yes": True},
    "an endless name": {"type": "rename", "id": 1, "name": "x" * 60_000},
    "nothing to take back": {"type": "undo", "id": 1},
}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with house.serving(house.url(tmp_path_factory.mktemp("fire"))) as where:
        yield where


class Siege:
    """A table with somebody quiet at it, who must not notice anything, and somebody else who throws things."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.opened = house.new_table(address, house.mine(2, opened=1))
        self.quiet = house.Visitor.with_key(address, self.opened.keys[1])
        self.before = self.quiet.wait("state")

    def __enter__(self) -> Siege:
        return self

    def __exit__(self, *_: object) -> None:
        self.quiet.__exit__(None, None, None)

    def check(self) -> None:
        """Nothing has changed, nothing was sent, and the server goes on."""
        assert self.quiet.ask("why", move="")["type"] == "refused"
        noticed = [message for message in self.quiet.heard[1:-1] if message["type"] != "table"]
        assert noticed == []
        with house.Visitor.with_key(self.address, self.opened.keys[1]) as again:
            state = again.wait("state")
        for changing in ("places",):
            state["table"].pop(changing)
            self.before["table"].pop(changing)
        assert state == self.before


def check_refused(answer: dict[str, Any]) -> None:
    assert answer["type"] == "refused"
    assert answer["code"]
    assert answer["text"]["de"]
    assert answer["text"]["en"]
    assert len(json.dumps(answer)) < 1000


@pytest.fixture(scope="module")
def siege(address: str) -> Iterator[Siege]:
    with Siege(address) as table:
        yield table
        table.check()


# Over the socket


@pytest.mark.parametrize("name", MALFORMED)
def test_what_is_not_a_message_is_answered_and_the_connection_stays(siege: Siege, name: str) -> None:
    with house.Visitor.with_key(siege.address, siege.opened.keys[0]) as visitor:
        visitor.wait("state")
        frame = MALFORMED[name]
        visitor.say_raw(frame)
        answer = visitor.wait("refused")
        check_refused(answer)
        assert answer["code"] == "malformed"
        assert visitor.ask("why", move="")["rule"] == "CORE-TEXT"


@pytest.mark.parametrize("name", ODD)
def test_what_cannot_be_done_is_answered_to_its_sender_only(siege: Siege, name: str) -> None:
    with house.Visitor.with_key(siege.address, siege.opened.keys[0]) as visitor:
        visitor.wait("state")
        message = ODD[name]
        visitor.say_raw(json.dumps(message))
        answer = visitor.wait("refused")
        check_refused(answer)
        assert answer["id"] == message["id"]


@pytest.mark.parametrize("frame", ["", "nonsense", '{"type":"resign","id":1}', DEEP, b"\xff", '{"type":"hello","x":1}'])
def test_whoever_does_not_say_hello_is_sent_away_with_a_reason(siege: Siege, frame: str | bytes) -> None:
    with house.dial(siege.address, siege.opened.table) as socket:
        socket.send(frame)
        check_refused(json.loads(socket.recv(house.PATIENCE)))
        with pytest.raises(Exception, match=str(WRONG_KEY)):
            socket.recv(house.PATIENCE)


def test_whoever_says_nothing_hears_nothing(siege: Siege) -> None:
    with house.dial(siege.address, siege.opened.table) as silent:
        with house.Visitor(siege.address, siege.opened.table) as spectator:
            spectator.wait("state")
        with pytest.raises(TimeoutError):
            silent.recv(0.05)


def test_a_frame_that_is_too_big_ends_the_connection(siege: Siege) -> None:
    with house.Visitor.with_key(siege.address, siege.opened.keys[0]) as visitor:
        visitor.wait("state")
        visitor.say_raw('{"type":"why","id":1,"move":"' + "x" * LARGEST_BODY + '"}')
        assert visitor.code() == 1009


def test_a_flood_of_messages_is_answered_one_by_one(siege: Siege) -> None:
    with house.Visitor.with_key(siege.address, siege.opened.keys[0]) as visitor:
        visitor.wait("state")
        for first in range(0, 200, 40):
            flood = range(first, first + 40)
            for at in flood:
                visitor.say_raw(json.dumps({"type": "why", "id": at, "move": "pass"}))
            assert [visitor.wait("refused")["id"] for _ in flood] == list(flood)


# Over HTTP


def test_malformed_bodies_are_answered_everywhere(siege: Siege) -> None:
    key = siege.opened.keys[0]
    head = {"authorization": f"Bearer {key.seat}.{key.secret}"}
    table = f"/api/tables/{key.table}"
    with httpx.Client(base_url=siege.address, headers=head, timeout=house.PATIENCE) as client:
        for path in ("/api/tables", "/api/tables/mine", f"{table}/seats", f"{table}/messages"):
            for body in MALFORMED.values():
                answer = client.post(path, content=body)
                assert answer.status_code == 400, (path, body)
                check_refused(answer.json())
                assert answer.json()["code"] == "malformed"
        for message in ODD.values():
            answer = client.post(f"{table}/messages", content=json.dumps(message))
            check_refused(answer.json())
            expected = 200 if message["type"] == "why" else STATUS.get(answer.json()["code"], 400)
            assert answer.status_code == expected, message


@pytest.mark.parametrize(
    "header",
    [
        "", "Bearer", "Bearer x", "Bearer 0", "Bearer 0.", "Bearer 0.wrong", "Bearer -1.x", "Bearer 99.x",
        "Bearer 1e1.x", "Basic 0.x", "Bearer 0x0.y", "Bearer \u0660.x", "Bearer 000.x", "bearer 7.x", "Bearer ..",
    ],
)  # fmt: skip
def test_a_wrong_key_opens_nothing(siege: Siege, header: str) -> None:
    head = {b"authorization": header.encode()}
    for method, path in (("GET", ""), ("POST", "/messages")):
        answer = httpx.request(
            method,
            f"{siege.address}/api/tables/{siege.opened.table}{path}",
            headers=head,
            content=b'{"type":"resign","id":1}' if method == "POST" else None,
            timeout=house.PATIENCE,
        )
        assert answer.status_code in (403, 404)
        assert answer.json()["code"] in ("wrong_key", "no_seat")
        check_refused(answer.json())


def test_without_a_key_one_may_look_and_not_touch(siege: Siege) -> None:
    path = f"{siege.address}/api/tables/{siege.opened.table}"
    assert httpx.get(path, timeout=house.PATIENCE).json()["seat"] is None
    answer = httpx.post(f"{path}/messages", json={"type": "resign", "id": 1}, timeout=house.PATIENCE)
    assert answer.json()["code"] == "watching"


@pytest.mark.parametrize(
    ("body", "code", "status"),
    [
        ({"game": "chess", "seats": [{}]}, "no_game", 404),
        ({"game": "../designer", "seats": [{}]}, "no_game", 404),
        ({"game": "", "seats": [{}]}, "no_game", 404),
        ({"game": "core", "seats": [{}]}, "no_game", 404),
        ({"game": "designer", "seats": []}, "seats", 400),
        ({"game": "designer", "seats": [{}] * 1000}, "seats", 400),
        ({"game": "designer", "seats": [{}], "options": {"x": 1}}, "option", 400),
        ({"game": "designer", "seats": [{}], "options": {"x" * 40_000: 1}}, "option", 400),
        ({"game": "designer", "seats": [{}], "options": {"shrines": "perhaps" * 1000}}, "option", 400),
        ({"game": "designer", "seats": [{}], "options": {"shrines": 10**40}}, "option", 400),
        ({"game": "designer", "seats": [{}], "options": {"shrines": None}}, "malformed", 400),
        ({"game": "designer", "seats": [{}], "options": {"shrines": 1.5}}, "malformed", 400),
        ({"game": "designer", "seats": [{"level": "x"}]}, "no_level", 400),
        ({"game": "designer", "seats": [{"mine": 1}]}, "malformed", 400),
        ({"game": "designer", "seats": [{"lock": "x"}]}, "malformed", 400),
        ({"game": "designer", "seats": [{}], "host": 0}, "malformed", 400),
        ({"game": "designer", "seats": [{"name": "x" * 31}]}, "name", 400),
        ({"game": "designer", "seats": [{}], "name": "a" + "\u0301" * 31}, "name", 400),
    ],
)
def test_tables_that_cannot_be_are_refused(address: str, body: dict[str, Any], code: str, status: int) -> None:
    answer = httpx.post(f"{address}/api/tables", json=body, timeout=house.PATIENCE)
    assert (answer.json()["code"], answer.status_code) == (code, status)
    check_refused(answer.json())


def test_bodies_that_are_too_big_are_not_read_to_the_end(address: str) -> None:
    for path, largest in (("/api/tables", LARGEST_BODY), ("/api/records", LARGEST_RECORD)):
        answer = httpx.post(f"{address}{path}", content=b" " * (largest + 1), timeout=house.PATIENCE)
        assert answer.status_code == 413
        check_refused(answer.json())


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "NONSENSE"])
@pytest.mark.parametrize("path", ["/", "/api/tables", "/api/version", "/api/nowhere", "/assets/x.js"])
def test_other_methods_are_refused(address: str, method: str, path: str) -> None:
    answer = httpx.request(method, f"{address}{path}", timeout=house.PATIENCE)
    assert answer.status_code in (404, 405)


def test_head_is_get_without_a_body(address: str) -> None:
    for path in ("/api/version", "/api/games", "/"):
        answer = httpx.head(f"{address}{path}")
        assert (answer.status_code, answer.content) == (200, b"")


IDS = [
    "x",
    "%2e%2e",
    "%00",
    "a" * 3000,
    "' OR 1=1",
    "r-",
    "r-" + "0" * 20,
    "r-%00",
    "%F0%9F%98%80",
    "%ff",
    "a%2fb",
]


@pytest.mark.parametrize("id", IDS)
def test_what_does_not_exist_is_not_found(address: str, id: str) -> None:
    for path in (f"/api/tables/{id}", f"/api/replays/{id}", f"/api/replays/{id}/record", f"/api/replays/{id}/steps/0",
                 f"/api/games/{id}/box", f"/api/games/{id}/rules", f"/api/{id}"):  # fmt: skip
        answer = httpx.get(f"{address}{path}", timeout=house.PATIENCE)
        assert answer.status_code == 404, (path, answer.text[:100])
        check_refused(answer.json())


@pytest.mark.parametrize(
    "path",
    ["/../pyproject.toml", "/..%2f..%2f__init__.py", "/%2e%2e/app.py", "/assets/../../app.py",
     "/assets/%2e%2e/%2e%2e/app.py",
     "/assets/..%5c..%5capp.py", "/.svg", "/%00.svg", f"/{'a' * 300}.svg", "/..svg", "/../messages.svg", "/assets/%00",
     f"/assets/{'a' * 300}", "/assets//etc/passwd", "//etc/passwd", "/%2fetc%2fpasswd", "/sources.sha256"],
)  # fmt: skip
def test_no_file_but_the_client_is_handed_out(address: str, path: str) -> None:
    port = int(address.rpartition(":")[2])
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=house.PATIENCE)
    connection.request("GET", path)
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    assert answer.status in (200, 404)
    page = httpx.get(f"{address}/", timeout=house.PATIENCE).content
    assert answer.status == 404 or body == page
    assert b"root:" not in body
    assert b"import " not in body or body == page


def test_every_page_forbids_what_a_page_needs_not(address: str) -> None:
    for path in ("/", "/table/x", "/api/version", "/api/nowhere", "/assets/nothing.js"):
        head = httpx.get(f"{address}{path}", timeout=house.PATIENCE).headers
        assert "default-src 'self'" in head["content-security-policy"]
        assert "script-src" not in head["content-security-policy"]
        assert head["x-content-type-options"] == "nosniff"
        assert head["referrer-policy"] == "no-referrer"
        assert head["cache-control"] == "no-cache"


# Names


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ada", "Ada"),
        ("  Ada \t\n Lovelace  ", "Ada Lovelace"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("\u202eevil\u2066", "evil"),
        ("a\u200bb\u200dc\ufeff", "abc"),
        ("\x00\x07\x1b[31mred", "[31mred"),
        (" \u00a0\u2003\u3000 ", ""),
        ("\u2028\u2029", ""),
        ("e\u0301", "é"),
        ("{ $seat }", "{ $seat }"),
        ("\U000e0041\U000e0042", ""),
        ("\ue000\uf8ff", ""),
        ("x" * LONGEST_NAME, "x" * LONGEST_NAME),
        ("\u200b" * 50_000 + "x", "x"),
        ("\u3164\u115f\u2800\ufe0f", ""),
    ],
)
def test_a_name_is_what_can_be_seen_of_it(name: str, shown: str) -> None:
    assert clean_name(name) == shown


@given(st.text(max_size=60))
@QUICK
def test_every_name_is_clean_or_too_long(name: str) -> None:
    with contextlib.suppress(Problem):
        shown = clean_name(name)
        assert len(shown) <= LONGEST_NAME
        assert shown == "" or shown.isprintable()
        assert clean_name(shown) == shown


# Anything at all

_texts = st.one_of(
    st.text(max_size=30), st.sampled_from(["pass", "resign", "build R001 1", "buy M01 upper", "easy", ""])
)
_numbers = st.one_of(st.integers(), st.integers(-3, 9))
_values = st.recursive(
    st.one_of(st.none(), st.booleans(), _numbers, st.floats(), _texts),
    lambda inner: st.lists(inner, max_size=3),
    max_leaves=4,
)
_fields = st.sampled_from(["type", "id", "move", "number", "seat", "level", "step", "yes", "name", "secret", "x"])
_decoder = msgspec.json.Decoder(msg.ClientMessage)


@given(st.one_of(st.text(), st.binary(), st.dictionaries(_fields, _values).map(json.dumps)))
@QUICK
def test_anything_is_a_message_or_a_problem(text: str | bytes) -> None:
    with contextlib.suppress(Problem):
        assert isinstance(decode(_decoder, text), msgspec.Struct)


@given(st.data())
@settings(QUICK, max_examples=30, suppress_health_check=list(HealthCheck))
def test_any_message_is_answered_and_a_refusal_changes_nothing(data: st.DataObject) -> None:
    build = {
        "play": st.builds(msg.Play, _numbers, _texts, _numbers), "why": st.builds(msg.Why, _numbers, _texts),
        "preview": st.builds(msg.Preview, _numbers, _texts), "undo": st.builds(msg.Undo, _numbers),
        "go_back": st.builds(msg.GoBack, _numbers, _numbers), "agree": st.builds(msg.Agree, _numbers, st.booleans()),
        "substitute": st.builds(msg.Substitute, _numbers, _numbers, st.one_of(st.none(), _texts)),
        "rename": st.builds(msg.Rename, _numbers, _texts), "hint": st.builds(msg.Hint, _numbers),
    }  # fmt: skip

    async def scene(hall: Hall) -> None:
        table = await house.open_table(hall, 2)
        guest = (await house.visit(hall, table, 1))[0]
        for _ in range(12):
            seat = data.draw(st.sampled_from([0, 1, None]))
            message = data.draw(st.one_of(*build.values()))
            before, sent = house.facts(table), len(guest.sent)
            answer = await hall.answer(table, seat, message)
            assert msgspec.json.decode(msgspec.json.encode(answer))["id"] == message.id
            if isinstance(answer, msg.Refused):
                assert (house.facts(table), len(guest.sent)) == (before, sent)
                assert answer.text.de
                assert answer.text.en

    house.in_hall(None, scene)


def test_moves_out_of_turn_out_of_seat_and_repeated_are_refused(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await house.open_table(hall, 2)
        guests = await house.visit(hall, table, 0, 1, None)
        mine_, theirs = house.play(table, 0), house.play(table, 1)
        sent = [len(guest.sent) for guest in guests]
        before = house.facts(table)
        rng = Random(1)
        illegal = [text for text in table.match.candidates(0) if text not in table.match.moves(0) and text != "resign"]
        wrong = [
            msg.Play(1, theirs.move, theirs.number),
            *(msg.Play(2, rng.choice(illegal), house.number(table, 0)) for _ in range(50)),
        ]
        for message in wrong:
            answer = await hall.answer(table, 0, message)
            assert isinstance(answer, msg.Refused)
            assert answer.rule
        assert house.facts(table) == before
        assert [len(guest.sent) for guest in guests] == sent
        assert isinstance(await hall.answer(table, 0, mine_), msg.Done)
        repeated = await hall.answer(table, 0, mine_)
        assert isinstance(repeated, msg.Refused)
        assert repeated.rule == "CORE-STALE"

    house.in_hall(tmp_path, scene)
