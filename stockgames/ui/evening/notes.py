"""Before the bell: what is worth knowing before the next game."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from stockgames.evenings.facts import PageFacts
from stockgames.ui.evening.words import before_the_bell
from stockgames.ui.kit.baking import painter_on
from stockgames.ui.kit.fonts import SEMIBOLD
from stockgames.ui.kit.palette import with_alpha
from stockgames.ui.kit.shapes import inset, rule
from stockgames.ui.kit.text import LEFT, draw_text, wrapped_height
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.frames import SHADOW_MARGIN, draw_widget_panel
from stockgames.ui.sentences.speech import say


class Notes(QWidget):
    """A panel with a few facts of two lines each."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._lines: list[tuple[str, str]] = []
        self.setObjectName("notes")

    def show_facts(self, facts: PageFacts) -> None:
        """Show what is worth knowing of an evening."""
        self._lines = before_the_bell(facts)
        told = " ".join(f"{first}. {second}." for first, second in self._lines)
        self.setAccessibleName(say("evening-before-the-bell"))
        self.setAccessibleDescription(told)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the panel and as many facts as have room."""
        painter, look = painter_on(self), self._look
        area = inset(QRectF(self.rect()), SHADOW_MARGIN)
        draw_widget_panel(painter, look, area, say("evening-before-the-bell"))
        strong, text = look.sans(16, SEMIBOLD), look.sans(14)
        y = area.top() + look.caption().pixelSize() * 1.7 + 20
        width = area.width() - 36
        for place, (first, second) in enumerate(self._lines):
            tall = wrapped_height(first, strong, width), wrapped_height(second, text, width)
            if y + sum(tall) > area.bottom() - 4:
                return
            if place:
                ends = QPointF(area.left() + 18, y), QPointF(area.right() - 18, y)
                rule(painter, *ends, with_alpha(look.theme.line, 90))
                y += look.px(8)
            box = QRectF(area.left() + 18, y, width, tall[0])
            draw_text(painter, box, first, strong, look.theme.text, LEFT, wrap=True)
            box = QRectF(area.left() + 18, y + tall[0], width, tall[1])
            draw_text(painter, box, second, text, look.theme.quiet_text, LEFT, wrap=True)
            y += sum(tall) + look.px(8)
