"""Pieces of the NYSE table: piles, markers, the ticker tape, moving chips, arrows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from stockgames.games.nyse.parts import ALL_COLORS, COLORS, Color
from stockgames.presentation.games.nyse.terms import FACES, LETTERS, badge
from stockgames.presentation.sentences.speech import Wording
from stockgames.ui.games.nyse.layout import SUPPLY_RADIUS, SUPPLY_STEP
from stockgames.ui.pieces.chips import (
    Chip,
    draw_badge,
    draw_chip,
    draw_chip_ghost,
    draw_chip_place,
    paint_chip,
)
from stockgames.ui.pieces.plates import draw_tag, tag_box
from stockgames.ui.table.items import ON_WOOD, SHADOW_REACH, Painted, TableItem
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.palette import INK, QUIET_INK, darker, mark_of, with_alpha
from stockgames.ui.theme.pixmap_cache import draw_scaled
from stockgames.ui.theme.shapes import (
    column_at,
    disc,
    draw_arrowhead,
    fill,
    polygon,
    square,
    star_points,
    stroke,
)
from stockgames.ui.theme.surfaces import draw_supply_place, draw_tape
from stockgames.ui.theme.text import CENTRE, draw_text, squeezed, text_width
from stockgames.ui.theme.theme_context import ThemeContext

_LIFT = 0.2
"""The rise of a hovered chip, in radii."""


class ChipItem(TableItem):
    """A chip at rest; its position is the centre of its face."""

    chip = Painted(Chip("B", 22.0))
    lifted = 0.0
    """How far it is raised while hovered, 0 to 1."""

    def __init__(self, look: ThemeContext, letter: str, name: str = "") -> None:
        super().__init__(look, name)
        self.chip = Chip(letter, 22.0)

    def show_chip(self, chip: Chip) -> None:
        self.chip = chip
        self.set_rect(square(QPointF(), chip.radius))

    def lift(self, lifted: float) -> None:
        """Raise it; its picture stays the same."""
        self.lifted = lifted
        self.setTransform(QTransform.fromTranslate(0, -lifted * _LIFT * self.chip.radius))

    def draw(self, painter: QPainter) -> None:
        draw_chip(painter, self.look.theme, QPointF(), self.chip)


_CAPTION = 17.0
"""The font size on a tag below a chip."""


class FlyingChip(ChipItem):
    """A chip that moves from one place to another."""

    is_cached = False
    tag = ""
    """The words on a tag below it."""

    def turn(self, marking: int) -> None:
        self.chip = replace(self.chip, face="marking", marking=FACES[marking])

    def hang(self, tag: str) -> None:
        """Hang a tag below it."""
        self.tag, self._below = tag, QPointF(0, self.chip.radius + 1.2 * _CAPTION)
        self.set_rect(self.rect.united(tag_box(self._below, tag, size=_CAPTION)))

    def draw(self, painter: QPainter) -> None:
        theme, chip = self.look.theme, self.chip
        paint = partial(paint_chip, theme=theme, chip=chip)
        draw_scaled(painter, ("flying", chip, theme.name), chip.bounds, paint)
        if self.tag:
            draw_tag(painter, theme, self._below, self.tag, size=_CAPTION)


_APART = 1.08
"""The vertical distance of markers on one space, in radii, so that each shows its letter."""


class MarkerItem(ChipItem):
    """A valuation marker."""

    has_fallen = Painted(False)
    _drawn_at = QPointF()

    def set_radius(self, radius: float) -> None:
        self.show_chip(replace(self.chip, radius=radius, thickness=radius * 0.4))

    @staticmethod
    def level(radius: float, level: int) -> QPointF:
        """Return the offset of a marker that has `level` markers below it."""
        return QPointF(0, level * radius * _APART)

    def stand(self, place: QPointF, level: int) -> None:
        """Place the marker on a space, with `level` markers below it."""
        self._put(place - self.level(self.chip.radius, level), 20 + level)

    def fall(self, place: QPointF) -> None:
        self._put(place, 18, has_fallen=True)

    def _put(self, place: QPointF, height: int, *, has_fallen: bool = False) -> None:
        self.setRotation(0)
        self.setPos(place)
        self.setZValue(height)
        self.has_fallen = has_fallen
        if place != self._drawn_at:
            self.update()  # on a scaled board, its cached picture may be a pixel aside after a move

    def draw(self, painter: QPainter) -> None:
        self._drawn_at = self.pos()
        if self.has_fallen:
            painter.rotate(-18)
            painter.scale(1.12, 0.84)
        super().draw(painter)


class TopChip(ChipItem):
    """The top chip of a pile, with the pile's count."""

    count = Painted(0)

    def draw(self, painter: QPainter) -> None:
        super().draw(painter)
        r = self.chip.radius
        at = QPointF(r * 1.06, -r * 0.12)
        draw_badge(painter, self.look.theme, at, str(self.count), radius=11)


_EDGE = 4
"""The free space at the left and right of a pile, in pixels."""


