"""What comes out of the bag and the deck, and where it lands (TS-REV, TS-TPT, TS-RNF, TS-VIS)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from verlies.core.moves import Move
from verlies.core.odds import BagOdds, FlatOdds, Odds
from verlies.core.steps import Answer, Chance, Code, Condition, Data, Decision, Events, Question, Step, Task, Turn, asks
from verlies.games.twister import fate, nearby
from verlies.games.twister import vocabulary as v
from verlies.games.twister.dungeon import AREA, BIT, HEIGHT, NAMES, SLOT_NAMES, SQUARES, in_slot, listed
from verlies.games.twister.halls import turn
from verlies.games.twister.solo.memory import (
    ALARM,
    COLUMN,
    DICE,
    DRAW_ROOM,
    DRAW_TOKEN,
    DRAW_VISION,
    LOOT,
    RECRUIT,
    ROW,
    SPOT,
    note,
    solo_of,
)
from verlies.games.twister.state import DECK, DOWN, DRAW_HALL, FACE_DOWN, IS_FIGURE, LOST, NONE, NPCS, SIDE, State
from verlies.games.twister.ways import Scene, Way

TOKENS_PER_HALL = 3
SIX = 6
PERSON: Turn = (0,)


def drawn(m: State, name: str, things: Iterable[int], moves: Sequence[Move] | Mapping[int, Move]) -> Odds:
    """TS-RNG-03: any of these things, each as often as it is there."""
    return BagOdds(name, bytes(sorted(things)), moves, m.vocabulary.number)


def deck(m: State) -> list[int]:
    """TS-SET-06: the characters of the non-player that are not in the game yet."""
    return [m.kinds[token] for token in NPCS if m.where[token] == DECK]


def npc_of(m: State, kind: int) -> int:
    return NPCS.start + m.content.npc_kinds.index(kind)


# A hall is revealed


def tokens_come(m: State, slot: int, revealer: int) -> None:
    """TS-REV-02: three tokens of the bag, as far as it has them; then the alarm of one who revealed it."""
    if revealer != NONE and "ALARM" in m.figure(revealer).effects:
        m.frames.append((ALARM, slot, revealer, _npcs_in_bag(m)))
    left = min(TOKENS_PER_HALL, len(solo_of(m).bag))
    if left:
        m.frames.append((DRAW_TOKEN, slot, left, revealer))


def _npcs_in_bag(m: State) -> int:
    return sum(1 for token in solo_of(m).bag if token in NPCS)


def _alarm(m: State, events: Events) -> None:
    """TS-PER-03: Lissandra calls somebody where none of her side came out."""
    _, slot, revealer, before = m.frames.pop()
    if _npcs_in_bag(m) == before and any(place == DECK for place in m.where):
        m.tell(events, "TS-PER-03", "alarm", npc=m.name(revealer))
        m.frames.append((RECRUIT, slot))


def _bag(m: State) -> Odds:
    return drawn(
        m, "bag", [m.vocabulary.token[SIDE[token], m.thing(token)] for token in solo_of(m).bag], m.vocabulary.draw
    )


def _token_drawn(m: State, code: Code, events: Events) -> None:
    """TS-REV-04, TS-REV-06: a token out of the bag; an NPC's card goes to the right end of the row."""
    _, slot, left, revealer = m.frames.pop()
    bag = solo_of(m).bag
    token = next(token for token in bag if SIDE[token] == code[1] and m.thing(token) == code[2])
    at = bag.index(token)
    note(m, bag=bag[:at] + bag[at + 1 :])
    m.tell(events, "TS-REV-02", "bag_drawn", **m.who(token))
    if left > 1:
        m.frames.append((DRAW_TOKEN, slot, left - 1, revealer))
    if token in NPCS:
        join_row(m, token)
    loot = revealer != NONE and "LOOT_PLACEMENT" in m.figure(revealer).effects and not IS_FIGURE[token]
    if loot and free_squares(m, slot):
        m.frames.append((LOOT, token, slot, revealer))
    else:
        arrive(m, token, slot, events)


def join_row(m: State, token: int) -> None:
    """TS-NPT-05, TS-RNF-08: upright at the right end, so it acts in this turn of the non-player or the next."""
    solo = solo_of(m)
    note(m, row=(*solo.row, token), tilted=solo.tilted & ~(1 << token))


