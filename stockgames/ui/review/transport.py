"""The box with the keys of a player: where one is in the game, back, forward, play, and by what."""

from __future__ import annotations

from typing import Final, Literal

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from stockgames.ui.kit.palette import Theme
from stockgames.ui.kit.shapes import fill, polygon
from stockgames.ui.kit.surfaces import draw_panel
from stockgames.ui.kit.text import CENTRE, LEFT, draw_text
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.buttons import RADIUS, ButtonState, draw_button_face
from stockgames.ui.kit.widgets.choices import SegmentRow
from stockgames.ui.kit.widgets.focus import draw_focus_ring
from stockgames.ui.kit.widgets.kit_widget import KitWidget
from stockgames.ui.kit.widgets.naming import set_tip
from stockgames.ui.kit.widgets.painted_button import PaintedButton
from stockgames.ui.sentences.speech import say
from stockgames.ui.shell.words import key_text

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
    """One key with its sign."""

    def __init__(self, look: Look, way: Way, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._way = way
        self._is_playing = False
        self.setObjectName(f"go-{way}")

    def show_playing(self, on: bool) -> None:
        """Show the sign for a pause where it plays."""
        if on != self._is_playing:
            self._is_playing = on
            self.update()

    def _paint(self, painter: QPainter) -> None:
        """Paint the key; the one that plays is the golden one."""
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


class Transport(KitWidget):
    """The player's box; it only tells what was pressed."""

    pressed = Signal(str)
    """A `Way`."""
    by_chosen = Signal(str)
    """A `By`."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
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
        """Show where one is, and which keys do something there."""
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
        """Paint the box, where one is, and the names of the keys where there is room."""
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
