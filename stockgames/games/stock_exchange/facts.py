"""Everything that the table of Stock Exchange shows of a view and of the form on the desk.

In the game's terms, without words or pixels. Pictures, announcements and texts are made from these.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TypeAlias

from stockgames.engine.state import SeatId
from stockgames.games.stock_exchange import actions as a
from stockgames.games.stock_exchange import desk
from stockgames.games.stock_exchange import parts as p
from stockgames.games.stock_exchange.audit import Audit
from stockgames.games.stock_exchange.desk import Kind, Place
from stockgames.games.stock_exchange.form import Entries, Form, Part, Problem
from stockgames.games.stock_exchange.scoring import Statement, statements
from stockgames.games.stock_exchange.view import Arrival, Held, OpenView, StockExchangeView

Gift: TypeAlias = a.ResourceGift | a.StockGift


@dataclass(frozen=True, slots=True)
class Stack:
    """The content of one shelf of the warehouse."""

    held: int = 0
    """Pieces from earlier rounds that aren't given away."""
    ordered: int = 0
    """Pieces made in this round that aren't given away."""
    halves: bool = False
    """Whether old and fresh diamonds are shown side by side (S4)."""


@dataclass(frozen=True, slots=True)
class Hole:
    """A pigeon-hole for another seat's goods or stock."""

    received: int | None = None
    """The round in which the seat was given its gift, or None."""
    gift: Gift | None = None
    """The form's gift in it, or None."""
    is_free: bool = False
    """Whether it may get another gift in this round."""
    lacks: bool = False
    """Whether its gift is no longer held or made."""


@dataclass(frozen=True, slots=True)
class RoundFacts:
    """The notebook's page for one round."""

    number: int
    arrival: Arrival | None
    """What arrived at its start."""
    submission: a.Submit | None
    """The seat's own submission, once it is sealed."""
    fizzled: bool | None
    """Whether its diamonds turned to coal, as far as the seat can tell (S4)."""
    is_now: bool


@dataclass(frozen=True, slots=True)
class Facts:
    """One seat's desk, its notebook, and who has sealed; at the end, the public audit."""

    seat: SeatId | None
    """The seat whose desk it is; None for a bystander, whose desk is empty."""
    round: int
    sealed: frozenset[SeatId]
    """The seats that have sealed in this round."""
    envelopes: int
    """The number of sealed envelopes."""
    is_open: bool
    """Whether the form may be changed now."""
    is_sealed: bool
    """Whether the seat's own envelope is sealed."""
    in_hand: Place | None
    """The first pick of a step that takes two; see `desk.point`."""
    awaited: frozenset[Place]
    """The places that would complete the step begun with `in_hand`."""
    entries: Entries | None
    """The form's entries; None if there is no form."""
    parts: tuple[Part, ...]
    """The progress of each part of the form."""
    problems: tuple[Problem, ...]
    """Why the envelope can't be sealed yet."""
    shelves: tuple[Stack, ...]
    """By resource."""
    goods_holes: tuple[Hole, ...]
    """By seat."""
    stock_holes: tuple[Hole, ...]
    shares: tuple[Place, ...]
    """The fan, the seat's own company first."""
    garnets: int
    """The garnets before the exchanges of this round."""
    spent: int
    """Garnets that the form spends (S5)."""
    can_exchange: bool
    arrived: Arrival | None
    """What arrived last."""
    resources: p.Counts
    """The company's holdings before this round's form takes effect."""
    stocks: p.Counts
    """The seat's stocks by company, before this round's form takes effect."""
    owes_resource: tuple[SeatId, ...]
    """The seats that have yet to get a resource from this seat."""
    owes_stock: tuple[SeatId, ...]
    rounds: tuple[RoundFacts, ...]
    """The notebook, round by round; empty for a bystander."""
    audit: Audit | None
    held: tuple[Held, ...] = ()
    """Everybody's holdings by seat, if all books are open; else empty."""

    def hole(self, kind: Kind, seat: SeatId) -> Hole:
        return (self.goods_holes if kind == "goods" else self.stock_holes)[seat]

    @property
    def alone(self) -> Statement | None:
        """What the own company would earn with its holdings if no other had anything (S6);
        None for a bystander.
        """
        if self.seat is None:
            return None
        held = [
            self.resources if seat == self.seat else (0,) * len(p.RESOURCES) for seat in p.COMPANIES
        ]
        return statements(held)[self.seat]

    @property
    def last_settled(self) -> RoundFacts | None:
        """The last round that has taken effect; None before, and for a bystander."""
        count = self.round - 1 if self.audit is None else p.ROUNDS
        return self.rounds[count - 1] if count and self.rounds else None

    @property
    def changes(self) -> p.Counts:
        """By resource: how many pieces more the company holds now, before this round's form, than
        before the last round's.
        """
        change = [0] * len(p.RESOURCES)
        last = self.last_settled
        laid = None if last is None else last.submission
        if last is None or laid is None or self.arrived is None or self.audit is not None:
            return tuple(change)
        kept = Counter(laid.produce)
        kept.subtract(gift.resource for gift in laid.resources)
        if last.fizzled:
            turned = a.kept_fresh(laid)
            kept.update({p.DIAMOND: -turned, p.COAL: turned})
        return tuple(came + kept[resource] for resource, came in enumerate(self.arrived.resources))

    @property
    def lies_open(self) -> bool:
        """Return whether the viewer's shares are face up: with a form, or after the last round."""
        return self.entries is not None or (self.seat is not None and self.audit is not None)

    @property
    def exchanged(self) -> tuple[p.Company, ...]:
        """The companies of the stocks that the form turns in."""
        return () if self.entries is None else self.entries.exchange


