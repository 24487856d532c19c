from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from stockgames.ui.pieces.tickets import ticket_lines
from stockgames.ui.theme.text import text_width

RECT = QRectF(30, 30, 300, 104)


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
