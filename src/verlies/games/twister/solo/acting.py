"""What a non-player's character does: it walks its way, takes and gives, and reaches its goal (TS-ACT-09, TS-INV)."""

from __future__ import annotations

from verlies.core.odds import FlatOdds
from verlies.core.steps import Chance, Code, Events, Step, asks
from verlies.games.twister import battle, combat, fate, mechanics, powers, reveal
from verlies.games.twister.dungeon import NAMES, column
from verlies.games.twister.halls import BROKEN, OPEN
from verlies.games.twister.sight import seen_from
from verlies.games.twister.solo import pushing
from verlies.games.twister.solo import worlds as w
from verlies.games.twister.solo.memory import (
    GEAR,
    KEEP_WAND,
    ROLL,
    Deed,
    Mind,
    NpcPlan,
    mind_of,
    note,
    recall,
    solo_of,
    tilt,
)
from verlies.games.twister.solo.worlds import NON_PLAYER, happenings, resting_place
from verlies.games.twister.state import (
    AWAY,
    DOWN,
    ITEMS,
    LOST,
    NONE,
    SHOT,
    TREASURE,
    Fight,
    State,
)
from verlies.games.twister.ways import Scene


def load(m: State, mind: Mind) -> int:
    """What the character on turn carries."""
    if mind.running:
        return mind.load
    return NONE if m.wounded >> mind.npc & 1 else m.beside(mind.npc)


