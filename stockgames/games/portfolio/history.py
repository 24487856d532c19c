"""A game as data: chart lines, turning points, tallies by seat, and payments of a turn.

Also what a game brings to the book of a person who played it: its distinctions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile
from typing import Final, Literal, NamedTuple, TypeAlias

from stockgames.engine import history as h
from stockgames.engine.game import Achievements, Distinction, Finished
from stockgames.engine.state import Event, SeatEvent, SeatId
from stockgames.games.portfolio import events
from stockgames.games.portfolio.facts import Facts, facts_of
from stockgames.games.portfolio.parts import ALL_CARDS, NONE, Card
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


_ONCE: Final[dict[type[SeatEvent], str]] = {
    events.Founded: FOUNDED,
    events.Extended: EXTENDED,
    events.Capped: CAPPED,
    events.Neutralized: RAIDED,
    events.Acquired: RAIDED,
    events.Offered: OFFERED,
    events.Declined: DECLINED,
    events.TruceEnded: TRUCES,
}
"""The tallies of a seat that an event raises by one."""


def tallies(steps: Sequence[h.Step[PortfolioView]]) -> tuple[h.Tally, ...]:
    """Return the tallies of a game.

    Amounts spent on draws and repaid debts are in dollars. A raid neutralized or acquired
    something; a truce counts for the seat that kept it to its end (P12).
    """
    counted = h.Counting(steps[0].view.seats)
    for _, event in h.happened(steps, Event):
        if isinstance(event, SeatEvent) and type(event) in _ONCE:
            counted.add(event.seat, _ONCE[type(event)])
        match event:
            case events.Drew(seat=seat, cards=cards, cost=cost):
                counted.add(seat, DRAWN, by=cards)
                counted.add(seat, SPENT, by=cost)
            case events.Raided(owner=owner):
                counted.add(owner, LOST)
            case events.DealMade(maker=maker, partner=partner):
                counted.add(maker, DEALS)
                counted.add(partner, DEALS)
            case events.DebtPaid(seat=seat, amount=amount):
                counted.add(seat, REPAID, by=amount)
    return tuple(
        counted.tally(kind, unit="dollars" if kind in _IN_DOLLARS else "") for kind in KINDS
    )


PortfolioStep: TypeAlias = h.Step[PortfolioView]

CASH: Final = "cash"
INCOME: Final = "income"
RAID: Final = "raid"
TAKEOVER: Final = "takeover"
FOUNDING: Final = "founding"
GROWTH: Final = "growth"
COLLECTION: Final = "collection"
DEAL: Final = "deal"
STOCK_ENDED: Final = "stock-ended"
DOLLARS: Final = "dollars"


def history(steps: Sequence[PortfolioStep]) -> h.History:
    """Return the history of a game by turns; a turn ends with the next seat's collection."""
    facts = [facts_of(step.view) for step in steps]
    cash = [[seat.cash for seat in now.seats] for now in facts]
    incomes = [[seat.income for seat in now.seats] for now in facts]
    return h.History(
        seats=steps[0].view.seats,
        axis="turn",
        at=tuple(step.turn for step in steps),
        main=CASH,
        series=(*h.by_seat(CASH, DOLLARS, cash), *h.by_seat(INCOME, DOLLARS, incomes)),
        moments=(*_raids(steps, facts), *_deals(steps, facts), *_largest(steps, facts)),
    )


def thing_of(low: Card, high: Card) -> int:
    """Return the number by which key moments name a portfolio's cards; see `run_of`."""
    return low * len(ALL_CARDS) + high


def run_of(thing: int) -> tuple[Card, Card]:
    """Return the lowest and the highest card of the portfolio that a key moment is about."""
    return divmod(thing, len(ALL_CARDS))


def _raids(steps: Sequence[PortfolioStep], facts: Sequence[Facts]) -> Iterator[h.Moment]:
    for step, event in h.happened(steps, events.Raided):
        before = facts[step.number - 1].portfolios
        lost = next(each.value for each in before if each.number == event.portfolio)
        won = {event.seat: event.value} if isinstance(event, events.Acquired) else {}
        changes = h.changed(step.view.seats, {event.owner: -lost, **won})
        kind = TAKEOVER if isinstance(event, events.Acquired) else RAID
        others, thing = (event.owner,), thing_of(event.low, event.high)
        yield h.Moment(kind, step.number, event.seat, lost, others, thing, changes)


