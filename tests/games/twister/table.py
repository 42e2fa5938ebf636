"""Positions for tests: halls drawn or printed, figures and items where a test wants them.

Halls are plain (all open, gear in the middle) unless a test draws them or names printed ones.
"""

from __future__ import annotations

import json
import shutil
import tempfile
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from altered import kept
from verlies.core.dealer import Dealer
from verlies.core.errors import IllegalMove
from verlies.core.events import Event, Refusal
from verlies.games.twister import state as s
from verlies.games.twister.content import COLOURS
from verlies.games.twister.dungeon import CORNER, NUMBER, SLOT_AT, SLOT_NAMES
from verlies.games.twister.halls import GATE_STATES
from verlies.games.twister.match import TwisterMatch
from verlies.games.twister.meta import GAME

PLAIN = (
    "+ + + + + +",
    " . . . . . ",
    "+ + + + + +",
    " . . . . . ",
    "+ + + + + +",
    " . . G . . ",
    "+ + + + + +",
    " . . . . . ",
    "+ + + + + +",
    " . . . . . ",
    "+ + + + + +",
)
"""A hall without any wall; of slot S1 it is the squares b1 to f5."""
HALLS = ("37A", "37B", "38A", "38B", "39A", "39B", "40A", "40B")
_FOLDER = GAME.folder / "content"


def rows(*changes: tuple[int, int, str]) -> tuple[str, ...]:
    """A plain hall with some characters changed: (line, column, character) of the 11 by 11 drawing.

    Square (x, y) is line 2y+1, column 2x+1; the edges lie between.
    """
    lines = [list(line) for line in PLAIN]
    for line, place, mark in changes:
        lines[line][place] = mark
    return tuple("".join(line) for line in lines)


@cache
def content_with(drawn: tuple[tuple[str, tuple[str, ...]], ...]) -> Path:
    """A content folder in which these halls are drawn so; gates get ids <hall>-P1, -P2 ... line by line."""
    folder = Path(tempfile.mkdtemp(dir=kept("twister"))) / "content"
    shutil.copytree(_FOLDER, folder)
    data = json.loads((folder / "halls.json").read_text("utf-8"))
    for record in data["records"]:
        lines = dict(drawn).get(record["id"])
        if lines is not None:
            record["rows"] = list(lines)
            record["gates"] = [{"id": f"{record['id']}-P{at + 1}", "edge": e} for at, e in enumerate(_gates(lines))]
    (folder / "halls.json").write_text(json.dumps(data), "utf-8")
    return folder


