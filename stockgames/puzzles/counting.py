"""Enumerates the rest of a game: all arrangements of hidden things, and all continuations.

That is possible only near the end of a solo game. A seat chooses by what it has seen: samples that
look the same to it are continued by the same action, always the best one.

If one simultaneous vote ends the game, each vote is evaluated against all combinations of the
others' votes, weighted by their learned strategies.

Forced sales at Exchange are not enumerated, and none is among the puzzles. What each sale leaves is
certain, but a sale is never the last decision: it is settled before the next round or the close
(ruling E7), where others influence what the remaining shares are worth. After a sale in the last
round only the close remains. For six of those, from 100 games among bots, it was evaluated as
above: the best of four or more ways brought at most 3 % of a win, too little for a puzzle.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, TypeAlias

from stockgames.bots.final_round_solver import expected
from stockgames.bots.player import Budget
from stockgames.engine.game import AnyGame
from stockgames.engine.state import CHANCE, Action, SeatId, State, View
from stockgames.puzzles.puzzle import Choice, Ends

MOST_WORLDS: Final = 500
"""The largest number of hidden states that is enumerated; with more of them, nothing is counted."""
MOST_ACTIONS: Final = 60_000
"""The largest number of actions that are applied, which takes some seconds."""
ROUNDED: Final = 1e-9
"""The largest rounding error of sums of probabilities."""
ROUNDS: Final = 300
"""The number of learning rounds that predict the votes of the other seats."""

World: TypeAlias = tuple[State, float]
"""A state and its probability relative to the others in its list."""


class TooManyError(Exception):
    """The rest of the game has too many continuations to enumerate."""


def counted_out(game: AnyGame, view: View, choices: Sequence[Action]) -> tuple[Choice, ...] | None:
    """Return the choices with their exact average final scores.

    None if the rest can't be enumerated.
    """
    found = game.all_worlds(view, MOST_WORLDS)
    if not found:
        return None
    whole = sum(weight for _, weight in found)
    worlds = [(state, weight / whole) for state, weight in found]
    count = _Count(game, view.viewer)
    try:
        means = [count.after(worlds, action) for action in choices]
    except TooManyError:
        return None
    ways = (len(worlds),)
    return tuple(
        Choice(action, ways, Ends(round(mean, 2), is_counted=True))
        for action, mean in zip(choices, means, strict=True)
    )


class _Count:
    """Continues the game for one seat in all possible states at once."""

    def __init__(self, game: AnyGame, seat: SeatId) -> None:
        self._game = game
        self._seat = seat
        self._played = 0

    def after(self, worlds: Sequence[World], action: Action) -> float:
        """Return the sum of score times probability after an action, over states that look
        the same.
        """
        seen: defaultdict[View, list[World]] = defaultdict(list)
        for state, likely in worlds:
            for world in self._played_on(state, self._seat, action, likely):
                seen[self._game.observe(world[0], self._seat)].append(world)
        return sum(map(self._best, seen.values()))

    def _best(self, worlds: Sequence[World]) -> float:
        state = worlds[0][0]
        if not state.actors:
            return sum(end.result().scores[self._seat] * likely for end, likely in worlds)
        return max(self.after(worlds, action) for action in state.legal_actions(self._seat))

    def _played_on(
        self, state: State, who: SeatId, action: Action, likely: float
    ) -> Iterator[World]:
        """Yield the states after an action and all chance outcomes, with their probabilities."""
        self._played += 1
        if self._played > MOST_ACTIONS:
            raise TooManyError
        after = state.copy()
        after.apply(who, action)
        if CHANCE not in after.actors:
            yield after, likely
            return
        draws = after.legal_actions(CHANCE)
        for draw in draws:
            yield from self._played_on(after, CHANCE, draw, likely / len(draws))


def expected_shares(game: AnyGame, view: View, choices: Sequence[Action]) -> Sequence[float] | None:
    """Return each choice's expected share of the win if one simultaneous vote ends the game.

    None in other positions.
    """
    last = game.last_choice(view)
    if last is None:
        return None
    parts = expected(game, last, view.viewer, Random(ROUNDS), Budget(ROUNDS))
    worth = {action: part[view.viewer] for action, part in zip(last.options, parts, strict=True)}
    return [worth[action] for action in choices]


def is_refuted(game: AnyGame, view: View, choices: Sequence[Action], best: int) -> bool:
    """Return whether the exact evaluation prefers another choice to `best`."""
    worth = expected_shares(game, view, choices)
    return worth is not None and worth[best] < max(worth) - ROUNDED