def facts_of(
    view: StockExchangeView,
    form: Form | None = None,
    *,
    is_open: bool = False,
    in_hand: Place | None = None,
    awaited: frozenset[Place] = frozenset(),
) -> Facts:
    """Return what the table shows of a view and of its seat's form."""
    return Facts(
        seat=view.seat,
        round=view.round,
        sealed=frozenset(set(p.COMPANIES) - set(view.actors)) if view.actors else frozenset(),
        envelopes=p.SEATS - len(view.actors),
        is_open=is_open,
        is_sealed=view.laid is not None and not is_open,
        in_hand=in_hand,
        awaited=awaited,
        entries=form.entries if form is not None else None,
        parts=form.parts() if form is not None else (),
        problems=form.problems() if form is not None else (),
        shelves=tuple(_stack(view, form, resource) for resource in p.ALL_RESOURCES),
        goods_holes=tuple(_hole(view, form, Place("goods", seat)) for seat in p.COMPANIES),
        stock_holes=tuple(_hole(view, form, Place("stock", seat)) for seat in p.COMPANIES),
        shares=desk.shares(form) if form is not None else _held_shares(view),
        garnets=view.garnets,
        spent=form.garnets_spent if form is not None else 0,
        can_exchange=form is not None and bool(form.exchangeable()),
        arrived=view.arrivals[-1] if view.arrivals else None,
        resources=view.resources,
        stocks=view.stocks,
        owes_resource=view.owes_resource,
        owes_stock=view.owes_stock,
        rounds=_rounds(view),
        audit=view.audit,
        held=view.held if isinstance(view, OpenView) else (),
    )


def _held_shares(view: StockExchangeView) -> tuple[Place, ...]:
    """Return the fan of a desk without a form, for example after the game."""
    return () if view.seat is None else desk.fan_of(view.seat, view.stocks)


def _stack(view: StockExchangeView, form: Form | None, resource: int) -> Stack:
    if form is None:
        return Stack() if view.seat is None else Stack(view.resources[resource])
    halves = len(desk.goods(form, resource)) > 1
    return Stack(desk.held(form, resource), desk.ordered(form, resource), halves)


def _hole(view: StockExchangeView, form: Form | None, hole: Place) -> Hole:
    received = desk.received_in(view, hole.kind, hole.number)
    if form is None:
        return Hole(received)
    lacks = desk.lacks(form, hole)
    return Hole(received, desk.gift_in(form, hole), desk.is_free(form, hole), lacks)


def _rounds(view: StockExchangeView) -> tuple[RoundFacts, ...]:
    if view.seat is None:
        return ()
    return tuple(_round(view, number) for number in range(1, p.ROUNDS + 1))


def _round(view: StockExchangeView, number: int) -> RoundFacts:
    came = 1 < number <= len(view.arrivals) + 1
    is_past, is_now = number <= len(view.submissions), number == view.round
    laid = view.laid if is_now else None
    return RoundFacts(
        number=number,
        arrival=view.arrivals[number - 2] if came else None,
        submission=view.submissions[number - 1] if is_past else laid,
        fizzled=view.fizzled[number - 1] if number <= len(view.fizzled) else None,
        is_now=is_now,
    )
