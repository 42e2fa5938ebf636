"""The rules, in the order of play: each step with what is asked, what may be answered, and what comes of it."""

from __future__ import annotations

from verlies.core.events import tell, tell_secretly
from verlies.core.moves import Move
from verlies.core.odds import BagOdds, added, without
from verlies.core.steps import Answer, Chance, Code, Condition, Data, Decision, Events, Step, Task, asks
from verlies.games.lantern import content as v
from verlies.games.lantern.state import CHAMBER, DRAW, FOLLOW, LEAD, NONE, TREASURE, State

HAND = 3


def begin(m: State) -> None:
    """LA-SET-01, LA-SET-02: lights are shuffled, everybody draws three; the first seat leads."""
    m.pile = bytes(sorted([*v.LIGHTS] * v.COPIES))
    m.hands = [b"", b""]
    m.treasures = bytes(range(len(m.content.ids)))
    m.treasure, m.played, m.leader = NONE, 0, 0
    m.out = b""
    m.found = [b"", b""]
    m.frames = [(CHAMBER,), *[(DRAW, seat) for seat in (1, 0) for _ in range(HAND)]]


# Chambers


def enter(m: State, events: Events) -> None:
    """LA-CHA-01, LA-END-01: on to the next treasure, until none is left or the leader has no light."""
    m.frames.pop()
    if m.treasures and m.hands[m.leader]:
        m.frames += [(CHAMBER,), (LEAD, m.leader), (TREASURE,)]


def turn_up(m: State, code: Code, events: Events) -> None:
    """LA-CHA-01."""
    m.frames.pop()
    m.treasure = code[1]
    m.treasures = without(m.treasures, m.treasure)
    name, worth = m.content.ids[m.treasure], m.content.worth[m.treasure]
    tell(events, "LA-CHA-01", "turned_up", treasure=name, worth=worth)


# Lights


def lead(m: State, seat: int, code: Code, events: Events) -> None:
    """LA-PLA-01: the leader plays a light."""
    _spend(m, seat, code[1], events)
    m.played = code[1]
    m.frames[-1] = (FOLLOW, 1 - seat)


def follow(m: State, seat: int, code: Code, events: Events) -> None:
    """LA-PLA-03: the brighter light takes the treasure."""
    _spend(m, seat, code[1], events)
    _take(m, seat if code[1] > m.played else m.leader, events)


def stay_dark(m: State, seat: int, code: Code, events: Events) -> None:
    """LA-PLA-04: whoever passes keeps all lights and leaves the treasure to the leader."""
    tell(events, "LA-PLA-04", "passed", seat=seat)
    _take(m, m.leader, events)


def _spend(m: State, seat: int, light: int, events: Events) -> None:
    m.hands[seat] = without(m.hands[seat], light)
    m.out = added(m.out, light)
    tell(events, "LA-PLA-01", "played", seat=seat, light=light)


def _take(m: State, seat: int, events: Events) -> None:
    """LA-PLA-03, LA-PLA-05: whoever has the treasure leads next; then everybody draws up to three again."""
    m.frames.pop()
    m.found[seat] = added(m.found[seat], m.treasure)
    tell(events, "LA-PLA-03", "taken", seat=seat, treasure=m.content.ids[m.treasure])
    m.treasure, m.played, m.leader = NONE, 0, seat
    m.frames += [(DRAW, each) for each in (1, 0) for _ in range(HAND - len(m.hands[each]))]


def draw(m: State, code: Code, events: Events) -> None:
    """LA-SET-02, LA-PLA-05: only whoever draws sees the light."""
    _, who = m.frames.pop()
    m.pile = without(m.pile, code[1])
    m.hands[who] = added(m.hands[who], code[1])
    tell_secretly(events, "LA-PLA-05", "drawn", who, {"light": code[1]})


def _pile_empty(m: State, events: Events) -> bool:
    """LA-PLA-05: what cannot be drawn is not drawn."""
    if not m.pile:
        m.frames.pop()
        return True
    return False


# What may be answered


def _light(m: State, seat: int, code: Code) -> Data:
    return {"light": code[1]}


def _lights(m: State, seat: int) -> list[Move]:
    return [m.vocabulary.play[light] for light in v.LIGHTS]


IN_HAND = Condition[State]("LA-PLA-01", "not_in_hand", lambda m, seat, code: code[1] in m.hands[seat], _light)
NO_TIE = Condition[State]("LA-PLA-02", "same_light", lambda m, seat, code: code[1] != m.played, _light)

STEPS: tuple[Step[State], ...] = (
    Task(CHAMBER, enter),
    Chance(
        TREASURE,
        asks("LA-CHA-01", "which_treasure"),
        lambda m: BagOdds("treasures", m.treasures, m.vocabulary.treasure, m.vocabulary.number),
        turn_up,
    ),
    Decision(LEAD, asks("LA-PLA-01", "lead"), Answer(v.PLAY, lead, (IN_HAND,), _lights)),
    Decision(
        FOLLOW,
        asks("LA-PLA-03", "follow", lambda m, seat: {"light": m.played}),
        Answer(v.PLAY, follow, (IN_HAND, NO_TIE), _lights),
        Answer(v.PASS, stay_dark, near=lambda m, seat: [m.vocabulary.pass_]),
    ),
    Chance(
        DRAW,
        asks("LA-PLA-05", "which_light", lambda m, seat: {"seat": m.frames[-1][1]}),
        lambda m: BagOdds("lights", m.pile, m.vocabulary.draw, m.vocabulary.number),
        draw,
        unless=_pile_empty,
    ),
)
