"""The warehouse: the stock of every good, and what came in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import groupby
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter

from stockgames.games.stock_exchange.desk import good_key
from stockgames.games.stock_exchange.facts import Facts, Stack
from stockgames.games.stock_exchange.parts import ALL_RESOURCES, COAL, Resource
from stockgames.presentation.games.stock_exchange.terms import company, company_badge, good, hint
from stockgames.presentation.sentences.speech import say, signed
from stockgames.ui.games.stock_exchange.art.desk import (
    ON_WOOD,
    draw_cabinet,
    draw_crate,
    draw_hole,
    draw_label,
)
from stockgames.ui.games.stock_exchange.layout import DeskItem, DeskLayout, ShelfBoxes
from stockgames.ui.pieces.chips import draw_badge
from stockgames.ui.table.items import Painted, TableItem
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.fonts import REGULAR, SEMIBOLD, sans, usual_size
from stockgames.ui.theme.palette import INK, OXBLOOD, mark_of, with_alpha
from stockgames.ui.theme.shapes import disc, fill, inset, line_at, rounded, stroke
from stockgames.ui.theme.text import CENTRE, draw_text, fitted, has_room, squeezed, text_width
from stockgames.ui.theme.theme_context import ThemeContext

_APART = 6.0
"""The usual space between two crates or names, in pixels."""
_SIZES: Final = (1.0, 0.92, 0.85, 0.77, 0.7, 0.6)
"""The scales of crates and their names, tried until all fit."""
_NAMED: Final = 0.77
"""The least scale at which names are readable."""
_SEEN = 0.6
"""The least visible share of a certificate below the next, as long as all are distinguishable."""


@dataclass(frozen=True, slots=True)
class Row:
    """Positions of crates and certificates, from the left edge."""

    crates: tuple[float, ...]
    """The centre of each crate."""
    names: dict[int, float]
    """The centre of each good's name; empty if names don't fit."""
    end: float
    """The x where the certificates start."""
    size: float
    """The scale of crates and names."""
    crate: float
    """The width of a crate."""
    step: float = 0.0
    """The distance between certificates."""


def place_arrivals(
    room: float, crate: float, names: Sequence[tuple[int, float]], share: float, shares: int
) -> Row:
    """Return the row of what came in, from widths in pixels: crates, then certificates.

    `names` has, for each crate, its good and the width of its name; equal goods are consecutive.
    If space is short, shares overlap first, as their letter stays visible, then crates shrink and
    lose their names, and finally all overlap alike.
    """
    full, least = share + _APART, share * _SEEN
    steps = max(0, shares - 1)
    for size in _SIZES:
        row = _crates(crate * size, size, names)
        left = room - row.end - share * bool(shares)
        if left >= steps * least:
            return replace(row, step=min(full, left / max(1, steps)))
    crate, pitches = crate * _SIZES[-1], max(0, len(names) - 1)
    left = room - crate * bool(names) - share * bool(shares)
    squeezed = max(0.0, left) / max(1.0, pitches * crate + steps * least)
    pitch = crate * squeezed
    places = tuple(crate / 2 + number * pitch for number in range(len(names)))
    end = places[-1] + crate / 2 if places else 0.0
    return Row(places, {}, end, _SIZES[-1], crate, least * squeezed)


def _crates(crate: float, size: float, names: Sequence[tuple[int, float]]) -> Row:
    """Return crates side by side, equal ones over one name, whose texts never touch."""
    places, named, x, gap = list[float](), dict[int, float](), 0.0, _APART * size
    for kind, group in groupby(names):
        count, name = len(list(group)), kind[1] * size if size >= _NAMED else 0.0
        span = count * (crate + gap) - gap
        middle = x + max(span, name) / 2
        places += [middle - span / 2 + crate / 2 + i * (crate + gap) for i in range(count)]
        if name:
            named[kind[0]] = middle
        x = middle + max(span, name) / 2 + gap
    return Row(tuple(places), named, x, size, crate)


_SMALLEST = 11
_GAIN, _LOSS = QColor("#CFE3B4"), QColor("#F5BFA8")
_CHANGED = QColor("#2B4E7A")
_PAPER, _PAPER_EDGE = QColor("#FBF3DE"), QColor("#6A4A20")
_LIFT = 0.08
"""The rise of hovered crates, in heights of their hole."""
_LONG = 2
"""The number of hints that may be smaller than all others."""
_SHELVES_APART = 2.0
"""The distance of a price from its shelf's end in pixels, so that it doesn't join the next one."""
_PILE = 3
"""The most crates shown in a pile; badges show the count."""


@lru_cache(maxsize=4)
def _wrapped_size(texts: Sequence[str], width: float, height: float, usual: int) -> int | None:
    """Return the largest size at which all texts fit, wrapped, up to the usual one; or None."""
    for size in range(usual, _SMALLEST - 1, -1):
        if all(has_room(width, height, text, sans(size, REGULAR)) for text in texts):
            return size
    return None


class ShelfItem(TableItem):
    """The shelf of a good, with its name and prices."""

    stack = Painted(Stack())
    change = Painted(0)
    """How many more pieces are held than a round ago."""
    forecast = Painted("")
    """What one more piece would bring, in short."""
    lifted = Painted(0.0)
    """How far its crates are raised under the mouse, 0 to 1."""

    def __init__(self, look: ThemeContext, resource: Resource) -> None:
        super().__init__(look, f"shelf-{good_key(resource)}")
        self.resource = resource
        self._boxes: ShelfBoxes | None = None

    def set_geometry(self, boxes: ShelfBoxes) -> None:
        self._boxes = boxes
        self.set_rect(boxes.area)
        self.update()

    def draw(self, painter: QPainter) -> None:
        boxes, resource, stack = self._boxes, self.resource, self.stack
        if boxes is None:
            return
        hole = boxes.hole
        draw_hole(painter, hole, barred=resource == COAL and not stack.held)
        up = round(_LIFT * hole.height() * self.lifted)
        self._draw_crates(painter, hole.translated(0, -up), stack.held + stack.ordered)
        self._draw_badges(painter, hole, stack.held, stack.ordered)
        name = good(resource)
        draw_label(painter, boxes.label, name, self._fitted(name, boxes.label))
        apart = boxes.hint.adjusted(_SHELVES_APART, 0, -_SHELVES_APART, 0)
        words, texts = hint(resource), tuple(hint(r).text for r in ALL_RESOURCES)
        size = _wrapped_size(texts, apart.width(), apart.height(), usual_size(self.look.sans(13)))
        if size is not None:
            draw_text(painter, apart, words.text, sans(size, REGULAR), ON_WOOD, CENTRE, wrap=True)
        else:
            font = self._hint_font(words.short, apart)
            draw_text(painter, apart, words.short, font, ON_WOOD, CENTRE, elide=True)
        text = self.forecast
        colour = _LOSS if text.startswith("−") else _GAIN if text != "±0" else ON_WOOD
        draw_text(painter, boxes.forecast, text, self._fitted(text, boxes.forecast), colour, CENTRE)

    def _draw_badges(self, painter: QPainter, hole: QRectF, held: int, ordered: int) -> None:
        radius = 10.0
        y = hole.top() + radius + 1
        if held:
            left = QPointF(hole.left() + radius + 1, y)
            draw_badge(painter, self.look.theme, left, str(held), radius=radius, colour=INK)
        if ordered:
            right = QPointF(hole.right() - radius * 1.35 - 1, y)
            text = f"+{ordered}"
            draw_badge(painter, self.look.theme, right, text, radius=radius, colour=OXBLOOD)
        if self.change and (not ordered or hole.height() > 4 * radius):
            text = signed(self.change, str(abs(self.change)))
            low = QPointF(hole.right() - radius * 1.35 - 1, hole.bottom() - radius - 1)
            draw_badge(painter, self.look.theme, low, text, radius=radius, colour=_CHANGED)

    def _fitted(self, text: str, box: QRectF, weight: QFont.Weight = SEMIBOLD) -> QFont:
        return fitted(text, self.look.sans(13, weight), box.width() - 3)

    def _hint_font(self, text: str, box: QRectF) -> QFont:
        """Return the font of a good's hint: one size for all, smaller for the longest."""
        hints = [hint(r).short for r in ALL_RESOURCES]
        sizes = sorted(usual_size(self._fitted(short, box, REGULAR)) for short in hints)
        own = usual_size(self._fitted(text, box, REGULAR))
        return sans(min(own, sizes[_LONG]), REGULAR)

    def _draw_crates(self, painter: QPainter, hole: QRectF, count: int) -> None:
        side = min(hole.height() * 0.76, hole.width() * 0.62)
        step = side * 0.09
        centre = QPointF(hole.center().x(), hole.bottom() - side / 2 - hole.height() * 0.07)
        key, theme = good_key(self.resource), self.look.theme
        if not count:
            draw_crate(painter, theme, centre, round(side), key, opacity=0.42, shadow=False)
            return
        piled = min(count, _PILE)
        centre += QPointF(-step * (piled - 1) * 0.5, 0)
        for back in range(piled - 1, -1, -1):
            at = centre + QPointF(back * step * 1.25, -back * step)
            draw_crate(painter, theme, at, round(side), key, shadow=back == piled - 1)


