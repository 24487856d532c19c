"""The place for a new portfolio; before a draw, the list of prices lies there."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from stockgames.ui.kit.engraving import draw_hatch
from stockgames.ui.kit.fonts import SEMIBOLD, largest
from stockgames.ui.kit.ledgers import OXBLOOD
from stockgames.ui.kit.palette import with_alpha
from stockgames.ui.kit.shapes import fill, inset, rounded, rule, stroke
from stockgames.ui.kit.surfaces import draw_paper, draw_place
from stockgames.ui.kit.text import CENTRE, draw_text, has_room, wrapped_height
from stockgames.ui.table.items import Painted, TableItem


@dataclass(frozen=True, slots=True)
class Price:
    """One line of the price list."""

    count: int
    text: str
    open: bool
    """Whether it can be paid."""


@dataclass(frozen=True, slots=True)
class PriceList:
    """What drawing costs, and what is wished for (0 for pauper's rule)."""

    title: str
    prices: tuple[Price, ...]
    wished: int


class PlaceItem(TableItem):
    """A dashed outline with an invitation, or the price list."""

    list = Painted[PriceList | None](None)
    pointed = Painted[int | None](None)
    """Which price mouse or keyboard is on."""
    _title = Painted("")
    _note = Painted("")

    def tell(self, title: str, note: str) -> None:
        """Show the invitation."""
        self._title, self._note, self.list = title, note, None

    def _head(self) -> float:
        return self.look.usual_px(15) * 1.7

    def price_rect(self, count: int) -> QRectF:
        """Return the cell of a number of cards."""
        if self.list is None or not 1 <= count <= len(self.list.prices):
            return QRectF()
        shown = len(self.list.prices)
        columns = min(5, shown)
        rows = -(-shown // columns)
        field = inset(self.rect, 6)
        field.setTop(self.rect.top() + self._head())
        width, height = field.width() / columns, field.height() / rows
        row, column = divmod(count - 1, columns)
        return QRectF(field.left() + column * width, field.top() + row * height, width, height)

    def draw(self, painter: QPainter) -> None:
        """Draw what is to be shown."""
        if self.list is not None:
            self._draw_prices(painter, self.list)
            return
        theme, look = self.look.theme, self.look
        draw_place(painter, theme, self.rect, radius=self.look.corner(10))
        box = inset(self.rect, 10)
        half = box.height() / 2
        title = largest(look.serif(19), lambda size: has_room(box.width(), half, self._title, size))
        note = largest(look.sans(15), lambda size: has_room(box.width(), half, self._note, size))
        first = wrapped_height(self._title, title, box.width())
        second = wrapped_height(self._note, note, box.width())
        y = box.center().y() - (first + second + 4) / 2
        head = QRectF(box.left(), y, box.width(), first)
        draw_text(painter, head, self._title, title, theme.text, CENTRE, wrap=True)
        foot = QRectF(box.left(), y + first + 4, box.width(), second)
        draw_text(painter, foot, self._note, note, theme.quiet_text, CENTRE, wrap=True)

    def _draw_prices(self, painter: QPainter, prices: PriceList) -> None:
        theme, look = self.look.theme, self.look
        draw_paper(painter, theme, self.rect, blur=8, offset=3)
        head = QRectF(self.rect.left() + 8, self.rect.top(), self.rect.width() - 16, self._head())
        font = look.serif(15, italic=True)
        draw_text(painter, head, prices.title, font, theme.ink, CENTRE, elide=True)
        rule(painter, head.bottomLeft(), head.bottomRight(), with_alpha(theme.ink, 120), 0.8)
        for price in prices.prices:
            cell = inset(self.price_rect(price.count), 2.5)
            self._draw_price(painter, cell, price, prices.wished)

    def _draw_price(self, painter: QPainter, cell: QRectF, price: Price, wished: int) -> None:
        theme, look = self.look.theme, self.look
        path = rounded(cell, 5)
        chosen = price.count == wished
        if chosen:
            fill(painter, path, OXBLOOD)
        elif not price.open:
            draw_hatch(painter, path, with_alpha(theme.quiet_ink, 60), gap=5)
        elif price.count == self.pointed:
            fill(painter, path, with_alpha(OXBLOOD, 28))
        edge = with_alpha(OXBLOOD if price.open else theme.quiet_ink, 160 if price.open else 90)
        stroke(painter, path, edge, 2.2 if price.count == self.pointed else 1)
        strong = QColor("#FFF6E6") if chosen else theme.ink if price.open else theme.quiet_ink
        size = min(22.0, cell.height() * 0.42 / max(0.85, look.scale))
        half = cell.height() * 0.52
        box = QRectF(cell.left(), cell.top() + 2, cell.width(), half)
        draw_text(painter, box, str(price.count), look.serif(size), strong, CENTRE)
        box = QRectF(cell.left(), cell.top() + half, cell.width(), cell.height() - half - 3)
        draw_text(painter, box, price.text, look.sans(14, SEMIBOLD), strong, CENTRE)
