"""The middle of a reveal: the game's picture, and the public values."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from stockgames.ui.table.reveal_data import MomentValue, TableReveal
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.fonts import SEMIBOLD, serif
from stockgames.ui.theme.palette import with_alpha
from stockgames.ui.theme.shapes import (
    bottom_part,
    column_at,
    fill,
    inset,
    left_part,
    line_at,
    polygon,
    rounded,
    rule,
    stroke,
    top_part,
)
from stockgames.ui.theme.surfaces import draw_paper
from stockgames.ui.theme.text import CENTRE, LEFT, RIGHT, draw_text, fitted, text_width


class MiddlePainter:
    """One painting of the middle of a reveal's page."""

    def __init__(
        self, painter: QPainter, look: ThemeContext, moment: TableReveal, gone: float = 1.0
    ) -> None:
        self.painter, self.look, self.moment = painter, look, moment
        self.gone = gone
        """The progress of the picture's animation, 0 to 1."""
        self.theme = look.theme

    def paint(self, area: QRectF) -> None:
        """Paint a picture above plates, or else the values below each other."""
        if self.moment.picture is not None:
            self._picture(area)
        else:
            self._values(area)

    def _plate_height(self) -> float:
        return max(66.0, self.look.px(92)) if self.moment.values else 0.0

    def _gap(self) -> float:
        return max(6.0, self.look.px(12))

    def picture_box(self, area: QRectF) -> QRectF:
        """Return the rect of the game's picture within an area, above the plates of values."""
        below = self._plate_height() + (self._gap() if self.moment.values else 0.0)
        return area.adjusted(0, 4, 0, -below)

    def paint_picture(self, area: QRectF) -> None:
        """Paint only the game's picture."""
        if self.moment.picture is not None:
            box = self.picture_box(area)
            self.moment.picture.paint(self.painter, self.look, box, self.gone)

    def _picture(self, area: QRectF) -> None:
        self.paint_picture(area)
        values, gap, plate = self.moment.values, self._gap(), self._plate_height()
        row = bottom_part(area, plate)
        width = (row.width() - gap * (len(values) - 1)) / max(1, len(values))
        for place, value in enumerate(values):
            box = QRectF(row.left() + place * (width + gap), row.top(), width, plate)
            self._plate(box, value)

    def _plate(self, box: QRectF, value: MomentValue) -> None:
        """Paint a value on a plate: its name, its causes, before and after."""
        theme, look = self.theme, self.look
        radius, side = look.corner(6), look.margin(10)
        draw_paper(self.painter, theme, box, radius=radius)
        edge = with_alpha(value.mark.colour, 190)
        stroke(self.painter, rounded(inset(box, 1), radius), edge, look.margin(1.8))
        inner = box.adjusted(side, look.margin(4), -side, -look.margin(4))
        name = look.serif(20, SEMIBOLD)
        head = top_part(inner, name.pixelSize() * 1.35)
        words = self._beside_emblem(head, value, 0.42, look.margin(6))
        note = look.sans(16)
        name = fitted(value.name, name, words.width() - text_width(value.note, note) - 8, 15)
        draw_text(self.painter, words, value.name, name, value.mark.colour, LEFT, elide=True)
        words.setLeft(words.left() + text_width(value.name, name) + 4)
        note = fitted(value.note, note, words.width())
        if text_width(value.note, note) <= words.width():
            draw_text(self.painter, words, value.note, note, theme.ink, RIGHT)
        below = line_at(inner, head.bottom() - 2, inner.bottom() - (head.bottom() - 2))
        self._way(below, value)

    def _values(self, area: QRectF) -> None:
        look, top = self.look, area.top()
        if self.moment.note:
            box = line_at(area, top, look.text_px(22) * 1.5)
            font = look.serif(22)
            draw_text(
                self.painter, box, self.moment.note, font, self.theme.text, CENTRE, elide=True
            )
            top = box.bottom() + 4
        values = self.moment.values
        if not values:
            return
        gap, count = max(8.0, look.px(16)), len(values)
        height = (area.bottom() - top - gap * (count - 1)) / count
        height = min(height, max(120.0, look.px(210)))
        top += (area.bottom() - top - count * height - gap * (count - 1)) / 2
        for i, value in enumerate(values):
            self._value(line_at(area, top + i * (height + gap), height), value)

    def _value(self, box: QRectF, value: MomentValue) -> None:
        theme, look = self.theme, self.look
        draw_paper(self.painter, theme, box, radius=6)
        fill(self.painter, rounded(left_part(box, look.margin(8)), 3), value.mark.colour)
        line = with_alpha(value.mark.colour, 150)
        stroke(self.painter, rounded(inset(box, 1), 6), line, 1.4)
        inner = box.adjusted(*(look.margin(side) for side in (18, 6, -12, -6)))
        name = look.serif(24, SEMIBOLD)
        head = top_part(inner, name.pixelSize() * 1.3)
        words = self._beside_emblem(head, value, 0.4, look.margin(10))
        draw_text(self.painter, words, value.name, name, value.mark.colour, LEFT)
        draw_text(self.painter, head, value.note, look.sans(18, SEMIBOLD), theme.quiet_ink, RIGHT)
        why = look.sans(17)
        foot = why.pixelSize() * 1.4 if value.why else 0.0
        middle = line_at(inner, head.bottom(), inner.bottom() - foot - head.bottom())
        self._way(middle, value)
        below = line_at(inner, middle.bottom(), foot)
        text = "   ".join(value.why)
        draw_text(self.painter, below, text, why, theme.quiet_ink, CENTRE, elide=True)

    def _beside_emblem(self, head: QRectF, value: MomentValue, share: float, gap: float) -> QRectF:
        """Paint a value's emblem at the left of its head; return the rect for texts.

        The emblem's half-width is `share` of the head's height; texts start `gap` px after it.
        """
        half, mark = head.height() * share, value.mark
        at = QPointF(head.left() + half, head.center().y())
        draw_emblem(self.painter, mark.emblem, at, half, mark.colour, self.theme.paper_light)
        return head.adjusted(2 * half + gap, 0, 0, 0)

    def _way(self, box: QRectF, value: MomentValue) -> None:
        """Paint a value before and after, the new one in the largest type."""
        look, colour = self.look, value.mark.colour or self.theme.ink
        size = max(24.0, min(box.height() * 0.86, look.px(72), box.width() * 0.21))
        old, new = serif(size * 0.74), serif(size, SEMIBOLD)
        arrow = size * 1.15 if value.before else 0.0
        before = text_width(value.before, old)
        width = before + arrow + text_width(value.after, new)
        left = column_at(box, box.center().x() - width / 2, before + 4)
        draw_text(self.painter, left, value.before, old, self.theme.quiet_ink, LEFT)
        if value.before:
            start = left.left() + before + size * 0.2
            self._arrow(QPointF(start, box.center().y() + 1), size * 0.75, colour)
        right = column_at(box, box.center().x() + width / 2, 0)
        right.setLeft(right.left() - text_width(value.after, new) - 2)
        draw_text(self.painter, right, value.after, new, colour, LEFT)

    def _arrow(self, start: QPointF, length: float, colour: QColor) -> None:
        """Paint an arrow to the right, `length` px from end to tip."""
        x, y, head = start.x() + length, start.y(), length * 0.34
        stem = max(2.0, length * 0.1)
        rule(self.painter, start, QPointF(x - head * 0.8, y), colour, stem)
        tip = ((x, y), (x - head, y - head * 0.62), (x - head, y + head * 0.62))
        fill(self.painter, polygon(tip), colour)
