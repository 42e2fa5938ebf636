"""What is true of every state that legal play can reach."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from verlies.games.twister import setup, teams
from verlies.games.twister import state as s
from verlies.games.twister.content import TwisterContent
from verlies.games.twister.dungeon import NAMES, SLOT_NAMES, SLOTS, listed
from verlies.games.twister.halls import BROKEN
from verlies.games.twister.powers import DRINK_AP
from verlies.games.twister.state import NONE, State
from verlies.games.twister.ways import legal

BUILDING = {s.CHOOSE, s.LEAVE_OUT, s.PICK_PAIR, s.PICK, s.REPLACE, s.CLASH, s.DRAW_PAIR, s.SET_OUT}
"""Frames of which one lies on the stack until the halls are shuffled."""
COMBAT = {s.SUPPORT, s.CALL, s.CARDS}


def broken(m: State) -> Iterator[str]:
    """A short sentence for each; cheap, since it runs after every move of long random runs."""
    kinds = {frame[0] for frame in m.frames}
    yield from _kinds(m)
    yield from _places(m)
    if m.shown:
        yield from _figures(m)
        if s.WALK not in kinds and not m.mode.walking(m):  # TW-GLD-05
            yield from _squares(m)
    else:
        yield from _set_up(m, kinds)
    yield from _halls(m)
    if not kinds & BUILDING and not (m.mode.starts_openly and s.START in kinds):
        yield from _bag(m)
    yield from _board(m)
    yield from _cards(m)
    yield from _points(m)
    yield from _combat(m, kinds)
    yield from m.mode.broken(m, kinds)
    if m.frames:
        yield from _frames(m, kinds)
    if kinds & {s.ACT, s.PLAY}:
        yield from _turn(m, kinds)
    yield from _end(m)


def of_duel(m: State, kinds: set[int]) -> Iterator[str]:
    """What is true of the duel alone."""
    if m.options["teams"] == "draft":
        for items in (False, True):
            both = set(teams.chosen(m, 0, items)) & set(teams.chosen(m, 1, items))
            if any(not items or not m.content.items[kind].common for kind in both):
                yield "kinds: both have drafted the same"
    for token, place in enumerate(m.where):
        if place in (s.BAG, s.DECK):
            yield f"places: token {token} is in a bag, and there is none"
    begun = m.ap or m.now or m.brews or m.active != NONE or m.number
    if m.frames and begun and not kinds & {s.ACT, s.PLAY}:
        yield "frames: no turn has begun, and something of it is there"
    deserted = all(m.where[token] >= s.DOWN + SLOTS for side in m.squads for token in side)
    if m.shown and deserted and not m.ending:
        yield "end: nobody is left, and the game goes on"


# Tokens


def _kinds(m: State) -> Iterator[str]:
    """TW-TEAM-11: each character once in a team; only common items more than once (TW-TEAM-03)."""
    wrong, masks = _sorted_out(m.content, m.kinds)
    yield from wrong
    if masks != (m.ropes, m.giants, m.climbers, m.solid):
        yield "kinds: ropes, giants, climbers or solid ones are not those of the tokens"


@lru_cache(maxsize=64)
def _sorted_out(content: TwisterContent, kinds: bytes) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """What is wrong with these kinds, and the masks of ropes, giants, climbers and solid ones."""
    wrong: list[str] = []
    ropes = giants = climbers = solid = 0
    for token, kind in enumerate(kinds):
        if kind == s.UNKNOWN:
            continue
        if s.IS_FIGURE[token]:
            giants |= content.figures[kind].giant << token
            climbers |= content.figures[kind].pits << token
            solid |= content.figures[kind].solid << token
        else:
            ropes |= content.items[kind].rope << token
    for side in range(2):
        start = side * s.SIDE_TOKENS
        team, kit = kinds[start : start + s.CHARACTERS], kinds[start + s.CHARACTERS : start + s.SIDE_TOKENS]
        if list(team) != sorted(team) or list(kit) != sorted(kit):
            wrong.append(f"kinds: the tokens of side {side} are not in order")
        once = [[*team], [kind for kind in kit if kind == s.UNKNOWN or not content.items[kind].common]]
        if any(kind != s.UNKNOWN and each.count(kind) > 1 for each in once for kind in each):
            wrong.append(f"kinds: side {side} has something twice")
    return tuple(wrong), (ropes, giants, climbers, solid)


def _places(m: State) -> Iterator[str]:
    """Each token is where it can be."""
    area, kinds = m.area, m.kinds
    placing = {frame[2] for frame in m.frames if frame[0] == s.PLACE}
    for token, place in enumerate(m.where):
        if place < s.DOWN:
            if not area >> place & 1:
                yield f"places: token {token} is on {NAMES[place]}, where nothing can be"
        elif place < s.DOWN + SLOTS:
            slot = place - s.DOWN
            if not m.slots >> slot & 1 or (m.up >> slot & 1 and slot not in placing):
                yield f"places: token {token} lies face down on {SLOT_NAMES[slot]}"
        elif place == s.SCREEN:
            if m.shown and not (m.mode.starts_openly and any(frame[0] == s.START for frame in m.frames)):
                yield f"places: token {token} is behind a screen"
        elif place not in (s.BOX, s.BAG, s.DECK, s.LOST) and not (s.IS_FIGURE[token] and place in (s.DEAD, s.GONE)):
            yield f"places: token {token} is nowhere"
        if kinds[token] == s.UNKNOWN and place != s.BOX:
            yield f"places: token {token} is in the game, and nobody has chosen it"
    room = _room(m)
    for slot in range(SLOTS):
        if m.where.count(s.DOWN + slot) > room[slot]:
            yield f"places: more tokens on {SLOT_NAMES[slot]} than it holds"


def _room(m: State) -> tuple[int, ...]:
    plan = m.mode.scenario(m)
    return plan.room if plan else m.content.room


def _set_up(m: State, kinds: set[int]) -> Iterator[str]:
    """TW-SET-04, TW-TEAM-41: before the starting characters are shown."""
    if m.frames and s.SHOW not in kinds:
        yield "set-up: the starting characters will never be shown"
    if m.wounded | m.hurt | m.healed or any(m.gains):
        yield "set-up: somebody has fought"
    for side in range(2):
        circles = setup.circles(m, side)
        on = [(token, place) for token, place in enumerate(m.where) if place < s.DOWN and s.SIDE[token] == side]
        if any(not s.IS_FIGURE[token] or place not in circles for token, place in on):
            yield f"set-up: side {side} has something beside its circles"
        if len({place for _, place in on}) < len(on) or len(on) > setup.STARTERS:
            yield f"set-up: side {side} has too many on its circles"
        if not kinds & BUILDING:
            left_out = sum(1 for token in m.squads[side] if m.where[token] == s.BOX and m.kinds[token] != s.UNKNOWN)
            if left_out != teams.handicap(m, side) and not m.mode.scenario(m):
                yield f"set-up: side {side} has left out too many or too few"
            if s.START not in kinds and setup.to_start(m, side):
                yield f"set-up: side {side} has too few on its circles"


def _figures(m: State) -> Iterator[str]:
    """TW-TRN-10, TW-WND: wounds and healing are of figures in play."""
    marked = m.wounded | m.hurt | m.healed
    for token in listed(marked):
        if not s.IS_FIGURE[token] or m.where[token] >= s.DOWN:
            yield f"wounds: token {token} is marked, and not in play"
    if m.hurt & ~m.wounded:
        yield "wounds: somebody was wounded this turn, and is not"
    if m.healed & m.wounded:
        yield "wounds: somebody was healed this turn, and is not"


def _squares(m: State) -> Iterator[str]:
    """TW-GLD-02, TW-PIT-05, TW-EXT-01: what is together on one square."""
    held: dict[int, list[int]] = {}
    for token, place in enumerate(m.where):
        if place < s.DOWN:
            held.setdefault(place, []).append(token)
    pits, ropes, up = m.pits, m.ropes, ~m.wounded
    for place, tokens in held.items():
        if len(tokens) > 1 and not legal(m, tokens):
            yield f"squares: {NAMES[place]} holds what may not be together"
        if pits >> place & 1 and not any((ropes | m.climbers & up) >> token & 1 for token in tokens):
            yield f"squares: somebody or something is over the pit of {NAMES[place]} without a rope"
        if place // 10 in m.zones:
            side = 1 - m.zones.index(place // 10)
            if any(s.IS_FIGURE[token] and s.SIDE[token] == side and up >> token & 1 for token in tokens):
                yield f"squares: somebody is on {NAMES[place]}, and has not left"


# The dungeon


def _halls(m: State) -> Iterator[str]:
    for slot in range(SLOTS):
        hall = m.halls[slot]
        up = m.up >> slot & 1
        expected = hall < len(m.content.halls) if up else hall == (s.FACE_DOWN if m.slots >> slot & 1 else s.ABSENT)
        if not expected or (up and not m.slots >> slot & 1):
            yield f"halls: {SLOT_NAMES[slot]} does not hold what it should"
        if m.turned[slot] > (3 if up else 0):
            yield f"halls: {SLOT_NAMES[slot]} lies in no way that there is"
    if any(m.gates):
        for gate, state in enumerate(m.gates):
            if state and (state > BROKEN or m.slot_of(m.content.gate_hall[gate]) == NONE):
                yield f"halls: {m.content.gate_ids[gate]} is open, and nobody can know"
    if list(m.bag) != sorted(m.bag):
        yield "halls: the bag is not in order"


def _bag(m: State) -> Iterator[str]:
    """TW-SET-02, TW-TEAM-02: all halls of the pairs in the game are face down or face up."""
    plan = m.mode.scenario(m)
    pairs = m.pairs[0] | m.pairs[1]
    wanted = list(plan.halls) if plan else [hall for pair in listed(pairs) for hall in m.content.pair_halls[pair]]
    laid = [m.halls[slot] for slot in range(SLOTS) if m.up >> slot & 1]
    if sorted((*laid, *m.bag)) != sorted(wanted):
        yield "halls: not every hall is in exactly one place"
    if len(laid) + len(m.bag) != m.slots.bit_count():
        yield "halls: more or fewer than slots"
    if m.pairs[0] & m.pairs[1]:
        yield "halls: both have the same pair"
    if m.known_pairs[0] & ~m.pairs[0] or m.known_pairs[1] & ~m.pairs[1]:
        yield "halls: a pair is known that is not there"


def _board(m: State) -> Iterator[str]:
    """TW-BRD-06: all masks are those of the halls as they lie."""
    if _masks(m) != _drawn(m):
        yield "board: walls, pits or gears are not where the halls have them"


def _masks(m: State) -> tuple[Any, ...]:
    return (
        m.gears, m.half, m.slit, m.south, m.east, m.slit_south, m.slit_east, m.area, m.pits, m.dry, m.up,
    )  # fmt: skip


_BOARDS: dict[tuple[Any, ...], tuple[Any, ...]] = {}
"""The masks of boards seen before."""
MANY_BOARDS = 500


def _drawn(m: State) -> tuple[Any, ...]:
    """The masks of this board, drawn from scratch."""
    key = (m.content.digest, m.slots, m.zones, m.halls, m.turned, m.gates, m.breaches)
    found = _BOARDS.get(key)
    if found is None:
        fresh = m.copy()
        fresh.lay_board(m.slots, m.zones)
        fresh.gates, fresh.breaches = m.gates, m.breaches
        for slot, hall in enumerate(m.halls):
            if hall < len(m.content.halls):
                fresh.lay_hall(slot, hall, m.turned[slot])
        if len(_BOARDS) >= MANY_BOARDS:
            _BOARDS.clear()
        found = _BOARDS[key] = _masks(fresh)
    return found


# Cards and points


def _cards(m: State) -> Iterator[str]:
    """TW-TRN-05, TW-JMP-01, TW-CBT-08."""
    content = m.content
    plan = m.mode.scenario(m)
    every = sum(1 << value for value in content.actions)
    for side in m.mode.hands:
        if m.actions[side] & ~every or (m.high[side] and m.high[side] not in content.actions):
            yield f"cards: side {side} has action cards that do not exist"
        if not 0 <= m.jumps[side] <= (plan.jumps if plan else content.jumps):
            yield f"cards: side {side} has jump cards that do not exist"
        hand = m.combat[side]
        if len(hand) != len(content.combat) or any(n > most for n, most in zip(hand, content.combat, strict=False)):
            yield f"cards: side {side} has combat cards that do not exist"
        elif hand[0] != content.combat[0]:
            yield f"cards: the 0 of side {side} did not return"


def _points(m: State) -> Iterator[str]:
    """TW-VP-01, TW-VP-02, TW-DT1-09."""
    for side in range(2):
        left, felled, treasure = (m.gains[side * 3 + why] for why in (s.LEFT, s.FELLED, s.TREASURE))
        if felled != sum(m.figure(token).falling for token in m.squads[1 - side] if m.where[token] == s.DEAD):
            yield f"points: side {side} has others than for those eliminated"
        gone = [m.figure(token).leaving for token in m.squads[side] if m.where[token] == s.GONE]
        if left != sum(gone):
            yield f"points: side {side} has others than for those who left"
        if treasure and side in m.mode.hands:
            lost = [item for item in s.ITEMS if m.where[item] == s.LOST and m.kinds[item] != s.UNKNOWN]
            if treasure > sum(m.item(item).leaving for item in lost) or not gone:
                yield f"points: side {side} has carried out no such treasure"


# The course


def _combat(m: State, kinds: set[int]) -> Iterator[str]:
    """TW-CBT-04, TW-CHR-TEL: nothing of a combat outlasts it."""
    fight = m.fight
    if (fight is not None) != bool(kinds & COMBAT):
        yield "combat: a fight without its frame, or the other way round"
    if s.CARDS not in kinds and (m.chosen != [NONE, NONE] or m.called != NONE):
        yield "combat: cards lie there, and nobody fights"
    for side in m.mode.hands:
        card = m.chosen[side]
        if card != NONE and not (card < len(m.combat[side]) and m.combat[side][card]):
            yield f"combat: side {side} has laid a card that it has not"
    if fight is None:
        return
    own, foes = fight.attackers, fight.defenders
    sides = {s.SIDE[token] for token in listed(own)} | {1 - s.SIDE[token] for token in listed(foes)}
    if sides != {fight.side} or fight.side != m.active:
        yield "combat: somebody fights on the wrong side"
    if not foes >> fight.target & 1 or (fight.archers | fight.lancers) & ~own:
        yield "combat: the target or those who fight from afar do not take part"
    if any(not s.IS_FIGURE[token] or m.where[token] >= s.DOWN for token in listed(own | foes)) or own & m.wounded:
        yield "combat: somebody fights who cannot"


def _frames(m: State, kinds: set[int]) -> Iterator[str]:
    """What must lie on the stack for what is under way."""
    bottom = m.frames[0][0]
    if bottom not in (s.ACT, s.PLAY, s.NEXT_TURN) and bottom not in m.mode.ends_of_turns:
        yield "frames: no turn lies below"
    if sum(frame[0] in (s.ACT, s.PLAY, s.NEXT_TURN) for frame in m.frames) > 1:
        yield "frames: two turns at once"
    for frame in m.frames:
        if frame[0] == s.WALK:
            _, token, steps, carried = frame
            if not m.can_act(token) or s.SIDE[token] != m.active or not 0 <= steps <= m.figure(token).speed:
                yield "frames: somebody walks who cannot"
            if carried != NONE and m.where[carried] != m.where[token]:
                yield "frames: who walks does not carry what it carries"
        if frame[0] == s.PLACE and not m.up >> frame[2] & 1:
            yield "frames: tokens are placed in a hall that is not there"
        if frame[0] == s.DRAW_HALL and m.up >> frame[1] & 1:
            yield "frames: a hall is revealed that lies face up"


def _turn(m: State, kinds: set[int]) -> Iterator[str]:
    """TW-TRN."""
    if m.active not in (0, 1):
        yield "turn: nobody's"
        return
    limit = m.options["turn_limit"]
    if m.number < 1 or (limit and m.number > int(limit)):
        yield "turn: it has no number"
    if s.PLAY in kinds:
        if m.now or m.ap or m.brews or m.hurt or m.healed or m.outcome:
            yield "turn: something of the last one is left"
        if not m.actions[m.active]:
            yield "turn: no action card is in hand"
        return
    if m.now not in m.content.actions or m.actions[m.active] >> m.now & 1 or m.high[m.active] < m.now:
        yield "turn: the action card was not played"
    if not 0 <= m.ap <= m.now:
        yield "turn: more or fewer AP than there can be"
    if m.brews:
        yield from _potions(m)
    if not m.actions[1 - m.active]:
        yield "turn: who waits has no action card"


def _potions(m: State) -> Iterator[str]:
    """TW-DT1-08."""
    drunk = sum(1 for item in s.ITEMS if m.where[item] == s.LOST and m.item(item).potion)
    for token, ap in m.brews:
        on_board = s.IS_FIGURE[token] and m.where[token] < s.DOWN
        if s.SIDE[token] != m.active or not on_board or not 0 <= ap <= drunk * DRINK_AP:
            yield "turn: AP of a potion that nobody drank"
    if len(dict(m.brews)) < len(m.brews):
        yield "turn: AP of two potions are not added up"


def _end(m: State) -> Iterator[str]:
    """TW-VP-05, TW-VP-07, TW-VP-08."""
    reached = max(m.vp(0), m.vp(1)) >= m.target
    if reached != (m.ending == "points"):
        yield "end: somebody has enough points, and the game goes on, or the other way round"
    if m.ending and (m.turn or m.frames or m.ending not in m.game.reasons):
        yield "end: it has come, and the game goes on"
