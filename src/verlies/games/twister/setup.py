"""Set-up: halls, starting characters, face-down tokens, and all lots (TW-SET, TW-SCN, TW-INF-04)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from verlies.core.errors import UsageError
from verlies.core.events import tell_secretly
from verlies.core.moves import Move
from verlies.core.odds import BagOdds, FlatOdds, Odds
from verlies.core.steps import Answer, Chance, Code, Condition, Data, Decision, Events, Step, Task, Turn, asks
from verlies.games.twister import nearby, teams
from verlies.games.twister import vocabulary as v
from verlies.games.twister.content import Scenario
from verlies.games.twister.dungeon import NAMES, SLOT_NAMES, SLOTS, SQUARES, column, listed, square
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
    START,
    TOKENS,
    UNKNOWN,
    State,
)

STARTERS = 4
ALL_SLOTS = (1 << SLOTS) - 1
PAIRS = 4


def begin(m: State) -> None:
    """Lay everything ready. What is drawn is drawn by the dealer."""
    content = m.content
    plan = m.mode.scenario(m)
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
    m.lay_board(sum(1 << slot for slot in plan.slots) if plan else ALL_SLOTS, plan.zones if plan else content.zones)

    m.mode.begin(m)


def begin_duel(m: State) -> None:
    """Push what has to be done before the first turn, the last first."""
    m.frames = [(NEXT_TURN,), (LOT, FIRST_TURN), (SHOW,), (SET_OUT,)]
    plan = m.mode.scenario(m)
    if plan:
        _by_scenario(m, plan)
    elif m.options["teams"] == "standard":
        _standard(m)
    elif m.options["teams"] in teams.MODES:
        teams.begin(m)
    else:
        raise UsageError(f"the content in {m.content.folder} has no scenario {m.options['teams']}")


def _standard(m: State) -> None:
    """TW-TEAM-01: the whole box."""
    sets = m.content.sets
    for side in range(2):
        teams.fill(m, side, sets["figures"]["prison"], False)
        teams.fill(m, side, sets["items"]["prison"], True)
    if m.options["handicap"] != "none":
        m.frames.append((LEAVE_OUT,))
    lay_pairs(m)


def lay_pairs(m: State) -> None:
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


def _lot(m: State, code: Code, events: Events) -> None:
    """Who comes first, or must give way."""
    frame, seat = m.frames.pop(), code[1]
    if frame[1] == FIRST_PLAYER:
        teams.first_player(m, seat, events)
    elif frame[1] == FIRST_TOKEN:  # TW-SET-06
        m.first = seat
        m.tell(events, "TW-SET-06", "places_first", seat=seat)
        _next_to_lay(m, seat)
    elif frame[1] == FIRST_TURN:  # TW-SET-11
        m.active = seat
        m.tell(events, "TW-SET-11", "begins", seat=seat)
    else:
        teams.must_replace(m, seat, frame[2], events)


def _pair_odds(m: State) -> Odds:
    left = bytes(pair for pair in teams.pair_pool(m) if not m.pairs[0] >> pair & 1)
    return BagOdds("pair", left, m.vocabulary.pair, m.vocabulary.number)


def _pair_drawn(m: State, code: Code, events: Events) -> None:
    _, left = m.frames.pop()
    m.pairs[0] |= 1 << code[1]
    m.tell(events, "TW-TEAM-04", "pair_drawn", pair=m.content.pairs[code[1]])
    if left > 1:
        m.frames.append((DRAW_PAIR, left - 1))


# Starting characters


def _set_out(m: State, events: Events) -> None:
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
    plan = m.mode.scenario(m)
    ready = on_circles(m, side)
    waiting = sum(1 for token in m.squads[side] if m.where[token] == SCREEN)
    return min((plan.starting if plan else STARTERS) - ready, waiting)


def starting(m: State) -> Turn:
    return tuple(side for side in range(2) if to_start(m, side))


def _start_moves(m: State, side: int) -> list[Move]:
    free = [place for place in circles(m, side) if m.where.find(place) == NONE]
    waiting = [token for token in m.squads[side] if m.where[token] == SCREEN]
    return [m.vocabulary.start[m.kinds[token]][place] for token in waiting for place in free]


def _own(m: State, seat: int, code: Code) -> int:
    return m.of_kind(seat, code[1])


def _figure(m: State, seat: int, code: Code) -> Data:
    return {"figure": m.content.figure_ids[code[1]]}


def _circle(m: State, seat: int, code: Code) -> Data:
    return {"square": NAMES[code[2]]}


def _near_starts(m: State, seat: int) -> Iterator[Move]:
    zone = listed(column(m.zones[seat]))
    for kind in nearby.figures(m, seat):
        squares = (*zone, square(m.zones[1 - seat], kind % 10), SQUARES // 2)
        yield from (m.vocabulary.start[kind][place] for place in squares)


def starting_step(rule: str, started: Callable[[State, int, Code, Events], None]) -> Decision[State]:
    """TW-SET-04, TW-SET-05: characters are put on the circles, by this rule."""

    def start(m: State, seat: int, code: Code, events: Events) -> None:
        m.where[_own(m, seat, code)] = code[2]
        started(m, seat, code, events)

    return Decision(
        START,
        asks(rule, "start", lambda m, seat: {"seat": seat, "left": to_start(m, seat)}),
        Answer(
            v.START,
            start,
            (
                Condition(
                    rule,
                    "not_in_team",
                    lambda m, seat, code: _own(m, seat, code) != NONE,
                    lambda m, seat, code: {"thing": m.content.figure_ids[code[1]]},
                ),
                Condition("TW-TEAM-42", "left_out", lambda m, seat, code: m.where[_own(m, seat, code)] != BOX, _figure),
                Condition(
                    rule,
                    "already_set",
                    lambda m, seat, code: m.where[_own(m, seat, code)] == SCREEN,
                    lambda m, seat, code: {**_figure(m, seat, code), "square": m.at(_own(m, seat, code))},
                ),
                Condition("TW-SET-05", "no_circle", lambda m, seat, code: code[2] in circles(m, seat), _circle),
                Condition(rule, "circle_taken", lambda m, seat, code: m.where.find(code[2]) == NONE, _circle),
            ),
            _near_starts,
        ),
        who=starting,
        moves=_start_moves,
    )


def _started(m: State, side: int, code: Code, events: Events) -> None:
    _, kind, place = code
    known = {"figure": m.content.figure_ids[kind]}
    tell_secretly(events, "TW-SET-04", "put_on_circle", side, known, square=NAMES[place])
    if not starting(m):
        m.frames.pop()
        m._close()
        if not any(laying(m, each) for each in range(2)):
            m.frames.pop()


# Face-down tokens


def laying(m: State, side: int) -> list[int]:
    """The tokens of a side that are still behind its screen, if a hall has room for one."""
    own = range(side * SIDE_TOKENS, (side + 1) * SIDE_TOKENS)
    return [token for token in own if m.where[token] == SCREEN] if any(room(m)) else []


def room(m: State) -> list[int]:
    """TW-SET-07, TW-SET-08: places left on each slot, shared by both."""
    plan = m.mode.scenario(m)
    places = plan.room if plan else m.content.room
    return [places[slot] - m.where.count(DOWN + slot) if (m.slots & ~m.up) >> slot & 1 else 0 for slot in range(SLOTS)]


def _next_to_lay(m: State, side: int) -> None:
    """TW-SET-06: alternately, as long as anybody has a token to place."""
    if laying(m, side):
        m.frames.append((LAY, side))
    elif laying(m, 1 - side):
        m.frames.append((LAY, 1 - side))


def _lay_moves(m: State, side: int) -> list[Move]:
    slots = [slot for slot, places in enumerate(room(m)) if places > 0]
    things = dict.fromkeys(m.thing(token) for token in laying(m, side))
    return [m.vocabulary.lay[thing][slot] for thing in things for slot in slots]


def _lay(m: State, seat: int, code: Code, events: Events) -> None:
    """TW-SET-06, TW-SET-09."""
    _, thing, slot = code
    _, side = m.frames.pop()
    token = next(each for each in laying(m, side) if m.thing(each) == thing)
    m.where[token] = DOWN + slot
    known = {"thing": m.vocabulary.thing_names[thing]}
    tell_secretly(events, "TW-SET-06", "laid", side, known, slot=SLOT_NAMES[slot])
    _next_to_lay(m, 1 - side)


def _tokens(m: State, side: int) -> list[int]:
    """The tokens of a side, as far as they are chosen."""
    own = range(side * SIDE_TOKENS, (side + 1) * SIDE_TOKENS)
    return [token for token in own if m.kinds[token] != UNKNOWN]


def _alike(m: State, side: int, thing: int) -> list[int]:
    return [token for token in _tokens(m, side) if m.thing(token) == thing]


def _behind_screen(m: State, seat: int, code: Code) -> bool:
    return any(m.where[token] == SCREEN for token in _alike(m, seat, code[1]))


def _slot(m: State, seat: int, code: Code) -> Data:
    return {"slot": SLOT_NAMES[code[2]]}


def _near_lays(m: State, seat: int) -> Iterator[Move]:
    """All own tokens, laid or not, and something of another team."""
    things = (*(m.thing(token) for token in _tokens(m, seat)), list(m.vocabulary.lay)[-1])
    for thing in dict.fromkeys(things):
        yield from m.vocabulary.lay[thing]


LAY_DOWN = Answer[State](
    v.LAY,
    _lay,
    (
        Condition("TW-SET-06", "not_in_team", lambda m, seat, code: bool(_alike(m, seat, code[1])), teams.named_thing),
        Condition(
            "TW-TEAM-42",
            "left_out",
            lambda m, seat, code: _behind_screen(m, seat, code) or m.where[_alike(m, seat, code[1])[0]] != BOX,
            lambda m, seat, code: {"figure": m.vocabulary.thing_names[code[1]]},
        ),
        Condition("TW-SET-06", "already_laid", _behind_screen, teams.named_thing),
        Condition("TW-SCN-03", "no_such_slot", lambda m, seat, code: bool(m.slots >> code[2] & 1), _slot),
        Condition("TW-SET-06", "already_up", lambda m, seat, code: not m.up >> code[2] & 1, _slot),
        Condition("TW-SET-07", "slot_full", lambda m, seat, code: room(m)[code[2]] > 0, _slot),
    ),
    _near_lays,
)


def _show(m: State, events: Events) -> None:
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


STEPS: tuple[Step[State], ...] = (
    Chance(LOT, asks("TW-SET-11", "lot"), lambda m: FlatOdds("lot", m.vocabulary.lot), _lot),
    Chance(
        DRAW_PAIR, asks("TW-TEAM-04", "draw_pair", lambda m, seat: {"left": m.frames[-1][1]}), _pair_odds, _pair_drawn
    ),
    Task(SET_OUT, _set_out),
    starting_step("TW-SET-04", _started),
    Decision(
        LAY,
        asks("TW-SET-06", "lay", lambda m, seat: {"seat": seat, "left": len(laying(m, seat))}),
        LAY_DOWN,
        moves=_lay_moves,
    ),
    Task(SHOW, _show),
)
