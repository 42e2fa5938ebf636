"""A turn: the action card, the actions, the end (TW-TRN, TW-ACT)."""

from __future__ import annotations

from collections.abc import Callable

from verlies.core.moves import Move
from verlies.core.steps import Answer, Ask, Code, Condition, Data, Decision, Events, Step, Task, asks
from verlies.games.twister import attacks, feats, jumping, mechanics, powers, reveal, walking
from verlies.games.twister import vocabulary as v
from verlies.games.twister.actors import Conditions
from verlies.games.twister.dungeon import listed
from verlies.games.twister.state import ACT, NEXT_TURN, NONE, PLAY, State
from verlies.games.twister.ways import Scene, walk_moves

UNLIMITED = 4
"""TW-TRN-04: once a card of this value was played, the opening is over."""


# The action card


def _begin_turn(m: State, events: Events) -> None:
    """TW-TRN-01."""
    m.mode.turn_begins(m)
    if m.ending:
        return
    m.frames[-1] = (PLAY,)
    m.number += 1
    m.outcome = None


def _high(m: State, side: int) -> int:
    """The highest card played so far that counts for a side."""
    return max(m.high) if m.options["opening"] == "common" else m.high[side]


def _allowed(m: State, side: int, value: int) -> bool:
    """TW-TRN-03, TW-TRN-04: whether the opening limit lets this card be played."""
    high = _high(m, side)
    return m.options["opening"] == "none" or high >= UNLIMITED or value <= (high + 1 if high else m.content.actions[0])


def _playable(m: State, side: int, value: int) -> bool:
    """TW-TRN-06: the lowest card where none is allowed."""
    if _allowed(m, side, value):
        return True
    hand = listed(m.actions[side])
    return value == hand[0] and not any(_allowed(m, side, each) for each in hand)


def play_card(m: State, seat: int, code: Code, events: Events) -> None:
    value = code[1]
    m.actions[seat] &= ~(1 << value)
    m.high[seat] = max(m.high[seat], value)
    m.now = value
    m.ap = value
    m.frames[-1] = (ACT,)
    m.tell(events, "TW-TRN-01", "card_played", seat=seat, value=value)


def _value(m: State, seat: int, code: Code) -> Data:
    return {"value": code[1]}


def _limit(m: State, seat: int, code: Code) -> Data:
    return {"value": code[1], "most": max(each for each in range(v.ACTIONS.stop) if _allowed(m, seat, each))}


IN_HAND: Conditions = (
    Condition("TW-TRN-01", "no_such_card", lambda m, seat, code: code[1] in m.content.actions, _value),
    Condition("TW-TRN-05", "card_out", lambda m, seat, code: bool(m.actions[seat] >> code[1] & 1), _value),
)
OPENING: Conditions = (
    Condition(
        "TW-TRN-03", "opening_limit", lambda m, seat, code: _high(m, seat) > 0 or _playable(m, seat, code[1]), _limit
    ),
    Condition("TW-TRN-04", "opening_limit", lambda m, seat, code: _playable(m, seat, code[1]), _limit),
)


def playing(answer: Answer[State], playable: Callable[[State, int, int], bool]) -> Decision[State]:
    """An action card in hand is played, if it is playable now."""
    return Decision(
        PLAY,
        asks("TW-TRN-01", "action_card", lambda m, seat: {"seat": seat}),
        answer,
        who=State.on_turn,
        moves=lambda m, seat: [
            m.vocabulary.play[value] for value in listed(m.actions[seat]) if playable(m, seat, value)
        ],
    )


# The end of the turn


def turn_over(m: State, events: Events) -> None:
    """TW-TRN-07: AP that are left are lost."""
    m.tell(events, "TW-TRN-07", "turn_over", seat=m.active, unused=m.ap)
    m.ap = 0
    m.brews = ()
    m.now = 0


def _end(m: State, side: int, code: Code, events: Events) -> None:
    """TW-TRN-01, TW-TRN-05, TW-TRN-10."""
    turn_over(m, events)
    m.hurt = m.healed = 0
    if not m.actions[side]:
        m.actions[side] = sum(1 << value for value in m.content.actions)
        m.tell(events, "TW-TRN-05", "cards_back", seat=side)
    limit = m.options["turn_limit"]
    if limit and m.number >= int(limit):  # TW-VP-08
        m.ending = "turn_limit"
    m.active = 1 - side
    m.frames[-1] = (NEXT_TURN,)


# Actions


def act_moves(m: State, side: int) -> list[Move]:
    """All actions that the AP left allow, and `end` (TS-PLY-01: alone, too)."""
    vocabulary = m.vocabulary
    moves: list[Move] = []
    actors = [token for token in m.actors(side) if m.means(token)] if m.ap or m.brews else []
    if actors:
        scene = Scene(m)
        for token in actors:
            walk_moves(m, scene, token, moves)
        if m.jumps[side]:
            for token in actors:
                jumping.jump_moves(m, scene, token, moves)
        moves += [vocabulary.reveal[slot] for slot in reveal.revealers(m, actors)]
        moves += [vocabulary.turn[hall][clockwise] for hall, clockwise in mechanics.turnings(m, actors)]
        moves += [work[0] for work in mechanics.gate_works(m, actors)]
        moves += attacks.attack_moves(m, scene)
        moves += feats.feat_moves(m, scene, actors)
    if m.ap and m.options["extras"] and powers.patient_self(m, side) != NONE:
        moves.append(vocabulary.recover)
    moves.append(vocabulary.end)
    return moves


END = Answer[State](v.END, _end, near=lambda m, seat: [m.vocabulary.end])
ANSWERS: tuple[Answer[State], ...] = (
    *walking.ANSWERS,
    END,
    jumping.JUMP,
    reveal.REVEAL,
    *mechanics.ANSWERS,
    *attacks.ANSWERS,
    *feats.ANSWERS,
)
ACTION: Ask[State] = asks("TW-TRN-08", "act", lambda m, seat: {"seat": seat, "ap": m.ap})
STEPS: tuple[Step[State], ...] = (
    Task(NEXT_TURN, _begin_turn),
    playing(Answer(v.PLAY, play_card, (*IN_HAND, *OPENING), lambda m, seat: m.vocabulary.play), _playable),
    Decision(ACT, ACTION, *ANSWERS, who=State.on_turn, moves=act_moves),
    walking.walk_on(answer.verb for answer in ANSWERS if answer.verb not in walking.WALKING),
)
