"""What is printed: the games on the shelf, their cards and words, and their rulebooks."""

from __future__ import annotations

from functools import cache, lru_cache

from verlies.bots import LEVELS
from verlies.core.content import Card
from verlies.core.errors import UsageError, VerliesError
from verlies.core.game import Game, Option
from verlies.core.match import OptionValue
from verlies.games import find_game, games
from verlies.server import messages as msg
from verlies.server.speech import Problem, both
from verlies.text import LANGUAGES, Words, card_words, describe, provenance, rule_ids, sections
from verlies.text.words import CORE, fixed_messages

NOT_PRINTED = ("id", "name", "name_de", "provenance")
"""Fields of a card that are said otherwise, or that nobody plays with."""


def unpack() -> None:
    """Have everything ready that is printed, so that nobody waits for it."""
    for game in shelf():
        box(game.id)
        rulebook(game.id)


@cache
def shelf() -> list[msg.GameInfo]:
    return [_info(game) for game in games()]


def _info(game: Game) -> msg.GameInfo:
    return msg.GameInfo(
        id=game.id,
        title=msg.Text(**game.title),
        blurb=msg.Text(**game.blurb),
        seats=_span(game.seats),
        usual_seats=game.usual_seats,
        minutes=game.minutes,
        rules=len(rule_ids(game.id)),
        options=[_option(game, option) for option in game.options],
        levels=list(LEVELS),
        together=game.together,
    )


def _option(game: Game, option: Option) -> msg.GameOption:
    choices = [
        msg.OptionChoice(value, _choice(game, option, value), _span(game.seats_with({option.name: value})))
        for value in option.choices
    ]
    title = _say(game.id, f"option-{option.name}")
    return msg.GameOption(
        name=option.name,
        title=title,
        help=msg.Text(**option.help),
        default=option.default,
        choices=choices,
        idle=list(option.idle),
        idle_with={other: list(values) for other, values in option.idle_with.items()},
        together=list(option.together),
    )


def _span(seats: range) -> list[int]:
    return [seats[0], seats[-1]]


def _choice(game: Game, option: Option, value: OptionValue) -> msg.Text:
    if isinstance(value, bool):
        return _say(CORE, "choice-true" if value else "choice-false")
    return _say(game.id, f"choice-{option.name}-{value}")


@lru_cache(maxsize=64)
def box(game_id: str, digest: str | None = None) -> msg.GameBox:
    """All cards and words of a game; those with another digest if an older table needs them."""
    game = find(game_id)
    try:
        content = game.content() if digest is None else game.shipped(digest)
    except VerliesError:
        raise Problem("unknown") from None
    rules = set(rule_ids(game_id))
    return msg.GameBox(
        game_id,
        {card.id: _card(card) for card in content.cards.values()},
        {message: _say(game_id, message) for message in fixed_messages(game_id) if message not in rules},
    )


def _card(card: Card) -> msg.CardInfo:
    fields = {name: value for name, value in card.fields.items() if name not in NOT_PRINTED}
    de, en = (card_words(card, Words(card.game, lang)) for lang in LANGUAGES)
    title, text = (msg.Text(*each) for each in zip(de, en, strict=True))
    return msg.CardInfo(card.kind, both(card.name), title, text, fields)


@cache
def rulebook(game_id: str) -> msg.Rulebook:
    if game_id != CORE:
        find(game_id)
    return msg.Rulebook(
        game_id,
        [
            msg.RuleSection(section, _say(game_id, f"section-{section}"), [_rule(rule) for rule in rules])
            for section, rules in sections(game_id).items()
        ],
    )


def _rule(rule: str) -> msg.Rule:
    return msg.Rule(rule, both(lambda lang: describe(rule, lang)), provenance(rule))


def _say(game_id: str, message: str) -> msg.Text:
    return both(lambda lang: Words(game_id, lang).say(message, {}))


def find(game_id: str) -> Game:
    try:
        return find_game(game_id)
    except UsageError:
        raise Problem("no_game") from None
