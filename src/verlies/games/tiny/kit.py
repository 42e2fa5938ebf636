"""Kit: all that a hero can do and counts with the cards that lie before them (TE-LOO-06 to -08, TE-FRE-04)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from verlies.games.tiny.abilities import KINDS, MELEE, MISSILE, SKILLS, SPELL


class Item(NamedTuple):
    """A card, a start item or an innate ability: its abilities by group."""

    source: str
    abilities: tuple[tuple[str, Any], ...]


class SetBonus(NamedTuple):
    """What a legendary set gives, by number of pieces."""

    on: str
    effect: str
    by_pieces: tuple[int, ...]


class Kit:
    """Figures and abilities of a hero, made once for each set of cards and shared."""

    __slots__ = (
        "cast_plus", "defence", "dice", "gains", "guard", "lines", "pieces", "plus", "power", "set_result", "speed",
        "spell_damage", "spells", "stealth", "triggers", "uses",
    )  # fmt: skip

    def __init__(
        self, mat: Mapping[str, Any], items: Sequence[Item], spells: Sequence[int], sets: Sequence[SetBonus],
        pieces: tuple[int, ...],
    ) -> None:  # fmt: skip
        found: dict[str, list[Any]] = {"line": [], "spell": [], "use": [], "trigger": [], "passive": []}
        for item in items:
            for group, ability in item.abilities:
                found[group].append(ability)
        self.lines: tuple[int, ...] = tuple(found["line"])
        self.spells: tuple[int, ...] = (*found["spell"], *spells)
        self.uses: tuple[int, ...] = tuple(found["use"])
        self.triggers: tuple[int, ...] = tuple(found["trigger"])
        self.power: float | None = None
        """What bots think it is worth, once they have thought."""
        self.pieces = pieces
        """By set: how many pieces of it are equipped."""

        sums: dict[tuple[str, str], int] = {}
        for stat, n, when in found["passive"]:
            sums[stat, when] = sums.get((stat, when), 0) + n
        self.speed: int = mat["speed"] + sums.get(("speed", "always"), 0)
        self.defence: int = mat["defence"] + sums.get(("defence", "always"), 0)
        self.guard = tuple(sums.get(("defence", f"own_{kind}_attack"), 0) for kind in KINDS)
        """More defence against the counterattack to an attack of each kind."""
        self.dice: tuple[int, ...] = tuple(
            mat["dice"][skill] + sums.get((f"{skill}_dice", "always"), 0) for skill in SKILLS[:3]
        )
        self.plus = tuple(sums.get((f"{skill}_test", "always"), 0) for skill in SKILLS[:3])
        self.cast_plus = tuple(sums.get((f"{skill}_test", "cast_spell"), 0) for skill in SKILLS[:3])
        self.spell_damage = sums.get(("spell_damage", "always"), 0)
        self.stealth = ("stealth", "always") in sums

        result, gains = [0, 0, 0], [[0, 0], [0, 0], [0, 0]]
        on = {"melee_attack": MELEE, "missile_attack": MISSILE, "cast_spell": SPELL}
        for bonus, number in zip(sets, pieces, strict=True):
            n = bonus.by_pieces[min(number, len(bonus.by_pieces) - 1)]
            if bonus.effect == "result_bonus":
                result[on[bonus.on]] += n
            else:
                gains[on[bonus.on]][bonus.effect == "gain_focus"] += n
        self.set_result = tuple(result)
        self.gains = tuple((health, focus) for health, focus in gains)
        """Health and focus that sets give with each attack of a kind; with spells: with each cast."""
