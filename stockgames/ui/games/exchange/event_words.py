"""What a single event of Exchange is, in a plain sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication

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
from stockgames.games.exchange.parts import BUY, FOUNDERS, INTELLIGENCE_COST, ROUNDS, ForceId
from stockgames.ui.games.exchange.board_words import (
    dollars,
    influence_text,
    moves_text,
    papers,
    security_name,
    sold_text,
)
from stockgames.ui.games.exchange.terms import force_text, shares_text


def describe(event: Event, names: Sequence[str]) -> list[str]:
    """Return the sentence of one event; none where others say it."""
    teller = _TELLERS.get(type(event))
    if teller is None:
        return []
    text = teller(event, names)
    return [text] if text else []


def coming_text(force: ForceId) -> str:
    """Return what is coming, for who paid to see it (E5)."""
    text = QCoreApplication.translate("ExchangeWords", "Coming: {event} ({moves})")
    return text.format(event=force_text(force).title, moves=moves_text(force))


def price_text(event: PriceMoved) -> str:
    """Return where a price went."""
    text = QCoreApplication.translate("ExchangeWords", "{security} went from {before} to {after}")
    return text.format(
        security=security_name(event.security),
        before=dollars(event.before),
        after=dollars(event.after),
    )


def pop_text(event: PriceMoved) -> str:
    """Return that a move popped the bubble."""
    text = QCoreApplication.translate("ExchangeWords", "The bubble of {security} popped")
    return text.format(security=security_name(event.security))


def _round_began(event: RoundBegan, names: Sequence[str]) -> str:
    if event.round > ROUNDS:
        return QCoreApplication.translate("ExchangeWords", "The market close begins.")
    text = QCoreApplication.translate("ExchangeWords", "Round {round} begins.")
    return text.format(round=event.round)


def _laid(event: Laid, names: Sequence[str]) -> str:
    text = QCoreApplication.translate("ExchangeWords", "{name} has laid a card.")
    return text.format(name=names[event.seat])


def _founder(event: FounderShown, names: Sequence[str]) -> str:
    text = QCoreApplication.translate("ExchangeWords", "{name} starts as {founder}")
    return text.format(name=names[event.seat], founder=FOUNDERS[event.founder].name)


def _bought_intelligence(event: IntelligenceBought, names: Sequence[str]) -> str:
    text = QCoreApplication.translate(
        "ExchangeWords", "{name} paid {amount} to look at the Market Force."
    )
    return text.format(name=names[event.seat], amount=dollars(INTELLIGENCE_COST))


def _seen(event: ForceSeen, names: Sequence[str]) -> str:
    return coming_text(event.force)


def _security(event: SecurityShown, names: Sequence[str]) -> str:
    text = QCoreApplication.translate("ExchangeWords", "{name} trades {security}")
    return text.format(name=names[event.seat], security=security_name(event.security))


def _side(event: SideShown, names: Sequence[str]) -> str:
    if event.side == BUY:
        text = QCoreApplication.translate("ExchangeWords", "{name} buys")
    else:
        text = QCoreApplication.translate("ExchangeWords", "{name} sells")
    return text.format(name=names[event.seat])


def _lobbyist(event: LobbyistCalled, names: Sequence[str]) -> str:
    if event.seat is None:
        return QCoreApplication.translate(
            "ExchangeWords", "Most cash is tied: nobody has the lobbyist"
        )
    text = QCoreApplication.translate("ExchangeWords", "The lobbyist goes to {name}")
    return text.format(name=names[event.seat])


def _vote(event: VoteShown, names: Sequence[str]) -> str:
    if event.lobby:
        text = QCoreApplication.translate("ExchangeWords", "{name}, lobbyist: {vote}")
    else:
        text = QCoreApplication.translate("ExchangeWords", "{name}: {vote}")
    return text.format(name=names[event.seat], vote=influence_text(event.security, event.by))


def _force(event: ForceTurned, names: Sequence[str]) -> str:
    return force_text(event.force).title


def _moved(event: PriceMoved, names: Sequence[str]) -> str:
    return f"{price_text(event)}, {pop_text(event)}" if event.pops else price_text(event)


def _order(event: OrderShown, names: Sequence[str]) -> str:
    if event.side == BUY:
        text = QCoreApplication.translate("ExchangeWords", "{name} ordered {papers}")
    else:
        text = QCoreApplication.translate("ExchangeWords", "{name} offered {papers}")
    return text.format(name=names[event.seat], papers=papers(event.security, event.shares))


def _traded(event: Traded, names: Sequence[str]) -> str:
    name, security = names[event.seat], security_name(event.security)
    if not event.shares:
        text = QCoreApplication.translate("ExchangeWords", "{security}: {name} had nothing to sell")
        return text.format(name=name, security=security)
    if event.shares > 0:
        text = QCoreApplication.translate("ExchangeWords", "{name} bought {papers} for {amount}")
    else:
        text = QCoreApplication.translate("ExchangeWords", "{name} sold {papers} for {amount}")
    count = abs(event.shares)
    return text.format(
        name=name, papers=papers(event.security, count), amount=dollars(count * event.price)
    )


def _due(event: LiquidationDue, names: Sequence[str]) -> str:
    text = QCoreApplication.translate("ExchangeWords", "{name} is {amount} short: liquidation")
    return text.format(name=names[event.seat], amount=dollars(event.debt))


def _liquidated(event: Liquidated, names: Sequence[str]) -> str:
    text = QCoreApplication.translate("ExchangeWords", "{name} liquidates {shares}: {amount}")
    return text.format(
        name=names[event.seat], shares=sold_text(event.sold), amount=dollars(event.proceeds)
    )


def _eliminated(event: Eliminated, names: Sequence[str]) -> str:
    text = QCoreApplication.translate(
        "ExchangeWords", "{name} cannot pay and is out, {shares} lost"
    )
    return text.format(name=names[event.seat], shares=shares_text(sum(event.lost)))


def _money(event: MoneyMoved, names: Sequence[str]) -> str:
    """Tell of money that no other event speaks of."""
    name, amount = names[event.seat], dollars(abs(event.amount))
    if event.reason == FOUNDED:
        text = QCoreApplication.translate("ExchangeWords", "{name} starts with {amount}")
    elif event.reason == FORFEITED:
        text = QCoreApplication.translate("ExchangeWords", "{name} forfeits {amount}")
    else:
        return ""
    return text.format(name=name, amount=amount)


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