def _gates(lines: Sequence[str]) -> list[list[Any]]:
    found: list[list[Any]] = []
    for line in range(11):
        for place in range(11):
            if lines[line][place] == "#":
                if line % 2:
                    x, y = (place // 2, line // 2)
                    found.append([x, y, "W"] if x < 5 else [4, y, "E"])
                else:
                    x, y = (place // 2, line // 2)
                    found.append([x, y, "N"] if y < 5 else [x, 4, "S"])
    return found


def new(seed: int | None = None, content: Path | None = None, **options: Any) -> TwisterMatch:
    """A match before the first lot; with a seed it has a dealer."""
    match = GAME.new(None, None if seed is None else Dealer(seed), content, options)
    assert isinstance(match, TwisterMatch)
    return match


def lay(
    yellow: Mapping[str, str] | None = None,
    blue: Mapping[str, str] | None = None,
    *,
    items: Mapping[str, str] | None = None,
    halls: Mapping[str, tuple[str, int]] | None = None,
    drawn: Mapping[str, Sequence[str]] | None = None,
    down: Sequence[str] = (),
    wounded: Sequence[str] = (),
    active: int = 0,
    ap: int = 5,
    **options: Any,
) -> TwisterMatch:
    """A position in the middle of a turn of `active` with `ap` left.

    `yellow` and `blue`: characters by id and their squares (with option extras also those of the first edition).
    `items`: "yellow rope" or just "rope" (then yellow's) and square. `wounded`: "blue naga".
    `halls`: slot -> (printed hall, quarter turns); with it no hall is redrawn. Else slot S1 holds a hall called 37A, S2
    37B, ... S8 40B, all plain, or drawn as `drawn` says by slot. `down`: slots that lie face down (their hall is in the
    bag). Characters and items that are not named are out of the game.
    """
    if halls is None:
        pictures = {hall: tuple((drawn or {}).get(slot, PLAIN)) for slot, hall in zip(SLOT_NAMES, HALLS, strict=True)}
        m = new(content=content_with(tuple(sorted(pictures.items()))), **options)
        laid = {slot: (hall, 0) for slot, hall in zip(SLOT_NAMES, HALLS, strict=True)}
    else:
        m = new(**options)
        laid = dict(halls)
    kinds = bytearray(m.kinds)
    names = m.content.figure_ids
    m.where = bytearray((s.LOST,)) * s.TOKENS
    for side in range(2):
        start = side * s.SIDE_TOKENS
        team = sorted(names.index(name) for name in ((yellow or {}), (blue or {}))[side])
        rest = [kind for kind in range(len(names)) if kind not in team]
        kinds[start : start + s.CHARACTERS] = bytes(sorted(team + rest[: s.CHARACTERS - len(team)]))
        for at in range(s.CHARACTERS):
            m.where[start + at] = s.DEAD
    placed: dict[int, list[tuple[str, str]]] = {0: [], 1: []}
    for name, square in (items or {}).items():
        colour, _, item = name.rpartition(" ")
        placed[COLOURS.index(colour or "yellow")].append((item, square))
    for side in range(2):
        start = side * s.SIDE_TOKENS + s.CHARACTERS
        own = [m.content.item_ids.index(item) for item, _ in placed[side]]
        rest = [kind for kind in range(len(m.content.item_ids)) if kind not in own]
        kinds[start : start + len(m.content.sets["items"]["prison"])] = bytes(own + rest[: 6 - len(own)])
        for at, (_, square) in enumerate(placed[side]):
            m.where[start + at] = NUMBER[square]
    m.set_kinds(bytes(kinds))
    for side, team_squares in enumerate((yellow or {}, blue or {})):
        for name, square in team_squares.items():
            m.where[m.of_kind(side, names.index(name))] = NUMBER[square]
    for name in wounded:
        m.wounded |= 1 << token(m, name)
    m.shown = True
    lay_halls(m, laid, down)
    m.active = active
    m.number = 3
    m.high = [5, 5]
    m.now = max(ap, 2)
    m.actions = [0b111100 & ~(1 << m.now), 0b111100] if active == 0 else [0b111100, 0b111100 & ~(1 << m.now)]
    m.ap = ap
    m.frames = [(s.ACT,)]
    m.turn = (active,)
    m._legal = {}
    m._log = None
    return m


def token(m: TwisterMatch, name: str) -> int:
    """The token called so: "blue naga", "yellow rope"."""
    colour, thing = name.split(" ")
    side = COLOURS.index(colour)
    own = range(side * s.SIDE_TOKENS, (side + 1) * s.SIDE_TOKENS)
    return next(each for each in own if m.kinds[each] != s.UNKNOWN and m.name(each) == thing)


def at(m: TwisterMatch, name: str) -> str:
    """Where a token is: a square, or "dead", "gone", "lost", "down"..."""
    place = m.where[token(m, name)]
    others = {s.DEAD: "dead", s.GONE: "gone", s.LOST: "lost", s.SCREEN: "screen", s.BOX: "box"}
    return others.get(place) or (m.at(token(m, name)) if place < s.DOWN else f"down {SLOT_NAMES[place - s.DOWN]}")


def on(m: TwisterMatch, square: str) -> set[str]:
    """All tokens on a square: {"yellow naga", "blue rope"}."""
    here = [each for each in range(s.TOKENS) if m.where[each] == NUMBER[square]]
    return {f"{COLOURS[s.SIDE[each]]} {m.name(each)}" for each in here}


def is_wounded(m: TwisterMatch, name: str) -> bool:
    return bool(m.wounded >> token(m, name) & 1)


def gate(m: TwisterMatch, name: str, state: str) -> None:
    """Set a portcullis: closed, open or broken."""
    m.set_gate(m.content.gate_ids.index(name), GATE_STATES.index(state))
    m._legal = {}


def gate_state(m: TwisterMatch, name: str) -> str:
    return GATE_STATES[m.gates[m.content.gate_ids.index(name)]]


def texts(m: TwisterMatch, start: str = "", seat: int | None = None) -> list[str]:
    """The legal moves of the seat on turn that begin so, as texts."""
    return [str(move) for move in m.moves(m.turn[0] if seat is None else seat) if move.startswith(start)]


def squares(m: TwisterMatch, start: str) -> set[str]:
    """The last words of the legal moves that begin so: `squares(m, "go naga")`."""
    return {text.split(" ")[-1] for text in texts(m, start + " ")}


def wound(m: TwisterMatch, name: str) -> None:
    """ "yellow naga" has been wounded since before this turn."""
    m.wounded |= 1 << token(m, name)
    m._legal = {}


def with_figure(
    name: str, square: str, yellow: Mapping[str, str], blue: Mapping[str, str] | None = None
) -> tuple[dict[str, str], dict[str, str]]:
    """Both sides with one more figure, such as "blue naga", on this square."""
    colour, figure = name.split(" ")
    sides = {"yellow": dict(yellow), "blue": dict(blue or {})}
    sides[colour][figure] = square
    return sides["yellow"], sides["blue"]


def play(m: TwisterMatch, script: str) -> list[Event]:
    """Play moves separated by semicolons or lines; `0 card 3` names the seat, `* hall 37A 2` is the dealer's."""
    events: list[Event] = []
    for text in (part.strip() for part in script.replace("\n", ";").split(";")):
        if not text:
            continue
        head, _, rest = text.partition(" ")
        if head == "*":
            events += m.play(-1, rest)
        elif head in ("0", "1"):
            events += m.play(int(head), rest)
        else:
            events += m.play(m.turn[0], text)
    return events


def fight(m: TwisterMatch, move: str, attack: int, defence: int) -> list[Event]:
    """A whole combat: the move that begins it, nobody joins, then the attacker's and the defender's card."""
    side = m.active
    events = play(m, move)
    if texts(m, "ready", side):
        events += m.play(side, "ready")
    events += m.play(side, f"card {attack}")
    return events + m.play(1 - side, f"card {defence}")


def why_not(m: TwisterMatch, text: str, seat: int | None = None) -> Refusal:
    """The refusal of a move that is not legal."""
    refusal = m.why_not(m.turn[0] if seat is None else seat, text)
    assert refusal is not None, f"{text} is legal"
    return refusal


def refused(m: TwisterMatch, text: str, seat: int | None = None) -> str:
    """The rule by which a move is refused when somebody tries to play it."""
    try:
        m.play(m.turn[0] if seat is None else seat, text)
    except IllegalMove as error:
        return error.refusal.rule
    raise AssertionError(f"{text} was played")


def told(events: Sequence[Event], kind: str) -> list[dict[str, Any]]:
    """The arguments of the events of this kind."""
    return [dict(event.args) for event in events if event.kind == kind]


def to_end_of_turn(m: TwisterMatch) -> None:
    play(m, "end")


def draw(*marks: str) -> dict[str, tuple[str, ...]]:
    """Plain halls with some marks, by slot, for `lay(drawn=...)`: "c3 E =" is a slit east of c3, "d4 O" a pit."""
    changes: dict[str, list[tuple[int, int, str]]] = {}
    for text in marks:
        square, *side, mark = text.split(" ")
        slot = SLOT_AT[NUMBER[square]]
        x, y = (here - corner for here, corner in zip(divmod(NUMBER[square], 10), CORNER[slot], strict=True))
        across, down = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0), "": (0, 0)}["".join(side)]
        changes.setdefault(SLOT_NAMES[slot], []).append((2 * y + 1 + down, 2 * x + 1 + across, mark))
    return {slot: rows(*each) for slot, each in changes.items()}


