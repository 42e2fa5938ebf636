"""What is printed: kinds of things, words in the files and numbers in the rules, and what each field may hold."""

from __future__ import annotations

from typing import Any

from verlies.core.checks import NAMED, Check, between, fields_of, flag, list_of, one_of, or_none, some_of, text
from verlies.games.tiny.abilities import (
    KINDS,
    SKILLS,
    SPELL_FIELDS,
    check_abilities,
    check_effects,
    check_range,
    check_test,
)  # fmt: skip

PLAIN, TRAP, ENTRY_TEST, GOBLIN_ROOM, MINION_ROOM, SEARCH, PORTAL, ENTRANCE, LAIR_DOOR = range(9)
FEATURES = ("plain", "trap", "entry_test", "goblin", "minion", "search", "portal", "entrance", "lair_door")
HAND, ARMOUR, TRINKET = range(3)
SLOTS = ("hand", "armour", "trinket")
NO_ICON, ENEMY_ICON, GOBLIN_ICON, SKULL = range(4)
ICONS = (None, "enemy_action", "goblin", "skull")
SPACES = 6


def word(value: Any) -> str | None:
    """Ids stand in the text of moves beside numbers and lists of exits: a plain word, and no number."""
    good = isinstance(value, str) and value.isascii() and value.replace("_", "a").isalnum() and not value.isdigit()
    return None if good else "a word of letters, digits and _"


def exits(value: Any) -> str | None:
    good = isinstance(value, str) and value and "".join(letter for letter in "NESW" if letter in value) == value
    return None if good else "some of N, E, S, W in this order"


def by_kind(check: Check, needed: bool = True) -> Check:
    def inner(value: Any) -> str | None:
        names = set(KINDS)
        if not isinstance(value, dict) or not set(value) <= names or (needed and set(value) != names):
            return f"an object with {', '.join(KINDS)}"
        return next((wrong for wrong in map(check, value.values()) if wrong), None)

    return inner


def only(wanted: Any) -> Check:
    """What the rules do is written down in the file, and can only be this."""
    return lambda value: None if value == wanted else f"just {wanted}"


def counter(value: Any) -> str | None:
    """A number, or null and what is lost instead (TE-BOS-07)."""
    if isinstance(value, dict) and value.get("bonus", 0) is None:
        return fields_of({"bonus": only(None), "lose": check_effects})(value)
    return fields_of({"bonus": between(0, 9)})(value)


