"""The course of a combat: supporters, the Telepath's call, cards, and what comes of it (TW-CBT, TW-GRP, TW-CHR-TEL)."""

from __future__ import annotations

from collections.abc import Callable

from verlies.core.events import tell_secretly
from verlies.core.steps import Answer, Code, Condition, Data, Decision, Events, Step, Turn, asks
from verlies.games.twister import fate
from verlies.games.twister import vocabulary as v
from verlies.games.twister.actors import ABLE, Conditions, aimed, named_figure
from verlies.games.twister.combat import (
    carriers,
    in_lance,
    in_shot,
    is_group,
    join,
    pressed,
    sums,
    supporters,
    telepath,
    value,
    wins_ties,
)
from verlies.games.twister.dungeon import NAMES, listed
from verlies.games.twister.state import (
    CALL,
    CARDS,
    DOWN,
    FIGHT_KINDS,
    ITEMS,
    LOST,
    NONE,
    SHOT,
    SUPPORT,
    Fight,
    Outcome,
    State,
)
from verlies.games.twister.ways import Scene


def begin(m: State, fight: Fight, events: Events, rule: str) -> None:
    """The attack is declared; supporters, then cards."""
    m.fight = fight
    m.outcome = None
    if events is not None:
        attack, defence = sums(m, fight)
        m.tell(
            events, rule, "attacked", seat=fight.side, combat=FIGHT_KINDS[fight.kind], group=is_group(fight),
            square=m.at(fight.target), target=m.name(fight.target), attackers=names(m, fight.attackers),
            defenders=names(m, fight.defenders), attack=attack, defence=defence,
        )  # fmt: skip
    m.frames.append((SUPPORT,))


def names(m: State, mask: int) -> list[str]:
    return [m.name(token) for token in listed(mask)]


def running(m: State) -> Fight:
    """The combat at hand."""
    assert m.fight is not None
    return m.fight


# Supporters


def take_part(m: State, token: int, events: Events) -> None:
    m.fight = join(m, token)
    attack, defence = sums(m, m.fight)
    m.tell(events, "TW-GRP-07", "joined", attack=attack, defence=defence, **m.who(token))


def _to_cards(m: State, events: Events) -> None:
    """All are there: a Telepath may name a card, then both lay one."""
    m.frames[-1] = (CARDS,)
    side = telepath_side(m)
    if side != NONE:
        m.frames.append((CALL, side))


def _nobody_left(m: State, events: Events) -> bool:
    if supporters(m, running(m)):
        return False
    _to_cards(m, events)
    return True


def _has(m: State, code: Code, tool: str) -> bool:
    return named_figure(m, code) in carriers(m, m.active, tool)


def _reaches(m: State, code: Code, tool: str) -> bool:
    """Whether one of the defenders is within its reach."""
    squares = (in_shot if tool == "bow" else in_lance)(m, Scene(m), named_figure(m, code))
    return any(m.where[token] in squares for token in listed(running(m).defenders))


def unpressed(tool: str) -> Condition[State]:
    """TW-RNG-02, TW-ITM-LAN-03: no enemy is too near for the bow or lance, if that is what the figure carries."""
    return Condition(
        "TW-RNG-02" if tool == "bow" else "TW-ITM-LAN-03",
        "pressed",
        lambda m, seat, code: not _has(m, code, tool) or not pressed(m, Scene(m), named_figure(m, code), tool),
        lambda m, seat, code: aimed(
            m, named_figure(m, code), listed(pressed(m, Scene(m), named_figure(m, code), tool))[0]
        ),
    )


def _figure(m: State, seat: int, code: Code) -> Data:
    return {"figure": m.name(named_figure(m, code))}


