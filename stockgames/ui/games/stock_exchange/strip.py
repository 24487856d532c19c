"""The strip across the desk: production, arrivals, and garnets; and the private notebook (S11)."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter

from stockgames.games.stock_exchange.desk import Place, good_key
from stockgames.games.stock_exchange.parts import PRODUCED, Resource
from stockgames.presentation.games.stock_exchange.log_words import of_diamonds, of_gifts
from stockgames.presentation.games.stock_exchange.outline import NotebookPage
from stockgames.presentation.games.stock_exchange.terms import company_badge, good
from stockgames.presentation.sentences.speech import NO_WORDS, say
from stockgames.ui.games.stock_exchange.art import papers
from stockgames.ui.games.stock_exchange.art.desk import draw_crate, draw_garnet_dish
from stockgames.ui.games.stock_exchange.envelope import draw_key_button
from stockgames.ui.games.stock_exchange.layout import CAPTION, STRIP_PADDING, DeskItem
from stockgames.ui.games.stock_exchange.warehouse import Row, place_arrivals
from stockgames.ui.pieces.plates import ButtonState
from stockgames.ui.sentences import key_text
from stockgames.ui.table.items import Painted, TableItem
from stockgames.ui.theme import shapes as s
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.fonts import REGULAR, SEMIBOLD, largest, resized, usual_size
from stockgames.ui.theme.palette import INK, OXBLOOD, QUIET_INK, mark_of, with_alpha
from stockgames.ui.theme.surfaces import draw_panel, draw_panel_title
from stockgames.ui.theme.text import (
    CENTRE,
    RIGHT,
    SMALLEST_FITTED,
    TOP_LEFT,
    Line,
    draw_lines,
    draw_text,
    fitted,
    has_room,
    height_of,
    squeezed,
    text_width,
    wrapped_height,
)
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.buttons import draw_key_cap, key_cap_size

_DISC = QColor("#FFFCF2")
_READABLE = 62
"""Narrower certificates show only the first word of the company."""
_SMALLEST = 8
"""The smallest font size of the name below a crate in a narrow slot."""
_TURNED = 4.0
"""The vertical extent of a certificate's tilt, in px."""


class StripItem(DeskItem):
    """Common base of the strip's three panels."""

    landing = Painted[Place | None](None)
    """The place where a flying thing will land."""

    def draw_frame(self, painter: QPainter, title: str, *, reserved: float = 0.0) -> None:
        """Draw the panel and its title, which leaves room of ``reserved`` px after it."""
        side = STRIP_PADDING
        font = squeezed(title, self.look.caption(), self.rect.width() - 2 * side - reserved)
        look, radius = self.look, self.look.corner(10)
        draw_panel(painter, look.theme, self.rect, radius=radius)
        draw_panel_title(painter, look, self.rect, title, side, font)


class ProductionItem(StripItem):
    """Four slots, and the details of one good."""

    heading = Painted("")
    text = Painted("")
    extra = Painted(NO_WORDS)
    """What it is expected to bring."""

    def draw(self, painter: QPainter) -> None:
        self.draw_frame(painter, say("stock-exchange-production-four-resources"))
        entries = self.facts.entries if self.facts is not None else None
        made = entries.produce if entries is not None else ()
        theme = self.look.theme
        for number in range(PRODUCED):
            slot = self.layout_.slots[number]
            s.fill(painter, s.rounded(slot, 6), QColor(0, 0, 0, 18))
            line = with_alpha(theme.line, 200)
            s.stroke(painter, s.rounded(slot, 6), line, 1.2, dash=(4, 3), flat=True)
            if number < len(made) and self.landing != Place("slot", number):
                self._draw_made(painter, slot, made[number])
        self._draw_detail(painter, self.layout_.detail)

    def _draw_made(self, painter: QPainter, slot: QRectF, resource: Resource) -> None:
        theme, name = self.look.theme, self.look.sans(13, SEMIBOLD)
        foot = usual_size(name) * 1.45
        side = round(min(slot.height() - foot - 6, slot.width() * 0.8))
        at = QPointF(slot.center().x(), slot.top() + (slot.height() - foot + 2) / 2)
        draw_crate(painter, theme, at, side, good_key(resource))
        box = QRectF(slot.left() + 3, slot.bottom() - foot, slot.width() - 6, foot)
        name = squeezed(good(resource), name, box.width())
        draw_text(painter, box, good(resource), name, theme.text, CENTRE, elide=True)

    def _draw_detail(self, painter: QPainter, box: QRectF) -> None:
        theme, look = self.look.theme, self.look
        title = look.serif(17)
        head = s.line_at(box, box.top() - 4, usual_size(title) * 1.4)
        draw_text(painter, head, self.heading, title, theme.text, elide=True)
        rest = s.line_at(box, head.bottom(), box.bottom() - head.bottom() - 1)
        size, extra = self.fitted(rest.width(), rest.height())
        font, bold = (resized(look.sans(13, weight), size) for weight in (REGULAR, SEMIBOLD))
        draw_text(painter, rest, self.text, font, theme.quiet_text, TOP_LEFT, wrap=True)
        rest.setTop(rest.top() + wrapped_height(self.text, font, rest.width()))
        draw_text(painter, rest, extra, bold, theme.heading, TOP_LEFT, wrap=True)

    def fitted(self, width: float, height: float) -> tuple[int, str]:
        """Return the font size in pixels, and the longest form of the forecast that fits below the
        text. Without a forecast the text may be smaller than usual.
        """
        regular, bold = self.look.sans(14), self.look.sans(14, SEMIBOLD)
        usual = usual_size(self.look.sans(13))
        for extra, least in (*((form, usual) for form in self.extra), ("", SMALLEST_FITTED)):
            for px in range(regular.pixelSize(), least - 1, -1):
                needed = wrapped_height(self.text, resized(regular, px), width)
                if extra:
                    needed += wrapped_height(extra, resized(bold, px), width)
                if needed <= height:
                    return px, extra
        return SMALLEST_FITTED, ""


