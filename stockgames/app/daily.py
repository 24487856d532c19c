"""The deal of the day: one table a day, the same for everyone, from the date alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import date
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from stockgames.app.library_opener import LibraryOpener
from stockgames.engine import registry
from stockgames.engine.record import SeatInfo
from stockgames.storage.errors import StorageError
from stockgames.ui.lobby.game_setup import BOT_NAMES, GameSetup, bot, usual_wishes

if TYPE_CHECKING:
    from stockgames.analysis.analysis_job import Finding, Piece
    from stockgames.analysis.par import Playing
    from stockgames.analysis.worker_pool import WorkerPool
    from stockgames.storage.entries import GameSummary

LEVEL: Final = "able"
_FIRST: Final = 2
"""Makes 28 November 2026 a day of Exchange, the third game."""


def deal_of(day: date) -> tuple[str, str]:
    """Return the game and the deal number of a day; the games come in turn."""
    games = [game for game in registry.game_ids() if registry.is_own(game)]
    return games[(day.toordinal() + _FIRST) % len(games)], f"{day:%Y%m%d}"


def table_of(day: date, names: Sequence[str]) -> GameSetup:
    """Return the day's table: a person, and bots that play the same for everyone."""
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


def playings(game: GameSummary) -> list[Playing]:
    """Return what finds the par of a finished deal of some day; empty for any other game."""
    from stockgames.analysis.par import PLAYINGS, Playing

    try:
        day = date.fromisoformat(game.deal)
    except ValueError:
        return []
    if not game.is_over or deal_of(day) != (game.game, game.deal):
        return []
    own = next((seat for seat, info in enumerate(game.seats) if info.is_human), None)
    levels = [info.level for info in game.seats if not info.is_human]
    if own is None or levels != [LEVEL] * (registry.meta(game.game).usual_seats - 1):
        return []
    seats = tuple(SeatInfo(name=info.name, player=info.player) for info in game.seats)
    return [Playing(game.game, seats, game.deal, own, number) for number in range(PLAYINGS)]


def own_score(game: GameSummary) -> int:
    """Return the score of the first person in a finished game; 0 if it isn't known."""
    scores = (game.result or {}).get(registry.meta(game.game).scores)
    own = next((seat for seat, info in enumerate(game.seats) if info.is_human), 0)
    return scores[own] if isinstance(scores, list) else 0


class DailyPar(QObject):
    """Finds the par of a finished deal of the day, in a process of low priority."""

    known = Signal()
    _arrived = Signal(str, object, object)

    def __init__(self, door: LibraryOpener) -> None:
        super().__init__(door)
        self._door = door
        self._row = 0
        """The library row of the last game that was asked for."""
        self._pool: WorkerPool | None = None
        self._arrived.connect(self._take)

    def of(self, game: GameSummary) -> int | None:
        """Return the par; None if it is still being found, or there is none.

        Raises StorageError.
        """
        from stockgames.analysis.par import INQUIRY, VERSION, par
        from stockgames.analysis.worker_pool import Task, WorkerPool

        if self._door.library is None:
            return None
        found = self._door.library.findings(game.row).load(INQUIRY, VERSION)
        tasks = [
            Task(str(game.row), piece) for piece in playings(game) if piece.number not in found
        ]
        if tasks and game.row != self._row:
            self.stop()
            self._row, self._pool = game.row, WorkerPool(tasks, self._arrived.emit, 1)
        return par(found.values())

    def stop(self) -> None:
        """Stop looking; what was found is kept."""
        if self._pool is not None:
            self._pool.stop()
        self._row, self._pool = 0, None

    def _take(self, row: str, piece: Piece, found: Finding | None) -> None:
        from stockgames.analysis.par import INQUIRY, VERSION

        if found is not None and self._door.library is not None:
            with suppress(StorageError):  # it is found again
                kept = self._door.library.findings(int(row))
                kept.save(INQUIRY, VERSION, piece.number, found)
                self.known.emit()
