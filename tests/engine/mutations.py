"""Mutations of JSON values: every mutated record must be refused, or be valid by accident."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any, TypeAlias

JSON: TypeAlias = dict[str, Any]
Path: TypeAlias = tuple[str | int, ...]

WORDS = [
    *("blue", "black", "red", "green", "plain", "speculative_market", "aggressive_investment"),
    *("stock_swap", "take", "discard", "stop", "surrender", "shuffle_in", "supply", "nyse"),
    "waive",
    *("open", "concealed", "human", "bot:random", "", "Blue", "take "),
]
KEYS = ["seat", "do", "color", "chip", "marker", "with", "want", "give", "marking", "position"]


def leaves(value: Any, path: Path = ()) -> list[Path]:
    """Return the paths of all values in a JSON value that are not objects or lists."""
    if isinstance(value, dict):
        return [leaf for key in value for leaf in leaves(value[key], (*path, key))]
    if isinstance(value, list):
        return [leaf for at, part in enumerate(value) for leaf in leaves(part, (*path, at))]
    return [path]


def objects(value: Any, path: Path = ()) -> list[Path]:
    """Return the paths of all objects and lists in a JSON value."""
    if not isinstance(value, dict | list):
        return []
    parts = value.items() if isinstance(value, dict) else enumerate(value)
    return [path, *(inner for key, part in parts for inner in objects(part, (*path, key)))]


def at(value: Any, path: Path) -> Any:
    for step in path:
        value = value[step]
    return value


def another_leaf(value: Any, rng: Random) -> Any:
    """Return a value that differs in JSON from the given one, mostly a plausible one."""
    choices = [rng.choice(WORDS), rng.choice(WORDS), rng.randrange(11), None, True, [], {}]
    if isinstance(value, int) and not isinstance(value, bool):
        choices += [value + 1, value - 1, float(value), str(value), bool(value)] * 2
    if isinstance(value, str):
        choices += [value.upper(), f"{value}_", rng.choice(WORDS), rng.choice(WORDS)]
    return rng.choice([one for one in choices if (type(one), one) != (type(value), value)])


def altered(record: JSON, rng: Random) -> tuple[str, JSON]:
    """Return a description of the change, and a changed copy of the record."""
    data = deepcopy(record)
    moves = data["moves"]
    spot = rng.randrange(len(moves))
    kind = rng.choice(
        ["leaf", "leaf", "leaf", "result", "drop", "twice", "swap", "cut", "key", "more", "shuffle"]
    )
    if kind in ("leaf", "result"):
        path = rng.choice(leaves(data[kind] if kind == "result" else data))
        path = ("result", *path) if kind == "result" else path
        at(data, path[:-1])[path[-1]] = another_leaf(at(data, path), rng)
    elif kind == "drop":
        del moves[spot]
    elif kind == "twice":
        moves.insert(spot, deepcopy(moves[spot]))
    elif kind == "swap":
        other = rng.randrange(len(moves))
        moves[spot], moves[other] = moves[other], moves[spot]
    elif kind == "cut":
        del moves[spot:]
        data["result"] = rng.choice([None, data["result"]])
    else:
        _structure(data, kind, rng)
    return kind, data


def _structure(data: JSON, kind: str, rng: Random) -> None:
    place = at(data, rng.choice(objects(data)))
    if isinstance(place, dict):
        if kind == "key" and place:
            del place[rng.choice(sorted(place))]
        elif kind == "more":
            place[rng.choice([*KEYS, "note"])] = rng.choice([*WORDS, 0, 1])
    elif kind == "shuffle":
        rng.shuffle(place)
    elif kind == "more":
        place.append(rng.choice([*WORDS, 0, 1]))
    elif place:
        del place[rng.randrange(len(place))]
