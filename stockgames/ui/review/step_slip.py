"""The slip that says what a step was: who, what, and what came of it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QWidget

from stockgames.evenings.person import Portrait
from stockgames.ui.kit.boxes import centred, line_at, line_under
from stockgames.ui.kit.engraving import draw_frame, draw_rosette
from stockgames.ui.kit.faces.portrait import HEIGHT, draw_portrait
from stockgames.ui.kit.palette import with_alpha
from stockgames.ui.kit.shapes import inset
from stockgames.ui.kit.surfaces import draw_paper
from stockgames.ui.kit.text import CENTRE, LEFT, draw_text, shortened, wrapped_height
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.frames import SHADOW_MARGIN, surface_of
from stockgames.ui.kit.widgets.kit_widget import KitWidget
from stockgames.ui.table.game_words import LogEntry

_EDGE: Final = SHADOW_MARGIN + 14
_TALL: Final = 96
"""Pixels of the design that a face above the words is high where few are said."""


class StepSlip(KitWidget):
    """A slip of paper with a face, a sentence in serif, and the notes below it."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._entry = LogEntry(0, "", "")
        self._portrait: Portrait | None = None
        self._most = 10_000
        self.setObjectName("step-slip")
        look.changed.connect(self.update)

    @property
    def entry(self) -> LogEntry:
        """What is told."""
        return self._entry

    def tell(self, entry: LogEntry, portrait: Portrait | None) -> None:
        """Tell a step, with the face of whoever made it."""
        self._entry, self._portrait = entry, portrait
        self.setAccessibleName(entry.plain())
        self._shrink()
        self.update()

    def fit(self) -> None:
        """Be no higher than what it says, in the place that it was given."""
        self._most = self.height()
        self._shrink()

    def _shrink(self) -> None:
        """Lie as flat as the words let it; stand as high as the place where that is high."""
        high: float = self._most
        if not self._stands:
            words = self._height_of_words(self._area().width())
            high = min(high, max(words, self.look.px(46) * HEIGHT) + 2 * _EDGE)
        self.resize(self.width(), round(high))

    def _height_of_words(self, wide: float) -> float:
        text, sans = wrapped_height(self._entry.text, self.look.serif(19), wide), self.look.sans(15)
        return text + 6 + sum(wrapped_height(note, sans, wide) + 2 for note in self._entry.notes)

    @property
    def _stands(self) -> bool:
        """Whether the place is high enough for a face above the words, however many they are."""
        words = 3 * self.look.serif(19).pixelSize() + 2 * self.look.sans(15).pixelSize()
        return self._most >= self.look.px(_TALL) + words + 2 * _EDGE

    def _area(self) -> QRectF:
        """Return where the words lie, beside the face or below it."""
        area, gap, face = inset(self._sheet(), 14), self.look.px(12), self._face()
        if self._stands:
            area.setTop(face.bottom() + 2 * gap)
        elif self._portrait is not None:
            area.setLeft(face.right() + gap)
        return area

    def _face(self) -> QRectF:
        """Return where the face lies."""
        area = inset(self._sheet(), 14)
        if not self._stands:
            wide = min((self._most - 2 * _EDGE) / HEIGHT, self.look.px(46))
            return QRectF(area.topLeft(), QSizeF(wide, wide * HEIGHT))
        room = area.height() - self._height_of_words(area.width()) - self.look.px(40)
        high = max(self.look.px(_TALL) * 0.75, min(self._most * 0.34, room))
        middle = QPointF(area.center().x(), area.top() + self.look.px(16) + high / 2)
        return centred(middle, high / HEIGHT, high)

    def _sheet(self) -> QRectF:
        return surface_of(self)

    def _paint(self, painter: QPainter) -> None:
        """Paint the paper and what it says, as far as it has room."""
        theme, sheet, face = self.look.theme, self._sheet(), self._face()
        draw_paper(painter, theme, sheet)
        draw_frame(painter, inset(sheet, 5), with_alpha(theme.line, 150), radius=2)
        if self._stands:
            ring, high = with_alpha(theme.line, 120), face.height()
            draw_rosette(painter, face.center(), high * 0.38, high * 0.6, ring, lobes=9)
        if self._portrait is not None:
            draw_portrait(painter, face, self._portrait)
        self._paint_words(painter, self._area())

    def _serif(self, area: QRectF) -> QFont:
        """Return the font of the sentence, smaller where it would be cut short."""
        fonts = (self.look.serif(size) for size in (19, 17, 15))
        usual, *smaller = fonts
        fitting = (
            font
            for font in (usual, *smaller)
            if wrapped_height(self._entry.text, font, area.width()) <= area.height()
        )
        return next(fitting, smaller[-1])

    def _paint_words(self, painter: QPainter, area: QRectF) -> None:
        look, theme = self.look, self.look.theme
        align = CENTRE if self._stands else LEFT
        serif, sans = self._serif(area), look.sans(15)
        text = shortened(self._entry.text, serif, area.width(), area.height())
        box = line_at(area, area.top() - 2, wrapped_height(text, serif, area.width()) + 2)
        draw_text(painter, box, text, serif, theme.ink, align, wrap=True)
        box = line_under(box, 2, 2)
        for note in self._entry.notes:
            box = line_under(box, wrapped_height(note, sans, area.width()), 2)
            if box.bottom() > area.bottom() + 4:
                return
            draw_text(painter, box, note, sans, theme.quiet_ink, align, wrap=True)
