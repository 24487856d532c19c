"""The headline of a common moment without a page: what it is, and the card that each showed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFont, QPainter

from stockgames.ui.kit.boxes import bottom_part, centred, column_at, line_at, top_part
from stockgames.ui.kit.faces.portrait import HEIGHT, draw_portrait, portrait_box
from stockgames.ui.kit.fonts import REGULAR, SEMIBOLD
from stockgames.ui.kit.text import CENTRE, LEFT, draw_text, fitted, text_width
from stockgames.ui.kit.theme import Look
from stockgames.ui.table.common_moment import CommonMoment, MomentShown
from stockgames.ui.table.moment_cards import CardPainter
from stockgames.ui.table.table_context import TableContext

_LEAST_ROW: Final = 84.0
"""Where less is left, in px, there are words instead of cards."""
_LEADING: Final = 1.45
"""How high a line of a headline is, in sizes of its letters."""
_WHO: Final = 0.34
"""How much of the row faces and names take."""
_WIDEST: Final = 170.0
"""How wide a card's place gets, as designed."""


class HeadlinePainter:
    """One painting of a headline."""

    def __init__(self, painter: QPainter, look: Look, context: TableContext) -> None:
        self.painter, self.look, self.context = painter, look, context

    def paint(self, box: QRectF, moment: CommonMoment) -> None:
        """Paint a moment's title, and under it what was shown, into a box in px."""
        title = self._title_font(moment.title, box, 34 if moment.shown or moment.note else 46)
        high = title.pixelSize() * _LEADING
        row = bottom_part(box, box.height() - high)
        if moment.shown and row.height() >= _LEAST_ROW:
            head = top_part(box, high)
            self._cards(row, moment.shown)
        else:
            head = self._lines(box, high, moment.note.splitlines())
        draw_text(self.painter, head, moment.title, title, self.look.theme.heading, CENTRE)

    def _title_font(self, text: str, box: QRectF, largest: int) -> QFont:
        """Return the largest font in which a headline has room."""
        for size in range(largest, 17, -2):
            font = self.look.serif(size, SEMIBOLD)
            if text_width(text, font) <= box.width():
                return font
        return self.look.serif(16, SEMIBOLD)

    def _lines(self, box: QRectF, high: float, lines: Sequence[str]) -> QRectF:
        """Paint lines under a headline that is so high, in the middle; return its place."""
        note = self._note_font(lines, QSizeF(box.width(), box.height() - high))
        row = note.pixelSize() * _LEADING
        head = line_at(box, box.center().y() - (high + row * len(lines)) / 2, high)
        for number, line in enumerate(lines):
            told = line_at(box, head.bottom() + number * row, row)
            draw_text(self.painter, told, line, note, self.look.theme.text, CENTRE, elide=True)
        return head

    def _note_font(self, lines: Sequence[str], room: QSizeF) -> QFont:
        """Return the largest font in which the lines below a headline have room."""
        for size in range(24, 14, -1):
            font = self.look.serif(size, REGULAR)
            widest = max((text_width(line, font) for line in lines), default=0)
            if widest <= room.width() and font.pixelSize() * _LEADING * len(lines) <= room.height():
                return font
        return self.look.serif(14, REGULAR)

    def _cards(self, row: QRectF, shown: tuple[MomentShown, ...]) -> None:
        """Paint what each seat turned over, side by side in the middle."""
        width = min(row.width() / len(shown), max(110.0, self.look.px(_WIDEST)))
        left = row.center().x() - width * len(shown) / 2
        line = QRectF(0, 0, width - 8, row.height() * _WHO)
        faces = all(self._beside_face(line, one) is not None for one in shown)
        for place, one in enumerate(shown):
            cell = column_at(row, left + place * width, width).adjusted(4, 0, -4, 0)
            line = top_part(cell, row.height() * _WHO)
            if faces:
                self._who(line, one)
            else:
                self._name(line, one)
            below = bottom_part(cell, row.height() * (1 - _WHO) - 4)
            card = centred(below.center(), min(below.width(), below.height() * 1.5), below.height())
            CardPainter(self.painter, self.look).paint(card, one.card)

    def _face(self, line: QRectF) -> QRectF:
        """Return how large a face is in a line."""
        return portrait_box(QPointF(), min(line.height() * 0.92 / HEIGHT, line.width() * 0.36))

    def _beside_face(self, line: QRectF, one: MomentShown) -> QFont | None:
        """Return the font of a name beside its face; None where there is no room for it."""
        name = self.context.names[one.seat]
        room = line.width() - self._face(line).width() - self.look.margin(6)
        font = fitted(name, self.look.serif(20, SEMIBOLD), room)
        return font if text_width(name, font) <= room else None

    def _who(self, line: QRectF, one: MomentShown) -> None:
        """Paint a seat's face, and its name beside it."""
        name, face = self.context.names[one.seat], self._face(line)
        font = self._beside_face(line, one)
        assert font is not None
        beside, words = face.width() + self.look.margin(6), text_width(name, font) + 1
        left = line.center().x() - (beside + words) / 2
        face.moveCenter(QPointF(left + face.width() / 2, line.center().y()))
        draw_portrait(self.painter, face, self.context.portraits[one.seat], crest=False)
        told = column_at(line, left + beside, words)
        draw_text(self.painter, told, name, font, self.look.theme.text, LEFT)

    def _name(self, line: QRectF, one: MomentShown) -> None:
        name = self.context.names[one.seat]
        font = fitted(name, self.look.serif(20, SEMIBOLD), line.width())
        draw_text(self.painter, line, name, font, self.look.theme.text, CENTRE, elide=True)
