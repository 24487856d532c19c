"""What happened in Exchange, in plain sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QCoreApplication

from stockgames.controllers.table import Shown
from stockgames.engine.event import Event
from stockgames.games.exchange.events import (
    FORFEITED,
    FOUNDED,
    INTELLIGENCE,
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
from stockgames.games.exchange.parts import ALL_SECURITIES, BUY, ROUNDS, SELL
from stockgames.ui.games.exchange.board_words import (
    dollars,
    influence_text,
    moves_text,
    security_name,
    sold_text,
)
from stockgames.ui.games.exchange.terms import (
    LETTERS,
    force_date,
    force_line,
    force_title,
    founder_name,
    shares_text,
)
from stockgames.ui.table.game_table import LogEntry, TableContext


def entry(shown: Shown, context: TableContext) -> LogEntry:
    """Return a move as the log tells it: one card laid, or all that the last card set off.

    That somebody laid a card is worth no line once the cards are shown: the text is empty then.
    """
    names, events = context.names, shown.events
    actor = names[shown.seat] if 0 <= shown.seat < len(names) else ""
    number = _round_of(shown, context.history)
    for told in (_market_turn, _closed, _debts_paid, _orders_shown, _securities_shown, _founded):
        text, notes = told(events, names)
        if text:
            return LogEntry(number, "", text, (*notes, *_aftermath(events, names)))
    if _is_stale(shown, context.history):
        return LogEntry(number, actor, "")
    lines = [line for event in events for line in describe(event, names)]
    text, *notes = lines or [""]
    return LogEntry(number, actor, text, tuple(notes))


def _is_stale(shown: Shown, history: Sequence[Shown]) -> bool:
    """Tell whether a move only laid a card of a phase that is over."""
    if not all(isinstance(event, Laid) for event in shown.events):
        return False
    later = (move for move in history if move.number > shown.number)
    return any(move.turn > shown.turn or any(e.reveals for e in move.events) for move in later)


def _round_of(shown: Shown, history: Sequence[Shown]) -> int:
    """Return the round a move was made in; the close counts as one more."""
    before = [move for move in history if move.number < shown.number]
    began = [e.round for move in before for e in move.events if isinstance(e, RoundBegan)]
    return began[-1] if began else 0


_Told = tuple[str, list[str]]
_NOTHING: _Told = ("", [])


def _market_turn(events: Sequence[Event], names: Sequence[str]) -> _Told:
    """Tell of a Market Force, where prices went, and of every trade."""
    turned = next((event for event in events if isinstance(event, ForceTurned)), None)
    if turned is None:
        return _NOTHING
    trades, votes = _trades(events, names), _votes(events, names)
    text = QCoreApplication.translate("ExchangeWords", "Market Force: {moves}")
    card = text.format(moves=moves_text(turned.force))
    story = f"{force_date(turned.force)}: {force_line(turned.force)}"
    notes = [*_market_notes(events), card, *trades, *votes, *_moves(events), story]
    return force_title(turned.force), notes


def _closed(events: Sequence[Event], names: Sequence[str]) -> _Told:
    """Tell of the final influence."""
    if not any(isinstance(event, VoteShown) for event in events):
        return _NOTHING
    head = QCoreApplication.translate("ExchangeWords", "The market closes.")
    return head, [*_market_notes(events), *_votes(events, names), *_moves(events)]


def _debts_paid(events: Sequence[Event], names: Sequence[str]) -> _Told:
    sales = [line for e in events if isinstance(e, Liquidated) for line in describe(e, names)]
    if not sales:
        return _NOTHING
    head = QCoreApplication.translate("ExchangeWords", "Debts are paid.")
    return head, [*sales, *_trades(events, names)]


def _securities_shown(events: Sequence[Event], names: Sequence[str]) -> _Told:
    shown = [event for event in events if isinstance(event, SecurityShown)]
    if not shown:
        return _NOTHING
    head = QCoreApplication.translate("ExchangeWords", "Phase 1 is shown.")
    return head, [
        _group(security_name(security), seats)
        for security in ALL_SECURITIES
        if (seats := [names[e.seat] for e in shown if e.security == security])
    ]


def _orders_shown(events: Sequence[Event], names: Sequence[str]) -> _Told:
    shown = [event for event in events if isinstance(event, SideShown)]
    if not shown:
        return _NOTHING
    head = QCoreApplication.translate("ExchangeWords", "Phase 2 is shown.")
    return head, [
        _group(word, seats)
        for side, word in _sides()
        if (seats := [names[e.seat] for e in shown if e.side == side])
    ]


def _founded(events: Sequence[Event], names: Sequence[str]) -> _Told:
    shown = [event for event in events if isinstance(event, FounderShown)]
    if not shown:
        return _NOTHING
    head = QCoreApplication.translate("ExchangeWords", "The founders are shown.")
    return head, [line for event in shown for line in describe(event, names)]


def _aftermath(events: Sequence[Event], names: Sequence[str]) -> list[str]:
    """Return what else a move led to: who looked ahead, is out, owes, or leads the lobbyist."""
    kinds = (IntelligenceBought, Eliminated, LiquidationDue, LobbyistCalled)
    return [line for e in events if isinstance(e, kinds) for line in describe(e, names)]


def _group(word: str, seats: Sequence[str]) -> str:
    text = QCoreApplication.translate("ExchangeWords", "{what}: {names}")
    return text.format(what=word, names=", ".join(seats))


def _sides() -> tuple[tuple[int, str], ...]:
    buying = QCoreApplication.translate("ExchangeWords", "Buying")
    selling = QCoreApplication.translate("ExchangeWords", "Selling")
    return ((BUY, buying), (SELL, selling))


def _market_notes(events: Iterable[Event]) -> list[str]:
    """Return the prices that are new, short enough for one line, and the bubbles."""
    moved = [event for event in events if isinstance(event, PriceMoved)]
    if not moved:
        return [QCoreApplication.translate("ExchangeWords", "No price moved")]
    prices = ", ".join(f"{LETTERS[e.security]} {dollars(e.after)}" for e in moved)
    return [prices, *_pops(moved)]


def _moves(events: Iterable[Event]) -> list[str]:
    return [_price(event) for event in events if isinstance(event, PriceMoved)]


def _price(event: PriceMoved) -> str:
    text = QCoreApplication.translate("ExchangeWords", "{security} went from {before} to {after}")
    return text.format(
        security=security_name(event.security),
        before=dollars(event.before),
        after=dollars(event.after),
    )


def _pops(events: Iterable[Event]) -> list[str]:
    text = QCoreApplication.translate("ExchangeWords", "The bubble of {security} popped")
    return [
        text.format(security=security_name(event.security))
        for event in events
        if isinstance(event, PriceMoved) and event.pops
    ]


def _trades(events: Iterable[Event], names: Sequence[str]) -> list[str]:
    return [line for e in events if isinstance(e, Traded) for line in describe(e, names)]


def _votes(events: Iterable[Event], names: Sequence[str]) -> list[str]:
    return [line for e in events if isinstance(e, VoteShown) for line in describe(e, names)]


def describe(event: Event, names: Sequence[str]) -> list[str]:
    """Return the sentence of one event; none where others say it."""
    teller = _TELLERS.get(type(event))
    if teller is None:
        return []
    text = teller(event, names)
    return [text] if text else []


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
    return text.format(name=names[event.seat], founder=founder_name(event.founder))


def _bought_intelligence(event: IntelligenceBought, names: Sequence[str]) -> str:
    text = QCoreApplication.translate("ExchangeWords", "{name} paid to look at the Market Force.")
    return text.format(name=names[event.seat])


def _seen(event: ForceSeen, names: Sequence[str]) -> str:
    text = QCoreApplication.translate("ExchangeWords", "Coming: {event} ({moves})")
    return text.format(event=force_title(event.force), moves=moves_text(event.force))


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
    return force_title(event.force)


def _moved(event: PriceMoved, names: Sequence[str]) -> str:
    return ", ".join([_price(event), *_pops([event])])


def _order(event: OrderShown, names: Sequence[str]) -> str:
    if event.side == BUY:
        text = QCoreApplication.translate("ExchangeWords", "{name} ordered {count} {security}")
    else:
        text = QCoreApplication.translate("ExchangeWords", "{name} offered {count} {security}")
    name, security = names[event.seat], security_name(event.security)
    return text.format(name=name, count=event.shares, security=security)


def _traded(event: Traded, names: Sequence[str]) -> str:
    if not event.shares:
        text = QCoreApplication.translate("ExchangeWords", "{name} had no {security} to sell")
    elif event.shares > 0:
        text = QCoreApplication.translate(
            "ExchangeWords", "{name} bought {count} {security} for {amount}"
        )
    else:
        text = QCoreApplication.translate(
            "ExchangeWords", "{name} sold {count} {security} for {amount}"
        )
    return text.format(
        name=names[event.seat],
        count=abs(event.shares),
        security=security_name(event.security),
        amount=dollars(abs(event.shares) * event.price),
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
    elif event.reason == INTELLIGENCE:
        text = QCoreApplication.translate("ExchangeWords", "{name} paid {amount}")
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
