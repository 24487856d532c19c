"""Reasons for and against an action of Portfolio: incomes, costs, and possible attacks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import ClassVar, Final

from stockgames.engine.game import Explanation, Reason
from stockgames.engine.state import SeatId
from stockgames.games.portfolio import actions as a
from stockgames.games.portfolio.forecast import deal_forecast, forecast
from stockgames.games.portfolio.parts import NONE, SHORTEST, Card, Portfolio, suit_of
from stockgames.games.portfolio.state import PortfolioState
from stockgames.games.portfolio.view import PortfolioView, known_world

_LATE: Final = 4
"""The number of cards left to draw per seat from which the end is considered near."""
_NEAR: Final = 2
"""The largest difference in rank of two cards that a third can join into a portfolio."""
_BUILDING = (a.Found, a.Extend, a.Cap, a.Neutralize, a.Acquire)


@dataclass(frozen=True, slots=True)
class Draws(Reason):
    """The draw: its number of cards, and its price in dollars."""

    cards: int
    cost: int


@dataclass(frozen=True, slots=True)
class Earns(Reason):
    """The seat's income a turn before and after the action, in dollars."""

    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Costs(Reason):
    """The dollars that are paid, and those that are left."""

    cost: int
    left: int


@dataclass(frozen=True, slots=True)
class Brings(Reason):
    """The dollars that the seat gets at once."""

    dollars: int


@dataclass(frozen=True, slots=True)
class CanCap(Reason):
    """A card from a deal can cap one of the seat's portfolios (P4)."""

    card: Card
    portfolio: Portfolio


@dataclass(frozen=True, slots=True)
class CanFound(Reason):
    """A card from a deal makes a new portfolio with the seat's hand."""

    card: Card
    low: Card
    high: Card


@dataclass(frozen=True, slots=True)
class OtherEarnsLess(Reason):
    """Another seat's income falls by an amount in dollars per turn."""

    seat: SeatId
    loss: int


@dataclass(frozen=True, slots=True)
class OtherEarnsMore(Reason):
    """Another seat's income rises by an amount in dollars per turn."""

    seat: SeatId
    gain: int


@dataclass(frozen=True, slots=True)
class Covers(Reason):
    """One of the seat's portfolios can be attacked at one end fewer (P3)."""

    portfolio: Portfolio
    safe: bool
    """Whether it can't be attacked at all any more."""


@dataclass(frozen=True, slots=True)
class InReach(Reason):
    """The seat's most valuable portfolio that another seat has the money to attack, given the
    card.
    """

    portfolio: Portfolio
    seat: SeatId
    acquires: bool
    """Whether it could be acquired; else only neutralized (P9)."""
    cost: int


@dataclass(frozen=True, slots=True)
class Spares(Reason):
    """An attack that another seat has the money for and that a cap prevents."""

    looks_ahead: ClassVar[bool] = True
    seat: SeatId
    acquires: bool
    cost: int


@dataclass(frozen=True, slots=True)
class Feeds(Reason):
    """The next seat may take the card from the pile: it fits a portfolio on the table."""

    card: Card
    seat: SeatId
    portfolio: Portfolio


@dataclass(frozen=True, slots=True)
class Harmless(Reason):
    """The next seat can neither extend nor attack a portfolio with the discarded card."""

    seat: SeatId


@dataclass(frozen=True, slots=True)
class Unneeded(Reason):
    """The seat has no use for the discarded card now, as no card in its hand goes with it."""

    has_copy: bool
    """Whether another copy stays in the hand instead."""


@dataclass(frozen=True, slots=True)
class Prolongs(Reason):
    """The next seat has a use for the card, so it need not draw one of the last cards of the
    stock.
    """

    looks_ahead: ClassVar[bool] = True
    card: Card
    seat: SeatId
    stock: int
    income: int
    """What each further turn earns the discarding seat, in dollars."""