class WarehouseItem(DeskItem):
    """Thirteen shelves in their cabinet, and a legend of the badges."""

    forecasts = Painted[Sequence[str]](())
    """By resource, what one more piece would bring, in short."""

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look, "warehouse")
        self.shelves = [ShelfItem(look, resource) for resource in ALL_RESOURCES]
        for shelf in self.shelves:
            shelf.setParentItem(self)

    def set_geometry(self, layout: DeskLayout, box: QRectF) -> None:
        super().set_geometry(layout, box)
        for shelf in self.shelves:
            shelf.set_geometry(layout.shelves[shelf.resource])

    def set_data(self, facts: Facts | None) -> None:
        for shelf in self.shelves:
            shelf.stack = Stack() if facts is None else facts.shelves[shelf.resource]
            shelf.change = 0 if facts is None else facts.changes[shelf.resource]

    def show_forecasts(self, forecasts: Sequence[str]) -> None:
        """Write below every good what one more piece would bring."""
        self.forecasts = forecasts
        for shelf in self.shelves:
            shelf.forecast = forecasts[shelf.resource] if forecasts else ""

    def draw(self, painter: QPainter) -> None:
        layout = self.layout_
        title = say("stock-exchange-warehouse-and-orders")
        look, radius = self.look, self.look.corner(8)
        draw_cabinet(painter, look.theme, self.rect, title, look.caption(), radius)
        self._draw_company(painter, text_width(title, look.caption()) / 2 + 20)
        self._draw_legend(painter, layout.legend)

    def _draw_company(self, painter: QPainter, beside: float) -> None:
        """Write whose warehouse it is, with its emblem, up to this far from the middle."""
        if self.own is None or self.own.seat is None:
            return
        mark, font = mark_of(company_badge(self.own.seat)), self.look.serif(24)
        high = 31.0
        at = QPointF(self.rect.left() + high / 2 + 10, self.rect.top() + high / 2 + 2)
        fill(painter, disc(at, high / 2), _PAPER)
        draw_emblem(painter, mark.emblem, at, high * 0.33, mark.colour, _PAPER)
        text, left = company(self.own.seat), at.x() + high / 2 + 6
        line = QRectF(left, at.y() - high / 2, self.rect.center().x() - beside - left, high)
        font = fitted(text, font, line.width(), _SMALLEST)
        draw_text(painter, line, text, font, ON_WOOD, elide=True)

    def _draw_legend(self, painter: QPainter, box: QRectF) -> None:
        fill(painter, rounded(box, 3), with_alpha(_PAPER, 235))
        stroke(painter, rounded(box, 3), _PAPER_EDGE, 0.7)
        if self.watched is not None:
            text, font = say("stock-exchange-shelves-watched"), self.look.sans(13)
            draw_text(painter, inset(box, 5), text, font, INK, CENTRE, wrap=True)
            return
        font = sans(_SMALLEST + 1)
        lines: list[tuple[QColor | None, str]] = [
            (INK, say("stock-exchange-held")),
            (OXBLOOD, say("stock-exchange-shelves-ordered")),
        ]
        if self.forecasts:
            lines.append((None, say("stock-exchange-what-one")))
        if any(shelf.change for shelf in self.shelves):
            lines.insert(2, (_CHANGED, say("stock-exchange-changed")))
        height = usual_size(font) * 1.34
        foot = box.center().y() - height * len(lines) / 2
        for number, (colour, text) in enumerate(lines):
            line = line_at(box, foot + number * height, height).adjusted(5, 0, -2, 0)
            if colour is not None:
                dot = QPointF(line.left() + 5, line.center().y())
                fill(painter, disc(dot, 4.5), colour)
                line.setLeft(line.left() + 14)
            small = squeezed(text, font, line.width(), _SMALLEST)
            draw_text(painter, line, text, small, INK, elide=True)
