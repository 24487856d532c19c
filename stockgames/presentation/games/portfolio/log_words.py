"""Texts on what happened in Portfolio: the log, deals and promises."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stockgames.controllers.stages import Shown
from stockgames.engine.state import Event, SeatId
from stockgames.games.portfolio import events
from stockgames.games.portfolio.actions import Debt, Offer, Promise, Reveal, Terms, Truce
from stockgames.games.portfolio.facts import Facts, OfferFacts
from stockgames.games.portfolio.forecast import DealForecast, find
from stockgames.games.portfolio.parts import ENDS, Number, Portfolio
from stockgames.presentation.context import TableContext
from stockgames.presentation.game_words import LogEntry
from stockgames.presentation.games.portfolio.terms import (
    card_name,
    cards,
    draw_way,
    portfolio_name,
    run_name,
    turns,
)
from stockgames.presentation.sentences.speech import listed, money, say


def _kind_and_size(promise: Promise) -> tuple[str, str]:
    match promise:
        case Truce(turns=count):
            return "truce", turns(count)
        case Debt(cash=cash):
            return "debt", money(cash)
        case Reveal():
            return "look", ""


def promise_text(promise: Promise) -> str:
    """Return a promise as a noun phrase."""
    kind, size = _kind_and_size(promise)
    return say("portfolio-promise", kind=kind, size=size)


def promise_in_brief(promise: Promise) -> str:
    """Return a promise in one or two words, for a ribbon in a narrow tray."""
    kind, size = _kind_and_size(promise)
    return say("portfolio-promise-in-brief", kind=kind, size=size)


def _named(number: Number, portfolios: Sequence[Portfolio]) -> str:
    """Return the name of a portfolio; its number if it is no longer on the table."""
    found = find(portfolios, number)
    if found is None:
        return say("portfolio-portfolio", number=number)
    return say("portfolio-the-portfolio-of", run=portfolio_name(found))


def things(terms: Terms, portfolios: Sequence[Portfolio]) -> list[str]:
    """Return everything that one side gives, each as a phrase for use inside a sentence."""
    found = [money(terms.cash)] if terms.cash else []
    found += [say("portfolio-the", card=card_name(card)) for card in terms.cards]
    found += [_named(number, portfolios) for number in terms.portfolios]
    found += [promise_text(promise) for promise in terms.promises]
    return found


def terms_text(terms: Terms, portfolios: Sequence[Portfolio]) -> str:
    """Return what one side gives as a list in words; `nothing` if it gives nothing."""
    found = things(terms, portfolios)
    return listed(found) if found else say("portfolio-nothing")


def sentence(
    maker: SeatId,
    offer: Offer,
    names: Sequence[str],
    portfolios: Sequence[Portfolio],
    you: SeatId | None,
) -> str:
    """Return a whole offer as one sentence; `you` is the seat addressed, if any."""
    give, get = terms_text(offer.give, portfolios), terms_text(offer.get, portfolios)
    if you == offer.to:
        return say("portfolio-gives-you-and-gets", maker=names[maker], give=give, get=get)
    if you == maker:
        return say("portfolio-you-give-and-get", partner=names[offer.to], give=give, get=get)
    return say(
        "portfolio-gives-and-gets", maker=names[maker], partner=names[offer.to], give=give, get=get
    )


def _meaning(promise: Promise, giver: str, other: str, you: str) -> str:
    """Return an explanation of a promise from one name to another for newcomers.

    `you` says who is addressed: `giver`, `other` or `neither`.
    """
    kind, size = _kind_and_size(promise)
    return say("portfolio-promise-meaning", kind=kind, size=size, you=you, giver=giver, other=other)


def consequences(
    offer: OfferFacts, facts: Facts, names: Sequence[str], you: SeatId | None
) -> tuple[str, ...]:
    """Return a sentence per later effect of an open offer; `you` is the seat addressed, if any."""
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
            you=partner == you,
            name=names[partner],
            after=money(offer.income),
            before=money(now),
        )
        found.insert(0, change)
    return tuple(found)


def worth_text(forecast: DealForecast) -> str:
    """Return what a deal would change for a seat: its income per turn and its cash."""
    income = say(
        "portfolio-income-then",
        changed=forecast.income != forecast.income_after,
        before=money(forecast.income),
        after=money(forecast.income_after),
    )
    cash = say(
        "portfolio-cash-then",
        changed=forecast.cash != forecast.cash_after,
        before=money(forecast.cash),
        after=money(forecast.cash_after),
    )
    return f"{income}  ·  {cash}"


def first_of(promises: Sequence[str], most: int) -> Sequence[str]:
    """Return at most `most` lines of promises; the last counts those left out."""
    if len(promises) <= most:
        return promises
    kept = promises[: max(0, most - 1)]
    return (*kept, say("portfolio-and-more", count=len(promises) - len(kept)))


def running_promises(facts: Facts, names: Sequence[str]) -> list[str]:
    """Return a line for each promise in force, debts first (P12)."""
    owed = [
        say("portfolio-owes", seat=names[seat], partner=names[partner], amount=money(cash))
        for seat, partner, cash in facts.debts
    ]
    spared = [
        say("portfolio-spares", seat=names[seat], partner=names[partner], turns=turns(count))
        for seat, partner, count in facts.truces
    ]
    return [*owed, *spared]


Names = Sequence[str]
_TELLING: Final[tuple[type[Event], ...]] = (
    *(events.Offered, events.Declined, events.Drew, events.Discarded, events.Capped),
    *(events.Extended, events.Founded, events.DealMade, events.Neutralized, events.Acquired),
)
"""Events by importance within a turn, the most important last."""


def weight(event: Event) -> int:
    """Return the importance of an event within its turn; 0 for none."""
    return _TELLING.index(type(event)) + 1 if isinstance(event, _TELLING) else 0


def event_sentence(event: Event, names: Names) -> str:
    """Return the log's sentence for a move, made from this event; empty for minor events."""
    match event:
        case events.Drew(seat=seat):
            way, cost = draw_way(event), money(event.cost)
            count = cards(event.cards)
            return say("portfolio-drew", way=way, name=names[seat], cards=count, cost=cost)
        case events.Founded(seat=seat, cards=founded):
            return say("portfolio-laid", name=names[seat], run=run_name(founded[0], founded[-1]))
        case events.Extended(seat=seat, card=card):
            return say("portfolio-added-the", name=names[seat], card=card_name(card))
        case events.Capped(seat=seat, card=card):
            return say("portfolio-capped-with-the", name=names[seat], card=card_name(card))
        case events.Raided():
            return _raid(event, names)
        case events.Discarded(seat=seat, card=card):
            return say("portfolio-discarded-the", name=names[seat], card=card_name(card))
        case events.EndedEmptyHanded(seat=seat):
            return say("portfolio-has-no-card-to-discard", name=names[seat])
        case _:
            return _deal(event, names)


