"""What each frame does: who decides, what may be done, what comes of it."""

from __future__ import annotations

from collections.abc import Callable

from verlies.core.moves import Move
from verlies.core.odds import Odds
from verlies.games.tiny import (
    attacks,
    damage,
    effects,
    enemies,
    free,
    hazards,
    lair,
    loot,
    movement,
    reveal,
    rooms,
    setup,
    torch,
    trials,
    turn,
)
from verlies.games.tiny import state as s
from verlies.games.tiny import vocabulary as v
from verlies.games.tiny.state import NONE, Events, State

Frame = tuple[int, ...]


# Chance

ODDS: dict[int, Callable[[State, Frame], Odds]] = {
    s.DEAL_HERO: lambda m, frame: setup.hero_odds(m),
    s.DEAL_FIRST: lambda m, frame: setup.first_odds(m),
    s.DEAL_ROOM: lambda m, frame: reveal.room_odds(m, frame[1]),
    s.DEAL_GOBLIN: lambda m, frame: hazards.goblin_odds(m),
    s.DEAL_MINION: lambda m, frame: hazards.minion_odds(m),
    s.DEAL_BOSS: lambda m, frame: lair.boss_odds(m),
    s.DEAL_CARD: lambda m, frame: loot.card_odds(m, frame[1]),
    s.DEAL_DICE: lambda m, frame: trials.dice_odds(m),
    s.DEAL_DIE: lambda m, frame: m.words.die.at(f"effect {m.active}"),
    s.DEAL_REROLL: lambda m, frame: m.words.die.at(f"reroll {m.active}"),
}


def deal(m: State, code: tuple[int, ...], events: Events) -> None:
    """Carry out a move of the dealer."""
    frame, drawn = m.frames[-1], code[1]
    kind = frame[0]
    if kind == s.DEAL_DICE:
        trials.take_dice(m, code, events)
    elif kind == s.DEAL_ROOM:
        reveal.turn_up(m, frame, drawn, events)
    elif kind == s.DEAL_CARD:
        loot.find(m, frame[1], drawn, events)
    elif kind == s.DEAL_GOBLIN:
        hazards.place_goblin(m, frame[1], drawn, events)
    elif kind == s.DEAL_MINION:
        hazards.place_minion(m, frame[1], drawn, events)
    elif kind == s.DEAL_REROLL:
        trials.take_reroll(m, drawn, events)
    elif kind == s.DEAL_DIE:
        m.frames[-1] = (s.SCRIPT, frame[drawn], 0, m.active, NONE)
        m.tell(events, "TE-ACT-12", "one_die", m.active, face=drawn)
    elif kind == s.DEAL_BOSS:
        lair.meet_boss(m, drawn, events)
    elif kind == s.DEAL_HERO:
        setup.deal_hero(m, frame, drawn, events)
    else:
        setup.first(m, drawn, events)


# Decisions

MOVES: dict[int, Callable[[State, Frame], list[Move]]] = {
    s.PICK_HERO: lambda m, frame: setup.pick_moves(m, frame[1]),
    s.TURN: lambda m, frame: turn.moves(m),
    s.ROTATE: reveal.rotate_moves,
    s.REVEAL_ONE: reveal.reveal_moves,
    s.PICK_SKILL: lambda m, frame: m.words.skill,
    s.BEFORE_ROLL: lambda m, frame: trials.before_moves(m),
    s.AFTER_ROLL: lambda m, frame: trials.after_moves(m),
    s.PAY_COST: lambda m, frame: [m.words.pay, m.words.decline],
    s.DISCOVER: loot.discover_moves,
    s.PICK_UP: loot.pick_up_moves,
    s.FOUND: loot.found_moves,
    s.TAKE_REWARD: damage.reward_moves,
    s.FELL_ONE: lambda m, frame: damage.fell_moves(m),
    s.AFTER_DAMAGE: lambda m, frame: attacks.after_damage_moves(m),
    s.CHOOSE_ANSWER: lambda m, frame: attacks.answer_moves(m),
    s.BEFORE_COUNTER: attacks.before_counter_moves,
    s.HIT_MARK: lambda m, frame: [m.words.hit[mark] for mark in damage.open_marks(m)],
    s.HEAL_MARK: lambda m, frame: [m.words.heal[mark] for mark in damage.weak_marks(m)],
    s.SEND_ONE: lambda m, frame: enemies.send_moves(m, frame[1], enemies.ways_to(m, frame[1], frame[2])),
    s.PUSH_AWAY: lambda m, frame: enemies.send_moves(m, frame[1], enemies.away(m, frame[1], frame[2])),
    s.HERD: enemies.herd_moves,
    s.WALK: movement.walk_moves,
    s.AS_FREE: lambda m, frame: _as_free_moves(m),
    s.GIVE_UP: lambda m, frame: [m.words.discard[kind][card] for kind, card in loot.may_give_up(m, frame[1], frame[2])],
    s.TELEPORT: lambda m, frame: movement.teleport_moves(m),
    s.ADD_DAMAGE: lambda m, frame: attacks.extra_moves(m),
    s.AFTER_REST: lambda m, frame: turn.after_rest_moves(m),
    s.ATTACK_NOW: lambda m, frame: attacks.attack_moves(m, frame[1]),
}

