"""Weights changed by lot, each known by its name: `search.trust` is the trust of the search."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import exp
from random import Random
from typing import Any, Final, TypeAlias

from stockgames.engine.errors import StockGamesError
from stockgames.engine.weights import WeightsError

AT_ONCE: Final = 3
"""Weights changed at once at most."""
TRIES: Final = 100
"""Changes drawn until one is allowed."""

Plain: TypeAlias = Mapping[str, Any]
"""Weights as JSON values."""
Changes: TypeAlias = Mapping[str, tuple[float, float]]
"""By the name of a weight: what it was, and what it became."""
Allowed: TypeAlias = Callable[[Plain], Any]
"""Raises WeightsError for weights that a game refuses."""


class TuningError(StockGamesError):
    """Weights that do not exist, or that cannot be changed."""


def names_in(weights: Plain, wanted: Sequence[str] = ()) -> tuple[str, ...]:
    """Return the names of all numbers, as `search.trust`, or of those wanted; raise TuningError.

    A name of a group, as `search`, stands for all that is in it.
    """
    every = tuple(_names(weights))
    if not wanted:
        return every
    for name in wanted:
        if not any(_is_in(one, name) for one in every):
            raise TuningError(f"there is no weight called {name!r} (known: {', '.join(every)})")
    return tuple(one for one in every if any(_is_in(one, name) for name in wanted))


def _is_in(name: str, group: str) -> bool:
    return name == group or name.startswith(f"{group}.")


def _names(value: Any, before: str = "") -> Iterator[str]:
    items = value.items() if isinstance(value, Mapping) else enumerate(value)
    for key, inner in items:
        if isinstance(inner, Mapping | list):
            yield from _names(inner, f"{before}{key}.")
        elif isinstance(inner, int | float):
            yield f"{before}{key}"


def number(weights: Any, name: str) -> float:
    """Return the number of that name."""
    for key in name.split("."):
        weights = weights[int(key) if isinstance(weights, list) else key]
    found: float = weights
    return found


def with_number(weights: Any, name: str, value: float) -> Any:
    """Return weights of which one number is another."""
    key, _, rest = name.partition(".")
    if isinstance(weights, list):
        at = int(key)
        inner = with_number(weights[at], rest, value) if rest else value
        return [*weights[:at], inner, *weights[at + 1 :]]
    return {**weights, key: with_number(weights[key], rest, value) if rest else value}


def challenger(
    champion: Plain, names: Sequence[str], width: float, rng: Random, allowed: Allowed
) -> tuple[Plain, Changes]:
    """Return weights that differ in a few of the names, and how; raise TuningError if none can.

    A number is multiplied, so that it keeps its sign; a whole one changes by at least 1, and 0 is
    left alone.
    """
    movable = [name for name in names if number(champion, name)]
    for _ in range(TRIES if movable else 0):
        chosen = rng.sample(movable, rng.randint(1, min(AT_ONCE, len(movable))))
        changes = {name: _changed(number(champion, name), width, rng) for name in chosen}
        found: Plain = champion
        for name, (_, after) in changes.items():
            found = with_number(found, name, after)
        try:
            allowed(found)
        except WeightsError:
            continue
        return found, changes
    raise TuningError("none of these weights can be changed")


def _changed(before: float, width: float, rng: Random) -> tuple[float, float]:
    z = rng.gauss(0.0, 1.0)
    after = before * exp(width * z)
    if isinstance(before, int):
        least = before + (1 if z > 0 else -1)
        return before, max(least, round(after)) if z > 0 else min(least, round(after))
    return before, float(f"{after:.4g}")
