"""Before the audit all look at the last envelopes: what everyone made, gave, and holds."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from stockgames.engine.state import seen_as
from stockgames.games.stock_exchange.audit import Audit
from stockgames.games.stock_exchange.parts import ROUNDS
from stockgames.games.stock_exchange.view import StockExchangeView
from stockgames.presentation.games.stock_exchange.terms import short_company
from stockgames.presentation.sentences.speech import say
from stockgames.ui.games.stock_exchange.reveals import Store, opened
from stockgames.ui.sentences.language import install_language
from stockgames.ui.theme.palette import COMPANIES
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.labels import FittedLabel
from tests.ui.games.stock_exchange.office import GAME, dealt
from tests.ui.table.seating import NAMES


@pytest.fixture(scope="module")
def audit() -> Audit:
    """Return the audit of a game of random envelopes."""
    match, rng = dealt(), Random(3)
    while not match.is_over:
        seat = match.actors[0]
        view = seen_as(StockExchangeView, match.view(seat))
        match.act(seat, GAME.sample_action(view, rng))
    found = seen_as(StockExchangeView, match.view(0)).audit
    assert found is not None
    return found


@pytest.mark.usefixtures("qapp")
def test_each_seat_shows_what_it_made_and_gave(audit: Audit) -> None:
    page = opened(audit, NAMES[:8])
    assert page.is_page
    assert [seat.seat for seat in page.seats] == list(range(8))
    for seat, sealed in zip(page.seats, audit.submissions[ROUNDS - 1], strict=True):
        assert len(seat.cards) == len(sealed.produce)
        goods, shares = seat.gifts
        assert [gift.to for gift in goods] == [NAMES[gift.to] for gift in sealed.resources]
        assert [gift.to for gift in shares] == [NAMES[gift.to] for gift in sealed.stocks]
        letters = list(COMPANIES)
        assert [gift.mark.letter for gift in shares] == [letters[g.company] for g in sealed.stocks]
        assert all(NAMES[gift.to] in seat.summary for gift in sealed.resources)
        for given in sealed.stocks:  # the same as text
            assert f"{short_company(given.company)} share to {NAMES[given.to]}" in seat.spoken()


def test_what_all_hold_is_the_sum_of_all_statements(audit: Audit) -> None:
    assert sum(audit.held) == sum(sum(one.resources) for one in audit.statements)
    assert len(audit.held) == len(audit.statements[0].resources)


def shown(store: Store) -> QWidget:
    """Return a widget that shows what is in all stores."""
    view = store.view(ThemeContext())
    view.resize(600, 560)
    view.show_end(store)
    return view


def texts(store: Store) -> list[str]:
    return [label.text() for label in shown(store).findChildren(FittedLabel)]


def test_each_count_shows(qtbot: QtBot, audit: Audit) -> None:
    usual = Store(audit.held)
    assert [told for told in texts(usual) if told.isdigit()] == [str(n) for n in audit.held]
    for resource in (0, len(audit.held) - 1):
        counts = list(audit.held)
        counts[resource] += 1
        other = shown(replace(usual, held=tuple(counts)))
        assert other.grab().toImage() != shown(usual).grab().toImage()


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_the_rows_of_a_seat_are_is_said_on_the_page(
    qapp: QApplication, audit: Audit, language: str
) -> None:
    install_language(qapp, language)
    told = texts(Store(audit.held))
    rows = [say(f"stock-exchange-legend-{row}") for row in ("goods", "shares", "made")]
    install_language(qapp, "en")
    assert [text for text in told if text in rows] == rows
