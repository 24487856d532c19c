"""What every company produced in a game of Stock Exchange, piece by piece; told after the audit."""

from __future__ import annotations

from typing import Final

from stockgames.engine.history import Counting, Tally
from stockgames.games.stock_exchange.audit import Audit
from stockgames.games.stock_exchange.parts import PRODUCIBLE, SEATS

PRODUCED: Final = "produced"
EXCHANGED: Final = "exchanged"


def tallies(audit: Audit | None) -> tuple[Tally, ...]:
    """Return how many pieces of each resource every company made, coal counting as diamonds.

    The last one is how many shares its leader exchanged for own ones (S5).
    """
    if audit is None:
        return ()
    counted = Counting(SEATS)
    for laid in audit.submissions:
        for seat, submission in enumerate(laid):
            counted.add(seat, EXCHANGED, by=len(submission.exchange))
            for resource in submission.produce:
                counted.add(seat, PRODUCED, resource)
    made = (counted.tally(PRODUCED, resource) for resource in PRODUCIBLE)
    return (*made, counted.tally(EXCHANGED))
