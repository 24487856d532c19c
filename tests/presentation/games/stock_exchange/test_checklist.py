"""What is left to decide, part by part."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from stockgames.engine.state import seen_as
from stockgames.games.stock_exchange.form import Form
from stockgames.games.stock_exchange.parts import GOLD, IRON
from stockgames.games.stock_exchange.view import StockExchangeView, books
from stockgames.presentation.games.stock_exchange import panels as checklist
from tests.ui.games.stock_exchange.office import dealt


def test_the_envelope_says_what_is_left(qapp: QApplication) -> None:
    view = seen_as(StockExchangeView, dealt().view(0))
    form = Form(books(view))
    assert checklist.missing(form.problems()) == "4 to order, 2 resources, 2 shares to give"
    for resource in (GOLD, GOLD, IRON, IRON):
        form.produce(resource)
    form.give_resource(3, GOLD)
    assert checklist.missing(form.problems()) == "1 resource, 2 shares to give"
    assert checklist.missing_in_short(form.problems()) == "Missing: 1 resource, 2 shares to give"
    told = {checklist.part_name(part): checklist.part_count(part) for part in form.parts()}
    assert told == {
        "Production": "4 of 4",
        "Resource gifts": "1 of 2",
        "Share gifts": "0 of 2",
        "Garnet exchange": "none",
    }
    form.unmake(GOLD)
    form.unmake(GOLD)
    assert "1 gift to replace" in checklist.missing(form.problems())
