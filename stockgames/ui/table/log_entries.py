"""The lines of the log: the game's own words, and what belongs to every game."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby

from stockgames.controllers.table import Shown
from stockgames.ui.sentences.speech import say
from stockgames.ui.shell.words import listed
from stockgames.ui.table.game_words import AnyWords, LogEntry, RanksMoves
from stockgames.ui.table.table_context import TableContext

_LATELY = 3
"""How many turns of others are told beside a table on which turns have several moves."""
_MOVES = 24
"""How many moves back these are looked for."""


def log_entries(
    words: AnyWords, context: TableContext, *, begins: bool, latest: int | None = None
) -> list[LogEntry]:
    """Return what happened, the oldest first; before it who plays, if the game `begins` there.

    Beside the table, only the `latest` lines are wanted at most.
    """
    entries: list[LogEntry] = []
    for shown in reversed(context.history):
        if latest is not None and len(entries) >= latest:
            return entries[::-1]
        entry = _entry(words, shown, context)
        if entry.text:
            entries.append(entry)
    if begins:
        entries.append(LogEntry(0, "", say("table-at-this-table", names=listed(context.names))))
    return entries[::-1]


def others_lately(words: AnyWords, context: TableContext) -> list[LogEntry]:
    """Return what others did last, a line for each turn: its most telling move.

    Empty where moves of the game are turns themselves, or nobody else has moved.
    """
    if not isinstance(words, RanksMoves):
        return []
    moves = [shown for shown in context.history[-_MOVES:] if shown.seat >= 0]
    turns = [list(moves) for _, moves in groupby(moves, lambda shown: (shown.turn, shown.seat))]
    told = [
        _entry(words, max(turn, key=words.weight), context)
        for turn in turns
        if turn[0].seat != context.eyes
    ]
    return [entry for entry in told if entry.text][-_LATELY:]


def _entry(words: AnyWords, shown: Shown, context: TableContext) -> LogEntry:
    entry = replace(words.entry(shown, context), step=shown.number)
    if not shown.hints:
        return entry
    note = say("table-after-hints", count=shown.hints)
    return replace(entry, notes=(*entry.notes, note))
