"""Another seat at the table: plate, value at current prices, chips in columns by colour."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter

from stockgames.games.nyse.parts import ALL_COLORS, Kind
from stockgames.presentation.games.nyse.terms import FACES, LETTERS
from stockgames.presentation.sentences.speech import say
from stockgames.ui.pieces.chips import Chip, draw_chip, draw_chip_place
from stockgames.ui.pieces.plates import Plate
from stockgames.ui.table.items import Painted, TableItem
from stockgames.ui.theme.shapes import in_columns, in_grid, line_under, spanning
from stockgames.ui.theme.surfaces import draw_panel
from stockgames.ui.theme.text import CENTRE, LEFT, RIGHT, draw_text, text_width
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.accessibility import set_tip

_WIDE = 330.0
_TALLEST, _STEP = 7, 0.34
"""The most chips shown in a column, and a chip's thickness in radii."""
_STACK = 2 + _STEP * (_TALLEST - 1)
"""The height of the tallest column, in radii."""
_ROW = 3.5
"""The least height of each of two rows of columns, in radii; tall columns are compressed."""
_AMOUNT_ROOM = 52.85
"""The height of an amount with its note."""
_ROOMY = 4.6
"""The plate's least width, in heights, for name, note and amount; below that no note is shown."""


@dataclass(frozen=True, slots=True)
class SeatPanel:
    """Contents of a seat's panel or of the plate above a hand."""

    plate: Plate
    chips: tuple[int, ...] | None
    """The number of chips by colour; None if hands are concealed (N7)."""
    known: tuple[Kind, ...] = ()
    """Chips whose marking the viewer knows."""
    dead: frozenset[int] = frozenset()
    """The colours that have crashed."""


