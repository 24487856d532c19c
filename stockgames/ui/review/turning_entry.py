"""One turning point in the list: a face, what was done, what was better, and a bar of both."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from stockgames.evenings.person import Portrait
from stockgames.ui.kit.emblems import draw_emblem
from stockgames.ui.kit.engraving import draw_hatch
from stockgames.ui.kit.faces.portrait import draw_portrait, portrait_box
from stockgames.ui.kit.fonts import BOLD, SEMIBOLD
from stockgames.ui.kit.palette import Theme, with_alpha
from stockgames.ui.kit.shapes import fill, polygon, rounded, rule, stroke
from stockgames.ui.kit.text import LEFT, RIGHT, draw_text, shortened, text_width, wrapped_height
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.focus import draw_focus_ring, pressable
from stockgames.ui.kit.widgets.marked import Marked
from stockgames.ui.kit.widgets.naming import set_tip
from stockgames.ui.review.turning_words import ToldPoint

BAR: Final = 11.0
"""How high a bar is, in pixels."""
_FACE: Final = 30.0
_PAD: Final = 8.0
DETAILS: Final = 2
_LINES: Final = 2
"""Lines that a sentence may take."""


class TurningEntry(Marked):
    """An entry that leads to its step; checked while one is there."""

    def __init__(
        self,
        look: Look,
        told: ToldPoint,
        portrait: Portrait,
        most: float,
        parent: QWidget | None = None,
    ) -> None:
        """`most` is where the bar ends, in the scale of what is told."""
        super().__init__(parent)
        self.look, self.told, self._portrait, self._most = look, told, portrait, most
        self._focus = pressable(self)
        self.detail = DETAILS
        """How much is said beside what was done: nothing, what is compared, and why."""
        self.setObjectName(f"turning-{told.step}")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(told.plain())
        set_tip(self, "\n".join(part for part in (told.compared, told.why) if part))

    def lay(self, width: int) -> None:
        """Take a width, and as much height as what it says takes there."""
        self.setFixedSize(width, round(self._height(width)))

    def _said(self) -> list[str]:
        both = (self.told.compared, self.told.why)
        return [words for words in both[: self.detail] if words]

    def _fonts(self) -> tuple[QFont, QFont]:
        return self.look.serif(17, SEMIBOLD), self.look.sans(14)

    def _left(self) -> float:
        return max(24.0, self.look.px(_FACE)) + 2 * _PAD

    def _height(self, width: float) -> float:
        title, text = self._fonts()
        room = width - self._left() - _PAD
        lines = [(self.told.done, title), *((words, text) for words in self._said())]
        high = sum(_height_of(words, font, room) for words, font in lines)
        return text.pixelSize() * 1.35 + high + self._bar_height() + 2 * _PAD + 4

    def _bar_height(self) -> float:
        return max(BAR, self.look.sans(15).pixelSize() * 1.25)

    def _paint(self, painter: QPainter) -> None:
        """Paint face, words and bar; the present one lies on brass."""
        theme = self.look.theme
        area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.isChecked() or self.underMouse():
            alpha = 80 if self.isChecked() else 34
            fill(painter, rounded(area, 6), with_alpha(theme.line, alpha))
        if self.isChecked():
            stroke(painter, rounded(area, 6), with_alpha(theme.line, 200), 1.2)
        wide = self._left() - 2 * _PAD
        middle = QPointF(area.left() + self._left() / 2, area.top() + _PAD + wide * 0.62)
        draw_portrait(painter, portrait_box(middle, wide), self._portrait)
        self._paint_words(painter, theme, area)
        if self._focus.visible:
            draw_focus_ring(painter, theme, area, 6, 0)

    def _paint_words(self, painter: QPainter, theme: Theme, area: QRectF) -> None:
        title, text = self._fonts()
        line = QRectF(area.left() + self._left(), area.top() + _PAD, 0, text.pixelSize() * 1.35)
        line.setRight(area.right() - _PAD)
        draw_text(painter, line, self.told.when, text, theme.quiet_text, LEFT, elide=True)
        colours = (theme.text, theme.quiet_text)
        lines = [(self.told.done, title, theme.heading)]
        lines += [(w, text, colour) for w, colour in zip(self._said(), colours, strict=False)]
        for words, font, colour in lines:
            line.moveTop(line.bottom())
            line.setHeight(_height_of(words, font, line.width()))
            fitting = shortened(words, font, line.width(), line.height() + 1)
            draw_text(painter, line, fitting, font, colour, LEFT, wrap=True)
        line.moveTop(line.bottom() + 3)
        line.setHeight(self._bar_height())
        self._paint_bar(painter, theme, line)

    def _paint_bar(self, painter: QPainter, theme: Theme, line: QRectF) -> None:
        """Paint what was won by it, what was left on the table, and the figure."""
        told, font = self.told, self.look.sans(16, BOLD)
        colour = theme.good if told.is_found else theme.warning
        room = text_width("\N{MINUS SIGN}000", font) + 18
        draw_text(painter, line, told.figure, font, colour, RIGHT)
        if told.is_found:
            x = line.right() - text_width(told.figure, font) - 12
            draw_emblem(painter, "check", QPointF(x, line.center().y()), 6, colour, theme.face)
        bar = QRectF(line.left(), line.center().y() - BAR / 2, line.width() - room, BAR)
        fill(painter, rounded(bar, 2), with_alpha(theme.line, 46))
        made, other = (
            bar.width() * min(1.0, part / self._most) for part in (told.made, told.other)
        )
        fill(painter, rounded(QRectF(bar.left(), bar.top(), made, BAR), 2), colour)
        if other > made:
            left = QRectF(bar.left() + made, bar.top(), other - made, BAR)
            draw_hatch(painter, rounded(left, 1), with_alpha(colour, 210), gap=3.2, width=1.2)
        stroke(painter, rounded(bar, 2), with_alpha(theme.line, 150), 0.8)
        x, top = bar.left() + other, bar.top()
        rule(painter, QPointF(x, top - 2), QPointF(x, bar.bottom() + 1), theme.text, 1.4)
        fill(painter, polygon([(x - 4, top - 4), (x + 4, top - 4), (x, top + 1)]), theme.text)


def _height_of(words: str, font: QFont, room: float) -> float:
    most = _LINES * QFontMetricsF(font).lineSpacing() + 1
    return min(most, wrapped_height(words, font, max(40.0, room)))
