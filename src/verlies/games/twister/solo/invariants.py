"""What is true of every state of the solitaire game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from verlies.games.twister.content import TwisterContent
from verlies.games.twister.dungeon import SLOTS, listed
from verlies.games.twister.halls import BROKEN
from verlies.games.twister.solo import memory as s
from verlies.games.twister.solo.memory import Mind, Solo
from verlies.games.twister.state import BAG, CARDS, DECK, DOWN, IS_FIGURE, NONE, NPCS, START, TREASURE, State

FARTHEST = 9
"""No move is longer."""


def broken(m: State, solo: Solo, kinds: set[int]) -> Iterator[str]:
    """A short sentence for each."""
    out = [frame[1] for frame in m.frames if frame[0] in (s.DICE, s.SPOT, s.LOOT)]
    ready = not kinds & {START, s.DEAL_NPC}
    if ready and list(solo.bag) != [t for t, place in enumerate(m.where) if place == BAG and t not in out]:
        yield "solo: the bag does not hold what it should"
    yield from _row(m, solo, out, kinds)
    yield from _pile(m, solo, kinds)
    yield from _counts(m, solo)
    yield from _board(m, solo)
    if not m.ending:
        if (solo.mind is not None) != (s.THINK in kinds):
            yield "solo: somebody thinks whose turn it is not"
        elif solo.mind is not None:
            yield from _mind(m, solo, solo.mind, kinds)


def _row(m: State, solo: Solo, out: list[int], kinds: set[int]) -> Iterator[str]:
    """TS-NPT-01: the cards of all in play, each once."""
    cards = (*solo.row, *solo.to_lay)
    if len(set(cards)) < len(cards):
        yield "solo: a card lies in the row twice"
    coming = out + [frame[1] for frame in m.frames if frame[0] == s.DRAW_ROOM]
    for token in NPCS:
        if (m.where[token] < DOWN) != (token in cards) and token not in coming:
            yield f"solo: token {token} is in play without its card, or the other way round"
    if any(m.where[token] not in (BAG, DECK) for token in coming if m.where[token] >= DOWN):
        yield "solo: something arrives that was gone"
    if bool(solo.to_lay) != (s.DRAW_ROW in kinds) and not m.ending:
        yield "solo: a row is laid out, and no card is left, or the other way round"
    if (solo.tilted | solo.acted) & ~sum(1 << token for token in NPCS):
        yield "solo: a card is tilted that does not exist"
    if not m.active and (solo.tilted | solo.acted):
        yield "solo: a card is tilted, and it is the person's turn"


def _pile(m: State, solo: Solo, kinds: set[int]) -> Iterator[str]:
    """TS-CMB-02: the non-player's cards are all somewhere."""
    counts = [a + b for a, b in zip(m.combat[1], solo.spent, strict=True)]
    for value in (*solo.under, *solo.turned_up):
        counts[value] += 1
    if m.chosen[1] != NONE:
        counts[m.chosen[1]] += 1
    if not m.ending and bytes(counts) != m.content.combat:
        yield "solo: a card of the non-player is missing"
    if solo.turned_up and CARDS not in kinds:
        yield "solo: cards of the non-player lie open, and nobody fights"


def _counts(m: State, solo: Solo) -> Iterator[str]:
    """TS-TUR-06, TS-RNF-05, TS-VIS-01, TS-END-05."""
    if m.active and (m.ap or m.now or solo.due):
        yield "solo: it is the non-player's turn, and something of the person's is left"
    if not 0 <= solo.helpless <= s.HELPLESS or solo.due < 0:
        yield "solo: something is counted wrongly"
    if solo.visions < 0 or (solo.visions and not m.options["vision"]):
        yield "solo: visions that nobody has"
    if len(solo.sights) > SLOTS or len(set(solo.sights)) < len(solo.sights):
        yield "solo: the vision cards are not what they were"


def _board(m: State, solo: Solo) -> Iterator[str]:
    """TS-INV-10, TS-PER-03, TS-PER-04, TS-TUR-05."""
    for item in listed(m.loose):
        above = [token for token in m.squads[1] if m.where[token] == m.where[item] and not m.wounded >> token & 1]
        if IS_FIGURE[item] or m.where[item] >= DOWN or not above:
            yield f"solo: token {item} is held back under nobody"
    every, points = _portcullis_rate(m.content)
    if m.gains[3 + TREASURE] != solo.broken // every * points or solo.broken > m.gates.count(BROKEN):
        yield "solo: the non-player has other points than for portcullises"
    if list(m.breaches) != sorted(set(m.breaches)):
        yield "solo: broken walls are not in order"
    for hall, x, y, side in m.breaches:
        if m.slot_of(hall) == NONE or not {x, y} <= set(range(5)) or side not in range(4):
            yield "solo: a wall is broken that is not there"
    if m.up and not solo.opened:
        yield "solo: a hall lies open before the first action"


@lru_cache(maxsize=8)
def _portcullis_rate(content: TwisterContent) -> tuple[int, int]:
    """TS-PER-03: for how many portcullises Arthos gets how many points."""
    effects = [content.figures[kind].effects.get("PORTCULLIS_VP") for kind in content.npc_kinds]
    return next(((effect["every"], effect["vp"]) for effect in effects if effect is not None), (1, 0))


def _mind(m: State, solo: Solo, mind: Mind, kinds: set[int]) -> Iterator[str]:
    """TS-ACT-08, TS-NPT-07."""
    if not m.active:
        yield "solo: somebody of the non-player acts in the person's turn"
    if not 0 <= mind.ap <= mind.of or not 0 <= mind.steps <= FARTHEST:
        yield "solo: AP or squares that nobody has"
    if mind.running and m.where[mind.npc] >= DOWN:
        yield "solo: somebody is in the middle of a move, and not on the board"
    if mind.load != NONE and (not mind.running or m.where[mind.load] != m.where[mind.npc]):
        yield "solo: who moves does not carry what it carries"
    if solo.tilted >> mind.npc & 1 or not solo.acted >> mind.npc & 1:
        yield "solo: a card that is tilted acts"
    if bool(mind.choices or mind.plan) and not kinds & {s.TIE, s.WATCH}:
        yield "solo: a plan that nobody waits for"
