"""Why a move is not legal: the rule that stands in its way. Explains, never decides."""

from __future__ import annotations

from collections.abc import Callable

from verlies.core.events import Refusal
from verlies.games.pathways import coop, refusals_path, shop, tidy
from verlies.games.pathways import state as s
from verlies.games.pathways import vocabulary as v
from verlies.games.pathways.content import TOKENS
from verlies.games.pathways.explore import LAID
from verlies.games.pathways.faces import HEIGHT, RECYCLE, SCISSORS, WIDTH
from verlies.games.pathways.layout import Placement, linked
from verlies.games.pathways.path import CLIMB_UP
from verlies.games.pathways.questions import ANSWERS, Data, left, question
from verlies.games.pathways.refusals_path import book_not_ready
from verlies.games.pathways.state import BOOK_ROW, NONE, State

Code = tuple[int, ...]
Refuse = Callable[[State, int, Code], Refusal]
"""Refuses a move by its code where its verb answers the question."""


def refuse(m: State, seat: int, text: str) -> Refusal:
    kind, code = m.frames[-1][0], _code(m, text)
    if kind == s.EXPLORE and code[0] == v.BOOK and code[1] in refusals_path.ON_A_PATH:
        return refusals_path.refuse_form(m, seat, code[1])
    if code[0] not in ANSWERS[kind]:
        return _not_now(m, seat, text, code)
    if code[0] == v.STEP:
        return refusals_path.refuse(m, seat, text)
    return REFUSE[code[0]](m, seat, code)


def _not_now(m: State, seat: int, text: str, code: Code) -> Refusal:
    rule, asked, _ = question(m, seat)
    verb = text.partition(" ")[0]
    if verb == "book" and code[0] != v.BOOK:
        verb = "cast"
    return Refusal(rule, "not_now", {"verb": verb, "question": asked})


def no_plan(m: State, seat: int) -> Refusal:
    """A plan comes at the wrong time."""
    rule, asked, _ = question(m, seat)
    return Refusal(rule, "not_now", {"verb": "plan", "question": asked})


def _code(m: State, text: str) -> Code:
    """The one text with two meanings is bought in the shop, and a step on a path (PA-PTH-13)."""
    if text == f"book {m.content.book_ids[CLIMB_UP]}":
        return (v.STEP,) if m.frames[-1][0] == s.EXPLORE else (v.BOOK, CLIMB_UP)
    return m.words.code[text]


def _not_in_hand(m: State, rule: str, card: int) -> Refusal:
    return Refusal(rule, "not_in_hand", {"card": m.content.card_ids[card]})


def _no_such_seat(m: State, rule: str) -> Refusal:
    return Refusal(rule, "no_such_seat", {"seats": list(range(m.seats))})


# Set-up


def _group(m: State, seat: int, code: Code) -> Refusal:
    number = code[1]
    return Refusal("PA-COO-02", "group_taken", {"group": m.content.group_ids[number], "seat": m.groups.index(number)})


def _sticker(m: State, seat: int, code: Code) -> Refusal:
    if m.stuck[seat] >> code[1] & 1:
        return Refusal("PA-COO-14", "sticker_used_up", {"sticker": m.content.sticker_ids[code[1]]})
    return _sold_out(code[2])


def _no_sticker(m: State, seat: int, code: Code) -> Refusal:
    return Refusal("PA-COO-14", "stickers_alike", {"left": m.frames[-1][2]})


# The shop


def _sold_out(kind: int) -> Refusal:
    return Refusal("PA-BUY-08", "token_sold_out", {"token": TOKENS[kind]})


def _too_dear(m: State, seat: int, price: int, rule: str = "PA-BUY-05") -> Refusal:
    return Refusal(rule, "too_dear", {"cost": price, "coins": m.coins[seat]})


def _token(m: State, seat: int, code: Code) -> Refusal:
    _, kind, more = code
    if not m.stock[kind]:
        return _sold_out(kind)
    if more != NONE:
        if not m.ready(seat, shop.PAIR):
            return book_not_ready(m, seat, shop.PAIR)
        if not m.stock[more]:
            return _sold_out(more)
    return _too_dear(m, seat, m.content.board["token_price"] - shop.discount(m, seat))


def _book(m: State, seat: int, code: Code) -> Refusal:
    missing = _not_there(m, BOOK_ROW, code[1])
    return missing or _too_dear(m, seat, m.content.board["book_price"] - shop.discount(m, seat))


def _not_there(m: State, row: int, thing: int) -> Refusal | None:
    """PA-BUY-06, PA-BUY-13: what is neither on display nor on its stack."""
    if thing >= 0:
        name = shop.name_of(m, row, thing)
        return None if thing in m.rows[row] else Refusal("PA-BUY-06", "not_on_display", {"card": name})
    if m.stacks[row]:
        return None
    return Refusal("PA-BUY-13", "stack_empty", {"price": m.content.prices[row - 1] if row else None})


