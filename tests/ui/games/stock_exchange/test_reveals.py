"""Before the audit all look at the last envelopes: what everyone made, gave, and holds."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from stockgames.controllers.stages import Stage
from stockgames.engine.state import seen_as
from stockgames.games.stock_exchange.audit import Audit
from stockgames.games.stock_exchange.parts import COAL, DIAMOND, ROUNDS
from stockgames.games.stock_exchange.view import StockExchangeView
from stockgames.presentation.games.stock_exchange.terms import good, short_company
from stockgames.presentation.sentences.speech import say
from stockgames.ui.games.stock_exchange.reveals import Store, opened
from stockgames.ui.sentences import install_language
from stockgames.ui.table.motion import Animator
from stockgames.ui.table.reveal import RevealScreen
from stockgames.ui.table.reveal_data import TableReveal
from stockgames.ui.table.reveal_seats import LEAST, CardWidget
from stockgames.ui.theme.palette import COMPANIES
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.labels import FittedLabel
from tests.presentation.contexts import context as context_of
from tests.ui.finding import sized
from tests.ui.games.stock_exchange.office import GAME, dealt
from tests.ui.table.seating import NAMES, SMALL


def audit_of(seed: int) -> Audit:
    """Return the audit of a game of random envelopes."""
    match, rng = dealt(), Random(seed)
    while not match.is_over:
        seat = match.actors[0]
        view = seen_as(StockExchangeView, match.view(seat))
        match.act(seat, GAME.sample_action(view, rng))
    found = seen_as(StockExchangeView, match.view(0)).audit
    assert found is not None
    return found


@pytest.fixture(scope="module")
def audit() -> Audit:
    return audit_of(3)


AUDITS = [audit_of(seed) for seed in range(12)]


@pytest.mark.usefixtures("qapp")
def test_each_seat_shows_what_it_made_and_gave(audit: Audit) -> None:
    page = opened(audit, NAMES[:8])
    assert page.is_page
    assert [seat.seat for seat in page.seats] == list(range(8))
    for seat, sealed in zip(page.seats, audit.submissions[ROUNDS - 1], strict=True):
        assert len(seat.cards) == len(sealed.produce)
        assert all(good(made) in seat.summary for made in sealed.produce if made != DIAMOND)
        goods, shares = seat.gifts
        assert [gift.to for gift in goods] == [NAMES[gift.to] for gift in sealed.resources]
        assert [gift.to for gift in shares] == [NAMES[gift.to] for gift in sealed.stocks]
        letters = list(COMPANIES)
        assert [gift.mark.letter for gift in shares] == [letters[g.company] for g in sealed.stocks]
        assert all(NAMES[gift.to] in seat.summary for gift in sealed.resources)
        for given in sealed.stocks:  # the same as text
            assert f"{short_company(given.company)} share to {NAMES[given.to]}" in seat.spoken()


def goods_on(page: TableReveal) -> Counter[str]:
    """Count what was made, and given, on a page."""
    made = (card.mark for seat in page.seats for card in seat.cards)
    given = (gift.mark for seat in page.seats for gift in seat.gifts[0])
    return Counter(mark.letter for mark in (*made, *given) if mark is not None)


@pytest.mark.parametrize("audit", [audit for audit in AUDITS if audit.fizzled[-1]])
def test_s4_diamonds_of_the_last_round_are_seen_to_turn_to_coal(audit: Audit) -> None:
    diamond, page = opened(audit, NAMES[:8]).pages
    made = [sealed.produce.count(DIAMOND) for sealed in audit.submissions[-1]]
    fresh = sum(gift.fresh for sealed in audit.submissions[-1] for gift in sealed.resources)
    before, after = goods_on(diamond), goods_on(page)
    assert before["diamond"] - after["diamond"] == sum(made) + fresh
    assert after["coal"] - before["coal"] == sum(made) + fresh
    assert isinstance(diamond.picture, Store)
    assert isinstance(page.picture, Store)
    assert page.picture.held == audit.held
    assert page.picture.before == diamond.picture.held
    assert diamond.picture.held[DIAMOND] - audit.held[DIAMOND] == sum(made)
    assert audit.held[COAL] - diamond.picture.held[COAL] == sum(made)
    assert {news.seat for news in page.news} == {seat for seat, count in enumerate(made) if count}
    assert page.cue is not None
    assert page.cue.headline is not None
    for seat, count in enumerate(made):
        assert (NAMES[seat] in page.cue.headline.line) == (count > 0)


@pytest.mark.parametrize("audit", [audit for audit in AUDITS if not audit.fizzled[-1]])
def test_without_coal_in_the_last_round_there_is_one_page(audit: Audit) -> None:
    page = opened(audit, NAMES[:8])
    assert (page.earlier, page.cue, page.news) == ((), None, ())


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_what_each_seat_made_has_room_in_any_text(qtbot: QtBot, audit: Audit, text: float) -> None:
    """At the largest size only the gifts were left."""
    look, match = ThemeContext(), dealt()
    look.fit(SMALL)
    look.set_text_size(text)
    window = sized(qtbot, QWidget(), SMALL)
    screen = RevealScreen(look, window)
    screen.set_geometry(QRectF(window.rect()))
    window.show()
    context = context_of(match, 0, Stage.SHOWING)
    screen.set_data(opened(audit, context.names), context)
    qtbot.waitExposed(window)
    cards = [card for card in screen.findChildren(CardWidget) if card.isVisible()]
    assert len(cards) == 8 * 4
    assert all(card.height() >= LEAST for card in cards)


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


def test_counts_run_to_those_after_the_coal(qtbot: QtBot) -> None:
    audit = next(audit for audit in AUDITS if audit.fizzled[-1])
    store = Store(audit.held, before=audit.held_before_coal)
    view = store.view(ThemeContext())
    steps = view.show_start(store)
    assert counts(view) == [str(n) for n in audit.held_before_coal]
    animator = Animator(view)
    animator.run(steps, 1.0, lambda: None)
    animator.finish()
    assert counts(view) == [str(n) for n in audit.held]


def counts(view: QWidget) -> list[str]:
    return [label.text() for label in view.findChildren(FittedLabel) if label.text().isdigit()]


def test_what_the_rows_of_a_seat_are_is_said_on_the_page(
    qapp: QApplication, audit: Audit, language: str
) -> None:
    told = texts(Store(audit.held))
    rows = [say(f"stock-exchange-legend-{row}") for row in ("goods", "shares", "made")]
    install_language(qapp, "en")
    assert [text for text in told if text in rows] == rows
