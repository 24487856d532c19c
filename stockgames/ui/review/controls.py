"""Controls of a replay: the viewpoint picker and the playback buttons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from PySide6.QtCore import QRect, QRectF, QSize, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from stockgames.controllers.replay import Viewpoint
from stockgames.evenings.person import Portrait
from stockgames.presentation.sentences.speech import say
from stockgames.ui.pieces.portrait import HEIGHT, draw_portrait, portrait_box
from stockgames.ui.sentences.keys import key_text
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.fonts import REGULAR, SEMIBOLD
from stockgames.ui.theme.palette import Theme
from stockgames.ui.theme.shapes import fill, inset, polygon, rounded, stroke
from stockgames.ui.theme.surfaces import draw_panel
from stockgames.ui.theme.text import CENTRE, LEFT, RIGHT, draw_text, text_width
from stockgames.ui.widgets.accessible_names import name_and_tip, set_tip
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.buttons import (
    RADIUS,
    ButtonState,
    ControlledToggle,
    PaintedButton,
    draw_button_face,
)
from stockgames.ui.widgets.choices import SegmentRow
from stockgames.ui.widgets.focus import draw_focus_ring, pressable

_OVER: Final = 3
"""Pixels above and below the buttons."""


@dataclass(frozen=True, slots=True)
class Pair:
    """A viewpoint as its button shows it."""

    viewpoint: Viewpoint
    name: str
    """Empty for the view with all cards face up."""
    portrait: Portrait | None
    key: str


class EyeButton(ControlledToggle):
    """A portrait, a name and a key; if space is short, only the portrait and the key."""

    def __init__(self, look: ThemeContext, pair: Pair, parent: QWidget) -> None:
        super().__init__(parent)
        self.look, self.pair = look, pair
        self._focus = pressable(self)
        self.is_short = False
        self.setObjectName("eyes-all" if pair.viewpoint.all_up else f"eyes-{pair.viewpoint.seat}")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def wide(self, height: float, *, short: bool) -> float:
        """Return the width it needs at this height."""
        face, key = height * 0.74, self.look.sans(13)
        if short and not self.isChecked():
            return face + 14 + text_width("0", key) + 4
        font = self.look.sans(15, SEMIBOLD)
        return face + text_width(self.text(), font) + text_width("0", key) + 40

    def sizeHint(self) -> QSize:
        return self.size()

    def _paint(self, painter: QPainter) -> None:
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


class EyesRow(BaseWidget):
    """The viewpoint picker: a panel with the buttons, and a note on what is seen."""

    chosen = Signal(object)
    """The chosen `Viewpoint`."""

    def __init__(
        self, look: ThemeContext, pairs: Sequence[Pair], parent: QWidget | None = None
    ) -> None:
        super().__init__(look, parent)
        self.setObjectName("eyes")
        self.buttons = [EyeButton(look, pair, self) for pair in pairs]
        for button in self.buttons:
            button.clicked.connect(
                lambda _=False, viewpoint=button.pair.viewpoint: self.chosen.emit(viewpoint)
            )
        self._shown = Viewpoint(0), ""
        """The selected viewpoint, and its description."""
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

    def show_eyes(self, viewpoint: Viewpoint, note: str) -> None:
        """Show the chosen viewpoint, and a note on it."""
        for button in self.buttons:
            same = button.pair.viewpoint.all_up == viewpoint.all_up
            button.mark(same and (viewpoint.all_up or button.pair.viewpoint.seat == viewpoint.seat))
        if (viewpoint, note) != self._shown:
            self._shown = viewpoint, note
            self._arrange()

    def lay(self, area: QRect, right: float, *, flat: bool) -> None:
        """Set the rectangle; what is right of `right` stays free for other buttons.

        `flat`: it is on the bar, and has neither panel nor caption.
        """
        self._right, self._flat = right, flat
        self.setGeometry(area)
        self._arrange()

    def least(self, height: float) -> float:
        """Return the minimum width of the row at this height, when flat."""
        return sum(button.wide(height - 2 * _OVER, short=True) for button in self.buttons) + 12

    def _caption_width(self) -> float:
        """Return the width of the caption; 0 if flat or if the buttons need the space."""
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


Way = Literal["start", "back", "play", "forward", "end"]
WAYS: Final[tuple[Way, ...]] = ("start", "back", "play", "forward", "end")
By = Literal["move", "turn", "round"]
BYS: Final[tuple[By, ...]] = ("move", "turn", "round")
KEYS: Final = {"start": "Home", "back": "Left", "play": "Space", "forward": "Right", "end": "End"}

_Corners = list[tuple[float, float]]
_FORWARD: Final[_Corners] = [(-0.7, -1), (0.9, 0), (-0.7, 1)]
_BAR: Final[_Corners] = [(0.75, -1), (1.05, -1), (1.05, 1), (0.75, 1)]
_PAUSE: Final[tuple[_Corners, ...]] = (
    [(-0.75, -1), (-0.2, -1), (-0.2, 1), (-0.75, 1)],
    [(0.2, -1), (0.75, -1), (0.75, 1), (0.2, 1)],
)
_SIGNS: Final[dict[Way, tuple[_Corners, ...]]] = {
    "play": (_FORWARD,),
    "forward": (_FORWARD,),
    "end": (_FORWARD, _BAR),
    "back": ([(-x, y) for x, y in _FORWARD],),
    "start": ([(-x, y) for x, y in _FORWARD], [(-x, y) for x, y in _BAR]),
}


class KeyOfPlayer(PaintedButton):
    """One playback button with its symbol."""

    def __init__(self, look: ThemeContext, way: Way, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._way = way
        self._is_playing = False
        self.setObjectName(f"go-{way}")

    def show_playing(self, on: bool) -> None:
        """Show the pause symbol while playing."""
        if on != self._is_playing:
            self._is_playing = on
            self.update()

    def _paint(self, painter: QPainter) -> None:
        theme = self.look.theme
        area, radius = QRectF(self.rect()).adjusted(3, 3, -3, -3), self.look.corner(RADIUS)
        ink = draw_button_face(painter, theme, area, self._kind(), self._state(), radius=radius)
        signs = _PAUSE if self._way == "play" and self._is_playing else _SIGNS[self._way]
        half, middle = min(area.width(), area.height()) * 0.2, area.center()
        for corners in signs:
            places = [(middle.x() + x * half, middle.y() + y * half) for x, y in corners]
            fill(painter, polygon(places), ink)
        if self._focus.visible:
            draw_focus_ring(painter, theme, area, radius, 0)

    def _kind(self) -> Literal["primary", "secondary"]:
        return "primary" if self._way == "play" else "secondary"

    def _state(self) -> ButtonState:
        if not self.isEnabled():
            return "off"
        return "pressed" if self.isDown() else "over" if self.underMouse() else "rest"


class Transport(BaseWidget):
    """The playback controls; they only emit what was pressed."""

    pressed = Signal(str)
    """The `Way`."""
    by_chosen = Signal(str)
    """The `By`."""

    def __init__(self, look: ThemeContext, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._title = self._note = ""
        self.setObjectName("transport")
        self.keys = {way: KeyOfPlayer(look, way, self) for way in WAYS}
        for way, key in self.keys.items():
            key.clicked.connect(lambda _=False, way=way: self.pressed.emit(way))
        self.by = SegmentRow(look, [(by, "") for by in BYS], parent=self)
        self.by.setObjectName("go-by")
        self.by.chosen.connect(self.by_chosen)
        look.changed.connect(self._arrange)
        self._speak()

    def _speak(self) -> None:
        for way, key in self.keys.items():
            key.setAccessibleName(say("review-way", way=way))
            set_tip(key, f"{say('review-way', way=way)} ({key_text(KEYS[way])})")
        for by in BYS:
            self.by.segment(by).setText(say("review-by", by=by))
        self.by.setAccessibleName(say("review-go-by"))
        self._arrange()

    def tell(self, title: str, note: str, *, playing: bool, begins: bool, ends: bool) -> None:
        """Show the current step, and which buttons are enabled there."""
        if (title, note) != (self._title, self._note):
            self._title, self._note = title, note
            self.update(self._box().adjusted(0, 0, 0, self._head() - self._box().height()).toRect())
        self.keys["play"].show_playing(playing)
        bars = {"start": begins, "back": begins, "forward": ends, "end": ends}
        for way, key in self.keys.items():
            key.setEnabled(not bars.get(way, False))

    def _box(self) -> QRectF:
        return QRectF(self.rect()).adjusted(4, 4, -4, -8)

    def _head(self) -> float:
        return self.look.serif(26).pixelSize() * 1.3 + self.look.sans(14).pixelSize() * 1.35 + 8

    def _arrange(self) -> None:
        box, hint = self._box(), self.by.sizeHint()
        top = box.top() + self._head()
        room = box.bottom() - 4 - top - hint.height()
        captions = self._caption_height() if room > 76 else 0.0
        height = min(room - captions, max(40.0, self.look.px(56)))
        side = (box.width() - 16) / len(WAYS)
        y = top + (room - height - captions) / 2
        for place, key in enumerate(self.keys.values()):
            area = QRectF(box.left() + 8 + place * side, y, side, height)
            key.setGeometry(area.toRect())
        wide = min(box.width() - 12, max(hint.width(), box.width() * 0.9))
        left = box.center().x() - wide / 2
        self.by.setGeometry(
            round(left), round(box.bottom() - 4 - hint.height()), round(wide), hint.height()
        )
        self.update()

    def _caption_height(self) -> float:
        return self.look.sans(13).pixelSize() * 1.3

    def _paint(self, painter: QPainter) -> None:
        look, theme = self.look, self.look.theme
        box = self._box()
        draw_panel(painter, theme, box, radius=look.corner(10))
        line = QRectF(box.left() + 14, box.top() + 5, box.width() - 28, 0)
        title, note = look.serif(26), look.sans(14)
        line.setHeight(title.pixelSize() * 1.3)
        draw_text(painter, line, self._title, title, theme.heading, LEFT, elide=True)
        line.translate(0, line.height() - 2)
        line.setHeight(note.pixelSize() * 1.35)
        draw_text(painter, line, self._note, note, theme.quiet_text, LEFT, elide=True)
        below = self.keys["start"].geometry().bottom()
        if self.by.geometry().top() - below >= self._caption_height():
            self._paint_captions(painter, theme)

    def _paint_captions(self, painter: QPainter, theme: Theme) -> None:
        font = self.look.sans(13)
        for way, key in self.keys.items():
            box = QRectF(key.geometry())
            box.moveTop(box.bottom() - 2)
            box.setHeight(self._caption_height())
            draw_text(painter, box, key_text(KEYS[way]), font, theme.quiet_text, CENTRE, elide=True)
