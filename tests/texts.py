"""Which texts the files hold, and which ones the source asks for."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.runtime import FluentResource
from fluent.syntax.ast import (
    Identifier,
    Junk,
    Message,
    MessageReference,
    Pattern,
    Placeable,
    SelectExpression,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

import verlies
from verlies.core.steps import decisions
from verlies.text.words import LANGUAGES, files

SOURCE = Path(verlies.__file__).parent
SAID_BY_STEPS = {"refusal-not_now"}
"""What the core says in the words of each game."""
QUESTIONS = ("Question", "tuple[str, str, dict[str, Any]]")
"""What functions return that ask something."""
KINDS_PASSED_ON = {"condition.reason", "self.kind", "kind", "f'{kind}_unseen'"}
"""Where the kind of an event or prompt that was made elsewhere is handed on."""

OF_GAMES = ("event", "prompt", "refusal", "move", "card", "reason", "section", "category", "seat")
"""Messages that things of a game need, whoever says them."""


def folder(game_id: str) -> Path:
    return SOURCE / "core" if game_id == "core" else SOURCE / "games" / game_id


# What the files hold


@cache
def messages(game_id: str, lang: str) -> dict[str, Message]:
    found: dict[str, Message] = {}
    for path in files(game_id, lang):
        for entry in FluentResource(path.read_text("utf-8")).body:
            assert not isinstance(entry, Junk), f"{path.name}: cannot be read: {str(entry.content)[:80]!r}"
            if isinstance(entry, Message):
                assert entry.id.name not in found, f"{path.name}: {entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


class _References(Visitor):
    def __init__(self) -> None:
        self.ids: set[str] = set()

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.ids.add(node.id.name)


def referred(game_id: str) -> set[str]:
    """Messages that others of the game are made of."""
    references = _References()
    for message in messages(game_id, "de").values():
        references.visit(message)
    return references.ids


class _Counted(Visitor):
    """Words that stand after a number: after 1, and after more."""

    def __init__(self) -> None:
        self.one: set[str] = set()
        self.more: set[str] = set()

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        forms = {each.key.name: each.value for each in node.variants if isinstance(each.key, Identifier)}
        if {"one", "other"} <= set(forms):
            self.one |= _after_numbers(forms["one"])
            self.more |= _after_numbers(forms["other"])
        self.generic_visit(node)


def _after_numbers(pattern: Pattern) -> set[str]:
    found: set[str] = set()
    number = False
    for part in pattern.elements:
        if isinstance(part, TextElement):
            found |= set(re.findall(r"(?:^ |\b1 )(\w+)" if number else r"\b1 (\w+)", part.value))
        number = isinstance(part, Placeable) and isinstance(part.expression, VariableReference)
    return found


def plural_nouns(lang: str) -> set[str]:
    """Nouns that have another form after 1, as some message knows it."""
    words = _Counted()
    for game_id in ("core", *(game.id for game in verlies.games())):
        for message in messages(game_id, lang).values():
            words.visit(message)
    return {word for word in words.more - words.one if (word[0].isupper() if lang == "de" else word.endswith("s"))}


# What the source says


class Need(NamedTuple):
    required: set[str]
    used: set[str]
    """Patterns of messages that may be there."""


def literals(node: ast.expr, function: ast.AST) -> set[str]:
    """All texts that an expression can be; fails where that cannot be read off."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    if isinstance(node, ast.IfExp):
        return literals(node.body, function) | literals(node.orelse, function)
    if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Tuple):
        return set().union(*(literals(each, function) for each in node.value.elts))
    if isinstance(node, ast.Name):
        given = [
            each.value
            for each in ast.walk(function)
            if isinstance(each, ast.Assign) and ast.unparse(each.targets[0]) == node.id
        ]
        if given:
            return set().union(*(literals(value, function) for value in given))
    if ast.unparse(node) in KINDS_PASSED_ON:
        return set()
    raise AssertionError(f"line {node.lineno}: {ast.unparse(node)} must be a literal, so that its text can be required")


def asked(function: ast.FunctionDef) -> set[str]:
    """The kinds of the questions that a function returns as (rule, kind, arguments)."""
    found: set[str] = set()
    answers = [node.value for node in ast.walk(function) if isinstance(node, ast.Return) and node.value is not None]
    while answers:
        answer = answers.pop()
        if isinstance(answer, ast.IfExp):
            answers += [answer.body, answer.orelse]
        elif isinstance(answer, ast.Tuple):
            found |= literals(answer.elts[1], function)
        else:
            assert isinstance(answer, ast.Call), f"line {answer.lineno}: {ast.unparse(answer)} is not a question"
    return found


