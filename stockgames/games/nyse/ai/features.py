"""What one seat of NYSE knows about every seat of a multiplayer game, as features for learning.

Each seat has groups of features, one per colour and one for all colours together. A feature is a
number. Features of a group often occur together, so their learned rows can be summed once
(`engine.value_network`). Chips in other hands count by colour only, whatever a sampled state says;
how many of the unseen chips are special is known. Whether a seat is assumed to be myopic is a
feature too, because it then plays differently (see `playout`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import mul
from typing import Final, TypeAlias

from stockgames.engine.state import SeatId
from stockgames.games.nyse.parts import (
    AGGRESSIVE_INVESTMENT,
    ALL_COLORS,
    COPIES,
    CRASHED,
    PILE_SIZE,
    PLAIN,
    SPECULATIVE_MARKET,
    STOCK_SWAP,
    Color,
    price,
)
from stockgames.games.nyse.state import NyseState

FEWEST: Final = 2
"""The smallest number of seats covered."""
PERCHES: Final = CRASHED + 1
HEIGHTS: Final = PILE_SIZE + 1
HELD: Final = PILE_SIZE + 1
"""The number of possible counts of a colour in a hand, from 0; markers are out of the game."""
SPECIALS: Final = sum(COPIES) - COPIES[PLAIN] + 1
"""The number of possible counts of unseen special chips of a colour, from 0."""
TRIPLES: Final = 27
"""The combinations of up to two chips of each special marking."""
FEW: Final = 6
"""With myopic seats, counts of a colour are capped at five."""
DAYS: Final = 4
"""The number of myopic seats is capped at three."""
TURNS: Final = 10
CHIPS: Final = 4 * PILE_SIZE + 1
ALIKE: Final = 5
"""Counts of special chips with a marking are capped at four."""
MANY: Final = 17
"""Counts of chips in another hand are capped at sixteen."""
LEAD: Final = 15
"""Leads and deficits are capped at this many $M."""
MORE: Final = 3
"""The same cap for numbers of chips."""
SPANS: Final = 9
"""The total of chips left in all piles, in steps of five."""
TABLES: Final = 9
"""From two to ten seats."""
_SIZES: Final = (
    HEIGHTS * PERCHES * HELD,
    PERCHES * HELD * HELD,
    HEIGHTS * HELD * HELD,
    PERCHES * TRIPLES,
    PERCHES * HELD * SPECIALS,
    HEIGHTS * SPECIALS * 2,
    TABLES * TURNS * CHIPS,
    ALIKE**3 * 3,
    MANY,
    (2 * LEAD + 1) * SPANS,
    (2 * MORE + 1) * SPANS,
    TABLES,
    DAYS * HEIGHTS * PERCHES * FEW,
    2 * DAYS * CHIPS,
)
(
    _PRICED,
    _RIVALLED,
    _SHARED,
    _OWN,
    _HIDDEN,
    _UNSEEN,
    _TURN,
    _PLAYS,
    _NUMBER,
    _AHEAD,
    _CHIPS_AHEAD,
    _TABLE,
    _DAY,
    _DAYS,
) = (sum(_SIZES[:group]) for group in range(len(_SIZES)))
"""The number of the first feature of each group."""
FEATURES: Final = sum(_SIZES)
"""The number of features."""


Days: TypeAlias = Sequence[bool]
"""Which seats are assumed to be myopic."""
Group: TypeAlias = tuple[int, ...]
Groups: TypeAlias = tuple[Group, ...]
"""The features of one seat."""


def features(state: NyseState, viewer: SeatId, days: Days) -> list[Groups]:
    """Return what one seat knows about each seat; no answer to a swap may be due."""
    seats, counts = range(state.seats), state.counts
    living = [day and seat != viewer for seat, day in enumerate(days)]
    lived = min(DAYS - 1, sum(living))
    colors = [tuple(_of_color(state, viewer, color, lived)) for color in ALL_COLORS]
    hands = [counts[seat * 4 : seat * 4 + 4] for seat in seats]
    prices = [price(state.board, perch) for perch in state.markers]
    worths = [sum(map(mul, hand, prices)) for hand in hands]
    chips = [*map(sum, hands)]
    left = sum(state.left)
    span = (left + 4) // 5
    found: list[Groups] = []
    for seat in seats:
        wait = (seat - state.active) % state.seats if state.actors else 0
        own = (
            _PLAYS + _plays(state, seat) if seat == viewer else _NUMBER + min(chips[seat], MANY - 1)
        )
        common = [
            _TURN + ((state.seats - FEWEST) * TURNS + wait) * CHIPS + left,
            own,
            _AHEAD + _ahead(worths, seat, LEAD) * SPANS + span,
            _CHIPS_AHEAD + _ahead(chips, seat, MORE) * SPANS + span,
            _TABLE + state.seats - FEWEST,
        ]
        if lived:
            common.append(_DAYS + (living[seat] * DAYS + lived) * CHIPS + left)
        blue, black, red, green = colors
        found.append((blue[seat], black[seat], red[seat], green[seat], tuple(common)))
    return found


def _of_color(state: NyseState, viewer: SeatId, color: Color, lived: int) -> Iterator[Group]:
    """Yield the features of each seat in one colour; `lived` is the number of myopic seats."""
    left, perch, held = state.left[color], state.markers[color], state.counts[color::4]
    total = sum(held)
    *_, second, most = sorted(held)
    first = viewer * 16 + color * 4
    _, *specials = state.hands[first : first + 4]
    unseen = SPECIALS - 1 - sum(specials) - sum(state.played[color * 4 + 1 : color * 4 + 4])
    for seat, own in enumerate(held):
        rival = second if own == most else most
        if seat == viewer:
            markets, investments, swaps = specials
            known = _OWN + perch * TRIPLES + markets * 9 + investments * 3 + swaps
        else:
            known = _HIDDEN + (perch * HELD + own) * SPECIALS + unseen
        group: Group = (
            _PRICED + (left * PERCHES + perch) * HELD + own,
            _RIVALLED + (perch * HELD + own) * HELD + rival,
            _SHARED + (left * HELD + own) * HELD + total - own,
            known,
            _UNSEEN + (left * SPECIALS + unseen) * 2 + (seat == viewer),
        )
        if lived:
            few = min(own, FEW - 1)
            group = (*group, _DAY + ((lived * HEIGHTS + left) * PERCHES + perch) * FEW + few)
        yield group


def _plays(state: NyseState, seat: SeatId) -> int:
    first, most = seat * 16, ALIKE - 1
    markets, investments, swaps = (
        min(most, sum(state.hands[first + marking : first + 16 : 4]))
        for marking in (SPECULATIVE_MARKET, AGGRESSIVE_INVESTMENT, STOCK_SWAP)
    )
    takes = state.takes_left if state.active == seat else 0
    return ((markets * ALIKE + investments) * ALIKE + swaps) * 3 + takes


def _ahead(amounts: Sequence[int], seat: SeatId, most: int) -> int:
    """Return the seat's lead over the best other seat, shifted by `most` and clipped to 0 … 2
    * `most`.
    """
    others = max([amount for other, amount in enumerate(amounts) if other != seat])
    return max(0, min(2 * most, amounts[seat] - others + most))