JOIN = Answer[State](
    v.JOIN,
    lambda m, seat, code, events: take_part(m, named_figure(m, code), events),
    (
        *ABLE,
        Condition(
            "TW-GRP-02",
            "takes_part",
            lambda m, seat, code: not running(m).attackers >> named_figure(m, code) & 1,
            _figure,
        ),
        Condition(
            "TW-GRP-07",
            "supports_from_afar",
            lambda m, seat, code: _has(m, code, "bow") or _has(m, code, "lance"),
            _figure,
        ),
        Condition(
            "TW-RNG-08", "bows_only", lambda m, seat, code: running(m).kind != SHOT or _has(m, code, "bow"), _figure
        ),
        unpressed("bow"),
        unpressed("lance"),
        Condition(
            "TW-RNG-09",
            "reaches_nobody",
            lambda m, seat, code: not _has(m, code, "bow") or _reaches(m, code, "bow"),
            _figure,
        ),
        Condition(
            "TW-ITM-LAN-07",
            "reaches_nobody",
            lambda m, seat, code: _has(m, code, "bow") or _reaches(m, code, "lance"),
            _figure,
        ),
    ),
    lambda m, seat: m.vocabulary.join,
)


def support(to_cards: Callable[[State, Events], None], nobody_left: Callable[[State, Events], bool]) -> Decision[State]:
    """TW-GRP-07: who else joins the attack from afar, and what comes after them."""

    def ready(m: State, seat: int, code: Code, events: Events) -> None:
        to_cards(m, events)

    return Decision(
        SUPPORT,
        asks("TW-GRP-07", "support", lambda m, seat: {"seat": seat}),
        Answer[State](v.READY, ready, near=lambda m, seat: [m.vocabulary.ready]),
        JOIN,
        who=State.on_turn,
        moves=lambda m, seat: [
            m.vocabulary.ready, *(m.vocabulary.join[m.kinds[token]] for token in supporters(m, running(m))),
        ],
        unless=nobody_left,
    )  # fmt: skip


# The Telepath


def telepath_side(m: State) -> int:
    """The side of the Telepath in the running combat, or NONE."""
    return NONE if m.fight is None else telepath(m, m.fight)


def _call(m: State, seat: int, code: Code, events: Events) -> None:
    """TW-CHR-TEL-02, TW-CHR-TEL-03."""
    m.frames.pop()
    _, named = code
    m.called = named
    foe = 1 - seat
    m.tell(events, "TW-CHR-TEL-01", "called", seat=seat, value=named)
    if m.combat[foe][named]:
        m.chosen[foe] = named
        m.tell(events, "TW-CHR-TEL-02", "forced", seat=foe, value=named)
    else:
        hand = [value for value, count in enumerate(m.combat[foe]) for _ in range(count)]
        m.tell(events, "TW-CHR-TEL-03", "hand_shown", seat=foe, values=hand)
    m._seal("TW-ACT-03")


def _say_nothing(m: State, seat: int, code: Code, events: Events) -> None:
    m.frames.pop()
    m.called = 0
    m.tell(events, "TW-CHR-TEL-01", "silent", seat=seat)
    m._seal("TW-ACT-03")


def forced(m: State, side: int) -> bool:
    """TW-CHR-TEL-02: whether this side's card was named by a Telepath, and so is known."""
    named = m.called
    return named > 0 and telepath_side(m) == 1 - side and bool(m.combat[side][named])


# Cards


def _choosing(m: State) -> Turn:
    """TW-CBT-04, TW-CHR-TEL-04: who is to lay a card now."""
    waiting = tuple(side for side in range(2) if m.chosen[side] == NONE)
    if len(waiting) == 2 and m.called > 0:
        return (1 - telepath_side(m),)
    return waiting


def _both_laid(m: State, events: Events) -> bool:
    if _choosing(m):
        return False
    fight_out(m, (0, 1), events)
    return True


def _lay(m: State, seat: int, code: Code, events: Events) -> None:
    m.chosen[seat] = code[1]
    tell_secretly(events, "TW-CBT-04", "card_laid", seat, {"value": code[1]})


CARD_LEFT: Conditions = (
    Condition(
        "TW-CBT-08",
        "card_spent",
        lambda m, seat, code: m.combat[seat][code[1]] > 0,
        lambda m, seat, code: {"value": code[1]},
    ),
)


def fight_out(m: State, payers: Turn, events: Events) -> None:
    """Both cards lie there; what they bring ends the action. The cards of these sides are spent."""
    resolve(m, payers, events)
    m._close()
    fate.after_action(m, events)


