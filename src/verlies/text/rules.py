"""The rule ids of games and of the core, as their rules.json lists them."""

from __future__ import annotations

import json
from functools import cache

from verlies.core.errors import UsageError
from verlies.games import installed
from verlies.text.words import CORE, folder


@cache
def _provenances(game_id: str) -> dict[str, str]:
    rules = json.loads((folder(game_id) / "rules.json").read_text("utf-8"))["rules"]
    return {rule["id"]: rule["provenance"] for rule in rules}


def rule_ids(game_id: str) -> list[str]:
    """All rules of a game in the order of its rulebook; those that all games share for "core"."""
    return list(_provenances(game_id))


def sections(game_id: str) -> dict[str, list[str]]:
    """Rule ids by section: DD-BLD-01 stands in DD-BLD, whose title is the message section-DD-BLD."""
    found: dict[str, list[str]] = {}
    for rule in rule_ids(game_id):
        found.setdefault(rule.rpartition("-")[0], []).append(rule)
    return found


def provenance(rule_id: str) -> str:
    """Where a rule comes from: seed, public, known or design."""
    return _provenances(game_of(rule_id))[rule_id]


def game_of(rule_id: str) -> str:
    """The id of the game that has this rule, "core" for those of all games; raises UsageError if there is none."""
    prefixes = {"CORE": CORE, **{prefix: game.id for game in installed() for prefix in game.rule_prefixes}}
    game_id = prefixes.get(rule_id.partition("-")[0])
    if game_id is None or rule_id not in _provenances(game_id):
        raise UsageError(f"there is no rule {rule_id[:40]!r}")
    return game_id