def hurt(m: TwisterMatch, *names: str) -> None:
    """These were wounded this turn."""
    for name in names:
        m.wounded |= 1 << token(m, name)
        m.hurt |= 1 << token(m, name)
    m._legal = {}


def healed(m: TwisterMatch, *names: str) -> None:
    """These were healed this turn."""
    for name in names:
        m.healed |= 1 << token(m, name)
    m._legal = {}


def hand(m: TwisterMatch, side: int) -> list[int]:
    """The combat cards that a side still has."""
    return [value for value, count in enumerate(m.combat[side]) for _ in range(count)]


def lay_halls(m: TwisterMatch, laid: Mapping[str, tuple[str, int]], down: Sequence[str]) -> None:
    """Lay the halls, each with its quarter turns; some of them face down."""
    m.bag = b""
    for slot, (hall, turned) in laid.items():
        number = m.content.hall_ids.index(hall)
        if slot in down:
            m.bag = bytes(sorted((*m.bag, number)))
        else:
            m.lay_hall(SLOT_NAMES.index(slot), number, turned)


def holding(m: TwisterMatch, side: int, *values: int) -> None:
    """Give a side these combat cards and no others."""
    m.combat[side] = bytes(values.count(value) for value in range(len(m.combat[side])))
    m._legal = {}