OPEN_END = frozenset({s.DISCOVER, s.PICK_UP, s.REVEAL_ONE, s.HERD})
"""Decisions that fall away if nothing but declining is left."""
SELF_EVIDENT = frozenset({
    s.CHOOSE_ANSWER, s.HIT_MARK, s.HEAL_MARK, s.SEND_ONE, s.PUSH_AWAY, s.ADD_DAMAGE,
})  # fmt: skip
"""Decisions that are only asked where there is a choice: with one way it is gone, with none nothing happens."""
WINDOWS = frozenset({s.AFTER_DAMAGE, s.BEFORE_COUNTER, s.AFTER_REST, s.ATTACK_NOW, s.AS_FREE, s.TELEPORT})
"""Windows that stay shut if nothing can be done in them."""
LAPSE = frozenset({
    s.REVEAL_ONE, s.PICK_SKILL, s.BEFORE_ROLL, s.AFTER_ROLL, s.PAY_COST, s.DISCOVER, s.PICK_UP, s.TAKE_REWARD,
    s.AFTER_DAMAGE, s.CHOOSE_ANSWER, s.BEFORE_COUNTER, s.WALK, s.AS_FREE, s.TELEPORT, s.ADD_DAMAGE, s.AFTER_REST,
    s.ATTACK_NOW, s.HERD, s.PUSH_AWAY,
})  # fmt: skip
"""What is left of a hero's own action when that hero faints (TE-DMG-09)."""


def decides(m: State, frame: Frame) -> int:
    """TE-TRN-10: the active hero, unless a rule names another."""
    return frame[1] if frame[0] in (s.GIVE_UP, s.PICK_HERO) else m.active


def _as_free_moves(m: State) -> list[Move]:
    """TE-TRN-06: a search or disarming that uses up no hero action."""
    moves = rooms.search_moves(m, m.focus[m.active])
    return moves if rooms.why_not_disarm(m) else [*moves, m.words.disarm]


def do(m: State, code: tuple[int, ...], events: Events) -> None:
    """Carry out a decision."""
    frame = m.frames[-1]
    DO[frame[0]](m, frame, code, events)


def _pick_hero(m: State, frame: Frame, code: Frame, events: Events) -> None:
    setup.pick_hero(m, frame[1], code[1], events)


def _rotate(m: State, frame: Frame, code: Frame, events: Events) -> None:
    m.frames.pop()
    reveal.lay(m, frame[1], code[1], bool(frame[2]), events)


def _reveal(m: State, frame: Frame, code: Frame, events: Events) -> None:
    if code[0] == v.DECLINE:
        m.frames.pop()
    else:
        reveal.reveal_one(m, frame, code[1])


def _skill(m: State, frame: Frame, code: Frame, events: Events) -> None:
    m.frames.pop()
    m.skill = code[1]


def _roll_window(m: State, frame: Frame, code: Frame, events: Events) -> None:
    verb = code[0]
    if verb == v.ROLL:
        trials.roll(m)
    elif verb == v.RESULT:
        trials.fix_result(m, bytes(code[1:]), events)
        judge(m, events)
    elif verb == v.CHANGE:
        trials.change_die(m, code[1], code[2], events)
    elif verb == v.TRIGGER:
        trials.use_trigger(m, code[1], code[2], events)
    elif verb == v.USE:
        free.use_ability(m, code[1], code[2], events)
    else:
        loot.discard(m, m.active, code[1], code[2], events, "TE-FRE-03")


def judge(m: State, events: Events) -> None:
    """TE-TST-05, TE-TST-16: what the result brings."""
    hero, kind = m.active, m.test
    if kind == s.ATTACK_TEST:
        attacks.strike_now(m)
        return
    success = m.result_now >= m.goal
    m.tell(events, "TE-TST-05", "succeeded" if success else "failed", hero, total=m.result_now, goal=m.goal)
    if not success:
        m.spare = b""
    if kind == s.CAST_TEST:
        attacks.judge_cast(m, success, events)
        return
    if success:
        trials.icons(m, events)
        m.frames.append((s.PAY_COST,))
    else:
        m.frames.append((s.SCRIPT, trials.failing(m, kind, m.source), 0, hero, NONE))


