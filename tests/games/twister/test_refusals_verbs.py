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
ENEMIES = {
    "duel": ("mage", "colossus", "mechanork", "naga"),
    "alone": ("serpico", "snake_slissken", "franz_rapyd", "missis_hiss"),
}


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
    return lay(game, WORKERS, ["c2", "f3"], drawn=GATE, items={"bow": "d3", "fireball_wand": "f1"}, down=["S3"], **how)


@pytest.mark.rule("TW-TRN-11")
@pytest.mark.parametrize("game", BOTH)
def test_where_nobody_can_act_nothing_is_done(game: str) -> None:
    m = working(game, wounded=[*WORKERS.values()])
    table.gate(m, "37A-P2", "open")
    refuses(m, "TW-TRN-11", "nobody_acts", f"reveal S3; turn 37A cw; {WORK}; break 37A-P1; fight c2; shoot f3")


@pytest.mark.rule(
    "TW-REV-01", "TW-ROT-01", "TW-PRT-03", "TW-PRT-04", "TW-CBT-01", "TW-RNG-01", "TW-CHR-CLE-01", "TW-MOV-01"
)
@pytest.mark.parametrize("game", BOTH)
def test_what_costs_an_action_point_is_refused_without_one(game: str) -> None:
    m = working(game, ap=0)
    table.gate(m, "37A-P2", "open")
    for rule, texts in (
        ("TW-REV-01", "reveal S3"),
        ("TW-ROT-01", "turn 37A cw"),
        ("TW-PRT-03", WORK),
        ("TW-PRT-04", "break 37A-P1"),
        ("TW-CBT-01", "fight c2"),
        ("TW-RNG-01", "shoot f3"),
        ("TW-CHR-CLE-01", "heal c3"),
        ("TW-MOV-01", "take cleric d2 rope"),
    ):
        refuses(m, rule, "too_few_ap", texts)


@pytest.mark.rule("TW-REV-01", "TW-ROT-01", "TW-PRT-03", "TW-CBT-01", "TW-RNG-01")
@pytest.mark.parametrize("game", BOTH)
def test_without_action_points_nobody_is_looked_for(game: str) -> None:
    m = lay(game, {"naga": "b5"}, ["f1"], drawn=GATE, down=["S3"], ap=0)
    table.gate(m, "37A-P2", "open")
    for rule, texts in (
        ("TW-REV-01", "reveal S3"),
        ("TW-ROT-01", "turn 37A cw"),
        ("TW-PRT-03", WORK),
        ("TW-CBT-01", "fight f1"),
        ("TW-RNG-01", "shoot f1"),
    ):
        refuses(m, rule, "too_few_ap", texts)


# Where

GEAR = {"rope": "d4", "extendable_lance": "e3", "bow": "c3", "fireball_wand": "e5"}


@pytest.mark.rule("TW-BRD-09")
@pytest.mark.parametrize("game", BOTH)
def test_nothing_is_done_on_a_hall_that_lies_face_down(game: str) -> None:
    m = lay(game, actors(game) | {"colossus": "d4"}, down=["S3"], items=GEAR, **extras(game))
    texts = "go naga g3; take naga g3 rope; put colossus g3; jump naga g3; fight g3; lance cleric g3; shoot g3; "
    texts += "heal g3; push g3; burn g3"
    refuses(m, "TW-BRD-09", "hall_face_down", f"{texts}; phase g3" if game == "duel" else texts)


@pytest.mark.rule("TW-BRD-01")
def test_nothing_is_done_beside_the_board() -> None:
    halls = {"S3": ("38A", 0), "S4": ("38B", 0), "S5": ("39A", 0), "S6": ("39B", 0)}
    team = {"naga": "g3", "cleric": "h3", "banshee": "g5", "mage": "h5", "telepath": "f3", "wall_walker": "g7"}
    items = {"extendable_lance": "h3", "bow": "f3", "fireball_wand": "h5"}
    m = table.lay(team, halls=halls, items=items, teams="drawn_blades")
    texts = "take naga a3 rope; jump naga a3; fight a3; lance cleric a3; shoot a3; heal a3; push a3; burn a3; phase a3"
    refuses(m, "TW-BRD-01", "off_board", texts)


