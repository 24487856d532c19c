"""The reveal screen: what everyone looks at, as a page with large figures or as a headline."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Final, TypeAlias

from PySide6.QtCore import QEasingCurve, QPointF, QRect, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QFont, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from stockgames.presentation.context import TableContext
from stockgames.presentation.sentences.speech import say
from stockgames.ui.pieces.portrait import HEIGHT, draw_portrait, portrait_box
from stockgames.ui.sentences.keys import key_text
from stockgames.ui.table.board import LEAST
from stockgames.ui.table.motion import COUNT, Animator, Step
from stockgames.ui.table.presenter import Presenter
from stockgames.ui.table.reveal_data import MomentLead, MomentSeat, MomentShown, TableReveal
from stockgames.ui.table.reveal_seats import CardPainter, SeatPainter
from stockgames.ui.table.reveal_values import MiddlePainter
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.fonts import REGULAR, SEMIBOLD
from stockgames.ui.theme.pixmap_cache import painter_on
from stockgames.ui.theme.shapes import bottom_part, centred, column_at, inset, line_at, top_part
from stockgames.ui.theme.surfaces import draw_cloth, draw_panel
from stockgames.ui.theme.text import CENTRE, LEFT, draw_text, fitted, text_width
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.focus import FOCUS_MARGIN
from stockgames.ui.widgets.input_guard import LatePressFilter

_LEAST_ROW: Final = 84.0
"""The least height in px for cards; below it there is text instead."""
_LEADING: Final = 1.45
"""The line height of a headline, in font sizes."""
_WHO: Final = 0.34
"""The share of the row for faces and names."""
_WIDEST: Final = 170.0
"""The greatest width of a card's place, as designed."""


class HeadlinePainter:
    """One painting of a headline."""

    def __init__(self, painter: QPainter, look: ThemeContext, context: TableContext) -> None:
        self.painter, self.look, self.context = painter, look, context

    def paint(self, box: QRectF, moment: TableReveal) -> None:
        """Paint a reveal's title, with the revealed cards below it, into a box in px."""
        title = self._title_font(moment.title, box, 34 if moment.shown or moment.note else 46)
        high = title.pixelSize() * _LEADING
        row = bottom_part(box, box.height() - high)
        if moment.shown and row.height() >= _LEAST_ROW:
            head = top_part(box, high)
            self._cards(row, moment.shown)
        else:
            head = self._lines(box, high, moment.note.splitlines())
        draw_text(self.painter, head, moment.title, title, self.look.theme.heading, CENTRE)

    def _title_font(self, text: str, box: QRectF, largest: int) -> QFont:
        """Return the largest font at which a headline fits."""
        for size in range(largest, 17, -2):
            font = self.look.serif(size, SEMIBOLD)
            if text_width(text, font) <= box.width():
                return font
        return self.look.serif(16, SEMIBOLD)

    def _lines(self, box: QRectF, high: float, lines: Sequence[str]) -> QRectF:
        """Paint lines below a headline of this height, centred; return the headline's rect."""
        note = self._note_font(lines, QSizeF(box.width(), box.height() - high))
        row = note.pixelSize() * _LEADING
        head = line_at(box, box.center().y() - (high + row * len(lines)) / 2, high)
        for number, line in enumerate(lines):
            told = line_at(box, head.bottom() + number * row, row)
            draw_text(self.painter, told, line, note, self.look.theme.text, CENTRE, elide=True)
        return head

    def _note_font(self, lines: Sequence[str], room: QSizeF) -> QFont:
        for size in range(24, 14, -1):
            font = self.look.serif(size, REGULAR)
            widest = max((text_width(line, font) for line in lines), default=0)
            if widest <= room.width() and font.pixelSize() * _LEADING * len(lines) <= room.height():
                return font
        return self.look.serif(14, REGULAR)

    def _cards(self, row: QRectF, shown: tuple[MomentShown, ...]) -> None:
        width = min(row.width() / len(shown), max(110.0, self.look.px(_WIDEST)))
        left = row.center().x() - width * len(shown) / 2
        line = QRectF(0, 0, width - 8, row.height() * _WHO)
        faces = all(self._beside_face(line, one) is not None for one in shown)
        for place, one in enumerate(shown):
            cell = column_at(row, left + place * width, width).adjusted(4, 0, -4, 0)
            line = top_part(cell, row.height() * _WHO)
            if faces:
                self._who(line, one)
            else:
                self._name(line, one)
            below = bottom_part(cell, row.height() * (1 - _WHO) - 4)
            card = centred(below.center(), min(below.width(), below.height() * 1.5), below.height())
            CardPainter(self.painter, self.look).paint(card, one.card)

    def _face(self, line: QRectF) -> QRectF:
        return portrait_box(QPointF(), min(line.height() * 0.92 / HEIGHT, line.width() * 0.36))

    def _beside_face(self, line: QRectF, one: MomentShown) -> QFont | None:
        """Return the font of a name beside its face; None if it doesn't fit."""
        name = self.context.names[one.seat]
        room = line.width() - self._face(line).width() - self.look.margin(6)
        font = fitted(name, self.look.serif(20, SEMIBOLD), room)
        return font if text_width(name, font) <= room else None

    def _who(self, line: QRectF, one: MomentShown) -> None:
        name, face = self.context.names[one.seat], self._face(line)
        font = self._beside_face(line, one)
        assert font is not None
        beside, words = face.width() + self.look.margin(6), text_width(name, font) + 1
        left = line.center().x() - (beside + words) / 2
        face.moveCenter(QPointF(left + face.width() / 2, line.center().y()))
        draw_portrait(self.painter, face, self.context.portraits[one.seat], crest=False)
        told = column_at(line, left + beside, words)
        draw_text(self.painter, told, name, font, self.look.theme.text, LEFT)

    def _name(self, line: QRectF, one: MomentShown) -> None:
        name = self.context.names[one.seat]
        font = fitted(name, self.look.serif(20, SEMIBOLD), line.width())
        draw_text(self.painter, line, name, font, self.look.theme.text, CENTRE, elide=True)


