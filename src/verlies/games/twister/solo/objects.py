"""What a non-player's character can be after, and the squares from which each can be had (TS-FGT to TS-WND)."""

from __future__ import annotations

from typing import NamedTuple

from verlies.games.twister import combat
from verlies.games.twister.dungeon import AREA, BIT, HEIGHT, SLOT_AT, SLOTS, crossing, listed, step
from verlies.games.twister.halls import CLOSED, OPEN
from verlies.games.twister.sight import character_at
from verlies.games.twister.solo import cards as c
from verlies.games.twister.solo.memory import Mind
from verlies.games.twister.solo.pushing import may_push
from verlies.games.twister.solo.worlds import GIVE, NON_PLAYER, World, gates_near, happenings, rank_of
from verlies.games.twister.state import AWAY, DOWN, FACE_DOWN, IS_FIGURE, ITEMS, NONE, SIDE, State
from verlies.games.twister.ways import Scene

HEAL_AP = FIGHT_AP = REVEAL_AP = GATE_AP = WAND_AP = 1
_TOP = sum(1 << x * HEIGHT for x in range(22))
_BOTTOM = _TOP << HEIGHT - 1


class Target(NamedTuple):
    """An object of an objective: its rank in a list (0 for all where there is none), and what it is."""

    prio: int
    token: int = NONE
    slot: int = NONE
    gate: int = NONE


class Spot(NamedTuple):
    """A way to reach an object: what is done, its AP, and the squares from which."""

    do: str
    ap: int
    squares: int


def targets(m: State, mind: Mind, objective: int, carried: int, square: int) -> list[Target]:
    """TS-ACT-04: all objects there are, best rank first, whether they can be reached or not."""
    npc = mind.npc
    if objective in (c.FIGHT, c.PUSH):
        found = [Target(_prio(m, npc, token), token) for token in foes(m)]
    elif objective == c.JOIN:
        found = _allies(m, npc, carried, square)
    elif objective == c.HEAL:
        found = [Target(_prio(m, npc, token), token) for token in patients(m, npc, carried)]
    elif objective == c.REVEAL:
        return [Target(0, slot=slot) for slot in range(SLOTS) if m.halls[slot] == FACE_DOWN]
    elif objective == c.ROTATE:
        up = [slot for slot in range(SLOTS) if m.up >> slot & 1]
        return [Target(0, slot=slot) for slot in up if m.mode.locker(m, slot, npc) == NONE]
    elif objective in (c.DESTROY, c.OPEN):
        states = (CLOSED, OPEN) if objective == c.DESTROY else (CLOSED,)
        return [Target(0, gate=gate) for gate in gates_near(m, states)]
    elif objective == c.ITEM:
        found = _things(m, npc, carried, mind.dropped)
    else:
        return [Target(0)]
    return sorted(target for target in found if target.prio < c.UNLISTED)


def _prio(m: State, npc: int, token: int) -> int:
    return m.content.npcs[m.kinds[npc]].person(m.figure(token))


def foes(m: State) -> list[int]:
    """The person's characters on the board whom nobody carries."""
    return [token for token in m.squads[0] if m.where[token] < DOWN and character_at(m, m.where[token]) == token]


def _allies(m: State, npc: int, carried: int, square: int) -> list[Target]:
    """TS-JOI-02: those of a better rank than all beside it; whom it carries it need not join."""
    near = step(BIT[square], m.south, m.east)
    allies = [token for token in m.squads[1] if token not in (npc, carried) and m.where[token] < DOWN]
    beside = [_prio(m, npc, token) for token in allies if near >> m.where[token] & 1]
    limit = min(beside, default=c.UNLISTED)
    return [Target(prio, token) for token in allies if (prio := _prio(m, npc, token)) < limit]


def patients(m: State, npc: int, carried: int) -> list[int]:
    """TS-HEA-02, TS-HEA-05, TS-HEA-06: the one it carries, or all whom nobody carries."""
    if carried != NONE and IS_FIGURE[carried]:
        return [carried]
    return [
        token
        for token in m.squads[1]
        if token != npc and m.wounded >> token & 1 and m.where[token] < DOWN
        and character_at(m, m.where[token]) == token
    ]  # fmt: skip


