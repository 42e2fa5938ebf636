"""What the game is played with: treasures from their file, and all moves that they allow."""

from __future__ import annotations

from verlies.core.checks import between, text
from verlies.core.content import Content, Folder, Source
from verlies.core.moves import Move
from verlies.core.vocabulary import Vocabulary

LIGHTS = range(1, 7)
COPIES = 2

PLAY, PASS, DRAW, TURN_UP = range(4)
"""Verbs; the last two are the dealer's."""


class LanternContent(Content):
    def __init__(self, source: Source) -> None:
        cards = source.cards("treasures.json", "treasure", {"name": text, "name_de": text, "worth": between(1, 9)})
        super().__init__(source, cards)
        self.ids = [card.id for card in cards]
        self.worth = [int(card.fields["worth"]) for card in cards]


class LanternVocabulary(Vocabulary):
    """`play 4`, `pass`; the dealer's `draw 4`, `treasure crown`."""

    game = "lantern"

    def __init__(self, content: LanternContent) -> None:
        super().__init__()
        self.play = {light: self.make(f"play {light}", PLAY, light) for light in LIGHTS}
        self.pass_: Move = self.make("pass", PASS)
        self.draw = {light: self.make(f"draw {light}", DRAW, light) for light in LIGHTS}
        self.treasure = self.row("treasure", TURN_UP, content.ids)
        self.number = {text: code[1] for text, code in self.code.items() if code[0] in (DRAW, TURN_UP)}


def load(folder: Folder) -> LanternContent:
    return LanternContent(Source("lantern", folder))
