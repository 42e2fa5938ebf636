"""What a non-player's character can be after, and from where each of it can be had, as the rules say it."""

from __future__ import annotations

from typing import NamedTuple

from games.twister.floor import BLUE_ZONE, YELLOW_ZONE, Doors
from games.twister.judge import COMBAT, WAYS, Piece, Spot
from games.twister.planner import NOBODY, UNLISTED, WOUNDED, Lies, Planner
from verlies.games.twister import state as s

Object = tuple[str, int]
"""A token, slot or portcullis by its number; ("exit", 0)."""


class Goal(NamedTuple):
    """What can be done from a square, and its AP."""

    do: str
    ap: int


class Ground(NamedTuple):
    """TS-APR-02: a map."""

    name: str
    gates: frozenset[int]

    @property
    def dark(self) -> bool:
        return self.name == "d"

    @property
    def through(self) -> bool:
        """Whether enemies can be passed."""
        return self.name in "cd"


class Aims(Planner):
    """The objectives of one character in one position."""

    # Objects

    def objects(self, objective: str) -> list[tuple[int, Object]]:
        """TS-ACT-04: by rank, 0 for all where there is no list."""
        m = self.m
        found: list[tuple[int, Object]]
        if objective in ("fight", "push", "wand"):
            faced = [foe for foe in self.foes if self.board.faced(foe.spot) == foe]
            found = [(self.person(foe.token), ("token", foe.token)) for foe in faced]
        elif objective == "join":
            found = self._to_join()
        elif objective == "heal":
            found = self._patients()
        elif objective == "item":
            found = self._worth_taking()
        elif objective == "reveal":
            return [(0, ("slot", slot)) for slot in range(8) if m.halls[slot] == s.FACE_DOWN]
        elif objective == "rotate":
            return [(0, ("slot", slot)) for slot in self.gears if not self._locked(slot)]
        elif objective in ("destroy", "open"):
            gates = {gate for gate in self.halves.values() if m.gates[gate] < (2 if objective == "destroy" else 1)}
            return [(0, ("gate", gate)) for gate in sorted(gates)]
        else:
            return [(0, ("exit", 0))]
        return [(rank, each) for rank, each in found if rank < UNLISTED]

    def _to_join(self) -> list[tuple[int, Object]]:
        """TS-JOI-02; whom it carries it need not join."""
        held = self.start.lies.held
        doors = self.doors(frozenset())
        allies = [token for token in self.npcs if held == NOBODY or token != self.things[held]]
        beside = [self.person(token) for token in allies if self.adjacent(doors, self.spot, self.at(token))]
        limit = min(beside, default=UNLISTED)
        return [(self.person(token), ("token", token)) for token in allies if self.person(token) < limit]

    def _patients(self) -> list[tuple[int, Object]]:
        """TS-HEA-02, TS-HEA-05."""
        lies = self.start.lies
        if lies.held != NOBODY and self.kinds[lies.held] == WOUNDED:
            patients = [lies.held]
        else:
            loose = [thing for thing, kind in enumerate(self.kinds) if kind == WOUNDED and lies.hands[thing] == NOBODY]
            patients = [thing for thing in loose if lies.spots[thing] not in self.allies]
        return [(self.person(self.things[thing]), ("token", self.things[thing])) for thing in patients]

    def _worth_taking(self) -> list[tuple[int, Object]]:
        """TS-ITM-01 to TS-ITM-03: what an ally has only if he would give it for what is carried now."""
        lies = self.start.lies
        limit = UNLISTED if lies.held == NOBODY else self.wants(lies.held)
        found: list[tuple[int, Object]] = []
        for thing, token in enumerate(self.things):
            spot = lies.spots[thing]
            if spot is None or spot[0] == YELLOW_ZONE or spot in self.standing_foes or thing in lies.dropped:
                continue
            ally = lies.hands[thing]
            given = ally == NOBODY or thing in self.meet(lies, spot, ally)[1]
            if self.wants(thing) < limit and given:
                found.append((self.wants(thing), ("token", token)))
        return found

    def _locked(self, slot: int) -> bool:
        """TS-ROT-07."""
        if self.type == "mechanork":
            return False
        pair = self.m.content.hall_ids[self.m.halls[slot]][:-1]
        for spot, ally in self.allies.items():
            for other, gear in self.gears.items():
                same = self.m.content.hall_ids[self.m.halls[other]][:-1] == pair
                if gear == spot and same and self.m.name(ally) == "tueft_al":
                    return True
        return False

    # Goals: what can be done from a square to an object

    def goals(self, objective: str, each: Object, spot: Spot, lies: Lies, ground: Ground | None = None) -> list[Goal]:
        """With a map it does not matter whether it could be done now (TS-APR-07)."""
        doors = self.doors(lies.gates if ground is None else ground.gates, ground is not None and ground.dark)
        free = ground is not None
        kind, number = each
        if objective == "reveal":
            return [Goal("reveal", 1)] if self._reveals(spot, number, lies if ground is None else None) else []
        if objective == "rotate":
            return [Goal("rotate", 0)] if self.gears[number] == spot else []
        if kind == "gate":
            gone = number in lies.gates and (objective == "open" or "BREAK_IN_ANY_MODE" in self.effects)
            return [Goal(objective, 1)] if number in self.gates_at(spot) and not gone else []
        if objective == "join":
            return [Goal("join", 0)] if self._joins(spot, number, lies, doors) else []
        if objective == "heal":
            return [Goal("heal", 1)] if self._heals(spot, number, lies, doors) else []
        foe = next(piece for piece in self.foes if piece.token == number)
        if objective == "push":
            cost = self.effects.get("PUSH_COST", {"ap": 2})["ap"]
            seen = self._sees(spot, foe.spot, lies, doors)
            return [Goal("push", cost)] if any(free or self._pushable(foe, way, lies, doors) for way in seen) else []
        if objective == "wand":
            same = self._slot(spot) == self._slot(foe.spot) != NOBODY and "WAND_SAME_HALL" in self.effects
            holds = lies.held != NOBODY and self.kinds[lies.held] == "fireball_wand"
            return [Goal("wand", 1)] if holds and (same or self._sees(spot, foe.spot, lies, doors)) else []
        return self._attacks(spot, foe, lies, doors, free)

    def _slot(self, spot: Spot) -> int:
        return NOBODY if self.board.zone(spot) else (spot[0] - 1) // 5 * 2 + spot[1] // 5

    def _reveals(self, spot: Spot, slot: int, lies: Lies | None) -> bool:
        """TW-REV-02."""
        for way in WAYS:
            there = self.board.next_to(spot, way)
            inside = 1 <= there[0] <= 20 and 0 <= there[1] < 10
            if not inside or self._slot(there) != slot or (self._slot(spot) == slot and not self.board.zone(spot)):
                continue
            if not (spot in self.board.up or self.board.zone(spot)):
                continue
            mark = self.board.edges.get((spot, way), " ")
            if mark == "#" and (lies is None or self.halves[spot, way] in lies.gates):
                mark = " "
            if mark == " ":
                return True
        return False

    def _joins(self, spot: Spot, token: int, lies: Lies, doors: Doors) -> bool:
        if token not in self.things:
            return self.adjacent(doors, spot, self.at(token))
        there = lies.spots[self.things.index(token)]
        put_down = self.things.index(token) in lies.dropped - self.start.lies.dropped
        return there is not None and not put_down and self.adjacent(doors, spot, there)

    def _heals(self, spot: Spot, token: int, lies: Lies, doors: Doors) -> bool:
        """TS-HEA-01, TS-HEA-02."""
        patient = self.things.index(token)
        there = lies.spots[patient]
        if there is None:
            beside = [self.board.next_to(spot, way) for way in WAYS if doors[spot][way] == "open"]
            return any(self._can_be_laid(lies, each) for each in beside)
        if lies.hands[patient] != NOBODY or there in self.allies:
            return False
        far = self.effects.get("HEAL_RANGE", {"range": 0})["range"]
        length = abs(spot[0] - there[0]) + abs(spot[1] - there[1])
        return self.adjacent(doors, spot, there) or (length <= far and bool(self._sees(spot, there, lies, doors)))

    def _can_be_laid(self, lies: Lies, here: Spot) -> bool:
        if self.people(lies, here) or len(self.there(lies, here)) > 1:
            return False
        return here not in self.board.pits or self.roped(lies, here)

    def _attacks(
        self, spot: Spot, foe: Piece, lies: Lies, doors: Doors, free: bool
    ) -> list[Goal]:  # fmt: skip
        """TS-FGT-01, TS-FGT-07, TS-FGT-08."""
        if not free and not foe.attackable:
            return []
        beside = [each for each in self.foes if self.adjacent(doors, spot, each.spot)]
        weapon = self.kinds[lies.held] if lies.held != NOBODY else ""
        found = []
        if foe in beside:
            found.append("fight")
        pressed = any(each.standing for each in beside)
        if weapon == "bow" and not pressed and self._sees(spot, foe.spot, lies, doors):
            shield = any(self.kinds[thing] == "great_shield" for thing in self.there(lies, foe.spot))
            found += ["shoot"] if free or not shield else []
        if weapon == "extendable_lance" and not beside and self._thrusts(spot, foe.spot, lies, doors):
            found.append("lance")
        if "BULLY_ONLY" in self.effects and not free:
            against = {each.token: each for each in [*beside, foe]}.values()
            if sum(COMBAT[each.name] for each in against if each.standing) >= 2:
                return []
        return [Goal(do, 1) for do in found]

    def _sees(self, spot: Spot, there: Spot, lies: Lies, doors: Doors) -> list[str]:
        """TW-LOS-01 to TW-LOS-04: the direction in which somebody there is seen from here."""
        for way in WAYS:
            at, first = spot, True
            while doors[at][way] == "open" or (first and doors[at][way] == "slit"):
                at, first = self.board.next_to(at, way), False
                if at == there:
                    return [way]
                if self.people(lies, at):
                    break
        return []

    def _thrusts(self, spot: Spot, there: Spot, lies: Lies, doors: Doors) -> bool:
        """TW-ITM-LAN-01, -02, -05."""
        for way in WAYS:
            between = self.board.next_to(spot, way)
            if doors[spot][way] == "slit" and between == there:
                return True
            free = doors[spot][way] == "open" and not self.people(lies, between)
            if free and doors[between][way] == "open" and self.board.next_to(between, way) == there:
                return True
        return False

    def _pushable(self, foe: Piece, way: str, lies: Lies, doors: Doors) -> bool:
        """TW-CHR-BAN-03 to TW-CHR-BAN-05, TS-PSH-05, TS-PER-04."""
        there = self.board.next_to(foe.spot, way)
        own = self.there(lies, foe.spot)
        friends = [each for each in self.foes if each.spot == foe.spot and each != foe]
        things = self.there(lies, there)
        people = [each for each in self.foes if each.spot == there]
        if there in self.allies or any(self.kinds[thing] == WOUNDED for thing in things):
            return False
        rope = any(self.kinds[thing] == "rope" for thing in things)
        hangs = any(self.kinds[thing] == "rope" for thing in own) and there in self.board.pits
        hangs = hangs and self.anchors(lies, there, doors) >= 2
        falls = there in self.board.pits and not rope and not hangs
        if doors[foe.spot][way] != "open":
            if "PUSH_THROUGH_WALLS" not in self.effects or not self.lit(there, False) or people:
                return False
            return foe.wounded or falls or len(own) + len(things) < 2
        if any(each.wounded == foe.wounded for each in people):
            return False
        if foe.standing and there[0] == BLUE_ZONE:
            return True
        return falls or 1 + len(own) + len(friends) + len(people) + len(things) <= 2
