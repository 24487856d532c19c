"""Portfolios side by side: all inside their space, with every rank legible."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF

from stockgames.ui.games.portfolio.run import LOOSE, TIGHT, Run, lay_runs

RUNS = st.builds(Run, st.integers(3, 13), st.booleans(), st.booleans())
ROOM = QRectF(10, 20, 460, 190)


@given(st.lists(RUNS, max_size=6))
def test_runs_stay_in_their_room(runs: list[Run]) -> None:
    laid = lay_runs(runs, ROOM, 62)
    assert [each.run for each in laid] == runs
    for each in laid:
        assert ROOM.adjusted(-1, -1, 1, 1).contains(each.outline)


@given(st.lists(RUNS, min_size=1, max_size=6))
def test_cards_are_of_one_size_and_steps_show_every_rank(runs: list[Run]) -> None:
    laid = lay_runs(runs, ROOM, 62)
    assert len({each.card for each in laid}) == 1
    for each in laid:
        share = each.step / each.card
        assert TIGHT - 1e-6 <= share <= LOOSE + 1e-6
        if each.run.cards > 6:
            assert abs(share - TIGHT) < 1e-6


def test_a_cap_stands_over_the_upper_end_and_lies_on_the_lower() -> None:
    laid = lay_runs([Run(4, low_cap=True, high_cap=True)], ROOM, 62)[0]
    assert laid.outline.top() < laid.rect.top()
    assert laid.outline.bottom() == laid.rect.bottom()
    assert laid.outline.width() > laid.rect.width()
    assert laid.low_cap_centre.y() < laid.rect.bottom()


def test_many_runs_stand_in_rows_rather_than_shrink() -> None:
    narrow = QRectF(0, 0, 224, 212)
    laid = lay_runs([Run(4, low_cap=True)] * 6, narrow, 62)
    assert len({round(each.rect.bottom()) for each in laid}) > 1
    assert laid[0].card > 30
    assert lay_runs([], narrow, 62) == []


def test_runs_that_cannot_fit_overlap_but_stay() -> None:
    narrow = QRectF(0, 0, 224, 212)
    laid = lay_runs([Run(5, high_cap=True)] * 16, narrow, 62)
    assert max(each.outline.right() for each in laid) <= narrow.right() + 1


@pytest.mark.parametrize("count", [1, 2, 3])
def test_in_the_middle_of_a_wide_room_runs_leave_room_for_a_slip(count: int) -> None:
    room = QRectF(10, 0, 700, 300)
    left = lay_runs([Run(3)] * count, room, 62)
    laid = lay_runs([Run(3)] * count, room, 62, centred=True)
    by = laid[0].rect.left() - left[0].rect.left()
    assert by >= 0
    assert [one.moved(by) for one in left] == laid
    first, last = laid[0].outline.left() - room.left(), room.right() - laid[-1].tag.x()
    assert last > first
    assert last > 2 * 62 or not by


def test_a_run_is_as_broad_as_it_was_laid() -> None:
    (beside,) = lay_runs([Run(3)], QRectF(0, 0, 300, 300), 62)
    assert beside.breadth == Run(3).width(tag_beside=True) * 62