def explain(view: PortfolioView, action: a.PortfolioAction) -> Explanation:
    """Return the reasons for and against an action."""
    if isinstance(action, a.Draw):
        return Explanation((Draws(action.cards, action.cost),))
    if isinstance(action, a.Offer):
        return _of_deal(view, a.OpenOffer(view.viewer, action))
    if isinstance(action, a.Accept) and view.offer is not None:
        return _of_deal(view, view.offer)
    if isinstance(action, a.Discard):
        card = action.card
        prolongs = _prolongs(view, card)
        gains = (*prolongs, *_unneeded(view, card), *([] if prolongs else _harmless(view, card)))
        return Explanation(gains, tuple(_feeds(view, card)))
    if isinstance(action, _BUILDING):
        return _of_building(view, action)
    return Explanation()


def _of_building(view: PortfolioView, action: a.PortfolioAction) -> Explanation:
    seat = view.viewer
    expected = forecast(view, (action,))
    world = known_world(view)
    world.apply(seat, action)
    gains: list[Reason] = []
    if expected.income > view.incomes[seat]:
        gains.append(Earns(view.incomes[seat], expected.income))
    for other, (before, after) in enumerate(zip(view.incomes, world.incomes, strict=True)):
        if other != seat and after < before:
            gains.append(OtherEarnsLess(other, before - after))
    if isinstance(action, a.Cap):
        gains += _of_cap(view, world, action)
    risks: list[Reason] = []
    if expected.cost:
        risks.append(Costs(expected.cost, world.cash[seat]))
    return Explanation(tuple(gains), (*risks, *_in_reach(view, world)))


def _of_cap(view: PortfolioView, world: PortfolioState, action: a.Cap) -> list[Reason]:
    """Return what a cap protects, and the attack by the richest other seat that it prevents."""
    (before,) = (owned for owned in view.portfolios if owned.number == action.portfolio)
    (after,) = (owned for owned in world.portfolios if owned.number == action.portfolio)
    gains: list[Reason] = [Covers(after, not _attacks(after))]
    rival = _richest(view, world)
    if rival is not None:
        seat, purse = rival
        closed = [attack for attack in _attacks(before) if attack not in _attacks(after)]
        gains += [Spares(seat, acquires, cost) for acquires, cost in closed if cost <= purse]
    return gains


def _attacks(portfolio: Portfolio) -> list[tuple[bool, int]]:
    """Return the possible attacks on a portfolio as (acquires, cost) (P9)."""
    found: list[tuple[bool, int]] = []
    if portfolio.high_cap == NONE:
        found.append((True, portfolio.acquiring))
    if portfolio.low_cap == NONE and a.BELOW[portfolio.low]:
        found.append((False, portfolio.value))
    return found


def _in_reach(view: PortfolioView, world: PortfolioState) -> list[Reason]:
    rival = _richest(view, world)
    if rival is None:
        return []
    seat, purse = rival
    for portfolio in sorted(world.portfolios, key=lambda owned: -owned.value):
        if portfolio.owner != view.viewer:
            continue
        for acquires, cost in _attacks(portfolio):
            if cost <= purse:
                return [InReach(portfolio, seat, acquires, cost)]
    return []


def _richest(view: PortfolioView, world: PortfolioState) -> tuple[SeatId, int] | None:
    """Return the other seat with the most money to attack this one, and the amount; None for
    nobody.

    Its next income counts, as that comes in before it can act. Seats that promised a truce are left
    out.
    """
    own = view.viewer
    bound = {truce.seat for truce in view.truces if truce.partner == own}
    others = [seat for seat in range(view.seats) if seat != own and seat not in bound]
    purses = [cash + income for cash, income in zip(world.cash, world.incomes, strict=True)]
    richest = max(others, key=purses.__getitem__, default=None)
    return None if richest is None else (richest, purses[richest])


def _unneeded(view: PortfolioView, card: Card) -> list[Reason]:
    """Return the reason that the seat has no use for a card of its hand, if so."""
    kept = list(view.hand)
    kept.remove(card)
    has_copy = card in kept
    if _fitting(view, card, view.viewer) or (not has_copy and _joins(card, kept)):
        return []
    return [Unneeded(has_copy)]


