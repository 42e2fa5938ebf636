"""Tiny Epic Dungeons on the shelf: title, seats, options."""

from __future__ import annotations

from pathlib import Path

from verlies.core.game import Change, Game, Option
from verlies.games.tiny.board import board
from verlies.games.tiny.content import load
from verlies.games.tiny.effects import switches
from verlies.games.tiny.match import TinyMatch
from verlies.games.tiny.view_types import View

BOSSES = ("blood_count", "lich", "demon_lord", "dragon")

GAME = Game(
    id="tiny",
    title={"de": "Tiny Epic Dungeons", "en": "Tiny Epic Dungeons"},
    blurb={
        "de": "Gemeinsam ins Verlies: Räume erkunden, Schergen besiegen, den Endgegner fällen, ehe es dunkel wird.",
        "en": "Into the dungeon together: explore rooms, beat minions, slay the boss before the torch burns out.",
    },
    seats=range(2, 5),
    usual_seats=3,
    minutes=60,
    options=(
        Option(
            "heroes",
            "chosen",
            {
                "de": "Wie die Helden verteilt werden: frei gewählt, zufällig, oder einer von zwei zugeteilten.",
                "en": "How heroes are given out: chosen freely, at random, or one of two dealt to each seat.",
            },
            ("chosen", "random", "drafted"),
        ),
        Option(
            "boss",
            "random",
            {
                "de": "Welcher Endgegner im Hort wartet: ein unbekannter oder ein bestimmter.",
                "en": "Which boss waits in the lair: an unknown one, or one that you name.",
            },
            ("random", *BOSSES),
        ),
        Option(
            "difficulty",
            "any",
            {
                "de": "Wie schwer der unbekannte Endgegner ist.",
                "en": "How hard the unknown boss is.",
            },
            ("any", "easy", "medium", "hard"),
            idle_with={"boss": BOSSES},
        ),
    ),
    rule_prefixes=("TE",),
    folder=Path(__file__).parent,
    match=TinyMatch,
    view=View,
    load=load,
    board=board,
    switches=switches,
    reasons=("boss_slain", "fifth_goblin", "torch_out", "nothing_to_explore"),
    together=True,
    wanders=True,
    changes=(
        Change(
            2,
            "2026-11-16",
            ("TE-FRE-02",),
            {
                "de": "Vor einem Wurf wird nicht mehr gefragt, wenn man nur eine Karte ablegen könnte.",
                "en": "Before a roll nobody is asked any more if there is nothing to decide but discarding a card.",
            },
        ),
    ),
)
