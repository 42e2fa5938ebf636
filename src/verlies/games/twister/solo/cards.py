"""The cards of the solitaire game: the non-player's characters, and the levels (TS-SET-02, TS-SET-05, TS-PER-06)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from verlies.core.checks import NAMED, Check, between, fields_of, flag, list_of, one_of, some_of, text, word
from verlies.core.content import Card
from verlies.core.errors import ContentError
from verlies.games.twister.pieces import VALUES, Figure

FIGHT, REVEAL, EXIT, JOIN, ITEM, ROTATE, DESTROY, OPEN, HEAL, PUSH = range(10)
OBJECTIVES = ("fight", "reveal", "exit", "join", "item", "rotate", "destroy", "open", "heal", "push")
ONLY = {"destroy": "colossus", "open": "backstabber", "heal": "cleric", "push": "banshee"}
"""Objectives that only one type has."""
LEVELS = ("pink", "yellow", "green", "blue", "red", "black")
"""TS-SET-02, from easy to hard."""
WOUNDED = "wounded"
"""TS-INV-01: a wounded ally, among items."""
UNLISTED = 99
HOOKS = {
    "HEAL_READY": "after_heal", "BULLY_ONLY": "fight_plan_filter", "SELF_RECOVER": "phase3_start",
    "HEAL_RANGE": "heal_target_test", "PORTCULLIS_VP": "after_destroy", "WIN_TIES_ATTACK": "combat_result",
    "BREAK_IN_ANY_MODE": "plan_primitives", "NO_GIANT_PASS": "enemy_pass_test", "WAND_KEEP": "after_wand_shot",
    "BLINK_DEFAULT": "default_objective", "SPELLPROOF": "target_test", "WAND_SAME_HALL": "wand_target_test",
    "GEAR_LOCK": "gear_use_test", "TWIN_ROTATION": "rotate_procedure", "GEAR_ENTRY": "entry_placement",
    "REROLL_UNREVEALED": "rotation_roll", "DELIVER": "item_followup", "LOOT_PLACEMENT": "reveal_item_placement",
    "FIRST_MOVE_BONUS": "move_start", "SLIP_THROUGH": "step_test", "PUSH_THROUGH_WALLS": "push_procedure",
    "PUSH_COST": "push_cost", "PUSH_TWO": "after_push", "ACT_WOUNDED": "activation_gate",
    "TELEPATH_MIN": "player_card_choice", "CARGO_SPEED": "move_start", "DISCARD_ON_WIN": "after_combat",
    "BEST_OF_TWO": "np_card_draw", "ALARM": "after_reveal", "LONE_STAB": "combat_value",
    "OPEN_IN_ANY_MODE": "plan_primitives", "HIT_AND_RUN": "after_target_beaten",
}  # fmt: skip
"""TS-PER-06: the one point of the procedure at which each kind of effect is asked for."""
_NUMBER = between(1, 9)
NEEDS: dict[str, dict[str, Check]] = {
    "BULLY_ONLY": {"own_value": _NUMBER}, "SELF_RECOVER": {"min_roll": _NUMBER}, "HEAL_RANGE": {"range": _NUMBER},
    "PORTCULLIS_VP": {"every": _NUMBER, "vp": _NUMBER}, "WAND_KEEP": {"min_roll": _NUMBER},
    "GEAR_LOCK": {"allowed_types": list_of(text, 0, 9)}, "DELIVER": {"deliveries": lambda value: _deliveries(value)},
    "FIRST_MOVE_BONUS": {"bonus": _NUMBER}, "PUSH_COST": {"ap": _NUMBER}, "CARGO_SPEED": {"speed": _NUMBER},
    "ACT_WOUNDED": {"speed": _NUMBER, "max_ap": _NUMBER, "skip": some_of(*OBJECTIVES)},
}  # fmt: skip
"""The parameters that rules ask for; all others are for the reader."""
STATES = ("unwounded", "wounded_uncarried", "in_play", "entering")
"""TS-PER-02: when an effect works."""


class Aim(NamedTuple):
    """An objective with the AP that may be spent on it."""

    objective: int
    ap: int
    default: bool


class Npc(NamedTuple):
    """TS-SET-05: the card of one of the non-player's characters."""

    id: str
    type: str
    aims: tuple[Aim, ...]
    default: Aim
    items: Mapping[str, int]
    """Ranks, the best 0."""
    people: Mapping[str, int]

    def person(self, figure: Figure) -> int:
        """TS-PRX-07: its rank for somebody, wounded or not."""
        return self.people.get(figure.type, UNLISTED)


