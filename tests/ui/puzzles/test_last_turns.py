"""The last turns are in their panel, below its caption."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from stockgames.presentation.game_words import LogEntry
from stockgames.ui.puzzles.page import LastTurns
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.widgets.frames import surface_of


def test_its_lines_stay_within_the_panel_at_every_size(qtbot: QtBot) -> None:
    look, parent = ThemeContext(), QWidget()
    qtbot.addWidget(parent)
    panel = LastTurns(look, parent)
    panel.tell([LogEntry(1, "", "first"), LogEntry(2, "", "second")], {})
    assert [entry.text for entry in panel.lines.entries] == ["second", "first"]
    for size in (QSize(1280, 720), QSize(2560, 1440)):
        panel.resize(size / 4)
        look.fit(size)
        surface = surface_of(panel).toRect()
        assert surface.contains(panel.lines.geometry())
        assert panel.lines.y() > surface.y() + look.text_px(13)
