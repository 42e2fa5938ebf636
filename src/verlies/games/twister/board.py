"""The table drawn as text: the dungeon, and beside or below it what matters for the decision at hand."""

from __future__ import annotations

from typing import Any

from verlies.core.board import Block, Line, Span, TextBoard, Words, heading, length, spread, unbroken, wrapped
from verlies.games.twister.board_solo import Solitaire, in_order
from verlies.games.twister.drawing import LABEL, FloorPlan, Spot, drawn, spot, wide

Data = dict[str, Any]

NARROW, WIDE = 2, 3
"""Characters of a square; the third one tells what a figure carries."""
COLOURS = ("gold", "own")
"""The styles of the two sides."""
CODED = (
    "banshee", "cleric", "colossus", "mage", "mechanork", "naga", "telepath", "backstabber", "thief", "warrior",
    "troll", "goblin", "wall_walker",
)  # fmt: skip
"""Figures whose two letters are in the texts; those of other content have the first two of their name."""
SIGNS = {
    "rope": "~", "key": "¬", "bow": "}", "fireball_wand": "/", "great_shield": "]", "extendable_lance": "↑",
    "armour": "[", "sword": "†", "speed_potion": "!", "treasure": "$",
}  # fmt: skip
NAME, NPC_NAME = 18, 24  # columns for code and name
OTHER_ITEM, FRIEND = "*", "+"
GEARS = {"clockwise": "↻", "counterclockwise": "↺"}
PLACE, CIRCLE = "·", "○"
ORDER = {
    "teams": "building told legend",
    "start": "sides told legend",
    "lay": "sides told legend",
    "turn": "thought walk fights last sides ground gates told legend",
    "reveal": "reveal arrival sides ground gates told legend",
    "combat": "combat force sides ground gates told legend",
    "over": "last sides ground legend",
}
"""What comes first, by phase; what is being decided stands above the dungeon if there is no place beside it."""
URGENT = ("reveal", "arrival", "thought", "combat", "force", "walk")
LEGEND = (
    "board-sign-figures", "board-sign-wounded", "board-sign-unknown", "board-sign-values", "board-sign-wall",
    "board-sign-slit", "board-sign-gates", "board-sign-pit", "board-sign-gear", "board-sign-dark",
)  # fmt: skip
SOLO_LEGEND = ("board-sign-npc", "board-sign-way", "board-sign-wounded", *LEGEND[3:])