# On the way

CELL = ("b1 W |", "b2 W |", "b1 E |", "b2 S -")
"""b1 and b2 open to the east at b2 only."""
OUT = "go cleric e2; take cleric d2 rope; put cleric e2"
WALKS = [("duel", False), ("alone", False), ("duel", True)]
"""Which game, and whether in the middle of a move, which is one question for both games."""


def in_cell(game: str, walking: bool, *marks: str, enemies: Sequence[str] = ()) -> TwisterMatch:
    """A cleric with a key in the cell, who begins to move or has begun; outside lies a rope."""
    items = {"key": "b2" if walking else "b1", "rope": "d2"}
    m = lay(game, {"cleric": "b1"}, enemies, drawn=table.draw(*CELL, *marks), items=items)
    if walking:
        table.play(m, "take cleric b2 key")
    return m


@pytest.mark.rule("TW-MOV-02", "TW-MOV-05", "TW-MOV-03")
@pytest.mark.parametrize(("game", "walking"), WALKS)
def test_what_is_in_the_way_stops_going_taking_and_putting(game: str, walking: bool) -> None:
    for mark, reason in (("|", "wall_between"), ("=", "slit_between"), ("#", "closed_gate")):
        refuses(in_cell(game, walking, f"b2 E {mark}"), "TW-MOV-02", reason, OUT)
    shut = ("c2 N -", "c2 S -")
    refuses(in_cell(game, walking, *shut, enemies=["c2"]), "TW-MOV-05", "enemy_in_way", OUT)
    refuses(in_cell(game, walking, *shut, "c2 O"), "TW-MOV-03", "pit", OUT)


@pytest.mark.rule(
    "TW-MOV-01", "TW-MOV-04", "TW-MOV-05", "TW-MOV-06", "TW-BRD-09", "TW-GLD-02", "TW-EXT-05", "TW-CAR-07"
)
@pytest.mark.parametrize(("game", "walking"), WALKS)
def test_where_a_move_cannot_end_or_stop(game: str, walking: bool) -> None:
    items = {"key": "c4" if walking else "c3", "rope": "d4", "bow": "f5", "fireball_wand": "e3"}
    team = {"cleric": "c3", "naga": "d3"}
    m = lay(game, team, ["c2", "b3", "e3"], ["b3"], items=items, down=["S3"])
    if walking:
        table.play(m, "take cleric c4 key")
    for rule, reason, texts in (
        ("TW-MOV-04", "friend_there", "go cleric d3"),
        ("TW-MOV-05", "enemy_there", "go cleric c2"),
        ("TW-MOV-06", "wounded_enemy_there", "go cleric b3"),
        ("TW-GLD-02", "no_room_for_load", "go cleric d4"),
        ("TW-BRD-09", "hall_face_down", "go cleric g3; put cleric g3"),
        ("TW-CAR-07", "enemy_guards", "put cleric c2; take cleric e3 fireball_wand"),
    ):
        refuses(m, rule, reason, texts)
    m = lay(game, {"cleric": "c3"}, items={"key": "c4" if walking else "c3", "rope": "k10"})
    if walking:
        table.play(m, "take cleric c4 key")
    far = "go cleric k9; take cleric k10 rope; put cleric k10"
    refuses(m, "TW-MOV-01", "too_few_steps" if walking else "too_far", far)


# Lines and edges


