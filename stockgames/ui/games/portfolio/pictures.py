"""What the things on the table show, in words and faces, made from the facts."""

from __future__ import annotations

from stockgames.engine.plain_text import isolated
from stockgames.engine.seat import SeatId
from stockgames.games.portfolio.actions import Terms
from stockgames.games.portfolio.choosing import PRICED, Choosing
from stockgames.games.portfolio.facts import Facts, OfferFacts, SeatFacts
from stockgames.games.portfolio.parts import NONE, Portfolio, draw_cost
from stockgames.ui.games.portfolio.area import SeatPicture
from stockgames.ui.games.portfolio.deal_words import (
    consequences,
    promise_in_brief,
    promise_text,
    sentence,
)
from stockgames.ui.games.portfolio.offer_slip import OfferPicture
from stockgames.ui.games.portfolio.piles import PilePicture
from stockgames.ui.games.portfolio.place import Price, PriceList
from stockgames.ui.games.portfolio.run import RunPicture
from stockgames.ui.games.portfolio.terms import cards, change, face, money, price
from stockgames.ui.games.portfolio.trays import SidePicture
from stockgames.ui.games.portfolio.words import PortfolioWords
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.table_context import TableContext


def seat_picture(
    seat: SeatFacts, facts: Facts, context: TableContext, words: PortfolioWords
) -> SeatPicture:
    """Return what the plate of a seat shows, and what is known of its hand."""
    known = seat.known if seat.seat != facts.viewer else ()
    return SeatPicture(
        portrait=context.portraits[seat.seat],
        name=context.names[seat.seat],
        notes=words.plate_notes(seat, context),
        state=context.plate_state(seat.seat, facts),
        cash=money(seat.cash),
        income=income_text(seat.income),
        gain=change(seat.income),
        deals=seat.deals,
        who=words.who(seat, context),
        cards=seat.cards,
        holds=cards(seat.cards),
        known=tuple(face(card) for card in known),
        told=f"{isolated(context.names[seat.seat])}, {words.seat_note(seat, context)}",
    )


def income_text(income: int) -> str:
    """Return what a seat earns a turn, with the word for it."""
    return say("portfolio-income", amount=money(income))


def titles_over_place(context: TableContext) -> tuple[str, ...]:
    """Return the title over the place for a new portfolio, where portfolios do not lie under it.

    It is short, as it tells only whose income stands beside it; to the owner it says nothing.
    """
    return ("",) if context.own is not None else own_titles(context)[-1:]


def own_titles(context: TableContext) -> tuple[str, str]:
    """Return a title over the portfolios of whoever sits in front, and a shorter one."""
    if context.own is not None:
        return (
            say("portfolio-your-portfolios"),
            say("portfolio-portfolios"),
        )
    name = context.names[context.front]
    return say("portfolio-portfolios-of", name=name), name


def pile_picture(facts: Facts, choosing: Choosing) -> PilePicture:
    """Return what both piles show, and what is written over them."""
    stock_label, discard_label = pile_labels(facts)
    return PilePicture(
        stock=facts.stock,
        discards=len(facts.pile),
        exposed=face(facts.pile[-1]) if facts.pile else None,
        stock_label=stock_label,
        discard_label=discard_label,
        caption="" if choosing.selected or choosing.exposed else pile_caption(facts),
        banners=banners() if facts.last_turns else (),
    )


def banners() -> tuple[str, ...]:
    """Return what the ribbon of the last turns tells, ever shorter."""
    return say("portfolio-last-turns-nothing-is-drawn"), say("portfolio-last-turns-ribbon")


def pile_labels(facts: Facts) -> tuple[str, str]:
    """Return what the draw pile and the discard pile are called, with how many cards they hold."""
    which = ("only", "first", "second")[facts.stock_number]
    return (
        say("portfolio-stock", which=which, count=facts.stock),
        say("portfolio-discards", count=len(facts.pile)),
    )


def pile_caption(facts: Facts) -> str:
    """Return what is written over the piles; empty for nothing."""
    if not facts.actors:
        return ""
    if facts.drawing:
        return say("portfolio-the-exposed-card-can-be") if facts.can_expose else ""
    return say("portfolio-drawing-is-over-for-this")


def price_list(choosing: Choosing) -> PriceList:
    """Return what draws cost, which of them can be made, and which is wished for."""
    prices = tuple(
        Price(count, price(draw_cost(count)), target.refused is None)
        for count, target in enumerate(choosing.targets()[:PRICED], start=1)
    )
    title = say("portfolio-how-many-cards")
    return PriceList(title, prices, 0 if choosing.pauper else choosing.cards)


def run_picture(portfolio: Portfolio) -> RunPicture:
    """Return what a portfolio shows."""
    return RunPicture(
        number=portfolio.number,
        owner=portfolio.owner,
        cards=tuple(face(card) for card in portfolio.cards),
        low_cap=None if portfolio.low_cap == NONE else face(portfolio.low_cap),
        high_cap=None if portfolio.high_cap == NONE else face(portfolio.high_cap),
        tag=money(portfolio.value),
    )


def offer_picture(offer: OfferFacts, facts: Facts, context: TableContext) -> OfferPicture:
    """Return what an open offer shows."""
    names, you = context.names, context.own
    title = say("portfolio-offers-a-deal", maker=names[offer.maker], partner=names[offer.partner])
    if you == offer.partner:
        title = say("portfolio-offers-you-a-deal", maker=names[offer.maker])
    elif you == offer.maker:
        title = say("portfolio-your-offer-to", partner=names[offer.partner])
    return OfferPicture(
        title,
        sentence(offer.maker, offer.offer, names, facts.portfolios, you),
        consequences(offer, facts, names, you),
        (
            side_picture(offer.maker, offer.offer.give, facts, context),
            side_picture(offer.partner, offer.offer.get, facts, context),
        ),
        context.portraits[offer.maker],
    )


def side_picture(giver: SeatId, terms: Terms, facts: Facts, context: TableContext) -> SidePicture:
    """Return what a seat gives in a deal."""
    title = say("portfolio-gives", name=context.names[giver])
    if giver == context.own:
        title = say("portfolio-you-give")
    return SidePicture(
        title=title,
        cash=money(terms.cash) if terms.cash else "",
        cards=tuple(face(card) for card in terms.cards),
        runs=tuple(run_picture(p) for p in facts.portfolios if p.number in terms.portfolios),
        promises=tuple(promise_text(promise) for promise in terms.promises),
        brief=tuple(promise_in_brief(promise) for promise in terms.promises),
    )
