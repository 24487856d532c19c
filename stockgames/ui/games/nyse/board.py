"""The valuation board: tray, columns, discs, the markers' spaces, the pit."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from stockgames.games.nyse.parts import ALL_COLORS, BOARDS
from stockgames.presentation.games.nyse.terms import money
from stockgames.presentation.sentences.speech import say
from stockgames.ui.games.nyse.art.valuation import (
    draw_perch,
    draw_pit,
    draw_valuation_disc,
    draw_value_column,
)
from stockgames.ui.games.nyse.layout import BoardLayout
from stockgames.ui.games.nyse.pieces import MarkerItem
from stockgames.ui.table.items import Painted, TableItem
from stockgames.ui.theme.engraving import draw_band
from stockgames.ui.theme.palette import with_alpha
from stockgames.ui.theme.pixmap_cache import draw_cached
from stockgames.ui.theme.shapes import spanning, square
from stockgames.ui.theme.surfaces import draw_tray
from stockgames.ui.theme.text import CENTRE, draw_text, text_width
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.accessibility import set_tip

_INSET: Final = 17.0
"""The tray's golden line is this far inside its edge; no text may cover it."""


class BoardItem(TableItem):
    """The static parts of the board: everything but the markers."""

    pit_note = Painted("")
    _layout = Painted(BoardLayout(QRectF(0, 0, 1150, 322), BOARDS["standard"]))
    _values = Painted(BOARDS["standard"])
    _title = Painted("")
    _line = Painted("")

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look, "valuation-board")

    def set_geometry(self, layout: BoardLayout, values: tuple[int, ...]) -> None:
        self._layout, self._values = layout, values
        self.set_rect(layout.tray)

    def set_data(self, title: str, line: str, pit_note: str) -> None:
        """Set the title, the line under it, and the note on the pit's contents."""
        self._title, self._line, self.pit_note = title, line, pit_note
        set_tip(self, line)

    @property
    def title_box(self) -> QRectF:
        """The rect of the title: at the left, or above or beside the pit; empty if it can't fit."""
        room, pit, font = self._layout.caption, self._layout.pit.x(), self.look.caption()
        width = text_width(self._title, font)
        if width > room.width():
            return QRectF()
        is_left = room.left() < self._layout.tray.center().x()
        left = room.left() if is_left else min(pit - width / 2, room.right() - width)
        box = QRectF(left, room.top(), width, font.pixelSize() * 1.4)
        return QRectF() if box.intersects(self.pit_box) else box

    @property
    def line_box(self) -> QRectF:
        """The rect of the line below or beside the title, or at the right; empty if it can't fit.

        It avoids the space that a pile of all markers would cover, so that it never has to move.
        """
        layout, title = self._layout, self.title_box
        tray, width = layout.tray, text_width(self._line, self.look.sans(15))
        edge = title.left() - tray.left()
        if title.isEmpty() or edge > tray.width() / 2:
            return QRectF()
        height, right = title.height(), tray.right() - edge
        below = QRectF(title.left(), title.bottom() + 3, width, height)
        behind = QRectF(title.right() + 14, title.top(), width, height)
        last = QRectF(right - width, title.top(), width, height)
        r = layout.disc_radius
        discs = (square(disc, r) for disc in layout.discs)
        things = [title, self.pit_box, *full_piles(layout), *discs]
        for box in (below, behind, last):
            if not any(thing.intersects(box) for thing in things):
                return box
        return QRectF()

    @property
    def pit_box(self) -> QRectF:
        """The rect of the pit's name; the line with its contents comes below."""
        layout = self._layout
        size, width = self.look.sans(15).pixelSize(), max(150.0, 2.4 * layout.pit_radii[0])
        top = layout.pit.y() - layout.pit_radii[1] - 2 * size * 1.45
        return QRectF(layout.pit.x() - width / 2, top, width, size * 1.4)

    def pit_holds(self, note: str) -> bool:
        """Return whether a line with the pit's contents fits on the board."""
        layout = self._layout
        return self.note_box(note).left() >= layout.perches[-1].x() + layout.perch_radius

    def note_box(self, note: str) -> QRectF:
        """Return the rect of that line: centred on the pit, or right-aligned with the board."""
        layout, font = self._layout, self.look.sans(15)
        pit, width = self.pit_box, text_width(note, font)
        left = min(layout.pit.x() - width / 2, layout.tray.right() - _INSET - width)
        return QRectF(left, pit.top() + font.pixelSize() * 1.35, width, pit.height())

    def _price(self, number: int) -> QRectF:
        font = self.look.serif(18)
        size, width = font.pixelSize(), text_width(money(self._values[number]), font) + 4
        left = self._layout.discs[number].x() - width / 2
        return QRectF(left, self._layout.base - 8 - size * 1.2, width, size * 1.3)

    def step_rooms(self, number: int) -> tuple[QRectF, QRectF]:
        """Return the free areas between the price of a disc and what follows, a price or the pit,
        and below both.
        """
        price, pit = self._price(number), self._layout.pit.x()
        end, middle = pit - self._layout.pit_radii[0], pit
        if number + 1 < len(self._values):
            following = self._price(number + 1)
            end, middle = following.left(), following.center().x()
        left, height = price.center().x(), 1.2 * price.height()
        below = QRectF(left, price.bottom() + 2, middle - left, height)
        return spanning(price.right(), price.top(), end, price.bottom()), below

    def draw(self, painter: QPainter) -> None:
        layout = self._layout
        spoken = tuple(money(value) for value in self._values)
        look, width = self.look, layout.tray.width()
        key = ("nyse-board", self._values, spoken, look.theme.name, look.text_size, width)
        bounds = layout.tray.adjusted(-30, -24, 30, 38)
        draw_cached(painter, key, bounds, lambda target: self._draw_wood(target, layout))
        self._draw_words(painter, layout)

    def _draw_wood(self, painter: QPainter, layout: BoardLayout) -> None:
        theme, tray = self.look.theme, layout.tray
        draw_tray(painter, theme, tray, radius=self.look.corner(16))
        foot = QRectF(tray.left() + 40, tray.bottom() - 33 * layout.unit, tray.width() - 80, 0)
        foot.setHeight(13 * layout.unit)
        if layout.unit > 0.8:
            draw_band(painter, foot, with_alpha(theme.line, 110), strands=6, period=46, width=0.6)
        for centre in layout.discs:
            half = layout.column_width / 2
            top = centre.y() + 6
            column = QRectF(centre.x() - half, top, 2 * half, layout.base - top)
            draw_value_column(painter, theme, column)
        for perch in layout.perches:
            draw_perch(painter, theme, perch, layout.perch_radius)
        font = self.look.serif(18)
        for number, (centre, value) in enumerate(zip(layout.discs, self._values, strict=True)):
            draw_valuation_disc(painter, theme, centre, layout.disc_radius, str(value))
            draw_text(painter, self._price(number), money(value), font, theme.tray_text, CENTRE)
        draw_pit(painter, theme, layout.pit, *layout.pit_radii)

    def _draw_words(self, painter: QPainter, layout: BoardLayout) -> None:
        theme = self.look.theme
        gold, quiet = QColor("#F0DCA4"), QColor("#DECFA8")
        font, note = self.look.caption(), self.look.sans(15)
        title = self.title_box
        if not title.isEmpty():
            draw_text(painter, title, self._title, font, gold, CENTRE)
        line = self.line_box
        if not line.isEmpty():
            draw_text(painter, line, self._line, note, quiet)
        box = self.pit_box
        draw_text(painter, box, say("nyse-the-pit"), font, gold, CENTRE)
        lies = self.note_box(self.pit_note)
        draw_text(painter, lies, self.pit_note, note, theme.tray_text, CENTRE, elide=True)


def full_piles(layout: BoardLayout) -> list[QRectF]:
    """Return, for each space, the area that a pile of all markers would cover there."""
    radius = layout.marker_radius
    up = MarkerItem.level(radius, len(ALL_COLORS) - 1)
    return [square(perch, radius).united(square(perch - up, radius)) for perch in layout.perches]
