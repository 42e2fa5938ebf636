"""Combats with the non-player's pile of cards, and the reinforcements that cards call (TS-CMB, TS-RNF)."""

from __future__ import annotations

from collections.abc import Iterator

from verlies.core.steps import Answer, Chance, Code, Condition, Data, Decision, Events, Question, Step, Task, asks
from verlies.games.twister import battle, combat
from verlies.games.twister import vocabulary as v
from verlies.games.twister.dungeon import listed
from verlies.games.twister.solo import arrivals
from verlies.games.twister.solo import memory as s
from verlies.games.twister.solo.cards import Level
from verlies.games.twister.solo.memory import note, solo_of
from verlies.games.twister.state import CARDS, DECK, DOWN, NONE, NPCS, SHOT, State

PERSON, OTHER = 0, 1


def pile(m: State) -> bytes:
    """TS-CMB-03: how many cards of each value may be on top of the non-player's pile; an empty one is reshuffled."""
    return _top(m.combat[OTHER], solo_of(m).under, solo_of(m).spent)


def _top(cards: bytes, under: bytes, spent: bytes) -> bytes:
    if any(cards):
        return cards
    return bytes(value == under[0] for value in range(len(cards))) if under else spent


def answers(m: State) -> dict[int, int]:
    """How often each card would be the non-player's in the running combat, of all that may lie on its pile."""
    first, solo = pile(m), solo_of(m)
    found = {value: count for value, count in enumerate(first) if count}
    if not _best_of_two(m):
        return found
    best: dict[int, int] = {}
    for one, count in found.items():
        if any(m.combat[OTHER]):
            second = _top(without(first, one), solo.under, solo.spent)
        else:
            second = _top(bytes(len(first)), solo.under[1:], solo.spent) if solo.under else without(first, one)
        for other, more in enumerate(second):
            if more:
                best[max(one, other)] = best.get(max(one, other), 0) + count * more
    return best


def without(cards: bytes, value: int) -> bytes:
    """The cards after one of this value was taken."""
    return cards[:value] + bytes((cards[value] - 1,)) + cards[value + 1 :]


def discardable(m: State) -> bytes:
    """TS-PER-03: the person's combat cards other than 0."""
    return b"\0" + m.combat[PERSON][1:]


def _cards_of(counts: bytes) -> Iterator[int]:
    return (value for value, count in enumerate(counts) for _ in range(count))


# Who takes part, and the cards


def _to_cards(m: State, events: Events) -> None:
    """TS-CMB-08, TS-CMB-13: a telepath of the non-player leaves the person one card."""
    m.frames[-1:] = [(s.AFTER_COMBAT,), (CARDS,)]
    if _telepath(m) == OTHER:
        m.tell(events, "TS-CMB-08", "forced_low", value=lowest(m))


def _nobody_left(m: State, events: Events) -> bool:
    """TS-CMB-06: of the non-player's side all who may take part do."""
    helpers = combat.supporters(m, battle.running(m))
    if helpers and m.active == PERSON:
        return False
    if helpers:
        battle.take_part(m, helpers[0], events)
    else:
        _to_cards(m, events)
    return True


def _telepath(m: State) -> int:
    return battle.telepath_side(m)


def lowest(m: State) -> int:
    """TS-CMB-08: the card that a telepath of the non-player leaves the person."""
    return next((value for value, count in enumerate(m.combat[PERSON]) if value and count), 0)


def _person_laid(m: State, events: Events) -> bool:
    """TS-CMB-13: the person lays a card, unless she first takes one of the non-player's; then that is turned up."""
    solo = solo_of(m)
    if _telepath(m) == PERSON and m.chosen[OTHER] == NONE:
        m.frames += [(s.FORCE,), *[(s.NP_CARD, s.TURN_UP)] * 3]
    elif m.chosen[PERSON] == NONE:
        return False
    elif m.chosen[OTHER] == NONE:
        m.frames += [(s.NP_CARD, s.PLAY_CARD)] * (2 - len(solo.turned_up) if _best_of_two(m) else 1)
    else:
        battle.fight_out(m, (PERSON,), events)  # TS-CMB-02: the non-player's goes to its discards
    return True