# Dice


def free_squares(m: State, slot: int) -> int:
    """TS-TPT-06: where a token may land."""
    free = AREA[slot] & m.dry
    for place in m.where:
        free &= ~BIT[place]
    return free


def arrive(m: State, token: int, slot: int, events: Events) -> None:
    """TS-REV-04: a token is to be placed in a hall: by its personality, or by the dice."""
    gear = m.gears[slot]
    if IS_FIGURE[token] and "GEAR_ENTRY" in m.figure(token).effects and free_squares(m, slot) >> gear & 1:
        m.tell(events, "TS-PER-03", "gear_entry", npc=m.name(token), square=NAMES[gear])
        place(m, token, gear, events)
    elif free_squares(m, slot):
        m.frames.append((DICE, token, slot))
    else:
        _no_room(m, token, slot, events)


def _no_room(m: State, token: int, slot: int, events: Events) -> None:
    """TS-TPT-09: a reinforcement goes elsewhere if it can; any other token leaves the game."""
    if token in NPCS and m.where[token] == DECK and any(free_squares(m, each) for each in listed(m.up)):
        m.frames.append((DRAW_ROOM, token))
    elif m.where[token] >= DOWN:
        lose(m, token, events)


def square_of(m: State, slot: int, column: int, row: int) -> int:
    """TS-TPT-02: a square by the numbers of the dice, as the hall was drawn."""
    return in_slot(slot, *turn(column - 1, row - 1, m.turned[slot]))


def _dice_fell(m: State, code: Code, events: Events) -> None:
    """TS-TPT-01 to TS-TPT-08."""
    _, red, white = code
    _, token, slot = m.frames[-1]
    note(m, dice=(red, white))
    free = free_squares(m, slot)

    def say(rule: str, result: str, square: int = NONE) -> None:
        name = NAMES[square] if square != NONE else None
        m.tell(events, rule, "dice", red=red, white=white, result=result, square=name, **m.who(token))

    if red == SIX and white == SIX:
        say("TS-TPT-05", "lost")
        m.frames.pop()
        if m.where[token] < DOWN:
            m.tell(events, "TS-PER-03", "blinked", npc=m.name(token), source=m.at(token), to=None)
        else:
            lose(m, token, events)
    elif SIX in (red, white):
        axis, number = (COLUMN, white) if red == SIX else (ROW, red)
        if not line(m, slot, axis, number) & free:
            say("TS-TPT-08", "again")
            return
        say(LINE_RULES[axis], "choose")
        m.frames[-1] = (SPOT, token, slot, axis, number)
    else:
        square = square_of(m, slot, red, white)
        if not free >> square & 1:
            say("TS-TPT-07", "again")
            return
        say("TS-TPT-01", "placed", square)
        m.frames.pop()
        place(m, token, square, events)


def line(m: State, slot: int, axis: int, number: int) -> int:
    """The squares of a row (while its column is chosen), or of a column."""
    pairs = [(each, number) if axis == COLUMN else (number, each) for each in range(1, 6)]
    return sum(BIT[square_of(m, slot, *pair)] for pair in pairs)


def _chosen_line(m: State) -> int:
    _, _, slot, axis, number = m.frames[-1]
    return line(m, slot, axis, number)


def spots(m: State) -> list[int]:
    """TS-TPT-08, TS-REV-08: the squares that the person may choose, whoever revealed the hall."""
    return listed(_chosen_line(m) & free_squares(m, m.frames[-1][2]))


def _set(m: State, seat: int, code: Code, events: Events) -> None:
    _, token, _, axis, _ = m.frames.pop()
    m.tell(events, LINE_RULES[axis], "token_set", square=NAMES[code[1]], **m.who(token))
    place(m, token, code[1], events)
    m._seal("TW-ACT-03")


def _line(m: State) -> Data:
    """The line of which the person chooses a square, for people."""
    _, _, slot, axis, number = m.frames[-1]
    hall = m.content.hall_ids[m.halls[slot]]
    return {"axis": "column" if axis == COLUMN else "row", "number": number, "hall": hall}


def _square(m: State, seat: int, code: Code) -> Data:
    return {"square": NAMES[code[1]]}


