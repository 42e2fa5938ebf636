"""What the solitaire game adds to the table drawn as text: the active row, what an NPC has in mind, bag and piles."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from verlies.core.board import Block, DrawBlock, Line, Words, heading, length, unbroken, wrapped
from verlies.games.twister.drawing import Spot, spot

Data = dict[str, Any]

STATES = {"waits": "", "acts": "▸", "done": "✓", "wounded": "✗"}
"""Signs of the cards in the active row."""
RESULTS = {"yes": "good", "no": "bad", "void": "dim"}
"""The styles of what came of testing an objective."""
PLACE = "·"


class Solitaire:
    """The blocks of the solitaire game; `code` gives the letters of a figure."""

    def __init__(self, view: Data, words: Words, code: Callable[[int, str], str]) -> None:
        self.table = view
        self.view: Data = view["solo"]
        self.words = words
        self.code = code
        self.blocks: dict[str, DrawBlock] = {
            "thought": self.thought,
            "arrival": self.arrival,
            "force": self.force,
            "row": self.row,
            "bag": self.bag,
        }

    def codes(self, taken: Mapping[str, str]) -> dict[str, str]:
        """Two letters for each NPC, no two alike: the first one of the last word of its name, and a later one."""
        found: dict[str, str] = {}
        used = {code.upper() for code in taken.values()}
        names = {npc: self.words.name(npc).split() for npc in self.table["values"] if npc not in taken}
        for npc in sorted(names, key=lambda npc: len(names[npc])):
            first, *later = [letter for letter in names[npc][-1] if letter.isalpha()]
            pairs = (f"{first}{letter}".upper() for letter in [*later, *"XYZ"])
            found[npc] = next(code for code in pairs if code not in used)
            used.add(found[npc])
        return found

    def ahead(self, found: Mapping[Spot, Line], cell: int) -> dict[Spot, Line]:
        """The way of the NPC on turn, by the AP spent on it, and its target; where a token that comes may be set."""
        thought, arrival = self.view["thought"], self.view["arrival"]
        marks = dict(_way(thought)) if thought else {}
        if arrival:
            marks |= {spot(square): PLACE for square in arrival["squares"]}
        for piece in self.table["pieces"]:  # whoever stands there is seen
            marks.pop(spot(piece["square"]), None)
        if thought and thought["goal"]:
            marks |= dict.fromkeys(self.target(thought["goal"]), PLACE)
        return {
            at: [(text, "good") for text, _ in found[at]] if at in found else [(f"{sign:^{cell}}", "good")]
            for at, sign in marks.items()
        }

    def target(self, goal: Data) -> list[Spot]:
        """Where a plan leads: a square, or the name of a face-down hall."""
        if goal["do"] != "reveal":
            return [spot(goal["square"])]
        return [(slot["x"] + 2, slot["y"] + 1) for slot in self.table["slots"] if slot["slot"] == goal["slot"]]

    def row(self, width: int) -> Block:
        """TS-NPT-02: the cards from left to right."""
        cards = [f"{STATES[card['state']]}{self.npc(card['npc'])}" for card in self.view["row"]]
        if not cards:
            return []
        text = "  ".join(map(unbroken, cards))
        return [heading(self.words("board-row"), width), *wrapped(text, width, " ", "own")]

    def npc(self, npc: str) -> str:
        return f"{self.code(1, npc)} {self.words.name(npc)}"

    # What an NPC has in mind

    def thought(self, width: int) -> Block:
        """Its objectives with what came of them, and its plan."""
        thought, words = self.view["thought"], self.words
        if thought is None:
            return []
        title = words(
            "board-thought", text=self.npc(thought["npc"]), left=thought["ap"]["left"], of=thought["ap"]["of"]
        )
        lines = [heading(title, width)]
        asked = [test for test in thought["tests"] if test["result"] != "unasked"]
        lines += [line for test in asked for line in self.test(test, width)]
        later = [unbroken(self.objective(test)) for test in thought["tests"] if test not in asked]
        lines += wrapped("  ".join(later), width, " ")
        if thought["die"]:
            lines += wrapped(words("board-die", of=thought["die"]["of"], value=thought["die"].get("fell")), width, " ")
        lines += wrapped(self.plan(thought), width, " ", "strong")
        return lines

    def objective(self, test: Data) -> str:
        """Such as `1 Exit 5*`, the default objective marked."""
        name = self.words(f"objective-{test['objective']}")
        return f"{test['rank']} {name} {test['ap']}{'*' if test['default'] else ''}"

    def test(self, test: Data, width: int) -> Block:
        """What came of an objective, and why."""
        result = test["result"]
        line: Line = [(f" {self.objective(test):<23} ", ""), (f"{self.words(f'result-{result}'):<9}", RESULTS[result])]
        text = self.because(test)
        if length(line) + len(text) <= width:
            return [[*line, (text, "dim")]]
        return [line, *wrapped(text, width, "    ")]

    def because(self, test: Data) -> str:
        words = self.words
        parts = [words(f"reason-{test['reason']}")] if test["reason"] not in (None, "reachable") else []
        gate = test["gate"] and words("board-gate", gate=test["gate"])
        name = test["object"] and words.name(test["object"])
        if test["gives"]:
            name = words("board-do-give", object=test["object"])
        where = [text for text in (name, gate, test["place"]) if text]
        if where:
            parts.append(" ".join(where))
        if test["need"] is not None:
            parts.append(words("board-need", ap=test["need"]))
        return ", ".join(parts)

    def plan(self, thought: Data) -> str:
        """All that it is about to do, in one sentence."""
        if not thought["plan"] and thought["goal"] is None:
            return self.words(f"board-plan-{thought['kind']}")
        deeds = [self.deed(deed) for deed in thought["plan"]]
        if thought["goal"] is not None:
            deeds.append(self.deed(thought["goal"]))
        return self.words("board-plan", text=", ".join(deeds))

    def deed(self, deed: Data) -> str:
        """One action of a plan, or its goal, with its AP."""
        to = deed["path"][-1] if "path" in deed else deed["square"]
        args = {"square": to, "gate": deed["gate"], "object": deed.get("object"), "slot": deed.get("slot")}
        text = self.words(f"board-do-{deed['do']}", **args)
        return f"{text} ({deed['ap']})" if deed["ap"] else text

    # Chance

    def arrival(self, width: int) -> Block:
        """A token that comes out of the bag, or a reinforcement: where the dice send it."""
        arrival, words = self.view["arrival"], self.words
        if arrival is None:
            return []
        lines = [
            heading(words("board-arrival", thing=arrival["kind"], hall=arrival["hall"], slot=arrival["slot"]), width)
        ]
        if arrival["dice"]:
            red, white = arrival["dice"]
            lines += wrapped(words("board-dice", red=red, white=white), width, " ", "strong")
        if arrival["squares"]:
            lines += wrapped(words("board-squares", text=" ".join(arrival["squares"])), width, " ", "")
        return lines

    def force(self, width: int) -> Block:
        """TS-CMB-07: the three cards of the non-player."""
        if not self.view["turned_up"]:
            return []
        return wrapped(self.words("board-turned-up", text=in_order(self.view["turned_up"])), width, style="strong")

    def bag(self, width: int) -> Block:
        """What is still to come: the bag, the pile, reinforcements and what calls them."""
        view, words = self.view, self.words
        lines = [heading(words("board-bag", level=f"level_{view['level']}"), width)]
        kinds = [*view["bag"]["npcs"], *view["bag"]["figures"], *(item["kind"] for item in view["bag"]["items"])]
        texts = [
            words("board-in-bag", number=view["bag"]["count"], things=kinds),
            words("board-np-pile", number=view["pile"]["left"], text=in_order(view["pile"]["spent"]) or None),
            words("board-deck", number=view["deck"], text=self.called(view["calls"])),
        ]
        if view["eyes"]:
            texts.append(words("board-eyes", text=self.called(view["eyes"])))
        if view["dark"]:
            texts.append(words("board-dark", text=" ".join(view["dark"])))
        for name in ("due", "visions_due", "helpless"):
            if view[name]:
                texts.append(words(f"board-{name.replace('_', '-')}", number=view[name]))
        return [*lines, *(line for text in texts for line in wrapped(text, width, " ", ""))]

    def called(self, calls: Data) -> str:
        """The cards that call a reinforcement, or open the archmage's eye."""
        words = self.words
        parts = [
            words(f"board-by-{name}", text=in_order(calls[name])) for name in ("action", "combat", "np") if calls[name]
        ]
        return ", ".join([*parts, *([words("board-by-jump")] if calls.get("jump") else [])])


def _way(thought: Data) -> Iterator[tuple[Spot, str]]:
    """The squares that a plan enters, each with the AP spent by then."""
    spent = 0
    for deed in thought["plan"]:
        spent += deed["ap"]
        if deed["do"] in ("move", "jump"):
            entered = deed["path"][1:] if deed["do"] == "move" else deed["path"][-1:]
            yield from ((spot(square), str(spent) if spent else PLACE) for square in entered)


def in_order(values: Iterable[int]) -> str:
    """Values of cards as they are listed."""
    return " ".join(map(str, sorted(values)))