def _feeds(view: PortfolioView, card: Card) -> list[Reason]:
    following = _following(view)
    for portfolio in _fitting(view, card, following):
        if portfolio.owner in (following, view.viewer):
            return [Feeds(card, following, portfolio)]
    return []


def _harmless(view: PortfolioView, card: Card) -> list[Reason]:
    following = _following(view)
    idle = bool(view.portfolios) and not _fitting(view, card, following)
    return [Harmless(following)] if idle else []


def _prolongs(view: PortfolioView, card: Card) -> list[Reason]:
    """Return the reason that the stock lasts longer if the next seat takes this card (P7).

    That is likely if the card fits another seat's portfolio or a card it is known to hold.
    """
    following, income = _following(view), view.incomes[view.viewer]
    is_late = not view.reshuffles and not view.last_turns and view.stock <= _LATE * view.seats
    if not is_late or not view.stock or not income:
        return []
    fits = any(portfolio.owner != view.viewer for portfolio in _fitting(view, card, following))
    is_useful = fits or _joins(card, view.known[following])
    return [Prolongs(card, following, view.stock, income)] if is_useful else []


def _joins(card: Card, hand: Iterable[Card]) -> bool:
    """Return whether a third card could join a card and one of a hand into a portfolio."""
    return any(suit_of(card) == suit_of(held) and 0 < abs(card - held) <= _NEAR for held in hand)


def _following(view: PortfolioView) -> SeatId:
    return (view.active + 1) % view.seats


def _fitting(view: PortfolioView, card: Card, seat: SeatId) -> list[Portfolio]:
    """Return the portfolios that a seat could change with a card, most valuable first."""
    bit, found = 1 << card, []
    for portfolio in sorted(view.portfolios, key=lambda owned: -owned.value):
        own = portfolio.owner == seat
        low = (a.OWN_LOW if own else a.BELOW)[portfolio.low] if portfolio.low_cap == NONE else 0
        high = (
            (a.OWN_HIGH if own else a.TAKERS)[portfolio.high] if portfolio.high_cap == NONE else 0
        )
        if (low | high) & bit:
            found.append(portfolio)
    return found


def _of_deal(view: PortfolioView, struck: a.OpenOffer) -> Explanation:
    """Return what a deal changes, as far as both sides know (P12)."""
    gains: list[Reason] = []
    risks: list[Reason] = []
    for side in deal_forecast(view, struck):
        more, cash = side.income_after - side.income, side.cash_after - side.cash
        if side.seat == view.viewer:
            if more:
                (gains if more > 0 else risks).append(Earns(side.income, side.income_after))
            if cash > 0:
                gains.append(Brings(cash))
            if cash < 0:
                risks.append(Costs(-cash, side.cash_after))
            gains += _uses(view, struck)
        elif more > 0:
            risks.append(OtherEarnsMore(side.seat, more))
        elif more < 0:
            gains.append(OtherEarnsLess(side.seat, -more))
    return Explanation(tuple(gains), tuple(risks))


def _uses(view: PortfolioView, struck: a.OpenOffer) -> Iterator[Reason]:
    """Yield what the seat can do with the cards that it gets, beside extending portfolios."""
    gets, gives = struck.offer.get, struck.offer.give
    if struck.offer.to == view.viewer:
        gets, gives = gives, gets
    kept = [
        p for p in view.portfolios if p.owner == view.viewer and p.number not in gives.portfolios
    ]
    hand = {*(Counter(view.hand) - Counter(gives.cards)), *gets.cards}
    for card in gets.cards:
        for portfolio in kept:
            ends = (portfolio.low, portfolio.low_cap), (portfolio.high, portfolio.high_cap)
            if any(cap == NONE and a.CAPS[end] >> card & 1 for end, cap in ends):
                yield CanCap(card, portfolio)
        low = high = card
        while low - 1 in hand and suit_of(low - 1) == suit_of(card):
            low -= 1
        while high + 1 in hand and suit_of(high + 1) == suit_of(card):
            high += 1
        if high - low + 1 >= SHORTEST and card not in view.hand:
            yield CanFound(card, low, high)
