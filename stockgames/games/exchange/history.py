"""A game as data: chart lines, turning points and tallies by seat; and what it brings to a person.

A game brings distinctions to the book of a person who played it, and medals if it was played alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from stockgames.engine import history as h
from stockgames.engine.game import Achievements, Distinction, Finished
from stockgames.engine.state import Event
from stockgames.games.exchange import events
from stockgames.games.exchange.facts import ExchangeFacts, facts_of
from stockgames.games.exchange.parts import ALL_SECURITIES, CLOSE, Board
from stockgames.games.exchange.view import ExchangeView

VOTES: Final = "votes"
VOTES_WON: Final = "votes-won"
BOUGHT: Final = "bought"
SOLD: Final = "sold"
LIQUIDATED: Final = "liquidated"
INTELLIGENCE: Final = "intelligence"
LOBBYIST: Final = "lobbyist"
KINDS: Final = (VOTES, VOTES_WON, BOUGHT, SOLD, LIQUIDATED, INTELLIGENCE, LOBBYIST)


def tallies(steps: Sequence[h.Step[ExchangeView]]) -> tuple[h.Tally, ...]:
    """Return the tallies of a game.

    A vote is won if its security went that way, whatever else moved it. Shares bought, sold, and
    sold at half price (E7) are counted separately.
    """
    counted = h.Counting(steps[0].view.seats)
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


ExchangeStep: TypeAlias = h.Step[ExchangeView]

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


def history(steps: Sequence[ExchangeStep]) -> h.History:
    """Return the history of a game by rounds; the one after the last is the market close."""
    facts = [facts_of(step.view) for step in steps]
    seats = range(steps[0].view.seats)
    return h.History(
        seats=len(seats),
        axis="round",
        at=(0, *(now.round + (now.stage == CLOSE) for now in facts[:-1])),
        main=WORTH,
        series=(
            *h.by_seat(WORTH, DOLLARS, [[_worth(now, seat) for seat in seats] for now in facts]),
            *h.by_thing(PRICE, DOLLARS, [now.prices for now in facts]),
            *(_shares(facts, seat, thing) for seat in seats for thing in ALL_SECURITIES),
        ),
        moments=(*_prices(steps, facts), *_settled(steps, facts), *_trades(steps, facts)),
    )


def _worth(now: ExchangeFacts, seat: int) -> int | None:
    owner = now.seats[seat]
    return owner.net_worth if owner.is_founded else None


def _shares(facts: Sequence[ExchangeFacts], seat: int, thing: int) -> h.Series:
    held = tuple(now.seats[seat].shares[thing] for now in facts)
    return h.Series(SHARES, seat, thing, "shares", held)


def _prices(steps: Sequence[ExchangeStep], facts: Sequence[ExchangeFacts]) -> list[h.Moment]:
    moved = list(_moves(steps, facts))
    wrapped = [moment for moment in moved if moment.kind in (BUBBLE, REBOUND)]
    booms = h.heaviest(moment for moment in moved if moment.kind == BOOM)
    return [*wrapped, *booms, *h.heaviest(moment for moment in moved if moment.kind == SLUMP)]


def _moves(steps: Sequence[ExchangeStep], facts: Sequence[ExchangeFacts]) -> Iterator[h.Moment]:
    for step, event in h.happened(steps, events.PriceMoved):
        if event.steps:
            by, thing = event.after - event.before, event.security
            changes = tuple(by * seat.shares[thing] for seat in facts[step.number - 1].seats)
            yield h.Moment(_kind(event), step.number, None, by, thing=thing, changes=changes)


def _kind(event: events.PriceMoved) -> str:
    if event.pops:
        return BUBBLE if event.steps > 0 else REBOUND
    return BOOM if event.steps > 0 else SLUMP


def _settled(steps: Sequence[ExchangeStep], facts: Sequence[ExchangeFacts]) -> Iterator[h.Moment]:
    """Yield moments of seats that were ruined, or sold at half price to avoid it (E7)."""
    for step in steps[1:]:
        prices = facts[step.number].prices
        for event in step.events:
            if isinstance(event, events.Eliminated):
                fall = facts[step.number].seats[event.seat].fall
                assert fall is not None
                yield h.own_moment(step, RUIN, event.seat, -fall.net_worth)
            elif isinstance(event, events.Liquidated):
                full = sum(n * price for n, price in zip(event.sold, prices, strict=True))
                yield h.own_moment(step, LIQUIDATION, event.seat, event.proceeds - full)


def _trades(steps: Sequence[ExchangeStep], facts: Sequence[ExchangeFacts]) -> Iterator[h.Moment]:
    last = facts[-1]
    if last.actors:
        return
    for seat in last.seats:
        if not seat.is_out:
            yield from h.best_and_worst(_traded(steps, last, seat.seat))


def _traded(steps: Sequence[ExchangeStep], last: ExchangeFacts, seat: int) -> Iterator[h.Moment]:
    for step, event in h.happened(steps, events.Traded):
        if event.seat == seat:
            by = event.shares * (last.prices[event.security] - event.price)
            yield h.own_moment(step, TRADE, seat, by, event.security)


def _pop(game: Finished) -> bool:
    for moved, before, after in game.events(events.PriceMoved):
        own = sum(
            vote.by
            for vote in after.events
            if isinstance(vote, events.VoteShown)
            and (vote.seat, vote.security) == (game.seat, moved.security)
        )
        without = Board(before.floor, before.ceiling).pops(moved.before, moved.steps - own)
        if moved.pops and not without and not before.shares[game.seat][moved.security]:
            return True
    return False


def _before_the_music(game: Finished) -> bool:
    sold, lately = set[int](), set[int]()
    for event, *_ in game.events(Event):
        match event:
            case events.RoundBegan():
                sold, lately = lately, set()
            case events.Traded(seat=game.seat) if event.shares <= -4:
                lately.add(event.security)
            case events.PriceMoved() if event.security in sold:
                popped = event.pops > 0 and event.steps > 0
                if popped or event.before - event.after >= 40:
                    return True
    return False


def _cash(game: Finished) -> bool:
    return game.is_first and not any(game.last.shares[game.seat])


def _lobbyist(game: Finished) -> bool:
    called = [event.seat for event, *_ in game.events(events.LobbyistCalled)]
    return len(called) >= 3 and {*called} == {game.seat}


ACHIEVEMENTS: Final = Achievements(
    (
        Distinction("pop", "umbrella", _pop),
        Distinction("music", "portico", _before_the_music),
        Distinction("cash", "gold", _cash),
        Distinction("lobbyist", "lobbyist", _lobbyist),
    ),
    closest=range(10, 11),
    half_time=2,
)
