from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from stockgames.ui.pieces.tickets import STUB_SHARE, draw_ticket, ticket_lines
from stockgames.ui.theme.palette import EVENING
from stockgames.ui.theme.text import text_width
from tests.ui.theme.pictures import picture

RECT = QRectF(30, 30, 300, 104)
BLUE = QColor("#23415E")


def ticket(title: str, right: float = 16) -> QImage:
    lines = ticket_lines(RECT, title, "", (), right)
    return picture(370, 180, lambda p: draw_ticket(p, EVENING, RECT, "portico", BLUE, lines))


def test_holes_are_punched_on_the_perforation(qapp: QApplication) -> None:
    image = ticket("")
    x = round(RECT.left() + RECT.height() * STUB_SHARE)
    assert image.pixelColor(x, 33).alpha() < 255
    assert image.pixelColor(x + 20, 33).alpha() == 255


def test_long_title_stays_clear_of_the_right_margin(qapp: QApplication) -> None:
    blank, full = ticket("", 120), ticket("A very long title " * 5, 120)
    for x in range(round(RECT.right()) - 116, round(RECT.right())):
        assert blank.pixelColor(x, 57) == full.pixelColor(x, 57)
    assert blank != full


def test_notes_share_a_line_only_where_it_is_wide_enough(qapp: QApplication) -> None:
    where, when = "After 128 moves", "yesterday at 10:10 PM"
    *_, wide = ticket_lines(RECT.adjusted(0, 0, 200, 0), "NYSE", "Ada", (where, when), 90)
    assert wide.text == f"{where}, {when}"
    assert wide.rect.right() == RECT.right() + 100
    lines = ticket_lines(RECT, "NYSE", "Ada", (where, when), 60)
    assert [line.text for line in lines] == ["NYSE", "Ada", where, when]
    assert lines[2].rect.right() == RECT.right() - 70
    assert all(text_width(line.text, line.font) <= line.rect.width() for line in lines)
    assert all(RECT.contains(line.rect) for line in lines)
    for upper, lower in pairwise(lines):
        assert upper.rect.bottom() <= lower.rect.top()


def test_notes_that_a_button_would_cut_stand_together_below_it(qapp: QApplication) -> None:
    where, when, button = "After 4 moves", "yesterday at 22:10", RECT.center().y() + 18
    lines = ticket_lines(RECT.adjusted(0, 0, 50, 0), "NYSE", "Ada", (where, when), 100)
    assert [line.text for line in lines] == ["NYSE", "Ada", f"{where}, {when}"]
    low = lines[-1]
    assert low.rect.right() > RECT.right() + 50 - 100
    assert low.rect.center().y() - low.font.pixelSize() / 2 > button
    assert text_width(low.text, low.font) <= low.rect.width()


def test_who_plays_is_told_in_smaller_letters_rather_than_up_to_the_button(
    qapp: QApplication,
) -> None:
    who, wide = "Alex, Robin, Luca, Mika and six bots", RECT.adjusted(0, 0, 90, 0)
    told = ticket_lines(wide, "NYSE", who, ("After 4 moves", "today"), 90)[1]
    assert told.font.pixelSize() >= 13
    assert text_width(told.text, told.font) <= told.rect.width()
    assert told.rect.right() < wide.right() - 90
