"""Whose page the table is now: what somebody alone sees is in their language and to their taste."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QObject

from stockgames.controllers.stages import Handover, Stage
from stockgames.controllers.table import TableController
from stockgames.engine.seat import SeatId
from stockgames.evenings.person import Tastes

HOUSE: Final = Tastes()
"""What holds on every page that all look at."""


class PrivatePage(QObject):
    """Follows a table, and says whose tastes hold; connect nothing to the table before it."""

    def __init__(
        self,
        controller: TableController,
        suit: Callable[[Tastes], None],
        parent: QObject,
    ) -> None:
        """Call `suit` with the tastes that hold from now on, whenever these are others."""
        super().__init__(parent)
        self._controller = controller
        self._suit = suit
        self._tastes: Mapping[SeatId, Tastes] = {}
        self._now = HOUSE
        controller.changed.connect(self.follow)

    def know(self, tastes: Mapping[SeatId, Tastes]) -> None:
        """Take what the people at the table like, by seat; it holds from the next change on."""
        self._tastes = tastes

    @property
    def owner(self) -> SeatId | None:
        """Return whose page it is: who sits here alone, or has had the curtain lifted for them."""
        controller = self._controller
        if controller.screen.is_alone:
            return controller.humans[0]
        passed = controller.handover is Handover.CURTAIN
        covered = controller.stage in (Stage.CURTAIN, Stage.OVER)
        return controller.eyes if passed and not covered else None

    def follow(self) -> None:
        """Let the tastes of the page's owner hold, or the house's."""
        owner = self.owner
        tastes = HOUSE if owner is None else self._tastes.get(owner, HOUSE)
        if tastes != self._now:
            self._now = tastes
            self._suit(tastes)
