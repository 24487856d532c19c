"""Layout of the NYSE table: pure arithmetic from a size and a number of seats."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF

from stockgames.ui.theme.shapes import centred, in_columns, in_rows, left_part, line_at, right_part

SUPPLY_RADIUS, SUPPLY_STEP = 28.45, 4.76
"""The radius and the thickness of a chip in a pile."""
ONE_LINE = 0.6
"""The height of a title without a second line, relative to that with both."""
MOST_ABOVE = 5
"""The most other seats that all sit in the row above."""
_ALMOST = 1.2
"""How much wider than needed seats in a row may be, to end where the row does."""
_PERCHES = 12
_PANEL_GROWS = 156.0
"""By how much the action panel is wider for the largest text."""
_PILE = 4.3
"""The height of a pile of all markers above the middle of the lowest one, in radii of a marker."""


class BoardLayout:
    """Places discs, spaces and pit of the valuation board in its tray."""

    def __init__(self, tray: QRectF, values: tuple[int, ...]) -> None:
        self.tray = tray
        self.unit = unit = min(tray.height() / 322, tray.width() / 1150)
        """The scale relative to the design."""
        frame = max(18.0, 26 * unit)
        pit_width = max(56.0, 82 * unit)
        pit_room = 2 * pit_width + frame + 16 * unit
        first = tray.left() + frame + 10 * unit
        self._pitch = pitch = (tray.right() - pit_room - first) / len(values)
        self.column_width = min(156 * unit, pitch * 0.75)
        self.disc_radius = disc = min(52 * unit, pitch * 0.25)
        self.perch_radius = perch = min(max(25 * unit, pitch * 0.12), disc * 0.62)
        self.marker_radius = perch * 0.88
        reach = min(disc + perch * 0.96, pitch / 2 - perch * 1.01)
        self.base = tray.bottom() - max(25.0, 40 * unit)
        """The y of the bottom of the value columns."""
        lowest = self.base - disc * 1.1 - max(25.0, 29 * unit)
        pile = _PILE * self.marker_radius  # of all markers on the highest disc
        top = min(lowest, tray.top() + max(frame + disc + 2, pile))
        step = (lowest - top) / (max(values) - 1)
        self.discs = tuple(
            QPointF(first + pitch * (i + 0.5), lowest - (value - 1) * step)
            for i, value in enumerate(values)
        )
        """Each at a height that shows its value."""
        self.perches = tuple(
            self.discs[i // 2] + QPointF(reach if i % 2 else -reach, 0) for i in range(_PERCHES)
        )
        self.pit_radii = pit_width, 50 * unit
        self.pit = QPointF(tray.right() - frame - pit_width, self.base - 50 * unit - 2)
        self.caption = self._caption()
        """The rect of the title: above the first one or two discs, else at the right."""

    def _caption(self) -> QRectF:
        tray, discs, disc, pitch = self.tray, self.discs, self.disc_radius, self._pitch
        height = max(40.0, 50 * self.unit)
        top = tray.top() + max(16.0, 19 * self.unit)  # clear of a pile of all markers
        margin = max(24.0, 34 * self.unit)
        left = tray.left() + margin
        if min(point.y() for point in discs[:2]) - disc > top + height:
            return QRectF(left, top, 2 * pitch, height)
        if discs[0].y() - disc > top + height * ONE_LINE:
            return QRectF(left, top, discs[1].x() - pitch / 2 - left, height * ONE_LINE)
        is_last_high = discs[-1].y() - disc <= top + height
        left = discs[-1].x() + (pitch / 2 if is_last_high else -pitch / 2)
        return QRectF(left, top, tray.right() - margin - left, height)


def seats_aside(others: int) -> int:
    """Return the number of other seats on each side; 0 for up to five others."""
    return 0 if others <= MOST_ABOVE else (others - MOST_ABOVE + 1) // 2


def place_seats(
    others: int, row: QRectF, left: QRectF, right: QRectF, gap: float, widest: float
) -> tuple[QRectF, ...]:
    """Place the other seats in a row above and, if there are six or more, in columns at both sides.

    A seat above is at most about `widest` wide; a short row is centred. They go clockwise: up the
    left column, along the row, and down the right column.
    """
    aside = seats_aside(others)
    above = others - 2 * aside
    gaps = gap * (above - 1)
    if row.width() - gaps > widest * _ALMOST * above:
        row = centred(row.center(), widest * above + gaps, row.height())
    up, down = reversed(in_rows(left, aside, gap)), in_rows(right, aside, gap)
    return (*up, *in_columns(row, above, gap), *down)


class NyseLayout:
    """Geometry of the table below the top bar; (0, 0) is the top left corner of that area.

    The action panel has a `panel_size` of 1 as usual, up to 2; if it is 0, the hand gets its space.
    """

    def __init__(
        self,
        width: float,
        height: float,
        seats: int,
        board: tuple[int, ...],
        panel_size: float = 1.0,
    ) -> None:
        margin, gutter, side, lower = 24.0, 10.0, 288.0, 292.0
        panel = side + _PANEL_GROWS * (panel_size - 1) if panel_size else 0.0
        self.tape = QRectF(0, 5, width, 26)
        inner = width - 2 * margin
        top = self.tape.bottom() + 9
        lower_top = height - 12 - lower
        others = seats - 1
        row = QRectF(margin, top, inner, 97 if others else 0)
        board_top = row.bottom() + gutter if others else top
        middle = QRectF(margin, board_top, inner, lower_top - gutter - board_top)
        aside = 176.0 if seats_aside(others) else 0.0
        left, right = left_part(middle, aside), right_part(middle, aside)
        self.seats = place_seats(others, row, left, right, gutter, 440)
        if aside:
            middle = middle.adjusted(aside + gutter, 0, -aside - gutter, 0)
        self.board = BoardLayout(middle, board)
        self.log = QRectF(margin, lower_top, side, lower)
        self.actions = QRectF(width - margin - panel, lower_top, panel, lower)
        hand_height = 138.0
        hand_left = self.log.right() + gutter
        hand_right = self.actions.left() - (gutter if panel else 0)
        hand_top = self.log.bottom() - hand_height
        self.hand = QRectF(hand_left, hand_top, hand_right - hand_left, hand_height)
        self.supply_area = line_at(self.hand, lower_top, self.hand.top() - lower_top)
        y = self.supply_area.bottom() - 76.98  # two lines are below the pile
        columns = in_columns(self.supply_area, 4)
        self.supply = tuple(QPointF(column.center().x(), y) for column in columns)
        """The centres of the four piles."""


lay_out = lru_cache(maxsize=8)(NyseLayout)
"""Returns a layout, the same one for the same size, so that nothing is painted anew."""
