"""The common moment, held: a page in large figures, or a headline, until somebody has pressed."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from stockgames.ui.kit.baking import painter_on
from stockgames.ui.kit.fonts import SEMIBOLD
from stockgames.ui.kit.shapes import inset
from stockgames.ui.kit.surfaces import draw_cloth, draw_panel
from stockgames.ui.kit.text import CENTRE, draw_text, fitted, text_width
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.buttons import KitButton
from stockgames.ui.kit.widgets.told import Sheet
from stockgames.ui.sentences.speech import say
from stockgames.ui.shell.words import key_text
from stockgames.ui.table.common_moment import CommonMoment
from stockgames.ui.table.moment_seats import SeatPainter
from stockgames.ui.table.moment_values import MiddlePainter
from stockgames.ui.table.table_context import TableContext
from stockgames.ui.table.touch import LEAST

_SIDE = 0.245
"""How much of the width the seats at either side take."""
_LARGEST_CELL = 300.0
_ROWS = 3
"""Cells under each other have the height that so many leave them, if there are fewer."""


class MomentSheet(Sheet):
    """Lies over the table while all look; `button` goes on."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._moment: CommonMoment | None = None
        self._context: TableContext | None = None
        self._room = QRectF()
        self.setObjectName("common-moment")
        self.button = KitButton(
            look, kind="primary", text_size=22, serif=True, is_centred=True, parent=self
        )
        self.button.setObjectName("all-have-seen")
        self.hide()

    @property
    def moment(self) -> CommonMoment | None:
        """What is looked at; None while it is away."""
        return self._moment

    def lay(self, room: QRectF) -> None:
        """Take the room of the table; a headline takes a part of it at the foot."""
        self._room = room
        self._arrange()

    def tell(self, moment: CommonMoment | None, context: TableContext | None) -> None:
        """Show what all are to look at; None goes away."""
        self._moment, self._context = moment, context
        self.setVisible(moment is not None)
        if moment is None or context is None:
            self.setAccessibleName("")
            return
        several = len(context.humans) > 1
        self.button.setText(say("table-when-all-have-seen") if several else say("table-moment-on"))
        self.button.set_key(key_text("Space"))
        self.setAccessibleName(moment.spoken(context.names))
        self._arrange()
        self.raise_()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the button at the foot."""
        super().resizeEvent(event)
        self._place_button()

    def _arrange(self) -> None:
        if self._moment is None:
            return
        room = self._room
        if not self._moment.is_page:
            height = max(104.0, self._look.px(140))
            width = min(room.width() - 40, max(620.0, self._look.px(760)))
            top = room.bottom() - height - max(12.0, self._look.px(24))
            room = QRectF(room.center().x() - width / 2, top, width, height)
        self.setGeometry(room.toAlignedRect())
        self._place_button()

    def _place_button(self) -> None:
        hint = self.button.sizeHint()
        page = self._moment is not None and self._moment.is_page
        wide = self._middle().width() if page else self.width() * 0.6
        width = max(hint.width(), round(wide))
        height = max(hint.height(), round(self._look.px(60)), round(LEAST))
        bottom = self.height() - round(max(8.0, self._look.px(14)))
        self.button.setGeometry((self.width() - width) // 2, bottom - height, width, height)

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the page, or the headline."""
        moment, context = self._moment, self._context
        if moment is None or context is None:
            return
        painter, rect = painter_on(self), QRectF(self.rect())
        if not moment.is_page:
            self._paint_headline(painter, rect, moment)
            return
        draw_cloth(painter, self._look.theme, rect)
        self._paint_sides(painter, moment, context)
        middle = self._middle()
        head = QRectF(middle.left(), rect.top() + 2, middle.width(), self._look.text_px(58))
        title = fitted(moment.title, self._look.serif(46, SEMIBOLD), head.width(), 20)
        draw_text(painter, head, moment.title, title, self._look.theme.heading, CENTRE, elide=True)
        middle.setTop(head.bottom() + 2)
        middle.setBottom(self.button.y() - max(4.0, self._look.px(10)))
        MiddlePainter(painter, self._look, moment).paint(middle)

    def _margin(self) -> float:
        return max(12.0, self._look.px(28))

    def _side(self) -> float:
        """Return how wide the cells at either side are."""
        return self.width() * _SIDE

    def _middle(self) -> QRectF:
        """Return what the sides leave free."""
        aside = self._margin() + self._side() + max(8.0, self._look.px(20))
        return QRectF(self.rect()).adjusted(aside, 0, -aside, 0)

    def _paint_sides(self, painter: QPainter, moment: CommonMoment, context: TableContext) -> None:
        """Paint a cell for each seat, and what is remarked where a cell is free."""
        seats = SeatPainter(painter, self._look, moment, context)
        margin, gap = self._margin(), max(14.0, self._look.px(20))
        column = QRectF(margin, margin * 0.8, self._side(), self.height() - margin * 1.6)
        half = -(-len(moment.seats) // 2)
        right = column.translated(self.width() - 2 * margin - self._side(), 0)
        for place, group in ((column, moment.seats[:half]), (right, moment.seats[half:])):
            cells = _cells(place, max(half, _ROWS), gap, self._look)
            for box, seat in zip(cells, group, strict=False):
                seats.seat(box, seat)
            if place is right and len(group) < len(cells) and (moment.news or moment.lead):
                seats.news(cells[len(group)])

    def _paint_headline(self, painter: QPainter, rect: QRectF, moment: CommonMoment) -> None:
        theme = self._look.theme
        box = inset(rect, 4)
        draw_panel(painter, theme, box, radius=self._look.corner(10), alpha=252)
        top = QRectF(box.left() + 16, box.top() + 6, box.width() - 32, 0)
        top.setBottom(self.button.y() - 4.0)
        draw_text(
            painter, top, moment.title, self._fitting(moment.title, top), theme.heading, CENTRE
        )

    def _fitting(self, text: str, box: QRectF) -> QFont:
        """Return the largest font in which a headline has room."""
        for size in range(30, 17, -2):
            font = self._look.serif(size, SEMIBOLD)
            if text_width(text, font) <= box.width():
                return font
        return self._look.serif(16, SEMIBOLD)


def _cells(column: QRectF, count: int, gap: float, look: Look) -> list[QRectF]:
    """Return so many cells under each other, none taller than it has to show."""
    height = min((column.height() - gap * (count - 1)) / count, max(190.0, look.px(_LARGEST_CELL)))
    return [
        QRectF(column.left(), column.top() + i * (height + gap), column.width(), height)
        for i in range(count)
    ]
