"""What moves bring, in the words of the game, for hints: what is better than before, and odds of what is to come."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from verlies.core.events import Gain
from verlies.games.twister import attacks, battle, combat, fights
from verlies.games.twister import state as s
from verlies.games.twister.dungeon import BIT, CORNER, HEIGHT, SLOT_NAMES, listed, step
from verlies.games.twister.outlook.exits import FLYER, SLITHERER, WALKER, distances
from verlies.games.twister.sight import character_at
from verlies.games.twister.solo import memory
from verlies.games.twister.state import DOWN, NONE, UNKNOWN, State
from verlies.games.twister.ways import Scene

MOST = 4


def benefits(m: State, before: State, seat: int) -> list[Gain]:
    """The most important first. Where nothing is better, what the moves are for."""
    if not before.shown or before.frames[-1][0] == s.START:
        return [*_set_up(m, before, seat)][:MOST] or [Gain("sets_up")]
    if before.frames[-1][0] == memory.WATCH:  # whatever comes of it, nothing was decided
        return [Gain("follows")]
    if before.fight is not None:  # what comes of it depends on a card that nobody has seen
        return [*_fight(m, before, seat)] or [Gain("follows")]
    result = m.result
    if result is not None and seat in result.winners:
        return [Gain("wins")]
    ways = [*_exits(m, before, seat), *m.mode.hinders(m, before, seat)]
    found = [*_points(m, before, seat), *_attack(m, seat), *_hall(m), *ways, *_placed(m, before, seat)]
    found += [
        *_targets(m, before, seat),
        *m.mode.safety(m, before, seat),
        *_finds(m, before, seat),
        *_means(m, before, seat),
    ]
    if not ways:
        found += _turned(m, before, seat)
    goes_on = m.active == seat and m.now
    return found[:MOST] or [Gain("follows" if before.active != seat else "prepares" if goes_on else "waits")]


# Before the first turn


def _set_up(m: State, before: State, seat: int) -> Iterator[Gain]:
    """Who is chosen and who starts, by what they can do; where tokens lie, by who gets there first."""
    for token in m.squads[seat]:
        figure = m.figure(token) if m.kinds[token] != UNKNOWN else None
        if figure is not None and before.kinds[token] == UNKNOWN:
            yield Gain("member", {"figure": m.name(token), "speed": figure.speed, "combat": figure.combat})
        elif figure is not None and m.where[token] < DOWN <= before.where[token]:
            yield Gain("starts", {"figure": m.name(token), "speed": figure.speed})
    own = [token for token in range(s.TOKENS) if s.SIDE[token] == seat]
    for slot in listed(m.slots):
        if any(m.where[token] == DOWN + slot != before.where[token] for token in own):
            west = CORNER[slot][0]
            beside = [side for side in range(2) if m.zones[side] in (west - 1, west + 5)]
            place = "middle" if not beside else "own" if beside == [seat] else "other"
            yield Gain("lies", {"slot": SLOT_NAMES[slot], "place": place})


# Combat


def _fight(m: State, before: State, seat: int) -> Iterator[Gain]:
    """The odds of the card laid, or what can be laid after a card was named."""
    fight = before.fight
    assert fight is not None
    chances = fights.chances(before, fight, seat)
    card = m.chosen[seat]
    if m.fight is None and m.outcome is not None:
        card = m.outcome.cards[seat]
    if card != NONE and before.chosen[seat] == NONE:
        win, tie, loss = chances[str(card)]
        whole = win + tie + loss
        yield Gain("card", {"value": card, "win": round(100 * win / whole), "loss": round(100 * loss / whole)})
    elif m.fight is not None and m.called > 0 and battle.forced(m, 1 - seat):
        known = fights.chances(m, m.fight, seat)
        best = min(known, key=lambda value: (-known[value][0], known[value][2], int(value)))
        yield Gain("called", {"value": m.called, "card": int(best), "win": known[best][0], "loss": known[best][2]})
    else:
        yield from _attack(m, seat)


def _attack(m: State, seat: int) -> Iterator[Gain]:
    """The odds of a combat before its cards, and what it is about."""
    fight = m.fight
    if fight is not None and fight.side == seat:
        win, _, loss = fights.odds(m, fight)
        points = sum(m.figure(token).falling for token in listed(fight.defenders & m.wounded))
        yield Gain("combat", {"figure": m.name(fight.target), "win": win, "loss": loss, "points": points})


# Ways and places


def _points(m: State, before: State, seat: int) -> Iterator[Gain]:
    points = m.vp(seat) - before.vp(seat)
    if points > 0:
        yield Gain("points", {"points": points, "left": max(m.target - m.vp(seat), 0)})


def _hall(m: State) -> Iterator[Gain]:
    if m.frames and m.frames[-1][0] == s.DRAW_HALL:
        yield Gain("hall", {"slot": SLOT_NAMES[m.frames[-1][1]]})


def _standing(m: State, side: int) -> list[int]:
    """The unwounded figures of a side on the board."""
    return [token for token in m.squads[side] if m.where[token] < DOWN and not m.wounded >> token & 1]


def _need(m: State, token: int) -> int:
    """The AP that a figure needs to its exit, with a price for all that is in its way."""
    figure = m.figure(token)
    kind = FLYER if figure.flies else SLITHERER if figure.slits else WALKER
    return -(-distances(m, s.SIDE[token])[kind][m.where[token]] // figure.speed)


def _saved(m: State, before: State, side: int) -> dict[int, int]:
    """By figure of a side: how many AP fewer it needs to its exit."""
    both = set(_standing(m, side)) & set(_standing(before, side))
    return {token: _need(before, token) - _need(m, token) for token in sorted(both)}


def _exits(m: State, before: State, seat: int) -> Iterator[Gain]:
    saved = _saved(m, before, seat)
    for token in sorted(saved, key=lambda token: -saved[token])[:2]:
        if saved[token] > 0:
            yield Gain("nearer", {"figure": m.name(token), "ap": _need(m, token), "fewer": saved[token]})


def hinders(m: State, before: State, seat: int) -> Iterator[Gain]:
    saved = _saved(m, before, 1 - seat)
    for token in sorted(saved, key=saved.__getitem__)[:1]:
        if saved[token] < 0:
            yield Gain("hinders", {"figure": m.name(token), "ap": _need(m, token), "more": -saved[token]})


def _placed(m: State, before: State, seat: int) -> Iterator[Gain]:
    """Who came onto a revealed hall, and what lies there now."""
    for token in range(len(m.where)):
        if m.where[token] < DOWN <= before.where[token] and s.IS_FIGURE[token]:
            kind = "enters" if s.SIDE[token] == seat else "enters_other"
            yield Gain(kind, {"figure": m.name(token), "ap": _need(m, token)})
        elif m.where[token] < DOWN <= before.where[token]:
            own, other = (_nearest(m, token, side) for side in (seat, 1 - seat))
            if own is not None:
                yield Gain("lies_at", {"item": m.name(token), "own": own, "other": other})


def _nearest(m: State, token: int, side: int) -> int | None:
    """Squares to the nearest figure of a side as the crow flies; None without one."""
    x, y = divmod(m.where[token], HEIGHT)
    spots = (divmod(m.where[each], HEIGHT) for each in _standing(m, side))
    return min((abs(across - x) + abs(along - y) for across, along in spots), default=None)


# What can be done next


def _attackable(m: State, side: int) -> set[str]:
    """Whom a side could attack now, with the AP that it has left."""
    if m.active != side or not m.frames or m.frames[-1][0] != s.ACT:
        return set()
    moves = attacks.attack_moves(m, Scene(m))
    return {m.name(character_at(m, m.vocabulary.code[move][-1])) for move in moves}


def _targets(m: State, before: State, seat: int) -> Iterator[Gain]:
    fresh = sorted(_attackable(m, seat) - _attackable(before, seat))
    if fresh:
        yield Gain("targets", {"figures": fresh})


def threatened(m: State, side: int) -> set[str]:
    """The figures of a side that stand beside an enemy who could attack them."""
    foes = 0
    for token in _standing(m, 1 - side):
        foes |= BIT[m.where[token]]
    beside = step(foes, m.south, m.east)
    own = (token for token in m.squads[side] if m.where[token] < DOWN)
    return {m.name(token) for token in own if beside & BIT[m.where[token]] and combat.open_to_attack(m, token)}


def safety(
    m: State, before: State, seat: int, kind: str, endangered: Callable[[State, int], set[str]]
) -> Iterator[Gain]:
    """Who is no longer in danger."""
    on_board = {m.name(token) for token in m.squads[seat] if m.where[token] < DOWN}
    safe = sorted((endangered(before, seat) - endangered(m, seat)) & on_board)
    if safe:
        yield Gain(kind, {"figures": safe})


def _finds(m: State, before: State, seat: int) -> Iterator[Gain]:
    for token in _standing(m, seat):
        held = m.beside(token)
        if held != NONE and not s.IS_FIGURE[held] and before.where[token] < DOWN and before.beside(token) != held:
            yield Gain("carries", {"figure": m.name(token), "item": m.name(held)})


def _means(m: State, before: State, seat: int) -> Iterator[Gain]:
    if m.active == seat and m.now and not before.now:
        yield Gain("ap", {"ap": m.now})


def _turned(m: State, before: State, seat: int) -> Iterator[Gain]:
    turned = [
        slot for slot in listed(m.slots) if m.turned[slot] != before.turned[slot] and (m.up & before.up) >> slot & 1
    ]
    if turned and before.active == seat:
        yield Gain("turned", {"halls": [m.content.hall_ids[m.halls[slot]] for slot in turned]})
