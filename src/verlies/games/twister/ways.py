"""Where a figure can go, and what it can take up and put down on the way (TW-MOV, TW-ROP, TW-CAR, TW-GLD)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from verlies.core.moves import Move
from verlies.games.twister.dungeon import BIT, HEIGHT, column, listed, step
from verlies.games.twister.pieces import Figure
from verlies.games.twister.state import DOWN, EVERY, IS_FIGURE, NONE, SIDE, State

_TOKENS = tuple((1 << token, IS_FIGURE[token], SIDE[token]) for token in range(EVERY))


class Scene:
    """What stands and lies where, as sets of squares."""

    __slots__ = ("heaps", "lie", "ones", "ropes", "stand", "threes", "twos")

    def __init__(self, m: State, skip: int = 0) -> None:
        """All tokens but those of the mask `skip`."""
        yellow = blue = yellow_down = blue_down = ones = twos = threes = heaps = ropes = 0
        wounded, rope_tokens = m.wounded, m.ropes
        for (mask, is_figure, side), place in zip(_TOKENS, m.where, strict=False):
            if place >= DOWN or skip & mask:
                continue
            bit = BIT[place]
            if ones & bit:
                if twos & bit:
                    threes |= bit
                twos |= bit
            ones |= bit
            if is_figure:
                if wounded & mask:
                    heaps |= (blue_down if side else yellow_down) & bit
                    if side:
                        blue_down |= bit
                    else:
                        yellow_down |= bit
                elif side:
                    blue |= bit
                else:
                    yellow |= bit
            elif rope_tokens & mask:
                ropes |= bit
        self.stand = (yellow, blue)
        self.lie = (yellow_down, blue_down)
        self.ones = ones
        self.twos = twos
        self.threes = threes
        self.heaps = heaps
        """Where two wounded ones of one colour lie."""
        self.ropes = ropes

    def without(self, squares: int) -> Scene:
        """The scene without all that is on these squares."""
        keep = ~squares
        scene = Scene.__new__(Scene)
        scene.stand = (self.stand[0] & keep, self.stand[1] & keep)
        scene.lie = (self.lie[0] & keep, self.lie[1] & keep)
        scene.ones = self.ones & keep
        scene.twos = self.twos & keep
        scene.threes = self.threes & keep
        scene.heaps = self.heaps & keep
        scene.ropes = self.ropes & keep
        return scene


def anchored(m: State, ropes: int, climber: bool = False) -> int:
    """TW-ROP-02, TW-ROP-03: the pits over which a rope can be laid, where these squares have ropes already.

    `climber`: for one who may stay on a pit as it is, and so can fasten a rope there, too (TW-DT1-01).
    """
    anchors = m.dry | ropes
    if climber and m.rules >= 2:
        anchors |= m.pits
    south, east = m.south, m.east
    one = (anchors >> 1) & south
    two = 0
    for side in ((anchors & south) << 1, (anchors >> HEIGHT) & east, (anchors & east) << HEIGHT):
        two |= one & side
        one |= side
    return m.pits & two & ~ropes


@lru_cache(maxsize=1 << 15)
def flood(start: int, south: int, east: int, enter: int, goal: int, steps: int) -> tuple[tuple[int, ...], int]:
    """The squares reached with 0, 1, 2 ... steps, and all of them: figures that stay put are asked for again."""
    front = seen = start
    layers = [start]
    for _ in range(steps):
        front &= ~goal  # TW-MOV-09
        down, right = front & south, front & east
        front = (down << 1 | (front >> 1) & south | right << HEIGHT | (front >> HEIGHT) & east) & enter & ~seen
        if not front:
            break
        layers.append(front)
        seen |= front
    return tuple(layers), seen


class Way:
    """All squares that a figure can reach with the steps it has, and what it may do there."""

    __slots__ = (
        "bare", "east", "enter", "figure", "goal", "hang", "kept", "layers", "scene", "seen", "side", "south", "steps",
    )  # fmt: skip

    def __init__(self, m: State, scene: Scene, token: int, carried: int, steps: int, start: int = 0) -> None:
        """`scene` is without the figure and what it carries; `start` are other squares to begin from."""
        figure = m.figure(token)
        self.figure = figure
        self.side = side = SIDE[token]
        self.scene = scene
        self.steps = steps
        self.goal = goal = column(m.zones[1 - side])
        self.south, self.east = south, east = (
            (m.slit_south, m.slit_east) if figure.slits else (m.south, m.east)
        )  # TW-MOV-02, TW-CHR-NAG-01
        ropes = scene.ropes
        start = start or BIT[m.where[token]]
        self.enter = enter = enterable(m, scene, figure, side)
        has_rope = carried != NONE and m.ropes >> carried & 1
        self.hang = hang = anchored(m, ropes, figure.pits) & ~scene.stand[1 - side] if has_rope else 0
        bare = m.pits & ~ropes
        self.kept = start & bare if has_rope else 0
        if figure.pits:  # TW-ROP-01: she stands there without a rope, so hers is not yet laid
            self.kept &= hang
        self.bare = bare if has_rope and not figure.flies and not figure.pits else 0
        if not has_rope:
            self.layers, self.seen = flood(start, south, east, enter, goal, steps)
            return
        hang_step = 0
        if not figure.flies and not figure.pits:
            hang_step = hang | enter & bare
            enter &= ~bare
        first = 0 if figure.pits else self.kept
        front = start
        seen = start & ~first if figure.flies else start  # he may come back, flying, and go on from there
        layers = [start]
        for _ in range(steps):
            front &= ~goal  # TW-MOV-09
            new = step(front & ~first, south, east) & enter
            if first:  # TW-ROP-06: with the rope only onto a square that is valid without it
                new |= step(first, south, east) & enter & (m.dry | ropes)
                first = 0
            if hang_step:  # TW-ROP-05, TW-ROP-06: over a pit with the own rope, but not from another such pit
                new |= step(front & ~bare, south, east) & hang_step
            new &= ~seen
            if not new:
                break
            layers.append(new)
            seen |= new
            front = new
        self.layers, self.seen = tuple(layers), seen

    def stay(self, m: State, carrying: bool) -> int:
        """TW-MOV-11, TW-GLD-02: the squares on which a move may end."""
        scene = self.scene
        valid = m.area if self.figure.pits else m.dry | scene.ropes
        valid |= self.hang if carrying else 0
        valid &= ~(scene.stand[0] | scene.stand[1] | scene.lie[1 - self.side])  # TW-MOV-04 to TW-MOV-06
        return valid & m.area & ~(scene.ones if carrying else scene.twos)

    def ends(self, m: State, carrying: bool) -> int:
        """The squares on which the move can end, exits included (TW-EXT-05)."""
        return self.seen & (self.stay(m, carrying) | self.goal)

    def passed(self) -> int:
        """The squares from which it can still go on."""
        layers = self.layers
        if len(layers) <= self.steps:
            return (self.seen | layers[0]) & ~self.goal
        return (self.seen & ~layers[-1] | layers[0]) & ~self.goal if self.steps else 0

    def used(self, square: int) -> int:
        """The steps to a square that it reaches."""
        bit = BIT[square]
        return next(at for at, layer in enumerate(self.layers) if layer & bit)


def enterable(m: State, scene: Scene, figure: Figure, side: int) -> int:
    """TW-MOV-03 to TW-MOV-07: the squares that a figure may step onto, with nothing of its own."""
    if figure.flies:  # TW-CHR-MAG-01
        return m.area & ~_solid(m, scene, side) if m.solid else m.area
    enter = m.area if figure.pits else m.dry | scene.ropes & m.area
    if m.climbers:
        for friend in m.squads[side]:
            if m.climbers >> friend & 1:  # TW-DT1-01
                enter |= BIT[m.where[friend]] & scene.stand[side]
    return enter & ~blockers(m, scene, figure, side)


def blockers(m: State, scene: Scene, figure: Figure, side: int) -> int:
    """TW-MOV-05: the unwounded enemies whom somebody who walks cannot pass."""
    if figure.slips:  # TS-PER-03
        return 0
    foes = scene.stand[1 - side]
    if figure.small and m.giants:
        giants = m.giants & ~m.solid & ~m.wounded  # TW-WND-03
        for other in m.squads[1 - side]:
            if giants >> other & 1:  # TW-CHR-COL-02
                foes &= ~BIT[m.where[other]]
    return foes


def _solid(m: State, scene: Scene, side: int) -> int:
    """TS-PER-03: the squares of enemies whom not even a flying figure passes."""
    squares = 0
    for other in listed(m.solid & ~m.wounded):
        if SIDE[other] != side and m.where[other] < DOWN:
            squares |= BIT[m.where[other]] & scene.stand[1 - side]
    return squares


def walk_moves(m: State, scene: Scene, token: int, moves: list[Move]) -> None:
    """TW-MOV-01: all ways to begin a move with this figure; `scene` is that of all tokens."""
    carried = m.beside(token)
    start = m.where[token]
    alone = scene.without(BIT[start])
    way = Way(m, alone, token, carried, m.figure(token).speed)
    moves += m.vocabulary.going(m.kinds[token], way.ends(m, carried != NONE) & ~BIT[start])
    moves += stops(m, way, token, carried, NONE, True)


def going_on(m: State, token: int, steps: int, carried: int) -> Iterator[Move]:
    """What a figure may do in the middle of its move (TW-CAR-05)."""
    here = m.where[token]
    skip = 1 << token | (1 << carried if carried != NONE else 0)
    scene = Scene(m, skip)
    way = Way(m, scene, token, carried, steps)
    lawful = not illegal(m, scene)
    if lawful:  # TW-GLD-05, TW-GLD-06
        go = m.vocabulary.go[m.kinds[token]]
        for square in listed(way.ends(m, carried != NONE) & ~BIT[here]):
            yield go[square]
    yield from stops(m, way, token, carried, here, lawful)


def illegal(m: State, scene: Scene) -> int:
    """TW-GLD-01 to TW-GLD-03: squares that may not stay so, where no two unwounded ones can meet.

    Whatever falls into a pit is gone before anybody counts (TW-ACT-04).
    """
    clash = scene.lie[0] & scene.lie[1] | scene.stand[0] & scene.lie[1] | scene.stand[1] & scene.lie[0]
    falling = m.pits & ~scene.ropes & ~(scene.stand[0] | scene.stand[1])
    return (scene.threes | scene.heaps | clash) & ~falling


def stops(m: State, way: Way, token: int, carried: int, last: int, lawful: bool) -> Iterator[Move]:
    """TW-CAR-05, TW-CAR-06: where it may put down what it carries, or take up something else, and then go on.

    Not twice in a row on one square, and nothing for its like: that says nothing that could not be said without it.
    `lawful`: whether the move could end with all else as it lies now (TW-GLD-05).
    """
    scene = way.scene
    passed = way.passed() & ~scene.stand[1 - way.side]  # TW-CAR-07
    if last != NONE:
        passed &= ~BIT[last]
    things = passed & scene.ones
    if carried == NONE and not things:
        return
    kind = m.kinds[token]
    goals = way.goal & way.enter
    if carried != NONE:
        on = _next_to(way, way.stay(m, False) & way.enter | goals) if lawful else 0
        on &= ~(scene.twos | (scene.lie[0] | scene.lie[1] if IS_FIGURE[carried] else 0))
        put = m.vocabulary.put[kind]
        for square in listed(passed & may_put(m, way)):
            if on & BIT[square] or finishes(m, way, token, carried, NONE, square):
                yield put[square]
    if not things:
        return
    on = _next_to(way, way.stay(m, True) & way.enter & ~way.hang | goals) if lawful else 0
    for square in listed(things):
        seen = [m.thing(carried)] if carried != NONE else []
        for thing in takeable(m, way, token, carried, square):
            what = m.thing(thing)
            if what in seen:
                continue
            seen.append(what)
            fine = on & BIT[square] and _fits(m, square, token, carried, thing)
            if fine or finishes(m, way, token, carried, thing, square):
                yield m.vocabulary.take(kind, square, what)


def _next_to(way: Way, squares: int) -> int:
    """The squares one step from these."""
    return step(squares, way.south, way.east)


def may_put(m: State, way: Way) -> int:
    """TW-CAR-09: where it may put down what it carries at all; a rope may stay where it lies (TW-ROT-08)."""
    return m.dry | way.scene.ropes | way.hang | way.kept


def takeable(m: State, way: Way, token: int, carried: int, square: int) -> list[int]:
    """TW-CAR-06: the tokens on a square that this figure may take, for what it carries."""
    bit = BIT[square]
    here = [other for other in range(len(m.where)) if m.where[other] == square and other not in (token, carried)]
    if carried != NONE and not may_put(m, way) & bit:
        return []
    if rope_under_friend(m, way, square, here):
        here = [other for other in here if not m.ropes >> other & 1]
    return [
        other
        for other in here
        if not IS_FIGURE[other] or (m.wounded >> other & 1 and SIDE[other] == way.side)  # TW-CAR-04
    ]


def rope_under_friend(m: State, way: Way, square: int, here: list[int]) -> bool:
    """TW-ROP-08: whether a friend on a pit needs the only rope of these tokens."""
    if not m.pits & way.scene.stand[way.side] & BIT[square]:
        return False
    return sum(m.ropes >> other & 1 for other in here) == 1


def _fits(m: State, square: int, token: int, carried: int, taken: int) -> bool:
    """TW-GLD-02: whether what is left on a square may stay so."""
    left = [other for other in range(len(m.where)) if m.where[other] == square and other not in (token, taken)]
    if carried != NONE and carried not in left:
        left.append(carried)
    return legal(m, left)


def legal(m: State, tokens: list[int]) -> bool:
    """TW-GLD-02: whether these may stay together on one square."""
    if len(tokens) < 2:
        return True
    if len(tokens) > 2:
        return False
    figures = [token for token in tokens if IS_FIGURE[token]]
    if len(figures) < 2:
        return True
    one, other = figures
    return SIDE[one] == SIDE[other] and m.wounded >> one & 1 != m.wounded >> other & 1


def finishes(m: State, way: Way, token: int, carried: int, taken: int, square: int) -> bool:
    """Whether the move can be ended legally after this; looks ahead as far as its steps go."""
    steps = way.steps - way.used(square)
    before = m.where
    m.where = before[:]
    m.where[token] = square
    if carried != NONE:
        m.where[carried] = square
    if taken != NONE:
        m.where[taken] = square
    possible = any(True for _ in going_on(m, token, steps, taken))
    m.where = before
    return possible
