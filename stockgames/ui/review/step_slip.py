"""The slip that says what a step was: who, what, and what came of it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QWidget

from stockgames.evenings.person import Portrait
from stockgames.ui.kit.boxes import line_at
from stockgames.ui.kit.engraving import draw_frame
from stockgames.ui.kit.faces.portrait import HEIGHT, draw_portrait
from stockgames.ui.kit.palette import with_alpha
from stockgames.ui.kit.shapes import inset
from stockgames.ui.kit.surfaces import draw_paper
from stockgames.ui.kit.text import LEFT, draw_text, shortened, wrapped_height
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.frames import SHADOW_MARGIN, surface_of
from stockgames.ui.kit.widgets.kit_widget import KitWidget
from stockgames.ui.table.game_words import LogEntry


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
        wide = self._area().width()
        text = wrapped_height(self._entry.text, self.look.serif(19), wide)
        sans = self.look.sans(15)
        notes = sum(wrapped_height(note, sans, wide) + 2 for note in self._entry.notes)
        needed = text + notes + 6 + 2 * (SHADOW_MARGIN + 14)
        least = self.look.px(46) * HEIGHT + 2 * (SHADOW_MARGIN + 14)
        self.resize(self.width(), round(min(self._most, max(needed, least))))

    def _area(self) -> QRectF:
        """Return where the words lie, beside the face."""
        area = inset(self._sheet(), 14)
        if self._portrait is not None:
            area.setLeft(area.left() + self._face_width() + self.look.px(12))
        return area

    def _face_width(self) -> float:
        return min((self._most - 2 * (SHADOW_MARGIN + 14)) / HEIGHT, self.look.px(46))

    def _sheet(self) -> QRectF:
        return surface_of(self)

    def _paint(self, painter: QPainter) -> None:
        """Paint the paper and what it says, as far as it has room."""
        theme, sheet = self.look.theme, self._sheet()
        draw_paper(painter, theme, sheet)
        draw_frame(painter, inset(sheet, 5), with_alpha(theme.line, 150), radius=2)
        if self._portrait is not None:
            corner, wide = inset(sheet, 14).topLeft(), self._face_width()
            face = QRectF(corner.x(), corner.y(), wide, wide * HEIGHT)
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
        serif, sans = self._serif(area), look.sans(15)
        text = shortened(self._entry.text, serif, area.width(), area.height())
        height = wrapped_height(text, serif, area.width())
        box = line_at(area, area.top() - 2, height + 2)
        draw_text(painter, box, text, serif, theme.ink, LEFT, wrap=True)
        y = box.bottom() + 4
        for note in self._entry.notes:
            height = wrapped_height(note, sans, area.width())
            if y + height > area.bottom() + 4:
                return
            box = QRectF(QPointF(area.left(), y), area.bottomRight())
            box.setHeight(height)
            draw_text(painter, box, note, sans, theme.quiet_ink, LEFT, wrap=True)
            y += height + 2
