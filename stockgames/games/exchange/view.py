"""What one seat of Exchange knows, and sampling states that fit it."""

from __future__ import annotations

from dataclasses import dataclass, fields
from random import Random
from typing import Annotated, TypeAlias

from stockgames.engine.codec import Named
from stockgames.engine.state import SeatId, View
from stockgames.games.exchange import parts as p
from stockgames.games.exchange.actions import INFLUENCES, ExchangeAction, Influence, Lobby
from stockgames.games.exchange.parts import shortfall
from stockgames.games.exchange.state import ExchangeState, PastRound

_Founder: TypeAlias = Annotated[p.FounderId, Named(p.FOUNDER_IDS)]
_Force: TypeAlias = Annotated[p.ForceId, Named(p.FORCE_IDS)]


@dataclass(frozen=True, slots=True)
class ExchangeView(View):
    """An information state of Exchange: boards are open, cards are face down until all have chosen.

    Everybody sees that a seat has chosen, as its sleeve is on the table, but not what (E10).
    """

    seat: SeatId | None
    seats: int
    actors: tuple[SeatId, ...]
    choosers: tuple[SeatId, ...]
    """The seats that choose in this stage, including those that have chosen."""
    turn: int
    stage: Annotated[int, Named(p.STAGES)]
    round: int
    floor: int
    """The lowest price of the board (E3)."""
    ceiling: int
    prices: p.Triple
    cash: tuple[int, ...]
    shares: tuple[p.Triple, ...]
    """`shares[seat][security]`."""
    standing: tuple[SeatId, ...]
    falls: tuple[p.Fall, ...]
    """The seats that are out, in the order of their falls."""
    hand: tuple[_Founder, ...]
    """The founder cards to choose from; empty for a bystander and once founders are revealed."""
    founders: tuple[_Founder, ...]
    """Each seat's founder, NONE before it is revealed."""
    drawn: tuple[_Force, ...]
    """The Market Forces turned up so far, oldest first."""
    informed: tuple[SeatId, ...]
    """The seats that bought intelligence about the next one (E5)."""
    coming: _Force | None
    """The next Market Force, for a seat that bought intelligence about it."""
    traded: tuple[p.Security, ...]
    """Each seat's security of Phase 1, NONE before it is revealed."""
    sides: tuple[Annotated[int, Named(p.SIDES)], ...]
    """Each seat's side of Phase 2: BUY or SELL, NONE before it is revealed (E4)."""
    orders: tuple[int, ...]
    """Shares bought, negative for shares sold, as far as this seat knows them; else 0 (E4)."""
    votes: tuple[Influence | None, ...]
    """Votes of this round that this seat knows: its own, and all once prices have moved."""
    lobbyist: SeatId
    """The seat that controls the lobbyist in this round, or NONE."""
    lobby: Lobby | None
    """The lobbyist's vote, once prices have moved."""
    past: tuple[PastRound, ...]
    """The rounds in which the market has moved, oldest first."""
    laid: ExchangeAction | None
    """This seat's choice in this stage, while others still choose."""
    legal: tuple[ExchangeAction, ...]
    """For a bystander what the first actor may sell (E7), because its debt, its shares and
    the prices are public. All other choices are private, and a bystander has none.
    """

    @property
    def board(self) -> p.Board:
        """The market value board (E3)."""
        return p.Board(self.floor, self.ceiling)

    def debt(self, seat: SeatId) -> int:
        """Return what a seat's order, as far as known, costs beyond its cash (E7)."""
        return shortfall(self.orders[seat], self.prices[self.traded[seat]], self.cash[seat])

    def net_worth(self, seat: SeatId) -> int:
        """Return a seat's cash and shares at today's prices."""
        pairs = zip(self.shares[seat], self.prices, strict=True)
        return self.cash[seat] + sum(count * price for count, price in pairs)


@dataclass(frozen=True, slots=True)
class OpenView(ExchangeView):
    """A seat's view with all choices face up, for reviewing a game."""

    all_laid: tuple[ExchangeAction | None, ...] = ()
    """Each seat's choice in this stage, while others still choose."""


