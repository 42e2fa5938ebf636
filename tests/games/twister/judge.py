"""A slow second opinion on combat: who sees whom, who can be attacked, who takes part, and with what value.

It reads the drawings of the halls and where the tokens are, and knows nothing of the engine's sets of squares. Squares
are (x, y) as TW-BRD-01 has them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from games.twister.table import PLAIN, lay
from verlies.games.twister import state as s
from verlies.games.twister.content import COLOURS
from verlies.games.twister.match import TwisterMatch

Spot = tuple[int, int]

LETTERS = "abcdefghijklmnopqrstuv"
WAYS: dict[str, Spot] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
BACK = {"N": "S", "E": "W", "S": "N", "W": "E"}
COMBAT = {
    "banshee": 1, "cleric": 2, "colossus": 5, "mage": 1, "mechanork": 2, "naga": 2, "telepath": 0, "backstabber": 2,
    "thief": 2, "warrior": 3, "troll": 4, "goblin": 1, "wall_walker": 1,
}  # fmt: skip
"""TW-CHR, TW-DT1: the combat values, written down once more."""


@dataclass(frozen=True)
class Piece:
    """A character or item on the board."""

    token: int
    side: int
    name: str
    spot: Spot
    character: bool
    wounded: bool
    hurt: bool
    healed: bool

    @property
    def standing(self) -> bool:
        return self.character and not self.wounded

    @property
    def ready(self) -> bool:
        """TW-TRN-09, TW-GRP-01: can act and takes part."""
        return self.standing and not self.healed

    @property
    def attackable(self) -> bool:
        """TW-CBT-02."""
        return self.character and not self.hurt and not self.healed


@dataclass(frozen=True)
class Combat:
    """What an attack is: its kind, and the names of those who take part."""

    kind: str
    attackers: tuple[Piece, ...]
    defenders: tuple[Piece, ...]
    target: Piece
    afar: frozenset[Piece] = frozenset()
    """Those who use a bow or lance."""


def name(spot: Spot) -> str:
    return f"{LETTERS[spot[0]]}{spot[1] + 1}"


def spot(square: str) -> Spot:
    return LETTERS.index(square[0]), int(square[1:]) - 1


class Judge:
    """The position of a match, read afresh."""

    def __init__(self, m: TwisterMatch) -> None:
        self.west, self.east = m.zones
        self.up: set[Spot] = set()
        self.pits: set[Spot] = set()
        self.edges: dict[tuple[Spot, str], str] = {}
        """By square and side: the character of the half-edge."""
        for slot in range(8):
            if m.halls[slot] < s.ABSENT:
                self._read_hall(m, slot)
        self.pieces = [
            Piece(
                token, token // 14, m.name(token), divmod(m.where[token], 10), token % 14 < 8,
                bool(m.wounded >> token & 1), bool(m.hurt >> token & 1), bool(m.healed >> token & 1),
            )
            for token in range(28) if m.where[token] < 220
        ]  # fmt: skip

    def _read_hall(self, m: TwisterMatch, slot: int) -> None:
        hall = m.content.hall_ids[m.halls[slot]]
        card = m.content.cards[hall]
        grid = [list(row) for row in card.fields["rows"]]
        for gate in card.fields["gates"]:
            x, y, side = gate["edge"]
            dx, dy = WAYS[side]
            if m.gates[m.content.gate_ids.index(gate["id"])]:  # open or broken (TW-PRT-01)
                grid[2 * y + 1 + dy][2 * x + 1 + dx] = " "
        for _ in range(m.turned[slot]):  # TW-BRD-11
            grid = [[grid[10 - place][line] for place in range(11)] for line in range(11)]
        left, top = 1 + 5 * (slot // 2), 5 * (slot % 2)
        for x in range(5):
            for y in range(5):
                here = left + x, top + y
                self.up.add(here)
                if grid[2 * y + 1][2 * x + 1] == "O":
                    self.pits.add(here)
                for side, (dx, dy) in WAYS.items():
                    self.edges[here, side] = grid[2 * y + 1 + dy][2 * x + 1 + dx]

    # The board

    def zone(self, here: Spot) -> bool:
        return here[0] in (self.west, self.east) and 0 <= here[1] < 10

    def next_to(self, here: Spot, way: str) -> Spot:
        return here[0] + WAYS[way][0], here[1] + WAYS[way][1]

    def edge(self, here: Spot, way: str) -> str:
        """TW-BRD-06: "open", "slit" or "closed"."""
        there = self.next_to(here, way)
        if not (here in self.up or self.zone(here)) or not (there in self.up or self.zone(there)):
            return "closed"
        halves = self.edges.get((here, way), " ") + self.edges.get((there, BACK[way]), " ")
        if set(halves) & set("-|#"):
            return "closed"
        return "slit" if "=" in halves else "open"

    def adjacent(self, one: Spot, other: Spot) -> bool:
        """TW-BRD-10."""
        return any(self.next_to(one, way) == other and self.edge(one, way) == "open" for way in WAYS)

    # Who is where

    def on(self, here: Spot) -> list[Piece]:
        return [piece for piece in self.pieces if piece.spot == here]

    def faced(self, here: Spot) -> Piece | None:
        """TW-LOS-02, TW-CBT-13: who can be aimed at there."""
        characters = sorted((piece for piece in self.on(here) if piece.character), key=lambda each: each.wounded)
        return characters[0] if characters else None

    def faces(self, side: int) -> list[Piece]:
        return [piece for piece in self.pieces if piece.side == side and self.faced(piece.spot) == piece]

    def holds(self, piece: Piece, *items: str) -> bool:
        """TW-CAR-01."""
        return any(other.name in items and not other.character for other in self.on(piece.spot))

    def sight(self, here: Spot) -> dict[str, list[Spot]]:
        """TW-LOS-01 to TW-LOS-04: all that is seen from a square, by direction."""
        seen: dict[str, list[Spot]] = {}
        for way in WAYS:
            seen[way] = []
            at, first = here, True
            while self.edge(at, way) == "open" or (first and self.edge(at, way) == "slit"):
                at, first = self.next_to(at, way), False
                seen[way].append(at)
                if self.faced(at) is not None:
                    break
        return seen

    def in_sight(self, here: Spot) -> list[tuple[Piece, str]]:
        """The characters that are seen from a square."""
        ends = [(self.faced(line[-1]), way) for way, line in self.sight(here).items() if line]
        return [(piece, way) for piece, way in ends if piece is not None]

    def beside(self, piece: Piece) -> list[Piece]:
        """The enemies next to it."""
        return [foe for foe in self.faces(1 - piece.side) if self.adjacent(piece.spot, foe.spot)]

    # Attacks

    def lance_reaches(self, piece: Piece, foe: Piece) -> bool:
        """TW-ITM-LAN-01, -02, -05."""
        for way in WAYS:
            between = self.next_to(piece.spot, way)
            if self.edge(piece.spot, way) == "slit" and between == foe.spot:
                return True
            free = self.edge(piece.spot, way) == "open" and self.faced(between) is None
            if free and self.edge(between, way) == "open" and self.next_to(between, way) == foe.spot:
                return True
        return False

    def shots(self, archer: Piece) -> list[Piece]:
        """TW-RNG-01 to TW-RNG-03, less what happened this turn."""
        if any(foe.standing for foe in self.beside(archer)):
            return []
        seen = [piece for piece, _ in self.in_sight(archer.spot) if piece.side != archer.side]
        return [piece for piece in seen if not self.holds(piece, "great_shield")]

    def thrusts(self, lancer: Piece) -> list[Piece]:
        """TW-ITM-LAN-01 to TW-ITM-LAN-05, less what happened this turn."""
        if self.beside(lancer):
            return []
        return [foe for foe in self.faces(1 - lancer.side) if self.lance_reaches(lancer, foe)]

    def able(self, side: int, *items: str) -> list[Piece]:
        """Those of a side that can act, with one of these items if any is named."""
        own = [piece for piece in self.pieces if piece.side == side and piece.ready]
        return [piece for piece in own if not items or self.holds(piece, *items)]

    def company(self, attacker: Piece, target: Piece) -> set[Piece]:
        """TW-GRP-01: all who take part in a close combat, one link of the chain after the other."""
        party = {attacker, target}
        while True:
            drawn_in = {
                piece
                for piece in self.pieces
                if piece.ready and any(p.side != piece.side and self.adjacent(p.spot, piece.spot) for p in party)
            }
            if drawn_in <= party:
                return party
            party |= drawn_in

    def attacks(self, side: int) -> Iterator[tuple[str, Combat]]:
        """All attacks that a side can make, as moves and with those who take part before anybody joins."""
        for target in self.faces(1 - side):
            if not target.attackable:
                continue
            where = name(target.spot)
            near = [piece for piece in self.able(side) if self.adjacent(piece.spot, target.spot)]
            if near:
                yield f"fight {where}", self._combat("close", self.company(near[0], target), target)
            for lancer in self.able(side, "extendable_lance"):
                if target in self.thrusts(lancer):
                    party = self.company(lancer, target)
                    yield f"lance {lancer.name} {where}", self._combat("lance", party, target, {lancer})
            archers = [archer for archer in self.able(side, "bow") if target in self.shots(archer)]
            if archers:
                yield f"shoot {where}", self._combat("shot", {archers[0], target}, target, {archers[0]})

    def _combat(self, kind: str, party: set[Piece], target: Piece, afar: Iterable[Piece] = ()) -> Combat:
        ordered = sorted(party, key=lambda piece: piece.token)
        attackers = tuple(piece for piece in ordered if piece.side != target.side)
        return Combat(kind, attackers, tuple(p for p in ordered if p.side == target.side), target, frozenset(afar))

    def may_join(self, combat: Combat) -> list[Piece]:
        """TW-GRP-07, TW-RNG-07, TW-RNG-09, TW-ITM-LAN-07."""
        out = [piece for piece in self.able(1 - combat.target.side) if piece not in combat.attackers]
        archers = [p for p in out if self.holds(p, "bow") and set(self.shots(p)) & set(combat.defenders)]
        lancers = [p for p in out if self.holds(p, "extendable_lance") and set(self.thrusts(p)) & set(combat.defenders)]
        return archers + (lancers if combat.kind != "shot" else [])

    def joined(self, combat: Combat, helpers: Iterable[Piece]) -> Combat:
        """The same attack with these supporters."""
        party = {*combat.attackers, *combat.defenders, *helpers}
        return self._combat(combat.kind, party, combat.target, {*combat.afar, *helpers})

    def outcome(self, combat: Combat, attack: int, defence: int) -> dict[int, str]:
        """TW-CBT-06, TW-CBT-07, TW-GRP-06, TW-RNG-06, TW-ITM-LAN-04: what these cards do to whom, by token."""
        totals = [total + card for total, card in zip(self.sums(combat), (attack, defence), strict=True)]
        fates: dict[int, str] = {}
        if totals[0] > totals[1]:
            losers = combat.defenders
        elif totals[0] < totals[1]:
            losers = tuple(piece for piece in combat.attackers if piece not in combat.afar)
            for piece in combat.afar:
                fates |= {item.token: "lost" for item in self.on(piece.spot) if item.name == "extendable_lance"}
        else:
            return {}
        for piece in losers:
            fates[piece.token] = "dead" if piece.wounded else "wounded"
            if piece.standing:  # TW-CAR-12
                fates |= {each.token: "dead" for each in self.on(piece.spot) if each.character and each != piece}
        return fates

    def value(self, combat: Combat, piece: Piece) -> int:
        """TW-CBT-05, TW-RNG-04, TW-CHR-BST, TW-DT1-06, TW-DT1-07."""
        attacks = piece in combat.attackers
        if piece in combat.afar and self.holds(piece, "bow"):
            return 1
        total = 0 if piece.wounded else COMBAT[piece.name]
        if not attacks and self.holds(piece, "armour"):
            total += 1
        if attacks and piece not in combat.afar and self.holds(piece, "sword"):
            total += 1
        if piece.name == "backstabber" and piece.standing and combat.kind != "shot":
            own, foes = combat.attackers, combat.defenders
            if not attacks:
                own, foes = foes, own
            friend = any(other.standing for other in own if other != piece)
            shooters = any(self.holds(p, "bow") for p in combat.afar)
            beside = any(self.adjacent(piece.spot, foe.spot) for foe in foes)
            if friend and (beside or not shooters):
                total += 2
        return total

    def sums(self, combat: Combat) -> list[int]:
        return [sum(self.value(combat, p) for p in side) for side in (combat.attackers, combat.defenders)]

    def caller(self, combat: Combat) -> int | None:
        """TW-CHR-TEL-01, -05, -06: the side that may name a card."""
        both = combat.attackers + combat.defenders
        minds = [piece.side for piece in both if piece.name == "telepath" and piece.standing]
        return minds[0] if combat.kind != "shot" and len(both) == 2 and len(minds) == 1 else None

    # What else is done to others

    def powers(self, side: int) -> Iterator[str]:
        """All shock waves, fireballs and healings of a side."""
        for piece in self.able(side):
            if piece.name == "cleric":
                for other in (p for p in self.pieces if p.character and p.wounded and self.faced(p.spot) == p):
                    if self.adjacent(piece.spot, other.spot):
                        yield f"heal {name(other.spot)}"
            if piece.name == "mage" and self.holds(piece, "fireball_wand"):
                for victim, _ in self.in_sight(piece.spot):
                    yield f"burn {name(victim.spot)}"
            if piece.name == "banshee":
                for victim, way in self.in_sight(piece.spot):
                    if self.pushable(victim, way):
                        yield f"push {name(victim.spot)}"

    def pushable(self, victim: Piece, way: str) -> bool:
        """TW-CHR-BAN-03 to TW-CHR-BAN-05: whether it can be pushed on in this direction."""
        if self.edge(victim.spot, way) != "open":
            return False
        to = self.next_to(victim.spot, way)
        there = self.on(to)
        for other in there:
            friend = other.side == victim.side and other.wounded != victim.wounded
            if other.character and not friend:
                return False
        if victim.standing and to[0] == (self.east, self.west)[victim.side]:
            return True  # TW-EXT-07: it is gone before anybody counts
        if to in self.pits and not there and not (victim.name == "thief" and victim.standing):
            return True  # it falls, or it hangs there alone on its rope
        return lawful(self.on(victim.spot) + there)


def lawful(tokens: list[Piece]) -> bool:
    """TW-GLD-02: what may lie and stand together on one square."""
    characters = [piece for piece in tokens if piece.character]
    if len(tokens) > 2 or len(characters) < 2:
        return len(tokens) <= 2
    one, other = characters
    return one.side == other.side and one.wounded != other.wounded


FIGURES = (*COMBAT,)
ITEMS = ("bow", "extendable_lance", "fireball_wand", "great_shield", "sword", "armour", "rope", "key")
EDGES = " " * 25 + "-=#"
"""What the edges of sparse halls are drawn from."""


def sparse(seed: int, edges: str = EDGES, pits: float = 0.1) -> dict[str, tuple[str, ...]]:
    """Halls with few walls, slits, portcullises and pits, by slot; or with others, drawn from these edges."""
    rng = Random(seed)
    halls = {}
    for slot in range(8):
        lines = [list(row) for row in PLAIN]
        for line in range(11):
            for place in range(11):
                if (line + place) % 2:
                    lines[line][place] = rng.choice(edges)
                elif lines[line][place] == "." and rng.random() < pits:
                    lines[line][place] = "O"
        halls[f"S{slot + 1}"] = tuple("".join(row) for row in lines)
    return halls


def scattered(seed: int) -> TwisterMatch:
    """A lawful position: a throng of figures of both sides, some wounded, most with something in their hands.

    The halls are printed ones, ours, or sparse; some lie face down, their portcullises are closed, open or broken.
    """
    rng = Random(seed)
    slots = [f"S{at + 1}" for at in range(8)]
    board: dict[str, Any] = {
        "extras": True, "active": rng.randrange(2), "down": rng.sample(slots, rng.choice((0, 0, 0, 1, 2)))
    }  # fmt: skip
    if seed % 4:
        board["drawn"] = sparse(seed % 4)
    else:
        ids = lay(halls={}).content.hall_ids
        picked = rng.sample(ids[:8] if seed % 8 else ids, 8)
        board["halls"] = {slot: (hall, rng.randrange(4)) for slot, hall in zip(slots, picked, strict=True)}
    crowd = _crowd(rng, Judge(lay(**board)))
    teams: tuple[dict[str, str], dict[str, str]] = ({}, {})
    wounded: list[str] = []
    items: dict[str, str] = {}
    kit = [f"{colour} {item}" for colour in COLOURS[:2] for item in (*ITEMS[:2], *rng.sample(ITEMS[2:], 4))]
    for side, team in enumerate(teams):
        for figure in rng.sample(FIGURES, rng.randrange(4, 8)):
            here = crowd.pop()
            lies = rng.random() < 0.2
            if figure in team or len(team) > 6 or (here[0] == (21, 0)[side] and not lies):
                continue
            team[figure] = name(here)
            wounded += [f"{COLOURS[side]} {figure}"] if lies else []
            carries = rng.random()
            if carries < 0.7 and kit:
                items[_handed(rng, kit, figure, lies)] = name(here)
            elif carries > 0.8 and not lies:
                friend = rng.choice([each for each in FIGURES if each not in team])
                team[friend] = name(here)
                wounded.append(f"{COLOURS[side]} {friend}")
    items |= {item: name(crowd.pop()) for item in kit[:2]}
    m = lay(*teams, items=items, wounded=wounded, **board)
    stir(m, rng, (0, 0, 1, 2), 0.12)
    return m


def stir(m: TwisterMatch, rng: Random, gates: Sequence[int], share: float) -> None:
    """Portcullises are opened and broken, and of those in play this share was wounded or healed in this turn."""
    for gate, hall in enumerate(m.content.gate_hall):
        if hall in m.halls:
            m.set_gate(gate, rng.choice(gates))
    for token in (*m.squads[0], *m.squads[1]):
        if m.where[token] < s.DOWN and rng.random() < share:
            if m.wounded >> token & 1:
                m.hurt |= 1 << token
            else:
                m.healed |= 1 << token


def _handed(rng: Random, kit: list[str], figure: str, lies: bool) -> str:
    """Something out of the kit: for a Mage a wand, for those who can fight rather bow and lance."""
    wands = [item for item in kit if item.endswith("wand")]
    arms = [item for item in kit if item.endswith(("bow", "lance"))]
    item = rng.choice((figure == "mage" and wands) or (not lies and rng.random() < 0.6 and arms) or kit)
    kit.remove(item)
    return item


def _crowd(rng: Random, judge: Judge) -> list[Spot]:
    """Squares without pits around one square, in no order."""
    middle = rng.randrange(22), rng.randrange(10)
    area = [*judge.up, *((x, y) for x in (0, 21) for y in range(10))]
    area.sort(key=lambda here: (abs(here[0] - middle[0]) + abs(here[1] - middle[1]), here))
    crowd = [here for here in area if here not in judge.pits][: rng.choice((20, 30, 60))]
    rng.shuffle(crowd)
    return crowd
