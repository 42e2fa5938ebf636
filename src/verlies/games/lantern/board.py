"""The table as text."""

from __future__ import annotations

from typing import Any

from verlies.core.board import Line, Words, clip


def board(view: dict[str, Any], words: Words, width: int) -> list[Line]:
    lines: list[Line] = [[(words("board-vault", left=view["left"], pile=view["pile"]), "title")]]
    if view["treasure"]:
        lines.append(
            [
                (
                    words("board-treasure", treasure=view["treasure"], worth=words.fields(view["treasure"])["worth"]),
                    "gold",
                )
            ]
        )
    if view["played"]:
        lines.append([(words("board-played", light=view["played"]), "strong")])
    if view["out"]:
        lines.append([(words("board-out", lights=view["out"]), "dim")])
    for seat, player in enumerate(view["players"]):
        told = words("board-player", seat=seat, points=player["points"], treasures=player["found"])
        lines.append([(told, "own" if seat == view["seat"] else "")])
    if view["hand"]:
        lines.append([(words("board-hand", lights=view["hand"]), "own")])
    return [clip(line, width) for line in lines]