_NAMED: dict[str, Check] = {"id": word, **NAMED}
_ITEM = fields_of({**_NAMED, "abilities": check_abilities})
_HEALTH = between(1, 20)
HERO: dict[str, Check] = {
    **_NAMED, "class": text, "class_de": text, "health": _HEALTH, "focus": _HEALTH, "speed": between(1, 9),
    "defence": between(0, 9), "dice": fields_of({skill: between(1, 3) for skill in SKILLS[:3]}),
    "rest": fields_of({"health": between(1, 20), "focus": between(0, 20)}), "modify_die_cost": between(1, 9),
    "innate": _ITEM, "hand_left": _ITEM, "hand_right": _ITEM,
}  # fmt: skip
ROOM: dict[str, Check] = {
    **_NAMED, "deck": one_of("room", "minion_encounter", "none"), "exits": exits, "feature": one_of(*FEATURES),
    "altar": flag,
}  # fmt: skip
ROOM_EXTRA: dict[str, dict[str, Check]] = {
    "trap": {"evade": check_test, "fail": check_effects, "disarm": check_test, "reward": check_effects},
    "entry_test": {"evade": check_test, "success": check_effects, "fail": check_effects},
    "search": {
        "action": one_of("heroic", "free"), "test": or_none(check_test), "cost_focus": between(0, 9),
        "success": check_effects, "fail": check_effects,
    },
}  # fmt: skip
DECKS = {"minion": "minion_encounter", "entrance": "none", "lair_door": "none"}
"""The deck of a card by its feature, where it is not the deck room."""
ALTARS = ("minion", "entrance")
"""Features of the cards that have a place for an altar marker."""
GOBLIN: dict[str, Check] = {
    **_NAMED, "copies": between(1, 8), "speed": between(0, 9), "defence": between(0, 12), "health": between(1, 1),
    "counter": one_of("number_of_goblins"),
    "reward": fields_of({"mode": one_of("or", "and"), "options": list_of(lambda each: check_effects([each]), 1, 3)}),
    "action": fields_of({
        "order": one_of("move_or_attack", "move_and_attack"), "range": check_range,
        "damage": fields_of({"base": between(0, 9), "per_goblin": between(0, 9)}),
    }),
}  # fmt: skip
MINION: dict[str, Check] = {
    **_NAMED, "defence": between(0, 12), "bonus_defence": by_kind(between(0, 9), needed=False),
    "counter": by_kind(between(0, 9)), "health": between(1, 12), "speed": between(0, 9),
    "action": fields_of({
        "order": one_of("move_and_attack"), "before": check_effects, "range": check_range, "effects": check_effects,
    }),
}  # fmt: skip
SCOPES = ("melee_attack", "missile_attack", "str_test", "dex_test", "int_test", "dice", "defence")
_SPACE = fields_of({
    "n": between(1, SPACES), "entrance": flag,
    "modifiers": list_of(fields_of({"scope": one_of(*SCOPES), "n": between(-9, 9)}), 0, 4),
    "end_move_effects": check_effects,
})  # fmt: skip
BOSS: dict[str, Check] = {
    **_NAMED, "difficulty": between(1, 3), "defence": between(0, 12), "speed": between(0, 9),
    "track": fields_of({
        "top": between(1, 12), "bottom": between(0, 0), "altars": list_of(between(1, 11), 0, 3),
    }),
    "counter": by_kind(counter), "spaces": list_of(_SPACE, SPACES, SPACES),
    "action": fields_of({
        **NAMED, "before": check_effects, "range": check_range, "effects": check_effects,
    }),
    "torch": fields_of({**NAMED, "range": or_none(check_range), "effects": check_effects}),
}  # fmt: skip
LOOT: dict[str, Check] = {
    **_NAMED, "slot": one_of(*SLOTS), "crest": or_none(word), "abilities": check_abilities,
}  # fmt: skip
_SET_EFFECT: Check = lambda value: (  # noqa: E731
    None
    if isinstance(value, dict) and value.get("type") in ("result_bonus", "gain_health", "gain_focus")
    else "result_bonus, gain_health or gain_focus"
)
SET: dict[str, Check] = {
    **_NAMED,
    "bonus": fields_of({
        "on": one_of("melee_attack", "missile_attack", "cast_spell"), "effect": _SET_EFFECT,
        "by_pieces": fields_of({"2": between(0, 9), "3": between(0, 9), "4": between(0, 9)}),
    }),
}  # fmt: skip
SPELL: dict[str, Check] = {**_NAMED, **SPELL_FIELDS}


def _icons(value: Any) -> str | None:
    good = isinstance(value, dict) and all(
        key.isascii() and key.isdecimal() and 1 < int(key) < 99 and icon in ICONS[1:3] for key, icon in value.items()
    )
    return None if good else "an object with enemy_action or goblin for some spaces"


HEROES = ("2", "3", "4")
TORCH: dict[str, Check] = {
    "id": one_of("act1", "act2"), "length": between(5, 99), "icons": _icons,
    "start": fields_of(dict.fromkeys(HEROES, between(1, 98))),
}  # fmt: skip
TORCH_EXTRA: dict[str, dict[str, Check]] = {
    "act1": {
        "minion_reward": fields_of({
            "torch_up": between(0, 98),
            "discover": fields_of({"kinds": some_of("loot", "spell"), "count": between(1, 4)}),
        }),
        "free_action": fields_of({
            **_NAMED, "cost_torch": between(1, 9),
            "effects": only([{"type": "reveal", "count": 4, "scope": "adjacent_to_hero", "enter": False}]),
        }),
    },
    "act2": {
        "free_action": fields_of({**_NAMED, "cost_focus": between(0, 9), "effects": only([{"type": "lure_boss"}])}),
    },
}  # fmt: skip
FACES = [*(("hero", value) for value in range(1, 7)), *(("enemy", value) for value in (2, 3, 4, 5, 0, 0))]
"""The dice, face by face; those of the enemy die without a number are shield break and torch."""
DIE: dict[str, Check] = {
    "id": word, "die": one_of("hero", "enemy"), "value": between(0, 6), "plus": flag, "focus": between(0, 3),
    "health": between(0, 3),
}  # fmt: skip
SETUP: dict[str, Check] = {
    "goblin_markers": between(4, 4),
    "altar_markers": between(5, 9),
    "deck_a": fields_of(dict.fromkeys(HEROES, between(0, 20))),
    "deck_b_rooms_per_hero": between(0, 9),
    "deck_b_minions_per_hero": between(1, 1),
    "deck_c_rooms": between(0, 9),
    "grid_radius": between(3, 3),
    "slots": only({"hand": 2, "armour": 1, "trinket": 2, "spell": 2}),
    "hero_dice": between(3, 3),
    "portal_focus": between(0, 9),
}  # fmt: skip
