"""The slate of an evening, as text and as a picture."""

from __future__ import annotations

from dataclasses import replace

from pytestqt.qtbot import QtBot

from stockgames.ui.table.end_certificate import EndSlate, Slate, SlateRow, level_leaders
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.palette import EVENING
from stockgames.ui.widgets.base import Page

SLATE = Slate(
    ("portico", "derrick"),
    1,
    2,
    (SlateRow("Ada", ("3", "2"), "5", True), SlateRow("Bela", ("", "3"), "3", False)),
)


def test_a_slate_is_read_by_name_and_sum(qtbot: QtBot) -> None:
    page = Page(look := ThemeContext(EVENING))
    qtbot.addWidget(page)
    slate = EndSlate(look, page)
    slate.show_slate(SLATE)
    assert slate.accessibleName() == "This evening. Ada: 5 points. Bela: 3 points"


def test_the_new_column_is_written_figure_by_figure(qtbot: QtBot) -> None:
    page = Page(look := ThemeContext(EVENING))
    qtbot.addWidget(page)
    slate = EndSlate(look, page)
    slate.resize(300, 170)
    slate.show_slate(SLATE)
    pictures = []
    for share in (0.0, 0.5, 1.0):
        slate.write(share)
        pictures.append(slate.grab().toImage())
    assert len({bytes(picture.constBits()) for picture in pictures}) == 3


def test_who_shares_the_lead_is_told_to_the_viewer_too() -> None:
    row = SlateRow("Clara", ("3", "2"), "5", True)
    level = replace(SLATE, rows=(*SLATE.rows, row))
    assert level_leaders(level, "Clara") == "you and Ada tied on 5"
    assert level_leaders(level, "Bela") == "Ada and Clara tied on 5"
    assert level_leaders(SLATE, "Ada") == ""
