"""What a seat's panel leaves out first when it is narrow."""

from __future__ import annotations

from itertools import combinations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from stockgames.evenings.person import Portrait
from stockgames.ui.games.nyse.seat import SeatItem, SeatPanel
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.palette import EVENING
from tests.ui.games.paints import painted


def picture(
    width: float, name: str, note: str, height: int = 96, amount: str = "10 Mio. $"
) -> QImage:
    item = SeatItem(ThemeContext(EVENING), 1)
    item.set_rect(QRectF(0, 0, width, height))
    item.tell(SeatPanel(Portrait(), name, note, "waiting", (1, 0, 2, 1), amount=amount))
    return painted(item, item.rect)


def test_narrow_plate_drops_the_note_before_the_name(qtbot: QtBot) -> None:
    assert picture(172, "Bruno", "3 Chips") == picture(172, "Bruno", "4 Chips")
    assert picture(172, "Bruno", "3 Chips") != picture(172, "Brunz", "3 Chips")


def test_wider_plate_keeps_the_note(qtbot: QtBot) -> None:
    assert picture(240, "Bruno", "3 Chips") != picture(240, "Bruno", "4 Chips")


def test_tall_narrow_seat_shows_its_amount_below_the_plate_and_keeps_the_note(qtbot: QtBot) -> None:
    def below(amount: str) -> QImage:
        return picture(172, "Bruno", "3 Chips", 260, amount).copy(0, 64, 172, 60)

    tall = picture(172, "Bruno", "3 Chips", 260)
    assert tall != picture(172, "Bruno", "4 Chips", 260)
    assert tall != picture(172, "Bruno", "3 Chips", 260, "11 Mio. $")
    assert below("10 Mio. $") != below("")


def test_a_tall_narrow_seat_lays_its_stacks_in_two_rows_as_large_as_on_a_wide_one(
    qtbot: QtBot,
) -> None:
    def seat(width: float, height: float) -> SeatItem:
        item = SeatItem(ThemeContext(EVENING), 1)
        item.set_rect(QRectF(0, 0, width, height))
        return item

    wide, tall, low = seat(480, 136), seat(244, 322), seat(244, 150)
    assert low.chip_radius < tall.chip_radius == wide.chip_radius
    columns = [tall.column_rect(color) for color in range(4)]
    assert not any(one.intersects(other) for one, other in combinations(columns, 2))
    assert all(tall.rect.contains(column) for column in columns)
    stack = 4.04 * tall.chip_radius
    assert all(column.height() > stack for column in columns)
    assert len({tall.column(color).y() for color in range(4)}) == 2
    assert len({low.column(color).y() for color in range(4)}) == 1
