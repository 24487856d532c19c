"""What a table of Portfolio shows of a view, in the game's terms.

Pictures and texts of the table are made from these facts only, never from the view.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from stockgames.engine.state import SeatId, once_per_view
from stockgames.games.portfolio import parts as p
from stockgames.games.portfolio.actions import Offer
from stockgames.games.portfolio.forecast import incomes_after
from stockgames.games.portfolio.view import PortfolioView


@dataclass(frozen=True, slots=True)
class SeatFacts:
    """What is known of a seat; money is in dollars."""

    seat: SeatId
    decides: bool
    answers: bool
    """Whether it must answer an offer, in any seat's turn."""
    deals: bool
    """Whether it is the dealer, and so plays last."""
    cash: int
    income: int
    """The income a turn of its portfolios."""
    cards: int
    """The number of cards in its hand."""
    known: tuple[p.Card, ...]
    """Cards that it certainly holds; for the viewer's own seat those that are public."""
    portfolios: tuple[p.Portfolio, ...]
    offers_left: int
    """How many offers it may still make in this turn (P12)."""
    earned: int
    """The total income of all its turns, before debts."""
    last_collection: int
    """What it collected at the end of the game (P8)."""

    @property
    def otherwise(self) -> int:
        """The net result of draws, raids and deals so far, in dollars."""
        return self.cash - p.START_CASH - self.earned - self.last_collection


@dataclass(frozen=True, slots=True)
class OfferFacts:
    """An open offer (P12)."""

    maker: SeatId
    offer: Offer
    income: int
    """The partner's income a turn if it accepted."""

    @property
    def partner(self) -> SeatId:
        """The seat that must answer."""
        return self.offer.to


@dataclass(frozen=True, slots=True)
class Facts:
    """The whole table."""

    viewer: SeatId | None
    """The seat whose view this is; None for a bystander."""
    actors: tuple[SeatId, ...]
    """The seats that must decide; empty once the game is over."""
    seats: tuple[SeatFacts, ...]
    turn: int
    """The number of past turns."""
    active: SeatId
    """The seat whose turn it is."""
    drawing: bool
    """Whether the active seat has yet to draw."""
    income: int
    """What the active seat collected at the start of its turn, before debts."""
    budget: int
    """What is left of that after debts, for the draw (P5)."""
    hand: tuple[p.Card, ...]
    """The viewer's own cards, ascending."""
    kept: p.Card | None
    """The card that may not be discarded while there are others (P10), or None."""
    stock: int
    """Cards left to draw."""
    stock_number: int
    """1 or 2 if the discard pile becomes a second stock (P7), 0 if there is only one."""
    pile: tuple[p.Card, ...]
    """The discard pile, the exposed card last."""
    can_expose: bool
    """Whether the exposed card can be drawn first."""
    last_turns: bool
    """Whether there are no more draws (P8)."""
    offer: OfferFacts | None
    debts: tuple[p.RunningDebt, ...]
    """The total that each seat owes each other (P12)."""
    truces: tuple[p.RunningTruce, ...]
    """The longest truce of each seat with each partner (P12)."""
    rounds: tuple[tuple[int | None, ...], ...]
    """The score sheet: cash by seat after its turn in each round, preceded by the start.

    Changes by others' turns and deals before a seat's next turn replace its last figure.
    """

    @property
    def portfolios(self) -> tuple[p.Portfolio, ...]:
        """All portfolios on the table, by number."""
        found = (portfolio for seat in self.seats for portfolio in seat.portfolios)
        return tuple(sorted(found))


@once_per_view
def facts_of(view: PortfolioView) -> Facts:
    """Return what a table shows of a view."""
    return Facts(
        viewer=view.seat,
        actors=view.actors,
        seats=tuple(_seat(view, seat) for seat in range(view.seats)),
        turn=view.turn,
        active=view.active,
        drawing=view.stage == p.DRAWING,
        income=view.income,
        budget=view.budget,
        hand=view.hand,
        kept=None if view.banned == p.NONE or len(view.hand) == 1 else view.banned,
        stock=view.stock,
        stock_number=(1 if view.reshuffles else 2) if p.plays_twice(view.seats) else 0,
        pile=view.pile,
        can_expose=view.stage == p.DRAWING and view.most_cards[1] > 0,
        last_turns=view.last_turns,
        offer=_offer(view),
        debts=_debts(view),
        truces=view.truces,
        rounds=_rounds(view),
    )


def _seat(view: PortfolioView, seat: SeatId) -> SeatFacts:
    over = any(line.seat == p.NONE for line in view.sheet)
    return SeatFacts(
        seat=seat,
        decides=seat in view.actors,
        answers=seat in view.actors and view.offer is not None,
        deals=seat == view.dealer,
        cash=view.cash[seat],
        income=view.incomes[seat],
        cards=view.hand_sizes[seat],
        known=view.known[seat],
        portfolios=tuple(each for each in view.portfolios if each.owner == seat),
        offers_left=view.offers_left[seat],
        earned=sum(line.income for line in view.sheet if line.seat == seat),
        last_collection=view.incomes[seat] if over else 0,
    )


def _offer(view: PortfolioView) -> OfferFacts | None:
    if view.offer is None:
        return None
    maker, offer = view.offer
    return OfferFacts(maker, offer, incomes_after(view, view.offer)[offer.to])


def _debts(view: PortfolioView) -> tuple[p.RunningDebt, ...]:
    owed = Counter[tuple[SeatId, SeatId]]()
    for seat, partner, cash in view.debts:
        owed[seat, partner] += cash
    return tuple(p.RunningDebt(seat, partner, cash) for (seat, partner), cash in owed.items())


def _rounds(view: PortfolioView) -> tuple[tuple[int | None, ...], ...]:
    columns: list[list[int | None]] = [[p.START_CASH] for _ in range(view.seats)]
    for line in view.sheet:
        if line.seat == p.NONE:
            for seat, cash in enumerate(line.cash):
                columns[seat].append(cash)
        else:
            columns[line.seat].append(None)
            _write_over(columns, line.cash)
    if view.actors:
        columns[view.active].append(None)
        _write_over(columns, view.cash)
    height = max(map(len, columns))
    return tuple(
        tuple(column[row] if row < len(column) else None for column in columns)
        for row in range(height)
    )


def _write_over(columns: list[list[int | None]], cash: Sequence[int]) -> None:
    """Set the last figure of each column to the seat's present cash, unless it is still the
    start.
    """
    for column, held in zip(columns, cash, strict=True):
        if len(column) > 1:
            column[-1] = held
