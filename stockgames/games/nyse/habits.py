"""Which kind of player made the moves that everybody saw.

Only takes and discards are looked at: what a special chip could have done instead lies in a hand
that nobody sees. Each is compared with what would have been chosen by a seat that lives for the day
and by one that looks further, both without special chips (see `playout`).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import Final

from stockgames.games.nyse.actions import DISCARD, TAKE, NyseAction
from stockgames.games.nyse.parts import OUT, PILE_SIZE, PLAIN, PUSHED
from stockgames.games.nyse.past import SeenMove
from stockgames.games.nyse.playout import Option, plausible
from stockgames.games.nyse.state import NyseState
from stockgames.games.nyse.view import NyseView
from stockgames.games.nyse.weights import NyseWeights

SLIP: Final = 0.06
"""How often anybody does just anything."""
CARELESS: Final = 0.15
"""How many $M less make a choice e times less likely to a player who lives for the day."""
UNDECIDED: Final = 0.35
"""The same for one who looks further, whose reasons are less well known."""
FAR: Final = 8.0
"""Beyond this no evidence counts, in logarithms: a player may change its mind."""


def habits(view: NyseView, weights: NyseWeights) -> list[float]:
    """Return for each seat how much more it looks like one living for the day, as logarithms."""
    found = [0.0] * view.seats
    if view.seats == 1:
        return found
    first = view.moves[0].seat if view.moves else view.active
    state = NyseState(view.seats, view.board, [(PLAIN,) * PILE_SIZE] * 4, first)
    investor = None
    for move in view.moves:
        if move.seat != investor:
            investor = None
        if move.kind == "aggressive_investment":
            investor = move.seat
        elif investor is None:
            found[move.seat] += _tells(state, move, weights)
        follow(state, move)
    return [max(-FAR, min(FAR, one)) for one in found]


def _tells(state: NyseState, move: SeenMove, weights: NyseWeights) -> float:
    """Return how much more a move looks like one of the day."""
    if move.kind not in ("take", "discard") or move.color is None:
        return 0.0
    action = (TAKE if move.kind == "take" else DISCARD)[move.color]
    today = _likely(plausible(state, move.seat, True, weights), action, CARELESS)
    later = _likely(plausible(state, move.seat, False, weights), action, UNDECIDED)
    return log(today / later)


def _likely(options: Sequence[Option], action: NyseAction, width: float) -> float:
    """Return how likely an option is taken; one that lies `width` behind, e times less so."""
    most = max(gain for _, gain in options)
    chances = {option: exp((gain - most) / width) for option, gain in options}
    share = chances[action] / sum(chances.values())
    return (1 - SLIP) * share + SLIP / len(chances)


def follow(state: NyseState, move: SeenMove) -> None:
    """Change what lies open as the move did; hands stay without special chips."""
    color, seat = move.color, move.seat
    if color is None:
        return
    if move.kind in ("take", "discard"):
        state.left[color] -= 1
        if move.kind == "take":
            state.counts[seat * 4 + color] += 1
            _push(state, color, 1)
        return
    state.counts[seat * 4 + color] -= 1
    if move.marker is not None:
        _push(state, move.marker, 2)
    if move.partner is not None and move.want is not None and move.give is not None:
        for who, got, gave in (
            (seat, move.want, move.give),
            (move.partner, move.give, move.want),
        ):
            state.counts[who * 4 + got] += 1
            state.counts[who * 4 + gave] -= 1


def _push(state: NyseState, color: int, steps: int) -> None:
    before = state.markers[color]
    if before != OUT:
        state.markers[color] = PUSHED[before + steps]
