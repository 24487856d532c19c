"""The log panel: the latest on top, readable by a screen reader."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage, QRegion
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from stockgames.presentation.game_words import LogEntry
from stockgames.presentation.sentences.speech import say
from stockgames.ui.table.log import LogPanel
from stockgames.ui.theme.context import ThemeContext
from tests.ui.painted_texts import recording

ENTRIES = [
    LogEntry(i, "Ada", f"Ada took chip {i}.", ("B rose",) if i % 2 else ()) for i in range(1, 40)
]


def test_the_latest_is_told_first(qtbot: QtBot) -> None:
    panel = LogPanel(ThemeContext())
    qtbot.addWidget(panel)
    panel.lines.show_entries(ENTRIES)
    told = panel.lines.told()
    assert told[0] == "Ada took chip 39. B rose"
    assert len(told) == 6


def test_what_others_did_is_told_a_line_each_in_their_order(qtbot: QtBot) -> None:
    panel = LogPanel(ThemeContext())
    qtbot.addWidget(panel)
    panel.resize(268, 124)
    lately = [LogEntry(3, name, f"{name} laid a card.", ("a note",)) for name in ("Bea", "Cem")]
    panel.tell(ENTRIES, lately, {})
    lines = panel.lines
    assert [entry.actor for entry in lines.shown()] == ["Bea", "Cem"]
    assert all(not lines.notes(entry) for entry in lately)
    panel.tell(ENTRIES, (), {})
    assert lines.shown()[0] == ENTRIES[-1]


def test_its_lines_lie_where_no_paper_cuts_them(qtbot: QtBot) -> None:
    panel = LogPanel(ThemeContext())
    qtbot.addWidget(panel)
    panel.setGeometry(10, 20, 268, 300)
    panel.show()
    panel.lines.show_entries(ENTRIES)
    whole = panel.lines.geometry()
    for paper in (QRect(0, 0, 400, 140), QRect(30, 240, 400, 200), QRect(0, 150, 300, 30)):
        panel.spare([paper])
        lines = panel.lines.geometry()
        assert not lines.translated(panel.pos()).intersects(paper)
        assert whole.contains(lines)
        assert lines.height() > 60
    panel.spare([QRect(0, 0, 400, 140), QRect(0, 240, 400, 200)])
    both = panel.lines.geometry().translated(panel.pos())
    assert (both.top(), both.bottom()) == (140, 239)
    panel.spare([QRect(600, 0, 100, 400)])
    assert panel.lines.geometry() == whole


def test_beside_a_paper_over_its_edge_lines_are_narrower_and_not_gone(qtbot: QtBot) -> None:
    panel = LogPanel(ThemeContext())
    qtbot.addWidget(panel)
    panel.setGeometry(10, 20, 268, 140)
    panel.show()
    panel.lines.show_entries(ENTRIES)
    whole = panel.lines.geometry()
    at_its_right = QRect(240, 0, 400, 300)
    at_its_left = QRect(0, 0, 50, 300)
    for paper in (at_its_right, at_its_left):
        panel.spare([paper])
        lines = panel.lines.geometry()
        assert not lines.translated(panel.pos()).intersects(paper)
        assert (lines.top(), lines.bottom()) == (whole.top(), whole.bottom())
        assert whole.contains(lines)
        assert lines.width() > whole.width() * 0.6
    panel.spare([QRect(100, 0, 400, 300)])  # a sentence doesn't fit beside this one
    assert panel.lines.height() == 1
    image = QImage(panel.lines.size(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    empty = image.copy()
    panel.lines.render(image, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    assert image == empty, "not even the upper edges of letters are painted"


def test_at_a_table_without_a_log_it_has_no_size_and_no_lines(qtbot: QtBot) -> None:
    panel = LogPanel(ThemeContext())
    qtbot.addWidget(panel)
    panel.resize(0, 0)
    panel.show()
    panel.spare([QRect(0, 0, 20, 20)])
    assert panel.lines.height() == 1


def test_no_half_of_its_title_looks_out_from_under_a_paper(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel = LogPanel(ThemeContext())
    qtbot.addWidget(panel)
    panel.setGeometry(10, 20, 268, 240)
    panel.show()
    title = say("table-what-happened")

    def painted(paper: QRect) -> bool:
        panel.spare([paper])
        with recording(monkeypatch) as texts:
            panel.grab()
        return title in texts

    top = panel.surface().top()
    assert painted(QRect(0, top + 60, 400, 300))
    assert not painted(QRect(0, top + 20, 400, 300)), "it lay over the title's lower half"
    assert painted(QRect(200, top - 10, 400, 300)), "beside the title it can be read"