class Walk:
    """A character on its way; what it carries is off the board with it until it stops."""

    def __init__(self, m: State, mind: Mind) -> None:
        self.m = m
        self.npc = mind.npc
        self.lame = bool(m.wounded >> mind.npc & 1)
        self.carried = load(m, mind)
        self.dropped = mind.dropped
        self.square = m.where[mind.npc]
        self.swap = mind.swap
        self.way = [*mind.way, self.square]
        if not mind.running:
            m.loose &= ~self._under()
        m.where[self.npc] = AWAY
        if self.carried != NONE:
            m.where[self.carried] = AWAY

    def _under(self) -> int:
        """Mask of the items that lie under it."""
        return sum(1 << item for item in ITEMS if self.m.where[item] == self.square)

    def settle(self, events: Events) -> None:
        """TS-INV-03: the action ends where it swapped; what it left goes back to where it may lie."""
        if self.swap is not None and self.swap[1] == self.square:
            old, square, back = self.swap
            self.m.where[old] = back
            self.m.loose &= ~(1 << old)
            if back != square:
                self.m.tell(
                    events, "TS-INV-03", "npc_dropped", npc=self.m.name(self.npc), thing=self.m.name(old),
                    square=NAMES[back],
                )  # fmt: skip
        self.swap = None

    def do(self, deed: Deed, deliver: int, events: Events) -> None:
        """One primitive; `deliver` is an ally to whom it hands over what it carries on the last square."""
        m, who = self.m, self.m.name(self.npc)
        if deed.do == "move":
            if deed.ap:
                self.settle(events)
                self.way = [self.square]
            start = self.square
            names = [NAMES[square] for square in deed.path]
            if len(deed.path) > 1:
                m.tell(
                    events, "TS-PLN-02", "npc_moved", npc=who, source=NAMES[start], to=names[-1], path=names, ap=deed.ap
                )  # fmt: skip
            for at, square in enumerate(deed.path):
                if at:
                    last = deliver != NONE and at == len(deed.path) - 1
                    self.step(square, False, events, last)
                if at in deed.drops:
                    self.drop(events)
        elif deed.do == "jump":
            self.settle(events)
            _, over, square = deed.path
            m.tell(
                events, "TS-PLN-04", "npc_jumped", npc=who, source=NAMES[self.square], over=NAMES[over],
                to=NAMES[square],
            )  # fmt: skip
            if deed.drops:
                self.drop(events)
            if self.carried != NONE and m.ropes >> self.carried & 1 and m.pits >> self.square & 1:
                self.drop(events, "TS-PLN-15")
            self.way = [self.square]
            self.step(square, True, events)
        else:
            self.settle(events)
            m.set_gate(deed.gate, BROKEN if deed.do == "break" else OPEN)
            rule = "TS-PLN-05" if deed.do == "key" else "TS-PER-03"
            m.tell(
                events, rule, "npc_keyed", npc=who, gate=m.content.gate_ids[deed.gate], how=deed.do
            )  # fmt: skip

    def drop(self, events: Events, rule: str = "TS-PLN-14") -> None:
        m = self.m
        m.where[self.carried] = self.square
        self.dropped |= 1 << self.carried
        m.tell(
            events, rule, "npc_dropped", npc=m.name(self.npc), thing=m.name(self.carried),
            square=NAMES[self.square],
        )  # fmt: skip
        self.carried = NONE

    def step(self, square: int, landing: bool, events: Events, quiet: bool = False) -> None:
        """TS-PLN-08: onto a square; what changes hands there changes hands."""
        m = self.m
        if not landing and not self.lame and m.pits >> self.square & 1:
            self._off_pit(square, events)
        self.square = square
        self.swap = None
        if column(m.zones[0]) >> square & 1:
            self.way.append(square)
            return
        if not self.lame and not quiet:
            happens = happenings(m, Scene(m), self.npc, self.carried, self.dropped, square)
            swap = next((each for each in happens if each.kind == w.SWAP), None)
            back, stays = NONE, False
            if swap is not None:
                back = resting_place(m, swap.old, [each for each in self.way if each != square])
                stays = not landing and w.stays_after(m, swap, square)
                if back == NONE and not stays:
                    happens = ()
            if happens:
                self.carried = w.apply(m, happens, square, self.carried, NONE if stays else back)
                if swap is not None and stays:
                    self.swap = (swap.old, square, back)
            if events is not None:
                for each in happens:
                    self._tell(each, square, events)
        self.way.append(square)

    def _off_pit(self, to: int, events: Events) -> None:
        """TS-PLN-15: the rope on a pit goes along, or stays there."""
        m, scene, here = self.m, Scene(self.m), self.square
        valid = (m.dry | scene.ropes) >> to & 1
        if self.carried != NONE and m.ropes >> self.carried & 1 and not scene.ropes >> here & 1:
            if not valid and len(self.way) == 1:
                self.drop(events, "TS-PLN-15")
            return
        rope = w.rope_below(m, scene, self.npc, self.carried, self.dropped, here)
        back = NONE
        if self.carried != NONE and not w.two_lines(m, here):
            back = resting_place(m, self.carried, [each for each in self.way if each != here])
            valid = valid and back != NONE
        if rope == NONE or not valid:
            return
        old, self.carried = self.carried, rope
        fallen = w.take_line(m, rope, old, here, back)
        if events is not None:
            self._tell(w.Happening(w.TAKE if old == NONE else w.SWAP, rope, old), here, events)
        for item in fallen:
            fate.lose(m, item, events, "TW-CAR-09")

    def _tell(self, each: w.Happening, square: int, events: Events) -> None:
        m, who, thing = self.m, self.m.name(self.npc), self.m.name(each.token)
        if each.kind == w.TAKE:
            m.tell(events, "TS-INV-02", "npc_took", npc=who, thing=thing, square=NAMES[square])
        elif each.kind == w.SWAP:
            m.tell(
                events, "TS-INV-03", "npc_swapped", npc=who, thing=thing, put=m.name(each.old), square=NAMES[square]
            )  # fmt: skip
        elif each.kind == w.GET:
            m.tell(events, "TS-INV-05", "npc_passed", npc=who, other=m.name(each.other), thing=thing)
        elif each.kind == w.GIVE:
            m.tell(events, "TS-INV-05", "npc_gave", npc=who, other=m.name(each.other), thing=thing)
        else:
            m.tell(
                events, "TS-INV-06", "npc_exchanged", npc=who, other=m.name(each.other), thing=thing,
                given=m.name(each.old),
            )  # fmt: skip

    def hand_over(self, ally: int, events: Events) -> None:
        """TS-PER-03: Serpico gives what he carries to the ally he passes."""
        m = self.m
        m.tell(
            events, "TS-PER-03", "npc_gave", npc=m.name(self.npc), other=m.name(ally), thing=m.name(self.carried)
        )  # fmt: skip
        m.where[self.carried] = self.square
        self.carried = NONE

    def stand(self, running: bool) -> None:
        """Back on the board; what lies under it and is not its own stays loose (TS-INV-10)."""
        m = self.m
        if not running:
            m.loose |= self._under()
        m.where[self.npc] = self.square
        if self.carried != NONE:
            m.where[self.carried] = self.square


