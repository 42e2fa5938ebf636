"""The board for a non-player's character on its way: where it may go and stop, what it takes (TS-PLN, TS-INV)."""

from __future__ import annotations

from typing import NamedTuple

from verlies.games.twister.dungeon import BIT, SLOTS, column, listed
from verlies.games.twister.halls import BROKEN, CLOSED, OPEN
from verlies.games.twister.mechanics import reaches
from verlies.games.twister.solo.cards import UNLISTED, WOUNDED
from verlies.games.twister.state import AWAY, IS_FIGURE, LOST, NONE, SIDE, State
from verlies.games.twister.ways import Scene, anchored, enterable, legal

NON_PLAYER = 1
TAKE, SWAP, GET, GIVE, TRADE = ("take", "swap", "get", "give", "trade")


class Happening(NamedTuple):
    """TS-INV-02 to TS-INV-06: what changes hands where a character comes by."""

    kind: str
    token: int
    """What it gets, or gives."""
    old: int = NONE
    other: int = NONE
    """The ally."""


def tokens_at(m: State, square: int) -> list[int]:
    found = []
    token = m.where.find(square)
    while token != NONE:
        found.append(token)
        token = m.where.find(square, token + 1)
    return found


def rank_of(m: State, npc: int, token: int) -> int:
    """TS-INV-01, TS-INV-09: how much a character wants something; 0 is best."""
    name = WOUNDED if IS_FIGURE[token] else m.item(token).id
    return m.content.npcs[m.kinds[npc]].items.get(name, UNLISTED)


