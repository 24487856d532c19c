"""A seat's ledger: plate, shares, notes, small sleeves, the lobbyist."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from stockgames.engine.state import SeatId
from stockgames.games.exchange.facts import NOTE_VALUES, ExchangeFacts, SeatFacts, Slot, as_notes
from stockgames.games.exchange.parts import ALL_SECURITIES, Security, Triple
from stockgames.presentation.context import TableContext
from stockgames.presentation.games.exchange import terms
from stockgames.presentation.games.exchange.terms import LETTERS, badge
from stockgames.presentation.sentences.speech import money, say
from stockgames.ui.games.exchange.art.banknotes import (
    MOST_SHOWN,
    NOTE_RATIO,
    Pile,
    draw_lobbyist,
    draw_note_place,
    draw_pile,
)
from stockgames.ui.games.exchange.hand import SleevesItem, draw_small_card
from stockgames.ui.pieces.plates import Plate
from stockgames.ui.pieces.tokens import security_letters
from stockgames.ui.table.items import Painted, TableItem
from stockgames.ui.theme import shapes as s
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.fonts import SEMIBOLD, largest, usual_size
from stockgames.ui.theme.palette import mark_of, with_alpha
from stockgames.ui.theme.pixmap_cache import draw_cached
from stockgames.ui.theme.surfaces import draw_panel, draw_paper
from stockgames.ui.theme.text import CENTRE, LEFT, RIGHT, draw_text, text_width
from stockgames.ui.theme.theme_context import ThemeContext

_ROWS = ((44.6, 61.9), (43.2, 41.8), (38, 38))
"""Heights of the rows of shares and notes; the largest that fit are used."""
_PAGE = 174.0
"""From this height on, the shares of a ledger with notes are rows."""
_CRAMPED = 112.0
"""Below this height, a ledger's plate and foot shrink in favour of its shares."""


class LedgerLayout:
    """The parts of a ledger, in its own coordinates; the plate is narrower for the lobbyist."""

    def __init__(self, rect: QRectF, *, lobbied: bool) -> None:
        is_cramped = rect.height() < _CRAMPED
        pad, done_height = (5.0, 24.0) if is_cramped else (8.0, 30.0)
        plate_height = 34.0 if is_cramped else min(40.0, max(36.0, rect.height() * 0.25))
        inner = rect.adjusted(pad, pad, -pad, -pad)
        self.done = done = s.bottom_part(inner, done_height)
        self.slots = _slots(done)
        """The three small sleeves."""
        self.words = done.adjusted(done_height * 0.72 * 3 + 22, 0, 0, 0)
        """The line beside the sleeves."""
        room = done.top() - inner.top() - plate_height
        fitting = (heights for heights in _ROWS if room >= sum(heights) + 8)
        share_height, note_height = next(fitting, _ROWS[-1])
        has_notes = room >= share_height + note_height + 6
        self.figure = plate_height + pad * 1.1
        """The height of the lobbyist."""
        beside = self.figure * 0.74
        amount_width = 0.0 if has_notes else 114.0
        plate_width = inner.width() - (beside if lobbied else 0.0) - amount_width
        self.plate = plate = QRectF(inner.left(), inner.top(), plate_width, plate_height)
        self.foot = QPointF(inner.right() - beside * 0.46, plate.bottom() + 1)
        """The position of the lobbyist."""
        middle = s.line_at(inner, plate.bottom(), done.top() - plate.bottom())
        self.are_rows = has_notes and middle.height() >= _PAGE
        """Whether the shares are in rows, as on a ledger's page, with price and value."""
        if self.are_rows:
            note_height = _ROWS[1][1]
        box, notes = _split(middle, share_height, note_height, has_notes, self.are_rows)
        arrange = s.in_rows if self.are_rows else s.in_columns
        self.shares = arrange(box, len(ALL_SECURITIES), 4.3)
        """The three fields of shares."""
        self.amount = QRectF(plate.right(), plate.top(), amount_width, plate_height)
        """The rect of the cash."""
        self.worth = QRectF()
        """The rect of the net worth, below the cash; empty if it doesn't fit."""
        if self.are_rows:
            sums = s.right_part(notes, 113.6)
            notes = notes.adjusted(0, 0, -sums.width(), 0)
            half = sums.height() / 2
            self.amount, self.worth = s.top_part(sums, half), s.bottom_part(sums, half)
        elif has_notes:
            self.amount = s.right_part(notes, 104)
        self.notes = notes
        """The rect of the piles; empty if there is only space for amounts."""