def _things(m: State, npc: int, carried: int, dropped: int) -> list[Target]:
    """TS-ITM-01, TS-ITM-03: all that is better than what it carries, lying about or in an ally's hands."""
    limit = rank_of(m, npc, carried) if carried != NONE else c.UNLISTED
    wounded = [token for token in m.squads[1] if m.wounded >> token & 1 and token != npc]
    found = []
    for token in (*ITEMS, *wounded):
        place = m.where[token]
        if place >= DOWN or place // HEIGHT == m.zones[0] or dropped >> token & 1:  # TS-PLN-03, TS-PLN-14
            continue
        if rank_of(m, npc, token) < limit and _offered(m, npc, carried, token):
            found.append(Target(rank_of(m, npc, token), token))
    return found


def _offered(m: State, npc: int, carried: int, token: int) -> bool:
    """TS-ITM-02: no enemy has it; an ally who has it would give it for what is carried now."""
    square = m.where[token]
    holder = character_at(m, square)
    if holder == NONE or m.wounded >> holder & 1 or m.loose >> token & 1:
        return True
    happens = happenings(m, Scene(m), npc, carried, 0, square) if SIDE[holder] else ()
    return any(each.token == token and each.kind != GIVE for each in happens)


def price(m: State, npc: int, objective: int) -> int:
    """TS-PLN-10: the AP of what is done at the end."""
    if objective == c.PUSH:
        return m.figure(npc).screams
    return 1 if objective in (c.FIGHT, c.REVEAL, c.DESTROY, c.OPEN, c.HEAL) else 0


# From where


class Sights:
    """What can be done from where, on one board."""

    def __init__(self, m: State, scene: Scene, world: World, mind: Mind) -> None:
        self.m = m
        self.scene = scene
        self.world = world
        self.mind = mind
        self.npc = world.npc
        self._gates: dict[int, int] | None = None

    def place(self, token: int) -> int:
        return self.m.where[token]

    def spots(self, objective: int, target: Target, free: bool = False) -> list[Spot]:
        """The ways to reach an object; `free`: whether it could be done now does not matter (TS-APR-07)."""
        if objective == c.FIGHT:
            return self._fight(target.token, free)
        if objective == c.PUSH:
            return self._push(target.token, free)
        if objective == c.HEAL:
            return self._heal(target.token)
        m = self.m
        if objective == c.JOIN:
            return [Spot("join", 0, step(BIT[self.place(target.token)], m.south, m.east))]
        if objective == c.REVEAL:
            return [Spot("reveal", REVEAL_AP, beside_slot(m, target.slot))]
        if objective == c.ROTATE:
            return [Spot("rotate", 0, BIT[m.gears[target.slot]])]
        if self._gates is None:
            self._gates = gates_near(m, (CLOSED, OPEN))
        near = self._gates.get(target.gate, 0)
        return [Spot("destroy" if objective == c.DESTROY else "open", GATE_AP, near)]

    def _fight(self, foe: int, free: bool) -> list[Spot]:
        """TS-FGT-01, TS-FGT-07 to TS-FGT-09."""
        m, scene, world = self.m, self.scene, self.world
        if not free and not combat.open_to_attack(m, foe):
            return []
        square = self.place(foe)
        found = []
        tool = m.item(world.carried) if world.carried != NONE and not IS_FIGURE[world.carried] else None
        if tool is not None and tool.bow and (free or not combat.shielded(m, foe)):
            found.append(Spot("shoot", FIGHT_AP, viewers(m, scene, square) & ~self._beside("bow")))
        if tool is not None and tool.lance:
            found.append(Spot("lance", FIGHT_AP, _lance_from(m, scene, square) & ~self._beside("lance")))
        found.append(Spot("fight", FIGHT_AP, step(BIT[square], m.south, m.east)))
        bully = m.figure(self.npc).effects.get("BULLY_ONLY")
        if bully is not None and not free:
            found = [spot._replace(squares=self._weak(spot.squares, foe, bully["own_value"])) for spot in found]
        return found

    def _beside(self, tool: str) -> int:
        """TW-RNG-02, TW-ITM-LAN-03: the squares too near to enemies for a bow or lance."""
        return step(combat.pressing(self.m, self.scene, NON_PLAYER, tool), self.m.south, self.m.east)

    def _weak(self, squares: int, foe: int, own: int) -> int:
        """TS-PER-03: from where the enemies beside him count less than he does."""
        m, kept = self.m, 0
        for square in listed(squares):
            near = step(BIT[square], m.south, m.east)
            against = {token for token in foes(m) if near >> m.where[token] & 1} | {foe}
            if sum(0 if m.wounded >> token & 1 else m.figure(token).combat for token in against) < own:
                kept |= BIT[square]
        return kept

    def _push(self, foe: int, free: bool) -> list[Spot]:
        """TS-PSH-01, TS-PSH-05."""
        m = self.m
        square = self.place(foe)
        squares = 0
        for direction in range(4):
            if free or may_push(m, self.npc, square, (direction + 2) % 4):
                squares |= viewers(m, self.scene, square, (direction,))
        return [Spot("push", m.figure(self.npc).screams, squares)]

    def _heal(self, patient: int) -> list[Spot]:
        """TS-HEA-01, TS-HEA-02, TS-HEA-07, TS-PER-03."""
        m, scene = self.m, self.scene
        if patient == self.world.carried or self.place(patient) == AWAY:
            return [Spot("heal", HEAL_AP, step(self._free(), m.south, m.east))]
        square = self.place(patient)
        squares = step(BIT[square], m.south, m.east)
        longer = m.figure(self.npc).effects.get("HEAL_RANGE")
        if longer is not None:
            squares |= viewers(m, scene, square, range(4), longer["range"])
        return [Spot("heal", HEAL_AP, squares)]

    def _free(self) -> int:
        """TS-HEA-02: where a patient can be laid down."""
        scene = self.scene
        people = scene.stand[0] | scene.stand[1] | scene.lie[0] | scene.lie[1]
        return (self.m.dry | scene.ropes) & self.m.area & ~people & ~scene.twos

    def beds(self, square: int) -> int:
        """TS-HEA-02: where it can lay a patient down from a square; a die decides."""
        return step(BIT[square], self.m.south, self.m.east) & self._free()

    def wand(self, foe: int) -> int:
        """TS-WND-02: from where it can be burnt."""
        m = self.m
        square = self.place(foe)
        squares = viewers(m, self.scene, square)
        if "WAND_SAME_HALL" in m.figure(self.npc).effects and SLOT_AT[square] != NONE:
            squares |= AREA[SLOT_AT[square]]
        return squares


