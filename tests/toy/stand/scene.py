"""Lemonade's scene: a plate for every stand, and three price cards."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRectF, QSizeF
from PySide6.QtGui import QPainter

from stockgames.presentation.context import TableContext
from stockgames.ui.pieces.plates import draw_plate
from stockgames.ui.table.game_scene import GameScene
from stockgames.ui.table.items import RingsItem, TableItem
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.surfaces import draw_paper
from stockgames.ui.theme.text import CENTRE, draw_text
from tests.toy.lemonade.game import LemonadeView
from tests.toy.lemonade.state import PRICES


class Stand(TableItem):
    """The plate of a seat: its cash and its price."""

    told: tuple[LemonadeView, TableContext, int] | None = None

    def tell(self, view: LemonadeView, context: TableContext, seat: int) -> None:
        """Show a seat of a view."""
        self.told = view, context, seat
        self.update()

    def draw(self, painter: QPainter) -> None:
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
    """A price that can be set."""

    price = 0

    def draw(self, painter: QPainter) -> None:
        draw_paper(painter, self.look.theme, self.rect, radius=8)
        ink = self.look.theme.ink
        draw_text(painter, self.rect, f"${self.price}", self.look.serif(40), ink, CENTRE)


class LemonadeScene(GameScene[LemonadeView]):
    """Stands above, cards below."""

    def __init__(self, look: ThemeContext, parent: QObject | None = None) -> None:
        super().__init__(look, RingsItem(look, "rings"), parent)
        self.stands: dict[int, Stand] = {}
        self.cards = {price: Card(look, f"card-{price}") for price in PRICES}
        for price, card in self.cards.items():
            card.price = price
        self.add(*self.cards.values())
        self.add(self.rings, height=10)

    def _lay_out(self, size: QSizeF, facts: LemonadeView, context: TableContext) -> None:
        self.layout_ = room = QRectF(0, 0, size.width() * 0.66, size.height())
        wide, high = room.width() / 4, room.height() / 4
        for place, card in enumerate(self.cards.values()):
            left = room.left() + wide * (place + 0.6)
            card.set_rect(QRectF(left, room.bottom() - high * 1.4, wide * 0.8, high))
        self.keep(self.stands, range(facts.seats), lambda seat: Stand(self.look, f"seat-{seat}"))
        for seat, stand in self.stands.items():
            stand.set_rect(QRectF(30, 30 + seat * 84, room.width() - 60, 60))

    def _show(self, facts: LemonadeView, context: TableContext) -> None:
        for seat, stand in self.stands.items():
            stand.tell(facts, context, seat)

    def _take_away(self) -> None:
        self.keep(self.stands, (), lambda seat: Stand(self.look, f"seat-{seat}"))
