"""Content of a page is found, and the pointer avoids it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from stockgames.ui.lessons.pointer import BROAD, Ground, round_about, tail_of

SLIP = QRectF(100, 100, 300, 200)
LAMP = QRectF(200, 400, 100, 60)
WRITTEN = QRect(200, 302, 100, 60)


class _Page(QWidget):
    """Stripes as content; the rest is plain."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), Qt.GlobalColor.black)
        for x in range(WRITTEN.left(), WRITTEN.right(), 8):
            painter.fillRect(x, WRITTEN.top(), 4, WRITTEN.height(), Qt.GlobalColor.white)


def page(qtbot: QtBot) -> QWidget:
    made = _Page()
    qtbot.addWidget(made)
    made.resize(500, 500)
    return made


def test_what_is_written_is_found(qtbot: QtBot) -> None:
    made = page(qtbot)
    ground = Ground(made, made.rect())
    over = (QPointF(210, 310), QPointF(250, 350), QPointF(290, 310))
    beside = (QPointF(20, 310), QPointF(60, 350), QPointF(90, 310))
    assert ground.under(over) > 0.25
    assert ground.under(beside) == 0


def test_a_tail_keeps_off_what_is_written(qtbot: QtBot) -> None:
    made = page(qtbot)
    ground = Ground(made, round_about(SLIP, 50, LAMP, made))
    blind = tail_of(SLIP, LAMP, 50, BROAD)
    seeing = tail_of(SLIP, LAMP, 50, BROAD, ground.under)
    assert blind is not None
    assert seeing is not None
    assert ground.under(blind) > 0.25
    assert ground.under(seeing) < 0.1 * ground.under(blind)
    assert seeing[1].y() > SLIP.bottom()


def test_only_the_page_is_looked_at(qtbot: QtBot) -> None:
    made = page(qtbot)
    assert round_about(SLIP, 150, LAMP, made) == QRect(0, 0, 500, 460)


@pytest.mark.parametrize(
    "away",
    [(900, 0), (-900, 0), (0, 900), (0, -900), (900, 900), (500, 0), (0, 500)],
    ids=["right", "left", "below", "above", "aslant", "at its edge", "at its foot"],
)
def test_beside_the_page_nothing_is_written(qtbot: QtBot, away: tuple[int, int]) -> None:
    made = page(qtbot)
    slip, lamp = SLIP.translated(*away), LAMP.translated(*away)
    slip.setSize(QSizeF(90, 90))
    lamp.moveTopLeft(slip.bottomLeft() + QPointF(0, 30))
    ground = Ground(made, round_about(slip, 50, lamp, made), slip)
    corners = (slip.bottomLeft(), lamp.center(), slip.bottomRight())
    assert ground.under(corners) == 0
    assert ground.written(lamp, slip.center()).isEmpty()


def test_on_a_page_without_any_room_nothing_is_written(qtbot: QtBot) -> None:
    made = page(qtbot)
    made.resize(0, 0)
    ground = Ground(made, round_about(SLIP, 50, LAMP, made), SLIP)
    assert ground.under((QPointF(0, 0), QPointF(5, 5), QPointF(9, 0))) == 0


def test_of_a_place_the_nearest_part_is_found_that_has_something_on_it(qtbot: QtBot) -> None:
    made = page(qtbot)
    ground = Ground(made, made.rect())
    place = QRectF(0, 290, 500, 90)
    assert ground.written(place, QPointF(20, 300)).intersects(WRITTEN)
    assert ground.written(place, QPointF(20, 300)).center().x() < 240
    assert ground.written(place, QPointF(480, 300)).center().x() > 260
    assert ground.written(QRectF(0, 0, 500, 200), QPointF(250, 200)).isEmpty()


def test_the_edge_of_the_slip_itself_is_nothing_written(qtbot: QtBot) -> None:
    made = page(qtbot)
    over = (QPointF(210, 310), QPointF(250, 350), QPointF(290, 310))
    assert Ground(made, made.rect(), QRectF(WRITTEN)).under(over) == 0


def test_a_tail_that_could_not_keep_off_what_is_written_is_none() -> None:
    assert tail_of(SLIP, LAMP, 50, BROAD, lambda corners: 0.2) is None
    assert tail_of(SLIP, LAMP, 50, BROAD, lambda corners: 0.1) is not None
