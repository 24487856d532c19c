"""The log panel: the latest on top, readable by a screen reader."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from stockgames.presentation.game_words import LogEntry
from stockgames.ui.table.log import LogPanel
from stockgames.ui.theme.context import ThemeContext

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
