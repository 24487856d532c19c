"""The quiet buttons at the bottom of the lobby that lead to other pages."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.palette import with_alpha
from stockgames.ui.theme.shapes import disc, fill, slanting, stroke
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.accessibility import set_tip
from stockgames.ui.widgets.buttons import KeyCap, PaintedButton, is_obvious
from stockgames.ui.widgets.focus import draw_focus_ring
from stockgames.ui.widgets.frames import Picture
from stockgames.ui.widgets.labels import Label


class NavButton(PaintedButton):
    """A flat button with an emblem in a ring, a name, its key if needed, and a note."""

    def __init__(self, look: ThemeContext, emblem: str, key: str, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._emblem = emblem
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self._name = Label(look, role="heading", tone="accent")
        self._note = Label(look, role="note", wrap=True)
        self._cap = KeyCap(look, key)
        grid = QGridLayout(self)
        grid.setContentsMargins(2, 2, 2, 2)
        grid.setHorizontalSpacing(6)
        grid.setVerticalSpacing(0)
        grid.addWidget(Picture(look, 46, 46, self._draw_ring, grows=True), 0, 0, 2, 1)
        grid.addWidget(self._name, 0, 1)
        grid.addWidget(self._cap, 0, 2)
        grid.addWidget(self._note, 1, 1, 1, 3)
        grid.setColumnStretch(3, 1)
        look.changed.connect(self._fit)

    def set_texts(self, name: str, note: str, key: str = "") -> None:
        """Set its name and its note; `key` replaces its key."""
        self.setText(name)
        self.setAccessibleName(name)
        self.setAccessibleDescription(note)
        self._name.setText(name)
        self._note.setText(note)
        if key:
            self._cap.set_key(key)
        self._fit()

    def show_note(self, shown: bool) -> None:
        """Show the note, or only as a tool tip."""
        self._note.setVisible(shown)
        set_tip(self, "" if shown else self._note.text())

    def _fit(self) -> None:
        shown = self.look.shows_all_keys or not is_obvious(self._cap.key(), self.text())
        self._cap.setVisible(shown)
        self.update()

    def _is_lit(self) -> bool:
        return self.underMouse() or self._focus.visible

    def _paint(self, painter: QPainter) -> None:
        if self._is_lit():
            name = self._name.geometry()
            ends = name.bottomLeft(), name.bottomRight()
            painter.setPen(self.look.theme.heading)
            painter.drawLine(*ends)
        if self._focus.visible:
            box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
            draw_focus_ring(painter, self.look.theme, box, 8, 1)

    def _draw_ring(self, painter: QPainter, room: QRectF) -> None:
        theme, middle, ring = self.look.theme, room.center(), room.width() / 2 - 2
        if self._is_lit():
            shades = (0.0, with_alpha(theme.brass_light, 110)), (1.0, with_alpha(theme.line, 90))
            fill(painter, disc(middle, ring), slanting(room, *shades))
        stroke(painter, disc(middle, ring), with_alpha(theme.line, 230), 1.2)
        stroke(painter, disc(middle, ring - 3), with_alpha(theme.line, 110), 0.7)
        ground = theme.cloth_middle
        draw_emblem(painter, self._emblem, middle, ring * 0.5, theme.heading, ground)
