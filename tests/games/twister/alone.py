"""Positions of the solitaire game for tests: halls as in table.py, characters of both sides where a test wants."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.twister import table
from verlies.core.events import Event
from verlies.core.moves import DEALER
from verlies.games.twister import state as s
from verlies.games.twister.dungeon import NAMES, NUMBER, SLOT_NAMES
from verlies.games.twister.match import TwisterMatch
from verlies.games.twister.solo import memory
from verlies.games.twister.solo.cards import OBJECTIVES
from verlies.games.twister.solo.memory import Solo, note, solo_of


def lay(
    npcs: Mapping[str, str] | None = None,
    yellow: Mapping[str, str] | None = None,
    *,
    items: Mapping[str, str] | None = None,
    loose: Sequence[str] = (),
    halls: Mapping[str, tuple[str, int]] | None = None,
    drawn: Mapping[str, Sequence[str]] | None = None,
    down: Sequence[str] = (),
    wounded: Sequence[str] = (),
    bag: Sequence[str] = (),
    row: Sequence[str] | None = None,
    level: str = "pink",
    turn: str = "np",
    ap: int = 5,
    **options: Any,
) -> TwisterMatch:
    """A solo position: with `turn` "np" just before the first activation, with "person" in the middle of her turn.

    `npcs`: NPC ids and squares; `yellow`: the person's characters; `items`: "violet rope", "yellow key" or "key"
    (yellow's) and squares: on the square of an NPC it is carried, unless named in `loose`. `wounded`: ids of either
    side. `bag`: tokens in the bag, as moves of the dealer name them ("violet xanth", "yellow rope"). `row`: order of
    the active row, else that of `npcs`. Halls as in table.lay; NPCs that are not named are in the reinforcement deck.
    """
    if halls is None:
        pictures = {
            hall: tuple((drawn or {}).get(slot, table.PLAIN))
            for slot, hall in zip(SLOT_NAMES, table.HALLS, strict=True)
        }
        m = table.new(content=table.content_with(tuple(sorted(pictures.items()))), solo=level, **options)
        laid: Mapping[str, tuple[str, int]] = {
            slot: (hall, 0) for slot, hall in zip(SLOT_NAMES, table.HALLS, strict=True)
        }
    else:
        m = table.new(solo=level, **options)
        laid = halls
    for token in range(2 * s.SIDE_TOKENS):
        if m.where[token] != s.BOX:
            m.where[token] = s.LOST
    m.solo = Solo(b"", opened=True)
    for name, square in {**(npcs or {}), **(yellow or {})}.items():
        m.where[find(m, name)] = NUMBER[square]
    for name, square in (items or {}).items():
        m.where[find(m, name)] = NUMBER[square]
    for name in wounded:
        m.wounded |= 1 << find(m, name)
    for name in loose:
        m.loose |= 1 << find(m, name)
    waiting = sorted(find(m, name) for name in bag)
    for token in waiting:
        m.where[token] = s.BAG
    table.lay_halls(m, laid, down)
    cards = tuple(find(m, name) for name in (row if row is not None else npcs or {}))
    note(m, bag=bytes(waiting), row=cards)
    m.number = 2
    m.high = [5, 5]
    if turn == "np":
        m.active = 1
        m.actions = [0b111000, 0b111100]
        m.frames = [(memory.CLOSE_NP,), (memory.OPEN_PHASE, 0)]
    else:
        m.active = 0
        m.now = max(ap, 2)
        m.ap = ap
        m.actions = [0b111100 & ~(1 << m.now), 0b111100]
        m.frames = [(s.ACT,)]
    m._legal = {}
    m._log = None
    m._settle([])
    return m


def find(m: TwisterMatch, name: str) -> int:
    """The token called so: "xanth", "cleric" or "yellow cleric", "violet rope", "rope" (yellow's)."""
    colour, _, thing = name.rpartition(" ")
    sides = {"yellow": (0,), "violet": (1,), "": (0, 1)}[colour]
    for side in sides:
        for token in range(len(m.where)):
            if s.SIDE[token] == side and m.kinds[token] != s.UNKNOWN and m.name(token) == thing:
                return token
    raise KeyError(name)


def where(m: TwisterMatch, name: str) -> str:
    """A square, or "dead", "gone", "lost", "bag", "deck"."""
    place = m.where[find(m, name)]
    others = {s.DEAD: "dead", s.GONE: "gone", s.LOST: "lost", s.BAG: "bag", s.DECK: "deck", s.BOX: "box"}
    return others.get(place) or NAMES[place]


def run(m: TwisterMatch, *script: str) -> list[Event]:
    """Whoever is on turn plays each text; "..." presses `next` until something else is asked."""
    events: list[Event] = []
    for text in script:
        if text == "...":
            while m.turn == (0,) and m.moves(0) == (m.vocabulary.next,):
                events += m.play(0, "next")
        else:
            events += m.play(m.turn[0], text)
    assert m.status() == []
    return events


def rest_of_turn(m: TwisterMatch) -> list[Event]:
    """The non-player's turn to its end, or until the person decides something; chance brings the first there is."""
    events: list[Event] = []
    while m.view(0)["active"] and m.turn:
        if m.turn == (DEALER,):
            events += run(m, chance(m)[0])
        elif m.moves(0) == (m.vocabulary.next,):
            events += run(m, "next")
        else:
            break
    return events


def clash(m: TwisterMatch, card: int, np: int) -> list[Event]:
    """The NPC carries out its plan, which is an attack: the person's card, then the non-player's."""
    return run(m, "next", f"card {card}", f"np {np}")


def chance(m: TwisterMatch) -> list[str]:
    """What chance may bring now."""
    assert m.turn == (DEALER,)
    return [str(move) for move, _ in m.odds()]


def after_each(m: TwisterMatch, *script: str) -> list[TwisterMatch]:
    """The match after each thing that chance may bring now, and then this script."""
    after = [(m.copy(), fell) for fell in chance(m)]
    for each, fell in after:
        run(each, fell, *script)
    return [each for each, _ in after]


def asked(m: TwisterMatch) -> tuple[str, str, dict[str, Any]]:
    """The rule, kind and arguments of what is asked of whoever is on turn."""
    prompt = m.prompt(m.turn[0])
    assert prompt is not None
    return prompt.rule, prompt.kind, dict(prompt.args)


def thought(m: TwisterMatch) -> dict[str, Any]:
    """What the NPC on turn has in mind, as the view tells it."""
    found: dict[str, Any] = m.view(0)["solo"]["thought"]
    return found


def steps(m: TwisterMatch) -> list[str]:
    """The plan in short: "move b5 b6", "jump b6 b7 b8", "key 37A-P1"."""
    return [" ".join([step["do"], *step["path"], step["gate"] or ""]).rstrip() for step in thought(m)["plan"]]


def goal(m: TwisterMatch) -> str | None:
    """What the plan ends with: "fight cleric", "reveal S3", "destroy 37A-P1", "exit"; None for an approach."""
    found = thought(m)["goal"]
    if found is None:
        return None
    return " ".join(filter(None, (found["do"], found["object"] or found["gate"] or found["slot"])))


def results(m: TwisterMatch) -> dict[str, str]:
    """Result of each objective tested."""
    return {test["objective"]: test["result"] for test in thought(m)["tests"]}


def trial(m: TwisterMatch, objective: str) -> dict[str, Any]:
    """What came of testing an objective."""
    return next(test for test in thought(m)["tests"] if test["objective"] == objective)


def limit(m: TwisterMatch, npc: str, objective: str) -> int:
    """The AP that an NPC may spend on an objective, as its card says."""
    card = m.content.npcs[m.kinds[find(m, npc)]]
    return next(aim.ap for aim in card.aims if OBJECTIVES[aim.objective] == objective)


def left(m: TwisterMatch, npc: str, events: Sequence[Event]) -> int:
    """The AP left to an NPC after these events, which are lost if it is done."""
    unused = [done["unused"] for done in table.told(events, "npc_done") if done["npc"] == npc]
    found: int = unused[0] if unused else thought(m)["ap"]["left"]
    return found


def is_wounded(m: TwisterMatch, name: str) -> bool:
    return bool(m.wounded >> find(m, name) & 1)


def row(m: TwisterMatch) -> list[tuple[str, str]]:
    return [(card["npc"], card["state"]) for card in m.view(0)["solo"]["row"]]


def carries(m: TwisterMatch, npc: str) -> str | None:
    """What an NPC carries."""
    held = m.beside(find(m, npc))
    return m.name(held) if held != s.NONE else None


def acting(m: TwisterMatch) -> str | None:
    """The NPC on turn."""
    found = solo_of(m).mind
    return m.name(found.npc) if found is not None else None


def mind(m: TwisterMatch) -> memory.Mind:
    found = solo_of(m).mind
    assert found is not None
    return found


def lane(*marks: str) -> dict[str, tuple[str, ...]]:
    """For `lay(drawn=...)`: the first row from b1 to k1 with walls all along, so that it leads to a1 only;
    and some marks (table.draw)."""
    return table.draw(*(f"{column}1 S -" for column in "bcdefghijk"), "k1 E |", *marks)


SEALED = ("c2 N -", "c2 E |", "c2 S -", "c2 W |")
"""Marks: c2 is a cell without a door, and whoever is in there does nothing."""
CELL = table.draw(*SEALED)
"""For `lay(drawn=...)`: that cell, and nothing else."""
NOOK = table.draw("c3 N -", "c3 S -", "c3 W |")
"""For `lay(drawn=...)`: from c3 one gets to d3 only; if an enemy stands there, nothing but a fight is left."""
SHUT = tuple(f"b{line} W |" for line in range(1, 11))
"""Marks: no way out over the yellow start zone."""
_GEARS = [(column, line, side) for column in "dins" for line, side in ((1, "S"), (10, "N"))]
STUCK = tuple(mark for column, line, side in _GEARS for mark in (
    f"{column}{3 if line == 1 else 8} .", f"{column}{line} G", f"{column}{line} W |", f"{column}{line} E |",
    f"{column}{line} {side} -",
))  # fmt: skip
"""Marks: the gears stand on d1, d10, i1 ... behind walls, so that nobody turns a hall."""


def quiet(*marks: str) -> dict[str, tuple[str, ...]]:
    """For `lay(drawn=...)`: nobody leaves and nobody turns a hall, whatever the cards say of that; and some marks.

    So an NPC does what a test lays before it, in whatever order its card names its objectives.
    """
    return table.draw(*SHUT, *STUCK, *marks)


def loophole(at: str = "c3", sides: str = "E") -> tuple[str, ...]:
    """Marks: a square with slits to these sides and walls to the others: who is there can see, but not get anywhere."""
    return tuple(f"{at} {to} {'=' if to in sides else '-' if to in 'NS' else '|'}" for to in "NESW")


EIGHT = ("white_phil", "lissandra", "arthos", "serpico", "xanth", "yom", "father_sam_arito", "muldon")
"""The NPCs that are dealt into the bag in `begun_alone`."""


def begun(level: str = "pink", npcs: Sequence[str] = EIGHT, **options: Any) -> TwisterMatch:
    """A game set up move by move, STARTERS on their circles; the person is about to play the first action card."""
    m = table.new(solo=level, **options)
    run(m, *(f"deal {npc}" for npc in npcs))
    run(m, *(f"start {name} a{line}" for name, line in zip(table.STARTERS, (2, 4, 7, 9), strict=True)))
    return m