class ArrivedItem(StripItem):
    """What came in at the start of the round."""

    shift = Painted(0.0)
    """How far things are still away from their place, 0 to 1."""

    def _nothing(self) -> str:
        """Return the text that nothing came in or may be seen; empty if something is shown."""
        last = self.facts.arrived if self.facts is not None else None
        if self.watched is not None:
            return say("stock-exchange-only-you-see-what-you-receive")
        if last is None:
            return say("stock-exchange-nothing-yet-gifts-come-at")
        if any(last.resources) or any(last.stocks):
            return ""
        assert self.facts is not None
        nothing = say("stock-exchange-nothing-came-in-this-time")
        return nothing if self.facts.is_open else f"{nothing} {of_diamonds(self.facts)}".rstrip()

    def draw(self, painter: QPainter) -> None:
        reserved = self.rect.right() - self._cap().left() if self.watched is None else 0.0
        self.draw_frame(painter, say("stock-exchange-arrived-this-morning"), reserved=reserved)
        if self.watched is None:
            self._draw_notebook(painter)
        last = self.facts.arrived if self.facts is not None else None
        if nothing := self._nothing():
            self._say(painter, self._box(), nothing)
        if last is None or nothing:
            return
        goods = [r for r, count in enumerate(last.resources) for _ in range(count)]
        shares = [c for c, count in enumerate(last.stocks) for _ in range(count)]
        with s.moved(painter, QPointF(self.shift * 65, 0)), s.faded(painter, 1 - self.shift):
            x = self._draw_things(painter, goods, shares)
        if self.facts is not None and self.rect.right() - x > 84:
            self._say(painter, self._box(x - self.rect.left() - 12), of_gifts(self.facts))

    def way_in(self) -> QRectF:
        """Return the rect of the book that opens the notebook, with its key."""
        return self.layout_.notebook.united(self._cap())

    def _cap(self) -> QRectF:
        box, (width, height) = self.layout_.notebook, key_cap_size("N", self.look.sans(13))
        return QRectF(box.left() - width - 2, box.center().y() - height / 2, width, height)

    def _draw_notebook(self, painter: QPainter) -> None:
        box, theme = self.layout_.notebook, self.look.theme
        draw_key_cap(painter, self._cap(), key_text("N"), self.look.sans(13), theme.heading)
        draw_emblem(
            painter, "book", box.center(), box.width() * 0.3, theme.heading, theme.panel_top
        )

    def _area(self) -> QRectF:
        return self.rect.adjusted(STRIP_PADDING, CAPTION, -10, -10)

    def _box(self, after: float = 0.0) -> QRectF:
        area = self._area()
        return QRectF(area.left() + after, area.top() + 2, area.width() - after, area.height())

    def _say(self, painter: QPainter, box: QRectF, text: str) -> None:
        font, room = self.look.sans(13), (box.width(), box.height() + 2)
        while font.pixelSize() > SMALLEST_FITTED and not has_room(*room, text, font):
            font = resized(font, font.pixelSize() - 1)
        if has_room(*room, text, font):
            draw_text(painter, box, text, font, self.look.theme.quiet_text, TOP_LEFT, wrap=True)

    def _draw_things(self, painter: QPainter, goods: list[int], shares: list[int]) -> float:
        """Draw what came in; return the x after it."""
        area, label = self._area(), self.look.sans(13, SEMIBOLD)
        high = area.height() - 2 * _TURNED
        width = round(min(high / papers.CERTIFICATE_RATIO, area.width() * 0.175))
        foot = usual_size(label) * 1.35
        side = round(min(area.height() - foot - 4, area.width() * 0.15))
        names = [(resource, text_width(good(resource), label)) for resource in goods]
        row = place_arrivals(area.width(), side, names, width, len(shares))
        self._draw_goods(painter, goods, row)
        x = self._draw_shares(painter, shares, area.left() + row.end, width, row.step)
        return x + 16

    def _draw_goods(self, painter: QPainter, goods: list[int], row: Row) -> None:
        """Draw crates, equal ones side by side, with names if all of them fit."""
        area, theme, side = self._area(), self.look.theme, round(row.crate)
        label = self.look.sans(13, SEMIBOLD)
        foot = usual_size(label) * 1.35
        y = area.top() + (area.height() - foot) / 2
        for resource, x in zip(goods, row.crates, strict=True):
            draw_crate(painter, theme, QPointF(area.left() + x, y), side, good_key(resource))
        for resource, x in row.names.items():
            width = text_width(good(resource), label) * row.size + 2
            font = fitted(good(resource), label, width, _SMALLEST)
            box = QRectF(area.left() + x - width / 2, y + side / 2 + 4, width, foot)
            draw_text(painter, box, good(resource), font, theme.text, CENTRE)

    def _draw_shares(
        self, painter: QPainter, shares: list[int], x: float, width: int, step: float
    ) -> float:
        """Draw certificates from x on, a step apart; return the x after them."""
        theme = self.look.theme
        words: papers.ShareWords = "short" if width < _READABLE else "all"
        y = self._area().top() + _TURNED + width * papers.CERTIFICATE_RATIO / 2
        for i, share in enumerate(shares):
            at, turn = QPointF(x + width / 2, y), 3.0 if i % 2 else -3.0
            papers.draw_share(painter, theme, at, width, share, turn, words=words)
            x += step
        return x + width - step if shares else x


