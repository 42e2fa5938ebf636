"""The table drawn as text: beside the own dungeon stands what matters for the decision at hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from verlies.core.board import Block, Line, TextBoard, Words, beside, heading, length, unbroken, wrapped
from verlies.core.errors import VerliesError
from verlies.games.designer.content import SIDES, SLOTS
from verlies.games.designer.drawing import FREE, HEAVY, ROOM_WIDTH, WALLS, Room

Data = dict[str, Any]

DUNGEON_WIDTH = 2 + 4 * ROOM_WIDTH
TWO_COLUMNS, LARGE_ROOMS = 76, 108
"""Widths from which blocks stand beside the dungeon, and from which rooms are drawn large."""

ORDER = {
    "build": "chosen hand standing goal taken jael display market others scores legend piles",
    "dealing": "hand standing goal taken jael display market others scores legend piles",
    "market": "market standing display goal taken jael others scores legend piles",
    "place": "carrying standing taken goal market jael display others scores legend piles",
    "over": "scores standing taken goal jael others legend",
}
"""What comes first, by phase."""
SIGNS = (
    "board-sign-cave", "board-sign-masonry", "board-sign-dual", "board-sign-path", "board-sign-network",
    "board-sign-passage", "board-sign-free", "board-sign-class", "board-sign-blueprint", "board-sign-gold",
    "board-sign-rank",
)  # fmt: skip


class DesignerBoard(TextBoard):
    narrowest = TWO_COLUMNS - DUNGEON_WIDTH - 2
    below = ("others", "scores", "legend", "piles")

    def __init__(self, view: Data, words: Words) -> None:
        super().__init__(view, words)
        self.seat: int | None = view["seat"]
        self.players: list[Data] = view["players"]
        self.blocks = {
            "chosen": self.chosen,
            "hand": self.hand,
            "carrying": self.carrying,
            "standing": self.standing,
            "goal": self.goal,
            "taken": self.taken,
            "display": self.display,
            "market": self.market,
            "jael": self.jael,
            "others": self.others,
            "scores": self.scores,
            "legend": self.legend,
            "piles": self.piles,
        }

    def draw(self, width: int) -> Block:
        names = ORDER[self.view["phase"]].split()
        if self.seat is None:
            return self.stack(["others", *(name for name in names if name not in ("others", "hand"))], width)
        dungeon = self.dungeon(self.players[self.seat], large=width >= LARGE_ROOMS)
        return self.around(dungeon, DUNGEON_WIDTH, names, width)

    # Words

    def who(self, seat: int) -> str:
        return self.words("board-you") if seat == self.seat else self.words("board-player", seat=seat)

    def code(self, element: str) -> str:
        """Two letters for an element or a class of elements: traps begin with ^, stars are their value."""
        if element.startswith("star"):
            return element[4:].rjust(2, "*")
        if element.startswith("trap"):
            return "^" + self.words.name(element)[0].upper() if element != "trap" else "^^"
        return "$$" if element == "chest" else self.words.name(element)[:2].title()

    def text(self, card: str) -> str:
        """What a card says; content of the user's own has cards without a text."""
        try:
            return self.words(f"card-{card}")
        except VerliesError:
            return ""

    def wanted(self, condition: Data) -> str:
        """What a condition of a blueprint asks for, in words."""
        kind, value = condition["kind"], condition["value"]
        return self.words.name(value) if kind == "element" or value == "chest" else self.words(f"{kind}-{value}")

    def seal(self, condition: Data) -> tuple[str, str]:
        """Mark and code of a condition whose room lies there, with its style."""
        value = condition["value"]
        code = self.wanted(condition)[:2].title() if condition["kind"] == "type" else self.code(value)
        return ("✓" + code, "good") if condition["met"] else ("✗" + code, "bad")

    # Dungeons

    def dungeon(self, player: Data, large: bool) -> Block:
        view = self.view
        blueprint = player["blueprint"] or {"entrance": 0, "exit": 0, "conditions": []}
        conditions = {(at["row"], at["col"]): at for at in blueprint["conditions"]}
        time = self.words("progress", year=view["year"], phase=view["phase"], round=view["round"])
        lines = [heading(self.words("board-dungeon", time=time), DUNGEON_WIDTH)]
        lines.append(self.gates(blueprint["entrance"], self.words("board-entrance"), numbers=True))
        for row in range(1, 5):
            rooms = [self.room(player, row, col, conditions.get((row, col)), large) for col in range(1, 5)]
            middle = len(rooms[0]) // 2
            for at, pieces in enumerate(zip(*rooms, strict=True)):
                mark = ("▸" if row == view["year"] and not view["over"] else " ") + str(row)
                label = (mark if at == middle else "  ", "strong")
                lines.append([label, *(span for piece in pieces for span in piece)])
        return [*lines, self.gates(blueprint["exit"], self.words("board-exit"), numbers=False)]

    def gates(self, gate: int, name: str, numbers: bool) -> Line:
        """The line above or below the dungeon: column numbers, and the gate over its door."""
        line: Line = [("  ", "")]
        for col in range(1, 5):
            number = f"{col if numbers else '':^3}"
            if col == gate:
                line += [(number, "strong"), (f"  ▼ {name:<4}"[: ROOM_WIDTH - 3], "gold")]
            else:
                line.append((number.ljust(ROOM_WIDTH), "strong"))
        return line

    def room(self, player: Data, row: int, col: int, condition: Data | None, large: bool) -> Block:
        cell = player["dungeon"][row - 1][col - 1]
        if cell is None:
            return self.empty(condition, row == self.view["year"], large)
        drawing = self.drawing(player, row, col, cell, condition)
        return drawing.large(self.slots(cell)) if large else drawing.small(self.slots(cell))

    def drawing(self, player: Data, row: int, col: int, cell: Data, condition: Data | None) -> Room:
        network = [row, col] in player["entrance_network"] or [row, col] in player["exit_network"]
        seal = self.seal(condition) if condition else None
        return Room(WALLS[cell["type"]], self.openings(player, row, col, cell), network, seal)

    def empty(self, condition: Data | None, now: bool, large: bool) -> Block:
        wanted = f"{self.wanted(condition)}?" if condition else ""
        if len(wanted) > ROOM_WIDTH - 1 and condition:
            wanted = f"{self.code(condition['value'])} ?"
        style = "own" if now else "dim"
        blank: Line = [(" " * ROOM_WIDTH, "")]
        corners = ("┌┐", "└┘") if now else ("··", "··")
        top, bottom = ([(pair[0] + " " * (ROOM_WIDTH - 2) + pair[1], style)] for pair in corners)
        middle: Line = [(f"{wanted:^{ROOM_WIDTH}}", style)]
        return [top, blank, middle, blank, bottom] if large else [top, middle, bottom]

    def slots(self, cell: Data) -> dict[str, tuple[str, str]]:
        slots = {}
        for slot in SLOTS:
            held = cell["slots"][slot]
            slots[slot] = (self.code(held["element"]), "own" if held["tile"] else "strong") if held else (FREE, "dim")
        return slots

    @staticmethod
    def openings(player: Data, row: int, col: int, cell: Data) -> dict[str, bool]:
        """Sides with a door (False) or a secret passage (True); a shared edge is named after one of its cells."""
        openings = dict.fromkeys(cell["doors"], False)
        for passage in player["passages"]:
            at, side = (passage["row"], passage["col"]), passage["side"].upper()
            if at == (row, col):
                openings[side] = True
            elif at == (row - 1, col) and side == "S":
                openings["N"] = True
            elif at == (row, col - 1) and side == "E":
                openings["W"] = True
        return openings

    def small_dungeon(self, player: Data) -> Block:
        """One line a row: each room is its elements around its doors, in brackets by type."""
        lines = []
        for row in range(1, 5):
            line: Line = [(f" {row}", "dim")]
            for col in range(1, 5):
                cell = player["dungeon"][row - 1][col - 1]
                if cell is None:
                    line.append((f"{'·':^{ROOM_WIDTH}}", "dim"))
                    continue
                drawing = self.drawing(player, row, col, cell, None)
                (left, right), style = drawing.walls.brackets, drawing.walls.style
                nw, ne, sw, se = self.slots(cell).values()
                line += [(left, style), nw, sw, drawing.junction(), ne, se, (right, style)]
            lines.append(line)
        return lines

    # Blocks beside and below the dungeon, most of them empty when there is nothing to show

    def chosen(self, width: int) -> Block:
        chosen = self.view["chosen"]
        if chosen is None:
            return []
        lines = [heading(self.words("board-chosen"), width)]
        if chosen["room"]:
            lines += wrapped(self.words("board-chosen-room", room=chosen["room"], col=chosen["col"]), width)
        if chosen["second"]:
            lines += wrapped(self.words("board-chosen-second", room=chosen["second"]), width)
        return lines

    def hand(self, width: int) -> Block:
        rooms = self.view["hand"]
        if not rooms:
            return []
        lines = [heading(self.words("board-hand"), width)]
        for room in rooms:
            name, id_and_rune, features = self.words.name(room), room, self.features(room)
            if self.view["jael"]:
                id_and_rune = f"{self.words('rune-' + self.view['rooms'][room]['rune'])} {room}"
            if width >= 66:
                lines.append([(f"{name:<22} ", "strong"), *features, (f"  {id_and_rune}", "dim")])
            else:
                space = width - len(id_and_rune) - 1
                lines.append([(f"{name[:space]:<{space}} ", "strong"), (id_and_rune, "dim")])
                lines.append(features)
        return lines

    def features(self, room: str) -> Line:
        """Doors in brackets by type, type, elements and gold of a room that lies nowhere yet."""
        printed = self.view["rooms"][room]
        walls = WALLS[printed["type"]]
        left, right = walls.brackets
        doors = HEAVY[sum(SIDES[side] for side in printed["doors"])]
        kind = self.words("board-both-types" if printed["type"] == "dual" else f"type-{printed['type']}")
        line: Line = [(f"{left}{doors}{right} {kind:<8}", walls.style)]
        for slot in SLOTS:
            element = printed["slots"][slot]
            line.append((f"{self.code(element)} ", "strong") if element else (f"{FREE} ", "dim"))
        return [*line, (self.words("board-gold", gold=printed["gold"]), "gold")]

    def carrying(self, width: int) -> Block:
        tiles = self.view["carrying"]
        lines = [heading(self.words("board-carrying"), width)]
        return lines + [[(self.code(tile), "strong"), (f"  {self.words.name(tile)}", "")] for tile in tiles]

    def standing(self, width: int) -> Block:
        """Rank order with gold, income to come, blueprint, networks and quantity of the goal."""
        view, words = self.view, self.words
        lines = [heading(words("board-standing"), width)]
        heads = map(words, ("board-head-gold", "board-head-blueprint", "board-head-networks", "board-head-goal"))
        lines.append([("{:>16}{:>5}{:>5}{:>5}".format(*heads), "dim")])
        for label, seat in self.ranking():
            player = self.players[seat]
            gold = f"{player['gold']}" + (f"+{self.income(player)}" if view["phase"] == "build" else "")
            conditions = player["blueprint"]["conditions"] if player["blueprint"] else []
            met = f"{sum(bool(condition['met']) for condition in conditions)}/8"
            networks = len(player["entrance_network"]) + len(player["exit_network"])
            goal = view["goal"]["quantities"][seat] if view["goal"] else ""
            style = "own" if seat == self.seat else ""
            name = f"{label}{self.who(seat)}"
            lines.append(
                [(f"{name:<11.11}", style), (f"{gold:>5}", "gold"), (f"{met:>5}{networks:>5}{goal:>5}", style)]
            )
        return lines

    def ranking(self) -> list[tuple[str, int]]:
        """Seats by rank; behind them those who have passed, in the order of the rank that they will have."""
        if self.view["jael"]:
            return [("", 0)]
        rank, passed = self.view["rank"], self.view["passed"]
        here = [(f"{place} ", seat) for place, seat in enumerate(rank, 1) if seat not in passed]
        return here + [("– ", seat) for seat in passed]

    def income(self, player: Data) -> int:
        """DD-GLD-01: gold of this year's rooms and of all chests, counted after the last round."""
        cells = [cell for row in player["dungeon"] for cell in row if cell]
        held = [slot["element"] for cell in cells for slot in cell["slots"].values() if slot]
        return sum((cell["gold"] or 0 for cell in cells), held.count("chest"))

    def goal(self, width: int) -> Block:
        goal = self.view["goal"]
        if goal is None:
            return []
        title = heading(self.words("board-goal", goal=goal["goal"]), width)
        return [title, *wrapped(self.text(goal["goal"]), width)]

    def taken(self, width: int) -> Block:
        if self.seat is None or not self.players[self.seat]["challenges"]:
            return []
        lines = [heading(self.words("board-challenges"), width)]
        for own in self.players[self.seat]["challenges"]:
            value = self.words("board-value", value=own["value"])
            lines.append([(self.words.name(own["challenge"]), "strong"), (f"  {value}", "good")])
            lines += wrapped(self.text(own["challenge"]), width, "  ")
        return lines

    def display(self, width: int) -> Block:
        challenges = self.view["challenges"]
        if not challenges:
            return []
        lines = [heading(self.words("board-display"), width)]
        for challenge in challenges:
            lines.append([(f"{challenge} ", "dim"), (self.words.name(challenge), "strong")])
            lines += wrapped(self.text(challenge), width, "    ")
        return lines

    def market(self, width: int) -> Block:
        if not self.view["stalls"]:
            return []
        lines = [heading(self.words("board-market"), width)]
        for stall in self.view["stalls"]:
            for part in stall["parts"]:
                name = stall["stall"] if part["part"] == "upper" else ""
                side = self.words(f"part-{part['part']}")
                head: Line = [(f"{name:<4}{side:<6}", "" if part["tiles"] else "dim")]
                if not part["tiles"]:
                    lines.append([*head, (self.words("board-sold"), "dim")])
                    continue
                head.append((f"{self.words('board-gold', gold=part['cost']):>4}  ", "gold"))
                goods = wrapped(", ".join(map(self.words.name, part["tiles"])), width - length(head), style="strong")
                lines += beside([head], goods, length(head), gap=0)
        return lines

    def others(self, width: int) -> Block:
        lines: Block = []
        for player in self.players:
            if player["seat"] == self.seat:
                continue
            facts = self.facts(player, width - DUNGEON_WIDTH - 2 if width >= TWO_COLUMNS else width)
            small = self.small_dungeon(player)
            title = heading(self.words("board-dungeon-of", seat=player["seat"]), width)
            lines += [title, *(beside(small, facts, DUNGEON_WIDTH) if width >= TWO_COLUMNS else small + facts), []]
        return lines[:-1]

    def facts(self, player: Data, width: int) -> Block:
        """What else is known of another player: gates, hand and challenges."""
        words = self.words
        lines = []
        if player["blueprint"]:
            gates = {gate: player["blueprint"][gate] for gate in ("entrance", "exit")}
            lines += wrapped(words("board-gates", **gates), width)
        if player["hand"]:
            lines += wrapped(words("board-hand-of", count=player["hand"], known=player["known_hand"]), width)
        for own in player["challenges"]:
            name = words.name(own["challenge"])
            lines.append([(f"{name}  ", ""), (words("board-value", value=own["value"]), "good")])
        return lines

    def scores(self, width: int) -> Block:
        """The categories by player, as if the game ended now."""
        words, jael = self.words, self.view["jael"]
        columns = [
            (
                words("board-you") if player["seat"] == self.seat else words("board-short", number=player["seat"] + 1),
                player,
            )
            for player in self.players
        ]
        if jael:
            columns.append((words("board-player", seat="jael"), jael))
        title = words("board-result") if self.view["over"] else words("board-scores")
        lines = [heading(title, width), [(" " * 20 + "".join(f"{name:>5}" for name, _ in columns), "dim")]]
        for category in dict.fromkeys(category for _, column in columns for category in column["points"]):
            points = "".join(f"{column['points'].get(category, ''):>5}" for _, column in columns)
            lines.append([(f"{words(f'category-{category}'):<20.20}{points}", "")])
        totals = "".join(f"{column['total']:>5}" for _, column in columns)
        return [*lines, [(f"{words('board-total'):<20}{totals}", "strong")]]

    def jael(self, width: int) -> Block:
        jael = self.view["jael"]
        if jael is None:
            return []
        words = self.words
        lines = [heading(words("board-player", seat="jael"), width)]
        if jael["cards"]:
            acted = words("board-jael-acted") if jael["acted"] else words("board-jael-waits", gold=jael["gold"])
            lines += [*wrapped(self.text(jael["cards"][-1]), width), *wrapped(acted, width, style="own")]
        heap = [element for room in jael["rooms"] for element in _elements(self.view["rooms"][room])] + jael["tiles"]
        owns = words("board-jael-owns", rooms=jael["rooms"], elements=sorted(heap))
        return lines + wrapped(owns, width)

    def legend(self, width: int) -> Block:
        """The codes of everything on the table, and the signs of the drawing."""
        words = self.words
        lines = [heading(words("board-legend"), width)]
        kinds = sorted(set(_elements_in(self.view)), key=words.name)
        codes = "  ".join(f"{self.code(kind)}\N{NO-BREAK SPACE}{unbroken(words.name(kind))}" for kind in kinds)
        signs = "  ".join(unbroken(words(sign)) for sign in SIGNS)
        return lines + wrapped(codes, width, style="") + wrapped(signs, width)

    def piles(self, width: int) -> Block:
        piles = self.view["piles"]
        lines = wrapped(self.words("board-piles", rooms=piles["rooms"], discard=piles["discard"]), width)
        known = self.view["known_discards"]
        return lines + (wrapped(self.words("board-known-discards", rooms=known), width) if known else [])


board = DesignerBoard.drawn


def _elements(printed: Data) -> list[str]:
    return [element for element in printed.get("slots", {}).values() if element]


def _elements_in(view: Data) -> Iterator[str]:
    """All elements that can be seen."""
    for player in view["players"]:
        for cell in (cell for row in player["dungeon"] for cell in row if cell):
            yield from (held["element"] for held in cell["slots"].values() if held)
    for room in view["hand"]:
        yield from _elements(view["rooms"][room])
    for stall in view["stalls"]:
        for part in stall["parts"]:
            yield from part["tiles"]
    yield from view["carrying"]
