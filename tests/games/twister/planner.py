"""A slow second opinion on the plans of the non-player's characters: every primitive, square by square (TS-PLN).

It reads the halls with the judge and knows nothing of the engine's labels, worlds and fields. A state says where the
character is, what it carries, where every thing lies, which portcullises it opened and over which squares the running
action went; plain search finds the cheapest states, and every rule on items is applied at every step.
"""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import NamedTuple

from games.twister.floor import YELLOW_ZONE, Doors, Floor
from games.twister.judge import BACK, COMBAT, WAYS, Piece, Spot
from games.twister.walker import SPEED
from verlies.games.twister import state as s
from verlies.games.twister.match import TwisterMatch
from verlies.games.twister.solo.memory import Mind

NOBODY = -1
UNLISTED = 99
WOUNDED = "wounded"
ORDER = "NESW"
Cost = tuple[int, int]
Key = tuple[int, int, tuple[int, ...], str, tuple[tuple[int, bool], ...]]
"""What makes one way better than another, as in Found."""


class Lies(NamedTuple):
    """What changes on the board while a plan runs."""

    held: int
    """The thing that the character carries, or NOBODY; things are numbers among `Planner.things`."""
    spots: tuple[Spot | None, ...]
    """By thing: where it is; None if the character carries it, or it is gone."""
    hands: tuple[int, ...]
    """By thing: the token that holds it, or NOBODY."""
    gates: frozenset[int] = frozenset()
    """Portcullises opened or broken by the plan."""
    dropped: frozenset[int] = frozenset()


class Halt(NamedTuple):
    """A moment of a plan."""

    spot: Spot
    left: int
    """Squares left of the running move."""
    running: bool
    lies: Lies
    way: tuple[Spot, ...]
    """The squares of the running action, as far back as a thing could be left."""
    old: tuple[int, Spot | None] | None = None
    """TS-INV-03: a thing left on this square, and where it goes if the action ends here."""
    hung: bool = False
    """Over a pit on its own rope."""
    moved: bool = False


class Found(NamedTuple):
    """A moment with the cheapest way to it."""

    ap: int
    squares: int
    late: tuple[int, ...]
    """TS-PLN-14: for each drop, minus the squares entered before it."""
    ways: str
    """Directions, as numbers in the order N, E, S, W."""
    cuts: tuple[tuple[int, bool], ...]
    """For each action, minus the squares entered before it, and False for a move: moves are used up one by one."""
    halt: Halt
    gained: tuple[int, ...] = ()


