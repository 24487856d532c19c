"""What every game guarantees: results as in records, and views that belong to a seat."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from stockgames.engine.state import Result, State, View, seen_as


@dataclass(frozen=True, slots=True)
class Chips(View):
    seat: int | None


class Cards(View):
    pass


def test_a_result_stands_in_a_record_with_its_details_and_ranks() -> None:
    result = Result((2, 1), (10, 20), {"cash": [1, 2], "winner": 1})
    assert result.as_record() == {"cash": [1, 2], "winner": 1, "ranks": [2, 1]}
    assert [*result.as_record()][-1] == "ranks"


def test_a_view_is_taken_for_what_it_is_and_nothing_else() -> None:
    view: View = Chips(0)
    assert seen_as(Chips, view) is view
    with pytest.raises(AssertionError):
        seen_as(Cards, view)


def test_a_bystanders_view_has_no_viewer() -> None:
    assert Chips(0).viewer == 0
    with pytest.raises(AssertionError):
        Chips(None).viewer  # noqa: B018


def test_no_state_is_a_view() -> None:
    assert not issubclass(State, View)
    assert not issubclass(View, State)


def test_who_won_comes_first_and_who_shares_a_place_in_the_order_of_seats() -> None:
    assert Result((2, 4, 1, 2), (5, 0, 9, 5), {}).order == [2, 0, 3, 1]
