"""Learns each seat's chance to win at Exchange, from games played by the game's heuristic.

Every evaluated position learns from how its game ended: the parameters of its stage
(`engine.pairwise_model`) follow the gradient of the log-likelihood, by Adam (`training.learning`).
A final simultaneous choice is made by learned strategies, because the heuristic doesn't cover it.
Every game has its own random stream, and numbers of seats alternate. Learning can be interrupted
between two games and resumed with the same result.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from random import Random
from typing import Any, Final

from stockgames.bots.final_round_solver import LastChoice
from stockgames.bots.playout import Playout
from stockgames.bots.simultaneous_search import Regrets
from stockgames.engine.action import Action
from stockgames.engine.pairwise_model import Goods, Judgement, StageModel, chances
from stockgames.engine.seat import CHANCE, SeatId
from stockgames.engine.victory import win_shares
from stockgames.games.exchange.ai.judgement import CASH, MOVES, TABLES, goods
from stockgames.games.exchange.ai.opinions import outlook
from stockgames.games.exchange.game import Exchange
from stockgames.games.exchange.parts import CLOSE, PHASE_1, STEP, board_for
from stockgames.games.exchange.state import ExchangeState
from stockgames.lab.training.learning import STREAMS, Numbers, dealt

FIRST_STEP: Final = 0.03
"""The initial learning rate."""
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

    @classmethod
    def begin(cls, judgement: Judgement) -> JudgingCourse:
        """Return the state before training that starts from a model."""
        stages = [Numbers.begin(_plain(stage)) for stage in judgement]
        return cls(stages, [[0.0] * len(numbers.now) for numbers in stages])

    def judgement(self) -> Judgement:
        """Return the learned model."""
        return [_stage(numbers.now) for numbers in self.stages]

    def hear(self, goods: Goods, parts: Sequence[float]) -> float:
        """Add a result to the gradient; return its negative log-likelihood."""
        stage = _stage(self.stages[goods.stage].now)
        now = goods._replace(stage=0)
        found = chances([stage], now)
        slopes = _slopes(stage, now, found, parts)
        noted = self.slopes[goods.stage]
        self.slopes[goods.stage] = [a + b for a, b in zip(noted, slopes, strict=True)]
        return -sum(part * log(max(1e-9, found[seat])) for seat, part in enumerate(parts) if part)

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


def judge(course: JudgingCourse, game: Exchange, games: int, seed: int) -> Iterator[float]:
    """Play up to `games` games; yield each one's surprise (negative log-likelihood) after
    learning.
    """
    while course.games < games:
        rng = Random(seed * STREAMS + course.games + 1)
        seats = game.meta.seats[course.games % len(game.meta.seats)]
        seen, parts = _played(game, seats, rng)
        surprises = [course.hear(features, parts) for features in seen]
        course.games += 1
        if course.games % BATCH == 0:
            course.change(FIRST_STEP * LAST_STEP ** (course.games / games))
        yield sum(surprises) / len(surprises)


def _played(game: Exchange, seats: int, rng: Random) -> tuple[list[Goods], Sequence[float]]:
    """Play a game by the heuristic; return the evaluated positions, and each seat's share of
    the win.
    """
    state: Any = dealt(game, seats, rng)
    playout = Playout(game, rng)
    playout.noise = NOISE
    playout.cast([NAIVE] * seats, -1)
    seen: list[Goods] = []
    while state.actors:
        if state.stage in (PHASE_1, CLOSE):
            found = goods(state)
            if not seen or seen[-1].stage != found.stage:
                seen.append(found)
        seat = state.actors[0]
        last = _last(game, state, seat)
        if last is not None:
            for one, action in _together(last, rng).items():
                state.apply(one, action)
        elif seat == CHANCE:
            state.apply(CHANCE, state.draw_chance(rng))
        else:
            state.apply(seat, playout.choose(state, seat))
    return seen, win_shares(state.result().ranks)


def _last(game: Exchange, state: ExchangeState, seat: SeatId) -> LastChoice | None:
    last: LastChoice | None = game.last_choice(game.observe(state, seat))
    return last


def _together(last: LastChoice, rng: Random) -> dict[SeatId, Action]:
    """Draw everybody's action in a last choice, after learning from each other's draws."""
    options = range(len(last.options))
    learned = {seat: Regrets(len(options)) for seat in last.seats}
    for _ in range(ROUNDS):
        drawn = {seat: rng.choices(options, one.strategy)[0] for seat, one in learned.items()}
        mixes = {seat: [float(option == at) for option in options] for seat, at in drawn.items()}
        for seat, one in learned.items():
            one.learn([parts[seat] for parts in last.outcomes(seat, mixes)])
    return {
        seat: last.options[rng.choices(options, one.weights())[0]] for seat, one in learned.items()
    }


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
