"""Somebody of the house, to be pressed when they come or leave."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from stockgames.evenings.facts import Neighbour
from stockgames.ui.kit.emblems import draw_emblem
from stockgames.ui.kit.faces.portrait import HEIGHT, draw_portrait, portrait_box
from stockgames.ui.kit.shapes import disc, fill, stroke
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.buttons import KitButton
from stockgames.ui.kit.widgets.naming import name_and_tip
from stockgames.ui.sentences.speech import say


class PersonChip(KitButton):
    """A button with a portrait and a name; who is here has a tick."""

    def __init__(self, look: Look, one: Neighbour, parent: QWidget) -> None:
        super().__init__(look, one.name, emblem="person", text_size=15, parent=parent)
        self._one = one
        self.setObjectName(f"person-{one.id}")
        self.setCheckable(True)
        self.setChecked(one.is_here)
        words = say("evening-is-here-press", name=one.name)
        if not one.is_here:
            words = say("evening-is-away-press", name=one.name)
        name_and_tip(self, words)

    def picture_key(self) -> Hashable:
        """Tell portraits apart, and who is here from who is not."""
        return self._one

    def emblem_half(self) -> float:
        """Return half the width of the portrait."""
        return max(11.0, self._look.px(13))

    def paint_emblem(self, painter: QPainter, centre: QPointF, colour: QColor) -> None:
        """Paint the portrait, paler for who is not here."""
        half, theme = self.emblem_half(), self._look.theme
        painter.save()
        painter.setOpacity(1.0 if self._one.is_here else 0.7)
        draw_portrait(painter, portrait_box(centre, 2 * half), self._one.portrait, crest=False)
        painter.restore()
        if self._one.is_here:
            at, radius = centre + QPointF(half * 0.85, half * HEIGHT * 0.62), half * 0.55
            fill(painter, disc(at, radius), theme.accent)
            stroke(painter, disc(at, radius), theme.brass_dark, 1)
            draw_emblem(painter, "check", at, radius * 0.6, theme.accent_text, theme.accent)