def cost(m: State) -> int:
    """What the success of the running test costs."""
    return trials.price(m, m.test, m.source)


def must_pay(m: State) -> bool:
    """TE-ACT-04: a free search is paid on success."""
    return m.test == s.SEARCH_TEST and m.content.rooms[m.source].free


def _pay(m: State, frame: Frame, code: Frame, events: Events) -> None:
    if code[0] == v.PAY:
        pay(m, events)
    else:
        m.frames.pop()
        m.tell(events, "TE-TST-11", "not_paid", m.active)


def pay(m: State, events: Events) -> None:
    """The cost, then the effects of success."""
    m.frames.pop()
    hero, kind, price = m.active, m.test, cost(m)
    if price:
        m.focus[hero] -= price
        m.tell(events, "TE-TST-11", "paid", hero, cost=price)
    room = m.content.rooms[m.source] if kind in (s.EVADE, s.ENTRY, s.SEARCH_TEST, s.DISARM_TEST) else None
    if kind == s.CAST_TEST:
        attacks.spell_works(m)
    elif kind == s.HEROIC:
        m.frames.append((s.SCRIPT, m.content.uses[m.source].script, 0, hero, NONE))
    elif kind == s.DISARM_TEST and room is not None:
        m.disarmed |= 1 << m.place[hero]
        m.tell(events, "TE-ACT-05", "disarmed", hero, room=m.content.room_ids[m.source])
        m.frames.append((s.SCRIPT, room.reward, 0, hero, NONE))
    elif room is not None:
        m.frames.append((s.SCRIPT, room.success, 0, hero, NONE))


def _discover(m: State, frame: Frame, code: Frame, events: Events) -> None:
    verb = code[0]
    if verb == v.DRAW:
        loot.draw(m, frame, code[1])
        return
    loot.one_less(m, frame)
    if verb == v.TAKE:
        loot.take(m, code[1], code[2], code[3], events)


def _found(m: State, frame: Frame, code: Frame, events: Events) -> None:
    if code[0] == v.LEAVE:
        loot.leave(m, frame, events)
    else:
        m.frames.pop()
        loot.equip(m, frame[1], frame[2], code[1], events)


def _reward(m: State, frame: Frame, code: Frame, events: Events) -> None:
    if code[0] == v.DECLINE:
        m.frames.pop()
    else:
        script = damage.take_reward(m, frame, code[1], events)
        m.frames.append((s.SCRIPT, script, 0, m.active, NONE))


def _fell(m: State, frame: Frame, code: Frame, events: Events) -> None:
    m.frames.pop()
    damage.take_off(m, code[1], events)


def _window(m: State, frame: Frame, code: Frame, events: Events) -> None:
    """A trigger, or on with it."""
    if code[0] == v.TRIGGER:
        attacks.trigger_script(m, code[1], events)
    elif frame[0] == s.BEFORE_COUNTER:
        attacks.go_on(m, frame)
    else:
        m.frames.pop()


def _answer(m: State, frame: Frame, code: Frame, events: Events) -> None:
    attacks.choose_answer(m, code[1])


def _hit(m: State, frame: Frame, code: Frame, events: Events) -> None:
    damage.hit_mark(m, code[1], frame[1], events)


def _heal(m: State, frame: Frame, code: Frame, events: Events) -> None:
    damage.heal_mark(m, code[1], frame[1], events)


def _send(m: State, frame: Frame, code: Frame, events: Events) -> None:
    if code[0] == v.DECLINE:
        m.frames.pop()
        return
    if frame[0] == s.HERD:
        enemies.herd(m, frame, code[1])
    else:
        m.frames.pop()
    own = frame[0] == s.SEND_ONE
    rule = "TE-ATK-12" if not own else "TE-ENM-05" if frame[2] == NONE else "TE-BOS-06"
    enemies.send(m, code[1], code[2], code[3], events, rule)


def _walk(m: State, frame: Frame, code: Frame, events: Events) -> None:
    if code[0] == v.STOP:
        movement.end_walk(m)
    else:
        movement.walk(m, frame, code[1], events)


def _as_free(m: State, frame: Frame, code: Frame, events: Events) -> None:
    m.frames.pop()
    if code[0] == v.SEARCH:
        rooms.search(m, code[1], events)
    else:
        rooms.disarm(m, events)


def _give_up(m: State, frame: Frame, code: Frame, events: Events) -> None:
    m.frames.pop()
    loot.discard(m, frame[1], code[1], code[2], events, "TE-ENM-09")


def _teleport(m: State, frame: Frame, code: Frame, events: Events) -> None:
    m.frames.pop()
    movement.teleport(m, code[1], events, "TE-MOV-10")


def _extra(m: State, frame: Frame, code: Frame, events: Events) -> None:
    attacks.add_damage(m, code[1], events)


