"""The stock, the discard pile with its exposed card, and the place for a new portfolio."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QFont, QPainter

from stockgames.games.portfolio.action_builder import PRICED, ActionBuilder
from stockgames.games.portfolio.facts import Facts
from stockgames.games.portfolio.parts import Portfolio, draw_cost
from stockgames.presentation.games.portfolio.outline import pile_caption, pile_labels
from stockgames.presentation.games.portfolio.terms import Face
from stockgames.presentation.games.portfolio.terms import face as face_of
from stockgames.presentation.games.portfolio.terms import price as price_text
from stockgames.presentation.sentences.speech import money, rank_index, say
from stockgames.ui.games.portfolio.area import draw_area
from stockgames.ui.games.portfolio.run import BACK, draw_face
from stockgames.ui.games.portfolio.trays import draw_ribbon
from stockgames.ui.pieces.cards import CARD_RATIO
from stockgames.ui.pieces.plates import draw_tag
from stockgames.ui.table.items import Painted, TableItem
from stockgames.ui.theme import shapes as s
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.engraving import draw_hatch
from stockgames.ui.theme.fonts import SEMIBOLD, largest, serif, usual_size
from stockgames.ui.theme.palette import OXBLOOD, SUITS, with_alpha
from stockgames.ui.theme.pixmap_cache import draw_cached
from stockgames.ui.theme.surfaces import draw_paper, draw_place
from stockgames.ui.theme.text import CENTRE, RIGHT, draw_text, has_room, text_width, wrapped_height

OTHERS_CARD: Final = 0.7
"""The width of cards that leave another seat's hand, relative to those on the piles."""
_LABEL_GAP: Final = 8.0
"""The distance between the piles' labels, and beside them, in pixels."""
_RISE: Final = QPointF(0.36, 0.936)
"""The offset of a pile's sheet from the one below."""
_CARD, _COLUMN_CARD = 92.2, 74.9
"""The greatest card widths, with the piles beside each other and in a column."""
_HEAD = 28
"""The height above the piles, for caption or banner."""
_SHARES: Final = (0.29, 0.71)
"""The centres of both piles beside each other, as shares of the cloth's width."""
_LEAST_COLUMN, _TUCKED = 118, 106
"""The least width of a column with whole labels; in narrower ones than the second, the counts lie
on the cards.
"""
_TUCK_GAP, _NAME = 8.0, 19.0
"""The space above cards of the smallest form, and the height of their names below."""
_ASIDE: Final = 0.75
"""The least width of the cloth, in heights, for piles beside each other."""
_EDGES = (QColor("#F0E6CE"), QColor("#D9CBA6"))
_RIM = QColor(0x6A, 0x5A, 0x3A, 150)
_CARDS_PER_SHEET, _MOST_SHEETS = 4, 17


@dataclass(frozen=True, slots=True)
class PilePicture:
    """What the piles show, as finished texts."""

    stock: int
    discards: int
    exposed: Face | None
    stock_label: str
    discard_label: str
    caption: str
    banners: tuple[str, ...] = ()
    """The ribbon's text for the last turns in ever shorter forms; empty before them."""


def _tucked_card(height: float) -> float:
    return (height / 2 - _TUCK_GAP - _NAME) / CARD_RATIO


def _names() -> tuple[str, str]:
    return say("portfolio-draw-pile"), say("portfolio-discard-pile")


