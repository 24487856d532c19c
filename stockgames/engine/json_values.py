"""Checks on JSON from strangers that all its readers share; imports nothing slow."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NoReturn


def no_constant(name: str) -> NoReturn:
    """Raise ValueError for NaN and infinities, which JSON lacks; goes in as `parse_constant`."""
    raise ValueError(f"{name} is not a number of JSON")


def inside(value: Any) -> Iterable[Any]:
    """Return the values directly inside a list or an object; none for any other value."""
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()
