"""What NYSE's scene paints: previews of steps, markers, piles, the tape, hand and seat."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from stockgames.evenings.person import Portrait
from stockgames.games.nyse.parts import COPIES, KINDS
from stockgames.presentation.sentences.speech import same
from stockgames.ui.games.nyse.hand import spread
from stockgames.ui.games.nyse.pieces import (
    Quote,
    TapeItem,
)
from stockgames.ui.games.nyse.seat import SeatItem, SeatPanel
from stockgames.ui.pieces.plates import Plate
from stockgames.ui.theme.palette import EVENING
from stockgames.ui.theme.theme_context import ThemeContext
from tests.ui.games.paints import painted

QUOTES = tuple(Quote(f"${number}M", same(f"news {number}")) for number in range(4))


def tape(quotes: tuple[Quote, ...], width: float = 900) -> TapeItem:
    item = TapeItem(ThemeContext())
    item.set_rect(QRectF(0, 0, width, 40))
    item.quotes = quotes
    return item


def test_price_and_news_of_each_sector_are_printed(qtbot: QtBot) -> None:
    whole = tape(QUOTES)
    looks = [painted(whole, whole.rect), painted(tape(()), whole.rect)]
    for number in range(4):
        for other in (
            replace(QUOTES[number], price="$9M"),
            replace(QUOTES[number], news=same("crash")),
        ):
            changed = (*QUOTES[:number], other, *QUOTES[number + 1 :])
            looks.append(painted(tape(changed), whole.rect))
    assert [sum(look == other for other in looks) for look in looks] == [1] * 10


def test_news_are_shortened_where_there_is_no_room_and_prices_are_not(qtbot: QtBot) -> None:
    long = tuple(Quote(quote.price, same("a very long piece of news " * 3)) for quote in QUOTES)
    narrow = tape(long, 400)
    other = tape((*long[:3], replace(long[3], price="$9M")), 400)
    assert painted(narrow, narrow.rect) != painted(other, narrow.rect)


ROW, RADIUS = QRectF(20, 10, 600, 60), 23.0
FULL = [kind for kind in KINDS for _ in range(COPIES[kind & 3])]
"""All existing chips: more than a hand can hold."""


@pytest.mark.parametrize("count", [1, 2, 7, 13, 20, 44])
def test_every_chip_lies_in_the_row_in_order(count: int) -> None:
    placed = spread(FULL[:count], ROW, RADIUS)
    assert sum(chip.count for chip in placed) == count
    assert [chip.kind for chip in placed] == sorted(chip.kind for chip in placed)
    for chip in placed:
        assert ROW.left() <= chip.centre.x() - RADIUS + 0.01
        assert chip.centre.x() + RADIUS <= ROW.right() + 0.01


def test_alike_chips_are_stacked_only_when_the_closest_lie_has_no_room() -> None:
    assert {chip.count for chip in spread(FULL[:12], ROW, RADIUS)} == {1}
    stacked = spread(FULL, ROW, RADIUS)
    assert [chip.count for chip in stacked] == [COPIES[kind & 3] for kind in KINDS]


def test_no_chips_take_no_place() -> None:
    assert spread([], ROW, RADIUS) == []


def picture(
    width: float, name: str, note: str, height: int = 96, amount: str = "10 Mio. $"
) -> QImage:
    item = SeatItem(ThemeContext(EVENING), 1)
    item.set_rect(QRectF(0, 0, width, height))
    item.set_data(SeatPanel(Plate(name, Portrait(), note, amount=amount), (1, 0, 2, 1)))
    return painted(item, item.rect)


def test_narrow_plate_drops_the_note_before_the_name(qtbot: QtBot) -> None:
    assert picture(172, "Bruno", "3 Chips") == picture(172, "Bruno", "4 Chips")
    assert picture(172, "Bruno", "3 Chips") != picture(172, "Brunz", "3 Chips")


def test_wider_plate_keeps_the_note(qtbot: QtBot) -> None:
    assert picture(240, "Bruno", "3 Chips") != picture(240, "Bruno", "4 Chips")