def resolve(m: State, payers: Turn, events: Events) -> None:
    """TW-CBT-05 to TW-CBT-08: both cards are shown."""
    fight = running(m)
    m.frames.pop()
    m.fight = None
    side = fight.side
    cards = (m.chosen[0], m.chosen[1])
    m.chosen = [NONE, NONE]
    m.called = NONE
    for each in payers:
        card = cards[each]
        if card:  # TW-CBT-08: the 0 returns
            hand = m.combat[each]
            m.combat[each] = hand[:card] + bytes((hand[card] - 1,)) + hand[card + 1 :]
    everybody = listed(fight.attackers | fight.defenders)
    values = tuple((token, value(m, fight, token)) for token in everybody)
    squares = tuple(m.where[token] for token in everybody)
    attack, defence = sums(m, fight)
    totals = (attack + cards[side], defence + cards[1 - side])
    m.tell(
        events, "TW-CBT-04", "cards_shown", seat=side, card=cards[side], other=1 - side, answer=cards[1 - side],
        attack=totals[0], defence=totals[1],
    )  # fmt: skip
    wounded_before, dead_before = m.wounded, _gone(m)
    ties_won = totals[0] == totals[1] and wins_ties(m, fight)
    if totals[0] == totals[1] and not ties_won:
        m.tell(events, "TW-CBT-06", "tied")
    elif totals[0] > totals[1] or ties_won:
        if ties_won:
            m.tell(events, "TS-PER-03", "tie_won", npc=m.name(m.mode.opener(m)))
        _lose(m, fight.defenders, events, "TW-RNG-06" if fight.kind == SHOT else "TW-CBT-07")
    else:
        _break_lances(m, fight, events)
        if fight.archers & ~fight.lancers:
            m.tell(events, "TW-RNG-06", "missed", figures=names(m, fight.archers))
        _lose(m, fight.attackers & ~fight.archers & ~fight.lancers, events, "TW-CBT-07")
    fate.check_pits(m, events)
    dead = _gone(m) & ~dead_before
    m.outcome = Outcome(fight, values, squares, cards, totals, m.wounded & ~wounded_before, dead)


def _gone(m: State) -> int:
    return sum(1 << token for side in m.squads for token in side if m.where[token] >= DOWN)


def _lose(m: State, losers: int, events: Events, rule: str) -> None:
    """TW-CBT-07, TW-GRP-06: all are wounded, and who was wounded is eliminated."""
    for token in listed(losers):
        if m.wounded >> token & 1:
            fate.eliminate(m, token, events, rule)
        else:
            fate.wound(m, token, events, rule)


def _break_lances(m: State, fight: Fight, events: Events) -> None:
    """TW-ITM-LAN-04, TW-ITM-LAN-07: the lance breaks in the place of its carrier."""
    for token in listed(fight.lancers):
        lance = next(item for item in ITEMS if m.where[item] == m.where[token] and m.item(item).lance)
        m.tell(events, "TW-ITM-LAN-04", "lance_broken", square=NAMES[m.where[lance]], **m.who(token))
        m.where[lance] = LOST


STEPS: tuple[Step[State], ...] = (
    support(_to_cards, _nobody_left),
    Decision(
        CALL,
        asks("TW-CHR-TEL-01", "call", lambda m, seat: {"seat": seat}),
        Answer(
            v.CALL,
            _call,
            (
                Condition("TW-CHR-TEL-01", "call_zero", lambda m, seat, code: code[1] > 0),
                Condition(
                    "TW-CHR-TEL-01",
                    "no_such_card",
                    lambda m, seat, code: m.content.combat[code[1]] > 0,
                    lambda m, seat, code: {"value": code[1]},
                ),
            ),
            lambda m, seat: m.vocabulary.call,
        ),
        Answer(v.SILENT, _say_nothing, near=lambda m, seat: [m.vocabulary.silent]),
    ),
    Decision(
        CARDS,
        asks("TW-CBT-04", "combat_card", lambda m, seat: {"seat": seat}),
        Answer(v.CARD, _lay, CARD_LEFT, lambda m, seat: m.vocabulary.card),
        who=_choosing,
        unless=_both_laid,
    ),
)
