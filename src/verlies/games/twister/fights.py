"""Combats as they are shown: what an attack would be, the running one, the last one."""

from __future__ import annotations

from typing import Literal, cast

from verlies.games.twister import attacks, battle, combat
from verlies.games.twister import state as s
from verlies.games.twister import view_types as shown
from verlies.games.twister import vocabulary as v
from verlies.games.twister.dungeon import BIT, NAMES, listed, step
from verlies.games.twister.maps import thing
from verlies.games.twister.sight import character_at
from verlies.games.twister.state import DOWN, FIGHT_KINDS, NONE, SIDE, Fight, State, Worth
from verlies.games.twister.ways import Scene

_STEPS: dict[int, Literal["support", "call", "cards"]] = {s.SUPPORT: "support", s.CALL: "call"}


def fights(m: State, scene: Scene) -> dict[str, shown.Planned]:
    """By move: who would take part, and with what."""
    if not m.turn or m.frames[-1][0] != s.ACT:
        return {}
    found = {}
    for move in attacks.attack_moves(m, scene):
        code = m.vocabulary.code[move]
        target = character_at(m, code[-1])
        if code[0] == v.SHOOT:
            fight = combat.shot_at(m, scene, m.active, target)
        else:
            lancer = m.of_kind(m.active, code[1]) if code[0] == v.LANCE else NONE
            fight = combat.muster(m, scene, m.active, target, lancer)
        found[str(move)] = told(m, fight)
    return found


def advances(m: State, scene: Scene, ways: dict[str, list[shown.Way]]) -> dict[str, list[shown.Advance]]:
    """By own figure: the enemies to which it can walk and attack in close combat, with the moves and the combat."""
    if not m.turn or m.frames[-1][0] != s.ACT or not attacks.combat_allowed(m):
        return {}
    aims = combat.targets(m, scene, m.active)
    found = {}
    for token in m.actors(m.active):
        reached = cast("list[tuple[str, int, list[str]]]", ways.get(f"{SIDE[token]} {m.name(token)}", []))
        costs = {square: (ap, path) for square, ap, path in reached}
        beside = step(BIT[m.where[token]], m.south, m.east)
        rows: list[shown.Advance] = []
        for target in listed(aims & ~beside):
            near = [NAMES[square] for square in listed(step(BIT[target], m.south, m.east))]
            least = min(
                (square for square in near if square in costs), key=lambda square: costs[square][0], default=None
            )
            if least is not None and costs[least][0] < m.means(token):
                rows += _advance(m, token, least, target, costs)
        if rows:
            found[f"{SIDE[token]} {m.name(token)}"] = rows
    return found


def _advance(
    m: State, token: int, end: str, target: int, costs: dict[str, tuple[int, list[str]]]
) -> list[shown.Advance]:
    """Played out on a copy: one way of several AP is as many moves, each as far as its AP lead."""
    ap, path = costs[end]
    stops = [
        max((at for at, square in enumerate(path) if costs.get(square, (0,))[0] == each), default=-1)
        for each in range(1, ap + 1)
    ]
    moves = [f"go {m.name(token)} {path[stop]}" for stop in stops]
    other = m.copy()
    for move in moves:
        if other.why_not(m.active, move) is not None:
            return []
        other.apply(m.active, move)
    if m.active not in other.turn or other.where[token] >= DOWN:  # it has left, or the match is over
        return []
    attack = m.vocabulary.fight[target]
    scene = Scene(other)
    if other.frames[-1][0] != s.ACT or attack not in attacks.attack_moves(other, scene):
        return []
    fight = told(other, combat.muster(other, scene, m.active, character_at(other, target), NONE))
    return [{"target": NAMES[target], "to": end, "moves": [*moves, str(attack)], "fight": fight}]


def told(m: State, fight: Fight) -> shown.Planned:
    """A combat before its cards."""
    values = {token: combat.value(m, fight, token) for token in listed(fight.attackers | fight.defenders)}
    squares = {token: m.where[token] for token in values}
    side = combat.telepath(m, fight)
    return {
        **_picture(m, fight, values, squares),
        "telepath": cast("shown.Seat", side) if side != NONE else None,
        "odds": odds(m, fight),
    }