def _attack_now(m: State, frame: Frame, code: Frame, events: Events) -> None:
    m.frames.pop()
    attacks.attack(m, code[1], code[2], frame[2], events)


def _turn(m: State, frame: Frame, code: Frame, events: Events) -> None:
    turn.do(m, code, events)


DO: dict[int, Callable[[State, Frame, Frame, Events], None]] = {
    s.PICK_HERO: _pick_hero,
    s.TURN: _turn,
    s.ROTATE: _rotate,
    s.REVEAL_ONE: _reveal,
    s.PICK_SKILL: _skill,
    s.BEFORE_ROLL: _roll_window,
    s.AFTER_ROLL: _roll_window,
    s.PAY_COST: _pay,
    s.DISCOVER: _discover,
    s.PICK_UP: _discover,
    s.FOUND: _found,
    s.TAKE_REWARD: _reward,
    s.FELL_ONE: _fell,
    s.AFTER_DAMAGE: _window,
    s.CHOOSE_ANSWER: _answer,
    s.BEFORE_COUNTER: _window,
    s.HIT_MARK: _hit,
    s.HEAL_MARK: _heal,
    s.SEND_ONE: _send,
    s.PUSH_AWAY: _send,
    s.HERD: _send,
    s.WALK: _walk,
    s.AS_FREE: _as_free,
    s.GIVE_UP: _give_up,
    s.TELEPORT: _teleport,
    s.ADD_DAMAGE: _extra,
    s.AFTER_REST: _window,
    s.ATTACK_NOW: _attack_now,
}


# What needs no decision


def _test_over(m: State, frame: Frame, events: Events) -> None:
    m.frames.pop()
    m.clear_test()


def _done(m: State, frame: Frame, events: Events) -> None:
    m.frames.pop()


def _deaths(m: State, frame: Frame, events: Events) -> None:
    """TE-ATK-16: who has fallen is a target no more, nor is the goblin that next comes into that slot."""
    m.aim &= ~m.fallen
    damage.deaths(m, events)


AUTO: dict[int, Callable[[State, Frame, Events], None]] = {
    s.SCRIPT: effects.run,
    s.EXPLORED: lambda m, frame, events: reveal.explored(m, events),
    s.GOBLIN_COMES: hazards.goblin_comes,
    s.MINION_COMES: hazards.minion_comes,
    s.TORCH_DOWN: torch.step_down,
    s.ICON: torch.icon,
    s.ENEMIES: lambda m, frame, events: enemies.next_enemy(m, frame),
    s.FOE_MOVES: lambda m, frame, events: enemies.foe_moves(m, frame),
    s.FOE_STRIKES: enemies.foe_strikes,
    s.HITS: enemies.hits,
    s.STRIKE: lambda m, frame, events: attacks.strike(m, events),
    s.STRUCK: lambda m, frame, events: attacks.struck(m, events),
    s.DEATHS: _deaths,
    s.COUNTER: attacks.counter,
    s.BEGIN_ACTION: turn.begin_action,
    s.ARRIVED: lambda m, frame, events: movement.arrived(m, events),
    s.TEST_OVER: _test_over,
    s.NEXT_HERO: lambda m, frame, events: turn.next_hero(m, events),
    s.BOSS_TORCH: _done,
}


def shut(m: State, frame: Frame, events: Events) -> bool:
    """Deal with a decision that nobody needs to make; False if it must be asked."""
    kind = frame[0]
    if m.fainted and (kind in LAPSE):
        if kind == s.WALK:
            m.walking = False
        m.frames.pop()
        return True
    if kind == s.TURN:
        if m.fainted:
            turn.end_turn(m)
        return m.fainted
    if kind == s.PAY_COST:
        price = cost(m)
        if price > m.focus[m.active]:
            m.frames.pop()
            m.tell(events, "TE-TST-11", "cannot_pay", m.active, cost=price)
            return True
        if not price or must_pay(m):
            pay(m, events)
            return True
        return False
    if kind == s.WALK and not frame[1]:
        movement.end_walk(m)
        return True
    if kind in SELF_EVIDENT or kind in WINDOWS or kind in OPEN_END:
        return _settle_choice(m, frame, events)
    return False


def _settle_choice(m: State, frame: Frame, events: Events) -> bool:
    kind = frame[0]
    moves = MOVES[kind](m, frame)
    if len(moves) > 1:
        return False
    if not moves or kind in OPEN_END:
        if kind == s.BEFORE_COUNTER:
            attacks.go_on(m, frame)
            return True
        if moves and moves[0] is not m.words.decline:
            return False
        m.frames.pop()
        return True
    if kind in SELF_EVIDENT:
        do(m, m.words.code[moves[0]], events)
        return True
    return False