def _split(
    middle: QRectF, share_height: float, note_height: float, has_notes: bool, are_rows: bool
) -> tuple[QRectF, QRectF]:
    left, width, bottom = middle.left(), middle.width(), middle.bottom()
    if not has_notes:
        gap = (middle.height() - min(share_height, middle.height() - 6)) / 2
        return middle.adjusted(0, gap, 0, -gap), QRectF()
    if are_rows:
        spare = max(0.0, middle.height() - 2 * note_height - 12 - 3 * share_height)
        note_height = 2 * (note_height + spare / 3) + 4
        notes = QRectF(left, bottom - note_height, width, note_height)
        shares = QRectF(left, middle.top() + 6, width, notes.top() - middle.top() - 12)
        return shares, notes
    spare = middle.height() - share_height - note_height
    above = min(spare, max(5.0, spare / 3))
    spare -= above
    shares = QRectF(left, middle.top() + above, width, share_height + spare * 0.35)
    notes = QRectF(left, bottom - note_height - spare * 0.3, width, note_height)
    return shares, notes


def _slots(done: QRectF) -> tuple[QRectF, ...]:
    height = done.height() - 4
    width = height * 0.72
    return tuple(
        QRectF(done.left() + 2 + i * (width + 5), done.top() + 4, width, height) for i in range(3)
    )


class LobbyistItem(TableItem):
    """The lobbyist; its position is the point between its shoes."""

    is_cached = False

    height = Painted(60.0)
    _stride = Painted(0.0)

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look, "lobbyist")
        self.setZValue(40)

    def walk(self, foot: QPointF, height: float, stride: float = 0.0) -> None:
        """Show the figure in mid-walk with a height in px; `stride` is the distance in steps."""
        self.height, self._stride = round(height, 1), stride
        self.setPos(foot)
        self.set_rect(QRectF(-height / 2, -height, height, height))

    def draw(self, painter: QPainter) -> None:
        draw_lobbyist(painter, self.look.theme, QPointF(), self.height, stride=self._stride)


_NONE_YET = "\N{EN DASH}"
"""Placeholder for what the founder brings."""


class SmallSleeves(SleevesItem):
    """The small sleeves on a ledger, an item of their own because they turn frame by frame."""

    def __init__(self, look: ThemeContext, ledger: QGraphicsItem) -> None:
        super().__init__(look)
        self.setParentItem(ledger)
        self._boxes: tuple[QRectF, ...] = ()

    def bounds(self) -> QRectF:
        return self.rect

    def set_geometry(self, boxes: tuple[QRectF, ...]) -> None:
        self._boxes = boxes
        self.set_rect(boxes[0].united(boxes[-1]).adjusted(-2, -2, 2, 2))

    def are_used(self) -> bool:
        """Return whether there is a sleeve to see."""
        return any(slot.state != "none" for slot in self.slots)

    def draw(self, painter: QPainter) -> None:
        if self.are_used():
            for box, slot, turned in zip(self._boxes, self.slots, self.turned, strict=True):
                draw_small_card(painter, self.look, box, slot, turned)


