"""An activation from the first test to the last AP (TS-ACT, TS-FGT, TS-ITM and the other modes)."""

from __future__ import annotations

from typing import Any

from verlies.core.odds import FlatOdds
from verlies.core.steps import Answer, Chance, Code, Data, Decision, Events, Question, Step, Task, asks
from verlies.games.twister import vocabulary as v
from verlies.games.twister.dungeon import HEIGHT, NAMES, SLOT_NAMES
from verlies.games.twister.sight import character_at
from verlies.games.twister.solo import cards as c
from verlies.games.twister.solo.acting import carry_out, reach_goal
from verlies.games.twister.solo.memory import (
    DRAW_ROOM,
    THINK,
    TIE,
    WATCH,
    Mind,
    NpcPlan,
    Test,
    mind_of,
    note,
    recall,
    solo_of,
    tilt,
)
from verlies.games.twister.solo.objects import Target
from verlies.games.twister.solo.thinking import RULES, Thinker
from verlies.games.twister.state import DOWN, FACE_DOWN, NONE, State

LAST, GOAL, FOLLOW, START = "last", "goal", "follow", "start"
_LOOPS = {c.REVEAL: "TS-RVL-02", c.DESTROY: "TS-DES-02", c.OPEN: "TS-OPN-01", c.HEAL: "TS-HEA-04"}
"""Modes that look for another object after each goal action, and the rule that says so."""


def ready(m: State, npc: int) -> bool:
    """TS-NPT-03, TS-NPT-06: whether it may be activated: unwounded, or one who acts wounded and whom nobody carries."""
    if not m.wounded >> npc & 1:
        return True
    alone = character_at(m, m.where[npc]) == npc
    return "ACT_WOUNDED" in m.figure(npc).effects and alone and not m.hurt >> npc & 1


def activate(m: State, npc: int, events: Events) -> None:
    """TS-NPT-04: a card's turn."""
    solo = solo_of(m)
    note(m, mind=Mind(npc), acted=solo.acted | 1 << npc)
    if events is not None:
        m.tell(
            events, "TS-NPT-04", "activated", npc=m.name(npc), number=solo.row.index(npc) + 1, of=len(solo.row)
        )  # fmt: skip
    m.frames.append((THINK,))


def finish(m: State, events: Events) -> None:
    """TS-ACT-08: what is left is lost."""
    mind = mind_of(m)
    m.frames.pop()
    m.tell(events, "TS-ACT-08", "npc_done", npc=m.name(mind.npc), unused=mind.ap)
    tilt(m, 1 << mind.npc)
    note(m, mind=None)


def think(m: State, events: Events) -> None:
    """Decide what comes next, if anything does."""
    mind = mind_of(m)
    npc = mind.npc
    if m.where[npc] >= DOWN or m.hurt >> npc & 1 or mind.stage == LAST:  # TS-NPT-06, TS-FGT-05, TS-JOI-03
        finish(m, events)
    elif mind.stage == START:
        _first(m, mind, events)
    elif mind.stage == FOLLOW:
        _follow(m, mind, events)
    elif not mind.ap:
        finish(m, events)
    else:
        _go_on(m, mind, events)


def limit(m: State, npc: int, ap: int) -> int:
    """TS-ACT-05: the AP of a whole activation; a wounded Mona Wail has fewer (TS-PER-03)."""
    return min(ap, m.figure(npc).effects["ACT_WOUNDED"]["max_ap"]) if m.wounded >> npc & 1 else ap


def _first(m: State, mind: Mind, events: Events) -> None:
    """TS-ACT-01, TS-ACT-02: the first objective that can be reached, or nearer to the default one."""
    thinker = Thinker(m, mind)
    card = thinker.card
    tests, found = try_all(thinker, None, events)
    if found is not None:
        rank, plans = found
        aim = card.aims[rank]
        ap = limit(m, mind.npc, aim.ap)
        recall(m, mode=aim.objective, ap=ap, of=ap, tests=tests, stage=_stage(aim.objective))
        _offer(thinker, plans, "TS-ACT-01", events)
        return
    ap = limit(m, mind.npc, card.default.ap)
    recall(m, mode=card.default.objective, ap=ap, of=ap, tests=tests, stage=LAST)
    if blinks(m, thinker):
        _offer(thinker, [], "TS-PER-03", events, "blink")
        return
    _approach(m, thinker, card.default.objective, ap, "TS-ACT-02", events)


def blinks(m: State, thinker: Thinker) -> bool:
    """TS-PER-03: Amystyn vanishes instead of walking, unless from a start zone."""
    return "BLINK_DEFAULT" in thinker.effects and thinker.square // HEIGHT not in m.zones


