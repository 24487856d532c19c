"""What lies over the desk: what is carried along."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from stockgames.games.stock_exchange.places import Place, good_key
from stockgames.ui.games.stock_exchange.art.certificates import draw_share
from stockgames.ui.games.stock_exchange.art.crates import draw_crate
from stockgames.ui.games.stock_exchange.terms import LETTERS, company
from stockgames.ui.table.items import TableItem


class CarriedItem(TableItem):
    """A crate or a certificate under the mouse, a little tilted, its shadow grown."""

    is_kept = False

    carried: Place | None = None
    """A good or a share."""
    at = QPointF()

    def carry(self, carried: Place | None, at: QPointF) -> None:
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
        if found.kind == "share":
            width = round(max(66.0, self.look.px(86)))
            letter, name = LETTERS[found.number], company(found.number)
            draw_share(painter, theme, self.at, width, letter, name, rotation=7, lift=18)
            return
        painter.save()
        painter.translate(self.at)
        painter.rotate(7)
        side = round(max(46.0, self.look.px(62)))
        draw_crate(painter, theme, QPointF(0, -4), side, good_key(found.number))
        painter.restore()
