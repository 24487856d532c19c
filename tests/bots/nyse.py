"""Hand-made positions of NYSE."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from stockgames.engine import registry
from stockgames.engine.state import seen_as
from stockgames.games.nyse.parts import CRASHED, Color
from stockgames.games.nyse.state import NyseState
from stockgames.games.nyse.view import NyseView


def position(
    markers: Sequence[int],
    held: Sequence[Mapping[Color, int]],
    piles: Sequence[int] = (4, 4, 4, 4),
    seat: int = 0,
) -> NyseView:
    """Return the view of a seat that has to move; all chips in hands are plain."""
    game = registry.load("nyse")
    seats = len(held)
    options = game.resolve_options({}, Random(1))
    state = game.start(seats, options, game.deal(seats, options, Random(1)))
    assert isinstance(state, NyseState)
    state.active = seat
    state.actors = (seat,)
    state.markers = list(markers)
    state.standing = sum(1 << color for color in range(4) if markers[color] != CRASHED)
    state.left = list(piles)
    state.open = sum(1 << color for color in range(4) if piles[color])
    for holder, hand in enumerate(held):
        for color, count in hand.items():
            state.hands[holder * 16 + color * 4] = count
            state.counts[holder * 4 + color] = count
            state.kinds[holder] |= 1 << color * 4
    return seen_as(NyseView, game.observe(state, seat))
