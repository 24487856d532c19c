"""What every seat did in a game of Portfolio, counted: draws, runs, raids, deals made and kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stockgames.engine.event import Event
from stockgames.engine.history import Counting, Step, Tally
from stockgames.games.portfolio.events import (
    Acquired,
    Capped,
    DealMade,
    DebtPaid,
    Declined,
    Drew,
    Extended,
    Founded,
    Neutralized,
    Offered,
    TruceEnded,
)
from stockgames.games.portfolio.view import PortfolioView

DRAWN: Final = "drawn"
SPENT: Final = "spent"
FOUNDED: Final = "founded"
EXTENDED: Final = "extended"
CAPPED: Final = "capped"
RAIDED: Final = "raided"
LOST: Final = "lost"
OFFERED: Final = "offered"
DECLINED: Final = "declined"
DEALS: Final = "deals"
REPAID: Final = "repaid"
TRUCES: Final = "truces"
KINDS: Final = (
    *(DRAWN, SPENT, FOUNDED, EXTENDED, CAPPED, RAIDED, LOST),
    *(OFFERED, DECLINED, DEALS, REPAID, TRUCES),
)
_IN_DOLLARS: Final = (SPENT, REPAID)


def tallies(steps: Sequence[Step[PortfolioView]]) -> tuple[Tally, ...]:
    """Return the counts of a game.

    What was spent on draws and repaid of debts is in dollars. A raid neutralized or acquired
    something; a truce counts for the seat that kept it to its end (P12).
    """
    counted = Counting(steps[0].view.seats)
    for step in steps:
        for event in step.events:
            _count(counted, event)
    return tuple(
        counted.tally(kind, unit="dollars" if kind in _IN_DOLLARS else "") for kind in KINDS
    )


def _count(counted: Counting, event: Event) -> None:
    match event:
        case Drew(seat=seat, cards=cards, cost=cost):
            counted.add(seat, DRAWN, by=cards)
            counted.add(seat, SPENT, by=cost)
        case Founded(seat=seat):
            counted.add(seat, FOUNDED)
        case Extended(seat=seat):
            counted.add(seat, EXTENDED)
        case Capped(seat=seat):
            counted.add(seat, CAPPED)
        case Neutralized(seat=seat, owner=owner) | Acquired(seat=seat, owner=owner):
            counted.add(seat, RAIDED)
            counted.add(owner, LOST)
        case _:
            _count_deal(counted, event)


def _count_deal(counted: Counting, event: Event) -> None:
    match event:
        case Offered(seat=seat):
            counted.add(seat, OFFERED)
        case Declined(seat=seat):
            counted.add(seat, DECLINED)
        case DealMade(maker=maker, partner=partner):
            counted.add(maker, DEALS)
            counted.add(partner, DEALS)
        case DebtPaid(seat=seat, amount=amount):
            counted.add(seat, REPAID, by=amount)
        case TruceEnded(seat=seat):
            counted.add(seat, TRUCES)
