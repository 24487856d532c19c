"""Information-set tree search over sampled states that fit a seat's view.

Every iteration samples a state from the view and walks down one tree that all samples share. It
adds a node, evaluates the position reached, and adds the outcome for every seat to the nodes on the
path. A node stands for the actions that led to it, whatever the sample; differences in legality
between samples are handled by counting how often each action was available.

How options are selected and positions evaluated is up to the two searches: `PlayoutSearch` plays
games out by a fast policy, to the end or until the game can evaluate the position;
`bots.value_search` has learned chances to win.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import Sequence
from math import exp, sqrt
from random import Random
from typing import Final, NamedTuple

from stockgames.bots.player import Budget, Tally
from stockgames.bots.playout import Options, Playout, beliefs
from stockgames.engine.game import AnyGame
from stockgames.engine.state import CHANCE, Action, SeatId, State, View, utilities, win_shares
from stockgames.engine.weights import tree_weights, trust_and_noise


class Node:
    """Statistics of one sequence of actions."""

    __slots__ = ("children", "prior", "total", "visits")

    def __init__(self, prior: float = 0.0) -> None:
        """`prior` is the utility of the action that leads here, evaluated one move ahead."""
        self.prior = prior
        self.children: dict[Action, Node] = {}
        self.visits = 0
        self.total = 0.0
        """The sum of utilities for the seat that chose the action leading here."""


class Outcome(NamedTuple):
    """The result of one sample, for every seat."""

    utilities: Sequence[float]
    standings: Sequence[float]
    """Each seat's score, or its chance to win if positions are evaluated."""
    victories: Sequence[float]
    """Each seat's share of the win, or its chance to win."""


class TreeSearch(ABC):
    """One tree, grown sample by sample."""

    def __init__(self, game: AnyGame, rng: Random) -> None:
        self._game = game
        self._rng = rng
        self._playout = Playout(game, rng)
        self._likely: Sequence[float] = ()
        """The probability that each seat is myopic."""

    @abstractmethod
    def _select(self, node: Node, state: State, seat: SeatId) -> tuple[Action, Node]:
        """Return the option to try next at a node."""

    @abstractmethod
    def _outcome(self, state: State, view: View) -> Outcome:
        """Return the outcome of a position; it may be played on in place."""

    def _cast(self, own: SeatId) -> None:
        """Draw how the other seats play in this sample."""
        self._playout.cast(self._likely, own)

    def _follows(self, seat: SeatId) -> bool:
        """Return whether a seat plays by the game's heuristic in this sample, not by the tree."""
        return self._playout.naive[seat]

    def _iterate(self, action: Action, node: Node, state: State, view: View, tally: Tally) -> None:
        """Try an action in one sample, and add the outcome to all nodes on the path."""
        own = view.viewer
        self._cast(own)
        if len(state.actors) > 1:
            self._choose_for_others(state, own)
        state.apply(own, action)
        path = [(node, own), *(self._walk(node, state, own) if node.visits else ())]
        end = self._outcome(state, view)
        tally.add(end.utilities[own], end.standings, own, end.victories[own])
        book(path, end.utilities)

    def _walk(self, node: Node, state: State, own: SeatId) -> list[tuple[Node, SeatId]]:
        """Walk down the tree in a sample to the first new node; return the nodes with their
        deciding seats.
        """
        path: list[tuple[Node, SeatId]] = []
        new = False
        while state.actors and not new:
            if len(state.actors) > 1:
                self._choose_for_others(state, own)
                continue
            seat = state.actors[0]
            if seat == CHANCE:
                state.apply(CHANCE, state.draw_chance(self._rng))
                continue
            if self._follows(seat):
                action = self._playout.choose(state, seat)
                node = node.children.setdefault(action, Node())
            else:
                action, node = self._select(node, state, seat)
            new = not node.visits
            path.append((node, seat))
            state.apply(seat, action)
        return path

    def _choose_for_others(self, state: State, own: SeatId) -> None:
        """Sample the others' simultaneous choices, which can't depend on the bot's own choice."""
        for seat in state.actors:
            if seat != own:
                state.apply(seat, self._playout.choose(state, seat))


def book(path: Sequence[tuple[Node, SeatId]], utility: Sequence[float]) -> None:
    """Add an outcome to all nodes of a path."""
    for node, seat in path:
        node.visits += 1
        node.total += utility[seat]


