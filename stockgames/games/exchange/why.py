"""What speaks for a choice of Exchange and against it: prices, what may come, what is owed."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from stockgames.engine.seat import SeatId
from stockgames.engine.why import Ground, Why
from stockgames.games.exchange.actions import (
    BuyIntelligence,
    ChooseSecurity,
    ExchangeAction,
    Influence,
    Liquidate,
    Lobby,
    Order,
)
from stockgames.games.exchange.liquidation import proceeds
from stockgames.games.exchange.outlook import level, outlook
from stockgames.games.exchange.parts import (
    ALL_SECURITIES,
    INTELLIGENCE_COST,
    ROUNDS,
    SELL,
    STEP,
    Security,
)
from stockgames.games.exchange.stages import CLOSE, NONE
from stockgames.games.exchange.view import ExchangeView

RULINGS: Final = MappingProxyType(
    {
        "founder": "E2",
        "intelligence": "E5",
        "security": "E4",
        "order": "E4",
        "influence": "E3",
        "lobby": "E6",
        "liquidate": "E7",
    }
)
"""By the name of an action, the ruling that says most of it."""


@dataclass(frozen=True, slots=True)
class Expected(Ground):
    """What a share costs today, and what it can be expected to be worth in the end, in dollars.

    Prices go round: the longer the game, the more any price is worth the middle of the board.
    """

    security: Security
    price: int
    worth: int


@dataclass(frozen=True, slots=True)
class StepMoves(Ground):
    """What one step of a price does to the seat's own shares, in dollars, more or less."""

    security: Security
    before: int
    after: int
    """Beyond an end it goes on at the other one (E3)."""
    shares: int
    own: int


@dataclass(frozen=True, slots=True)
class StepMovesOther(Ground):
    """What the same step does to the shares of another seat: the one that it moves most."""

    seat: SeatId
    dollars: int


@dataclass(frozen=True, slots=True)
class FallsShort(Ground):
    """If the price rises by `steps`, the order costs more than the seat has (E7)."""

    steps: int
    cost: int
    cash: int


@dataclass(frozen=True, slots=True)
class SellsHalf(Ground):
    """Shares worth so many dollars bring only so many (E7)."""

    worth: int
    proceeds: int


@dataclass(frozen=True, slots=True)
class Looks(Ground):
    """The coming Market Force is seen before the choice (E5)."""


@dataclass(frozen=True, slots=True)
class Costs(Ground):
    """So many dollars are paid."""

    cost: int


def why(view: ExchangeView, action: ExchangeAction) -> Why:
    """Return what speaks for a choice and against it."""
    match action:
        case BuyIntelligence():
            return Why((Looks(),), (Costs(INTELLIGENCE_COST),))
        case ChooseSecurity(security):
            return Why((_expected(view, security),))
        case Order():
            return _of_order(view, action)
        case Influence(security, by) | Lobby(security, by):
            return _of_vote(view, security, by)
        case Liquidate():
            worth = sum(n * view.prices[s] for s, n in enumerate(action.sold))
            kept = [s for s in ALL_SECURITIES if view.shares[view.viewer][s] > action.sold[s]]
            best = max((_expected(view, s) for s in kept), key=_hope, default=None)
            gains = () if best is None or _hope(best) <= 0 else (best,)
            return Why(gains, (SellsHalf(worth, proceeds(action.sold, view.prices)),))
        case _:
            return Why()


def _hope(ground: Expected) -> int:
    return ground.worth - ground.price


def _expected(view: ExchangeView, security: Security) -> Expected:
    rounds = 0 if view.stage == CLOSE else ROUNDS + 1 - view.round
    worths = outlook(view.board, len(view.standing), rounds)
    price = view.prices[security]
    return Expected(security, price, round(worths[level(view.board, price)]))


def _of_order(view: ExchangeView, order: Order) -> Why:
    own = view.viewer
    security = view.traded[own]
    if security == NONE:
        return Why()
    expected = _expected(view, security)
    for_it = _hope(expected) < 0 if order.side == SELL else _hope(expected) > 0
    gains: tuple[Ground, ...] = (expected,) if for_it else ()
    risks: tuple[Ground, ...] = () if for_it or not _hope(expected) else (expected,)
    return Why(gains, (*_short(view, order, security), *risks))


def _short(view: ExchangeView, order: Order, security: Security) -> tuple[Ground, ...]:
    """Return after how few steps up the order costs more than there is."""
    cash, price = view.cash[view.viewer], view.prices[security]
    for steps in range((view.ceiling - price) // STEP + 1):
        cost = order.signed * (price + STEP * steps)
        if cost > cash:
            return (FallsShort(steps, cost, cash),)
    return ()


def _of_vote(view: ExchangeView, security: Security, by: int) -> Why:
    before = view.prices[security]
    after = view.board.moved(before, by)
    changes = [held[security] * (after - before) for held in view.shares]
    own = view.viewer
    mine = StepMoves(security, before, after, view.shares[own][security], changes[own])
    others = [seat for seat in view.standing if seat != own]
    hurt = min(others, key=changes.__getitem__, default=own)
    helped = max(others, key=changes.__getitem__, default=own)
    gains: list[Ground] = [mine] if changes[own] >= 0 else []
    risks: list[Ground] = [] if changes[own] >= 0 else [mine]
    if changes[hurt] < min(0, changes[own]):
        gains.append(StepMovesOther(hurt, changes[hurt]))
    if changes[helped] > max(0, changes[own]):
        risks.append(StepMovesOther(helped, changes[helped]))
    return Why(tuple(gains), tuple(risks))