def listed(module: ast.Module) -> set[str]:
    """The kinds of the questions in a table QUESTIONS of (rule, kind, arguments)."""
    found: set[str] = set()
    for node in module.body:
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "QUESTIONS":
            assert isinstance(node.value, ast.Dict)
            for question in node.value.values:
                assert isinstance(question, ast.Tuple), (
                    f"line {question.lineno}: {ast.unparse(question)} is not a question"
                )
                found |= literals(question.elts[1], module)
    return found


def always_asked(module: ast.Module) -> set[str]:
    """The kinds of the questions that steps ask with `asks(rule, kind)`."""
    calls = [node for node in ast.walk(module) if isinstance(node, ast.Call) and ast.unparse(node.func) == "asks"]
    return {kind for call in calls for kind in literals(call.args[1], module)}


def refused(game_id: str) -> set[str]:
    """The messages of all conditions of a game's steps."""
    asked = decisions(verlies.find_game(game_id).match.step_table)
    answers = [answer for decision in asked for answer in decision.answers.values()]
    return {f"refusal-{condition.reason}" for answer in answers for condition in answer.conditions}


@cache
def said(game_id: str) -> set[str]:
    """Messages of all events, refusals and prompts in the source of a game or of the core."""
    found = set() if game_id == "core" else refused(game_id) | SAID_BY_STEPS
    for path in folder(game_id).rglob("*.py"):
        module = ast.parse(path.read_text("utf-8"))
        found |= {f"prompt-{kind}" for kind in listed(module) | always_asked(module)}
        for function in ast.walk(module):
            if not isinstance(function, ast.FunctionDef):
                continue
            asks = function.returns is not None and ast.unparse(function.returns) in QUESTIONS
            if asks and game_id != "core":  # the core hands on what games ask
                found |= {f"prompt-{kind}" for kind in asked(function)}
            for call in ast.walk(function):
                name = ast.unparse(call.func) if isinstance(call, ast.Call) else ""
                if isinstance(call, ast.Call) and name in ("Event", "Refusal", "Prompt") and len(call.args) > 1:
                    found |= {f"{name.lower()}-{kind}" for kind in literals(call.args[1], function)}
                if isinstance(call, ast.Call) and name.rpartition(".")[2] == "tell":  # tell(events, rule, kind)
                    found |= {f"event-{kind}" for kind in literals(call.args[2], function)}
                if isinstance(call, ast.Call) and name == "tell_secretly":  # others see that it happened
                    kinds = literals(call.args[2], function)
                    found |= {f"event-{kind}{tail}" for kind in kinds for tail in ("", "_unseen")}
    return found - SAID_BY_STEPS if game_id == "core" else found


def _pattern(node: ast.JoinedStr) -> str:
    """A regular expression of what an f-string can be; whether a card or rule has its text is not its business."""
    first = node.values[0]
    if not isinstance(first, ast.Constant) or str(first.value).partition("-")[0] in OF_GAMES:
        return "(?!)"
    return "".join(re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values)


def _message(call: ast.Call) -> ast.expr | None:
    """What a call like words("over") or _say(game, "over") asks for."""
    says = ast.unparse(call.func)
    if says.startswith("Words(") and isinstance(call.func, ast.Call):
        says = "words"
    says = says.removesuffix("()").rpartition(".")[2]
    at = {"words": 0, "say": 0, "self": 0, "_fill": 0, "_say": 1}.get(says, len(call.args))
    asked = call.args[at] if at < len(call.args) else None
    return None if isinstance(asked, ast.Constant) and asked.value in LANGUAGES else asked


def spoken(paths: list[Path]) -> Need:
    """What is asked of words(...) in some files."""
    required: set[str] = set()
    used: set[str] = set()
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                used.add(re.escape(node.value))
            if not isinstance(node, ast.Call) or (first := _message(node)) is None:
                continue
            for choice in (first.body, first.orelse) if isinstance(first, ast.IfExp) else (first,):
                if isinstance(choice, ast.Constant) and isinstance(choice.value, str):
                    required.add(choice.value)
                elif isinstance(choice, ast.JoinedStr):
                    used.add(_pattern(choice))
    return Need(required, used)


def clients() -> Need:
    """What is said by everything that is not a game: the terminal, the command, and the text package itself."""
    inside = [SOURCE / each for each in ("core", "games", "text")]
    paths = [path for path in SOURCE.rglob("*.py") if not any(path.is_relative_to(each) for each in inside)]
    required, used = spoken(paths)
    return Need(required | spoken([*(SOURCE / "text").glob("*.py")]).required, used)
