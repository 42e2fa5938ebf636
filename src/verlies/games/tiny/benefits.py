"""What moves bring, in the words of the game, for hints: what is better than before, and the odds of what is rolled."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from verlies.core.events import Gain
from verlies.games.tiny import chances
from verlies.games.tiny import state as s
from verlies.games.tiny.chances import FACES, Chance
from verlies.games.tiny.content import TinyContent
from verlies.games.tiny.lair import unlocked
from verlies.games.tiny.loot import LOOT
from verlies.games.tiny.state import NONE, NOWHERE, State
from verlies.games.tiny.view import plan
from verlies.games.tiny.vocabulary import BOSS_FOE, CELL_NAMES, PLACE_NAMES
from verlies.games.tiny.ways import LAIR

MOST = 4


def benefits(m: State, before: State, seat: int) -> list[Gain]:
    """The most important first. Where nothing is better, what the moves are for."""
    if m.active == NONE:
        return [Gain("hero", {"hero": m.content.hero_ids[m.heroes[seat]]})] if m.heroes[seat] != NONE else []
    if m.ending == "boss_slain":
        return [Gain("victory")]
    found = [*_pending(m), *_foes(m, before), *_finds(m, before, seat), *_heroes(m, before, seat), *_dungeon(m, before)]
    found += [*_safety(m, before, seat), *_place(m, before, seat)]
    return found[:MOST] or [Gain("prepares" if seat in m.turn else "waits")]


# What chance decides next


def _pending(m: State) -> Iterator[Gain]:
    frame = m.frames[-1] if m.frames else (NONE,)
    if frame[0] in (s.DEAL_DICE, s.BEFORE_ROLL) and (chance := chances.running(m, deep=True)):
        yield _roll(m, chance)
        if chance.faint:
            yield Gain("faint", {"percent": _percent(chance.faint, chance.total * len(FACES))})
    elif frame[0] == s.DEAL_ROOM:
        yield Gain("reveal", {"cell": CELL_NAMES[frame[1]]})
    elif frame[0] == s.DEAL_CARD:
        yield Gain("draw", {"pile": "loot" if frame[1] == LOOT else "spell"})


def _roll(m: State, chance: Chance) -> Gain:
    percent = _percent(chance.success, chance.total)
    targets = [foe for foe, _ in m.foes() if m.aim >> foe & 1] if m.test in (s.ATTACK_TEST, s.CAST_TEST) else []
    if not targets or not chance.damage:
        return Gain("test", {"test": s.TEST_NAMES[m.test], "percent": percent})
    fells = _percent(chance.fells, chance.total)
    named = {"foe": m.words.foe_names[targets[0]], "card": m.foe_card(targets[0])}
    if len(targets) > 1:
        return Gain("attack_all", {"percent": percent, "fells": fells})
    return Gain("attack", {"percent": percent, "fells": fells, **named})


def _percent(part: int, whole: int) -> int:
    """As the page rounds it: what is possible is never 0, and what is not certain never 100."""
    return min(max(round(100 * part / whole), int(part > 0)), 100 if part == whole else 99)


# What has become better


def _foes(m: State, before: State) -> Iterator[Gain]:
    fallen = [foe for foe, _ in before.foes() if m.where[foe] == NOWHERE and foe != BOSS_FOE]
    for foe in fallen:
        yield Gain("felled", {"foe": m.words.foe_names[foe], "card": before.foe_card(foe)})
    for foe, _ in before.foes():
        lost = chances.life(before, foe) - chances.life(m, foe)
        if foe not in fallen and lost > 0:
            yield Gain("damage", {"damage": lost, "foe": m.words.foe_names[foe], "card": before.foe_card(foe)})


def _finds(m: State, before: State, seat: int) -> Iterator[Gain]:
    new = set(_cards(m.content, m, seat)) - set(_cards(m.content, before, seat))
    return (Gain("card", {"card": card}) for card in sorted(new))


def _cards(content: TinyContent, m: State, seat: int) -> Iterable[str]:
    loot = [m.left[seat], m.right[seat], m.armour[seat], *m.trinkets[seat]]
    yield from (content.loot_ids[card] for card in loot if card != NONE)
    yield from (content.spell_ids[card] for card in m.spells[seat])


def _heroes(m: State, before: State, seat: int) -> Iterator[Gain]:
    for hero in sorted(range(m.seats), key=lambda other: other != seat):
        health, focus = m.health[hero] - before.health[hero], m.focus[hero] - before.focus[hero]
        if health > 0 or focus > 0:
            name = m.content.hero_ids[m.heroes[hero]]
            yield Gain("recovers", {"hero": name, "health": max(health, 0), "focus": max(focus, 0)})


def _dungeon(m: State, before: State) -> Iterator[Gain]:
    if m.act > before.act:
        yield Gain("lair")
        return
    if m.door != before.door:
        yield Gain("door", {"open": int(unlocked(m))})
    rooms = sum(card >= s.DOWN for card in m.ground) - sum(card >= s.DOWN for card in before.ground)
    if rooms:
        yield Gain("rooms", {"rooms": rooms})
    if len(m.seals) < len(before.seals):
        yield Gain("seal")
    if m.torch < before.torch:
        yield Gain("torch", {"spaces": before.torch - m.torch})


def _safety(m: State, before: State, seat: int) -> Iterator[Gain]:
    """TE-ENM: health that the next enemy action would have cost, and does no more."""
    saved = _threat(before, seat) - _threat(m, seat)
    if saved > 0 and m.health[seat]:
        yield Gain("safer", {"health": saved})


def _threat(m: State, seat: int) -> int:
    return sum(hit["health"] for foe, _ in m.foes() for hit in plan(m, foe)["hits"] if hit["seat"] == seat)


def _place(m: State, before: State, seat: int) -> Iterator[Gain]:
    place = m.place[seat]
    if place == before.place[seat]:
        return
    if place >= LAIR:
        yield Gain("space", {"place": PLACE_NAMES[place]})
    elif m.room(place) is not None:
        yield Gain("place", {"cell": CELL_NAMES[place], "room": m.content.room_ids[m.card_at(place)]})
