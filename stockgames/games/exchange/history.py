"""A finished game as data: chart lines, turning points and tallies by seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from stockgames.engine.history import (
    Counting,
    History,
    Moment,
    Series,
    Step,
    Tally,
    best_and_worst,
    by_seat,
    by_thing,
    completed,
    happened,
    heaviest,
    own_moment,
)
from stockgames.games.exchange import events
from stockgames.games.exchange.facts import ExchangeFacts, facts_of
from stockgames.games.exchange.parts import ALL_SECURITIES, CLOSE
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
    """Return the tallies of a game.

    A vote is won if its security went that way, whatever else moved it. Shares bought, sold, and
    sold at half price (E7) are counted separately.
    """
    counted = Counting(steps[0].view.seats)
    for step in steps:
        ways = {e.security: e.steps for e in step.events if isinstance(e, events.PriceMoved)}
        for event in step.events:
            if isinstance(event, events.VoteShown):
                counted.add(event.seat, VOTES)
                counted.add(event.seat, VOTES_WON, by=ways.get(event.security, 0) * event.by > 0)
            elif isinstance(event, events.Traded):
                kind = BOUGHT if event.shares > 0 else SOLD
                counted.add(event.seat, kind, by=abs(event.shares))
            elif isinstance(event, events.Liquidated):
                counted.add(event.seat, LIQUIDATED, by=sum(event.sold))
            elif isinstance(event, events.IntelligenceBought):
                counted.add(event.seat, INTELLIGENCE)
            elif isinstance(event, events.LobbyistCalled) and event.seat is not None:
                counted.add(event.seat, LOBBYIST)
    return tuple(counted.tally(kind) for kind in KINDS)


ExchangeStep: TypeAlias = Step[ExchangeView]

WORTH: Final = "worth"
PRICE: Final = "price"
SHARES: Final = "shares"
BUBBLE: Final = "bubble"
REBOUND: Final = "rebound"
BOOM: Final = "boom"
SLUMP: Final = "slump"
RUIN: Final = "ruin"
LIQUIDATION: Final = "liquidation"
TRADE: Final = "trade"
DOLLARS: Final = "dollars"


def history(steps: Sequence[ExchangeStep]) -> History:
    """Return the history of a game by rounds; the one after the last is the market close."""
    facts = [facts_of(step.view) for step in steps]
    seats = range(steps[0].view.seats)
    bare = History(
        seats=len(seats),
        axis="round",
        at=(0, *(now.round + (now.stage == CLOSE) for now in facts[:-1])),
        main=WORTH,
        series=(
            *by_seat(WORTH, DOLLARS, [[_worth(now, seat) for seat in seats] for now in facts]),
            *by_thing(PRICE, DOLLARS, [now.prices for now in facts]),
            *(_shares(facts, seat, thing) for seat in seats for thing in ALL_SECURITIES),
        ),
    )
    found = [*_prices(steps, facts), *_settled(steps, facts), *_trades(steps, facts)]
    return completed(bare, steps, found, tallies(steps))


def _worth(now: ExchangeFacts, seat: int) -> int | None:
    one = now.seats[seat]
    return one.net_worth if one.is_founded else None


def _shares(facts: Sequence[ExchangeFacts], seat: int, thing: int) -> Series:
    held = tuple(now.seats[seat].shares[thing] for now in facts)
    return Series(SHARES, seat, thing, "shares", held)


def _prices(steps: Sequence[ExchangeStep], facts: Sequence[ExchangeFacts]) -> list[Moment]:
    moved = list(_moves(steps, facts))
    wrapped = [moment for moment in moved if moment.kind in (BUBBLE, REBOUND)]
    booms = heaviest(moment for moment in moved if moment.kind == BOOM)
    return [*wrapped, *booms, *heaviest(moment for moment in moved if moment.kind == SLUMP)]


def _moves(steps: Sequence[ExchangeStep], facts: Sequence[ExchangeFacts]) -> Iterator[Moment]:
    for step, event in happened(steps, events.PriceMoved):
        if event.steps:
            by, thing = event.after - event.before, event.security
            changes = tuple(by * one.shares[thing] for one in facts[step.number - 1].seats)
            yield Moment(_kind(event), step.number, None, by, thing=thing, changes=changes)


def _kind(event: events.PriceMoved) -> str:
    if event.pops:
        return BUBBLE if event.steps > 0 else REBOUND
    return BOOM if event.steps > 0 else SLUMP


def _settled(steps: Sequence[ExchangeStep], facts: Sequence[ExchangeFacts]) -> Iterator[Moment]:
    """Yield moments of seats that were ruined, or sold at half price to avoid it (E7)."""
    for step in steps[1:]:
        prices = facts[step.number].prices
        for event in step.events:
            if isinstance(event, events.Eliminated):
                fall = facts[step.number].seats[event.seat].fall
                assert fall is not None
                yield own_moment(step, RUIN, event.seat, -fall.net_worth)
            elif isinstance(event, events.Liquidated):
                full = sum(n * price for n, price in zip(event.sold, prices, strict=True))
                yield own_moment(step, LIQUIDATION, event.seat, event.proceeds - full)


def _trades(steps: Sequence[ExchangeStep], facts: Sequence[ExchangeFacts]) -> Iterator[Moment]:
    last = facts[-1]
    if last.actors:
        return
    for one in last.seats:
        if not one.is_out:
            yield from best_and_worst(_traded(steps, last, one.seat))


def _traded(steps: Sequence[ExchangeStep], last: ExchangeFacts, seat: int) -> Iterator[Moment]:
    for step, event in happened(steps, events.Traded):
        if event.seat == seat:
            by = event.shares * (last.prices[event.security] - event.price)
            yield own_moment(step, TRADE, seat, by, event.security)
