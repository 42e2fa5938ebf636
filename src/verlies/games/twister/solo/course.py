"""The course of the solitaire game: set-up, the person's turn, the non-player's turn (TS-SET, TS-TUR, TS-NPT)."""

from __future__ import annotations

from dataclasses import replace

from verlies.core.moves import Move
from verlies.core.odds import FlatOdds
from verlies.core.steps import Answer, Chance, Code, Condition, Data, Decision, Events, Step, Task, asks
from verlies.games.twister import fate, jumping, reveal, setup, turn
from verlies.games.twister import vocabulary as v
from verlies.games.twister.dungeon import NAMES, SLOT_NAMES, listed
from verlies.games.twister.sight import character_at
from verlies.games.twister.solo import arrivals, modes, pile
from verlies.games.twister.solo import memory as s
from verlies.games.twister.solo.acting import keep_wand
from verlies.games.twister.solo.memory import Solo, note, solo_of
from verlies.games.twister.solo.worlds import NON_PLAYER
from verlies.games.twister.state import (
    ACT,
    BAG,
    BOX,
    DECK,
    DOWN,
    EVERY,
    FIGURES,
    NEXT_TURN,
    NPCS,
    SCREEN,
    SIDE_TOKENS,
    START,
    UNKNOWN,
    State,
)

SQUAD = 8
PERSON = 0


# Set-up


def begin(m: State) -> None:
    """TS-SET-01 to TS-SET-12: what lies ready; the NPCs are dealt, then the person chooses who starts."""
    content = m.content
    m.squads = (FIGURES[0], NPCS)
    kinds = bytearray((UNKNOWN,)) * EVERY
    for side in range(2):
        if not side:
            kinds[:8] = content.sets["figures"]["prison"]
        start = side * SIDE_TOKENS + 8
        kinds[start : start + 6] = content.sets["items"]["prison"]
    kinds[NPCS.start : NPCS.stop] = content.npc_kinds
    m.where = bytearray((BOX,)) * EVERY
    for token in NPCS:
        m.where[token] = DECK
    for token in range(SIDE_TOKENS):
        m.where[token] = SCREEN
    for token in range(SIDE_TOKENS + 8, 2 * SIDE_TOKENS):
        m.where[token] = BAG
    m.set_kinds(bytes(kinds))
    m.solo = Solo(b"")
    m.target = 5
    m.active = PERSON
    m.shown = True
    m.frames = [(NEXT_TURN,), (START,), (s.DEAL_NPC, SQUAD)]
    setup.lay_pairs(m)


def _dealt(m: State, code: Code, events: Events) -> None:
    """TS-SET-05."""
    token = arrivals.npc_of(m, code[1])
    _, left = m.frames.pop()
    m.where[token] = BAG
    m.tell(events, "TS-SET-05", "npc_dealt", npc=m.name(token))
    if left > 1:
        m.frames.append((s.DEAL_NPC, left - 1))


def _started(m: State, seat: int, code: Code, events: Events) -> None:
    """TS-SET-08: openly."""
    _, kind, place = code
    m.tell(events, "TS-SET-08", "starts", seat=seat, figure=m.content.figure_ids[kind], square=NAMES[place])
    if not setup.starting(m):
        m.frames.pop()
        m._close()
        _fill_bag(m, events)


def _fill_bag(m: State, events: Events) -> None:
    """TS-SET-04, TS-SET-08, TS-SET-15: all tokens that do not start; and the halls lie face down."""
    m.bag = bytes(sorted(hall for pair in listed(m.pairs[0]) for hall in m.content.pair_halls[pair]))
    for token in range(SIDE_TOKENS):
        if m.where[token] == SCREEN:
            m.where[token] = BAG
    bag = bytes(token for token, place in enumerate(m.where) if place == BAG)
    note(m, bag=bag)
    m.tell(events, "TS-SET-08", "bag_ready", count=len(bag))


# The person's turn


def _first_card(m: State) -> int:
    """TS-TUR-04: the lowest card in hand."""
    return listed(m.actions[PERSON])[0]


def _in_order(m: State, seat: int, value: int) -> bool:
    """TS-TUR-04: once the highest was played, in any order."""
    return m.high[PERSON] == m.content.actions[-1] or value == _first_card(m)


def _play(m: State, seat: int, code: Code, events: Events) -> None:
    turn.play_card(m, seat, code, events)
    pile.action_played(m, code[1], events)


