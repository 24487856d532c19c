"""The audit's layout, its open ledger with companies' statements, and the payouts (S9)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from stockgames.engine.state import SeatId
from stockgames.games.stock_exchange.audit import AuditStep, Progress
from stockgames.games.stock_exchange.desk import good_key
from stockgames.games.stock_exchange.parts import COMPANIES, SEATS, Company
from stockgames.games.stock_exchange.scoring import Line
from stockgames.presentation.games.stock_exchange.results import line_name, line_note
from stockgames.presentation.games.stock_exchange.terms import company, company_badge, thousands
from stockgames.presentation.sentences.speech import money, say
from stockgames.ui.games.stock_exchange.art import papers
from stockgames.ui.games.stock_exchange.art.desk import draw_crate
from stockgames.ui.games.stock_exchange.envelope import draw_key_button
from stockgames.ui.games.stock_exchange.layout import MARGIN, lay_out
from stockgames.ui.pieces.plates import ButtonState
from stockgames.ui.table.items import Painted, TableItem
from stockgames.ui.theme import shapes as s
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.engraving import draw_rosette
from stockgames.ui.theme.fonts import BOLD, REGULAR, SEMIBOLD
from stockgames.ui.theme.palette import DAYLIGHT, INK, OXBLOOD, mark_of, with_alpha
from stockgames.ui.theme.surfaces import draw_paper
from stockgames.ui.theme.text import CENTRE, LEFT, RIGHT, draw_text, fitted, squeezed, text_width
from stockgames.ui.theme.theme_context import ThemeContext

FRAME: Final = 10.0
"""The width of the winner's engraved frame."""
PAGE_HEAD: Final = 50.68
TABLE_HEAD: Final = 31.86
_SUM: Final = 44.89
"""The height of a statement's sum."""


class AuditLayout:
    """Geometry of an audit of this size; the action panel stays where the desk has it."""

    def __init__(self, width: float, height: float) -> None:
        gutter, top, bottom, pad = 18.0, 16.0, 12.0, 10.0
        actions = lay_out(width, height).actions
        places = QRectF(actions.left() - pad, top - 6, actions.width() + 2 * pad, 0)
        places.setBottom(height - bottom + 4)
        room = height - top - bottom - gutter
        book = QRectF(MARGIN + 8, top, places.left() - gutter - MARGIN - 8, round(room * 0.655))
        self.places, self.book = places, book
        self.table = s.line_under(book, height - bottom - (book.bottom() + gutter), gutter)
        """The payouts of stocks."""
        inner = 16.0
        page = QRectF(book.left() + inner, book.top() + 10, book.width() / 2 - 2 * inner + 4, 0)
        self.statement = QRectF(page)
        """The company's statement, on the left page."""
        button = 32.0
        self.statement.setBottom(book.bottom() - button - 15.93)
        self.ledger = page.translated(book.width() / 2, 0)
        """What each company earned, on the right page."""
        self.ledger.setBottom(book.bottom() - 8.69)
        line = 20.0
        x, y = places.left() + pad, actions.top() - line - 12
        self.legend = QRectF(x, y, actions.width(), line)
        """The legend of the audit's symbols."""
        self.mission = self.legend.translated(0, -line)
        """The line about the prize mission, between ranking and legend."""
        self.controls = self._controls(button)
        """Step back, step, watch again."""
        self.companies = s.in_rows(self.ledger.adjusted(0, PAGE_HEAD, 0, 0), SEATS)
        rows = self.table.adjusted(10, TABLE_HEAD, -10, -4.34)
        self.rows = s.in_rows(rows, SEATS)
        """By seat."""
        self.ranks = self._ranks()
        """The rows of the ranking; the first one is taller."""

    def _controls(self, height: float) -> tuple[QRectF, QRectF, QRectF]:
        left, room = self.statement.left(), self.statement.width()
        y = self.statement.bottom() + 5.79
        gap = 7.24
        room -= 2 * gap
        step = room * 0.31
        return (
            QRectF(left, y, step, height),
            QRectF(left + step + gap, y, step, height),
            QRectF(left + 2 * (step + gap), y, room - 2 * step, height),
        )

    def _ranks(self) -> tuple[QRectF, ...]:
        panel, pad, gap = self.places, 10.0, 5.07
        y = panel.top() + 46.34
        room = self.mission.top() - 4.34 - y
        unit = (room - gap * (SEATS - 1)) / (SEATS - 1 + 1.7)
        found = []
        for position in range(SEATS):
            height = unit if position else unit * 1.7
            found.append(QRectF(panel.left() + pad, y, panel.width() - 2 * pad, height))
            y += height + gap
        return tuple(found)


audit_layout = lru_cache(maxsize=4)(AuditLayout)
"""Return the layout of an audit of this width and height."""