class World:
    """One state of the board while a way is looked for, without the character and what it carries (TS-PLN-13)."""

    __slots__ = (
        "_happens",
        "bare",
        "busy",
        "carried",
        "children",
        "done",
        "dropped",
        "edges",
        "enter",
        "entry",
        "flies",
        "goal",
        "hang",
        "leap",
        "lines",
        "m",
        "moved",
        "npc",
        "openable",
        "parent",
        "rope",
        "scene",
        "speed",
        "started",
        "stop",
    )  # fmt: skip

    def __init__(self, m: State, npc: int, carried: int, dropped: int = 0, moved: bool = False) -> None:
        """`m` is the world's own."""
        self.m = m
        self.npc = npc
        self.carried = carried
        self.dropped = dropped
        self.moved = moved
        self.parent: World | None = None
        self.entry = NONE
        self.children: dict[tuple[object, ...], World] = {}
        self.done = [0] * 10
        self.started = 0
        figure = m.figure(npc)
        lame = bool(m.wounded >> npc & 1)
        self.scene = scene = Scene(m)
        self.edges = (m.slit_south, m.slit_east) if figure.slits else (m.south, m.east)
        self.goal = column(m.zones[0])
        self.enter = enterable(m, scene, figure, NON_PLAYER)
        self.flies = figure.flies
        self.rope = carried != NONE and bool(m.ropes >> carried & 1)
        self.hang = anchored(m, scene.ropes) & ~scene.stand[0] & m.area if self.rope else 0
        self.bare = m.pits & ~scene.ropes if self.rope and not figure.flies else 0
        """Pits that it crosses on its own rope only."""
        people = scene.stand[0] | scene.stand[1] | scene.lie[0] | scene.lie[1]
        valid = (m.dry | scene.ropes | self.hang) & m.area & ~people & ~self.goal  # TS-INV-10
        self.stop = valid & ~(scene.ones if carried != NONE else scene.twos)
        self.leap = m.pits & ~(scene.stand[0] | scene.lie[0] | scene.lie[1])  # TW-JMP-08
        self.speed = _speed(m, npc, carried, moved)
        self.busy = 0 if lame else scene.ones & ~scene.stand[0] & ~self.goal  # TS-PLN-03
        """Squares on which something may change hands."""
        self._happens: dict[int, tuple[Happening, ...]] = {}
        self.lines = 0
        """Pits with a rope that it takes when it steps off."""
        for square in listed(scene.ropes & m.pits & ~people) if not lame else ():
            if rope_below(m, scene, npc, carried, dropped, square) != NONE:
                self.lines |= BIT[square]
        self.openable = _openers(m, npc, carried)

    def landings(self) -> int:
        """TW-JMP-05, TW-JMP-09, TW-JMP-12, TS-EXT-03: where a jump may end, if nothing changes hands there."""
        scene = self.scene
        zone = self.goal & self.m.dry & ~(scene.stand[0] | scene.stand[1] | scene.lie[0])
        return self.stop & (self.m.dry | scene.ropes) | zone

    def gains(self, square: int) -> list[int]:
        """What it gets by entering a square."""
        return [each.token for each in self.happens(square) if each.kind != GIVE]

    def happens(self, square: int) -> tuple[Happening, ...]:
        """What changes hands where it enters a square."""
        if not self.busy >> square & 1:
            return ()
        found = self._happens.get(square)
        if found is None:
            found = happenings(self.m, self.scene, self.npc, self.carried, self.dropped, square)
            self._happens[square] = found
        return found

    def born(self, m: State, carried: int, entry: int = NONE, dropped: int = 0) -> World:
        """The world after a change."""
        child = World(m, self.npc, carried, self.dropped | dropped, self.moved)
        child.parent, child.entry = self, entry
        return child

    def on_the_move(self) -> World:
        """The same after a move began, for those whose first move is longer (TS-PER-03)."""
        if self.moved or "FIRST_MOVE_BONUS" not in self.m.figure(self.npc).effects:
            return self
        child = self.children.get(("moved",))
        if child is None:
            child = self.children["moved",] = World(self.m, self.npc, self.carried, self.dropped, True)
        return child

    def opened(self, gate: int, state: int) -> World:
        """TS-PLN-05: with one more portcullis open."""
        child = self.children.get(("gate", gate))
        if child is None:
            m = self.m.copy()
            m.set_gate(gate, state)
            child = self.children["gate", gate] = self.born(m, self.carried)
        return child

    def opening(self) -> str:
        """How it opens a portcullis on its way."""
        if self.carried != NONE and not IS_FIGURE[self.carried] and self.m.item(self.carried).key:
            return "key"
        return "pick" if "OPEN_IN_ANY_MODE" in self.m.figure(self.npc).effects else "break"

    def put_down(self, square: int = NONE) -> World:
        """TS-PLN-14, TS-PLN-15: after it left what it carries; without a square as if that were gone."""
        child = self.children.get(("drop", square))
        if child is None:
            m = self.m.copy()
            if square != NONE:
                m.where[self.carried] = square
            child = self.children["drop", square] = self.born(m, NONE, square, 1 << self.carried)
        return child

    def may_drop(self) -> int:
        """The squares on which it may put down what it carries."""
        scene, m = self.scene, self.m
        squares = (m.dry | scene.ropes | self.hang) & ~(scene.stand[0] | scene.stand[1] | scene.twos) & ~self.goal
        return squares & ~(scene.lie[0] | scene.lie[1]) if IS_FIGURE[self.carried] else squares

    def changed(self, square: int, back: int = NONE) -> World:
        """TS-INV-11: the world after what happens on this square; what it leaves stays there, or goes back."""
        child = self.children.get(("change", square, back))
        if child is None:
            m = self.m.copy()
            carried = apply(m, self.happens(square), square, self.carried, back)
            child = self.children["change", square, back] = self.born(m, carried, square)
        return child

    def unlined(self, square: int, back: int) -> World:
        """TS-PLN-15: after it took the rope with it off a pit."""
        child = self.children.get(("line", square, back))
        if child is None:
            m = self.m.copy()
            rope = rope_below(m, self.scene, self.npc, self.carried, self.dropped, square)
            for token in take_line(m, rope, self.carried, square, back):
                m.where[token] = LOST
            child = self.children["line", square, back] = self.born(m, rope, square)
        return child


def lift(m: State, npc: int, carried: int) -> State:
    """A copy of the board without a character and what it carries."""
    copy = m.copy()
    copy.where[npc] = AWAY
    if carried != NONE:
        copy.where[carried] = AWAY
    return copy


def _speed(m: State, npc: int, carried: int, moved: bool) -> int:
    """The squares of a move action that begins now (TS-PER-03)."""
    figure = m.figure(npc)
    effects = figure.effects
    if m.wounded >> npc & 1:
        return int(effects["ACT_WOUNDED"]["speed"])
    if "CARGO_SPEED" in effects and carried != NONE and IS_FIGURE[carried]:
        return int(effects["CARGO_SPEED"]["speed"])
    if "FIRST_MOVE_BONUS" in effects and not moved:
        return figure.speed + int(effects["FIRST_MOVE_BONUS"]["bonus"])
    return figure.speed


