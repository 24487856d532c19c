"""How a game stands in the list: its box, who played, how it went, when, and how long it was."""

from __future__ import annotations

from PySide6.QtCore import (
    QDateTime,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from stockgames.ui.kit.baking import smooth
from stockgames.ui.kit.boxes import column_at, line_at
from stockgames.ui.kit.faces.portrait import draw_portrait, portrait_box
from stockgames.ui.kit.fonts import REGULAR, SEMIBOLD
from stockgames.ui.kit.palette import OXBLOOD, with_alpha
from stockgames.ui.kit.shapes import fill, inset, rounded, rule, stroke
from stockgames.ui.kit.text import LEFT, RIGHT, draw_text, text_width
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.focus import draw_focus_ring, is_enter
from stockgames.ui.kit.widgets.scrollbars import ThinScrollBar
from stockgames.ui.lobby.box_art import BOX_SHAPE, BoxLabel, draw_box
from stockgames.ui.review import past_words as words
from stockgames.ui.review.past_game import PastGame
from stockgames.ui.review.past_model import PastModel

_GOLD = QColor("#E9C772")
_BRASS = QColor("#A07C34")
_Index = QModelIndex | QPersistentModelIndex


class PastRow(QStyledItemDelegate):
    """Paints one game on a line of the paper."""

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._look = look

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        """Return the height of two lines of text."""
        line = self._look.text_px(20) * 1.25 + self._look.text_px(15) * 1.3
        return QSize(300, round(line + max(14.0, self._look.px(20))))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Paint the game; the one that is chosen stands on gold."""
        game = index.data(Qt.ItemDataRole.UserRole)
        if not isinstance(game, PastGame):
            return
        painter.save()
        smooth(painter)
        rect: QRect = option.rect
        state: QStyle.StateFlag = option.state
        area = QRectF(rect)
        if state & QStyle.StateFlag.State_Selected:
            self._paint_chosen(painter, area, bool(state & QStyle.StateFlag.State_HasFocus))
        elif state & QStyle.StateFlag.State_MouseOver:
            fill(painter, rounded(inset(area, 3), 4), with_alpha(_GOLD, 60))
        self._paint_game(painter, inset(area, 6), game)
        line = with_alpha(_BRASS, 90)
        rule(painter, area.bottomLeft(), area.bottomRight(), line, 0.6)
        painter.restore()

    def _paint_chosen(self, painter: QPainter, area: QRectF, focused: bool) -> None:
        path = rounded(inset(area, 3), 4)
        fill(painter, path, with_alpha(_GOLD, 170))
        stroke(painter, path, _BRASS, 0.9)
        if focused:
            draw_focus_ring(painter, self._look.theme, inset(area, 4), 4, 0)

    def _paint_game(self, painter: QPainter, area: QRectF, game: PastGame) -> None:
        look = self._look
        box = QRectF(area.left() + look.px(14), area.top() + 1, 0, area.height() - 4)
        box.setWidth(box.height() * BOX_SHAPE)
        painter.setOpacity(1.0 if game.is_told else 0.65)
        draw_box(painter, look.theme, box, BoxLabel(game.game_id, game.title))
        painter.setOpacity(1.0)
        left, width = box.right() + look.px(18), area.right() - look.px(14)
        first, second = _columns(left, width)
        self._paint_who(painter, column_at(area, left, first - left - 12), game)
        self._paint_how(painter, column_at(area, first, second - first - 8), game)
        self._paint_when(painter, column_at(area, second, width - second), game)

    def _lines(self, area: QRectF) -> tuple[QRectF, QRectF]:
        """Return the places of the upper and the lower line."""
        upper, lower = self._look.text_px(20) * 1.25, self._look.text_px(15) * 1.3
        top = area.center().y() - (upper + lower) / 2
        return (
            line_at(area, top, upper),
            line_at(area, top + upper, lower),
        )

    def _paint_who(self, painter: QPainter, area: QRectF, game: PastGame) -> None:
        upper, lower = self._lines(area)
        look, theme = self._look, self._look.theme
        font, title = look.serif(20), words.title(game)
        draw_text(painter, upper, title, font, theme.ink, LEFT, elide=True)
        who = words.players(game)
        draw_text(painter, lower, who, look.sans(15), theme.quiet_ink, LEFT, elide=True)
        wide = upper.height() * 0.8
        middle = upper.center()
        middle.setX(upper.left() + text_width(title, font) + wide)
        for face in game.faces:
            if middle.x() + wide / 2 > upper.right():
                return
            draw_portrait(painter, portrait_box(middle, wide), face, crest=False)
            middle.setX(middle.x() + wide * 1.15)

    def _paint_how(self, painter: QPainter, area: QRectF, game: PastGame) -> None:
        upper, lower = self._lines(area)
        look, theme = self._look, self._look.theme
        ink = theme.ink if game.is_told else OXBLOOD
        font = look.sans(16, SEMIBOLD)
        draw_text(painter, upper, words.outcome(game), font, ink, LEFT, elide=True)
        italic = look.serif(15, REGULAR, italic=True)
        draw_text(painter, lower, words.note(game), italic, theme.quiet_ink, LEFT, elide=True)

    def _paint_when(self, painter: QPainter, area: QRectF, game: PastGame) -> None:
        upper, lower = self._lines(area)
        look, theme = self._look, self._look.theme
        day = words.date(game, QDateTime.currentDateTime())
        draw_text(painter, upper, day, look.sans(16), theme.ink, RIGHT, elide=True)
        long = words.length(game)
        draw_text(painter, lower, long, look.sans(15), theme.quiet_ink, RIGHT, elide=True)


def _columns(left: float, right: float) -> tuple[float, float]:
    """Return where the second and the third column begin."""
    room = right - left
    return left + room * 0.42, left + room * 0.78


class PastList(QListView):
    """The list, for a page to lay on paper.

    Enter or a double-click opens a game, Delete asks to remove it.
    """

    opened = Signal()
    dropped = Signal()
    sought = Signal(str)
    """A letter was typed: it begins what is looked for."""

    def __init__(self, look: Look, model: PastModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setObjectName("past-games")
        self.setModel(model)
        self.setItemDelegate(PastRow(look, self))
        self.setUniformItemSizes(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollBar(ThinScrollBar(Qt.Orientation.Vertical, look))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self.doubleClicked.connect(self.opened)
        look.changed.connect(self.scheduleDelayedItemsLayout)

    def chosen(self) -> PastGame | None:
        """Return the game that is chosen."""
        model = self.model()
        assert isinstance(model, PastModel)
        return model.game(self.currentIndex())

    def choose(self, at: int) -> None:
        """Choose the game in a place of the list, or the last one before it."""
        count = self.model().rowCount()
        if count:
            self.setCurrentIndex(self.model().index(min(at, count - 1), 0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open, remove, or begin to look for something; everything else is Qt's."""
        key, text = event.key(), event.text()
        if is_enter(event):
            self.opened.emit()
        elif key == Qt.Key.Key_Delete:
            self.dropped.emit()
        elif text.strip() and text.isprintable() and key != Qt.Key.Key_Escape:
            self.sought.emit(text)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose what is pressed, and nothing where there is no game."""
        if self.indexAt(event.position().toPoint()).isValid():
            super().mousePressEvent(event)
