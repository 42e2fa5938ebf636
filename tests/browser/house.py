"""The server of the browser tests: it deals the next table as a file beside its database says.

python tests/browser/house.py PORT FOLDER
"""

from __future__ import annotations

import sys
from pathlib import Path

from verlies.core.dealer import Dealer
from verlies.core.moves import Move
from verlies.core.odds import Odds
from verlies.server import hall, serve

DEAL = "deal"
"""The name of that file: moves of the dealer, one a line. Without it, and after its end, chance decides."""


class Stacked(Dealer):
    """Takes the moves of the file; the next table is dealt by chance again."""

    folder = Path()

    def __init__(self) -> None:
        super().__init__()
        deal = self.folder / DEAL
        self.stack = deal.read_text(encoding="utf-8").splitlines() if deal.exists() else []
        deal.unlink(missing_ok=True)

    def choose(self, odds: Odds) -> Move:
        if not self.stack:
            return super().choose(odds)
        wanted = self.stack.pop(0)
        return next(move for move, _ in odds if move == wanted)


if __name__ == "__main__":
    Stacked.folder = Path(sys.argv[2])
    vars(hall)["Dealer"] = Stacked
    vars(hall)["RESPITE"] = 0.0
    serve.serve("127.0.0.1", int(sys.argv[1]), f"sqlite+aiosqlite:///{Stacked.folder / 'tables.sqlite'}", False)
