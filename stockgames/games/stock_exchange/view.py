"""What one seat of Stock Exchange knows (S11)."""

from __future__ import annotations

from dataclasses import dataclass, fields

from stockgames.engine.state import SeatId, View
from stockgames.games.stock_exchange.actions import Books, Submit, kept_fresh
from stockgames.games.stock_exchange.audit import Audit
from stockgames.games.stock_exchange.parts import RESOURCES, SEATS, Counts, Shelf
from stockgames.games.stock_exchange.scoring import payouts, prize_pool, statements
from stockgames.games.stock_exchange.state import StockExchangeState


@dataclass(frozen=True, slots=True)
class Arrival:
    """What arrived at the start of a round, without its source (S11)."""

    resources: Shelf
    stocks: Counts


@dataclass(frozen=True, slots=True)
class StockExchangeView(View):
    """An information state of Stock Exchange: the seat's own books, and who has sealed."""

    seat: SeatId | None
    """None for a bystander, whose books are empty."""
    seats: int
    actors: tuple[SeatId, ...]
    """The seats that have not sealed their envelope of this round yet."""
    turn: int
    round: int
    """1 to 3; still 3 at the audit, when `actors` is empty."""
    garnets_at_start: int
    """The table's option (S5)."""
    garnets: int
    """This seat's remaining garnets."""
    resources: Shelf
    """The holdings of this seat's company, including what arrived this round."""
    stocks: Counts
    """The stocks this seat holds, by company."""
    arrivals: tuple[Arrival, ...]
    """`arrivals[0]` arrived at the start of round 2, and so on; the last one arrived this round."""
    owes_resource: tuple[SeatId, ...]
    """The seats that have yet to receive a resource from this one, ascending (S3)."""
    owes_stock: tuple[SeatId, ...]
    """The seats that have yet to receive a stock from it."""
    submissions: tuple[Submit, ...]
    """This seat's own submissions of past rounds."""
    fizzled: tuple[bool | None, ...]
    """Of each past round: whether its own fresh diamonds turned to coal (S4); None if it can't
    tell.

    A seat can tell from the diamonds that it didn't give away.
    """
    laid: Submit | None
    """This seat's sealed submission in this round, while others still choose."""
    audit: Audit | None
    """None until the game is over."""
    legal: tuple[Submit, ...] = ()
    """Always empty: there are too many submissions to list."""


@dataclass(frozen=True, slots=True)
class Held:
    """The holdings of a seat's company, and the seat's stocks."""

    resources: Counts
    stocks: Counts
    """By company."""


@dataclass(frozen=True, slots=True)
class OpenView(StockExchangeView):
    """A seat's view with all books open, for reviewing a finished game."""

    held: tuple[Held, ...] = ()
    """By seat."""


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