def _reveal(m: State, seat: int, code: Code, events: Events) -> None:
    reveal.REVEAL.do(m, seat, code, events)
    note(m, opened=True)


def _jump(m: State, seat: int, code: Code, events: Events) -> None:
    jumping.JUMP.do(m, seat, code, events)
    pile.jump_played(m, events)


def _end(m: State, seat: int, code: Code, events: Events) -> None:
    """TS-TUR-02, TS-TUR-07: reinforcements, then visions, then the cards come back."""
    turn.turn_over(m, events)
    m.frames[-1] = (s.PHASE_3,)


def _first_halls(m: State) -> list[int]:
    """TS-TUR-05: what the first action of the game can reveal."""
    return list(reveal.revealers(m, m.actors(m.active)))


def _act_moves(m: State, side: int) -> list[Move]:
    if solo_of(m).opened:
        return turn.act_moves(m, side)
    return [m.vocabulary.reveal[slot] for slot in _first_halls(m)]


REVEAL_FIRST = Condition[State](
    "TS-TUR-05",
    "reveal_first",
    lambda m, seat, code: solo_of(m).opened or (code[0] == v.REVEAL and code[1] in _first_halls(m)),
    lambda m, seat, code: {"slots": [SLOT_NAMES[slot] for slot in sorted(_first_halls(m))]},
)
_DOES = {v.REVEAL: _reveal, v.JUMP: _jump, v.END: _end}
"""Actions of which more comes than in the duel."""


def _alone(answer: Answer[State]) -> Answer[State]:
    """TS-PLY-01: the person acts as in the duel, but reveals a hall first."""
    return replace(answer, do=_DOES.get(answer.verb, answer.do), conditions=(REVEAL_FIRST, *answer.conditions))


# The end of a turn


def _phase_3(m: State, events: Events) -> None:
    due = solo_of(m).due
    if due:
        note(m, due=due - 1)
        pile.send(m, events)
    elif not arrivals.next_vision(m):
        m.frames.pop()
        close_turn(m, events)


def close_turn(m: State, events: Events) -> None:
    """TS-TUR-01, TS-TUR-08: the turn of a side is over; the other's begins."""
    m.hurt = m.healed = 0
    limit = m.options["turn_limit"]
    if m.number >= int(limit):  # TS-END-06
        m.ending = "turn_limit"
    if m.active == PERSON:
        if not m.actions[PERSON]:
            m.actions[PERSON] = sum(1 << value for value in m.content.actions)
            m.tell(events, "TS-TUR-02", "cards_back", seat=PERSON)
        m.active = NON_PLAYER
        m.number += 1
        m.outcome = None
        m.tell(events, "TS-TUR-03", "turn_np", number=m.number)
        m.frames.append((s.CLOSE_NP,))
        m.frames.append((s.LAY_ROW,))
    else:
        m.tell(events, "TS-TUR-03", "np_turn_over")
        note(m, acted=0, tilted=0)
        m.active = PERSON
        m.frames.append((NEXT_TURN,))


# The non-player's turn


def _lay_row(m: State, events: Events) -> None:
    """TS-NPT-01, TS-NPT-02, TS-NPT-09: the cards of all in play are shuffled and laid out."""
    in_play = tuple(token for token in m.squads[NON_PLAYER] if m.where[token] < DOWN)
    m.frames[-1] = (s.OPEN_PHASE, 0)
    note(m, row=(), to_lay=in_play, tilted=0, acted=0)
    if len(in_play) == 1:
        _laid_out(m, in_play[0], events)
    elif in_play:
        m.frames.append((s.DRAW_ROW,))


def _laid_out(m: State, token: int, events: Events) -> None:
    solo = solo_of(m)
    left = tuple(each for each in solo.to_lay if each != token)
    row = (*solo.row, token)
    if m.frames[-1][0] == s.DRAW_ROW:
        m.frames.pop()
    if len(left) == 1:
        row, left = (*row, *left), ()
    note(m, row=row, to_lay=left)
    if left:
        m.frames.append((s.DRAW_ROW,))
    else:
        m.tell(events, "TS-NPT-02", "row_laid", npcs=[m.name(each) for each in row])