class PilesItem(TableItem):
    """The stock and the discard pile."""

    facts = Painted[PilePicture | None](None)

    def take_exposed(self, under: Face | None) -> None:
        """Remove the exposed card, which is flying; show the card under it, or none."""
        if self.facts is not None:
            self.facts = replace(self.facts, discards=self.facts.discards - 1, exposed=under)

    def receive(self, discards: int, exposed: Face, label: str) -> None:
        if self.facts is not None:
            self.facts = replace(
                self.facts, discards=discards, exposed=exposed, discard_label=label
            )

    @property
    def is_narrow(self) -> bool:
        """Return whether the discards are below the stock instead of beside it."""
        return self.rect.width() < _ASIDE * self.rect.height()

    def narrow_width(self) -> float:
        """Return the width of a column with the discards below the stock."""
        facts, font = self.facts, self.look.serif(16)
        labels = (facts.stock_label, facts.discard_label) if facts is not None else ()
        words = max((text_width(label, font) for label in labels), default=0.0)
        return max(_LEAST_COLUMN, words + 3 * _LABEL_GAP)

    def tucked_width(self) -> float:
        """Return the width of the smallest form, a column with short labels."""
        return max(text_width(name, self.look.sans(13)) for name in _names()) + _LABEL_GAP

    @property
    def is_tucked(self) -> bool:
        """Return whether the piles are in their smallest form."""
        return self.rect.width() < _TUCKED

    @property
    def card(self) -> float:
        if self.is_tucked:
            return _tucked_card(self.rect.height())
        if self.is_narrow:
            return self.narrow_card(self.rect.height())
        return min(_CARD, (self.rect.height() - _HEAD - self._label - 22) / 1.52)

    def narrow_card(self, height: float) -> float:
        """Return the card width with both piles in a column of that height."""
        beside = self._label + _RISE.y() / 2 * (_MOST_SHEETS - 1)
        most = (height - self._narrow_head - 8 - 2 * (beside + 7)) / (2 * CARD_RATIO)
        return min(_COLUMN_CARD, most)

    @property
    def _sheet(self) -> QPointF:
        """The offset between the cards of a pile; smaller in a column."""
        return _RISE / 2 if self.is_narrow else _RISE

    @property
    def _label(self) -> float:
        return self.look.usual_px(16) * 1.6

    @property
    def _narrow_head(self) -> float:
        """The height above piles in a column, which only a banner needs."""
        return _HEAD if self.facts is not None and self.facts.banners else 6.0

    def _middle(self, pile: int) -> QPointF:
        """Return the centre of the lowest card of the stock (0) or of the discards (1)."""
        if self.is_tucked:
            half = self.rect.height() / 2
            y = self.rect.top() + pile * half + _TUCK_GAP + self.card * CARD_RATIO / 2
            return QPointF(self.rect.center().x(), y)
        if self.is_narrow:
            room = (self.rect.height() - self._narrow_head - 8) / 2
            top = self.rect.top() + self._narrow_head + pile * room
            foot = top + room - self._label - 4 - self.card * CARD_RATIO / 2
            return QPointF(self.rect.center().x(), foot)
        top, bottom = self.rect.top() + _HEAD, self.rect.bottom() - self._label - 8
        left = self.rect.left() + self.rect.width() * _SHARES[pile]
        return QPointF(left, (top + bottom) / 2 + 3)

    def _sheets(self, count: int) -> int:
        return min(_MOST_SHEETS, math.ceil(count / _CARDS_PER_SHEET))

    def _top(self, foot: QPointF, count: int) -> QPointF:
        n = max(0, self._sheets(count) - 1)
        return foot - self._sheet * n

    @property
    def stock_top(self) -> QPointF:
        """The centre of the top card of the stock."""
        return self._top(self._middle(0), self.facts.stock if self.facts else 0)

    @property
    def discard_top(self) -> QPointF:
        """The centre of the exposed card."""
        return self._top(self._middle(1), self.facts.discards if self.facts else 0)

    def _around(self, centre: QPointF) -> QRectF:
        w = self.card
        return QRectF(centre.x() - w / 2, centre.y() - w * 0.7, w, w * 1.4)

    @property
    def stock_rect(self) -> QRectF:
        return self._around(self.stock_top).united(self._around(self._middle(0)))

    @property
    def discard_rect(self) -> QRectF:
        return self._around(self.discard_top).united(self._around(self._middle(1)))

    @property
    def stock_words(self) -> QRectF:
        return self._words()[0]

    @property
    def discard_words(self) -> QRectF:
        return self._words()[1]

    @property
    def banner(self) -> QRectF:
        """The rect of the last turns' ribbon; empty before them."""
        is_shown = self.facts is not None and self.facts.banners and not self.is_tucked
        return self._over_piles if is_shown else QRectF()

    @property
    def _over_piles(self) -> QRectF:
        left, width = self.rect.left() + 10, self.rect.width() - 20
        return QRectF(left, self.rect.top() + 5, width, _HEAD - 6)

    def _words(self) -> tuple[QRectF, QRectF]:
        """Return the rects of both labels, each under its pile, or moved aside to not overlap."""
        if self.facts is None:
            return QRectF(), QRectF()
        if self.is_tucked:
            return self._count_box(0, self.facts.stock), self._count_box(1, self.facts.discards)
        stock = self._label_box(0, self.facts.stock_label)
        discards = self._label_box(1, self.facts.discard_label)
        if self.is_narrow:
            return stock, discards
        least, most = self.rect.left() + _LABEL_GAP, self.rect.right() - _LABEL_GAP
        discards.moveRight(
            min(most, max(discards.right(), stock.right() + discards.width() + _LABEL_GAP))
        )
        stock.moveRight(min(stock.right(), discards.left() - _LABEL_GAP))
        stock.setLeft(max(stock.left(), least))
        return stock, discards

    def _count_box(self, pile: int, count: int) -> QRectF:
        """Return the rect of a count without a label, over the foot of the pile's card."""
        font, middle = self.look.sans(14, SEMIBOLD), self._middle(pile)
        size = QSizeF(text_width(str(count), font) + 16, self.look.usual_px(14) * 1.35)
        foot = middle.y() + self.card * CARD_RATIO / 2
        return s.centred(QPointF(middle.x(), foot - size.height() / 2), size.width(), size.height())

    def _label_font(self) -> QFont:
        """Return the font of both labels, enlarged as far as they fit beside each other."""
        assert self.facts is not None
        labels, room = (self.facts.stock_label, self.facts.discard_label), self.rect.width()
        room -= 4 * _LABEL_GAP

        def fits(font: QFont) -> bool:
            wide = [text_width(label, font) for label in labels]
            return (max(wide) if self.is_narrow else sum(wide)) <= room

        return largest(self.look.serif(16), fits)

    def _label_box(self, pile: int, label: str) -> QRectF:
        line, wide = self._label, text_width(label, self._label_font()) + 2
        middle, bottom = self._middle(pile), self.rect.bottom() - 5
        if self.is_narrow and not pile:
            bottom = (self.rect.top() + self._narrow_head + self.rect.bottom() - 8) / 2
        return QRectF(middle.x() - wide / 2, bottom - line, wide, line)

    def draw(self, painter: QPainter) -> None:
        facts, theme, look = self.facts, self.look.theme, self.look
        draw_area(painter, self.look, self.rect)
        if facts is None:
            return
        self._draw_pile(painter, self._middle(0), facts.stock, BACK)
        self._draw_pile(painter, self._middle(1), facts.discards, facts.exposed)
        if self.is_tucked:
            counts = facts.stock, facts.discards
            for box, count, name in zip(self._words(), counts, _names(), strict=True):
                s.fill(painter, s.rounded(box, box.height() / 2), theme.panel_bottom)
                s.stroke(
                    painter, s.rounded(box, box.height() / 2), with_alpha(theme.line, 160), 0.8
                )
                draw_text(painter, box, str(count), look.sans(14, SEMIBOLD), theme.text, CENTRE)
                under = s.line_at(self.rect, box.bottom(), _NAME)
                draw_text(painter, under, name, look.sans(13), theme.text, CENTRE)
            return
        labels = (self.stock_words, facts.stock_label), (self.discard_words, facts.discard_label)
        for box, label in labels:
            draw_text(painter, box, label, self._label_font(), theme.text, CENTRE, elide=True)
        if facts.banners:
            text = self._fitting_banner(facts.banners)
            draw_ribbon(painter, look, self._over_piles, text, look.serif(15))
        elif not self.is_narrow:
            head, font = self._over_piles, look.sans(14)
            draw_text(painter, head, facts.caption, font, theme.quiet_text, CENTRE)

    def _draw_pile(self, painter: QPainter, foot: QPointF, count: int, face: Face | None) -> None:
        w = self.card
        if not count or face is None:
            place = self._around(foot)
            draw_place(painter, self.look.theme, place, radius=w * 0.075)
            return
        sheets, each = self._sheets(count), self._sheet
        bounds = self._around(foot).adjusted(-_MOST_SHEETS, -22, 20, 24)

        def paint(target: QPainter) -> None:
            for k in range(sheets):
                rect = self._around(foot - each * k)
                if not k:
                    s.draw_rounded_shadow(
                        target, self.look.theme, rect, w * 0.075, blur=10, offset=6, strength=1.2
                    )
                s.fill(target, s.rounded(rect, w * 0.075), _EDGES[k % 2])
                s.stroke(target, s.rounded(rect, w * 0.075), _RIM, 0.5)

        key = ("pile", w, sheets, each.y(), foot.x(), foot.y(), self.look.theme.name)
        draw_cached(painter, key, bounds, paint)
        draw_face(painter, self.look, face, self._top(foot, count), w, shadow=False)

    def _fitting_banner(self, banners: Sequence[str]) -> str:
        font, room = self.look.serif(15), self._over_piles.width() - 12
        return next((text for text in banners if text_width(text, font) <= room), banners[-1])


