"""Foresight on the desk: it follows the form, and knows nothing but the view."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from stockgames.engine.game import seen_as
from stockgames.games.stock_exchange.drafts import Draft
from stockgames.games.stock_exchange.knowledge import books
from stockgames.games.stock_exchange.parts import BOOK, COAL, GOLD
from stockgames.games.stock_exchange.view import StockExchangeView
from stockgames.ui.games.stock_exchange.foresight import Foresight
from tests.ui.games.stock_exchange.office import dealt


def test_it_follows_the_form(qapp: QApplication) -> None:
    view = seen_as(StockExchangeView, dealt(rounds=1).view(0))
    draft, foresight = Draft(books(view)), Foresight()
    assert foresight.short() == ()
    assert foresight.follow(view, draft)
    foresight.work_out(view, draft)
    before = foresight.short()
    assert len(before) == 13
    assert len(foresight.shares()) == 8
    assert not foresight.follow(view, draft)
    draft.produce(GOLD)
    draft.produce(GOLD)
    assert foresight.follow(view, draft)
    foresight.work_out(view, draft)
    assert foresight.short() != before
    draft.undo()
    draft.undo()
    foresight.work_out(view, draft)
    assert foresight.short() == before


def test_it_forgets_under_the_curtain(qapp: QApplication) -> None:
    view = seen_as(StockExchangeView, dealt().view(3))
    foresight = Foresight()
    foresight.follow(view, Draft(books(view)))
    foresight.work_out(view, Draft(books(view)))
    assert not foresight.follow(None, None)
    assert foresight.forecast is None
    assert foresight.shares() == ()
    assert foresight.sentence(BOOK) == ""


def test_it_tells_what_a_price_hangs_on(qapp: QApplication) -> None:
    view = seen_as(StockExchangeView, dealt(rounds=1).view(0))
    draft, foresight = Draft(books(view)), Foresight()
    foresight.work_out(view, draft)
    assert "Kinds then" in foresight.sentence(BOOK)
    assert "Others' most" in foresight.sentence(GOLD)
    assert foresight.sentence(COAL) == ""


def test_it_hangs_on_nothing_but_the_view(qapp: QApplication) -> None:
    """Two matches that look alike to a seat give it the same numbers."""
    first, second = dealt(seed=5), dealt(seed=5)
    told = []
    for match in (first, second):
        view = seen_as(StockExchangeView, match.view(0))
        foresight = Foresight()
        foresight.work_out(view, Draft(books(view)))
        told.append((foresight.short(), foresight.shares()))
    assert told[0] == told[1]
