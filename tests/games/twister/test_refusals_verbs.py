"""What verbs have in common is refused by the same rule at each of them, in the duel and alone.

Every row is a rule, a reason and the texts that are refused so; the position before it is laid in both games.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from games.twister import alone, table
from verlies.games.twister import state as s
from verlies.games.twister.dungeon import NUMBER
from verlies.games.twister.match import TwisterMatch

BOTH = ("duel", "alone")
ENEMIES = {"duel": ("mage", "colossus", "mechanork", "naga"), "alone": ("xanth", "yom", "cog_nito", "serpico")}


def lay(
    game: str, yellow: Mapping[str, str], enemies: Sequence[str] = (), wounded: Sequence[str] = (), **how: Any
) -> TwisterMatch:
    """Yellow's turn, with enemies on these squares; `wounded` are those on squares."""
    others = dict(zip(ENEMIES[game], enemies, strict=False))
    m = table.lay(yellow, others, **how) if game == "duel" else alone.lay(others, yellow, turn="person", **how)
    for square in wounded:
        m.wounded |= 1 << there(m, square)
    return forget(m)


def there(m: TwisterMatch, square: str) -> int:
    """The token on a square."""
    return m.where.index(NUMBER[square])


def forget(m: TwisterMatch) -> TwisterMatch:
    m._legal = {}
    return m


def refuses(m: TwisterMatch, rule: str, reason: str, texts: str) -> None:
    """All of these texts, for this reason."""
    moves = m.moves(0)
    for text in texts.split("; "):
        refusal = table.why_not(m, text)
        assert (text, refusal.rule, refusal.reason) == (text, rule, reason)
        assert text not in moves


# Who acts

ACTORS = {"naga": "d3", "cleric": "e3", "banshee": "d5", "mage": "e5", "telepath": "c3"}
FIRST_EDITION = {"troll": "f2", "wall_walker": "f4"}
NAMED = "go naga d4; take naga d4 rope; put naga d4; jump naga d5; lance naga d5; drink naga"
ABLE = f"{NAMED}; heal c3; push c3; burn c3"


def actors(game: str) -> dict[str, str]:
    return ACTORS | FIRST_EDITION if game == "duel" else ACTORS


def extras(game: str) -> dict[str, Any]:
    return {"extras": True, "teams": "free"} if game == "duel" else {}


@pytest.mark.rule("TW-REV-07", "TW-TEAM-42", "TW-WND-04", "TW-EXT-06", "TS-PLY-02", "TS-PLY-04")
@pytest.mark.parametrize(
    ("game", "place", "rule", "reason"),
    [
        ("duel", s.DOWN + 2, "TW-REV-07", "still_face_down"),
        ("duel", s.BOX, "TW-TEAM-42", "left_out"),
        ("duel", s.DEAD, "TW-WND-04", "eliminated"),
        ("duel", s.GONE, "TW-EXT-06", "has_left"),
        ("alone", s.DEAD, "TW-WND-04", "eliminated"),
        ("alone", s.GONE, "TW-EXT-06", "has_left"),
        ("alone", s.BAG, "TS-PLY-02", "still_in_bag"),
        ("alone", s.LOST, "TS-PLY-04", "out_of_game"),
    ],
)
def test_who_is_not_on_the_board_does_nothing(game: str, place: int, rule: str, reason: str) -> None:
    m = lay(game, actors(game), down=["S3"], **extras(game))
    for name in actors(game):
        if name != "telepath":
            m.where[table.token(m, f"yellow {name}")] = place
    refuses(forget(m), rule, reason, f"{ABLE}; recover; phase c4" if game == "duel" else ABLE)


@pytest.mark.rule("TW-WND-01", "TW-CHR-CLE-03")
@pytest.mark.parametrize("game", BOTH)
def test_who_is_wounded_or_was_healed_this_turn_does_nothing(game: str) -> None:
    texts = f"{ABLE}; phase c4" if game == "duel" else ABLE
    m = lay(game, actors(game), wounded=[*actors(game).values()], **extras(game))
    refuses(m, "TW-WND-01", "wounded", texts)
    m = lay(game, actors(game), **extras(game))
    table.healed(m, *(f"yellow {name}" for name in actors(game)))
    refuses(m, "TW-CHR-CLE-03", "healed_now", texts)


@pytest.mark.rule("TW-TRN-09", "TW-DT1-03", "TW-DT1-05", "TW-CHR-CLE-01", "TW-CHR-BAN-01", "TW-CHR-MAG-06")
@pytest.mark.parametrize("game", BOTH)
def test_who_is_not_in_the_team_does_nothing(game: str) -> None:
    m = lay(game, {"telepath": "c3"}, ["d3"])
    for rule, texts in (
        ("TW-TRN-09", NAMED.replace("naga", "goblin")),
        ("TW-DT1-03", "recover"),
        ("TW-DT1-05", "phase c4"),
    ):
        refuses(m, rule, "not_in_team", texts)


GATE = table.draw("c3 E #", "c4 E #")
WORKERS = {"backstabber": "c3", "colossus": "d4", "cleric": "d3", "mage": "f1", "banshee": "e1"}
WORK = "open 37A-P1; close 37A-P2"


def working(game: str, **how: Any) -> TwisterMatch:
    """Somebody stands where each thing that a team does can be done."""
    return lay(game, WORKERS, ["c2", "f4"], drawn=GATE, items={"bow": "d3", "fireball_wand": "f1"}, down=["S3"], **how)


@pytest.mark.rule("TW-TRN-11")
@pytest.mark.parametrize("game", BOTH)
def test_where_nobody_can_act_nothing_is_done(game: str) -> None:
    m = working(game, wounded=[*WORKERS.values()])
    table.gate(m, "37A-P2", "open")
    refuses(m, "TW-TRN-11", "nobody_acts", f"reveal S3; turn 37A cw; {WORK}; break 37A-P1; fight c2; shoot f4")
