"""The searching bot: information-set tree search over worlds that fit what its seat knows.

Every iteration draws a world from the view, walks down one tree that all worlds share, adds a node,
plays the rest of the game out with a cheap policy, and books the outcome for every seat on the way.
A node stands for the actions that led to it, whatever the world; what was legal in a world but not
in another is accounted for by counting how often each action was available.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from random import Random
from typing import Any, Final

from stockgames.bots.heuristic import candidates
from stockgames.bots.player import Budget
from stockgames.bots.playout import playout_policy
from stockgames.engine.game import AnyGame, AnyState, Result
from stockgames.engine.seat import CHANCE, SeatId

EXPLORATION: Final = 0.35
"""How much an action tried rarely is favoured, in units of the utilities' spread."""
WIN_SHARE: Final = 0.8
"""How much of a seat's utility is its place; the rest is its score beside the best."""


class Node:
    """What was learned about one sequence of actions."""

    __slots__ = ("available", "children", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[Any, Node] = {}
        self.visits = 0
        self.available = 0
        """How often the action that leads here could have been chosen."""
        self.total = 0.0
        """Sum of the utilities of the seat that chose the action that leads here."""


class SearchBot:
    """Plays the action that it tried most often in its tree."""

    def __init__(self, game: AnyGame, rng: Random) -> None:
        self._game = game
        self._rng = rng
        self._playout = playout_policy(game)
        self._low = 0.0
        self._high = 0.0

    def choose(self, view: Any, budget: Budget) -> Any:
        """Return the best action found before the budget ran out."""
        actions = candidates(self._game, view, self._rng)
        if len(actions) == 1:
            return actions[0]
        root = Node()
        self._low, self._high = float("inf"), float("-inf")
        for _ in range(budget.iterations):
            self._iterate(root, view, actions)
            if budget.expired():
                break
        tried = [action for action in actions if action in root.children]
        return max(tried, key=lambda a: (root.children[a].visits, root.children[a].total))

    def _iterate(self, root: Node, view: Any, actions: Sequence[Any]) -> None:
        state = self._game.determinize(view, self._rng)
        path: list[tuple[Node, SeatId]] = []
        node, legal, new = root, actions, False
        while state.actors and not new:
            seat = self._seat_to_move(state, view.seat)
            if seat == CHANCE:
                state.apply(CHANCE, state.draw_chance(self._rng))
                continue
            if node is not root:
                legal = self._choices(state, seat)
            action, child = self._select(node, legal)
            new = not child.visits
            path.append((child, seat))
            state.apply(seat, action)
            node = child
        self._finish(state)
        utilities = self._utilities(state.result())
        root.visits += 1
        for child, seat in path:
            child.visits += 1
            child.total += utilities[seat]

    def _seat_to_move(self, state: AnyState, own: SeatId) -> SeatId:
        """Return whose decision comes next; of simultaneous ones, the bot's own comes first."""
        return own if own in state.actors else state.actors[0]

    def _choices(self, state: AnyState, seat: SeatId) -> Sequence[Any]:
        legal = state.legal_actions(seat)
        return legal or [self._game.sample_action(self._game.observe(state, seat), self._rng)]

    def _select(self, node: Node, legal: Sequence[Any]) -> tuple[Any, Node]:
        """Return an action not tried yet, if there is one, or the one with the highest bound."""
        children = node.children
        untried: list[Any] = []
        best: Any = None
        best_child: Node | None = None
        best_bound = float("-inf")
        spread = (self._high - self._low) or 1.0
        weight = EXPLORATION * spread
        for action in legal:
            child = children.get(action)
            if child is None:
                untried.append(action)
                continue
            child.available += 1
            visits = child.visits
            bound = child.total / visits + weight * sqrt(log(child.available) / visits)
            if bound > best_bound:
                best, best_child, best_bound = action, child, bound
        if untried:
            best = untried[int(self._rng.random() * len(untried))]
            best_child = children[best] = Node()
            best_child.available = 1
        assert best_child is not None
        return best, best_child

    def _finish(self, state: AnyState) -> None:
        """Play the game out."""
        rng, pick = self._rng, self._playout
        while state.actors:
            seat = state.actors[0]
            if seat == CHANCE:
                state.apply(CHANCE, state.draw_chance(rng))
            else:
                state.apply(seat, pick(state, seat, rng))

    def _utilities(self, result: Result) -> Sequence[float]:
        """Return what the outcome is worth to each seat; alone, the score itself."""
        values = utilities(result)
        self._low = min(self._low, *values) if len(values) > 1 else min(self._low, values[0])
        self._high = max(self._high, *values) if len(values) > 1 else max(self._high, values[0])
        return values


def utilities(result: Result) -> list[float]:
    """Return 0 to 1 for each seat: mostly for winning, partly for the score beside the best.

    A seat alone at the table gets its score.
    """
    scores = result.scores
    if len(scores) == 1:
        return [float(scores[0])]
    best, worst = max(scores), min(scores)
    spread = (best - worst) or 1
    winners = result.ranks.count(1)
    return [
        (WIN_SHARE / winners if rank == 1 else 0.0) + (1 - WIN_SHARE) * (score - worst) / spread
        for rank, score in zip(result.ranks, scores, strict=True)
    ]