@pytest.mark.rule("TW-BRD-10", "TW-LOS-03", "TW-LOS-04", "TW-ITM-LAN-02", "TW-CBT-02", "TW-RNG-03", "TW-CHR-CLE-01")
@pytest.mark.parametrize("game", BOTH)
def test_what_lies_between_stops_attacks_and_healing(game: str) -> None:
    for mark, reason in (("-", "wall_between"), ("=", "slit_between"), ("#", "closed_gate")):
        marks = table.draw(f"c3 S {mark}", f"e3 S {mark}", f"d1 S {mark}", f"f3 S {mark}")
        team = {"cleric": "c3", "naga": "e3", "mage": "c4", "telepath": "f2"}
        items = {"bow": "f2", "extendable_lance": "e3"}
        m = lay(game, team, ["e5", "f4"], ["c4"], drawn=marks, items=items)
        refuses(m, "TW-BRD-10", reason, "heal c4")
        refuses(m, "TW-ITM-LAN-02", reason, "lance naga e5")
        refuses(m, "TW-LOS-04" if mark == "=" else "TW-LOS-03", reason, "shoot f4")
        m = lay(game, {"cleric": "c3"}, ["c4"], drawn=marks)
        refuses(m, "TW-BRD-10", reason, "fight c4")


@pytest.mark.rule("TW-CBT-02", "TW-RNG-03", "TW-ITM-LAN-01", "TW-CBT-01")
@pytest.mark.parametrize("game", BOTH)
def test_whom_nobody_attacks(game: str) -> None:
    team = {"cleric": "c3", "telepath": "f5", "naga": "c5"}
    m = lay(game, team, ["e3", "f3"], items={"extendable_lance": "c3", "bow": "f5"})
    refuses(m, "TW-ITM-LAN-01", "own_figure", "lance cleric c5")
    refuses(m, "TW-ITM-LAN-01", "needs_item", "lance naga e3")
    for square in ("e3", "f3"):
        m.healed |= 1 << there(m, square)
    for rule, texts in (("TW-CBT-02", "fight e3; lance cleric e3"), ("TW-RNG-03", "shoot f3")):
        refuses(forget(m), rule, "target_healed_now", texts)
    m.hurt, m.healed = m.healed, 0
    for rule, texts in (("TW-CBT-02", "fight e3; lance cleric e3"), ("TW-RNG-03", "shoot f3")):
        refuses(forget(m), rule, "wounded_now", texts)


@pytest.mark.rule("TW-LOS-01", "TW-LOS-02", "TW-CHR-BAN-01", "TW-ITM-FIR-01", "TW-CHR-CLE-01", "TW-CHR-BAN-04")
@pytest.mark.parametrize("game", BOTH)
def test_whom_nobody_sees_screams_at_or_burns(game: str) -> None:
    team = {"banshee": "c3", "mage": "d2", "telepath": "b5", "cleric": "f5"}
    m = lay(game, team, ["e4", "f2", "e2", "e3"], items={"fireball_wand": "d2", "bow": "b5"})
    for rule, reason, texts in (
        ("TW-LOS-01", "not_in_line", "shoot e4; push e4; burn e4"),
        ("TW-LOS-02", "figure_between", "burn f2"),
        ("TW-CHR-BAN-01", "nobody_there", "push f4"),
        ("TW-ITM-FIR-01", "nobody_there", "burn f4"),
        ("TW-CHR-BAN-01", "aims_at_itself", "push c3"),
        ("TW-ITM-FIR-01", "aims_at_itself", "burn d2"),
        ("TW-CHR-CLE-01", "not_wounded", "heal e4"),
    ):
        refuses(m, rule, reason, texts)
    m = lay(game, {"banshee": "c3", "telepath": "b5"}, ["e3", "f3", "d5", "e5"], items={"bow": "b5"})
    refuses(m, "TW-CHR-BAN-04", "push_taken", "push e3")
    refuses(m, "TW-LOS-02", "figure_between", "shoot e5")


# Halls and portcullises