def _in_line(axis: int) -> Condition[State]:
    return Condition(
        LINE_RULES[axis],
        "outside_line",
        lambda m, seat, code: m.frames[-1][3] != axis or bool(_chosen_line(m) >> code[1] & 1),
        lambda m, seat, code: {**_square(m, seat, code), **_line(m)},
    )


LINE_RULES = {COLUMN: "TS-TPT-03", ROW: "TS-TPT-04"}
SET = Answer[State](
    v.SET,
    _set,
    (
        _in_line(COLUMN),
        _in_line(ROW),
        Condition("TS-TPT-06", "place_on_pit", lambda m, seat, code: not m.pits >> code[1] & 1, _square),
        Condition("TS-TPT-06", "place_taken", lambda m, seat, code: m.where.find(code[1]) == NONE, _square),
    ),
    lambda m, seat: [
        m.vocabulary.set[place] for place in dict.fromkeys((*listed(AREA[m.frames[-1][2]]), *nearby.taken_squares(m)))
    ],
)


def _which_square(m: State, seat: int) -> Question:
    return LINE_RULES[m.frames[-1][3]], "spot", {**_line(m), **m.who(m.frames[-1][1])}


def place(m: State, token: int, square: int, events: Events) -> None:
    """TS-REV-07, TS-CMB-14, TS-PER-05: in play at once; whoever blinks brings along what it carries."""
    start = m.where[token]
    carried = m.beside(token) if start < DOWN else NONE
    m.where[token] = square
    if carried != NONE:
        m.where[carried] = square
    if start < DOWN:
        m.tell(events, "TS-PER-03", "blinked", npc=m.name(token), source=NAMES[start], to=NAMES[square])
        fate.after_action(m, events)
    elif token in NPCS:
        m.tell(events, "TS-PER-05", "npc_enters", npc=m.name(token), square=NAMES[square])


def lose(m: State, token: int, events: Events) -> None:
    """TS-TPT-05, TS-RNF-07: out of the game, for nobody's points."""
    m.where[token] = LOST
    m.tell(events, "TS-TPT-05", "token_lost", **m.who(token))
    fate.after_action(m, events)


# Loot


def loot_squares(m: State) -> list[int]:
    """TS-PER-03: the free squares nearest to Snake Slissken: by his own steps, or as the crow flies."""
    _, _, slot, snake = m.frames[-1]
    free = free_squares(m, slot)
    start, carried = m.where[snake], m.beside(snake)
    scene = Scene(m, 1 << snake | (1 << carried if carried != NONE else 0))
    for layer in Way(m, scene, snake, carried, SQUARES).layers:
        if layer & free:
            return listed(layer & free)
    away = {square: _apart(square, start) for square in listed(free)}
    return [square for square, far in away.items() if far == min(away.values())]


