"""Output lines for a terminal: always a single line, whatever a file or its name contains."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from errno import ENOSPC
from typing import Final

from stockgames.engine.errors import StockGamesError

LONGEST: Final = 300


class UsageError(Exception):
    """An invalid command line; the message is one clear line."""


@contextmanager
def in_one_line() -> Iterator[None]:
    """Turn errors about games and files inside the block into UsageError."""
    try:
        yield
    except StockGamesError as error:
        raise UsageError(str(error)) from None
    except BrokenPipeError:
        raise  # about standard output, not about a file
    except OSError as error:
        if error.errno == ENOSPC and error.filename is None:
            raise  # the same
        place = f"{error.filename}: " if error.filename is not None else ""
        raise UsageError(f"{place}{error.strerror or error}") from None


def counted(number: int, thing: str) -> str:
    """Return a number with its noun: `1 seat`, `2 seats`."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def one_line(text: str) -> str:
    """Return text as one printable line, shortened in the middle if it is very long."""
    printable = harmless(text.strip())
    if len(printable) <= LONGEST:
        return printable
    half = LONGEST // 2
    return f"{printable[:half]}…{printable[1 - half :]}"


def harmless(text: str) -> str:
    """Return text with control characters escaped, so that they can't affect the terminal."""
    return "".join(c if c.isprintable() else f"\\x{ord(c):02x}" for c in text)


def warn(text: str) -> None:
    """Write one line to standard error."""
    print(f"stockgames: {one_line(text)}", file=sys.stderr)
