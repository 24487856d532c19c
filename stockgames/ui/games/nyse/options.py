"""NYSE's options at a new table: the board, in any order (N1), and how hands are shown (N7)."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy

from stockgames.games.nyse.options import Options
from stockgames.games.nyse.parts import BOARDS
from stockgames.presentation.sentences.speech import say
from stockgames.ui.games.nyse.art.valuation import draw_valuation_disc
from stockgames.ui.lobby.new_table import GameOptions, saved_options
from stockgames.ui.theme.palette import with_alpha
from stockgames.ui.theme.shapes import disc, falling, fill, inset, rounded, stroke
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.buttons import Button
from stockgames.ui.widgets.choices import SegmentRow
from stockgames.ui.widgets.fields import ComboBox
from stockgames.ui.widgets.focus import FocusWatch
from stockgames.ui.widgets.labels import Label
from stockgames.ui.widgets.layouts import column_on

_MARGIN = 20
_CARRY = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


class BoardOrder(BaseWidget):
    """A row of the board's discs that can be reordered by dragging or with the keyboard.

    Left and Right move the focus along the row. With Ctrl or Shift held, or after Space has
    picked up a disc, they move the disc.
    """

    changed = Signal()

    def __init__(self, look: ThemeContext, board: Sequence[int]) -> None:
        super().__init__(look)
        self._board = list(board)
        self._at = 0
        self._held = False
        self._drag_x: float | None = None
        self._focus = FocusWatch(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)
        look.changed.connect(self.update)

    def board(self) -> list[int]:
        return list(self._board)

    def set_board(self, board: Sequence[int]) -> None:
        if list(board) != self._board:
            self._board = list(board)
            self.changed.emit()
        self.update()

    def sizeHint(self) -> QSize:
        radius = max(20.0, self.look.px(28))
        return QSize(round(6 * radius * 2.5) + 2 * _MARGIN, round(radius * 2.6) + _MARGIN)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def place(self, at: int) -> QPointF:
        step = (self.width() - 2 * _MARGIN) / len(self._board)
        return QPointF(_MARGIN + step * (at + 0.5), self.height() / 2 - 2)

    def _radius(self) -> float:
        step = (self.width() - 2 * _MARGIN) / len(self._board)
        return min(step * 0.42, (self.height() - _MARGIN) * 0.42)

    def _carry(self, there: int) -> None:
        if 0 <= there < len(self._board) and there != self._at:
            self._board.insert(there, self._board.pop(self._at))
            self._at = there
            self.changed.emit()
            self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        key = Qt.Key(event.key())
        if key in steps:
            there = self._at + steps[key]
            if self._held or event.modifiers() & _CARRY:
                self._carry(there)
            else:
                self._at = min(max(there, 0), len(self._board) - 1)
            self.update()
        elif key == Qt.Key.Key_Space:
            self._held = not self._held
            self.update()
        else:
            super().keyPressEvent(event)

    def _nearest(self, x: float) -> int:
        return min(range(len(self._board)), key=lambda at: abs(self.place(at).x() - x))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._at = self._nearest(event.position().x())
            self._drag_x = event.position().x()
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
            self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._drag_x is not None:
            self._drag_x = event.position().x()
            self._carry(self._nearest(self._drag_x))
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._drag_x = None
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.update()

    def _paint(self, painter: QPainter) -> None:
        theme, radius, corner = self.look.theme, self._radius(), self.look.corner(8)
        tray = QRectF(self.rect()).adjusted(5, 5, -5, -7)
        wood = (0.0, theme.tray_bottom), (1.0, theme.tray_top)
        fill(painter, rounded(tray, corner), falling(tray, *wood))
        stroke(painter, rounded(inset(tray, 0.5), corner), with_alpha(theme.line, 170), 1)
        carried = self._held or self._drag_x is not None
        for at, value in enumerate(self._board):
            middle = self.place(at)
            if carried and at == self._at:
                line = with_alpha(theme.brass_light, 150)
                stroke(painter, disc(middle, radius - 2), line, 1, dash=(3, 3), flat=True)
                middle = QPointF(self._drag_x or middle.x(), middle.y() - 5)
            draw_valuation_disc(painter, theme, middle, round(radius), str(value))
        if self._focus.visible:
            stroke(painter, disc(self.place(self._at), radius + 3), theme.focus, 2.2)
            stroke(painter, rounded(tray.adjusted(-3, -3, 3, 3), 12), theme.focus, 1.2)


OWN = "own"
_READINGS: Final = {
    "standard": ("nyse-usual-peak-in-the-fourth", "nyse-the-standard-board"),
    "late-peak": ("nyse-a-steeper-way-up", "nyse-skips-the-3-on-the"),
    "cliff": ("nyse-a-cliff-after-the-peak", "nyse-climbs-all-the-way-to"),
    "early-peak": ("nyse-an-early-peak", "nyse-the-5-comes-third-whoever"),
    OWN: ("nyse-another-order", "nyse-for-experienced-players"),
}
"""What a board is called, and what is said about it."""
_HANDS: Final = {
    "open": ("nyse-open", "nyse-everyone-sees-the-sectors-taken"),
    "concealed": ("nyse-concealed", "nyse-no-tally-is-shown"),
}


class NyseOptions(GameOptions):
    """Options for the board (a preset, shuffled, or set by hand) and for how hands are shown."""

    def __init__(self, look: ThemeContext, saved: Mapping[str, Any]) -> None:
        super().__init__(look)
        wished = saved_options(Options, saved)
        self._dice = random.Random()
        self._board_title = Label(look, role="name", sentence="nyse-valuation-board")
        self._readings = ComboBox(look)
        self._readings.setObjectName("nyse-board")
        for key in _READINGS:
            self._readings.addItem("", key)
        self._shuffle = Button(look, text_size=15)
        self._shuffle.setObjectName("nyse-shuffle")
        self.bind(self._shuffle.setText, "nyse-shuffle")
        self._note = Label(look, role="note", wrap=True)
        self._order = BoardOrder(look, wished.board)
        self._order.setObjectName("nyse-board-order")
        self._hands_title = Label(look, role="name", sentence="nyse-hands")
        self._hands = SegmentRow(look, [(key, "") for key in _HANDS], wished.hands)
        self._hands.setObjectName("nyse-hands")
        for key, (name, _) in _HANDS.items():
            self.bind(self._hands.segment(key).setText, name)
        self.bind(self._hands.setAccessibleName, "nyse-hands")
        self.bind(self._readings.setAccessibleName, "nyse-valuation-board")
        self._hands_note = Label(look, role="note", wrap=True)
        self._lay_out()
        self._readings.activated.connect(self._take_reading)
        self._shuffle.clicked.connect(self._shuffle_board)
        self._order.changed.connect(self._ordered)
        self._hands.chosen.connect(self._change)
        self._set_texts()

    def _lay_out(self) -> None:
        choose = QHBoxLayout()
        choose.setSpacing(0)
        choose.addWidget(self._readings, 1)
        choose.addWidget(self._shuffle)
        column = column_on(self, 2)
        column.addWidget(self._board_title)
        column.addLayout(choose)
        column.addWidget(self._order)
        column.addWidget(self._note)
        column.addSpacing(8)
        column.addWidget(self._hands_title)
        column.addWidget(self._hands)
        column.addWidget(self._hands_note)

    def options(self) -> dict[str, Any]:
        return {"board": self._order.board(), "hands": self._hands.value()}

    def show_seats(self, seats: int) -> None:
        for widget in (self._hands_title, self._hands, self._hands_note):
            widget.setVisible(seats > 1)

    def reading(self) -> str:
        """Return the board's key in `BOARDS`, or `own`."""
        board = tuple(self._order.board())
        return next((key for key, known in BOARDS.items() if known == board), OWN)

    def _take_reading(self) -> None:
        key = self._readings.currentData()
        if key in BOARDS:
            self._order.set_board(BOARDS[key])
        self._change()

    def _shuffle_board(self) -> None:
        board = self._order.board()
        while board == self._order.board():
            self._dice.shuffle(board)
        self._order.set_board(board)

    def _ordered(self) -> None:
        self._readings.setCurrentIndex(self._readings.findData(self.reading()))
        self._change()

    def _change(self) -> None:
        self._explain()
        self.changed.emit()

    def _set_texts(self) -> None:
        for key, (name, _) in _READINGS.items():
            self._readings.setItemText(self._readings.findData(key), say(name))
        self._readings.setCurrentIndex(self._readings.findData(self.reading()))
        self._readings.updateGeometry()
        self._explain()

    def _explain(self) -> None:
        self._note.setText(say(_READINGS[self.reading()][1]))
        board = " ".join(str(value) for value in self._order.board())
        name = say("nyse-order-of-the-price-discs", board=board)
        self._order.setAccessibleName(name)
        self._hands_note.setText(say(_HANDS[self._hands.value()][1]))


create_options = NyseOptions
