"""The second opinion goes on: the best plans (TS-PRX), and the way nearer (TS-APR)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from heapq import heappop, heappush
from typing import NamedTuple

from games.twister.aims import Aims, Goal, Ground, Object
from games.twister.floor import YELLOW_ZONE
from games.twister.judge import WAYS, Spot, name
from games.twister.planner import NOBODY, ORDER, Cost, Found, Halt, Lies

MAPS = "abcd"


class Best(NamedTuple):
    """One of the best plans, as far as it can be told from others."""

    object: Object
    end: str
    carried: int
    ap: int
    squares: int
    left: int
    """Squares left of a move that goes on."""
    ways: str
    after: tuple[str, ...]
    """Where all things are when it has come to its end."""


class Strategist(Aims):
    """Plans and approaches of one character in one position."""

    def plans(self, objective: str, ap: int, by_rank: bool = True, most: int = 10**9) -> list[Best]:
        """TS-PLN-09, TS-PRX-01 to TS-PRX-05."""
        lies = self.start.lies
        held = "" if lies.held == NOBODY else self.kinds[lies.held]
        if objective == "item":
            if self.type == "mage" and held == "fireball_wand":
                shots = self._ranked("wand", ap, by_rank, most)
                if shots:
                    return shots
            errand = self.delivery(ap, most) if held else []
            return errand or self._ranked("item", ap, by_rank, most)
        if objective == "fight" and held == "bow":
            shots = self._ranked("fight", ap, by_rank, most, "shoot")
            if shots:
                return shots
        return self._ranked(objective, ap, by_rank, most)

    def _ranked(self, objective: str, ap: int, by_rank: bool, most: int, only: str = "") -> list[Best]:
        objects = self.objects(objective)
        ranks = sorted({rank for rank, _ in objects}) if by_rank else [0]
        for rank in ranks:
            group = [each for own, each in objects if own == rank or not by_rank]
            for drops in (False, True):
                if drops and self.start.lies.held == NOBODY:
                    continue
                best = self._best(objective, group, ap, drops, most, only)
                if best:
                    return best
        return []

    def _searched(self, ap: int, drops: bool, most: int) -> tuple[list[Found], list[Found]]:
        known = self.__dict__.setdefault("_known", {})
        if (ap, drops) not in known:
            known[ap, drops] = self.search(ap, drops, most)
        found: tuple[list[Found], list[Found]] = known[ap, drops]
        return found

    def _best(self, objective: str, group: list[Object], ap: int, drops: bool, most: int, only: str) -> list[Best]:
        found, takes = self._searched(ap, drops, most)
        if objective == "item":
            return self._grouped(self._takings(group, takes), ap)
        return self._grouped(self._arrivals(objective, group, found, only), ap)

    def _takings(self, group: list[Object], takes: list[Found]) -> Iterator[tuple[Found, Object, Goal]]:
        """TS-ITM-10."""
        for each in takes:
            for thing in each.gained:
                taken = ("token", self.things[thing])
                if taken in group and self.can_finish(each.halt):
                    yield each, taken, Goal("item", 0)

    def can_finish(self, halt: Halt) -> bool:
        """Whether a running move can still end somewhere."""
        front = {halt}
        while front:
            if any(self.can_stop(each) for each in front):
                return True
            steps = [self.step(each, way) for each in front if each.left and each.running for way in WAYS]
            front = {each[0] for each in steps if each is not None and each[0].spot[0] != YELLOW_ZONE}
        return False

    def _arrivals(
        self, objective: str, group: list[Object], found: list[Found], only: str
    ) -> Iterator[tuple[Found, Object, Goal]]:  # fmt: skip
        known: dict[tuple[object, ...], list[tuple[Object, Goal]]] = {}
        for each in found:
            halt = each.halt
            if halt.spot[0] == YELLOW_ZONE:
                if objective == "exit":
                    yield each, ("exit", 0), Goal("exit", 0)
                continue
            if objective == "exit" or ((each.halt != self.start or halt.running) and not self.can_stop(halt)):
                continue
            lies = self.settled(halt)
            key = halt.spot, lies.spots, lies.gates, lies.held, lies.hands
            if key not in known:
                known[key] = [(it, goal) for it in group for goal in self.goals(objective, it, halt.spot, lies)]
            for it, goal in known[key]:
                if only in ("", goal.do):
                    yield each, it, goal

    def _grouped(self, hits: Iterable[tuple[Found, Object, Goal]], ap: int) -> list[Best]:
        """TS-PRX-02 to TS-PRX-05, TS-FGT-08."""
        best: Cost | None = None
        tied: list[tuple[Found, Object, Goal]] = []
        for found, each, goal in hits:
            cost = found.ap + goal.ap, found.squares
            if cost[0] > ap or (best is not None and cost > best):
                continue
            if best is None or cost < best:
                best, tied = cost, []
            tied.append((found, each, goal))
        if any(goal.do == "lance" for _, _, goal in tied):
            tied = [hit for hit in tied if hit[2].do == "lance"]
        groups: dict[tuple[Object, Spot, int], list[tuple[Found, Object, Goal]]] = {}
        for hit in tied:
            halt = hit[0].halt
            groups.setdefault((hit[1], halt.spot, halt.lies.held), []).append(hit)
        return sorted(self._told(hits) for hits in groups.values())

    def _told(self, hits: list[tuple[Found, Object, Goal]]) -> Best:
        found, each, goal = min(hits, key=lambda hit: (hit[0].late, -hit[0].halt.left, hit[0].ways, hit[0].cuts))
        halt = found.halt
        carried = NOBODY if halt.lies.held == NOBODY else self.things[halt.lies.held]
        after = self._places(halt, goal.do == "item")
        left = halt.left if goal.do == "item" else 0
        return Best(each, name(halt.spot), carried, found.ap + goal.ap, found.squares, left, found.ways, after)

    def _places(self, halt: Halt, goes_on: bool) -> tuple[str, ...]:
        """Where all things are; if it goes on, also where one that it left would go."""
        lies = halt.lies if goes_on else self.settled(halt)
        places = []
        for thing, token in enumerate(self.things):
            spot, hand = lies.spots[thing], lies.hands[thing]
            where = "held" if hand == self.me else "gone" if spot is None else name(spot)
            if hand == self.me and halt.spot[0] == YELLOW_ZONE:
                where = "gone"
            places.append(f"{self.m.name(token)}{token} {where}{' in hand' if hand in self.allies.values() else ''}")
        if goes_on and halt.old is not None:
            places.append(f"back {halt.old[1] and name(halt.old[1])}")
        return tuple(places)

    def delivery(self, ap: int, most: int = 10**9) -> list[Best]:
        """TS-PER-03: the nearest ally to whom Serpico can hand over what he has taken, and still stop somewhere."""
        thing = self.start.lies.held
        wanted = self.effects.get("DELIVER", {"deliveries": {}})["deliveries"].get(self.kinds[thing])
        cards = self.m.content.cards
        free = [spot for spot in self.allies if not self.there(self.start.lies, spot)]
        receivers = [spot for spot in free if cards[self.m.name(self.allies[spot])].fields["type"] == wanted]
        hits = []
        for found in self._searched(ap, False, most)[0]:
            for way in WAYS if found.halt.left and found.halt.running and found.halt.lies.held == thing else ():
                there = self.board.next_to(found.halt.spot, way)
                if there not in receivers:
                    continue
                self.quiet = there
                stepped = self.step(found.halt, way)
                self.quiet = None
                if stepped is None or stepped[0].lies.held != thing:
                    continue
                ally = self.allies[there]
                given = stepped[0]._replace(lies=self.put(stepped[0].lies, thing, there, ally))
                if self.can_finish(given):
                    ways = found.ways + str(ORDER.index(way))
                    after = found._replace(squares=found.squares + 1, ways=ways, halt=given)
                    hits.append((after, ("token", ally), Goal("item", 0)))
        return self._grouped(hits, ap)

    # Nearer

    def approach(self, objective: str, ap: int, by_rank: bool = True, most: int = 10**9) -> tuple[list[Best], str]:
        """TS-APR-01 to TS-APR-08."""
        held = self.start.lies.held
        if objective == "item" and self.type == "mage" and held != NOBODY and self.kinds[held] == "fireball_wand":
            found = self.approach("wand", ap, by_rank, most)
            if found[1]:
                return found
        objects = self.objects(objective)
        ranks = sorted({rank for rank, _ in objects}) if by_rank else [0]
        for rank in ranks:
            group = [each for own, each in objects if own == rank or not by_rank]
            for map_name in MAPS:
                here = {each: self.costs(objective, each, self.start, map_name).get(self.spot) for each in group}
                reached = {each: cost for each, cost in here.items() if cost is not None}
                if reached:
                    least = min(reached.values())
                    nearest = [each for each, cost in reached.items() if cost == least]
                    return self._nearer(objective, nearest, map_name, least, ap, most), map_name
        return [], ""

    def _nearer(
        self, objective: str, group: list[Object], map_name: str, least: Cost, ap: int, most: int
    ) -> list[Best]:  # fmt: skip
        best: tuple[Cost, Cost] | None = None
        tied: list[tuple[Found, Object, Goal]] = []
        for found in self._searched(ap, False, most)[0]:
            if found.halt.spot[0] == YELLOW_ZONE or not self.can_stop(found.halt):
                continue
            for each in group:
                rest = found.halt._replace(lies=self.settled(found.halt), old=None)
                left = self.costs(objective, each, rest, map_name).get(rest.spot)
                if left is None or left >= least:
                    continue
                cost = left, (found.ap, found.squares)
                if best is None or cost < best:
                    best, tied = cost, []
                if cost == best:
                    tied.append((found, each, Goal("near", 0)))
        return self._grouped(tied, ap)

    def costs(self, objective: str, each: Object, halt: Halt, map_name: str) -> dict[Spot, Cost]:
        """The remaining cost of every square on a map, with what is carried and lies about at that moment."""
        lies = halt.lies._replace(dropped=frozenset())
        known: dict[object, dict[Spot, Cost]] = self.__dict__.setdefault("_costs", {})
        key = objective, each, lies, map_name
        if key not in known:
            known[key] = Remaining(self, objective, each, lies, map_name).costs()
        return known[key]


class Node(NamedTuple):
    """A moment of the way that is only measured: nothing is taken."""

    spot: Spot
    left: int
    """Squares left; -1 between two actions."""
    gate: int = NOBODY
    """The portcullis that it has just opened, to go or to act through it."""


class Remaining:
    """TS-APR-01: what it would still cost from every square, found backwards from the goal.

    It keeps what it carries, and its moves have their normal length.
    """

    def __init__(self, planner: Strategist, objective: str, each: Object, lies: Lies, map_name: str) -> None:
        self.planner, self.objective, self.each, self.lies = planner, objective, each, lies
        gates = lies.gates if map_name == "a" else frozenset(planner.halves.values()) | lies.gates
        self.ground = Ground(map_name, gates)
        self.item = lies.spots[planner.things.index(each[1])] if objective == "item" else None
        self.speed = planner.speed(Halt(planner.spot, 0, False, lies, (), moved=True))
        self.rope = lies.held != NOBODY and planner.kinds[lies.held] == "rope"
        self.doors = planner.doors(gates, map_name == "d")
        rests = [Halt(spot, 0, True, lies, (), hung=self.hangs(spot)) for spot in self.doors]
        self.stops = {rest.spot for rest in rests if planner.can_stop(rest)}

    def costs(self) -> dict[Spot, Cost]:
        """Dijkstra against the direction of the way."""
        before: dict[Node, list[tuple[int, int, Node]]] = {}
        starts = [Node(spot, -1) for spot in self.doors]
        todo = [*starts]
        seen = set(todo)
        heap: list[tuple[int, int, int, Node]] = []
        while todo:
            node = todo.pop()
            price = self.price(node)
            if price is not None:
                heap.append((price, 0, len(heap), node))
            for ap, squares, after in self.after(node):
                before.setdefault(after, []).append((ap, squares, node))
                if after not in seen:
                    seen.add(after)
                    todo.append(after)
        done: dict[Node, Cost] = {}
        heap.sort()
        number = len(heap)
        while heap:
            ap, squares, _, node = heappop(heap)
            if node in done:
                continue
            done[node] = ap, squares
            for more, entered, earlier in before.get(node, ()):
                if earlier not in done:
                    number += 1
                    heappush(heap, (ap + more, squares + entered, number, earlier))
        return {node.spot: done[node] for node in starts if node in done}

    def entered(self, node: Node) -> bool:
        """Whether the way ends here: out, or at the thing it wants."""
        return 0 <= node.left < self.speed and (node.spot[0] == YELLOW_ZONE or node.spot == self.item)

    def price(self, node: Node) -> int | None:
        """AP of the goal action, if it can be done here."""
        if self.objective in ("exit", "item"):
            return 0 if self.entered(node) and (node.spot == self.item or self.objective == "exit") else None
        if node.spot[0] == YELLOW_ZONE or node.left > 0 or (node.left == 0 and node.spot not in self.stops):
            return None  # with squares left it could as well be asked after them
        ground = self.ground._replace(gates=self.ground.gates | {node.gate})
        goals = self.planner.goals(self.objective, self.each, node.spot, self.lies, ground)
        return min((goal.ap for goal in goals), default=None)

    def hangs(self, spot: Spot) -> bool:
        """Whether its own rope would hold it over this pit."""
        planner = self.planner
        bare = spot in planner.board.pits and not planner.roped(self.lies, spot)
        return self.rope and bare and planner.anchors(self.lies, spot, self.doors) >= 2

    def hung(self, spot: Spot) -> bool:
        return spot in self.planner.board.pits and not self.planner.roped(self.lies, spot)

    def after(self, node: Node) -> Iterator[tuple[int, int, Node]]:
        planner = self.planner
        if self.entered(node):
            return
        if node.left > 0:
            for way in WAYS:
                stepped = self.step(node, way)
                if stepped is not None:
                    yield 0, 1, stepped
            if node.left < self.speed:
                yield 0, 0, Node(node.spot, 0)
        if node.left > 0 or (node.left == 0 and node.spot not in self.stops):
            return
        yield 1, 0, node._replace(left=self.speed)
        yield from ((1, 2, landed) for landed in self.jumps(node.spot))
        if node.gate == NOBODY and self.ground.name == "a" and planner.opens(self.lies):
            for gate in planner.gates_at(node.spot):
                if planner.shut(self.lies, gate):
                    yield 1, 0, node._replace(left=-1, gate=gate)

    def step(self, node: Node, way: str) -> Node | None:
        planner = self.planner
        there = planner.board.next_to(node.spot, way)
        door = self.doors[node.spot][way]
        if node.gate != NOBODY and planner.halves.get((node.spot, way)) == node.gate:
            door = "open"
        if door == "closed" or (door == "slit" and planner.type != "naga"):
            return None
        foe = planner.standing_foes.get(there)
        if foe is not None and not self.ground.through and not planner.passes(foe):
            return None
        if self.hung(there) and not planner.flies and (not self.hangs(there) or self.hung(node.spot)):
            return None
        return Node(there, node.left - 1)

    def jumps(self, spot: Spot) -> Iterator[Node]:
        if self.hung(spot):
            return
        for _, there in self.planner.leaps(spot, self.lies, self.doors):
            taken = there == self.item and not self.hung(there)
            if taken or there[0] == YELLOW_ZONE or (there in self.stops and not self.hung(there)):
                yield Node(there, 0)
