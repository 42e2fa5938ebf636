"""Layouts and paths with known answers (vectors.json, made by make_vectors.py), proved with the engine."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from games.pathways.both import Held, all_build, best, builder, standing
from games.pathways.brute import MEANS
from games.pathways.brute_search import Aim
from verlies.core.errors import BadPlan
from verlies.games.pathways.layout import fault
from verlies.games.pathways.match import PathwaysMatch

Vector = dict[str, Any]
VECTORS: dict[str, list[Vector]] = json.loads((Path(__file__).parent / "vectors.json").read_text("utf-8"))
BY_ID = {vector["id"]: vector for vector in VECTORS["optima"]}


def cards(layout: str) -> list[list[str]]:
    return [card.split() for card in layout.split(", ")]


def to_build(layout: str, held: Held) -> PathwaysMatch:
    """Seat 0 holds the cards of a layout, and these tokens and books."""
    return builder(all_build(), (card for card, *_ in cards(layout)), held)


def built(layout: str, held: Held, path: str = "") -> PathwaysMatch:
    match = to_build(layout, held)
    for move in match.plan(0, f"{layout}; {path}"):
        match.play(0, move)
    return match


def refused(layout: str, held: Held, path: str) -> tuple[str, int]:
    """The rule that a plan breaks, and with which operation of its path, counted from 1."""
    with pytest.raises(BadPlan) as caught:
        to_build(layout, held).plan(0, f"{layout}; {path}")
    return caught.value.refusal.rule, caught.value.number - len(cards(layout))


@pytest.mark.rule("PA-EX-11")
def test_there_are_as_many_vectors_of_each_kind_as_the_rules_say() -> None:
    assert {name: len(vectors) for name, vectors in VECTORS.items()} == {
        "legality": 70, "optima": 36, "invalid_paths": 55, "crossing": 3,
    }  # fmt: skip
    kinds = [vector["kind"] for vector in VECTORS["legality"]]
    special = ("no link, though connected", "apart", "joined underground only")
    assert [kinds.count(kind) for kind in special] == [4, 3, 3]


@pytest.mark.rule("PA-EX-11")
@pytest.mark.parametrize("vector", VECTORS["legality"], ids=lambda vector: vector["layout"])
def test_a_layout_is_legal_or_breaks_the_rule_named(vector: Vector) -> None:
    content = all_build().content
    faces = [
        (content.faces[content.card_ids.index(card)][rot == "180"], int(x), int(y))
        for card, rot, x, y in cards(vector["layout"])
    ]
    assert fault(faces) == vector["rule"]
    if vector["rule"] is None:
        built(vector["layout"], {})
    else:
        with pytest.raises(BadPlan):
            to_build(vector["layout"], {}).plan(0, vector["layout"])


@pytest.mark.rule("PA-EX-11")
@pytest.mark.parametrize("vector", VECTORS["optima"], ids=lambda vector: vector["id"])
def test_no_path_is_worth_more_than_the_one_named(vector: Vector) -> None:
    aim = Aim(vector["goal"], vector["points"], vector["coin_value"], vector["exit_value"])
    found = best(built(vector["layout"], vector["tokens"]), aim)
    assert (found.value, found.proved) == (vector["optimum"], True)
    stands = standing(built(vector["layout"], vector["tokens"], vector["path"]))
    assert stands.finds == vector["finds"]
    assert (stands.end == "exit") is vector["exit"]
    unused = {item: stands.held.get(item, 0) + stands.held.get(token, 0) for token, (item, *_) in MEANS.items()}
    assert {item: number for item, number in unused.items() if number} == vector["unused"]
    worth = sum(number * aim.each(kind) for kind, number in stands.finds.items())
    assert worth + (aim.exit_value if vector["exit"] else 0) == vector["optimum"]


@pytest.mark.rule("PA-EX-11")
@pytest.mark.parametrize(
    "vector", VECTORS["invalid_paths"], ids=lambda vector: f"{vector['rule']} {vector['layout_of']}"
)
def test_a_path_breaks_the_rule_named_with_its_last_operation(vector: Vector) -> None:
    on = BY_ID[vector["layout_of"]]
    last = len(vector["path"].split(", "))
    assert refused(on["layout"], on["tokens"], vector["path"]) == (vector["rule"], last)


@pytest.mark.rule("PA-EX-11", "PA-SPB-SB8")
@pytest.mark.parametrize("vector", VECTORS["crossing"], ids=lambda vector: vector["layout"])
def test_a_path_that_crosses_itself_is_legal_with_the_book_only(vector: Vector) -> None:
    layout, tokens, path = vector["layout"], vector["tokens"], vector["path"]
    assert refused(layout, tokens, path) == ("PA-PTH-05", len(path.split(", ")))
    built(layout, tokens | {"SB-8": 1}, path)
