"""The row of quiet buttons at the bottom of the lobby that lead to other pages."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Signal, SignalInstance
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from stockgames.presentation.sentences.speech import say
from stockgames.ui.sentences.keys import key_text
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.fonts import resized
from stockgames.ui.theme.palette import with_alpha
from stockgames.ui.theme.shapes import disc, fill, rule, slanting, square, stroke
from stockgames.ui.theme.text import LEFT, draw_text, squeezed, text_width
from stockgames.ui.widgets.accessible_names import set_tip
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.buttons import PaintedButton, draw_key_cap, is_obvious, key_cap_size
from stockgames.ui.widgets.focus import draw_focus_ring

_LEAST_NOTE: Final = 13
"""The font size in px down to which a note shrinks before it is narrowed, then cut."""


class Door(PaintedButton):
    """One wide, flat button; its second line is left out if there is no space."""

    def __init__(self, look: ThemeContext, emblem: str, key: str, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._emblem, self._key, self._note = emblem, key, ""

    def speak(self, name: str, note: str, key: str = "") -> None:
        """Set its name and its note; `key` replaces its key."""
        self._note, self._key = note, key or self._key
        self.setText(name)
        self.setAccessibleName(name)
        self.setAccessibleDescription(note)
        self._tell_note()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._tell_note()

    def _tell_note(self) -> None:
        set_tip(self, "" if self._has_two_lines() else self._note)

    def _line_heights(self) -> tuple[float, float]:
        return self.look.usual_px(19) * 1.3, self.look.usual_px(14) * 1.4

    def _has_two_lines(self) -> bool:
        return bool(self._note) and self.height() >= sum(self._line_heights())

    def _ring(self) -> float:
        return min(max(15.0, self.look.px(21)), self.height() / 2 - 3)

    def _paint(self, painter: QPainter) -> None:
        look, theme = self.look, self.look.theme
        over = self.underMouse() or self._focus.visible
        ring = self._ring()
        middle = QPointF(ring + 3, self.height() / 2)
        self._paint_ring(painter, middle, ring, over=over)
        font, note = look.serif(19), look.sans(14)
        small = resized(look.sans(13), look.usual_px(13))
        if self.height() < 1.3 * font.pixelSize() + 1.4 * note.pixelSize():
            font = resized(font, look.usual_px(19))
        (high, low), two = self._line_heights(), self._has_two_lines()
        left = middle.x() + ring + look.px(12)
        top = middle.y() - (high + low if two else high) / 2
        name = QRectF(left, top, text_width(self.text(), font) + 2, high)
        draw_text(painter, name, self.text(), font, theme.heading, LEFT)
        if over:
            y = name.bottom() - 2
            rule(painter, QPointF(left, y), QPointF(name.right(), y), theme.heading, 1)
        if look.shows_all_keys or not is_obvious(self._key, self.text()):
            width, height = key_cap_size(self._key, small)
            cap = QRectF(name.right() + 10, name.center().y() - height / 2, width, height)
            draw_key_cap(painter, cap, self._key, small, theme.quiet_text)
        if two:
            line = QRectF(left, name.bottom(), self.width() - left - 4, low)
            fits = squeezed(self._note, note, line.width(), min(_LEAST_NOTE, note.pixelSize()))
            draw_text(painter, line, self._note, fits, theme.quiet_text, LEFT, elide=True)
        if self._focus.visible:
            draw_focus_ring(painter, theme, QRectF(self.rect()).adjusted(2, 2, -2, -2), 8, 1)

    def _paint_ring(self, painter: QPainter, middle: QPointF, ring: float, *, over: bool) -> None:
        theme = self.look.theme
        if over:
            shades = (0.0, with_alpha(theme.brass_light, 110)), (1.0, with_alpha(theme.line, 90))
            fill(painter, disc(middle, ring), slanting(square(middle, ring), *shades))
        stroke(painter, disc(middle, ring), with_alpha(theme.line, 230), 1.2)
        stroke(painter, disc(middle, ring - 3), with_alpha(theme.line, 110), 0.7)
        ground = theme.cloth_middle
        draw_emblem(painter, self._emblem, middle, ring * 0.5, theme.heading, ground)


class Doors(BaseWidget):
    """The buttons that are offered, side by side, with hairlines between."""

    learn = Signal()
    people = Signal()
    past = Signal()
    help = Signal()
    settings = Signal()

    def __init__(self, look: ThemeContext, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._news = ""
        self._doors = {
            "learn": self._make("learn", "book", "L", self.learn),
            "people": self._make("people", "person", "P", self.people),
            "past": self._make("past", "past", "G", self.past),
            "help": self._make("help", "question", "F1", self.help),
            "settings": self._make("settings", "gear", "", self.settings),
        }
        self._offered = {"learn", "help", "settings"}
        self._speak()

    def _make(self, name: str, emblem: str, key: str, target: SignalInstance) -> Door:
        door = Door(self.look, emblem, key, self)
        door.setObjectName(name)
        door.clicked.connect(target)
        return door

    def offer(self, name: str, offered: bool) -> None:
        """Show or hide a button."""
        self._offered = self._offered | {name} if offered else self._offered - {name}
        self._arrange()

    def set_news(self, text: str) -> None:
        """Show at the button to past games how the last one ended."""
        self._news = text
        self._speak()

    def _speak(self) -> None:
        doors = self._doors
        doors["learn"].speak(say("lobby-learn"), say("lobby-learn-note"))
        doors["people"].speak(say("lobby-people-of-the-house"), say("lobby-people-note"))
        doors["past"].speak(say("lobby-past-games"), self._news or say("lobby-past-note"))
        doors["help"].speak(say("shell-help"), say("lobby-help-note"))
        doors["settings"].speak(
            say("shell-settings-page-settings"), say("lobby-settings-note"), key_text("Ctrl+,")
        )
        self._arrange()

    def _shown(self) -> list[Door]:
        return [door for name, door in self._doors.items() if name in self._offered]

    def _arrange(self) -> None:
        shown = self._shown()
        for door in self._doors.values():
            door.setVisible(door in shown)
        step, gap = self.width() / max(1, len(shown)), round(self.look.px(20))
        for place, door in enumerate(shown):
            left = round(place * step) + (gap if place else 0)
            door.setGeometry(left, 0, round(step) - gap, self.height())
        self.update()

    def _paint(self, painter: QPainter) -> None:
        shown = self._shown()
        colour, step = with_alpha(self.look.theme.line, 90), self.width() / max(1, len(shown))
        top, bottom = self.height() * 0.2, self.height() * 0.8
        for place in range(1, len(shown)):
            rule(painter, QPointF(place * step, top), QPointF(place * step, bottom), colour, 0.8)
