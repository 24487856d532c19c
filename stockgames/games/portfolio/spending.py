"""Payments in the current turn, from public events."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import takewhile
from typing import Literal, NamedTuple, TypeAlias

from stockgames.engine.event import Event
from stockgames.engine.seat import SeatId
from stockgames.games.portfolio.events import (
    Acquired,
    DealMade,
    DebtPaid,
    Drew,
    Neutralized,
    TurnBegan,
)

Reason: TypeAlias = Literal["draw", "acquire", "neutralize", "debt", "deal"]


class Spent(NamedTuple):
    """One change of a seat's cash."""

    reason: Reason
    cards: int
    """The number of cards drawn for it; 0 for other reasons."""
    amount: int
    """Dollars; negative if they were paid."""


def spent_in_turn(newest: Iterable[Event], seat: SeatId) -> list[Spent]:
    """Return the changes of a seat's cash since its turn began, without its income; oldest first.

    `newest` are the events, newest first.
    """
    turn = takewhile(lambda event: not isinstance(event, TurnBegan), newest)
    return [spent for event in turn if (spent := _spent(event, seat)) is not None][::-1]


def _spent(event: Event, active: SeatId) -> Spent | None:
    match event:
        case Drew(cost=cost, cards=cards) if cost:
            return Spent("draw", cards, -cost)
        case Acquired(cost=cost):
            return Spent("acquire", 0, -cost)
        case Neutralized(cost=cost):
            return Spent("neutralize", 0, -cost)
        case DebtPaid(seat=seat, amount=amount) if seat == active:
            return Spent("debt", 0, -amount)
        case DealMade(maker=maker, partner=partner, give=give, get=get):
            gain = get.cash - give.cash
            gain = gain if maker == active else -gain if partner == active else 0
            return Spent("deal", 0, gain) if gain else None
        case _:
            return None
