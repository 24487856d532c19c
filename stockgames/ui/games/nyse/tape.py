"""The ticker tape: prices and the latest news of the four sectors."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from stockgames.games.nyse.parts import ALL_COLORS
from stockgames.ui.games.nyse.terms import sector_mark
from stockgames.ui.kit.boxes import column_at
from stockgames.ui.kit.emblems import draw_emblem
from stockgames.ui.kit.palette import INK, QUIET_INK, Mark, darker
from stockgames.ui.kit.shapes import fill, polygon, star_points
from stockgames.ui.kit.surfaces import draw_tape
from stockgames.ui.kit.text import draw_text, text_width
from stockgames.ui.kit.widgets.naming import set_tip
from stockgames.ui.table.items import TableItem

_LEAST_GAP = 24.0
_PAPER, _STAR = QColor("#FBF4E0"), QColor("#8A734A")


@dataclass(frozen=True, slots=True)
class Quote:
    """What the tape prints of one sector."""

    price: str
    news: str


class TapeItem(TableItem):
    """The strip of paper across the table."""

    quotes: tuple[Quote, ...] = ()

    def show_quotes(self, quotes: tuple[Quote, ...]) -> None:
        """Print prices and news, one quote a sector."""
        if quotes != self.quotes:
            self.quotes = quotes
            set_tip(self, "\n".join(f"{quote.price}  {quote.news}" for quote in quotes))
            self.update()

    def draw(self, painter: QPainter) -> None:
        """Draw the paper and its print; news is shortened where room is short."""
        draw_tape(painter, self.look.theme, self.rect)
        if not self.quotes:
            return
        inset = max(20.0, self.rect.width() * 0.018)
        half = self.rect.height() * 0.28
        widths = [self._width(quote, half) for quote in self.quotes]
        free = self.rect.width() - inset - sum(widths)
        gap = max(_LEAST_GAP, free / len(widths))
        share = min(1.0, (self.rect.width() - inset - _LEAST_GAP * len(widths)) / sum(widths))
        left = self.rect.left() + inset
        for color in ALL_COLORS:
            box = column_at(self.rect, left, widths[color] * share)
            self._draw_quote(painter, box, sector_mark(color), self.quotes[color])
            if color:
                star = star_points(left - gap * 0.5, self.rect.center().y(), 4, 1.7, 5)
                fill(painter, polygon(star), _STAR)
            left = box.right() + gap

    def _width(self, quote: Quote, half: float) -> float:
        price = text_width(quote.price, self.look.serif(17))
        return 2 * half + 16 + price + text_width(quote.news, self.look.sans(16))

    def _draw_quote(self, painter: QPainter, box: QRectF, mark: Mark, quote: Quote) -> None:
        half = box.height() * 0.28
        middle = QPointF(box.left() + half, box.center().y())
        draw_emblem(painter, mark.emblem, middle, half, darker(mark.colour, 0.15), _PAPER)
        left = box.left() + 2 * half + 6
        strong, plain = self.look.serif(17), self.look.sans(16)
        draw_text(painter, box.adjusted(left - box.left(), 0, 0, -1), quote.price, strong, INK)
        left += text_width(quote.price, strong) + 9
        rest = QRectF(left, box.top(), box.right() - left, box.height() - 1)
        draw_text(painter, rest, quote.news, plain, QUIET_INK, elide=True)