def _card(m: State, seat: int, code: Code) -> Refusal:
    _, card, less = code
    row = -card if card < 0 else m.content.row_of[card]
    missing = _not_there(m, row, v.TOP if card < 0 else card)
    if missing is not None:
        return missing
    if len(m.hands[seat]) >= m.content.board["hand"]:
        return Refusal("PA-BUY-11", "hand_full", {"cards": len(m.hands[seat])})
    if less and not m.ready(seat, shop.CHEAPER):
        return book_not_ready(m, seat, shop.CHEAPER)
    price = m.content.prices[row - 1] - less * m.content.book_coins[shop.CHEAPER]
    return _too_dear(m, seat, price - shop.discount(m, seat))


def _give(m: State, seat: int, code: Code) -> Refusal:
    """PA-COO-05."""
    _, to, _ = code
    if not m.coop:
        return Refusal("PA-COO-05", "only_together")
    if to >= m.seats:
        return _no_such_seat(m, "PA-COO-05")
    if to == seat:
        return Refusal("PA-COO-05", "own_coins")
    if m.frames[-1][2] >> to & 1:
        return Refusal("PA-COO-05", "given_already", {"seat": to})
    return Refusal("PA-COO-05", "too_few_coins", {"coins": m.coins[seat]})


def _drop(m: State, seat: int, code: Code) -> Refusal:
    """PA-BUY-09."""
    args = {"book": m.content.book_ids[code[1]]}
    return Refusal("PA-BUY-09", "just_bought" if code[1] == m.frames[-1][2] else "book_not_owned", args)


# Hands


def _swap(m: State, seat: int, code: Code) -> Refusal:
    """PA-COO-06."""
    if code[2] >= m.seats:
        return _no_such_seat(m, "PA-COO-06")
    return Refusal("PA-COO-06", "hand_empty", {"seat": next(each for each in code[1:] if not m.hands[each])})


# Exploring


def _lay(m: State, seat: int, code: Code) -> Refusal:
    """PA-LAY-01 to PA-LAY-08: the first rule that this placement breaks."""
    card, laid = code[1], m.laid[seat]
    args: Data = {"card": m.content.card_ids[card]}
    lies = card not in m.hands[seat]
    moved = [at for at, each in enumerate(laid) if lies and each.card == card]
    if lies and not moved:
        return _not_in_hand(m, "PA-EXP-01", card)
    if not laid:
        return Refusal("PA-LAY-01", "first_card_at_origin", args)
    for at in moved or [len(laid)]:
        if (unfit := _unfit(m, [*laid[:at], *laid[at + 1 :]], code, args)) is not None:
            return unfit
    if lies:
        return Refusal("PA-EXP-01", "laid_already", args)
    if len(laid) >= LAID:
        return Refusal("PA-LAY-09", "all_laid", {"cards": len(laid)})
    return Refusal("PA-EXP-02", "path_begun")


def _unfit(m: State, others: list[Placement], code: Code, args: Data) -> Refusal | None:
    """Why a card cannot lie there beside these; None if it can."""
    _, card, turned, x, y = code
    content = m.content
    strict, beside, loose = bool(m.options["strict_ports"]), not others, None
    for other, way, ox, oy in others:
        dx, dy = x - ox, y - oy
        names = {**args, "other": content.card_ids[other]}
        if abs(dx) < WIDTH and abs(dy) < HEIGHT:
            return Refusal("PA-LAY-03", "overlaps", names)
        if abs(dx) > WIDTH or abs(dy) > HEIGHT or (abs(dx) == WIDTH and abs(dy) == HEIGHT):
            continue
        beside = True
        faces = content.faces[other][way], content.faces[card][turned]
        if not linked(*faces, dx, dy, False):
            loose = loose or Refusal("PA-LAY-06", "no_link", names)
        elif strict and not linked(*faces, dx, dy, True):
            loose = loose or Refusal("PA-AMB-05", "port_unmatched", names)
    return loose if beside or loose is not None else Refusal("PA-LAY-08", "apart", args)


def _use(m: State, seat: int, code: Code) -> Refusal:
    """PA-COO-13."""
    number = code[1]
    args: Data = {"artefact": m.content.artefact_ids[number]}
    if number not in m.artefacts[seat]:
        return Refusal("PA-COO-13", "artefact_not_held", args)
    if m.content.artefacts[number].effect not in coop.GIFTS:
        return Refusal("PA-COO-13", "artefact_not_for_paths", args)
    if m.armed[seat] >> number & 1:
        return Refusal("PA-COO-13", "artefact_in_use", args)
    return Refusal("PA-COO-13", "artefact_too_late", args)  # in version 1 of the rules


