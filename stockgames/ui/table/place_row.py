"""One place on the end sheet."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from stockgames.evenings.person import Portrait
from stockgames.ui.kit.baking import painter_on
from stockgames.ui.kit.engraving import draw_frame
from stockgames.ui.kit.faces.portrait import draw_portrait, portrait_box
from stockgames.ui.kit.fonts import BOLD
from stockgames.ui.kit.palette import with_alpha
from stockgames.ui.kit.shadows import draw_rounded_shadow
from stockgames.ui.kit.shapes import falling, fill, inset, rounded, stroke
from stockgames.ui.kit.text import CENTRE, LEFT, RIGHT, draw_text, text_width
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.focus import FocusWatch, draw_focus_ring
from stockgames.ui.table.game_table import ResultRow

_OX = QColor("#7B1E22")
_FIRST = (QColor("#FDF6E4"), QColor("#E2CF9E"))
_INK, _QUIET_INK = QColor("#231D15"), QColor("#5A4A2C")
_LOW = 44
"""A row with less height has no room for two lines."""


class _Inks(NamedTuple):
    """The colours of name and score, of the note, and of the place."""

    strong: QColor
    quiet: QColor
    place: QColor


class PlaceRow(QAbstractButton):
    """One place; choosing it unfolds its score."""

    def __init__(
        self,
        look: Look,
        row: ResultRow,
        name: str,
        portrait: Portrait,
        place: str,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self.row = row
        self._name, self._portrait = name, portrait
        self._place = place
        self._focus = FocusWatch(self)
        self.setCheckable(True)
        self.setObjectName(f"place-{row.place}")
        self.setAccessibleName(f"{place}  {name}  {row.score}. {row.note}".strip())
        self.setAccessibleDescription("; ".join(f"{s.text}: {s.amount}" for s in row.lines))
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        """Return a usual size; the sheet decides."""
        return QSize(400, 70)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the row: the winner on paper, the others on cloth."""
        painter = painter_on(self)
        face, inks = inset(QRectF(self.rect()), 6), self._inks()
        self._paint_face(painter, face)
        size = min(40.0 if self._first else 25.0, face.height() * 0.5)
        wide = face.height() * 0.62 + 44 if self._place else 14.0
        box = QRectF(face.left() + 6, face.top(), wide, face.height())
        draw_text(painter, box, self._place, self._look.serif(size, BOLD), inks.place, CENTRE)
        radius = min(face.height() * 0.36, max(20.0, self._look.px(40 if self._first else 28)))
        centre = QPointF(box.right() + radius, face.center().y())
        draw_portrait(painter, portrait_box(centre, 1.9 * radius), self._portrait)
        left = centre.x() + radius + 12
        room = QRectF(left, face.top(), face.right() - 16 - left, face.height())
        font = self._look.serif(min(34.0 if self._first else 22.0, face.height() * 0.48))
        draw_text(painter, room, self.row.score, font, inks.strong, RIGHT)
        room.setRight(room.right() - text_width(self.row.score, font) - 10)
        self._paint_words(painter, room, inks)

    @property
    def _first(self) -> bool:
        return self.row.place == 1

    def _inks(self) -> _Inks:
        theme = self._look.theme
        if self._first:
            return _Inks(_INK, _QUIET_INK, _OX)
        return _Inks(theme.text, theme.quiet_text, theme.text)

    def _paint_face(self, painter: QPainter, face: QRectF) -> None:
        theme = self._look.theme
        if self._first:
            draw_rounded_shadow(painter, theme, face, 9, blur=6, offset=2)
            fill(painter, rounded(face, 9), falling(face, (0.0, _FIRST[0]), (1.0, _FIRST[1])))
            brass = with_alpha(theme.brass_dark, 170)
            draw_frame(painter, inset(face, 5), brass, radius=5, gap=4, outer_width=1)
        else:
            shades = (0.0, theme.plate_top), (1.0, theme.plate_bottom)
            fill(painter, rounded(face, 9), falling(face, *shades))
            stroke(painter, rounded(inset(face, 0.5), 9), with_alpha(theme.line, 120), 0.9)
        if self.isChecked():
            stroke(painter, rounded(inset(face, 1), 8), theme.line, 2)
        if self._focus.visible:
            draw_focus_ring(painter, theme, face, 9, 3)

    def _paint_words(self, painter: QPainter, room: QRectF, inks: _Inks) -> None:
        """Paint the name over the note, or beside it in a low row."""
        look, note = self._look, self._look.sans(14)
        name = look.serif(min(26.0 if self._first else 19.0, room.height() * 0.4))
        if room.height() < _LOW:
            draw_text(painter, room, self._name, name, inks.strong, LEFT, elide=True)
            room.setLeft(room.left() + text_width(self._name, name) + 14)
            draw_text(painter, room, self.row.note, note, inks.quiet, LEFT, elide=True)
            return
        box = QRectF(room.left(), room.center().y() - name.pixelSize() * 1.18, room.width(), 0)
        box.setHeight(name.pixelSize() * 1.25)
        draw_text(painter, box, self._name, name, inks.strong, LEFT, elide=True)
        box = QRectF(room.left(), box.bottom(), room.width(), note.pixelSize() * 1.35)
        draw_text(painter, box, self.row.note, note, inks.quiet, LEFT, elide=True)
