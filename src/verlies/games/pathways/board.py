"""The table drawn as text: the own dungeon, and beside or below it what matters for the decision at hand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from verlies.core.board import Block, TextBoard, Words, heading, length, unbroken, wrapped
from verlies.games.pathways.board_dungeon import Dungeons, each_token, numbered
from verlies.games.pathways.drawing import SIGNS

Data = dict[str, Any]

ORDER = {
    "setup": "choice told players",
    "shop": "goals together market hand stalls players told cards scores last legend",
    "draw": "peeked goals together hand players told scores last legend",
    "explore": "around path hand goals together players told cards others scores legend",
    "reward": "award together goals path last others players scores told legend",
    "tidy": "goals together tidy last path market others players scores told legend",
    "over": "last together scores path others players legend",
}
"""What comes first, by phase."""
LEGEND = (
    "board-sign-path", "board-sign-room", "board-sign-door", "board-sign-port", "board-sign-blocked",
    "board-sign-landing", "board-sign-number",
)  # fmt: skip
COLUMNS = ("main", "second", "time", "exits")
TICKS = ("✗", "✓")


class PathwaysBoard(TextBoard):
    two_columns = 110
    narrowest = 34

    def __init__(self, view: Data, words: Words) -> None:
        super().__init__(view, words)
        self.seat: int | None = view["seat"]
        self.players: list[Data] = view["players"]
        self.dungeons = dungeons = Dungeons(view, words)
        self.blocks = {
            "around": dungeons.around,
            "award": self.award,
            "cards": dungeons.cards,
            "choice": self.choice,
            "goals": self.goals,
            "hand": self.hand,
            "last": self.last,
            "legend": self.legend,
            "market": self.market,
            "others": dungeons.others,
            "path": dungeons.path,
            "peeked": self.peeked,
            "players": self.all_players,
            "scores": self.scores,
            "stalls": self.stalls,
            "tidy": self.tidy,
            "together": self.together,
            "told": self.told,
        }

    def draw(self, width: int) -> Block:
        names = ORDER[self.view["phase"]].split()
        title = self.words("progress", **{name: self.view[name] for name in ("phase", "round", "rounds")})
        lines = [heading(title, width)]
        chart: Block = []
        if self.dungeons.own is not None:
            chart = self.dungeons.chart(self.dungeons.own, width, self.narrowest)
        elif self.view["phase"] in ("draw", "explore"):
            names.remove("hand")
            chart = self.hand(width)
        if not chart:
            return lines + self.stack(names, width)
        return lines + self.around(chart, max(map(length, chart)), names, width)

    # Words

    def who(self, seat: int) -> str:
        return self.words("board-you") if seat == self.seat else self.words("board-player", seat=seat)

    def named(self, card: str) -> str:
        """A card with the id by which moves name it."""
        return f"{self.words.name(card)} ({card})"

    def telling(self, cards: Iterable[str], width: int) -> Block:
        """Cards with what stands on them."""
        lines: Block = []
        for card in cards:
            lines += wrapped(self.named(card), width, " ", "strong") + wrapped(self.words.says(card), width, "   ")
        return lines

    # What all play for

    def goals(self, width: int) -> Block:
        goals, bonus, words = self.view["goals"], self.view["bonus"], self.words
        if goals["main"] is None:
            return []
        title = "board-coming" if self.view["phase"] == "tidy" else "board-goals"
        lines = [heading(words(title), width)]
        for goal in ("main", "second"):
            if goals[goal]:
                lines += wrapped(words(f"board-goal-{goal}", goal=goals[goal]), width, " ", "strong")
                lines += wrapped(words.says(goals[goal]), width, "   ")
        if bonus:
            facts = {"points": bonus["points"], "seat": bonus["claimed"], "how": self.view["options"]["time_bonus"]}
            lines += wrapped(words("board-bonus", **facts), width, " ", "gold")
        return lines

    def together(self, width: int) -> Block:
        """Missions, peril, and what is still to come."""
        quest, words = self.view["together"], self.words
        if quest is None:
            return []
        lines = [heading(words("board-missions", done=len(quest["completed"]), target=quest["target"]), width)]
        for mission in quest["open"]:
            lines += self.mission(mission, width)
        if quest["completed"]:
            lines += wrapped(words("board-completed", missions=quest["completed"]), width, " ", "good")
        lines += wrapped(words("board-hard", hard=quest["hard"]), width, " ", "")
        peril = words("board-peril", marks=quest["peril"], limit=quest["limit"])
        lines += wrapped(peril, width, " ", "bad" if quest["peril"] >= quest["limit"] else "")
        rest = words("board-rest", left=sum(quest["left"]), artefacts=quest["artefacts"], score=quest["score"])
        return lines + wrapped(rest, width, " ")

    def mission(self, mission: Data, width: int) -> Block:
        """What it asks for, what it brings, who is on it, and what the own path would bring to it."""
        words = self.words
        kinds = [need["kinds"][0] for need in mission["needs"]]
        needs = [{"kind": need["kinds"][0], "number": need["number"]} for need in mission["needs"]]
        facts = {name: int(mission[name]) for name in ("tier", "exit", "coins", "artefacts")}
        lines = wrapped(self.named(mission["mission"]), width, " ", "strong")
        lines += wrapped(words("board-mission", needs=needs, **facts), width, "   ", "")
        if self.view["phase"] not in ("explore", "reward"):
            return lines
        if mission["crew"]:
            sums = numbered(dict(zip(kinds, mission["sums"], strict=True)))
            lines += wrapped(words("board-crew", seats=mission["crew"], finds=sums), width, "   ", "own")
        if self.seat is not None and self.seat not in mission["crew"]:
            adds = numbered(dict(zip(kinds, mission["adds"][self.seat], strict=True)))
            if adds:
                lines += wrapped(words("board-adds", finds=adds), width, "   ", "gold")
        return lines

    def choice(self, width: int) -> Block:
        """The groups or stickers that can still be had."""
        quest = self.view["together"]
        cards = [*quest["groups"], *quest["stickers"]] if quest else []
        return [heading(self.words("board-choice"), width), *self.telling(cards, width)] if cards else []

    def award(self, width: int) -> Block:
        award = self.view["together"] and self.view["together"]["award"]
        if not award:
            return []
        return [heading(self.words("board-award"), width), *self.telling([award["artefact"]], width)]

    # Cards

    def market(self, width: int) -> Block:
        market, words = self.view["market"], self.words
        tokens = each_token(market["tokens"])
        lines = [heading(words("board-market"), width)]
        lines += wrapped(words("board-tokens", tokens=tokens, price=market["prices"]["token"]), width, " ", "")
        books = {"price": market["prices"]["book"], "stack": market["books"]["stack"]}
        lines += wrapped(words("board-books", **books), width, " ", "")
        lines += self.telling(market["books"]["cards"], width)
        for row in market["rows"]:
            names = ", ".join(map(self.named, row["cards"])) or None
            lines += wrapped(words("board-row", price=row["price"], stack=row["stack"], text=names), width, " ", "")
        less = self.players[self.seat]["discount"] if self.seat is not None else 0
        return lines + (wrapped(words("board-discount", price=less), width, " ", "own") if less else [])

    def stalls(self, width: int) -> Block:
        """The dungeon cards of the market, drawn."""
        cards = [card for row in self.view["market"]["rows"] for card in row["cards"]]
        return [heading(self.words("board-stalls"), width), *self.dungeons.row(cards, width)] if cards else []

    def peeked(self, width: int) -> Block:
        card = self.view["peeked"]
        return [heading(self.words("board-peeked"), width), *self.dungeons.card(card)] if card else []

    def hand(self, width: int) -> Block:
        cards = self.view["hand"]
        if not cards:
            return []
        drawn = self.dungeons.row(cards, width)
        return [heading(self.words("board-hand", cards=len(cards)), max(map(length, drawn))), *drawn]

    def tidy(self, width: int) -> Block:
        """What can still be done with the cards that lay there."""
        if self.seat is None:
            return []
        own = self.players[self.seat]
        if not own["floor"]:
            return []
        lines = [heading(self.words("board-tidy"), width)]
        lines += wrapped(self.words("board-floor", cards=own["floor"], kept=own["kept"]), width, " ", "")
        return lines + wrapped(self.words("board-upgrades", **own["upgrades"]), width, " ", "gold")

    def told(self, width: int) -> Block:
        """What the own books, group and artefacts do."""
        if self.seat is None:
            return []
        own = self.players[self.seat]
        cards = [own["group"]] if own["group"] else []
        cards += [each["artefact"] for each in own["artefacts"]] + [each["book"] for each in own["books"]]
        return [heading(self.words("board-told"), width), *self.telling(cards, width)] if cards else []

    # Everybody

    def all_players(self, width: int) -> Block:
        first = self.seat or 0
        seats = [*range(first, len(self.players)), *range(first)]
        lines = [heading(self.words("board-players"), width)]
        for seat in seats:
            lines += self.player(seat, width)
        return lines

    def player(self, seat: int, width: int) -> Block:
        player, view, words = self.players[seat], self.view, self.words
        states = ["starter"] if seat == view["starter"] else []
        states += ["passed"] if seat in view["passed"] else []
        states += ["submitted"] if player["submitted"] and view["phase"] == "explore" else []
        notes = [words(f"board-is-{state}") for state in states]
        mark = "▸" if seat in view["turn"] else " "
        points = player["points"] if view["together"] is None else None
        title = words("board-standing", text=self.who(seat), coins=player["coins"], points=points)
        lines = wrapped(", ".join([mark + title, *notes]), width, style="own" if seat == self.seat else "strong")
        piles = {"deck": player["deck"], "hand": player["hand"], "discard": len(player["discard"])}
        lines += wrapped(words("board-piles", **piles), width, "   ", "")
        if player["group"]:
            artefacts = [each["artefact"] for each in player["artefacts"]]
            group = words("board-group", group=player["group"], artefacts=artefacts, stickers=player["stickers"])
            lines += wrapped(group, width, "   ", "")
        tokens = each_token(player["tokens"])
        if tokens:
            lines += wrapped(words("board-has-tokens", tokens=tokens), width, "   ", "")
        for state, style in (("ready", ""), ("used", "dim")):
            books = [each["book"] for each in player["books"] if each["used"] == (state == "used")]
            if books:
                lines += wrapped(words(f"board-books-{state}", books=books), width, "   ", style)
        return lines

    def scores(self, width: int) -> Block:
        """The columns of all players, round by round."""
        view, words = self.view, self.words
        if not any(player["columns"]["main"] for player in self.players):
            return []
        rounds = "".join(f"{number:>4}" for number in range(1, view["rounds"] + 1))
        names = {column: words(f"board-column-{column}") for column in COLUMNS}
        label = max(map(len, names.values())) + 2
        lines = [heading(words("board-scores"), width), [(" " * label + rounds + f"{words('board-sum'):>7}", "dim")]]
        for seat, player in enumerate(self.players):
            title = words("board-total", text=self.who(seat), points=player["points"])
            lines += wrapped(title, width, style="own" if seat == self.seat else "strong")
            for column in COLUMNS:
                entries = [self.entry(column, at, value) for at, value in enumerate(player["columns"][column])]
                text = f" {names[column]:<{label - 1}}" + "".join(f"{entry:>4}" for entry in entries)
                lines.append([(f"{text:<{label + len(rounds)}}{player['sums'][column]:>7}", "")])
            lines += wrapped(words("board-parts", points=player["parts"]), width, " ")
        return lines

    def entry(self, column: str, at: int, value: int) -> str:
        """A number of a column; a tick for an exit, nothing for a time bonus that did not exist."""
        if column == "exits":
            return TICKS[value]
        return "·" if column == "time" and not self.view["timed"][at] else str(value)

    def last(self, width: int) -> Block:
        """What the round explored last brought."""
        last, words = self.view["last"], self.words
        if last is None:
            return []
        lines = [heading(words("board-last", round=last["round"]), width)]
        if last["main"]:
            lines += wrapped(words("board-last-goals", main=last["main"], second=last["second"]), width, " ", "")
        for seat, player in enumerate(last["players"]):
            path = player["dungeon"] and player["dungeon"]["path"]
            finds = numbered(path["counts"]) if path else []
            text = words("board-last-path", text=self.who(seat), finds=finds, exit=int(player["exit"]))
            lines += wrapped(text, width, " ", "own" if seat == self.seat else "")
            if last["main"]:
                points = {name: player[name] for name in ("main", "second", "time") if player[name] is not None}
                lines += wrapped(words("board-last-points", points=points), width, "   ", "gold")
            elif player["missions"]:
                lines += wrapped(words("board-last-missions", missions=player["missions"]), width, "   ", "gold")
        if last["done"]:
            lines += wrapped(words("board-last-done", missions=last["done"]), width, " ", "good")
        if last["peril"]:
            lines += wrapped(words("board-last-peril", marks=last["peril"]), width, " ", "bad")
        return lines

    def legend(self, width: int) -> Block:
        """The signs of the drawings."""
        words = self.words
        signs = [unbroken(f"{sign} {words(f'find-{kind}')}") for kind, (sign, _) in SIGNS.items()]
        signs += [unbroken(words(sign)) for sign in LEGEND]
        return [heading(words("board-legend"), width), *wrapped("  ".join(signs), width)]


board = PathwaysBoard.drawn
