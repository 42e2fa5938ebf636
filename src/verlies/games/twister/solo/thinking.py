"""How a non-player's character decides: objectives in order, the best object, the nearest way (TS-ACT, TS-PRX)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from verlies.games.twister.dungeon import BIT, HEIGHT, column, listed
from verlies.games.twister.solo import cards as c
from verlies.games.twister.solo import objects
from verlies.games.twister.solo.acting import load
from verlies.games.twister.solo.fields import FARTHEST, MAPS, Cost, Field, Goals, Ground, board_of, redrawn
from verlies.games.twister.solo.memory import Goal, Mind, NpcPlan
from verlies.games.twister.solo.objects import Sights, Spot, Target
from verlies.games.twister.solo.search import EXACTLY, LOOSELY, Label, Search, Way, deeds, running
from verlies.games.twister.solo.worlds import World, lift, receiver
from verlies.games.twister.state import DOWN, IS_FIGURE, NONE, State

RULES = {
    c.FIGHT: "TS-FGT-01", c.REVEAL: "TS-RVL-01", c.EXIT: "TS-EXT-01", c.JOIN: "TS-JOI-01", c.ITEM: "TS-ITM-01",
    c.ROTATE: "TS-ROT-01", c.DESTROY: "TS-DES-01", c.OPEN: "TS-OPN-01", c.HEAL: "TS-HEA-01", c.PUSH: "TS-PSH-01",
}  # fmt: skip


Hit = tuple[int, Spot, Target]
"""Squares from which an object can be had, and how."""


class Thinker:
    """One character's thoughts in one position."""

    def __init__(self, m: State, mind: Mind) -> None:
        self.m = m
        self.mind = mind
        self.npc = mind.npc
        self.card = m.content.npcs[m.kinds[mind.npc]]
        self.effects = m.figure(mind.npc).effects
        self.square = m.where[mind.npc]
        self.lame = bool(m.wounded >> mind.npc & 1)
        self.carried = load(m, mind)
        self.board = lift(m, mind.npc, self.carried)
        """All but the character and what it carries."""
        self.most = mind.ap if mind.mode != NONE else max(aim.ap for aim in self.card.aims)
        self._searches: dict[tuple[int, int], Search] = {}
        self._sights: dict[int, Sights] = {}
        self._boards: dict[str, State] = {}
        self._first = self.world()
        self._distances: dict[tuple[object, ...], Cost | None] = {}

    # Ways

    def world(self) -> World:
        """The board without this character."""
        return World(self.board, self.npc, self.carried, self.mind.dropped, self.mind.moved)

    def search(self, ap: int, drops: int = 0) -> Search:
        """TS-PLN-11, TS-PLN-12: all ways within that many AP; with `drops` it may put down what it carries."""
        found = self._searches.get((ap, drops))
        if found is None:
            mind = self.mind
            found = Search(self.world(), self.square, ap, mind.steps, mind.running, drops, mind.swap, mind.way)
            self._searches[ap, drops] = found
        return found

    def sights(self, world: World) -> Sights:
        found = self._sights.get(id(world))
        if found is None:
            found = self._sights[id(world)] = Sights(world.m, world.scene, world, self.mind)
        return found

    # What there is

    def targets(self, objective: int) -> list[Target]:
        return objects.targets(self.board, self.mind, objective, self.carried, self.square)

    def void(self, objective: int) -> str | None:
        """TS-ACT-04: why an objective is not even tested."""
        name = c.OBJECTIVES[objective]
        if self.lame and name in self.effects["ACT_WOUNDED"]["skip"]:
            return "wounded_now"
        if self.targets(objective) or (objective == c.ITEM and (self.burns() or self._errands())):
            return None
        m = self.m
        if objective == c.JOIN and len(self._allies()):
            return "next_to_equal"
        if objective == c.ITEM and self.carried != NONE:
            return "has_better"
        if objective == c.ROTATE and m.up:
            return "all_locked"
        return "nothing_there"

    def _allies(self) -> list[int]:
        """All others in play whom it does not carry."""
        own = (self.npc, self.carried)
        return [token for token in self.m.squads[1] if token not in own and self.m.where[token] < DOWN]

    def burns(self) -> bool:
        """TS-WND-02."""
        return objects.holds_wand(self.m, self.npc, self.carried) and bool(objects.foes(self.board))

    # Plans

    def plans(
        self, objective: int, ap: int, keep: Callable[[Target], bool] = lambda _: True, by_rank: bool = True
    ) -> list[NpcPlan]:  # fmt: skip
        """TS-PRX-01 to TS-PRX-05: the best plans for an objective; several only where a die decides."""
        if objective == c.ITEM:
            return self._item_plans(ap)
        wanted = [target for target in self.targets(objective) if keep(target)]
        if objective == c.FIGHT and self._has_bow():
            shots = self._ranked(
                wanted, by_rank, lambda group, search: self._hits(search, objective, group, ap, "shoot")
            )
            if shots:
                return shots
        return self._ranked(wanted, by_rank, lambda group, search: self._hits(search, objective, group, ap))

    def rivals(self, objective: int, ap: int, chosen: Sequence[NpcPlan]) -> list[NpcPlan]:
        """TS-PRX-01, TS-PRX-02: the best plan for each object that was not chosen, if it is in reach; by rank and cost.

        For those who want to know: what would first have to be put down is not looked into.
        """
        do = chosen[0].goal.do
        search = self.search(self.most)
        taken = {(plan.goal.token, plan.goal.slot, plan.goal.gate) for plan in chosen}
        found: list[NpcPlan] = []
        for target in self._burnt() if do == "wand" else self.targets(objective):
            if target[1:] in taken or do == "give":
                continue
            if do == "wand":
                found += self._burning(search, [target], ap)[:1]
            elif objective == c.ITEM:
                found += self._taking(search, [target], ap)[:1]
            else:
                found += self._hits(search, objective, [target], ap, "shoot" if do == "shoot" else None)[:1]
        return sorted(found, key=lambda plan: (plan.prio, plan.ap, plan.squares))

    def _has_bow(self) -> bool:
        return self.carried != NONE and not IS_FIGURE[self.carried] and bool(self.m.item(self.carried).bow)

    def _ranked(
        self, wanted: list[Target], by_rank: bool, hits: Callable[[list[Target], Search], list[NpcPlan]]
    ) -> list[NpcPlan]:  # fmt: skip
        """TS-PLN-09: the best rank for which there is a plan, without putting anything down if that goes."""
        groups: dict[int, list[Target]] = {}
        for target in wanted:
            groups.setdefault(target.prio if by_rank else 0, []).append(target)
        for _, group in sorted(groups.items()):
            found = hits(group, self.search(self.most))
            if not found and self.carried != NONE and hits(group, self.search(self.most, LOOSELY)):
                found = hits(group, self.search(self.most, EXACTLY))
            if found:
                return found
        return []

    def _hits(
        self, search: Search, objective: int, group: list[Target], ap: int, only: str | None = None
    ) -> list[NpcPlan]:  # fmt: skip
        if objective == c.EXIT:
            zone = column(self.m.zones[0])
            return self._cheapest(search, ap, 0, lambda label: _hit(label.bits & zone, Spot("exit", 0, zone), group[0]))
        known: dict[int, list[tuple[Spot, Target]]] = {}

        def spotted(label: Label) -> Iterator[Hit]:
            world = label.world
            standing = self._standing(label)
            if not standing:
                return
            spots = known.get(id(world))
            if spots is None:
                sights = self.sights(world)
                spots = [(spot, target) for target in group for spot in sights.spots(objective, target)]
                known[id(world)] = spots
            for spot, target in spots:
                if only in (None, spot.do):
                    yield from _hit(standing & spot.squares, spot, target)

        return self._cheapest(search, ap, objects.price(self.m, self.npc, objective), spotted)

    def _standing(self, label: Label) -> int:
        """TS-PLN-06, TS-PLN-07: where it may begin another action, or end; it may stay where it stands."""
        return label.bits if not label.squares and not self.mind.running else label.bits & label.world.stop

    def _cheapest(
        self, search: Search, ap: int, price: int, hits: Callable[[Label], Iterable[Hit]]
    ) -> list[NpcPlan]:  # fmt: skip
        """TS-PRX-02, TS-PRX-03: the plans of least cost, where the goal itself costs `price`."""
        best = (ap, search.longest)
        found = []
        for label in search.upto(ap - price):
            cost = (label.ap + price, label.squares)
            if cost > best:
                break
            for hit in hits(label):
                best = cost
                found.append((label, *hit))
        return self._grouped(search, found)

    def _grouped(self, search: Search, hits: Iterable[tuple[Label, int, Spot, Target]]) -> list[NpcPlan]:
        """TS-PRX-05, TS-PRX-06: one plan for each object, end and load; TS-FGT-08: rather with the lance."""
        hits = [hit for hit in hits if hit[1]]
        lances = [hit for hit in hits if hit[2].do == "lance"]
        groups: dict[tuple[Target, int, int], list[tuple[Label, int, Spot, Target]]] = {}
        for label, bits, spot, target in lances or hits:
            for square in listed(bits):
                groups.setdefault((target, square, label.world.carried), []).append((label, square, spot, target))
        return [plan for key in sorted(groups) for plan in self._plans(search, groups[key])]

    def _plans(self, search: Search, hits: list[tuple[Label, int, Spot, Target]]) -> list[NpcPlan]:
        """TS-PLN-14, TS-PRX-05: the plan that puts something down as late as it can, then the one that leaves most of
        its last move, then the one with the smallest directions; one for each bed of a patient (TS-HEA-02)."""
        ways = [
            (search.way((label.ap, label.squares, id(label.world), label.steps), square), label, square, spot, target)
            for label, square, spot, target in hits
        ]
        way, label, square, spot, target = min(
            ways, key=lambda each: (-dropped_after(each[0]), -each[1].steps, each[0][:2], each[3].do == "fight")
        )
        world = label.world
        place = self.m.where[target.token] if target.token != NONE else NONE
        places = [place if place < DOWN else NONE]
        if spot.do == "heal" and target.token == world.carried:
            places = listed(self.sights(world).beds(square))
        cost = label.ap + spot.ap
        return [
            NpcPlan(
                Goal(spot.do, target.token, where, target.slot, target.gate, spot.ap),
                deeds(way), cost, label.squares, square, label.steps, world.carried, target.prio,
            )
            for where in places
        ]  # fmt: skip

    # Items

    def _item_plans(self, ap: int) -> list[NpcPlan]:
        """TS-WND-02, TS-PER-03, TS-ITM-04: a fireball or an errand before all else, then the best thing in reach."""
        first = self.wand_plans(ap) or (self.delivery_plans(ap) if self._errands() else [])
        if first:
            return first
        wanted = self.targets(c.ITEM)
        return self._ranked(wanted, True, lambda group, search: self._taking(search, group, ap))

    def wand_plans(self, ap: int) -> list[NpcPlan]:
        if not objects.holds_wand(self.m, self.npc, self.carried):
            return []

        return self._ranked(self._burnt(), True, lambda group, search: self._burning(search, group, ap))

    def _burning(self, search: Search, group: list[Target], ap: int) -> list[NpcPlan]:
        def hits(label: Label) -> Iterator[Hit]:
            world = label.world
            standing = self._standing(label)
            if standing and objects.holds_wand(self.m, self.npc, world.carried):
                for target in group:
                    squares = self.sights(world).wand(target.token)
                    yield from _hit(standing & squares, Spot("wand", objects.WAND_AP, squares), target)

        return self._cheapest(search, ap, objects.WAND_AP, hits)

    def _burnt(self) -> list[Target]:
        """TS-WND-02: whom it would burn, the best first."""
        people = [Target(self.card.person(self.m.figure(token)), token) for token in objects.foes(self.board)]
        return sorted(target for target in people if target.prio < c.UNLISTED)

    def _taking(self, search: Search, group: list[Target], ap: int) -> list[NpcPlan]:
        """TS-ITM-10, TS-ITM-11: up to the moment of taking, if it can still stop somewhere."""
        wanted = {target.token: target for target in group}
        found: list[tuple[Label, int, Spot, Target]] = []
        for take in search.takes_upto(ap):
            label = take.label
            if found and label[:2] > found[0][0][:2]:
                break
            if take.token in wanted and (take.stops or finishes(search, label, label.world)):
                found.append((label, label.bits, Spot("item", 0, label.bits), wanted[take.token]))
        return self._grouped(search, found)

    def rest_plans(self) -> list[NpcPlan]:
        """TS-ITM-10: the cheapest way to a square on which it may stop."""
        rest = Spot("stop", 0, 0)
        return self._cheapest(
            self.search(self.most), self.mind.ap, 0, lambda label: _hit(label.bits & label.world.stop, rest, Target(0))
        )

    def _receivers(self) -> list[Target]:
        """TS-PER-03: the allies to whom Serpico brings what he carries."""
        kind = receiver(self.m, self.npc, self.carried) if self.carried != NONE else None
        m = self.board
        return [
            Target(NONE, token)
            for token in (m.squads[1] if kind is not None else ())
            if m.where[token] < DOWN and not m.wounded >> token & 1 and m.figure(token).type == kind
            and m.where.count(m.where[token]) == 1
        ]  # fmt: skip

    def _errands(self) -> list[Target]:
        """TS-PER-03: the same, as the object of an objective: whatever turn he took it in."""
        return self._receivers() if self.m.rules >= 2 else []

    def delivery_plans(self, ap: int) -> list[NpcPlan]:
        """TS-PER-03: Serpico brings what he took to the nearest ally who can use it, in passing."""
        allies = {self.m.where[target.token]: target for target in self._receivers()}
        if not allies:
            return []
        search = self.search(self.most)

        def hits(label: Label) -> Iterator[Hit]:
            world = label.world
            for square, target in allies.items():
                if not label.bits >> square & 1 or not (label.ap or label.squares):
                    continue
                if world.carried == self.carried:
                    after = world.put_down(square)
                elif world.entry == square and world.parent is not None and world.parent.carried == self.carried:
                    after = world  # by TS-INV-05 he would have it anyway
                else:
                    continue
                if finishes(search, label._replace(bits=BIT[square]), after):
                    yield BIT[square], Spot("give", 0, 0), target

        return self._cheapest(search, ap, 0, hits)

    # Nearer

    def approach(
        self, objective: int, ap: int, keep: Callable[[Target], bool] = lambda _: True, by_rank: bool = True
    ) -> tuple[list[NpcPlan], str]:  # fmt: skip
        """TS-APR-01 to TS-APR-08: the plans that bring it nearest, and the map they were measured on."""
        wanted = [target for target in self.targets(objective) if keep(target)]
        ranks: dict[tuple[bool, int], list[Target]] = {}
        for target in wanted:
            ranks.setdefault((True, target.prio if by_rank else 0), []).append(target)
        if objective == c.ITEM and self.burns():
            for target in self._burnt():
                ranks.setdefault((False, target.prio), []).append(target)
        for (plain, _), group in sorted(ranks.items()):
            aim = objective if plain else WAND
            for name in MAPS:
                least = self._far(name, aim, group)
                if least is not None:
                    near = [each for each in group if len(group) == 1 or self._far(name, aim, [each], least)]
                    return self._nearer(aim, near, name, least, ap), name
        return [], ""

    def _far(
        self, name: str, objective: int, group: list[Target], limit: Cost = (FARTHEST, 0)
    ) -> Cost | None:  # fmt: skip
        """The remaining cost of the nearest of some objects from where it is now."""
        key = (name, objective, *group)
        if key not in self._distances:
            world = self._first
            board = self._board(world, name)
            land = Ground(world, board, name, BIT[self.square])
            goals = self._goals(world, board, objective, group)
            self._distances[key] = Field(land, goals, BIT[self.square], limit).cost
        return self._distances[key]

    def _board(self, world: World, name: str) -> State:
        """TS-APR-02: a map with everything where it is in a world."""
        if name == "a":
            return world.m
        if name not in self._boards:
            self._boards[name] = board_of(self.m, name)
        return redrawn(self._boards[name], world)

    def _goals(self, world: World, board: State, objective: int, group: list[Target]) -> Goals:
        """Where some objects can be had on a map, whether now or not (TS-APR-07)."""
        if objective == c.EXIT:
            return Goals({}, column(board.zones[0]))
        if objective == c.ITEM:
            return Goals({}, sum(BIT[square] for square in {world.m.where[target.token] for target in group}))
        ends: dict[int, int] = {}
        for target in group:
            self._add_goals(ends, 0, Sights(board, world.scene, world, self.mind), objective, target, -1)
            if board is not world.m or objective not in _THROUGH:
                continue
            for gate, state, near in world.openable:  # TS-PLN-05: opened, and then done through it
                if _in_line(near, board.where[target.token]):
                    opened = board.copy()
                    opened.set_gate(gate, state)
                    sights = Sights(opened, world.scene, world, self.mind)
                    self._add_goals(ends, KEY_AP, sights, objective, target, near)
        return Goals(ends)

    def _add_goals(
        self, ends: dict[int, int], ap: int, sights: Sights, objective: int, target: Target, mask: int
    ) -> None:  # fmt: skip
        if objective == WAND:
            wand = objects.holds_wand(self.m, self.npc, sights.world.carried)
            spots = [Spot("wand", objects.WAND_AP, sights.wand(target.token))] if wand else []
        else:
            spots = sights.spots(objective, target, True)
        for spot in spots:
            ends[spot.ap + ap] = ends.get(spot.ap + ap, 0) | spot.squares & mask

    def _nearer(self, objective: int, group: list[Target], name: str, here: Cost, ap: int) -> list[NpcPlan]:
        """TS-APR-01: the least remaining cost, then the least AP and squares."""
        search = self.search(self.most)
        worlds: dict[int, tuple[World, int, list[Label]]] = {}
        for label in search.upto(ap):
            standing = label.bits & label.world.stop
            if standing:
                world, bits, labels = worlds.get(id(label.world), (label.world, 0, []))
                worlds[id(world)] = (world, bits | standing, [*labels, label])
        best = (here[0], here[1] - 1)
        hits: list[tuple[Label, int, Spot, Target]] = []
        for world, bits, labels in worlds.values():
            board = self._board(world, name)
            land = Ground(world, board, name)
            for target in group:
                field = Field(land, self._goals(world, board, objective, [target]), bits, best)
                if field.cost is None:
                    continue
                if field.cost < best:
                    best, hits = field.cost, []
                hits += [(label, label.bits & field.found, Spot("near", 0, 0), target) for label in labels]
        hits = [hit for hit in hits if hit[1]]
        least = min((hit[0][:2] for hit in hits), default=None)
        return self._grouped(search, [hit for hit in hits if hit[0][:2] == least])

    # Telling

    def need(self, objective: int) -> Cost | None:
        """What the nearest object would cost on the open way, for those who want to know; None if there is none."""
        groups = [(objective, self.targets(objective))]
        if objective == c.ITEM:
            groups.append((objective, self._errands()))
        if objective == c.ITEM and self.burns():
            groups.append((WAND, self._burnt()))
        costs = [self._far("a", aim, group) for aim, group in groups if group]
        return min((cost for cost in costs if cost is not None), default=None)


