"""A painted table on which things are also carried from place to place with the mouse."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Generic, Protocol, TypeVar

from PySide6.QtCore import QPointF

from stockgames.engine.action import Action
from stockgames.engine.choosing import Choosing, Target
from stockgames.engine.errors import Refused
from stockgames.engine.event import Event
from stockgames.ui.sound.recipes import Sound
from stockgames.ui.table.drag_board import DragBoard
from stockgames.ui.table.game_scene import F
from stockgames.ui.table.game_words import V
from stockgames.ui.table.pointing_table import PointingTable

P = TypeVar("P", bound=Hashable)
"""What the game calls a place on its table."""
A_co = TypeVar("A_co", bound=Action, covariant=True)


class Carrying(Choosing[Target[P], A_co], Protocol[P, A_co]):
    """A choosing in which things can also be carried from one place to another at once."""

    def can_carry(self, place: P) -> bool:
        """Tell whether something lies there that can be carried elsewhere."""
        ...

    def takes(self, source: P, target: P) -> bool:
        """Tell whether carrying what lies at the source to the target changes anything."""
        ...

    def not_carried(self, source: P, target: P) -> Refused | None:
        """Return why what lies at the source cannot be carried to the target."""
        ...

    def carry(self, source: P, target: P) -> bool:
        """Carry what lies at the source to the target; tell whether it is not refused."""
        ...


class CarryingTable(PointingTable[V, F, Target[P]], Generic[V, F, P]):
    """Lets what lies at one target be dragged to another, and lights where it may go.

    A game's own table makes a `DragBoard`, and fills in the methods at the end.
    """

    choosing: Carrying[P, Action]
    board: DragBoard
    carried_from: P | None = None
    """Where what hangs on the mouse comes from."""

    def _connect(self, sound_of: Callable[[Event], Sound | None]) -> None:
        super()._connect(sound_of)
        self.board.dragged.connect(self._drag)
        self.board.dropped.connect(self._drop)

    def _drag(self, name: str, at: QPointF) -> None:
        if self.carried_from is None:
            target = self.choosing.target(name)
            if target is None or not self.choosing.can_carry(target.place):
                return
            self.choosing.back()
            self.carried_from = target.place
        self._show_carried(self.carried_from, at)
        self._mark()

    def _drop(self, name: str, at: QPointF) -> None:
        source = self.carried_from
        self._put_down()
        place = self._place_at(at, source) if source is not None else None
        was_on = self.board.focused_spot
        if source is not None and place is not None and not self.choosing.carry(source, place):
            why = self.choosing.not_carried(source, place)
            if why is not None:
                self.explained.emit(why)
        self._refresh()
        self._stay_near(at, was_on)

    def _put_down(self) -> None:
        self.carried_from = None
        self._show_carried(None, QPointF())

    def _is_lit(self, target: Target[P]) -> bool:
        if self.carried_from is not None:
            return self.choosing.takes(self.carried_from, target.place)
        return super()._is_lit(target)

    # For the game's own table

    def _place_at(self, at: QPointF, source: P) -> P | None:
        """Return where something from the source is put down if it is let go at a point."""
        target = self.choosing.target(self.board.spot_at(at))
        return target.place if target is not None else None

    def _show_carried(self, source: P | None, at: QPointF) -> None:
        """Show what lies at the source hanging on the mouse at a point; None shows nothing."""
        raise NotImplementedError
