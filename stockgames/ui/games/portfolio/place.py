"""The place for a new portfolio; before a draw, the list of prices lies there."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from stockgames.ui.games.portfolio.run import Face
from stockgames.ui.games.portfolio.terms import corner
from stockgames.ui.kit.baking import draw_baked
from stockgames.ui.kit.boxes import left_part, line_at
from stockgames.ui.kit.emblems import draw_emblem
from stockgames.ui.kit.engraving import draw_hatch
from stockgames.ui.kit.fonts import SEMIBOLD, largest, serif, usual_size
from stockgames.ui.kit.palette import OXBLOOD, SUITS, with_alpha
from stockgames.ui.kit.shapes import fill, inset, rounded, rule, stroke
from stockgames.ui.kit.surfaces import draw_paper, draw_place
from stockgames.ui.kit.tags import draw_tag
from stockgames.ui.kit.text import CENTRE, RIGHT, draw_text, has_room, wrapped_height
from stockgames.ui.table.items import Painted, TableItem

_MOST_COLUMNS, _LEAST_CELL = 5, 43.0
"""How many prices stand side by side at most, and how wide each is at least, for a finger."""


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


@dataclass(frozen=True, slots=True)
class Coming:
    """A portfolio that would lie here."""

    cards: tuple[Face, ...]
    """From the highest down."""
    note: str
    tag: str


class PlaceItem(TableItem):
    """A dashed outline with an invitation or the portfolio that would lie there; or the prices."""

    coming = Painted[Coming | None](None)
    list = Painted[PriceList | None](None)
    attended = Painted[int | None](None)
    """Which price mouse or keyboard is on."""
    _title = Painted("")
    _note = Painted("")

    def tell(self, title: str, note: str) -> None:
        """Show the invitation, or nothing if there is none."""
        self._title, self._note, self.list = title, note, None

    def _head(self) -> float:
        return self.look.usual_px(15) * 1.7

    def price_rect(self, count: int) -> QRectF:
        """Return the cell of a number of cards."""
        if self.list is None or not 1 <= count <= len(self.list.prices):
            return QRectF()
        shown = len(self.list.prices)
        field = inset(self.rect, 6)
        columns = max(1, min(_MOST_COLUMNS, shown, int(field.width() / _LEAST_CELL)))
        rows = -(-shown // columns)
        field.setTop(self.rect.top() + self._head())
        width, height = field.width() / columns, field.height() / rows
        row, column = divmod(count - 1, columns)
        return QRectF(field.left() + column * width, field.top() + row * height, width, height)

    def draw(self, painter: QPainter) -> None:
        """Draw what is to be shown."""
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
        box = inset(self.rect, 10)
        half = box.height() / 2
        title = largest(look.serif(19), lambda size: has_room(box.width(), half, self._title, size))
        note = largest(look.sans(15), lambda size: has_room(box.width(), half, self._note, size))
        first = wrapped_height(self._title, title, box.width())
        second = wrapped_height(self._note, note, box.width())
        y = box.center().y() - (first + second + 4) / 2
        head = line_at(box, y, first)
        draw_text(painter, head, self._title, title, theme.text, CENTRE, wrap=True)
        foot = line_at(box, y + first + 4, second)
        draw_text(painter, foot, self._note, note, theme.quiet_text, CENTRE, wrap=True)

    @property
    def column(self) -> QRectF:
        """Where a portfolio would lie: as broad as one with its tag, in the middle."""
        width = min(self.rect.width(), max(112.0, self.look.px(132)))
        column = QRectF(self.rect)
        column.setWidth(width)
        column.moveCenter(self.rect.center())
        return column

    def _draw_coming(self, painter: QPainter, coming: Coming) -> None:
        """Draw a line for each card, and at the foot what it would earn."""
        theme, look, column = self.look.theme, self.look, self.column
        room = rounded(column, look.corner(10))
        fill(painter, room, with_alpha(theme.glow, 14))
        stroke(painter, room, theme.focus, 1.6, dash=(4, 3), flat=True)
        note, size = look.sans(14, italic=True), max(13.0, 17 * look.scale)
        foot = usual_size(note) * 1.4 + size * 2.2
        box = column.adjusted(10, 4, -10, -foot)
        step = min(box.height() / len(coming.cards), look.px(34))
        for i, face in enumerate(coming.cards):
            self._draw_line(painter, line_at(box, box.top() + i * step, step), face)
        words = QRectF(column.left() + 3, column.bottom() - foot, column.width() - 6, 0)
        words.setHeight(usual_size(note) * 1.4)
        draw_text(painter, words, coming.note, note, theme.quiet_text, CENTRE, elide=True)
        at = QPointF(column.center().x(), column.bottom() - size * 1.2)
        draw_tag(painter, theme, at, coming.tag, size=size)

    def _draw_line(self, painter: QPainter, line: QRectF, face: Face) -> None:
        """Draw rank and suit of a card over a hairline."""
        theme = self.look.theme
        size = min(self.look.usual_px(17), line.height() * 0.8)
        middle = line.left() + line.width() * 0.45
        rank = left_part(line, middle - line.left())
        draw_text(painter, rank, corner(face[0]), serif(round(size)), theme.text, RIGHT)
        at = QPointF(middle + size * 0.8, line.center().y())
        draw_emblem(painter, SUITS[face[1]].emblem, at, size * 0.4, theme.text, theme.cloth_middle)
        rule(painter, line.bottomLeft(), line.bottomRight(), with_alpha(theme.line, 70), 0.7)

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
            box = QRectF(cell).translated(-cell.center())
            hatch = partial(_hatch, box=box, ink=theme.quiet_ink)
            draw_baked(painter, ("closed price", theme.name), box, hatch, at=cell.center())
        elif price.count == self.attended:
            fill(painter, path, with_alpha(OXBLOOD, 28))
        edge = with_alpha(OXBLOOD if price.open else theme.quiet_ink, 160 if price.open else 90)
        stroke(painter, path, edge, 2.2 if price.count == self.attended else 1)
        strong = QColor("#FFF6E6") if chosen else theme.ink if price.open else theme.quiet_ink
        size = min(22.0, cell.height() * 0.42 / max(0.85, look.scale))
        half = cell.height() * 0.52
        box = line_at(cell, cell.top() + 2, half)
        draw_text(painter, box, str(price.count), look.serif(size), strong, CENTRE)
        box = line_at(cell, cell.top() + half, cell.height() - half - 3)
        draw_text(painter, box, price.text, look.sans(14, SEMIBOLD), strong, CENTRE)


def _hatch(painter: QPainter, *, box: QRectF, ink: QColor) -> None:
    """Hatch the cell of a price that cannot be paid."""
    draw_hatch(painter, rounded(box, 5), with_alpha(ink, 60), gap=5)
