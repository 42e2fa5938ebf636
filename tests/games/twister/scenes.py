"""What random games hardly ever say: short scripts from laid positions, so that it is the engine that says it."""

from __future__ import annotations

from games.twister.table import draw, holding, hurt, lay, new, play, why_not
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
    m = lay(where, {"cleric": "d3"}, items={"bow": "d6", "extendable_lance": "f3", "blue bow": "h10"})
    said: Said = [*play(m, "fight d3"), asked(m)]
    said += [why_not(m, text) for text in ("join colossus", "join mage", "join banshee", "end")]
    said += m.moves(0)
    said += play(m, "join naga; join telepath; 0 card 0; 1 card 6")
    m = lay({"naga": "d6", "banshee": "h3", "telepath": "d1"}, {"cleric": "d3"},
            items={"bow": "d6", "blue bow": "h3", "extendable_lance": "d1"})  # fmt: skip
    said += [*play(m, "shoot d3"), why_not(m, "join telepath")]
    m = lay({"telepath": "f3"}, {"cleric": "d3"}, items={"extendable_lance": "f3"})
    said += play(m, "lance telepath d3; call 6; 0 card 0")
    m = lay({"telepath": "c3"}, {"naga": "c4"})
    holding(m, 1, 0, 2, 2)
    said += [*play(m, "fight c4; call 5"), why_not(m, "card 5"), *play(m, "card 2")]
    m = lay({"telepath": "c3", "colossus": "d4"}, {"naga": "c4"})
    hurt(m, "blue naga")
    said.append(why_not(m, "fight c4"))
    return said + play(lay({"telepath": "c3"}, {"naga": "c4"}), "fight c4; silent")


def _powers() -> Said:
    """Fireball, healing, and a push into a pit."""
    m = lay({"mage": "b2", "cleric": "c3", "naga": "c4"}, {"mage": "d3", "telepath": "f2"},
            items={"fireball_wand": "b2"}, wounded=["yellow naga", "blue mage"])  # fmt: skip
    said: Said = [*play(m, "burn f2; heal c4; heal d3"), why_not(m, "go naga c5"), why_not(m, "fight d3")]
    m = lay({"banshee": "c2"}, {"naga": "c4"}, items={"key": "c4"}, drawn=draw("c5 O"))
    said += play(m, "push c4")
    m = lay({"banshee": "c2"}, {"naga": "c4", "mage": "a2"}, items={"key": "c4", "rope": "c5"}, push_exit=False)
    said.append(why_not(m, "push c4"))
    m = lay({"banshee": "d2"}, {"naga": "b2"}, push_exit=False)
    said.append(why_not(m, "push b2"))
    return said


def _first_edition() -> Said:
    """Through walls, out with the Treasure, a potion, a Troll that gets up."""
    where = {"wall_walker": "c3", "troll": "e8", "thief": "u3", "cleric": "h3"}
    m = lay(where, items={"treasure": "u3", "speed_potion": "h3"}, drawn=draw("c3 E |"), wounded=["yellow troll"],
            extras=True)  # fmt: skip
    said: Said = [why_not(m, "phase c8"), why_not(m, "phase c4"), *m.moves(0)]
    return said + play(m, "phase d3; recover; drink cleric; go thief v3")


def _building() -> Said:
    """Pairs, and what is in a team already."""
    m = new(teams="equal", halls="both")
    said: Said = [*play(m, "* lot blue; pair 91; pair 38"), asked(m)]
    m = new(teams="draft", extras=True)
    said += [*play(m, "* lot yellow; pick colossus"), why_not(m, "pick colossus")]
    m = new(teams="free", extras=True)
    return [*said, *play(m, "0 pick naga"), why_not(m, "pick naga", 0)]


def _refusals() -> Said:
    """On and over pits, and where nobody can do anything."""
    m = lay({"naga": "d6"}, {"cleric": "d3", "mage": "d7"}, items={"bow": "d6"})
    said: Said = [why_not(m, "shoot d3")]
    m = lay({"cleric": "c3"}, {"naga": "c4"}, wounded=["yellow cleric"])
    said.append(why_not(m, "fight c4"))
    m = lay({"cleric": "c3"}, {"naga": "c4"}, drawn=draw("c4 O"), items={"rope": "c4"})
    said.append(why_not(m, "jump cleric c5"))
    m = lay({"cleric": "c3", "naga": "c4"}, drawn=draw("c4 O"), items={"rope": "c4"})
    said.append(why_not(m, "take cleric c4 rope"))
    m = lay({"cleric": "c3"}, drawn=draw("c4 O", "c5 O"))
    said.append(why_not(m, "jump cleric c5"))
    m = lay({"cleric": "c3"}, drawn=draw("c3 O", "c4 O"), items={"rope": "c3"})
    said.append(why_not(m, "jump cleric c5"))
    dead_end = ("b1 W |", "b1 S -", "c1 O")
    m = lay({"cleric": "b1"}, drawn=draw(*dead_end, "c1 E |", "c1 S -"), items={"rope": "b1"})
    said.append(why_not(m, "go cleric c1"))
    m = lay({"cleric": "b1"}, {"naga": "c2", "mage": "d2"}, drawn=draw(*dead_end, "d1 O"), items={"rope": "b1"})
    said.append(why_not(m, "go cleric e1"))
    m = lay({"telepath": "e1", "naga": "b1"}, drawn=draw(*dead_end, "c1 S -"), items={"rope": "c1", "key": "d1"})
    said.append(why_not(m, "take telepath c1 rope"))
    where = {"cleric": "c3", "naga": "c3", "mage": "c4"}
    m = lay(where, items={"key": "c5"}, wounded=["yellow naga", "yellow mage"])
    play(m, "put cleric c4; take cleric c5 key")
    return [*said, why_not(m, "go cleric c6")]


def _moves() -> Said:
    """Every portcullis has a name."""
    content = GAME.content()
    return [Move(f"open {gate}", GAME.id) for hall in content.cards.values() if hall.kind == "hall"
            for gate in (each["id"] for each in hall.fields["gates"])]  # fmt: skip
