"""The table of pay-outs: what each seat's stocks pay (S9)."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from stockgames.engine.seat import SeatId
from stockgames.games.stock_exchange.audit_steps import AuditStep, Progress
from stockgames.games.stock_exchange.parts import COMPANIES
from stockgames.ui.games.stock_exchange.audit_book import QUIET
from stockgames.ui.games.stock_exchange.audit_item import AuditItem
from stockgames.ui.games.stock_exchange.audit_layout import AuditLayout, table_head
from stockgames.ui.games.stock_exchange.terms import mark, thousands
from stockgames.ui.kit.boxes import column_at, top_part
from stockgames.ui.kit.emblems import draw_emblem
from stockgames.ui.kit.fonts import REGULAR, SEMIBOLD
from stockgames.ui.kit.palette import INK, OXBLOOD
from stockgames.ui.kit.shapes import fill, rounded, rule, square, stroke
from stockgames.ui.kit.surfaces import draw_paper
from stockgames.ui.kit.text import CENTRE, RIGHT, draw_text
from stockgames.ui.kit.theme import Look
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.money import money

_STRIPE, _LIT = QColor(0xCD, 0xB9, 0x8A, 60), QColor(0xD8, 0xB8, 0x68, 110)
_PAPER = QColor("#FBF3DE")


class PayItem(AuditItem):
    """Eight rows of stocks, and what they pay."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, "audit-pay")

    def draw(self, painter: QPainter) -> None:
        """Draw the paper, its heading and its rows."""
        layout, progress = self.layout_, self.progress
        if layout is None or progress is None:
            return
        draw_paper(painter, self.look.theme, self.rect, radius=4)
        self._draw_head(painter, layout, progress)
        for seat in COMPANIES:
            self._draw_row(painter, layout.rows[seat], progress, seat)

    def _columns(self) -> tuple[float, float]:
        """Return where the columns of companies begin, and how wide each is."""
        left = self.rect.left() + self.rect.width() * 0.165
        return left, (self.rect.right() - self.rect.width() * 0.15 - left) / len(COMPANIES)

    def _draw_head(self, painter: QPainter, layout: AuditLayout, progress: Progress) -> None:
        look, height = self.look, table_head(layout.scale)
        wider = look.margin
        line = top_part(self.rect, height).adjusted(wider(20), 0, -wider(16), 0)
        left, width = self._columns()
        title, paid = QRectF(line), QRectF(line)
        title.setRight(left - 2)
        paid.setLeft(left + len(COMPANIES) * width + 2)
        font = look.serif(18, italic=True)
        draw_text(painter, title, say("stock-exchange-shares-pay-out"), font, INK)
        italic = look.serif(16, italic=True)
        draw_text(painter, paid, say("stock-exchange-paid-out"), italic, INK, RIGHT)
        half = max(8.0, 10 * layout.scale)
        for number in COMPANIES:
            x = left + number * width
            badge = mark(number)
            at = QPointF(x + width * 0.28, line.center().y())
            draw_emblem(painter, badge.emblem, at, half, badge.colour, _PAPER)
            if progress.stamped(number):
                text = thousands(progress.audit.statements[number].earnings)
                box = column_at(line, at.x() + half + wider(4), width * 0.72 - half - wider(6))
                draw_text(painter, box, text, look.sans(15, SEMIBOLD), INK)
        y = line.bottom() - 1
        ends = QPointF(self.rect.left() + wider(16), y), QPointF(line.right(), y)
        rule(painter, *ends, OXBLOOD, 1)

    def _draw_row(self, painter: QPainter, row: QRectF, progress: Progress, seat: SeatId) -> None:
        look, payout = self.look, progress.audit.payouts[seat]
        running = progress.running == AuditStep("pay", seat)
        if running or self.lit == seat:
            fill(painter, rounded(row, 2), _LIT)
        elif seat % 2 == 0:
            fill(painter, rounded(row, 2), _STRIPE)
        left, width = self._columns()
        name = column_at(row, row.left() + look.margin(12), left - row.left() - look.margin(14))
        draw_text(painter, name, self.names[seat], look.serif(16), INK, elide=True)
        share = progress.paid(seat)
        if not share:
            return
        for number, held in enumerate(payout.stocks):
            box = column_at(row, left + number * width, width)
            font = look.sans(16, SEMIBOLD if held > 1 else REGULAR)
            text = str(held) if held else "·"
            draw_text(painter, box, text, font, INK if held else QUIET, CENTRE)
            if number == seat:
                half = min(look.margin(16), row.height() * 0.44)
                mark_box = square(box.center(), half).adjusted(-half * 0.2, 0, half * 0.2, 0)
                stroke(painter, rounded(mark_box, look.margin(5)), mark(number).colour, 1)
        first = payout.rank == 1 and progress.is_over
        score = payout.score if share >= 1 else round(payout.score * share / 1000) * 1000
        box = row.adjusted(0, 0, -look.margin(8), 0)
        draw_text(painter, box, money(score), look.serif(17), OXBLOOD if first else INK, RIGHT)
