"""Dungeon Twister on the shelf: title, seats, options."""

from __future__ import annotations

from pathlib import Path

from verlies.core.game import Change, Game, Option
from verlies.games.twister.board import board
from verlies.games.twister.content import load, switches
from verlies.games.twister.match import TwisterMatch
from verlies.games.twister.solo.cards import LEVELS
from verlies.games.twister.teams import HANDICAPS
from verlies.games.twister.view_types import View

ALONE = range(1, 2)
SCENARIOS = ("first_steps", "hands_full", "drawn_blades", "full_prison")

GAME = Game(
    id="twister",
    title={"de": "Dungeon Twister: Prison", "en": "Dungeon Twister: Prison"},
    blurb={
        "de": "Zu zweit oder allein in Hallen, die sich drehen: Bring deine Figuren hinaus oder schalte andere aus.",
        "en": "For two or alone, in halls that turn: lead your figures out, or put the others out of action.",
    },
    seats=range(1, 3),
    usual_seats=2,
    minutes=60,
    options=(
        Option(
            "solo",
            "off",
            {
                "de": "Allein gegen den Nicht-Spieler, von Rosa (sehr leicht) bis Schwarz (sehr schwer).",
                "en": "Alone against the non-player, from pink (very easy) to black (very hard).",
            },
            ("off", *LEVELS),
            seats={"off": range(2, 3), **dict.fromkeys(LEVELS, ALONE)},
        ),
        Option(
            "vision",
            False,
            {
                "de": "Manche Karten öffnen Hallen von selbst (nur allein).",
                "en": "Some cards open halls by themselves (solo only).",
            },
            idle=range(2, 3),
        ),
        Option(
            "teams",
            "standard",
            {
                "de": "Wie die Teams entstehen: wie in der Schachtel, frei gewählt, gleich, reihum, oder ein Szenario.",
                "en": "How teams are built: as in the box, chosen freely, equal, drafted, or by a scenario.",
            },
            ("standard", "free", "equal", "draft", *SCENARIOS),
            idle=ALONE,
        ),
        Option(
            "halls",
            "printed",
            {
                "de": "Welche Hallen im Spiel sind: die gedruckten, unsere eigenen, oder Paare aus beiden.",
                "en": "Which halls are in the game: the printed ones, our own, or pairs of both.",
            },
            ("printed", "alternative", "both"),
            idle_with={"teams": SCENARIOS},
        ),
        Option(
            "extras",
            False,
            {
                "de": "Fünf Figuren und vier Gegenstände der ersten Ausgabe stehen mit zur Wahl.",
                "en": "Five characters and four items of the first edition can be chosen, too.",
            },
            idle=ALONE,
            idle_with={"teams": ("standard", *SCENARIOS)},
        ),
        Option(
            "handicap",
            "none",
            {
                "de": "Wer stärker ist, lässt heimlich eine bis vier Figuren weg.",
                "en": "The stronger side secretly leaves out one to four characters.",
            },
            tuple(HANDICAPS),
            idle=ALONE,
            idle_with={"teams": SCENARIOS},
        ),
        Option(
            "target",
            5,
            {"de": "Siegpunkte, die das Spiel gewinnen.", "en": "Victory points that win the game."},
            (5, 6, 7),
            idle=ALONE,
            idle_with={"teams": SCENARIOS},
        ),
        Option(
            "turn_limit",
            200,
            {
                "de": "Nach so vielen Zügen ist Schluss, und wer mehr Punkte hat, gewinnt.",
                "en": "After so many turns the game ends, and the higher score wins.",
            },
            (200, 400),
        ),
        Option(
            "opening",
            "common",
            {
                "de": "Wie hoch Aktionskarten anfangs sein dürfen: für beide gemeinsam, für jede Seite, oder frei.",
                "en": "How high action cards may be at first: for both together, for each side, or freely.",
            },
            ("common", "per_player", "none"),
            idle=ALONE,
        ),
        Option(
            "push_exit",
            True,
            {
                "de": "Wer von einer Schockwelle ins Ziel gestoßen wird, hat das Verlies verlassen.",
                "en": "A figure pushed into its goal by a shock wave has left the dungeon.",
            },
        ),
    ),
    rule_prefixes=("TW", "TS"),
    folder=Path(__file__).parent,
    match=TwisterMatch,
    view=View,
    load=load,
    board=board,
    switches=switches,
    automas=("non_player",),
    manual=("end", "next"),
    wanders=True,
    reasons=("points", "deserted", "stranded", "helpless", "turn_limit"),
    changes=(
        Change(
            2,
            "2026-11-16",
            ("TS-ITM-09", "TS-PSH-05", "TS-PER-03", "TS-VIS-05", "TW-ITM-LAN-03", "TW-ROP-03"),
            {
                "de": "Nach einem Gegenstand folgt nur mit übrigen AP etwas; NSC scheuen keinen Stoß über die blaue "
                "Startzone; Serpico liefert auch später ab; wen die Vision zeigt, der handelt noch im selben Zug; "
                "neben Verwundeten ruht die Lanze; die Diebin befestigt Seile auch an Gruben.",
                "en": "After an item only AP that are left bring more; NPCs shun no push over the blue start zone; "
                "Serpico delivers later, too; whom the vision shows still acts in that turn; beside a wounded enemy "
                "the lance rests; the Thief fastens ropes to pits, too.",
            },
        ),
    ),
)
