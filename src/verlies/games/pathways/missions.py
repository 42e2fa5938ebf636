"""Missions: which one each path serves, prizes, peril, and the end of playing together (PA-COO-07 to PA-COO-13)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from verlies.core.events import Result, tell
from verlies.core.moves import Move, Seat
from verlies.core.odds import BagOdds, added, without
from verlies.core.steps import Answer, Chance, Code, Condition, Decision, Events, Step, Task, asks
from verlies.games.pathways import vocabulary as v
from verlies.games.pathways.conditions import declines, is_seat
from verlies.games.pathways.content import Mission
from verlies.games.pathways.coop import HOLDS_ARTEFACT, TIERS, artefact, setup_card, use_up
from verlies.games.pathways.path import LEFT
from verlies.games.pathways.state import ARTEFACT, ASSIGN, AWARD, NONE, PERIL, VERDICT, State


def settle_paths(m: State) -> None:
    """PA-COO-07, PA-COO-11: paths are assigned in order, then the verdict comes step by step."""
    m.assigned = [()] * m.seats
    m.frames += [(VERDICT, step) for step in reversed(range(len(_VERDICT)))]
    m.frames += [(ASSIGN, seat) for seat in reversed(m.in_order()) if m.drew(seat)]


# Assigning


def _assign(m: State, seat: int, code: Code, events: Events) -> None:
    m.frames.pop()
    m.assigned[seat] = tuple(each for each in code[1:] if each != NONE)
    if len(m.assigned[seat]) > 1:
        use_up(m, seat, next(_with(m, seat, "two_missions")))
    ids = [m.content.mission_ids[each] for each in m.assigned[seat]]
    tell(events, "PA-COO-07", "assigned", seat=seat, missions=ids)


def _with(m: State, seat: int, effect: str) -> Iterator[int]:
    """The artefacts of a seat that do something."""
    return (each for each in m.artefacts[seat] if m.content.artefacts[each].effect == effect)


def _has(m: State, seat: int, effect: str) -> bool:
    return any(True for _ in _with(m, seat, effect))


def _closed(m: State, code: Code) -> list[str]:
    return [m.content.mission_ids[each] for each in code[1:] if each != NONE and each not in m.open]


def _missions(m: State, seat: int) -> list[Move]:
    """One each, then two, then none."""
    sent = [m.vocabulary.mission[one, NONE] for one in m.open]
    if _has(m, seat, "two_missions"):
        sent += [m.vocabulary.mission[pair] for pair in combinations(m.open, 2)]
    return [*sent, m.vocabulary.no_mission]


def _near_missions(m: State, seat: int) -> list[Move]:
    some = sorted({*m.open, *m.completed, 0, len(m.content.missions) - 1})
    pairs = [*((one, NONE) for one in some), *combinations(some, 2)]
    return [m.vocabulary.mission[pair] for pair in pairs]


SEND = Answer[State](
    v.MISSION,
    _assign,
    (
        Condition(
            "PA-COO-07",
            "mission_not_open",
            lambda m, seat, code: not _closed(m, code),
            lambda m, seat, code: {"missions": _closed(m, code)},
        ),
        Condition(
            "PA-COO-07",
            "one_mission_only",
            lambda m, seat, code: code[2] == NONE or _has(m, seat, "two_missions"),
        ),
    ),
    near=_near_missions,
)


# The verdict


def _verdict(m: State, events: Events) -> None:
    """PA-COO-11."""
    _, step = m.frames.pop()
    _VERDICT[step](m, events)


def _settle_missions(m: State, events: Events) -> None:
    """PA-COO-08, PA-COO-09."""
    prizes: list[tuple[int, ...]] = []
    before = m.completed
    for mission in m.open:
        crew = [seat for seat in m.in_order() if mission in m.assigned[seat]]
        if crew and achieved(m, m.content.missions[mission], crew):
            _complete(m, mission, crew, prizes, events)
    m.frames += prizes
    m.remember(bytes(each for each in m.completed if each not in before), len(_lost(m)))


def needs(m: State, mission: Mission) -> list[tuple[tuple[int, ...], int]]:
    """PA-COO-16: alone, two thirds suffice for tier 3."""
    if m.seats == 1 and mission.tier == 3:
        return [(kinds, -(-number * 2 // 3)) for kinds, number in mission.needs]
    return list(mission.needs)


def achieved(m: State, mission: Mission, crew: list[int]) -> bool:
    """PA-COO-08."""
    paths = [path for seat in crew if (path := m.paths[seat]) is not None]
    if mission.must_exit and any(path.end != LEFT for path in paths):
        return False
    return all(sum_of(m, kinds, crew) >= number for kinds, number in needs(m, mission))


def sum_of(m: State, kinds: tuple[int, ...], crew: list[int]) -> int:
    """What the paths of some have found together."""
    return sum(path.counts[kind] for seat in crew if (path := m.paths[seat]) is not None for kind in kinds)


def _complete(m: State, mission: int, crew: list[int], prizes: list[tuple[int, ...]], events: Events) -> None:
    """PA-COO-09."""
    card = m.content.missions[mission]
    m.open = without(m.open, mission)
    m.completed = added(m.completed, mission)
    for seat in crew:
        m.coins[seat] += card.coins
    tell(events, "PA-COO-09", "mission_done", mission=m.content.mission_ids[mission], seats=crew, coins=card.coins)
    if card.artefacts:
        prizes.append((ARTEFACT, sum(1 << seat for seat in crew)))


# Artefacts that were won


def _won_artefact(m: State, code: Code, events: Events) -> None:
    """PA-COO-09, PA-COO-15: given to one of those who took part; the start player says to whom."""
    _, number = code
    _, crew = m.frames.pop()
    m.artefact_pile = without(m.artefact_pile, number)
    tell(events, "PA-COO-09", "artefact_drawn", artefact=m.content.artefact_ids[number])
    if crew & crew - 1:
        m.frames.append((AWARD, m.starter, crew, number))
    else:
        _give(m, crew.bit_length() - 1, number, events)


def _none_left(m: State, events: Events) -> bool:
    if m.artefact_pile:
        return False
    m.frames.pop()
    return True


def _award(m: State, seat: int, code: Code, events: Events) -> None:
    _, _, _, number = m.frames.pop()
    _give(m, code[1], number, events)


def _give(m: State, seat: int, number: int, events: Events) -> None:
    m.artefacts[seat] = added(m.artefacts[seat], number)
    tell(events, "PA-COO-09", "artefact_given", seat=seat, artefact=m.content.artefact_ids[number])


AWARD_ARTEFACT = Answer[State](
    v.AWARD,
    _award,
    (
        is_seat("PA-COO-09", 1),
        Condition(
            "PA-COO-09",
            "took_no_part",
            lambda m, seat, code: bool(m.frames[-1][2] >> code[1] & 1),
            lambda m, seat, code: {"seat": code[1]},
        ),
    ),
    near=lambda m, seat: m.vocabulary.award,
)


# Peril


def _lost(m: State) -> list[int]:
    """PA-COO-10: seats whose path did not end at an exit."""
    return [seat for seat, path in enumerate(m.paths) if path is None or path.end != LEFT]


def _add_peril(m: State, events: Events) -> None:
    """PA-COO-10, PA-COO-13: whoever has just won an artefact, too, may take a mark away before the check."""
    for seat in _lost(m):
        m.peril += 1
        tell(events, "PA-COO-10", "peril", seat=seat, marks=m.peril)
    if m.peril:
        m.frames += [(PERIL, seat) for seat in reversed(m.in_order()) if _has(m, seat, "cancel_peril")]


def _cancel(m: State, seat: int, code: Code, events: Events) -> None:
    """PA-COO-13: a mark is taken away before the check."""
    m.frames.pop()
    power = m.content.artefacts[code[1]]
    m.peril = max(0, m.peril - power.number)
    use_up(m, seat, code[1])
    tell(events, "PA-COO-13", "peril_cancelled", seat=seat, marks=m.peril)
    while m.rules >= 2 and not m.peril and m.frames[-1][0] == PERIL:  # nothing is left to take away
        m.frames.pop()


CANCEL_PERIL = Answer[State](
    v.CANCEL,
    _cancel,
    (
        HOLDS_ARTEFACT,
        Condition(
            "PA-COO-13",
            "artefact_no_shield",
            lambda m, seat, code: code[1] in _with(m, seat, "cancel_peril"),
            artefact,
        ),
    ),
    near=lambda m, seat: m.vocabulary.cancel,
)


# The end


def _check(m: State, events: Events) -> None:
    """PA-COO-10, PA-COO-12: the group has lost, or won, or goes on."""
    if m.peril > setup_card(m).peril:
        m.ending = "peril"
        tell(events, "PA-COO-10", "lost_by_peril", marks=m.peril)
    elif _won(m):
        m.ending = "missions"
        tell(events, "PA-COO-12", "won_together", missions=len(m.completed))
    elif m.round == m.content.board["rounds"]:
        m.ending = "time"
        tell(events, "PA-COO-12", "lost_by_time", missions=len(m.completed))


_VERDICT = (_settle_missions, _add_peril, _check)


def _won(m: State) -> bool:
    hard = sum(m.content.missions[each].tier == 3 for each in m.completed)
    return len(m.completed) >= setup_card(m).target and hard >= setup_card(m).hard


def score(m: State) -> int:
    return sum(_parts(m).values())


def _parts(m: State) -> dict[str, int]:
    tiers = [m.content.missions[each].tier for each in m.completed]
    return {f"tier_{tier}": tier * tiers.count(tier) for tier in TIERS} | {"peril": -m.peril}


def result(m: State, resigned: tuple[Seat, ...]) -> Result:
    """PA-COO-12: one score for all."""
    part = _parts(m)
    reason = "resigned" if resigned else m.ending
    everybody = tuple(range(m.seats))
    scores: dict[Seat | str, int] = {seat: sum(part.values()) for seat in everybody}
    return Result(scores, everybody if reason == "missions" else (), reason, dict.fromkeys(everybody, part), m.game.id)


STEPS: tuple[Step[State], ...] = (
    Decision(
        ASSIGN,
        asks("PA-COO-07", "assign", lambda m, seat: {"missions": [m.content.mission_ids[each] for each in m.open]}),
        SEND,
        declines(v.NO_MISSION, lambda m: m.vocabulary.no_mission),
        moves=_missions,
    ),
    Task(VERDICT, _verdict),
    Chance(
        ARTEFACT,
        asks("PA-COO-09", "draw_artefact"),
        lambda m: BagOdds("artefact", m.artefact_pile, m.vocabulary.artefact, m.vocabulary.number),
        _won_artefact,
        unless=_none_left,
    ),
    Decision(
        AWARD,
        asks("PA-COO-15", "award", lambda m, seat: {"artefact": m.content.artefact_ids[m.frames[-1][3]]}),
        AWARD_ARTEFACT,
    ),
    Decision(
        PERIL,
        asks("PA-COO-13", "cancel", lambda m, seat: {"marks": m.peril, "limit": setup_card(m).peril}),
        CANCEL_PERIL,
        declines(v.NO_CANCEL, lambda m: m.vocabulary.no_cancel),
    ),
)
