"""The lines of the log: the game's own words, and what belongs to every game."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from stockgames.controllers.table import Shown
from stockgames.ui.table.game_table import GameWords, LogEntry, TableContext


def log_entries(words: GameWords, context: TableContext, seal: str) -> list[LogEntry]:
    """Return what happened, the oldest first; before it the seal, where one was laid."""
    entries = [_entry(words, shown, context) for shown in context.history]
    if not seal:
        return entries
    text = QCoreApplication.translate("LogEntries", "Luck was sealed before the first move.")
    return [LogEntry(0, "", text, (seal,)), *entries]


def _entry(words: GameWords, shown: Shown, context: TableContext) -> LogEntry:
    entry = words.entry(shown, context)
    if not shown.hints:
        return entry
    if shown.hints == 1:
        note = QCoreApplication.translate("LogEntries", "after a hint")
    else:
        text = QCoreApplication.translate("LogEntries", "after {count} hints")
        note = text.format(count=shown.hints)
    return replace(entry, notes=(*entry.notes, note))
