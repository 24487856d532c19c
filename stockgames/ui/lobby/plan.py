"""Where things lie in the lobby, for every size of window."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QRectF, QSize

from stockgames.ui.kit.theme import Look
from stockgames.ui.lobby.box import glow

SHOWN_TICKETS = 3
_WIDEST_LID = 0.9
_TALLEST_LID = 1.36


@dataclass(frozen=True, slots=True)
class LobbyPlan:
    """Rectangles in pixels of the page; boxes include the room for their halo."""

    masthead: QRectF = field(default_factory=QRectF)
    boxes: tuple[QRectF, ...] = ()
    heading: QRectF = field(default_factory=QRectF)
    tickets: tuple[QRectF, ...] = ()
    foot: QRectF = field(default_factory=QRectF)
    two_lines: bool = False


def plan_lobby(look: Look, size: QSize, boxes: int, below: float, tickets: int) -> LobbyPlan:
    """Lay out ``boxes``, whose parts under the lid take ``below`` px, and up to three tickets."""
    width, height = float(size.width()), float(size.height())
    side, gutter = max(40.0, look.px(64)), look.px(48)
    two_lines = height >= 860
    foot = (look.text_px(16) + (look.text_px(14) if two_lines else 0)) * 1.5 + look.px(16)
    heading = look.text_px(26) * 1.4
    ticket = max(84.0, look.px(104)) if tickets else 0.0
    gap = look.px(14)
    top = look.px(24)
    masthead = look.text_px(54) * 1.2 + look.text_px(18) * 1.35
    fixed = top + masthead + heading + ticket + foot + (3 if tickets else 2) * gap + look.px(20)
    around = glow(look)
    room = height - fixed - below + around  # the light above a lid may fall on the masthead
    lid, lid_width = _lid(width - 2 * side, room, boxes, gutter)
    spare = max(0.0, room - lid)
    y = top + masthead + look.px(20) - around + spare * 0.4
    row = boxes * lid_width + (boxes - 1) * gutter
    left = (width - row) / 2
    places = tuple(
        QRectF(left + i * (lid_width + gutter) - around, y, lid_width + 2 * around, lid + below)
        for i in range(boxes)
    )
    foot_box = QRectF(left, height - foot - look.px(8), row, foot)
    under = y + lid + below + gap + spare * 0.25
    heading_box = QRectF(left, under, row, heading)
    cards = _tickets(QRectF(left, heading_box.bottom() + gap, row, ticket), tickets, look.px(28))
    return LobbyPlan(
        QRectF(0, top, width, masthead), places, heading_box, cards, foot_box, two_lines
    )


def _lid(width: float, height: float, boxes: int, gutter: float) -> tuple[float, float]:
    across = (width - (boxes - 1) * gutter) / max(1, boxes)
    tall = min(height, across * _TALLEST_LID)
    return tall, min(across, tall * _WIDEST_LID)


def _tickets(row: QRectF, tickets: int, gutter: float) -> tuple[QRectF, ...]:
    across = (row.width() - (SHOWN_TICKETS - 1) * gutter) / SHOWN_TICKETS
    return tuple(
        QRectF(row.left() + i * (across + gutter), row.top(), across, row.height())
        for i in range(tickets)
    )
