"""What every game guarantees to the engine, and that nothing hidden leaks; see `testing`."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from stockgames.__main__ import main
from stockgames.engine import registry
from stockgames.engine.errors import LONGEST_LINE, RecordError
from stockgames.engine.record import read_record
from stockgames.engine.verify import verify
from stockgames.testing import contract, leaks
from stockgames.testing.contract import Promise
from tests.contract.tables import tables

EXAMPLES = max(1, settings().max_examples // 8)


@pytest.mark.parametrize(("game_id", "seats"), tables())
@pytest.mark.parametrize("promise", contract.PROMISES, ids=lambda promise: promise.__name__)
def test_a_game_keeps_its_promise(promise: Promise, game_id: str, seats: int) -> None:
    at_most = seats == registry.meta(game_id).seats[-1]  # takes longest
    for seed in range(EXAMPLES // 3 if at_most else EXAMPLES):
        promise(registry.load(game_id), seats, seed)


@pytest.mark.parametrize(("game_id", "seats"), tables())
@pytest.mark.parametrize("promise", leaks.PROMISES, ids=lambda promise: promise.__name__)
def test_nothing_leaks(promise: Promise, game_id: str, seats: int) -> None:
    promise(registry.load(game_id), seats, 1)


FOLDER = Path(__file__).parent.parent / "records"
FILES = sorted(FOLDER.glob("*/*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_record_verifies_and_is_written_the_same(path: Path) -> None:
    match = verify(read_record(path.read_bytes()))
    assert match.record().to_json() == path.read_text(encoding="utf-8")


def test_every_game_has_golden_records_finished_and_not() -> None:
    found: dict[str, set[bool]] = {}
    for path in FILES:
        record = json.loads(path.read_text(encoding="utf-8"))
        found.setdefault(record["game"], set()).add(record["result"] is None)
    real = [game_id for game_id in registry.game_ids() if game_id != "lemonade"]
    assert found == {game_id: {True, False} for game_id in real}


def test_the_command_line_verifies_them_all(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", *map(str, FILES)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(" (not sealed")[0] for line in lines] == [
        f"{path}: ok" for path in FILES
    ]


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