def observe(state: ExchangeState, seat: SeatId | None) -> ExchangeView:
    """Return what the seat (None: a bystander) may know."""
    settled = state.stage in (p.LIQUIDATION, p.OVER)
    everybody = range(state.seats)
    informed = tuple([other for other in everybody if state.informed >> other & 1])
    known = [settled or other == seat for other in everybody]
    orders = [order if shown else 0 for order, shown in zip(state.orders, known, strict=True)]
    votes = [vote if shown else None for vote, shown in zip(state.votes, known, strict=True)]
    return ExchangeView(
        seat=seat,
        seats=state.seats,
        actors=state.actors,
        choosers=state.choosers,
        turn=state.turn,
        stage=state.stage,
        round=state.round,
        floor=state.board.floor,
        ceiling=state.board.ceiling,
        prices=state.prices,
        cash=tuple(state.cash),
        shares=tuple(state.shares),
        standing=state.standing,
        falls=state.falls,
        hand=() if seat is None else state.hands[seat],
        founders=tuple(state.founders),
        drawn=state.forces[: state.drawn],
        informed=informed,
        coming=state.forces[state.drawn] if seat in informed else None,
        traded=tuple(state.traded),
        sides=tuple([_side(order) for order in state.orders]),
        orders=tuple(orders),
        votes=tuple(votes),
        lobbyist=state.lobbyist,
        lobby=state.lobby,
        past=state.past,
        laid=None if seat is None else state.laid[seat],
        legal=_known_choices(state) if seat is None else state.legal_actions(seat),
    )


def all_up(state: ExchangeState, seat: SeatId) -> OpenView:
    """Return the seat's view with nothing face down; cards in others' hands stay hidden."""
    view = observe(state, seat)
    known = {field.name: getattr(view, field.name) for field in fields(view)}
    left = state.forces[state.drawn :]
    known |= {
        "orders": tuple(state.orders),
        "votes": tuple(state.votes),
        "coming": left[0] if left else None,
    }
    return OpenView(**known, all_laid=tuple(state.laid))


def _known_choices(state: ExchangeState) -> tuple[ExchangeAction, ...]:
    """Return the public choices of the first actor."""
    return state.legal_actions(state.actors[0]) if state.stage == p.LIQUIDATION else ()


def _side(order: int) -> int:
    if not order:
        return p.NONE
    return p.BUY if order > 0 else p.SELL


def determinize(view: ExchangeView, rng: Random) -> ExchangeState:
    """Return a random state that fits the view.

    Face-down choices, founder cards and Market Forces are uniformly distributed within the rules.
    """
    state = ExchangeState(view.seats, _hands(view, rng), _forces(view, rng))
    state.actors = view.actors
    state.choosers = view.choosers
    state.turn = view.turn
    state.stage = view.stage
    state.round = view.round
    state.prices = view.prices
    state.cash = list(view.cash)
    state.shares = list(view.shares)
    state.standing = view.standing
    state.falls = view.falls
    state.founders = list(view.founders)
    state.drawn = len(view.drawn)
    state.informed = sum(1 << seat for seat in view.informed)
    state.traded = list(view.traded)
    state.orders = [_order(view, seat, rng) for seat in range(view.seats)]
    state.votes = list(view.votes)
    state.lobbyist = view.lobbyist
    state.lobby = view.lobby
    state.past = view.past
    if view.stage == p.LOBBYING:
        for seat in view.standing:
            state.votes[seat] = view.votes[seat] or rng.choice(INFLUENCES)
    for seat in view.choosers:
        if seat == view.seat:
            state.laid[seat] = view.laid
        elif seat not in view.actors:
            state.laid[seat] = rng.choice(state.choices(seat))
    return state


def _hands(view: ExchangeView, rng: Random) -> tuple[tuple[p.FounderId, ...], ...]:
    """Deal the founder cards that this seat doesn't hold to the others (E2)."""
    if view.stage != p.FOUNDING:
        return ((),) * view.seats
    unseen = [card for card in range(len(p.FOUNDERS)) if card not in view.hand]
    rng.shuffle(unseen)
    hands: list[tuple[p.FounderId, ...]] = []
    for seat in range(view.seats):
        size = p.hand_size(seat, view.seats)
        hands.append(view.hand if seat == view.seat else tuple(unseen[:size]))
        if seat != view.seat:
            del unseen[:size]
    return tuple(hands)


def _forces(view: ExchangeView, rng: Random) -> tuple[p.ForceId, ...]:
    known = view.drawn if view.coming is None else (*view.drawn, view.coming)
    unseen = [force for force in range(len(p.FORCES)) if force not in known]
    rng.shuffle(unseen)
    return known + tuple(unseen)


def _order(view: ExchangeView, seat: SeatId, rng: Random) -> int:
    """Return the seat's order; a hidden number of shares is drawn at random (E4)."""
    if view.orders[seat] or view.sides[seat] == p.NONE:
        return view.orders[seat]
    shares = rng.randint(1, p.MOST_SHARES)
    return shares if view.sides[seat] == p.BUY else -shares
