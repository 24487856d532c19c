"""What the things on the table show, made from a view."""

from __future__ import annotations

from stockgames.engine.seat import SeatId
from stockgames.games.portfolio.actions import Terms
from stockgames.games.portfolio.choosing import PRICED, Choosing
from stockgames.games.portfolio.parts import DRAWING, NONE, Portfolio, draw_cost, plays_twice
from stockgames.games.portfolio.view import PortfolioView
from stockgames.ui.games.portfolio.area import SeatFacts
from stockgames.ui.games.portfolio.deal_words import consequences, promise_text, sentence
from stockgames.ui.games.portfolio.offer_slip import OfferFacts, SideFacts
from stockgames.ui.games.portfolio.piles import PileFacts
from stockgames.ui.games.portfolio.place import Price, PriceList
from stockgames.ui.games.portfolio.run import RunFacts
from stockgames.ui.games.portfolio.terms import change, face, money
from stockgames.ui.games.portfolio.words import PortfolioWords
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.game_table import TableContext


def seat_facts(
    seat: SeatId, view: PortfolioView, context: TableContext, words: PortfolioWords
) -> SeatFacts:
    """Return what the plate of a seat shows, and what is known of its hand."""
    known = view.known[seat] if seat != view.seat else ()
    return SeatFacts(
        seat=seat,
        name=context.names[seat],
        notes=words.plate_notes(seat, view, context),
        state=context.plate_state(seat, view),
        cash=money(view.cash[seat]),
        income=income_text(seat, view),
        gain=change(view.incomes[seat]),
        deals=seat == view.dealer,
        known=tuple(face(card) for card in known),
    )


def income_text(seat: SeatId, view: PortfolioView) -> str:
    """Return what a seat earns a turn, with the word for it."""
    return say("portfolio-income", amount=money(view.incomes[seat]))


def own_titles(context: TableContext) -> tuple[str, str]:
    """Return a title over the portfolios of whoever sits in front, and a shorter one."""
    if context.own is not None:
        return (
            say("portfolio-your-portfolios"),
            say("portfolio-yours"),
        )
    name = context.names[context.front]
    return say("portfolio-portfolios-of", name=name), name


def pile_facts(view: PortfolioView, choosing: Choosing) -> PileFacts:
    """Return what both piles show, and what is written over them."""
    stock = say("portfolio-stock", count=view.stock)
    if plays_twice(view.seats):
        stock = say("portfolio-first-stock", count=view.stock)
        if not view.reshuffles:
            stock = say("portfolio-second-stock", count=view.stock)
    last = say("portfolio-last-turns-nothing-is-drawn")
    return PileFacts(
        stock=view.stock,
        discards=len(view.pile),
        exposed=face(view.pile[-1]) if view.pile else None,
        stock_label=stock,
        discard_label=say("portfolio-discards", count=len(view.pile)),
        caption="" if choosing.selected or choosing.exposed else _pile_caption(view),
        banner=last if view.last_turns else "",
    )


def _pile_caption(view: PortfolioView) -> str:
    if not view.actors:
        return ""
    if view.stage == DRAWING:
        can = say("portfolio-the-exposed-card-can-be")
        return can if view.most_cards[1] else ""
    return say("portfolio-drawing-is-over-for-this")


def price_list(choosing: Choosing) -> PriceList:
    """Return what draws cost, which of them can be made, and which is wished for."""
    free = say("portfolio-free")
    prices = tuple(
        Price(count, money(cost) if (cost := draw_cost(count)) else free, target.refused is None)
        for target in choosing.targets()[:PRICED]
        for count in (target.place[1],)
    )
    title = say("portfolio-how-many-cards")
    return PriceList(title, prices, 0 if choosing.pauper else choosing.cards)


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
    title = say("portfolio-offers-a-deal", maker=names[maker], partner=names[offer.to])
    if you == offer.to:
        title = say("portfolio-offers-you-a-deal", maker=names[maker])
    elif you == maker:
        title = say("portfolio-your-offer-to", partner=names[offer.to])
    return OfferFacts(
        title,
        sentence(maker, offer, names, view.portfolios, you),
        consequences(view.offer, view, names),
        (
            _side(maker, offer.give, view, context),
            _side(offer.to, offer.get, view, context),
        ),
    )


def _side(giver: SeatId, terms: Terms, view: PortfolioView, context: TableContext) -> SideFacts:
    title = say("portfolio-gives", name=context.names[giver])
    if giver == context.own:
        title = say("portfolio-you-give")
    return SideFacts(
        title=title,
        cash=money(terms.cash) if terms.cash else "",
        cards=tuple(face(card) for card in terms.cards),
        runs=tuple(run_facts(p) for p in view.portfolios if p.number in terms.portfolios),
        promises=tuple(promise_text(promise) for promise in terms.promises),
    )