def holds_wand(m: State, npc: int, carried: int) -> bool:
    """TS-WND-01."""
    return m.figure(npc).magic and carried != NONE and not IS_FIGURE[carried] and m.item(carried).wand


def beside_slot(m: State, slot: int) -> int:
    """TW-REV-02: the squares from which a hall can be revealed."""
    dark = AREA[slot]
    north, east, south, west = m.half
    squares = (dark << 1) & ~north & ~_TOP | (dark >> 1) & ~south & ~_BOTTOM
    squares |= (dark << HEIGHT) & ~west | (dark >> HEIGHT) & ~east
    return squares & m.area & ~dark


def viewers(
    m: State, scene: Scene, square: int, directions: range | tuple[int, ...] = range(4), farthest: int = 99
) -> int:  # fmt: skip
    """TW-LOS: the squares from which somebody on this one can be seen."""
    anyone = scene.stand[0] | scene.stand[1] | scene.lie[0] | scene.lie[1]
    squares = 0
    for direction in directions:
        at, left = square, farthest
        while left:
            left -= 1
            beyond = crossing(at, direction, m.south, m.east)
            if beyond == NONE:
                behind = crossing(at, direction, m.slit_south, m.slit_east)
                if behind != NONE:
                    squares |= BIT[behind]
                break
            squares |= BIT[beyond]
            if anyone >> beyond & 1:
                break
            at = beyond
    return squares


def _lance_from(m: State, scene: Scene, square: int) -> int:
    """TW-ITM-LAN-01: the squares from which a lance reaches this one."""
    anyone = scene.stand[0] | scene.stand[1] | scene.lie[0] | scene.lie[1]
    squares = 0
    for direction in range(4):
        between = crossing(square, direction, m.south, m.east)
        if between == NONE:
            behind = crossing(square, direction, m.slit_south, m.slit_east)
            squares |= BIT[behind] if behind != NONE else 0
        elif not anyone >> between & 1:
            end = crossing(between, direction, m.south, m.east)
            squares |= BIT[end] if end != NONE else 0
    return squares
