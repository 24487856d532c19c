"""Hit things react and come to rest, sums count to their ends, and both end with their move."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QPointF, QRectF

from stockgames.ui.table.items import TableItem
from stockgames.ui.table.motion import (
    COUNT,
    Animator,
    Hit,
    Moving,
    Shaken,
    Step,
    Sum,
    change,
    from_share,
    length,
    shake,
    swing,
    with_sums,
)
from stockgames.ui.theme.context import ThemeContext


def thing(x: float, y: float) -> TableItem:
    item = TableItem(ThemeContext(), "thing")
    item.set_rect(QRectF(-10, -10, 20, 20))
    item.setPos(x, y)
    return item


def stopped(steps: Sequence[Moving], at: int) -> Animator:
    """Return an animator that is paused during steps, at a millisecond."""
    animator = Animator()
    animator.run(steps, 1.0, lambda: None)
    assert animator._group is not None
    animator._group.pause()
    animator._group.setCurrentTime(at)
    return animator


def test_what_is_hit_shudders_what_is_near_sways_and_both_stand_again() -> None:
    board, left, right = thing(100, 50), thing(40, 50), thing(160, 50)
    hit = Hit(QPointF(100, 50), [board], [left, right])
    animator = stopped([Shaken().struck(hit)], 40)
    assert board.pos() != QPointF(100, 50)
    assert left.rotation() < 0 < right.rotation()
    animator.finish()
    assert board.pos() == QPointF(100, 50)
    assert left.rotation() == right.rotation() == 0


def test_what_is_broken_off_in_the_middle_stands_as_it_stood() -> None:
    board, near, shaken = thing(100, 50), thing(160, 50), Shaken()
    animator = stopped([shaken.struck(Hit(QPointF(), [board], [near]))], 40)
    animator.drop()
    assert board.pos() != QPointF(100, 50)
    shaken.settle()
    assert (board.pos(), near.rotation()) == (QPointF(100, 50), 0)


def test_a_shudder_goes_by_whole_pixels_so_that_kept_pictures_serve() -> None:
    places = [shake(6, share / 50) for share in range(51)]
    assert all(place == place.toPoint().toPointF() for place in places)
    assert len({(place.x(), place.y()) for place in places}) > 5
    assert places[-1] == QPointF() == places[0]


def test_a_sway_dies_down() -> None:
    early, late = (max(abs(swing(6, (s + half) / 40)) for s in range(20)) for half in (0, 20))
    assert late < early
    assert swing(6, 1.0) == pytest.approx(0)


def test_sums_count_while_the_last_of_a_move_comes_to_rest() -> None:
    shown: list[int] = []
    steps = with_sums([Step(400)], [change(10, 30, shown.append)])
    assert length(steps) == 400
    animator = stopped(steps, 400 - COUNT + 50)
    assert 10 < shown[-1] < 30
    animator.finish()
    assert shown[-1] == 30
    assert shown == sorted(shown)


def test_a_sum_counts_from_what_shows_when_it_begins() -> None:
    shown = [5]
    after = Sum(lambda: shown[-1], lambda start: start - 5, shown.append)
    animator = stopped(with_sums([Step(0, before=lambda: shown.append(25))], [after]), 0)
    animator.finish()
    assert shown[-1] == 20


def test_a_figure_that_stays_is_left_alone() -> None:
    shown: list[int] = []
    stopped(with_sums([], [change(7, 7, shown.append)]), 10).finish()
    assert shown == []


def test_a_move_without_sums_takes_no_longer() -> None:
    assert length(with_sums([Step(120)], [])) == 120


def test_an_answer_begins_at_its_share() -> None:
    seen: list[str] = []
    answer = Step(100, before=lambda: seen.append("answer"))
    both = from_share([Step(300)], 0.5, answer)
    assert both.length == 300
    animator = stopped([both], 140)
    assert seen == []
    animator.finish()
    assert seen == ["answer"]
