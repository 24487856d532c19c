"""Our strongest bot against OpenSpiel's information-set search, with the same thinking time.

    python tests/benchmarks/against_openspiel.py nyse [--games 40] [--seconds 0.25] [--c 1.0]
        [--rollout policy] [--seats 4]

Both play through the OpenSpiel integration on the same deals, each deal twice with seats swapped;
with more than two seats, every other one is ours. Both maximize the same: a win counts 0.8, the
relative score 0.2. Both are Python, and both think for the same processor time per decision.
OpenSpiel's bot is its own `ISMCTSBot` with samples from our `determinize`, stopped by a clock, with
one rollout per simulation: random, or by the policy of our bot's playouts. If there are too many
actions to list, both choose among the same sample of them. It prints the share of games that our
bot won (a draw counts half) with its 95 % Wilson interval, and the number of samples per decision
of each.

To run it, make a venv for it, from the project's folder:

    python3 -m venv bench-venv
    bench-venv/bin/pip install -c packaging/constraints.txt . --group openspiel
    bench-venv/bin/python tests/benchmarks/against_openspiel.py nyse
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import Random
from statistics import mean
from time import process_time
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).parents[2]))

try:
    import numpy
    from open_spiel.python.algorithms import ismcts, mcts
except ImportError:
    sys.exit(
        "OpenSpiel is not installed: "
        "pip install -c packaging/constraints.txt -e . --group openspiel"
    )

from stockgames.bots.decide import decide
from stockgames.bots.ladders import interval
from stockgames.bots.levels import STEPS, make_player
from stockgames.bots.player import ENDLESS, Budget
from stockgames.bots.playout import Playout
from stockgames.bots.simultaneous_search import SimultaneousSearch
from stockgames.engine import registry
from stockgames.engine.state import CHANCE, win_shares
from stockgames.engine.weights import secret_weights, tree_weights
from stockgames.games.stock_exchange.ai.imagined import planned
from stockgames.games.stock_exchange.game import GAME as STOCK_EXCHANGE
from stockgames.games.stock_exchange.state import StockExchangeState
from stockgames.lab.integrations import openspiel
from stockgames.lab.integrations.desk import GameEncoding, gains

TOP: Final = STEPS[-1]


class Clock:
    """Measures processor time per decision and counts how often it is checked."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._end = 0.0
        self.asked: list[int] = []
        """By decision."""
        self.spent: list[float] = []

    def start(self) -> None:
        self._end = process_time() + self._seconds
        self.asked.append(0)

    def stop(self) -> None:
        self.spent.append(process_time() - self._end + self._seconds)

    def expired(self) -> bool:
        """Return whether time is up; called once per sample."""
        self.asked[-1] += 1
        return process_time() >= self._end


class OutOfTimeError(Exception):
    """Stops OpenSpiel's search."""


def finish_by_plans(state: StockExchangeState, rng: Random) -> None:
    """Play a game to its end in place, as our Stock Exchange search does for other seats."""
    habits = STOCK_EXCHANGE.weights.tables[0].others.habits
    profile_seed = rng.getrandbits(32)
    while state.actors:
        seat = state.actors[0]
        state.apply(seat, planned(state, seat, habits, profile_seed, rng))


class PolicyRollout(mcts.RandomRolloutEvaluator):
    """Evaluates a position of OpenSpiel's search by one playout with our bot's policy."""

    def __init__(self, encoding: GameEncoding, seed: int) -> None:
        super().__init__(1, numpy.random.RandomState(seed))
        game = encoding.game
        weights = secret_weights(game) if game.chooses_in_secret else tree_weights(game)
        self._share = encoding.score_share
        self._likely = [weights.naive] * encoding.seats
        self._chance = Random(seed)
        self._playout = Playout(game, self._chance)
        self._playout.noise = weights.noise

    def evaluate(self, state: Any) -> list[float]:
        """Return each seat's gain."""
        if state.is_terminal():
            return state.desk.returns()  # type: ignore[no-any-return]
        end = state.desk.truth.copy()
        if isinstance(end, StockExchangeState):
            finish_by_plans(end, self._chance)
        else:
            self._playout.cast(self._likely, CHANCE)
            self._playout.finish(end)
        return gains(end.result(), self._share)


