"""The panel with the log: the latest on top, readable by a screen reader."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from stockgames.ui.kit.theme import Look
from stockgames.ui.table.game_table import LogEntry
from stockgames.ui.table.log_panel import LogPanel

ENTRIES = [
    LogEntry(i, "Ada", f"Ada took chip {i}.", ("B rose",) if i % 2 else ()) for i in range(1, 40)
]


def test_the_latest_is_told_first(qtbot: QtBot) -> None:
    panel = LogPanel(Look())
    qtbot.addWidget(panel)
    panel.lines.show_entries(ENTRIES)
    told = panel.lines.accessibleDescription().splitlines()
    assert told[0] == "Ada took chip 39. B rose"
    assert len(told) == 6
