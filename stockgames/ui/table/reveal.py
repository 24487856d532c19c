"""The reveal screen: what everyone looks at, as a page with large figures or as a headline."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from PySide6.QtCore import (
    QEasingCurve,
    QPoint,
    QPointF,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QMouseEvent, QPainter
from PySide6.QtWidgets import (
    QSizePolicy,
    QWidget,
)

from stockgames.engine.state import SeatId
from stockgames.presentation.context import TableContext
from stockgames.presentation.outline import seat_of
from stockgames.presentation.sentences.speech import say
from stockgames.ui.sentences import key_text, keys_text
from stockgames.ui.table.board import SMALLEST_TARGET, transparent_view
from stockgames.ui.table.cue_player import CuePlayer
from stockgames.ui.table.faces import face_picture
from stockgames.ui.table.items import TableScene
from stockgames.ui.table.motion import COUNT, Animator, Moving, Step, length
from stockgames.ui.table.presenter import Presenter
from stockgames.ui.table.reveal_data import (
    PictureView,
    RevealSeat,
    RevealShown,
    RevealValue,
    TableReveal,
)
from stockgames.ui.table.reveal_seats import (
    CardWidget,
    NewsCell,
    SeatCell,
    ValuePlate,
    lead_line,
)
from stockgames.ui.theme.fonts import REGULAR, resized
from stockgames.ui.theme.palette import with_alpha
from stockgames.ui.theme.shapes import disc, fill, inset, right_part, stroke
from stockgames.ui.theme.surfaces import draw_cloth, draw_panel
from stockgames.ui.theme.text import CENTRE
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.focus import FOCUS_MARGIN
from stockgames.ui.widgets.frames import Picture
from stockgames.ui.widgets.labels import FittedLabel
from stockgames.ui.widgets.layouts import clear, column_of, column_on, retire, row_of, row_on
from stockgames.ui.widgets.pointer import LatePressFilter

_SIDE: Final = 0.245
"""The share of the width for the seats at each side."""
_LARGEST_CELL: Final = 300.0
_LEAST_ROW: Final = 8
"""The least height for cards with captions below a headline and its margins, in caption sizes."""
_LARGEST_PLATE: Final = 1.3
"""How many times its usual height a plate of a value is at most, for large text."""
_LARGEST_TITLE: Final = 1.3
"""How many times a title is enlarged where words below it need the room."""
_LEAD: Final = 9
"""The space in px around the line that says who leads."""
_ROWS: Final = 3
"""Cells have the height for this number of rows, even if there are fewer."""
_TURN: Final = 240
"""Milliseconds for flipping cards and showing their result."""
_LONGEST: Final = 2900
"""A page that would take more milliseconds is shown faster."""
_LINEAR: Final = QEasingCurve.Type.Linear


class _Column(BaseWidget):
    """The cells at one side of a page, below each other, none taller than needed."""

    def __init__(self, look: ThemeContext, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.rows = column_on(self, 0)

    def fill(self, cells: list[QWidget], count: int) -> None:
        """Lay cells out in the space for so many."""
        clear(self.rows)
        most = round(max(190.0, self.look.px(_LARGEST_CELL)) + self.look.px(20))
        for number in range(count):
            cell = cells[number] if number < len(cells) else QWidget()
            cell.setMaximumHeight(most)
            self.rows.addWidget(cell, 100)
            cell.show()
        self.rows.addStretch(1)


class RevealScreen(BaseWidget):
    """Covers the table during a reveal; `on_button` continues, `back_button` goes back a page."""

    accessible_role = "dialog"

    sounded = Signal(object)
    """A Sound, when a page appears."""
    come_up = Signal()
    """The page has appeared completely, and was there for its time."""
    clicked = Signal()
    """The mouse was clicked beside the buttons."""

    def __init__(self, look: ThemeContext, parent: QWidget, *, only_shows: bool = False) -> None:
        """If it `only_shows`, its pages are turned elsewhere, and it has no buttons."""
        super().__init__(look, parent)
        self._only_shows = only_shows
        self.page: TableReveal | None = None
        """The reveal shown; None while it is hidden."""
        self.covers = False
        """Whether a page covers the whole table."""
        self._context: TableContext | None = None
        self._room = self._headline = QRectF()
        self._animator = Animator(self)
        self._late = LatePressFilter(self)
        self._pages = 0, 0
        """The number of the page, and of all pages."""
        self._made_for: object = None
        """What the cells were made for."""
        self._cells: dict[SeatId, SeatCell] = {}
        self._plates: list[ValuePlate] = []
        self._picture: PictureView[Any] | None = None
        self._has_turned = False
        self._over = TableScene(self)
        """Shows cues over everything else."""
        self._layer = transparent_view(self._over, self)
        self._cues = CuePlayer(look, self._over, self._animator, self._where)
        self.setObjectName("common-moment")
        self.on_button = self.button(
            "all-have-seen", kind="primary", text_size=22, serif=True, is_centred=True
        )
        self.back_button = self.button("moment-back", text_size=18)
        self._build()
        self.hide()

    def _build(self) -> None:
        look = self.look
        self._title = FittedLabel(look, self._title_font, tone="accent", align=CENTRE, fills=True)
        self._lead, self._news, self._values = QWidget(), QWidget(), QWidget()
        self._lines = QWidget()
        self._dots = Picture(look, 18, 62, self._draw_dots)
        self._left, self._right = _Column(look, self), _Column(look, self)
        for holder in (self._lead, self._values):
            holder.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Maximum)
        for holder in (self._news, self._lines):
            column_on(holder, 0)
        row_on(self._values, round(look.px(12)))
        self._lead_row = row_on(self._lead)
        self._stage = column_of()
        self._foot = row_of(0, self.back_button, self._dots, (self.on_button, 1), 0)
        self._middle = column_of(
            0,
            self._title,
            self._lead,
            (self._lines, 1),
            (self._stage, 1000),
            0,
            self._values,
            self._foot,
        )
        self._across = row_on(self, None, self._left, (self._middle, 1), self._right)

    def _title_font(self, look: ThemeContext) -> QFont:
        is_small = self.page is not None and not self.covers
        small = is_small and self.page is not None and not self.page.is_notice
        if not small:
            return look.serif(46)
        return resized(look.serif(34), min(look.text_px(34), _LARGEST_TITLE * look.usual_px(34)))

    def attend(self, presenter: Presenter) -> None:
        """Connect the buttons to a presenter's pages, and let presses end the animation here."""
        presenter.held.finish = self.finish
        self.come_up.connect(presenter.held.run_on)
        self.clicked.connect(presenter.step)
        self.on_button.clicked.connect(presenter.step)
        self.back_button.clicked.connect(presenter.held.turn_back)

    def sync(self, presenter: Presenter, speed: float) -> None:
        """Show the current page; one that was already seen isn't animated."""
        context, before = presenter.state.context, self.page
        if before is None and presenter.reveal is None:
            return
        speed = 0.0 if presenter.held.stands_still else speed
        self.set_data(presenter.reveal, context, pages=presenter.held.pages, speed=speed)
        if self.page is not before and (self.covers or presenter.awaits_step):
            # for a reason that shows no focus ring where there was none
            self.on_button.setFocus(Qt.FocusReason.PopupFocusReason)

    def set_geometry(self, room: QRectF, headline: QRectF | None = None) -> None:
        """Set the table's rect, and that of a headline, which is at the bottom by default."""
        if room != self._room and self._over.items():
            self.finish()  # a cue lies where its places were
        self._room, self._headline = room, headline or QRectF()
        self._take_room()

    def set_data(
        self,
        page: TableReveal | None,
        context: TableContext | None,
        *,
        pages: tuple[int, int] = (0, 1),
        speed: float = 0.0,
    ) -> None:
        """Show a reveal, or hide it if None; `pages` are its number and that of all pages.

        With a `speed` above 0 a new page is animated.
        """
        before, self.page, self._context, self._pages = self.page, page, context, pages
        self.covers = page is not None and page.is_page
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, self.covers)
        if page is None and self.isVisible():
            self._late.begin(self.on_button)
            self._give_keyboard_back()
        self.setVisible(page is not None)
        if page is None or context is None:
            self._animator.drop()
            self._stand_still()
            self.setAccessibleName("")
            return
        self._name_buttons(page, several=len(context.humans) > 1)
        self.back_button.setVisible(pages[0] > 0 and not self._only_shows)
        self.on_button.setVisible(not self._only_shows)
        self._dots.setVisible(pages[1] > 1)
        self._dots.update()
        self.setAccessibleName(page.spoken(context.names))
        if page != before:
            self._animator.drop()
            self._lay_out(page, context)
            self._take_room()
            self._come_up(before, page, speed)
        self._take_room()
        self.raise_()
        self.update()

    def _give_keyboard_back(self) -> None:
        """Move the focus to the page, not to a neighbour that would use Enter."""
        page = self.parentWidget()
        if page is not None and self.isAncestorOf(page.focusWidget()):
            page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _name_buttons(self, page: TableReveal, *, several: bool) -> None:
        usual = say("table-when-all-have-seen" if several else "table-moment-on")
        self.on_button.setText(page.goes_on or usual)
        self.on_button.set_key(key_text("Space"))
        self.back_button.setText(say("table-moment-back"))
        self.back_button.set_key(key_text("Left"))

    def key_notes(self) -> list[tuple[str, str]]:
        """Return what keys do here that belong to no button."""
        more = self._pages[0] < self._pages[1] - 1
        return [(say("table-show-all-pages"), keys_text("End"))] if more else []

    # Parts

    def _lay_out(self, page: TableReveal, context: TableContext) -> None:
        """Make the parts that a page or headline needs, and show how it ends."""
        self._title.setText(page.title)
        for part in (self._left, self._right, self._values):
            part.setVisible(page.is_page)
        self._lines.setVisible(not page.is_page)
        if page.is_page:
            self._show_seats(page, context)
            self._show_picture(page)
        else:
            self._show_picture(None)
        self._stand_still()

    def _show_seats(self, page: TableReveal, context: TableContext) -> None:
        """Make a cell for each seat, unless there are the same ones already."""
        sides = page.sides
        seats = tuple(tuple(seat.seat for seat in side) for side in sides)
        gifts = tuple(seat.gifts for seat in page.seats)
        made = seats, gifts, context.names, context.portraits, self.look.scale, self.look.text_size
        if made == self._made_for:
            return
        self._made_for, self._cells, rows = made, {}, max(_ROWS, *map(len, sides))
        self._news = QWidget()
        column_on(self._news, 0)
        for column, side in zip((self._left, self._right), sides, strict=True):
            cells: list[QWidget] = []
            for seat in side:
                at_right = column is self._right
                cell = SeatCell(self.look, context, seat, at_right=at_right)
                self._cells[seat.seat] = cell
                cells.append(cell)
            is_last = column is self._right or len(sides[1]) >= rows
            if len(cells) < rows and is_last:
                cells.append(self._news)
            column.fill(cells, rows)

    @property
    def _has_free_cell(self) -> bool:
        return self._news.parentWidget() is not None

    def _show_picture(self, page: TableReveal | None) -> None:
        picture = None if page is None else page.picture
        if picture is None or self._picture is None or not self._picture.takes(picture):
            if self._picture is not None:
                retire(self._picture)
            self._picture = None if picture is None else picture.view(self.look, self)
            if self._picture is not None:
                self._stage.addWidget(self._picture)
                self._picture.show()

    def _show_lines(self, page: TableReveal, context: TableContext) -> None:
        """Make what is below a headline: the cards that were revealed, or text without room."""
        made = page, context.names, self.size(), self.look.scale, self.look.text_size
        if made == self._made_for:
            return
        self._made_for = made
        clear(self._lines.layout())
        layout = self._lines.layout()
        assert layout is not None
        room = self.height() - self._title.sizeHint().height() - self.on_button.height()
        if page.shown and room >= _LEAST_ROW * self.look.serif(17).pixelSize():
            cards = QWidget()
            row = row_on(cards, 8)
            for shown in page.shown:
                row.addWidget(_ShownCard(self.look, context, shown), 1)
            layout.addWidget(cards)
            cards.show()
            return
        font = partial(ThemeContext.serif, size=24, weight=REGULAR)
        for line in page.note.splitlines():
            label = FittedLabel(self.look, font, line, align=CENTRE, fills=True)
            layout.addWidget(label)
            label.show()

    def _show_values(self, values: tuple[RevealValue, ...]) -> None:
        layout = self._values.layout()
        assert layout is not None
        if len(self._plates) != len(values):
            clear(self._values.layout())
            self._plates = [ValuePlate(self.look, value) for value in values]
            for plate in self._plates:
                layout.addWidget(plate)
                plate.show()
        for plate, value in zip(self._plates, values, strict=True):
            plate.show_value(value)

    def _show_news(self, page: TableReveal) -> None:
        """Show who gained most and who leads, in a free cell or below the title."""
        clear(self._news.layout())
        clear(self._lead_row)
        lead, context = page.lead, self._context
        self._lead.setVisible(lead is not None and not self._has_free_cell)
        for seat, cell in self._cells.items():
            news = next((news for news in page.news if news.seat == seat), None)
            own = context.own if context is not None and page.news else None
            lit = None if own is None or news is not None else seat == own
            cell.remark(news, lit=lit)
        if context is None or (lead is None and not page.news):
            return
        if self._has_free_cell:
            layout = self._news.layout()
            assert layout is not None
            made = NewsCell(self.look, context, page)
            layout.addWidget(made)
            made.show()
        elif lead is not None:
            line = QWidget()
            row = row_on(line, None, lead_line(self.look, lead, 19, 22))
            row.setContentsMargins(_LEAD, _LEAD, _LEAD, _LEAD)
            self._lead_row.addWidget(line, 0, Qt.AlignmentFlag.AlignHCenter)
            line.show()

    # Motion

    def _come_up(self, before: TableReveal | None, page: TableReveal, speed: float) -> None:
        if not page.is_page or speed <= 0:
            return
        if page.sound is not None:
            self.sounded.emit(page.sound)
        pages = page.pages if before is None else (page,)  # without motion it may be the last
        cue = next((page.cue for page in pages if page.cue is not None), None)
        if self.look.reduced_motion:
            self._animator.run(self._cues.staged(cue), speed, self._stand_still)
            return
        steps: list[Moving] = []
        if self._picture is not None:
            steps += self._picture.show_start(page.picture)
        self._has_turned = False
        self._show_news(TableReveal(""))
        earlier = () if before is None else before.seats
        for seat in (*page.seats, *earlier):  # the earlier words stay until cards have turned
            if seat.seat in self._cells:
                self._cells[seat.seat].show_words(seat)
        if before is not None and len(before.values) == len(page.values):
            self._show_values(before.values)
        self._turn_cards(0.0)
        steps = self._cues.staged(cue, steps)
        steps.append(Step(_TURN, self._turn))
        if any(seat.counted for seat in page.seats):
            steps.append(Step(COUNT, self._count, easing=_LINEAR))
        steps.append(Step(page.dwell if cue is None else 0))
        speed *= min(1.0, _LONGEST / length(steps))
        self._animator.run(steps, speed, self._have_come_up)

    def _have_come_up(self) -> None:
        self._stand_still()
        self.come_up.emit()

    def _where(self, place: str) -> QRectF:
        """Return the right half of a seat's cell, or the rect of a place on the picture."""
        seat = seat_of(place)
        if seat not in self._cells:
            return QRectF() if self._picture is None else self._picture.where(place)
        cell = self._cells[seat]
        area = QRectF(cell.rect().translated(cell.mapTo(self, QPoint())))
        return right_part(area, area.width() / 2)

    def _stand_still(self) -> None:
        """Show all of the page or headline."""
        self._over.clear_flying()
        page = self.page
        if page is None or not page.is_page:
            return
        if self._picture is not None:
            self._picture.show_end(page.picture)
        self._show_values(page.values)
        for seat in page.seats:
            cell = self._cells[seat.seat]
            cell.show_words(seat)
            cell.show_cards(seat)
        self._show_news(page)

    def _turn(self, share: float) -> None:
        """Flip the cards; words and values are those of this page once they are half over."""
        self._turn_cards(share)
        if self.page is not None and share >= 0.5 and not self._has_turned:
            self._has_turned = True
            self._show_values(self.page.values)
            for seat in self.page.seats:
                self._cells[seat.seat].show_words(_counted(seat, 0.0))

    def _turn_cards(self, share: float) -> None:
        for cell in self._cells.values():
            cell.turn(share)

    def _count(self, share: float) -> None:
        for seat in () if self.page is None else self.page.seats:
            self._cells[seat.seat].show_sums(_counted(seat, share))

    @property
    def is_moving(self) -> bool:
        """Return whether a page is still appearing, or its time runs."""
        return self._animator.is_running

    def finish(self) -> bool:
        """End the animation; return whether there was one."""
        if not self._animator.is_running:
            return False
        self._animator.finish()
        return True

    # Layout

    def _take_room(self) -> None:
        if self.page is None:
            return
        self.setGeometry(self._place(self.page).toAlignedRect())
        self._arrange()
        if self._context is not None and not self.covers:
            self._show_lines(self.page, self._context)
        self._across.activate()
        self._over.setSceneRect(QRectF(self.rect()))
        self._layer.setGeometry(self.rect())
        self._layer.raise_()

    def _place(self, page: TableReveal) -> QRectF:
        room = self._room
        if page.is_page:
            return room
        if self._headline.isValid():
            return self._headline
        height = max(104.0, self.look.px(140))
        width = min(room.width() - 40, max(620.0, self.look.px(760)))
        top = room.bottom() - height - max(12.0, self.look.px(24))
        return QRectF(room.center().x() - width / 2, top, width, height)

    def _arrange(self) -> None:
        look, page = self.look, self.covers
        around = max(12.0, look.px(28)) - max(7.0, look.px(10)) if page else 14.0
        below = max(8.0, look.px(14))
        self._across.setContentsMargins(round(around), 0, round(around), 0)
        self._across.setSpacing(round(max(4.0, look.px(10))))
        self._middle.setContentsMargins(0, 2 if page else 8, 0, round(below))
        is_alone = self.page is not None and self.page.is_notice and not page
        for above_or_below in (0, 5):
            self._middle.setStretch(above_or_below, 1000 if is_alone else 0)
        self._middle.setSpacing(round(max(3.0, look.px(8))))
        plates = max(66.0, look.px(92)) * min(look.text_size, _LARGEST_PLATE)
        self._values.setMaximumHeight(round(plates))
        cells = round(max(4.0, around * 0.6))
        for column in (self._left, self._right):
            column.setFixedWidth(round(self.width() * _SIDE + max(14.0, look.px(20))))
            column.rows.setContentsMargins(0, cells, 0, cells)
        height = round(max(look.px(60), SMALLEST_TARGET) + 2 * FOCUS_MARGIN)
        for button in (self.back_button, self.on_button):
            button.setFixedHeight(max(button.sizeHint().height(), height))
        for place, share in ((0, 15), (3, 70), (4, 15)):
            self._foot.setStretch(place, 0 if page and place != 3 else share)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()  # otherwise the release goes to the page below

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        inside = self.rect().contains(event.position().toPoint())
        if event.button() is Qt.MouseButton.LeftButton and inside:
            self.clicked.emit()

    # Painting

    def _paint(self, painter: QPainter) -> None:
        rect = QRectF(self.rect())
        if self.covers:
            draw_cloth(painter, self.look.theme, rect)
        else:
            box, radius = inset(rect, 4), self.look.corner(10)
            draw_panel(painter, self.look.theme, box, radius=radius, alpha=255, shadow=False)

    def _draw_dots(self, painter: QPainter, box: QRectF) -> None:
        number, count = self._pages
        radius, theme = box.width() * 0.28, self.look.theme
        for page in range(count):
            y = box.center().y() + (page - (count - 1) / 2) * radius * 3.2
            path = disc(QPointF(box.center().x(), y), radius)
            if page <= number:
                fill(painter, path, theme.heading)
            stroke(painter, path, with_alpha(theme.heading, 190), 1.4)


def _counted(seat: RevealSeat, share: float) -> RevealSeat:
    return seat if seat.counted is None else seat.counted(share)


class _ShownCard(BaseWidget):
    """A card below a headline, with the seat that turned it over."""

    def __init__(self, look: ThemeContext, context: TableContext, shown: RevealShown) -> None:
        super().__init__(look)
        portrait = context.portraits[shown.seat]
        face = face_picture(look, portrait, 40, crest=False, grows=False)
        name = FittedLabel(look, lambda look: look.serif(20), context.names[shown.seat])
        card = CardWidget(look, shown.card)
        column_on(self, 4, row_of(1, face, name, 1), (row_of(1, (card, 6), 1), 1))
