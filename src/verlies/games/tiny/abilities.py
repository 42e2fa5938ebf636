"""What cards and mats can do, compiled from their files: effects, attack lines, spells, actions, triggers, passives.

No rule asks for a card: it asks for these.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from verlies.core.checks import Check, between, flag, list_of, one_of, some_of

STR, DEX, INT, ANY = range(4)
SKILLS = ("str", "dex", "int", "any")
MELEE, MISSILE, SPELL = range(3)
KINDS = ("melee", "missile", "spell")
SELF, SAME_ROOM, SIGHT, PATH, SIGHT_OR_SAME = range(5)
RANGES = ("self", "same_room", "line_of_sight", "any_path", "line_of_sight_or_same_room")
LOOT_KIND, SPELL_KIND = 1, 2
"""Bits of what may be found."""
TARGETS = ("self", "one_hero", "all_heroes", "one_enemy", "one_goblin", "all_enemies")
SCOPES = ("any", "connected_to_hero", "adjacent_to_hero")


class Range(NamedTuple):
    mode: int
    n: int


HERE = Range(SAME_ROOM, 0)


class Effect(NamedTuple):
    """One effect; which of the fields it uses depends on its type."""

    type: str
    n: int = 0
    target: str = ""
    kinds: int = 0
    scope: str = ""
    range: Range = HERE
    here: bool = False
    """discard_card: only heroes in the enemy's room."""
    table: tuple[int, ...] = ()
    """roll_hero_die: the script for each face."""
    kind: int = 0
    """attack_now: the kind of attack."""


class Test(NamedTuple):
    skill: int
    target: int


class Line(NamedTuple):
    """A way to attack, printed on a hand card or a start item."""

    source: str
    kind: int
    skill: int
    bonus: int
    range: Range
    cost: int
    all: bool


class SpellCard(NamedTuple):
    """A spell, equipped or innate."""

    source: str
    test: Test
    cost: int
    range: Range
    targets: str
    is_attack: bool
    script: int
    fail: int
    damages: bool


class Use(NamedTuple):
    """A free action, or a hero action with a test of its own."""

    source: str
    test: Test | None
    cost: int
    spends: bool
    """The card leaves the game with it."""
    script: int
    inner: bool
    """All effects are of the kind that a roll window allows (TE-FRE-02)."""
    range: Range | None
    """Where the one hero that it serves may stand; None if it serves nobody else."""


class Trigger(NamedTuple):
    source: str
    on: str
    when: str
    cost: int
    script: int
    rerolls: bool
    result: int
    guard: int


class Passive(NamedTuple):
    stat: str
    n: int
    when: str


STEALTH = Passive("stealth", 1, "always")

INNER = ("gain_health", "gain_focus", "heal_to_max", "discover", "speed_bonus")


_NUMBERS = ("n", "delta", "rooms", "count", "dice", "extra_bonus", "ambush_damage")
"""What an effect's number is called in the files."""


class Compiler:
    """Collects what cards can do; each thing gets a number."""

    def __init__(self) -> None:
        self.scripts: list[tuple[Effect, ...]] = [()]
        self.lines: list[Line] = []
        self.spells: list[SpellCard] = []
        self.uses: list[Use] = []
        self.triggers: list[Trigger] = []

    def script(self, effects: list[dict[str, Any]]) -> int:
        script = tuple(self._effect(effect) for effect in effects)
        if script not in self.scripts:
            self.scripts.append(script)
        return self.scripts.index(script)

    def _effect(self, data: Mapping[str, Any]) -> Effect:
        faces = [0] * 6
        for row in data.get("table", ()):
            for face in row["faces"]:
                faces[face - 1] = self.script(row["effects"])
        return Effect(
            data["type"],
            next((data[name] for name in _NUMBERS if name in data), 0),
            data.get("target", ""),
            kinds_of(data.get("kinds", ())),
            data.get("scope", ""),
            range_of(data["range"]) if "range" in data else HERE,
            data.get("only_if") == "same_room",
            tuple(faces) if "table" in data else (),
            KINDS.index(data["attack"]) if "attack" in data else 0,
        )

    def ability(self, source: str, data: Mapping[str, Any]) -> tuple[str, Any]:
        """What the rules know an ability by: the group it belongs to, and its number there (a passive as it is)."""
        kind = data["kind"]
        if kind == "stealth":
            return "passive", STEALTH
        if kind == "passive":
            return "passive", Passive(data["stat"], data["n"], data["when"])
        return _COMPILE[kind](self, source, data)

    def _line(self, source: str, data: Mapping[str, Any]) -> tuple[str, int]:
        line = Line(
            source, KINDS.index(data["attack"]), SKILLS.index(data["skill"]), data["bonus"], range_of(data["range"]),
            data.get("cost_focus", 0), data.get("targets") == "all_enemies",
        )  # fmt: skip
        return "line", _number(self.lines, line)

    def spell(self, source: str, data: Mapping[str, Any]) -> tuple[str, int]:
        spell = SpellCard(
            source, test_of(data["test"]), data["cost_focus"], range_of(data["range"]), data["targets"],
            data["is_attack"], self.script(data["effects"]), self.script(data["fail"]),
            any(effect["type"] == "damage" for effect in data["effects"]),
        )  # fmt: skip
        return "spell", _number(self.spells, spell)

    def _use(self, source: str, data: Mapping[str, Any]) -> tuple[str, int]:
        effects = data["effects"]
        served = [effect["range"] for effect in effects if effect.get("target") == "one_hero"]
        inner = all(
            effect["type"] in INNER or (effect["type"] == "torch" and effect["delta"] > 0) for effect in effects
        )
        use = Use(
            source, test_of(data["test"]) if "test" in data else None, data["cost_focus"],
            data.get("cost_spend_self", False), self.script(effects), inner and "test" not in data,
            range_of(served[0]) if served else None,
        )  # fmt: skip
        return "use", _number(self.uses, use)

    def _trigger(self, source: str, data: Mapping[str, Any]) -> tuple[str, int]:
        effects = data["effects"]

        def sum_of(kind: str) -> int:
            return sum(effect.get("n", 0) for effect in effects if effect["type"] == kind)

        trigger = Trigger(
            source, data["on"], data["when"], data["cost_focus"], self.script(effects),
            any(effect["type"] == "reroll" for effect in effects), sum_of("result_bonus"), sum_of("defence_bonus"),
        )  # fmt: skip
        return "trigger", _number(self.triggers, trigger)


