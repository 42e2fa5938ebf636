"""The table drawn as text: the map, and beside or below it what matters for the decision at hand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from verlies.core.board import Block, Line, Span, TextBoard, Words, beside, heading, length, spread, unbroken, wrapped
from verlies.games.tiny.drawing import HEIGHT, NARROW, WIDE, Tile, nothing

Data = dict[str, Any]

EMPTY, MARKER, SEAL = "·", "●", "▓"
ICONS: dict[str | None, Span] = {
    None: (EMPTY, "dim"), "enemy_action": ("!", "gold"), "goblin": ("g", "bad"), "skull": ("X", "bad"),
}  # fmt: skip
"""Spaces of the torch track by their icon."""
FEATURES: dict[str, Span] = {
    "trap": ("^", "bad"), "entry_test": ("^", "bad"), "search": ("?", "good"), "portal": ("@", "own"),
    "lair_door": ("▼", "gold"),
}  # fmt: skip
"""Rooms that can still do something."""
ALTAR: Span = ("‡", "gold")
DISARMED: Span = ("✓", "dim")
REACH = {"enter": "own", "reveal": "path", "halt": "bad", "open": "gold"}
"""How the cost of getting to a place is shown, by what happens there."""
ORDER = {
    "heroes": "choice legend",
    "dealing": "heroes rows legend",
    "turn": "test found lair heroes foes torch odds kit rows cards legend",
    "over": "lair heroes foes torch rows legend",
}
"""What comes first, by phase; what is urgent stands above the map if there is no place beside it."""
URGENT = ("test", "found")
SIGNS = (
    "board-sign-path", "board-sign-back", "board-sign-trap", "board-sign-search", "board-sign-portal",
    "board-sign-door", "board-sign-altar", "board-sign-cost", "board-sign-foes", "board-sign-torch",
)  # fmt: skip


class TinyBoard(TextBoard):
    two_columns = 100

    def __init__(self, view: Data, words: Words) -> None:
        super().__init__(view, words)
        self.heroes: list[Data] = view["heroes"]
        self.foes: list[Data] = [foe for foe in view["goblins"] if foe] + view["minions"]
        if view["boss"] and view["boss"]["place"]:
            self.foes.append(view["boss"])
        self.reach = {each["cell"]: (str(each["cost"]), REACH[each["kind"]]) for each in view["reach"]}
        self.blocks = {
            "choice": self.choice,
            "test": self.test,
            "found": self.found,
            "lair": self.lair,
            "heroes": self.party,
            "foes": self.enemies,
            "torch": self.torch,
            "odds": self.odds,
            "kit": self.kit,
            "rows": self.rows,
            "cards": self.bestiary,
            "legend": self.legend,
        }

    def draw(self, width: int) -> Block:
        names = ORDER[self.view["phase"]].split()
        chart = self.chart(width)
        wide = max(map(length, chart))
        return self.around([heading(self.time(), wide), *chart], wide, names, width, URGENT, height=20)

    # Words

    def time(self) -> str:
        return self.words("progress", **{name: self.view[name] for name in ("phase", "act", "kills", "wanted")})

    def code(self, hero: Data) -> str:
        """Two letters for a hero; the number of the seat helps where two begin alike."""
        names = [self.words.name(each["hero"])[:2] if each["hero"] else "" for each in self.heroes]
        name = names[hero["seat"]]
        return name if names.count(name) == 1 else f"{name[:1]}{hero['seat'] + 1}"

    def sign(self, foe: Data) -> str:
        """Two letters for a foe: a goblin's slot, a minion's initials, the boss."""
        if foe["foe"] == "boss":
            return "!!"
        return foe["foe"] if foe["foe"] != foe["kind"] else self.words.name(foe["kind"])[:2].upper()

    def target(self, name: str) -> str:
        """A foe or hero that a test aims at."""
        foe = next((each for each in self.foes if each["foe"] == name), None)
        return self.sign(foe) if foe else self.words.name(name)

    def room(self, name: str) -> str:
        return self.words("room-lair") if name == "lair" else name

    def style(self, hero: Data) -> str:
        if hero["unconscious"]:
            return "dim"
        return "own" if hero["seat"] == self.view["active"] else "strong"

    # The map

    def chart(self, width: int) -> Block:
        """The rows and columns of the grid that hold a card."""
        cells = {(cell["x"], cell["y"]): cell for cell in self.view["cells"]}
        columns = range(min(x for x, _ in cells), max(x for x, _ in cells) + 1)
        rows = range(min(y for _, y in cells), max(y for _, y in cells) + 1)
        tile = WIDE if 2 + WIDE * len(columns) <= width else NARROW
        lines: Block = [[("  ", ""), *((f"{'abcdefg'[x]:^{tile}}", "strong") for x in columns)]]
        for y in rows:
            tiles = [self.tile(cells[x, y], tile) if (x, y) in cells else nothing(tile) for x in columns]
            for at in range(HEIGHT):
                label = f"{y + 1} " if at == HEIGHT // 2 else "  "
                lines.append([(label, "strong"), *(span for each in tiles for span in each[at])])
        return lines

    def tile(self, cell: Data, width: int) -> Block:
        cost = self.reach.get(cell["cell"])
        if cell["card"] is None:
            return Tile((cell["stack"], "dim"), None, [], cost).face_down(width)
        name = self.words.name(cell["card"])
        style = "gold" if cell["feature"] in ("entrance", "lair_door") else "masonry"
        room = Tile((name, ""), self.feature(cell), self.figures(cell["cell"], width - 2), cost)
        return room.face_up(cell["exits"], width, style)

    @staticmethod
    def feature(cell: Data) -> Span | None:
        if cell["altar"]:
            return ALTAR
        return DISARMED if cell["disarmed"] else FEATURES.get(cell["feature"])

    def figures(self, place: str, space: int) -> Line:
        """Who stands there; what does not fit is counted."""
        signs: Line = [(self.code(hero), self.style(hero)) for hero in self.heroes if hero["place"] == place]
        signs += [(self.sign(foe), "bad") for foe in self.foes if foe["place"] == place]
        most = space // 2 if 3 * len(signs) - 1 > space else len(signs)
        gap = " " if 3 * len(signs) - 1 <= space else ""
        if len(signs) > most:
            signs = [*signs[: most - 1], (f"+{len(signs) - most + 1}", "bad")]
        return [(text + (gap if at < len(signs) - 1 else ""), style) for at, (text, style) in enumerate(signs)]

    # Blocks beside and below the map, most of them empty when there is nothing to show

    def choice(self, width: int) -> Block:
        """Who plays whom, and which heroes are still free."""
        words, view = self.words, self.view
        lines = [heading(words("board-choice"), width)]
        for hero in self.heroes:
            offer = view["offers"][hero["seat"]] if view["offers"] else []
            names = [hero["hero"]] if hero["hero"] else offer
            text = words("board-plays", seat=hero["seat"], heroes=names)
            lines += wrapped(text, width, style="strong" if hero["hero"] else "")
        for seat, offer in enumerate(view["offers"] or [view["free"] or []]):
            if seat in view["turn"] or view["free"]:
                lines += self.told(offer, width)
        return lines

    def told(self, cards: Iterable[str], width: int) -> Block:
        """Cards with what stands on them."""
        lines: Block = []
        for card in cards:
            lines += [[(self.words.name(card), "strong")], *wrapped(self.words.says(card), width, "  ")]
        return lines

    def test(self, width: int) -> Block:
        """The running test: dice, what they can make, and what may come back."""
        test, words = self.view["test"], self.words
        if test is None:
            return []
        name = words("board-test", test=test["kind"], source=test["source"])
        lines = [heading(name, width)]
        facts = words("board-test-roll", skill=test["skill"], dice=test["dice"], bonus=test["bonus"] + test["bought"])
        lines += wrapped(facts, width, style="")
        if test["target"]:
            lines += wrapped(words("board-test-goal", goal=test["target"], cost=test["cost"]), width, style="strong")
        for foe, defence in test["against"].items():
            lines += wrapped(words("board-test-against", text=self.target(foe), defence=defence), width, style="strong")
        if test["faces"]:
            lines.append(self.dice(test))
        for option in test["options"]:
            lines.append(self.option(option))
        lines += self.counters(test, width)
        return lines

    def dice(self, test: Data) -> Line:
        line: Line = [(f"[{face}] ", "own") for face in test["faces"]]
        if test["foe_die"] is not None:
            face = self.words(f"face-{test['foe_die']}")
            line.append((f"<{face}>", "bad"))
        return line

    def option(self, option: Data) -> Line:
        """One way to use the dice: what counts, its sum, what it brings."""
        dice = "+".join(map(str, option["dice"]))
        line: Line = [(f"{dice:<6}", "strong"), (f"= {option['total']:<3}", "good" if option["success"] else "bad")]
        line += [(f" {self.target(foe)} −{n}", "good") for foe, n in option["damage"].items() if n]
        gains = (("health", "♥"), ("focus", "✦"))
        return line + [(f" +{option[name]}{sign}", "gold") for name, sign in gains if option[name]]

    def counters(self, test: Data, width: int) -> Block:
        lines: Block = []
        if test["answer"]:
            answer = {**test["answer"], "text": self.target(test["answer"]["foe"])}
            lines += wrapped(self.words("board-answer", **answer), width, style="bad")
        elif test["counter"]:
            blows = ", ".join(f"{self.target(foe)} −{n}♥" for foe, n in test["counter"].items())
            lines += wrapped(self.words("board-counter", text=blows), width, style="bad")
        return lines

    def found(self, width: int) -> Block:
        card = self.view["found"]
        return [heading(self.words("board-found"), width), *self.told([card], width)] if card else []

    def party(self, width: int) -> Block:
        lines = [heading(self.words("board-heroes"), width)]
        for hero in self.heroes:
            if hero["place"]:
                lines += self.hero(hero, width)
        return lines

    def hero(self, hero: Data, width: int) -> Block:
        words, style = self.words, self.style(hero)
        mark = "▸" if hero["seat"] == self.view["active"] else " "
        name = f"{mark}{self.code(hero)} {words.name(hero['hero'])}"
        lines: Block = [spread((name, style), (hero["place"], "strong"), width)]
        figures: Line = [
            (f"   ♥{hero['health']}/{hero['health_max']}", "good" if hero["health"] > 2 else "bad"),
            (f" ✦{hero['focus']}/{hero['focus_max']}", "gold"),
            (" " + words("board-figures", speed=hero["speed"], defence=hero["defence"]), ""),
        ]
        dice = " ".join(f"{words(f'skill-{skill}')[:3]} {n}" for skill, n in hero["dice"].items())
        if length(figures) + 2 + len(dice) <= width:
            lines.append([*figures, (f"  {dice}", "")])
        else:
            lines += [figures, [(f"   {dice}", "")]]
        states = [word for word in ("unconscious", "stealth") if hero[word]]
        if states or hero["ward"]:
            text = ", ".join(words(f"board-{state}") for state in states)
            text += words("board-ward", n=hero["ward"]) if hero["ward"] else ""
            lines += wrapped(text, width, "   ", "own")
        budget = self.view["budget"]
        if budget and hero["seat"] == self.view["active"]:
            left = words("board-left", speed=budget["speed"], actions=budget["actions"])
            lines += wrapped(left, width, "   ", "own")
        names = [words.name(card) for card in self.cards(hero)]
        names += [f"{words.name(each['set'])} {each['pieces']}/4" for each in hero["sets"] if each["n"]]
        return lines + wrapped(", ".join(names), width, "   ")

    @staticmethod
    def cards(hero: Data) -> list[str]:
        """All that lies on the mat; a hand card covers what is below it."""
        hands = [hero[hand]["card"] or hero[hand]["start"] for hand in ("left", "right")]
        cards = [hero["innate"], *hands, hero["armour"], *hero["trinkets"], *hero["spells"]]
        return [card for card in cards if card]

    def kit(self, width: int) -> Block:
        """What the active hero can do."""
        if self.view["active"] is None:
            return []
        hero = self.heroes[self.view["active"]]
        sets = [each["set"] for each in hero["sets"] if each["n"]]
        title = self.words("board-kit", hero=hero["hero"])
        return [heading(title, width), *self.told([*self.cards(hero), *sets], width)]

    def enemies(self, width: int) -> Block:
        if not self.foes:
            return []
        lines = [heading(self.words("board-foes"), width)]
        for foe in self.foes:
            lines += self.foe(foe, width)
        return lines

    def foe(self, foe: Data, width: int) -> Block:
        words = self.words
        name = f"{self.sign(foe)} {words.name(foe['kind'])}"
        lines: Block = [spread((name, "bad"), (self.room(foe["place"]), "strong"), width)]
        counter = foe["counter"] if isinstance(foe["counter"], int) else None
        facts = words("board-foe", defence=foe["defence"], speed=foe["speed"], counter=counter)
        if "health" in foe:
            facts = f"♥{foe['health']}/{foe['health_max']} {facts}"
        lines += wrapped(facts, width, "   ", "")
        if counter is None:
            by_kind = {kind: n for kind, n in foe["counter"].items() if n is not None}
            lines += wrapped(words("board-foe-counter", kinds=by_kind, more=foe.get("bonus") or None), width, "   ")
        return lines + wrapped(self.plan(foe["plan"]), width, "   ", "gold")

    def bestiary(self, width: int) -> Block:
        """What stands on the cards of the foes in play."""
        kinds = dict.fromkeys(foe["kind"] for foe in self.foes)
        return [heading(self.words("board-bestiary"), width), *self.told(kinds, width)] if kinds else []

    def plan(self, plan: Data) -> str:
        """What it would do on the next enemy action."""
        hits = []
        for hit in plan["hits"]:
            losses = [f"−{hit[name]}{sign}" for name, sign in (("health", "♥"), ("focus", "✦")) if hit[name]]
            losses += [self.words("board-discard")] if hit["discard"] else []
            hits.append(f"{self.code(self.heroes[hit['seat']])} {' '.join(losses)}".rstrip())
        rooms = "/".join(map(self.room, plan["to"])) or None
        return self.words("board-plan", text=rooms, hits=hits)

    def torch(self, width: int) -> Block:
        """A sign for each space that is left, down to the skull."""
        torch = self.view["torch"]
        left = torch["skull"] - torch["at"]
        title = self.words("board-torch", at=torch["at"], left=left)
        track: Line = [("»", "own")]
        spaces = range(torch["at"] + 1, torch["skull"] + 1)
        track += [ICONS["skull" if n == torch["skull"] else torch["icons"].get(str(n))] for n in spaces]
        if length(track) > width:
            track = [*track[: width - 1], ("…", "dim")]
        ahead = {n: torch["icons"].get(str(n)) for n in spaces}
        icons = [f"{n} {self.words(f'icon-{icon}')}" for n, icon in ahead.items() if icon][:3]
        return [heading(title, width), track, *wrapped(", ".join(icons), width)]

    def lair(self, width: int) -> Block:
        """The boss's health with its seals, and the six spaces."""
        boss, lair = self.view["boss"], self.view["lair"]
        if boss is None or lair is None:
            return []
        lines = [heading(self.words.name(boss["kind"]), width), self.marks(boss)]
        for space in lair["spaces"]:
            number, name = space["space"][1:], self.words("board-space", **space)
            who = " ".join(self.code(self.heroes[seat]) for seat in space["heroes"])
            cost, style = self.reach.get(space["space"], ("", ""))
            here: Line = [(f" {number} ", "gold" if space["entrance"] else "strong"), (f"{who:<3}", "own")]
            text = wrapped(name, width - 9, style="")
            lines += beside([[*here, (f"{cost:<2}", style)]], text, 8, gap=0)
        return lines

    @staticmethod
    def marks(boss: Data) -> Line:
        """The track from the top to 0: markers, seals that hold, altar spaces that are free."""
        line: Line = []
        for value in range(boss["top"], -1, -1):
            sealed = value in boss["sealed"]
            style = "bad" if sealed else "good" if value in boss["altars"] else "dim"
            line.append((f"{SEAL if sealed else ' '}{value}", style))
            line.append((MARKER * boss["marks"].count(value), "strong"))
        return line

    def odds(self, width: int) -> Block:
        """By move: how likely it is to succeed, the damage it does and the health it costs on average; and below, how
        likely the hero faints."""
        chances = self.view["chances"]
        if not chances:
            return []
        words = self.words
        heads = f"{words('board-head-success'):>5}{words('board-head-damage'):>6}{words('board-head-loss'):>6}"
        lines = [heading(words("board-odds"), width), [(" " * (width - 17) + heads, "dim")]]
        for move, chance in chances.items():
            figures = self.number(chance["damage"]) + self.number(chance["loss"])
            space = width - 17
            wins = f"{percent(chance['success'])} %".rjust(5)
            lines.append([(f"{move[:space]:<{space}}", ""), (wins, "good"), (figures, "")])
            if chance["faint"][0]:
                lines += wrapped(words("board-faint", percent=percent(chance["faint"])), width, "  ", style="bad")
        return lines

    def number(self, mean: list[int]) -> str:
        shown = round(mean[0] / mean[1], 1)
        return (self.words("board-number", number=shown) if shown else "").rjust(6)

    def rows(self, width: int) -> Block:
        words, view = self.words, self.view
        lines = [heading(words("board-rows"), width)]
        for pile in ("loot", "spells"):
            there = view[pile]
            name = words("pile-loot" if pile == "loot" else "pile-spell")
            lines += wrapped(words("board-row", text=name, deck=there["deck"], row=len(there["row"])), width, style="")
            lines += self.told(there["row"], width)
        return lines + wrapped(words("board-deck", **view["deck"]), width)

    def legend(self, width: int) -> Block:
        """The codes of heroes and foes, and the signs of the drawing."""
        words = self.words
        lines = [heading(words("board-legend"), width)]
        codes = [(self.code(hero), hero["hero"]) for hero in self.heroes if hero["hero"]]
        codes += [(self.sign(foe), foe["kind"]) for foe in self.foes]
        text = "  ".join(f"{code}\N{NO-BREAK SPACE}{unbroken(words.name(card))}" for code, card in codes)
        signs = "  ".join(unbroken(words(sign)) for sign in SIGNS)
        return lines + wrapped(text, width, style="") + wrapped(signs, width)


def percent(part: list[int]) -> str:
    """A share in whole percent; what is possible is never 0, and what is not certain never 100."""
    n, of = part
    shown = round(100 * n / of)
    return "<1" if n and not shown else ">99" if n < of and shown == 100 else str(shown)


board = TinyBoard.drawn
