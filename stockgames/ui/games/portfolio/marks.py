"""What lies over the table: light round the things selected cards can go to, and what it does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath

from stockgames.ui.games.portfolio.run import Face, draw_face
from stockgames.ui.kit.baking import baked, device_ratio, draw_pixmap
from stockgames.ui.kit.fonts import BOLD, usual_size
from stockgames.ui.kit.palette import INK, with_alpha
from stockgames.ui.kit.shadows import draw_rounded_glow, draw_rounded_shadow
from stockgames.ui.kit.shapes import falling, fill, inset, polygon, rounded, stroke
from stockgames.ui.kit.text import CENTRE, draw_text, text_width
from stockgames.ui.kit.theme import Look
from stockgames.ui.table.items import Painted, TableItem
from stockgames.ui.table.rings import LINES, Ring, RingsItem

_PAPER = (QColor("#FBF3DE"), QColor("#E6D5AC"))
_LIFT = 22.0
_SAME = 0.002
"""How little scales differ where nothing grows."""
REACH = 6.0
"""How far the frame round a thing stands off it."""
_LIGHT = 20.0
"""How far light falls beyond the frame."""
_SLIP_REACH = 14.0
"""How far a slip's shadow and its tip reach beyond it."""
LEAN = 7.0
"""Degrees by which cards that hang on the mouse lie askew."""


@dataclass(frozen=True, slots=True)
class Mark(Ring):
    """Light round a thing; `text` stands over it on a slip of paper."""

    text: str = ""
    ceiling: float = 0.0
    """How high the slip may reach; where that is too low it lies on the thing's foot."""
    spare: QRectF = field(default_factory=QRectF)
    """What the frame may not be drawn over: a price tag sticking out of the thing."""


class MarksItem(RingsItem):
    """All marks, over everything but what is dragged."""

    rings: tuple[Mark, ...] = ()

    def areas(self) -> Sequence[QRectF]:
        """Return where light may fall, and where slips and their shadows lie."""
        light = [inset(mark.rect, -REACH - _LIGHT - 1) for mark in self.rings]
        return [*light, *(inset(slip, -_SLIP_REACH) for _, slip in self.slips())]

    def draw(self, painter: QPainter) -> None:
        """Draw light first, slips of paper over it, what is picked last."""
        for mark in self.rings:
            self._draw_light(painter, mark)
        for mark, slip in self.slips():
            self._draw_slip(painter, mark, slip)

    def slips(self) -> list[tuple[Mark, QRectF]]:
        """Return where the slip of each mark lies that has words; a strong one's comes first."""
        found: list[tuple[Mark, QRectF]] = []
        for mark in sorted(self.rings, key=lambda m: m.state == "open"):
            if mark.text:
                found.append((mark, self._slip_place(mark, [place for _, place in found])))
        return found

    def _draw_light(self, painter: QPainter, mark: Mark) -> None:
        theme, corner = self.look.theme, self.look.corner(10)
        rect = inset(mark.rect, -REACH)
        strong = mark.state != "open"
        around = QPainterPath()
        around.addRect(inset(rect, -_LIGHT))
        painter.save()
        painter.setClipPath(around - rounded(mark.spare, 3), Qt.ClipOperation.IntersectClip)
        painter.save()
        painter.setClipPath(around - rounded(rect, corner), Qt.ClipOperation.IntersectClip)
        draw_rounded_glow(painter, rect, corner, theme.glow, alpha=150 if strong else 70)
        painter.restore()
        stroke(painter, rounded(rect, corner), theme.focus, LINES["picked" if strong else "open"])
        if mark.state == "focus":
            stroke(painter, rounded(rect.adjusted(-4, -4, 4, 4), 13), theme.focus, LINES["focus"])
        painter.restore()

    def _slip_font(self, mark: Mark) -> QFont:
        return self.look.serif(15 if mark.state == "open" else 19, BOLD)

    def _slip_place(self, mark: Mark, taken: Sequence[QRectF]) -> QRectF:
        """Return the slip's place over its thing, moved aside where another one lies."""
        font = self._slip_font(mark)
        height = usual_size(font) * 1.75
        width = text_width(mark.text, font) + usual_size(font) * 1.5
        tip = _tip(mark)
        slip = QRectF(tip.x() - width / 2, tip.y() - height - 7, width, height)
        limits = self.rect.adjusted(4, 4, -4, -4)
        slip.moveLeft(min(max(slip.left(), limits.left()), limits.right() - width))
        if slip.top() < max(limits.top(), mark.ceiling):
            slip.moveTop(mark.rect.bottom() - height - 12)
        for other in taken:
            if slip.intersects(other):
                slip.moveTop(other.bottom() + 3)
        return slip

    def _draw_slip(self, painter: QPainter, mark: Mark, slip: QRectF) -> None:
        tip = _tip(mark)
        draw_rounded_shadow(painter, self.look.theme, slip, 7, blur=8, offset=3)
        fill(painter, rounded(slip, 7), falling(slip, (0.0, _PAPER[0]), (1.0, _PAPER[1])))
        stroke(painter, rounded(slip, 7), with_alpha(self.look.theme.brass_dark, 220), 1)
        if abs(slip.bottom() + 7 - tip.y()) < 1:
            x = min(max(tip.x(), slip.left() + 14), slip.right() - 14)
            y = slip.bottom() - 0.5
            fill(painter, polygon([(x - 8, y), (x + 8, y), (x, y + 8)]), _PAPER[1])
        box = slip.adjusted(0, 0, 0, -1)
        draw_text(painter, box, mark.text, self._slip_font(mark), INK, CENTRE)


def _tip(mark: Mark) -> QPointF:
    """Return the point over a thing that its slip points at."""
    return QPointF(mark.rect.center().x(), mark.rect.top() - 8)


class CarriedItem(TableItem):
    """Cards carried by the mouse, or flying from one place to another."""

    is_kept = False

    piled = Painted(0.0)
    """How far cards lie one over the other, 1, in place of side by side, 0."""

    def __init__(self, look: Look, faces: Sequence[Face], width: float) -> None:
        super().__init__(look)
        self._faces = tuple(faces)
        self._width = width
        half = width * (0.5 + 0.2 * len(faces))
        high = width * (0.55 + 0.2 * len(faces))
        self.set_rect(QRectF(-half, -high, 2 * half, 2 * high))
        self.setZValue(80)

    def turn_up(self, faces: Sequence[Face]) -> None:
        """Show other faces."""
        self._faces = tuple(faces)
        self.update()

    def draw(self, painter: QPainter) -> None:
        """Draw the cards, each over a strip of the one before."""
        step = self._width * 0.34
        start = -step * (len(self._faces) - 1) / 2
        for i, face in enumerate(self._faces):
            along = start + i * step
            at = QPointF(along * (1 - self.piled), along * self.piled)
            self._draw_one(painter, face, at)

    def _draw_one(self, painter: QPainter, face: Face, at: QPointF) -> None:
        """Draw a card; one that grows or shrinks on its way from a picture of its first size."""
        ratio = painter.device().devicePixelRatio()
        if abs(device_ratio(painter) - ratio) < _SAME:
            draw_face(painter, self.look, face, at, self._width, lift=_LIFT)
            return
        look, width = self.look, self._width

        def paint(target: QPainter) -> None:
            draw_face(target, look, face, QPointF(), width, lift=_LIFT)

        reach = QRectF(-width, -width * 1.2, 2 * width, 2.6 * width)
        key = "carried", face, width, look.theme.name, look.four_colour_suits
        pixmap = baked(key, reach, ratio, paint)
        draw_pixmap(painter, at + reach.topLeft(), pixmap)
