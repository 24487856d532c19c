"""The cabinet of gifts: for each other seat a hole for goods, one for a stock, and its plate."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter

from stockgames.engine.state import SeatId
from stockgames.games.stock_exchange.actions import ResourceGift, StockGift
from stockgames.games.stock_exchange.desk import Place, good_key
from stockgames.games.stock_exchange.facts import Gift
from stockgames.games.stock_exchange.parts import Company, Resource
from stockgames.presentation.games.stock_exchange.outline import columns_from
from stockgames.presentation.games.stock_exchange.terms import company_badge, short_company
from stockgames.presentation.sentences.speech import say
from stockgames.ui.games.stock_exchange.art.desk import (
    ON_WOOD,
    draw_cabinet,
    draw_crate,
    draw_hole,
    draw_name_plate,
    draw_shutter,
    name_line,
    seal_place,
)
from stockgames.ui.games.stock_exchange.art.papers import (
    CERTIFICATE_RATIO,
    draw_seal,
    draw_share,
)
from stockgames.ui.games.stock_exchange.layout import ColumnBoxes, DeskItem
from stockgames.ui.pieces.chips import draw_badge
from stockgames.ui.table.items import Painted, TableItem
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.palette import OXBLOOD, mark_of
from stockgames.ui.theme.shapes import faded, fill, in_grid, inset, rounded, stroke
from stockgames.ui.theme.text import LEFT, RIGHT, draw_text, fitted, squeezed_alike
from stockgames.ui.widgets.buttons import draw_key_cap, key_cap_size

_DASH = QColor(0xE9, 0xC9, 0x8A, 170)
_OFFER = QColor("#F1DDB0")
_KEY = QColor("#2A1808")
_LACKING = QColor("#F2A698")
_CELL_SHAPE = 1.7
"""The width of an emblem with its count, relative to its height."""


class CabinetItem(DeskItem):
    """Seven columns of pigeon-holes."""

    front = Painted(0)
    landing = Painted[Place | None](None)
    """The hole where a flying thing will land."""
    names = Painted[Sequence[str]](())

    def column(self, seat: SeatId) -> ColumnBoxes | None:
        """Return the column of another seat; None for the front seat or no seat."""
        columns = columns_from(self.front)
        if seat not in columns:
            return None
        return self.layout_.columns[columns.index(seat)]

    def draw(self, painter: QPainter) -> None:
        title = say("stock-exchange-gifts-for-the-other-seats")
        if self.facts is not None and self.facts.held:
            title = say("stock-exchange-what-the-others-hold")
        look, radius = self.look, self.look.corner(8)
        draw_cabinet(painter, look.theme, self.rect, title, look.caption(), radius)
        font = self.look.sans(13, italic=True)
        captions = say("stock-exchange-resource"), say("stock-exchange-share")
        for box, text in zip(self.layout_.captions, captions, strict=True):
            draw_text(painter, box, text, fitted(text, font, box.width()), ON_WOOD, RIGHT)
        fonts = self._plate_fonts()
        for seat in columns_from(self.front):
            column = self.column(seat)
            if column is not None and seat < len(self.names):
                self._draw_hole(painter, Place("goods", seat), column.goods)
                self._draw_hole(painter, Place("stock", seat), column.stock)
                self._draw_plate(painter, seat, column.plate, fonts)

    def _plate_fonts(self) -> tuple[QFont, QFont]:
        """Return the fonts in which all names, and all companies, fit their plates."""
        assert self.layout_ is not None
        seats = [seat for seat in columns_from(self.front) if seat < len(self.names)]
        widths = [name_line(column.plate).width() for column in self.layout_.columns]
        names = [self.names[seat] for seat in seats]
        companies = map(short_company, seats)
        return (
            squeezed_alike(zip(names, widths, strict=False), self.look.serif(16)),
            squeezed_alike(zip(companies, widths, strict=False), self.look.sans(13)),
        )

    def _draw_plate(
        self, painter: QPainter, seat: SeatId, box: QRectF, fonts: tuple[QFont, QFont]
    ) -> None:
        badge = mark_of(company_badge(seat))
        lines = zip((self.names[seat], short_company(seat)), fonts, strict=True)
        draw_name_plate(painter, self.look.theme, box, badge, *lines)
        if self.facts is not None and seat in self.facts.sealed:
            draw_seal(painter, self.look.theme, *seal_place(box), badge.emblem)

    def _draw_hole(self, painter: QPainter, place: Place, box: QRectF) -> None:
        draw_hole(painter, box)
        if self.own is None:
            return
        if self.own.held:
            self._draw_held(painter, place, box)
            return
        hole = self.own.hole(place.kind, place.number)
        if hole.received is not None:
            text = say("stock-exchange-round", number=hole.received)
            draw_shutter(painter, inset(box, 4), text, self.look.sans(13))
        elif hole.gift is not None:
            if place != self.landing:
                self._draw_gift(painter, hole.gift, box, lacks=hole.lacks)
        elif hole.is_free:
            stroke(painter, rounded(inset(box, 7.92), 4), _DASH, 1.2, dash=(4, 4), flat=True)
            if place in self.own.awaited:
                self._draw_key(painter, place, box)

    def _draw_key(self, painter: QPainter, place: Place, box: QRectF) -> None:
        font = self.look.sans(13)
        width, height = key_cap_size("8", font)
        number = columns_from(self.front).index(place.number) + 1
        cap = QRectF(box.right() - width - 4, box.top() + 4, width, height)
        fill(painter, rounded(cap, 4), _KEY)
        draw_key_cap(painter, cap, str(number), font, _OFFER)

    def _draw_held(self, painter: QPainter, place: Place, box: QRectF) -> None:
        """Draw the company's goods or the seat's stocks: an emblem and a count for each kind."""
        assert self.own is not None
        held = self.own.held[place.number]
        counts = held.resources if place.kind == "goods" else held.stocks
        kinds = [(kind, count) for kind, count in enumerate(counts) if count]
        font = self.look.sans(13)
        for (kind, count), cell in zip(kinds, cells(inset(box, 3), len(kinds)), strict=True):
            side = min(cell.height() * 0.9, cell.width() * 0.56)
            at = QPointF(cell.left() + side / 2 + 1, cell.center().y())
            if place.kind == "goods":
                draw_crate(painter, self.look.theme, at, round(side), good_key(kind), shadow=False)
            else:
                badge = mark_of(company_badge(kind))
                draw_emblem(painter, badge.emblem, at, side * 0.4, _OFFER, badge.colour)
            number = cell.adjusted(side + 2, 0, 0, 0)
            draw_text(painter, number, str(count), font, _OFFER, LEFT)

    def _draw_gift(self, painter: QPainter, gift: Gift, box: QRectF, *, lacks: bool) -> None:
        """Draw a gift; pale in a red frame if the giver doesn't have it."""
        if lacks:
            frame = rounded(inset(box, 4), 4)
            stroke(painter, frame, _LACKING, 1.6, dash=(4, 3), flat=True)
        with faded(painter, 0.4 if lacks else 1.0):
            match gift:
                case ResourceGift(resource=resource, fresh=fresh):
                    self._draw_good(painter, box, resource, fresh)
                case StockGift(company=number):
                    self._draw_share(painter, box, number)

    def _draw_good(self, painter: QPainter, box: QRectF, good: Resource, fresh: bool) -> None:
        theme = self.look.theme
        side = round(min(box.height() * 0.74, box.width() * 0.66))
        draw_crate(painter, theme, box.center() + QPointF(0, 2), side, good_key(good))
        if fresh:
            at = QPointF(box.right() - 16, box.top() + 13)
            draw_badge(painter, theme, at, say("stock-exchange-new"), radius=9, colour=OXBLOOD)

    def _draw_share(self, painter: QPainter, box: QRectF, number: Company) -> None:
        width = round(min(box.width() * 0.82, (box.height() - 10) / CERTIFICATE_RATIO))
        centre = box.center() + QPointF(0, 1)
        draw_share(painter, self.look.theme, centre, width, number, 1.6)


class FreshSealItem(TableItem):
    """A seat's seal while it is pressed on the name plate."""

    is_cached = False

    seat = Painted(0)
    pressed = Painted(0.0)
    """How far, 0 to 1."""

    def draw(self, painter: QPainter) -> None:
        place, emblem = seal_place(self.rect), company_badge(self.seat).emblem
        draw_seal(painter, self.look.theme, *place, emblem, self.pressed)


def cells(box: QRectF, count: int) -> list[QRectF]:
    """Return `count` cells in rows, as nearly square as possible."""
    if not count:
        return []
    columns = min(range(1, count + 1), key=lambda n: _slack(box, n, -(-count // n)))
    return in_grid(box, count, columns)


def _slack(box: QRectF, columns: int, rows: int) -> float:
    return abs(box.width() / columns - _CELL_SHAPE * box.height() / rows)
