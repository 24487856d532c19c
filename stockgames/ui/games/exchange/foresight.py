"""The strip under the hand: what an order would pay or earn at each price, or a line of text."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from stockgames.games.exchange.forecast import Forecast, OrderForecast, SettledAt, VoteForecast
from stockgames.ui.games.exchange import board_words as words
from stockgames.ui.games.exchange.hand_words import foresight_title
from stockgames.ui.kit.boxes import column_at, line_at
from stockgames.ui.kit.engraving import draw_hatch
from stockgames.ui.kit.fonts import BOLD, SEMIBOLD
from stockgames.ui.kit.palette import with_alpha
from stockgames.ui.kit.shapes import fill, inset, polygon, rounded, rule, stroke
from stockgames.ui.kit.text import CENTRE, LEFT, draw_text, text_width
from stockgames.ui.kit.theme import Look
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.items import Painted, TableItem
from stockgames.ui.table.money import MINUS, grouped, money


class ForesightItem(TableItem):
    """A table of one column per price: dark sums are safe, hatched ones cost more than cash."""

    rows = Painted[tuple[SettledAt, ...]](())
    _title = Painted("")
    _note = Painted("")

    def __init__(self, look: Look) -> None:
        super().__init__(look, "foresight")

    def tell(self, forecast: Forecast | None) -> None:
        """Set what is shown."""
        order = forecast if isinstance(forecast, OrderForecast) else None
        self.rows = () if order is None else order.rows
        self._title = foresight_title(order)
        self._note = words.effect(forecast) if isinstance(forecast, VoteForecast) else ""

    def draw(self, painter: QPainter) -> None:
        """Draw the strip."""
        theme = self.look.theme
        if not self.rows:
            font = self.look.sans(15)
            draw_text(painter, self.rect, self._note, font, theme.text, LEFT, wrap=True)
            return
        font = self.look.sans(14)
        head = min(self.rect.width() * 0.22, text_width(self._title, font) + 8)
        half = self.rect.height() / 2
        box = QRectF(self.rect.left(), self.rect.top() + 2, head, half - 2)
        caption = say("exchange-settled-at")
        draw_text(painter, box, caption, font, theme.quiet_text, LEFT, elide=True)
        box = QRectF(self.rect.left(), self.rect.top() + half, head, half - 2)
        draw_text(painter, box, self._title, font, theme.text, LEFT, elide=True)
        width = (self.rect.width() - head - 8) / len(self.rows)
        for i, row in enumerate(self.rows):
            left = self.rect.left() + head + 8 + i * width
            self._draw_column(painter, column_at(self.rect, left, width), row)

    def _draw_column(self, painter: QPainter, box: QRectF, row: SettledAt) -> None:
        theme, look = self.look.theme, self.look
        field = rounded(inset(box, 1.5), 5)
        if row.may_ruin:
            draw_hatch(painter, field, with_alpha(theme.warning, 90), angle=45, gap=4)
        if row.is_today:
            fill(painter, field, with_alpha(theme.line, 44))
            stroke(painter, field, with_alpha(theme.line, 230), 1.2)
        elif row.is_short:
            stroke(painter, field, with_alpha(theme.warning, 170), 1, dash=(3, 2.4), flat=True)
        half = box.height() / 2
        upper = line_at(box, box.top() + 2, half - 2)
        font = look.sans(14, SEMIBOLD if row.is_today else BOLD)
        draw_text(painter, upper, money(row.price), look.sans(14), theme.quiet_text, CENTRE)
        ends = QPointF(box.left() + 8, box.center().y()), QPointF(box.right() - 8, box.center().y())
        rule(painter, *ends, with_alpha(theme.line, 110))
        colour = theme.good if row.amount > 0 else theme.warning if row.is_short else theme.text
        sum_ = words.signed_dollars(row.amount)
        if text_width(sum_, font) > box.width() - 4:
            font = look.sans(13, SEMIBOLD)
        if text_width(sum_, font) > box.width() - 4:  # the prices above name the currency
            sum_ = f"{MINUS if row.amount < 0 else '+'}{grouped(abs(row.amount))}"
        draw_text(painter, line_at(box, box.center().y(), half - 2), sum_, font, colour, CENTRE)
        if row.may_ruin:
            self._draw_warning(painter, QPointF(box.right() - 9, box.top() + 10))

    def _draw_warning(self, painter: QPainter, at: QPointF) -> None:
        """Draw a small triangle with a stroke in it: this could be ruin."""
        theme, r = self.look.theme, 6.0
        path = polygon(
            [
                (at.x(), at.y() - r),
                (at.x() + r * 1.05, at.y() + r * 0.8),
                (at.x() - r * 1.05, at.y() + r * 0.8),
            ]
        )
        fill(painter, path, theme.warning)
        mark = QPointF(at.x(), at.y() - r * 0.35), QPointF(at.x(), at.y() + r * 0.25)
        rule(painter, *mark, theme.panel_bottom, 1.4)
