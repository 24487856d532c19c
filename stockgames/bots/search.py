"""The search bot: information-set tree search over sampled states that fit its seat's view.

Every iteration samples a state from the view and walks down one tree that all samples share. It
adds a node, plays the game out by a fast policy (to the end, or until the game can evaluate the
position), and adds the outcome for every seat to the nodes on the path. A node stands for the
actions that led to it, whatever the sample; differences in legality between samples are handled by
counting how often each action was available.

For a seat that is alone, with learned position values, `bots.expectimax` is used instead; with
learned chances to win for several seats, `bots.value_search`.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from math import exp, sqrt
from random import Random
from typing import Final, NamedTuple

from stockgames.bots.beliefs import beliefs
from stockgames.bots.characters import EVEN, Character
from stockgames.bots.decide import decide
from stockgames.bots.expectimax import look_ahead
from stockgames.bots.final_round_solver import think_last
from stockgames.bots.findings import Findings, Tally
from stockgames.bots.heuristic import candidates
from stockgames.bots.player import Budget
from stockgames.bots.playout import Options, Playout
from stockgames.bots.reason import Scale
from stockgames.bots.simultaneous_search import SecretSearch
from stockgames.bots.value_search import ChanceSearch
from stockgames.bots.weighing import tree_weights, trust_and_noise
from stockgames.engine.action import Action
from stockgames.engine.game import AnyGame
from stockgames.engine.seat import CHANCE, SeatId
from stockgames.engine.state import State, View
from stockgames.engine.victory import utilities, victory_parts

DOUBT: Final = 0.02
"""The prior of an action that looks hopeless, relative to the best: the heuristic may be
wrong, and must not hide that.
"""
FIRST: Final = 1e6
"""Larger than any utility; added to actions that must be tried first."""


class Node:
    """Statistics of one sequence of actions."""

    __slots__ = ("children", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[Action, Node] = {}
        self.visits = 0
        self.total = 0.0
        """The sum of utilities for the seat that chose the action leading here."""


class Outcome(NamedTuple):
    """The result of one sample, for every seat."""

    utilities: Sequence[float]
    standings: Sequence[float]
    """Each seat's score, or its chance to win if scores aren't recorded."""
    victories: Sequence[float]
    """Each seat's share of the win, or its chance to win."""


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
        """Add a number."""
        self.count += 1
        difference = number - self.mean
        self.mean += difference / self.count
        self.squares += difference * (number - self.mean)
        self.deviation = sqrt(self.squares / self.count) or 1.0


