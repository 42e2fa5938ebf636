"""What the person sees of the non-player, and what it would do now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, cast

from verlies.games.twister import view_types as shown
from verlies.games.twister.dungeon import NAMES, SLOT_NAMES
from verlies.games.twister.maps import thing
from verlies.games.twister.solo import arrivals
from verlies.games.twister.solo import cards as c
from verlies.games.twister.solo import memory as s
from verlies.games.twister.solo.memory import Goal, Mind, NpcPlan, Test, note, solo_of
from verlies.games.twister.solo.modes import explained, named, number, place_in_list, ready, square_name, think
from verlies.games.twister.solo.thinking import Thinker
from verlies.games.twister.state import BAG, DECK, DOWN, IS_FIGURE, NONE, NPCS, State

_SIDES: tuple[shown.Side, ...] = ("n", "e", "s", "w")
ARRIVING = (s.DICE, s.SPOT, s.LOOT)
"""Frames of a token that is out of the bag and not yet on the board."""


def told(m: State) -> shown.Solo | None:
    """All that only the solitaire game shows; nothing of it is hidden (TS-RNG-02)."""
    if m.solo is None:
        return None
    solo = m.solo
    level = m.content.levels[str(m.options["solo"])]
    eyes = m.content.eyes
    return {
        "level": cast("shown.Level", level.id),
        "vision": bool(m.options["vision"]),
        "row": [{"npc": m.name(token), "state": _state(m, token)} for token in (*solo.row, *solo.to_lay)],
        "bag": _bag(m),
        "deck": sum(1 for token in NPCS if m.where[token] == DECK),
        "calls": {
            "action": sorted(level.action),
            "jump": level.jump,
            "combat": sorted(level.combat),
            "np": sorted(level.np),
        },
        "eyes": {"action": sorted(eyes.action), "combat": sorted(eyes.combat), "np": sorted(eyes.np)}
        if m.options["vision"]
        else None,
        "dark": [m.content.hall_ids[hall] for hall in m.bag],
        "visions_due": solo.visions,
        "due": solo.due,
        "pile": {
            "left": sum(m.combat[1]) + len(solo.under),
            "spent": [value for value, count in enumerate(solo.spent) for _ in range(count)],
        },
        "helpless": solo.helpless,
        "arrival": _arrival(m),
        "turned_up": sorted(solo.turned_up) or None,
        "thought": thought(m, solo.mind) if solo.mind is not None else None,
    }


def _state(m: State, token: int) -> shown.NpcState:
    solo = solo_of(m)
    if solo.mind is not None and solo.mind.npc == token:
        return "acts"
    if m.wounded >> token & 1:
        return "wounded"
    return "done" if solo.tilted >> token & 1 else "waits"


def _bag(m: State) -> shown.Bag:
    coming = [frame[1] for frame in m.frames if frame[0] in ARRIVING]
    bag = [token for token, place in enumerate(m.where) if place == BAG and token not in coming]
    return {
        "count": len(bag),
        "npcs": [m.name(token) for token in bag if token in NPCS],
        "figures": [m.name(token) for token in bag if IS_FIGURE[token] and token not in NPCS],
        "items": [thing(m, token) for token in bag if not IS_FIGURE[token]],
    }


def _arrival(m: State) -> shown.Arrival | None:
    """The token that is being placed."""
    frame = _top(m)
    if frame[0] not in ARRIVING:
        return None
    token, slot = frame[1], frame[2]
    dice = list(solo_of(m).dice)
    return {
        **thing(m, token),
        "slot": SLOT_NAMES[slot],
        "hall": m.content.hall_ids[m.halls[slot]],
        "dice": dice if frame[0] == s.SPOT else None,
        "squares": [NAMES[square] for square in arrivals.spots(m)] if frame[0] == s.SPOT else [],
    }


def _top(m: State) -> tuple[int, ...]:
    return m.frames[-1] if m.frames else (NONE,)


def thought(m: State, mind: Mind) -> shown.Thought:
    """What the character on turn has in mind, and why."""
    plans = [mind.plan] if mind.plan is not None else []
    plans += [plan for plan in mind.choices if plan != mind.plan]
    aims = m.content.npcs[m.kinds[mind.npc]].aims
    rows = mind.tests or tuple(Test(rank, aim.ap) for rank, aim in enumerate(aims))
    if _top(m)[0] in (s.TIE, s.WATCH):  # nothing has changed since they were made
        thinker = Thinker(m, mind)
        if mind.kind == "goal":
            plans += thinker.rivals(mind.mode, mind.ap, mind.choices)
        if not mind.again:
            rows = tuple(explained(thinker, test) for test in rows)
    return {
        "npc": m.name(mind.npc),
        "mode": _objective(mind.mode) if mind.mode != NONE else None,
        "ap": {"left": mind.ap, "of": mind.of},
        "steps_left": mind.steps,
        "kind": cast('Literal["goal", "approach", "none", "blink"]', mind.kind),
        "tests": [
            {
                "rank": test.rank + 1,
                "objective": _objective(aims[test.rank].objective),
                "ap": test.ap,
                "default": aims[test.rank].default,
                "result": cast("shown.Result", test.result),
                "reason": cast("shown.Reason | None", test.reason),
                "object": test.object,
                "place": square_name(test.place),
                "gate": test.gate,
                "prio": number(test.prio),
                "need": number(test.need),
                "squares": number(test.squares),
                "gives": test.gives,
            }
            for test in rows
        ],
        "objects": [_object(m, plan) for plan in plans],
        "die": {"of": mind.of_die, "fell": mind.fell or None} if mind.of_die else None,
        "map": cast('Literal["a", "b", "c", "d"]', mind.map) if mind.map else None,
        "plan": _steps(mind.plan, m) if mind.plan is not None else [],
        "goal": _goal(m, mind.plan) if mind.plan is not None and mind.kind == "goal" else None,
    }


def _objective(mode: int) -> shown.Objective:
    return cast("shown.Objective", c.OBJECTIVES[mode])


def _object(m: State, plan: NpcPlan) -> shown.Candidate:
    name, place, gate = named(m, plan)
    return {
        "object": name,
        "place": square_name(place),
        "gate": gate,
        "prio": number(place_in_list(plan)),
        "need": plan.ap,
        "squares": plan.squares,
    }


def _steps(plan: NpcPlan, m: State) -> list[shown.PlanStep]:
    return [
        {
            "do": cast('Literal["move", "jump", "key", "break", "pick"]', deed.do),
            "ap": deed.ap,
            "path": [NAMES[square] for square in deed.path],
            "gate": m.content.gate_ids[deed.gate] if deed.gate != NONE else None,
        }
        for deed in plan.deeds
    ]


def _goal(m: State, plan: NpcPlan) -> shown.Goal:
    goal: Goal = plan.goal
    return {
        "do": cast('shown.Objective | Literal["shoot", "lance", "wand", "give"]', goal.do),
        "ap": goal.ap,
        "square": square_name(goal.square) or NAMES[plan.end],
        "slot": SLOT_NAMES[goal.slot] if goal.slot != NONE else None,
        "gate": m.content.gate_ids[goal.gate] if goal.gate != NONE else None,
        "object": m.name(goal.token) if goal.token != NONE else None,
    }


# Forecast


def forecast(m: State) -> list[dict[str, Any]]:
    """What each of the non-player's characters that is still to act would do if it were its turn now."""
    if m.solo is None or not m.turn:
        return []
    after = m.copy()
    if not m.active:  # TS-TUR-08: the person's turn is over by then
        after.hurt = after.healed = 0
    idle = m.solo.acted | m.solo.tilted
    here = [token for token in m.solo.row if m.where[token] < DOWN and not idle >> token & 1]
    return [{**foreseen(after, token)} for token in here if ready(after, token)]


def foreseen(m: State, npc: int) -> shown.Thought:
    """The first thought of a character, up to the die if one decides."""
    after = _thinking(m, npc)
    return thought(after, s.mind_of(after))


def intended(m: State, npc: int) -> Sequence[NpcPlan]:
    """The plans that a character would choose from, all equally good, where it can reach an objective."""
    mind = s.mind_of(_thinking(m, npc))
    return mind.choices if mind.kind == "goal" else ()


def _thinking(m: State, npc: int) -> State:
    """With the first thought of a character."""
    after = m.copy()
    note(after, mind=Mind(npc))
    think(after, None)
    return after


def breaches(m: State, slot: int) -> list[shown.Breach]:
    """TS-PER-04: the edges of a hall that were broken open, as it lies."""
    found: list[shown.Breach] = []
    for hall, x, y, side in m.breaches:
        if m.halls[slot] == hall:
            square = arrivals.square_of(m, slot, x + 1, y + 1)
            found.append({"square": NAMES[square], "side": _SIDES[(side + m.turned[slot]) % 4]})
    return found
