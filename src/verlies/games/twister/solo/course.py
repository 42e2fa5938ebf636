"""The course of the solitaire game: set-up, the non-player's turn, and chance (TS-SET, TS-NPT)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from verlies.core.moves import DEALER, Move
from verlies.core.odds import BagOdds, FlatOdds, Odds
from verlies.games.twister import fate
from verlies.games.twister import vocabulary as v
from verlies.games.twister.dungeon import listed
from verlies.games.twister.sight import character_at
from verlies.games.twister.solo import arrivals, modes, pile
from verlies.games.twister.solo import memory as s
from verlies.games.twister.solo.acting import keep_wand, turn_gear
from verlies.games.twister.solo.memory import Solo, note, solo_of
from verlies.games.twister.solo.worlds import NON_PLAYER
from verlies.games.twister.state import (
    BAG,
    BOX,
    DECK,
    DOWN,
    EVERY,
    FIGURES,
    NEXT_TURN,
    NPCS,
    SCREEN,
    SIDE,
    SIDE_TOKENS,
    START,
    UNKNOWN,
    Events,
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


def fill_bag(m: State, events: Events) -> None:
    """TS-SET-04, TS-SET-08, TS-SET-15: all tokens that do not start; and the halls lie face down."""
    m.bag = bytes(sorted(hall for pair in listed(m.pairs[0]) for hall in m.content.pair_halls[pair]))
    for token in range(SIDE_TOKENS):
        if m.where[token] == SCREEN:
            m.where[token] = BAG
    bag = bytes(token for token, place in enumerate(m.where) if place == BAG)
    note(m, bag=bag)
    m.tell(events, "TS-SET-08", "bag_ready", count=len(bag))


# Chance


def odds(m: State) -> Odds:
    """TS-RNG-01, TS-RNG-03: what chance may bring; the dealer draws it."""
    frame = m.frames[-1]
    kind = frame[0]
    words = m.words
    if kind == s.DICE:
        return FlatOdds(f"dice {m.name(frame[1])}", [move for row in words.dice for move in row])
    if kind == s.GEAR:
        return FlatOdds("gear", [move for row in words.gear for move in row])
    if kind == s.ROLL:
        return FlatOdds(f"roll {m.name(frame[2])}", words.roll)
    if kind == s.TIE:
        return FlatOdds("tie", words.tie[: frame[1]])
    if kind == s.LOOT:
        return FlatOdds(f"loot {m.name(frame[1])}", words.tie[: len(arrivals.loot_squares(m))])
    if kind == s.DRAW_ROOM:
        return FlatOdds(f"room {m.name(frame[1])}", [words.room[hall] for hall in arrivals.rooms(m)])
    if kind == s.DEAL_NPC or kind == s.RECRUIT:
        deck = [m.kinds[token] for token in NPCS if m.where[token] == DECK]
        return _drawn("npc", deck, words.deal if kind == s.DEAL_NPC else words.recruit, words)
    if kind == s.DRAW_TOKEN:
        bag = [words.token[SIDE[token], m.thing(token)] for token in solo_of(m).bag]
        return _drawn("bag", bag, words.draw, words)
    if kind == s.DRAW_ROW:
        return _drawn(f"row {m.number}", [m.kinds[token] for token in solo_of(m).to_lay], words.row, words)
    if kind == s.DRAW_VISION:
        return _drawn("vision", solo_of(m).sights, words.vision, words)
    if kind == s.NP_CARD:
        return _drawn("np", _values(pile.pile(m)), words.np, words)
    return _drawn("discard", _values(pile.discardable(m)), words.discard, words)


def _drawn(name: str, things: Iterable[int], moves: Sequence[Move] | Mapping[int, Move], words: v.Vocabulary) -> Odds:
    return BagOdds(name, bytes(sorted(things)), moves, words.number)


def _values(counts: bytes) -> Iterator[int]:
    return (value for value, count in enumerate(counts) for _ in range(count))


def deal(m: State, code: tuple[int, ...], events: Events) -> None:
    """Carry out what chance brought."""
    verb = code[0]
    if verb == v.DEAL:
        _dealt(m, NPCS.start + m.content.npc_kinds.index(code[1]), events)
    elif verb == v.DRAW:
        token = next(t for t in solo_of(m).bag if SIDE[t] == code[1] and m.thing(t) == code[2])
        arrivals.draw_token(m, token, events)
    elif verb == v.DICE:
        arrivals.dice_fell(m, code[1], code[2], events)
    elif verb == v.ROW:
        _laid_out(m, NPCS.start + m.content.npc_kinds.index(code[1]), events)
    elif verb == v.TIE:
        if m.frames[-1][0] == s.LOOT:
            arrivals.put_loot(m, arrivals.loot_squares(m)[code[1]], events)
        else:
            modes.tie_fell(m, code[1] + 1, events)
    elif verb == v.GEAR:
        number = m.frames.pop()[1]
        turn_gear(m, number, code[1], code[2], events)
    elif verb == v.ROLL:
        _rolled(m, code[1], events)
    elif verb == v.NP:
        pile.card_drawn(m, code[1], events)
    elif verb == v.RECRUIT:
        arrivals.recruit(m, NPCS.start + m.content.npc_kinds.index(code[1]), events)
    elif verb == v.ROOM:
        arrivals.room_drawn(m, code[1], events)
    elif verb == v.VISION:
        arrivals.vision(m, code[1], events)
    else:
        pile.discarded(m, code[1], events)


def _dealt(m: State, token: int, events: Events) -> None:
    """TS-SET-05."""
    _, left = m.frames.pop()
    m.where[token] = BAG
    m.tell(events, "TS-SET-05", "npc_dealt", npc=m.name(token))
    if left > 1:
        m.frames.append((s.DEAL_NPC, left - 1))


# The turns


def begin_turn(m: State) -> bool:
    """TS-PLY-05, TS-END-05: the person's turn, with anybody there or not; False if that is the end."""
    here = any(m.where[token] < DOWN for token in m.squads[PERSON])
    helpless = 0 if here else solo_of(m).helpless + 1
    note(m, helpless=helpless)
    if helpless >= s.HELPLESS:
        m.ending = "helpless"
    return not m.ending