def _stage(objective: int) -> str:
    return FOLLOW if objective == c.ITEM else GOAL


def try_all(
    thinker: Thinker, ap: int | None, events: Events
) -> tuple[tuple[Test, ...], tuple[int, list[NpcPlan]] | None]:  # fmt: skip
    """TS-ACT-01, TS-ITM-06: every objective in order until one can be reached, with its own limit or what is left."""
    tests = []
    m, npc = thinker.m, thinker.npc
    rows = [Test(rank, limit(m, npc, aim.ap) if ap is None else ap) for rank, aim in enumerate(thinker.card.aims)]
    for row, aim in zip(rows, thinker.card.aims, strict=True):
        void = thinker.void(aim.objective)
        plans = [] if void else thinker.plans(aim.objective, row.ap)
        test = _test(thinker, row, void, plans)
        tests.append(test)
        if events is not None:
            tell_test(m, npc, explained(thinker, test), events)
        if plans:
            return (*tests, *rows[len(tests) :]), (row.rank, plans)
    return tuple(tests), None


def _test(thinker: Thinker, test: Test, void: str | None, plans: list[NpcPlan]) -> Test:
    if plans:
        plan = plans[0]
        name, place, gate = named(thinker.m, plan)
        return Test(
            test.rank, test.ap, "yes", "reachable", name, place, place_in_list(plan), plan.ap, plan.squares, gate,
            plan.goal.do == "give",
        )  # fmt: skip
    return test._replace(result="void", reason=void) if void else test._replace(result="no")


def place_in_list(plan: NpcPlan) -> int:
    """The place of a plan's object in a list of its card, from 1; NONE where no list is asked."""
    return plan.prio + 1 if plan.prio >= 0 and plan.goal.token != NONE else NONE


def explained(thinker: Thinker, test: Test) -> Test:
    """Why an objective is out of reach: for those who want to know, since it takes a while."""
    if test.result != "no" or test.reason is not None:
        return test
    objective = thinker.card.aims[test.rank].objective
    need = thinker.need(objective)
    if need is None:
        return test._replace(reason="shut_in")
    if need[0] > test.ap:
        return test._replace(reason="too_far", need=need[0], squares=need[1])
    bully = objective == c.FIGHT and "BULLY_ONLY" in thinker.effects
    return test._replace(reason="bullies_only" if bully else "not_allowed")


def named(m: State, plan: NpcPlan) -> tuple[str | None, int, str | None]:
    """What a plan is about, where that is, and a portcullis if it is about one."""
    goal = plan.goal
    if goal.token != NONE:
        return m.name(goal.token), goal.square, None
    if goal.gate != NONE:
        return None, NONE, m.content.gate_ids[goal.gate]
    if goal.slot == NONE:
        return None, plan.end, None
    if m.halls[goal.slot] == FACE_DOWN:
        return SLOT_NAMES[goal.slot], NONE, None
    return m.content.hall_ids[m.halls[goal.slot]], m.gears[goal.slot], None


def about(m: State, objective: int, plan: NpcPlan | None) -> dict[str, Any]:
    """How events and questions tell what a plan is about; TS-WND-02: an item plan about an enemy is a fireball."""
    name, place, gate = named(m, plan) if plan is not None else (None, NONE, None)
    gives = True if plan is not None and plan.goal.do == "give" else None
    wand = _burns(m, objective, name)
    return {"object": name, "place": square_name(place), "gate": gate, "wand": wand, "gives": gives}


def _burns(m: State, objective: int, name: str | None) -> bool | None:
    return True if objective == c.ITEM and name and m.content.cards[name].kind == "figure" else None


def tell_test(m: State, npc: int, test: Test, events: Events) -> None:
    aim = m.content.npcs[m.kinds[npc]].aims[test.rank]
    rule = "TS-ACT-04" if test.result == "void" else RULES[aim.objective]
    m.tell(
        events, rule, "tested", npc=m.name(npc), rank=test.rank + 1, objective=c.OBJECTIVES[aim.objective], ap=test.ap,
        result=test.result, reason=test.reason, object=test.object, place=square_name(test.place), gate=test.gate,
        wand=_burns(m, aim.objective, test.object), gives=test.gives or None, prio=number(test.prio),
        need=number(test.need), squares=number(test.squares),
    )  # fmt: skip


def square_name(place: int) -> str | None:
    return NAMES[place] if 0 <= place < len(NAMES) else None


def number(value: int) -> int | None:
    return value if value >= 0 else None


