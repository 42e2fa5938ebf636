"""Text for everything a match says, in German and English, from Fluent files of the core and of each game."""

from __future__ import annotations

from typing import Any

from verlies.core.content import Card, Content
from verlies.core.errors import UsageError
from verlies.core.events import Event, Prompt, Refusal, Result
from verlies.core.moves import Move
from verlies.text.groups import grouped, join
from verlies.text.rules import game_of, provenance, rule_ids, sections
from verlies.text.words import LANGUAGES, Names, TextError, Words

__all__ = [
    "LANGUAGES", "TextError", "Words", "card_words", "describe", "grouped", "join", "provenance", "rule_ids",
    "sections",
]  # fmt: skip


def describe(thing: Any, lang: str, names: Names | None = None, content: Content | None = None) -> str:
    """The sentence for a move, event, prompt, refusal, card, result or rule id.

    `names` gives seats their names; `content` is that of the match, if it is not the game's own.
    """
    match thing:
        case Move():
            return Words(thing.game, lang, names, content).move(thing)
        case Event(rule=rule, kind=kind, args=args):
            return Words(game_of(rule), lang, names, content).say(f"event-{kind}", args)
        case Prompt(rule=rule, kind=kind, args=args):
            return Words(game_of(rule), lang, names, content).say(f"prompt-{kind}", args)
        case Refusal(rule=rule, reason=reason, args=args):
            return Words(game_of(rule), lang, names, content).say(f"refusal-{reason}", args)
        case Card():
            title, text = card_words(thing, Words(thing.game, lang, names, content))
            return f"{title}: {text}" if text else title
        case Result():
            return _result(thing, Words(thing.game, lang, names, content))
        case str():
            return Words(game_of(thing), lang)(thing)
    raise UsageError(f"cannot describe a {type(thing).__name__}")


def card_words(card: Card, words: Words) -> tuple[str, str]:
    """The title of a card, and its text: what a card of its kind says, and its own."""
    title = f"title-{card.kind}"
    name = words.say(title, words.printed(card)) if words.has(title) else card.name(words.lang)
    return name, words.says(card)


def _result(result: Result, words: Words) -> str:
    winners = list(result.winners)
    ranking = sorted(result.score.items(), key=lambda line: -line[1])
    args = {
        "seats": winners,
        "total": result.score[winners[0]] if winners else None,
        "others": {who: points for who, points in ranking if who not in winners},
    }
    return words.say(f"reason-{result.reason}", args)
