"""Search for simultaneous secret choices: compares a seat's own options against likely choices.

Every sample guesses everything that is face down. In it the others choose first, as if nobody had
chosen yet: some are myopic, some look further, and some of those play a mixed strategy that is
learned during the search. Then each of the bot's own options is played on until all is revealed and
settled, so all options are compared in the same samples. Regret matching turns the comparison into
a mixed strategy, from which the choice is drawn: equally good options are chosen at random, so
nobody can predict them.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from stockgames.bots.player import Budget, Findings, Tally
from stockgames.bots.playout import Options, Playout, beliefs
from stockgames.engine.game import AnyGame
from stockgames.engine.state import Action, SeatId, State, View
from stockgames.engine.weights import secret_weights

WORLDS_A_ROUND: Final = 60
"""The number of iterations in the budget per round of searching for options."""
MOST_ROUNDS: Final = 20
"""The largest number of such rounds."""
DECIDED_AMONG_GIVEN: Final = 8.0
"""The smallest `decided` (`SecretWeights`) among given choices. Options that a search finds are all
good; of given ones most are poor, and those not yet separated would be played nearly as often as
the best.
"""


class Regrets:
    """A mixed strategy over options, learned by regret matching.

    Regrets never fall below zero and later strategies count more, so both converge faster.
    """

    __slots__ = ("_learned", "_regrets", "_sums", "strategy")

    def __init__(self, options: int) -> None:
        self._regrets = [0.0] * options
        self._sums = [0.0] * options
        self._learned = 0
        self.strategy = self._matched()

    def learn(self, gains: Sequence[float]) -> None:
        """Update the strategy with what each option would have gained this time."""
        usual = sum(p * gain for p, gain in zip(self.strategy, gains, strict=True))
        self._learned += 1
        for option, gain in enumerate(gains):
            self._sums[option] += self._learned * self.strategy[option]
            self._regrets[option] = max(0.0, self._regrets[option] + gain - usual)
        self.strategy = self._matched()

    def _matched(self) -> list[float]:
        """Return each option's share of all regret; equal shares if there is none."""
        total = sum(self._regrets)
        count = len(self._regrets)
        return [regret / total for regret in self._regrets] if total else [1 / count] * count

    def weights(self, decided: float = 1.0) -> Sequence[float]:
        """Return the average strategy as weights, which can be added to those of other searches.

        For `decided` see `SecretWeights`.
        """
        if decided == 1.0:
            return self._sums
        most = max(self._sums)
        return [self._learned * (one / most) ** decided for one in self._sums]


class Rival:
    """The mixed strategy of another seat, learned from the results of its choices."""

    __slots__ = ("_counts", "_exploration", "_means")

    def __init__(self, exploration: float) -> None:
        """`exploration` is the probability of a random choice."""
        self._exploration = exploration
        self._counts: dict[Action, int] = {}
        self._means: dict[Action, float] = {}

    def choose(self, options: Sequence[tuple[Action, float]], rng: Random) -> Action:
        """Return an untried option, or else the best so far, or sometimes a random one."""
        fresh = [action for action, _ in options if action not in self._counts]
        if fresh:
            return fresh[0]
        if rng.random() < self._exploration:
            return options[int(rng.random() * len(options))][0]
        return max((action for action, _ in options), key=self._means.__getitem__)

    def learn(self, action: Action, gain: float) -> None:
        """Add an action's gain to its mean."""
        count = self._counts.get(action, 0) + 1
        self._counts[action] = count
        mean = self._means.get(action, 0.0)
        self._means[action] = mean + (gain - mean) / count