_COMPILE: dict[str, Callable[[Compiler, str, Mapping[str, Any]], tuple[str, int]]] = {
    "attack": Compiler._line,
    "spell": Compiler.spell,
    "free_action": Compiler._use,
    "heroic_test": Compiler._use,
    "trigger": Compiler._trigger,
}


def _number(things: list[Any], thing: Any) -> int:
    if thing not in things:
        things.append(thing)
    return things.index(thing)


def range_of(data: Mapping[str, Any]) -> Range:
    return Range(RANGES.index(data["mode"]), data["n"])


def test_of(data: Mapping[str, Any]) -> Test:
    return Test(SKILLS.index(data["skill"]), data["target"])


def kinds_of(names: Any) -> int:
    return ("loot" in names) * LOOT_KIND | ("spell" in names) * SPELL_KIND


# Checks of what files say


def _fields(needed: Mapping[str, Check], allowed: Mapping[str, Check]) -> Check:
    """An object with all of the first fields and any of the second."""

    def check(value: Any) -> str | None:
        if not isinstance(value, dict) or not set(needed) <= set(value) <= {*needed, *allowed}:
            return f"an object with {', '.join(needed) or 'any of ' + ', '.join(allowed)}"
        every = {**allowed, **needed}
        wrongs = ((name, every[name](value[name])) for name in value)
        return next((f"{name} to be {wrong}" for name, wrong in wrongs if wrong is not None), None)

    return check


def _chosen(field: str, forms: Mapping[str, Check]) -> Check:
    """An object whose form depends on one of its fields."""

    def check(value: Any) -> str | None:
        chosen = value.get(field) if isinstance(value, dict) else None
        if not isinstance(chosen, str) or chosen not in forms:
            return f"an object whose {field} is one of {', '.join(forms)}"
        return forms[chosen](value)

    return check


def one_true(value: Any) -> str | None:
    return None if value is True else "true"


def one_false(value: Any) -> str | None:
    return None if value is False else "false"


def _both(value: Any) -> str | None:
    return None if value in (["disarm", "search"], ["search", "disarm"]) else "disarm and search"


_kinds = some_of("loot", "spell")
_n = between(0, 99)
check_range = _fields({"mode": one_of(*RANGES), "n": between(0, 12)}, {})
check_test = _fields({"skill": one_of(*SKILLS), "target": between(1, 12)}, {})


def check_effects(value: Any) -> str | None:
    return list_of(_chosen("type", _EFFECTS), 0, 6)(value)


def _effect(needed: Mapping[str, Check], allowed: Mapping[str, Check] | None = None) -> Check:
    return _fields({"type": one_of(*_NAMES), **needed}, allowed or {})


_NAMES = (
    "gain_health", "lose_health", "gain_focus", "lose_focus", "heal_to_max", "discover", "pickup", "torch",
    "goblin_encounter", "reveal", "damage", "move_enemy_away", "move_enemies", "result_bonus", "reroll",
    "defence_bonus", "stealth", "speed_bonus", "extra_heroic_action", "heroic_as_free", "attack_now", "move_now",
    "teleport", "kill_goblin", "enemy_gain_health", "discard_card", "boss_to_lair", "lure_boss", "roll_hero_die",
)  # fmt: skip
_lasting = one_of("this_counter", "until_own_next_turn_end")
_on = one_of("targets", "attack_target", "self")
_heals = _effect({"n": _n}, {"target": _on})
_helps = _effect({"n": _n, "target": one_of("one_hero"), "range": check_range})