_SIDE = 0.245
"""The share of the width for the seats at each side."""
_LARGEST_CELL = 300.0
_ROWS = 3
"""Cells have the height for this number of rows, even if there are fewer."""


_Piece: TypeAlias = Callable[[QPainter], None]
"""Paints a part of a page."""
_TURN = 240
"""Milliseconds for flipping cards and showing their result."""


class RevealScreen(BaseWidget):
    """Covers the table during a reveal; `on_button` continues, `back_button` goes back a page."""

    told_role = "dialog"

    sounded = Signal(object)
    """A Sound, when a page appears."""
    come_up = Signal()
    """The page has appeared completely, and was there for its time."""
    clicked = Signal()
    """The mouse was clicked beside the buttons."""

    def __init__(self, look: ThemeContext, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._moment: TableReveal | None = None
        self._before: TableReveal | None = None
        """The previous page, while this one appears."""
        self._context: TableContext | None = None
        self._room = self._headline = QRectF()
        self._animator = Animator(self)
        self._turned = self._gone = self._counted = 1.0
        """The progress of flipping cards, of the picture, and of counting sums, 0 to 1."""
        self._late = LatePressFilter(self)
        self.setObjectName("common-moment")
        self.on_button = self.button(
            "all-have-seen", kind="primary", text_size=27, serif=True, is_centred=True
        )
        self.back_button = self.button("moment-back", text_size=18)
        self.hide()

    @property
    def moment(self) -> TableReveal | None:
        """The reveal shown; None while it is hidden."""
        return self._moment

    def attend(self, presenter: Presenter) -> None:
        """Connect the buttons to a presenter's pages, and let presses end the animation here."""
        presenter.held.finish = self.finish
        self.come_up.connect(presenter.held.run_on)
        self.clicked.connect(presenter.step)
        self.on_button.clicked.connect(presenter.step)
        self.back_button.clicked.connect(presenter.held.turn_back)

    def follow(self, presenter: Presenter, speed: float) -> None:
        """Show the current page; one that was already seen isn't animated."""
        back = presenter.held.can_turn_back
        speed = 0.0 if presenter.held.stands_still else speed
        context, before = presenter.state.context, self._moment
        self.tell(presenter.moment, context, can_turn_back=back, speed=speed)
        if self._moment is not before and (self.covers or presenter.awaits_step):
            # for a reason that shows no focus ring where there was none
            self.on_button.setFocus(Qt.FocusReason.PopupFocusReason)

    @property
    def covers(self) -> bool:
        """Return whether a page covers the whole table."""
        return self._moment is not None and self._moment.is_page

    def lay(self, room: QRectF, headline: QRectF | None = None) -> None:
        """Set the table's rect, and that of a headline, which is at the bottom by default."""
        self._room, self._headline = room, headline or QRectF()
        self._take_room()

    def tell(
        self,
        moment: TableReveal | None,
        context: TableContext | None,
        *,
        can_turn_back: bool = False,
        speed: float = 0.0,
    ) -> None:
        """Show a reveal, or hide it if None. With a `speed` above 0 a new page is animated."""
        before, self._moment, self._context = self._moment, moment, context
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, self.covers)
        if moment is None and self.isVisible():
            self._late.begin(self.on_button)
            self._give_keyboard_back()
        self.setVisible(moment is not None)
        if moment is None or context is None:
            self._animator.drop()
            self._stand_still()
            self.setAccessibleName("")
            return
        if moment != before:
            self._come_up(before, moment, speed)
        self._name_buttons(moment, several=len(context.humans) > 1)
        self.back_button.setVisible(can_turn_back)
        self.setAccessibleName(moment.spoken(context.names))
        self._take_room()
        self.raise_()
        self.update()

    def _give_keyboard_back(self) -> None:
        """Move the focus to the page, not to a neighbour that would use Enter."""
        page = self.parentWidget()
        if page is not None and self.isAncestorOf(page.focusWidget()):
            page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _name_buttons(self, moment: TableReveal, *, several: bool) -> None:
        usual = say("table-when-all-have-seen" if several else "table-moment-on")
        self.on_button.setText(moment.goes_on or usual)
        self.on_button.set_key(key_text("Space"))
        self.back_button.setText(say("table-moment-back"))
        self.back_button.set_key(key_text("Left"))

    # Motion

    def _come_up(self, before: TableReveal | None, moment: TableReveal, speed: float) -> None:
        self._animator.drop()
        self._stand_still()
        if not moment.is_page or speed <= 0:
            return
        if moment.sound is not None:
            self.sounded.emit(moment.sound)
        if self.look.reduced_motion:
            return
        self._before, self._turned, self._gone, self._counted = before, 0.0, 0.0, 0.0
        length = moment.picture.length if moment.picture is not None else 0
        moves = [Step(length, self._move, easing=QEasingCurve.Type.Linear)] if length else []
        counts = [Step(COUNT, self._count)] if any(seat.counted for seat in moment.seats) else []
        steps = [*moves, Step(_TURN, self._turn), *counts]
        if not length:
            self._gone = 1.0
        self._animator.run([*steps, Step(moment.dwell)], speed, self._have_come_up)

    def _have_come_up(self) -> None:
        self._stand_still()
        self.come_up.emit()

    def _stand_still(self) -> None:
        self._before, self._turned, self._gone, self._counted = None, 1.0, 1.0, 1.0
        self.update()

    def _move(self, share: float) -> None:
        self._gone = share
        if self._moment is not None:
            area = self._below_head(self._moment)
            painter = MiddlePainter(QPainter(), self.look, self._moment)
            self.update(painter.picture_box(area).toRect())

    def _turn(self, share: float) -> None:
        if not self._turned:
            self.update()  # values, too, are final
        self._turned = share
        self._update_columns()

    def _count(self, share: float) -> None:
        self._counted = share
        self._update_columns()

    def _update_columns(self) -> None:
        for column in self._columns():
            self.update(column)

    @property
    def is_moving(self) -> bool:
        """Return whether a page is still appearing, or its time runs."""
        return self._animator.running

    def finish(self) -> bool:
        """End the animation; return whether there was one."""
        if not self._animator.running:
            return False
        self._animator.finish()
        return True

    def _take_room(self) -> None:
        if self._moment is not None:
            self.setGeometry(self._place(self._moment).toAlignedRect())
            self._arrange()

    def _place(self, moment: TableReveal) -> QRectF:
        room = self._room
        if moment.is_page:
            return room
        if self._headline.isValid():
            return self._headline
        height = max(104.0, self.look.px(140))
        width = min(room.width() - 40, max(620.0, self.look.px(760)))
        top = room.bottom() - height - max(12.0, self.look.px(24))
        return QRectF(room.center().x() - width / 2, top, width, height)

    def _arrange(self) -> None:
        hint = self.on_button.sizeHint()
        page = self._moment is not None and self._moment.is_page
        width = round(self._middle().width()) + 2 * FOCUS_MARGIN
        if not page:
            width = min(max(hint.width(), round(self.width() * 0.7)), self.width() - 8)
        height = round(max(hint.height(), max(self.look.px(60), LEAST) + 2 * FOCUS_MARGIN))
        bottom = self.height() - round(max(8.0, self.look.px(14)))
        left, back = (self.width() - width) // 2, 0
        if not self.back_button.isHidden():
            back = self.back_button.sizeHint().width()
            self.back_button.setGeometry(left, bottom - height, back, height)
        self.on_button.setGeometry(left + back, bottom - height, width - back, height)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()  # otherwise the release goes to the page below

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and self.rect().contains(
            event.position().toPoint()
        ):
            self.clicked.emit()

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        moment, context = self._moment, self._context
        if moment is None or context is None:
            return
        painter, rect = painter_on(self), QRectF(self.rect())
        if not moment.is_page:
            self._paint_headline(painter, rect, moment, context)
            return
        region = event.region()
        draw_cloth(painter, self.look.theme, rect)
        if any(region.intersects(column) for column in self._columns()):
            before = self._before if self._turned < 1 else None
            for paint in self._at_sides(
                moment, context, before, self._turned, counted=self._counted
            ):
                paint(painter)
        if region.intersects(self._middle().toAlignedRect()):
            self._paint_middle(painter, moment, region.boundingRect())

    def _paint_middle(self, painter: QPainter, moment: TableReveal, wanted: QRect) -> None:
        """Paint headline, picture and values; only the picture if nothing else is needed.

        Values stay as they were until the picture has moved.
        """
        values = moment.values
        if self._gone < 1 and self._before is not None and len(self._before.values) == len(values):
            values = self._before.values
        shown = MiddlePainter(painter, self.look, replace(moment, values=values), self._gone)
        area = self._below_head(moment)
        if shown.picture_box(area).toAlignedRect().contains(wanted):
            shown.paint_picture(area)
            return
        head = self._head()
        title = fitted(moment.title, self.look.serif(46, SEMIBOLD), head.width(), 20)
        draw_text(painter, head, moment.title, title, self.look.theme.heading, CENTRE, elide=True)
        if moment.lead is not None and not self._has_free_cell(moment):
            self._paint_lead(painter, self._lead_line(), moment.lead)
        shown.paint(area)

    def _head(self) -> QRectF:
        middle = self._middle()
        return line_at(middle, 2, self.look.text_px(58))

    def _lead_line(self) -> QRectF:
        head, high = self._head(), self.look.serif(22, SEMIBOLD).pixelSize() * 1.3
        return line_at(head, head.bottom() - 4, high)

    def _below_head(self, moment: TableReveal) -> QRectF:
        middle, top = self._middle(), self._head().bottom()
        if moment.lead is not None and not self._has_free_cell(moment):
            top = self._lead_line().bottom()
        bottom = self.on_button.y() - max(4.0, self.look.px(10))
        return line_at(middle, top + 2, bottom - top - 2)

    def _columns(self) -> tuple[QRect, QRect]:
        wide = round(self._margin() + self._side() + self.look.px(10))
        return QRect(0, 0, wide, self.height()), QRect(self.width() - wide, 0, wide, self.height())

    def _paint_lead(self, painter: QPainter, line: QRectF, lead: MomentLead) -> None:
        look, theme = self.look, self.look.theme
        small, large = look.sans(19), look.serif(22, SEMIBOLD)
        beside = text_width(lead.caption, small) + 10
        large = fitted(lead.leader, large, line.width() - beside)
        line.setLeft(line.center().x() - (beside + text_width(lead.leader, large)) / 2)
        draw_text(painter, line, lead.caption, small, theme.quiet_text, LEFT)
        line.setLeft(line.left() + beside)
        draw_text(painter, line, lead.leader, large, theme.heading, LEFT, elide=True)

    def _margin(self) -> float:
        return max(12.0, self.look.px(28))

    def _side(self) -> float:
        return self.width() * _SIDE

    def _middle(self) -> QRectF:
        aside = self._margin() + self._side() + max(8.0, self.look.px(20))
        return QRectF(self.rect()).adjusted(aside, 0, -aside, 0)

    def _at_sides(
        self,
        moment: TableReveal,
        context: TableContext,
        before: TableReveal | None,
        turned: float,
        *,
        counted: float = 1.0,
    ) -> Iterator[_Piece]:
        """Yield functions that paint each seat's cell, and the news in a free cell.

        Cards are flipped by the share `turned`, while the contents of the page `before` fade out.
        """
        margin, gap, look = self._margin(), max(14.0, self.look.px(20)), self.look

        def cell(painter: QPainter, box: QRectF, seat: MomentSeat) -> None:
            earlier = None if before is None else SeatPainter(painter, look, before, context)
            now = SeatPainter(painter, look, moment, context, turned, counted)
            now.show(box, seat, earlier)

        def news(painter: QPainter, box: QRectF) -> None:
            SeatPainter(painter, look, moment, context).news(box)

        column = QRectF(margin, margin * 0.8, self._side(), self.height() - margin * 1.6)
        right = column.translated(self.width() - 2 * margin - self._side(), 0)
        free = None
        for place, group in zip((column, right), moment.sides, strict=True):
            cells = _cells(place, _rows(moment), gap, look)
            for box, seat in zip(cells, group, strict=False):
                yield partial(cell, box=box, seat=seat)
            free = cells[len(group)] if len(group) < len(cells) else free
        if free is not None and (moment.news or moment.lead):
            yield partial(news, box=free)

    @staticmethod
    def _has_free_cell(moment: TableReveal) -> bool:
        return any(len(group) < _rows(moment) for group in moment.sides)

    def _paint_headline(
        self, painter: QPainter, rect: QRectF, moment: TableReveal, context: TableContext
    ) -> None:
        box = inset(rect, 4)
        radius = self.look.corner(10)
        draw_panel(painter, self.look.theme, box, radius=radius, alpha=255, shadow=False)
        room = box.adjusted(16, 8, -16, 0)
        room.setBottom(self.on_button.y() - 4.0)
        HeadlinePainter(painter, self.look, context).paint(room, moment)


def _rows(moment: TableReveal) -> int:
    return max(_ROWS, *map(len, moment.sides))


def _cells(column: QRectF, count: int, gap: float, look: ThemeContext) -> list[QRectF]:
    """Return `count` cells below each other, none taller than needed."""
    height = min((column.height() - gap * (count - 1)) / count, max(190.0, look.px(_LARGEST_CELL)))
    return [line_at(column, column.top() + i * (height + gap), height) for i in range(count)]
