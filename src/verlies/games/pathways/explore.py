"""Phase D: all lay their cards and draw their paths at the same time (PA-EXP, PA-TIM, PA-COO-13)."""

from __future__ import annotations

from verlies.core.events import Event, tell
from verlies.core.moves import Move
from verlies.core.steps import Answer, Chance, Code, Condition, Decision, Events, Question, Step, Task, asks
from verlies.games.pathways import coop
from verlies.games.pathways import path as p
from verlies.games.pathways import vocabulary as v
from verlies.games.pathways.dealer import Times
from verlies.games.pathways.faces import PIT
from verlies.games.pathways.journeys import AMBUSH, CLIMB_UP, CONJURE, ROLL, ROUND_H, ROUND_V, TRAVEL
from verlies.games.pathways.lay import LAY, lays
from verlies.games.pathways.layout import Placement
from verlies.games.pathways.path import Path
from verlies.games.pathways.state import (
    EXPLORE,
    JUDGE,
    MAIN,
    NONE,
    SETTLE,
    SHOW,
    TOOK,
    TURNS,
    State,
)
from verlies.games.pathways.walk import conjures, kit, place_of, starts, step_move, steps_of
from verlies.games.pathways.ways import CLIMB, EXIT, FALL, GO, LEAVE, START


def begin(m: State, events: Events) -> None:
    """PA-EXP-01, PA-SET-07."""
    m.frames.pop()
    m.busy = (1 << m.seats) - 1
    m.order = ()
    m.claimed = NONE
    m.times = [NONE] * m.seats
    m.armed = [0] * m.seats
    m.timed |= bool(bonus(m)) << m.round
    if m.in_the_open:
        m.sure, m.blind = m.hands[:], [b""] * m.seats
        for seat in range(m.seats):
            tell(
                events, "PA-SET-07", "hand_shown", seat=seat, cards=[m.content.card_ids[card] for card in m.hands[seat]]
            )
    clock = bonus(m) and m.options["time_bonus"] == "clock"
    took = [(TOOK, seat) for seat in reversed(range(m.seats))] if clock else []
    m.frames += [(JUDGE,), *took, (SHOW,), (EXPLORE,)]


def _question(m: State, seat: int) -> Question:
    path = m.paths[seat]
    return _laying(m, seat) if path is None or path.head == NONE else _drawing(m, seat, path)


def _laying(m: State, seat: int) -> Question:
    goal = m.content.goal_ids[m.goals[MAIN]] if m.goals[MAIN] != NONE else None
    if not m.laid[seat]:
        return "PA-LAY-01", "lay_first", {"left": len(m.hands[seat]), "goal": goal}
    return "PA-EXP-02", "build", {"left": len(m.hands[seat]), "goal": goal}


def _drawing(m: State, seat: int, path: Path) -> Question:
    again = int(bool(path.gifts & p.TWICE))
    if path.end == p.LEFT:
        return "PA-PTH-07", "hand_in", {"end": "exit", "again": again}
    if path.end == p.STOPPED:
        return "PA-DIS-09", "hand_in", {"end": "obstacle", "again": again}
    place = place_of(m, seat, path.head)
    if not path.passed:
        return "PA-OBS-04", "pit", {"place": place, "rope": int(path.can_pay(PIT))}
    return "PA-PTH-11", "path", {"place": place}


def _moves(m: State, seat: int) -> tuple[Move, ...]:
    """PA-EXP-02: lay on, start or go on with the path, or submit what there is."""
    vocabulary = m.vocabulary
    path = m.paths[seat]
    ends = (vocabulary.submit, vocabulary.time) if m.options["timer"] else (vocabulary.submit,)
    if path is not None:
        uses = _use_moves(m, seat) if m.rules >= 2 else ()  # PA-COO-13
        return (*(step_move(m, path, op) for op in path.options()), *uses, *ends)
    return (*lays(m, seat), *_use_moves(m, seat), *starts(m, seat), *conjures(m, seat), *ends)


# Artefacts that help the path (PA-COO-13)


def _use_moves(m: State, seat: int) -> list[Move]:
    """Those that can still be used on the path of this round."""
    return [
        m.vocabulary.use[number]
        for number in m.artefacts[seat]
        if m.content.artefacts[number].effect in coop.GIFTS and not m.armed[seat] >> number & 1
    ]


def _use(m: State, seat: int, code: Code, events: Events) -> None:
    """PA-COO-13: it helps the path from its first step, whenever that is decided before the submission."""
    m.armed[seat] |= 1 << code[1]
    path = m.paths[seat]
    if path is not None:
        m.paths[seat] = path.with_kit(kit(m, seat))
    tell(events, "PA-COO-13", "artefact_used", seat=seat, **coop.artefact(m, seat, code))


