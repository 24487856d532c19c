"""One game on the lobby's shelf: its box, its texts and its two buttons."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QEnterEvent, QMouseEvent, QPainter, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from stockgames.engine.meta import GameMeta
from stockgames.presentation.sentences.speech import say
from stockgames.presentation.sentences.words import number_word
from stockgames.ui.lobby.box_art import (
    BOX_DEPTH,
    BOX_SHAPE,
    BoxLabel,
    box_colour,
    draw_box,
    face_of,
)
from stockgames.ui.lobby.open_box import draw_open_box
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.pixmap_cache import bake
from stockgames.ui.theme.shapes import fill, rounded
from stockgames.ui.theme.text import CENTRE, draw_text, text_width
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.focus import FOCUS_MARGIN
from stockgames.ui.widgets.progress_animation import ProgressAnimation

_LEAST_HEIGHT, _MOST_HEIGHT = 230, 330
"""In pixels, and in units of the design; in less height no text fits."""
_MARGIN = 24
"""Pixels around the box for its shadow."""


class BoxBeside(BaseWidget):
    """Paints a game's box in the middle of the free space; nothing if that is too small."""

    def __init__(self, look: ThemeContext, meta: GameMeta) -> None:
        super().__init__(look)
        self._meta = meta
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        look.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(0, 0)

    def box(self) -> QRectF:
        """Return the rectangle of the box; empty if there is no space for it."""
        height = min(self.height() - 2.0 * _MARGIN, max(280.0, self.look.px(_MOST_HEIGHT)))
        if height < _LEAST_HEIGHT:
            return QRectF()
        width = height * BOX_SHAPE
        return QRectF((self.width() - width) / 2, (self.height() - height) / 2, width, height)

    def _paint(self, painter: QPainter) -> None:
        box, meta = self.box(), self._meta
        if box.isEmpty():
            return
        subtitle = face_of(meta.id).subtitle()
        draw_box(painter, self.look.theme, box, BoxLabel(meta.id, meta.title, subtitle))


_OPENS_MS = 240
_LIGHT = 40
"""How far the light of an open box extends, in px."""
_BESIDE = 40
"""How much wider than the lid a line may be in the design: part of the gap to the next box."""


def glow(look: ThemeContext) -> int:
    """Return the margin in pixels round a lid for glow and shadow."""
    return round(max(24.0, look.px(36)))


def above(look: ThemeContext) -> int:
    """Return the margin in pixels above a lid: the open box lifts and its contents stick out."""
    return round(max(40.0, look.px(56)))


def _line(look: ThemeContext, size: float) -> float:
    return min(look.text_px(size), 1.3 * look.usual_px(size)) * 1.4