@pytest.mark.rule("TW-PRT-02", "TW-PRT-03", "TW-PRT-04", "TW-ROT-03", "TW-ROT-05")
@pytest.mark.parametrize("game", BOTH)
def test_which_halls_and_portcullises_are_worked(game: str) -> None:
    m = lay(game, {"backstabber": "e1", "colossus": "d3"}, drawn=GATE, down=["S3"])
    refuses(m, "TW-PRT-03", "gate_is_so", "close 37A-P1")
    refuses(m, "TW-ROT-03", "turns_otherwise", "turn 37A ccw")
    refuses(m, "TW-ROT-05", "hall_not_up", "turn 38A cw")
    table.gate(m, "37A-P2", "open")
    refuses(m, "TW-PRT-03", "gate_is_so", "open 37A-P2")
    refuses(m, "TW-PRT-02", "not_at_gate", f"{WORK}; break 37A-P2")
    refuses(lay(game, {"naga": "c3"}, drawn=GATE), "TW-PRT-04", "nobody_breaks", "break 37A-P1")
    m = lay(game, {"naga": "c3"}, drawn=GATE)
    table.gate(m, "37A-P2", "open")
    refuses(m, "TW-PRT-03", "nobody_opens", WORK)
    table.gate(m, "37A-P1", "broken")
    refuses(m, "TW-PRT-04", "gate_broken", "open 37A-P1; close 37A-P1; break 37A-P1")
    m = lay(game, {"backstabber": "c3"}, drawn=table.draw("g3 N #"), down=["S3"])
    refuses(m, "TW-PRT-02", "hall_not_up", "open 38A-P1; close 38A-P1; break 38A-P1")


@pytest.mark.rule("TW-REV-02", "TW-CHR-NAG-02")
@pytest.mark.parametrize("game", BOTH)
def test_nobody_reveals_through_a_wall_or_a_slit(game: str) -> None:
    for mark, rule in (("|", "TW-REV-02"), ("=", "TW-CHR-NAG-02")):
        m = lay(game, {"naga": "f1"}, drawn=table.draw(f"f1 E {mark}"), down=["S3"])
        refuses(m, rule, "reveal_blocked", "reveal S3")


# Jumps


@pytest.mark.rule("TW-JMP-03", "TW-JMP-05", "TW-JMP-08", "TW-JMP-09", "TW-CHR-NAG-04")
@pytest.mark.parametrize("game", BOTH)
def test_where_nobody_jumps(game: str) -> None:
    marks = table.draw("d4 O", "c3 O", "c2 O")
    m = lay(game, {"naga": "c4"}, ["e4"], drawn=marks, items={"key": "c4", "rope": "d3"})
    for rule, reason, texts in (
        ("TW-JMP-03", "jumps_back", "jump naga c4"),
        ("TW-JMP-03", "jump_too_wide", "jump naga f4"),
        ("TW-JMP-09", "landing_taken", "jump naga e4"),
        ("TW-JMP-05", "landing_pit", "jump naga c2"),
        ("TW-JMP-09", "no_room_for_load", "jump naga d3"),
    ):
        refuses(m, rule, reason, texts)
    marks = table.draw("d4 O", "c3 O", "c3 N =")
    m = lay(game, {"naga": "c4"}, ["d4"], drawn=marks, items={"rope": "d4"})
    refuses(m, "TW-JMP-08", "figure_over_pit", "jump naga e4")
    refuses(m, "TW-CHR-NAG-04", "slit_between", "jump naga c2")


# In the dark, at the exit, with ropes


