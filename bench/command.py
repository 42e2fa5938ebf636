"""A measurement as a command: its numbers are options, its figures are lines of text or JSON."""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping
from typing import Any


def options(about: str | None, **numbers: float) -> argparse.Namespace:
    """What was asked for; each number is what is usual."""
    parser = argparse.ArgumentParser(description=(about or "").partition("\n")[0])
    for name, usual in numbers.items():
        parser.add_argument(f"--{name}", type=type(usual), default=usual)
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


def show(report: Mapping[str, Any], as_json: bool) -> None:
    """Print the figures."""
    print(json.dumps(report) if as_json else "\n".join(f"{name:22} {value}" for name, value in report.items()))
