"""Content files of Tiny Epic Dungeons that are wrong, for test_bad_content.py."""

from __future__ import annotations

from altered import DELETED, Faults, Values
from verlies.games.tiny.meta import GAME

EFFECTS = [{"type": "lose_focus", "n": 1}]

VALUES: Values = {
    "heroes.json pip": [
        ("dice.dex", 4), ("rest.health", 0), ("innate.id", "nimble fingers"), ("innate.abilities.0.kind", "dance"),
        ("innate.abilities.0.kind", []), ("innate.abilities.0.kind", {}), ("innate.abilities.0.kind", None),
        ("innate.abilities.0.effects.0.type", "fly"), ("innate.abilities.0.effects.0.type", []),
        ("innate.abilities.0.effects.0.type", {}), ("innate.abilities.0.effects.0.type", None),
        ("innate.abilities.0.cost_focus", DELETED),
        ("hand_right.abilities.0.range.mode", "far"), ("hand_right.abilities.0.skill", "any"),
    ],
    "heroes.json lanon": [
        ("hand_left.abilities.0.bonus", 1),  # the hammer is Thordin's too
    ],
    "rooms.json study": [
        ("exits", "EN"), ("exits", ""), ("deck", "none"), ("altar", True), ("test.target", 13),
        ("success.0.kinds", ["gold"]), ("success.0.count", 0),
    ],
    "rooms.json minion_encounter_1": [("deck", "room"), ("altar", False)],
    "rooms.json goblin_den_1": [("deck", "minion_encounter")],
    "rooms.json witchs_brew": [("success.0.table.0.faces", [0])],
    "goblins.json stabby": [
        ("health", 2), ("reward.options", []), ("reward.mode", "both"), ("action.order", "move"),
    ],
    "minions.json ogre": [("counter.spell", DELETED), ("bonus_defence", {"magic": 1}), ("health", 0)],
    "bosses.json lich": [
        ("track.altars", [8, 3]), ("track.altars", [3, 3]),
        ("track.altars", [6, 5, 4, 3]),  # with 2 heroes there are 3 markers
        ("spaces.0.n", 2), ("spaces.0.entrance", True), ("spaces.0.modifiers.0.scope", "luck"),
        ("counter.spell", {"bonus": None}), ("counter.spell", {"bonus": 4, "lose": EFFECTS}),
        ("counter.spell", {"bonus": None, "lose": [{"type": "lose_focus"}]}), ("torch.range", {"mode": "any_path"}),
    ],
    "loot.json rapier": [("crest", "mouse"), ("slot", "head"), ("abilities.0.attack", "spell")],
    "loot.json lucky_coin": [("abilities.0.on", "always")],
    "sets.json bear": [("bonus.by_pieces", {"2": 1}), ("bonus.effect", {"type": "damage"})],
    "spells.json haste": [("targets", "everybody"), ("test", None)],
    "torch.json act1": [
        ("icons", {"98": "goblin"}), ("icons", {"²": "goblin"}), ("icons", {"9": "skull"}), ("start.4", 98),
        ("minion_reward", None), ("minion_reward.torch_up", "6"), ("minion_reward.discover.kinds", ["gold"]),
        ("free_action.cost_torch", 0), ("free_action.effects", EFFECTS),
    ],
    "torch.json act2": [("free_action.cost_focus", DELETED), ("free_action.effects", [])],
    "dice.json hero_3": [("value", 4)],
    "dice.json foe_2": [("value", 3)],
}  # fmt: skip

FEW = [
    ("heroes.json", 7, "at least 8 records"), ("minions.json", 3, "at least 4 records"),
    ("goblins.json", 2, "at least 5 cards"), ("dice.json", 11, "at least 12 records"),
    ("torch.json", 1, "at least 2 records"), ("bosses.json", 0, "at least 1 records"),
]  # fmt: skip

UNCHECKED = {
    ("spells.json", "slot"), ("torch.json", "minion_reward"), ("rooms.json", "disarm"),
    ("setup.json", "provenance"),
}  # fmt: skip
"""Every spell says its slot, act 2 and Goblin Bunks say null."""

FAULTS = Faults(
    GAME,
    GAME.folder / "content",
    form="feature",
    unchecked=UNCHECKED,
    values=VALUES,
    words=[("minions.json", "ogre", word) for word in ("two words", "7", "", "überall", "a-b")],
    few=FEW,
    many=["heroes.json", "loot.json", "spells.json", "rooms.json", "minions.json"],
    most=59,
    taken=[("spells.json", "haste", "everflame"), ("spells.json", "haste", "rapier")],
)
