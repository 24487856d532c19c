from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.bots.changes import (
    AT_ONCE,
    Plain,
    TuningError,
    challenger,
    names_in,
    number,
    with_number,
)
from stockgames.engine.weights import WeightsError

WEIGHTS: dict[str, Any] = {
    "search": {"trust": 0.5, "naive": 0.8},
    "look": -0.3,
    "draws": 4,
    "luck": [1.0, 75.0],
    "plans": [{"often": 2, "makes": {"book": 8.0}}],
    "none": 0.0,
}
NAMES = (
    "search.trust",
    "search.naive",
    "look",
    "draws",
    "luck.0",
    "luck.1",
    "plans.0.often",
    "plans.0.makes.book",
    "none",
)


def anything(weights: Plain) -> None:
    return


def test_every_number_has_a_name_and_groups_have_theirs() -> None:
    assert names_in(WEIGHTS) == NAMES
    assert names_in(WEIGHTS, ["luck", "search.naive"]) == ("search.naive", "luck.0", "luck.1")
    for name in ("luc", "search.", "", "luck.2"):
        with pytest.raises(TuningError, match="no weight called"):
            names_in(WEIGHTS, [name])


@given(st.sampled_from(NAMES), st.floats(-9, 9))
def test_a_number_is_exchanged_and_nothing_else(name: str, value: float) -> None:
    changed = with_number(WEIGHTS, name, value)
    assert number(changed, name) == value
    assert [number(changed, other) for other in NAMES if other != name] == [
        number(WEIGHTS, other) for other in NAMES if other != name
    ]
    assert with_number(changed, name, number(WEIGHTS, name)) == WEIGHTS


@given(st.integers(0, 10_000), st.floats(0.01, 0.8))
def test_a_challenger_differs_in_a_few_and_keeps_signs_and_whole_numbers(
    seed: int, width: float
) -> None:
    found, changes = challenger(WEIGHTS, NAMES, width, Random(seed), anything)
    assert 1 <= len(changes) <= AT_ONCE
    for name in NAMES:
        before, after = number(WEIGHTS, name), number(found, name)
        assert changes.get(name, (before, before)) == (before, after)
        assert type(before) is type(after)
        assert before * after > 0 or before == after == 0 or isinstance(before, int)
    whole = [name for name in changes if isinstance(number(WEIGHTS, name), int)]
    assert all(number(found, name) != number(WEIGHTS, name) for name in whole)


def test_what_is_not_allowed_is_drawn_again() -> None:
    def no_shares_above_one(weights: Plain) -> None:
        if weights["search"]["naive"] > 1:
            raise WeightsError("too likely")

    drawn = [
        challenger(WEIGHTS, ["search.naive"], 0.5, Random(seed), no_shares_above_one)[0]
        for seed in range(50)
    ]
    assert {weights["search"]["naive"] < 0.8 for weights in drawn} == {True, False}


def test_where_nothing_can_change_this_is_said() -> None:
    def never(weights: Plain) -> None:
        raise WeightsError("no")

    for names, allowed in ((["none"], anything), (["look"], never)):
        with pytest.raises(TuningError, match="can be changed"):
            challenger(WEIGHTS, names, 0.3, Random(1), allowed)
