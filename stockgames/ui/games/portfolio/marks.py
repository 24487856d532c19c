"""Overlays on the table: highlights, arrows, the path of a raid, dragged cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath

from stockgames.presentation.games.portfolio.terms import Face
from stockgames.presentation.sentences.speech import rank_index
from stockgames.ui.games.portfolio.run import CAP_SHOWS, LOOSE, RunGeometry, draw_face
from stockgames.ui.table.items import LINES, Painted, Ring, RingsItem, TableItem
from stockgames.ui.theme import shapes as s
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.fonts import BOLD, serif, usual_size
from stockgames.ui.theme.palette import INK, SUITS, with_alpha
from stockgames.ui.theme.pixmap_cache import draw_scaled
from stockgames.ui.theme.text import CENTRE, draw_text, text_width
from stockgames.ui.theme.theme_context import ThemeContext

_ARROW = 8.0
_DOTS = (0.1, 2.4)
_CLEAR: Final = 12.0
"""The distance between the vertical line and texts, in pixels."""
_ACROSS, _BEND = 10.0, 22.0
"""The distance of the horizontal line below a portfolio, and the radius of its corners."""


def slot_over(geometry: RunGeometry) -> QRectF:
    """Return the rect of the rank of a card tucked under the highest card of a portfolio."""
    top = geometry.rect.top() - (geometry.card * CAP_SHOWS if geometry.run.high_cap else 0.0)
    step = max(geometry.step, geometry.card * LOOSE * 0.8)
    return QRectF(geometry.rect.left(), top - step, geometry.card, step)


def _beside(words: Sequence[QRectF], end: QRectF) -> float:
    """Return an x on `end` clear of texts, as near its middle as possible; else its middle."""
    middle, edge = end.center().x(), end.adjusted(_ARROW, 0, -_ARROW, 0)
    beside = [x for each in words for x in (each.left() - _CLEAR, each.right() + _CLEAR)]
    free = [
        x
        for x in (middle, *beside)
        if edge.left() <= x <= edge.right()
        and not any(each.left() - _CLEAR < x < each.right() + _CLEAR for each in words)
    ]
    return min(free, key=lambda x: abs(x - middle), default=middle)


class RaidWay(TableItem):
    """A dotted line with an arrowhead, above everything on the cloth."""

    is_cached = False

    _ends = Painted[tuple[QPointF, QPointF] | None](None)
    _slot = Painted[tuple[QRectF, Face] | None](None)

    @property
    def slot(self) -> QRectF:
        """The rect of the card that takes the portfolio; empty if it joins none."""
        return QRectF() if self._slot is None else self._slot[0]

    def show_way(
        self,
        start: QRectF,
        end: QRectF,
        joins: tuple[QRectF, Face] | None = None,
        words: Sequence[QRectF] = (),
    ) -> None:
        """Draw the path from the bottom of one rect to the top of another; hide it if one is empty.

        `joins` is the rect and face of a card joining the portfolio first. `words` are texts above
        the end; the path passes beside them if it can.
        """
        self.setVisible(not start.isEmpty() and not end.isEmpty())
        self._slot = joins
        foot = QPointF(start.center().x(), start.bottom() + 8)
        head = QPointF(_beside(words, end), end.top() - _ARROW - 2)
        self._ends = foot, head
        whole = QRectF(foot, head).normalized().adjusted(-_ARROW, 0, _ARROW, _ARROW)
        self.set_rect(whole if joins is None else whole.united(s.inset(joins[0], -2)))

    def path(self) -> QPainterPath:
        """Return the line: across between the rows of seats, then down, with round corners."""
        path = QPainterPath()
        if self._ends is not None:
            foot, head = self._ends
            across = foot.y() + min(_ACROSS, (head.y() - foot.y()) / 2)
            bend = min(_BEND, abs(head.x() - foot.x()) / 2, abs(head.y() - across))
            aside = bend if head.x() > foot.x() else -bend
            path.moveTo(foot)
            path.quadTo(QPointF(foot.x(), across), QPointF(foot.x() + aside, across))
            path.lineTo(head.x() - aside, across)
            path.quadTo(QPointF(head.x(), across), QPointF(head.x(), across + bend))
            path.lineTo(head)
        return path

    def draw(self, painter: QPainter) -> None:
        if self._ends is None:
            return
        if self._slot is not None:
            self._draw_slot(painter, *self._slot)
        colour, (_, head) = self.look.theme.focus, self._ends
        s.stroke(painter, self.path(), colour, 2.6, dash=_DOTS)
        tip = head + QPointF(0, _ARROW)
        left, right = head - QPointF(_ARROW * 0.8, 0), head + QPointF(_ARROW * 0.8, 0)
        s.fill(painter, s.polygon([(p.x(), p.y()) for p in (left, right, tip)]), colour)

    def _draw_slot(self, painter: QPainter, slot: QRectF, face: Face) -> None:
        theme, box = self.look.theme, s.inset(slot, 1.5)
        s.fill(painter, s.rounded(box, 4), with_alpha(theme.cloth_middle, 225))
        s.stroke(painter, s.rounded(box, 4), theme.focus, 1.6, dash=(4, 3), flat=True)
        size = box.height() * 0.62
        rank = s.left_part(box, size * 1.7)
        draw_text(painter, rank, rank_index(face[0]), serif(round(size)), theme.text, CENTRE)
        at = QPointF(rank.right() + size * 0.5, box.center().y())
        draw_emblem(painter, SUITS[face[1]].emblem, at, size * 0.42, theme.text, theme.cloth_middle)


_PAPER = (QColor("#FBF3DE"), QColor("#E6D5AC"))
LIFT = 22.0
"""The offset of the shadow of a card that is dragged or flying, in pixels."""
REACH = 6.0
"""The distance of the frame around an item."""
_LIGHT = 20.0
"""The extent of the glow beyond the frame."""
_LABEL_REACH = 14.0
"""The extent of a label's shadow and tip beyond it."""


