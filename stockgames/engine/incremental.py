"""Work in small steps, so that its caller can show progress or stop it."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeAlias, TypeVar

T = TypeVar("T")

Steps: TypeAlias = Generator[float, None, T]
"""Work that yields how much of it is done, 0 to 1, and returns what comes out.

It may go on in another thread between two steps, as long as only one drives it.
"""


def finish(steps: Steps[T]) -> T:
    """Do all the work at once, and return what comes out."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: T = end.value
            return found
