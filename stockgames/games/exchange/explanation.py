"""Reasons for and against a choice of Exchange: prices, forecasts and debts."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Final

from stockgames.engine.game import Explanation, Reason
from stockgames.engine.state import SeatId
from stockgames.games.exchange import actions as a
from stockgames.games.exchange import parts as p
from stockgames.games.exchange.ai.opinions import outlook
from stockgames.games.exchange.forecast import known_steps, vote_forecast
from stockgames.games.exchange.parts import proceeds
from stockgames.games.exchange.view import ExchangeView

_NEAR: Final = 2
"""The distance in steps from an end of the board at which going round is mentioned."""
_MANY: Final = 7
"""The number of shares from which a founder is said to lean on one security."""


@dataclass(frozen=True, slots=True)
class Expected(Reason):
    """A share's price, and its expected value at the end, in dollars.

    Prices go round the board: the longer the game, the closer any expected value is to the middle.
    """

    security: p.Security
    price: int
    worth: int
    kept: bool = False
    """Whether it is about the shares that a sale leaves."""
    with_force: bool = False
    """Whether the price is the one to which a known Market Force moves it."""


@dataclass(frozen=True, slots=True)
class StepMoves(Reason):
    """The change of the seat's own shares by one step of a price, in dollars."""

    security: p.Security
    before: int
    after: int
    """The new price; beyond an end it continues at the other one (E3)."""
    shares: int
    own: int
    with_force: bool = False
    """Whether a known Market Force has moved both prices."""


@dataclass(frozen=True, slots=True)
class StepMovesOther(Reason):
    """The change that the same step makes to another seat's shares: of the seat it affects most."""

    seat: SeatId
    dollars: int


@dataclass(frozen=True, slots=True)
class NearsEnd(Reason):
    """How many more such steps after a vote take the price round to the other end (E3)."""

    looks_ahead: ClassVar[bool] = True
    security: p.Security
    steps: int
    """Positive: up to the bottom; negative: down to the top."""
    price: int
    """The price there, in dollars."""
    shares: int
    own: int
    """The change in value of the seat's shares compared with no vote, in dollars."""


@dataclass(frozen=True, slots=True)
class KeepsFromRound(Reason):
    """How many steps up take the price round to the bottom; after a vote down it is one more
    (E3).
    """

    looks_ahead: ClassVar[bool] = True
    security: p.Security
    before: int
    after: int
    steps: int
    price: int
    """The bottom price, in dollars."""
    shares: int
    own: int
    """What the seat's shares would lose, in dollars, below 0."""


@dataclass(frozen=True, slots=True)
class TradesRound(Reason):
    """Shares are paid at the new price, and further steps take it round to the other end (E3,
    E7).
    """

    looks_ahead: ClassVar[bool] = True
    security: p.Security
    steps: int
    """Positive: up; negative: down."""
    price: int
    now: int
    """The order's total at today's price, in dollars; `then` is that at the other end."""
    then: int
    buys: bool


@dataclass(frozen=True, slots=True)
class SellsNothing(Reason):
    """The seat has no shares of what it sells, so that it doesn't trade at all (E4)."""

    security: p.Security


@dataclass(frozen=True, slots=True)
class FallsShort(Reason):
    """If the price rises by `steps`, the order costs more than the seat has (E7)."""

    steps: int
    cost: int
    cash: int


@dataclass(frozen=True, slots=True)
class SellsHalf(Reason):
    """Shares are sold for about half their value (E7)."""

    worth: int
    proceeds: int


@dataclass(frozen=True, slots=True)
class Looks(Reason):
    """The coming Market Force is seen before choosing (E5)."""


@dataclass(frozen=True, slots=True)
class Costs(Reason):
    """The action costs this amount in dollars."""

    cost: int


@dataclass(frozen=True, slots=True)
class MostCash(Reason):
    """The founder has the most cash of those dealt to the seat, in dollars (E2, E6)."""

    cash: int


@dataclass(frozen=True, slots=True)
class LeansOn(Reason):
    """The founder has so many shares of one security that a single vote for it pays well."""

    security: p.Security
    shares: int


def explain(view: ExchangeView, action: a.ExchangeAction) -> Explanation:
    """Return the reasons for and against a choice."""
    match action:
        case a.ChooseFounder(card):
            return _of_founder(view, card)
        case a.BuyIntelligence():
            return Explanation((Looks(),), (Costs(p.INTELLIGENCE_COST),))
        case a.ChooseSecurity(security):
            expected = _expected(view, security)
            return Explanation((expected,) if _hope(expected) else ())
        case a.Order():
            return _of_order(view, action)
        case a.Influence() | a.Lobby():
            return _of_vote(view, action)
        case a.Liquidate():
            worth = sum(n * view.prices[s] for s, n in enumerate(action.sold))
            kept = [s for s in p.ALL_SECURITIES if view.shares[view.viewer][s] > action.sold[s]]
            best = max((_expected(view, s) for s in kept), key=_hope, default=None)
            gains = (replace(best, kept=True),) if best and _hope(best) > 0 else ()
            return Explanation(gains, (SellsHalf(worth, proceeds(action.sold, view.prices)),))


