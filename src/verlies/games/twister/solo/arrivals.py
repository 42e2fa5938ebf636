"""What comes out of the bag and the deck, and where it lands (TS-REV, TS-TPT, TS-RNF, TS-VIS)."""

from __future__ import annotations

from verlies.games.twister import fate
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
from verlies.games.twister.state import (
    DECK,
    DOWN,
    DRAW_HALL,
    FACE_DOWN,
    IS_FIGURE,
    LOST,
    NONE,
    NPCS,
    Events,
    State,
)
from verlies.games.twister.ways import Scene, Way

TOKENS_PER_HALL = 3
SIX = 6


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


def alarm(m: State, slot: int, revealer: int, before: int, events: Events) -> None:
    """TS-PER-03: Lissandra calls somebody where none of her side came out."""
    m.frames.pop()
    if _npcs_in_bag(m) == before and any(place == DECK for place in m.where):
        m.tell(events, "TS-PER-03", "alarm", npc=m.name(revealer))
        m.frames.append((RECRUIT, slot))


def draw_token(m: State, token: int, events: Events) -> None:
    """TS-REV-04, TS-REV-06: a token out of the bag; an NPC's card goes to the right end of the row."""
    _, slot, left, revealer = m.frames.pop()
    bag = solo_of(m).bag
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


def dice_fell(m: State, red: int, white: int, events: Events) -> None:
    """TS-TPT-01 to TS-TPT-08."""
    _, token, slot = m.frames[-1]
    note(m, dice=(red, white))
    free = free_squares(m, slot)

    def tell(rule: str, result: str, square: int = NONE) -> None:
        name = NAMES[square] if square != NONE else None
        m.tell(events, rule, "dice", red=red, white=white, result=result, square=name, **m.who(token))

    if red == SIX and white == SIX:
        tell("TS-TPT-05", "lost")
        m.frames.pop()
        if m.where[token] < DOWN:
            m.tell(events, "TS-PER-03", "blinked", npc=m.name(token), frm=m.at(token), to=None)
        else:
            lose(m, token, events)
    elif SIX in (red, white):
        axis, number = (COLUMN, white) if red == SIX else (ROW, red)
        if not line(m, slot, axis, number) & free:
            tell("TS-TPT-08", "again")
            return
        tell("TS-TPT-03" if axis == COLUMN else "TS-TPT-04", "choose")
        m.frames[-1] = (SPOT, token, slot, axis, number)
    else:
        square = square_of(m, slot, red, white)
        if not free >> square & 1:
            tell("TS-TPT-07", "again")
            return
        tell("TS-TPT-01", "placed", square)
        m.frames.pop()
        place(m, token, square, events)


def line(m: State, slot: int, axis: int, number: int) -> int:
    """The squares of a row (while its column is chosen), or of a column."""
    pairs = [(each, number) if axis == COLUMN else (number, each) for each in range(1, 6)]
    return sum(BIT[square_of(m, slot, *pair)] for pair in pairs)


def spots(m: State) -> list[int]:
    """TS-TPT-08, TS-REV-08: the squares that the person may choose, whoever revealed the hall."""
    _, _, slot, axis, number = m.frames[-1]
    return listed(line(m, slot, axis, number) & free_squares(m, slot))


def set_token(m: State, square: int, events: Events) -> None:
    _, token, _, axis, _ = m.frames.pop()
    rule = "TS-TPT-03" if axis == COLUMN else "TS-TPT-04"
    m.tell(events, rule, "token_set", square=NAMES[square], **m.who(token))
    place(m, token, square, events)


def place(m: State, token: int, square: int, events: Events) -> None:
    """TS-REV-07, TS-CMB-14, TS-PER-05: in play at once; who blinks brings along what it carries."""
    start = m.where[token]
    carried = m.beside(token) if start < DOWN else NONE
    m.where[token] = square
    if carried != NONE:
        m.where[carried] = square
    if start < DOWN:
        m.tell(events, "TS-PER-03", "blinked", npc=m.name(token), frm=NAMES[start], to=NAMES[square])
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


def put_loot(m: State, square: int, events: Events) -> None:
    _, token, _, snake = m.frames.pop()
    m.where[token] = square
    m.tell(events, "TS-PER-03", "loot_laid", npc=m.name(snake), item=m.name(token), square=NAMES[square])


# Reinforcements


def call(m: State, kind: str, value: int | None, events: Events) -> None:
    """TS-RNF-01: a card with the symbol of the level was played."""
    m.tell(events, "TS-RNF-01", "summoned", by=kind, value=value)


def recruit(m: State, token: int, events: Events) -> None:
    """TS-RNF-06."""
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


def room_drawn(m: State, hall: int, events: Events) -> None:
    token = m.frames.pop()[1]
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


def vision(m: State, slot: int, events: Events) -> None:
    """TS-VIS-03, TS-VIS-04: a card for a hall that lies open is laid aside; nobody reveals the other."""
    solo = solo_of(m)
    note(m, sights=bytes(each for each in solo.sights if each != slot))
    m.frames.pop()
    if m.halls[slot] != FACE_DOWN:
        m.tell(events, "TS-VIS-03", "vision_void", slot=SLOT_NAMES[slot])
        return
    note(m, visions=solo.visions - 1)
    m.tell(events, "TS-VIS-03", "vision", slot=SLOT_NAMES[slot])
    m.frames.append((DRAW_HALL, slot, NONE))
