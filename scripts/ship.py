"""Keeps the content that each game comes with now beside all that it ever came with: python scripts/ship.py

Run it whenever a file under src/verlies/games/*/content changes; a test says so. What is kept is never changed.
"""

from __future__ import annotations

from datetime import date

import verlies
from verlies.core import shipped


def main() -> None:
    for game in verlies.games():
        content = game.content()
        if shipped.ship(game.folder / "shipped", game.folder / "content", content.digest, date.today().isoformat()):
            print(f"{game.id}: {content.digest} is kept from now on")


if __name__ == "__main__":
    main()
