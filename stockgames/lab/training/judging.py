"""Learns each seat's chance to win at Exchange, from games played by the heuristic and by search.

Every evaluated position learns from how its game ended: the parameters of its stage
(`engine.pairwise_model`) follow the gradient of the log-likelihood, by Adam (`training.learning`).
Most games are played by the heuristic, at tables of all sizes. The last ones are played by shrewd
bots that judge by what was learned, because the search meets other positions; in the end these
games are studied several times. A position is then taught a mixture of what the next one was
taught and of what the model says of that one: temporal differences, TD(λ).

The close is decided by learned strategies, because the heuristic doesn't cover it. After a searched
game they also tell what each seat can expect, which teaches more than one drawn result.

Every game has its own random stream. Learning can be interrupted between two games and resumed
with the same result.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from math import exp, log, sqrt
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from stockgames.bots.player import Budget
from stockgames.bots.playout import Playout
from stockgames.bots.search import SearchBot
from stockgames.bots.simultaneous_search import Regrets
from stockgames.engine.pairwise_model import Goods, Judgement, StageModel, as_file, chances, in_file
from stockgames.engine.state import CHANCE, Action, SeatId, win_shares
from stockgames.games.exchange.ai.judgement import (
    CASH,
    KINDS,
    MOVES,
    STAGES,
    TABLES,
    Closing,
    closing,
    goods,
    win_probabilities,
)
from stockgames.games.exchange.ai.opinions import outlook
from stockgames.games.exchange.game import Exchange
from stockgames.games.exchange.meta import META
from stockgames.games.exchange.parts import CLOSE, PHASE_1, STEP, board_for
from stockgames.games.exchange.state import ExchangeState
from stockgames.lab.training.learning import STREAMS, Numbers, dealt

SEARCHED: Final = 25
"""One game in this many is played by shrewd bots: the last ones."""
LARGE: Final = 5
"""One searched game in this many is played on the large board: the last ones."""
WORLDS: Final = 4
"""The number of imagined games a decision in a searched game."""
PASSES: Final = 8
"""How often all searched games are studied."""
FORESEEN: Final = 0.3
"""The weight of what the next position was taught, when searched games are studied."""
FIRST_STEP: Final = 0.03
"""The initial learning rate."""
FIRST_STEP_OF_STUDY: Final = 0.02
"""The same for searched games."""
LAST_STEP: Final = 0.05
"""The fraction of the learning rate that is left at the end."""
BATCH: Final = 100
"""The number of games in a batch, after which the parameters are updated."""
NOISE: Final = 0.5
"""The largest random bonus of an option, in the units of the heuristic."""
NAIVE: Final = 0.3
"""The probability that a seat plays myopically."""
ROUNDS: Final = 30
"""The number of learning rounds at a final simultaneous decision."""

Chooser: TypeAlias = Callable[[ExchangeState, SeatId], Action]


class Noted(NamedTuple):
    """A game to learn from."""

    seen: Sequence[Goods]
    """The evaluated positions, in order."""
    parts: Sequence[float]
    """Each seat's share of the win, or its expectation at the close."""


