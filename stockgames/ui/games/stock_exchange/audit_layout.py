"""Layout of the audit, and what its items share."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF

from stockgames.engine.seat import SeatId
from stockgames.games.stock_exchange.audit_steps import Progress
from stockgames.games.stock_exchange.parts import COMPANIES, SEATS
from stockgames.ui.games.stock_exchange.layout import BAR, lay_out
from stockgames.ui.table.items import Painted, TableItem
from stockgames.ui.table.layout import between, margin_for, scale_for
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.shapes import line_at, line_under

FRAME: Final = 10.0
"""The width of the winner's engraved frame."""


@dataclass(frozen=True, slots=True)
class AuditLayout:
    """Geometry of the audit."""

    scale: float
    book: QRectF
    statement: QRectF
    """The company's statement, on the left page."""
    controls: tuple[QRectF, QRectF, QRectF]
    """Step back, step, watch again."""
    ledger: QRectF
    """What each company earned, on the right page."""
    companies: tuple[QRectF, ...]
    table: QRectF
    """The payouts of stocks."""
    rows: tuple[QRectF, ...]
    """By seat."""
    places: QRectF
    mission: QRectF
    """The line about the prize mission, below the ranking."""
    legend: QRectF
    """The legend of the audit's symbols, in the line below."""


def lay_audit(width: float, height: float) -> AuditLayout:
    """Return the layout of an audit of this size; the action panel stays where the desk has it."""
    scale = scale_for(width, height + BAR)
    margin, gutter = margin_for(width, height + BAR), between(scale, 18, 26)
    actions = lay_out(width, height).actions
    top, bottom = between(scale, 16, 24), between(scale, 12, 20)
    pad = between(scale, 10, 18)
    places = QRectF(actions.left() - pad, top - 6, actions.width() + 2 * pad, 0)
    places.setBottom(height - bottom + 4)
    room = height - top - bottom - gutter
    book = QRectF(margin + 8, top, places.left() - gutter - margin - 8, round(room * 0.655))
    table = line_under(book, height - bottom - (book.bottom() + gutter), gutter)
    middle = book.center().x()
    inner = between(scale, 16, 26)
    statement = QRectF(book.left() + inner, book.top() + 10, book.width() / 2 - 2 * inner + 4, 0)
    button = max(32.0, 40 * scale)
    statement.setBottom(book.bottom() - button - max(10.0, 22 * scale))
    ledger = QRectF(middle + inner, book.top() + 10, book.width() / 2 - 2 * inner + 4, 0)
    ledger.setBottom(book.bottom() - max(6.0, 12 * scale))
    mission_line = max(20.0, 26 * scale)
    legend = QRectF(places.left() + pad, actions.top() - mission_line - 12, actions.width(), 0)
    legend.setHeight(mission_line)
    mission = legend.translated(0, -mission_line)
    return AuditLayout(
        scale=scale,
        book=book,
        statement=statement,
        controls=_controls(statement, button, scale),
        ledger=ledger,
        companies=_companies(ledger, scale),
        table=table,
        rows=_rows(table, scale),
        places=places,
        mission=mission,
        legend=legend,
    )


def _controls(statement: QRectF, height: float, scale: float) -> tuple[QRectF, QRectF, QRectF]:
    y = statement.bottom() + max(4.0, 8 * scale)
    gap = max(6.0, 10 * scale)
    room = statement.width() - 2 * gap
    back, step = room * 0.31, room * 0.31
    return (
        QRectF(statement.left(), y, back, height),
        QRectF(statement.left() + back + gap, y, step, height),
        QRectF(statement.left() + back + step + 2 * gap, y, room - back - step, height),
    )


def page_head(scale: float) -> float:
    """Return the height of a page's heading."""
    return max(46.0, 70 * scale)


def _companies(ledger: QRectF, scale: float) -> tuple[QRectF, ...]:
    top = ledger.top() + page_head(scale)
    row = (ledger.bottom() - top) / SEATS
    return tuple(line_at(ledger, top + number * row, row) for number in COMPANIES)


def table_head(scale: float) -> float:
    """Return the height of the payout table's header."""
    return max(26.0, 44 * scale)


def _rows(table: QRectF, scale: float) -> tuple[QRectF, ...]:
    top = table.top() + table_head(scale)
    row = (table.bottom() - max(3.0, 6 * scale) - top) / SEATS
    return tuple(
        QRectF(table.left() + 10, top + number * row, table.width() - 20, row)
        for number in COMPANIES
    )


def place_rects(layout: AuditLayout) -> tuple[QRectF, ...]:
    """Return the rows of the ranking; the first one is taller."""
    panel, scale = layout.places, layout.scale
    pad = between(scale, 10, 16)
    top = panel.top() + max(40.0, 64 * scale)
    room = layout.mission.top() - max(4.0, 6 * scale) - top
    gap = max(4.0, 7 * scale)
    unit = (room - gap * (SEATS - 1)) / (SEATS - 1 + 1.7)
    found, y = [], top
    for position in range(SEATS):
        height = unit if position else unit * 1.7
        found.append(QRectF(panel.left() + pad, y, panel.width() - 2 * pad, height))
        y += height + gap
    return tuple(found)


def ordinal_rect(row: QRectF, scale: float, *, framed: bool) -> QRectF:
    """Return the rect of the rank in its row."""
    edge = FRAME if framed else 6.0
    return QRectF(
        row.left() + edge, row.top() + edge, max(50.0, 66 * scale), row.height() - 2 * edge
    )


class AuditItem(TableItem):
    """Shows a part of the audit, as far as `progress` has got."""

    names = Painted[Sequence[str]](())
    lit = Painted[SeatId | None](None)
    """The highlighted seat."""

    def __init__(self, look: ThemeContext, name: str) -> None:
        super().__init__(look, name)
        self.layout_: AuditLayout | None = None
        self.progress: Progress | None = None

    def lay(self, layout: AuditLayout, box: QRectF) -> None:
        """Set the layout and the rect."""
        self.layout_ = layout
        self.set_rect(box)
        self.update()