class SeatItem(TableItem):
    """A panel with a seat's public holdings."""

    shown = Painted[SeatPanel | None](None)
    places = Painted(False)
    """Whether the empty columns of the four colours show while the chips are concealed."""

    def __init__(self, look: ThemeContext, seat: int) -> None:
        super().__init__(look, f"seat-{seat}")
        self._lay_out()

    def set_rect(self, rect: QRectF) -> None:
        if rect != self.rect:
            super().set_rect(rect)
            self._lay_out()

    def set_data(self, panel: SeatPanel) -> None:
        self.shown = panel
        set_tip(self, panel.plate.name)

    def change(self, color: int, by: int) -> None:
        """Add `by` chips of a colour (1 or -1) while one is moving."""
        if self.shown is not None and self.shown.chips is not None:
            chips = list(self.shown.chips)
            chips[color] = max(0, chips[color] + by)
            self.shown = replace(self.shown, chips=tuple(chips))

    def _lay_out(self) -> None:
        rect = self.rect
        self.is_wide = is_wide = rect.width() >= _WIDE
        """Whether plate and amount fit side by side."""
        pad = 12 if is_wide else 7
        height = min(rect.height() * 0.42, 40)
        width = rect.width() - 2 * pad
        if is_wide:
            width = min(width * 0.64, 236)
        self.plate = plate = QRectF(rect.left() + pad, rect.top() + pad - 2, width, height)
        left, low = rect.left() + 10, rect.bottom() - 8
        row = spanning(left, plate.bottom() + 4, rect.right() - 10, low + 4)
        self._row, room = row, row.height() - _AMOUNT_ROOM
        radius = 13.68
        self._has_two_rows = not is_wide and room / 2 > _ROW * radius
        """Whether a narrow seat has room for two rows of stacks at the usual size."""
        if not self._has_two_rows:
            radius = min(radius, row.height() * 0.33, row.width() / 4 * 0.27)
        self.chip_radius = radius
        self._is_tall = not is_wide and row.height() * 0.8 > _STACK * radius + _AMOUNT_ROOM
        """Whether a narrow seat has room for its amount between plate and tallest stack."""
        self._is_roomy = is_wide or self._has_two_rows
        """Whether counts may be large."""
        self._count_gap = 9 if self._is_roomy else 4
        self._columns = in_columns(row, 4)
        if self._has_two_rows:
            self._columns = in_grid(row.adjusted(0, _AMOUNT_ROOM, 0, 0), 4, 2)

    def column(self, color: int) -> QPointF:
        column, r = self.column_rect(color), self.chip_radius
        if self._has_two_rows:
            spare = max(5.0, (column.height() - _STACK * r) * 0.8)
            return QPointF(column.left() + 0.36 * column.width(), column.bottom() - spare - r)
        widest = text_width("10", self._count_font()) + self._count_gap
        inset = 0.352 * column.width() if self.is_wide else (column.width() - widest) / 2
        spare = max(0.0, column.height() - 2 * r)
        return QPointF(column.left() + inset, column.bottom() - r - max(4.0, spare * 0.26))

    def landing(self, color: int) -> QPointF:
        """Return where a chip leaves and arrives: at its column, if that is not concealed."""
        if self.shown is not None and self.shown.chips is None:
            box = self.column_rect(1)
            return QPointF(box.right(), box.center().y())
        return self.column(color)

    def _count_font(self) -> QFont:
        return self.look.serif(22 if self._is_roomy else 17)

    def column_rect(self, color: int) -> QRectF:
        return self._columns[color]

    def draw(self, painter: QPainter) -> None:
        panel, theme = self.shown, self.look.theme
        if panel is None:
            return
        draw_panel(painter, theme, self.rect, radius=self.look.corner(10), alpha=216)
        beside = self.is_wide or self._is_tall
        plate, box = replace(panel.plate, amount_note=""), self.plate
        if beside:
            plate = replace(plate, amount="")
        elif plate.amount and box.width() < _ROOMY * box.height():
            plate = replace(plate, note=plate.amount, amount="")
        plate.draw(painter, theme, box)
        if panel.chips is None and self.places:
            for color in ALL_COLORS:
                at, r = self.column_rect(color).center(), self.chip_radius
                draw_chip_place(painter, theme, at, r * 0.94, LETTERS[color])
        elif panel.chips is None:
            row, font = self._row, self.look.sans(14)
            text = say("nyse-hand-concealed")
            draw_text(painter, row, text, font, theme.quiet_text, CENTRE, elide=True)
        else:
            for color in ALL_COLORS:
                self._draw_column(painter, color, panel.chips[color])
        if beside:
            self._draw_amount(painter, panel)

    def _draw_amount(self, painter: QPainter, panel: SeatPanel) -> None:
        """Draw the chips' value and its note: beside the plate, or below it if there is room."""
        theme, plate, row = self.look.theme, self.plate, self._row
        texts = panel.plate
        large, small = self.look.serif(25), self.look.sans(14)
        if self.is_wide:
            right, height = self.rect.right() - 14, plate.height()
            foot = plate.top() + height * (0.58 if texts.amount_note else 1)
            box = spanning(plate.right(), plate.top(), right, foot)
        else:
            box = QRectF(row.left(), row.top() + 4, row.width() - 4, large.pixelSize() * 1.3)
        draw_text(painter, box, texts.amount, large, theme.heading, RIGHT)
        note = line_under(box, small.pixelSize() * 1.35)
        draw_text(painter, note, texts.amount_note, small, theme.quiet_text, RIGHT, elide=True)

    def _draw_column(self, painter: QPainter, color: int, count: int) -> None:
        theme, r, at = self.look.theme, self.chip_radius, self.column(color)
        if count:
            shown = min(count, _TALLEST)
            room = at.y() - r - self.column_rect(color).top() - 1
            step = min(r * _STEP, room / max(1, shown - 1))
            dead = self.shown is not None and color in self.shown.dead
            thickness = max(1.5, step)
            chip = Chip(LETTERS[color], r, count=shown, thickness=thickness, dead=dead)
            draw_chip(painter, theme, at, chip)
        else:
            draw_chip_place(painter, theme, at, r * 0.94, LETTERS[color])
        font = self._count_font()
        left = at.x() + r + self._count_gap
        box = QRectF(left, at.y() - r * 1.15, 40, 2 * r)
        colour = theme.text if count else theme.quiet_text
        draw_text(painter, box, str(count), font, colour, LEFT)
        self._draw_known(painter, color, left + text_width(str(count), font) + 5)

    def _draw_known(self, painter: QPainter, color: int, left: float) -> None:
        assert self.shown is not None
        small = self.chip_radius * (0.66 if self._is_roomy else 0.56)
        known = [kind for kind in self.shown.known if kind >> 2 == color]
        room = 2 if self._is_roomy else 1
        for i, kind in enumerate(known[:room]):
            chip = Chip(LETTERS[color], small, face="marking", marking=FACES[kind & 3])
            at = QPointF(left + small * (1 + 1.5 * i), self.column(color).y())
            draw_chip(painter, self.look.theme, at, chip)
