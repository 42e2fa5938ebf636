"""Set-up: halls, starting characters, face-down tokens, and all lots (TW-SET, TW-SCN, TW-INF-04)."""

from __future__ import annotations

from collections.abc import Iterator

from verlies.core.errors import UsageError
from verlies.core.moves import Move
from verlies.core.odds import BagOdds, FlatOdds, Luck, Odds, Rng
from verlies.games.twister import mechanics, teams
from verlies.games.twister.content import Scenario
from verlies.games.twister.dungeon import NAMES, SLOT_NAMES, SLOTS, listed, square
from verlies.games.twister.solo import course
from verlies.games.twister.state import (
    BOX,
    DOWN,
    DRAW_PAIR,
    FIGURES,
    FIRST_PLAYER,
    FIRST_TOKEN,
    FIRST_TURN,
    LAY,
    LEAVE_OUT,
    LOT,
    NEXT_TURN,
    NONE,
    SCREEN,
    SET_OUT,
    SHOW,
    SIDE_TOKENS,
    SOLO_FRAMES,
    START,
    TOKENS,
    UNKNOWN,
    Events,
    State,
)

STARTERS = 4
ALL_SLOTS = (1 << SLOTS) - 1
PAIRS = 4


class HallOdds:
    """TW-SET-02: any hall of the bag, any of the four ways to lie."""

    def __init__(self, bag: bytes, moves: list[list[Move]]) -> None:
        self._bag = bag
        self._moves = moves

    @property
    def total(self) -> int:
        return 4 * len(self._bag)

    def __iter__(self) -> Iterator[tuple[Move, int]]:
        return ((move, 1) for hall in self._bag for move in self._moves[hall])

    def __contains__(self, move: object) -> bool:
        return any(move == other for hall in self._bag for other in self._moves[hall])

    def sample(self, rng: Rng) -> Move:
        at = int(rng.random() * self.total)
        return self._moves[self._bag[at >> 2]][at & 3]

    def chosen(self, luck: Luck) -> Move:
        hall = luck.top("hall", self._bag)
        return self._moves[hall][int(luck.throw(f"turn of hall {hall}").random() * 4)]

    def came(self, luck: Luck, move: str) -> None:
        hall = next(each for each in self._bag if move in self._moves[each])
        luck.take("hall", self._bag, hall)
        luck.thrown(f"turn of hall {hall}")


def scenario(m: State) -> Scenario | None:
    return m.content.scenarios.get(str(m.options["teams"])) if m.options["solo"] == "off" else None


def begin(m: State) -> None:
    """Lay everything ready. What is drawn is drawn by the dealer."""
    content = m.content
    plan = scenario(m)
    m.solo = None
    m.squads = FIGURES
    m.loose = 0
    m.where = bytearray((BOX,)) * TOKENS
    m.set_kinds(bytes((UNKNOWN,)) * TOKENS)
    m.wounded = m.hurt = m.healed = 0
    m.teams_open = True
    m.shown = False
    m.bag = b""
    m.pairs = [0, 0]
    m.known_pairs = [0, 0]
    m.actions = [sum(1 << value for value in content.actions)] * 2
    m.now = 0
    m.high = [0, 0]
    m.jumps = [plan.jumps if plan else content.jumps] * 2
    m.combat = [content.combat] * 2
    m.gains = [0] * 6
    m.target = plan.target if plan else int(m.options["target"])  # TW-SET-12, TW-TEAM-14
    m.active = NONE
    m.first = NONE
    m.number = 0
    m.ap = 0
    m.brews = ()
    m.fight = None
    m.chosen = [NONE, NONE]
    m.called = NONE
    m.outcome = None
    m.ending = ""
    m.lay_board(sum(1 << slot for slot in plan.slots) if plan else ALL_SLOTS, plan.zones if plan else content.zones)

    m.frames = [(NEXT_TURN,), (LOT, FIRST_TURN), (SHOW,), (SET_OUT,)]
    if m.options["solo"] != "off":
        course.begin(m)
        _lay_pairs(m)
    elif plan:
        _by_scenario(m, plan)
    elif m.options["teams"] == "standard":
        _standard(m)
    elif m.options["teams"] in teams.MODES:
        teams.begin(m)
    else:
        raise UsageError(f"the content in {content.folder} has no scenario {m.options['teams']}")


def _standard(m: State) -> None:
    """TW-TEAM-01: the whole box."""
    sets = m.content.sets
    for side in range(2):
        teams.fill(m, side, sets["figures"]["prison"], False)
        teams.fill(m, side, sets["items"]["prison"], True)
    if m.options["handicap"] != "none":
        m.frames.append((LEAVE_OUT,))
    _lay_pairs(m)


def _lay_pairs(m: State) -> None:
    pool = teams.pair_pool(m)
    if len(pool) > PAIRS:  # TW-TEAM-04: which pairs are used is drawn
        m.frames.append((DRAW_PAIR, PAIRS))
    else:
        m.pairs[0] = sum(1 << pair for pair in pool)


def _by_scenario(m: State, plan: Scenario) -> None:
    """TW-SCN-01, TW-SCN-02."""
    for side in range(2):
        teams.fill(m, side, plan.figures, False)
        teams.fill(m, side, plan.items, True)
    m.bag = bytes(sorted({*plan.halls} - {hall for _, hall, _ in plan.laid}))
    for slot, hall, turned in plan.laid:
        m.lay_hall(slot, hall, turned)


# The dealer's


def odds(m: State) -> Odds:
    frame = m.frames[-1]
    if frame[0] == LOT:
        return FlatOdds("lot", m.words.lot)
    if frame[0] >= SOLO_FRAMES:
        return course.odds(m)
    if frame[0] == DRAW_PAIR:
        left = bytes(pair for pair in teams.pair_pool(m) if not m.pairs[0] >> pair & 1)
        return BagOdds("pair", left, m.words.pair, m.words.number)
    return HallOdds(m.bag, m.words.hall)