WAND = -2
"""TS-WND-02: beside the objectives."""
KEY_AP = 1
_THROUGH = (c.FIGHT, c.PUSH, c.JOIN, c.HEAL, WAND)
"""What can be done through a portcullis that was just opened."""


def _hit(squares: int, spot: Spot, target: Target) -> Iterable[Hit]:
    return ((squares, spot, target),) if squares else ()


def _in_line(near: int, square: int) -> bool:
    """Whether a portcullis could stand between these squares and that one."""
    return square < DOWN and any(
        other // HEIGHT == square // HEIGHT or other % HEIGHT == square % HEIGHT for other in listed(near)
    )


def dropped_after(way: Way) -> int:
    """TS-PLN-14: the squares entered before something was put down."""
    squares = 0
    for act in way.acts:
        if act[0] == "drop":
            return squares
        squares += {"step": 1, "jump": 2}.get(act[0], 0)
    return 0


def finishes(search: Search, label: Label, world: World) -> bool:
    """TS-ITM-10: whether a running move can still end somewhere, from a label on one square, with all as in a world."""
    square = label.bits.bit_length() - 1
    way = search.way((label.ap, label.squares, id(label.world), label.steps), square)
    trail = tuple(running(way, search.trail)[:-1])
    fresh = World(world.m, world.npc, world.carried, world.dropped, world.moved)
    rest = Search(fresh, square, 0, label.steps, True, trail=trail)
    return any(each.bits & each.world.stop for each in rest.upto(0))
