"""Writes docs/api.md: what the package promises, from its signatures and docstrings.

python docs/api.py            rewrites the page
python docs/api.py --check    fails if it is not up to date
"""

from __future__ import annotations

import ast
import importlib
import inspect
import sys
from collections.abc import Iterator
from pathlib import Path

PAGE = Path(__file__).parent / "api.md"
HEAD = """# The contract, name by name

What is listed here is what others may use; all else is ours to change. [tutorial.md](tutorial.md) shows how it goes
together.

This page is made by `python docs/api.py` from the code. Change that, not this.
"""
SECTIONS: tuple[tuple[str, str, tuple[tuple[str, tuple[str, ...]], ...]], ...] = (
    (
        "To begin",
        "`import verlies`, and these are there, as are the classes of the next five sections.",
        (("verlies", ("new", "load", "describe")), ("verlies.games", ("games", "find_game"))),
    ),
    (
        "A match",
        "What a host, a test or a script holds in hand. Bots and players get a `Chair`.",
        (
            ("verlies.core.match", ("Match",)),
            ("verlies.core.chair", ("Chair",)),
            ("verlies.core.moves", ("Move", "Seat", "DEALER", "RESIGN")),
        ),
    ),
    (
        "What a match says",
        "Ids and plain arguments; `verlies.describe` makes sentences of them.",
        (("verlies.core.events", ("Event", "Prompt", "Refusal", "Gain", "Result")),),
    ),
    ("Games and their options", "", (("verlies.core.game", ("Game", "Option", "Change")),)),
    (
        "Records and dealers",
        "",
        (("verlies.core.record", ("Record", "Dealt")), ("verlies.core.dealer", ("Dealer", "LARGEST_SEED"))),
    ),
    (
        "Errors",
        "",
        (
            (
                "verlies.core.errors",
                ("VerliesError", "UsageError", "ContentError", "RecordError", "ReplayError", "IllegalMove", "BadPlan"),
            ),
        ),
    ),
    (
        "For hosts: the past",
        "`from verlies.core.past import …`.",
        (("verlies.core.past", ("Entry", "take_back", "rewind")),),
    ),
    (
        "For authors: steps",
        "`from verlies.core.steps import …`: what is still to be done, and who decides it.",
        (
            (
                "verlies.core.steps",
                ("Task", "Chance", "Decision", "Answer", "Condition", "Phase", "asks", "named", "table", "decisions",
                 "Frame", "Code", "Data", "Question", "Events", "Turn"),
            ),
        ),
    ),
    (
        "For authors: events",
        "`from verlies.core.events import …`: how a step says what has happened.",
        (("verlies.core.events", ("tell", "tell_secretly")),),
    ),
    (
        "For authors: hooks",
        "What a subclass of `Match` fills in. With steps, these are all; the match does the rest.",
        (("verlies.core.hooks", ("Hooks",)),),
    ),
    (
        "For authors: what only some games have",
        "`from verlies.core.abilities import …`: a match names those that it has among its bases, after its state.",
        (
            (
                "verlies.core.abilities",
                ("Planned", "replanned", "replan", "Timed", "Stage", "asks_time", "Advised", "Foreseen", "Appraised"),
            ),
        ),
    ),
    (
        "For authors: state and moves",
        "Slots, copy and key of a match come from the annotations of its class.",
        (("verlies.core.slots", ("Derived",)), ("verlies.core.vocabulary", ("Vocabulary",))),
    ),
    (
        "For authors: odds",
        "",
        (
            (
                "verlies.core.odds",
                ("Odds", "BagOdds", "FlatOdds", "TableOdds", "added", "without", "Rng", "pick", "draw", "Luck"),
            ),
        ),
    ),
    (
        "For authors: content",
        "Checks say None if a value is right, else what was expected.",
        (
            (
                "verlies.core.content",
                ("Content", "Card", "Source", "Folder", "Switch"),
            ),
            (
                "verlies.core.checks",
                ("Check", "text", "word", "flag", "between", "one_of", "some_of", "list_of", "fields_of", "or_none",
                 "provenance", "NAMED"),
            ),
        ),
    ),
    (
        "For authors: the board as text",
        "",
        (
            (
                "verlies.core.board",
                ("Span", "Line", "Block", "STYLES", "Words", "DrawBoard", "DrawBlock", "unbroken", "wrapped", "length",
                 "clip", "heading", "spread", "pile", "stack", "beside", "TextBoard"),
            ),
        ),
    ),
)  # fmt: skip

