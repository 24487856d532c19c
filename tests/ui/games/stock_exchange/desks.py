"""Parts of a desk at their places, to be painted one by one."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import QRectF

from stockgames.engine.state import seen_as
from stockgames.games.stock_exchange.facts import Facts, facts_of
from stockgames.games.stock_exchange.form import Form
from stockgames.games.stock_exchange.view import StockExchangeView, books
from stockgames.ui.games.stock_exchange.layout import DeskItem, lay_out
from tests.ui.games.stock_exchange.office import dealt

LAYOUT = lay_out(1280, 680)
Piece = TypeVar("Piece", bound=DeskItem)


def view(seat: int | None = 0, rounds: int = 0) -> StockExchangeView:
    return seen_as(StockExchangeView, dealt(rounds=rounds).view(seat))


def form(seat: int = 0) -> Form:
    """Return an empty form of the first round."""
    return Form(books(view(seat)))


def facts(lies: Form | None = None, seat: int | None = 0, rounds: int = 0) -> Facts:
    return facts_of(view(seat, rounds), lies, is_open=lies is not None)


def placed(item: Piece, shown: Facts | None, box: QRectF) -> Piece:
    """Return a part at its place that shows these facts."""
    item.set_geometry(LAYOUT, box)
    item.facts = shown
    return item
