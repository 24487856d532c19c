"""The lines of the log: the game's own words, and what belongs to every game."""

from __future__ import annotations

from dataclasses import replace

from stockgames.controllers.table import Shown
from stockgames.engine.game import View
from stockgames.ui.sentences.speech import say
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
    text = say("table-luck-was-sealed-before-the")
    note = say("table-at-the-end-the-seal")
    return LogEntry(0, "", text, (note, seal))


def _entry(words: GameWords[View], shown: Shown, context: TableContext) -> LogEntry:
    entry = words.entry(shown, context)
    if not shown.hints:
        return entry
    note = say("table-after-hints", count=shown.hints)
    return replace(entry, notes=(*entry.notes, note))
