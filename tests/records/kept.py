"""The list of all records that ever landed, with what each says: python tests/records/kept.py adds new ones to it.

`kept.txt` has a line for each: the file's fingerprint, that of all that could have been done in it, and its name. Lines
and files are added, never changed: a record that people may have is a promise. The second fingerprint covers the legal
moves of all seats on turn and all odds, at every position: if it changes, a rule has changed without a new version.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import NamedTuple

import verlies
from verlies.core.abilities import asks_time
from verlies.core.moves import DEALER

FOLDER = Path(__file__).parent
LIST = FOLDER / "kept.txt"


class Kept(NamedTuple):
    file: str
    """Fingerprint of the text."""
    course: str
    """Fingerprint of all that could be done."""
    name: str


def kept() -> list[Kept]:
    return [Kept(*line.split(" ", 2)) for line in LIST.read_text(encoding="utf-8").splitlines()]


def file_fingerprint(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16]


def course(match: verlies.Match) -> str:
    """All that could be done at every position of a match."""
    digest = hashlib.sha256()
    again = match.game.new(match.seats, None, match.content, match.options, match.rules)
    for seat, move in match.log():
        for each in again.turn:
            if each != DEALER:
                digest.update("\n".join([str(each), *sorted(again.moves(each))]).encode())
            elif not asks_time(again):
                digest.update("\n".join(sorted(f"{weight} {text}" for text, weight in again.odds())).encode())
        again.play(seat, move)
    return digest.hexdigest()[:16]


def main() -> None:
    known = {each.name for each in kept()} if LIST.exists() else set()
    with LIST.open("a", encoding="utf-8") as file:
        for path in sorted(FOLDER.glob("*/*.verlies")):
            name = path.relative_to(FOLDER).as_posix()
            if name not in known:
                match = verlies.load(path.read_text(encoding="utf-8"))
                file.write(f"{file_fingerprint(path)} {course(match)} {name}\n")
                print(name)


if __name__ == "__main__":
    main()