@dataclass(slots=True)
class JudgingCourse:
    """The state of training."""

    stages: list[Numbers]
    """By stage, the logarithms of its doubt and its sharpness, the values, and the logarithms
    of the swings.
    """
    slopes: list[list[float]]
    """By stage, the sum of the gradients since the last update."""
    games: int = 0
    searched: list[Noted] = field(default_factory=list)
    """The games that shrewd bots have played."""

    @classmethod
    def begin(cls, judgement: Judgement) -> JudgingCourse:
        """Return the state before training that starts from a model."""
        stages = [Numbers.begin(_plain(stage)) for stage in judgement]
        return cls(stages, [[0.0] * len(numbers.now) for numbers in stages])

    def judgement(self) -> Judgement:
        """Return the learned model; of the first round, which nobody begins ahead, that of the
        second.
        """
        stages = [_stage(numbers.now) for numbers in self.stages]
        for first in range(MOVES - 1, len(stages), MOVES):
            stages[first] = stages[first - 1]
        return stages

    def hear(self, goods: Goods, parts: Sequence[float]) -> float:
        """Add a result to the gradient; return its negative log-likelihood."""
        stage = _stage(self.stages[goods.stage].now)
        now = goods._replace(stage=0)
        found = chances([stage], now)
        slopes = _slopes(stage, now, found, parts)
        noted = self.slopes[goods.stage]
        self.slopes[goods.stage] = [a + b for a, b in zip(noted, slopes, strict=True)]
        return _surprise(found, parts)

    def study(self) -> None:
        """Learn from all searched games, those on each board by themselves."""
        for _, games in groupby(self.searched, key=lambda game: len(game.seen[0].purses)):
            fresh = self.begin(self.rounded())
            self.stages, self.slopes = fresh.stages, fresh.slopes
            self._study([*games] * PASSES)

    def _study(self, games: Sequence[Noted]) -> None:
        for learned, (seen, parts) in enumerate(games, 1):
            model, taught = self.judgement(), parts
            for position in reversed(seen):
                thought = chances(model, position)
                self.hear(position, taught)
                taught = [
                    FORESEEN * one + (1 - FORESEEN) * other
                    for one, other in zip(taught, thought, strict=True)
                ]
            if learned % BATCH == 0:
                self.change(FIRST_STEP_OF_STUDY * LAST_STEP ** (learned / len(games)))

    def rounded(self) -> Judgement:
        """Return the learned model as a file holds it."""
        return in_file(META.id, STAGES, KINDS, as_file(META.id, self.judgement(), {}))

    def change(self, step: float) -> None:
        """Update the parameters by the accumulated gradient."""
        for numbers, slopes in zip(self.stages, self.slopes, strict=True):
            numbers.learn([slope / BATCH for slope in slopes], step)
            slopes[:] = [0.0] * len(slopes)


def unlearned() -> Judgement:
    """Return the model to start training from."""
    stages: list[StageModel] = []
    for seats in TABLES:
        for moves in range(1, MOVES + 1):
            worths = [worth / STEP for worth in outlook(board_for(seats), seats, moves)]
            unused = [0.0] * (CASH - len(worths))
            stages.append(StageModel(20.0, 0.8, (*worths, *unused, 0.0), (*(1.5,) * CASH, 0.1)))
    return stages


class Judged(Exchange):
    """The game, judged by another model than the shipped one."""

    def __init__(self, game: Exchange, judgement: Judgement) -> None:
        super().__init__(game.weights)
        self._judgement = judgement

    def win_probabilities(self, state: ExchangeState) -> Sequence[float]:
        return win_probabilities(state, self._judgement, self.weights.standing)


def judge(course: JudgingCourse, game: Exchange, games: int, seed: int) -> Iterator[float]:
    """Play up to `games` games; yield each one's surprise (negative log-likelihood) after
    learning.
    """
    searched = games // SEARCHED
    heuristic, large = games - searched, games - searched // LARGE
    while course.games < games:
        rng = Random(seed * STREAMS + course.games + 1)
        if course.games < heuristic:
            seats = game.meta.seats[course.games % len(game.meta.seats)]
            noted = _by_heuristic(game, seats, rng)
            surprises = [course.hear(features, noted.parts) for features in noted.seen]
        else:
            seats = TABLES[course.games >= large]
            judgement = course.rounded()
            noted = _by_search(Judged(game, judgement), seats, rng)
            course.searched.append(noted)
            surprises = [_surprise(chances(judgement, one), noted.parts) for one in noted.seen]
        course.games += 1
        if course.games <= heuristic and course.games % BATCH == 0:
            course.change(FIRST_STEP * LAST_STEP ** (course.games / heuristic))
        if course.games == games:
            course.study()
        yield sum(surprises) / len(surprises)


def _by_heuristic(game: Exchange, seats: int, rng: Random) -> Noted:
    state: Any = dealt(game, seats, rng)
    playout = Playout(game, rng)
    playout.noise = NOISE
    playout.cast([NAIVE] * seats, -1)
    seen = _played(state, rng, playout.choose)
    if last := _last(game, state):
        for seat, mix in _mixes(last, rng).items():
            state.apply(seat, rng.choices(last.options, mix)[0])
    return Noted(seen, win_shares(state.result().ranks))


def _by_search(game: Exchange, seats: int, rng: Random) -> Noted:
    state: Any = dealt(game, seats, rng)
    bot = SearchBot(game, rng)
    seen = _played(
        state, rng, lambda now, seat: bot.choose(game.observe(now, seat), Budget(WORLDS))
    )
    if last := _last(game, state):
        return Noted(seen, _expected(last))
    return Noted(seen, win_shares(state.result().ranks))


