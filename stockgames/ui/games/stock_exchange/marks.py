"""What lies over the desk: what is carried along."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from stockgames.games.stock_exchange.actions import ResourceGift, StockGift
from stockgames.games.stock_exchange.facts import Facts
from stockgames.games.stock_exchange.parts import Company, Resource
from stockgames.games.stock_exchange.places import Place, good_key
from stockgames.ui.games.stock_exchange.art.certificates import draw_share
from stockgames.ui.games.stock_exchange.art.crates import draw_crate
from stockgames.ui.games.stock_exchange.terms import LETTERS, company
from stockgames.ui.table.items import TableItem


@dataclass(frozen=True, slots=True)
class Carried:
    """What is dragged: a good or a share."""

    resource: Resource | None = None
    company: Company | None = None


def carried_at(place: Place, facts: Facts) -> Carried:
    """Return what hangs on the mouse once it is taken from a place."""
    made = facts.entries.produce if facts.entries is not None else ()
    match place.kind:
        case "good":
            return Carried(resource=place.number)
        case "slot":
            return Carried(resource=made[place.number])
        case "share":
            return Carried(company=place.number)
    match facts.hole(place.kind, place.number).gift:
        case ResourceGift(resource=resource):
            return Carried(resource=resource)
        case StockGift(company=number):
            return Carried(company=number)
        case None:
            return Carried()


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