class PileItem(TableItem):
    """One of the four supply piles, with its name and the effect of taking from it."""

    note = Painted("")
    """The effect of taking from it, or why that isn't allowed."""
    bright = Painted(False)
    """Whether the note is highlighted."""
    _centre = Painted(QPointF())
    _chip = Painted(Chip("B", SUPPLY_RADIUS, thickness=SUPPLY_STEP))
    _count = Painted(0)
    _name = Painted("")

    def __init__(self, look: ThemeContext, color: int) -> None:
        super().__init__(look, f"take-{COLORS[color]}")
        self._chip = replace(self._chip, sector=LETTERS[color])
        self.top = QPointF()
        """The centre of the top chip's face."""
        self.whole_rect = QRectF()
        """The rect of the pile with its name and note."""
        self.ring_rect = QRectF()
        """The rect of the pile without its texts."""
        self.top_chip = TopChip(look, LETTERS[color])
        self.top_chip.setParentItem(self)

    def set_geometry(self, centre: QPointF, area: QRectF) -> None:
        """Set the centre of the lowest chip, and the area."""
        self._centre = centre
        self.set_rect(area)
        self._show_top()

    def bounds(self) -> QRectF:
        """Return its column without the edges, so that what is beside it isn't repainted."""
        return self.rect.adjusted(_EDGE, -SHADOW_REACH, -_EDGE, SHADOW_REACH)

    def set_data(self, count: int, name: str, note: str, *, dead: bool) -> None:
        """Set the count and the texts under the pile, and whether its sector has crashed."""
        self._name, self.note = name, note
        if (count, dead) != (self._count, self._chip.dead):
            self._count = count
            self.show_dead(dead)

    def show_dead(self, dead: bool) -> None:
        """Show its chips as worthless or not."""
        self._chip = replace(self._chip, dead=dead)
        self._show_top()

    def _show_top(self) -> None:
        r, middle, names, width = self._chip.radius, self._centre.x(), 37.7, 106.4
        self.top = self._centre - QPointF(0, max(0, self._count - 1) * self._chip.step)
        top, low = self.top.y() - r - 8, self._centre.y() + r * 1.22 + names
        self.whole_rect = QRectF(middle - width / 2, top, width, low - top)
        top, low = self.top.y() - r * 1.3, self._centre.y() + r * 1.34
        self.ring_rect = QRectF(middle - r * 1.5, top, 3 * r, low - top)
        self.top_chip.show_chip(self._chip)
        self.top_chip.count = self._count
        self.top_chip.setPos(self.top)
        self.top_chip.setVisible(self._count > 0)

    def take_one(self) -> None:
        self._count = max(0, self._count - 1)
        self._show_top()

    def draw(self, painter: QPainter) -> None:
        theme, r = self.look.theme, self._chip.radius
        draw_supply_place(painter, theme, self._centre + QPointF(0, r * 0.06), r * 1.28)
        if self._count > 1:
            draw_chip(painter, theme, self._centre, replace(self._chip, count=self._count - 1))
        elif not self._count:
            draw_chip_place(painter, theme, self._centre, r * 0.94, self._chip.sector)
        name, note = self.look.serif(17), self.look.sans(15)
        width = self.rect.width() - 2 * _EDGE
        top = self._centre.y() + r * 1.36
        box = QRectF(self._centre.x() - width / 2, top, width, name.pixelSize() * 1.3)
        name = squeezed(self._name, name, width)
        draw_text(painter, box, self._name, name, theme.text, CENTRE, elide=True)
        box = QRectF(box.left(), box.bottom() - 1, width, note.pixelSize() * 1.35)
        colour = theme.heading if self.bright else theme.quiet_text
        note = squeezed(self.note, note, width)
        draw_text(painter, box, self.note, note, colour, CENTRE, elide=True)


_LEAST_GAP = 24.0
_PAPER, _STAR = QColor("#FBF4E0"), QColor("#8A734A")
_EMBLEMS = [
    (mark.emblem, darker(mark.colour, 0.15)) for mark in map(mark_of, map(badge, ALL_COLORS))
]
"""The emblem of each sector on the tape, and its colour."""


@dataclass(frozen=True, slots=True)
class Quote:
    """What the ticker tape shows for one sector."""

    price: str
    news: Wording


