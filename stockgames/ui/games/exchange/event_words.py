"""What a single event of Exchange is, in a plain sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from stockgames.engine.event import Event
from stockgames.games.exchange.events import (
    FORFEITED,
    FOUNDED,
    Eliminated,
    ForceSeen,
    ForceTurned,
    FounderShown,
    IntelligenceBought,
    Laid,
    Liquidated,
    LiquidationDue,
    LobbyistCalled,
    MoneyMoved,
    OrderShown,
    PriceMoved,
    RoundBegan,
    SecurityShown,
    SideShown,
    Traded,
    VoteShown,
)
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
    dollars,
    influence_text,
    moves_text,
    papers,
    security_name,
    sold_text,
)
from stockgames.ui.games.exchange.terms import force_text, shares_text
from stockgames.ui.sentences.speech import say


def describe(event: Event, names: Sequence[str]) -> list[str]:
    """Return the sentence of one event; none where others say it."""
    teller = _TELLERS.get(type(event))
    if teller is None:
        return []
    text = teller(event, names)
    return [text] if text else []


def coming_text(force: ForceId) -> str:
    """Return what is coming, for who paid to see it (E5)."""
    return say("exchange-coming", event=force_text(force).title, moves=moves_text(force))


def price_text(event: PriceMoved) -> str:
    """Return where a price went."""
    return say(
        "exchange-went-from-to",
        security=security_name(event.security),
        before=dollars(event.before),
        after=dollars(event.after),
    )


def pop_text(event: PriceMoved) -> str:
    """Return that a move popped the bubble."""
    return say("exchange-the-bubble-of-popped", security=security_name(event.security))


def _round_began(event: RoundBegan, names: Sequence[str]) -> str:
    if event.round > ROUNDS:
        return say("exchange-the-market-close-begins")
    return say("exchange-round-begins", round=event.round)


def _laid(event: Laid, names: Sequence[str]) -> str:
    return say("exchange-has-laid-a-card", name=names[event.seat])


def _founder(event: FounderShown, names: Sequence[str]) -> str:
    return say("exchange-starts-as", name=names[event.seat], founder=FOUNDERS[event.founder].name)


def _bought_intelligence(event: IntelligenceBought, names: Sequence[str]) -> str:
    return say(
        "exchange-paid-to-look-at-the", name=names[event.seat], amount=dollars(INTELLIGENCE_COST)
    )


def _seen(event: ForceSeen, names: Sequence[str]) -> str:
    return coming_text(event.force)


def _security(event: SecurityShown, names: Sequence[str]) -> str:
    return say("exchange-trades", name=names[event.seat], security=security_name(event.security))


def _side(event: SideShown, names: Sequence[str]) -> str:
    return say("exchange-side-shown-of", side=SIDES[event.side], name=names[event.seat])


def _lobbyist(event: LobbyistCalled, names: Sequence[str]) -> str:
    if event.seat is None:
        return say("exchange-most-cash-is-tied-nobody")
    return say("exchange-the-lobbyist-goes-to", name=names[event.seat])


def _vote(event: VoteShown, names: Sequence[str]) -> str:
    vote, voice = influence_text(event.security, event.by), "lobbyist" if event.lobby else "seat"
    return say("exchange-voted", voice=voice, name=names[event.seat], vote=vote)


def _force(event: ForceTurned, names: Sequence[str]) -> str:
    return force_text(event.force).title


def _moved(event: PriceMoved, names: Sequence[str]) -> str:
    return f"{price_text(event)}, {pop_text(event)}" if event.pops else price_text(event)


def _order(event: OrderShown, names: Sequence[str]) -> str:
    bundle, side = papers(event.security, event.shares), SIDES[event.side]
    return say("exchange-order-shown", side=side, name=names[event.seat], papers=bundle)


def _traded(event: Traded, names: Sequence[str]) -> str:
    name, count = names[event.seat], abs(event.shares)
    if not count:
        security = security_name(event.security)
        return say("exchange-had-nothing-to-sell", name=name, security=security)
    bundle, amount = papers(event.security, count), dollars(count * event.price)
    side = SIDES[BUY if event.shares > 0 else SELL]
    return say("exchange-traded", side=side, name=name, papers=bundle, amount=amount)


def _due(event: LiquidationDue, names: Sequence[str]) -> str:
    return say("exchange-is-short-liquidation", name=names[event.seat], amount=dollars(event.debt))


def _liquidated(event: Liquidated, names: Sequence[str]) -> str:
    return say(
        "exchange-liquidates",
        name=names[event.seat],
        shares=sold_text(event.sold),
        amount=dollars(event.proceeds),
    )


def _eliminated(event: Eliminated, names: Sequence[str]) -> str:
    return say(
        "exchange-cannot-pay-and-is-out",
        name=names[event.seat],
        shares=shares_text(sum(event.lost)),
    )


def _money(event: MoneyMoved, names: Sequence[str]) -> str:
    """Tell of money that no other event speaks of."""
    name, amount = names[event.seat], dollars(abs(event.amount))
    if event.reason == FOUNDED:
        text = say("exchange-starts-with", name=name, amount=amount)
    elif event.reason == FORFEITED:
        text = say("exchange-forfeits", name=name, amount=amount)
    else:
        return ""
    return text


_TELLERS: dict[type[Event], Callable[..., str]] = {
    RoundBegan: _round_began,
    Laid: _laid,
    FounderShown: _founder,
    IntelligenceBought: _bought_intelligence,
    ForceSeen: _seen,
    SecurityShown: _security,
    SideShown: _side,
    LobbyistCalled: _lobbyist,
    VoteShown: _vote,
    ForceTurned: _force,
    PriceMoved: _moved,
    OrderShown: _order,
    Traded: _traded,
    LiquidationDue: _due,
    Liquidated: _liquidated,
    Eliminated: _eliminated,
    MoneyMoved: _money,
}