def _played(state: Any, rng: Random, choose: Chooser) -> list[Goods]:
    """Play a game in place, up to the close; return the evaluated positions."""
    seen: list[Goods] = []
    while state.actors:
        if state.stage in (PHASE_1, CLOSE):
            found = goods(state)
            if not seen or seen[-1].stage != found.stage:
                seen.append(found)
        if state.stage == CLOSE:
            break
        seat = state.actors[0]
        if seat == CHANCE:
            state.apply(CHANCE, state.draw_chance(rng))
        else:
            state.apply(seat, choose(state, seat))
    return seen


def _last(game: Exchange, state: ExchangeState) -> Closing | None:
    """Return what all seats choose at once at the close, None after the end."""
    return closing(game.observe(state, state.actors[0])) if state.actors else None


def _mixes(last: Closing, rng: Random) -> Mapping[SeatId, Sequence[float]]:
    """Return everybody's strategy in a last choice, learned from each other's draws."""
    options = range(len(last.options))
    learned = {seat: Regrets(len(options)) for seat in last.seats}
    for _ in range(ROUNDS):
        drawn = {seat: rng.choices(options, one.strategy)[0] for seat, one in learned.items()}
        mixes = {seat: [float(option == at) for option in options] for seat, at in drawn.items()}
        for seat, one in learned.items():
            one.learn([parts[seat] for parts in last.outcomes(seat, mixes)])
    return {seat: one.weights() for seat, one in learned.items()}


def _expected(last: Closing) -> Sequence[float]:
    """Return the share of the win that each seat can expect in a last choice."""
    mixes = {
        seat: [weight / sum(mix) for weight in mix] for seat, mix in _mixes(last, Random(0)).items()
    }
    seat = last.seats[0]
    by_option = zip(mixes[seat], last.outcomes(seat, mixes), strict=True)
    weighed = [[chance * part for part in parts] for chance, parts in by_option]
    return [*map(sum, zip(*weighed, strict=True))]


def _surprise(found: Sequence[float], parts: Sequence[float]) -> float:
    return -sum(part * log(max(1e-9, found[seat])) for seat, part in enumerate(parts) if part)


# One stage


def _plain(stage: StageModel) -> list[float]:
    swings = [log(swing) for swing in stage.swings]
    return [log(stage.doubt), log(stage.sharp), *stage.worths, *swings]


def _stage(numbers: Sequence[float]) -> StageModel:
    kinds = len(numbers) // 2 - 1
    swings = [exp(number) for number in numbers[2 + kinds :]]
    return StageModel(exp(numbers[0]), exp(numbers[1]), numbers[2 : 2 + kinds], swings)


def _slopes(
    stage: StageModel, goods: Goods, found: Sequence[float], parts: Sequence[float]
) -> list[float]:
    """Return the gradient of the surprise by parameter."""
    doubt, sharp, worths, swings = stage
    kinds, standing, owned = goods.kinds, goods.standing, goods.owned
    total = sum(parts[seat] for seat in standing)
    missed = {seat: found[seat] * total - parts[seat] for seat in standing}
    held = {
        seat: goods.purses[seat]
        + sum(worths[kind] * amount for kind, amount in zip(kinds, owned[seat], strict=True))
        for seat in standing
    }
    slopes = [0.0] * (2 + 2 * len(worths))
    for at, seat in enumerate(standing):
        for other in standing[:at]:
            apart = [a - b for a, b in zip(owned[seat], owned[other], strict=True)]
            spread = doubt + sum(swings[k] * d * d for k, d in zip(kinds, apart, strict=True))
            lead = (held[seat] - held[other]) / sqrt(spread)
            behind = 1 / (1 + exp(min(30.0, max(-30.0, lead))))
            slopes[1] += sharp * (
                missed[seat] * log(max(1e-9, 1 - behind)) + missed[other] * log(max(1e-9, behind))
            )
            pull = sharp * (missed[seat] * behind - missed[other] * (1 - behind))
            wide = -0.5 * pull * lead / spread
            slopes[0] += wide * doubt
            for kind, more in zip(kinds, apart, strict=True):
                slopes[2 + kind] += pull * more / sqrt(spread)
                slopes[2 + len(worths) + kind] += wide * swings[kind] * more * more
    return slopes
