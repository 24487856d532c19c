"""Derives what one seat may know from the complete state (S11)."""

from __future__ import annotations

from dataclasses import fields

from stockgames.engine.seat import SeatId
from stockgames.games.stock_exchange.actions import kept_fresh
from stockgames.games.stock_exchange.audit import Audit
from stockgames.games.stock_exchange.books import Books
from stockgames.games.stock_exchange.parts import RESOURCES, SEATS
from stockgames.games.stock_exchange.payout import payouts, prize_pool
from stockgames.games.stock_exchange.scoring import statements
from stockgames.games.stock_exchange.state import StockExchangeState
from stockgames.games.stock_exchange.view import Arrival, Held, OpenView, StockExchangeView


def observe(state: StockExchangeState, seat: SeatId | None) -> StockExchangeView:
    """Return what the seat (None: a bystander) may know."""
    rounds = range(len(state.submissions))
    if seat is None:
        return StockExchangeView(
            seat=None,
            seats=SEATS,
            actors=state.actors,
            turn=state.turn,
            round=state.round,
            garnets_at_start=state.garnets_at_start,
            garnets=0,
            resources=(0,) * len(RESOURCES),
            stocks=(0,) * SEATS,
            arrivals=(),
            owes_resource=(),
            owes_stock=(),
            submissions=(),
            fizzled=(None,) * len(rounds),
            laid=None,
            audit=audit(state),
        )
    return StockExchangeView(
        seat=seat,
        seats=SEATS,
        actors=state.actors,
        turn=state.turn,
        round=state.round,
        garnets_at_start=state.garnets_at_start,
        garnets=state.garnets[seat],
        resources=tuple(state.resources[seat]),
        stocks=tuple(state.stocks[seat]),
        arrivals=tuple([Arrival(*state.arrived(seat, gone + 1)) for gone in rounds]),
        owes_resource=state.owes_resource[seat],
        owes_stock=state.owes_stock[seat],
        submissions=tuple([laid[seat] for laid in state.submissions]),
        fizzled=tuple([_fizzled(state, seat, gone) for gone in rounds]),
        laid=state.laid[seat],
        audit=audit(state),
    )


def all_up(state: StockExchangeState, seat: SeatId) -> OpenView:
    """Return the seat's view with everybody's books open."""
    view = observe(state, seat)
    known = {field.name: getattr(view, field.name) for field in fields(view)}
    held = zip(state.resources, state.stocks, strict=True)
    return OpenView(**known, held=tuple([Held(tuple(r), tuple(s)) for r, s in held]))


def _fizzled(state: StockExchangeState, seat: SeatId, gone: int) -> bool | None:
    return state.fizzled[gone] if kept_fresh(state.submissions[gone][seat]) else None


def audit(state: StockExchangeState) -> Audit | None:
    """Return the audit once the game is over, before that None."""
    if state.actors:
        return None
    found = statements(state.resources)
    tokens = state.prize_tokens()
    return Audit(
        statements=found,
        payouts=payouts([statement.earnings for statement in found], state.stocks),
        submissions=state.submissions,
        fizzled=state.fizzled,
        garnets=tuple(state.garnets),
        prize_tokens=tokens,
        prize_pool=prize_pool(tokens),
    )


def books(view: StockExchangeView) -> Books:
    """Return the holdings and obligations against which the view's seat submits."""
    assert view.seat is not None
    return Books(
        view.seat,
        view.round,
        view.garnets,
        view.resources,
        view.stocks,
        view.owes_resource,
        view.owes_stock,
    )
