"""The right leaf of a book: what somebody has done, under two filters."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, cast

from PySide6.QtCore import QDate, QPointF, QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from stockgames.engine import registry
from stockgames.evenings.book_facts import BookFacts, Filter, Time
from stockgames.evenings.books import Company
from stockgames.evenings.people_facts import PeopleFacts
from stockgames.ui.kit.fonts import REGULAR
from stockgames.ui.kit.text import CENTRE, LEFT, RIGHT, draw_text, text_width
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.choices import SegmentRow
from stockgames.ui.kit.widgets.kit_widget import KitWidget
from stockgames.ui.kit.widgets.naming import set_tip
from stockgames.ui.people.blocks import (
    caption,
    draw_boards,
    draw_games,
    draw_head,
    draw_levels,
    draw_won_bead,
    head_cells,
)
from stockgames.ui.people.table_text import table_of
from stockgames.ui.people.words import head_text, run_text
from stockgames.ui.sentences.speech import say
from stockgames.ui.shell.words import key_text, number_word

TIMES: Final = ("all", "year", "evenings")
COMPANIES: Final = ("all", "people", "bots", "alone")
MOST_HEADS: Final = 8
"""More are in the table that is copied."""
_ROOM_FOR_A_COLUMN: Final = 900
WORTH_TELLING: Final = 2
"""A run of one game is none."""
_BEADS: Final = 4


class FiguresPage(KitWidget):
    """Filters over four blocks of figures."""

    filtered = Signal(object)
    """A Filter is wanted."""
    merging = Signal()
    exported = Signal()
    removing = Signal()
    copied = Signal(object)
    """The figures as a table, see `table_text`."""
    sat_down = Signal()
    """Whose book it is wants to play."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._facts: PeopleFacts | None = None
        self._quiet = False
        self.setObjectName("figures")
        self.time = self._filter("time", TIMES)
        self.company = self._filter("company", COMPANIES)
        self.copy = self.button("copy-table", self._copy, key="T")
        self.remove = self.button("remove-person", self.removing, key=key_text("Del"))
        self.merge = self.button("merge-person", self.merging, key="M")
        self.export = self.button("export-person", self.exported, key="E", kind="primary")
        self.sit_down = self.button("sit-down", self.sat_down, key="S", kind="primary")

    def _filter(self, name: str, options: tuple[str, ...]) -> SegmentRow:
        row = SegmentRow(self.look, [(option, "") for option in options], parent=self)
        row.setObjectName(f"filter-{name}")
        for option in options:
            row.segment(option).setObjectName(f"{name}-{option}")
        row.chosen.connect(self._choose)
        return row

    def _copy(self) -> None:
        self.copied.emit(table_of(self.facts))

    @property
    def facts(self) -> PeopleFacts:
        """What shows."""
        assert self._facts is not None
        return self._facts

    def show_facts(self, facts: PeopleFacts) -> None:
        """Show the figures of the open book."""
        self._facts, book = facts, facts.book
        if book is not None:
            self._quiet = True
            self.time.set_value(book.filter.time)
            self.company.set_value(book.filter.company)
            self._quiet = False
            heads = [head_text(facts, book, head) for head in book.heads]
            self.setAccessibleDescription("; ".join(heads))
        self.merge.setEnabled(bool(facts.strangers))
        has_played = book is not None and book.ever > 0
        for control in (self.time, self.company, self.copy):
            control.setVisible(has_played)
        self.sit_down.setVisible(not has_played)
        self.export.set_kind("primary" if has_played else "secondary")
        self.speak()

    def _choose(self) -> None:
        if not self._quiet:
            chosen = Filter(cast("Time", self.time.value()))
            company = cast("Company", self.company.value())
            self.filtered.emit(replace(chosen, company=company))

    def speak(self) -> None:
        """Take the words of the language in force."""
        self.setAccessibleName(say("people-games-caption"))
        self.time.setAccessibleName(say("people-time"))
        self.company.setAccessibleName(say("people-company"))
        for option in TIMES:
            self.time.segment(option).setText(say("people-time-option", option=option))
        for option in COMPANIES:
            self.company.segment(option).setText(say("people-company-option", option=option))
        self.copy.setText(say("people-copy-table"))
        self.remove.setText(say("people-remove"))
        self.merge.setText(say("people-merge"))
        self.export.setText(say("people-export"))
        self.sit_down.setText(say("people-sit-down"))
        none = "" if self._facts is None or self._facts.strangers else say("people-none-to-merge")
        set_tip(self.merge, none)
        self.merge.setAccessibleDescription(none)
        self._arrange()

    # Where things lie

    @property
    def _is_wide(self) -> bool:
        return self.width() > 1.5 * self.height()

    def _filters_height(self) -> float:
        one, other = self.time.sizeHint(), self.company.sizeHint()
        side_by_side = one.width() + other.width() + 12 <= self._columns()[0].width()
        return one.height() if side_by_side else one.height() + other.height()

    def _columns(self) -> tuple[QRectF, QRectF]:
        """Return the room of filters and games, and that of all else."""
        whole = QRectF(self.rect())
        whole.setBottom(whole.bottom() - self.export.sizeHint().height() - 2)
        if self._is_wide:
            gap = self.look.px(40)
            half = (whole.width() - gap) / 2
            right = whole.adjusted(half + gap, 0, 0, 0)
            return whole.adjusted(0, 0, -half - gap, 0), right
        upper = whole.height() * 0.5
        return whole.adjusted(0, 0, 0, upper - whole.height()), whole.adjusted(0, upper, 0, 0)

    def _arrange(self) -> None:
        room = self._columns()[0]
        one, other = self.time.sizeHint(), self.company.sizeHint()
        font = self.look.serif(16, REGULAR, italic=True)
        label = self._labels().get(self.time, "")
        left = room.left() - 4 + (text_width(label, font) + self.look.margin(10) if label else 0)
        self.time.setGeometry(round(left), 0, one.width(), one.height())
        two_rows = self._filters_height() > one.height()
        x = room.left() - 4 if two_rows else room.right() - other.width() + 4
        y = one.height() if two_rows else 0
        self.company.setGeometry(round(x), y, other.width(), other.height())
        self._arrange_buttons()
        size, middle = self.sit_down.sizeHint(), self.rect().center()
        y = middle.y() + round(self.look.text_px(20) * 1.2)
        self.sit_down.setGeometry(middle.x() - size.width() // 2, y, size.width(), size.height())
        self.update()

    def _arrange_buttons(self) -> None:
        """Lay the buttons in a row at the foot; where that is short, fewer name their keys."""
        row = (self.export, self.merge, self.copy, self.remove)
        for button, key in zip(row, ("E", "M", "T", key_text("Del")), strict=True):
            button.set_key(key)
        for button in reversed(row):
            if sum(each.sizeHint().width() for each in row) > self.width():
                button.set_key("")
        right = self.width()
        for button in row:
            if button.isHidden():
                continue
            size = button.sizeHint()
            right -= size.width()
            button.setGeometry(right, self.height() - size.height(), size.width(), size.height())

    def _paint(self, painter: QPainter) -> None:
        """Paint the blocks, or the one sentence of an empty book."""
        book = self.facts.book
        if book is None:
            return
        look = self.look
        upper, lower = self._columns()
        upper.setTop(upper.top() + self._filters_height() + look.px(2))
        if not book.played:
            words = say("people-first-line") if not book.ever else say("people-nothing-here")
            font = look.serif(20, REGULAR, italic=True)
            room = upper if self._is_wide else upper.united(lower)
            if not book.ever:  # the button stands under the middle of the leaf
                room = QRectF(self.rect())
            draw_text(painter, room, words, font, look.theme.quiet_text, CENTRE, wrap=True)
            return
        self._paint_labels(painter)
        draw_games(painter, look, upper, book)
        self._paint_lower(painter, lower, book)

    def _paint_labels(self, painter: QPainter) -> None:
        """Name the filters where there is room for that."""
        font = self.look.serif(16, REGULAR, italic=True)
        for row, words in self._labels().items():
            line = QRectF(row.geometry())
            line.moveRight(line.left() - self.look.margin(4))
            draw_text(painter, line, words, font, self.look.theme.quiet_text, RIGHT)

    def _labels(self) -> dict[SegmentRow, str]:
        """Return what the filters are called, nothing where that has no room."""
        words = {self.time: say("people-time"), self.company: say("people-company")}
        font = self.look.serif(16, REGULAR, italic=True)
        need = sum(row.sizeHint().width() + text_width(text, font) for row, text in words.items())
        return words if need + self.look.px(40) < self._columns()[0].width() else {}

    def _paint_lower(self, painter: QPainter, area: QRectF, book: BookFacts) -> None:
        if self._has_room_for_a_column:
            gap = self.look.px(28)
            half = (area.width() - gap) / 2
            right = area.adjusted(half + gap, 0, 0, 0)
            self._paint_heads(painter, area.adjusted(0, 0, -half - gap, 0), book, columns=1)
            self._paint_levels(painter, right.adjusted(0, 0, 0, -right.height() * 0.52), book)
            self._paint_boards(painter, right.adjusted(0, right.height() * 0.5, 0, 0), book)
            return
        upper = area.adjusted(0, self.look.px(4), 0, -area.height() * 0.5)
        self._paint_heads(painter, upper, book, columns=2)
        below = area.adjusted(0, area.height() * 0.52, 0, 0)
        half = below.width() / 2 - self.look.px(14)
        self._paint_levels(painter, below.adjusted(0, 0, half - below.width(), 0), book)
        self._paint_boards(painter, below.adjusted(below.width() - half, 0, 0, 0), book)

    @property
    def _has_room_for_a_column(self) -> bool:
        """Whether all heads stand in one column, as in windows of 2200 pixels and more."""
        return not self._is_wide and self.width() >= _ROOM_FOR_A_COLUMN

    def _paint_heads(
        self, painter: QPainter, area: QRectF, book: BookFacts, *, columns: int
    ) -> None:
        look = self.look
        y = caption(painter, look, area, say("people-head-to-head"), say("people-in-which-one"))
        if not book.heads:
            font, quiet = look.serif(16, REGULAR, italic=True), look.theme.quiet_text
            draw_text(painter, area, say("people-no-company"), font, quiet, CENTRE, wrap=True)
            return
        tells_run = book.run.length >= WORTH_TELLING
        shown = min(len(book.heads), MOST_HEADS)
        lines = -(-(shown + tells_run) // columns)
        room = area.adjusted(0, y - area.top(), 0, 0)
        cells = head_cells(look, room, columns, lines)
        for at, cell in enumerate(cells[:shown]):
            draw_head(painter, look, cell, self.facts, at)
        if tells_run and shown < len(cells):
            self._paint_run(painter, cells[shown], book)

    def _paint_levels(self, painter: QPainter, area: QRectF, book: BookFacts) -> None:
        if not book.levels:
            return
        y = caption(painter, self.look, area, say("people-bots-beaten"))
        draw_levels(painter, self.look, area.adjusted(0, y - area.top(), 0, 0), book.levels)

    def _paint_boards(self, painter: QPainter, area: QRectF, book: BookFacts) -> None:
        look = self.look
        for game in dict.fromkeys(board.game for board in book.boards[:1]):
            words = say("people-alone-by-board", game=registry.title(game))
            y = caption(painter, look, area, words)
            room = area.adjusted(0, y - area.top() + look.px(4), 0, 0)
            room.setHeight(min(room.height(), look.px(130)))
            own = [board for board in book.boards if board.game == game]
            draw_boards(painter, look, room, own)

    def _paint_run(self, painter: QPainter, box: QRectF, book: BookFacts) -> None:
        """Paint the longest run."""
        look, length = self.look, book.run.length
        radius, x = look.px(9), box.left()
        for _ in range(min(length, _BEADS)):
            draw_won_bead(painter, QPointF(x + radius, box.center().y()), radius)
            x += 2.2 * radius
        font = look.serif(15, REGULAR, italic=True)
        room = box.adjusted(x + 6 - box.left(), 0, 0, 0)
        words = run_text(book.run, QDate.currentDate())
        if text_width(words, font) > room.width():
            words = say("people-run-of", number=number_word(length))
        draw_text(painter, room, words, font, look.theme.text, LEFT, elide=True)
