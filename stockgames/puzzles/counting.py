"""Counts the rest of a game out: every way hidden things may lie, and every course from there.

That can be done near the end of a game alone, where nobody else has a say. A seat chooses by what
it has seen: worlds that look the same to it are played on by the same action, always the best one.

Where one vote of all ends a game, it is reckoned what each vote brings against all ways in which
the others may vote, each as likely as they learn to make it.

A forced sale at Exchange is not counted out, and none is among the puzzles. What each way to raise
the money leaves is plain, but a sale is never the last decision: it is settled before the next
round or the close (ruling E7), where others have a say in what the shares that were kept are worth.
After a sale in the last round only the close remains, which was reckoned as above for six of them,
of 100 games among bots: the best of four ways or more brought 3 % of the victory at most, so that
nothing was left to be asked.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, TypeAlias

from stockgames.bots.final_round_solver import expected
from stockgames.bots.player import Budget
from stockgames.engine.action import Action
from stockgames.engine.game import AnyGame
from stockgames.engine.seat import CHANCE, SeatId
from stockgames.engine.state import State, View
from stockgames.puzzles.puzzle import Choice, Ends

MOST_WORLDS: Final = 500
"""Where hidden things may lie in more ways, nothing is counted."""
MOST_ACTIONS: Final = 60_000
"""So many actions are played at most; some seconds' work."""
ROUNDED: Final = 1e-9
"""What sums of likelihoods may be off."""
ROUNDS: Final = 300
"""Of learning how the others vote."""

World: TypeAlias = tuple[State, float]
"""A state, and how likely it is beside the others of its list."""


class TooManyError(Exception):
    """The rest of the game has more courses than can be counted."""


def counted_out(game: AnyGame, view: View, choices: Sequence[Action]) -> tuple[Choice, ...] | None:
    """Return the choices with the score that each ends with on the average of all worlds.

    None where the rest cannot be counted.
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
    """Plays on for one seat in all worlds at once."""

    def __init__(self, game: AnyGame, seat: SeatId) -> None:
        self._game = game
        self._seat = seat
        self._played = 0

    def after(self, worlds: Sequence[World], action: Action) -> float:
        """Return what an action brings in worlds that look the same: scores times likelihoods."""
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
        """Yield the worlds that follow when an action was taken, and chance did what it may do."""
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


def reckoned(game: AnyGame, view: View, choices: Sequence[Action]) -> Sequence[float] | None:
    """Return what part of the victory each choice brings where one vote of all ends the game.

    None elsewhere.
    """
    last = game.last_choice(view)
    if last is None:
        return None
    parts = expected(game, last, view.viewer, Random(ROUNDS), Budget(ROUNDS))
    worth = {action: part[view.viewer] for action, part in zip(last.options, parts, strict=True)}
    return [worth[action] for action in choices]


def is_refuted(game: AnyGame, view: View, choices: Sequence[Action], best: int) -> bool:
    """Tell whether reckoning puts another choice before the best one."""
    worth = reckoned(game, view, choices)
    return worth is not None and worth[best] < max(worth) - ROUNDED
