"""Cards that hang on the mouse between the hand and the table."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF

from stockgames.games.portfolio.choosing import Choosing
from stockgames.ui.games.portfolio.board_view import CardBoard
from stockgames.ui.games.portfolio.marks import LEAN, CarriedItem
from stockgames.ui.games.portfolio.pointing import Pointing
from stockgames.ui.games.portfolio.scene import PortfolioScene
from stockgames.ui.games.portfolio.terms import face


class Dragging:
    """Picks selected cards up, carries them, and brings them to a place."""

    def __init__(
        self,
        scene: PortfolioScene,
        board: CardBoard,
        choosing: Choosing,
        pointing: Pointing,
        refresh: Callable[[], None],
        bring: Callable[[str], object],
    ) -> None:
        self._scene, self._choosing = scene, choosing
        self._pointing, self._refresh, self._bring = pointing, refresh, bring
        self._carried: CarriedItem | None = None
        self.drop_point: QPointF | None = None
        """Where cards were just let go, until their move is shown."""
        board.dragged.connect(self._carry)
        board.dropped.connect(self._drop)

    def give_up(self) -> None:
        """Let the cards that are carried go back."""
        if self._carried is not None:
            self._put_down()
            self._refresh()

    def _carry(self, name: str, at: QPointF) -> None:
        if self._carried is None:
            self._carried = self._picked_up(name)
        if self._carried is None:
            return
        self._carried.setPos(at)
        over = self._pointing.name_at(at)
        if over != self._pointing.carried_over:
            self._pointing.carried_over = over
            self._refresh()

    def _picked_up(self, name: str) -> CarriedItem | None:
        """Take the card of a hot spot, and all others that are selected with it."""
        slot, choosing = self._pointing.slot_of(name), self._choosing
        if slot is None or not choosing.playing:
            return None
        if slot not in choosing.selected:
            choosing.select([slot])
        faces = [face(card) for card in choosing.chosen()]
        carried = CarriedItem(self._scene.look, faces, self._scene.hand.card * 0.86)
        carried.setRotation(LEAN)
        self._scene.addItem(carried)
        self._scene.hand.hide_slots(choosing.selected)
        self._refresh()
        return carried

    def _drop(self, _name: str, at: QPointF) -> None:
        if self._carried is None:
            return
        self._put_down()
        over = self._pointing.name_at(at)
        if over is not None:
            self.drop_point = at
            self._bring(over)
            self.drop_point = None
        self._refresh()

    def _put_down(self) -> None:
        if self._carried is not None:
            self._scene.removeItem(self._carried)
        self._carried = None
        self._pointing.carried_over = None
        self._scene.hand.hide_slots(())
        self._pointing.cursor = None