def _offer(
    thinker: Thinker, plans: list[NpcPlan], rule: str, events: Events, kind: str = "goal", map_name: str = ""
) -> None:  # fmt: skip
    """TS-PRX-04: one plan is shown and then carried out; of several the die takes one. `rule`: why it decides now."""
    m = thinker.m
    die = len(plans) if len(plans) > 1 else 0
    recall(m, choices=tuple(plans), rule=rule, kind=kind, map=map_name, fell=0, of_die=die)
    if len(plans) > 1:
        m.tell(events, "TS-PRX-04", "tie", npc=m.name(mind_of(m).npc), of=len(plans))
        m.frames.append((TIE, len(plans)))
        return
    _show(thinker, plans[0] if plans else None, events)


def _tie_fell(m: State, code: Code, events: Events) -> None:
    m.frames.pop()
    value = code[1] + 1
    mind = mind_of(m)
    m.tell(events, "TS-PRX-04", "tie_fell", npc=m.name(mind.npc), value=value)
    recall(m, fell=value)
    _show(Thinker(m, mind), mind.choices[value - 1], events)


def _show(thinker: Thinker, plan: NpcPlan | None, events: Events) -> None:
    m = thinker.m
    mind = mind_of(m)
    recall(m, plan=plan)
    if events is not None:
        rivals = thinker.rivals(mind.mode, mind.ap, mind.choices) if mind.kind == "goal" else []
        if rivals:
            seen = [named(m, each) for each in rivals]
            objects, gates = [object for object, _, _ in seen if object], [gate for _, _, gate in seen if gate]
            m.tell(events, "TS-PRX-01", "weighed", npc=m.name(mind.npc), objects=objects, gates=gates)
        m.tell(
            events, mind.rule, "decided", npc=m.name(mind.npc),
            objective=c.OBJECTIVES[mind.mode], plan=mind.kind, need=plan.ap if plan else None,
            squares=plan.squares if plan else None, map=mind.map or None, **about(m, mind.mode, plan),
        )  # fmt: skip
    m.frames.append((WATCH,))


def _proceed(m: State, seat: int, code: Code, events: Events) -> None:
    """TS-ACT-07: the person has seen the plan, and it is carried out."""
    m._seal("TW-ACT-03")
    m.frames.pop()
    mind = mind_of(m)
    plan, kind = mind.plan, mind.kind
    recall(m, plan=None, choices=())
    if kind == "blink":
        m.frames.append((DRAW_ROOM, mind.npc))
    elif plan is None:
        m.tell(events, "TS-ACT-03", "npc_idle", npc=m.name(mind.npc))
        recall(m, stage=LAST)
    elif carry_out(m, plan, events) and kind == "goal" and not m.ending:
        reach_goal(m, plan, events)


def _approach(
    m: State, thinker: Thinker, objective: int, ap: int, rule: str, events: Events, beaten: int = 0,
    by_rank: bool = True,
) -> None:  # fmt: skip
    """TS-APR: as near as it can get; that is the end of the activation."""
    plans, name = thinker.approach(objective, ap, lambda target: not _is(beaten, target), by_rank)
    recall(m, stage=LAST)
    if not plans:
        name, rule = "", "TS-ACT-03"
        if mind_of(m).running:
            plans, rule = thinker.rest_plans(), "TS-ITM-10"
    _offer(thinker, plans, rule, events, "approach" if plans else "none", name)


def _is(mask: int, target: Target) -> bool:
    return target.token != NONE and bool(mask >> target.token & 1)


def _go_on(m: State, mind: Mind, events: Events) -> None:
    """TS-ACT-06: the mode after a goal action (TS-RVL-02, TS-RVL-03, TS-DES-02, TS-HEA-04, TS-PSH-03, TS-PSH-06)."""
    thinker = Thinker(m, mind)
    mode = mind.mode
    if mode in _LOOPS:
        if not thinker.targets(mode):
            finish(m, events)
            return
        by_rank = not mind.again
        plans = thinker.plans(mode, mind.ap, by_rank=by_rank)
        if plans:
            _offer(thinker, plans, _LOOPS[mode], events)
        else:
            _approach(m, thinker, mode, mind.ap, _LOOPS[mode], events, by_rank=by_rank)
    elif mode == c.FIGHT:
        _fight_on(m, thinker, mind, events)
    elif mode == c.PUSH:
        plans = thinker.plans(mode, mind.ap, lambda target: target.token == mind.target)
        if plans:
            _offer(thinker, plans, "TS-PSH-03", events)
        else:
            finish(m, events)
    else:
        finish(m, events)


