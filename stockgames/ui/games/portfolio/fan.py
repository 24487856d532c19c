"""How a hand of cards fans out: pure arithmetic."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

from stockgames.ui.kit.cards import CARD_RATIO

_LOOSEST = 0.66
_DROP = 0.3
"""How much lower the outermost cards lie than the middle one, at most, in widths of a card."""
_FOOT = 8.0
"""Pixels that stay free under the lowest corner."""
RAISED = 0.24
"""How far a selected card is pulled out, in widths of a card."""


@dataclass(frozen=True, slots=True)
class FanCard:
    """Where a card of a fan lies; `angle` in degrees clockwise."""

    centre: QPointF
    angle: float
    width: float

    def raised(self, by: float) -> FanCard:
        """Return the place of the card pulled out of the fan by a length."""
        turn = math.radians(self.angle)
        return FanCard(
            self.centre + QPointF(math.sin(turn) * by, -math.cos(turn) * by),
            self.angle,
            self.width,
        )

    def towards(self, end: FanCard, share: float) -> FanCard:
        """Return the place at a share of the way to another."""
        at = self.centre + (end.centre - self.centre) * share
        return FanCard(at, self.angle + (end.angle - self.angle) * share, self.width)

    def outline(self) -> QPainterPath:
        """Return the edge of the card."""
        w, h = self.width, self.width * CARD_RATIO
        path = QPainterPath()
        path.addRect(QRectF(-w / 2, -h / 2, w, h))
        return self._laid().map(path)

    def edge(self, along: float) -> QPointF:
        """Return a point of its upper edge, 0 at the left corner, 1 at the right one."""
        return self._laid().map(QPointF(along - 0.5, -CARD_RATIO / 2) * self.width)

    def _laid(self) -> QTransform:
        return QTransform().translate(self.centre.x(), self.centre.y()).rotate(self.angle)


def fan(count: int, room: QRectF, card: float) -> list[FanCard]:
    """Fan `count` cards of a width out in a room, from the left; closer when they are many."""
    if not count:
        return []
    steps = max(1, count - 1)
    pitch = min(card * _LOOSEST, (room.width() - card * 1.3) / steps)
    reach = pitch * (count - 1) / 2
    headroom = card * RAISED
    spare = room.height() - headroom - card * CARD_RATIO - _FOOT
    drop = max(1.0, min(card * _DROP, spare / (1 + card / max(reach, 1.0))))
    radius = max(reach * reach / (2 * drop), reach * 2.2, 1.0)
    top = room.top() + headroom + card * CARD_RATIO / 2
    placed = []
    for i in range(count):
        x = -reach + i * pitch
        turn = math.asin(x / radius) if radius > reach else 0.0
        y = top + radius * (1 - math.cos(turn))
        placed.append(FanCard(QPointF(room.center().x() + x, y), math.degrees(turn), card))
    return placed
