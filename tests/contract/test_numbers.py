"""A record with an absurd number anywhere is refused with one line."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from stockgames.engine.errors import LONGEST_LINE, RecordError
from stockgames.engine.record import read_record
from stockgames.engine.verify import verify

RECORDS = Path(__file__).parents[1] / "records"
GAMES = sorted({file.parent for file in RECORDS.glob("*/*.json")})
HUGE = (10**18, -(10**18), 10**4298, -(10**4298))
"""Python reads and writes numbers of up to 4,300 digits."""


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield the paths of the numbers in a JSON value."""
    if type(value) is int:
        yield path
    if isinstance(value, dict | list):
        for key, one in value.items() if isinstance(value, dict) else enumerate(value):
            yield from places(one, (*path, key))


def changed(record: Any, path: tuple[Any, ...], number: int) -> str:
    """Return the record as text, with the number at one path replaced."""
    copy = deepcopy(record)
    part = copy
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = number
    return json.dumps(copy)


def one_of_each(folder: Path) -> dict[Any, tuple[Any, tuple[Any, ...]]]:
    """Return one number of each kind in a game's golden records, and its path.

    A kind is the type of move and the keys of the number's path.
    """
    found: dict[Any, tuple[Any, tuple[Any, ...]]] = {}
    for file in sorted(folder.glob("*.json")):
        record = json.loads(file.read_text(encoding="utf-8"))
        for path in places(record):
            names = tuple(key for key in path if isinstance(key, str))
            do = record["moves"][path[1]]["do"] if path[0] == "moves" else ""
            found.setdefault((do, names), (record, path))
    return found


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
def test_a_number_that_nobody_means_is_refused_with_one_line(folder: Path) -> None:
    for kind, (record, place) in one_of_each(folder).items():
        for number in HUGE:
            with pytest.raises(RecordError) as caught:
                verify(read_record(changed(record, place, number)))
            assert len(str(caught.value)) <= LONGEST_LINE, kind