def _gain_health(value: Any) -> str | None:
    """For one hero of the user's choice it says where that hero may stand."""
    return _helps(value) if "range" in value or value.get("target") == "one_hero" else _heals(value)


_EFFECTS: dict[str, Check] = {
    "gain_health": _gain_health,
    "lose_health": _effect({"n": _n}),
    "gain_focus": _effect({"n": _n}, {"target": _on}),
    "lose_focus": _effect({"n": _n}),
    "heal_to_max": _effect({}),
    "discover": _effect({"kinds": _kinds, "count": between(1, 4)}),
    "pickup": _effect({"kinds": _kinds, "count": between(1, 4)}),
    "torch": _effect({"delta": between(-9, 9)}),
    "goblin_encounter": _effect({"where": one_of("this_room"), "ambush_damage": between(0, 9)}),
    "reveal": _effect({"count": between(1, 4), "scope": one_of(*SCOPES), "enter": one_false}),
    "damage": _effect({"n": _n, "target": _on}),
    "move_enemy_away": _effect({"rooms": between(1, 9), "target": _on}),
    "move_enemies": _effect({"rooms": between(1, 9), "range": check_range, "control": one_of("hero")}),
    "result_bonus": _effect({"n": _n}),
    "reroll": _effect({"dice": between(1, 1)}),
    "defence_bonus": _effect({"n": _n, "scope": _lasting}, {"target": _on}),
    "stealth": _effect({"scope": one_of("until_own_next_turn_end"), "target": _on}),
    "speed_bonus": _effect({"n": _n, "scope": one_of("this_turn")}),
    "extra_heroic_action": _effect({}),
    "heroic_as_free": _effect({"allowed": _both}),
    "attack_now": _effect({"attack": one_of("melee", "missile"), "extra_bonus": between(0, 9)}),
    "move_now": _effect({"rooms": between(1, 9), "stealth": one_true}),
    "teleport": _effect({"to": one_of("any_revealed")}),
    "kill_goblin": _effect({"target": _on}),
    "enemy_gain_health": _effect({"n": _n}),
    "discard_card": _effect({"kinds": _kinds, "count": between(1, 1)}, {"only_if": one_of("same_room")}),
    "boss_to_lair": _effect({}),
    "lure_boss": _effect({}),
    "roll_hero_die": _effect(
        {"table": list_of(_fields({"faces": list_of(between(1, 6), 1, 6), "effects": check_effects}, {}), 1, 6)}
    ),
}
SPELL_FIELDS: dict[str, Check] = {
    "test": check_test, "cost_focus": between(0, 9), "range": check_range, "targets": one_of(*TARGETS),
    "is_attack": flag, "effects": check_effects, "fail": check_effects,
}  # fmt: skip
_STATS: dict[str, tuple[str, ...]] = {
    "defence": tuple(f"own_{kind}_attack" for kind in KINDS), "speed": (), "str_dice": (), "spell_damage": (),
    **{f"{skill}_test": ("cast_spell",) for skill in SKILLS[:3]},
}  # fmt: skip
"""What a passive may change, and when besides always."""
_kind = one_of("attack", "spell", "free_action", "heroic_test", "trigger", "passive", "stealth")
_ABILITIES: dict[str, Check] = {
    "attack": _fields(
        {
            "kind": _kind, "attack": one_of("melee", "missile"), "skill": one_of("str", "dex", "int"),
            "bonus": between(-9, 9), "range": check_range,
        },
        {"cost_focus": between(0, 9), "targets": one_of("all_enemies")},
    ),
    "spell": _fields({"kind": _kind, **SPELL_FIELDS}, {}),
    "free_action": _fields(
        {"kind": _kind, "cost_focus": between(0, 9), "effects": check_effects}, {"cost_spend_self": flag}
    ),
    "heroic_test": _fields(
        {"kind": _kind, "test": check_test, "cost_focus": between(0, 9), "effects": check_effects}, {}
    ),
    "trigger": _fields(
        {
            "kind": _kind, "on": one_of("melee_attack", "melee_or_missile_attack", "any_test", "rest"),
            "when": one_of("before_or_after_roll", "after_roll", "after_hero_damage", "before_counter", "after"),
            "cost_focus": between(0, 9), "once_per_attack": one_true, "effects": check_effects,
        },
        {},
    ),
    "passive": _chosen("stat", {
        stat: _fields({"kind": _kind, "n": between(-9, 9), "stat": one_of(stat), "when": one_of("always", *whens)}, {})
        for stat, whens in _STATS.items()
    }),
    "stealth": _fields({"kind": _kind}, {}),
}  # fmt: skip
check_abilities = list_of(_chosen("kind", _ABILITIES), 0, 4)