class TwisterBoard(TextBoard):
    two_columns = 90

    def __init__(self, view: Data, words: Words) -> None:
        super().__init__(view, words)
        self.plan = FloorPlan(view)
        self.sides = ("yellow", "violet" if view.get("solo") else "blue")
        self.codes = {kind: words(f"code-{kind}") for kind in CODED}
        self.blocks = {
            "building": self.building,
            "reveal": self.reveal,
            "combat": self.combat,
            "walk": self.walk,
            "fights": self.fights,
            "last": self.last,
            "yellow": lambda width: self.side(0, width),
            "blue": lambda width: self.side(1, width),
            "ground": self.ground,
            "gates": self.gates,
            "told": self.told,
            "legend": self.legend,
        }
        self.solitaire = Solitaire(view, words, self.code) if view.get("solo") else None
        if self.solitaire:
            self.codes |= self.solitaire.codes(self.codes)
            self.blocks |= self.solitaire.blocks

    def draw(self, width: int) -> Block:
        phase = self.view["phase"]
        first = "blue yellow" if self.view["active"] == 1 else "yellow blue"
        order = ORDER[phase].replace("sides", f"row {first} bag").split()
        names = [name for name in order if name in self.blocks]
        if phase == "teams":
            return self.stack(names, width)
        cell = self.cell(width)
        charts = [self.chart(columns, cell) for columns in self.stretches(width, cell)]
        broad = max(length(line) for chart in charts for line in chart)
        dungeon = [heading(self.time(), broad if broad + 2 + self.narrowest <= width else width)]
        dungeon += [line for chart in charts for line in chart]
        return self.around(dungeon, broad, names, width, URGENT)

    # Words and signs

    def time(self) -> str:
        view = self.view
        time = self.words("progress", phase=view["phase"], number=view["number"])
        yellow, other = view["vp"]
        target, side = view["target"], self.sides[1]
        return self.words("board-time", time=time, yellow=yellow, other=other, side=side, target=target)

    def colour(self, seat: int) -> str:
        return self.words(f"side-{self.sides[seat]}")

    def code(self, seat: int, kind: str | None, wounded: bool = False) -> str:
        """Two letters: the first one is small if the figure lies wounded, the second one is a capital for blue."""
        if kind is None:
            letters = f"?{self.colour(seat)[0]}"
        else:
            letters = self.codes.get(kind) or self.words.name(kind)[:2]
        first = letters[0].lower() if wounded else letters[0].upper()
        return first + (letters[1].upper() if seat else letters[1].lower())

    @staticmethod
    def sign(kind: str) -> str:
        return SIGNS.get(kind, OTHER_ITEM)

    def token(self, token: Data) -> Span:
        """A face-down token as its owner, or anybody else, knows it."""
        seat, kind = token["seat"], token["kind"]
        if kind is None or kind in self.view["values"]:
            return self.code(seat, kind), COLOURS[seat]
        return f"{self.sign(kind)} ", COLOURS[seat]

    def thing(self, thing: Data) -> str:
        """A figure or item with its side, in words."""
        return self.words("board-thing", thing=thing["kind"], side=self.sides[thing["seat"]])

    # The dungeon

    def cell(self, width: int) -> int:
        """Squares are wide where the blocks still have their place, or have none anyway."""
        whole = range(self.plan.west, self.plan.east + 1)
        narrow, broad = wide(whole, NARROW), wide(whole, WIDE)
        if broad + 2 + self.narrowest <= width:
            return WIDE
        return WIDE if broad <= width < narrow + 2 + self.narrowest else NARROW

    def stretches(self, width: int, cell: int) -> list[range]:
        """The whole dungeon, or two halves where it is too long for the width."""
        west, end = self.plan.west, self.plan.east + 1
        if wide(range(west, end), cell) <= width:
            return [range(west, end)]
        middle = (west + end) // 2
        return [range(west, middle), range(middle, end)]

    def chart(self, columns: range, cell: int) -> Block:
        """Halls by name above and below their columns, and the squares with all that stands on them."""
        slots = [slot for slot in self.view["slots"] if slot["x"] in columns]
        lines = drawn(self.plan, self.marks(cell), columns, cell)
        heads = [self.heads([slot for slot in slots if slot["y"] == y], columns, cell) for y in (0, 5)]
        return [heads[0], *lines, heads[1]]

    def heads(self, slots: list[Data], columns: range, cell: int) -> Line:
        line: Line = []
        for slot in sorted(slots, key=lambda slot: int(slot["x"])):
            start = LABEL + 1 + (slot["x"] - columns.start) * (cell + 1)
            name: Line = [(slot["slot"], "dim")]
            if slot["up"]:
                name += [(f" {slot['hall']}{GEARS[slot['turns']]}", "strong")]
            line += [(" " * (start - length(line)), ""), *name]
        return line

    def marks(self, cell: int) -> dict[Spot, Line]:
        """What is drawn in squares that are not empty."""
        found: dict[Spot, Line] = {}
        for at, kind in self.plan.squares.items():
            if kind == "O":
                found[at] = [("()" if cell == NARROW else "( )", "cave")]
        for slot in self.view["slots"]:
            found |= self.hall(slot, cell) if slot["up"] else self.back(slot, cell)
        if not self.view["number"]:
            circles = [spot(square) for each in self.view["board"]["circles"] for square in each]
            found |= {at: [(f"{CIRCLE:^{cell}}", "dim")] for at in circles}
        lying: dict[Spot, list[Data]] = {}
        for item in self.view["items"]:
            if not item["carried"]:
                lying.setdefault(spot(item["square"]), []).append(item)
        for at, items in lying.items():
            found[at] = self.heap(items, at, cell)
        for piece in sorted(self.view["pieces"], key=self.walks):
            if not piece["carried"]:
                found[spot(piece["square"])] = self.figure(piece, cell)
        return found | self.solitaire.ahead(found, cell) if self.solitaire else found

    def walks(self, piece: Data) -> bool:
        """Whether this figure is in the middle of a move: then it is seen above all others on its square."""
        walk = self.view["walk"]
        return walk is not None and (piece["seat"], piece["kind"]) == (self.view["active"], walk["figure"])

    def hall(self, slot: Data, cell: int) -> dict[Spot, Line]:
        gears = (at for at, kind in self.plan.squares.items() if kind == "G")
        inside = (at for at in gears if 0 <= at[0] - slot["x"] < 5 and 0 <= at[1] - slot["y"] < 5)
        return {at: [(f"{GEARS[slot['turns']]:^{cell}}", "strong")] for at in inside}

    def back(self, slot: Data, cell: int) -> dict[Spot, Line]:
        """A face-down hall: its slot, the tokens on it, and the places left."""
        x, y = slot["x"], slot["y"]
        tokens = [self.token(token) for token in slot["tokens"]] + [(PLACE, "strong")] * slot["room"]
        found: dict[Spot, Line] = {(x + 2, y + 1): [(f"{slot['slot']:<{cell}}", "strong")]}
        first = x + (5 - len(tokens)) // 2
        return found | {(first + at, y + 3): [(f"{text:<{cell}}", style)] for at, (text, style) in enumerate(tokens)}

    def heap(self, items: list[Data], at: Spot, cell: int) -> Line:
        line: Line = [(self.sign(item["kind"]), COLOURS[item["seat"]]) for item in items]
        if len(line) == 1 and self.plan.squares.get(at) == "O":
            line = [("(", "cave"), *line]
            return line if cell == NARROW else [*line, (")", "cave")]
        return [*line, (" " * (cell - len(line)), "")]

    def figure(self, piece: Data, cell: int) -> Line:
        style = "bad" if piece["wounded"] else COLOURS[piece["seat"]]
        line: Line = [(self.code(piece["seat"], piece["kind"], piece["wounded"]), style)]
        return line if cell == NARROW else [*line, self.load(piece["carries"])]

    def load(self, thing: Data | None) -> Span:
        if thing is None:
            return " ", ""
        return (FRIEND, "bad") if thing["kind"] in self.view["values"] else (self.sign(thing["kind"]), "strong")

    # What is being decided

    def reveal(self, width: int) -> Block:
        """The tokens of the hall just revealed, by the side that places them."""
        reveal, words = self.view["reveal"], self.words
        if reveal is None:
            return []
        lines = [heading(words("board-reveal", hall=reveal["hall"], slot=reveal["slot"]), width)]
        for seat in dict.fromkeys(thing["by"] for thing in reveal["left"]):
            things = [self.thing(thing) for thing in reveal["left"] if thing["by"] == seat]
            lines += wrapped(words("board-places", side=self.sides[seat], text=", ".join(things)), width, style="")
        return lines

    def walk(self, width: int) -> Block:
        walk = self.view["walk"]
        if walk is None:
            return []
        lines = [heading(self.words("board-walk", figure=walk["figure"], square=walk["square"]), width)]
        kind = walk["carries"] and walk["carries"]["kind"]
        return lines + wrapped(self.words("board-walk-left", steps=walk["steps"], thing=kind), width, style="")

    def combat(self, width: int) -> Block:
        """The running combat: who takes part, the sums, what is asked, and what each card is worth."""
        combat, words = self.view["combat"], self.words
        if combat is None:
            return []
        lines = [heading(self.fight_name(combat), width), *self.fighters(combat, width)]
        lines.append(self.score(combat["sums"]))
        if combat["called"] is not None:
            lines += wrapped(words("board-called", value=combat["called"]), width, style="strong")
        for seat in range(2):
            if combat["chosen"][seat]:
                lines += wrapped(words("board-laid", side=self.sides[seat]), width)
        if combat["mine"] is not None:
            lines += wrapped(words("board-mine", value=combat["mine"]), width, style="strong")
        elif combat["chances"] and combat["step"] != "support":
            lines += self.chances(combat["chances"])
        return lines

    def fight_name(self, fight: Data) -> str:
        return self.words("board-fight", combat=fight["kind"], square=fight["target"], group=fight["group"])

    def fighters(self, fight: Data, width: int) -> Block:
        """Both sides, one line each who takes part."""
        lines: Block = []
        for name in ("attackers", "defenders"):
            for each in fight[name]:
                seat = each["seat"]
                value = f"{each['value']}+{each['bonus']}" if each["bonus"] else str(each["value"])
                text = f" {self.code(seat, each['kind'], each['wounded'])} {self.words.name(each['kind'])}"
                role = self.words(f"board-role-{each['role']}") if each["role"] in ("bow", "lance") else ""
                right = f"{role} {each['square']} {value:>3}".lstrip()
                lines.append(spread((text, COLOURS[seat]), (right, "strong"), min(width, 44)))
            if name == "attackers":
                lines.append([(" " + self.words("board-against"), "dim")])
        return lines

    @staticmethod
    def score(sums: list[int], cards: list[int] | None = None) -> Line:
        """Such as 7 : 5, or 7+3 : 5+0."""
        texts = (
            [str(each) for each in sums] if cards is None else [f"{a}+{b}" for a, b in zip(sums, cards, strict=True)]
        )
        return [(f" {texts[0]} : {texts[1]}", "strong")]

    def chances(self, chances: dict[str, list[int]]) -> Block:
        """By own card: how often it wins, ties and loses against what the other side may lay."""
        words = self.words
        heads = [words("board-head-card"), words("board-head-win"), words("board-head-tie"), words("board-head-loss")]
        lines: Block = [[("".join(f"{head:>8}" for head in heads), "dim")]]
        for card, counts in chances.items():
            shares = [f"{round(100 * count / sum(counts))} %" for count in counts]
            styled = zip(shares, ("good", "", "bad"), strict=True)
            lines.append([(f"{card:>8}", "strong"), *((f"{share:>8}", style) for share, style in styled)])
        return lines

    def fights(self, width: int) -> Block:
        """All attacks that are possible now, with their sums."""
        fights = self.view["fights"]
        if not fights:
            return []
        lines = [heading(self.words("board-fights"), width)]
        for move, fight in fights.items():
            names = [", ".join(self.code(each["seat"], each["kind"], each["wounded"]) for each in fight[who])
                     for who in ("attackers", "defenders")]  # fmt: skip
            sums = "{}:{}".format(*fight["sums"])
            lines.append(spread((f" {move}  {names[0]} – {names[1]}", ""), (sums, "strong"), width))
        return lines

    def last(self, width: int) -> Block:
        """How the last combat of this turn went."""
        fight, words = self.view["last_fight"], self.words
        if fight is None:
            return []
        first = fight["attacker"]
        cards = [fight["cards"][first], fight["cards"][1 - first]]
        lines = [heading(self.fight_name(fight), width), *self.fighters(fight, width)]
        lines.append([*self.score(fight["sums"], cards), ("  =  {} : {}".format(*fight["totals"]), "gold")])
        for fate in ("wounded", "eliminated"):
            if fight[fate]:
                text = ", ".join(self.thing(thing) for thing in fight[fate])
                lines += wrapped(words(f"board-{fate}", text=text), width, style="bad")
        return lines

    # The sides

    def side(self, seat: int, width: int) -> Block:
        """Points, cards and figures of a side."""
        view, words = self.view, self.words
        mark = "▸" if seat == view["active"] else ""
        title = mark + words("board-side", side=self.sides[seat], points=view["vp"][seat])
        if seat == view["active"] and view["ap"]:
            title += words("board-ap", left=view["ap"]["left"], of=view["ap"]["of"])
        lines = [heading(title, width), *self.hand(seat, width)]
        pieces = [piece for piece in view["pieces"] if piece["seat"] == seat and piece["kind"]]
        for piece in pieces:
            lines += self.piece(piece, width)
        for own in view["ap"]["own"] if view["ap"] and seat == view["active"] else ():
            lines += wrapped(words("board-own", figure=own["figure"], ap=own["left"]), width, " ", "own")
        return lines + self.rest(seat, width)

    def hand(self, seat: int, width: int) -> Block:
        hand, words = self.view["hands"][seat], self.words
        if seat and self.solitaire:
            return []
        played = [*hand["played"], *([hand["now"]] if hand["now"] else [])]
        action = words("board-action", text=in_order(hand["action"]), played=in_order(played) or None)
        combat = words("board-combat", text=in_order(hand["combat"]), spent=in_order(hand["spent"]) or None)
        jumps = words("board-jumps", jumps=hand["jumps"])
        return [line for text in (f"{action}, {jumps}", combat) for line in wrapped(text, width, " ", "")]

    def piece(self, piece: Data, width: int) -> Block:
        """One figure: code, name, speed and combat value, where it is, what it carries, how it is."""
        seat, kind, words = piece["seat"], piece["kind"], self.words
        speed, combat = self.view["values"][kind]
        style = "bad" if piece["wounded"] else COLOURS[seat]
        name = f" {self.code(seat, kind, piece['wounded'])} {words.name(kind)}"
        npc = seat and self.solitaire
        notes = [words("board-type", npc=kind)] if npc else []
        notes += [words("board-carries", thing=piece["carries"]["kind"])] if piece["carries"] else []
        states = ("hurt" if piece["hurt"] else "wounded", "carried", "healed")
        notes += [words(f"board-is-{state}") for state in states if piece[state]]
        name = f"{name:<{NPC_NAME if npc else NAME}}"
        line: Line = [(name, style), (f"{speed}/{combat} ", ""), (f"{piece['square']:<4}", "strong")]
        text = ", ".join(notes)
        if length(line) + len(text) <= width:
            return [[*line, (text, "dim")] if text else line]
        return [line, *wrapped(text, width, "    ")]

    def rest(self, seat: int, width: int) -> Block:
        """What of a team is not on the board."""
        team, words = self.view["teams"][seat], self.words
        lines: Block = []
        for state in ("screen", "down", "out", "eliminated", "lost", "box"):
            there = [each for each in (*team["figures"], *team["items"]) if each["state"] == state]
            names = [f"{words.name(each['kind'])}{' ' + each['at'] if each['at'] else ''}" for each in there]
            if names:
                lines += wrapped(words(f"board-rest-{state}", text=", ".join(names)), width, " ")
        if team["unknown"]:
            names = sorted(words.name(kind) for kind in team["maybe"])
            text = words("board-rest-unknown", number=team["unknown"], text=", ".join(names) or None)
            lines += wrapped(text, width, " ")
        return lines

    def ground(self, width: int) -> Block:
        """Items that lie about."""
        items = [item for item in self.view["items"] if not item["carried"]]
        if not items:
            return []
        items.sort(key=lambda item: (spot(item["square"]), str(item["kind"])))
        names = [f"{self.sign(item['kind'])} {self.words.name(item['kind'])} {item['square']}" for item in items]
        return [
            heading(self.words("board-ground"), width),
            *wrapped("  ".join(map(unbroken, names)), width, " ", ""),
        ]

    def gates(self, width: int) -> Block:
        """Where each portcullis is, and its state."""
        lines: Block = []
        for slot in self.view["slots"]:
            gates = []
            for at, gate in enumerate(slot["gates"], 1):
                squares = "/".join(sorted(filter(None, gate["squares"]), key=spot))
                state = gate["state"]
                gates.append(unbroken(f"{at} {squares} {self.words(f'gate-state-{state}')}"))
            if gates:
                lines += wrapped(f"{slot['hall']}: {', '.join(gates)}", width, " ", "")
        return [heading(self.words("board-gates"), width), *lines] if lines else []

    # Building teams

    def building(self, width: int) -> Block:
        """What has been chosen, and what there is to choose from."""
        building, words = self.view["building"], self.words
        if building is None:
            return []
        lines = [heading(words("board-building"), width)]
        for seat in range(2):
            team = self.view["teams"][seat]
            names = [words.name(each["kind"]) for each in (*team["figures"], *team["items"])]
            pairs = ", ".join(map(str, building["pairs_chosen"][seat]))
            text = words("board-team", side=self.sides[seat], text=", ".join(names) or None, pairs=pairs or None)
            lines += wrapped(text, width, style=COLOURS[seat])
            if building["left"][seat]:
                lines += wrapped(words("board-left", left=building["left"][seat]), width, " ")
        if building["what"] == "pair":
            taken = [pair for pairs in building["pairs_chosen"] for pair in pairs]
            text = ", ".join(str(pair) for pair in building["pairs"] if pair not in taken)
            lines += wrapped(words("board-pairs", text=text), width, style="")
        return lines

    # What things are

    def told(self, width: int) -> Block:
        """What the figures and items can do that matter now."""
        kinds = self.kinds()
        if not kinds:
            return []
        lines = [heading(self.words("board-told"), width)]
        for kind in kinds:
            head: Line = [(self.words.name(kind), "strong")]
            if kind in self.view["values"]:
                speed, combat = self.view["values"][kind]
                head.append((" " + self.words("board-values", speed=speed, combat=combat), "gold"))
            else:
                head.append((f" {self.sign(kind)}", "gold"))
            lines += [head, *wrapped(self.words.says(kind), width, "  ")]
        return lines

    def kinds(self) -> list[str]:
        """While teams are built all that can be chosen, later what is known to be in the game; figures first."""
        building = self.view["building"]
        if building and building["what"] in ("character", "item"):
            return list(building["items" if building["what"] == "item" else "characters"])
        gone = ("out", "eliminated", "lost", "box", "bag")
        teams = self.view["teams"]
        here = {
            each["kind"] for team in teams for each in (*team["figures"], *team["items"]) if each["state"] not in gone
        }
        order = [*self.view["values"], *SIGNS, *sorted(here)]
        return [kind for kind in dict.fromkeys(order) if kind in here]

    def legend(self, width: int) -> Block:
        """The signs of the drawing."""
        words = self.words
        signs = [unbroken(words(sign)) for sign in (SOLO_LEGEND if self.solitaire else LEGEND)]
        items = [unbroken(f"{sign} {words.name(kind)}") for kind, sign in SIGNS.items() if kind in self.kinds()]
        return [heading(words("board-legend"), width), *wrapped("  ".join([*signs, *items]), width)]


board = TwisterBoard.drawn
