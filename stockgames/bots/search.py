"""The search bot: chooses the search that fits the game and the position.

For simultaneous choices that is `bots.simultaneous_search`; for a seat that is alone, with learned
position values, `bots.expectimax`; with learned chances to win for several seats,
`bots.value_search`; otherwise `bots.tree_search.PlayoutSearch`.
"""

from __future__ import annotations

from functools import partial
from random import Random

from stockgames.bots.decide import EVEN, Character, decide
from stockgames.bots.expectimax import look_ahead
from stockgames.bots.final_round_solver import think_last
from stockgames.bots.heuristic import candidates
from stockgames.bots.player import Budget, Findings, Scale, Tally
from stockgames.bots.playout import beliefs
from stockgames.bots.simultaneous_search import SimultaneousSearch
from stockgames.bots.tree_search import PlayoutSearch
from stockgames.bots.value_search import ValueSearch
from stockgames.engine.game import AnyGame
from stockgames.engine.state import Action, View
from stockgames.engine.weights import tree_weights


class SearchBot:
    """Plays the best of the actions that it tried about as often as the most-tried one."""

    def __init__(self, game: AnyGame, rng: Random, character: Character = EVEN) -> None:
        self._game = game
        self._rng = rng
        self._character = character
        self._simultaneous = SimultaneousSearch(game, rng) if game.chooses_in_secret else None

    def choose(self, view: View, budget: Budget) -> Action:
        """Return the best action found before the budget ran out."""
        stake = partial(self._game.stake, view)
        return decide(self.think(view, budget), self._rng, self._character, stake).action

    def think(self, view: View, budget: Budget, samples_seed: str = "") -> Findings:
        """Return the findings when the budget ran out; `samples_seed` seeds only the samples."""
        if self._simultaneous:
            return self._think_simultaneously(self._simultaneous, view, budget, samples_seed)
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
        offers = () if known else self._game.proposals(view, self._rng)
        if samples_seed:
            self._rng.seed(samples_seed)
        if known:
            likely = beliefs(self._game, view, tree_weights(self._game).naive)
            value = ValueSearch(self._game, known, view, likely, self._rng)
            return value.think(actions, budget)
        playout = PlayoutSearch(self._game, self._rng, view)
        return Findings(scale, playout.think(actions, offers, budget))

    def _think_simultaneously(
        self, search: SimultaneousSearch, view: View, budget: Budget, samples_seed: str
    ) -> Findings:
        """Search a simultaneous choice; exactly, if the game allows it."""
        last = self._game.last_choice(view)
        if last is None:
            return search.think(view, budget, samples_seed)
        if samples_seed:
            self._rng.seed(samples_seed)
        return think_last(self._game, last, view.viewer, self._rng, budget)
