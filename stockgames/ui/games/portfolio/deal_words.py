"""Deals and promises in words: what each side gives, as one sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from stockgames.engine.seat import SeatId
from stockgames.games.portfolio.actions import Debt, Offer, OpenOffer, Promise, Reveal, Terms, Truce
from stockgames.games.portfolio.forecast import incomes_after
from stockgames.games.portfolio.parts import Number, Portfolio
from stockgames.games.portfolio.view import PortfolioView
from stockgames.ui.games.portfolio.terms import (
    card_name,
    money,
    portfolio_name,
    turns,
)
from stockgames.ui.sentences.speech import say
from stockgames.ui.shell.words import listed


def promise_text(promise: Promise) -> str:
    """Return a promise as a thing that is given."""
    match promise:
        case Truce(turns=count):
            return say("portfolio-a-truce-for", turns=turns(count))
        case Debt(cash=cash):
            return say("portfolio-out-of-coming-incomes", amount=money(cash))
        case Reveal():
            return say("portfolio-a-look-at-the-hand")


def _named(number: Number, portfolios: Sequence[Portfolio]) -> str:
    """Return the name of a portfolio; by number if it has left the table."""
    found = next((p for p in portfolios if p.number == number), None)
    if found is None:
        return say("portfolio-portfolio", number=number)
    return say("portfolio-the-portfolio-of", run=portfolio_name(found))


def things(terms: Terms, portfolios: Sequence[Portfolio]) -> list[str]:
    """Return everything that one side gives, each as words inside a sentence."""
    found = [money(terms.cash)] if terms.cash else []
    found += [_the(card_name(card)) for card in terms.cards]
    found += [_named(number, portfolios) for number in terms.portfolios]
    found += [promise_text(promise) for promise in terms.promises]
    return found


def _the(name: str) -> str:
    return say("portfolio-the", card=name)


def terms_text(terms: Terms, portfolios: Sequence[Portfolio]) -> str:
    """Return what one side gives as a list in words; `nothing` for nothing."""
    found = things(terms, portfolios)
    return listed(found) if found else say("portfolio-nothing")


def sentence(
    maker: SeatId,
    offer: Offer,
    names: Sequence[str],
    portfolios: Sequence[Portfolio],
    you: SeatId | None,
) -> str:
    """Return a whole offer as one sentence; `you` is the seat that is spoken to, if any."""
    give, get = terms_text(offer.give, portfolios), terms_text(offer.get, portfolios)
    if you == offer.to:
        return say("portfolio-gives-you-and-gets", maker=names[maker], give=give, get=get)
    if you == maker:
        return say("portfolio-you-give-and-get", partner=names[offer.to], give=give, get=get)
    return say(
        "portfolio-gives-and-gets", maker=names[maker], partner=names[offer.to], give=give, get=get
    )


def meaning(promise: Promise, giver: str, other: str) -> str:
    """Return what a promise of one name to another comes to, for who has never heard of it."""
    match promise:
        case Truce(turns=count):
            return say(
                "portfolio-truce-for-can-neither-acquire",
                turns=turns(count),
                giver=giver,
                other=other,
            )
        case Debt(cash=cash):
            return say("portfolio-debt-the-next-of-s", amount=money(cash), giver=giver, other=other)
        case Reveal():
            return say("portfolio-look-sees-the-hand-of", giver=giver, other=other)


def consequences(
    open_offer: OpenOffer, view: PortfolioView, names: Sequence[str]
) -> tuple[str, ...]:
    """Return a sentence for each thing that an open offer would change later on."""
    maker, offer = open_offer
    ways = (maker, offer.to, offer.give), (offer.to, maker, offer.get)
    found = [
        meaning(promise, names[giver], names[other])
        for giver, other, terms in ways
        for promise in terms.promises
    ]
    now, after = view.incomes[offer.to], incomes_after(view, open_offer)[offer.to]
    if after != now:
        change = say(
            "portfolio-the-income-of-would-be",
            name=names[offer.to],
            after=money(after),
            before=money(now),
        )
        found.insert(0, change)
    return tuple(found)


def first_of(promises: Sequence[str], most: int) -> Sequence[str]:
    """Return promises as so many lines; the last tells how many there is no room for."""
    if len(promises) <= most:
        return promises
    kept = promises[: max(0, most - 1)]
    return (*kept, say("portfolio-and-more", count=len(promises) - len(kept)))


def running_promises(view: PortfolioView, names: Sequence[str]) -> list[str]:
    """Return a line for each promise that binds somebody, debts first (P12).

    Debts between the same two are added up; of their truces, which run side by side, the
    longest is told.
    """
    owed = Counter[tuple[SeatId, SeatId]]()
    for debt in view.debts:
        owed[debt.seat, debt.partner] += debt.cash
    found = [
        say("portfolio-owes", seat=names[seat], partner=names[partner], amount=money(cash))
        for (seat, partner), cash in owed.items()
    ]
    longest: dict[tuple[SeatId, SeatId], int] = {}
    for truce in view.truces:
        pair = truce.seat, truce.partner
        longest[pair] = max(truce.turns, longest.get(pair, 0))
    found += [
        say("portfolio-spares", seat=names[seat], partner=names[partner], turns=turns(count))
        for (seat, partner), count in longest.items()
    ]
    return found
