"""What lies over the desk: rings round what can be chosen, and what is carried along."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from stockgames.games.stock_exchange.parts import Company, Resource
from stockgames.ui.games.stock_exchange.art.certificates import draw_share
from stockgames.ui.games.stock_exchange.art.crates import draw_crate
from stockgames.ui.games.stock_exchange.terms import LETTERS, company, good_key
from stockgames.ui.kit.palette import with_alpha
from stockgames.ui.kit.shapes import fill, inset, rounded, stroke
from stockgames.ui.table.items import TableItem

ON_WOOD = QColor("#FFE9A8")
"""The colour of marks on wood and baize, which are dark in both themes."""


@dataclass(frozen=True, slots=True)
class Ring:
    """A mark round a place."""

    rect: QRectF
    state: Literal["open", "picked", "focus"]
    dark: bool
    """Whether it lies on something dark in both themes."""


class RingsItem(TableItem):
    """All rings of the moment."""

    is_kept = False

    rings: Sequence[Ring] = ()

    def show_rings(self, rings: Sequence[Ring]) -> None:
        """Show these and no others; only what lies under them is painted anew."""
        if list(rings) == list(self.rings):
            return
        for ring in (*self.rings, *rings):
            self.update(inset(ring.rect, -8))
        self.rings = rings

    def draw(self, painter: QPainter) -> None:
        """Draw them: thin where something may go, thick where something is chosen."""
        theme = self.look.theme
        for ring in self.rings:
            colour = ON_WOOD if ring.dark else theme.focus
            box = ring.rect
            if ring.state == "open":
                fill(painter, rounded(inset(box, -1), 5), with_alpha(colour, 26))
                stroke(painter, rounded(inset(box, -1), 5), with_alpha(colour, 210), 1.5)
            elif ring.state == "picked":
                fill(painter, rounded(inset(box, -1), 5), with_alpha(colour, 40))
                stroke(painter, rounded(inset(box, -2), 6), colour, 2.6)
            else:
                stroke(painter, rounded(inset(box, -3), 7), colour, 2.4)


@dataclass(frozen=True, slots=True)
class Carried:
    """What is dragged: a good or a share."""

    resource: Resource | None = None
    company: Company | None = None


class CarriedItem(TableItem):
    """A crate or a certificate under the mouse, a little tilted, its shadow grown."""

    is_kept = False

    carried: Carried | None = None
    at = QPointF()

    def carry(self, carried: Carried | None, at: QPointF) -> None:
        """Show what is carried, and where; None puts it down."""
        self.prepareGeometryChange()
        self.carried, self.at = carried, at
        self.set_rect(QRectF(at.x() - 90, at.y() - 90, 180, 180))
        self.setVisible(carried is not None)

    def draw(self, painter: QPainter) -> None:
        """Draw it."""
        found, theme = self.carried, self.look.theme
        if found is None:
            return
        if found.resource is not None:
            painter.save()
            painter.translate(self.at)
            painter.rotate(7)
            side = round(max(46.0, self.look.px(62)))
            draw_crate(painter, theme, QPointF(0, -4), side, good_key(found.resource))
            painter.restore()
        elif found.company is not None:
            width = round(max(66.0, self.look.px(86)))
            letter, name = LETTERS[found.company], company(found.company)
            draw_share(painter, theme, self.at, width, letter, name, rotation=7, lift=18)
