"""Divides a finished game into segments: the moves of one seat, of all at once, or of chance,
between two evaluations.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from stockgames.engine.match import Match, Move
from stockgames.engine.seat import CHANCE
from stockgames.engine.state import State


@dataclass(frozen=True, slots=True)
class Segment:
    """Consecutive moves of which only the last may reveal what no seat had seen."""

    step: int
    """The number of moves made after the segment."""
    moves: tuple[Move, ...]
    """All moves of one seat or of chance; if several seats choose simultaneously, one move of
    each.
    """
    before: State
    after: State

    @property
    def together(self) -> bool:
        """Return whether several seats chose at once."""
        return len({move.seat for move in self.moves}) > 1

    @property
    def turns_up(self) -> bool:
        """Return whether it revealed something that no seat had seen, or chance moved."""
        return self.moves[0].seat == CHANCE or sizes(self.before) != sizes(self.after)


def strides(match: Match) -> Iterator[Segment]:
    """Yield the segments of a game, in order."""
    state: State = match.game.start(len(match.seats), match.options, match.setup)
    step = 0
    for run in _runs(match.moves):
        before, begun = state.copy(), list[Move]()
        at_once = run[0].together and run[0].laid
        for number, move in enumerate(run, 1):
            hidden = sizes(state)
            state.apply(move.seat, move.action)
            begun.append(move)
            step += 1
            if number == len(run) or (not at_once and sizes(state) != hidden):
                yield Segment(step, tuple(begun), before, state.copy())
                before, begun = state.copy(), []


def _runs(moves: Iterable[Move]) -> Iterator[Sequence[Move]]:
    for (together, _), turn in groupby(moves, key=lambda move: (move.together, move.turn)):
        if not together:
            for _, run in groupby(turn, key=lambda move: move.seat):
                yield list(run)
            continue
        block = list(turn)
        yield from ([move] for move in block if not move.laid)
        yield [move for move in block if move.laid]


def sizes(state: State) -> tuple[int, ...]:
    """Return how many things no seat has seen, by deck."""
    return tuple(map(len, state.unseen()))
