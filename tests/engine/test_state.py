"""States, views, events and results, whatever the game."""

from __future__ import annotations

from dataclasses import dataclass
from math import e, inf

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.engine.state import (
    Event,
    GameOver,
    Result,
    State,
    View,
    seen_as,
    utilities,
    victory_chances,
    win_shares,
)


@dataclass(frozen=True, slots=True)
class Chips(View):
    seat: int | None


class Cards(View):
    pass


def test_a_view_is_taken_for_what_it_is_and_nothing_else() -> None:
    view: View = Chips(0)
    assert seen_as(Chips, view) is view
    with pytest.raises(AssertionError):
        seen_as(Cards, view)


def test_a_bystanders_view_has_no_viewer() -> None:
    assert Chips(0).viewer == 0
    with pytest.raises(AssertionError):
        Chips(None).viewer  # noqa: B018


def test_who_won_comes_first_and_who_shares_a_place_in_the_order_of_seats() -> None:
    assert Result((2, 4, 1, 2), (5, 0, 9, 5), {}).order == [2, 0, 3, 1]


class Piles(State):
    rows: list[list[int]]
    hand: list[int]
    names: dict[str, int]
    gone: set[int]
    market: tuple[int, ...]

    def __init__(self) -> None:
        self.rows, self.hand, self.names, self.gone = [[1], [2]], [3], {"a": 4}, {5}
        self.market = (6, 7)


class More(Piles):
    extra: list[str]

    def __init__(self) -> None:
        super().__init__()
        self.extra = ["x"]


def test_what_changes_in_a_copy_stays_as_it_was_in_the_state() -> None:
    state = More()
    copied = state.copy()
    copied.rows[0].append(9)
    copied.hand.append(9)
    copied.names["b"] = 9
    copied.gone.add(9)
    copied.extra.append("y")
    assert (state.rows, state.hand, state.names, state.gone) == ([[1], [2]], [3], {"a": 4}, {5})
    assert state.extra == ["x"]
    assert copied.market is state.market


def test_those_who_come_first_share_the_victory() -> None:
    assert win_shares((2, 1, 3)) == [0, 1, 0]
    assert win_shares((1, 3, 1)) == [0.5, 0, 0.5]


def test_winning_counts_most_and_the_score_beside_the_best_the_rest() -> None:
    first, second, third = utilities(Result((1, 2, 3), (30, 20, 10), {}), 0.75)
    assert first == 1.0
    assert second == pytest.approx(0.125)
    assert third == 0.0


def test_a_shared_first_place_shares_its_worth() -> None:
    one, other, last = utilities(Result((1, 1, 3), (9, 9, 9), {}), 0.75)
    assert one == other == 0.375
    assert last == 0.0


def test_alone_the_score_is_all() -> None:
    assert utilities(Result((1,), (-7,), {}), 0.75) == [-7.0]


def test_a_lead_of_the_spread_makes_a_seat_e_times_as_likely_to_win() -> None:
    leader, other, out = victory_chances([1100.0, 1000.0, -inf], 100.0)
    assert leader / other == pytest.approx(e)
    assert leader + other == pytest.approx(1)
    assert out == 0


@given(
    st.lists(st.floats(-1e9, 1e9), min_size=1, max_size=10),
    st.floats(0.01, 1e6),
)
def test_chances_sum_to_one_and_favour_the_richest(worths: list[float], spread: float) -> None:
    chances = victory_chances(worths, spread)
    assert sum(chances) == pytest.approx(1)
    assert chances[worths.index(max(worths))] == max(chances)


@pytest.mark.parametrize(
    ("audience", "seen"),
    [
        (None, [True, True, True]),
        ((), [False, False, False]),
        ((1,), [False, False, True]),
        ((0, 1), [False, True, True]),
    ],
)
def test_an_event_is_seen_by_its_audience_alone(
    audience: tuple[int, ...] | None, seen: list[bool]
) -> None:
    event = Event(audience=audience)
    assert [event.seen_by(seat) for seat in (None, 0, 1)] == seen


def test_an_event_answers_nobody_and_only_the_end_reveals() -> None:
    assert Event().answers is None
    assert (Event().reveals, GameOver().reveals) == (False, True)
