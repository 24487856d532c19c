"""Information-set tree search over sampled states that fit a seat's view.

Every iteration samples a state from the view and walks down one tree that all samples share. It
adds a node, evaluates the position reached, and adds the outcome for every seat to the nodes on the
path. A node stands for the actions that led to it, whatever the sample; differences in legality
between samples are handled by counting how often each action was available.

How options are selected and positions evaluated is up to the two searches: `bots.playout_search`
plays games out, `bots.value_search` has learned chances to win.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from stockgames.bots.findings import Tally
from stockgames.bots.playout import Playout
from stockgames.engine.game import AnyGame
from stockgames.engine.state import CHANCE, Action, SeatId, State, View


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
