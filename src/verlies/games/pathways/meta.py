"""Pathways on the shelf: title, seats, options."""

from __future__ import annotations

from pathlib import Path

from verlies.core.game import Change, Game, Option
from verlies.games.pathways.board import board
from verlies.games.pathways.content import load, switches
from verlies.games.pathways.match import PathwaysMatch
from verlies.games.pathways.view_types import View

VERSUS = range(2, 6)
TOGETHER = ("normal", "hard")
SEATS = ("1", "2", "3", "4", "5")

GAME = Game(
    id="pathways",
    title={"de": "Pathways", "en": "Pathways"},
    blurb={
        "de": "Leg aus fünf Karten einen Dungeon und zeichne den einen Weg, der am meisten findet.",
        "en": "Lay a dungeon of five cards and draw the one path that finds most.",
    },
    seats=range(1, 6),
    usual_seats=3,
    minutes=60,
    options=(
        Option(
            "coop",
            "off",
            {"de": "Miteinander: Missionen statt Zielen.", "en": "Together: missions instead of goals."},
            ("off", *TOGETHER),
            seats={"off": VERSUS},
            together=TOGETHER,
        ),
        Option(
            "stickers",
            0,
            {
                "de": "Aufkleber, mit denen jede Abenteuergruppe beginnt (nur miteinander).",
                "en": "Stickers that each adventure group starts with (only together).",
            },
            (0, 1, 2, 3),
            idle_with={"coop": ("off",)},
        ),
        Option(
            "stickers_differ",
            False,
            {
                "de": "Jede Abenteuergruppe sagt selbst, welche Aufkleber sie hat; so viele sind dann die meisten.",
                "en": "Each adventure group says itself which stickers it has; that many are the most then.",
            },
            idle_with={"coop": ("off",), "stickers": (0,)},
        ),
        Option(
            "first_player",
            "random",
            {
                "de": "Wer in der 1. Runde zuerst einkauft: ein Platz oder der Zufall (nur gegeneinander).",
                "en": "Who shops first in round 1: a seat, or chance (only in versus).",
            },
            ("random", *SEATS),
            seats={seat: range(int(seat), 6) for seat in SEATS},
            idle_with={"coop": TOGETHER},
        ),
        Option(
            "hide_building",
            True,
            {
                "de": "Was andere bauen, bleibt verdeckt, bis alle fertig sind (nur gegeneinander).",
                "en": "What others build stays hidden until all have finished (only in versus).",
            },
            idle_with={"coop": TOGETHER},
        ),
        Option(
            "time_bonus",
            "race",
            {
                "de": "Sanduhren: wer zuerst fertig ist, wer am kürzesten baut, oder gar nicht.",
                "en": "Hourglasses: first to finish, shortest building time, or ignored.",
            },
            ("race", "clock", "off"),
            idle_with={"coop": TOGETHER},
        ),
        Option(
            "timer",
            0,
            {"de": "Sekunden zum Erkunden; 0 ist ohne Grenze.", "en": "Seconds to explore; 0 is without limit."},
            (0, 120, 240, 480),
        ),
        Option(
            "strict_ports",
            False,
            {
                "de": "Jeder Anschluss, der an eine Karte grenzt, muss verbunden sein.",
                "en": "Every port that faces a card must be linked.",
            },
        ),
        Option(
            "gentle_start",
            False,
            {
                "de": "Das erste Ziel kommt auf Startkarten vor.",
                "en": "The first goal is one that start cards show.",
            },
            idle_with={"coop": TOGETHER},
        ),
    ),
    rule_prefixes=("PA",),
    folder=Path(__file__).parent,
    match=PathwaysMatch,
    view=View,
    load=load,
    board=board,
    switches=switches,
    reasons=("scored", "missions", "peril", "time"),
    manual=("submit",),
    quiet=("card_laid", "drawn", "exit_ticked", "exit_crossed"),
    changes=(
        Change(
            2,
            "2026-11-16",
            ("PA-COO-13", "PA-SPB-SB13"),
            {
                "de": "Artefakte für den Weg wählst du bis zur Abgabe; was auf keinem Weg geholfen hat, behältst du.",
                "en": "Artefacts for a path are chosen until you hand in; what has helped no path is kept.",
            },
        ),
    ),
)
