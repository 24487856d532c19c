"""Plants one blunder in each of many bot games, and checks whether the analysis finds it first.

    python -m tests.soak.blunders [GAME ...] [--games 30] [--worlds 400] [--jobs 2]

In each game a shrewd bot makes one blunder: from a randomly chosen decision on, at the first one
where by its own comparison the worst choice loses at least --least, and certainly something, it
makes that choice; the loss is measured on other samples than those that selected it. The others are
greedy. Then all decisions of its seat are analysed, with other samples. Printed is how often the
blunder is the largest reported loss, with a 95 % interval, and how large it was estimated to be.
The exit status is 1 if the share is certainly below nine of ten. Counted separately are games in
which no blunder was possible, and those in which the bot, which has little time to think, blundered
as badly by itself:
a loss that is reported before the planted one is compared once more, on its own samples.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice
from random import Random
from statistics import fmean, median
from typing import Final

from stockgames.analysis.analysis_job import USUAL, Effort, estimate
from stockgames.analysis.choices import Choices, Verdict, by_size, from_json
from stockgames.bots.common_random_numbers import PairedSimultaneous, PairedTree, World
from stockgames.bots.ladders import interval
from stockgames.bots.levels import make_player
from stockgames.bots.player import Budget
from stockgames.cli.jobs import processes, spread
from stockgames.engine import registry
from stockgames.engine.game import AnyGame
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.engine.state import CHANCE, Action, View

SEATS: Final = {"nyse": 4, "portfolio": 3, "exchange": 4, "stock-exchange": 8}
LATEST: Final = {"nyse": 8, "portfolio": 20, "exchange": 12, "stock-exchange": 1}
"""The decision, counted from 0, by which the move is thrown at the latest."""
AT_RANDOM: Final = 8
"""The number of random choices besides the candidates if no list names all choices, as no
candidate may be bad.
"""
WORTH_FINDING: Final = 0.9


@dataclass(frozen=True, slots=True)
class Trial:
    """How games are played and analysed."""

    game_id: str
    seed: str = "blunders"
    least: float = 0.15
    iterations: int = 150
    worlds: int = 120
    effort: Effort = USUAL


@dataclass(frozen=True, slots=True)
class Thrown:
    """The result of one game."""

    number: int
    """The number of the thrown move."""
    cost: float
    """Its cost according to the bot itself."""
    place: int | None
    """Its rank among the reported losses, 1 for the largest; None if not reported."""
    told: int
    """The number of reported losses."""
    rivals: int = 0
    """How many of the larger ones are the bot's own blunders, by other samples than the
    analysis used.
    """


class Thrower:
    """A shrewd bot that makes one blunder."""

    def __init__(self, trial: Trial, game: AnyGame, rng: Random) -> None:
        self._trial, self._game, self._rng = trial, game, rng
        self._bot = make_player("shrewd", game, rng)
        self._wait = rng.randrange(LATEST[trial.game_id] + 1)
        self.cost = 0.0
        """The cost of the thrown move; 0 before it."""

    def choose(self, view: View) -> Action:
        """Return its action."""
        usual = self._bot.choose(view, Budget(self._trial.iterations))
        self._wait -= len(view.legal) != 1
        if self.cost or self._wait >= 0 or len(view.legal) == 1:
            return usual
        choices = list(dict.fromkeys([usual, *self._options(view)]))
        worlds = list(islice(self.worlds(view, choices), self._trial.worlds))
        if len(choices) < 2 or len(worlds) < 2:
            return usual
        half = len(worlds) // 2
        means = [fmean(column) for column in zip(*worlds[:half], strict=True)]
        worst = means.index(min(means))
        lost = estimate([world[0] - world[worst] for world in worlds[half:]])
        if not lost.is_certain or lost.mean < self._trial.least:
            return usual
        self.cost = lost.mean
        return choices[worst]

    def _options(self, view: View) -> Sequence[Action]:
        game = self._game
        if game.chooses_in_secret:
            state = game.imagine(
                view, self._rng, lambda s, seat: game.candidate_moves(s, seat)[0][0]
            )
        else:
            state = game.determinize(view, self._rng)
        found = [action for action, _ in game.candidate_moves(state, view.viewer)]
        if view.legal:
            return found
        return [*found, *(game.sample_action(view, self._rng) for _ in range(AT_RANDOM))]

    def worlds(self, view: View, choices: Sequence[Action]) -> Iterator[World]:
        """Yield the results of all these choices in one sample after the other."""
        if self._game.chooses_in_secret:
            even = [1 / len(choices)] * len(choices)
            return PairedSimultaneous(self._game, self._rng).worlds(view, choices, lambda: even)
        return PairedTree(self._game, self._rng, view).worlds(choices)


def played(trial: Trial, number: int) -> tuple[Match, int, int | None, float]:
    """Play a game; return it, the blundering seat, the blunder's move number (None: none),
    and its cost.
    """
    game, seed = registry.load(trial.game_id), f"{trial.seed}/{number}"
    seats = SEATS[trial.game_id]
    infos = [SeatInfo(name=f"Seat {one}", player="human") for one in range(seats)]
    match = Match.deal(game, infos, {}, seed)
    thrower, own = Thrower(trial, game, Random(f"{seed}/thrower")), number % seats
    others = [make_player("greedy", game, Random(f"{seed}/{one}")) for one in range(seats)]
    thrown: int | None = None
    while not match.is_over:
        seat = match.actors[0]
        if seat == CHANCE:
            match.act_chance()
            continue
        view, before = match.view(seat), thrower.cost
        action = thrower.choose(view) if seat == own else others[seat].choose(view, Budget(1))
        if thrower.cost != before:
            thrown = len(match.moves)
        match.act(seat, action)
    return match, own, thrown, thrower.cost


def tried(trial: Trial, number: int) -> Thrown | None:
    """Play and analyse a game; return None if there was no blunder."""
    match, own, thrown, cost = played(trial, number)
    if thrown is None:
        return None
    pieces = Choices().pieces(match, {own}, trial.effort)
    verdicts = [from_json(match.game, piece.examine()) for piece in pieces]
    told = [point for point in by_size(v for v in verdicts if v is not None) if not point.is_found]
    numbers = [point.verdict.number for point in told]
    if thrown not in numbers:
        return Thrown(thrown, cost, None, len(told))
    larger = told[: numbers.index(thrown)]
    rivals = sum(is_as_bad(trial, match, point.verdict, cost) for point in larger)
    return Thrown(thrown, cost, len(larger) + 1, len(told), rivals)


def is_as_bad(trial: Trial, match: Match, verdict: Verdict, cost: float) -> bool:
    """Return whether a choice certainly lost, possibly as much as the blunder, on its own
    samples.
    """
    view = match.view_after(verdict.number, verdict.seat)
    rng = Random(f"{trial.seed}/{verdict.number}/once more")
    thrower = Thrower(trial, match.game, rng)
    choices = [verdict.best.action, verdict.made.action]
    worlds = islice(thrower.worlds(view, choices), trial.worlds)
    lost = estimate([best - made for best, made in worlds])
    return lost.is_certain and lost.interval[1] >= cost


def summed(game_id: str, found: Sequence[Thrown], empty: int) -> tuple[str, bool]:
    """Return a line about all games of a kind, and whether the share may be high enough."""
    rivalled, found = [one for one in found if one.rivals], [one for one in found if not one.rivals]
    if not found:
        return (
            f"{game_id:<15}no game to count: {len(rivalled)} with a blunder of the bot's own",
            True,
        )
    first = sum(one.place == 1 for one in found)
    low, high = interval(first, len(found))
    missed = sum(one.place is None for one in found)
    cost, told = fmean(one.cost for one in found), median(one.told for one in found)
    line = (
        f"{game_id:<15}{len(found):>4} games: first in {first / len(found):.0%} "
        f"({low:.0%} to {high:.0%}), not told in {missed}; cost {cost:.0%} on the average, "
        f"{told:g} losses told at the median; nothing thrown in {empty} more, and as bad a blunder "
        f"of the bot's own in {len(rivalled)}"
    )
    return line, high >= WORTH_FINDING


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak.blunders", description=__doc__)
    parser.add_argument("games", nargs="*", default=list(SEATS))
    parser.add_argument("--games", type=int, default=30, dest="number", help="for each kind")
    parser.add_argument("--seed", default="blunders")
    parser.add_argument("--least", type=float, default=0.15)
    parser.add_argument("--iterations", type=int, default=150)
    parser.add_argument("--worlds", type=int, default=USUAL.worlds, help="of the analysis")
    parser.add_argument("--jobs", type=int, default=1)
    wanted = parser.parse_args()
    bad = 0
    for game_id in wanted.games:
        effort = Effort(thought=wanted.worlds // 2, worlds=wanted.worlds)
        trial = Trial(game_id, wanted.seed, wanted.least, wanted.iterations, effort=effort)
        pool = processes(min(wanted.jobs, wanted.number))
        all_found = []
        for one in spread(partial(tried, trial), range(wanted.number), pool):
            all_found.append(one)
            print(f"   {one}", flush=True)
        found = [one for one in all_found if one is not None]
        if found:
            line, holds = summed(game_id, found, len(all_found) - len(found))
            bad += not holds
            print(line, flush=True)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
