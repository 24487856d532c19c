"""Portfolio's cue: a raid, as a headline if it cost more than a little."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stockgames.controllers.stages import Shown
from stockgames.engine.seat import SeatId
from stockgames.games.portfolio.events import Acquired, Raided
from stockgames.games.portfolio.facts import Facts
from stockgames.presentation.context import TableContext
from stockgames.presentation.cue import Cue, Standing, bills_of, headline_of
from stockgames.presentation.games.portfolio.log_words import headline
from stockgames.presentation.sentences.numbers import money, signed_money
from stockgames.presentation.sentences.speech import say

LITTLE: Final = 2
"""The cost in dollars up to which a raid gets no headline."""
BLOW: Final = 3
"""The change of income in dollars that is felt as a blow."""
_FEW: Final = 20
"""The number of cards in the last stock from which the game is late."""


def cue(before: Facts, after: Facts, shown: Shown, context: TableContext) -> Cue | None:
    """Return what to show of a move; None if it is no raid."""
    raid = next((event for event in shown.events if isinstance(event, Raided)), None)
    if raid is None:
        return None
    bills = bills_of(_gains(before, after, raid), context)
    if raid.cost <= LITTLE:
        return Cue(before.turn + 1, "word", bills)
    seats = raid.owner, raid.seat
    return Cue(
        turn=before.turn + 1,
        size="headline",
        bills=bills,
        lit=(
            *(f"seat-{seat}/plate" for seat in seats),
            *(f"seat-{seat}/portfolio-{raid.portfolio}" for seat in seats),  # before and after
        ),
        headline=headline_of(
            "portfolio",
            _what(raid, before, context),
            headline(raid, context.names),
            turn=before.turn + 1,
            amount=money(raid.cost),
            name=context.names[raid.seat],
        ),
    )


def _gains(before: Facts, after: Facts, raid: Raided) -> Iterator[tuple[SeatId, int, str]]:
    """Yield what the raid costs, and how it changes both incomes."""
    yield raid.seat, -raid.cost, signed_money(-raid.cost)
    for seat in (raid.owner, raid.seat):
        if gain := after.seats[seat].income - before.seats[seat].income:
            yield seat, gain, say("portfolio-cue-income", gain=signed_money(gain))


def _what(raid: Raided, before: Facts, context: TableContext) -> str:
    if not isinstance(raid, Acquired):
        return "closed"
    if raid.owner == context.own:
        return "uninvited"
    richest = max(before.seats, key=lambda seat: (seat.income, seat.cash))
    return "pruned" if raid.owner == richest.seat and len(before.seats) > 2 else "hostile"


def standing(facts: Facts) -> Standing:
    """Return how seats stand: by cash, while blows are felt in their income."""
    cash = tuple(seat.cash for seat in facts.seats)
    incomes = tuple(seat.income for seat in facts.seats)
    is_late = facts.last_turns or (facts.stock_number != 1 and facts.stock <= _FEW)
    return Standing(cash, incomes, BLOW, is_late, facts.last_turns)
