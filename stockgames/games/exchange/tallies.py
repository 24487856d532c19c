"""What every seat did in a game of Exchange, counted: votes, trades, intelligence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stockgames.engine.history import Counting, Step, Tally
from stockgames.games.exchange.events import (
    IntelligenceBought,
    Liquidated,
    LobbyistCalled,
    PriceMoved,
    Traded,
    VoteShown,
)
from stockgames.games.exchange.view import ExchangeView

VOTES: Final = "votes"
VOTES_WON: Final = "votes-won"
BOUGHT: Final = "bought"
SOLD: Final = "sold"
LIQUIDATED: Final = "liquidated"
INTELLIGENCE: Final = "intelligence"
LOBBYIST: Final = "lobbyist"
KINDS: Final = (VOTES, VOTES_WON, BOUGHT, SOLD, LIQUIDATED, INTELLIGENCE, LOBBYIST)


def tallies(steps: Sequence[Step[ExchangeView]]) -> tuple[Tally, ...]:
    """Return the counts of a game.

    A vote is won if its security went that way, whatever else moved it. Shares bought, sold, and
    sold at half price (E7) are counted singly.
    """
    counted = Counting(steps[0].view.seats)
    for step in steps:
        ways = {e.security: e.steps for e in step.events if isinstance(e, PriceMoved)}
        for event in step.events:
            if isinstance(event, VoteShown):
                counted.add(event.seat, VOTES)
                counted.add(event.seat, VOTES_WON, by=ways.get(event.security, 0) * event.by > 0)
            elif isinstance(event, Traded):
                kind = BOUGHT if event.shares > 0 else SOLD
                counted.add(event.seat, kind, by=abs(event.shares))
            elif isinstance(event, Liquidated):
                counted.add(event.seat, LIQUIDATED, by=sum(event.sold))
            elif isinstance(event, IntelligenceBought):
                counted.add(event.seat, INTELLIGENCE)
            elif isinstance(event, LobbyistCalled) and event.seat is not None:
                counted.add(event.seat, LOBBYIST)
    return tuple(counted.tally(kind) for kind in KINDS)
