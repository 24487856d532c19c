"""What goods and shares would bring, as text."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from stockgames.engine.state import seen_as
from stockgames.games.stock_exchange.ai.goods_forecast import Forecast, Foresight
from stockgames.games.stock_exchange.form import Form
from stockgames.games.stock_exchange.parts import BOOK, COAL, GOLD
from stockgames.games.stock_exchange.view import StockExchangeView, books
from stockgames.presentation.games.stock_exchange.words import gains, payments, sentence
from tests.games.stock_exchange.table import WEIGHTS
from tests.ui.games.stock_exchange.office import dealt


def foreseen() -> Forecast:
    view = seen_as(StockExchangeView, dealt(rounds=1).view(0))
    foresight = Foresight(WEIGHTS.habits)
    foresight.work_out(view, Form(books(view)))
    assert foresight.forecast is not None
    return foresight.forecast


def test_every_good_and_every_share_has_its_words(qapp: QApplication) -> None:
    told = gains(foreseen())
    assert len(told) == 13
    for resource, text in enumerate(told):
        assert text == "" if resource == COAL else text == "±0" or text[:2] in ("+$", "−$")
    assert len(payments(foreseen())) == 8


def test_what_would_be_written_as_nothing_has_no_sign(qapp: QApplication) -> None:
    found = foreseen()
    for gain, text in ((-250.0, "±0"), (250.0, "±0"), (260.0, "+$500"), (-400.0, "−$500")):
        changed = [prospect._replace(gain=gain) for prospect in found.prospects]
        assert set(gains(found._replace(prospects=tuple(changed)))) == {text, ""}


def test_the_sentence_names_the_same_sum_as_the_shelf(qapp: QApplication) -> None:
    found = foreseen()
    for gain, text in ((300.0, "$500"), (740.0, "$500"), (120.0, "$0"), (-400.0, "−$500")):
        changed = [prospect._replace(gain=gain) for prospect in found.prospects]
        told = sentence(found._replace(prospects=tuple(changed)), BOOK)
        assert told.text.startswith(f"One more is worth about {text} ")


def test_nothing_is_said_before_it_is_worked_out(qapp: QApplication) -> None:
    assert gains(None) == payments(None) == ()
    assert sentence(None, BOOK).text == ""


def test_it_tells_what_a_price_hangs_on(qapp: QApplication) -> None:
    found = foreseen()
    assert "Kinds then" in sentence(found, BOOK).text
    assert "Others' most" in sentence(found, GOLD).text
    assert sentence(found, COAL).text == ""
