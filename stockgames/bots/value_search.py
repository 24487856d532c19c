"""Tree search with learned chances to win: positions are evaluated, not played out.

Like `bots.search` it samples states that fit a view and walks down one tree that all samples share.
A new position is evaluated from what the bot's own seat knows. Each action is also evaluated one
move ahead before its first trial; that value is its prior, and counts as one outcome. Other seats
are modelled by their moves: in each sample they are myopic with the probability that these
indicate; of the rest, most follow the game's heuristic, and some choose by the tree.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, sqrt
from random import Random
from typing import Final, Protocol

from stockgames.bots.findings import Findings, Tally
from stockgames.bots.player import Budget
from stockgames.bots.playout import Playout
from stockgames.engine.action import Action
from stockgames.engine.game import AnyGame
from stockgames.engine.seat import CHANCE, SeatId
from stockgames.engine.state import State, View

EXPLORATION: Final = 0.2
"""How much rarely tried actions are favoured, in chances to win; this much for the best."""
TRUST: Final = 0.2
"""The difference in the one-ply chance that makes an action's prior e times as large."""
DOUBT: Final = 0.01
"""The prior of an action that looks hopeless, relative to the best."""
ROUTINE: Final = 0.75
"""The probability that a seat that isn't myopic follows the heuristic, not the tree.

The extremes, none (0) or all (1), win more against players who fit them, and less against others.
"""
NOISE: Final = 0.3
"""The largest noise then added to an option's gain, in the units of the game's heuristic."""
CERTAIN: Final = 0.5
"""The probability from which a seat is assumed to be myopic when actions are evaluated at the
root.
"""


class Chances(Protocol):
    """A game's learned model of chances to win.

    `days` says of each seat whether it is myopic. Results have one chance per seat, sum to 1, and
    don't depend on anything in a state that the named seat doesn't know.
    """

    def judge(self, state: State, seat: SeatId, days: Sequence[bool]) -> Sequence[float]:
        """Return each seat's chance to win, as far as `seat` knows; exact if the game is over."""
        ...

    def sensible(self, state: State, seat: SeatId) -> Sequence[Action]:
        """Return the candidate actions of a seat that must decide; at least one."""
        ...

    def after(
        self, state: State, seat: SeatId, action: Action, days: Sequence[bool]
    ) -> Sequence[float]:
        """Return each seat's chance to win after an action, as far as `seat` knows; must be
        fast.
        """
        ...

    def foreseen(
        self, state: State, seat: SeatId, action: Action, days: Sequence[bool]
    ) -> Sequence[float]:
        """Return each seat's chance to win after an action, averaged over what may turn up."""
        ...


class Branch:
    """An action in the tree, with what followed it."""

    __slots__ = ("after", "first", "total", "visits")

    def __init__(self, first: float) -> None:
        self.first = first
        """The deciding seat's chance to win, evaluated one move ahead."""
        self.visits = 0
        self.total = 0.0
        self.after: dict[Action, Branch] = {}

    @property
    def mean(self) -> float:
        """The seat's estimated chance to win, prior included."""
        return (self.total + self.first) / (self.visits + 1)


class ChanceSearch:
    """One search for a decision."""

    def __init__(
        self, game: AnyGame, known: Chances, view: View, likely: Sequence[float], rng: Random
    ) -> None:
        """`likely` is the probability that each seat is myopic."""
        self._game = game
        self._known = known
        self._view = view
        self._likely = likely
        self._rng = rng
        self._playout = Playout(game, rng)
        self._playout.noise = NOISE

    def think(self, actions: Sequence[Action], budget: Budget, *, looks: bool) -> Findings:
        """Return the findings; `looks` records scores, not chances, as the seats' standings."""
        own, root = self._view.viewer, Branch(0.0)
        days = [likely > CERTAIN for likely in self._likely]
        days[own] = False
        state = self._game.determinize(self._view, self._rng)
        tallies = {action: Tally() for action in actions}
        for action, tally in tallies.items():
            chances = self._known.foreseen(state, own, action, days)
            root.after[action] = Branch(chances[own])
            tally.add(chances[own], chances, own, chances[own])
        for _ in range(budget.iterations):
            action, chances, now = self._walk(root)
            standings = self._game.evaluate(now) if looks else chances
            tallies[action].add(chances[own], standings, own, chances[own])
            if budget.expired():
                break
        return Findings("chance", tuple(tallies.items()))

    def _walk(self, root: Branch) -> tuple[Action, Sequence[float], State]:
        """Walk down the tree in a sample to the first new action; return the root action and the
        result.

        The result is every seat's chance to win, and the state.
        """
        own = self._view.viewer
        state = self._game.determinize(self._view, self._rng)
        self._playout.cast(self._likely, own)
        days, random = self._playout.naive, self._rng.random
        routine = [seat != own and random() < ROUTINE for seat in range(self._view.seats)]
        path: list[tuple[Action, Branch, SeatId]] = []
        branch, is_new = root, False
        while state.actors and not is_new:
            seat = state.actors[0]
            if seat == CHANCE:
                state.apply(CHANCE, state.draw_chance(self._rng))
                continue
            if days[seat] or routine[seat]:
                action = self._playout.choose(state, seat)
                branch = branch.after.setdefault(action, Branch(0.0))
            else:
                options = self._options(branch, state, seat, days) if path else root.after
                action, branch = selected(options)
            is_new = not branch.visits
            path.append((action, branch, seat))
            state.apply(seat, action)
        if all(day or seat == own for seat, day in enumerate(days)):
            self._playout.finish(state)  # all others are myopic, so a playout predicts them
        chances = self._known.judge(state, own, days)
        for _, branch, seat in path:
            branch.visits += 1
            branch.total += chances[seat]
        return path[0][0], chances, state

    def _options(
        self, branch: Branch, state: State, seat: SeatId, days: Sequence[bool]
    ) -> dict[Action, Branch]:
        """Return the possible actions in a sample; each is evaluated when it first occurs."""
        known, options = branch.after, dict[Action, Branch]()
        for action in self._known.sensible(state, seat):
            found = known.get(action)
            if found is None:
                chances = self._known.after(state, seat, action, days)
                found = known[action] = Branch(chances[seat])
            options[action] = found
        return options


def selected(options: Mapping[Action, Branch]) -> tuple[Action, Branch]:
    """Return the action with the highest upper bound, from its mean, prior and number of trials."""
    most = max([branch.first for branch in options.values()])
    priors = [DOUBT + exp((branch.first - most) / TRUST) for branch in options.values()]
    tried = sum([branch.visits for branch in options.values()])
    weight = EXPLORATION * sqrt(tried + 1)
    bounds = [
        branch.mean + weight * prior / (1 + branch.visits)
        for branch, prior in zip(options.values(), priors, strict=True)
    ]
    at = bounds.index(max(bounds))
    return list(options.items())[at]
