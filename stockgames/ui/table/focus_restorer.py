"""Restores each viewer's keyboard focus on the board from one of their moves to the next."""

from __future__ import annotations

from typing import TypeAlias

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from stockgames.controllers.stages import Stage
from stockgames.controllers.table import TableController
from stockgames.engine.seat import SeatId
from stockgames.presentation.table_state import TableState
from stockgames.ui.table.accessibility import ReadingSheets
from stockgames.ui.table.board import HotSpot
from stockgames.ui.table.keys import PageKeys
from stockgames.ui.table.parts import TableParts

_Viewer: TypeAlias = tuple[SeatId, SeatId | None]


class FocusRestorer(QObject):
    """Remembers each viewer's focused places, and restores the focus for the same viewer.

    While a hand is hidden, the focus is on public places, and returns there after a peek. If the
    last place isn't offered now, the one before it is tried, and so on, which may be the card last
    played in this phase. After a restored focus, Enter still presses the confirm button while that
    is enabled (see `keys.came_back`).
    """

    def __init__(
        self, parts: TableParts, controller: TableController, keys: PageKeys, sheets: ReadingSheets
    ) -> None:
        super().__init__(parts.page)
        self._parts = parts
        self._controller = controller
        self._places: dict[_Viewer, list[str]] = {}
        """For each viewer and deciding seat, the hot spots that had the focus, the latest first."""
        self._question: object = None
        keys.keyboard_moved.connect(self._note)
        sheets.closed.connect(self._go_back)

    def sync(self, state: TableState) -> None:
        """Restore the focus if the question or its viewer has changed."""
        asked = state.question, state.context.viewer
        if asked != self._question:
            self._question = asked
            self._go_back()

    def forget(self) -> None:
        """Forget the present viewer's places, as the page was clicked."""
        if self._viewer is not None:
            self._places.pop(self._viewer, None)

    def _note(self, now: QWidget) -> None:
        """Record what has got the focus."""
        board, viewer = self._parts.board, self._viewer
        name = now.objectName() if isinstance(now, HotSpot) else None
        if name != board.came_back:
            board.came_back = None
        if name is not None and viewer is not None:
            before = self._places.get(viewer, [])
            self._places[viewer] = [name, *(earlier for earlier in before if earlier != name)]

    def _go_back(self) -> None:
        board, viewer = self._parts.board, self._viewer
        free = self._parts.focused in (None, self._parts.page)
        if viewer is None or not free or self._is_covered:
            return
        any(board.return_to(name) for name in self._places.get(viewer, ()))

    @property
    def _viewer(self) -> _Viewer | None:
        """The deciding seat, with the viewer; None while nobody decides."""
        controller = self._controller
        if controller.stage is not Stage.ASKING or controller.seat is None:
            return None
        return controller.seat, controller.viewer

    @property
    def _is_covered(self) -> bool:
        return self._parts.game_sheet is not None or self._parts.is_covered