@dataclass(frozen=True, slots=True)
class Mark(Ring):
    """A highlight around an item; `text` is its label."""

    text: str = ""
    ceiling: float = 0.0
    """The smallest y for the label; without enough space it is drawn on the item's bottom."""
    cutout: QRectF = field(default_factory=QRectF)
    """A rect that the frame must not cover: a price tag that sticks out of the item."""


class MarksItem(RingsItem):
    """All highlights, above everything but dragged cards."""

    rings: tuple[Mark, ...] = ()

    def areas(self) -> Sequence[QRectF]:
        light = [s.inset(mark.rect, -REACH - _LIGHT - 1) for mark in self.rings]
        return [*light, *(s.inset(label, -_LABEL_REACH) for _, label in self.labels())]

    def draw(self, painter: QPainter) -> None:
        for mark in self.rings:
            self._draw_light(painter, mark)
        for mark, label in self.labels():
            self._draw_label(painter, mark, label)

    def labels(self) -> list[tuple[Mark, QRectF]]:
        """Return the rect of each highlight's label, the strong highlight first."""
        found: list[tuple[Mark, QRectF]] = []
        for mark in sorted(self.rings, key=lambda m: m.state == "open"):
            if mark.text:
                found.append((mark, self._label_place(mark, [place for _, place in found])))
        return found

    def _draw_light(self, painter: QPainter, mark: Mark) -> None:
        theme, corner = self.look.theme, self.look.corner(10)
        rect = s.inset(mark.rect, -REACH)
        strong = mark.state != "open"
        around = QPainterPath()
        around.addRect(s.inset(rect, -_LIGHT))
        with s.clipped(painter, around - s.rounded(mark.cutout, 3)):
            with s.clipped(painter, around - s.rounded(rect, corner)):
                s.draw_rounded_glow(painter, rect, corner, theme.glow, alpha=150 if strong else 70)
            line = LINES["picked" if strong else "open"]
            s.stroke(painter, s.rounded(rect, corner), theme.focus, line)
            if mark.state == "focus":
                s.stroke(painter, s.rounded(s.inset(rect, -4), 13), theme.focus, LINES["focus"])

    def _label_font(self, mark: Mark) -> QFont:
        return self.look.serif(15 if mark.state == "open" else 19, BOLD)

    def _label_place(self, mark: Mark, taken: Sequence[QRectF]) -> QRectF:
        font = self._label_font(mark)
        height = usual_size(font) * 1.75
        width = text_width(mark.text, font) + usual_size(font) * 1.5
        tip = _tip(mark)
        label = QRectF(tip.x() - width / 2, tip.y() - height - 7, width, height)
        limits = self.rect.adjusted(4, 4, -4, -4)
        label.moveLeft(min(max(label.left(), limits.left()), limits.right() - width))
        if label.top() < max(limits.top(), mark.ceiling):
            label.moveTop(mark.rect.bottom() - height - 12)
        for other in taken:
            if label.intersects(other):
                label.moveTop(other.bottom() + 3)
        return label

    def _draw_label(self, painter: QPainter, mark: Mark, label: QRectF) -> None:
        tip = _tip(mark)
        s.draw_rounded_shadow(painter, self.look.theme, label, 7, blur=8, offset=3)
        s.fill(painter, s.rounded(label, 7), s.falling(label, (0.0, _PAPER[0]), (1.0, _PAPER[1])))
        s.stroke(painter, s.rounded(label, 7), with_alpha(self.look.theme.brass_dark, 220), 1)
        if abs(label.bottom() + 7 - tip.y()) < 1:
            x = min(max(tip.x(), label.left() + 14), label.right() - 14)
            y = label.bottom() - 0.5
            s.fill(painter, s.polygon([(x - 8, y), (x + 8, y), (x, y + 8)]), _PAPER[1])
        box = label.adjusted(0, 0, 0, -1)
        draw_text(painter, box, mark.text, self._label_font(mark), INK, CENTRE)


def _tip(mark: Mark) -> QPointF:
    return QPointF(mark.rect.center().x(), mark.rect.top() - 8)


class CarriedItem(TableItem):
    """Cards that are dragged or flying."""

    is_cached = False

    piled = Painted(0.0)
    """How far the cards are stacked: 1 on top of each other, 0 side by side."""

    def __init__(self, look: ThemeContext, faces: Sequence[Face], width: float) -> None:
        super().__init__(look)
        self._faces = tuple(faces)
        self._width = width
        half = width * (0.5 + 0.2 * len(faces))
        high = width * (0.55 + 0.2 * len(faces))
        self.set_rect(QRectF(-half, -high, 2 * half, 2 * high))

    def turn_up(self, faces: Sequence[Face]) -> None:
        self._faces = tuple(faces)
        self.update()

    def draw(self, painter: QPainter) -> None:
        step = self._width * 0.34
        start = -step * (len(self._faces) - 1) / 2
        for i, shown in enumerate(self._faces):
            along = start + i * step
            at = QPointF(along * (1 - self.piled), along * self.piled)
            with s.moved(painter, at):
                self._draw_card(painter, shown)

    def _draw_card(self, painter: QPainter, face: Face) -> None:
        look, width = self.look, self._width
        reach = QRectF(-width, -width * 1.2, 2 * width, 2.6 * width)
        key = "carried", face, width, look.theme.name, look.four_colour_suits
        paint = partial(draw_face, look=look, face=face, centre=QPointF(), width=width, lift=LIFT)
        draw_scaled(painter, key, reach, paint)
