"""Golden records of NYSE: every way to end has one, and the second NYSE agrees with each."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.games.nyse.endings import ENDINGS, endings
from tests.games.nyse.recount import JSON, recount

FILES = sorted((Path(__file__).parents[2] / "records" / "nyse").glob("*.json"))


def read(path: Path) -> JSON:
    found: JSON = json.loads(path.read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_second_nyse_agrees(path: Path) -> None:
    record = read(path)
    assert recount(record).over() == (record["result"] is not None)


def test_every_way_to_end_has_a_record() -> None:
    assert set().union(*(endings(read(path)) for path in FILES)) == ENDINGS


def test_every_kind_of_move_and_every_option_is_among_them() -> None:
    records = [read(path) for path in FILES]
    assert {move["do"] for record in records for move in record["moves"]} == {
        *("take", "discard", "speculative_market", "aggressive_investment", "stop"),
        *("stock_swap", "waive", "surrender", "shuffle_in"),
    }
    assert {record["options"]["hands"] for record in records} == {"open", "concealed"}
    assert len({tuple(record["options"]["board"]) for record in records}) > 2
