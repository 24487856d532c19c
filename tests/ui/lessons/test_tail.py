"""The tail points from the card at what is lit, and the card slides where motion is wanted."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from stockgames.ui.lessons.pointer import APART, LONGEST, Tail, tail_of
from stockgames.ui.theme.context import ThemeContext

SLIP = QRectF(400, 300, 300, 200)
AWAY = 120
SIDES = {
    "left": QRectF(SLIP.left() - AWAY - 60, 380, 60, 40),
    "right": QRectF(SLIP.right() + AWAY, 330, 60, 40),
    "above": QRectF(500, SLIP.top() - AWAY - 40, 60, 40),
    "below": QRectF(500, SLIP.bottom() + AWAY, 60, 40),
    "corner": QRectF(SLIP.right() + AWAY, SLIP.bottom() + 20, 60, 40),
}


@pytest.mark.parametrize("side", SIDES)
def test_it_leaves_the_slip_towards_the_lamp_and_ends_before_it(side: str) -> None:
    lamp = SIDES[side]
    found = tail_of(SLIP, lamp)
    assert found is not None
    first, tip, second = found
    assert SLIP.contains(first)
    assert SLIP.contains(second)
    assert not SLIP.contains(tip)
    assert not lamp.contains(tip)
    middle, there = (first + second) / 2, lamp.center()
    assert (tip - there).manhattanLength() < (middle - there).manhattanLength()


@pytest.mark.parametrize("gap", [12, 30, 140])
def test_it_is_as_long_as_there_is_room(gap: int) -> None:
    lamp = QRectF(SLIP.right() + gap + APART, 380, 60, 40)
    found = tail_of(SLIP, lamp)
    assert found is not None
    assert found[1].x() - SLIP.right() == pytest.approx(min(gap, LONGEST))


def test_there_is_none_where_the_lamp_lies_close_by_or_under_the_slip() -> None:
    assert tail_of(SLIP, QRectF(SLIP.right() + 6, 380, 60, 40)) is None
    assert tail_of(SLIP, QRectF(500, 380, 60, 40)) is None


def test_the_slip_slides_and_then_points(qtbot: QtBot, look: ThemeContext) -> None:
    lamps = QRectF(500, 180, 60, 40), QRectF(560, 480, 60, 40)
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(1280, 720)
    card = QWidget(page)
    tail = Tail(look, card, page)
    page.show()
    assert tail.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    first, second = QRect(100, 100, 300, 200), QRect(700, 400, 320, 210)
    tail.lay(first, lamps[0])
    assert card.geometry() == first, "it does not slide in from nowhere"
    assert tail.isVisible()
    tail.lay(second, lamps[1])
    assert card.size() == second.size()
    assert card.pos() != second.topLeft()
    assert not tail.isVisible(), "not while it is on its way"
    tail.lay(second, lamps[1])
    assert card.pos() != second.topLeft(), "to be laid again does not end the slide"
    tail.finish()
    assert card.geometry() == second
    assert tail.isVisible()
    look.set_reduced_motion(True)
    tail.lay(first, QRectF())
    assert card.geometry() == first
    assert not tail.isVisible(), "nothing is lit"


def test_it_is_painted_as_part_of_the_paper(qtbot: QtBot, look: ThemeContext) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(1280, 720)
    card = QWidget(page)
    tail = Tail(look, card, page)
    page.show()
    tail.lay(QRect(400, 300, 300, 200), SIDES["below"])
    assert tail.isVisible()
    image = QImage(tail.size(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    tail.render(image)
    assert image.pixelColor(tail.width() // 2, 6).alpha() == 255
    tail.leave()
    assert not tail.isVisible()
