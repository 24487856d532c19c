"""A game's key moments, as sentences that can be clicked."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFocusEvent, QPainter
from PySide6.QtWidgets import QWidget

from stockgames.presentation.course import TALES, Tale
from stockgames.presentation.sentences.speech import say
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.fonts import SEMIBOLD
from stockgames.ui.theme.palette import INK, with_alpha
from stockgames.ui.theme.shapes import (
    column_at,
    disc,
    fill,
    inset,
    line_at,
    line_under,
    rounded,
    rule,
    stroke,
)
from stockgames.ui.theme.text import LEFT, RIGHT, draw_text, fitted, text_width
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.buttons import PaintedButton, draw_key_cap, key_cap_size
from stockgames.ui.widgets.focus import draw_focus_ring
from stockgames.ui.widgets.frames import draw_widget_panel, surface_of

_IVORY = QColor("#FBF4E2")


class TaleRow(PaintedButton):
    """A key moment: emblem, sentence, its effect and on whom, when, and its key."""

    lit = Signal(bool)
    """Whether it is hovered or focused."""

    def __init__(self, look: ThemeContext, tale: Tale, number: int, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.tale = tale
        self.number = number
        self._over = False
        self._shown = True
        self.setObjectName(f"tale-{number}")
        self.setText(tale.text)
        parts = (tale.text, tale.changes, tale.when)
        self.setAccessibleName(". ".join(part.rstrip(".") for part in parts if part))

    def key(self) -> str:
        """Return its shortcut key."""
        return str(self.number)

    def show_up(self, shown: bool) -> None:
        """Paint it, or leave its space empty until it is revealed."""
        if shown != self._shown:
            self._shown = shown
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(460, 50)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._set_over(True)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._set_over(False)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._set_over(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._set_over(False)

    def _set_over(self, over: bool) -> None:
        self._over = over
        self.lit.emit(over)
        self.update()

    def _paint(self, painter: QPainter) -> None:
        if not self._shown:
            return
        theme, look = self.look.theme, self.look
        face = inset(QRectF(self.rect()), 3)
        if self._over:
            fill(painter, rounded(face, 6), with_alpha(theme.line, 34))
        radius = min(face.height() * 0.36, max(12.0, look.px(17)))
        centre = QPointF(face.left() + radius + 6, face.center().y())
        fill(painter, disc(centre, radius), _IVORY)
        stroke(painter, disc(centre, radius), with_alpha(theme.line, 200), 1.2)
        draw_emblem(painter, self.tale.emblem, centre, radius * 0.6, INK, _IVORY)
        small = look.sans(14, SEMIBOLD)
        cap_width, cap_height = key_cap_size(self.key(), small)
        cap = QRectF(0, 0, cap_width, cap_height)
        cap.moveCenter(QPointF(face.right() - 6 - cap_width / 2, face.center().y()))
        draw_key_cap(painter, cap, self.key(), small, theme.text)
        wide = text_width(self.tale.when, small) + 6
        box = column_at(face, cap.left() - 10 - wide, wide)
        draw_text(painter, box, self.tale.when, small, theme.heading, RIGHT)
        left = centre.x() + radius + 14
        self._paint_words(painter, column_at(face, left, box.left() - 8 - left))
        if self.number > 1:  # between rows, but not at the panel's bottom
            above = face.top() - 2
            ends = QPointF(left, above), QPointF(face.right(), above)
            rule(painter, *ends, with_alpha(theme.line, 60), 0.8)
        if self._focus.visible:
            draw_focus_ring(painter, theme, face, 6, 1)

    def _paint_words(self, painter: QPainter, room: QRectF) -> None:
        theme, look = self.look.theme, self.look
        font, note = fitted(self.tale.text, look.serif(18), room.width(), 13), look.sans(14)
        both = font.pixelSize() * 1.3 + note.pixelSize() * 1.4
        if not self.tale.changes or room.height() < both:
            draw_text(painter, room, self.tale.text, font, theme.text, LEFT, elide=True)
            return
        box = line_at(room, room.center().y() - both / 2, font.pixelSize() * 1.3)
        draw_text(painter, box, self.tale.text, font, theme.text, LEFT, elide=True)
        box = line_under(box, note.pixelSize() * 1.4)
        note = fitted(self.tale.changes, note, box.width())
        draw_text(painter, box, self.tale.changes, note, theme.quiet_text, LEFT, elide=True)


class EndTales(BaseWidget):
    """A panel with a row for each key moment; the keys 1, 2 and 3 press them."""

    lit = Signal(int)
    """The number of the row that is hovered or focused; 0 for none."""
    chosen = Signal(int, int)
    """A row was clicked: the number of moves before it, and its turn or round."""

    def __init__(self, look: ThemeContext, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.rows: list[TaleRow] = []
        self._share = 1.0
        self.setObjectName("end-tales")

    def tell(self, tales: Sequence[Tale]) -> None:
        """Show other key moments."""
        self.setAccessibleName(say("table-what-it-turned-on"))
        if [row.tale for row in self.rows] == list(tales):
            return
        for old in self.rows:
            old.deleteLater()
        self.rows = [TaleRow(self.look, tale, n, self) for n, tale in enumerate(tales, 1)]
        for row in self.rows:
            row.lit.connect(lambda on, row=row: self.lit.emit(row.number if on else 0))
            row.clicked.connect(lambda _=False, tale=row.tale: self.chosen.emit(tale.step, tale.at))
        self._arrange()

    def press(self, key: str) -> bool:
        """Press the row with this key; return whether there is one."""
        for row in self.rows:
            if row.key() == key and row.isVisible():
                row.click()
                return True
        return False

    def unroll(self, share: float) -> None:
        """Reveal the first rows up to a share of all, 0 to 1."""
        self._share = share
        for row in self.rows:
            row.show_up(row.number <= share * len(self.rows) + 1e-6)

    def _arrange(self) -> None:
        room = surface_of(self).adjusted(8, 6, -8, -6)
        high = room.height() / TALES
        for number, row in enumerate(self.rows):
            rect = line_at(room, room.top() + number * high, high)
            row.setGeometry(rect.toRect())
        self.unroll(self._share)

    def _paint(self, painter: QPainter) -> None:
        draw_widget_panel(painter, self.look, surface_of(self), "")
