"""The course of a game of Portfolio as data: cash and income, and what it turned on.

Money is in dollars. Income is also the value of a seat's portfolios (P11). Of a `raid` (something
was neutralized) and a `takeover` (P9), `amount` is what its owner lost a turn, `thing` the
portfolio's number and `changes` what happened to incomes. Of a `founding` it is what the most
valuable new portfolio earned, of a `collection` the largest income of one turn, of a `deal` the
cash that its maker paid (negative: got), and `changes` what happened to everybody's cash.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from stockgames.engine.history import (
    History,
    Moment,
    Step,
    by_seat,
    changed,
    completed,
    happened,
    heaviest,
    own_moment,
)
from stockgames.games.portfolio.events import (
    Acquired,
    Collected,
    DealMade,
    Founded,
    Raided,
    StockEnded,
)
from stockgames.games.portfolio.facts import Facts, facts_of
from stockgames.games.portfolio.tallies import tallies
from stockgames.games.portfolio.view import PortfolioView

PortfolioStep: TypeAlias = Step[PortfolioView]

CASH: Final = "cash"
INCOME: Final = "income"
RAID: Final = "raid"
TAKEOVER: Final = "takeover"
FOUNDING: Final = "founding"
COLLECTION: Final = "collection"
DEAL: Final = "deal"
STOCK_ENDED: Final = "stock-ended"
DOLLARS: Final = "dollars"


def history(steps: Sequence[PortfolioStep]) -> History:
    """Return the course of a game by its turns; a turn ends with the next seat's collection."""
    facts = [facts_of(step.view) for step in steps]
    cash = [[one.cash for one in now.seats] for now in facts]
    incomes = [[one.income for one in now.seats] for now in facts]
    bare = History(
        seats=steps[0].view.seats,
        axis="turn",
        at=tuple(step.turn for step in steps),
        main=CASH,
        series=(*by_seat(CASH, DOLLARS, cash), *by_seat(INCOME, DOLLARS, incomes)),
    )
    found = [*_raids(steps, facts), *_deals(steps, facts), *_largest(steps)]
    return completed(bare, steps, found, tallies(steps))


def _raids(steps: Sequence[PortfolioStep], facts: Sequence[Facts]) -> Iterator[Moment]:
    for step in steps[1:]:
        before = facts[step.number - 1]
        for event in step.events:
            if isinstance(event, Raided):
                number, owner = event.portfolio, event.owner
                lost = next(one.value for one in before.portfolios if one.number == number)
                won = {event.seat: event.value} if isinstance(event, Acquired) else {}
                changes = changed(len(before.seats), {owner: -lost, **won})
                kind = TAKEOVER if isinstance(event, Acquired) else RAID
                yield Moment(kind, step.number, event.seat, lost, (owner,), number, changes)


def _deals(steps: Sequence[PortfolioStep], facts: Sequence[Facts]) -> Iterator[Moment]:
    for step, event in happened(steps, DealMade):
        pairs = zip(facts[step.number].seats, facts[step.number - 1].seats, strict=True)
        changes = tuple(now.cash - then.cash for now, then in pairs)
        paid = event.give.cash - event.get.cash
        yield Moment(DEAL, step.number, event.maker, paid, (event.partner,), changes=changes)


def _largest(steps: Sequence[PortfolioStep]) -> Iterator[Moment]:
    """Yield the largest founding and the largest collection of one turn; the end of the stock."""
    for step, ended in happened(steps, StockEnded):
        yield Moment(STOCK_ENDED, step.number, ended.seat, 0)
    yield from heaviest(
        own_moment(step, FOUNDING, founded.seat, founded.value, founded.portfolio)
        for step, founded in happened(steps, Founded)
    )
    yield from heaviest(
        own_moment(step, COLLECTION, collected.seat, collected.amount)
        for step, collected in happened(steps, Collected)
        if not collected.final
    )