def end_turn(m: State) -> None:
    """TS-TUR-02, TS-TUR-07: reinforcements, then visions, then the cards come back."""
    m.frames[-1] = (s.PHASE_3,)


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


def _open_phase(m: State, at: int, events: Events) -> None:
    """TS-NPT-03: the wounded are tilted; who may recover by itself rolls, in the order of the row."""
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


def _rolled(m: State, value: int, events: Events) -> None:
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


# The frames


def settle(m: State, events: Events) -> tuple[int, ...] | None:
    """Do what the frame on top says; who is on turn, or None to go on."""
    frame = m.frames[-1]
    kind = frame[0]
    if kind in s.DEALERS:
        if kind == s.NP_CARD:
            pile.before_draw(m, events)
        return (DEALER,)
    if kind in s.PERSONS:
        return (PERSON,)
    if kind == s.THINK:
        modes.think(m, events)
    elif kind == s.ACTIVATE:
        _activate(m, events)
    elif kind == s.LAY_ROW:
        _lay_row(m, events)
    elif kind == s.OPEN_PHASE:
        _open_phase(m, frame[1], events)
    elif kind == s.AFTER_COMBAT:
        pile.after_combat(m, events)
    elif kind == s.CALL_UP:
        pile.call_up(m, frame[1], frame[2], events)
    elif kind == s.ALARM:
        arrivals.alarm(m, frame[1], frame[2], frame[3], events)
    elif kind == s.PHASE_3:
        _phase_3(m, events)
    else:
        _close_np(m, events)
    return None


def person_moves(m: State) -> list[Move]:
    """The moves of the questions that only the solitaire game asks."""
    kind = m.frames[-1][0]
    if kind == s.SPOT:
        return [m.words.set[square] for square in arrivals.spots(m)]
    return pile.force_moves(m) if kind == s.FORCE else [m.words.next]


def answer(m: State, code: tuple[int, ...], events: Events) -> None:
    if code[0] == v.SET:
        arrivals.set_token(m, code[1], events)
    elif code[0] == v.FORCE:
        pile.force(m, code[1], events)
    else:
        modes.proceed(m, events)
