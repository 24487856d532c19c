"""What a single event of Exchange is, in a plain sentence."""

from __future__ import annotations

from collections.abc import Sequence

from stockgames.engine.event import Event
from stockgames.games.exchange import events
from stockgames.games.exchange.parts import (
    BUY,
    FOUNDERS,
    INTELLIGENCE_COST,
    ROUNDS,
    SELL,
    SIDES,
    ForceId,
)
from stockgames.ui.games.exchange.board_words import (
    influence_text,
    moves_text,
    papers,
    security_name,
    sold_text,
)
from stockgames.ui.games.exchange.terms import force_text, shares_text
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.money import money


def describe(event: Event, names: Sequence[str]) -> list[str]:
    """Return the sentence of one event; none where others say it."""
    seat = getattr(event, "seat", None)
    text = _of_market(event) if seat is None else _of_card(event, names[seat])
    if seat is not None and not text:
        text = _of_money(event, names[seat])
    return [text] if text else []


def coming_text(force: ForceId) -> str:
    """Return what is coming, for who paid to see it (E5)."""
    return say("exchange-coming", event=force_text(force).title, moves=moves_text(force))


def price_text(event: events.PriceMoved) -> str:
    """Return where a price went."""
    return say(
        "exchange-went-from-to",
        security=security_name(event.security),
        before=money(event.before),
        after=money(event.after),
    )


def pop_text(event: events.PriceMoved) -> str:
    """Return that a move popped the bubble."""
    return say("exchange-the-bubble-of-popped", security=security_name(event.security))


def _of_market(event: Event) -> str:
    """Tell of what happens to nobody in particular."""
    match event:
        case events.RoundBegan(round=number) if number > ROUNDS:
            return say("exchange-the-market-close-begins")
        case events.RoundBegan(round=number):
            return say("exchange-round-begins", round=number)
        case events.ForceTurned(force=force):
            return force_text(force).title
        case events.PriceMoved(pops=0):
            return price_text(event)
        case events.PriceMoved():
            return f"{price_text(event)}, {pop_text(event)}"
        case events.LobbyistCalled():
            return say("exchange-most-cash-is-tied")
        case _:
            return ""


def _of_card(event: Event, name: str) -> str:
    """Tell of a card that a seat lays, shows or looks at, and of the lobbyist that comes to it."""
    match event:
        case events.Laid():
            return say("exchange-is-ready", name=name)
        case events.FounderShown(founder=founder):
            return say("exchange-starts-as", name=name, founder=FOUNDERS[founder].name)
        case events.IntelligenceBought():
            return say("exchange-bought-intelligence", name=name, amount=money(INTELLIGENCE_COST))
        case events.ForceSeen(force=force):
            return coming_text(force)
        case events.SecurityShown(security=security):
            return say("exchange-trades", name=name, security=security_name(security))
        case events.SideShown(side=side):
            return say("exchange-side-shown-of", side=SIDES[side], name=name)
        case events.LobbyistCalled():
            return say("exchange-the-lobbyist-goes-to", name=name)
        case events.VoteShown(security=security, by=by, lobby=lobby):
            voice, vote = "lobbyist" if lobby else "seat", influence_text(security, by)
            return say("exchange-voted", voice=voice, name=name, vote=vote)
        case events.OrderShown(security=security, side=side, shares=shares):
            bundle = papers(security, shares)
            return say("exchange-order-shown", side=SIDES[side], name=name, papers=bundle)
        case _:
            return ""


def _of_money(event: Event, name: str) -> str:
    """Tell of what a seat gains or loses; of most money another event speaks."""
    match event:
        case events.Traded(security=security, shares=0):
            return say("exchange-had-nothing-to-sell", name=name, security=security_name(security))
        case events.Traded(security=security, shares=shares, price=price):
            side, count = SIDES[BUY if shares > 0 else SELL], abs(shares)
            bundle, amount = papers(security, count), money(count * price)
            return say("exchange-traded", side=side, name=name, papers=bundle, amount=amount)
        case events.LiquidationDue(debt=debt):
            return say("exchange-is-short-liquidation", name=name, amount=money(debt))
        case events.Liquidated(sold=sold, proceeds=proceeds):
            amount, shown = money(proceeds), sold_text(sold)
            return say("exchange-liquidates", name=name, shares=shown, amount=amount)
        case events.Eliminated(lost=lost):
            return say("exchange-cannot-pay-and-is-out", name=name, shares=shares_text(sum(lost)))
        case events.MoneyMoved(amount=amount, reason=events.FOUNDED):
            return say("exchange-starts-with", name=name, amount=money(amount))
        case events.MoneyMoved(amount=amount, reason=events.FORFEITED):
            return say("exchange-forfeits", name=name, amount=money(-amount))
        case _:
            return ""