def _time(m: State, seat: int, code: Code) -> Refusal:
    return Refusal("PA-EXP-04", "no_timer")


# Missions


def _mission(m: State, seat: int, code: Code) -> Refusal:
    """PA-COO-07."""
    closed = [m.content.mission_ids[each] for each in code[1:] if each != NONE and each not in m.open]
    if closed:
        return Refusal("PA-COO-07", "mission_not_open", {"missions": closed})
    return Refusal("PA-COO-07", "one_mission_only")


def _award(m: State, seat: int, code: Code) -> Refusal:
    if code[1] >= m.seats:
        return _no_such_seat(m, "PA-COO-09")
    return Refusal("PA-COO-09", "took_no_part", {"seat": code[1]})


def _cancel(m: State, seat: int, code: Code) -> Refusal:
    held = code[1] in m.artefacts[seat]
    args = {"artefact": m.content.artefact_ids[code[1]]}
    return Refusal("PA-COO-13", "artefact_no_shield" if held else "artefact_not_held", args)


# Tidying up


def _trade(m: State, seat: int, code: Code) -> Refusal:
    """PA-SPB-SB14."""
    _, own, other = code
    ids = m.content.card_ids
    if own not in m.floor[seat] and own not in m.hands[seat]:
        return Refusal("PA-SPB-SB14", "not_to_trade", {"card": ids[own]})
    if other not in m.rows[m.content.row_of[other]]:
        return Refusal("PA-SPB-SB14", "not_on_display", {"card": ids[other]})
    return Refusal("PA-SPB-SB14", "trade_too_dear", {"card": ids[own], "other": ids[other]})


def _not_on_floor(m: State, seat: int, card: int) -> Refusal | None:
    """PA-TID-04: nothing has acted on the card before."""
    if card in m.floor[seat]:
        return None
    laid = any(each.card == card for each in m.laid[seat])
    return Refusal("PA-TID-04", "acted_on" if laid else "not_laid", {"card": m.content.card_ids[card]})


def _recycle(m: State, seat: int, code: Code) -> Refusal:
    if left(m, seat, RECYCLE) <= 0:
        return Refusal("PA-TID-02", "no_recycle", {"used": m.mended[seat]})
    return _floor(m, seat, code[1])


def _scissors(m: State, seat: int, code: Code) -> Refusal:
    if left(m, seat, SCISSORS) <= 0:
        return Refusal("PA-TID-03", "no_scissors", {"used": m.cut[seat]})
    return _floor(m, seat, code[1])


def _floor(m: State, seat: int, card: int) -> Refusal:
    refusal = _not_on_floor(m, seat, card)
    assert refusal is not None
    return refusal


def _cast(m: State, seat: int, code: Code) -> Refusal:
    """PA-SPB-SB6, PA-SPB-SB17."""
    _, book, card = code
    if not m.ready(seat, book):
        return book_not_ready(m, seat, book)
    refusal = _not_on_floor(m, seat, card)
    return refusal or _too_dear(m, seat, m.content.book_coins[book], "PA-SPB-SB17")


def _porter(m: State, seat: int, code: Code) -> Refusal:
    """PA-COO-02."""
    price = tidy.porter(m, seat)
    if price is None:
        return Refusal("PA-COO-02", "no_porters")
    if m.carried >> seat & 1:
        return Refusal("PA-COO-02", "porters_busy")
    return _not_on_floor(m, seat, code[1]) or _too_dear(m, seat, price, "PA-COO-02")


REFUSE: dict[int, Refuse] = {
    v.GROUP: _group,
    v.STICKER: _sticker,
    v.NO_STICKER: _no_sticker,
    v.TOKEN: _token,
    v.BOOK: _book,
    v.CARD: _card,
    v.GIVE: _give,
    v.DROP: _drop,
    v.SHED: lambda m, seat, code: _not_in_hand(m, "PA-DRW-03", code[1]),
    v.SWAP: _swap,
    v.OFFER: lambda m, seat, code: _not_in_hand(m, "PA-COO-06", code[1]),
    v.LAY: _lay,
    v.USE: _use,
    v.TIME: _time,
    v.MISSION: _mission,
    v.AWARD: _award,
    v.CANCEL: _cancel,
    v.TRADE: _trade,
    v.RECYCLE: _recycle,
    v.SCISSORS: _scissors,
    v.CAST: _cast,
    v.PORTER: _porter,
}
"""By verb; those that are always legal where they answer at all (pass, keep, toss, submit, done, no_...) need none."""