USE = Answer[State](
    v.USE,
    _use,
    (
        coop.HOLDS_ARTEFACT,
        Condition(
            "PA-COO-13",
            "artefact_not_for_paths",
            lambda m, seat, code: m.content.artefacts[code[1]].effect in coop.GIFTS,
            coop.artefact,
        ),
        Condition(
            "PA-COO-13",
            "artefact_in_use",
            lambda m, seat, code: not m.armed[seat] >> code[1] & 1,
            coop.artefact,
        ),
        Condition(
            "PA-COO-13",
            "artefact_too_late",
            lambda m, seat, code: m.rules >= 2 or m.paths[seat] is None,
            coop.artefact,
        ),
    ),
    near=lambda m, seat: m.vocabulary.use,
)


# Handing in, and time


def _submit(m: State, seat: int, code: Code, events: Events) -> None:
    """PA-EXP-02, PA-EXP-04, PA-TIM-05."""
    m.busy &= ~(1 << seat)
    m.order = (*m.order, seat)
    tell(events, "PA-EXP-04" if code[0] == v.TIME else "PA-EXP-02", "submitted", seat=seat)
    if racing(m) and m.drew(seat):
        m.claimed = seat
        tell(events, "PA-TIM-01", "claimed", seat=seat, points=bonus(m))
    if m.busy:
        m._seal("PA-EXP-02")
    else:
        m.frames.pop()
        m._close()


def racing(m: State) -> bool:
    """PA-TIM-05: whoever finishes first from now on has the bonus."""
    return m.options["time_bonus"] == "race" and m.claimed == NONE and bool(bonus(m))


def bonus(m: State) -> int:
    """PA-TIM-01, PA-TIM-04: what the first one gains in this round; 0 without an hourglass."""
    if m.coop or m.options["time_bonus"] == "off" or not m.content.goals[m.goals[MAIN]].hourglass:
        return 0
    return int(m.content.board["time_bonus"][m.round - 1])


def _took(m: State, code: Code, events: Events) -> None:
    """PA-TIM-07."""
    _, seat, tenths = code
    m.frames.pop()
    m.times[seat] = tenths


SUBMIT = Answer[State](v.SUBMIT, _submit, near=lambda m, seat: [m.vocabulary.submit])
TIME = Answer[State](
    v.TIME,
    _submit,
    (Condition("PA-EXP-04", "no_timer", lambda m, seat, code: bool(m.options["timer"])),),
    near=lambda m, seat: [m.vocabulary.time],
)


# What was built


def built(m: State, seat: int) -> int:
    """How many moves made what the seat has built."""
    if not m.busy >> seat & 1 or not any(frame[0] == EXPLORE for frame in m.frames):
        return 0
    path = m.paths[seat]
    return len(m.laid[seat]) + m.armed[seat].bit_count() + (len(path.ops) if path is not None else 0)


def show(m: State, events: Events) -> None:
    """PA-EXP-03: all dungeons are open now."""
    m.frames.pop()
    m.kits = tuple(kit(m, seat) for seat in range(m.seats))
    for seat in range(m.seats):
        m.floor[seat] = bytes(sorted(placement.card for placement in m.laid[seat]))
        m.sure[seat], m.blind[seat] = m.hands[seat], b""
        if events is not None:
            ids, path = m.content.card_ids, m.paths[seat]
            args = {
                "seat": seat, "cards": [ids[each.card] for each in m.laid[seat]], "end": how_it_ended(path),
                "left": [ids[card] for card in m.hands[seat]],
                "text": ", ".join(map(str, moves_of(m, m.laid[seat], path))),
            }  # fmt: skip
            events.append(Event("PA-EXP-03", "explored", args))


def moves_of(m: State, laid: tuple[Placement, ...], path: Path | None) -> list[Move]:
    """The moves that build what there is."""
    return [
        *(m.vocabulary.at(v.LAY, *placement) for placement in laid),
        *(steps_of(m, path) if path is not None else ()),
    ]


def how_it_ended(path: Path | None) -> str:
    if path is None or path.head == NONE:
        return "nothing"
    return "exit" if path.end == p.LEFT else "dead_end"


BUILD = Decision[State](
    EXPLORE,
    _question,
    LAY,
    USE,
    START,
    GO,
    EXIT,
    LEAVE,
    CLIMB,
    FALL,
    TRAVEL,
    AMBUSH,
    ROLL,
    CLIMB_UP,
    ROUND_V,
    ROUND_H,
    CONJURE,
    SUBMIT,
    TIME,
    who=lambda m: TURNS[m.busy],
    moves=_moves,
)
STEPS: tuple[Step[State], ...] = (
    Task(SETTLE, begin),
    BUILD,
    Task(SHOW, show),
    Chance(
        TOOK,
        asks("PA-TIM-07", "clock", lambda m, seat: {"seat": m.frames[-1][1]}),
        lambda m: Times(m.vocabulary, m.frames[-1][1]),
        _took,
    ),
)
