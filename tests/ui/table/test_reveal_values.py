"""The middle of a reveal page: each value before and after, and what moved it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from stockgames.ui.table.reveal_data import MomentValue, TableReveal
from stockgames.ui.table.reveal_values import MiddlePainter
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.palette import SECURITIES
from tests.ui.theme.pictures import picture

BANKS, COVER, _ = SECURITIES.values()
VALUE = MomentValue(BANKS, "Banks", "$40", "$50", "+1 step", ("Ada +1",))


@dataclass(frozen=True)
class Filled:
    """A picture of one colour, which grows as it moves."""

    length = 100

    def paint(self, painter: QPainter, look: ThemeContext, box: QRectF, share: float = 1.0) -> None:
        painter.fillRect(box.adjusted(0, 0, -box.width() * (1 - share), 0), QColor("#7B1E22"))


MOMENT = TableReveal("Look", values=(VALUE,), picture=Filled())


def painted(moment: TableReveal) -> QImage:
    box = QRectF(0, 0, 420, 300)
    return picture(
        420, 300, lambda painter: MiddlePainter(painter, ThemeContext(), moment).paint(box)
    )


def test_each_thing_of_a_value_shows(qapp: QApplication) -> None:
    values = [
        VALUE,
        replace(VALUE, name="Cover"),
        replace(VALUE, before="$30"),
        replace(VALUE, before=""),
        replace(VALUE, after="$60"),
        replace(VALUE, note="+2 steps"),
        replace(VALUE, mark=COVER),
    ]
    pictures = [painted(replace(MOMENT, values=(value,))) for value in values]
    pictures.append(painted(replace(MOMENT, picture=None)))
    pictures.append(painted(replace(MOMENT, picture=None, note="A note")))
    for place, one in enumerate(pictures):
        assert all(one != other for other in pictures[:place]), place


def test_values_stand_side_by_side_under_a_picture(qapp: QApplication) -> None:
    two = replace(MOMENT, values=(VALUE, replace(VALUE, mark=COVER)))
    left, right = QRectF(10, 210, 190, 80).toRect(), QRectF(220, 210, 190, 80).toRect()
    one, both = painted(MOMENT), painted(two)
    assert both.copy(left) != one.copy(left)
    assert both.copy(right) != one.copy(right)
