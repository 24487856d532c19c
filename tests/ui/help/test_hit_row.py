"""A row of the results: it fits its space, and highlights words."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from stockgames.ui.help.search import HitRow, Index, Results, passages_of
from stockgames.ui.help.texts import read_markdown
from stockgames.ui.theme.context import ThemeContext

INDEX = Index({"page": passages_of(read_markdown("# Top\n\n" + "long words and no end " * 9))})


def picture(results: Results, words: str) -> QImage:
    results.show_hits(INDEX.find(words), {"page": "Page"})
    return results.list.grab().toImage()


def test_words_are_marked(qtbot: QtBot, look: ThemeContext) -> None:
    results = Results(look)
    qtbot.addWidget(results)
    assert picture(results, "long") != picture(results, "l")
    assert picture(results, "long") == picture(results, "LONG")


@pytest.mark.parametrize("size", [QSize(1280, 720), QSize(2560, 1440)])
def test_text_that_is_too_long_ends_in_dots(qtbot: QtBot, look: ThemeContext, size: QSize) -> None:
    look.fit(size)
    row, text = HitRow(look), "long words and no end " * 9
    option = QStyleOptionViewItem()
    for width in (200.0, 300.0):
        layout = row._set(text, (), width)
        assert layout.text().endswith("…")
        assert layout.lineCount() == 2
        assert QRectF(0, 0, width, 999).contains(layout.boundingRect())
    assert row._set("short", (), 200).text() == "short"
    results = Results(look)
    qtbot.addWidget(results)
    results.show_hits(INDEX.find("long"), {"page": "Page"})
    index = results.list.model().index(0, 0)
    assert row.sizeHint(option, index).height() >= row._set(text, (), 200).boundingRect().height()