STARTERS = ("naga", "cleric", "colossus", "mage")
REST = (
    "banshee", "mechanork", "telepath", "backstabber", "rope", "key", "bow", "fireball_wand", "great_shield",
    "extendable_lance",
)  # fmt: skip
"""Those who start in `begun`, and the tokens that lie face down then, in the order in which each side lays them."""
PLACES = tuple(slot for slot in SLOT_NAMES for _ in range(3 if slot in ("S3", "S4", "S5", "S6") else 2))
"""The slot of every face-down token in `begun`: yellow's first, blue's first, yellow's second ..."""


def start_all(m: TwisterMatch) -> None:
    """Both put STARTERS on their circles, from north to south."""
    for side, zone in enumerate("av"):
        for name, row in zip(STARTERS, (2, 4, 7, 9), strict=True):
            m.play(side, f"start {name} {zone}{row}")


def begun(first: str = "yellow", **options: Any) -> TwisterMatch:
    """A match set up move by move, so that it has a past; `first` is about to play the first action card."""
    m = new(**options)
    start_all(m)
    play(m, "* lot yellow")
    for at, slot in enumerate(PLACES):
        m.play(at % 2, f"lay {REST[at // 2]} {slot}")
    play(m, f"* lot {first}")
    return m


def face_down(m: TwisterMatch, slot: str, *names: str) -> None:
    """Lay these tokens ("blue naga", "yellow rope") face down on a slot."""
    for name in names:
        m.where[token(m, name)] = s.DOWN + SLOT_NAMES.index(slot)
    m._legal = {}


def sums(events: Sequence[Event]) -> list[int]:
    """What attack and defence are worth without cards when an attack is declared."""
    said = told(events, "attacked")[0]
    return [said["attack"], said["defence"]]


def totals(events: Sequence[Event]) -> list[int]:
    """The totals of attack and defence when cards are shown."""
    said = told(events, "cards_shown")[0]
    return [said["attack"], said["defence"]]


def knows(m: TwisterMatch, seat: int | None) -> str:
    """All that a seat or spectator can learn from its side of the match."""
    seen: list[Any] = [m.view(seat), m.history(seat)]
    if seat is not None:
        seen += [m.moves(seat), m.prompt(seat), [str(m.why_not(seat, f"card {value}")) for value in range(7)]]
    return json.dumps(seen)
