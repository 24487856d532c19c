"""The deal of the day: one table a day, the same for everyone, from the date alone; and its par."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import date
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from stockgames.engine import registry
from stockgames.engine.commitment import read_number
from stockgames.engine.state import SeatId
from stockgames.ui.lobby.game_setup import BOT_NAMES, GameSetup, bot, usual_setup

if TYPE_CHECKING:
    from stockgames.analysis.analysis_job import Finding, Piece
    from stockgames.analysis.worker_pool import WorkerPool
    from stockgames.app.library_opener import LibraryOpener
    from stockgames.app.messages import Messages
    from stockgames.engine.match import Match
    from stockgames.storage.entries import GameSummary
    from stockgames.storage.library import Library

LEVEL: Final = "able"
"""The level of the day's bots."""
_FIRST: Final = 2
"""Makes 28 November 2026 a day of Exchange, the third game."""
_PAR, _VERSION = "par", "1"
"""Under what the pars of games are saved."""


def deal_of(day: date) -> tuple[str, str]:
    """Return the game and the deal number of a day; the games come in turn."""
    games = [game for game in registry.game_ids() if registry.is_own(game)]
    return games[(day.toordinal() + _FIRST) % len(games)], f"{day:%Y%m%d}"


def is_deal_of(day: date, match: Match) -> bool:
    """Return whether a match of a known deal is dealt like a day's."""
    number = match.deal_number
    return bool(number) and deal_of(day) == (match.game.meta.id, read_number(number))


def is_daily(game: GameSummary) -> bool:
    """Return whether a game is the deal of some day, at a table like that day's."""
    with suppress(ValueError):
        if deal_of(date.fromisoformat(game.deal)) == (game.game, game.deal):
            bots = [LEVEL] * (registry.meta(game.game).usual_seats - 1)
            return sorted(seat.level for seat in game.seats) == ["", *bots]
    return False


def table_of(day: date, names: Sequence[str]) -> GameSetup:
    """Return the day's table: a person, and bots that play the same for everyone."""
    game, number = deal_of(day)
    usual = usual_setup(registry.meta(game), names, LEVEL)
    person, *bots = usual.seats
    seats = [
        each.model_copy(update={"x_character": bot(name, LEVEL).x_character})
        for each, name in zip(bots, BOT_NAMES, strict=False)
    ]
    return replace(usual, seats=(person, *seats), deal=number)


def firsts(games: Iterable[GameSummary]) -> dict[str, GameSummary]:
    """Return the first of these games, the latest one first, that is each day's deal, by number."""
    return {each.deal: each for each in games if is_daily(each)}


def played(day: date, games: Iterable[GameSummary]) -> GameSummary | None:
    """Return the first of these games, the latest one first, that is the day's deal."""
    return firsts(games).get(deal_of(day)[1])


def counted(games: Sequence[GameSummary]) -> list[GameSummary]:
    """Return the games that count, given finished ones, the latest one first.

    Those with a known deal don't, as their luck could be looked up; but each day's deal counts as
    it was played first.
    """
    daily = [each.row for each in firsts(games).values()]
    return [each for each in games if not each.seed_is_public or each.row in daily]


def own_seat(game: GameSummary) -> SeatId:
    """Return the first person's seat in a game."""
    return next((seat for seat, info in enumerate(game.seats) if info.is_human), 0)


def own_score(game: GameSummary) -> int:
    """Return the score of the first person in a finished game; 0 if it isn't known."""
    scores = (game.result or {}).get(registry.meta(game.game).scores)
    return scores[own_seat(game)] if isinstance(scores, list) else 0


def pars(library: Library) -> dict[int, int]:
    """Return the known pars, by the row of the game that counts. Raises StorageError."""
    found = library.all_findings(_PAR, _VERSION)
    values = ((row, finding.get("par")) for row, finding in found.items())
    return {row: value for row, value in values if type(value) is int}


class ParSearch(QObject):
    """Finds the pars of deals that were played, in a process of low priority."""

    found = Signal()
    """A par is known."""
    _arrived = Signal(str, object, object)

    def __init__(self, opener: LibraryOpener, messages: Messages) -> None:
        super().__init__(opener)
        self._opener, self._messages = opener, messages
        self._tried = set[int]()
        self._pool: WorkerPool | None = None
        self._arrived.connect(self._take)

    def begin(self, games: Iterable[GameSummary]) -> None:
        """Find the par of the first of these games that was not tried; nothing happens while
        another is sought.
        """
        from stockgames.analysis.par import DealToPlay
        from stockgames.analysis.worker_pool import Task, WorkerPool

        library = self._opener.library
        game = next((each for each in games if each.row not in self._tried), None)
        if library is None or self._pool is not None or game is None:
            return
        self._tried.add(game.row)
        with self._messages.showing_errors():
            record = library.saved_record(game.row)
            deal = DealToPlay(game.row, record, game.deal, own_seat(game))
            self._pool = WorkerPool([Task(_PAR, deal)], self._arrived.emit, 1)

    def stop(self) -> None:
        """Stop searching."""
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.stop()

    def _take(self, job: str, deal: Piece, finding: Finding | None) -> None:
        library = self._opener.library
        if self._pool is None or library is None:  # it was stopped
            return
        self.stop()
        with self._messages.showing_errors():
            if finding is not None:
                library.findings(deal.number).save(job, _VERSION, 0, finding)
        self.found.emit()