def deal(m: State, code: tuple[int, ...], events: Events) -> None:
    """Carry out a move of the dealer."""
    if m.frames[-1][0] >= SOLO_FRAMES:
        course.deal(m, code, events)
        return
    frame = m.frames.pop()
    if frame[0] == DRAW_PAIR:
        m.pairs[0] |= 1 << code[1]
        m.tell(events, "TW-TEAM-04", "pair_drawn", pair=m.content.pairs[code[1]])
        if frame[1] > 1:
            m.frames.append((DRAW_PAIR, frame[1] - 1))
    elif frame[0] != LOT:
        mechanics.turn_up(m, frame[1], frame[2], code[1], code[2], events)
    elif frame[1] == FIRST_PLAYER:
        teams.first_player(m, code[1], events)
    elif frame[1] == FIRST_TOKEN:  # TW-SET-06
        m.first = code[1]
        m.tell(events, "TW-SET-06", "places_first", seat=code[1])
        next_to_lay(m, code[1])
    elif frame[1] == FIRST_TURN:  # TW-SET-11
        m.active = code[1]
        m.tell(events, "TW-SET-11", "begins", seat=code[1])
    else:
        teams.must_replace(m, code[1], frame[2], events)


# Starting characters


def set_out(m: State) -> None:
    """TW-SET-02 to TW-SET-04: the halls are shuffled, the tokens behind the screens; now the starting characters."""
    m.frames.pop()
    if not m.bag and not m.up:
        m.bag = bytes(sorted(hall for pair in listed(m.pairs[0] | m.pairs[1]) for hall in m.content.pair_halls[pair]))
    m.frames += [(LOT, FIRST_TOKEN), (START,)]


def circles(m: State, side: int) -> list[int]:
    """TW-SET-05."""
    return [square(m.zones[side], y) for y in m.content.circles]


def on_circles(m: State, side: int) -> int:
    return sum(1 for token in m.squads[side] if m.where[token] < DOWN)


def to_start(m: State, side: int) -> int:
    """TW-SET-04: how many characters a side has still to put on its circles."""
    plan = scenario(m)
    ready = on_circles(m, side)
    waiting = sum(1 for token in m.squads[side] if m.where[token] == SCREEN)
    return min((plan.starting if plan else STARTERS) - ready, waiting)


def starting(m: State) -> tuple[int, ...]:
    return tuple(side for side in range(2) if to_start(m, side))


def start_moves(m: State, side: int) -> list[Move]:
    free = [place for place in circles(m, side) if m.where.find(place) == NONE]
    waiting = [token for token in m.squads[side] if m.where[token] == SCREEN]
    return [m.words.start[m.kinds[token]][place] for token in waiting for place in free]


def start(m: State, side: int, kind: int, place: int, events: Events) -> None:
    m.where[m.of_kind(side, kind)] = place
    figure = m.content.figure_ids[kind]
    if m.solo is not None:
        m.tell(events, "TS-SET-08", "starts", seat=side, figure=figure, square=NAMES[place])
    else:
        m.tell_secretly(events, "TW-SET-04", "put_on_circle", side, {"figure": figure}, square=NAMES[place])
    if not starting(m):
        m.frames.pop()
        m._close()
        if m.solo is not None:
            course.fill_bag(m, events)
            return
        if not any(laying(m, each) for each in range(2)):
            m.frames.pop()


# Face-down tokens


def laying(m: State, side: int) -> list[int]:
    """The tokens of a side that are still behind its screen, if a hall has room for one."""
    own = range(side * SIDE_TOKENS, (side + 1) * SIDE_TOKENS)
    return [token for token in own if m.where[token] == SCREEN] if any(room(m)) else []


def room(m: State) -> list[int]:
    """TW-SET-07, TW-SET-08: places left on each slot, shared by both."""
    plan = scenario(m)
    places = plan.room if plan else m.content.room
    return [places[slot] - m.where.count(DOWN + slot) if (m.slots & ~m.up) >> slot & 1 else 0 for slot in range(SLOTS)]


def next_to_lay(m: State, side: int) -> None:
    """TW-SET-06: alternately, as long as anybody has a token to place."""
    if laying(m, side):
        m.frames.append((LAY, side))
    elif laying(m, 1 - side):
        m.frames.append((LAY, 1 - side))


def lay_moves(m: State, side: int) -> list[Move]:
    slots = [slot for slot, places in enumerate(room(m)) if places > 0]
    things = dict.fromkeys(m.thing(token) for token in laying(m, side))
    return [m.words.lay[thing][slot] for thing in things for slot in slots]


def lay(m: State, thing: int, slot: int, events: Events) -> None:
    """TW-SET-06, TW-SET-09."""
    _, side = m.frames.pop()
    token = next(each for each in laying(m, side) if m.thing(each) == thing)
    m.where[token] = DOWN + slot
    known = {"thing": m.words.thing_names[thing]}
    m.tell_secretly(events, "TW-SET-06", "laid", side, known, slot=SLOT_NAMES[slot])
    next_to_lay(m, 1 - side)


def show(m: State, events: Events) -> None:
    """TW-SET-10: both reveal their starting characters at once; told from north to south."""
    m.frames.pop()
    m.shown = True
    for token, place in enumerate(m.where):
        if place == SCREEN:
            m.where[token] = BOX
    for side in range(2):
        starters = [token for token in m.squads[side] if m.where[token] < DOWN]
        figures = [m.name(token) for token in sorted(starters, key=lambda token: m.where[token])]
        m.tell(events, "TW-SET-10", "starters_shown", seat=side, figures=figures)
