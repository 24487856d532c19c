"""Work divided into small steps, so that the caller can show progress or stop it."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeAlias, TypeVar

T = TypeVar("T")

Steps: TypeAlias = Generator[float, None, T]
"""Work that yields how much of it is done, 0 to 1, and returns what comes out.

It may go on in another thread between two steps, as long as only one drives it.
"""


def finish(steps: Steps[T]) -> T:
    """Run all steps and return their result."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: T = end.value
            return found