Node = ast.ClassDef | ast.FunctionDef | ast.Assign | ast.AnnAssign


def page() -> str:
    parts = [HEAD]
    for title, text, modules in SECTIONS:
        parts.append(f"## {title}\n" + (f"\n{text}\n" if text else ""))
        parts += [entry(module, name) for module, names in modules for name in names]
    return "\n".join(parts)


def entry(module: str, name: str) -> str:
    node, doc = nodes(module)[name]
    if not isinstance(node, ast.ClassDef):
        return f"### {name}\n\n    {signature(node)}\n" + (f"\n{doc}\n" if doc else "")
    bases = [ast.unparse(base) for base in node.bases]
    shown = [base for base in bases if base not in ("Hooks", "ABC", "Generic[M]")]
    head = f"class {name}({', '.join(shown)})" if shown else f"class {name}"
    made = [line for line in members(node) if line.startswith(f"- `{name}(")]
    others = [line for line in members(node) if line not in made]
    return "\n".join([f"### {name}\n", f"    {head}\n", f"{doc}\n", *made, *others, ""])


def members(node: ast.ClassDef) -> Iterator[str]:
    """A line for each public member of a class, and for each hook."""
    for name, (member, doc) in named(node.body).items():
        if isinstance(member, ast.ClassDef) or (hidden(name) and node.name != "Hooks" and name != "__init__"):
            continue
        if node.name.endswith("Odds") and node.name != "Odds" and name in IN_ODDS:
            continue
        line = signature(member).replace("__init__", node.name)
        yield f"- `{line}`" + (f"  \n  {' '.join(doc.split())}" if doc else "")


def hidden(name: str) -> bool:
    return name.startswith("_") and name not in ("_seal", "_close")


def signature(node: Node) -> str:
    """How it is declared, on one line and without `self`."""
    if not isinstance(node, ast.FunctionDef):
        return ast.unparse(node)
    arguments = ast.unparse(node.args)
    for first in ("self: Self", "self", "cls"):
        arguments = arguments.removeprefix(first).removeprefix(", ") if arguments.startswith(first) else arguments
    result = f" -> {ast.unparse(node.returns)}" if node.returns is not None and node.name != "__init__" else ""
    if any(ast.unparse(each) == "property" for each in node.decorator_list):
        return f"{node.name}{result.replace(' -> ', ': ')}"
    return f"{node.name}({arguments}){result}"


def named(body: list[ast.stmt]) -> dict[str, tuple[Node, str]]:
    """What is declared here, with its docstring: of a name, the text that stands below it."""
    found: dict[str, tuple[Node, str]] = {}
    for node, below in zip(body, [*body[1:], ast.Pass()], strict=True):
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            found[node.name] = (node, ast.get_docstring(node) or "")
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            text = below.value if isinstance(below, ast.Expr) else None
            doc = text.value if isinstance(text, ast.Constant) and isinstance(text.value, str) else ""
            found[ast.unparse(target)] = (node, inspect.cleandoc(doc))
    return found


def nodes(module: str) -> dict[str, tuple[Node, str]]:
    return named(ast.parse(inspect.getsource(importlib.import_module(module))).body)


def undocumented() -> list[str]:
    """Classes and functions of the page, and their members, that say nothing of themselves."""
    found = []
    for _, _, modules in SECTIONS:
        for module, names in modules:
            for name in names:
                node, doc = nodes(module)[name]
                if isinstance(node, ast.ClassDef | ast.FunctionDef) and not doc:
                    found.append(f"{module}.{name}")
                if isinstance(node, ast.ClassDef):
                    lines = [line for line in members(node) if "(" in line.partition("`")[2].partition(" = ")[0]]
                    found += [f"{module}.{name}: {line}" for line in lines if "\n" not in line and name not in line]
    return found


IN_ODDS = named(nodes("verlies.core.odds")["Odds"][0].body)  # type: ignore[union-attr]


def main(args: list[str]) -> int:
    if args not in ([], ["--check"]):
        print("usage: python docs/api.py [--check]", file=sys.stderr)
        return 2
    if not args:
        PAGE.write_text(page(), "utf-8")
    elif not PAGE.exists() or PAGE.read_text("utf-8") != page():
        print("docs/api.md is not up to date: run python docs/api.py", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