class TapeItem(TableItem):
    """The ticker tape across the table."""

    quotes = Painted[tuple[Quote, ...]](())
    """Prices and news, one for each sector."""

    def draw(self, painter: QPainter) -> None:
        draw_tape(painter, self.look.theme, self.rect)
        if not self.quotes:
            return
        inset = max(20.0, self.rect.width() * 0.018)
        half = self.rect.height() * 0.28
        texts = [quote.news.text for quote in self.quotes]
        widths = self._widths(texts, half)
        most = self.rect.width() - inset - _LEAST_GAP * len(widths)
        if sum(widths) > most:
            texts = [quote.news.short for quote in self.quotes]
            widths = self._widths(texts, half)
        gap = max(_LEAST_GAP, (self.rect.width() - inset - sum(widths)) / len(widths))
        share = min(1.0, most / sum(widths))
        left = self.rect.left() + inset
        for color in ALL_COLORS:
            box = column_at(self.rect, left, widths[color] * share)
            price = self.quotes[color].price
            self._draw_quote(painter, box, color, price, texts[color])
            if color:
                star = star_points(left - gap * 0.5, self.rect.center().y(), 4, 1.7, 5)
                fill(painter, polygon(star), _STAR)
            left = box.right() + gap

    def _widths(self, texts: Sequence[str], half: float) -> list[float]:
        strong, plain = self.look.serif(17), self.look.sans(16)
        return [
            2 * half + 16 + text_width(quote.price, strong) + text_width(news, plain)
            for quote, news in zip(self.quotes, texts, strict=True)
        ]

    def _draw_quote(
        self, painter: QPainter, box: QRectF, color: Color, price: str, news: str
    ) -> None:
        half = box.height() * 0.28
        middle, (emblem, ink) = QPointF(box.left() + half, box.center().y()), _EMBLEMS[color]
        draw_emblem(painter, emblem, middle, half, ink, _PAPER)
        left = box.left() + 2 * half + 6
        strong, plain = self.look.serif(17), self.look.sans(16)
        draw_text(painter, box.adjusted(left - box.left(), 0, 0, -1), price, strong, INK)
        left += text_width(price, strong) + 9
        rest = QRectF(left, box.top(), box.right() - left, box.height() - 1)
        plain = squeezed(news, plain, rest.width())
        draw_text(painter, rest, news, plain, QUIET_INK, elide=True)


_HOLLOW = QColor("#2A1B10")
"""The background of a ghost, so that it is readable over a marker too."""
_TAG = 19.0
"""The largest font size on a tag."""
_LEAST = 14.0
"""The smallest font size for the long text."""
_MARKS_APART = 1.14
"""Its space must be this much wider, so that it touches no price."""
_TILT = -4.0
"""The rotation of a tag, in degrees."""


@dataclass(frozen=True, slots=True)
class StepTag:
    """The price change of a chip, on a brass tag between both prices."""

    text: str
    room: QRectF

    @property
    def size(self) -> float:
        """The font size that fits the space, at most the usual one."""
        across = tag_box(QPointF(), self.text, size=_TAG).width() * _MARKS_APART
        return min(_TAG, self.room.height() * 0.72, _TAG * self.room.width() / across)

    @property
    def is_readable(self) -> bool:
        """Return whether the text fits at a readable size."""
        return self.size >= _LEAST


@dataclass(frozen=True, slots=True)
class Preview:
    """Geometry of a previewed marker move."""

    letter: str
    start: QPointF
    end: QPointF
    radius: float
    over: float | None
    """The top of a disc in between, which the arrow passes over."""
    ceiling: float
    """The top of the wood, which the arrow doesn't exceed."""
    covered: bool
    """Whether another marker covers it, so that the arrow starts beside it."""
    tag: StepTag | None
    """None if the price stays."""

    @property
    def leaves(self) -> QPointF:
        side = 1 if self.end.x() > self.start.x() else -1
        away = (1.04, 0.3) if self.covered else (0.2, -1.12)
        return self.start + QPointF(side * away[0], away[1]) * self.radius


class PreviewItem(TableItem):
    """A dashed arrow from a marker to a ghost at its destination."""

    is_cached = False

    preview = Painted[Preview | None](None)

    def show_preview(self, preview: Preview | None) -> None:
        self.preview = preview
        if preview is not None:
            both = QRectF(preview.start, preview.end).normalized()
            tag = preview.tag.room.adjusted(-8, -8, 8, 20) if preview.tag else QRectF()
            self.set_rect(both.adjusted(-60, -140, 60, 60).united(tag))
        self.setVisible(preview is not None)

    def draw(self, painter: QPainter) -> None:
        found = self.preview
        if found is None:
            return
        if (tag := found.tag) is not None:
            at = tag.room.center()
            draw_tag(painter, self.look.theme, at, tag.text, size=tag.size, rotation=_TILT)
        r = found.radius
        fill(painter, disc(found.end, r), _HOLLOW)
        draw_chip_ghost(painter, found.end, r, found.letter)
        side = -1 if found.end.x() > found.start.x() else 1
        start = found.leaves
        tip = found.end + QPointF(side * r * 0.62, -r * 0.98)
        peak = min(start.y(), tip.y()) - r * 0.9
        if found.over is not None:
            peak = min(peak, found.over - r * 0.55)
        ends = (start.y() + tip.y()) / 2
        peak = max(peak, (2 * found.ceiling + ends) / 3)  # the curve rises this far above it
        if found.covered:
            fill(painter, disc(start, 2.6), ON_WOOD)
        path = QPainterPath(start)
        first = QPointF(start.x(), 2 * peak - ends)
        second = QPointF(tip.x() + side * r * 1.1, first.y())
        first.setY(max(first.y(), peak - r))
        second.setY(max(second.y(), peak - r))
        path.cubicTo(first, second, tip)
        stroke(painter, path, with_alpha(ON_WOOD, 225), 1.8, dash=(4 / 1.8, 3 / 1.8), flat=True)
        draw_arrowhead(painter, tip, tip - second, ON_WOOD)