def _apart(one: int, other: int) -> int:
    return abs(one // HEIGHT - other // HEIGHT) + abs(one % HEIGHT - other % HEIGHT)


def _put_loot(m: State, code: Code, events: Events) -> None:
    square = loot_squares(m)[code[1]]
    _, token, _, snake = m.frames.pop()
    m.where[token] = square
    m.tell(events, "TS-PER-03", "loot_laid", npc=m.name(snake), item=m.name(token), square=NAMES[square])


def _loot(m: State, seat: int) -> Data:
    none = {"object": None, "gate": None, "stop": None, "thing": None}
    choices = [{"number": at + 1, "place": NAMES[square], **none} for at, square in enumerate(loot_squares(m))]
    return {"npc": m.name(m.frames[-1][3]), "choices": choices}


# Reinforcements


def call(m: State, kind: str, value: int | None, events: Events) -> None:
    """TS-RNF-01: a card with the symbol of the level was played."""
    m.tell(events, "TS-RNF-01", "summoned", by=kind, value=value)


def _recruit(m: State, code: Code, events: Events) -> None:
    """TS-RNF-06."""
    token = npc_of(m, code[1])
    _, slot = m.frames.pop()
    m.tell(events, "TS-RNF-06", "recruited", npc=m.name(token))
    join_row(m, token)
    if slot != NONE:
        arrive(m, token, slot, events)
    else:
        m.frames.append((DRAW_ROOM, token))


def rooms(m: State) -> list[int]:
    """TS-REV-03, TS-REV-05, TS-RNF-06: the halls that may be drawn; one without room would be in vain (TS-TPT-09)."""
    slots = listed(m.up)
    return [m.halls[slot] for slot in slots if free_squares(m, slot)] or [m.halls[slot] for slot in slots]


def _room_drawn(m: State, code: Code, events: Events) -> None:
    _, hall = code
    _, token = m.frames.pop()
    m.tell(events, "TS-RNF-06", "room_drawn", hall=m.content.hall_ids[hall])
    slot = m.slot_of(hall)
    if m.where[token] < DOWN:
        m.frames.append((DICE, token, slot))
    else:
        arrive(m, token, slot, events)


# The vision


def eye(m: State, kind: str, value: int, events: Events) -> None:
    """TS-VIS-01."""
    if m.options["vision"] and value in getattr(m.content.eyes, kind):
        note(m, visions=solo_of(m).visions + 1)
        m.tell(events, "TS-VIS-01", "vision_due", by=kind, value=value)


def next_vision(m: State) -> bool:
    """TS-TUR-07, TS-VIS-06: whether a hall is still to open by itself."""
    visions = solo_of(m).visions
    if visions and FACE_DOWN in m.halls:
        m.frames.append((DRAW_VISION,))
        return True
    if visions:
        note(m, visions=0)
    return False


def _vision(m: State, code: Code, events: Events) -> None:
    """TS-VIS-03, TS-VIS-04: a card for a hall that lies open is laid aside; nobody reveals the other."""
    _, slot = code
    solo = solo_of(m)
    note(m, sights=bytes(each for each in solo.sights if each != slot))
    m.frames.pop()
    if m.halls[slot] != FACE_DOWN:
        m.tell(events, "TS-VIS-03", "vision_void", slot=SLOT_NAMES[slot])
        return
    note(m, visions=solo.visions - 1)
    m.tell(events, "TS-VIS-03", "vision", slot=SLOT_NAMES[slot])
    m.frames.append((DRAW_HALL, slot, NONE))


def _npc(m: State, seat: int) -> Data:
    return {"npc": m.name(m.frames[-1][1])}


def _draws(m: State, seat: int) -> Data:
    _, slot, left, _ = m.frames[-1]
    return {"hall": m.content.hall_ids[m.halls[slot]], "number": TOKENS_PER_HALL + 1 - left}


def _teleports(m: State, seat: int) -> Data:
    _, token, slot = m.frames[-1]
    return {"hall": m.content.hall_ids[m.halls[slot]], **m.who(token)}


def occasion(m: State, what: str, place: int = 1) -> str:
    """The occasion of a throw: for whom it is, by its place in the frame."""
    return f"{what} {m.name(m.frames[-1][place])}"


STEPS: tuple[Step[State], ...] = (
    Task(ALARM, _alarm),
    Chance(DRAW_TOKEN, asks("TS-REV-02", "bag", _draws), _bag, _token_drawn),
    Chance(
        DICE,
        asks("TS-TPT-01", "dice", _teleports),
        lambda m: FlatOdds(occasion(m, "dice"), [move for row in m.vocabulary.dice for move in row]),
        _dice_fell,
    ),
    Decision(SPOT, _which_square, SET, who=lambda m: PERSON),
    Chance(
        LOOT,
        asks("TS-PER-03", "tie", _loot),
        lambda m: FlatOdds(occasion(m, "loot"), m.vocabulary.tie[: len(loot_squares(m))]),
        _put_loot,
    ),
    Chance(RECRUIT, asks("TS-RNF-06", "recruit"), lambda m: drawn(m, "npc", deck(m), m.vocabulary.recruit), _recruit),
    Chance(
        DRAW_ROOM,
        asks("TS-RNF-06", "room", _npc),
        lambda m: FlatOdds(occasion(m, "room"), [m.vocabulary.room[hall] for hall in rooms(m)]),
        _room_drawn,
    ),
    Chance(
        DRAW_VISION,
        asks("TS-VIS-03", "vision"),
        lambda m: drawn(m, "vision", solo_of(m).sights, m.vocabulary.vision),
        _vision,
    ),
)
