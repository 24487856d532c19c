"""What everybody sees when cards turn over: each seat's choice, and its effect (E3, E4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from stockgames.engine.state import Event, SeatId
from stockgames.games.exchange import events
from stockgames.games.exchange.facts import ExchangeFacts, SeatFacts
from stockgames.games.exchange.parts import Board, ForceId, Triple

RevealKind: TypeAlias = Literal["founders", "securities", "sides", "settlement", "close", "sales"]


@dataclass(frozen=True, slots=True)
class SeatReveal:
    """What a seat revealed in the third reveal of a round, and its effect."""

    seat: SeatId
    order: events.OrderShown | None
    """None if it trades nothing, as at the close."""
    traded: int
    """How many shares changed hands: fewer than ordered if it sold more than it had (E4)."""
    price: int
    """The price of what it ordered, even if it can't pay; 0 if it ordered nothing."""
    votes: tuple[events.VoteShown, ...]
    """Its own vote and, if it controls the lobbyist, the lobbyist's."""
    money: int
    """The dollars it earned, negative if it paid."""
    worth_before: int
    worth: int
    place_before: int
    place: int
    owes: int
    """The dollars for which it must sell shares; 0 if it can pay (E7)."""
    falls: bool
    """Whether it is eliminated (E7)."""


@dataclass(frozen=True, slots=True)
class Settlement:
    """The settlement of a round or of the market close."""

    round: int
    is_close: bool
    force: ForceId | None
    moved: tuple[events.PriceMoved, ...]
    board: Board
    before: Triple
    """The prices of all securities before."""
    prices: Triple
    """The prices of all securities now."""
    votes: tuple[events.VoteShown, ...]
    seats: tuple[SeatReveal, ...]
    """The seats that took part."""


def kind_of(happened: Sequence[Event]) -> RevealKind | None:
    """Return the kind of reveal among a move's events, or None."""
    shown = {type(event) for event in happened}
    if events.VoteShown in shown:
        return "settlement" if events.ForceTurned in shown else "close"
    if events.FounderShown in shown:
        return "founders"
    if events.SecurityShown in shown:
        return "securities"
    if events.Liquidated in shown:
        return "sales"
    return "sides" if events.SideShown in shown else None


def settlement(
    happened: Sequence[Event], before: ExchangeFacts, after: ExchangeFacts
) -> Settlement | None:
    """Return the settlement of a round or the close; None if the events settle neither."""
    kind = kind_of(happened)
    if kind not in ("settlement", "close"):
        return None
    votes = tuple(event for event in happened if isinstance(event, events.VoteShown))
    took_part = [seat for seat in before.seats if not seat.is_out]
    return Settlement(
        round=before.round,
        is_close=kind == "close",
        force=next(
            (event.force for event in happened if isinstance(event, events.ForceTurned)), None
        ),
        moved=tuple(event for event in happened if isinstance(event, events.PriceMoved)),
        board=after.board,
        before=before.prices,
        prices=after.prices,
        votes=votes,
        seats=tuple(
            _seat(was, after.seats[was.seat], after.prices, votes, happened) for was in took_part
        ),
    )


def _seat(
    was: SeatFacts,
    then: SeatFacts,
    prices: Triple,
    votes: Sequence[events.VoteShown],
    happened: Sequence[Event],
) -> SeatReveal:
    seat = was.seat
    trades = [e for e in happened if isinstance(e, events.Traded) and e.seat == seat]
    order = next((e for e in happened if isinstance(e, events.OrderShown) and e.seat == seat), None)
    return SeatReveal(
        seat=seat,
        order=order,
        traded=sum(abs(trade.shares) for trade in trades),
        price=0 if order is None else prices[order.security],
        votes=tuple(vote for vote in votes if vote.seat == seat),
        money=sum(
            e.amount for e in happened if isinstance(e, events.MoneyMoved) and e.seat == seat
        ),
        worth_before=was.net_worth,
        worth=then.net_worth,
        place_before=was.place,
        place=then.place,
        owes=next(
            (e.debt for e in happened if isinstance(e, events.LiquidationDue) and e.seat == seat), 0
        ),
        falls=any(isinstance(e, events.Eliminated) and e.seat == seat for e in happened),
    )
