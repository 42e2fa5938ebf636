"""Positions from the middle of games: much explored, cards equipped, foes about, half of them in act 2.

Random play from the start ends long before it gets there. Everything is done by the engine itself, as if a card had
said so; only where heroes and goblins stand and how they are is set at random. So no invariant is broken.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from games.tiny.table import changed, effect, turn_of
from verlies.core.dealer import Dealer
from verlies.core.moves import DEALER, Move, Seat
from verlies.games.tiny.damage import kill
from verlies.games.tiny.lair import entrance
from verlies.games.tiny.match import TinyMatch
from verlies.games.tiny.meta import GAME
from verlies.games.tiny.state import DEATHS, NONE, NOWHERE, TURN
from verlies.games.tiny.vocabulary import BOSS_FOE, GOBLINS
from verlies.games.tiny.ways import CELLS, LAIR

LIVELY = (
    "attack", "cast", "use", "lure", "portal", "pay", "take", "keep", "draw", "reward", "send", "search", "disarm",
)  # fmt: skip
"""What makes things happen: chosen more often."""


def scattered(seed: int) -> TinyMatch:
    rng = Random(seed)
    seats = 2 + seed % 3
    while True:
        match = _explored(seats, rng, to_the_end=bool(seed % 2))
        if match.turn and (not seed % 2 or _open_lair(match, rng)):
            _place(match, rng)
            return match


def _explored(seats: int, rng: Random, to_the_end: bool) -> TinyMatch:
    match = GAME.new(seats, Dealer(int(rng.random() * 1e6)), None, {"heroes": "random"})
    assert isinstance(match, TinyMatch)
    match.deal()
    for seat in range(seats):
        turn_of(match, seat)
        effect(match, "discover", seat, kinds=3, n=4)
        _answer(match, rng)
    wanted = CELLS if to_the_end else rng.randrange(3, 15)
    while match.turn and wanted and (match.door == NONE or match.hidden_encounters or not to_the_end):
        wanted -= 1
        effect(match, "reveal", n=1, scope="any")
        _answer(match, rng)
        if match.turn and match.goblins() > rng.randrange(1, 4):
            _slay(match, [match.where[:GOBLINS].index(next(at for at in match.where[:GOBLINS] if at != NOWHERE))], rng)
    return match


def _answer(match: TinyMatch, rng: Random) -> None:
    """Random answers until the active hero's turn goes on."""
    while match.turn and match.frames != [(TURN,)]:
        match.apply(*random_move(match, rng))


def _slay(match: TinyMatch, foes: list[int], rng: Random) -> None:
    for foe in foes:
        kill(match, foe)
        match.frames.append((DEATHS,))
        match._settle(None)
        changed(match)
        _answer(match, rng)


def _open_lair(match: TinyMatch, rng: Random) -> bool:
    """Act 2, if all minions and the door were found."""
    if match.hidden_encounters or match.door == NONE:
        return False
    _slay(match, list(match.line), rng)
    if not match.turn:
        return False
    turn_of(match, match.active)
    match.place[match.active] = match.door
    changed(match)
    match.play(match.active, match.vocabulary.go[entrance(match)])
    match.deal()
    return True


def _place(match: TinyMatch, rng: Random) -> None:
    """Heroes and foes somewhere, near each other more often than not; tracks and torch somewhere."""
    rooms = [cell for cell in range(CELLS) if match.exits[cell]]
    crowd = [*rng.sample(rooms, min(3, len(rooms))), *([LAIR, match.door] if match.act == 2 else [])]
    spaces = rng.sample(range(LAIR, LAIR + 6), 6)
    for seat in range(match.seats):
        at = rng.choice(crowd) if rng.random() < 0.8 else rng.choice(rooms)
        match.place[seat] = spaces.pop() if at == LAIR else at
        mat = match.content.mats[match.heroes[seat]]
        match.health[seat] = rng.randrange(0 if rng.random() < 0.3 else 1, mat.health + 1)
        match.focus[seat] = rng.choice([0, 1, mat.focus, rng.randrange(mat.focus + 1)])
    for foe, _ in match.foes():
        at = rng.choice(crowd)
        match.where[foe] = rng.choice(rooms) if at == LAIR and GOBLINS <= foe < BOSS_FOE else at
    track = match.content.torches[match.act - 1]
    match.torch = rng.randrange(track.start[match.seats], track.skull - 3)
    turn_of(match, rng.randrange(match.seats))


def random_move(match: TinyMatch, rng: Random) -> tuple[Seat, Move]:
    seat = match.turn[0]
    if seat == DEALER:
        return seat, match.odds().sample(rng)
    moves = match.moves(seat)
    lively = [move for move in moves if move.verb in LIVELY]
    return seat, rng.choice(lively if lively and rng.random() < 0.5 else moves)


def scenes(seeds: range, moves: int) -> Iterator[tuple[TinyMatch, Random]]:
    """Positions of many games: from each scattered one, this many moves onward."""
    for seed in seeds:
        match, rng = scattered(seed), Random(seed)
        yield match, rng
        for _ in range(moves):
            match.play(*random_move(match, rng))
            if match.over:
                break
            yield match, rng
