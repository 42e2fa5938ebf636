"""What random games hardly ever say: short scripts from laid positions, so that it is the engine that says it."""

from __future__ import annotations

from games.twister import table
from verlies.core.events import Event, Prompt, Refusal
from verlies.core.moves import Move
from verlies.games.twister.match import TwisterMatch
from verlies.games.twister.meta import GAME

Said = list[Event | Prompt | Refusal | Move]


def rarities() -> Said:
    return [*_combats(), *_powers(), *_first_edition(), *_building(), *_refusals(), *_moves()]


def asked(m: TwisterMatch) -> Prompt:
    prompt = m.prompt(m.turn[0])
    assert prompt is not None
    return prompt


def _combats() -> Said:
    """Help from afar, arrows that miss, a lance that breaks, a Telepath."""
    where = {"colossus": "c3", "naga": "d6", "telepath": "f3", "banshee": "h10", "mage": "a9"}
    m = table.lay(where, {"cleric": "d3"}, items={"bow": "d6", "extendable_lance": "f3", "blue bow": "h10"})
    said: Said = [*table.play(m, "fight d3"), asked(m)]
    said += [table.why_not(m, text) for text in ("join colossus", "join mage", "join banshee", "end")]
    said += m.moves(0)
    said += table.play(m, "join naga; join telepath; 0 card 0; 1 card 6")
    m = table.lay({"naga": "d6", "banshee": "h3", "telepath": "d1"}, {"cleric": "d3"},
            items={"bow": "d6", "blue bow": "h3", "extendable_lance": "d1"})  # fmt: skip
    said += [*table.play(m, "shoot d3"), table.why_not(m, "join telepath")]
    m = table.lay({"telepath": "f3"}, {"cleric": "d3"}, items={"extendable_lance": "f3"})
    said += table.play(m, "lance telepath d3; call 6; 0 card 0")
    m = table.lay({"telepath": "c3"}, {"naga": "c4"})
    table.holding(m, 1, 0, 2, 2)
    said += [*table.play(m, "fight c4; call 5"), table.why_not(m, "card 5"), *table.play(m, "card 2")]
    m = table.lay({"telepath": "c3", "colossus": "d4"}, {"naga": "c4"})
    table.hurt(m, "blue naga")
    said.append(table.why_not(m, "fight c4"))
    return said + table.play(table.lay({"telepath": "c3"}, {"naga": "c4"}), "fight c4; silent")


def _powers() -> Said:
    """Fireball, healing, and a push into a pit."""
    m = table.lay({"mage": "b2", "cleric": "c3", "naga": "c4"}, {"mage": "d3", "telepath": "f2"},
            items={"fireball_wand": "b2"}, wounded=["yellow naga", "blue mage"])  # fmt: skip
    said: Said = [
        *table.play(m, "burn f2; heal c4; heal d3"),
        table.why_not(m, "go naga c5"),
        table.why_not(m, "fight d3"),
    ]
    m = table.lay({"banshee": "c2"}, {"naga": "c4"}, items={"key": "c4"}, drawn=table.draw("c5 O"))
    said += table.play(m, "push c4")
    m = table.lay({"banshee": "c2"}, {"naga": "c4", "mage": "a2"}, items={"key": "c4", "rope": "c5"}, push_exit=False)
    said.append(table.why_not(m, "push c4"))
    m = table.lay({"banshee": "d2"}, {"naga": "b2"}, push_exit=False)
    said.append(table.why_not(m, "push b2"))
    return said


def _first_edition() -> Said:
    """Through walls, out with the Treasure, a potion, a Troll that gets up."""
    where = {"wall_walker": "c3", "troll": "e8", "thief": "u3", "cleric": "h3"}
    items = {"treasure": "u3", "speed_potion": "h3"}
    m = table.lay(where, items=items, drawn=table.draw("c3 E |"), wounded=["yellow troll"], extras=True)
    said: Said = [table.why_not(m, "phase c8"), table.why_not(m, "phase c4"), *m.moves(0)]
    return said + table.play(m, "phase d3; recover; drink cleric; go thief v3")


def _building() -> Said:
    """Pairs, and what is in a team already."""
    m = table.new(teams="equal", halls="both")
    said: Said = [*table.play(m, "* lot blue; pair 91; pair 38"), asked(m)]
    m = table.new(teams="draft", extras=True)
    said += [*table.play(m, "* lot yellow; pick colossus"), table.why_not(m, "pick colossus")]
    m = table.new(teams="free", extras=True)
    return [*said, *table.play(m, "0 pick naga"), table.why_not(m, "pick naga", 0)]


def _refusals() -> Said:
    """On and over pits, and where nobody can do anything."""
    m = table.lay({"naga": "d6"}, {"cleric": "d3", "mage": "d7"}, items={"bow": "d6"})
    said: Said = [table.why_not(m, "shoot d3")]
    m = table.lay({"cleric": "c3"}, {"naga": "c4"}, wounded=["yellow cleric"])
    said.append(table.why_not(m, "fight c4"))
    m = table.lay({"cleric": "c3"}, {"naga": "c4"}, drawn=table.draw("c4 O"), items={"rope": "c4"})
    said.append(table.why_not(m, "jump cleric c5"))
    m = table.lay({"cleric": "c3", "naga": "c4"}, drawn=table.draw("c4 O"), items={"rope": "c4"})
    said.append(table.why_not(m, "take cleric c4 rope"))
    m = table.lay({"cleric": "c3"}, drawn=table.draw("c4 O", "c5 O"))
    said.append(table.why_not(m, "jump cleric c5"))
    m = table.lay({"cleric": "c3"}, drawn=table.draw("c3 O", "c4 O"), items={"rope": "c3"})
    said.append(table.why_not(m, "jump cleric c5"))
    dead_end = ("b1 W |", "b1 S -", "c1 O")
    m = table.lay({"cleric": "b1"}, drawn=table.draw(*dead_end, "c1 E |", "c1 S -"), items={"rope": "b1"})
    said.append(table.why_not(m, "go cleric c1"))
    m = table.lay(
        {"cleric": "b1"}, {"naga": "c2", "mage": "d2"}, drawn=table.draw(*dead_end, "d1 O"), items={"rope": "b1"}
    )
    said.append(table.why_not(m, "go cleric e1"))
    m = table.lay(
        {"telepath": "e1", "naga": "b1"}, drawn=table.draw(*dead_end, "c1 S -"), items={"rope": "c1", "key": "d1"}
    )
    said.append(table.why_not(m, "take telepath c1 rope"))
    where = {"cleric": "c3", "naga": "c3", "mage": "c4"}
    m = table.lay(where, items={"key": "c5"}, wounded=["yellow naga", "yellow mage"])
    table.play(m, "put cleric c4; take cleric c5 key")
    return [*said, table.why_not(m, "go cleric c6")]


def _moves() -> Said:
    """Every portcullis has a name."""
    content = GAME.content()
    return [Move(f"open {gate}", GAME.id) for hall in content.cards.values() if hall.kind == "hall"
            for gate in (each["id"] for each in hall.fields["gates"])]  # fmt: skip
