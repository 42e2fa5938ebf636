"""The records of solitaire games show together all that such games have."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import verlies
from games.twister.feats import shown, wanted

FOLDER = Path(__file__).parents[2] / "records" / "twister"


@cache
def missing() -> set[str]:
    records = [verlies.Record.parse(path.read_text(encoding="utf-8")) for path in FOLDER.glob("1-*.verlies")]
    return wanted() - {feat for record in records for feat in shown(record)}


def test_every_character_acts_in_all_modes_of_its_card_in_one_game() -> None:
    assert {feat for feat in missing() if feat.endswith("whole")} == set()


def test_every_kind_of_personality_comes_up() -> None:
    assert {feat for feat in missing() if feat.isupper()} == set()


def test_games_are_won_and_lost_at_every_level_with_and_without_visions() -> None:
    assert {feat for feat in missing() if len(feat.split()) == 3} == set()