def carry_out(m: State, plan: NpcPlan, events: Events) -> bool:
    """TS-ACT-09, TS-ACT-10: a plan up to its goal action; whether the character is still there."""
    mind = mind_of(m)
    walk = Walk(m, mind)
    ally = plan.goal.token if plan.goal.do == "give" else NONE
    running = plan.goal.do in ("item", "give")
    moved = mind.moved
    for at, deed in enumerate(plan.deeds):
        last = at == len(plan.deeds) - 1
        walk.do(deed, ally if last else NONE, events)
        moved = moved or (deed.do == "move" and deed.ap > 0)
    if ally != NONE and walk.carried != NONE:
        walk.hand_over(ally, events)
    if not running or (plan.deeds and plan.deeds[-1].do == "jump"):
        running = False
        walk.settle(events)
    walk.stand(running)
    spent = sum(deed.ap for deed in plan.deeds)
    recall(
        m, ap=mind.ap - spent, steps=plan.steps if running else 0, running=running, moved=moved, dropped=walk.dropped,
        swap=walk.swap if running else None, load=walk.carried if running else NONE,
        way=tuple(walk.way[:-1]) if running else (),
    )  # fmt: skip
    if column(m.zones[0]) >> walk.square & 1:
        fate.leave(m, mind.npc, walk.carried, events, "TS-EXT-02")
    if not running:
        fate.after_action(m, events)
    return m.where[mind.npc] < DOWN


def reach_goal(m: State, plan: NpcPlan, events: Events) -> None:
    """The goal action at the end of a plan."""
    goal, mind = plan.goal, mind_of(m)
    npc = mind.npc
    if goal.token != NONE and m.where[goal.token] >= DOWN:  # TW-ROP-09: it fell when its rope was taken on the way
        recall(m, target=goal.token)
        return
    recall(m, ap=mind.ap - goal.ap, target=goal.token, again=True)
    if goal.do in ("fight", "lance", "shoot"):
        _attack(m, npc, goal.token, goal.do, events)
    elif goal.do == "reveal":
        reveal.reveal(m, goal.slot, events, npc)
    elif goal.do == "rotate":
        if mind_of(m).ap:
            m.frames.append((GEAR, 0))
    elif goal.do in ("destroy", "open"):
        mechanics.work_gate(m, npc, goal.gate, BROKEN if goal.do == "destroy" else OPEN, events)
        if goal.do == "destroy":
            _count_gates(m, npc, events)
        fate.after_action(m, events)
    elif goal.do == "heal":
        _heal(m, npc, goal.token, goal.square, events)
    elif goal.do == "push":
        _push(m, npc, goal.token, events)
    elif goal.do == "wand":
        _burn(m, npc, goal.token, events)


def _attack(m: State, npc: int, foe: int, how: str, events: Events) -> None:
    """TS-CMB-05, TS-CMB-06: all who may take part do."""
    scene = Scene(m)
    if how == "shoot":
        fight = Fight(SHOT, NON_PLAYER, foe, 1 << npc, 1 << foe, 1 << npc)
        battle.begin(m, fight, events, "TS-FGT-07")
        return
    fight = combat.muster(m, scene, NON_PLAYER, foe, npc if how == "lance" else NONE)
    battle.begin(m, fight, events, "TS-FGT-08" if how == "lance" else "TS-FGT-03")


def _count_gates(m: State, npc: int, events: Events) -> None:
    """TS-PER-03: Arthos scores for every third portcullis of the game."""
    effect = m.figure(npc).effects.get("PORTCULLIS_VP")
    if effect is None:
        return
    number = solo_of(m).broken + 1
    note(m, broken=number)
    if number % effect["every"] == 0:
        m.gain(NON_PLAYER, TREASURE, effect["vp"])
        m.tell(events, "TS-PER-03", "scrap_point", npc=m.name(npc), number=number, points=effect["vp"])


