"""Jael, the opponent of the solo game: what he takes and when (DD-SOL)."""

from __future__ import annotations

from verlies.core.events import Event, tell, tell_secretly
from verlies.core.odds import added, without
from verlies.core.steps import Events
from verlies.games.designer.content import JaelCard
from verlies.games.designer.state import NONE, ROOMS, State


def card(m: State) -> JaelCard:
    """His current card (DD-SOL-07)."""
    return m.content.jael[m.jael_cards[-1]]


def after_round(m: State, number: int, events: Events) -> None:
    """Rounds 1 to 3: keep one room, Jael takes by his runes, the rest goes, new rooms come (DD-SOL-09 to 11)."""
    kept = m.dropped[0]
    m.dropped[0] = NONE
    names = m.content.rooms
    if events is not None:
        events.append(Event("DD-SOL-09", "room_kept", {"seat": 0, "room": names[kept]}, (0,)))
    rest = without(m.hands[0], kept)
    runes = card(m).runes
    for_jael = bytes(room for room in rest if m.content.room_rune[room] in runes)  # DD-SOL-10
    others = bytes(room for room in rest if room not in for_jael)
    m.jael_rooms = added(m.jael_rooms, *for_jael)
    m.left_by_jael[-1] = added(m.left_by_jael[-1], *others)
    for room in for_jael:
        tell(events, "DD-SOL-10", "jael_takes_room", room=names[room])
    for room in others:
        tell_secretly(events, "DD-SOL-10", "discarded", 0, {"room": names[room]})
    m.hands[0] = bytes((kept,))
    m.frames.append((ROOMS, 0, 4 - number))  # DD-SOL-11: 3, 2, 1 new rooms


def compare(m: State, events: Events) -> bool:
    """DD-SOL-12 to 14, 17: once a year Jael acts, as soon as you do not have more gold than he; the market goes on."""
    if not m.solo or m.jael_acted or m.gold[0] > card(m).gold:
        return False
    m.jael_acted = True
    tell(events, "DD-SOL-14", "jael_acts", gold=m.gold[0], jael_gold=card(m).gold)
    for part in card(m).collect:  # DD-SOL-15
        if part < len(m.goods):
            take_tiles(m, part, "DD-SOL-15", events)
    if m.challenges:  # DD-SOL-16
        lowest = min(m.challenges, key=lambda challenge: m.content.challenges[challenge].number)
        m.challenges = tuple(challenge for challenge in m.challenges if challenge != lowest)
        tell(events, "DD-SOL-16", "jael_discards_challenge", challenge=m.content.challenge_ids[lowest])
    return False


def take_tiles(m: State, part: int, rule: str, events: Events) -> None:
    """DD-SOL-15, DD-SOL-18: whatever still lies there; his gold stays as it is."""
    tiles = m.goods[part]
    if not tiles:
        return
    m.goods[part] = b""
    m.jael_tiles = added(m.jael_tiles, *tiles)
    tell(events, rule, "jael_takes_tiles", tiles=[m.content.elements[tile] for tile in tiles])


def sweep(m: State, events: Events) -> None:
    """DD-SOL-19, DD-SOL-20: after the pass Jael takes all that is left on the stalls."""
    for part in range(len(m.goods)):
        take_tiles(m, part, "DD-SOL-19" if m.year < 4 else "DD-SOL-20", events)


def heap(m: State) -> bytes:
    """The elements on his rooms and tiles (DD-SOL-28); passages are worth nothing to him (DD-SOL-29)."""
    printed = b"".join(m.content.printed[room] for room in m.jael_rooms)
    return printed + m.jael_tiles.replace(bytes((m.content.passage,)), b"")
