"""A network computes what its numbers say, and is saved and loaded unchanged."""

from __future__ import annotations

import json
from typing import Any

import pytest

from stockgames.engine.value_network import LearnedError, Network, as_file, extras, in_file, shipped
from stockgames.games.nyse.ai.foresight import FEATURES

NETWORK = Network(10.0, 0.5, (2.0, -1.0), [(1.0, 0.0, 0.25), (-3.0, 1.0, 0.0), (0.0, 0.0, 0.0)])


def test_units_below_zero_do_not_count() -> None:
    assert NETWORK.value(*([NETWORK.added([0])] + [NETWORK.added([2])] * 2)) == 10 * 2.75
    assert NETWORK.value(*(NETWORK.added([n]) for n in (0, 1, 2))) == 10 * -0.25


def test_a_file_holds_it() -> None:
    text = as_file("sour", NETWORK, {"x_how": 1})
    again = in_file("sour", 3, text)
    assert extras("sour", text) == {"x_how": 1}
    assert (again.scale, again.bias, tuple(again.weights)) == (10.0, 0.5, (2.0, -1.0))
    assert [tuple(row) for row in again.rows] == NETWORK.rows


def _damaged(**changes: Any) -> str:
    file = json.loads(as_file("sour", NETWORK, {}))
    file["network"] |= changes
    return json.dumps(file)


@pytest.mark.parametrize(
    "text",
    [
        _damaged(bias=""),
        _damaged(rows=["1 2", "", ""]),
        _damaged(rows=[1, 2, 3]),
        _damaged(weights="1 x"),
        _damaged(rows=["", ""]),
        "{}",
    ],
)
def test_a_damaged_file_is_refused(text: str) -> None:
    with pytest.raises(LearnedError):
        in_file("sour", 3, text)


def test_what_is_shipped_fits_its_game() -> None:
    network = shipped("nyse", FEATURES)
    assert sum(any(row) for row in network.rows) > FEATURES // 2
