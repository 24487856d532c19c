"""Motion ends at the view's positions, calls back once, and can be skipped."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from tests.ui.games.exchange.moving import Moving, agrees, settling


def test_a_whole_settlement_ends_as_the_view_says(qapp: QApplication) -> None:
    moving = Moving(settling(), "-bonds").play()
    assert moving.done == []
    assert moving.flying()
    assert moving.scene.facts == moving.before.facts
    moving.animator.finish()
    assert moving.done == [moving.after.facts]
    assert moving.flying() == []
    assert agrees(moving.scene, moving.after)


def test_jumping_to_the_end_twice_calls_back_once(qapp: QApplication) -> None:
    moving = Moving(settling(), "-bonds").play()
    moving.animator.finish()
    moving.animator.finish()
    assert len(moving.done) == 1


def test_the_next_move_finishes_the_one_before(qapp: QApplication) -> None:
    moving = Moving(settling(), "-bonds").play().play()
    assert moving.done == [moving.after.facts]
    moving.animator.finish()
    assert len(moving.done) == 2
