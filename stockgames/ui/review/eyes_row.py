"""Whose eyes are looked through: a button for each seat, and one for all cards up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from stockgames.controllers.reel import Eyes
from stockgames.evenings.person import Portrait
from stockgames.ui.kit.emblems import draw_emblem
from stockgames.ui.kit.faces.portrait import HEIGHT, draw_portrait, portrait_box
from stockgames.ui.kit.fonts import REGULAR, SEMIBOLD
from stockgames.ui.kit.shapes import inset, rounded, stroke
from stockgames.ui.kit.surfaces import draw_panel
from stockgames.ui.kit.text import LEFT, RIGHT, draw_text, text_width
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.buttons import RADIUS, ButtonState, draw_button_face
from stockgames.ui.kit.widgets.focus import draw_focus_ring, pressable
from stockgames.ui.kit.widgets.kit_widget import KitWidget
from stockgames.ui.kit.widgets.marked import Marked
from stockgames.ui.kit.widgets.naming import name_and_tip
from stockgames.ui.sentences.speech import say

_OVER: Final = 3
"""Pixels over and under the buttons."""


@dataclass(frozen=True, slots=True)
class Pair:
    """One pair of eyes as its button shows it."""

    eyes: Eyes
    name: str
    """Empty for all cards up."""
    portrait: Portrait | None
    key: str


class EyeButton(Marked):
    """A face, a name and a key; without room the face alone."""

    def __init__(self, look: Look, pair: Pair, parent: QWidget) -> None:
        super().__init__(parent)
        self.look, self.pair = look, pair
        self._focus = pressable(self)
        self.is_short = False
        self.setObjectName("eyes-all" if pair.eyes.all_up else f"eyes-{pair.eyes.seat}")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def wide(self, height: float, *, short: bool) -> float:
        """Return how much room it needs where it is that high."""
        face, key = height * 0.74, self.look.sans(13)
        if short and not self.isChecked():
            return face + 14 + text_width("0", key) + 4
        font = self.look.sans(15, SEMIBOLD)
        return face + text_width(self.text(), font) + text_width("0", key) + 40

    def sizeHint(self) -> QSize:
        """Return the size it has."""
        return self.size()

    def _paint(self, painter: QPainter) -> None:
        """Paint face, name and key; what is chosen has a brass frame."""
        theme, look = self.look.theme, self.look
        area = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        state: ButtonState = "pressed" if self.isDown() else "rest"
        if self.underMouse() and not self.isDown():
            state = "over"
        ink = draw_button_face(painter, theme, area, "secondary", state, radius=look.corner(RADIUS))
        if self.isChecked():
            stroke(painter, rounded(inset(area, 1), look.corner(6)), theme.line, 2.4)
        middle = area.center()
        wide = area.height() * 0.86 / HEIGHT
        middle.setX(area.left() + wide / 2 + 6)
        if self.pair.portrait is not None:
            draw_portrait(painter, portrait_box(middle, wide), self.pair.portrait, crest=False)
        else:
            draw_emblem(painter, "eye", middle, wide * 0.6, ink, theme.face)
        text = area.adjusted(wide + 12, 0, -8, 0)
        draw_text(painter, text, self.pair.key, look.sans(13), theme.quiet_text, RIGHT)
        if not self.is_short or self.isChecked():
            font = look.sans(15, SEMIBOLD if self.isChecked() else REGULAR)
            colour = theme.heading if self.isChecked() else ink
            draw_text(painter, text, self.text(), font, colour, LEFT)
        if self._focus.visible:
            draw_focus_ring(painter, theme, area, 7, 0)


class EyesRow(KitWidget):
    """A panel with the buttons, and at its right a note that says what is seen."""

    chosen = Signal(object)
    """The `Eyes` that are wanted."""

    def __init__(self, look: Look, pairs: Sequence[Pair], parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.setObjectName("eyes")
        self.buttons = [EyeButton(look, pair, self) for pair in pairs]
        for button in self.buttons:
            button.clicked.connect(lambda _=False, eyes=button.pair.eyes: self.chosen.emit(eyes))
        self._shown = Eyes(0), ""
        """The eyes that are chosen, and what that means."""
        self._right = self._end = 0.0
        self._flat = False
        look.changed.connect(self._arrange)
        self._speak()

    def _speak(self) -> None:
        self.setAccessibleName(say("review-whose-eyes"))
        for button in self.buttons:
            name = button.pair.name
            button.setText(name or say("review-all-up"))
            told = say("review-through-the-eyes-of", name=name) if name else say("review-all-up")
            name_and_tip(button, told)
        self._arrange()

    def show_eyes(self, eyes: Eyes, note: str) -> None:
        """Show which are chosen, and what that means."""
        for button in self.buttons:
            same = button.pair.eyes.all_up == eyes.all_up
            button.mark(same and (eyes.all_up or button.pair.eyes.seat == eyes.seat))
        if (eyes, note) != self._shown:
            self._shown = eyes, note
            self._arrange()

    def lay(self, area: QRect, right: float, *, flat: bool) -> None:
        """Take a place, of which what lies right of `right` is left free for other buttons.

        `flat`: it lies on something else, and has neither panel nor caption.
        """
        self._right, self._flat = right, flat
        self.setGeometry(area)
        self._arrange()

    def least(self, height: float) -> float:
        """Return how much room the row needs at least, where it is that high and flat."""
        return sum(button.wide(height - 2 * _OVER, short=True) for button in self.buttons) + 12

    def _caption_width(self) -> float:
        """Return the room for the caption; none in the bar, or where the buttons need it."""
        wide = text_width(say("review-whose-eyes"), self.look.caption()) + 34
        room = (self._right or self.width()) - wide
        return 0.0 if self._flat or self.least(self.height()) > room else wide

    def _arrange(self) -> None:
        height = self.height() - 2 * _OVER
        for button in self.buttons:
            button.resize(button.width(), height)
        caption = self._caption_width()
        room = (self._right or self.width()) - caption - 12
        is_short = sum(button.wide(height, short=False) for button in self.buttons) > room
        x = caption if self._flat else max(caption, _OVER)
        for button in self.buttons:
            button.is_short = is_short
            wide = button.wide(height, short=is_short)
            button.setGeometry(round(x), _OVER, round(wide), height)
            x += wide
        self._end = x
        self.update()

    def _paint(self, painter: QPainter) -> None:
        """Paint panel, caption and note."""
        look, theme = self.look, self.look.theme
        area = QRectF(self.rect())
        if self._flat:
            return
        draw_panel(painter, theme, area.adjusted(1, 1, -1, -2), radius=look.corner(8))
        if self._caption_width():
            box, told = area.adjusted(16, 0, 0, 0), say("review-whose-eyes")
            draw_text(painter, box, told, look.caption(), theme.heading, LEFT)
        right = self._right or area.width()
        note = QRectF(self._end + 12, 0, right - self._end - 28, area.height())
        font = look.serif(15, REGULAR, italic=True)
        told = self._shown[1]
        if text_width(told, font) <= note.width():
            draw_text(painter, note, told, font, theme.quiet_text, RIGHT)
