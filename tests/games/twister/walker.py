"""A slow second opinion on one move: every step, every hand reached out, as the rules say it, and judged at the end.

It knows nothing of the engine's ways and stops. What it finds are outcomes: where everything is after the move, and the
victory points. Items of one kind are alike, whatever their colour.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from games.twister.judge import COMBAT, WAYS, Judge, Piece, Spot, lawful, name, sparse
from games.twister.table import lay
from verlies.games.twister import state as s
from verlies.games.twister.content import COLOURS
from verlies.games.twister.match import TwisterMatch

SPEED = {
    "banshee": 4, "cleric": 4, "colossus": 2, "mage": 4, "mechanork": 3, "naga": 6, "telepath": 3, "backstabber": 4,
    "thief": 5, "warrior": 3, "troll": 2, "goblin": 4, "wall_walker": 4,
}  # fmt: skip
"""TW-CHR, TW-DT1: the speeds, written down once more."""

OUT = {s.DEAD: "dead", s.GONE: "gone", s.LOST: "lost"}
Outcome = tuple[tuple[str, ...], int, int]
"""All tokens with their places, and the victory points of both sides."""


class Halt(NamedTuple):
    """A moment of a move."""

    spot: Spot
    held: int | None
    """What the mover carries, as a number among the pieces."""
    places: tuple[Spot | None, ...]
    """Where the pieces are; None for the mover and what it carries."""
    stepped: bool
    """Whether it came onto this square during this move, and has not taken a rope up from it."""


class Walker:
    """The move of one figure in one position."""

    def __init__(self, m: TwisterMatch, token: int) -> None:
        self.board = Judge(m)
        self.pieces = self.board.pieces
        self.me = next(piece for piece in self.pieces if piece.token == token)
        self.vp = (m.vp(0), m.vp(1))
        self.goal = self.board.east if self.me.side == 0 else self.board.west
        own = [at for at, piece in enumerate(self.pieces) if piece.spot == self.me.spot and piece != self.me]
        gone = [piece == self.me or at in own for at, piece in enumerate(self.pieces)]
        places = tuple(None if out else piece.spot for out, piece in zip(gone, self.pieces, strict=True))
        self.doors = {
            here: [(self.board.next_to(here, way), self.board.edge(here, way)) for way in WAYS]
            for here in [*self.board.up, *((x, y) for x in (self.board.west, self.board.east) for y in range(10))]
        }
        """By square: its neighbours, and the edges between."""
        self.start = Halt(self.me.spot, own[0] if own else None, places, False)

    def outcomes(self) -> set[Outcome]:
        """All that can come of the move (TW-MOV-01), less that nothing changes."""
        found: set[Outcome] = set()
        seen: set[Halt] = set()
        front = {self.start}
        for left in range(SPEED[self.me.name], -1, -1):
            front = self._handle(front) - seen
            seen |= front
            for halt in front:
                found |= self._end(halt)
            front = {after for halt in front for after in self._steps(halt)} - seen if left else set()
        return found - {self._outcome(self.start, {})}

    # One thing after the other

    def _handle(self, halts: set[Halt]) -> set[Halt]:
        """These moments, and all that come of taking and putting there (TW-CAR-05)."""
        seen = set(halts)
        todo = list(halts)
        while todo:
            for after in self._hands(todo.pop()):
                if after not in seen:
                    seen.add(after)
                    todo.append(after)
        return seen

    def _hands(self, halt: Halt) -> Iterator[Halt]:
        """TW-CAR-06: put down what it carries, or take something up."""
        here = halt.spot
        if self._gone(here) or any(p.standing and p.side != self.me.side for p in self._on(halt, here)):
            return  # TW-EXT-04, TW-CAR-07
        if halt.held is not None:
            rope = self.pieces[halt.held].name == "rope"
            laid = not halt.stepped and self.me.name != "thief"
            lain = rope and (laid or self._anchors(halt, here) >= 2)  # TW-ROP-01, TW-ROP-06
            if here not in self.board.pits or self._rope(halt, here) or lain:  # TW-CAR-09
                yield halt._replace(held=None, places=self._set(halt, halt.held, here))
            return
        for thing, piece in enumerate(self.pieces):
            if halt.places[thing] != here or piece.standing or (piece.character and piece.side != self.me.side):
                continue  # TW-CAR-04
            rope = piece.name == "rope"
            if rope and here in self.board.pits:
                friend = any(other.standing for other in self._on(halt, here))
                if friend and sum(other.name == "rope" for other in self._on(halt, here)) == 1:
                    continue  # TW-ROP-08
            yield Halt(here, thing, self._set(halt, thing, None), halt.stepped and not rope)

    def _steps(self, halt: Halt) -> Iterator[Halt]:
        """One step in each direction (TW-MOV-02 to TW-MOV-07)."""
        if self._gone(halt.spot):  # TW-MOV-09
            return
        for there, edge in self.doors[halt.spot]:
            through = edge == "open" or (edge == "slit" and self.me.name == "naga")
            if through and self._lets_pass(halt, there) and self._bears(halt, there):
                yield halt._replace(spot=there, stepped=True)

    def _lets_pass(self, halt: Halt, there: Spot) -> bool:
        """TW-MOV-05: no unwounded enemy, but for who flies or fits between the legs of one."""
        for foe in self._on(halt, there):
            if foe.standing and foe.side != self.me.side:
                legs = foe.name == "colossus" and COMBAT[self.me.name] <= 1
                if self.me.name != "mage" and not legs:
                    return False
        return True

    def _bears(self, halt: Halt, there: Spot) -> bool:
        """TW-MOV-03, TW-ROP-06: whether it can step there from here, over pits and off them."""
        flies, climbs = self.me.name == "mage", self.me.name == "thief"
        rope = halt.held is not None and self.pieces[halt.held].name == "rope"
        valid = there not in self.board.pits or self._rope(halt, there) or climbs
        on_own_rope = rope and halt.spot in self.board.pits and not self._rope(halt, halt.spot)
        if on_own_rope and not (flies and halt.stepped):
            return valid
        friend = any(p.name == "thief" and p.standing and p.side == self.me.side for p in self._on(halt, there))
        return valid or flies or friend or (rope and self._anchors(halt, there) >= 2)

    # What is where

    def _gone(self, here: Spot) -> bool:
        return here[0] == self.goal

    def _on(self, halt: Halt, here: Spot) -> list[Piece]:
        """All on a square but the mover and what it carries."""
        return [piece for piece, place in zip(self.pieces, halt.places, strict=True) if place == here]

    def _rope(self, halt: Halt, here: Spot) -> bool:
        return any(piece.name == "rope" for piece in self._on(halt, here))

    def _anchors(self, halt: Halt, pit: Spot) -> int:
        """TW-ROP-02, TW-ROP-03: the anchor squares of a pit."""
        beside = [there for there, edge in self.doors[pit] if edge == "open"]
        climbs = self.me.name == "thief"
        return sum(climbs or there not in self.board.pits or self._rope(halt, there) for there in beside)

    def _set(self, halt: Halt, thing: int, place: Spot | None) -> tuple[Spot | None, ...]:
        return (*halt.places[:thing], place, *halt.places[thing + 1 :])

    # The end of it

    def _end(self, halt: Halt) -> set[Outcome]:
        """The outcome if the move ends here, or none where it may not (TW-MOV-11, TW-GLD-06)."""
        here = halt.spot
        fates: dict[int, str] = {}
        if self._gone(here):
            fates[self.pieces.index(self.me)] = "gone"  # TW-EXT-01, TW-EXT-03
            if halt.held is not None:
                fates[halt.held] = "lost"
        elif here in self.board.pits and self.me.name != "thief" and not self._rope(halt, here):
            rope = halt.held is not None and self.pieces[halt.held].name == "rope"
            if not rope or (halt.stepped and self._anchors(halt, here) < 2):
                return set()
        squares: dict[Spot, list[int]] = {}
        for thing, place in enumerate(halt.places):
            if thing not in fates:
                squares.setdefault(place or here, []).append(thing)
        for spot, things in squares.items():  # TW-ACT-04: pits come before the golden rules
            there = [self.pieces[thing] for thing in things]
            held = any(p.name == "rope" or (p.name == "thief" and p.standing) for p in there)
            if spot in self.board.pits and not held:  # TW-PIT-05, TW-CAR-09
                fates |= {thing: "dead" if self.pieces[thing].character else "lost" for thing in things}
            elif not lawful(there):
                return set()
        return {self._outcome(halt, fates)}

    def _outcome(self, halt: Halt, fates: dict[int, str]) -> Outcome:
        points = list(self.vp)
        places = []
        for thing, piece in enumerate(self.pieces):
            fate = fates.get(thing)
            who = f"{COLOURS[piece.side]} {piece.name}" if piece.character else piece.name
            places.append(f"{who} {fate or name(halt.places[thing] or halt.spot)}")
            if fate == "dead":
                points[1 - piece.side] += 1  # TW-VP-02, TW-SUI-02
            elif piece == self.me and fate:
                points[piece.side] += 2 if piece.name == "goblin" else 1  # TW-EXT-02, TW-DT1-04
            elif piece.name == "treasure" and fate and thing == halt.held:
                points[self.me.side] += 1  # TW-DT1-09
        return tuple(sorted(places)), points[0], points[1]


def played(m: TwisterMatch, token: int) -> set[Outcome]:
    """The same by the engine: all that its moves `go`, `take` and `put` of this figure lead to."""
    side, who = s.SIDE[token], m.name(token)
    found: set[tuple[bytes, int, int]] = set()
    seen: set[tuple[bytes, tuple[int, ...]]] = set()
    todo = [m]
    while todo:
        state = todo.pop()
        moves = [move for move in state.moves(side) if move.split(" ")[0] in ("go", "take", "put")]
        own = [move for move in moves if move.split(" ")[1] == who]
        assert own or state is m, f"a move that cannot be ended: {state.frames}"
        for move in own:
            after = state.copy()
            after.apply(side, move)
            if after.frames and after.frames[-1][0] == s.WALK:
                key = bytes(after.where), after.frames[-1]
                if key not in seen:
                    seen.add(key)
                    todo.append(after)
            else:
                found.add((bytes(after.where), after.vp(0), after.vp(1)))
    here = [each for each in range(s.TOKENS) if m.where[each] < s.DOWN]
    names = [f"{COLOURS[s.SIDE[each]]} {m.name(each)}" if s.IS_FIGURE[each] else m.name(each) for each in here]

    def outcome(where: bytes, yellow: int, blue: int) -> Outcome:
        places = [OUT.get(where[each]) or name(divmod(where[each], 10)) for each in here]
        return tuple(sorted(map("{} {}".format, names, places))), yellow, blue

    return {outcome(*end) for end in found} - {outcome(bytes(m.where), m.vp(0), m.vp(1))}


# Positions

EDGES = " " * 24 + "---==#"
"""What the edges of drawn halls are drawn from."""
MOVERS = ("mage", "mage", "mage", "cleric", "cleric", "telepath", "telepath", "goblin", "colossus", "thief", "naga")
THINGS = ("rope", "key", "great_shield", "bow", "treasure")


def scattered(seed: int) -> tuple[TwisterMatch, int]:
    """A lawful position in which much lies close together, and a figure of the side on turn in the midst of it."""
    rng = Random(seed)
    side = rng.randrange(2)
    board: dict[str, Any] = {"extras": True, "active": side}
    if seed % 5:
        board["drawn"] = sparse(seed % 5, EDGES, pits=0.35)
    else:
        ids = [f"{pair}{sister}" for pair in (37, 38, 39, 40) for sister in "AB"]
        rng.shuffle(ids)
        board["halls"] = {f"S{slot + 1}": (hall, rng.randrange(4)) for slot, hall in enumerate(ids)}
    judge = Judge(lay(**board))
    ground = _around(rng, judge, side)
    teams: tuple[dict[str, str], dict[str, str]] = ({}, {})
    wounded: list[str] = []
    items: dict[str, str] = {}
    kit = [f"{colour} {item}" for colour in COLOURS[:2] for item in THINGS]
    rng.shuffle(kit)

    def drop(here: Spot, rope: bool) -> None:
        """Lay the next rope there, or the next of all else."""
        left = [item for item in kit if item.endswith("rope") == rope]
        if left:
            items[left[0]] = name(here)
            kit.remove(left[0])

    def ropes() -> bool:
        return any(item.endswith("rope") for item in kit)

    def stand(team: int, figure: str, here: Spot, lies: bool) -> bool:
        """Put a figure there if it may be there; most have something in their hands."""
        if figure in teams[team] or (here[0] == (judge.east, judge.west)[team] and not lies):
            return False
        climbs, pit = figure == "thief" and not lies, here in judge.pits
        if pit and not climbs and not ropes():
            return False
        teams[team][figure] = name(here)
        wounded.extend([f"{COLOURS[team]} {figure}"] if lies else [])
        if pit and not climbs:
            drop(here, rope=True)
        elif rng.random() < 0.5:
            drop(here, rope=rng.random() < 0.4)
        elif not lies and rng.random() < 0.4:
            friend = rng.choice([each for each in (*COMBAT, *["colossus"] * 5) if each not in teams[team]])
            teams[team][friend] = name(here)
            wounded.append(f"{COLOURS[team]} {friend}")
        return True

    mover = rng.choice(MOVERS)
    while not stand(side, mover, ground[0], False):
        ground.pop(0)
    crowd = ground[1:14]
    rng.shuffle(crowd)
    few = mover in ("naga", "thief")  # they go so far that little is enough
    for _ in range(rng.randrange(1, 3 if few else 6)):
        team = rng.choice((side, side, 1 - side))
        figure = rng.choice((*COMBAT, "colossus", "thief", "thief", "thief"))
        if figure == "thief":  # rather over a pit
            crowd.sort(key=lambda here: here in judge.pits)
        stand(team, figure, crowd.pop(), rng.random() < (0.2 if figure == "thief" else 0.55))
    for here in crowd[: 1 if few else rng.randrange(1, 4)]:
        pit = here in judge.pits
        if not pit or ropes():
            drop(here, rope=pit or rng.random() < 0.4)
            for _ in range(rng.randrange(2)):
                drop(here, rope=False)
    m = lay(*teams, items=items, wounded=wounded, **board)
    for gate, hall in enumerate(m.content.gate_hall):
        if hall in m.halls:
            m.set_gate(gate, rng.choice((0, 1, 2)))
    return m, m.of_kind(side, m.content.figure_ids.index(mover))


def _around(rng: Random, judge: Judge, side: int) -> list[Spot]:
    """All squares by how far they are from one of them; that lies more often near the goal."""
    middle = rng.choice((rng.randrange(1, 21), (18, 3)[side])), rng.randrange(10)
    area = [*judge.up, *((x, y) for x in (0, 21) for y in range(10))]
    return sorted(area, key=lambda here: (abs(here[0] - middle[0]) + abs(here[1] - middle[1]), here))
