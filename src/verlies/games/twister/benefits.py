"""What moves bring, in the words of the game, for hints: what is better than before, and odds of what is to come."""

from __future__ import annotations

from collections.abc import Iterator

from verlies.core.events import Gain
from verlies.games.twister import combat, fights, turn
from verlies.games.twister import state as s
from verlies.games.twister.dungeon import BIT, SLOT_NAMES, listed, step
from verlies.games.twister.outlook.exits import FLYER, SLITHERER, WALKER, distances
from verlies.games.twister.sight import character_at
from verlies.games.twister.state import DOWN, NONE, State
from verlies.games.twister.ways import Scene

MOST = 4
NOTABLE = 2
"""So many steps nearer to the exit are worth a word."""


def benefits(m: State, before: State, seat: int) -> list[Gain]:
    """The most important first. Where nothing is better, what the moves are for."""
    if not m.shown:
        return [Gain("sets_up")]
    result = m.result
    if result is not None and seat in result.winners:
        return [Gain("wins")]
    found = [*_points(m, before, seat), *_combat(m, before, seat), *_hall(m), *_exits(m, before, seat)]
    found += [*_targets(m, before, seat), *_safety(m, before, seat), *_finds(m, before, seat), *_means(m, before, seat)]
    return found[:MOST] or [Gain("follows" if before.active != seat else "prepares" if m.active == seat else "waits")]


def _points(m: State, before: State, seat: int) -> Iterator[Gain]:
    points = m.vp(seat) - before.vp(seat)
    if points > 0:
        yield Gain("points", {"points": points, "left": max(m.target - m.vp(seat), 0)})


def _combat(m: State, before: State, seat: int) -> Iterator[Gain]:
    """The odds of a combat that has begun, or of the card laid in it."""
    fight = before.fight
    card = m.chosen[seat]
    if fight is not None and m.fight is not None and card != NONE:
        win, tie, loss = fights.chances(before, fight, seat)[str(card)]
        whole = win + tie + loss
        yield Gain("card", {"value": card, "win": round(100 * win / whole), "loss": round(100 * loss / whole)})
    elif fight is None and m.fight is not None and m.fight.side == seat:
        win, _, loss = fights.odds(m, m.fight)
        yield Gain("combat", {"figure": m.name(m.fight.target), "win": win, "loss": loss})


def _hall(m: State) -> Iterator[Gain]:
    if m.frames and m.frames[-1][0] == s.DRAW_HALL:
        yield Gain("hall", {"slot": SLOT_NAMES[m.frames[-1][1]]})


def _standing(m: State, side: int) -> list[int]:
    """The unwounded figures of a side on the board."""
    return [token for token in m.squads[side] if m.where[token] < DOWN and not m.wounded >> token & 1]


def _steps(m: State, token: int) -> int:
    """How far a figure is from its exit, with a price for all that is in its way."""
    figure = m.figure(token)
    return distances(m, s.SIDE[token])[FLYER if figure.flies else SLITHERER if figure.slits else WALKER][m.where[token]]


def _exits(m: State, before: State, seat: int) -> Iterator[Gain]:
    both = set(_standing(m, seat)) & set(_standing(before, seat))
    nearer = {token: _steps(before, token) - _steps(m, token) for token in sorted(both)}
    for token in sorted(nearer, key=lambda token: -nearer[token])[:2]:
        if nearer[token] >= NOTABLE:
            yield Gain("nearer", {"figure": m.name(token), "steps": nearer[token], "left": _steps(m, token)})


def _attackable(m: State, side: int) -> set[str]:
    """Whom a side could attack now, with the AP that it has left."""
    if m.active != side or not m.frames or m.frames[-1][0] != s.ACT:
        return set()
    moves = turn.attack_moves(m, Scene(m))
    return {m.name(character_at(m, m.words.code[move][-1])) for move in moves}


def _targets(m: State, before: State, seat: int) -> Iterator[Gain]:
    fresh = sorted(_attackable(m, seat) - _attackable(before, seat))
    if fresh:
        yield Gain("targets", {"figures": fresh})


def _threatened(m: State, side: int) -> set[str]:
    """The figures of a side that stand beside an enemy who could attack them."""
    foes = 0
    for token in _standing(m, 1 - side):
        foes |= BIT[m.where[token]]
    beside = step(foes, m.south, m.east)
    own = (token for token in m.squads[side] if m.where[token] < DOWN)
    return {m.name(token) for token in own if beside & BIT[m.where[token]] and combat.open_to_attack(m, token)}


def _safety(m: State, before: State, seat: int) -> Iterator[Gain]:
    on_board = {m.name(token) for token in m.squads[seat] if m.where[token] < DOWN}
    safe = sorted((_threatened(before, seat) - _threatened(m, seat)) & on_board)
    if safe:
        yield Gain("safe", {"figures": safe})


def _finds(m: State, before: State, seat: int) -> Iterator[Gain]:
    for token in _standing(m, seat):
        held = m.beside(token)
        if held != NONE and not s.IS_FIGURE[held] and before.where[token] < DOWN and before.beside(token) != held:
            yield Gain("carries", {"figure": m.name(token), "item": m.name(held)})


def _means(m: State, before: State, seat: int) -> Iterator[Gain]:
    if m.active == seat and m.now and not before.now:
        yield Gain("ap", {"ap": m.ap})
    turned = [
        slot for slot in listed(m.slots) if m.turned[slot] != before.turned[slot] and m.up & before.up >> slot & 1
    ]
    if turned and before.active == seat:
        yield Gain("turned", {"halls": [m.content.hall_ids[m.halls[slot]] for slot in turned]})
