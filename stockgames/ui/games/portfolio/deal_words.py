"""Deals and promises in words: what each side gives, as one sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from stockgames.engine.seat import SeatId
from stockgames.games.portfolio.actions import Debt, Offer, Promise, Reveal, Terms, Truce
from stockgames.games.portfolio.parts import Number, Portfolio
from stockgames.games.portfolio.view import PortfolioView
from stockgames.ui.games.portfolio.terms import (
    card_name,
    money,
    portfolio_name,
    turns,
)
from stockgames.ui.shell.words import listed


def promise_text(promise: Promise) -> str:
    """Return a promise as a thing that is given."""
    match promise:
        case Truce(turns=count):
            text = QCoreApplication.translate("PortfolioWords", "a truce for {turns}")
            return text.format(turns=turns(count))
        case Debt(cash=cash):
            text = QCoreApplication.translate("PortfolioWords", "{amount} out of coming incomes")
            return text.format(amount=money(cash))
        case Reveal():
            return QCoreApplication.translate("PortfolioWords", "a look at the hand")


def _named(number: Number, portfolios: Sequence[Portfolio]) -> str:
    """Return the name of a portfolio; by number if it has left the table."""
    found = next((p for p in portfolios if p.number == number), None)
    if found is None:
        text = QCoreApplication.translate("PortfolioWords", "portfolio {number}")
        return text.format(number=number)
    text = QCoreApplication.translate("PortfolioWords", "the portfolio of {run}")
    return text.format(run=portfolio_name(found))


def things(terms: Terms, portfolios: Sequence[Portfolio]) -> list[str]:
    """Return everything that one side gives, each as words inside a sentence."""
    found = [money(terms.cash)] if terms.cash else []
    found += [_the(card_name(card)) for card in terms.cards]
    found += [_named(number, portfolios) for number in terms.portfolios]
    found += [promise_text(promise) for promise in terms.promises]
    return found


def _the(name: str) -> str:
    return QCoreApplication.translate("PortfolioWords", "the {card}").format(card=name)


def terms_text(terms: Terms, portfolios: Sequence[Portfolio]) -> str:
    """Return what one side gives as a list in words; `nothing` for nothing."""
    found = things(terms, portfolios)
    return listed(found) if found else QCoreApplication.translate("PortfolioWords", "nothing")


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
        text = QCoreApplication.translate(
            "PortfolioWords", "{maker} gives you {give} and gets {get}."
        )
    elif you == maker:
        text = QCoreApplication.translate(
            "PortfolioWords", "You give {partner} {give} and get {get}."
        )
    else:
        text = QCoreApplication.translate(
            "PortfolioWords", "{maker} gives {partner} {give} and gets {get}."
        )
    return text.format(maker=names[maker], partner=names[offer.to], give=give, get=get)


def meaning(promise: Promise, giver: str, other: str) -> str:
    """Return what a promise of one name to another comes to, for who has never heard of it."""
    match promise:
        case Truce(turns=count):
            text = QCoreApplication.translate(
                "PortfolioWords",
                "Truce: for {turns}, {giver} can neither acquire nor neutralize what {other} has.",
            )
            return text.format(turns=turns(count), giver=giver, other=other)
        case Debt(cash=cash):
            text = QCoreApplication.translate(
                "PortfolioWords", "Debt: the next {amount} of {giver}'s income go to {other}."
            )
            return text.format(amount=money(cash), giver=giver, other=other)
        case Reveal():
            text = QCoreApplication.translate(
                "PortfolioWords", "Look: {other} sees the hand of {giver} once."
            )
            return text.format(giver=giver, other=other)


def consequences(
    maker: SeatId, offer: Offer, view: PortfolioView, names: Sequence[str]
) -> tuple[str, ...]:
    """Return a sentence for each thing that an open offer would change later on."""
    ways = (maker, offer.to, offer.give), (offer.to, maker, offer.get)
    found = [
        meaning(promise, names[giver], names[other])
        for giver, other, terms in ways
        for promise in terms.promises
    ]
    values = {portfolio.number: portfolio.value for portfolio in view.portfolios}
    gain = sum(values.get(number, 0) for number in offer.give.portfolios)
    gain -= sum(values.get(number, 0) for number in offer.get.portfolios)
    if gain:
        text = QCoreApplication.translate(
            "PortfolioWords", "The income of {name} would be {after}, now {before}."
        )
        now = view.incomes[offer.to]
        change = text.format(name=names[offer.to], after=money(now + gain), before=money(now))
        found.insert(0, change)
    return tuple(found)


def first_of(promises: Sequence[str], most: int) -> Sequence[str]:
    """Return promises as so many lines; the last tells how many there is no room for."""
    if len(promises) <= most:
        return promises
    text = QCoreApplication.translate("PortfolioWords", "and {count} more")
    kept = promises[: max(0, most - 1)]
    return (*kept, text.format(count=len(promises) - len(kept)))


def running_promises(view: PortfolioView, names: Sequence[str]) -> list[str]:
    """Return a line for each promise that binds somebody, debts first (P12).

    Debts between the same two are added up; of their truces, which run side by side, the
    longest is told.
    """
    owes = QCoreApplication.translate("PortfolioWords", "{seat} owes {partner} {amount}")
    spares = QCoreApplication.translate("PortfolioWords", "{seat} spares {partner}: {turns}")
    owed = Counter[tuple[SeatId, SeatId]]()
    for debt in view.debts:
        owed[debt.seat, debt.partner] += debt.cash
    found = [
        owes.format(seat=names[seat], partner=names[partner], amount=money(cash))
        for (seat, partner), cash in owed.items()
    ]
    longest: dict[tuple[SeatId, SeatId], int] = {}
    for truce in view.truces:
        pair = truce.seat, truce.partner
        longest[pair] = max(truce.turns, longest.get(pair, 0))
    found += [
        spares.format(seat=names[seat], partner=names[partner], turns=turns(count))
        for (seat, partner), count in longest.items()
    ]
    return found
