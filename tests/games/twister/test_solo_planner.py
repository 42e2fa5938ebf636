"""Solitaire: plans and ways nearer against a slow second opinion, on crowded boards (contest.py runs many more)."""

from __future__ import annotations

import pytest

from games.twister.contest import compare
from verlies.games.twister.solo import worlds

SEEDS = (1, 2, 4, 5, 12, 13, 17, 19, 22, 23, 25, 26, 28, 30, 34, 38, 39, 40, 41, 42, 44, 45, 47, 48, 49, 52, 56, 57)


@pytest.mark.rule(
    "TS-PLN-02", "TS-PLN-04", "TS-PLN-05", "TS-PLN-06", "TS-PLN-08", "TS-PLN-09", "TS-PLN-10", "TS-PLN-14", "TS-PLN-15",
    "TS-PLN-16", "TS-PRX-01", "TS-PRX-02", "TS-PRX-03", "TS-PRX-05", "TS-APR-01", "TS-APR-02", "TS-APR-04", "TS-APR-08",
    "TS-ITM-02", "TS-ITM-03", "TS-ITM-10", "TS-INV-02", "TS-INV-03", "TS-INV-05", "TS-INV-06", "TS-INV-07", "TS-INV-08",
    "TS-INV-10",
)  # fmt: skip
@pytest.mark.parametrize("seed", SEEDS)
def test_the_engine_plans_exactly_what_single_steps_by_the_rules_lead_to(seed: int) -> None:
    assert compare(seed) == []


def test_a_wrong_plan_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worlds, "rank_of", lambda *_: 0)
    assert any(compare(seed) for seed in SEEDS[:6])