class Planner(Floor):
    """One character in one position."""

    def __init__(self, m: TwisterMatch, mind: Mind) -> None:
        super().__init__(m)
        self.mind = mind
        self.me = mind.npc
        fields = m.content.cards[m.name(self.me)].fields
        self.type: str = fields["type"]
        self.effects = {effect["kind"]: effect["params"] for effect in fields["effects"]}
        self.lame = bool(m.wounded >> self.me & 1)
        self.flies = self.type == "mage"
        self.small = COMBAT[self.type] <= 1 and not self.lame
        self.npcs = [token for token in s.NPCS if m.where[token] < s.DOWN and token != self.me]
        self.spot = self.at(self.me)
        wounded = [token for token in self.npcs if m.wounded >> token & 1]
        self.things = [token for token in s.ITEMS if m.where[token] < s.DOWN] + wounded
        self.kinds = [WOUNDED if token in wounded else m.name(token) for token in self.things]
        self.foes = [piece for piece in self.board.pieces if piece.character and piece.side == 0]
        self.standing_foes = {piece.spot: piece for piece in self.foes if piece.standing}
        self.lying_foes = {piece.spot: piece for piece in self.foes if piece.wounded}
        self.allies = {self.at(token): token for token in self.npcs if token not in wounded}
        self.quiet: Spot | None = None
        """A square on which the rules on items are off (TS-PER-03: Serpico hands something over)."""
        self.start = self._begin()

    def at(self, token: int) -> Spot:
        return divmod(self.m.where[token], 10)

    def rank(self, token: int, kind: str) -> int:
        """TS-INV-06: the rank of a thing in somebody's list."""
        items = self.m.content.cards[self.m.name(token)].fields["items"]
        return items.index(kind) if kind in items else UNLISTED

    def person(self, token: int) -> int:
        """TS-PRX-07."""
        people = self.m.content.cards[self.m.name(self.me)].fields["people"]
        name = self.m.name(token)
        kind = self.m.content.cards[name].fields["type"] if token >= s.TOKENS else name
        return people.index(kind) if kind in people else UNLISTED

    def wants(self, thing: int) -> int:
        return self.rank(self.me, self.kinds[thing])

    def _begin(self) -> Halt:
        m, mind = self.m, self.mind
        held = NOBODY
        spots: list[Spot | None] = []
        hands: list[int] = []
        for thing, token in enumerate(self.things):
            here = self.at(token)
            mine = token == mind.load if mind.running else here == self.spot and not m.loose >> token & 1
            holder = NOBODY
            if mine and not self.lame:
                held, holder = thing, self.me
            elif here in self.standing_foes:
                holder = self.standing_foes[here].token
            elif here in self.allies and not m.loose >> token & 1:
                holder = self.allies[here]
            spots.append(None if holder == self.me else here)
            hands.append(holder)
        dropped = frozenset(thing for thing, token in enumerate(self.things) if mind.dropped >> token & 1)
        lies = Lies(held, tuple(spots), tuple(hands), frozenset(), dropped)
        rope = held != NOBODY and self.kinds[held] == "rope"
        hung = rope and self.spot in self.board.pits and not self.roped(lies, self.spot)
        old = None
        if mind.swap is not None:
            old = self.things.index(mind.swap[0]), None if mind.swap[2] == s.NONE else divmod(mind.swap[2], 10)
        way = (*(divmod(square, 10) for square in mind.way), self.spot)
        return Halt(self.spot, mind.steps, mind.running, lies, way, old, hung, mind.moved)

    # What is where

    def shut(self, lies: Lies, gate: int) -> bool:
        return self.m.gates[gate] == 0 and gate not in lies.gates

    def lying(self, lies: Lies, here: Spot) -> list[int]:
        """All things on a square that nobody holds."""
        return [thing for thing, spot in enumerate(lies.spots) if spot == here and lies.hands[thing] == NOBODY]

    def there(self, lies: Lies, here: Spot) -> list[int]:
        return [thing for thing, spot in enumerate(lies.spots) if spot == here]

    def roped(self, lies: Lies, here: Spot) -> bool:
        """A rope is on this square, lying or in the hands of somebody there."""
        return any(self.kinds[thing] == "rope" for thing in self.there(lies, here))

    def people(self, lies: Lies, here: Spot) -> bool:
        """Somebody is there, in whatever state."""
        own = any(self.kinds[thing] == WOUNDED for thing in self.there(lies, here))
        return own or here in self.allies or here in self.standing_foes or here in self.lying_foes

    def dry(self, here: Spot, dark: bool = False) -> bool:
        return self.lit(here, dark) and here not in self.board.pits

    def anchors(self, lies: Lies, pit: Spot, doors: Doors) -> int:
        """TW-ROP-02, TW-ROP-03."""
        beside = [self.board.next_to(pit, way) for way in WAYS if doors[pit][way] == "open"]
        return sum(there not in self.board.pits or self.roped(lies, there) for there in beside)

    def may_lie(self, lies: Lies, thing: int, here: Spot, with_ally: bool) -> bool:
        """TW-GLD-02, TW-CAR-09: whether a thing may be left on a square; a wounded one not with an ally (TS-INV-10)."""
        if here in self.standing_foes or (here in self.allies and not (with_ally and self.kinds[thing] != WOUNDED)):
            return False
        others = self.there(lies, here)
        if len(others) + (here in self.allies) + (here in self.lying_foes) > 1:
            return False
        wounded = here in self.lying_foes or any(self.kinds[other] == WOUNDED for other in others)
        if self.kinds[thing] == WOUNDED and wounded:
            return False
        if here in self.board.pits and not any(self.kinds[other] == "rope" for other in self.lying(lies, here)):
            return self.kinds[thing] == "rope" and self.anchors(lies, here, self.doors(lies.gates)) >= 2
        return True

    def can_stop(self, halt: Halt) -> bool:
        """TW-GLD-02, TW-MOV-11, TS-INV-03, TS-INV-10."""
        lies, here = halt.lies, halt.spot
        if here[0] == YELLOW_ZONE or (halt.old is not None and halt.old[1] is None):
            return False
        if here in self.allies or here in self.standing_foes or here in self.lying_foes:
            return False
        left = [thing for thing in self.lying(lies, here) if halt.old is None or thing != halt.old[0]]
        if any(self.kinds[thing] == WOUNDED for thing in left) or len(left) + (lies.held != NOBODY) > 1:
            return False
        return here not in self.board.pits or halt.hung or any(self.kinds[thing] == "rope" for thing in left)

    # What changes hands

    def put(self, lies: Lies, thing: int, here: Spot | None, holder: int = NOBODY) -> Lies:
        """A thing on a square, in somebody's hands, in the character's own, or gone."""
        spots = (*lies.spots[:thing], here, *lies.spots[thing + 1 :])
        hands = (*lies.hands[:thing], holder, *lies.hands[thing + 1 :])
        held = lies.held
        if holder == self.me:
            held = thing
        elif held == thing:
            held = NOBODY
        return lies._replace(held=held, spots=spots, hands=hands)

    def drop(self, lies: Lies, here: Spot) -> Lies:
        """TS-PLN-14."""
        return self.put(lies, lies.held, here)._replace(dropped=lies.dropped | {lies.held})

    def best(self, lies: Lies, here: Spot) -> int:
        """TS-INV-02, TS-INV-03: the thing lying there that the character would take, or NOBODY."""
        if here in self.standing_foes or self.lame:
            return NOBODY
        limit = UNLISTED if lies.held == NOBODY else self.wants(lies.held)
        loose = [thing for thing in self.lying(lies, here) if thing not in lies.dropped and self.wants(thing) < limit]
        if here in self.board.pits and self.people(lies, here):  # TS-INV-08, TS-PLN-15
            loose = [thing for thing in loose if self.kinds[thing] != "rope"]
        return min(loose, key=lambda thing: (self.wants(thing), self.things[thing]), default=NOBODY)

    def take(
        self, lies: Lies, thing: int, here: Spot, way: tuple[Spot, ...], stays: bool
    ) -> tuple[Lies, tuple[int, Spot | None] | None] | None:
        """Take it up, and leave for it what it carries; `stays`: whether the old thing could stay on this square."""
        old = lies.held
        after = self.put(lies, thing, None, self.me)
        if old == NOBODY:
            return after, None
        after = self.put(after, old, None)
        back = next((spot for spot in reversed(way) if spot != here and self.may_lie(after, old, spot, False)), None)
        if stays and self.may_lie(after, old, here, True):
            return self.put(after, old, here), (old, back)
        if back is None:
            return None
        return self.put(after, old, back), None

    def enter(
        self, lies: Lies, here: Spot, way: tuple[Spot, ...], landing: bool
    ) -> tuple[Lies, tuple[int, Spot | None] | None, tuple[int, ...]]:
        """TS-INV-07: what lies there first, then whom it passes; with what it gained."""
        if here == self.quiet:
            return lies, None, ()
        gained: tuple[int, ...] = ()
        old = None
        thing = self.best(lies, here)
        if thing != NOBODY and not (self.kinds[thing] == "rope" and here in self.board.pits):  # TS-PLN-15
            taken = self.take(lies, thing, here, way, not landing)
            if taken is not None:
                gained = (thing,)
                lies, old = taken
        if here in self.allies and not self.lame:
            lies, passed = self.meet(lies, here, self.allies[here])
            gained += passed
        return lies, old, gained

    def meet(self, lies: Lies, here: Spot, ally: int) -> tuple[Lies, tuple[int, ...]]:
        """TS-INV-05, TS-INV-06, TS-INV-08."""
        own = lies.held
        theirs = next((thing for thing, hand in enumerate(lies.hands) if hand == ally), NOBODY)
        mine = [UNLISTED if thing == NOBODY else self.wants(thing) for thing in (own, theirs)]
        others = [UNLISTED if thing == NOBODY else self.rank(ally, self.kinds[thing]) for thing in (own, theirs)]
        bound = theirs != NOBODY and self.kinds[theirs] == "rope" and here in self.board.pits  # TS-ITM-05
        if theirs != NOBODY and self.delivered(ally, theirs):
            bound = True
        if own == NOBODY:
            if theirs != NOBODY and mine[1] < others[1] and not bound:
                return self.put(lies, theirs, None, self.me), (theirs,)
        elif theirs == NOBODY:
            if others[0] < mine[0] and not self.lying(lies, here):
                return self.put(lies, own, here, ally), ()
        elif not bound and (
            (min(mine) < min(others) and mine[1] < mine[0]) or (min(others) < min(mine) and others[0] < others[1])
        ):
            lies = self.put(lies, own, here, ally)
            return self.put(lies, theirs, None, self.me), (theirs,)
        return lies, ()

    def delivered(self, ally: int, thing: int) -> bool:
        """TS-PER-03: what Serpico never takes back."""
        wanted = self.effects.get("DELIVER", {"deliveries": {}})["deliveries"].get(self.kinds[thing])
        return wanted is not None and wanted == self.m.content.cards[self.m.name(ally)].fields["type"]

    # Primitives

    def speed(self, halt: Halt) -> int:
        """TS-PER-03."""
        held = halt.lies.held
        if self.lame:
            return int(self.effects["ACT_WOUNDED"]["speed"])
        if "CARGO_SPEED" in self.effects and held != NOBODY and self.kinds[held] == WOUNDED:
            return int(self.effects["CARGO_SPEED"]["speed"])
        bonus = 0 if halt.moved else self.effects.get("FIRST_MOVE_BONUS", {"bonus": 0})["bonus"]
        return SPEED[self.type] + int(bonus)

    def settled(self, halt: Halt) -> Lies:
        """TS-INV-03: the action ends here."""
        if halt.old is None or halt.old[1] is None:
            return halt.lies
        return self.put(halt.lies, halt.old[0], halt.old[1])

    def after(self, halt: Halt, drops: bool) -> Iterator[tuple[int, int, str, Halt, tuple[int, ...], bool]]:
        """All primitives: AP, squares, directions, the moment after, what was gained, whether something was dropped."""
        if halt.spot[0] == YELLOW_ZONE:
            return
        if halt.running and halt.left:
            for way in WAYS:
                stepped = self.step(halt, way)
                if stepped is not None:
                    yield 0, 1, str(ORDER.index(way)), *stepped, False
        held = halt.lies.held
        drops = drops and held != NOBODY and halt.lies.dropped == self.start.lies.dropped
        drops = drops and (halt.hung or self.may_lie(halt.lies, held, halt.spot, False))
        if drops and halt.running:
            yield 0, 0, "", halt._replace(lies=self.drop(halt.lies, halt.spot), hung=False), (), True
        if halt.running and not self.can_stop(halt):
            return
        rest = halt._replace(lies=self.settled(halt), old=None, running=False, left=0, way=(halt.spot,))
        yield 1, 0, "", rest._replace(running=True, left=self.speed(rest), moved=True), (), False
        for ways, landed, gained in self.jumps(rest):
            yield 1, 2, ways, landed, gained, False
        if drops and not rest.hung:
            for ways, landed, gained in self.jumps(rest._replace(lies=self.drop(rest.lies, rest.spot))):
                yield 1, 2, ways, landed, gained, True
        if self.opens(rest.lies):
            for gate in self.gates_at(halt.spot):
                if self.shut(rest.lies, gate):
                    opened = rest.lies._replace(gates=rest.lies.gates | {gate})
                    yield 1, 0, "", rest._replace(lies=opened), (), False

    def opens(self, lies: Lies) -> bool:
        """TS-PLN-05, TS-PER-03."""
        able = not self.lame and bool({"OPEN_IN_ANY_MODE", "BREAK_IN_ANY_MODE"} & set(self.effects))
        return able or (lies.held != NOBODY and self.kinds[lies.held] == "key")

    def step(self, halt: Halt, way: str) -> tuple[Halt, tuple[int, ...]] | None:
        """TW-MOV-02 to TW-MOV-07, TS-PLN-15."""
        lies, here = halt.lies, halt.spot
        doors = self.doors(lies.gates)
        door = doors[here][way]
        if door == "closed" or (door == "slit" and self.type != "naga"):
            return None
        there = self.board.next_to(here, way)
        if there in self.standing_foes and not self.passes(self.standing_foes[there]):
            return None
        valid = self.dry(there) or self.roped(lies, there)
        gained: tuple[int, ...] = ()
        if here in self.board.pits:
            lies, gained = self.leave_pit(halt, valid)
        rope = lies.held != NOBODY and self.kinds[lies.held] == "rope"
        hangs = not valid and rope and self.anchors(lies, there, doors) >= 2
        if not (valid or self.flies or hangs):
            return None
        way_on = self.trail(lies, halt.way, here)
        if there[0] == YELLOW_ZONE:
            return Halt(there, halt.left - 1, True, lies, (), None, False, halt.moved), gained
        lies, old, taken = self.enter(lies, there, way_on, False)
        after = Halt(there, halt.left - 1, True, lies, self.trail(lies, way_on, there), old, hangs, halt.moved)
        return after, gained + taken

    def trail(self, lies: Lies, way: tuple[Spot, ...], here: Spot) -> tuple[Spot, ...]:
        """The squares of the action with this one; those before an empty floor square will never be asked for."""
        if self.dry(here) and not self.there(lies, here) and not self.people(lies, here):
            return (here,)
        return (*(spot for spot in way if spot != here), here)

    def passes(self, foe: Piece) -> bool:
        """TW-MOV-05."""
        return self.flies or (foe.name == "colossus" and self.small) or "SLIP_THROUGH" in self.effects

    def leave_pit(self, halt: Halt, valid: bool) -> tuple[Lies, tuple[int, ...]]:
        """TW-ROP-06, TW-ROP-07, TS-PLN-15: off a pit, with or without the rope that is there."""
        lies, here = halt.lies, halt.spot
        if halt.hung:
            flying = self.flies and halt.left < self.speed(halt)  # on the wing he lays nothing
            return (lies if valid or flying else self.drop(lies, here)), ()
        thing = self.best(lies, here)
        if thing == NOBODY or self.kinds[thing] != "rope" or not valid:
            return lies, ()
        taken = self.take(lies, thing, here, halt.way, True)
        if taken is None:
            return lies, ()
        after, _ = taken
        if not self.roped(after, here):  # TW-CAR-09
            for other in self.there(after, here):
                after = self.put(after, other, None)
        return after, (thing,)

    def jumps(self, rest: Halt) -> Iterator[tuple[str, Halt, tuple[int, ...]]]:
        """TW-JMP-03 to TW-JMP-12, TS-PLN-16."""
        lies, here = rest.lies, rest.spot
        doors = self.doors(lies.gates)
        if rest.hung:
            lies = self.drop(lies, here)
        for ways, there in self.leaps(here, lies, doors):
            if there[0] == YELLOW_ZONE:
                yield ways, Halt(there, 0, False, lies, (), None, False, rest.moved), ()
                continue
            after, _, gained = self.enter(lies, there, (here,), True)
            landed = Halt(there, 0, False, after, (there,), None, False, rest.moved)
            if self.can_stop(landed):
                yield ways, landed, gained

    def leaps(self, here: Spot, lies: Lies, doors: Doors) -> Iterator[tuple[str, Spot]]:
        """The two steps of a jump, and where it ends: over a pit that nobody bars, and not back."""
        for way in WAYS:
            over = self.board.next_to(here, way)
            if doors[here][way] != "open" or over not in self.board.pits or self.barred(lies, over):
                continue
            for turn in WAYS:
                there = self.board.next_to(over, turn)
                if turn == BACK[way] or doors[over][turn] != "open":
                    continue
                if there not in self.standing_foes and there not in self.lying_foes and there not in self.allies:
                    yield f"{ORDER.index(way)}{ORDER.index(turn)}", there

    def barred(self, lies: Lies, over: Spot) -> bool:
        """TW-JMP-08."""
        lying = any(self.kinds[thing] == WOUNDED for thing in self.there(lies, over))
        return lying or over in self.lying_foes or over in self.standing_foes

    # The search

    def search(self, ap: int, drops: bool = False, most: int = 10**9) -> tuple[list[Found], list[Found]]:
        """All moments within this many AP by the cheapest way, cheapest first; and all takings."""
        found: list[Found] = []
        takes: list[Found] = []
        closed: set[Halt] = set()
        number = 0
        heap: list[tuple[Key, int, Halt]] = [((0, 0, (), "", ()), 0, self.start)]
        while heap:
            (spent, squares, late, ways, cuts), _, halt = heappop(heap)
            if halt in closed:
                continue
            closed.add(halt)
            if len(closed) > most:
                raise OverflowError
            found.append(Found(spent, squares, late, ways, cuts, halt))
            for cost, entered, turns, after, gained, dropped in self.after(halt, drops):
                if spent + cost > ap:
                    continue
                lost = (*late, -squares) if dropped else late
                cut = (*cuts, (-squares, not after.running or bool(turns))) if cost else cuts
                key = spent + cost, squares + entered, lost, ways + turns, cut
                if gained:
                    takes.append(Found(*key, after, gained))
                if after not in closed:
                    number += 1
                    heappush(heap, (key, number, after))
        return found, takes