class GarnetsItem(StripItem):
    """The dish of garnets, and what they bought."""

    over = Painted(False)
    """Whether the button is hovered."""

    def draw(self, painter: QPainter) -> None:
        layout, facts = self.layout_, self.facts
        self.draw_frame(painter, say("stock-exchange-garnets"))
        garnets, spent = (facts.garnets, facts.spent) if facts is not None else (0, 0)
        turned_in = facts.exchanged if facts is not None else ()
        draw_garnet_dish(painter, self.look.theme, layout.dish, garnets, spent=min(spent, garnets))
        if turned_in:
            self._draw_exchanges(painter, turned_in)
        else:
            self._draw_offer(painter)
        if self.watched is None:
            self._draw_button(painter)

    def _text_box(self) -> QRectF:
        button = self.layout_.exchange
        top = self.rect.top() + CAPTION
        foot = button.bottom() if self.watched is not None else button.top() - 3
        return s.line_at(button, top, foot - top)

    def _draw_offer(self, painter: QPainter) -> None:
        text = say("stock-exchange-two-garnets-turn-one-foreign")
        if self.watched is not None:
            text = say("stock-exchange-garnets-stay-secret")
        box, font = self._text_box(), self.look.sans(14)
        if wrapped_height(text, font, box.width()) > box.height() + 2:
            font = self.look.sans(13)
        font = largest(font, lambda size: has_room(box.width(), box.height(), text, size))
        if wrapped_height(text, font, box.width()) <= box.height() + font.pixelSize() * 0.25:
            draw_text(painter, box, text, font, self.look.theme.text, wrap=True)

    def exchange_rect(self, number: int) -> QRectF:
        """Return the rect of an exchange already made, which a click takes back."""
        box = self._text_box()
        side = min(box.height(), 31.36)
        return QRectF(box.left() + number * (side + 4), box.center().y() - side / 2, side, side)

    def _draw_exchanges(self, painter: QPainter, turned_in: tuple[int, ...]) -> None:
        theme = self.look.theme
        for number, foreign in enumerate(turned_in):
            if self.landing == Place("back", number):
                continue
            box, badge = self.exchange_rect(number), mark_of(company_badge(foreign))
            s.fill(painter, s.disc(box.center(), box.width() / 2 - 2), _DISC)
            s.stroke(painter, s.disc(box.center(), box.width() / 2 - 2), badge.colour, 1.2)
            half = box.width() * 0.28
            draw_emblem(painter, badge.emblem, box.center(), half, badge.colour, _DISC)
        last, area = self.exchange_rect(len(turned_in) - 1), self._text_box()
        box = s.column_at(area, last.right() + 8, area.right() - last.right() - 8)
        text = say("stock-exchange-turned-into-own")
        font = self.look.sans(13)
        if box.width() > 60:
            draw_text(painter, box, text, font, theme.quiet_text, wrap=True)

    def _draw_button(self, painter: QPainter) -> None:
        box, look = self.layout_.exchange, self.look
        facts = self.facts
        is_in_hand = facts is not None and facts.in_hand == Place("swap")
        state: ButtonState = "pressed" if is_in_hand else "over" if self.over else "rest"
        if facts is None or not facts.is_open or not (facts.can_exchange or is_in_hand):
            state = "off"
        text = (
            say("stock-exchange-pick-a-share")
            if is_in_hand
            else say("stock-exchange-exchange-a-share")
        )
        draw_key_button(painter, look, look.theme, box, text, "G", state)


