"""The lines of the log: the game's own texts, and those shared by all games."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby

from stockgames.controllers.stages import Shown
from stockgames.engine.state import SeatId
from stockgames.presentation.context import TableContext
from stockgames.presentation.game_words import AnyWords, LogEntry
from stockgames.presentation.sentences.speech import listed, say, spoken

_LATELY = 6
"""The most turns of others that are listed, for games whose turns have several moves."""
_MOVES = 48
"""How many moves back to look for these."""


class WordedMoves:
    """Caches the log texts of moves for one position.

    A text may change with later moves: a placed card isn't worth a line once all are revealed.
    """

    def __init__(self, words: AnyWords) -> None:
        self.words = words
        self._position: tuple[object, ...] = ()
        self._entries: dict[int, LogEntry] = {}

    def forget(self) -> None:
        """Clear the cache because the viewer changes."""
        self._position, self._entries = (), {}

    def entry(self, shown: Shown, context: TableContext) -> LogEntry:
        """Return the log entry of a move."""
        last = context.history[-1] if context.history else None
        position = (spoken(), context.seats, context.viewer, len(context.history), id(last))
        if position != self._position:
            self._position, self._entries = position, {}
        if shown.number not in self._entries:
            self._entries[shown.number] = _entry(self.words, shown, context)
        return self._entries[shown.number]


def log_entries(
    worded: WordedMoves, context: TableContext, *, begins: bool, latest: int | None = None
) -> list[LogEntry]:
    """Return the log in order of time, starting with who plays if the game `begins` there.

    `latest` limits the number of entries to the last ones.
    """
    entries: list[LogEntry] = []
    for shown in reversed(context.history):
        if latest is not None and len(entries) >= latest:
            return entries[::-1]
        entries += _changes(context, shown.number)[::-1]
        entry = worded.entry(shown, context)
        if entry.text:
            entries.append(entry)
    entries += _changes(context, 0)[::-1]
    if begins and (latest is None or len(entries) < latest):
        names = listed(context.at(0).names)
        entries.append(LogEntry(0, "", say("table-at-this-table", names=names)))
    return entries[::-1]


def _changes(context: TableContext, made: int) -> list[LogEntry]:
    """Return an entry for each seat that changed hands after the first `made` moves."""
    found = []
    for info in context.seats:
        former = info.x_held or ()
        for before, holder in zip(former, (*former[1:], info), strict=False):
            if before.until == made:
                sentence = "table-seat-changed-hands" if holder.is_human else "table-seat-to-a-bot"
                text = say(sentence, name=holder.name, former=before.name)
                found.append(LogEntry(0, holder.name, text, step=made))
    return found


def others_lately(worded: WordedMoves, context: TableContext) -> list[LogEntry]:
    """Return what others did last, one entry for each turn: its most important move, the last
    of several.

    Everything that hit the viewer since their last turn is included. Empty if each move of the game
    is a turn, or if nobody else has moved.
    """
    words = worded.words
    if not words.weighs_moves:
        return []
    moves = [shown for shown in context.history[-_MOVES:] if shown.seat >= 0]
    turns = [list(moves) for _, moves in groupby(moves, lambda shown: shown.turn)]
    own = [turn[0].turn for turn in turns[:-1] if turn[0].seat == context.viewer]
    lately = list[LogEntry]()
    for turn in turns:
        others = [shown for shown in turn if shown.seat != context.viewer]
        struck = [shown for shown in others if shown.turn > max(own, default=-1)]
        struck = [shown for shown in struck if _strikes(shown, context.viewer)]
        for shown in struck or (others and [max(others[::-1], key=words.weight)]):
            entry = worded.entry(shown, context)
            text = entry.brief or entry.text
            lately.append(replace(entry, text=text, strikes=bool(struck)))
    return [entry for entry in lately if entry.text][-_LATELY:]


def _strikes(shown: Shown, seat: SeatId | None) -> bool:
    return seat is not None and any(event.struck == seat for event in shown.events)


def _entry(words: AnyWords, shown: Shown, context: TableContext) -> LogEntry:
    entry = replace(words.entry(shown, context.at(shown.number)), step=shown.number)
    if not shown.hints:
        return entry
    return replace(entry, notes=(*entry.notes, say("table-after-hints", count=shown.hints)))
