"""The bots there are, made from specs: `name` or `name:key=value,key=value`, or a level."""

from __future__ import annotations

from verlies.bots.bot import Bot
from verlies.bots.simple import GreedyBot, RandomBot
from verlies.core.errors import UsageError

BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (RandomBot, GreedyBot)}

LEVELS = {"easy": "greedy:care=50", "medium": "greedy:care=80", "hard": "greedy:guesses=4"}
"""How strong a bot may be asked to be, and the specs that play so."""


def make(spec: str) -> Bot:
    """The bot that a spec or a level describes; raises UsageError that says what there is."""
    name, colon, rest = LEVELS.get(spec, spec).partition(":")
    kind = BOTS.get(name)
    if kind is None:
        raise UsageError(f"there is no bot {name[:40]!r}; there is {', '.join((*BOTS, *LEVELS))}")
    values: dict[str, int] = {}
    for pair in rest.split(",") if colon else ():
        key, equals, value = pair.partition("=")
        if key not in kind.keys:
            has = f"it has {', '.join(kind.keys)}" if kind.keys else "it has none"
            raise UsageError(f"bot {name} has no key {key[:40]!r}; {has}")
        if key in values:
            raise UsageError(f"bot {name}: {key} is given twice")
        low, high = kind.keys[key].low, kind.keys[key].high
        number = int(value) if value.isascii() and value.isdigit() and len(value) < 10 else low - 1
        if not equals or not low <= number <= high:
            raise UsageError(f"bot {name}: {key} must be a number from {low} to {high}, not {value[:40]!r}")
        values[key] = number
    bot = kind(**values)
    if spec in LEVELS:
        bot.level = spec
    return bot


def split_specs(text: str) -> list[str]:
    """The specs in a list such as `random,greedy:guesses=2`: a `key=value` belongs to the bot before it."""
    specs: list[str] = []
    for piece in text.split(","):
        if "=" in piece and ":" not in piece and specs:
            specs[-1] += f",{piece}"
        else:
            specs.append(piece)
    return specs
