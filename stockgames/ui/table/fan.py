"""Cards fanned out in a room."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

_LOOSEST = 0.66
"""The greatest distance between neighbours, in card widths."""
_DROP = 0.3
"""The most that the outer cards are below the middle one, in card widths."""
_FOOT = 8.0
"""The free space below the lowest corner, in pixels."""


@dataclass(frozen=True, slots=True)
class FanCard:
    """Position of a card in a fan; `angle` in degrees clockwise, `ratio` its height to width."""

    centre: QPointF
    angle: float
    width: float
    ratio: float

    def raised(self, by: float) -> FanCard:
        """Return the position of the card raised out of the fan by a length."""
        turn = math.radians(self.angle)
        aside = QPointF(math.sin(turn) * by, -math.cos(turn) * by)
        return replace(self, centre=self.centre + aside)

    def towards(self, end: FanCard, share: float) -> FanCard:
        """Return the position at a share (0 to 1) of the way to another."""
        at = self.centre + (end.centre - self.centre) * share
        return replace(self, centre=at, angle=self.angle + (end.angle - self.angle) * share)

    def outline(self) -> QPainterPath:
        w, h = self.width, self.width * self.ratio
        path = QPainterPath()
        path.addRect(QRectF(-w / 2, -h / 2, w, h))
        return self._transform().map(path)

    def edge(self, along: float) -> QPointF:
        """Return a point on its upper edge; 0 is the left corner, 1 the right one."""
        return self._transform().map(QPointF(along - 0.5, -self.ratio / 2) * self.width)

    def _transform(self) -> QTransform:
        return QTransform().translate(self.centre.x(), self.centre.y()).rotate(self.angle)


def fan(
    count: int, room: QRectF, card: float, ratio: float, loosest: float = _LOOSEST
) -> list[FanCard]:
    """Return positions of `count` cards in a fan, from the left; many cards overlap more."""
    if not count:
        return []
    steps = max(1, count - 1)
    pitch = min(card * loosest, (room.width() - card * 1.3) / steps)
    reach = pitch * (count - 1) / 2
    spare = room.height() - card * ratio - _FOOT
    drop = max(1.0, min(card * _DROP, spare / (1 + card / max(reach, 1.0))))
    radius = max(reach * reach / (2 * drop), reach * 2.2, 1.0)
    top = room.top() + card * ratio / 2
    placed = []
    for i in range(count):
        x = -reach + i * pitch
        turn = math.asin(x / radius) if radius > reach else 0.0
        y = top + radius * (1 - math.cos(turn))
        at = QPointF(room.center().x() + x, y)
        placed.append(FanCard(at, math.degrees(turn), card, ratio))
    return placed
