"""What portfolios and open offers show, made from a view."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from stockgames.engine.seat import SeatId
from stockgames.games.portfolio.actions import Terms
from stockgames.games.portfolio.parts import NONE, Portfolio
from stockgames.games.portfolio.view import PortfolioView
from stockgames.ui.games.portfolio.deal_words import consequences, promise_text, sentence
from stockgames.ui.games.portfolio.offer_slip import OfferFacts, SideFacts
from stockgames.ui.games.portfolio.run import RunFacts
from stockgames.ui.games.portfolio.terms import face, money
from stockgames.ui.table.game_table import TableContext


def run_facts(portfolio: Portfolio) -> RunFacts:
    """Return what a portfolio shows."""
    return RunFacts(
        number=portfolio.number,
        owner=portfolio.owner,
        cards=tuple(face(card) for card in portfolio.cards),
        low_cap=None if portfolio.low_cap == NONE else face(portfolio.low_cap),
        high_cap=None if portfolio.high_cap == NONE else face(portfolio.high_cap),
        tag=money(portfolio.value),
    )


def offer_facts(view: PortfolioView, context: TableContext) -> OfferFacts:
    """Return what the open offer shows; there must be one."""
    assert view.offer is not None
    maker, offer = view.offer
    names, you = context.names, context.own
    title = QCoreApplication.translate("PortfolioWords", "{maker} offers {partner} a deal")
    if you == offer.to:
        title = QCoreApplication.translate("PortfolioWords", "{maker} offers you a deal")
    elif you == maker:
        title = QCoreApplication.translate("PortfolioWords", "Your offer to {partner}")
    return OfferFacts(
        title.format(maker=names[maker], partner=names[offer.to]),
        sentence(maker, offer, names, view.portfolios, you),
        consequences(maker, offer, view, names),
        (
            _side(maker, offer.give, view, context),
            _side(offer.to, offer.get, view, context),
        ),
    )


def _side(giver: SeatId, terms: Terms, view: PortfolioView, context: TableContext) -> SideFacts:
    title = QCoreApplication.translate("PortfolioWords", "{name} gives")
    if giver == context.own:
        title = QCoreApplication.translate("PortfolioWords", "You give")
    return SideFacts(
        title=title.format(name=context.names[giver]),
        cash=money(terms.cash) if terms.cash else "",
        cards=tuple(face(card) for card in terms.cards),
        runs=tuple(run_facts(p) for p in view.portfolios if p.number in terms.portfolios),
        promises=tuple(promise_text(promise) for promise in terms.promises),
    )
