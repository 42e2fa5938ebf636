"""Plain data is what a type says of it, or the first difference is named."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

import pytest

from verlies.proof.shapes import misfit

Side = Literal["n", "s"]


class Point(TypedDict):
    x: int
    name: NotRequired[str | None]


class Named(Point):
    sides: dict[Side, bool]


FITTING: list[tuple[object, Any]] = [
    ({"x": 1}, Point),
    ({"x": 1, "name": None}, Point),
    ({"x": 1, "sides": {"n": True, "s": False}}, Named),
    ([{"x": 1}, None], list[Point | None]),
    (["a", 1], Annotated[list[str | int], tuple[str, int]]),
    ({"any": 1.5}, dict[str, float]),
    (2, float),
    ({"whatever": [1]}, dict[str, Any]),
    ([], list[Point]),
]
OTHER: list[tuple[object, Any, str]] = [
    ({}, Point, "it has the fields ['x']"),
    ({"x": 1, "y": 2}, Point, "it has the fields ['y']"),
    ({"x": True}, Point, "it.x is 'True'"),
    ({"x": None}, Point, "it.x is 'None'"),
    ({"x": 1, "name": 2}, Point, "it.name is '2'"),
    ([], Point, "not an object"),
    ({"x": 1, "sides": {"n": True}}, Named, "it.sides has the fields ['s']"),
    ({"x": 1, "sides": {"n": True, "s": 0}}, Named, "it.sides.s is '0'"),
    ([{"x": 1}, {"x": "1"}], list[Point], "it[1].x is '1'"),
    ([{"x": "1"}], list[Point | None], "it[0].x is '1'"),
    (["a", 1, 2], Annotated[list[str | int], tuple[str, int]], "not a list"),
    (("a", 1), Annotated[list[str | int], tuple[str, int]], "not a list"),
    ((1,), list[int], "not a list"),
    ({1: 1}, dict[str, int], "it is '1'"),
    ({"a": "b"}, dict[str, int], "it.a is 'b'"),
    (None, dict[str, int], "not an object"),
    ("e", Side, "it is 'e'"),
    (True, Literal[1, 2], "it is 'True'"),
    ("1", int | None, "it is '1'"),
    (1.5, int, "it is '1.5'"),
]


@pytest.mark.parametrize(("thing", "hint"), FITTING)
def test_what_fits(thing: object, hint: Any) -> None:
    assert misfit(thing, hint) is None


@pytest.mark.parametrize(("thing", "hint", "said"), OTHER)
def test_what_does_not(thing: object, hint: Any, said: str) -> None:
    assert said in str(misfit(thing, hint))
