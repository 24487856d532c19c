"""The games of the list as Qt's views want them: those that are looked for."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QDateTime,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from stockgames.ui.review.past_game import PastGame, Wanted
from stockgames.ui.review.past_words import spoken

_Index = QModelIndex | QPersistentModelIndex
_NOWHERE: Final = QModelIndex()


class PastModel(QAbstractListModel):
    """All games that are known so far, and of these the ones that are wanted."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._games: list[PastGame] = []
        self._shown: list[PastGame] = []
        self._wanted = Wanted()

    @property
    def games(self) -> Sequence[PastGame]:
        """All games that are known."""
        return self._games

    @property
    def shown(self) -> Sequence[PastGame]:
        """Those that are wanted."""
        return self._shown

    @property
    def wanted(self) -> Wanted:
        """What is looked for."""
        return self._wanted

    def add(self, games: Sequence[PastGame]) -> None:
        """Put further games at the end."""
        self._games += games
        found = self._found(games)
        if found:
            first = len(self._shown)
            self.beginInsertRows(QModelIndex(), first, first + len(found) - 1)
            self._shown += found
            self.endInsertRows()

    def look_for(self, wanted: Wanted) -> None:
        """Show other games."""
        self.beginResetModel()
        self._wanted = wanted
        self._shown = self._found(self._games)
        self.endResetModel()

    def drop(self, row: int) -> None:
        """Forget a game."""
        self._games = [game for game in self._games if game.row != row or game.is_evening]
        for at, game in enumerate(self._shown):
            if game.row == row and not game.is_evening:
                self.beginRemoveRows(QModelIndex(), at, at)
                del self._shown[at]
                self.endRemoveRows()
                return

    def _found(self, games: Sequence[PastGame]) -> list[PastGame]:
        now = datetime.now(UTC)
        return [game for game in games if self._wanted.takes(game, now)]

    def game(self, index: _Index) -> PastGame | None:
        """Return the game of a row; None where there is none."""
        return self._shown[index.row()] if index.isValid() else None

    def rowCount(self, parent: _Index = _NOWHERE) -> int:  # noqa: N802 - Qt calls it
        """Return how many games are shown."""
        return 0 if parent.isValid() else len(self._shown)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the game itself (UserRole), or what a screen reader says of it."""
        game = self.game(index)
        if game is None:
            return None
        if role == Qt.ItemDataRole.UserRole:
            return game
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return spoken(game, QDateTime.currentDateTime())
        return None
