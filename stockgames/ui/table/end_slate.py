"""The slate of an evening on a closing page: everybody's points, the game just over ringed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from stockgames.ui.kit.emblems import draw_emblem
from stockgames.ui.kit.fonts import BOLD, REGULAR, SEMIBOLD
from stockgames.ui.kit.palette import with_alpha
from stockgames.ui.kit.shadows import draw_rounded_shadow
from stockgames.ui.kit.shapes import falling, fill, inset, rounded, rule, stroke
from stockgames.ui.kit.text import CENTRE, LEFT, RIGHT, draw_text
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.frames import SHADOW_MARGIN
from stockgames.ui.kit.widgets.kit_widget import KitWidget
from stockgames.ui.sentences.speech import say
from stockgames.ui.shell.words import listed

_WOOD: Final = (QColor("#6B4526"), QColor("#3A2414"))
_STONE: Final = (QColor("#2B3130"), QColor("#1C2120"))
_CHALK: Final = QColor("#E9E4D2")
_GOLD: Final = QColor("#FFE2A0")
MOST_COLUMNS: Final = 5


@dataclass(frozen=True, slots=True)
class SlateRow:
    """Somebody's points."""

    name: str
    cells: tuple[str, ...]
    """By game; empty where somebody sat out."""
    total: str
    leads: bool


@dataclass(frozen=True, slots=True)
class Slate:
    """How an evening stands after a game; the leader first."""

    emblems: tuple[str, ...]
    """By game that is over, the last ones if there are many."""
    fresh: int
    """Which of them is the one just over."""
    number: int
    """How many games of the evening are over with it."""
    rows: tuple[SlateRow, ...]


def level_leaders(slate: Slate, own: str | None) -> str:
    """Return who shares the lead, and with how many points; empty where one leads alone."""
    leaders = [row for row in slate.rows if row.leads]
    if len(leaders) < 2:
        return ""
    others = [row.name for row in leaders if row.name != own]
    names = [say("table-you-among-others"), *others] if len(others) < len(leaders) else others
    return say("table-level-on", names=listed(names), points=leaders[0].total)


class EndSlate(KitWidget):
    """Wood, stone and chalk."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.slate: Slate | None = None
        self._share = 1.0
        self.setObjectName("end-slate")
        self.hide()

    def show_slate(self, slate: Slate | None) -> None:
        """Show how an evening stands; nothing where there is none."""
        self.slate = slate
        rows = () if slate is None else slate.rows
        said = (say("table-name-points", name=row.name, points=row.total) for row in rows)
        self.setAccessibleName(". ".join([say("table-this-evening"), *said]))
        self.update()

    def write(self, share: float) -> None:
        """Show how far the new column has been written, 0 to 1."""
        self._share = share
        self.update()

    def _paint(self, painter: QPainter) -> None:
        """Paint frame, stone, points and the ring."""
        slate = self.slate
        if slate is None:
            return
        margin = SHADOW_MARGIN
        frame = QRectF(self.rect()).adjusted(margin, margin, -margin, -margin)
        draw_rounded_shadow(painter, self.look.theme, frame, 5, blur=8, offset=2)
        fill(painter, rounded(frame, 5), falling(frame, (0.0, _WOOD[0]), (1.0, _WOOD[1])))
        stone = inset(frame, max(6.0, self.look.px(9)))
        fill(painter, rounded(stone, 2), falling(stone, (0.0, _STONE[0]), (1.0, _STONE[1])))
        stroke(painter, rounded(stone, 2), QColor(0, 0, 0, 150), 1.2)
        self._paint_table(painter, stone.adjusted(12, 5, -12, -5), slate)

    def _paint_table(self, painter: QPainter, room: QRectF, slate: Slate) -> None:
        look = self.look
        step = room.height() / (len(slate.rows) + 1)
        size = min(18.0, step * 0.66 / max(0.85, look.scale))
        name, caption = look.serif(size, SEMIBOLD), look.sans(12, SEMIBOLD, spacing=1)
        wide = room.width() * 0.36
        column = (room.width() - wide) / (len(slate.emblems) + 1.2)
        head = QRectF(room.left(), room.top(), wide, step)
        draw_text(painter, head, say("table-this-evening"), caption, _CHALK, LEFT, elide=True)
        for place, emblem in enumerate(slate.emblems):
            centre = QPointF(room.left() + wide + (place + 0.5) * column, room.top() + step / 2)
            draw_emblem(painter, emblem, centre, min(9.0, step * 0.32), _CHALK, _STONE[0])
        box = QRectF(room.right() - column * 1.2, room.top(), column * 1.2, step)
        draw_text(
            painter, box, say("table-sum"), look.serif(14, REGULAR, italic=True), _CHALK, RIGHT
        )
        line = room.top() + step
        ends = QPointF(room.left(), line), QPointF(room.right(), line)
        rule(painter, *ends, with_alpha(_CHALK, 110), 1)
        for number, row in enumerate(slate.rows, 1):
            top = room.top() + number * step
            colour = _GOLD if row.leads else _CHALK
            box = QRectF(room.left(), top, wide - 4, step)
            draw_text(painter, box, row.name, name, colour, LEFT, elide=True)
            for place, points in enumerate(row.cells):
                if place == slate.fresh and number > self._share * len(slate.rows):
                    continue
                box = QRectF(room.left() + wide + place * column, top, column, step)
                draw_text(painter, box, points, name, colour, CENTRE)
            box = QRectF(room.right() - column * 1.2, top, column * 1.2, step)
            draw_text(painter, box, row.total, look.serif(size, BOLD), colour, RIGHT)
        left = room.left() + wide + slate.fresh * column + column * 0.1
        ring = QRectF(left, room.top() + 1, column * 0.8, room.height() - 2)
        stroke(painter, rounded(ring, 5), with_alpha(_CHALK, 190), 1.4)
