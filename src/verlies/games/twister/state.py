"""The state of a match of Dungeon Twister, its frames, and how it tells events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from verlies.core.events import Event
from verlies.core.match import Match
from verlies.core.slots import Derived
from verlies.core.steps import Events, Turn
from verlies.games.twister.content import TwisterContent
from verlies.games.twister.dungeon import AREA, NAMES, SLOTS, TURNED, column, inside
from verlies.games.twister.pieces import Figure, Item
from verlies.games.twister.vocabulary import THINGS, TwisterVocabulary

if TYPE_CHECKING:
    from verlies.games.twister.duel import Duel
    from verlies.games.twister.solo.memory import Solo

# Frames: what is still to be done, the next one on top. What each does stands with the rules of its area.
(
    LOT, DRAW_PAIR, DRAW_HALL, CHOOSE, LEAVE_OUT, START, CARDS, PICK_PAIR, PICK, REPLACE, LAY, PLAY, ACT, WALK, PLACE,
    SUPPORT, CALL, CLASH, SET_OUT, SHOW, NEXT_TURN,
) = range(21)  # fmt: skip
"""(LOT, purpose) with a pair for SAME_PAIR, (DRAW_PAIR, left), (DRAW_HALL, slot, revealer), (PICK_PAIR, seat, left),
(PICK, seat, items, left), (REPLACE, seat, pair), (LAY, seat), (WALK, token, steps, carried), (PLACE, seat, slot),
(CALL, seat)."""
DUEL_FRAMES = 21
"""Those of the solitaire game come after them (solo/memory.py)."""

# Purposes of a lot.
FIRST_PLAYER, FIRST_TOKEN, FIRST_TURN, SAME_PAIR = range(4)

# Places of a token: a square, or one of these.
DOWN = 220
"""Face down on slot 0; the next seven are the other slots."""
SCREEN, BOX, BAG, DECK, DEAD, GONE, LOST, AWAY = 240, 241, 242, 243, 250, 251, 252, 253
"""Behind the screen, back in the box, in the bag (TS-SET-08), among the reinforcements (TS-SET-06), eliminated, out of
the dungeon, removed from the game; lifted off the board while a non-player's way is looked for."""