def _raid(event: events.Raided, names: Names) -> str:
    who, owner, run = names[event.seat], names[event.owner], run_name(event.low, event.high)
    if isinstance(event, events.Acquired):
        return say("portfolio-acquired-a-portfolio-of", name=who, owner=owner, run=run)
    return say("portfolio-neutralized-a-portfolio-of", name=who, owner=owner, run=run)


def _raid_in_brief(event: Event, context: TableContext) -> str:
    """Return a short sentence on a raid; empty for another event."""
    if not isinstance(event, events.Raided):
        return ""
    way = "taken" if isinstance(event, events.Acquired) else "gone"
    who, run = context.names[event.seat], run_name(event.low, event.high)
    whose = "you" if event.owner == context.viewer else "other"
    return say("portfolio-raided-in-brief", way=way, whose=whose, name=who, run=run)


def _deal(event: Event, names: Names) -> str:
    match event:
        case events.Offered(seat=seat, offer=offer):
            return say(
                "portfolio-name-offers-partner-a-deal", name=names[seat], partner=names[offer.to]
            )
        case events.Declined(seat=seat):
            return say("portfolio-declined", name=names[seat])
        case events.DealMade(partner=partner):
            return say("portfolio-accepted-the-deal", name=names[partner])
        case events.Reshuffled():
            return say("portfolio-the-discard-pile-became-the")
        case _:
            return ""


def notes(event: Event, names: Names, viewer: SeatId | None) -> list[str]:
    """Return the secondary log lines that an event adds under a headline."""
    match event:
        case events.ExposedTaken(card=card):
            return [say("portfolio-from-the-discard-pile", card=card_name(card))]
        case events.CardsSeen(cards=seen):
            known = listed([card_name(card) for card in seen])
            return [say("portfolio-from-the-pile", cards=known)]
        case events.Founded(value=value) | events.Extended(value=value):
            return [say("portfolio-it-earns-a-turn", amount=money(value))]
        case events.Capped(end=end):
            return [say("portfolio-capped", end=ENDS[end])]
        case events.Raided(card=card, cost=cost):
            return [say("portfolio-with-the-for", card=card_name(card), amount=money(cost))]
        case events.StockEnded():
            return [say("portfolio-the-draw-pile-is-empty")]
        case _:
            return [*_money_notes(event, names), *_deal_notes(event, names, viewer)]


def _money_notes(event: Event, names: Names) -> list[str]:
    match event:
        case events.Collected(seat=seat, amount=amount, final=final):
            when, earned = "end" if final else "turn", money(amount)
            return [say("portfolio-collects", when=when, name=names[seat], amount=earned)]
        case events.DebtPaid(seat=seat, partner=partner, amount=amount, left=left):
            debt, paid, owed = "running" if left else "settled", money(amount), money(left)
            name, to = names[seat], names[partner]
            return [say("portfolio-pays", debt=debt, name=name, partner=to, amount=paid, left=owed)]
        case _:
            return []


def _deal_notes(event: Event, names: Names, viewer: SeatId | None) -> list[str]:
    match event:
        case events.Offered(seat=seat, offer=offer, portfolios=portfolios):
            return [sentence(seat, offer, names, portfolios, viewer)]
        case events.DealMade(
            maker=maker, partner=partner, give=give, get=get, portfolios=portfolios
        ):
            sides = (names[maker], give), (names[partner], get)
            gifts = ((name, terms_text(terms, portfolios)) for name, terms in sides if terms)
            return [say("portfolio-name-gives-things", name=n, things=gift) for n, gift in gifts]
        case events.HandShown(seat=seat, cards=shown):
            held = listed([card_name(card) for card in shown])
            return [say("portfolio-shows", name=names[seat], cards=held)]
        case events.TruceEnded(seat=seat, partner=partner):
            return [say("portfolio-the-truce-of-with-is", name=names[seat], partner=names[partner])]
        case _:
            return []


def entry(shown: Shown, context: TableContext) -> LogEntry:
    """Return the log entry of a move."""
    names = context.names
    lines = (event_sentence(event, names) for event in shown.events)
    text = next((line for line in lines if line), "")
    details = [n for e in shown.events for n in notes(e, names, context.viewer)]
    actor = context.name(shown.seat)
    brief = "".join(_raid_in_brief(event, context) for event in shown.events)
    return LogEntry(shown.turn + 1, actor, text, tuple(details), brief=brief)