def _of_founder(view: ExchangeView, card: p.FounderId) -> Explanation:
    cash = [p.FOUNDERS[dealt].cash for dealt in view.hand]
    own = p.FOUNDERS[card]
    is_most = own.cash == max(cash) > min(cash)
    most = max(p.ALL_SECURITIES, key=own.shares.__getitem__)
    leans = own.shares[most] >= _MANY
    richest = (MostCash(own.cash),) if is_most else ()
    return Explanation((*richest, *((LeansOn(most, own.shares[most]),) if leans else ())))


def _hope(ground: Expected) -> int:
    return ground.worth - ground.price


def _expected(view: ExchangeView, security: p.Security) -> Expected:
    rounds = 0 if view.stage == p.CLOSE else p.ROUNDS + 1 - view.round
    worths = outlook(view.board, len(view.standing), rounds)
    price = _without_votes(view, security)
    worth = round(worths[view.board.level(price)])
    return Expected(security, price, worth, with_force=view.coming is not None)


def _without_votes(view: ExchangeView, security: p.Security) -> int:
    return view.board.moved(view.prices[security], known_steps(view, security))


def _of_order(view: ExchangeView, order: a.Order) -> Explanation:
    own = view.viewer
    security = view.traded[own]
    if security == p.NONE:
        return Explanation()
    if order.side == p.SELL and not view.shares[own][security]:
        return Explanation((SellsNothing(security),))
    expected = _expected(view, security)
    for_it = _hope(expected) < 0 if order.side == p.SELL else _hope(expected) > 0
    gains: tuple[Reason, ...] = (expected,) if for_it else ()
    risks: tuple[Reason, ...] = () if for_it or not _hope(expected) else (expected,)
    gains += _traded_round(view, order, security, well=True)
    risks += _traded_round(view, order, security, well=False)
    return Explanation(gains, (*_short(view, order, security), *risks))


def _traded_round(
    view: ExchangeView, order: a.Order, security: p.Security, *, well: bool
) -> tuple[Reason, ...]:
    """Return the number of steps after which an order is paid at the other end of the board, if
    near.

    With `well`, the good case: a purchase at the bottom, after the top, or a sale at the top.
    """
    price, board, buys = view.prices[security], view.board, order.side != p.SELL
    shares = order.shares if buys else min(order.shares, view.shares[view.viewer][security])
    steps, end = _steps_up(board, price), board.floor
    if buys != well:
        steps, end = -_steps_down(board, price), board.ceiling
    left = steps - known_steps(view, security)
    if abs(left) > _NEAR or left * steps < 0 or not shares:
        return ()
    return (TradesRound(security, steps, end, shares * price, shares * end, buys),)


def _steps_up(board: p.Board, price: int) -> int:
    return board.levels - board.level(price)


def _steps_down(board: p.Board, price: int) -> int:
    return board.level(price) + 1


def _short(view: ExchangeView, order: a.Order, security: p.Security) -> tuple[Reason, ...]:
    cash, price = view.cash[view.viewer], view.prices[security]
    for steps in range(max(0, known_steps(view, security)), _steps_up(view.board, price)):
        cost = order.signed * (price + p.STEP * steps)
        if cost > cash:
            return (FallsShort(steps, cost, cash),)
    return ()


def _of_vote(view: ExchangeView, vote: a.Influence | a.Lobby) -> Explanation:
    security, by, own = vote.security, vote.by, view.viewer
    before, after = _without_votes(view, security), vote_forecast(view, vote).after
    changes = tuple(held[security] * (after - before) for held in view.shares)
    shares, with_force = view.shares[own][security], view.coming is not None
    mine = StepMoves(security, before, after, shares, changes[own], with_force)
    others = [seat for seat in view.standing if seat != own]
    hurt = min(others, key=changes.__getitem__, default=own)
    helped = max(others, key=changes.__getitem__, default=own)
    gains: list[Reason] = [mine] if changes[own] >= 0 else []
    risks: list[Reason] = [] if changes[own] >= 0 else [mine]
    if changes[hurt] < min(0, changes[own]):
        gains.append(StepMovesOther(hurt, changes[hurt]))
    if changes[helped] > max(0, changes[own]):
        risks.append(StepMovesOther(helped, changes[helped]))
    gains += _round(view, mine, by)
    risks += _fall(view, mine, by)
    return Explanation(tuple(gains), tuple(risks), changes=changes)


def _fall(view: ExchangeView, step: StepMoves, by: int) -> tuple[Reason, ...]:
    bottom, steps = view.board.floor, _steps_up(view.board, step.after)
    if not step.shares or by < 0 or step.after < step.before or steps > _NEAR:
        return ()
    own = step.shares * (bottom - step.before)
    return (NearsEnd(step.security, steps, bottom, step.shares, own),)


def _round(view: ExchangeView, step: StepMoves, by: int) -> tuple[Reason, ...]:
    board, shares = view.board, step.shares
    if not shares or by > 0 or step.after > step.before:
        return ()
    down, up = _steps_down(board, step.after), _steps_up(board, step.before)
    top, bottom = board.ceiling, board.floor
    if down <= _NEAR:
        own = shares * (top - step.before)
        return (NearsEnd(step.security, -down, top, shares, own),)
    if up <= _NEAR:
        own = shares * (bottom - step.before)
        security, before, after = step.security, step.before, step.after
        return (KeepsFromRound(security, before, after, up, bottom, shares, own),)
    return ()
