"""The lines of the log: the game's own words, and what belongs to every game."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from stockgames.controllers.table import Shown
from stockgames.engine.game import View
from stockgames.ui.table.game_table import GameWords, LogEntry, TableContext


def log_entries(
    words: GameWords[View], context: TableContext, seal: str, latest: int | None = None
) -> list[LogEntry]:
    """Return what happened, the oldest first; before it the seal, where one was laid.

    Of a long game, only the `latest` lines if so many are wanted at most.
    """
    entries: list[LogEntry] = []
    for shown in reversed(context.history):
        if latest is not None and len(entries) >= latest:
            return entries[::-1]
        entry = _entry(words, shown, context)
        if entry.text:
            entries.append(entry)
    if seal:
        entries.append(_sealed(seal))
    return entries[::-1]


def _sealed(seal: str) -> LogEntry:
    text = QCoreApplication.translate("LogEntries", "Luck was sealed before the first move.")
    note = QCoreApplication.translate(
        "LogEntries", "At the end the seal opens for everybody to check: Menu, Fairness."
    )
    return LogEntry(0, "", text, (note, seal))


def _entry(words: GameWords[View], shown: Shown, context: TableContext) -> LogEntry:
    entry = words.entry(shown, context)
    if not shown.hints:
        return entry
    if shown.hints == 1:
        note = QCoreApplication.translate("LogEntries", "after a hint")
    else:
        text = QCoreApplication.translate("LogEntries", "after {count} hints")
        note = text.format(count=shown.hints)
    return replace(entry, notes=(*entry.notes, note))