def _heal(m: State, npc: int, patient: int, square: int, events: Events) -> None:
    """TS-HEA-02, TS-HEA-03."""
    if m.where[patient] == m.where[npc]:
        m.where[patient] = square
        m.tell(
            events, "TS-HEA-02", "npc_dropped", npc=m.name(npc), thing=m.name(patient), square=NAMES[square]
        )  # fmt: skip
    powers.heal(m, npc, m.where[patient], events)
    if m.where[patient] < DOWN and "HEAL_READY" in m.figure(npc).effects and not solo_of(m).acted >> patient & 1:
        m.healed &= ~(1 << patient)
        note(m, tilted=solo_of(m).tilted & ~(1 << patient))
        m.tell(events, "TS-PER-03", "stood_up", npc=m.name(npc), other=m.name(patient))
    else:
        tilt(m, 1 << patient)  # TS-NPT-08
    fate.after_action(m, events)


def _push(m: State, npc: int, foe: int, events: Events) -> None:
    """TS-PSH-02."""
    square = m.where[foe]
    way = next(way for seen, way in seen_from(m, Scene(m), m.where[npc]) if seen == square)
    pushing.push(m, npc, square, way, events)
    fate.after_action(m, events)


def _burn(m: State, npc: int, foe: int, events: Events) -> None:
    """TS-WND-06."""
    wand = m.beside(npc)
    m.tell(events, "TW-ITM-FIR-03", "fireball", square=m.at(foe), by=m.name(npc))
    fate.eliminate(m, foe, events, "TW-ITM-FIR-01")
    if "WAND_KEEP" in m.figure(npc).effects:
        m.frames.append((ROLL, KEEP_WAND, npc))
    else:
        m.where[wand] = LOST
    fate.after_action(m, events)


def keep_wand(m: State, npc: int, rolled: int, events: Events) -> None:
    """TS-PER-03: Muldon's wand may last."""
    kept = rolled >= m.figure(npc).effects["WAND_KEEP"]["min_roll"]
    if not kept:
        m.where[m.beside(npc)] = LOST
    m.tell(events, "TS-PER-03", "wand_rolled", npc=m.name(npc), value=rolled, kept=kept)


def _turn_gear(m: State, code: Code, events: Events) -> None:
    """TS-ROT-02 to TS-ROT-06; Yom rolls for his own hall, then for its sister."""
    _, clockwise, quarters = code
    _, number = m.frames.pop()
    mind = mind_of(m)
    npc = mind.npc
    effects = m.figure(npc).effects
    own = m.halls[m.gears.index(m.where[npc])]
    pair = m.content.pair_halls[m.content.pairs.index(m.content.halls[own].pair)]
    sister = next(hall for hall in pair if hall != own)
    if "TWIN_ROTATION" in effects:
        hall = sister if number else own
    else:
        hall = next(each for each in pair if m.content.halls[each].clockwise == bool(clockwise))
    way = ("ccw", "cw")[clockwise]
    m.tell(
        events, "TS-ROT-02", "gear_rolled", npc=m.name(npc), way=way, number=quarters, hall=m.content.hall_ids[hall]
    )  # fmt: skip
    if m.slot_of(hall) == NONE:
        if "REROLL_UNREVEALED" in effects:
            m.tell(events, "TS-PER-03", "rerolled", npc=m.name(npc), hall=m.content.hall_ids[hall])
            m.frames.append((GEAR, number))
        else:
            m.tell(events, "TS-ROT-04", "gear_idle", npc=m.name(npc), hall=m.content.hall_ids[hall])
        return
    for _ in range(min(quarters, mind.ap)):
        mechanics.turn(m, npc, hall, clockwise, events)
        fate.after_action(m, events)
    left = mind.ap - min(quarters, mind.ap)
    recall(m, ap=left)
    if "TWIN_ROTATION" in effects and not number and left and m.slot_of(sister) != NONE:
        m.frames.append((GEAR, 1))


STEPS: tuple[Step[State], ...] = (
    Chance(
        GEAR,
        asks("TS-ROT-02", "gear", lambda m, seat: {"npc": m.name(mind_of(m).npc)}),
        lambda m: FlatOdds("gear", [move for row in m.vocabulary.gear for move in row]),
        _turn_gear,
    ),
)
