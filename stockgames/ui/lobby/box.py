"""One game on the lobby's shelf: its box, its texts and its two buttons."""

from __future__ import annotations

from PySide6.QtCore import (
    QEvent,
    QObject,
    QPoint,
    QPointF,
    QRectF,
    QSize,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QEnterEvent, QMouseEvent, QPainter, QPixmap
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from stockgames.engine.state import GameMeta
from stockgames.presentation.sentences.speech import number_word, say
from stockgames.ui.lobby.box_art import (
    BOX_DEPTH,
    BOX_SHAPE,
    BoxLabel,
    box_colour,
    draw_box,
    face_of,
)
from stockgames.ui.lobby.open_box import draw_open_box
from stockgames.ui.theme.pixmap_cache import bake
from stockgames.ui.theme.shapes import fill, rounded
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.buttons import ButtonKind
from stockgames.ui.widgets.labels import Label
from stockgames.ui.widgets.layouts import add_parts, column_on, row_of
from stockgames.ui.widgets.timing import ProgressAnimation

_LEAST_HEIGHT, _MOST_HEIGHT = 230, 330
"""In pixels, and in units of the design; in less height no text fits."""
_MARGIN = 24
"""Pixels around the box for its shadow."""
_OPENS_MS = 240
_LIGHT = 40
"""How far the light of an open box extends, in px."""
_LEAST_LID = 120
_WIDEST_LID, _TALLEST_LID = 0.9, 1.36
"""A lid's largest width relative to its height, and its largest height relative to its width."""


class BoxBeside(BaseWidget):
    """Paints a game's box in the middle of the free space; nothing if that is too small."""

    def __init__(self, look: ThemeContext, meta: GameMeta) -> None:
        super().__init__(look)
        self._label = _label_of(meta)
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
        if not self.box().isEmpty():
            draw_box(painter, self.look.theme, self.box(), self._label)


def _label_of(meta: GameMeta) -> BoxLabel:
    return BoxLabel(meta.id, meta.title, face_of(meta.id).subtitle())


def glow(look: ThemeContext) -> int:
    """Return the margin in pixels at the sides of a lid for glow and shadow."""
    return round(max(22.0, look.px(30)))


def above(look: ThemeContext) -> int:
    """Return the margin in pixels above a lid: the open box lifts and its contents stick out."""
    return round(max(34.0, look.px(52)))


def _play_kind(is_chosen: bool) -> ButtonKind:
    return "primary" if is_chosen else "secondary"


class GameBox(BaseWidget):
    """A box that can be chosen; *Play* on the chosen one is the primary button.

    It opens on hover or with the focus. A ``blank`` box shows a plain lid, quick to paint, until
    ``illustrate`` is called. ``is_chosen`` is whether it begins as the chosen one.
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
        is_chosen: bool = False,
    ) -> None:
        super().__init__(look, parent)
        self.meta = meta
        self._blank = blank
        self._tally = ""
        self._opening = ProgressAnimation(self, _OPENS_MS, self._turn_lid)
        self.opened = 0.0
        """How far the box is open, 0 to 1."""
        self.setObjectName(f"box-{meta.id}")
        self._place = QWidget()
        """Where the box is painted; empty."""
        self._place.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.lines = Label(look, role="name", wrap=True), Label(look, role="note", wrap=True)
        kind = _play_kind(is_chosen)
        self.play_button = self.button(f"play-{meta.id}", self.play, kind=kind, text_size=17)
        self.seats_button = self.button(f"seats-{meta.id}", self.seats, text_size=16)
        for button in (self.play_button, self.seats_button):
            button.installEventFilter(self)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        for line in self.lines:
            line.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._buttons = row_of(1, self.play_button, self.seats_button, 1, spacing=0)
        column = column_on(self, 0, 9, (self._place, 1000), *self.lines)
        column.addSpacing(4)
        add_parts(column, self._buttons, 11)
        look.changed.connect(self._arrange)
        self._set_texts()

    def illustrate(self) -> None:
        """Show the cover from now on."""
        self._blank = False
        self.update()

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
        elif not runs and self.opened != end:
            self._opening.start()

    def _turn_lid(self, opened: float) -> None:
        self.opened = opened
        self.update()

    def set_chosen(self, chosen: bool) -> None:
        """Set whether *Play* of this box is the primary button."""
        self.play_button.set_kind(_play_kind(chosen))

    def set_tally(self, text: str) -> None:
        """Show what was won at this game; nothing if empty."""
        self._tally = text
        self._set_texts()

    def _set_texts(self) -> None:
        meta = self.meta
        self.play_button.setText(say("lobby-play"))
        self.play_button.setAccessibleName(say("lobby-play-game", game=meta.title))
        self.seats_button.setText(say("lobby-set-up"))
        self.seats_button.setAccessibleName(say("lobby-set-up-a-game-of", game=meta.title))
        size, usual = self._size_line(), self._usual_line()
        self.lines[0].setText(size)
        self.lines[1].setText(f"{usual}  ·  {self._tally}" if self._tally else usual)
        self.setAccessibleName(", ".join(filter(None, (meta.title, size, usual, self._tally))))
        self._arrange()

    def _size_line(self) -> str:
        seats, minutes = self.meta.seats, self.meta.minutes
        if len(seats) == 1:
            return say("lobby-players-and-minutes", high=seats[-1], minutes=minutes)
        return say("lobby-players-from-to", low=seats[0], high=seats[-1], minutes=minutes)

    def _usual_line(self) -> str:
        bots = self.meta.usual_seats - 1
        if bots <= 0:
            return say("lobby-you-alone")
        return say("lobby-you-and-bots", count=bots, number=number_word(bots))

    def _depth(self) -> float:
        return BOX_DEPTH * min(1.6, (self.width() - 2 * glow(self.look)) / 332)

    def lid(self) -> QRectF:
        """Return the rectangle of the closed box's lid."""
        area = QRectF(self._place.geometry()).adjusted(0, above(self.look), 0, -self._depth() - 12)
        width = min(area.width() - 2 * glow(self.look), _WIDEST_LID * area.height())
        return QRectF(area.center().x() - width / 2, area.top(), width, area.height())

    def _arrange(self) -> None:
        look = self.look
        around = above(look) + round(self._depth()) + 12
        least = round(_LEAST_LID * look.text_size)
        self._place.setMinimumHeight(least + around)
        lid = max(least, _TALLEST_LID * (self.width() - 2 * glow(look)))
        self._place.setMaximumHeight(round(lid) + around)
        buttons = (self.play_button, self.seats_button)
        for button in buttons:
            button.setMinimumWidth(round(min(look.px(134), self.width() / 2)))
        side_by_side = sum(button.sizeHint().width() for button in buttons) <= self.width()
        way = QBoxLayout.Direction
        self._buttons.setDirection(way.LeftToRight if side_by_side else way.TopToBottom)
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
        theme, body = self.look.theme, self._body()
        if self._blank:
            fill(painter, rounded(body, 5), box_colour(self.meta.id))
        elif self.opened:
            draw_open_box(painter, theme, body, _label_of(self.meta), self.opened)
        else:
            draw_box(painter, theme, body, _label_of(self.meta))

    def _body(self) -> QRectF:
        return self.lid().adjusted(0, 0, 0, self._depth())

    def open_picture(self, page: QWidget) -> tuple[QRectF, QPixmap]:
        """Return the rectangle of the open box with its glow on the page, and its picture."""
        body, theme, label = self._body(), self.look.theme, _label_of(self.meta)
        room = body.adjusted(-_LIGHT, -body.height() * 0.2, _LIGHT, _LIGHT)

        def paint(target: QPainter) -> None:
            draw_open_box(target, theme, body, label, 1.0)

        picture = bake(room, self.devicePixelRatioF(), paint)
        return room.translated(QPointF(self.mapTo(page, QPoint()))), picture