def _deals(steps: Sequence[PortfolioStep], facts: Sequence[Facts]) -> Iterator[h.Moment]:
    for step, event in h.happened(steps, events.DealMade):
        pairs = zip(facts[step.number].seats, facts[step.number - 1].seats, strict=True)
        changes = tuple(now.cash - then.cash for now, then in pairs)
        paid = event.give.cash - event.get.cash
        yield h.Moment(DEAL, step.number, event.maker, paid, (event.partner,), changes=changes)


def _largest(steps: Sequence[PortfolioStep], facts: Sequence[Facts]) -> Iterator[h.Moment]:
    """Yield the end of the stock, and the largest founding, extension and collection."""
    for step, ended in h.happened(steps, events.StockEnded):
        yield h.Moment(STOCK_ENDED, step.number, ended.seat, 0)
    yield from h.heaviest(
        _founding(step, founded) for step, founded in h.happened(steps, events.Founded)
    )
    yield from h.heaviest(
        _extension(step, extended.seat, facts)
        for step, extended in h.happened(steps, events.Extended)
    )
    yield from h.heaviest(
        h.own_moment(step, COLLECTION, collected.seat, collected.amount)
        for step, collected in h.happened(steps, events.Collected)
        if not collected.final
    )


def _founding(step: PortfolioStep, event: events.Founded) -> h.Moment:
    thing = thing_of(event.cards[0], event.cards[-1])
    return h.own_moment(step, FOUNDING, event.seat, event.value, thing)


def _extension(step: PortfolioStep, seat: SeatId, facts: Sequence[Facts]) -> h.Moment:
    """Return the moment at which a seat's income grew by a card added to its portfolio."""
    now, before = (facts[number].seats[seat].income for number in (step.number, step.number - 1))
    return h.own_moment(step, GROWTH, seat, now - before)


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
    turn = takewhile(lambda event: not isinstance(event, events.TurnBegan), newest)
    return [spent for event in turn if (spent := _spent(event, seat)) is not None][::-1]


def _spent(event: Event, active: SeatId) -> Spent | None:
    match event:
        case events.Drew(cost=cost, cards=cards) if cost:
            return Spent("draw", cards, -cost)
        case events.Acquired(cost=cost):
            return Spent("acquire", 0, -cost)
        case events.Neutralized(cost=cost):
            return Spent("neutralize", 0, -cost)
        case events.DebtPaid(seat=seat, amount=amount) if seat == active:
            return Spent("debt", 0, -amount)
        case events.DealMade(maker=maker, partner=partner, give=give, get=get):
            gain = get.cash - give.cash
            gain = gain if maker == active else -gain if partner == active else 0
            return Spent("deal", 0, gain) if gain else None
        case _:
            return None


def _hostile(game: Finished) -> bool:
    return sum(event.seat == game.seat for event, *_ in game.events(events.Acquired)) >= 3


def _paid_for_itself(game: Finished) -> bool:
    cost, value, paid = dict[int, int](), dict[int, int](), Counter[int]()
    for event, *_ in game.events(Event):
        match event:
            case events.Acquired(seat=game.seat):
                cost[event.portfolio], value[event.portfolio] = event.cost, event.value
                paid[event.portfolio] = 0
            case events.Raided():
                cost.pop(event.portfolio, None)
            case events.DealMade():
                for traded in event.portfolios:
                    cost.pop(traded.number, None)
            case events.Extended():
                value[event.portfolio] = event.value
            case events.Collected(seat=game.seat):
                paid.update({number: value[number] for number in cost})
    return any(paid[number] >= 3 * price for number, price in cost.items())


def _poorhouse(game: Finished) -> bool:
    drew = game.events(events.Drew)
    return game.is_first and any(e.pauper and e.seat == game.seat for e, *_ in drew)


def _both_ends(game: Finished) -> bool:
    own = [each for each in game.last.portfolios if each.owner == game.seat]
    return game.is_first and sum(NONE not in (each.low_cap, each.high_cap) for each in own) >= 3


ACHIEVEMENTS: Final = Achievements(
    (
        Distinction("hostile", "club", _hostile),
        Distinction("paid", "seal", _paid_for_itself),
        Distinction("poor", "heart", _poorhouse),
        Distinction("shut", "spade", _both_ends),
    ),
    closest=range(1, 2),
    half_time=0,
)
