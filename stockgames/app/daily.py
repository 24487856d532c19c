"""The deal of the day: one table a day, the same for everyone, from the date alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import date
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from stockgames.app.library_opener import LibraryOpener
from stockgames.app.messages import Messages
from stockgames.engine import registry
from stockgames.storage.errors import StorageError
from stockgames.ui.lobby.game_setup import BOT_NAMES, GameSetup, bot, usual_wishes

if TYPE_CHECKING:
    from stockgames.controllers.analysis import Analysis
    from stockgames.engine.match import Match
    from stockgames.storage.entries import GameSummary


_FIRST: Final = 2
"""Makes 28 November 2026 a day of Exchange, the third game."""


def deal_of(day: date) -> tuple[str, str]:
    """Return the game and the deal number of a day; the games come in turn."""
    games = [game for game in registry.game_ids() if registry.is_own(game)]
    return games[(day.toordinal() + _FIRST) % len(games)], f"{day:%Y%m%d}"


def is_daily(match: Match) -> bool:
    """Return whether a finished game is the deal of some day."""
    deal = match.deal_number.replace("-", "")
    try:
        return deal_of(date.fromisoformat(deal)) == (match.game.meta.id, deal)
    except ValueError:
        return False


def table_of(day: date, names: Sequence[str]) -> GameSetup:
    """Return the day's table: a person, and bots that play the same for everyone."""
    from stockgames.analysis.par import LEVEL

    game, number = deal_of(day)
    usual = usual_wishes(registry.meta(game), names, LEVEL)
    person, *bots = usual.seats
    seats = [
        each.model_copy(update={"x_character": bot(name, LEVEL).x_character})
        for each, name in zip(bots, BOT_NAMES, strict=False)
    ]
    return replace(usual, seats=(person, *seats), deal=number)


def played(day: date, games: Iterable[GameSummary]) -> GameSummary | None:
    """Return the first of these games, the latest one first, that is the day's deal."""
    game, number = deal_of(day)
    found = [each for each in games if (each.game, each.deal) == (game, number)]
    return found[-1] if found else None


def own_score(game: GameSummary) -> int:
    """Return the score of the first person in a finished game; 0 if it isn't known."""
    scores = (game.result or {}).get(registry.meta(game.game).scores)
    own = next((seat for seat, info in enumerate(game.seats) if info.is_human), 0)
    return scores[own] if isinstance(scores, list) else 0


class DailyPar(QObject):
    """Finds the par of a finished deal of the day, in processes of low priority."""

    known = Signal()

    def __init__(self, door: LibraryOpener, messages: Messages) -> None:
        super().__init__(door)
        self._door, self._messages = door, messages
        self._row = 0
        """The library row of the last game that was asked for."""
        self._analysis: Analysis | None = None
        self.par: int | None = None
        """Its par; None if it is still being found, or there is none."""

    def look_at(self, row: int) -> None:
        """Begin to find the par of a game, unless that has been done."""
        from stockgames.analysis.par import Par
        from stockgames.app.reviews import StoredFindings
        from stockgames.controllers.analysis import Analysis

        if row == self._row or self._door.library is None:
            return
        self.stop()
        self._row, keeper = row, StoredFindings(self._door, self._messages, row)
        with suppress(StorageError):  # the list of past games tells what is wrong with it
            match = self._door.library.load(row)
            self._analysis = Analysis(match, keeper, self, jobs=(Par(),))
            self._analysis.changed.connect(self._take)
            self._analysis.begin(range(len(match.seats)))

    def stop(self) -> None:
        """Stop looking; what was found is kept."""
        if self._analysis is not None:
            self._analysis.stop()
        self._row, self._analysis, self.par = 0, None, None

    def _take(self) -> None:
        """Add the par to the book once it is known."""
        from stockgames.analysis.par import Par, par
        from stockgames.app.book import keep, look_at

        library, analysis = self._door.library, self._analysis
        if library is None or analysis is None or self.par is not None:
            return
        self.par = par(analysis.found(Par.id).values())
        if self.par is not None:
            with suppress(StorageError):
                keep(library, self._row, look_at(analysis.match, self.par))
            self.known.emit()