class NotebookItem(TableItem):
    """The open notebook over the desk: a column for each round and one for the current position.

    It holds only what this seat knows.
    """

    is_cached = False  # it dims the whole desk around it

    pages = Painted[tuple[NotebookPage, ...]](())
    title = Painted("")

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look, "notebook")
        self._desk = QRectF()
        self.setVisible(False)

    def bounds(self) -> QRectF:
        return self._desk

    def open(self, title: str, pages: tuple[NotebookPage, ...]) -> None:
        self.title, self.pages = title, pages
        self.setVisible(True)

    def close(self) -> None:
        self.title, self.pages = "", ()
        self.setVisible(False)

    def set_geometry(self, width: float, height: float) -> None:
        """Centre it on a desk of this size."""
        self._desk = QRectF(0, 0, width, height)
        w, h = 1060.0, 410.0
        self.set_rect(QRectF((width - w) / 2, (height - h) * 0.42, w, h))

    def draw(self, painter: QPainter) -> None:
        if not self.pages:
            return
        painter.fillRect(self._desk, QColor(0, 0, 0, 110))
        papers.draw_open_book(painter, self.look.theme, self.rect)
        draw_text(painter, self._head(), self.title, self._title_font, INK)
        closing = say("stock-exchange-a-click-n-or-esc")
        draw_text(painter, self._head(), closing, self.look.sans(14), QUIET_INK, RIGHT)
        columns = list(zip(self._columns(), self.pages, strict=True))
        font = largest(self.look.sans(15), lambda size: self._fit(columns, size))
        for box, page in columns:
            draw_lines(painter, box, self._lines(page, box.width(), font), papers.RULED_LINE)
            y = box.top() + self._page_head + 2
            papers.draw_double_rule(painter, QPointF(box.left(), y), QPointF(box.right(), y))

    # Layout of the texts

    @property
    def _title_font(self) -> QFont:
        return self.look.serif(24)

    @property
    def _page_head(self) -> float:
        return usual_size(self.look.serif(19, italic=True)) * 1.4

    def _box(self) -> QRectF:
        return self.rect.adjusted(18.72, 9.36, -18.72, -7.49)

    def _head(self) -> QRectF:
        return s.top_part(self._box(), usual_size(self._title_font) * 1.5)

    def _columns(self) -> list[QRectF]:
        box = self._box()
        box.setTop(self._head().bottom() + 6)
        return s.in_columns(box, len(self.pages), 28.08)

    def _fit(self, columns: list[tuple[QRectF, NotebookPage]], font: QFont) -> bool:
        return all(
            height_of(self._lines(page, box.width(), font)) <= box.height() for box, page in columns
        )

    def _lines(self, page: NotebookPage, width: float, font: QFont) -> list[Line]:
        title, small = self.look.serif(19, italic=True), self.look.sans(13, SEMIBOLD)
        lines = [Line(self._page_head, title, INK, page.title)]
        for number, note in enumerate(page.notes):
            gap, ruled = (4, 0.0) if number else (5, None)
            head = usual_size(small) * 1.4 + 6
            lines.append(Line(head, small, OXBLOOD, note.head, gap=gap, ruled=ruled))
            height = wrapped_height(note.text, font, width)
            lines.append(Line(height, font, INK, note.text, align=TOP_LEFT, wraps=True))
        return lines
