"""What one seat of NYSE knows, what that tells of prices and swaps, and states that fit it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import compress, product
from math import prod
from random import Random
from typing import Annotated, TypeAlias

from stockgames.engine.codec import Named
from stockgames.engine.state import SeatId, View
from stockgames.games.nyse import parts as p
from stockgames.games.nyse.actions import NyseAction, StockSwap, Waive, chip_of, swaps
from stockgames.games.nyse.knowledge import Before, SeenMove, known_to, seen
from stockgames.games.nyse.parts import ALL_COLORS, Marking
from stockgames.games.nyse.state import NyseState


@dataclass(frozen=True, slots=True)
class SwapView:
    """A swap in progress, as a seat may see it."""

    chip: p.Color
    partner: SeatId
    want: p.Color
    give: p.Color
    marking: p.Marking | None
    """The marking of the chip to be given; None except for the seat that gives it."""


@dataclass(frozen=True, slots=True)
class NyseView(View):
    """An information state of NYSE: colours are public, markings are private (N7)."""

    seat: SeatId | None
    seats: int
    board: tuple[int, ...]
    actors: tuple[SeatId, ...]
    active: SeatId
    turn: int
    stage: Annotated[int, Named(p.STAGES)]
    takes_left: int
    markers: p.PerColor
    """Spaces of the markers, 0 to 11; 12 has crashed."""
    piles: p.PerColor
    """Chips left in each pile."""
    chips: tuple[p.PerColor, ...]
    """`chips[seat][color]`: how many chips of each colour each seat holds."""
    hand: p.PerKind
    """How many chips of each of the 16 kinds the view's seat holds; zeros for a bystander."""
    known: tuple[tuple[SeatId, p.Kind], ...]
    """Chips in other hands whose marking this seat knows."""
    played: p.PerKind
    """How many chips of each kind were played and left the game."""
    swap: SwapView | None
    bound: p.Color | None
    """The colour of the stock swap whose question was refused, or None (N5)."""
    moves: tuple[SeenMove, ...]
    """All moves so far, without answers to swaps and shuffles."""
    legal: tuple[NyseAction, ...]

    def price(self, color: p.Color) -> int:
        """Return today's price of a chip, in $M."""
        return p.price(self.board, self.markers[color])

    def value(self, seat: SeatId) -> int:
        """Return a seat's total at today's prices, in $M."""
        return sum(n * self.price(color) for color, n in enumerate(self.chips[seat]))

    def unseen(self) -> list[int]:
        """Return by kind how many chips this seat can't locate."""
        rest = [p.COPIES[kind & 3] - self.hand[kind] - self.played[kind] for kind in p.KINDS]
        for _, kind in self.known:
            rest[kind] -= 1
        if self.stage == p.SHUFFLING and self.swap is not None and self.swap.marking is not None:
            rest[self.swap.give * 4 + self.swap.marking] -= 1
        return rest


def observe(state: NyseState, seat: SeatId | None) -> NyseView:
    """Return what the seat (None: a bystander) may know."""
    hands = state.hands
    own = tuple(hands[seat * 16 : seat * 16 + 16]) if seat is not None else (0,) * 16
    return NyseView(
        seat=seat,
        seats=state.seats,
        board=state.board,
        actors=state.actors,
        active=state.active,
        turn=state.turn,
        stage=state.stage,
        takes_left=state.takes_left,
        markers=tuple(state.markers),
        piles=tuple(state.left),
        chips=tuple(
            tuple(state.counts[holder * 4 : holder * 4 + 4]) for holder in range(state.seats)
        ),
        hand=own,
        known=known_to(state.knowledge, seat) if seat is not None else (),
        played=tuple(state.played),
        swap=_swap_view(state, seat),
        bound=state.bound,
        moves=seen(state.past),
        legal=state.public_actions() if seat is None else state.legal_actions(seat),
    )


def all_up(state: NyseState, seat: SeatId) -> NyseView:
    """Return the seat's view with all markings in hands known."""
    view, hands = observe(state, seat), state.hands
    others = (other for other in range(state.seats) if other != seat)
    known = tuple(
        (other, kind)
        for other in others
        for kind in p.KINDS
        for _ in range(hands[other * 16 + kind])
    )
    return replace(view, known=known)


def public_action_count(view: NyseView) -> int | None:
    """Return how many actions the deciding seat has; None if that is not public."""
    if view.stage == p.INVESTING and view.seats > 1:
        return len(view.legal)
    if view.stage == p.SURRENDERING and view.swap is not None:
        left = view.chips[view.swap.partner][view.swap.want]
        return left if left == 1 else None
    return None


def _swap_view(state: NyseState, seat: SeatId | None) -> SwapView | None:
    swap = state.swap
    if swap is None:
        return None
    marking = swap.give.marking if seat == state.active else None
    return SwapView(swap.chip, swap.partner, swap.want, swap.give.color, marking)


