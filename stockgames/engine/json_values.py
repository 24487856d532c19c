"""JSON of strangers, as far as all who read some must look twice; light, so that the start may."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NoReturn


def no_constant(name: str) -> NoReturn:
    """Refuse what Python's reader takes beside JSON's own numbers: its `parse_constant`."""
    raise ValueError(f"{name} is not a number of JSON")


def inside(value: Any) -> Iterable[Any]:
    """Return the values that lie right inside a JSON value; none for one that holds nothing."""
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()