_MOST_COLUMNS, _LEAST_CELL = 5, 43.0
"""The most prices side by side, and the least width of each, for touch."""


@dataclass(frozen=True, slots=True)
class Price:
    """One line of the price list."""

    count: int
    text: str
    open: bool
    """Whether the player can afford it."""


@dataclass(frozen=True, slots=True)
class PriceList:
    """The prices of drawing, and the number of cards chosen (0 for the pauper's rule)."""

    title: str
    prices: tuple[Price, ...]
    wished: int


class PlaceItem(TableItem):
    """A dashed outline with an invitation or a previewed portfolio in it, or the price list."""

    coming = Painted[Portfolio | None](None)
    """The portfolio that a raid would bring here."""
    list = Painted[PriceList | None](None)
    attended = Painted[int | None](None)
    """The price that is hovered or focused."""
    _title = Painted("")
    _note = Painted("")

    def set_data(self, title: str, note: str) -> None:
        """Show the invitation; empty texts for none."""
        self._title, self._note, self.list = title, note, None

    def _head(self) -> float:
        return self.look.usual_px(15) * 1.7

    def price_rect(self, count: int) -> QRectF:
        """Return the cell of a number of cards; empty if it has none."""
        if self.list is None or not 1 <= count <= len(self.list.prices):
            return QRectF()
        shown = len(self.list.prices)
        field = s.inset(self.rect, 6)
        columns = max(1, min(_MOST_COLUMNS, shown, int(field.width() / _LEAST_CELL)))
        field.setTop(self.rect.top() + self._head())
        return s.in_grid(field, shown, columns)[count - 1]

    def draw(self, painter: QPainter) -> None:
        if self.list is not None:
            self._draw_prices(painter, self.list)
            return
        if self.coming is not None:
            self._draw_coming(painter, self.coming)
            return
        if self._title:
            self._draw_invitation(painter)

    def _draw_invitation(self, painter: QPainter) -> None:
        theme, look = self.look.theme, self.look
        draw_place(painter, theme, self.rect, radius=self.look.corner(10))
        box = s.inset(self.rect, 10)
        half = box.height() / 2
        title = largest(look.serif(19), lambda size: has_room(box.width(), half, self._title, size))
        note = largest(look.sans(15), lambda size: has_room(box.width(), half, self._note, size))
        first = wrapped_height(self._title, title, box.width())
        second = wrapped_height(self._note, note, box.width())
        y = box.center().y() - (first + second + 4) / 2
        head = s.line_at(box, y, first)
        draw_text(painter, head, self._title, title, theme.text, CENTRE, wrap=True)
        foot = s.line_at(box, y + first + 4, second)
        draw_text(painter, foot, self._note, note, theme.quiet_text, CENTRE, wrap=True)

    @property
    def column(self) -> QRectF:
        """The rect for one portfolio with its tag, centred."""
        return s.centred(self.rect.center(), 112, self.rect.height())

    def _draw_coming(self, painter: QPainter, coming: Portfolio) -> None:
        theme, look, column = self.look.theme, self.look, self.column
        room = s.rounded(column, look.corner(10))
        s.fill(painter, room, with_alpha(theme.glow, 14))
        s.stroke(painter, room, theme.focus, 1.6, dash=(4, 3), flat=True)
        note, size = look.sans(14, italic=True), 13
        foot = usual_size(note) * 1.4 + size * 2.2
        box = column.adjusted(10, 4, -10, -foot)
        step = min(box.height() / len(coming.cards), 24.5)
        for i, card in enumerate(reversed(coming.cards)):
            self._draw_line(painter, s.line_at(box, box.top() + i * step, step), face_of(card))
        words = QRectF(column.left() + 3, column.bottom() - foot, column.width() - 6, 0)
        words.setHeight(usual_size(note) * 1.4)
        text = say("portfolio-would-lie-here")
        draw_text(painter, words, text, note, theme.quiet_text, CENTRE, elide=True)
        at = QPointF(column.center().x(), column.bottom() - size * 1.2)
        draw_tag(painter, theme, at, money(coming.value), size=size)

    def _draw_line(self, painter: QPainter, line: QRectF, face: Face) -> None:
        theme = self.look.theme
        size = min(self.look.usual_px(17), line.height() * 0.8)
        middle = line.left() + line.width() * 0.45
        rank = s.left_part(line, middle - line.left())
        draw_text(painter, rank, rank_index(face[0]), serif(round(size)), theme.text, RIGHT)
        at = QPointF(middle + size * 0.8, line.center().y())
        draw_emblem(painter, SUITS[face[1]].emblem, at, size * 0.4, theme.text, theme.cloth_middle)
        s.rule(painter, line.bottomLeft(), line.bottomRight(), with_alpha(theme.line, 70), 0.7)

    def _draw_prices(self, painter: QPainter, prices: PriceList) -> None:
        theme, look = self.look.theme, self.look
        draw_paper(painter, theme, self.rect, blur=8, offset=3)
        head = QRectF(self.rect.left() + 8, self.rect.top(), self.rect.width() - 16, self._head())
        font = look.serif(15, italic=True)
        draw_text(painter, head, prices.title, font, theme.ink, CENTRE, elide=True)
        s.rule(painter, head.bottomLeft(), head.bottomRight(), with_alpha(theme.ink, 120), 0.8)
        for price in prices.prices:
            cell = s.inset(self.price_rect(price.count), 2.5)
            self._draw_price(painter, cell, price, prices.wished)

    def _draw_price(self, painter: QPainter, cell: QRectF, price: Price, wished: int) -> None:
        theme, look = self.look.theme, self.look
        path = s.rounded(cell, 5)
        chosen = price.count == wished
        if chosen:
            s.fill(painter, path, OXBLOOD)
        elif not price.open:
            box = QRectF(cell).translated(-cell.center())
            shape, ink = s.rounded(box, 5), with_alpha(theme.quiet_ink, 60)
            hatch = partial(draw_hatch, path=shape, colour=ink, gap=5)
            draw_cached(painter, ("closed price", theme.name), box, hatch, at=cell.center())
        elif price.count == self.attended:
            s.fill(painter, path, with_alpha(OXBLOOD, 28))
        edge = with_alpha(OXBLOOD if price.open else theme.quiet_ink, 160 if price.open else 90)
        s.stroke(painter, path, edge, 2.2 if price.count == self.attended else 1)
        strong = QColor("#FFF6E6") if chosen else theme.ink if price.open else theme.quiet_ink
        size = min(22.0, cell.height() * 0.49)
        half = cell.height() * 0.52
        box = s.line_at(cell, cell.top() + 2, half)
        draw_text(painter, box, str(price.count), look.serif(size), strong, CENTRE)
        box = s.line_at(cell, cell.top() + half, cell.height() - half - 3)
        draw_text(painter, box, price.text, look.sans(14, SEMIBOLD), strong, CENTRE)


def pile_picture(facts: Facts, choosing: ActionBuilder) -> PilePicture:
    """Return the contents of both piles, with the text above them."""
    stock_label, discard_label = pile_labels(facts)
    return PilePicture(
        stock=facts.stock,
        discards=len(facts.pile),
        exposed=face_of(facts.pile[-1]) if facts.pile else None,
        stock_label=stock_label,
        discard_label=discard_label,
        caption="" if choosing.selected or choosing.exposed else pile_caption(facts),
        banners=banners() if facts.last_turns else (),
    )


def banners() -> tuple[str, ...]:
    """Return the texts of the last turns' ribbon, the longest first."""
    return say("portfolio-last-turns-nothing-is-drawn"), say("portfolio-last-turns-ribbon")


def price_list(choosing: ActionBuilder) -> PriceList:
    """Return the costs of draws, which of them are allowed, and which is chosen."""
    prices = tuple(
        Price(count, price_text(draw_cost(count)), target.refused is None)
        for count, target in enumerate(choosing.targets()[:PRICED], start=1)
    )
    title = say("portfolio-how-many-cards")
    return PriceList(title, prices, 0 if choosing.pauper else choosing.cards)
