"""Writes docs/rules/: every rule of every game by its id, in both languages.

python docs/make.py            rewrites the pages
python docs/make.py --check    fails if one of them is not up to date
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from verlies import describe, games
from verlies.text import Words, provenance, sections

FOLDER = Path(__file__).parent / "rules"
HEAD = """# {title}: the rules by id

One line a rule, in English and German. Code, tests, events and refusals name these ids. The last column says where a
rule comes from: `seed` is stated in the rulebook, `public` in public sources, `known` is common knowledge of players,
and `design` is our own decision where the others are silent.

This page is made by `python docs/make.py` from `rules.json` and the text files. Change those, not this.
"""
RULE_ID = re.compile(r"\b[A-Z]+(?:-[A-Z][A-Z0-9]*)+-\d+\b")


def pages() -> dict[str, str]:
    """All pages by file name."""
    titles = {"core": "Every game", **{game.id: game.title["en"] for game in games()}}
    return {f"{game_id}.md": page(game_id, title) for game_id, title in titles.items()}


def page(game_id: str, title: str) -> str:
    english, german = Words(game_id, "en"), Words(game_id, "de")
    parts = [HEAD.format(title=title)]
    for section, rules in sections(game_id).items():
        heading = f"## {english(f'section-{section}')} · {german(f'section-{section}')}\n"
        parts.append(
            "\n".join([heading, "| rule | English | Deutsch | from |", "|---|---|---|---|", *map(row, rules), ""])
        )
    return "\n".join(parts)


def row(rule: str) -> str:
    """One rule with an anchor; the ids of other rules in it are links."""
    english, german = (RULE_ID.sub(r"[\g<0>](#\g<0>)", describe(rule, lang)) for lang in ("en", "de"))
    return f'| <a id="{rule}"></a>{rule} | {english} | {german} | {provenance(rule)} |'


def stale() -> list[str]:
    """Names of the pages that differ from what would be written, or that belong to no game."""
    there = {path.name: path.read_text("utf-8") for path in FOLDER.glob("*.md")}
    made = pages()
    return sorted(name for name in {*there, *made} if there.get(name) != made.get(name))


def main(args: list[str]) -> int:
    if args not in ([], ["--check"]):
        print("usage: python docs/make.py [--check]", file=sys.stderr)
        return 2
    if args:
        for name in stale():
            print(f"docs/rules/{name} is not up to date: run python docs/make.py", file=sys.stderr)
        return 1 if stale() else 0
    FOLDER.mkdir(exist_ok=True)
    for name, text in pages().items():
        (FOLDER / name).write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
