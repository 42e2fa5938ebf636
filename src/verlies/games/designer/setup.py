"""Set-up and everything the dealer draws (DD-SET, DD-INF-03)."""

from __future__ import annotations

from collections.abc import Callable

from verlies.core.events import tell, tell_secretly
from verlies.core.odds import BagOdds, added, without
from verlies.core.steps import Ask, Chance, Code, Data, Events, Step, asks
from verlies.games.designer.content import PARTS, SHAPES
from verlies.games.designer.state import (
    BLUEPRINT,
    CHALLENGES,
    GOAL,
    JAEL,
    NO_TILES,
    NONE,
    RANKS,
    ROOMS,
    STALLS,
    TILES,
    YEAR,
    State,
)  # fmt: skip

HAND = 5


def begin(m: State) -> None:
    """Lay everything ready. What is drawn is drawn by the dealer, in the order of the rulebook."""
    content, seats = m.content, m.seats
    m.hidden = bool(m.options["hidden_selection"]) and seats > 1  # DD-VAR-01: alone there is nobody to hide from
    m.year = 0
    m.goal = NONE
    m.pile = content.all_rooms if m.options["shrines"] else content.base_rooms  # DD-SET-03, DD-EXP-01
    m.discard = b""
    m.left_by_jael = []
    m.hands = [b""] * seats
    m.known = bytearray(len(content.rooms))
    m.grids = [bytes(16)] * seats
    m.tiles = [NO_TILES] * seats
    m.passages = [0] * seats
    m.blueprint_pile = bytes(range(len(content.blueprints)))
    m.blueprints = [NONE] * seats
    m.challenge_pile = bytes(range(len(content.challenges)))
    m.challenges = ()
    m.taken = [()] * seats
    m.stall_pile = bytes(range(len(content.stalls)))
    m.stalls = ()
    m.goods = []
    m.supply = list(content.supply)  # DD-SET-06
    m.discarded_tiles = [b"", b"", b""]
    m.carrying = b""
    m.gold = [content.setup["start_gold_solo"] if m.solo else 0] * seats  # DD-SOL-02
    m.rank = ()
    m.passed = ()
    m.steps = [0] * seats
    m.busy = 0
    m.free = [0] * seats
    m.chosen = [NONE] * seats
    m.dropped = [NONE] * seats
    m.last = [NONE] * seats
    m.jael_pile = _jael_deck(m)
    m.jael_cards = ()
    m.jael_rooms = b""
    m.jael_tiles = b""
    m.jael_acted = False

    m.frames = [(YEAR, 1)]
    if not m.solo:
        m.frames.append((RANKS,))  # DD-SET-10
    m.frames += [(BLUEPRINT, seat) for seat in reversed(range(seats))]  # DD-SET-09
    deal_rooms(m)  # DD-SET-08
    open_market(m)  # DD-SET-05, DD-SET-07
    show_challenges(m)  # DD-SET-04
    m.frames.append((GOAL,))  # DD-SET-02


def _jael_deck(m: State) -> bytes:
    """DD-SOL-03: the cards without symbol, and those of the difficulty."""
    if not m.solo:
        return b""
    symbols = ("none", "crown" if m.options["difficulty"] == "legendary" else "diamond")
    return bytes(at for at, card in enumerate(m.content.jael) if card.difficulty in symbols)


def deal_rooms(m: State) -> None:
    """DD-SET-08, DD-CLN-05: 5 rooms to each player."""
    m.frames += [(ROOMS, seat, HAND) for seat in reversed(range(m.seats))]


def open_market(m: State) -> None:
    """DD-SET-05, DD-SET-07, DD-CLN-03: reveal stalls by player count, then fill every space."""
    m.frames += [(TILES, 0, 0), (STALLS, m.content.setup["stalls_by_players"][str(m.seats)])]


def show_challenges(m: State) -> None:
    """DD-SET-04, DD-CLN-04."""
    m.frames.append((CHALLENGES, m.content.setup["challenges_by_players"][str(m.seats)]))


def _draw_goal(m: State, code: Code, events: Events) -> None:
    _, goal = code
    m.frames.pop()
    m.goal = goal
    tell(events, "DD-SET-02", "goal_revealed", goal=m.content.goal_ids[goal])


def _count_down(m: State) -> None:
    *head, left = m.frames.pop()
    if left > 1:
        m.frames.append((*head, left - 1))


def _draw_room(m: State, code: Code, events: Events) -> None:
    _, room = code
    _, seat, left = m.frames.pop()
    if left > 1:
        m.frames.append((ROOMS, seat, left - 1))
    m.pile = without(m.pile, room)
    m.hands[seat] = added(m.hands[seat], room)
    m.known[room] = 1 << seat
    if events is not None:
        rule = "DD-SET-08" if m.year == 0 else _draw_rule(m)
        tell_secretly(events, rule, "room_drawn", seat, {"room": m.content.rooms[room]})


def _draw_rule(m: State) -> str:
    """Rooms are also drawn within Build by 1 or 2 players, and for a new year in Clean up."""
    if not m.free[0] or m.free[0] == 15:
        return "DD-CLN-05"
    return "DD-SOL-11" if m.solo else "DD-BLD-04"