def ordinal_rect(row: QRectF, *, framed: bool) -> QRectF:
    """Return the rect of the rank in its row."""
    edge = FRAME if framed else 6.0
    return QRectF(row.left() + edge, row.top() + edge, 50, row.height() - 2 * edge)


class AuditItem(TableItem):
    """Shows a part of the audit, as far as `progress` has got."""

    names = Painted[Sequence[str]](())
    lit = Painted[SeatId | None](None)
    """The highlighted seat."""

    def __init__(self, look: ThemeContext, name: str) -> None:
        super().__init__(look, name)
        self.layout_ = audit_layout(1280.0, 680.0)
        self.progress: Progress | None = None

    def set_geometry(self, layout: AuditLayout, box: QRectF) -> None:
        self.layout_ = layout
        self.set_rect(box)
        self.update()


QUIET = QColor("#62512F")
_PAGE, _LIT, _GOOD = QColor("#FBF5E4"), QColor(0xD8, 0xB8, 0x68, 70), QColor("#2F6A3C")


class BookItem(AuditItem):
    """Two pages: one company on the left, all of them on the right."""

    over = Painted("")
    """The control under the mouse: `back`, `step`, `again`."""
    open_page = Painted[Company | None](None)
    """The company opened for reading, instead of the one under audit."""

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look, "audit-book")

    @property
    def company(self) -> Company:
        if self.open_page is not None:
            return self.open_page
        return self.progress.company if self.progress is not None else 0

    def draw(self, painter: QPainter) -> None:
        if self.progress is None:
            return
        papers.draw_open_book(painter, self.look.theme, self.rect)
        self._draw_statement(painter, self.layout_, self.progress)
        self._draw_ledger(painter, self.layout_, self.progress)
        self._draw_controls(painter, self.layout_, self.progress)

    # The left page

    def _draw_statement(self, painter: QPainter, layout: AuditLayout, progress: Progress) -> None:
        number, page = self.company, layout.statement
        statement, shown = progress.audit.statements[number], progress.lines(number)
        self._draw_heading(painter, layout, progress, number)
        top = page.top() + PAGE_HEAD + 6
        room = page.bottom() - _SUM - top
        row = min(31.86, room / max(1, len(statement.lines)))
        earned = 0
        for at, (line, share) in enumerate(zip(statement.lines, shown, strict=True)):
            if not share:
                break
            earned += round(line.dollars * share)
            self._draw_line(painter, s.line_at(page, top + at * row, row), line, share)
        self._draw_sum(painter, self.sum_rect(), earned)

    def sum_rect(self) -> QRectF:
        """Return the rect of what the open company earned."""
        page = self.layout_.statement
        return s.line_at(page, page.bottom() - _SUM + 4, _SUM - 14)

    def _draw_heading(
        self, painter: QPainter, layout: AuditLayout, progress: Progress, number: Company
    ) -> None:
        page, badge, look = layout.statement, mark_of(company_badge(number)), self.look
        head, stamp = PAGE_HEAD, 54.0
        r = head * 0.33
        centre = QPointF(page.left() + r * 1.5, page.top() + head * 0.46)
        ring = with_alpha(badge.colour, 150)
        draw_rosette(painter, centre, r, r * 1.42, ring, strands=12, lobes=12, width=0.55)
        s.fill(painter, s.disc(centre, r), _PAGE)
        s.stroke(painter, s.disc(centre, r), badge.colour, 1)
        draw_emblem(painter, badge.emblem, centre, r * 0.62, badge.colour, _PAGE)
        left = centre.x() + r * 1.5 + 8
        title, note = look.serif(28), look.sans(15, italic=True)
        wide = page.right() - 2 * stamp - left
        box = QRectF(left, page.top() - 2, wide, head * 0.56)
        name = company(number)
        draw_text(painter, box, name, fitted(name, title, wide), INK, elide=True)
        held = sum(progress.audit.statements[number].resources)
        text = say(
            "stock-exchange-led-by-resources-held",
            name=self.names[number] if self.names else "",
            count=held,
        )
        box = QRectF(left, box.bottom() - 3, wide, head * 0.38)
        draw_text(painter, box, text, fitted(text, note, wide), QUIET, elide=True)
        y = page.top() + head
        papers.draw_double_rule(painter, QPointF(page.left(), y), QPointF(page.right(), y))
        pressed = progress.stamped(number)
        if pressed:
            size = 13.76 * (1.7 - 0.7 * pressed)
            at = QPointF(page.right() - stamp, page.top() + head * 0.5)
            opacity, lost = min(1.0, 0.2 + pressed), progress.audit.statements[number].earnings <= 0
            text = say("stock-exchange-audited")
            papers.draw_stamp(painter, at, text, size, opacity=opacity, turned=lost)

    def _draw_line(self, painter: QPainter, box: QRectF, line: Line, share: float) -> None:
        look, theme = self.look, self.look.theme
        with s.faded(painter, min(1.0, share * 2.4)):
            side = round(min(box.height() - 6, 27.36))
            centre = QPointF(box.left() + side / 2 + 4, box.center().y() - 1)
            draw_crate(painter, theme, centre, side, good_key(line.resource), shadow=False)
            x = centre.x() + side / 2 + 8
            name = look.serif(16)
            count = QRectF(x, box.top(), 29, box.height() - 2)
            draw_text(painter, count, f"× {line.held}", name, INK)
            x = count.right() + 6
            money_font = look.serif(17)
            dollars = round(line.dollars * share / 1000) * 1000 if share < 1 else line.dollars
            amount = money(dollars)
            right = box.right() - text_width(money(line.dollars), money_font) - 12
            text, note, small = line_name(line), line_note(line), look.sans(13)
            whole = QRectF(x, box.top(), right - x, box.height() - 2)
            draw_text(painter, whole, text, name, INK, elide=True)
            whole.setLeft(x + text_width(text, name) + 8)
            draw_text(painter, whole, note, fitted(note, small, whole.width()), QUIET, elide=True)
            colour = INK if line.dollars >= 0 else OXBLOOD
            draw_text(painter, box.adjusted(0, 0, -4, -2), amount, money_font, colour, RIGHT)
            y = box.bottom() - 1
            s.rule(painter, QPointF(box.left(), y), QPointF(box.right(), y), papers.RULED_LINE, 0.6)

    def _draw_sum(self, painter: QPainter, box: QRectF, earned: int) -> None:
        label, big = self.look.serif(19, italic=True), self.look.serif(30, BOLD)
        draw_text(painter, box, say("stock-exchange-earned-for-each-share"), label, INK, LEFT)
        width = max(text_width(money(earned), big) + 30, box.width() * 0.34)
        sums = s.right_part(box, width)
        draw_text(painter, sums.adjusted(0, 0, -4, 0), money(earned), big, OXBLOOD, RIGHT)
        papers.draw_sum_rules(painter, sums, INK)

    def _draw_controls(self, painter: QPainter, layout: AuditLayout, progress: Progress) -> None:
        begun, over = progress.done > 0, progress.is_over
        every = (
            (say("stock-exchange-step-back"), "Left", "back", not begun),
            (say("stock-exchange-step"), "Right", "step", over),
            (say("stock-exchange-audit-book-watch-again"), "W", "again", not begun),
        )
        for box, (text, key, name, off) in zip(layout.controls, every, strict=True):
            state: ButtonState = "off" if off else "over" if self.over == name else "rest"
            draw_key_button(painter, self.look, DAYLIGHT, box, text, key, state)

    # The right page

    def _draw_ledger(self, painter: QPainter, layout: AuditLayout, progress: Progress) -> None:
        page, head = layout.ledger, PAGE_HEAD
        box = s.top_part(page, head * 0.86)
        title, small = self.look.serif(23), self.look.sans(14, italic=True)
        done = say("stock-exchange-of", done=progress.companies_done, all=len(COMPANIES))
        draw_text(painter, box, done, small, QUIET, RIGHT)
        box.setRight(box.right() - text_width(done, small) - 8)
        earned = say("stock-exchange-what-each-company-earned")
        draw_text(painter, box, earned, title, INK, elide=True)
        y = page.top() + head - 4
        papers.draw_double_rule(painter, QPointF(page.left(), y), QPointF(page.right(), y))
        largest = max(1, *(abs(each.earnings) for each in progress.audit.statements))
        for number in COMPANIES:
            self._draw_company(painter, layout.companies[number], progress, number, largest)

    def _draw_company(
        self, painter: QPainter, row: QRectF, progress: Progress, number: Company, largest: int
    ) -> None:
        badge, look, stamped = mark_of(company_badge(number)), self.look, progress.stamped(number)
        if number == self.company:
            s.fill(painter, s.rounded(row.adjusted(-8, 1, 4, -2), 5), _LIT)
        r = min(15.12, row.height() * 0.4)
        centre = QPointF(row.left() + r + 1, row.center().y())
        s.fill(painter, s.disc(centre, r), _PAGE)
        s.stroke(painter, s.disc(centre, r), badge.colour, 1.1)
        draw_emblem(painter, badge.emblem, centre, r * 0.62, badge.colour, _PAGE)
        x, right = centre.x() + r + 10, row.right() - 24
        name, amount_font = look.serif(17), look.serif(20)
        upper = QRectF(x, row.top() + 1, right - x, row.height() * 0.54)
        draw_text(painter, upper, company(number), name, INK, elide=True)
        if stamped:
            earnings = progress.audit.statements[number].earnings
            colour = INK if earnings > 0 else OXBLOOD
            draw_text(painter, upper, money(earnings), amount_font, colour, RIGHT)
            bar = min(10.08, row.height() * 0.24)
            length = max(bar, (right - x) * abs(earnings) / largest * stamped)
            hue = badge.colour if earnings > 0 else OXBLOOD
            low = QRectF(x, upper.bottom() + 1, length, bar)
            papers.draw_money_bar(painter, low, hue)
            tick = QPointF(row.right() - 9, row.center().y())
            draw_emblem(painter, "check", tick, 7.5, _GOOD, _PAGE)
        y = row.bottom() - 1
        s.rule(painter, QPointF(row.left(), y), QPointF(row.right(), y), papers.RULED_LINE, 0.6)


