"""What the games of an evening turned on: a sentence of each, read one after another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from stockgames.engine import registry
from stockgames.engine.errors import StockGamesError
from stockgames.evenings.evening import Evening
from stockgames.ui.kit.later import later

if TYPE_CHECKING:
    from stockgames.engine.match import Match
    from stockgames.storage.library import Library

Remark = tuple[str, str]
"""The title of a game, and the sentence."""


class EveningMoments(QObject):
    """Reads a game at a time, so that the page is painted in between."""

    found = Signal(object)
    """All that was found so far, a tuple of `Remark` in the order of the programme."""

    def __init__(self, library: Library, evening: Evening, parent: QObject) -> None:
        super().__init__(parent)
        self._library = library
        played = [act for act in evening.programme if act.is_over]
        self._rows = [(act.game, act.row) for act in played if act.row is not None]
        self.remarks: tuple[Remark, ...] = ()

    def read_on(self) -> None:
        """Read the next game, and soon the one after it."""
        if self._rows:
            self._read()
            later(self, self.read_on)

    def all(self) -> tuple[Remark, ...]:
        """Read what is left, and return everything."""
        while self._rows:
            self._read()
        return self.remarks

    def _read(self) -> None:
        """Read a game; one that was removed, or is damaged, brings none."""
        game, row = self._rows.pop(0)
        try:
            sentence = most_telling(self._library.load(row))
        except StockGamesError:
            return
        if sentence:
            self.remarks = (*self.remarks, (registry.title(game), sentence))
            self.found.emit(self.remarks)


def most_telling(match: Match) -> str:
    """Return in a sentence what a finished game turned on; empty if nothing can be told."""
    from stockgames.ui.kit.faces.usual import portraits_at
    from stockgames.ui.kit.theme import Look
    from stockgames.ui.table.course import Telling, TellsCourse, sentence, told_moments
    from stockgames.ui.table.tables import create_table

    history = match.history(None, all_up=True)
    words = create_table(match.game.meta.id, Look()).words
    if history is None or not isinstance(words, TellsCourse):
        return ""
    names = tuple(seat.name for seat in match.seats)
    telling = Telling(history, words.course, names, portraits_at(names), None)
    return next((sentence(telling, moment) for moment in told_moments(telling)), "")