def odds(m: State, fight: Fight) -> list[int]:
    """Out of a hundred: how often the attacker wins, ties and loses if both lay any card of theirs."""
    attack, defence = combat.sums(m, fight)
    mine, theirs = m.mode.cards(m, fight.side), m.mode.cards(m, 1 - fight.side)
    tie = 0 if combat.wins_ties(m, fight) else 1
    found = [0, 0, 0]
    for card, count in mine.items():
        for answer, more in theirs.items():
            total, other = attack + card, defence + answer
            found[0 if total > other else tie if total == other else 2] += count * more
    every = sum(found)
    win, loss = (round(100 * found[at] / every) if every else 0 for at in (0, 2))
    return [win, 100 - win - loss, loss] if every else [0, 100, 0]


def _picture(m: State, fight: Fight, values: dict[int, Worth], squares: dict[int, int]) -> shown.Fight:
    def rows(mask: int) -> list[shown.Fighter]:
        return [
            {
                **thing(m, token),
                "square": NAMES[squares[token]],
                "value": values[token].value,
                "bonus": values[token].bonus,
                "rules": list(values[token].rules),
                "wounded": "TW-WND-01" in values[token].rules,
                "role": _role(fight, token),
            }
            for token in listed(mask)
        ]

    return {
        "kind": cast('Literal["close", "lance", "shot"]', FIGHT_KINDS[fight.kind]),
        "attacker": cast("shown.Seat", fight.side),
        "target": NAMES[squares[fight.target]],
        "attackers": rows(fight.attackers),
        "defenders": rows(fight.defenders),
        "sums": [sum(values[token].total for token in listed(mask)) for mask in (fight.attackers, fight.defenders)],
        "group": combat.is_group(fight),
    }


def _role(fight: Fight, token: int) -> Literal["target", "bow", "lance", "fight"]:
    if token == fight.target:
        return "target"
    return "bow" if fight.archers >> token & 1 else "lance" if fight.lancers >> token & 1 else "fight"


def running(m: State, seat: int | None) -> shown.Combat | None:
    """The combat at hand: cards laid are seen by their owners only (TW-INF-02), but for one that was named."""
    fight = m.fight
    if fight is None:
        return None
    kind = m.frames[-1][0] if m.frames else s.CARDS
    step = _STEPS.get(kind, "cards")
    return {
        **told(m, fight),
        "step": step,
        "may_join": [m.name(token) for token in combat.supporters(m, fight)] if step == "support" else [],
        "chosen": [value != NONE for value in m.chosen],
        "mine": m.chosen[seat] if seat is not None and m.chosen[seat] != NONE else None,
        "called": m.called if m.called > 0 else None,
        "forced": cast("shown.Seat | None", m.mode.forced(m)),
        "chances": None if seat is None else chances(m, fight, seat),
    }


def chances(m: State, fight: Fight, seat: int) -> dict[str, list[int]]:
    """By own card: how often one wins, ties and loses against the cards that the other side may lay (TW-CBT-09)."""
    attack, defence = combat.sums(m, fight)
    mine, theirs = (attack, defence) if seat == fight.side else (defence, attack)
    foe = 1 - seat
    if battle.forced(m, foe):
        answers = {m.called: 1}
    else:
        answers = m.mode.answers(m, foe)
    chances: dict[str, list[int]] = {}
    for card, count in enumerate(m.combat[seat]):
        if count:
            odds = [0, 0, 0]
            for value, cards in answers.items():
                total, other = mine + card, theirs + value
                tie = 2 if combat.wins_ties(m, fight) else 1
                odds[0 if total > other else tie if total == other else 2] += cards
            chances[str(card)] = odds
    return chances


def last_fight(m: State) -> shown.LastFight | None:
    """How the last combat of this turn went."""
    done = m.outcome
    if done is None:
        return None
    values = dict(done.values)
    squares = dict(zip(values, done.squares, strict=True))
    attack, defence = done.totals
    tie_won = attack == defence and done.wounded | done.eliminated  # TS-PER-03
    won: Literal["attack", "defence"] | None = None
    if attack != defence or tie_won:
        won = "defence" if attack < defence else "attack"
    return {
        **_picture(m, done.fight, values, squares),
        "cards": list(done.cards),
        "totals": list(done.totals),
        "winner": won,
        "wounded": [thing(m, token) for token in listed(done.wounded)],
        "eliminated": [thing(m, token) for token in listed(done.eliminated)],
    }
