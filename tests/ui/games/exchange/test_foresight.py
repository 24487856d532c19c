"""The strip under the hand: a column for each price of an order, or a line about a vote."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from stockgames.games.exchange.actions import Order
from stockgames.games.exchange.forecast import (
    Forecast,
    OrderForecast,
    Quote,
    VoteForecast,
    order_forecast,
)
from stockgames.games.exchange.parts import BUY, SELL
from stockgames.ui.games.exchange.hand import ForesightItem
from stockgames.ui.theme.context import ThemeContext
from tests.games.exchange.table import lay, state_with, view

VOTE = VoteForecast(0, 1, before=50, after=60, pops=False)


def ordering(order: Order) -> OrderForecast:
    match = state_with((200, 300, 300), ((1, 1, 0),) * 3)
    lay(match, "banks", "bonds", "bonds")
    return order_forecast(view(match, 0), 0, order)


def drawn(forecast: Forecast | None) -> QImage:
    item = ForesightItem(ThemeContext())
    item.set_rect(QRectF(0, 0, 620, 48))
    item.tell(forecast)
    image = QImage(620, 48, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    item.draw(painter)
    painter.end()
    return image


def test_orders_votes_and_nothing_look_different(qapp: QApplication) -> None:
    shown = [None, VOTE, ordering(Order(BUY, 4)), ordering(Order(BUY, 9)), ordering(Order(SELL, 1))]
    pictures = [drawn(forecast) for forecast in shown]
    assert all(one != other for i, one in enumerate(pictures) for other in pictures[:i])


def test_what_has_no_consequences_shows_nothing(qapp: QApplication) -> None:
    assert drawn(Quote(50, 3)) == drawn(None)


def test_an_order_has_a_column_for_every_price_until_something_else_is_told(
    qapp: QApplication,
) -> None:
    item = ForesightItem(ThemeContext())
    item.tell(ordering(Order(BUY, 4)))
    assert [row.price for row in item.rows] == list(range(20, 90, 10))
    for other in (VOTE, None):
        item.tell(other)
        assert item.rows == ()