class Level(NamedTuple):
    """TS-RNF-01 to TS-RNF-04: the cards that call a reinforcement."""

    id: str
    action: frozenset[int]
    jump: bool
    combat: frozenset[int]
    np: frozenset[int]


class Eyes(NamedTuple):
    """TS-VIS-02: the cards that make a hall open by itself."""

    action: frozenset[int]
    combat: frozenset[int]
    np: frozenset[int]


_VALUES = list_of(between(0, len(VALUES) - 1), 0, 9)
_AIM = fields_of({"objective": one_of(*OBJECTIVES), "ap": between(2, 5), "default": flag})


def _deliveries(value: Any) -> str | None:
    good = isinstance(value, dict) and all(isinstance(each, str) for each in value.values())
    return None if good else "an object of items and types"


def _effect(value: Any) -> str | None:
    if not isinstance(value, dict) or set(value) != {"kind", "hook", "active_when", "params"}:
        return "an object with kind, hook, active_when and params"
    if one_of(*HOOKS)(value["kind"]) is not None:
        return f"a kind of {', '.join(HOOKS)}"
    if value["hook"] != HOOKS[value["kind"]]:
        return f"the hook of {value['kind']} to be {HOOKS[value['kind']]}"
    if value["active_when"] not in STATES or not isinstance(value["params"], dict):
        return f"active_when to be one of {', '.join(STATES)}, and params an object"
    for name, check in NEEDS.get(value["kind"], {}).items():
        expected = check(value["params"].get(name))
        if expected is not None:
            return f"{name} of {value['kind']} to be {expected}"
    return None


NPC_FIELDS = {
    "id": word, **NAMED, "type": text, "objectives": list_of(_AIM, 6, 6), "items": list_of(text, 3, 7),
    "people": list_of(text, 8, 8), "title": text, "title_de": text, "text": text, "text_de": text,
    "effects": list_of(_effect, 1, 4),
}  # fmt: skip
LEVEL_FIELDS = {
    **NAMED, "level": between(1, 6), "action": list_of(between(1, 9), 0, 9), "jump": flag,
    "combat": _VALUES, "np": _VALUES,
}  # fmt: skip


def eyes(value: Any) -> str | None:
    if not isinstance(value, dict) or not {"action", "combat", "np"} <= set(value):
        return "an object with action, combat and np"
    return next((wrong for name in ("action", "combat", "np") if (wrong := _VALUES(value[name])) is not None), None)


def read_npc(card: Card, figures: Sequence[Figure], items: Sequence[str], where: str) -> tuple[Npc, Figure]:
    """A card, and the character it makes of its type; raises ContentError where they do not fit."""
    fields = card.fields

    def wrong(field: str, expected: str) -> ContentError:
        return ContentError(f"{where}: {card.id}: {field}: expected {expected}")

    kind = next((figure for figure in figures if figure.id == fields["type"]), None)
    if kind is None:
        raise wrong("type", "the id of a figure")
    aims = tuple(Aim(OBJECTIVES.index(aim["objective"]), aim["ap"], aim["default"]) for aim in fields["objectives"])
    if len({aim.objective for aim in aims}) < len(aims) or sum(aim.default for aim in aims) != 1:
        raise wrong("objectives", "six different ones, one of them the default")
    for aim in aims:
        if ONLY.get(OBJECTIVES[aim.objective], kind.id) != kind.id:
            raise wrong("objectives", f"{OBJECTIVES[aim.objective]} only for a {ONLY[OBJECTIVES[aim.objective]]}")
    for field, known in (("items", {*items, WOUNDED}), ("people", {figure.id for figure in figures})):
        if len(set(fields[field])) < len(fields[field]) or not set(fields[field]) <= known:
            raise wrong(field, "ids that exist, each once")
    if len({effect["kind"] for effect in fields["effects"]}) < len(fields["effects"]):
        raise wrong("effects", "each kind once")
    default = next(aim for aim in aims if aim.default)
    items_ranked, people_ranked = ({name: at for at, name in enumerate(fields[field])} for field in ("items", "people"))
    npc = Npc(card.id, kind.id, aims, default, items_ranked, people_ranked)
    effects = {effect["kind"]: effect["params"] for effect in fields["effects"]}
    screams = effects["PUSH_COST"]["ap"] if "PUSH_COST" in effects else kind.screams
    return npc, kind._replace(id=card.id, screams=screams, effects=effects)


def read_level(card: Card) -> Level:
    fields = card.fields
    return Level(
        card.id.removeprefix("level_"),
        frozenset(fields["action"]),
        fields["jump"],
        frozenset(fields["combat"]),
        frozenset(fields["np"]),
    )
