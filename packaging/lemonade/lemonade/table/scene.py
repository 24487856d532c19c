"""Lemonade's scene: a plate for every stand, and the price cards."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRectF, QSizeF
from PySide6.QtGui import QPainter

from lemonade.rules.game import LemonadeView
from lemonade.rules.state import PRICES
from stockgames.api import table as t
from stockgames.api.words import TableContext, money, say


class Stand(t.TableItem):
    """The plate of a seat: its cash and its price."""

    told = t.Painted[tuple[LemonadeView, TableContext, int] | None](None)

    def draw(self, painter: QPainter) -> None:
        if self.told is None:
            return
        view, context, seat = self.told
        price = say("lemonade-sell-at", price=view.laid[seat]) if view.laid[seat] else ""
        t.draw_plate(
            *(painter, self.look.theme, self.rect, context.names[seat], price),
            portrait=context.portraits[seat],
            state=context.plate_state(seat, view),
            amount=money(view.cash[seat]),
        )


class Card(t.TableItem):
    """A price that can be set."""

    price = 0

    def draw(self, painter: QPainter) -> None:
        theme, font = self.look.theme, self.look.serif(40)
        t.draw_paper(painter, theme, self.rect, radius=8)
        t.draw_text(painter, self.rect, money(self.price), font, theme.ink, t.CENTRE)


class LemonadeScene(t.GameScene[LemonadeView]):
    """Stands above, cards below."""

    def __init__(self, look: t.ThemeContext, parent: QObject | None = None) -> None:
        super().__init__(look, t.RingsItem(look, "rings"), parent)
        self.stands: dict[int, Stand] = {}
        self.cards = {price: Card(look, f"card-{price}") for price in PRICES}
        for price, card in self.cards.items():
            card.price = price
        self.add(*self.cards.values())
        self.add(self.rings, height=10)

    def _lay_out(self, size: QSizeF, facts: LemonadeView, context: TableContext) -> None:
        self.layout_ = room = QRectF(0, 0, size.width() * 0.66, size.height())
        wide, high = room.width() / (len(PRICES) + 1), room.height() / 4
        for place, card in enumerate(self.cards.values()):
            left = room.left() + wide * (place + 0.6)
            card.set_rect(QRectF(left, room.bottom() - high * 1.4, wide * 0.8, high))
        self.sync_items(
            self.stands, range(facts.seats), lambda seat: Stand(self.look, f"seat-{seat}")
        )
        for seat, stand in self.stands.items():
            stand.set_rect(QRectF(30, 30 + seat * 84, room.width() - 60, 60))

    def _show(self, facts: LemonadeView, context: TableContext) -> None:
        for seat, stand in self.stands.items():
            stand.told = facts, context, seat

    def _take_away(self) -> None:
        self.sync_items(self.stands, (), lambda seat: Stand(self.look, f"seat-{seat}"))

    def where(self, place: str) -> QRectF:
        stands = {f"seat-{seat}": stand.rect for seat, stand in self.stands.items()}
        return stands.get(place, QRectF())