def determinize(view: NyseView, rng: Random) -> NyseState:
    """Return a random state that fits the view, with all unseen chips shuffled."""
    state = NyseState(view.seats, view.board, [()] * 4, view.active)
    state.actors = view.actors
    state.turn = view.turn
    state.stage = view.stage
    state.takes_left = view.takes_left
    state.markers = list(view.markers)
    state.standing = sum(1 << color for color in p.ALL_COLORS if view.markers[color] != p.CRASHED)
    state.left = list(view.piles)
    state.open = sum(1 << color for color in p.ALL_COLORS if view.piles[color])
    state.played = list(view.played)
    if view.seat is not None:
        state.hands[view.seat * 16 : view.seat * 16 + 16] = view.hand
        state.knowledge = tuple((view.seat, holder, kind) for holder, kind in view.known)
    for holder, kind in view.known:
        state.hands[holder * 16 + kind] += 1
    rest = _deal_unseen(view, state, rng)
    state.counts = [count for held in view.chips for count in held]
    for seat in range(view.seats):
        held = state.hands[seat * 16 : seat * 16 + 16]
        state.kinds[seat] = sum(1 << kind for kind in p.KINDS if held[kind])
    state.swap = _full_swap(view, state, rest, rng)
    state.bound = view.bound
    state.past = Before(view.moves)
    return state


def _deal_unseen(view: NyseView, state: NyseState, rng: Random) -> list[list[p.Marking]]:
    """Deal the unseen chips of each colour to its pile and the other hands; return the rest."""
    unseen = view.unseen()
    rest: list[list[p.Marking]] = []
    for color in p.ALL_COLORS:
        pool = [m for m in range(4) for _ in range(unseen[color * 4 + m])]
        rng.shuffle(pool)
        cut = view.piles[color]
        state.piles[color] = tuple(pool[:cut])
        for seat in range(view.seats):
            first = seat * 16 + color * 4
            missing = view.chips[seat][color] - sum(state.hands[first : first + 4])
            for marking in pool[cut : cut + missing]:
                state.hands[first + marking] += 1
            cut += missing
        rest.append(pool[cut:])
    return rest


def _full_swap(
    view: NyseView, state: NyseState, rest: list[list[p.Marking]], rng: Random
) -> StockSwap | None:
    """Return the swap with the marking of the given chip, drawn if the seat can't know it."""
    swap = view.swap
    if swap is None:
        return None
    marking = swap.marking
    if marking is None and view.stage == p.SHUFFLING:  # N10: it has already left the hand
        marking = rest[swap.give][0]
    if marking is None:
        first = view.active * 16 + swap.give * 4
        held = state.hands[first : first + 4]
        marking = rng.choices(range(4), weights=held)[0]
    return StockSwap(swap.chip, swap.partner, swap.want, chip_of(swap.give, marking))


def forecast(view: NyseView, color: p.Color, steps: int) -> p.Forecast:
    """Return the effect of moving a marker by `steps` (1 or 2) spaces."""
    return p.forecast_from(view.board, color, view.markers[color], steps)


def offers(view: NyseView, *, concealed: bool) -> tuple[StockSwap, ...]:
    """Return the swaps that the view's seat may propose now; none for a bystander.

    With concealed hands these cover all seats and colours, whatever others hold: proposing a swap
    asks the partner whether it holds that colour.
    """
    if view.seat is None:
        return ()
    if concealed and view.seats > 1:
        chips = [action.chip for action in view.legal if isinstance(action, Waive)]
        return tuple(swap for chip in chips for swap in _questions(view, chip))
    return tuple(action for action in view.legal if isinstance(action, StockSwap))


def _questions(view: NyseView, chip: p.Color) -> list[StockSwap]:
    given = list(view.hand)
    given[chip * 4 + p.STOCK_SWAP] -= 1
    rows = swaps(chip)
    others = [seat for seat in range(view.seats) if seat != view.seat]
    return [
        swap
        for partner in others
        for want in p.ALL_COLORS
        for swap in compress(rows[partner * 4 + want], given)
    ]


Pile: TypeAlias = tuple[Marking, ...]


def all_worlds(view: NyseView, most: int) -> Sequence[tuple[NyseState, int]]:
    """Return every state, with the number of orders of the unseen chips that lead to it.

    Empty for several seats, because the others know what they hold, and if there are more than
    `most`. As in `view.determinize`, all orders of the unseen chips are equally likely.
    """
    if view.seats > 1:
        return ()
    unseen, dealt = view.unseen(), list[Mapping[Pile, int]]()
    for color in ALL_COLORS:
        dealt.append(_piles(unseen[color * 4 : color * 4 + 4], view.piles[color], most))
    if not 0 < prod(map(len, dealt)) <= most:
        return ()
    table = determinize(view, Random(0))
    found: list[tuple[NyseState, int]] = []
    for piles in product(*(ways.items() for ways in dealt)):
        state = table.copy()
        state.piles = [pile for pile, _ in piles]
        found.append((state, prod(weight for _, weight in piles)))
    return found


def _piles(unseen: Sequence[int], height: int, most: int) -> Mapping[Pile, int]:
    """Return every possible pile of this height, with its weight.

    `unseen[marking]` is the number of unseen chips. Empty if there are more than `most` piles.
    """
    ways: Mapping[Pile, int] = {(): 1}
    for _ in range(height):
        longer: Counter[Pile] = Counter()
        for pile, weight in ways.items():
            for marking, copies in enumerate(unseen):
                rest = copies - pile.count(marking)
                if rest:
                    longer[*pile, marking] += weight * rest
        if len(longer) > most:
            return {}
        ways = longer
    return ways