class TimedSearch(ismcts.ISMCTSBot):
    """OpenSpiel's bot, limited by time instead of a number of simulations."""

    def __init__(self, game: Any, c: float, rollout: str, seed: int, clock: Clock) -> None:
        chance = numpy.random.RandomState(seed)
        random = mcts.RandomRolloutEvaluator(1, chance)
        super().__init__(
            game,
            random if rollout == "random" else PolicyRollout(game.encoding, seed),
            uct_c=c,
            max_simulations=ENDLESS,
            random_state=chance,
            allow_inconsistent_action_sets=True,
        )
        self._clock = clock

    def sample_root_state(self, state: Any) -> Any:
        """Return a sample to simulate, at least three. Raises OutOfTimeError when time is up."""
        if self._clock.expired() and self._clock.asked[-1] > 3:
            raise OutOfTimeError
        return super().sample_root_state(state)

    def run_search(self, state: Any) -> Any:
        """Return the policy found when time is up."""
        try:
            return super().run_search(state)
        except OutOfTimeError:
            return self.get_final_policy(state, self._root_node)

    def number(self, state: Any) -> int:
        """Return the chosen action as a number."""
        return int(self.step(state))


class OurBot:
    """Our bot, which gets a view and returns an action."""

    def __init__(self, game: Any, seed: int, clock: Clock) -> None:
        self._rng = Random(seed)
        self._bot = make_player(TOP, game.encoding.game, self._rng)
        encoding: GameEncoding = game.encoding
        if encoding.game.chooses_in_secret:
            self._among = SimultaneousSearch(encoding.game, self._rng)
        self._clock = clock

    def number(self, state: Any) -> int:
        """Return the chosen action as a number."""
        view, menu = state.desk.view(state.current_player()), state.desk.menu
        budget = Budget(ENDLESS, self._clock.expired)
        if view.legal:
            action = self._bot.choose(view, budget)
        else:
            found = self._among.among(view, tuple(menu.values()), budget)
            action = decide(found, self._rng).action
        numbers: list[int] = [number for number, one in menu.items() if one == action]
        return numbers[0]


def play(
    game: Any, shuffle: int, minds: list[Any], clocks: list[Clock], rng: Random
) -> list[float]:
    """Play a game; return each seat's gain."""
    state = game.new_initial_state()
    state.apply_action(shuffle)
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
            continue
        legal, seat = state.legal_actions(), state.current_player()
        if len(legal) == 1:
            state.apply_action(legal[0])
            continue
        clocks[seat].start()
        number = minds[seat].number(state)
        clocks[seat].stop()
        state.apply_action(number)
    return win_shares(state.desk.truth.result().ranks)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=registry.game_ids())
    parser.add_argument("--games", type=int, default=40, help="an even number")
    parser.add_argument("--seconds", type=float, default=0.25, help="for each decision")
    parser.add_argument("--c", type=float, default=1.0, help="OpenSpiel's exploration, uct_c")
    parser.add_argument("--rollout", choices=["random", "policy"], default="random")
    parser.add_argument("--seats", type=int, default=2, help="an even number")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    seats = arguments.seats
    win_share = tree_weights(registry.load(arguments.game)).win_share
    game = openspiel.load(arguments.game, seats, score_share=1 - win_share)
    clocks = [Clock(arguments.seconds), Clock(arguments.seconds)]
    deals = Random(arguments.seed)
    won = 0.0
    for number in range(arguments.games):
        seed = arguments.seed * 100_000 + number
        first = number % 2
        if not first:
            shuffle = deals.randrange(game.encoding.shuffles)
        minds: list[Any] = []
        for seat in range(seats):
            luck = seed * seats + seat
            if seat % 2 == first:
                minds.append(OurBot(game, luck, clocks[0]))
            else:
                minds.append(TimedSearch(game, arguments.c, arguments.rollout, luck, clocks[1]))
        order = [clocks[seat % 2 != first] for seat in range(seats)]
        won += sum(play(game, shuffle, minds, order, Random(shuffle))[first::2])
        if first:
            report(won, number + 1, clocks)


def report(won: float, games: int, clocks: list[Clock]) -> None:
    """Print the result so far."""
    low, high = interval(won, games)
    worlds = " and ".join(f"{mean(clock.asked):.0f}" for clock in clocks)
    seconds = " and ".join(f"{mean(clock.spent):.3f}" for clock in clocks)
    print(
        f"{TOP} won {won:g} of {games}: {won / games:.1%} ({low:.1%} to {high:.1%}); "
        f"worlds a decision {worlds}, seconds {seconds}",
        flush=True,
    )


if __name__ == "__main__":
    main()
