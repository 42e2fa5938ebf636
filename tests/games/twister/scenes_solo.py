"""What random solo games hardly ever say: short scripts from laid positions, so that it is the engine that says it."""

from __future__ import annotations

from games.twister import alone
from games.twister.scenes import Said
from games.twister.table import draw, holding, why_not
from verlies.core.moves import DEALER
from verlies.games.twister import state as s
from verlies.games.twister.solo.memory import note

CELL = ("r3 N -", "r3 S -", "r3 E |", "r3 W |")


def solo_rarities() -> Said:
    return [*_chance(), *_personalities(), *_combats(), *_ways(), *_refusals()]


def _chance() -> Said:
    """Visions, and a reinforcement that nobody is left for."""
    m = alone.lay({"xanth": "m3"}, {"naga": "c3"}, turn="person", down=["S8"], vision=True)
    note(m, visions=1)
    said: Said = [*alone.run(m, "end"), *m.moves(DEALER)]
    asked = m.prompt(DEALER)
    assert asked is not None
    said += [asked, *alone.run(m, "vision S1", "vision S8")]
    m = alone.lay({"xanth": "c4"}, {"naga": "c3"}, turn="person", level="black")
    for token in s.NPCS:
        if m.where[token] == s.DECK:
            m.where[token] = s.LOST
    return said + alone.run(m, "fight c4", "card 0", "np 3")


def _personalities() -> Said:
    """Lazarus gets up, Hur-Ban wins a tie, Muldon keeps his wand, Wave-Rick pushes somebody through a portcullis,
    Amystyn blinks, Father Sam Arito helps somebody up, a wounded Mona Wail crawls, Tüft Al locks the gears."""
    said: Said = [*alone.run(alone.lay({"father_lazarus": "d3"}, wounded=["father_lazarus"]), "roll 2")]
    said += alone.run(alone.lay({"hur_ban": "c3"}, {"colossus": "c4"}), "next", "card 2", "np 2")
    said += alone.run(
        alone.lay({"wave_rick": "c3"}, {"mechanork": "e3"}, drawn=draw("e3 E #", *alone.loophole())), "next"
    )
    m = alone.lay(
        {"muldon": "c3"}, {"naga": "h3", "cleric": "a9"}, items={"violet fireball_wand": "c3"}, drawn=alone.quiet()
    )
    said += alone.run(m, "next")
    asked = m.prompt(DEALER)
    assert asked is not None
    said += [asked, *m.moves(DEALER), *alone.run(m, "roll 5")]
    for dice in ("dice 6 6", "dice 1 1"):
        said += alone.run(alone.lay({"amystyn": "r3"}, drawn=draw(*CELL)), "next", "room 37A", dice)
    said += alone.run(
        alone.lay({"father_sam_arito": "c3", "xanth": "d3"}, wounded=["xanth"], bag=["yellow naga"]), "next"
    )
    m = alone.lay({"cog_nito": "d8", "mona_wail": "n3"}, {"naga": "c3"}, wounded=["mona_wail"])
    said += alone.run(m, "next", "gear cw 1", "...")
    cell = [edge.replace("r3", "c2") for edge in CELL]
    down = ["S3", "S4", "S5", "S6", "S7", "S8"]
    m = alone.lay({"tueft_al": "d3", "professor_psi": "c2"}, {"naga": "b9"}, drawn=draw(*cell), down=down)
    return said + alone.run(m, "next", "gear cw 1", "...")


def _combats() -> Said:
    """The pile is empty; Meg Amind takes a card, Professor Psi draws two, Quicksilver Kat makes off."""
    m = alone.lay({"hur_ban": "c3"}, {"naga": "d3"})
    note(m, spent=bytes(m.combat[1]))
    holding(m, 1)
    said: Said = [*alone.run(m, "next", "card 1")]
    m = alone.lay({"meg_amind": "c3"}, {"naga": "d3"}, drawn=alone.NOOK)
    said += [*alone.run(m, "next"), why_not(m, "card 4"), *alone.run(m, "card 1", "np 6"), *m.moves(DEALER)]
    asked = m.prompt(DEALER)
    assert asked is not None
    said += [asked, *alone.run(m, "discard 4")]
    said += alone.run(
        alone.lay({"professor_psi": "b1"}, {"naga": "c1"}, turn="person"), "fight b1", "card 1", "np 1", "np 3"
    )
    return said + alone.run(
        alone.lay({"quicksilver_kat": "c1"}, {"mage": "b1"}, drawn=alone.lane()), "next", "card 0", "np 6"
    )


def _ways() -> Said:
    """Velvet Iris picks a lock on her way out, the only one there is; Ram Bohl breaks one on his way to a rope."""
    said: Said = [
        *alone.run(alone.lay({"velvet_iris": "b1"}, {"naga": "a9"}, drawn=draw(*alone.SHUT[1:], "b1 W #")), "...")
    ]
    drawn = draw(*alone.SHUT, "b1 S -", "c1 S -", "c1 E #")
    return said + alone.run(alone.lay({"ram_bohl": "c1"}, {"naga": "a9"}, items={"rope": "d1"}, drawn=drawn), "...")


def _refusals() -> Said:
    m = alone.lay({"tueft_al": "d3", "xanth": "h4"}, {"naga": "d8", "banshee": "h2"}, turn="person")
    return [why_not(m, text) for text in ("turn 37A cw", "push h4", "go mage c3")]