def _fight_on(m: State, thinker: Thinker, mind: Mind, events: Events) -> None:
    """TS-FGT-02, TS-FGT-04, TS-FGT-06."""
    target = mind.target
    beaten = mind.beaten
    if target != NONE:
        if m.where[target] >= DOWN or m.hurt >> target & 1:
            beaten |= 1 << target
            recall(m, beaten=beaten)
            if "HIT_AND_RUN" in thinker.effects:
                _run(m, thinker, mind.ap, events)
                return
        else:
            plans = thinker.plans(c.FIGHT, mind.ap, lambda each: each.token == target)
            if plans:
                _offer(thinker, plans, "TS-FGT-04", events)
                return
    plans = thinker.plans(c.FIGHT, mind.ap, lambda each: not _is(beaten, each))
    if plans:
        _offer(thinker, plans, "TS-FGT-06", events)
    else:
        _approach(m, thinker, c.FIGHT, mind.ap, "TS-FGT-06", events, beaten)


def _run(m: State, thinker: Thinker, ap: int, events: Events) -> None:
    """TS-PER-03: Quicksilver Kat makes off after a hit."""
    recall(m, mode=c.EXIT, stage=LAST)
    m.tell(events, "TS-PER-03", "hit_and_run", npc=m.name(thinker.npc))
    plans = thinker.plans(c.EXIT, ap)
    if plans:
        _offer(thinker, plans, "TS-PER-03", events)
    else:
        _approach(m, thinker, c.EXIT, ap, "TS-PER-03", events)


def _rest(m: State, thinker: Thinker, events: Events) -> None:
    """TS-ITM-09: no AP, nothing more; it stays, or goes on to where it may (TS-ITM-10)."""
    plans = thinker.rest_plans() if mind_of(m).running else []
    if plans and plans[0].squares:
        recall(m, stage=LAST)
        _offer(thinker, plans, "TS-ITM-10", events, "none")
        return
    if plans:
        carry_out(m, plans[0], events)
    finish(m, events)


def _follow(m: State, mind: Mind, events: Events) -> None:
    """TS-ITM-06 to TS-ITM-10, TS-WND-04, TS-WND-05: what comes after something was taken, or a shot."""
    thinker = Thinker(m, mind)
    gained = thinker.wand_plans(mind.ap) if mind.running or mind.mode == c.ITEM else []
    if gained:
        _offer(thinker, gained, "TS-WND-03", events)
        return
    plans = thinker.delivery_plans(mind.ap)
    if plans:
        _offer(thinker, plans, "TS-PER-03", events)
        return
    if not mind.ap and m.rules >= 2:
        _rest(m, thinker, events)
        return
    if not mind.ap and not mind.steps:
        if mind.running:
            _approach(m, thinker, thinker.card.default.objective, 0, "TS-ITM-07", events)
        else:
            finish(m, events)
        return
    tests, found = try_all(thinker, mind.ap, events)
    if found is not None:
        rank, plans = found
        objective = thinker.card.aims[rank].objective
        recall(m, mode=objective, tests=tests, stage=_stage(objective), again=False, target=NONE)
        _offer(thinker, plans, "TS-ITM-06", events)
        return
    recall(m, mode=thinker.card.default.objective, tests=tests, again=False)
    _approach(m, thinker, thinker.card.default.objective, mind.ap, "TS-ITM-07", events)


def _ties(m: State, seat: int) -> Data:
    mind = mind_of(m)
    return {"npc": m.name(mind.npc), "choices": [_choice(m, at, plan) for at, plan in enumerate(mind.choices)]}


def _choice(m: State, at: int, plan: NpcPlan) -> Data:
    """TS-PRX-05: what it is about, from where, and what it carries then."""
    name, place, gate = named(m, plan)
    place = plan.end if place == NONE else place
    stop = NAMES[plan.end] if plan.end != place else None
    thing = m.name(plan.carried) if plan.carried != NONE else None
    return {"number": at + 1, "object": name, "gate": gate, "place": NAMES[place], "stop": stop, "thing": thing}


def _plan(m: State, seat: int) -> Question:
    """What it is about to do."""
    mind = mind_of(m)
    args = {"npc": m.name(mind.npc), "objective": c.OBJECTIVES[mind.mode], "plan": mind.kind}
    return mind.rule, "npc", {**args, **about(m, mind.mode, mind.plan)}


STEPS: tuple[Step[State], ...] = (
    Task(THINK, think),
    Chance(
        TIE,
        asks("TS-PRX-04", "tie", _ties),
        lambda m: FlatOdds("tie", m.vocabulary.tie[: m.frames[-1][1]]),
        _tie_fell,
    ),
    Decision(
        WATCH,
        _plan,
        Answer(v.NEXT, _proceed, near=lambda m, seat: [m.vocabulary.next]),
        who=lambda m: (0,),
    ),
)
