"""Tables in the middle of a match, for what random games from the beginning hardly ever come to."""

from __future__ import annotations

from games.tiny import table
from verlies.core.events import Event, Prompt, Refusal
from verlies.core.moves import Move
from verlies.games.tiny.match import TinyMatch


def scenes() -> list[TinyMatch]:
    """Act 2 with each boss, and rooms full of foes for heroes with many cards."""
    return [*(_lair(boss) for boss in ("dragon", "lich", "blood_count", "demon_lord")), _herd(), _crowd(), _dead_end()]


def _lair(boss: str) -> TinyMatch:
    """Three heroes before the boss, which has altars to cross."""
    match = table.new("ethairna lanon grok")
    table.lay(match, "e4", "minion_encounter_1")
    table.lay(match, "f4", "minion_encounter_2", "esw")
    table.lay(match, "c4", "portal_chamber_1", "nes")
    table.act_two(match, boss, marks=[8, 7, 7])
    match.altars |= 1 << table.cell_of("e4") | 1 << table.cell_of("f4")
    table.hero(match, 0, "l4", trinkets="owl_amulet band_of_calm", spells="frost_nova dimension_step", health=4)
    table.hero(match, 1, "l2", left="longsword", health=5)
    table.hero(match, 2, "f4", left="greataxe", right="crossbow", armour="plate_mail")
    table.in_row(match, "rapier healing_flask fireball haste")
    table.goblin(match, 1, "stabby", "lair")
    table.turn_of(match, 0)
    return match


def _herd() -> TinyMatch:
    """Foes that can be driven, shot at together, and that make heroes give up cards."""
    match = table.new("kestrel thordin pip")
    table.lay(match, "e4", "crossroads")
    table.lay(match, "f4", "goblin_den_1")
    table.hero(
        match, 0, "e4", left="hawk_bow", armour="hawk_cloak", trinkets="bear_horn lucky_coin", spells="stone_skin haste"
    )
    table.hero(match, 1, "e4", trinkets="lion_ring oil_flask", spells="frost_nova invisibility", armour="shadow_cloak")
    table.hero(match, 2, "d4", trinkets="band_of_calm owl_amulet", spells="clairvoyance everflame", health=3)
    table.goblins(match, "boomy e4", "boomy f4")
    table.minion(match, "hexer", "e4", health=2)
    table.minion(match, "cave_troll", "f4", health=3)
    table.in_row(match, "rapier lion_mail hawk_ring fireball")
    table.turn_of(match, 0)
    return match


def _crowd() -> TinyMatch:
    """The last goblins of the pile are about to come, the lair door is open."""
    match = table.new("moonblade gerrund")
    match.goblin_pile, match.goblin_discard = b"", match.goblin_pile
    table.lay(match, "d3", "lair_door", "nes")
    match.kills = 2
    table.hero(match, 0, "d3", armour="hawk_cloak", trinkets="lucky_coin giants_gloves", spells="haste ice_lance")
    table.hero(match, 1, "d4", left="owl_staff", trinkets="owl_tome owl_amulet", spells="drain_life circle_of_mercy")
    table.turn_of(match, 0)
    return match


def _dead_end() -> TinyMatch:
    """One card is left to explore: the deck is empty."""
    match = table.new("pip kestrel")
    table.lay(match, "d3", "locked_chest", "s")
    table.lay(match, "e4", "goblin_den_5", "nw")
    table.lay(match, "c4", "study", "ne")
    match.deck = (0, 0, 0)
    table.turn_of(match, 0)
    return match


