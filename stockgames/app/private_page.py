"""Shows what only one person sees in that person's language and with their preferences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QObject

from stockgames.controllers.stages import Handover, Stage
from stockgames.controllers.table import TableController
from stockgames.engine.seat import SeatId
from stockgames.evenings.person import Tastes

HOUSE: Final = Tastes()
"""Applies on every page that all may look at."""


class PrivatePage(QObject):
    """Follows a table and switches preferences; must be connected to the table first."""

    def __init__(
        self,
        controller: TableController,
        suit: Callable[[Tastes], None],
        parent: QObject,
    ) -> None:
        """`suit` is called with the preferences whenever others apply."""
        super().__init__(parent)
        self._controller = controller
        self._suit = suit
        self._tastes: Mapping[SeatId, Tastes] = {}
        self._now = HOUSE
        controller.changed.connect(self.follow)

    def know(self, tastes: Mapping[SeatId, Tastes]) -> None:
        """Set the people's preferences by seat; they apply from the next change on."""
        self._tastes = tastes

    @property
    def owner(self) -> SeatId | None:
        """Return the seat whose page it is: the only person, or the one the curtain was
        lifted for.
        """
        controller = self._controller
        if controller.screen.is_alone:
            return controller.humans[0]
        passed = controller.handover is Handover.CURTAIN
        covered = controller.stage in (Stage.CURTAIN, Stage.OVER)
        return controller.viewer if passed and not covered else None

    def follow(self) -> None:
        """Apply the preferences of the page's owner, or the defaults."""
        owner = self.owner
        tastes = HOUSE if owner is None else self._tastes.get(owner, HOUSE)
        if tastes != self._now:
            self._now = tastes
            self._suit(tastes)
