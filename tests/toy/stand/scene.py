"""What is painted of Lemonade: a plate for every stand, and three price cards."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QPainter

from stockgames.ui.kit.plates import draw_plate
from stockgames.ui.kit.surfaces import draw_paper
from stockgames.ui.kit.text import CENTRE, draw_text
from stockgames.ui.kit.theme import Look
from stockgames.ui.table.game_table import TableContext
from stockgames.ui.table.items import TableItem, TableScene
from stockgames.ui.table.rings import RingsItem
from tests.toy.lemonade.game import LemonadeView
from tests.toy.lemonade.state import PRICES


class Stand(TableItem):
    """The plate of a seat: its cash, and the price that lies before it."""

    told: tuple[LemonadeView, TableContext, int] | None = None

    def tell(self, view: LemonadeView, context: TableContext, seat: int) -> None:
        """Show a seat of a view."""
        self.told = view, context, seat
        self.update()

    def draw(self, painter: QPainter) -> None:
        """Draw the plate."""
        if self.told is None:
            return
        view, context, seat = self.told
        price = f"sells at ${view.laid[seat]}" if view.laid[seat] else ""
        draw_plate(
            *(painter, self.look.theme, self.rect, context.names[seat], price),
            portrait=context.portraits[seat],
            state=context.plate_state(seat, view),
            amount=f"${view.cash[seat]}",
        )


class Card(TableItem):
    """A price that can be laid."""

    price = 0

    def draw(self, painter: QPainter) -> None:
        """Draw the figure on paper."""
        draw_paper(painter, self.look.theme, self.rect, radius=8)
        ink = self.look.theme.ink
        draw_text(painter, self.rect, f"${self.price}", self.look.serif(40), ink, CENTRE)


class LemonadeScene(TableScene):
    """Stands above, cards below."""

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.view: LemonadeView | None = None
        self.context: TableContext | None = None
        self.layout_: QRectF | None = None
        self.stands: list[Stand] = []
        self.cards = {price: Card(look, f"card-{price}") for price in PRICES}
        self.rings = RingsItem(look, "rings")
        for price, card in self.cards.items():
            card.price = price
            self.addItem(card)
        self.rings.setZValue(10)
        self.addItem(self.rings)

    def needed(self) -> list[QRectF]:
        """Return what no slip may cover."""
        return [item.rect for item in (*self.stands, *self.cards.values())]

    def worth_seeing(self) -> list[QRectF]:
        """Nothing else is there."""
        return []

    def resize(self, width: float, height: float) -> None:
        """Lay everything out for a new size."""
        self.setSceneRect(0, 0, width, height)
        self.layout_ = room = QRectF(0, 0, width * 0.66, height)
        self.rings.set_rect(self.sceneRect())
        wide, high = room.width() / 4, room.height() / 4
        for place, card in enumerate(self.cards.values()):
            left = room.left() + wide * (place + 0.6)
            card.set_rect(QRectF(left, room.bottom() - high * 1.4, wide * 0.8, high))
        for place, stand in enumerate(self.stands):
            stand.set_rect(QRectF(30, 30 + place * 84, room.width() - 60, 60))

    def agree(self, view: LemonadeView, context: TableContext) -> None:
        """Show a view and nothing else."""
        self.view, self.context = view, context
        while len(self.stands) < view.seats:
            self.stands.append(Stand(self.look, f"seat-{len(self.stands)}"))
            self.addItem(self.stands[-1])
        self.resize(self.sceneRect().width(), self.sceneRect().height())
        for seat, stand in enumerate(self.stands):
            stand.tell(view, context, seat)

    def blank(self) -> None:
        """Take everything off the table."""
        self.view = self.context = None
        self.rings.show_rings(())
        for stand in self.stands:
            self.removeItem(stand)
        self.stands.clear()
