"""Lantern on the shelf."""

from __future__ import annotations

from pathlib import Path

from verlies.core.game import Game
from verlies.games.lantern.board import board
from verlies.games.lantern.content import load
from verlies.games.lantern.match import LanternMatch

GAME = Game(
    id="lantern",
    title={"de": "Laterne", "en": "Lantern"},
    blurb={
        "de": "Zwei schleichen durch die Schatzkammer: Das hellere Licht bekommt den Schatz.",
        "en": "Two sneak through a vault: the brighter light takes the treasure.",
    },
    seats=range(2, 3),
    usual_seats=2,
    minutes=5,
    options=(),
    rule_prefixes=("LA",),
    folder=Path(__file__).parent,
    match=LanternMatch,
    load=load,
    board=board,
    reasons=("plundered",),
    template=True,
)
