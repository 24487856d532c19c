"""What a table shows of a view, in the game's terms, without words or screen positions."""

from __future__ import annotations

from dataclasses import dataclass

from stockgames.engine.state import SeatId, once_per_view
from stockgames.games.nyse import parts as p
from stockgames.games.nyse.view import NyseView, SwapView, forecast


@dataclass(frozen=True, slots=True)
class SectorFacts:
    """One colour: its marker, its price, its pile."""

    color: p.Color
    perch: int
    """The space of its marker; CRASHED if it has crashed."""
    under: int
    """How many markers of earlier colours are on the same space."""
    price: int
    """The price of a chip today, in $M."""
    left: int
    """The number of chips in its pile."""
    ahead: tuple[p.Forecast, p.Forecast]
    """The effects of moving its marker one space and two spaces."""

    @property
    def is_out(self) -> bool:
        """Return whether its marker has crashed (N3)."""
        return self.perch == p.CRASHED


@dataclass(frozen=True, slots=True)
class Holding:
    """The chips of one colour in a hand, and the price of one today, in $M."""

    color: p.Color
    count: int
    price: int

    @property
    def value(self) -> int:
        """Their total value, in $M."""
        return self.count * self.price


@dataclass(frozen=True, slots=True)
class SeatFacts:
    """What the viewer may see of a seat's hand."""

    seat: SeatId
    on_turn: bool
    """Whether it must decide."""
    chips: p.PerColor | None
    """By colour; None if hands are concealed (N7)."""
    holdings: tuple[Holding, ...]
    """The colours that it holds, worthless ones too; empty if hands are concealed."""
    value: int
    """The value of the visible chips today, in $M."""
    count: int
    """The number of visible chips."""
    known: tuple[p.Kind, ...]
    """Chips in another's hand whose marking the viewer knows."""

    @property
    def worth(self) -> dict[p.Color, int]:
        """The value of the seat's chips today by colour, in $M."""
        return {holding.color: holding.value for holding in self.holdings}


@dataclass(frozen=True, slots=True)
class NyseFacts:
    """A position as one seat, or a bystander, sees it."""

    board: tuple[int, ...]
    turn: int
    """The number of this turn, from 1; after the end, that of the last one."""
    round: int
    """The number of this round of the table, from 1."""
    actors: tuple[SeatId, ...]
    """The seats that must decide."""
    active: SeatId
    """The seat whose turn it is, even if another must decide now."""
    phase: p.Phase
    takes_left: int
    """How many takes the investment still has (N4)."""
    swap: SwapView | None
    """A swap that its partner, or the supply, has yet to answer (N5)."""
    is_bound: bool
    """Whether the active seat's swap was refused, so that it must ask again or waive (N5)."""
    left: int
    """The number of chips in the supply."""
    sectors: tuple[SectorFacts, ...]
    fallen: tuple[p.Color, ...]
    """The colours whose markers have crashed (N3)."""
    seats: tuple[SeatFacts, ...]
    hand: tuple[p.Kind, ...]
    """The viewer's own chips with their markings; empty for a bystander."""

    @property
    def is_alone(self) -> bool:
        """Return whether this is the solo game (N9)."""
        return len(self.seats) == 1

    def standing(self, seat: SeatId) -> tuple[int, int] | None:
        """Return a seat's place by value, shared if tied, and how much more it has than the best
        of the others, in $M; None without others, before anybody has a chip, and if hands are
        concealed.
        """
        own = self.seats[seat].value
        others = [other.value for other in self.seats if other.seat != seat]
        if not others or None in [each.chips for each in self.seats]:
            return None
        if not any(each.count for each in self.seats):
            return None
        ahead = [value for value in others if value > own]
        return 1 + len(ahead), own - max(others)


@once_per_view
def facts_of(view: NyseView, *, concealed: bool) -> NyseFacts:
    """Return what a view shows; with `concealed`, others' hands are hidden until the end (N7)."""
    turn = view.turn + bool(view.actors)
    hidden = concealed and bool(view.actors)
    return NyseFacts(
        board=view.board,
        turn=turn,
        round=(turn - 1) // view.seats + 1,
        actors=view.actors,
        active=view.active,
        phase=p.STAGES[view.stage],
        takes_left=view.takes_left,
        swap=view.swap,
        is_bound=view.bound is not None,
        left=sum(view.piles),
        sectors=tuple(_sector(view, color) for color in p.ALL_COLORS),
        fallen=tuple(color for color in p.ALL_COLORS if view.markers[color] == p.CRASHED),
        seats=tuple(
            _seat(view, seat, hidden=hidden and seat != view.seat) for seat in range(view.seats)
        ),
        hand=tuple(kind for kind in p.KINDS for _ in range(view.hand[kind])),
    )


def _sector(view: NyseView, color: p.Color) -> SectorFacts:
    perch = view.markers[color]
    return SectorFacts(
        color=color,
        perch=perch,
        under=view.markers[:color].count(perch),
        price=view.price(color),
        left=view.piles[color],
        ahead=(forecast(view, color, 1), forecast(view, color, 2)),
    )


def _seat(view: NyseView, seat: SeatId, *, hidden: bool) -> SeatFacts:
    chips = None if hidden else view.chips[seat]
    holdings = tuple(
        Holding(color, count, view.price(color)) for color, count in enumerate(chips or ()) if count
    )
    return SeatFacts(
        seat=seat,
        on_turn=seat in view.actors,
        chips=chips,
        holdings=holdings,
        value=sum(holding.value for holding in holdings),
        count=sum(chips or ()),
        known=tuple(kind for holder, kind in view.known if holder == seat),
    )