class LedgerItem(TableItem):
    """A seat's ledger. `prices` are the current ones, for the values in its rows.

    What its sleeves show is in `sleeves`; that of `facts` is only their state at rest.
    """

    facts = Painted[SeatFacts | None](None)
    plate = Painted[Plate | None](None)
    prices = Painted[Triple]((0, 0, 0))
    _has_sleeves = Painted[bool](False)

    def __init__(self, look: ThemeContext, seat: SeatId) -> None:
        super().__init__(look, f"ledger-{seat}")
        self.seat = seat
        self.sleeves = SmallSleeves(look, self)
        self._counts = False
        """Whether sums are counting, so that caching a pixmap isn't worthwhile."""

    def set_rect(self, rect: QRectF) -> None:
        super().set_rect(rect)
        self.sleeves.set_geometry(self.layout_.slots)

    def set_data(self, facts: ExchangeFacts, context: TableContext) -> None:
        seat = facts.seats[self.seat]
        note = terms.seat_note(self.seat, seat.founder, context)
        plate = Plate.of(self.seat, facts, context, note)
        self.show_seat(seat, replace(plate, state="out") if seat.is_out else plate, facts.prices)

    def show_seat(self, facts: SeatFacts, plate: Plate, prices: Triple) -> None:
        """Show a seat's facts on a plate, with no sleeve in mid-flip."""
        self._counts = False
        self.facts, self.plate, self.prices = facts, plate, prices
        self.sleeves.show_all(facts.slots)
        self._has_sleeves = self.sleeves.are_used()

    def count_cash(self, cash: int) -> None:
        """Show another amount of cash while notes are moving."""
        if self.facts is not None and cash != self.facts.cash:
            self._counts = True
            worth = self.facts.net_worth + cash - self.facts.cash
            self.facts = replace(self.facts, cash=cash, notes=as_notes(cash), net_worth=worth)

    def worth(self) -> int:
        """Return the displayed net worth."""
        return 0 if self.facts is None else self.facts.net_worth

    def count_worth(self, worth: int) -> None:
        """Show another net worth while prices change."""
        if self.facts is not None:
            self._counts = True
            self.facts = replace(self.facts, net_worth=worth)

    def change_shares(self, security: Security, by: int) -> None:
        """Add `by` shares of a security, which may be negative."""
        if self.facts is not None:
            counts = [n + by if held == security else n for held, n in enumerate(self.facts.shares)]
            self.facts = replace(self.facts, shares=(counts[0], counts[1], counts[2]))

    def house_lobbyist(self, on: bool) -> None:
        """Make room for the lobbyist, or take that room back."""
        if self.facts is not None:
            self.facts = replace(self.facts, is_lobbyist=on)

    def show_slot(self, index: int, slot: Slot, width: float = 1.0) -> None:
        """Show a small sleeve in mid-flip, scaled to a `width` from 0 to 1."""
        if self.facts is not None:
            self.sleeves.show_slot(index, slot, width)
            self._has_sleeves = self.sleeves.are_used()

    @property
    def layout_(self) -> LedgerLayout:
        lobbied = self.facts is not None and self.facts.is_lobbyist
        return LedgerLayout(self.rect, lobbied=lobbied)

    @property
    def money_place(self) -> QPointF:
        """The point where notes leave and arrive."""
        layout = self.layout_
        if layout.notes.isEmpty():
            return layout.amount.center()
        return QPointF(layout.notes.left() + layout.notes.width() * 0.3, layout.notes.center().y())

    def draw(self, painter: QPainter) -> None:
        facts, plate = self.facts, self.plate
        if facts is None or plate is None:
            return
        layout = self.layout_
        self._draw_surface(painter, layout)
        plate.draw(painter, self.look.theme, layout.plate)
        self._show_holdings(painter, layout, facts)
        self._draw_done(painter, layout, facts)

    def _show_holdings(self, painter: QPainter, layout: LedgerLayout, facts: SeatFacts) -> None:
        """Draw the holdings from a cached pixmap, which stays valid while cards are placed."""
        if self._counts:
            self._draw_holdings(painter, layout, facts)
            return
        look, names = self.look, tuple(map(terms.security_name, ALL_SECURITIES))
        said = *names, say("exchange-in-cash"), terms.standing(facts) if facts.is_founded else ""
        held = facts.shares, facts.notes, facts.cash, facts.net_worth, facts.is_founded
        prices = self.prices if layout.are_rows else ()
        drawn = look.theme.name, facts.is_lobbyist

        def paint(target: QPainter) -> None:
            self._draw_holdings(target, layout, facts)

        draw_cached(painter, ("holdings", said, held, prices, drawn), self.rect, paint)

    def _draw_holdings(self, painter: QPainter, layout: LedgerLayout, facts: SeatFacts) -> None:
        for security in ALL_SECURITIES:
            self._draw_shares(painter, layout, security)
        if not layout.notes.isEmpty():
            self._draw_notes(painter, layout, facts)
        self._draw_amount(painter, layout.amount, facts.cash, say("exchange-in-cash"))
        if not layout.worth.isEmpty():
            said = say("exchange-net-worth-now")
            self._draw_amount(painter, layout.worth, facts.net_worth, said)

    def _draw_surface(self, painter: QPainter, layout: LedgerLayout) -> None:
        """Draw panel and papers from a cached pixmap, shared by ledgers of one size."""
        theme, box, first = self.look.theme, self.rect, layout.shares[0]
        radius = self.look.corner(10)

        def paint(target: QPainter) -> None:
            draw_panel(target, theme, box, radius=radius, alpha=232, shadow=False)
            for field in layout.shares:
                draw_paper(target, theme, field, radius=4, shadow=False)

        s.draw_rounded_shadow(painter, theme, box, radius, blur=16, offset=6, strength=0.9)
        place = round(first.top() - box.top(), 1), round(first.height(), 1), layout.are_rows, radius
        draw_cached(painter, ("ledger", theme.name, place), box, paint)

    def _draw_shares(self, painter: QPainter, layout: LedgerLayout, security: Security) -> None:
        assert self.facts is not None
        theme, box, mark = self.look.theme, layout.shares[security], mark_of(badge(security))
        count = str(self.facts.shares[security]) if self.facts.is_founded else _NONE_YET
        half = min(box.height() * 0.3, 12)
        tall = box.height() >= 3.3 * self.look.usual_px(14)
        pad = 10 if tall or layout.are_rows else 6
        at = QPointF(box.left() + half + pad, box.center().y())
        draw_emblem(painter, mark.emblem, at, half, mark.colour, theme.paper_light)
        text = box.adjusted(2 * half + pad + 6, 0, -pad, 0)
        if layout.are_rows:
            self._draw_row(painter, text, security, count)
        elif tall:
            self._draw_count_over_name(painter, text, security, count)
        else:
            self._draw_count_beside_name(painter, text, security, count)

    def _draw_count_over_name(
        self, painter: QPainter, box: QRectF, security: Security, count: str
    ) -> None:
        theme, look = self.look.theme, self.look
        number = s.top_part(box, box.height() * 0.6)
        draw_text(painter, number, count, look.serif(27), theme.ink, RIGHT)
        low = QRectF(box.left() - 20, number.bottom() - 4, box.width() + 20, box.height() * 0.36)
        assert self.facts is not None
        name = terms.held_name(security, self.facts.shares[security])
        draw_text(painter, low, name, look.sans(13), theme.quiet_ink, RIGHT, elide=True)

    def _draw_count_beside_name(
        self, painter: QPainter, box: QRectF, security: Security, count: str
    ) -> None:
        """Draw name and count on one line, with the security's letters if its name doesn't fit."""
        theme, font, small = self.look.theme, self.look.serif(22), self.look.sans(13)
        draw_text(painter, box, count, font, theme.ink, RIGHT)
        room = box.width() - text_width(count, font) - 4
        name = terms.security_name(security)
        shown = name if text_width(name, small) <= room + 2 else security_letters(LETTERS[security])
        draw_text(painter, box, shown, small, theme.quiet_ink, LEFT)

    def _draw_row(self, painter: QPainter, box: QRectF, security: Security, count: str) -> None:
        look, theme = self.look, self.look.theme
        w, price = box.width(), self.prices[security]
        name, said = s.left_part(box, w * 0.34), terms.security_name(security)
        draw_text(painter, name, said, look.sans(15, SEMIBOLD), theme.ink, LEFT, elide=True)
        number = s.column_at(box, box.left() + w * 0.3, w * 0.17)
        draw_text(painter, number, count, look.serif(26), theme.ink, RIGHT)
        assert self.facts is not None
        if not self.facts.is_founded:
            return
        each = s.column_at(box, number.right() + 6, w * 0.2)
        text = f"{terms.TIMES} {money(price)}"
        draw_text(painter, each, text, look.sans(14), theme.quiet_ink, LEFT)
        value = s.column_at(box, box.left() + w * 0.7, w * 0.3)
        text = money(self.facts.shares[security] * price)
        draw_text(painter, value, text, look.serif(19), theme.ink, RIGHT)

    def _draw_notes(self, painter: QPainter, layout: LedgerLayout, facts: SeatFacts) -> None:
        theme, row, font = self.look.theme, layout.notes, self.look.sans(13)
        caption = 17
        has_captions = row.height() >= caption + 30
        gap = 10 if has_captions else 34
        thick = NOTE_RATIO + MOST_SHOWN * 0.03
        room = row.height() - (caption + 6 if has_captions else 1)
        width = min(
            80.6 if layout.are_rows else 53.3,
            (min(row.right(), layout.amount.left()) - row.left()) / 3 - gap,
            room / thick,
        )
        foot = row.bottom() - (caption if has_captions else 2)
        if layout.are_rows:
            foot -= (room - width * thick) / 2
        pitch = width + gap
        for i, (value, count) in enumerate(zip(NOTE_VALUES, facts.notes, strict=True)):
            at = QPointF(row.left() + 4 + width / 2 + i * pitch, foot - width * 0.25)
            if count:
                draw_pile(painter, theme, at, Pile(round(width, 1), value, count))
            else:
                draw_note_place(painter, theme, at, width)
            if has_captions and facts.is_founded:
                box = QRectF(at.x() - pitch / 2, foot, pitch, caption)
                pieces = f"{count} {terms.TIMES} {money(value)}"
                draw_text(painter, box, pieces, font, theme.quiet_text, CENTRE)
            elif count:
                box = QRectF(at.x() + width / 2 + 4, at.y() - 12, gap, 22)
                times = f"{terms.TIMES} {count}"
                draw_text(painter, box, times, font, theme.quiet_text, LEFT)

    def _draw_amount(self, painter: QPainter, box: QRectF, amount: int, note: str) -> None:
        assert self.facts is not None
        theme, look = self.look.theme, self.look
        text = money(amount) if self.facts.is_founded else _NONE_YET
        colour = theme.heading if theme.is_dark else theme.text
        small = look.sans(13)
        low = usual_size(small) * 1.3
        box = box.adjusted(0, 0, -4, 0)
        if usual_size(look.serif(26)) * 1.1 + low > box.height():
            font = largest(look.serif(24), lambda size: text_width(text, size) < box.width() * 0.55)
            draw_text(painter, box, text, font, colour, RIGHT)
            aside = box.adjusted(0, 3, -text_width(text, font) - 7, 0)
            draw_text(painter, aside, note, small, theme.quiet_text, RIGHT)
            return
        small = largest(small, lambda size: text_width(note, size) <= box.width())
        low = small.pixelSize() * 1.3
        large = largest(look.serif(26), lambda size: size.pixelSize() * 1.1 + low <= box.height())
        high = min(large.pixelSize() * 1.24, box.height() - low)
        top = box.center().y() - (high + low) / 2
        draw_text(painter, s.line_at(box, top, high), text, large, colour, RIGHT)
        draw_text(painter, s.line_at(box, top + high, low), note, small, theme.quiet_text, RIGHT)

    def _draw_done(self, painter: QPainter, layout: LedgerLayout, facts: SeatFacts) -> None:
        theme, done = self.look.theme, layout.done
        shown = self._has_sleeves
        text = terms.done(facts) or (terms.standing(facts) if layout.worth.isEmpty() else "")
        aside = self._aside(layout, facts)
        if not (shown or text or aside):
            return
        ends = QPointF(done.left(), done.top()), QPointF(done.right(), done.top())
        s.rule(painter, *ends, with_alpha(theme.line, 120), 0.6)
        box = layout.words if shown else layout.done.adjusted(6, 2, 0, 0)
        if aside:
            half = done.width() / 2
            small = largest(self.look.sans(13), lambda size: text_width(aside, size) < half)
            right = done.adjusted(0, 2, -4, 0)
            draw_text(painter, right, aside, small, theme.quiet_text, RIGHT)
            box = box.adjusted(0, 0, -text_width(aside, small) - 12, 0)
        font = self.look.sans(14)
        draw_text(painter, box, text, font, theme.text, LEFT, elide=True)

    def _aside(self, layout: LedgerLayout, facts: SeatFacts) -> str:
        """Return the text at the right of the foot: the net worth, or its rank."""
        if not facts.is_founded:
            return ""
        if not layout.worth.isEmpty():
            return terms.standing(facts)
        return "" if facts.is_out else say("exchange-worth", amount=money(facts.net_worth))
