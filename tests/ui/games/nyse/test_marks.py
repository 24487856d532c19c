"""The preview of a step: its arrow starts outside the marker, its tag is as large as possible."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF
from pytestqt.qtbot import QtBot

from stockgames.ui.games.nyse.pieces import Preview, PreviewItem, StepTag
from stockgames.ui.theme.context import ThemeContext
from tests.ui.games.paints import is_blank, painted

RIGHT = Preview("B", QPointF(100, 200), QPointF(180, 200), 20)
AREA = QRectF(0, 0, 300, 300)


def test_the_arrow_starts_over_the_marker_on_the_side_it_goes() -> None:
    left = replace(RIGHT, end=QPointF(20, 200))
    assert RIGHT.leaves.x() > RIGHT.start.x() > left.leaves.x()
    assert RIGHT.leaves.y() == left.leaves.y() < RIGHT.start.y() - RIGHT.radius


def test_the_arrow_of_a_covered_marker_starts_beside_it() -> None:
    covered = replace(RIGHT, covered=True)
    assert covered.leaves.x() > covered.start.x() + covered.radius
    assert covered.leaves.y() > RIGHT.leaves.y()


def test_a_tag_is_as_large_as_its_room_lets_it() -> None:
    wide = StepTag("+$1M", QRectF(0, 0, 200, 60))
    narrow = StepTag("+$1M", QRectF(0, 0, 30, 60))
    low = StepTag("+$1M", QRectF(0, 0, 200, 10))
    assert narrow.size < wide.size
    assert low.size < wide.size
    assert wide.is_readable
    assert not narrow.is_readable
    assert not low.is_readable
    assert StepTag("+$1M", QRectF(0, 0, 900, 900)).size == wide.size


def test_a_preview_is_painted_where_it_goes_until_there_is_none(qtbot: QtBot) -> None:
    item = PreviewItem(ThemeContext())
    item.show_preview(RIGHT)
    shown = painted(item, AREA)
    assert item.isVisible()
    assert item.rect.contains(RIGHT.end)
    item.show_preview(replace(RIGHT, tag=StepTag("+$1M", QRectF(120, 130, 60, 30))))
    assert painted(item, AREA) != shown
    item.show_preview(replace(RIGHT, over=90.0))
    assert painted(item, AREA) != shown
    item.show_preview(None)
    assert not item.isVisible()
    assert is_blank(painted(item, AREA))


def test_the_arrow_does_not_rise_above_the_wood(qtbot: QtBot) -> None:
    item = PreviewItem(ThemeContext())
    item.show_preview(replace(RIGHT, over=120.0))
    over = QRectF(0, 0, 300, 150)
    assert not is_blank(painted(item, over))
    item.show_preview(replace(RIGHT, over=120.0, ceiling=160.0))
    assert is_blank(painted(item, over))