def _open_phase(m: State, events: Events) -> None:
    """TS-NPT-03: the wounded are tilted; whoever may recover by itself rolls, in the order of the row."""
    _, at = m.frames[-1]
    row = solo_of(m).row
    if at >= len(row):
        m.frames[-1] = (s.ACTIVATE,)
        return
    m.frames[-1] = (s.OPEN_PHASE, at + 1)
    token = row[at]
    if m.wounded >> token & 1:
        effects = m.figure(token).effects
        alone = character_at(m, m.where[token]) == token
        if "ACT_WOUNDED" not in effects or not alone:
            s.tilt(m, 1 << token)
        if "SELF_RECOVER" in effects and alone:
            m.frames.append((s.ROLL, s.RECOVER, token))


def _rolled(m: State, code: Code, events: Events) -> None:
    _, value = code
    _, purpose, token = m.frames.pop()
    if purpose == s.KEEP_WAND:
        keep_wand(m, token, value, events)
        return
    up = value >= m.figure(token).effects["SELF_RECOVER"]["min_roll"]
    m.tell(events, "TS-PER-03", "recovery_rolled", npc=m.name(token), value=value, risen=up)
    if up:
        m.wounded &= ~(1 << token)
        if fate.goal_of(m, NON_PLAYER) >> m.where[token] & 1:  # TW-ACT-04
            fate.leave(m, token, m.beside(token), events, "TW-EXT-02")
        fate.after_action(m, events)


def _activate(m: State, events: Events) -> None:
    """TS-NPT-04, TS-NPT-06, TS-NPT-07: the leftmost upright card."""
    solo = solo_of(m)
    for token in solo.row:
        if solo.tilted >> token & 1 or m.where[token] >= DOWN:
            continue
        if not modes.ready(m, token):
            s.tilt(m, 1 << token)
            continue
        modes.activate(m, token, events)
        return
    m.frames.pop()


def _close_np(m: State, events: Events) -> None:
    """TS-TUR-07, TS-VIS-05: the last card is tilted; halls open, and who comes out of them still acts."""
    if arrivals.next_vision(m):
        return
    solo = solo_of(m)
    if m.rules >= 2 and any(m.where[token] < DOWN and not solo.tilted >> token & 1 for token in solo.row):
        m.frames.append((s.ACTIVATE,))
        return
    m.frames.pop()
    close_turn(m, events)


def _row(m: State, seat: int) -> Data:
    solo = solo_of(m)
    return {"number": len(solo.row) + 1, "of": len(solo.row) + len(solo.to_lay)}


def _needs(m: State, seat: int) -> Data:
    _, purpose, token = m.frames[-1]
    effect = "SELF_RECOVER" if purpose == s.RECOVER else "WAND_KEEP"
    return {"npc": m.name(token), "needs": m.figure(token).effects[effect]["min_roll"]}


STEPS: tuple[Step[State], ...] = (
    Chance(
        s.DEAL_NPC,
        asks("TS-SET-05", "deal", lambda m, seat: {"left": m.frames[-1][1]}),
        lambda m: arrivals.drawn(m, "npc", arrivals.deck(m), m.vocabulary.deal),
        _dealt,
    ),
    setup.starting_step("TS-SET-08", _started),
    turn.playing(
        Answer(
            v.PLAY,
            _play,
            (
                *turn.IN_HAND,
                Condition(
                    "TS-TUR-04",
                    "in_order",
                    lambda m, seat, code: _in_order(m, seat, code[1]),
                    lambda m, seat, code: {"value": code[1], "first": _first_card(m)},
                ),
            ),
            lambda m, seat: m.vocabulary.play,
        ),
        _in_order,
    ),
    Decision(ACT, turn.ACTION, *map(_alone, turn.ANSWERS), who=State.on_turn, moves=_act_moves),
    Task(s.PHASE_3, _phase_3),
    Task(s.LAY_ROW, _lay_row),
    Chance(
        s.DRAW_ROW,
        asks("TS-NPT-02", "row", _row),
        lambda m: arrivals.drawn(
            m, f"row {m.number}", [m.kinds[token] for token in solo_of(m).to_lay], m.vocabulary.lay_out
        ),
        lambda m, code, events: _laid_out(m, arrivals.npc_of(m, code[1]), events),
    ),
    Task(s.OPEN_PHASE, _open_phase),
    Chance(
        s.ROLL,
        asks("TS-PER-03", "roll", _needs),
        lambda m: FlatOdds(arrivals.occasion(m, "roll", 2), m.vocabulary.roll),
        _rolled,
    ),
    Task(s.ACTIVATE, _activate),
    Task(s.CLOSE_NP, _close_np),
)
