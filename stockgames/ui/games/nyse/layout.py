"""Layout of the NYSE table: pure arithmetic from a size and a number of seats."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from stockgames.ui.table.layout import (
    LARGEST,
    SeatPlaces,
    between,
    margin_for,
    place_seats,
    seats_aside,
    side_width,
)
from stockgames.ui.theme.shapes import left_part, line_at, right_part

LONGEST_STACK = 10
ONE_LINE = 0.6
"""The height of a title without a second line, relative to that with both."""
_TALLEST = 1060.0
"""The designed height in pixels, beyond which the top and bottom margins grow."""
_PERCHES = 12


@dataclass(frozen=True, slots=True)
class BoardLayout:
    """Geometry of the valuation board inside its tray."""

    tray: QRectF
    disc_radius: float
    perch_radius: float
    marker_radius: float
    column_width: float
    discs: tuple[QPointF, ...]
    perches: tuple[QPointF, ...]
    base: float
    """The y of the bottom of the value columns."""
    pit: QPointF
    pit_radii: tuple[float, float]
    caption: QRectF
    unit: float
    """The scale relative to the design."""


@dataclass(frozen=True, slots=True)
class NyseLayout:
    """Geometry of the table below the top bar; (0, 0) is the top left corner of that area."""

    scale: float
    tape: QRectF
    seats: SeatPlaces
    board: BoardLayout
    log: QRectF
    actions: QRectF
    supply: tuple[QPointF, ...]
    """The centres of the four piles."""
    supply_radius: float
    supply_step: float
    """The thickness of a chip in a pile."""
    supply_area: QRectF
    hand: QRectF


def lay_out(
    width: float, height: float, seats: int, board: tuple[int, ...], *, acts: bool = True
) -> NyseLayout:
    """Return the layout of the table's area (the page without its bar) in pixels.

    Without `acts` there is no action panel, and the hand gets its space too.
    """
    scale = min(width / 1600, height / 956, LARGEST)
    margin = margin_for(width, height + 44)
    gutter = between(scale, 10, 22)
    tape = QRectF(0, between(scale, 5, 14), width, max(26.0, round(30 * scale)))
    inner = width - 2 * margin
    spare = max(0.0, height - _TALLEST * LARGEST)
    height -= spare / 2
    top = tape.bottom() + between(scale, 9, 16) + spare / 2
    lower = max(292.0, round(366 * scale))
    lower_top = height - between(scale, 12, 28) - lower
    others = seats - 1
    row_height = max(96.0, round(136 * scale)) if others else 0.0
    row = QRectF(margin, top, inner, row_height)
    board_top = row.bottom() + gutter if others else top
    middle = QRectF(margin, board_top, inner, lower_top - gutter - board_top)
    aside = max(176.0, round(244 * scale)) if seats_aside(others) else 0.0
    left = left_part(middle, aside)
    right = right_part(middle, aside)
    if aside:
        middle = middle.adjusted(aside + gutter, 0, -aside - gutter, 0)
    side = side_width(width, height + spare / 2 + 44)
    log = QRectF(margin, lower_top, side, lower)
    actions = QRectF(width - margin - side, lower_top, side, lower) if acts else QRectF()
    hand_height = max(138.0, round(178 * scale))
    hand_left = log.right() + gutter
    hand_right = actions.left() - gutter if acts else width - margin
    hand = QRectF(hand_left, log.bottom() - hand_height, hand_right - hand_left, hand_height)
    supply_area = line_at(hand, lower_top, hand.top() - lower_top)
    radius, step, places = _supply(supply_area, scale)
    return NyseLayout(
        scale=scale,
        tape=tape,
        seats=place_seats(others, row, left, right, gutter, max(440.0, 540 * scale)),
        board=lay_out_board(middle, board),
        log=log,
        actions=actions,
        supply=places,
        supply_radius=radius,
        supply_step=step,
        supply_area=supply_area,
        hand=hand,
    )


def _supply(area: QRectF, scale: float) -> tuple[float, float, tuple[QPointF, ...]]:
    names = 2 * max(17.0, 22 * scale) + 6
    room = area.height() - names
    radius = min(40 * scale, room / 3.1)
    step = min(radius * 0.2, (room - 2.5 * radius) / (LONGEST_STACK - 1))
    y = area.bottom() - names - radius * 1.3
    pitch = area.width() / 4
    return (
        radius,
        step,
        tuple(QPointF(area.left() + pitch * (i + 0.5), y) for i in range(4)),
    )


def lay_out_board(tray: QRectF, values: tuple[int, ...]) -> BoardLayout:
    """Place discs, spaces and pit in the tray; a disc's height shows its value."""
    unit = min(tray.height() / 322, tray.width() / 1150)
    frame = max(18.0, 26 * unit)
    pit_width = max(56.0, 82 * unit)
    pit_room = 2 * pit_width + frame + 16 * unit
    first = tray.left() + frame + 10 * unit
    pitch = (tray.right() - pit_room - first) / len(values)
    disc = min(52 * unit, pitch * 0.25)
    perch = min(max(25 * unit, pitch * 0.12), disc * 0.62)
    reach = min(disc + perch * 0.96, pitch / 2 - perch * 1.01)
    base = tray.bottom() - max(25.0, 40 * unit)
    top = tray.top() + frame + disc + 2
    lowest = base - disc * 1.1 - max(25.0, 29 * unit)
    step = (lowest - top) / (max(values) - 1)
    discs = tuple(
        QPointF(first + pitch * (i + 0.5), lowest - (value - 1) * step)
        for i, value in enumerate(values)
    )
    perches = tuple(discs[i // 2] + QPointF(reach if i % 2 else -reach, 0) for i in range(_PERCHES))
    half = 50 * unit if unit > 0.6 else 34 * unit / 0.68
    pit = QPointF(tray.right() - frame - pit_width, base - half - 2)
    return BoardLayout(
        tray=tray,
        disc_radius=disc,
        perch_radius=perch,
        marker_radius=perch * 0.88,
        column_width=min(156 * unit, pitch * 0.75),
        discs=discs,
        perches=perches,
        base=base,
        pit=pit,
        pit_radii=(pit_width, half),
        caption=_caption(tray, discs, disc, pitch, unit),
        unit=unit,
    )


def _caption(
    tray: QRectF, discs: tuple[QPointF, ...], disc: float, pitch: float, unit: float
) -> QRectF:
    """Return the rect of the board's title: above the first one or two discs, else at the right."""
    height = max(40.0, 50 * unit)
    top = tray.top() + max(20.0, 24 * unit)
    margin = max(24.0, 34 * unit)
    left = tray.left() + margin
    if min(point.y() for point in discs[:2]) - disc > top + height:
        return QRectF(left, top, 2 * pitch, height)
    if discs[0].y() - disc > top + height * ONE_LINE:
        high = tray.top() + max(16.0, 19 * unit)  # clear of a pile of all markers
        return QRectF(left, high, discs[1].x() - pitch / 2 - left, height * ONE_LINE)
    is_last_high = discs[-1].y() - disc <= top + height
    left = discs[-1].x() + (pitch / 2 if is_last_high else -pitch / 2)
    return QRectF(left, top, tray.right() - margin - left, height)