class SimultaneousSearch:
    """Finds a mixed strategy for one decision."""

    def __init__(self, game: AnyGame, rng: Random) -> None:
        self._game = game
        self._rng = rng
        self._weights = secret_weights(game)
        self._playout = Playout(game, rng)
        self._playout.noise = self._weights.noise
        self._likely: Sequence[float] = ()

    def think(self, view: View, budget: Budget, samples_seed: str = "") -> Findings:
        """Return the options with the mixed strategy's findings; `samples_seed` seeds only the
        samples.
        """
        self._meet(view)
        weighed = self._options(view, budget)
        if len(weighed) == 1:
            return Findings("chance", ((weighed[0][0], Tally()),), mixed=True)
        if samples_seed:
            self._rng.seed(samples_seed)
        return self._compare(view, weighed, budget, self._weights.decided)

    def among(self, view: View, choices: Sequence[Action], budget: Budget) -> Findings:
        """Return the mixed strategy's findings for exactly these choices."""
        self._meet(view)
        decided = max(self._weights.decided, DECIDED_AMONG_GIVEN)
        return self._compare(view, [(action, 0.0) for action in choices], budget, decided)

    def _options(self, view: View, budget: Budget) -> Options:
        """Return the candidate options of the view's seat; finding them takes up to half of
        the time.
        """
        if self._game.searches_actions:
            rounds = min(MOST_ROUNDS, max(1, budget.iterations // WORLDS_A_ROUND))
            return self._game.search_actions(
                view, self._rng, rounds, lambda: budget.half() or budget.expired()
            )
        self._playout.cast(self._likely, view.viewer)
        first = self._game.imagine(view, self._rng, self._playout.choose)
        return self._playout.options(first, view.viewer)

    def _meet(self, view: View) -> None:
        self._likely = beliefs(self._game, view, self._weights.naive)

    def _compare(self, view: View, weighed: Options, budget: Budget, decided: float) -> Findings:
        """Compare options with initial gains against each other; for `decided` see
        `SecretWeights`.
        """
        options = [action for action, _ in weighed]
        regrets = Regrets(len(options))
        regrets.learn([self._weights.trust * gain for _, gain in weighed])
        rivals = {seat: Rival(self._weights.exploration) for seat in range(view.seats)}
        tallies = [Tally() for _ in options]
        for _ in range(budget.iterations):
            self._try_world(view, options, tallies, regrets, rivals)
            if budget.expired():
                break
        for tally, weight in zip(tallies, regrets.weights(decided), strict=True):
            tally.weight = weight
        return Findings("chance", tuple(zip(options, tallies, strict=True)), mixed=True)

    def _try_world(
        self,
        view: View,
        options: Sequence[Action],
        tallies: Sequence[Tally],
        regrets: Regrets,
        rivals: dict[SeatId, Rival],
    ) -> None:
        own: SeatId = view.viewer
        self._playout.cast(self._likely, own)
        state = self._game.imagine(view, self._rng, self._playout.choose)
        tried = self._choose_for_others(state, own, rivals)
        chances: list[Sequence[float]] = []
        for action, tally in zip(options, tallies, strict=True):
            world = self._settle(state, view, action)
            hope = self._game.win_probabilities(world)
            tally.add(hope[own], hope, own, hope[own])
            chances.append(hope)
        weights = regrets.strategy
        for seat, action in tried.items():
            gain = sum(p * hope[seat] for p, hope in zip(weights, chances, strict=True))
            rivals[seat].learn(action, gain)
        regrets.learn([hope[own] for hope in chances])

    def _choose_for_others(
        self, state: State, own: SeatId, rivals: dict[SeatId, Rival]
    ) -> dict[SeatId, Action]:
        """Make the others' choices; return the actions tried by the seats that learn."""
        tried: dict[SeatId, Action] = {}
        for seat in state.actors:
            if seat == own:
                continue
            if not self._playout.naive[seat] and self._rng.random() < self._weights.learns:
                action = rivals[seat].choose(self._playout.options(state, seat), self._rng)
                tried[seat] = action
                state.apply(seat, action)
            while seat in state.actors:
                state.apply(seat, self._playout.choose(state, seat))
        return tried

    def _settle(self, state: State, view: View, action: Action) -> State:
        world = state.copy()
        world.apply(view.viewer, action)
        self._playout.finish(world, lambda now: self._game.is_quiet(now, view))
        return world