def _openers(m: State, npc: int, carried: int) -> list[tuple[int, int, int]]:
    """TS-PLN-05, TS-DES-03, TS-OPN-02: closed portcullises that it may work on its way: gate, new state, squares."""
    effects = m.figure(npc).effects
    key = carried != NONE and not IS_FIGURE[carried] and m.item(carried).key
    if m.wounded >> npc & 1 or not (key or "BREAK_IN_ANY_MODE" in effects or "OPEN_IN_ANY_MODE" in effects):
        return []
    state = OPEN if key or "OPEN_IN_ANY_MODE" in effects else BROKEN
    return [(gate, state, near) for gate, near in gates_near(m, (CLOSED,)).items()]


def gates_near(m: State, states: tuple[int, ...]) -> dict[int, int]:
    """The portcullises in these states, each with the squares from which they can be worked (TW-PRT-02)."""
    found = {}
    for slot in range(SLOTS):
        if m.up >> slot & 1:
            hall = m.content.halls[m.halls[slot]]
            for at, gate in enumerate(hall.laid(slot, m.turned[slot]).gates):
                if m.gates[hall.first + at] in states:
                    near = BIT[gate.square]
                    if gate.behind != NONE and m.area >> gate.behind & 1 and reaches(m, gate.behind, gate):
                        near |= BIT[gate.behind]
                    found[hall.first + at] = near
    return found


# What lies about and who passes by


def happenings(
    m: State, scene: Scene, npc: int, carried: int, dropped: int, square: int
) -> tuple[Happening, ...]:  # fmt: skip
    """TS-INV-07: first what lies loose, then passing."""
    found = []
    loose = _wanted(m, scene, npc, carried, dropped, square)
    if loose != NONE and m.ropes >> loose & 1 and m.pits >> square & 1:  # TS-PLN-15: not before it steps off
        loose = NONE
    if loose != NONE:
        found.append(Happening(TAKE, loose) if carried == NONE else Happening(SWAP, loose, carried))
    if scene.stand[1] >> square & 1:
        below = [token for token in tokens_at(m, square) if m.loose >> token & 1]
        left = (loose != NONE and carried != NONE) or below not in ([], [loose])
        passing = _passing(m, npc, loose if loose != NONE else carried, square, left)
        if passing is not None:
            found.append(passing)
    return tuple(found)


def loose_at(m: State, scene: Scene, square: int) -> list[int]:
    """TS-INV-02: what lies there for the taking: items, and wounded ones of the non-player whom nobody carries."""
    if scene.stand[0] >> square & 1:  # TW-CAR-07
        return []
    free = [token for token in tokens_at(m, square) if _takeable(m, token)]
    if scene.stand[1] >> square & 1:  # TS-INV-10
        free = [token for token in free if m.loose >> token & 1]
    if m.pits >> square & 1 and (scene.stand[1] | scene.lie[0] | scene.lie[1]) >> square & 1:  # TS-INV-08, TS-PLN-15
        free = [token for token in free if not m.ropes >> token & 1]
    return free


def _takeable(m: State, token: int) -> bool:
    return not IS_FIGURE[token] or (SIDE[token] == NON_PLAYER and bool(m.wounded >> token & 1))


def rope_below(m: State, scene: Scene, npc: int, carried: int, dropped: int, square: int) -> int:
    """TS-PLN-15: the rope that it takes when it steps off this pit, or NONE."""
    rope = _wanted(m, scene, npc, carried, dropped, square)
    return rope if rope != NONE and m.ropes >> rope & 1 and m.pits >> square & 1 else NONE


def two_lines(m: State, square: int) -> bool:
    """Whether a rope is left on a pit from which one is taken."""
    return sum(m.where[rope] == square for rope in listed(m.ropes)) > 1


def take_line(m: State, rope: int, carried: int, square: int, back: int) -> list[int]:
    """TS-PLN-15: off the pit with the rope; what was carried is left. What else lay there falls (TW-CAR-09)."""
    m.where[rope] = AWAY
    if carried != NONE:
        m.where[carried] = square if back == NONE else back
    here = tokens_at(m, square)
    return [] if any(m.ropes >> token & 1 for token in here) else here


def _wanted(m: State, scene: Scene, npc: int, carried: int, dropped: int, square: int) -> int:
    """TS-INV-02, TS-INV-03: the best thing there that it takes, or NONE."""
    best, limit = NONE, rank_of(m, npc, carried) if carried != NONE else UNLISTED
    for token in loose_at(m, scene, square):
        if not dropped >> token & 1 and rank_of(m, npc, token) < limit:
            best, limit = token, rank_of(m, npc, token)
    return best