def _lay(m: State, seat: int, code: Code, events: Events) -> None:
    """TS-CMB-01, TS-RNG-02: from nobody but the pile is it hidden."""
    m.chosen[seat] = code[1]
    m.tell(events, "TS-CMB-01", "card_laid", seat=seat, value=code[1])


def _card_question(m: State, seat: int) -> Question:
    return "TS-CMB-08" if _telepath(m) == OTHER else "TS-CMB-01", "combat_card", {"seat": seat}


def _best_of_two(m: State) -> bool:
    """TS-PER-03: Professor Psi alone against one who is not a telepath."""
    fight = battle.running(m)
    if fight.kind == SHOT or combat.is_group(fight) or combat.telepath(m, fight) != OTHER:
        return False
    return any("BEST_OF_TWO" in m.figure(token).effects for token in listed(fight.attackers | fight.defenders))


def _reshuffled(m: State, events: Events) -> bool:
    """TS-CMB-03: an empty pile is shuffled again from the discards; there is always a card to draw."""
    solo = solo_of(m)
    if not any(m.combat[OTHER]) and not solo.under:
        m.combat[OTHER] = solo.spent
        note(m, spent=bytes(len(solo.spent)))
        m.tell(events, "TS-CMB-03", "pile_shuffled")
    return False


def _card_drawn(m: State, code: Code, events: Events) -> None:
    _, value = code
    _, purpose = m.frames.pop()
    solo = solo_of(m)
    cards = m.combat[OTHER]
    if any(cards):
        m.combat[OTHER] = without(cards, value)
    else:
        note(m, under=solo.under[1:])
    shown = (*solo.turned_up, value)
    note(m, turned_up=shown)
    if purpose == s.TURN_UP:
        if m.frames[-1][0] != s.NP_CARD:
            m.tell(events, "TS-CMB-07", "np_cards", values=sorted(shown))
        return
    if _best_of_two(m):
        if len(shown) < 2:
            return
        m.tell(events, "TS-PER-03", "two_drawn", values=sorted(shown))
        note(m, under=solo_of(m).under + bytes((min(shown),)))
        value = max(shown)
    note(m, turned_up=())
    m.chosen[OTHER] = value
    m.tell(events, "TS-CMB-01", "np_card", value=value)


def _force(m: State, seat: int, code: Code, events: Events) -> None:
    """TS-CMB-07: the others are shuffled back into the pile."""
    _, value = code
    m.frames.pop()
    solo = solo_of(m)
    counts = bytearray(m.combat[OTHER])
    rest = list(solo.turned_up)
    rest.remove(value)
    for each in (*rest, *solo.under):
        counts[each] += 1
    m.combat[OTHER] = bytes(counts)
    note(m, turned_up=(), under=b"")
    m.chosen[OTHER] = value
    m.tell(events, "TS-CMB-07", "forced_np", value=value)
    m._seal("TW-ACT-03")


def _turned_up(m: State) -> Data:
    return {"values": sorted(solo_of(m).turned_up)}


# After the combat


def _after_combat(m: State, events: Events) -> None:
    """TS-CMB-11, TS-CMB-13: personalities, piles, reinforcements."""
    m.frames.pop()
    done = m.outcome
    assert done is not None
    theirs, own = done.cards[OTHER], done.cards[PERSON]
    spent = solo_of(m).spent
    note(m, spent=spent[:theirs] + bytes((spent[theirs] + 1,)) + spent[theirs + 1 :])
    rules = level(m)
    calls = [("np", theirs, rules.np), ("combat", own, rules.combat)]
    for kind, value, symbols in reversed(calls):
        if value in symbols:
            m.frames.append((s.CALL_UP, value, int(kind == "np")))
    arrivals.eye(m, "np", theirs, events)
    arrivals.eye(m, "combat", own, events)
    if _np_won(m) and any(discardable(m)) and _meg(m) != NONE:
        m.frames.append((s.DISCARD, _meg(m)))


