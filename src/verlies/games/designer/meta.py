"""Dungeon Designer on the shelf: title, seats, options."""

from __future__ import annotations

from pathlib import Path

from verlies.core.game import Game, Option
from verlies.games.designer.board import board
from verlies.games.designer.challenges import switches
from verlies.games.designer.content import load
from verlies.games.designer.match import DesignerMatch
from verlies.games.designer.scoring import JAEL_NAME
from verlies.games.designer.view_types import View

GAME = Game(
    id="designer",
    title={"de": "Dungeon Designer", "en": "Dungeon Designer"},
    blurb={
        "de": "Bau in vier Jahren das gefährlichste Verlies: Räume wählen, weitergeben, Plättchen kaufen.",
        "en": "Build the most dangerous dungeon in four years: draft rooms, pass them on, buy tiles.",
    },
    seats=range(1, 6),
    usual_seats=4,
    minutes=45,
    options=(
        Option(
            "hidden_selection",
            False,
            {
                "de": "Gewählte Räume bleiben verdeckt, bis alle gewählt haben.",
                "en": "Chosen rooms stay face down until everybody has chosen.",
            },
            idle=range(1, 2),
        ),
        Option(
            "shrines",
            False,
            {
                "de": "Mini-Erweiterung Schreine & Brunnen: 7 Räume mehr.",
                "en": "Mini expansion Shrines & Fountains: 7 more rooms.",
            },
        ),
        Option(
            "shrine_powers",
            True,
            {
                "de": "Schreine tauschen Räume, Brunnen bewegen Plättchen (nur mit der Erweiterung).",
                "en": "Shrines swap rooms, fountains move tiles (only with the expansion).",
            },
            idle_with={"shrines": (False,)},
        ),
        Option(
            "difficulty",
            "normal",
            {
                "de": "Wie stark Jael ist (nur allein).",
                "en": "How strong Jael is (solo only).",
            },
            ("normal", "legendary"),
            idle=range(2, 6),
        ),
    ),
    rule_prefixes=("DD",),
    folder=Path(__file__).parent,
    match=DesignerMatch,
    view=View,
    load=load,
    board=board,
    switches=switches,
    automas=(JAEL_NAME,),
    reasons=("scored", "solo_won", "solo_lost"),
)
