"""Dragging cards of the hand to a place on the table."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPointF, Signal

from stockgames.games.portfolio.action_builder import ActionBuilder
from stockgames.presentation.games.portfolio.terms import face
from stockgames.ui.games.portfolio.marks import LEAN, CarriedItem
from stockgames.ui.games.portfolio.scene import PortfolioScene

_SMALLER = 0.86
"""The width of dragged cards, relative to those in the hand."""


class Carrying(QObject):
    """Makes the selected cards follow the mouse until they are dropped."""

    changed = Signal()
    """Cards were picked up, reached another target, or returned to the hand."""

    def __init__(
        self,
        scene: PortfolioScene,
        choosing: ActionBuilder,
        under: Callable[[QPointF], str | None],
        parent: QObject,
    ) -> None:
        """Drag cards of a scene; `under` returns the drop target at a point, or None."""
        super().__init__(parent)
        self._scene = scene
        self._choosing = choosing
        self._under = under
        self._carried: CarriedItem | None = None
        self.over: str | None = None
        """The name of the target under the cards."""

    @property
    def is_on(self) -> bool:
        """Return whether cards are being dragged."""
        return self._carried is not None

    def carry(self, slot: int | None, at: QPointF) -> None:
        """Drag the card of a slot, and all cards selected with it, to a point."""
        if self._carried is None:
            self._carried = self._picked_up(slot)
        if self._carried is None:
            return
        self._carried.setPos(at)
        over = self._under(at)
        if over != self.over:
            self.over = over
            self.changed.emit()

    def _picked_up(self, slot: int | None) -> CarriedItem | None:
        choosing, hand = self._choosing, self._scene.hand
        if slot is None or not choosing.playing:
            return None
        if slot not in choosing.selected:
            choosing.select([slot])
        faces = [face(card) for card in choosing.chosen()]
        carried = CarriedItem(self._scene.look, faces, hand.card * _SMALLER)
        carried.setRotation(LEAN)
        self._scene.addItem(carried)
        hand.hide_slots(choosing.selected)
        self.changed.emit()
        return carried

    def put_back(self) -> None:
        """Return the cards to the hand; the caller has to refresh the hand."""
        if self._carried is not None:
            self._scene.removeItem(self._carried)
        self._carried = self.over = None
        self._scene.hand.hide_slots(())
