"""NYSE's state, hidden sides included, and how an action changes it.

Optimized for playouts: flat lists of small ints, shared tuples, interned actions. The rules follow
the order of the rulebook; refusals, which only people need, are in `refusals`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain, combinations, compress
from operator import mul
from random import Random
from typing import Any, Final, Self

from stockgames.engine.state import CHANCE_ONLY, NOBODY, ONE, Event, Result, SeatId, State
from stockgames.games.nyse.actions import (
    SUPPLY,
    SURRENDERS,
    TAKES,
    TAKES_AND_DISCARDS,
    TAKES_OR_STOP,
    WAIVE,
    AggressiveInvestment,
    Discard,
    NyseAction,
    ShuffleIn,
    SpeculativeMarket,
    StockSwap,
    Stop,
    Surrender,
    Take,
    Waive,
    giving,
    plays,
    supply_swaps,
    swaps,
)
from stockgames.games.nyse.events import (
    Discarded,
    Looked,
    MarkerMoved,
    Played,
    ShuffledIn,
    Stopped,
    SwapAsked,
    Swapped,
    Took,
    Waived,
)
from stockgames.games.nyse.knowledge import (
    BEGINNING,
    NOTHING,
    Knowledge,
    Past,
    after_play,
    after_swap,
)
from stockgames.games.nyse.parts import (
    AGGRESSIVE_INVESTMENT,
    ALL_COLORS,
    COPIES,
    CRASHED,
    INVESTING,
    PILE_SIZE,
    PUSHED,
    SHUFFLING,
    SPECULATIVE_MARKET,
    STOCK_SWAP,
    SURRENDERING,
    TURN,
    Color,
    Kind,
    Marking,
    price,
    ranked,
)

SPECIAL_KINDS: Final = 0xEEEE
"""Bit mask of all kinds with a special marking; four bits a colour, plain the lowest."""
LONE_KINDS: Final = 0x6666
"""Bit mask of speculative markets and aggressive investments."""
SWAP_KINDS: Final = 0x8888
SWAP_CHIPS: Final[dict[int, tuple[Kind, ...]]] = {
    sum(1 << kind for kind in chips): chips
    for count in range(5)
    for chips in combinations(range(STOCK_SWAP, 16, 4), count)
}
"""The stock-swap chips, by bit mask."""
NONE_HELD: Final = (0, 0, 0, 0)


class NyseState(State):
    """The complete state of a game of NYSE. Attributes are read freely; only `apply` changes
    them.
    """

    seats: int
    board: tuple[int, ...]
    """Six values, one per grey chip."""
    concealed: bool
    """Whether hands are concealed: a refused question for a colour then gives information (N5)."""
    actors: tuple[SeatId, ...]
    active: SeatId
    """The seat whose turn it is; the last active seat when the game is over (N8)."""
    turn: int
    """The number of turns before this one."""
    stage: int
    takes_left: int
    """Takes left in an aggressive investment, including the present one."""
    markers: list[int]
    """The space of each colour's marker, 0 to 11, or CRASHED."""
    standing: int
    """Bit mask of the colours whose marker is on the board."""
    piles: list[tuple[Marking, ...]]
    """The chips dealt to each pile, the first to be taken last; `left` is how many remain."""
    left: list[int]
    open: int
    """Bit mask of the piles with chips; 0 ends the game."""
    hands: list[int]
    """How many chips of each kind each seat holds: `hands[seat * 16 + kind]`."""
    counts: list[int]
    """How many chips of each colour each seat holds: `counts[seat * 4 + color]`."""
    kinds: list[int]
    """Bit mask of the kinds each seat holds (bit k: at least one of kind k)."""
    played: list[int]
    """How many chips of each kind were played and left the game."""
    knowledge: Knowledge
    """Who knows which chips in other hands, learned by swaps (N7)."""
    swap: StockSwap | None
    """The swap that is waiting for an answer or for the shuffle."""
    bound: Color | None
    """The colour of the stock swap whose question was refused, or None (N5)."""
    past: Past

    def __init__(
        self,
        seats: int,
        board: tuple[int, ...],
        piles: list[tuple[Marking, ...]],
        first: SeatId,
        *,
        concealed: bool = False,
    ) -> None:
        self.seats = seats
        self.board = board
        self.concealed = concealed
        self.actors = ONE[first]
        self.active = first
        self.turn = 0
        self.stage = TURN
        self.takes_left = 0
        self.markers = [0, 0, 0, 0]
        self.standing = 15
        self.piles = piles
        self.left = [PILE_SIZE] * 4
        self.open = 15
        self.hands = [0] * (16 * seats)
        self.counts = [0] * (4 * seats)
        self.kinds = [0] * seats
        self.played = [0] * 16
        self.knowledge = NOTHING
        self.swap = None
        self.bound = None
        self.past = BEGINNING

    # Legal actions

    def legal_actions(self, seat: SeatId) -> tuple[NyseAction, ...]:
        if seat not in self.actors:
            return ()
        if self.stage == TURN:
            kinds = self.kinds[seat]
            if not kinds & SPECIAL_KINDS:
                return TAKES_AND_DISCARDS[self.open]
            if self.bound is not None:
                return tuple(self._swaps(seat, 1 << self.bound * 4 + STOCK_SWAP))
            lone = plays(kinds & LONE_KINDS, self.standing)
            swapping = self._swaps(seat, kinds) if kinds & SWAP_KINDS else ()
            if self.seats == 1:  # N9: a special chip that can be used must be
                return (*lone, *swapping) or TAKES_AND_DISCARDS[self.open]
            return (*TAKES_AND_DISCARDS[self.open], *lone, *swapping)
        if self.stage == INVESTING:
            return TAKES[self.open] if self.seats == 1 else TAKES_OR_STOP[self.open]
        assert self.swap is not None
        if self.stage == SHUFFLING:
            given = self.swap.give.color
            return tuple(ShuffleIn(given, place) for place in range(self.left[given] + 1))
        return SURRENDERS[self.kinds[seat] >> self.swap.want * 4 & 15]

    def public_actions(self) -> tuple[NyseAction, ...]:
        """Return the actions that everybody knows to be legal now; they reveal no hidden
        marking.
        """
        if self.bound is not None:
            return (WAIVE[self.bound],)
        if self.seats == 1 or self.stage > INVESTING or not self.actors:
            return ()
        return (TAKES_OR_STOP if self.stage == INVESTING else TAKES_AND_DISCARDS)[self.open]

    def _swaps(self, seat: SeatId, kinds: int) -> list[NyseAction]:
        """Return the swaps that these stock-swap chips of a hand allow (N5, N10)."""
        found: list[NyseAction] = []
        if self.seats == 1:
            table, wanted = supply_swaps, self.left
        else:
            table, wanted = swaps, self.counts[:]
            wanted[seat * 4 : seat * 4 + 4] = NONE_HELD
        for chip in SWAP_CHIPS[kinds & SWAP_KINDS]:
            given = self.kinds[seat]
            if self.hands[seat * 16 + chip] == 1:
                given ^= 1 << chip
            if given:
                rows = compress(table(chip >> 2), wanted)
                found += chain.from_iterable(map(giving(given), rows))
            if self.seats > 1:
                found.append(WAIVE[chip >> 2])
        return found

    def bind(self, seat: SeatId, action: StockSwap) -> None:
        """Commit the seat to its stock swap after a question: it must ask again or waive (N5)."""
        self.bound = action.chip

    def draw_chance(self, rng: Random) -> ShuffleIn:
        assert self.swap is not None
        color = self.swap.give.color
        return ShuffleIn(color, rng.randint(0, self.left[color]))

    # Applying actions

    def apply(self, seat: SeatId, action: NyseAction, log: list[Event] | None = None) -> None:
        self.past = (seat, action, self.past)
        _HOW[type(action)](self, seat, action, log)

    def _discard(self, seat: SeatId, action: Discard, log: list[Event] | None) -> None:
        self._shrink(action.color)
        if log is not None:
            log.append(Discarded(seat=seat, color=action.color))
        self._pass_turn()

    def _market(self, seat: SeatId, action: SpeculativeMarket, log: list[Event] | None) -> None:
        self._show(seat, action.chip * 4 + SPECULATIVE_MARKET, log)
        self._move_marker(action.marker, 2, log)
        self._pass_turn()

    def _invest(self, seat: SeatId, action: AggressiveInvestment, log: list[Event] | None) -> None:
        self._show(seat, action.chip * 4 + AGGRESSIVE_INVESTMENT, log)
        self.stage = INVESTING
        self.takes_left = 2

    def _stop(self, seat: SeatId, action: Stop, log: list[Event] | None) -> None:
        self.takes_left = 0
        if log is not None:
            log.append(Stopped(seat=seat))
        self._pass_turn()

    def _take(self, seat: SeatId, action: Take, log: list[Event] | None) -> None:
        color = action.color
        marking = self._shrink(color)
        kind = color * 4 + marking
        self.hands[seat * 16 + kind] += 1
        self.counts[seat * 4 + color] += 1
        self.kinds[seat] |= 1 << kind
        if log is not None:
            log.append(Took(seat=seat, color=color))
        self._move_marker(color, 1, log)
        if log is not None:
            log.append(Looked(seat=seat, color=color, marking=marking, audience=(seat,)))
        if self.stage == INVESTING:
            self.takes_left -= 1
            if self.takes_left and self.open:
                return
            self.takes_left = 0
        self._pass_turn()

    def _shrink(self, color: Color) -> Marking:
        left = self.left[color] - 1
        self.left[color] = left
        if not left:
            self.open &= ~(1 << color)
        return self.piles[color][left]

    def _move_marker(self, color: Color, steps: int, log: list[Event] | None) -> None:
        """Move a marker right; past the last space its sector has crashed (N3)."""
        before = self.markers[color]
        if before == CRASHED:
            return
        after = PUSHED[before + steps]
        if after == CRASHED:
            self.standing &= ~(1 << color)
        self.markers[color] = after
        if log is not None:
            log.append(MarkerMoved(color=color, before=before, after=after))

    def _pass_turn(self) -> None:
        """Pass the turn to the next seat; the game is over at once if the last chip is gone."""
        self.stage = TURN
        self.turn += 1
        if not self.open:
            self.actors = NOBODY
            return
        active = self.active + 1
        if active == self.seats:
            active = 0
        self.active = active
        self.actors = ONE[active]

    def _show(self, seat: SeatId, kind: Kind, log: list[Event] | None) -> None:
        """Play a special chip from a hand: everybody sees it, and it leaves the game (N6)."""
        self._lose(seat, kind)
        self.played[kind] += 1
        if self.knowledge:
            self.knowledge = after_play(self.knowledge, seat, kind)
        if log is not None:
            log.append(Played(seat=seat, color=kind >> 2, marking=kind & 3))

    def _waive(self, seat: SeatId, action: Waive, log: list[Event] | None) -> None:
        self._show(seat, action.chip * 4 + STOCK_SWAP, log)
        self.bound = None
        if log is not None:
            log.append(Waived(seat=seat))
        self._pass_turn()

    def _ask_swap(self, seat: SeatId, action: StockSwap, log: list[Event] | None) -> None:
        self._show(seat, action.chip * 4 + STOCK_SWAP, log)
        self.swap = action
        self.bound = None
        if log is not None:
            give = action.give.color
            log.append(SwapAsked(seat=seat, partner=action.partner, want=action.want, give=give))
        if action.partner == SUPPLY:
            self._swap_with_supply(seat, action, log)
        else:
            self.stage = SURRENDERING
            self.actors = ONE[action.partner]

    def _surrender(self, partner: SeatId, action: Surrender, log: list[Event] | None) -> None:
        """Exchange the two chips of a swap, then pass the turn (N5)."""
        asked = self.swap
        assert asked is not None
        seat, given, wanted = self.active, asked.give.kind, asked.want * 4 + action.marking
        self.knowledge = after_swap(self.knowledge, self.hands, seat, given, partner, wanted)
        self._lose(seat, given)
        self._lose(partner, wanted)
        self._receive(partner, given)
        self._receive(seat, wanted)
        self.swap = None
        if log is not None:
            gave = asked.give.color
            log.append(Swapped(seat=seat, partner=partner, got=asked.want, gave=gave))
            for who, kind in ((seat, wanted), (partner, given)):
                log.append(Looked(seat=who, color=kind >> 2, marking=kind & 3, audience=(who,)))
        self._pass_turn()

    def _receive(self, seat: SeatId, kind: Kind) -> None:
        place = seat * 16 + kind
        self.hands[place] += 1
        self.counts[place >> 2] += 1
        self.kinds[seat] |= 1 << kind

    def _lose(self, seat: SeatId, kind: Kind) -> None:
        place = seat * 16 + kind
        self.hands[place] -= 1
        self.counts[place >> 2] -= 1
        if not self.hands[place]:
            self.kinds[seat] ^= 1 << kind

    def _swap_with_supply(self, seat: SeatId, asked: StockSwap, log: list[Event] | None) -> None:
        """Take the wanted pile's top chip; chance then puts the given one into its pile (N10)."""
        marking = self._shrink(asked.want)
        self._lose(seat, asked.give.kind)
        self._receive(seat, asked.want * 4 + marking)
        if log is not None:
            log.append(Looked(seat=seat, color=asked.want, marking=marking, audience=(seat,)))
        self.stage = SHUFFLING
        self.actors = CHANCE_ONLY

    def _shuffle_in(self, seat: SeatId, action: ShuffleIn, log: list[Event] | None) -> None:
        assert self.swap is not None
        color = action.color
        left = self.left[color]
        pile = self.piles[color][:left]
        place = left - action.position
        self.piles[color] = (*pile[:place], self.swap.give.marking, *pile[place:])
        self.left[color] = left + 1
        self.open |= 1 << color
        self.swap = None
        if log is not None:
            log.append(ShuffledIn(color=color))
        self._pass_turn()

    # Hidden chips

    def unseen(self) -> tuple[tuple[Marking, ...], ...]:
        """Return by colour the markings that no seat has seen, those in the pile first.

        The others are under the marker and among the discarded chips.
        """
        return tuple([self._unseen(color) for color in ALL_COLORS])

    def _unseen(self, color: Color) -> tuple[Marking, ...]:
        pile = self.piles[color][: self.left[color]]
        rest: list[Marking] = []
        for marking, copies in enumerate(COPIES):
            kind = color * 4 + marking
            seen = self.played[kind] + sum(self.hands[kind::16])
            rest += [marking] * (copies - seen - pile.count(marking))
        return (*pile, *rest)

    def with_unseen(self, decks: Sequence[tuple[Marking, ...]]) -> Self:
        other = self.copy()
        other.piles = [deck[:left] for deck, left in zip(decks, self.left, strict=True)]
        return other

    # Scores

    def value(self, seat: SeatId) -> int:
        """Return the seat's total at today's prices, in $M."""
        held = self.counts[seat * 4 : seat * 4 + 4]
        return sum(
            count * price(self.board, perch)
            for count, perch in zip(held, self.markers, strict=True)
            if count
        )

    def chips(self, seat: SeatId) -> int:
        """Return how many chips the seat holds, including worthless ones."""
        return sum(self.counts[seat * 4 : seat * 4 + 4])

    def result(self) -> Result:
        counts, seats = self.counts, range(self.seats)
        prices = [price(self.board, perch) for perch in self.markers]
        held = [counts[seat * 4 : seat * 4 + 4] for seat in seats]
        values = tuple([sum(map(mul, colors, prices)) for colors in held])
        chips = [sum(colors) for colors in held]
        ranks = [0] * self.seats
        for rank, seat in enumerate(ranked(values, chips, self.active), 1):
            ranks[seat] = rank
        return Result(tuple(ranks), values, {"values": list(values), "chips": chips})


_HOW: Final[dict[type, Callable[[NyseState, SeatId, Any, list[Event] | None], None]]] = {
    Take: NyseState._take,
    Discard: NyseState._discard,
    SpeculativeMarket: NyseState._market,
    AggressiveInvestment: NyseState._invest,
    Stop: NyseState._stop,
    StockSwap: NyseState._ask_swap,
    Waive: NyseState._waive,
    Surrender: NyseState._surrender,
    ShuffleIn: NyseState._shuffle_in,
}
