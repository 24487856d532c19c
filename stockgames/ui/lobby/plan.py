"""Where things lie in the lobby, for every size of window."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize

from stockgames.ui.kit.boxes import column_at
from stockgames.ui.kit.theme import Look
from stockgames.ui.lobby.box import above, glow

SHOWN_TICKETS = 3
_WIDEST_LID = 0.9
_TALLEST_LID = 1.36
_SLATE_SHARE = 540 / 1472
"""Of the row, as designed."""
_ROOM_FOR_THREE = 1900
"""The width of a page, in units of the design, that has a slate and three tickets."""
_PIXELS_FOR_THREE = 1280
_TITLE = 54
_USUAL_LINE, _TITLE_LINE = 1.2, 1.1
"""How high a line is, and that of the title, in sizes of its text: the next stands close."""
_NOWHERE = QRectF()


class LobbyPlan(NamedTuple):
    """Rectangles in pixels of the page; boxes include the room for their halo."""

    masthead: QRectF = _NOWHERE
    boxes: tuple[QRectF, ...] = ()
    tonight: QRectF = _NOWHERE
    """The slate of the evening; empty without one."""
    heading: QRectF = _NOWHERE
    """Over the tickets."""
    tickets: tuple[QRectF, ...] = ()
    doors: QRectF = _NOWHERE


def shown_tickets(look: Look, size: QSize, *, slate: bool) -> int:
    """Return how many tickets lie in the lobby at once."""
    wide = size.width() >= _PIXELS_FOR_THREE  # text is no smaller in a low window
    narrow = not wide or size.width() / look.scale < _ROOM_FOR_THREE
    return SHOWN_TICKETS - 1 if slate and narrow else SHOWN_TICKETS


def title_height(look: Look) -> float:
    """Return the height of the title's own line, in pixels."""
    return look.usual_px(_TITLE) * _TITLE_LINE


def plan_lobby(
    look: Look, size: QSize, boxes: int, below: float, tickets: int, *, slate: bool
) -> LobbyPlan:
    """Lay out ``boxes``, whose parts but the lid take ``below`` px, slate and tickets."""
    width, height = float(size.width()), float(size.height())
    side, gutter = max(40.0, look.px(64)), look.px(48)
    door = look.px(84) if height >= 860 else max(42.0, look.px(52))
    heading = look.usual_px(26) * 1.4
    ticket = max(84.0, look.px(118)) if tickets or slate else 0.0
    gap, foot = look.px(12), look.px(14)
    top = look.px(14)
    masthead = title_height(look) + look.usual_px(18) * 1.35
    fixed = top + masthead + heading + ticket + door + foot + (4 if ticket else 3) * gap
    over = above(look)
    # What looks out of an open box stays under the masthead.
    peep = look.px(34) + look.usual_px(_TITLE) * (_USUAL_LINE - _TITLE_LINE)
    room = height - fixed - below + over - peep
    lid, lid_width = _lid(width - 2 * side, room, boxes, gutter)
    spare = max(0.0, room - lid)
    y = top + masthead + peep - over + spare * 0.45
    row = boxes * lid_width + (boxes - 1) * gutter
    left, around = (width - row) / 2, glow(look)
    places = tuple(
        QRectF(left + i * (lid_width + gutter) - around, y, lid_width + 2 * around, lid + below)
        for i in range(boxes)
    )
    # On a small window the boxes are narrow; what lies under them takes the page's width.
    across = max(row, width - 2 * side)
    left = (width - across) / 2
    under = y + lid + below + gap + spare * 0.2
    slate_width = across * _SLATE_SHARE if slate else 0.0
    begin = left + (slate_width + look.px(36) if slate else 0.0)
    heading_box = QRectF(begin, under, left + across - begin, heading)
    low = heading_box.bottom() + gap * 0.6
    cards = QRectF(begin, low, heading_box.width(), ticket)
    return LobbyPlan(
        QRectF(0, top, width, masthead),
        places,
        QRectF(left, low, slate_width, ticket) if slate else QRectF(),
        heading_box,
        _tickets(cards, tickets, shown_tickets(look, size, slate=slate), look.px(20)),
        QRectF(left, height - door - foot, across, door),
    )


def _lid(width: float, height: float, boxes: int, gutter: float) -> tuple[float, float]:
    across = (width - (boxes - 1) * gutter) / max(1, boxes)
    tall = min(height, across * _TALLEST_LID)
    return tall, min(across, tall * _WIDEST_LID)


def _tickets(row: QRectF, tickets: int, most: int, gutter: float) -> tuple[QRectF, ...]:
    across = (row.width() - (most - 1) * gutter) / most
    return tuple(column_at(row, row.left() + i * (across + gutter), across) for i in range(tickets))