def _call_up(m: State, events: Events) -> None:
    """TS-CMB-04."""
    _, value, theirs = m.frames.pop()
    arrivals.call(m, "np" if theirs else "combat", value, events)
    send(m, events)


def _np_won(m: State) -> bool:
    done = m.outcome
    assert done is not None
    mine, theirs = done.totals if done.fight.side == OTHER else done.totals[::-1]
    return mine > theirs or (mine == theirs and combat.wins_ties(m, done.fight))


def _meg(m: State) -> int:
    """TS-PER-03: an unwounded Meg Amind who was in the combat, or NONE."""
    done = m.outcome
    assert done is not None
    for token in listed(done.fight.attackers | done.fight.defenders):
        here = m.where[token] < DOWN and not m.wounded >> token & 1
        if here and "DISCARD_ON_WIN" in m.figure(token).effects:
            return token
    return NONE


def _discarded(m: State, code: Code, events: Events) -> None:
    _, value = code
    _, token = m.frames.pop()
    m.combat[PERSON] = without(m.combat[PERSON], value)
    m.tell(events, "TS-PER-03", "card_lost", npc=m.name(token), value=value)


# Reinforcements


def send(m: State, events: Events) -> None:
    """TS-RNF-06, TS-RNF-09."""
    if not any(m.where[token] == DECK for token in NPCS):
        m.tell(events, "TS-RNF-09", "none_left")
    elif m.up:
        m.frames.append((s.RECRUIT, NONE))


def action_played(m: State, value: int, events: Events) -> None:
    """TS-RNF-05, TS-VIS-01: what the symbols of an action card bring at the end of the turn."""
    if value in level(m).action:
        note(m, due=solo_of(m).due + 1)
        arrivals.call(m, "action", value, events)
    arrivals.eye(m, "action", value, events)


def jump_played(m: State, events: Events) -> None:
    """TS-RNF-05: right after the jump."""
    if level(m).jump and not m.ending:
        arrivals.call(m, "jump", None, events)
        send(m, events)


def level(m: State) -> Level:
    found: Level = m.content.levels[str(m.options["solo"])]
    return found


STEPS: tuple[Step[State], ...] = (
    battle.support(_to_cards, _nobody_left),
    Decision(
        CARDS,
        _card_question,
        Answer(
            v.CARD,
            _lay,
            (
                *battle.CARD_LEFT,
                Condition(
                    "TS-CMB-08",
                    "lowest_only",
                    lambda m, seat, code: _telepath(m) != OTHER or code[1] == lowest(m),
                    lambda m, seat, code: {"value": lowest(m)},
                ),
            ),
            lambda m, seat: m.vocabulary.card,
        ),
        who=lambda m: (PERSON,),
        unless=_person_laid,
    ),
    Chance(
        s.NP_CARD,
        asks("TS-CMB-01", "np"),
        lambda m: arrivals.drawn(m, "np", _cards_of(pile(m)), m.vocabulary.np),
        _card_drawn,
        _reshuffled,
    ),
    Decision(
        s.FORCE,
        asks("TS-CMB-07", "force", lambda m, seat: _turned_up(m)),
        Answer(
            v.FORCE,
            _force,
            (
                Condition(
                    "TS-CMB-07",
                    "not_turned_up",
                    lambda m, seat, code: code[1] in solo_of(m).turned_up,
                    lambda m, seat, code: {"value": code[1], **_turned_up(m)},
                ),
            ),
            lambda m, seat: m.vocabulary.force,
        ),
        who=lambda m: (PERSON,),
    ),
    Task(s.AFTER_COMBAT, _after_combat),
    Chance(
        s.DISCARD,
        asks("TS-PER-03", "discard", lambda m, seat: {"npc": m.name(m.frames[-1][1])}),
        lambda m: arrivals.drawn(m, "discard", _cards_of(discardable(m)), m.vocabulary.discard),
        _discarded,
    ),
    Task(s.CALL_UP, _call_up),
)
