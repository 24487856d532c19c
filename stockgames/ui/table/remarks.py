"""Shows what bots say: a popover at the speaker's plate, for a short while."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import product
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QPainterPath

from stockgames.controllers.stages import Stage
from stockgames.presentation.context import TableContext
from stockgames.presentation.remarks import Heard, Remark, Wish
from stockgames.presentation.table_state import TableState
from stockgames.ui.table.page import TablePage
from stockgames.ui.theme.fonts import SEMIBOLD
from stockgames.ui.theme.shapes import fill, polygon
from stockgames.ui.theme.text import text_width
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.accessibility import ANNOUNCER
from stockgames.ui.widgets.frames import SHADOW_MARGIN
from stockgames.ui.widgets.popover import AROUND, SIZE, PassingPopover, popover_width
from stockgames.ui.widgets.timing import later

LEAST_MS, LETTER_MS, MOST_MS = 2000, 55, 3000
"""How long a remark stays, and by the letter if it is long."""
WAIT_MS: Final = 30_000
"""How long somebody thinks before a bot remarks on it."""
_NOTCH: Final = 9
"""The height in px of the notch that points to a portrait, and half its width."""
_TIED: Final = 27
"""How many px of its edge lie at least at that of a seat."""
_TALLEST: Final = 2.3
"""How many times as high as a plate it is at most where it lies over the name, shadow included."""
GREETS_MS: Final = 700
"""How long a new table lies there before somebody speaks."""


class TableRemarks(PassingPopover):
    """What the bots of a table say, one after the other, on paper at the speaker's plate.

    Nothing that was `heard` before is said. Any press takes the paper away, and does what it would
    do anyway.
    """

    def __init__(self, page: TablePage, wish: Callable[[], Wish], heard: Heard) -> None:
        font = partial(ThemeContext.serif, size=SIZE, weight=SEMIBOLD, italic=True)
        super().__init__(page.look, "", page, font)
        self.setObjectName("remark")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._page, self._presenter, self._remarks = page, page.presenter, page.presenter.remarks
        self._remarks.wish, self._remarks.heard = wish, heard
        self._notch = QPainterPath()
        """Points to the speaker's portrait."""
        self._time = QTimer(self, singleShot=True)
        self._time.timeout.connect(self.hide)
        self._patience = QTimer(self, singleShot=True, interval=WAIT_MS)
        self._patience.timeout.connect(partial(self._say, self._remarks.wait))
        page.presenter.refreshed.connect(self._follow)
        page.presenter.viewer_changed.connect(self.hide)
        page.laid_out.connect(self.hide)
        page.end_sheet.opening.ended.connect(self._comment)
        later(self, partial(self._say, self._remarks.sit), GREETS_MS)

    def _follow(self, state: TableState) -> None:
        """Show what was said about a move once that has been shown; it is announced with it."""
        if state.context.stage is not Stage.ASKING:
            self._patience.stop()
        elif not self._patience.isActive():
            self._patience.start()
        shown = self._presenter
        if not (shown.is_moving or shown.is_covered or shown.reveal or self._remarks.due is None):
            self._show(self._remarks.due)

    def _comment(self) -> None:
        """Let a bot speak on the closing page of a game in which one has spoken."""
        if self._remarks.all and self._page.end_sheet.isVisible():
            self._say(partial(self._remarks.end, self._page.controller.result()))

    def _say(self, choose: Callable[[TableContext], Remark | None]) -> None:
        remark = choose(self._presenter.state.context)
        if remark is not None:
            ANNOUNCER.remark(remark.spoken, self._page)
            self._show(remark)

    def _show(self, remark: Remark) -> None:
        """Show a remark at its bot's seat, or in the head of the closing page."""
        self._remarks.due = None
        page, parts, head = self._page, self._page.parts, self._page.end_sheet.head
        seats = [parts.where(f"seat-{seat}") for seat in range(len(page.controller.seats))]
        seat, plate = seats[remark.seat], parts.where(f"seat-{remark.seat}/plate")
        if head.isVisible():
            room = head.free_room().translated(head.mapTo(page, QPoint())) & page.rect()
            spot = QRect(room.topLeft(), QSize(1, 1))
            self.show_by(spot, spot, remark.spoken, room, [])
        elif not (parts.is_covered or seat.isEmpty()):
            self.show_by(seat, plate or seat, remark.line, parts.board.geometry(), seats)
        self.setAccessibleName(remark.spoken)

    def show_by(self, seat: QRect, plate: QRect, text: str, room: QRect, kept: list[QRect]) -> None:
        """Show a text in a room if it fits there, with a notch towards the portrait on a plate:
        below or above its seat where that hides nothing that is `kept` clear, or over its name.
        """
        self.words.show_text(text)
        wanted = round(text_width(text, self.words.font())) + 2
        width = min(min(wanted, popover_width(self.look)) + AROUND, room.width())
        left, high, edge = seat.left(), self.wanted_height(width), SHADOW_MARGIN
        lefts = *range(left, seat.right() - _TIED), *range(left, left + _TIED - width, -1)
        places = product(lefts, (seat.bottom() + 1, seat.top() - high))
        boxes = (QRect(*place, width, high) for place in places)
        free = (box for box in boxes if room.contains(box) and not any(map(box.intersects, kept)))
        name = plate.adjusted(plate.height(), 0, edge, 0)
        over = QRect(0, 0, name.width(), self.wanted_height(name.width()))
        over.moveCenter(name.center())
        box = next(free, over)
        face = plate.left() + min(plate.width(), plate.height()) // 2
        x = min(max(face - box.left(), edge), box.width() - edge)
        y = min(max(plate.center().y() - box.top(), edge), box.height() - edge)
        far = min(_NOTCH, plate.height() - 1)
        self._notch = polygon([(x - far, y), (x, y - far), (x + far, y), (x, y + far)])
        if room.contains(box) and box.height() <= max(high, _TALLEST * plate.height()):
            self.show_at(box, alert=False)
            self._time.start(min(MOST_MS, max(LEAST_MS, LETTER_MS * len(text))))

    def _paint(self, painter: QPainter) -> None:
        super()._paint(painter)
        fill(painter, self._notch, self.look.theme.paper_light)
