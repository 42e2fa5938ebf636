"""The one command: reads what is asked, runs it, and says in one line what was wrong with it."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path

from verlies.cli.arguments import parse
from verlies.core.errors import VerliesError

WRONG_USAGE = 2
INTERNAL_ERROR = 70
INTERRUPTED = 130
BROKEN_PIPE = 141


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command and return its exit status. Only --help and --version end by SystemExit."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal that lacks a letter shows another
    try:
        arguments = parse(sys.argv[1:] if argv is None else argv)
        status: int = arguments.run(arguments)
        sys.stdout.flush()
        return status
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _swallow_output()
        return BROKEN_PIPE
    except VerliesError as error:
        return _complain(str(error), WRONG_USAGE)
    except OSError as error:
        what = f"{error.filename}: {error.strerror}" if error.filename else str(error)
        return _complain(what, WRONG_USAGE)
    except Exception as error:
        return _complain(f"this should not happen, please report it: {_where(error)}", INTERNAL_ERROR)


def _complain(message: str, status: int) -> int:
    print(f"verlies: {' '.join(message.split())}", file=sys.stderr)
    return status


def _where(error: Exception) -> str:
    """The error, and the line of ours that it comes from."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    place = f" ({Path(trace.tb_frame.f_code.co_filename).name}, line {trace.tb_lineno})" if trace else ""
    return f"{type(error).__name__}: {error}{place}"


def _swallow_output() -> None:
    """Whoever read our output has gone: let Python's own last flush go nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