class GameBox(BaseWidget):
    """A box that can be chosen; *Play* on the chosen one is the primary button.

    It opens on hover or with the focus. A ``blank`` box shows a plain lid, quick to paint, until
    ``illustrate`` is called.
    """

    chosen = Signal()
    entered = Signal()
    left = Signal()
    """Emitted when the mouse enters and leaves."""
    unfocused = Signal()
    """Emitted when the focus leaves."""
    play = Signal()
    seats = Signal()

    def __init__(
        self,
        look: ThemeContext,
        meta: GameMeta,
        parent: QWidget | None = None,
        *,
        blank: bool = False,
    ) -> None:
        super().__init__(look, parent)
        self.meta = meta
        self._blank = blank
        self._chosen = False
        self._tally = ""
        self._opening = ProgressAnimation(self, _OPENS_MS, self._turn_lid)
        self._opened = 0.0
        self.setObjectName(f"box-{meta.id}")
        self.play_button = self.button(f"play-{meta.id}", self.play, text_size=17)
        self.seats_button = self.button(f"seats-{meta.id}", self.seats, text_size=16)
        for button in (self.play_button, self.seats_button):
            button.installEventFilter(self)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        look.changed.connect(self._arrange)
        self._speak()

    def illustrate(self) -> None:
        """Show the cover from now on."""
        self._blank = False
        self.update()

    @property
    def opened(self) -> float:
        """How far the box is open, 0 to 1."""
        return self._opened

    @property
    def has_keyboard(self) -> bool:
        """Return whether one of its buttons has the focus."""
        return self.play_button.hasFocus() or self.seats_button.hasFocus()

    def set_open(self, opened: bool) -> None:
        """Open or close the box; without animation if motion is reduced."""
        way, end = QVariantAnimation.Direction, 1.0 if opened else 0.0
        self._opening.setDirection(way.Forward if opened else way.Backward)
        runs = self._opening.state() is QVariantAnimation.State.Running
        if self.look.reduced_motion or not self.isVisible():
            self._opening.stop()
            self._turn_lid(end)
        elif not runs and self._opened != end:
            self._opening.start()

    def _turn_lid(self, opened: float) -> None:
        self._opened = opened
        self.update()

    def set_chosen(self, chosen: bool) -> None:
        """Set whether *Play* of this box is the primary button."""
        self._chosen = chosen
        self.play_button.set_kind("primary" if chosen else "secondary")
        self.update()

    def set_tally(self, text: str) -> None:
        """Show what was won at this game; nothing if empty."""
        self._tally = text
        self._speak()
        self.update()

    def below(self) -> float:
        """Return the height in pixels of everything but the lid."""
        look = self.look
        lines = _line(look, 17) + _line(look, 15)
        return above(look) + 18 + self._depth() + lines + self.play_button.sizeHint().height()

    def _speak(self) -> None:
        meta = self.meta
        self.play_button.setText(say("lobby-play"))
        self.play_button.setAccessibleName(say("lobby-play-game", game=meta.title))
        self.seats_button.setText(say("lobby-set-up"))
        name = say("lobby-set-up-a-game-of", game=meta.title)
        self.seats_button.setAccessibleName(name)
        parts = [meta.title, self._size_line(), self._usual_line(), self._tally]
        self.setAccessibleName(", ".join(part for part in parts if part))
        self.update()

    def _size_line(self) -> str:
        seats = self.meta.seats
        if len(seats) == 1:
            return say("lobby-players-and-minutes", high=seats[-1], minutes=self.meta.minutes)
        return say(
            "lobby-players-from-to",
            low=seats[0],
            high=seats[-1],
            minutes=self.meta.minutes,
        )

    def _usual_line(self) -> str:
        bots = self.meta.usual_seats - 1
        if bots <= 0:
            return say("lobby-you-alone")
        return say("lobby-you-and-bots", count=bots, number=number_word(bots))

    def _depth(self) -> float:
        lid_width = self.width() - 2 * glow(self.look)
        return BOX_DEPTH * min(1.6, lid_width / 332)

    def lid(self) -> QRectF:
        height, side = self.height() - self.below(), glow(self.look)
        return QRectF(side, above(self.look), self.width() - 2 * side, height)

    def _arrange(self) -> None:
        lid, gap = self.lid(), self.look.px(12) - 2 * FOCUS_MARGIN
        width = min((lid.width() - gap) / 2, self.look.px(126) + 2 * FOCUS_MARGIN)
        height = self.play_button.sizeHint().height()
        left, top = lid.center().x() - width - gap / 2, self.height() - height
        self.play_button.setGeometry(round(left), top, round(width), height)
        self.seats_button.setGeometry(round(left + width + gap), top, round(width), height)
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            (self.chosen if event.type() == QEvent.Type.FocusIn else self.unfocused).emit()
        return super().eventFilter(watched, event)

    def enterEvent(self, event: QEnterEvent) -> None:
        self.entered.emit()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self.left.emit()
        super().leaveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.chosen.emit()
            self.play_button.setFocus(Qt.FocusReason.MouseFocusReason)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.play.emit()

    def _paint(self, painter: QPainter) -> None:
        theme, body = self.look.theme, self.lid().adjusted(0, 0, 0, self._depth())
        if self._blank:
            fill(painter, rounded(body, 5), box_colour(self.meta.id))
        elif self._opened:
            draw_open_box(painter, theme, body, self._label(), self._opened)
        else:
            draw_box(painter, theme, body, self._label())
        self._paint_lines(painter, body)

    def _label(self) -> BoxLabel:
        return BoxLabel(self.meta.id, self.meta.title, face_of(self.meta.id).subtitle())

    def open_picture(self) -> tuple[QRectF, QPixmap]:
        """Return the rectangle of the open box with its glow on the page, and its picture."""
        body = self.lid().adjusted(0, 0, 0, self._depth())
        room = body.adjusted(-_LIGHT, -body.height() * 0.2, _LIGHT, _LIGHT)
        theme, label = self.look.theme, self._label()

        def paint(target: QPainter) -> None:
            draw_open_box(target, theme, body, label, 1.0)

        picture = bake(room, self.devicePixelRatioF(), paint)
        return room.translated(QPointF(self.pos())), picture

    def _paint_lines(self, painter: QPainter, body: QRectF) -> None:
        look, theme = self.look, self.look.theme
        first, second = _line(look, 17), _line(look, 15)
        line = QRectF(0, body.bottom() + 12, self.width(), first)
        draw_text(painter, line, self._size_line(), look.serif(17), theme.text, CENTRE)
        line = QRectF(0, line.bottom(), self.width(), second)
        draw_text(painter, line, self.second_line(), look.sans(15), theme.quiet_text, CENTRE)

    def second_line(self) -> str:
        """Return who plays, and what was won if there is space for it."""
        usual = self._usual_line()
        whole = f"{usual}  ·  {self._tally}"
        room = self.lid().width() + self.look.px(_BESIDE)
        fits = text_width(whole, self.look.sans(15)) <= room
        return whole if self._tally and fits else usual