@pytest.mark.rule("TW-BRD-09", "TW-EXT-04", "TW-MOV-09", "TW-EXT-05", "TW-CAR-01", "TW-ROP-02")
@pytest.mark.parametrize(("game", "walking"), WALKS)
def test_where_the_way_is_dark_or_the_dungeon_ends(game: str, walking: bool) -> None:
    items = {"key": "f4" if walking else "f3", "rope": "l3"}
    m = lay(game, {"cleric": "f3"}, items=items, down=["S3", "S4"])
    if walking:
        table.play(m, "take cleric f4 key")
    refuses(m, "TW-BRD-09", "hall_face_down", "go cleric l4; take cleric l3 rope; put cleric l4; take cleric g3 rope")
    items = {"key": "u4" if walking else "u3", "rope": "v2"}
    m = lay(game, {"cleric": "u3"}, ["v5"], items=items)
    if walking:
        table.play(m, "take cleric u4 key")
    refuses(m, "TW-EXT-04", "exit_ends_move", "take cleric v2 rope")
    refuses(m, "TW-MOV-09", "exit_ends_move", "put cleric v2")
    refuses(m, "TW-EXT-05", "enemy_on_exit", "go cleric v5")
    items = {"key": "c4" if walking else "c3", "rope": "e5"}
    m = lay(game, {"cleric": "c3"}, items=items)
    if walking:
        table.play(m, "take cleric c4 key")
    refuses(m, "TW-CAR-01", "no_step_left", "take cleric e5 rope; put cleric e5")
    items = {"rope": "b2" if walking else "b1", "key": "e2"}
    marks = table.draw(*CELL, "c2 N -", "c2 S -", "c2 O", "d2 N -", "d2 S -", "d2 O")
    m = lay(game, {"cleric": "b1"}, items=items, drawn=marks)
    if walking:
        table.play(m, "take cleric b2 rope")
    refuses(m, "TW-ROP-02", "no_anchor", "go cleric e3; take cleric e2 key; put cleric e3")


# The first edition


@pytest.mark.rule("TW-MOV-03", "TW-MOV-04", "TW-MOV-05", "TW-MOV-06", "TW-GLD-02", "TW-DT1-05")
def test_where_nobody_comes_out_of_a_wall() -> None:
    marks = table.draw("c3 N -", "c3 E |", "c3 S -", "c3 W |", "c2 O")
    team, enemies = {"wall_walker": "c3", "naga": "d3"}, {"mage": "c4", "colossus": "b3"}
    m = table.lay(team, enemies, drawn=marks, wounded=["blue colossus"], **extras("duel"))
    for rule, reason, texts in (
        ("TW-MOV-03", "pit", "phase c2"),
        ("TW-MOV-04", "friend_there", "phase d3"),
        ("TW-MOV-05", "enemy_there", "phase c4"),
        ("TW-MOV-06", "wounded_enemy_there", "phase b3"),
    ):
        refuses(m, rule, reason, texts)
    m = table.lay({"wall_walker": "c3"}, items={"key": "c3", "rope": "c4"}, drawn=marks, **extras("duel"))
    refuses(m, "TW-GLD-02", "no_room_for_load", "phase c4")
    m.ap = 0
    refuses(forget(m), "TW-DT1-05", "too_few_ap", "phase b3")


@pytest.mark.rule("TW-CBT-01", "TW-RNG-01", "TW-PRT-03", "TW-PRT-04")
def test_the_points_of_a_potion_are_not_for_others() -> None:
    m = working("duel", ap=0, **extras("duel"))
    m.brews = ((table.token(m, "yellow banshee"), 2),)
    table.gate(m, "37A-P2", "open")
    for rule, texts in (
        ("TW-CBT-01", "fight c2"),
        ("TW-RNG-01", "shoot f3"),
        ("TW-PRT-03", "open 37A-P1"),
        ("TW-PRT-04", "break 37A-P2"),
    ):
        refuses(m, rule, "too_few_ap", texts)
    table.gate(m, "37A-P1", "open")
    refuses(m, "TW-PRT-03", "too_few_ap", "close 37A-P1")


# Alone


@pytest.mark.rule("TS-TUR-05")
def test_alone_every_verb_waits_for_the_first_hall() -> None:
    m = alone.begun()
    alone.run(m, "play 2")
    texts = "put naga a3; jump naga a3; open 37A-P1; close 37A-P1; break 37A-P1; lance naga a3; shoot a3; heal a3; "
    refuses(m, "TS-TUR-05", "reveal_first", f"{texts}burn a3; recover; phase a3; drink naga")
