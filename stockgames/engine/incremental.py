"""Work divided into small steps, so that the caller can show progress or stop it."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeAlias, TypeVar

T = TypeVar("T")

Steps: TypeAlias = Generator[float, None, T]
"""Work that yields the share that is done, 0 to 1, and returns the result.

Steps may run in different threads, but only one at a time.
"""


def finish(steps: Steps[T]) -> T:
    """Run all steps and return their result."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: T = end.value
            return found
