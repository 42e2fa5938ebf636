"""What a person might try now: all legal moves, near misses of what is asked, every verb once, and slips of the pen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from itertools import combinations, islice

from verlies.core.moves import Move
from verlies.games.tiny import loot
from verlies.games.tiny import vocabulary as v
from verlies.games.tiny.questions import ANSWERS
from verlies.games.tiny.state import NOWHERE, State
from verlies.games.tiny.vocabulary import BOSS_FOE, CELL_NAMES, GOBLINS, HEROES, INSTEAD, ROOM_NAMES, Vocabulary
from verlies.games.tiny.ways import BESIDE, CELLS, LAIR, START

SLIPS = (
    "", "resign", "Go d3", "go", "go  d3", "go h8", "attack hammer", "attack hammer all g1", "cast", "use", "turn",
    "result 9", "result 1 6", "change 7 6", "change 6", "dice", "take", "keep all", "send g1", "send boss lair e4 d4",
    "reward 0", "hit 13", "search any", "pay ", " roll",
)  # fmt: skip
MOST = 400
"""Texts that a list holds at most, legal moves not counted."""


def candidates(m: State, seat: int) -> list[str]:
    answers = ANSWERS.get(m.frames[-1][0], ()) if m.frames else ()
    near = (str(move) for verb in answers if verb in NEAR for move in NEAR[verb](m))
    tried = islice(dict.fromkeys((*SLIPS, *_one_of_each(m.words), *near)), MOST)
    return list(dict.fromkeys((*map(str, m.moves(seat)), *tried)))


@cache
def _one_of_each(words: Vocabulary) -> list[str]:
    """The first move of each verb and length, the dealer's too."""
    found: dict[tuple[int, int], str] = {(v.SEND, 0): str(words.send(0, START, 0))}
    for text, code in words.code.items():
        if code[0] != v.SEND:
            found.setdefault((code[0], len(code)), text)
    return list(found.values())


# Near misses, by verb


def _cells(m: State) -> list[int]:
    """All that lies next to the active hero or holds a card, and a corner."""
    room = m.hero_room(m.active)
    beside = BESIDE[room] if room < LAIR else ()
    laid = (cell for cell in range(CELLS) if m.ground[cell])
    return [cell for cell in dict.fromkeys((*beside, *laid, START, 0)) if cell >= 0]


def _foes(m: State) -> list[int]:
    """All foes in play, empty goblin slots, the boss, and one minion that is elsewhere."""
    others = (foe for foe in m.words.foe_names if GOBLINS <= foe < BOSS_FOE and m.where[foe] == NOWHERE)
    return [*(foe for foe, _ in m.foes()), *range(GOBLINS), BOSS_FOE, *islice(others, 1)]


def _own(m: State, has: Iterable[int], sources: list[str]) -> list[int]:
    """What the hero has of lines, spells or abilities, what lies covered, and what others have."""
    innate, first, second = m.content.start_items[m.heroes[m.active]]
    asleep = (at for at, source in enumerate(sources) if source in (innate.source, first.source, second.source))
    return list(dict.fromkeys((*has, *asleep, 0, len(sources) - 1)))


def _of(table: Mapping[int, Move], targets: Iterable[int]) -> list[Move]:
    """The moves at those targets that the table has, and one more that it has."""
    return [table[target] for target in dict.fromkeys((*targets, next(iter(table)))) if target in table]


def _attacks(m: State) -> list[Move]:
    foes = [*_foes(m), v.ALL]
    lines = _own(m, m.kits[m.active].lines, [line.source for line in m.content.lines])
    return [move for at in lines for move in _of(m.words.attack[at], foes)]


def _casts(m: State) -> list[Move]:
    targets = [*_foes(m), *(HEROES + hero for hero in m.heroes)]
    spells = _own(m, m.kits[m.active].spells, [spell.source for spell in m.content.spells])
    return [move for at in spells for move in _of(m.words.cast[at], targets)]


def _uses(m: State) -> list[Move]:
    uses = _own(m, m.kits[m.active].uses, [use.source for use in m.content.uses])
    return [move for at in uses for move in m.words.use[at].values()]


def _triggers(m: State) -> list[Move]:
    triggers = _own(m, m.kits[m.active].triggers, [trigger.source for trigger in m.content.triggers])
    return [move for at in triggers for move in m.words.trigger[at].values()]


def _discards(m: State) -> list[Move]:
    equipped = [each for hero in range(m.seats) for each in loot.cards_of(m, hero, 3)]
    return [m.words.discard[kind][card] for kind, card in (*equipped, (0, 0), (1, 0))]


def _results(m: State) -> list[Move]:
    some = [bytes(faces) for count in (1, 2, 3) for faces in combinations(m.dice, count)]
    return [m.words.results[faces] for faces in (*some, *(bytes([face]) for face in range(6, 0, -1)), b"\6\6\6")]


def _held(m: State) -> list[tuple[int, int]]:
    return loot.cards_of(m, m.active, 3)


def _takes(m: State) -> list[Move]:
    """Cards of the rows in every way that is near, and one card of each kind that lies elsewhere."""
    moves: list[Move] = []
    for kind in (0, 1):
        ways = [0, v.LEFT, v.RIGHT, *(INSTEAD + card for each, card in _held(m) if each == kind)]
        for card in (*loot.row(m, kind)[:12], *loot.pile(m, kind)[:1]):
            moves += _of(m.words.take[kind][card], ways)
    return moves


def _keeps(m: State) -> list[Move]:
    held = [m.words.keep[kind][INSTEAD + card] for kind, card in _held(m)]
    return [*(m.words.keep[0][way] for way in (0, v.LEFT, v.RIGHT)), *held, m.words.keep[0][INSTEAD]]


def _sends(m: State) -> list[Move]:
    """Every foe to its own room and those beside it, over an altar or not, and into the lair."""
    texts: list[str] = []
    for foe, room in m.foes():
        name = m.words.foe_names[foe]
        for other in (room, *m.ways.near[room], LAIR):
            texts += [f"send {name} {ROOM_NAMES[other]}{tail}" for tail in ("", f" {CELL_NAMES[START]}")]
    return [move for text in texts if (move := m.words.parse(text)) is not None]


NEAR: dict[int, Callable[[State], Iterable[Move]]] = {
    v.GO: lambda m: m.words.go,
    v.SEARCH: lambda m: m.words.search,
    v.ATTACK: _attacks,
    v.CAST: _casts,
    v.USE: _uses,
    v.TRIGGER: _triggers,
    v.TELEPORT: lambda m: [m.words.portal[cell] for cell in _cells(m)],
    v.DISCARD: _discards,
    v.CHANGE: lambda m: m.words.change.values(),
    v.RESULT: _results,
    v.REVEAL: lambda m: m.words.reveal,
    v.TURN: lambda m: m.words.turn,
    v.TAKE: _takes,
    v.KEEP: _keeps,
    v.DRAW: lambda m: m.words.draw,
    v.REWARD: lambda m: m.words.reward,
    v.FELL: lambda m: m.words.fell.values(),
    v.ANSWER: lambda m: m.words.answer.values(),
    v.EXTRA: lambda m: m.words.extra.values(),
    v.HIT: lambda m: m.words.hit,
    v.HEAL: lambda m: m.words.heal,
    v.SEND: _sends,
    v.SKILL: lambda m: m.words.skill,
    v.HERO: lambda m: m.words.hero,
}
