"""What moves bring, in the words of the game, for hints: what is better than before, and the odds of what is rolled."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from verlies.core.events import Gain
from verlies.games.tiny import chances
from verlies.games.tiny import state as s
from verlies.games.tiny.abilities import SKILLS
from verlies.games.tiny.chances import FACES, Chance
from verlies.games.tiny.content import TinyContent
from verlies.games.tiny.lair import unlocked
from verlies.games.tiny.loot import LOOT
from verlies.games.tiny.reveal import ahead
from verlies.games.tiny.state import NONE, NOWHERE, State
from verlies.games.tiny.view import plan
from verlies.games.tiny.vocabulary import BOSS_FOE, CELL_NAMES, PLACE_NAMES
from verlies.games.tiny.ways import CELLS, FAR, LAIR

MOST = 4


def benefits(m: State, before: State, seat: int) -> list[Gain]:
    """The most important first. Where nothing is better, what the moves are for."""
    if before.heroes[seat] == NONE:
        return [*_hero(m, seat)]
    if m.ending == "boss_slain":
        return [Gain("victory")]
    found = [*_pending(m), *_foes(m, before), *_finds(m, before, seat), *_heroes(m, before, seat), *_dungeon(m, before)]
    found += [*_safety(m, before, seat), *_place(m, before, seat)]
    if _over(m, seat):
        return found[:MOST] or [Gain("waits")]
    return [*(found[:MOST] or [Gain("prepares")]), *_price(m, before, seat)]


def _over(m: State, seat: int) -> bool:
    """The turn of this seat has ended, or is about to."""
    return m.active != seat or any(frame[0] == s.NEXT_HERO for frame in m.frames)


def _hero(m: State, seat: int) -> Iterator[Gain]:
    """TE-SET-16: what the hero is good at."""
    if m.heroes[seat] != NONE:
        kit = m.content.kit(m.heroes[seat], NONE, NONE, NONE, b"", b"")
        mat = m.content.mats[m.heroes[seat]]
        dice = max(kit.dice)
        args = {"skill": SKILLS[kit.dice.index(dice)], "dice": dice, "health": mat.health, "speed": kit.speed}
        yield Gain("hero", {"hero": m.content.hero_ids[m.heroes[seat]], **args})


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
    elif frame[0] == s.DEAL_BOSS:
        yield Gain("lair")


def _roll(m: State, chance: Chance) -> Gain:
    percent = _percent(chance.success, chance.total)
    targets = [foe for foe, _ in m.foes() if m.aim >> foe & 1] if m.test in (s.ATTACK_TEST, s.CAST_TEST) else []
    if not targets or not chance.damage:
        return Gain("test", {"test": s.TEST_NAMES[m.test], "percent": percent})
    fells = _percent(chance.fells, chance.total)
    if len(targets) > 1:
        return Gain("attack_all", {"percent": percent, "fells": fells})
    named = {"foe": m.vocabulary.foe_names[targets[0]], "card": m.foe_card(targets[0])}
    if chance.fells == chance.success:
        return Gain("attack_fells", {"percent": percent, **named})
    damage = max(round(chance.damage / chance.success), 1)
    return Gain("attack", {"percent": percent, "damage": damage, "fells": fells, **named})


def _percent(part: int, whole: int) -> int:
    """As the page rounds it: what is possible is never 0, and what is not certain never 100."""
    return min(max(round(100 * part / whole), int(part > 0)), 100 if part == whole else 99)


# What has become better


def _foes(m: State, before: State) -> Iterator[Gain]:
    fallen = [foe for foe, _ in before.foes() if m.where[foe] == NOWHERE and foe != BOSS_FOE]
    for foe in fallen:
        yield Gain("felled", {"foe": m.vocabulary.foe_names[foe], "card": before.foe_card(foe)})
    for foe, _ in before.foes():
        lost = chances.life(before, foe) - chances.life(m, foe)
        if foe not in fallen and lost > 0:
            yield Gain("damage", {"damage": lost, "foe": m.vocabulary.foe_names[foe], "card": before.foe_card(foe)})


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
    down = _face_down(m) - _face_down(before)
    if down > 0:
        yield Gain("ways", {"cards": down})
    if len(m.seals) < len(before.seals):
        yield Gain("seal")
    if m.torch < before.torch:
        yield Gain("torch", {"spaces": before.torch - m.torch})


def _face_down(m: State) -> int:
    return sum(0 < card < s.DOWN for card in m.ground)


def _safety(m: State, before: State, seat: int) -> Iterator[Gain]:
    """TE-ENM: health that the next enemy action would have cost and no longer does, or will cost now."""
    saved = _threat(before, seat) - _threat(m, seat)
    if saved > 0 and m.health[seat]:
        yield Gain("safer", {"health": saved})
    elif saved < 0:
        yield Gain("threat", {"health": _threat(m, seat)})


def _threat(m: State, seat: int) -> int:
    return sum(hit["health"] for foe, _ in m.foes() for hit in plan(m, foe)["hits"] if hit["seat"] == seat)


def _place(m: State, before: State, seat: int) -> Iterator[Gain]:
    place = m.place[seat]
    if place == before.place[seat] or any(frame[0] == s.DEAL_BOSS for frame in m.frames):
        return
    if place >= LAIR:
        yield Gain("space", {"place": PLACE_NAMES[place]})
    elif m.room(place) is not None:
        yield Gain("place", {"cell": CELL_NAMES[place], "room": m.content.room_ids[m.card_at(place)]})
        if not m.test:
            yield from _aims(m, before, seat)


def _aims(m: State, before: State, seat: int) -> Iterator[Gain]:
    """What a way was for: the open lair door, else the nearest foe, else a card that can be turned up."""
    far, was = m.ways.distances(m.place[seat]), before.ways.distances(before.hero_room(seat))
    searched = [cell for cell in range(CELLS) if m.act == 1 and m.exits[cell] and ahead(m, cell)]
    goals: dict[str, dict[int, dict[str, str]]] = {
        "to_door": {m.door: {}} if m.act == 1 and unlocked(m) else {},
        "to_foe": {room: {"foe": m.vocabulary.foe_names[foe], "card": m.foe_card(foe)} for foe, room in m.foes()},
        "to_card": {cell: {} for cell in searched},
    }
    for kind, rooms in goals.items():
        nearest = min(rooms, key=far.__getitem__, default=NONE)
        if nearest != NONE and far[nearest] < min(was[nearest], FAR):
            yield Gain(kind, {**rooms[nearest], "rooms": far[nearest]})
            return


def _price(m: State, before: State, seat: int) -> Iterator[Gain]:
    """What is paid for it at once."""
    health, focus = before.health[seat] - m.health[seat], before.focus[seat] - m.focus[seat]
    if health > 0 or focus > 0:
        yield Gain("price", {"health": max(health, 0), "focus": max(focus, 0)})