def rarities() -> list[Event | Prompt | Refusal | Move]:
    """What hardly any of them says."""
    pip = {"seat": 0, "hero": "pip"}
    return [
        Event("TE-ATK-11", "attacks_all", {**pip, "line": "hawk_bow"}),
        Event("TE-LAIR-03", "boss_met", {"foe": "boss", "card": "dragon"}),
        Event("TE-BOS-01", "boss_hurt", {"damage": 3, "foe": "boss", "card": "dragon"}),
        Event("TE-BOS-01", "mark_moved", {"mark": 8, "to": 7}),
        Event("TE-LAIR-06", "lair_step", {**pip, "place": "l4"}),
        Event("TE-BOS-06", "lures", {**pip, "foe": "boss", "card": "dragon"}),
        Event("TE-BOS-03", "altar_broken", {"cell": "e4", "space": 3}),
        Event("TE-BOS-11", "boss_recalled", {"foe": "boss", "card": "lich"}),
        Event("TE-ENM-08", "foe_healed", {"health": 1, "left": 4, "foe": "cave_troll", "card": "cave_troll"}),
        Event("TE-ACT-12", "one_die", {**pip, "face": 5}),
        Event("TE-TST-10", "rerolled", {**pip, "face": 2}),
        Event("TE-HAZ-03", "goblins_shuffled", {}),
        Event("TE-ACT-16", "extra_action", pip),
        Event("TE-HAZ-06", "not_ambushed", pip),
        Event("TE-TOR-02", "torch_up", {"to": 4}),
        Event("TE-FRE-01", "used_up", {**pip, "card": "oil_flask"}),
        Event("TE-MOV-06", "veiled", pip),
        Event("TE-TRN-09", "warded", {**pip, "n": 3}),
        Prompt("TE-ACT-01", "after_rest", pip, 1),
        Prompt("TE-CTR-08", "before_counter", {**pip, "foe": "ogre", "card": "ogre"}, 1),
        Prompt("TE-ATK-08", "after_damage", pip, 1),
        Prompt("TE-ACT-11", "attack_now", {**pip, "bonus": 2}, 1),
        Prompt("TE-BOS-01", "hit", {**pip, "points": 2}, 1),
        Prompt("TE-LOO-02", "pickup", {**pip, "kinds": "loot"}, 1),
        Prompt("TE-CTR-03", "answer", pip, 1),
        Prompt("TE-BOS-09", "heal", {**pip, "points": 2}, 1),
        Prompt("TE-ATK-12", "herd", {**pip, "rooms": 2}, 1),
        Prompt("TE-ACT-15", "walk", {**pip, "rooms": 5}, 1),
        Prompt("TE-ENM-09", "give_up", {**pip, "kinds": "either"}, 1),
        Prompt("TE-ATK-15", "extra", {**pip, "points": 1}, 1),
        Prompt("TE-ATK-11", "fell", pip, 1),
        Prompt("TE-MOV-10", "teleport", pip, 1),
        Refusal("TE-MOV-08", "not_face_up", {"cell": "a1"}),
        Refusal("TE-HAZ-11", "name_skill"),
        Refusal("TE-MOV-01", "no_speed_left", {"speed": 3}),
        Refusal("TE-ACT-03", "foe_in_room", {"foe": "boss", "card": "lich"}),
        Refusal("TE-FRE-05", "other_action", {"ability": "lion_ring", "on": "melee_attack"}),
        Refusal("TE-LOO-02", "row_only"),
        Refusal("TE-ATK-05", "out_of_sight", {"target": "boss", "cell": "b2"}),
        Refusal("TE-TRN-07", "both_actions_used"),
        Refusal("TE-CTR-01", "cannot_answer", {"target": "g2"}),
        Refusal("TE-LOO-03", "deck_empty", {"kind": "loot"}),
        Refusal("TE-LAIR-01", "lair_locked", {"kills": 1, "wanted": 3}),
        Refusal("TE-BOS-09", "mark_at_top", {"mark": 8}),
        Refusal("TE-REV-09", "must_join_a_room", {"room": "study"}),
        Refusal("TE-LOO-06", "name_hand", {"card": "rapier"}),
        Refusal("TE-BOS-06", "no_way_for_boss"),
        Refusal("TE-ATK-06", "no_way_there", {"target": "ogre", "cell": "b2"}),
        Refusal("TE-ACT-09", "nobody_in_range", {"ability": "frost_nova"}),
        Refusal("TE-ATK-11", "not_beaten", {"target": "boss"}),
        Refusal("TE-ACT-07", "only_goblins", {"ability": "goblin_bane"}),
        Refusal("TE-ACT-11", "other_attack", {"kind": "melee"}),
        Refusal("TE-DMG-01", "reward_taken"),
        Refusal("TE-FRE-02", "after_the_roll", {"card": "lion_boots"}),
        Refusal("TE-LAIR-15", "speed_needed", {"card": "lion_boots"}),
        Refusal("TE-ACT-15", "walk_opens_nothing"),
        Refusal("TE-REV-11", "card_not_beside", {"cell": "c3"}),
        Refusal("TE-REV-11", "card_not_connected", {"cell": "c3"}),
        Refusal("TE-ATK-12", "driven_across", {"foe": "boss", "card": "dragon"}),
        Refusal("TE-ACT-06", "already_disarmed"),
        Refusal("TE-MOV-08", "foe_at_portal", {"foe": "g3", "card": "stabby"}),
        Refusal("TE-FRE-03", "just_switched"),
        Refusal("TE-BOS-10", "mark_at_zero"),
        Refusal("TE-MOV-12", "movement_over"),
        Refusal("TE-ACT-12", "no_test"),
        Refusal("TE-CTR-03", "not_a_target", {"target": "g1"}),
        Refusal("TE-ATK-12", "not_in_herd", {"target": "g4"}),
        Refusal("TE-LAIR-15", "on_taken_space", {"place": "l3"}),
        Refusal("TE-LAIR-15", "space_taken", {"place": "l4", "left": 0}),
        Refusal("TE-FRE-05", "already_used", {"ability": "lucky_coin"}),
        Refusal("TE-FRE-03", "both_hands_full"),
        Refusal("TE-ATK-16", "card_in_use", {"card": "rapier"}),
        Refusal("TE-LOO-05", "make_room", {"card": "haste", "cards": ["fireball", "ice_lance"]}),
        Refusal("TE-ACT-11", "no_attack_now", {"ability": "divine_might"}),
        Refusal("TE-BOS-02", "mark_blocked", {"mark": 4, "space": 3}),
        Refusal("TE-BOS-01", "no_such_mark", {"mark": 1, "marks": [8, 5]}),
        *(Refusal("TE-TST-16", "not_now", {"verb": "roll", "question": kind}) for kind in _QUESTIONS),
        *(Move(text, "tiny") for text in _MOVES),
    ]


_QUESTIONS = (
    "before_counter", "after_damage", "attack_now", "pickup", "fell", "answer", "heal", "herd", "walk", "extra",
    "after_rest", "teleport", "give_up", "hit",
)  # fmt: skip
_MOVES = (
    "boss dragon", "hit 8", "ready", "heal 5", "answer g3", "die 4", "extra g1", "fell g2", "keep lion_ring",
    "turn n", "turn e", "turn s", "turn w", "turn nesw",
    "send boss d4 e4", "send boss lair d4 e4", "send boss d1 d2 d3 d4", "send boss d7 a4 b4 c4 d4",
    "send boss d7 a4 b4 c4 d4 e4",
)  # fmt: skip