def _shape(m: State) -> int:
    _, part, space = m.frames[-1]
    return m.content.part_spaces[m.stalls[part // 2] * 2 + part % 2][space]


def _place(m: State, part: int) -> Data:
    """A part of the market, for people."""
    return {"stall": m.content.stalls[m.stalls[part // 2]], "part": PARTS[part % 2]}


def _all_filled(m: State, events: Events) -> bool:
    """Move on to a market space that can be filled; True when there is none left."""
    _, part, space = m.frames[-1]
    spaces = m.content.part_spaces
    while part < len(m.goods):
        shapes = spaces[m.stalls[part // 2] * 2 + part % 2]
        if space == len(shapes):
            part, space = part + 1, 0
            continue
        shape = shapes[space]
        if not m.supply[shape] and m.discarded_tiles[shape]:  # DD-CLN-07
            m.supply[shape], m.discarded_tiles[shape] = m.discarded_tiles[shape], b""
            tell(events, "DD-CLN-07", "tiles_reshuffled", shape=SHAPES[shape])
        if m.supply[shape]:
            m.frames[-1] = (TILES, part, space)
            return False
        tell(events, "DD-CLN-07", "space_left_empty", shape=SHAPES[shape], **_place(m, part))
        space += 1
    m.frames.pop()
    return True


def _draw_tile(m: State, code: Code, events: Events) -> None:
    _, tile = code
    _, part, space = m.frames[-1]
    shape = _shape(m)
    m.supply[shape] = without(m.supply[shape], tile)
    m.goods[part] = added(m.goods[part], tile)
    m.frames[-1] = (TILES, part, space + 1)
    if events is not None:
        rule = "DD-SET-07" if m.year == 0 else "DD-CLN-03"
        tell(events, rule, "tile_laid", tile=m.content.elements[tile], **_place(m, part))


def _draw_challenge(m: State, code: Code, events: Events) -> None:
    _, challenge = code
    _count_down(m)
    m.challenge_pile = without(m.challenge_pile, challenge)
    m.challenges = tuple(sorted((*m.challenges, challenge)))
    rule = "DD-SET-04" if m.year == 0 else "DD-CLN-04"
    tell(events, rule, "challenge_revealed", challenge=m.content.challenge_ids[challenge])


def _draw_stall(m: State, code: Code, events: Events) -> None:
    _, stall = code
    _count_down(m)
    m.stall_pile = without(m.stall_pile, stall)
    m.stalls = (*m.stalls, stall)  # DD-SOL-06: the first is the left one
    m.goods += [b"", b""]
    tell(events, "DD-SET-05" if m.year == 0 else "DD-CLN-03", "stall_revealed", stall=m.content.stalls[stall])


def _draw_blueprint(m: State, code: Code, events: Events) -> None:
    _, blueprint = code
    _, seat = m.frames.pop()
    m.blueprint_pile = without(m.blueprint_pile, blueprint)
    m.blueprints[seat] = blueprint
    tell(events, "DD-SET-09", "blueprint_dealt", seat=seat, blueprint=m.content.blueprint_ids[blueprint])
    column = m.content.blueprints[blueprint].entrance + 1
    tell(events, "DD-SET-13", "entrance_placed", seat=seat, col=column)


def _draw_rank(m: State, code: Code, events: Events) -> None:
    _, seat = code
    m.rank = (*m.rank, seat)
    rank = len(m.rank)
    m.gold[seat] = m.content.setup["start_gold_by_rank"][str(rank)]  # DD-SET-11
    if rank == m.seats:
        m.frames.pop()
    tell(events, "DD-SET-10", "rank_drawn", seat=seat, rank=rank)
    tell(events, "DD-SET-11", "start_gold", seat=seat, gold=m.gold[seat])


def _draw_jael_card(m: State, code: Code, events: Events) -> None:
    _, card = code
    m.frames.pop()
    m.jael_pile = without(m.jael_pile, card)
    m.jael_cards = (*m.jael_cards, card)
    tell(events, "DD-SOL-07", "jael_card_revealed", card=m.content.jael_ids[card], gold=m.content.jael[card].gold)


def _draws(
    number: int,
    verb: str,
    question: Ask[State],
    bag: Callable[[State], bytes],
    take: Callable[[State, Code, Events], None],
    pile: Callable[[State], str] | None = None,
    unless: Callable[[State, Events], bool] | None = None,
) -> Chance[State]:
    """One thing of a bag is drawn; `pile` is its name where it is not the verb's."""

    def odds(m: State) -> BagOdds:
        vocabulary = m.vocabulary
        return BagOdds(pile(m) if pile else verb, bag(m), getattr(vocabulary, verb), vocabulary.number)

    return Chance(number, question, odds, take, unless)


STEPS: tuple[Step[State], ...] = (
    _draws(
        GOAL, "goal", asks("DD-SET-02", "deal_goal"), lambda m: bytes(range(len(m.content.goals))), _draw_goal,
    ),
    _draws(
        CHALLENGES, "challenge", asks("DD-SET-04", "deal_challenge"), lambda m: m.challenge_pile, _draw_challenge,
    ),
    _draws(STALLS, "stall", asks("DD-SET-05", "deal_stall"), lambda m: m.stall_pile, _draw_stall),
    _draws(
        TILES,
        "tile",
        asks("DD-SET-07", "deal_tile", lambda m, seat: {"shape": SHAPES[_shape(m)], **_place(m, m.frames[-1][1])}),
        lambda m: m.supply[_shape(m)],
        _draw_tile,
        pile=lambda m: f"tile {SHAPES[_shape(m)]}",
        unless=_all_filled,
    ),
    _draws(ROOMS, "room", asks("DD-SET-08", "deal_room"), lambda m: m.pile, _draw_room),
    _draws(
        BLUEPRINT, "blueprint", asks("DD-SET-09", "deal_blueprint"), lambda m: m.blueprint_pile, _draw_blueprint,
    ),
    _draws(
        RANKS,
        "rank",
        asks("DD-SET-10", "deal_rank"),
        lambda m: bytes(seat for seat in range(m.seats) if seat not in m.rank),
        _draw_rank,
    ),
    _draws(JAEL, "jael", asks("DD-SOL-07", "deal_jael"), lambda m: m.jael_pile, _draw_jael_card),
)  # fmt: skip