_STRIPE, _AUDIT_PAY_LIT = QColor(0xCD, 0xB9, 0x8A, 60), QColor(0xD8, 0xB8, 0x68, 110)
_PAPER = QColor("#FBF3DE")


class PayItem(AuditItem):
    """A table with a row for each company's stock, and its payout."""

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look, "audit-pay")

    def draw(self, painter: QPainter) -> None:
        layout, progress = self.layout_, self.progress
        if progress is None:
            return
        draw_paper(painter, self.look.theme, self.rect, radius=4)
        self._draw_head(painter, layout, progress)
        for seat in COMPANIES:
            self._draw_row(painter, layout.rows[seat], progress, seat)

    def _columns(self) -> tuple[float, float]:
        left = self.rect.left() + self.rect.width() * 0.165
        return left, (self.rect.right() - self.rect.width() * 0.15 - left) / len(COMPANIES)

    def _draw_head(self, painter: QPainter, layout: AuditLayout, progress: Progress) -> None:
        look = self.look
        line = s.top_part(self.rect, TABLE_HEAD).adjusted(20, 0, -16, 0)
        left, width = self._columns()
        title, paid = QRectF(line), QRectF(line)
        title.setRight(left - 2)
        paid.setLeft(left + len(COMPANIES) * width + 2)
        font = look.serif(18, italic=True)
        pays, out = say("stock-exchange-shares-pay-out"), say("stock-exchange-paid-out")
        draw_text(painter, title, pays, fitted(pays, font, title.width()), INK)
        italic = fitted(out, look.serif(16, italic=True), paid.width())
        draw_text(painter, paid, out, italic, INK, RIGHT)
        half = 8.0
        for number in COMPANIES:
            x = left + number * width
            badge = mark_of(company_badge(number))
            at = QPointF(x + max(half, width * 0.28 - 8), line.center().y())
            draw_emblem(painter, badge.emblem, at, half, badge.colour, _PAPER)
            if progress.stamped(number):
                text = thousands(progress.audit.statements[number].earnings)
                start = at.x() + half + 3
                box = s.column_at(line, start, x + width - start - 1)
                font = squeezed(text, look.sans(15, SEMIBOLD), box.width())
                draw_text(painter, box, text, font, INK)
        y = line.bottom() - 1
        ends = QPointF(self.rect.left() + 16, y), QPointF(line.right(), y)
        s.rule(painter, *ends, OXBLOOD, 1)

    def _draw_row(self, painter: QPainter, row: QRectF, progress: Progress, seat: SeatId) -> None:
        look, payout = self.look, progress.audit.payouts[seat]
        running = progress.running == AuditStep("pay", seat)
        if running or self.lit == seat:
            s.fill(painter, s.rounded(row, 2), _AUDIT_PAY_LIT)
        elif seat % 2 == 0:
            s.fill(painter, s.rounded(row, 2), _STRIPE)
        left, width = self._columns()
        name = s.column_at(row, row.left() + 12, left - row.left() - 14)
        draw_text(painter, name, self.names[seat], look.serif(16), INK, elide=True)
        share = progress.paid(seat)
        if not share:
            return
        for number, held in enumerate(payout.stocks):
            box = s.column_at(row, left + number * width, width)
            font = look.sans(16, SEMIBOLD if held > 1 else REGULAR)
            text = str(held) if held else "·"
            draw_text(painter, box, text, font, INK if held else QUIET, CENTRE)
            if number == seat:
                half = min(16, row.height() * 0.44)
                mark_box = s.square(box.center(), half).adjusted(-half * 0.2, 0, half * 0.2, 0)
                s.stroke(painter, s.rounded(mark_box, 5), mark_of(company_badge(number)).colour, 1)
        if progress.shown_share(seat):
            box = s.column_at(row, left + len(COMPANIES) * width, 0)
            box.setRight(row.right() - 8)
            ink = OXBLOOD if payout.rank == 1 and progress.is_over else INK
            draw_text(painter, box, money(payout.score), look.serif(17), ink, RIGHT)
