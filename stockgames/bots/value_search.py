"""Tree search with learned chances to win: positions are evaluated, not played out.

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

from stockgames.bots.player import Budget, Findings, Tally
from stockgames.bots.tree_search import Node, Outcome, TreeSearch
from stockgames.engine.game import AnyGame
from stockgames.engine.state import Action, SeatId, State, View

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


class ValueSearch(TreeSearch):
    """One search for a decision."""

    def __init__(
        self,
        game: AnyGame,
        known: Chances,
        view: View,
        likely: Sequence[float],
        rng: Random,
    ) -> None:
        """`likely` is the probability that each seat is myopic."""
        super().__init__(game, rng)
        self._known = known
        self._view = view
        self._likely = likely
        self._playout.noise = NOISE
        self._routine: Sequence[bool] = ()
        """Which of the other seats follow the heuristic in this sample though not myopic."""

    def think(self, actions: Sequence[Action], budget: Budget) -> Findings:
        """Return the findings."""
        view = self._view
        own, root = view.viewer, Node()
        days = [likely > CERTAIN for likely in self._likely]
        days[own] = False
        state = self._game.determinize(view, self._rng)
        tallies = {action: Tally() for action in actions}
        for action, tally in tallies.items():
            chances = self._known.foreseen(state, own, action, days)
            root.children[action] = Node(chances[own])
            tally.add(chances[own], chances, own, chances[own])
        for _ in range(budget.iterations):
            action, node = selected(root.children)
            world = self._game.determinize(view, self._rng)
            self._iterate(action, node, world, view, tallies[action])
            if budget.expired():
                break
        return Findings("chance", tuple(tallies.items()))

    def _cast(self, own: SeatId) -> None:
        super()._cast(own)
        random = self._rng.random
        self._routine = [seat != own and random() < ROUTINE for seat in range(self._view.seats)]

    def _follows(self, seat: SeatId) -> bool:
        return super()._follows(seat) or self._routine[seat]

    def _select(self, node: Node, state: State, seat: SeatId) -> tuple[Action, Node]:
        """Select an option; each is evaluated when it first occurs."""
        known, options = node.children, dict[Action, Node]()
        for action in self._known.sensible(state, seat):
            found = known.get(action)
            if found is None:
                chances = self._known.after(state, seat, action, self._playout.naive)
                found = known[action] = Node(chances[seat])
            options[action] = found
        return selected(options)

    def _outcome(self, state: State, view: View) -> Outcome:
        own, days = view.viewer, self._playout.naive
        if all(day or seat == own for seat, day in enumerate(days)):
            self._playout.finish(state)  # all others are myopic, so a playout predicts them
        chances = self._known.judge(state, own, days)
        return Outcome(chances, chances, chances)


def selected(options: Mapping[Action, Node]) -> tuple[Action, Node]:
    """Return the action with the highest upper bound; a mean counts the prior as one outcome."""
    most = max([node.prior for node in options.values()])
    priors = [DOUBT + exp((node.prior - most) / TRUST) for node in options.values()]
    tried = sum([node.visits for node in options.values()])
    weight = EXPLORATION * sqrt(tried + 1)
    bounds = [
        (node.total + node.prior) / (1 + node.visits) + weight * prior / (1 + node.visits)
        for node, prior in zip(options.values(), priors, strict=True)
    ]
    at = bounds.index(max(bounds))
    return list(options.items())[at]
