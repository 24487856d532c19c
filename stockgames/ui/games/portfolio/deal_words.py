"""Deals and promises in words: what each side gives, as one sentence."""

from __future__ import annotations

from collections.abc import Sequence

from stockgames.engine.seat import SeatId
from stockgames.games.portfolio.actions import Debt, Offer, Promise, Reveal, Terms, Truce
from stockgames.games.portfolio.facts import Facts, OfferFacts
from stockgames.games.portfolio.forecast import DealForecast
from stockgames.games.portfolio.parts import Number, Portfolio
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


def promise_in_brief(promise: Promise) -> str:
    """Return a promise in a word or two, for a ribbon in a narrow tray."""
    match promise:
        case Truce(turns=count):
            return say("portfolio-promise-in-brief", kind="truce", size=turns(count))
        case Debt(cash=cash):
            return say("portfolio-promise-in-brief", kind="debt", size=money(cash))
        case Reveal():
            return say("portfolio-promise-in-brief", kind="look", size="")


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


def _meaning(promise: Promise, giver: str, other: str, you: str) -> str:
    """Return what a promise of one name to another comes to, for who has never heard of it.

    `you` tells which of both is spoken to: `giver`, `other` or `neither`.
    """
    match promise:
        case Truce(turns=count):
            return say(
                "portfolio-truce-for-can-neither-acquire",
                you=you,
                turns=turns(count),
                giver=giver,
                other=other,
            )
        case Debt(cash=cash):
            return say(
                "portfolio-debt-the-next-of-s",
                you=you,
                amount=money(cash),
                giver=giver,
                other=other,
            )
        case Reveal():
            return say("portfolio-look-sees-the-hand-of", you=you, giver=giver, other=other)


def consequences(
    offer: OfferFacts, facts: Facts, names: Sequence[str], you: SeatId | None
) -> tuple[str, ...]:
    """Return a sentence for each thing that an open offer would change later on.

    `you` is the seat that is spoken to, if any.
    """
    maker, partner, sides = offer.maker, offer.partner, offer.offer
    ways = (maker, partner, sides.give), (partner, maker, sides.get)
    found = [
        _meaning(
            promise,
            names[giver],
            names[other],
            "giver" if giver == you else "other" if other == you else "neither",
        )
        for giver, other, terms in ways
        for promise in terms.promises
    ]
    now = facts.seats[partner].income
    if offer.income != now:
        change = say(
            "portfolio-the-income-of-would-be",
            you="yes" if partner == you else "no",
            name=names[partner],
            after=money(offer.income),
            before=money(now),
        )
        found.insert(0, change)
    return tuple(found)


def worth_text(forecast: DealForecast) -> str:
    """Return what a deal would change for a seat: income a turn, and cash."""
    income = say(
        "portfolio-income-then",
        changed="no" if forecast.income == forecast.income_after else "yes",
        before=money(forecast.income),
        after=money(forecast.income_after),
    )
    cash = say(
        "portfolio-cash-then",
        changed="no" if forecast.cash == forecast.cash_after else "yes",
        before=money(forecast.cash),
        after=money(forecast.cash_after),
    )
    return f"{income}  ·  {cash}"


def first_of(promises: Sequence[str], most: int) -> Sequence[str]:
    """Return promises as so many lines; the last tells how many there is no room for."""
    if len(promises) <= most:
        return promises
    kept = promises[: max(0, most - 1)]
    return (*kept, say("portfolio-and-more", count=len(promises) - len(kept)))


def running_promises(facts: Facts, names: Sequence[str]) -> list[str]:
    """Return a line for each promise that binds somebody, debts first (P12)."""
    owed = [
        say("portfolio-owes", seat=names[seat], partner=names[partner], amount=money(cash))
        for seat, partner, cash in facts.debts
    ]
    spared = [
        say("portfolio-spares", seat=names[seat], partner=names[partner], turns=turns(count))
        for seat, partner, count in facts.truces
    ]
    return [*owed, *spared]
