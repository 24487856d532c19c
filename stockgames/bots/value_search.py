"""Search by what was learned of how likely each seat wins: positions are judged, not played out.

Like the search of `bots.search` it draws worlds that fit a view and walks down one tree that all
share. A position that is new is judged by what the bot's own seat knows, and so is each action, one
move ahead, before it was tried: by that it is tried early or late, and it counts as one outcome.
Other seats are no better known than by their moves: in each world they live for the day as likely
as these tell; of the rest, most go by the game's opinions, and some choose by the tree.
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
"""How much actions that were tried rarely are favoured, in chances to win: so much for the best."""
TRUST: Final = 0.2
"""A chance, judged one move ahead, that makes an action e times as likely to be tried early."""
DOUBT: Final = 0.01
"""How far an action that looks hopeless is thought of, beside the best."""
ROUTINE: Final = 0.75
"""How often another seat that does not live for the day goes by opinions, and not by the tree.

To expect none to (0) or all (1) wins more against such as one expects, and less against others.
"""
NOISE: Final = 0.3
"""How much chance then adds to an option's gain at most, in the units of the game's opinions."""
CERTAIN: Final = 0.5
"""From this likelihood on a seat is taken to live for the day when all actions are judged."""


class Chances(Protocol):
    """What was learned of a game.

    `days` tells of each seat whether it lives for the day; chances are one for each seat, sum to 1,
    and hang on nothing in a state that the seat named does not know.
    """

    def judge(self, state: State, seat: SeatId, days: Sequence[bool]) -> Sequence[float]:
        """Return how likely each seat wins, as far as one knows; certain where the game is over."""
        ...

    def sensible(self, state: State, seat: SeatId) -> Sequence[Action]:
        """Return what a seat that owes a decision may sensibly do; at least one action."""
        ...

    def after(
        self, state: State, seat: SeatId, action: Action, days: Sequence[bool]
    ) -> Sequence[float]:
        """Return how likely each seat wins after an action, as far as the seat knows; quickly."""
        ...

    def foreseen(
        self, state: State, seat: SeatId, action: Action, days: Sequence[bool]
    ) -> Sequence[float]:
        """Return the same by all that may turn up."""
        ...


class Branch:
    """An action in the tree, and what came after it."""

    __slots__ = ("after", "first", "total", "visits")

    def __init__(self, first: float) -> None:
        self.first = first
        """How likely the seat that chooses it wins, judged one move ahead."""
        self.visits = 0
        self.total = 0.0
        self.after: dict[Action, Branch] = {}

    @property
    def mean(self) -> float:
        """How likely the seat wins by all that is known."""
        return (self.total + self.first) / (self.visits + 1)


class ChanceSearch:
    """One search for a decision."""

    def __init__(
        self, game: AnyGame, known: Chances, view: View, likely: Sequence[float], rng: Random
    ) -> None:
        """`likely` tells of each seat how likely it lives for the day."""
        self._game = game
        self._known = known
        self._view = view
        self._likely = likely
        self._rng = rng
        self._playout = Playout(game, rng)
        self._playout.noise = NOISE

    def think(self, actions: Sequence[Action], budget: Budget, *, looks: bool) -> Findings:
        """Return what was found; `looks` has scores noted, not chances, as what seats have."""
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
        """Go down the tree in a world until an action is new; return the first, and what it led to.

        That is the chances of all, and the state.
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
            self._playout.finish(state)  # how all others choose is known
        chances = self._known.judge(state, own, days)
        for _, branch, seat in path:
            branch.visits += 1
            branch.total += chances[seat]
        return path[0][0], chances, state

    def _options(
        self, branch: Branch, state: State, seat: SeatId, days: Sequence[bool]
    ) -> dict[Action, Branch]:
        """Return what can be done in a world, each judged when it comes up for the first time."""
        known, options = branch.after, dict[Action, Branch]()
        for action in self._known.sensible(state, seat):
            found = known.get(action)
            if found is None:
                chances = self._known.after(state, seat, action, days)
                found = known[action] = Branch(chances[seat])
            options[action] = found
        return options


def selected(options: Mapping[Action, Branch]) -> tuple[Action, Branch]:
    """Return the action that promises most, or was tried least for what was thought of it."""
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