DOUBT: Final = 0.02
"""The prior of an action that looks hopeless, relative to the best: the heuristic may be
wrong, and must not hide that.
"""
FIRST: Final = 1e6
"""Larger than any utility; added to actions that must be tried first."""


class Spread:
    """A running standard deviation."""

    __slots__ = ("count", "deviation", "mean", "squares")

    def __init__(self) -> None:
        self.count = 0
        self.mean = 0.0
        self.squares = 0.0
        self.deviation = 1.0
        """1 as long as all numbers were equal."""

    def add(self, number: float) -> None:
        self.count += 1
        difference = number - self.mean
        self.mean += difference / self.count
        self.squares += difference * (number - self.mean)
        self.deviation = sqrt(self.squares / self.count) or 1.0


class PlayoutSearch(TreeSearch):
    """One search for a decision."""

    def __init__(self, game: AnyGame, rng: Random, view: View) -> None:
        super().__init__(game, rng)
        self._view = view
        self._weights = tree_weights(game)
        self._spread = Spread()
        self._likely = beliefs(game, view, self._weights.naive)
        self._trust, self._playout.noise = trust_and_noise(self._weights, view.seats)

    def think(
        self, actions: Sequence[Action], offers: Options, budget: Budget
    ) -> tuple[tuple[Action, Tally], ...]:
        """Grow a tree below the possible actions, and return the tally of each.

        The n-th trial of an action uses the n-th sample, so actions tried equally often met the
        same luck.
        """
        view = self._view
        listed = None if view.legal else [(action, 0.0) for action in actions]
        luck = self._rng.getrandbits(64)
        world = self._world(luck, 0)
        options = [*(listed or self._playout.options(world, view.viewer)), *offers]
        root, tallies = Node(), defaultdict[Node, Tally](Tally)
        for number in range(budget.iterations):
            action, node = self._among(root, options, tries_all=True)
            if number:
                world = self._world(luck, node.visits)
            self._iterate(action, node, world, view, tallies[node])
            if budget.expired():
                break
        return tuple((a, tallies[node]) for a, node in root.children.items())

    def _world(self, luck: int, number: int) -> State:
        """Draw sample `number` of the decision, and seed everything that is drawn in it
        afterwards.
        """
        self._rng.seed(luck + number)
        return self._game.determinize(self._view, self._rng)

    def _outcome(self, state: State, view: View) -> Outcome:
        """Play on until the state can be evaluated, and return the outcome."""
        outcome = self._played_out(state, view)
        self._spread.add(outcome.utilities[view.viewer])
        return outcome

    def _played_out(self, state: State, view: View) -> Outcome:
        game = self._game
        if not game.can_judge:
            self._playout.finish(state)
            result = state.result()
            parts = win_shares(result.ranks)
            return Outcome(utilities(result, self._weights.win_share), result.scores, parts)
        self._playout.finish(state, lambda now: game.is_quiet(now, view))
        chances = game.win_probabilities(state)
        return Outcome(chances, chances, chances)

    def _select(self, node: Node, state: State, seat: SeatId) -> tuple[Action, Node]:
        return self._among(node, self._playout.options(state, seat))

    def _among(
        self, node: Node, options: Options, *, tries_all: bool = False
    ) -> tuple[Action, Node]:
        """Return the option with the highest upper bound, from its mean, prior and number of
        trials.

        With `tries_all` each option is tried once before any is tried again.
        """
        children = node.children
        if len(options) == 1:
            action = options[0][0]
            return action, children.setdefault(action, Node())
        most = max(gain for _, gain in options)
        priors = [DOUBT + exp((gain - most) / self._trust) for _, gain in options]
        weight = self._weights.exploration * self._spread.deviation / sum(priors)
        known = [child for action, _ in options if (child := children.get(action))]
        visits = sum(child.visits for child in known)
        usual = sum(child.total for child in known) / visits if visits else 0.0
        root_of_visits = sqrt(visits + 1)
        best, best_bound = options[0][0], float("-inf")
        for (action, _), prior in zip(options, priors, strict=True):
            child = children.get(action)
            if child is None:
                bound = usual + weight * prior * root_of_visits + (FIRST if tries_all else 0.0)
            else:
                mean = child.total / child.visits
                bound = mean + weight * prior * root_of_visits / (1 + child.visits)
            if bound > best_bound:
                best, best_bound = action, bound
        return best, children.setdefault(best, Node())