class SearchBot:
    """Plays the best of the actions that it tried about as often as the most-tried one."""

    def __init__(self, game: AnyGame, rng: Random, character: Character = EVEN) -> None:
        self._game = game
        self._rng = rng
        self._character = character
        self._weights = tree_weights(game)
        self._playout = Playout(game, rng)
        self._spread = Spread()
        self._trust = self._weights.trust
        self._likely: Sequence[float] = ()
        looks = character.trait == "own"
        self._looks = looks
        self._secrets = SecretSearch(game, rng, looks) if game.chooses_in_secret else None

    def choose(self, view: View, budget: Budget) -> Action:
        """Return the best action found before the budget ran out."""
        return decide(self.think(view, budget), self._rng, self._character).action

    def think(self, view: View, budget: Budget, apart: str = "") -> Findings:
        """Return the findings when the budget ran out; `apart` seeds only the samples."""
        if self._secrets:
            return self._in_secret(self._secrets, view, budget, apart)
        scale: Scale = (
            "score" if view.seats == 1 else "chance" if self._game.can_judge else "standing"
        )
        actions = candidates(self._game, view, self._rng)
        if len(actions) == 1:
            return Findings(scale, ((actions[0], Tally()),))
        position = self._game.foreseen(view)
        if position is not None:
            return look_ahead(self._game.foresight(), position, actions, budget)
        known = self._game.chances(view)
        if known is not None:
            if apart:
                self._rng.seed(apart)
            likely = beliefs(self._game, view, self._weights.naive)
            search = ChanceSearch(self._game, known, view, likely, self._rng)
            return search.think(actions, budget, looks=self._looks)
        offers = self._game.proposals(view, self._rng)
        if apart:
            self._rng.seed(apart)
        self._spread = Spread()
        self._meet(view)
        return Findings(scale, self._search(view, actions, offers, budget))

    def _search(
        self, view: View, actions: Sequence[Action], offers: Options, budget: Budget
    ) -> tuple[tuple[Action, Tally], ...]:
        """Grow a tree below the possible actions, and return the tally of each.

        The n-th trial of an action uses the n-th sample, so actions tried equally often met the
        same luck.
        """
        listed = None if view.legal else [(action, 0.0) for action in actions]
        luck = self._rng.getrandbits(64)
        world = self._world(view, luck, 0)
        options = [*(listed or self._playout.options(world, view.viewer)), *offers]
        root, tallies = Node(), defaultdict[Node, Tally](Tally)
        for number in range(budget.iterations):
            action, node = self._select(root, options, tries_all=True)
            if number:
                world = self._world(view, luck, node.visits)
            self._iterate(action, node, world, view, tallies[node])
            if budget.expired():
                break
        return tuple((a, tallies[node]) for a, node in root.children.items())

    def _meet(self, view: View) -> None:
        self._likely = beliefs(self._game, view, self._weights.naive)
        self._trust, self._playout.noise = trust_and_noise(self._weights, view.seats)

    def _in_secret(self, secrets: SecretSearch, view: View, budget: Budget, apart: str) -> Findings:
        """Search a simultaneous choice; exactly, if the game allows it."""
        last = None if self._looks else self._game.last_choice(view)
        if last is None:
            return secrets.think(view, budget, apart)
        if apart:
            self._rng.seed(apart)
        return think_last(self._game, last, view.viewer, self._rng, budget)

    def _world(self, view: View, luck: int, number: int) -> State:
        """Draw sample `number` of a decision, and seed everything that is drawn in it
        afterwards.
        """
        self._rng.seed(luck + number)
        return self._game.determinize(view, self._rng)

    def _iterate(self, action: Action, node: Node, state: State, view: View, tally: Tally) -> None:
        """Try an action in one sample, and add the outcome to all nodes on the path."""
        own = view.viewer
        self._playout.cast(self._likely, own)
        if len(state.actors) > 1:
            self._lay_for_others(state, own)
        state.apply(own, action)
        path = [(node, own), *(self._walk(node, state, own) if node.visits else ())]
        end = self._outcome(state, view)
        self._spread.add(end.utilities[own])
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
                self._lay_for_others(state, own)
                continue
            seat = state.actors[0]
            if seat == CHANCE:
                state.apply(CHANCE, state.draw_chance(self._rng))
                continue
            if self._playout.naive[seat]:
                action = self._playout.choose(state, seat)
                node = node.children.setdefault(action, Node())
            else:
                action, node = self._select(node, self._playout.options(state, seat))
            new = not node.visits
            path.append((node, seat))
            state.apply(seat, action)
        return path

    def _outcome(self, state: State, view: View) -> Outcome:
        """Play on until the state can be evaluated, and return the outcome."""
        game = self._game
        if not game.can_judge:
            self._playout.finish(state)
            result = state.result()
            parts = victory_parts(result.ranks)
            return Outcome(utilities(result, self._weights.win_share), result.scores, parts)
        self._playout.finish(state, lambda now: game.settled(now, view))
        chances = game.win_probabilities(state)
        return Outcome(
            chances,
            self._game.evaluate(state) if self._looks else chances,
            chances,
        )

    def _lay_for_others(self, state: State, own: SeatId) -> None:
        """Sample the others' simultaneous choices, which can't depend on the bot's own choice."""
        for seat in state.actors:
            if seat != own:
                state.apply(seat, self._playout.choose(state, seat))

    def _select(
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


def book(path: Sequence[tuple[Node, SeatId]], utility: Sequence[float]) -> None:
    """Add an outcome to all nodes of a path."""
    for node, seat in path:
        node.visits += 1
        node.total += utility[seat]