SIDE_TOKENS, CHARACTERS = 14, 8
TOKENS = 2 * SIDE_TOKENS
"""Tokens by number: eight characters and six items of yellow, then those of blue."""
NPCS = range(TOKENS, TOKENS + 32)
"""TS-SET-05: the non-player's characters; its items are those of blue."""
EVERY = NPCS.stop
SIDE = tuple(token // SIDE_TOKENS if token < TOKENS else 1 for token in range(EVERY))
IS_FIGURE = tuple(token >= TOKENS or token % SIDE_TOKENS < CHARACTERS for token in range(EVERY))
FIGURES = (range(CHARACTERS), range(SIDE_TOKENS, SIDE_TOKENS + CHARACTERS))
"""The characters of yellow and blue."""
ITEMS = tuple(token for token in range(EVERY) if not IS_FIGURE[token])
TOOLS = ("key", "bow", "lance", "potion")
"""What an item that somebody carries can be used for with AP."""
UNKNOWN = 255
"""The kind of a token that nobody has chosen yet."""
FACE_DOWN, ABSENT = 255, 254
"""What lies in a slot, beside the numbers of halls."""

LEFT, FELLED, TREASURE = range(3)
"""What brings victory points."""
CLOSE_COMBAT, LANCE_COMBAT, SHOT = range(3)
FIGHT_KINDS = ("close", "lance", "shot")

NON_PLAYER = "non_player"
"""What results and events call the side that the rules play."""
NONE = -1
TURNS: tuple[Turn, ...] = ((0,), (1,))


class Fight(NamedTuple):
    """A combat: participants as masks of tokens. Archers and lancers fight from afar, all others beside an enemy."""

    kind: int
    side: int
    target: int
    attackers: int
    defenders: int
    archers: int = 0
    lancers: int = 0


class Worth(NamedTuple):
    """What one who takes part in a combat counts, and the rules that make it other than printed."""

    value: int
    bonus: int
    rules: tuple[str, ...]

    @property
    def total(self) -> int:
        return self.value + self.bonus


class Outcome(NamedTuple):
    """How the last combat of a turn went."""

    fight: Fight
    values: tuple[tuple[int, Worth], ...]
    """Each who took part and what it counted, in the order of tokens."""
    squares: tuple[int, ...]
    cards: tuple[int, int]
    totals: tuple[int, int]
    wounded: int
    eliminated: int


class State(Match):
    """All that changes during a match. Values are immutable or flat lists of immutable values."""

    content: TwisterContent
    vocabulary: TwisterVocabulary
    kinds: bytes
    """By token: the number of its figure or item; UNKNOWN before it is chosen."""
    where: bytearray
    """By token: its place."""
    squads: Derived[tuple[range, range]]
    """By side: its characters."""
    loose: int
    """TS-INV-10: mask of the items that lie under one of the non-player's characters and are not carried."""
    wounded: int
    hurt: int
    """Wounded this turn; all three are masks of tokens."""
    healed: int
    ropes: Derived[int]
    """Mask of the tokens that are ropes."""
    giants: Derived[int]
    solid: Derived[int]
    """Those whom no enemy ever passes (TS-PER-03)."""
    climbers: Derived[int]
    """Those who stay on pits without a rope (TW-DT1-01)."""
    tools: Derived[dict[str, tuple[int, ...]]]
    """Item tokens by what they do; never changed, only replaced."""
    teams_open: Derived[bool]
    """Whether each side knows what the other's team is made of."""
    shown: bool
    """TW-SET-10: whether the starting characters lie face up."""
    bag: bytes
    """Halls that lie face down somewhere (TW-INF-01)."""
    pairs: list[int]
    """By side: the pairs that it chose, as a mask."""
    known_pairs: list[int]
    """By side: those of them that the other side knows."""
    slots: Derived[int]
    """Mask of the slots of this board."""
    zones: Derived[tuple[int, int]]
    """The columns of the start zones."""
    halls: bytes
    """By slot: a hall, FACE_DOWN or ABSENT."""
    turned: bytes
    up: Derived[int]
    gates: bytes
    """By gate of all halls: closed, open or broken."""
    breaches: tuple[tuple[int, int, int, int], ...]
    """TS-PER-04: half-edges of halls that were broken open: hall, x, y and side, as the hall is drawn."""
    gears: Derived[tuple[int, ...]]
    """By slot: the square of the gear, or NONE."""
    half: Derived[tuple[int, int, int, int]]
    """By side: the half-edges that are walls, slits or closed portcullises (TW-BRD-05); all of a face-down hall."""
    slit: Derived[tuple[int, int, int, int]]
    south: Derived[int]
    """Squares whose southern edge is open; `east` alike; with slits for those who pass them."""
    east: Derived[int]
    slit_south: Derived[int]
    slit_east: Derived[int]
    area: Derived[int]
    """Squares of face-up halls and of the start zones."""
    pits: Derived[int]
    dry: Derived[int]
    """The area without pits."""
    actions: list[int]
    """By side: action cards in hand, as a mask of values."""
    now: int
    high: list[int]
    """By side: the highest action card played so far (TW-TRN-04)."""
    jumps: list[int]
    combat: list[bytes]
    """By side: how many combat cards of each value are left."""
    gains: list[int]
    """Victory points by side: for leaving, for eliminations, for treasure."""
    target: Derived[int]
    active: int
    first: int
    """The side that began placing tokens, or building teams."""
    number: int
    ap: int
    brews: tuple[tuple[int, int], ...]
    """TW-DT1-08: who drank a speed potion this turn, and the AP that are its own."""
    fight: Fight | None
    chosen: list[int]
    """By side: the combat card laid, or NONE."""
    called: int
    """The value that a Telepath named; NONE before, 0 if none was named."""
    outcome: Outcome | None
    mode: Derived[Duel]
    """What is different between the duel and the solitaire game."""
    solo: Solo | None
    """All that only the solitaire game knows; never changed, only replaced."""

    def on_turn(self) -> Turn:
        """The side whose turn it is."""
        return TURNS[self.active]

    def vp(self, side: int) -> int:
        return sum(self.gains[side * 3 : side * 3 + 3])

    def gain(self, side: int, why: int, points: int) -> None:
        self.gains[side * 3 + why] += points

    # Tokens

    def figure(self, token: int) -> Figure:
        return self.content.figures[self.kinds[token]]

    def item(self, token: int) -> Item:
        return self.content.items[self.kinds[token]]

    def thing(self, token: int) -> int:
        """What a token is, as moves have it."""
        return self.kinds[token] if IS_FIGURE[token] else THINGS + self.kinds[token]

    def name(self, token: int) -> str:
        return self.vocabulary.thing_names[self.thing(token)]

    def of_kind(self, side: int, kind: int) -> int:
        """The token of this figure in a team, or NONE."""
        return self.kinds.find(kind, self.squads[side].start, self.squads[side].stop)

    def beside(self, token: int) -> int:
        """TW-CAR-01: the other token on its square, or NONE; not one that a non-player leaves lying (TS-INV-10)."""
        place = self.where[token]
        other = self.where.find(place)
        if other == token:
            other = self.where.find(place, token + 1)
        return NONE if other != NONE and self.loose >> other & 1 else other

    def can_act(self, token: int) -> bool:
        """TW-TRN-09: in play, unwounded, not healed this turn."""
        return self.where[token] < DOWN and not (self.wounded | self.healed) >> token & 1

    def actors(self, side: int) -> list[int]:
        """Those of a side that can act."""
        idle = self.wounded | self.healed
        where = self.where
        return [token for token in self.squads[side] if where[token] < DOWN and not idle >> token & 1]

    def means(self, token: int) -> int:
        """The AP that this figure may spend."""
        return self.ap + dict(self.brews).get(token, 0) if self.brews else self.ap

    def pay(self, token: int, price: int) -> None:
        """TW-DT1-08: its own AP first."""
        own = min(price, dict(self.brews).get(token, 0))
        if own:
            self.brews = tuple((who, ap - own if who == token else ap) for who, ap in self.brews)
        self.ap -= price - own

    def set_kinds(self, kinds: bytes) -> None:
        """What the tokens are, and the masks that rules ask for all the time."""
        self.kinds = kinds
        self.ropes = self.giants = self.climbers = self.solid = 0
        for token, kind in enumerate(kinds):
            if kind == UNKNOWN:
                continue
            if not IS_FIGURE[token]:
                self.ropes |= self.item(token).rope << token
            else:
                self.giants |= self.figure(token).giant << token
                self.solid |= self.figure(token).solid << token
                self.climbers |= self.figure(token).pits << token
        real = [token for token in ITEMS if kinds[token] != UNKNOWN]
        self.tools = {tool: tuple(token for token in real if getattr(self.item(token), tool)) for tool in TOOLS}

    # The board

    def lay_board(self, slots: int, zones: tuple[int, int]) -> None:
        """TW-BRD-01: all halls face down."""
        self.slots = slots
        self.zones = zones
        self.halls = bytes(FACE_DOWN if slots >> slot & 1 else ABSENT for slot in range(SLOTS))
        self.turned = bytes(SLOTS)
        self.up = 0
        self.gates = bytes(len(self.content.gate_ids))
        self.breaches = ()
        self.gears = (NONE,) * SLOTS
        dark = sum(AREA[slot] for slot in range(SLOTS) if slots >> slot & 1)
        self.half = (dark, dark, dark, dark)
        self.slit = (0, 0, 0, 0)
        self.area = column(zones[0]) | column(zones[1])
        self.pits = 0
        self._join()

    def lay_hall(self, slot: int, hall: int, turned: int) -> None:
        """A hall in this slot, face up and turned like this; all walls, pits and gears there are set again."""
        printed = self.content.halls[hall]
        gates = self.gates[printed.first : printed.first + len(printed.gates)]
        holes = tuple(hole[1:] for hole in self.breaches if hole[0] == hall) if self.breaches else ()
        edges, laid = printed.edges(slot, turned, gates, holes), printed.laid(slot, turned)
        keep = ~AREA[slot]
        a, b, c, d = self.half
        e, f, g, h = edges.half
        self.half = (a & keep | e, b & keep | f, c & keep | g, d & keep | h)
        a, b, c, d = self.slit
        e, f, g, h = edges.slit
        self.slit = (a & keep | e, b & keep | f, c & keep | g, d & keep | h)
        self.pits = self.pits & keep | laid.pits
        self.area |= AREA[slot]
        self.halls = self.halls[:slot] + bytes((hall,)) + self.halls[slot + 1 :]
        self.turned = self.turned[:slot] + bytes((turned,)) + self.turned[slot + 1 :]
        self.up |= 1 << slot
        self.gears = (*self.gears[:slot], laid.gear, *self.gears[slot + 1 :])
        self._join()

    def turn_hall(self, slot: int, clockwise: int) -> None:
        """TW-ROT-06: a quarter turn, with everything in the hall."""
        self.where = self.where.translate(TURNED[slot][clockwise])
        self.lay_hall(slot, self.halls[slot], (self.turned[slot] + (1 if clockwise else 3)) % 4)

    def set_gate(self, gate: int, state: int) -> None:
        self.gates = self.gates[:gate] + bytes((state,)) + self.gates[gate + 1 :]
        hall = self.content.gate_hall[gate]
        slot = self.halls.index(hall)
        self.lay_hall(slot, hall, self.turned[slot])

    def _join(self) -> None:
        """TW-BRD-06: which edges can be crossed, from both halves."""
        south, east = inside(*self.zones)
        north_half, east_half, south_half, west_half = self.half
        north_slit, east_slit, south_slit, west_slit = self.slit
        self.south = south & ~(south_half | north_half >> 1)
        self.east = east & ~(east_half | west_half >> 10)
        self.slit_south = south & ~(south_half & ~south_slit | (north_half & ~north_slit) >> 1)
        self.slit_east = east & ~(east_half & ~east_slit | (west_half & ~west_slit) >> 10)
        self.dry = self.area & ~self.pits

    def slot_of(self, hall: int) -> int:
        """Where a hall lies face up, or NONE."""
        return self.halls.find(hall)

    # Telling

    def tell(self, events: Events, rule: str, kind: str, /, **args: Any) -> None:
        if events is not None:
            if "seat" in args:
                args["seat"] = self.mode.names[args["seat"]]
            events.append(Event(rule, kind, args))

    def who(self, token: int) -> dict[str, Any]:
        """How events name a token: its colour and what it is."""
        return {"side": self.mode.colours[SIDE[token]], "figure" if IS_FIGURE[token] else "item": self.name(token)}

    def at(self, token: int) -> str:
        return NAMES[self.where[token]]
