"""Reasons for and against an action of NYSE: prices, whose chips they affect, and crash risk."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from stockgames.engine.game import Explanation, Reason
from stockgames.engine.state import SeatId
from stockgames.games.nyse import actions as a
from stockgames.games.nyse.parts import ALL_COLORS, CRASHED, Color, Forecast, forecast_from, price
from stockgames.games.nyse.view import NyseView, forecast


@dataclass(frozen=True, slots=True)
class PriceMoves(Reason):
    """The new price of a colour's chips, in $M."""

    color: Color
    before: int
    after: int
    crashes: bool
    """Whether its marker crashes (N3)."""


@dataclass(frozen=True, slots=True)
class OwnWorth(Reason):
    """The seat's total at the prices after the action, in $M."""

    before: int
    after: int


@dataclass(frozen=True, slots=True)
class OtherLoses(Reason):
    """How much another seat's chips lose, in $M: of the seat that loses most."""

    seat: SeatId
    loss: int


@dataclass(frozen=True, slots=True)
class OtherGains(Reason):
    """How much another seat's chips gain, in $M: of the seat that gains most."""

    seat: SeatId
    gain: int


@dataclass(frozen=True, slots=True)
class NextStep(Reason):
    """What the seat's chips of a colour lose when their marker moves once more, in $M."""

    color: Color
    loss: int
    crashes: bool


@dataclass(frozen=True, slots=True)
class ChipsFollow(Reason):
    """Up to two chips are taken after this (N4)."""


@dataclass(frozen=True, slots=True)
class NothingMoves(Reason):
    """A chip leaves the supply, and no marker moves (N6)."""

    left: int
    """The chips left in the supply afterwards."""


@dataclass(frozen=True, slots=True)
class ChipLeaves(Reason):
    """The special chip leaves the game, and nothing else happens (N5)."""


@dataclass(frozen=True, slots=True)
class Wins(Reason):
    """The last chip leaves the supply, and the acting seat is ahead of all others (N8)."""


class _Table(NamedTuple):
    """The public facts that determine worth: markers by colour, chips by seat and colour, piles."""

    markers: tuple[int, ...]
    chips: tuple[tuple[int, ...], ...]
    piles: tuple[int, ...]


def explain(view: NyseView, action: a.NyseAction, *, concealed: bool) -> Explanation:
    """Return the reasons for and against an action.

    With `concealed`, what others hold must be remembered by the player (N7), so nothing is said of
    it.
    """
    own, pushed = view.viewer, _pushed(view, action)
    after = _after(view, action, pushed)
    before = _Table(view.markers, view.chips, view.piles)
    worths = [(_worth(view, before, seat), _worth(view, after, seat)) for seat in range(view.seats)]
    gains: list[Reason] = [*_moves(pushed), *_without_a_move(view, action)]
    risks: list[Reason] = []
    if worths[own][0] != worths[own][1]:
        side = gains if worths[own][0] < worths[own][1] else risks
        side.append(OwnWorth(*worths[own]))
    bill: tuple[int, ...] = ()
    if not concealed:
        gains[:0] = _wins(view, after)
        bill = tuple(then - now for now, then in worths)
        changes = {seat: change for seat, change in enumerate(bill) if seat != own}
        gains += _losses(changes)
        risks += _profits(changes, bill[own])
    risks += _next_step(view, after)
    return Explanation(tuple(gains), tuple(risks), changes=bill)


def _pushed(view: NyseView, action: a.NyseAction) -> Forecast | None:
    """Return how an action moves a marker, or None."""
    match action:
        case a.Take(color):
            return forecast(view, color, 1)
        case a.SpeculativeMarket(marker=color):
            return forecast(view, color, 2)
        case _:
            return None


def _after(view: NyseView, action: a.NyseAction, pushed: Forecast | None) -> _Table:
    """Return the table after an action; undersides don't matter for worth."""
    markers, piles = list(view.markers), list(view.piles)
    chips = [list(held) for held in view.chips]
    own = view.viewer
    if pushed is not None:
        markers[pushed.color] = pushed.after
    match action:
        case a.Take(color):
            chips[own][color] += 1
            piles[color] -= 1
        case a.SpeculativeMarket(chip) | a.AggressiveInvestment(chip) | a.Waive(chip):
            chips[own][chip] -= 1
        case a.StockSwap(chip, partner, want, give):
            chips[own][chip] -= 1
            chips[own][want] += 1
            chips[own][give.color] -= 1
            if partner != a.SUPPLY:
                chips[partner][want] -= 1
                chips[partner][give.color] += 1
        case a.Surrender():
            assert view.swap is not None
            for seat, sign in ((own, 1), (view.active, -1)):
                chips[seat][view.swap.give] += sign
                chips[seat][view.swap.want] -= sign
        case a.Discard(color):
            piles[color] -= 1
        case _:
            pass
    return _Table(tuple(markers), tuple(map(tuple, chips)), tuple(piles))


def _worth(view: NyseView, table: _Table, seat: SeatId) -> int:
    held = zip(table.chips[seat], table.markers, strict=True)
    return sum(count * price(view.board, perch) for count, perch in held if count)


def _moves(pushed: Forecast | None) -> list[PriceMoves]:
    if pushed is None or pushed.price == pushed.then:
        return []
    return [PriceMoves(pushed.color, pushed.price, pushed.then, pushed.crashes)]


def _without_a_move(view: NyseView, action: a.NyseAction) -> list[Reason]:
    if isinstance(action, a.AggressiveInvestment):
        return [ChipsFollow()]
    if isinstance(action, a.Waive):
        return [ChipLeaves()]
    return [NothingMoves(sum(view.piles) - 1)] if isinstance(action, a.Discard) else []


def _wins(view: NyseView, after: _Table) -> list[Reason]:
    own, *others = sorted(range(view.seats), key=lambda seat: seat != view.viewer)
    ranks = [(_worth(view, after, seat), sum(after.chips[seat])) for seat in (own, *others)]
    is_first = bool(others) and not any(after.piles) and ranks[0] > max(ranks[1:])
    return [Wins()] if is_first else []


def _losses(changes: dict[SeatId, int]) -> list[Reason]:
    seat = min(changes, key=changes.__getitem__, default=None)
    return [] if seat is None or changes[seat] >= 0 else [OtherLoses(seat, -changes[seat])]


def _profits(changes: dict[SeatId, int], own: int) -> list[Reason]:
    """Return the other seat that gains most, if it gains at least as much as the acting seat."""
    seat = max(changes, key=changes.__getitem__, default=None)
    if seat is None or changes[seat] <= 0 or changes[seat] < own:
        return []
    return [OtherGains(seat, changes[seat])]


def _next_step(view: NyseView, after: _Table) -> list[Reason]:
    if not any(after.piles):
        return []
    found: list[NextStep] = []
    for color in ALL_COLORS:
        held, perch = after.chips[view.viewer][color], after.markers[color]
        if not held or perch == CRASHED or not after.piles[color]:
            continue
        ahead = forecast_from(view.board, color, perch, 1)
        drop = ahead.price - ahead.then
        if drop > 0:
            found.append(NextStep(color, held * drop, ahead.crashes))
    worst = max(found, key=lambda step: step.loss, default=None)
    return [] if worst is None else [worst]