def _passing(m: State, npc: int, carried: int, square: int, below: bool) -> Happening | None:
    """TS-INV-05, TS-INV-06: what a character and the ally on this square give each other.

    `below`: something lies there, so that he gets nothing that would be too much for his square (TS-INV-08).
    """
    other = next(token for token in m.squads[1] if m.where[token] == square and not m.wounded >> token & 1)
    has = m.beside(other)
    if has != NONE and (_kept_rope(m, has, square) or _delivered(m, npc, other, has)):
        return None
    if carried == NONE:
        return Happening(GET, has, NONE, other) if has != NONE and _better(m, npc, other, has) else None
    if has == NONE:
        return Happening(GIVE, carried, NONE, other) if not below and _better(m, other, npc, carried) else None
    mine, theirs = rank_of(m, npc, has), rank_of(m, other, carried)
    best = min(mine, theirs)
    kept = min(rank_of(m, npc, carried), rank_of(m, other, has))
    if best >= kept or mine == theirs:
        return None
    return Happening(TRADE, has, carried, other)


def _better(m: State, npc: int, other: int, token: int) -> bool:
    return rank_of(m, npc, token) < rank_of(m, other, token)


def _kept_rope(m: State, token: int, square: int) -> bool:
    """TS-ITM-05, TS-INV-08: nobody takes the rope of an ally on a pit."""
    return bool(m.ropes >> token & 1 and m.pits >> square & 1)


def _delivered(m: State, npc: int, other: int, token: int) -> bool:
    """TS-PER-03: what has been brought where it belongs is not taken back."""
    wanted = receiver(m, npc, token)
    return wanted is not None and m.figure(other).type == wanted


def receiver(m: State, npc: int, token: int) -> str | None:
    """TS-PER-03: the type of ally to whom this character brings such a thing."""
    effect = m.figure(npc).effects.get("DELIVER")
    if effect is None:
        return None
    found: str | None = effect["deliveries"].get(WOUNDED if IS_FIGURE[token] else m.item(token).id)
    return found


def apply(m: State, happens: tuple[Happening, ...], square: int, carried: int, back: int = NONE) -> int:
    """Carry out what happens on a square: what is carried then. What is left there may have to go back."""
    for each in happens:
        if each.kind in (TAKE, SWAP):
            m.where[each.token] = AWAY
            m.loose &= ~(1 << each.token)
            carried = each.token
            if each.kind == SWAP:
                m.where[each.old] = square if back == NONE else back
                if back == NONE and _under_ally(m, square):
                    m.loose |= 1 << each.old
        elif each.kind == GET:
            m.where[each.token] = AWAY
            carried = each.token
        elif each.kind == GIVE:
            m.where[each.token] = square
            carried = NONE
        else:
            m.where[each.token] = AWAY
            m.where[each.old] = square
            carried = each.token
    return carried


def _under_ally(m: State, square: int) -> bool:
    return any(m.where[token] == square and not m.wounded >> token & 1 for token in m.squads[1])


def stays(m: State, token: int, square: int) -> bool:
    """TW-GLD-02, TW-CAR-09: whether a token may be left there; a wounded one not under an ally (TS-INV-10)."""
    here = tokens_at(m, square)
    if not legal(m, [*here, token]) or (IS_FIGURE[token] and _under_ally(m, square)):
        return False
    if not m.pits >> square & 1 or any(m.ropes >> other & 1 for other in here):
        return True
    return bool(m.ropes >> token & 1 and anchored(m, Scene(m).ropes) >> square & 1)


def stays_after(m: State, swap: Happening, square: int) -> bool:
    """TS-INV-03: whether what is left for something better may stay in its place."""
    where = m.where[swap.token]
    m.where[swap.token] = AWAY
    fine = stays(m, swap.old, square)
    m.where[swap.token] = where
    return fine


def resting_place(m: State, token: int, way: list[int]) -> int:
    """TS-INV-03: the last square of the way so far on which it may lie, with nobody standing there; NONE if none."""
    for square in reversed(way):
        standing = any(m.where[other] == square and not m.wounded >> other & 1 for side in m.squads for other in side)
        if not standing and stays(m, token, square):
            return square
    return NONE
