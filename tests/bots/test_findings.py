from __future__ import annotations

from statistics import fmean, pstdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.bots.player import Findings, Tally, merged
from stockgames.engine.state import Action
from tests.named import Named

A, B, C = (Named(name) for name in "abc")

worlds = st.lists(
    st.tuples(st.floats(0, 1), st.lists(st.integers(-50, 90), min_size=3, max_size=3)), min_size=1
)


def tally(found: list[tuple[float, list[int]]], seat: int = 1) -> Tally:
    made = Tally()
    for outcome, scores in found:
        made.add(outcome, scores, seat)
    return made


@given(worlds)
def test_a_tally_keeps_what_averages_need(found: list[tuple[float, list[int]]]) -> None:
    weighed = tally(found).weighed(Named("action"))
    outcomes, own = [outcome for outcome, _ in found], [scores[1] for _, scores in found]
    assert weighed.tried == len(found)
    assert weighed.mean == pytest.approx(fmean(outcomes))
    assert weighed.error == pytest.approx(pstdev(outcomes) / len(found) ** 0.5, abs=1e-6)
    assert weighed.own == pytest.approx(fmean(own))
    assert weighed.spread == pytest.approx(pstdev(own), abs=1e-4)
    assert weighed.rival == pytest.approx(fmean(max(a, c) for _, (a, _, c) in found))


@given(worlds, worlds, worlds)
def test_what_several_found_is_as_if_one_had_found_it_all(
    one: list[tuple[float, list[int]]],
    other: list[tuple[float, list[int]]],
    third: list[tuple[float, list[int]]],
) -> None:
    together = merged(
        Findings("standing", ((A, tally(part)), (B, tally(part[:1]))))
        for part in (one, other, third)
    )
    expected: dict[Action, Tally] = {
        A: tally(one + other + third),
        B: tally(one[:1] + other[:1] + third[:1]),
    }
    assert [action for action, _ in together.tallies] == [A, B]
    for action, found in together.tallies:
        assert found.weighed(action).mean == pytest.approx(expected[action].weighed(action).mean)
        assert found.own_squares == pytest.approx(expected[action].own_squares)
        assert found.tried == expected[action].tried


def test_strategies_are_added_up_and_nothing_that_one_found_is_lost() -> None:
    one = Findings(
        "chance",
        ((A, Tally(2, weight=3.0)), (B, Tally(2, weight=1.0))),
        mixed=True,
    )
    other = Findings("chance", ((B, Tally(5, weight=9.0)), (C, Tally(5, weight=2.0))), True)
    together = merged([one, other])
    assert together.mixed
    assert [(a, t.tried, t.weight) for a, t in together.tallies] == [
        (A, 2, 3.0),
        (B, 7, 10.0),
        (C, 5, 2.0),
    ]
    assert dict(one.tallies)[B].weight == 1.0


def test_alone_there_is_no_rival() -> None:
    made = Tally()
    made.add(7.0, [7], 0)
    assert made.weighed(Named("x")).rival == 0.0
