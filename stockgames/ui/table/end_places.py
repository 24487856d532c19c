"""The places of a closing page, the winner first; choosing one unfolds its score."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QButtonGroup, QWidget

from stockgames.engine.seat import SeatId
from stockgames.ui.kit.boxes import line_at
from stockgames.ui.kit.faces.usual import portraits_at
from stockgames.ui.kit.shapes import inset
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.frames import draw_widget_panel, surface_of
from stockgames.ui.kit.widgets.kit_widget import KitWidget
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.game_words import ResultRow
from stockgames.ui.table.place_row import PlaceRow


class EndPlaces(KitWidget):
    """A panel with a row for each place."""

    unfolded = Signal(object)
    """A `ResultRow` was chosen."""
    lit = Signal(object)
    """The seat whose row the mouse or the keyboard is on; None when it has left."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._page = parent
        self.rows: list[PlaceRow] = []
        self._group = QButtonGroup(self)
        self.setObjectName("end-places")

    def tell(self, rows: Sequence[ResultRow], names: Sequence[str], own: SeatId | None) -> None:
        """Show other places; the one that was chosen stays chosen."""
        chosen = next((i for i, old in enumerate(self.rows) if old.isChecked()), None)
        focused = next((i for i, old in enumerate(self.rows) if old.hasFocus()), None)
        if focused is not None:
            self._page.setFocus()  # else a button would take Enter
        for old in self.rows:
            self._group.removeButton(old)
            old.deleteLater()
        faces = portraits_at(names)
        shine = own if own is not None else rows[0].seat if rows else None
        self.rows = []
        for at, row in enumerate(rows):
            place = ordinal(row.place) if len(rows) > 1 else ""  # alone nobody is first
            button = PlaceRow(
                self.look,
                row,
                names[row.seat],
                faces[row.seat],
                place,
                self,
                lit=row.seat == shine,
            )
            button.toggled.connect(lambda on, row=row: self.unfolded.emit(row) if on else None)
            button.attended.connect(lambda on, seat=row.seat: self.lit.emit(seat if on else None))
            button.stepped.connect(lambda by, at=at: self._step(at + by))
            self._group.addButton(button)
            self.rows.append(button)
            button.show()
        if chosen is not None and chosen < len(self.rows):
            self.rows[chosen].setChecked(True)
        if focused is not None and focused < len(self.rows):
            self.rows[focused].setFocus(Qt.FocusReason.OtherFocusReason)
        self._arrange()

    def _step(self, to: int) -> None:
        """Go to another row, if it is there, and unfold it."""
        if 0 <= to < len(self.rows):
            self.rows[to].setFocus(Qt.FocusReason.TabFocusReason)
            self.rows[to].setChecked(True)

    def fold(self) -> None:
        """Let no place be chosen any more."""
        self._group.setExclusive(False)
        for row in self.rows:
            row.setChecked(False)
        self._group.setExclusive(True)

    def rise(self, share: float) -> None:
        """Show the last places up to a share of all, 0 to 1."""
        hidden = len(self.rows) - round(share * len(self.rows))
        for number, row in enumerate(self.rows):
            row.show_up(number >= hidden)

    def _arrange(self) -> None:
        surface = surface_of(self)
        top = surface.top() + self.look.below_caption(18)
        if not self.rows:
            return
        high = min(
            (surface.bottom() - self.look.margin(6) - top) / len(self.rows), self.look.px(104)
        )
        for number, row in enumerate(self.rows):
            rect = line_at(inset(surface, self.look.margin(8)), top + number * high, high)
            row.setGeometry(rect.toRect())

    def _paint(self, painter: QPainter) -> None:
        """Paint the panel."""
        draw_widget_panel(painter, self.look, surface_of(self), say("table-places"))


def ordinal(place: int) -> str:
    """Return a place as an ordinal number."""
    ordinals = (
        say("table-1st"),
        say("table-2nd"),
        say("table-3rd"),
        say("table-4th"),
        say("table-5th"),
        say("table-6th"),
        say("table-7th"),
        say("table-8th"),
        say("table-9th"),
        say("table-10th"),
    )
    return ordinals[place - 1]
