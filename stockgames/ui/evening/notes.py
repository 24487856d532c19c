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
        """Paint the panel and the facts, without second lines where those have no room."""
        painter, look = painter_on(self), self._look
        area = inset(QRectF(self.rect()), SHADOW_MARGIN)
        draw_widget_panel(painter, look, area, say("evening-before-the-bell"))
        strong, text = look.sans(16, SEMIBOLD), look.sans(14)
        top = area.top() + look.caption().pixelSize() * 1.7 + 20
        width, gap = area.width() - 36, look.px(8)

        def tall(first: str, second: str) -> tuple[float, float]:
            return wrapped_height(first, strong, width), wrapped_height(second, text, width)

        whole = sum(sum(tall(*line)) + 2 * gap for line in self._lines) - gap
        brief = top + whole > area.bottom()
        gap = gap * 0.4 if brief else gap
        y = top
        for place, (first, second) in enumerate(self._lines):
            head, foot = tall(first, second)
            foot = 0.0 if brief else foot
            if y + head + foot > area.bottom() - 4:
                return
            if place:
                ends = QPointF(area.left() + 18, y), QPointF(area.right() - 18, y)
                rule(painter, *ends, with_alpha(look.theme.line, 90))
                y += gap
            box = QRectF(area.left() + 18, y, width, head)
            draw_text(painter, box, first, strong, look.theme.text, LEFT, wrap=True)
            box = QRectF(area.left() + 18, y + head, width, foot)
            if not brief:
                draw_text(painter, box, second, text, look.theme.quiet_text, LEFT, wrap=True)
            y += head + foot + gap
