"""Learning how likely each seat wins, from games that go by the game's opinions.

Every position that the game judges learns from how its game ended: the numbers of its stage
(`engine.judgement`) follow the gradient of the logarithm of what the winner was given, by Adam
(`training.learning`). A last choice of all at once is made as everybody learns it there, for
opinions know nothing of it. Every game has a random stream of its own, and its own number of seats,
in turn; learning can be broken off between two games, and goes on as if it had not been.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from random import Random
from typing import Any, Final, Protocol, runtime_checkable

from stockgames.bots.final_round_solver import LastChoice
from stockgames.bots.playout import Playout, dealt
from stockgames.bots.simultaneous_search import Regrets
from stockgames.engine.action import Action
from stockgames.engine.game import AnyGame
from stockgames.engine.pairwise_model import Goods, Judgement, Stage, chances
from stockgames.engine.seat import CHANCE, SeatId
from stockgames.engine.state import State
from stockgames.engine.victory import victory_parts
from stockgames.lab.training.learning import STREAMS, Numbers

FIRST_STEP: Final = 0.03
"""How far a number is changed at first."""
LAST_STEP: Final = 0.05
"""What is left of it in the end."""
BATCH: Final = 100
"""After so many games numbers are changed, by what all of them tell."""
NOISE: Final = 0.5
"""How much chance adds to an option's gain at most, in the units of opinions."""
NAIVE: Final = 0.3
"""How likely a seat lives for the day."""
ROUNDS: Final = 30
"""Rounds of learning in a last choice."""


@runtime_checkable
class HasJudgement(Protocol):
    """A game whose positions are judged by what was learned."""

    def judged(self, state: Any) -> Goods | None:
        """Return what counts of a position that the search judges; None for others."""
        ...

    def unlearned(self) -> Judgement:
        """Return what is thought before anything was learned."""
        ...


@dataclass(slots=True)
class JudgingCourse:
    """How far learning has come."""

    stages: list[Numbers]
    """By stage: logarithms of its doubt and of how sharp it is, worths, logarithms of swings."""
    slopes: list[list[float]]
    """By stage, what the games since the last change tell, added up."""
    games: int = 0

    @classmethod
    def begin(cls, game: HasJudgement) -> JudgingCourse:
        """Return what is thought before anything was learned."""
        stages = [Numbers.begin(_plain(stage)) for stage in game.unlearned()]
        return cls(stages, [[0.0] * len(numbers.now) for numbers in stages])

    def judgement(self) -> Judgement:
        """Return what was learned."""
        return [_stage(numbers.now) for numbers in self.stages]

    def hear(self, goods: Goods, parts: Sequence[float]) -> float:
        """Note who won; return how surprising it was, as a logarithm."""
        stage = _stage(self.stages[goods.stage].now)
        now = goods._replace(stage=0)
        found = chances([stage], now)
        slopes = _slopes(stage, now, found, parts)
        noted = self.slopes[goods.stage]
        self.slopes[goods.stage] = [a + b for a, b in zip(noted, slopes, strict=True)]
        return -sum(part * log(max(1e-9, found[seat])) for seat, part in enumerate(parts) if part)

    def change(self, step: float) -> None:
        """Change the numbers by what was noted since they were changed last."""
        for numbers, slopes in zip(self.stages, self.slopes, strict=True):
            numbers.learn([slope / BATCH for slope in slopes], step)
            slopes[:] = [0.0] * len(slopes)


def judge(course: JudgingCourse, game: AnyGame, games: int, seed: int) -> Iterator[float]:
    """Play on up to so many games; yield of each how surprising its end was, learned from it."""
    assert isinstance(game, HasJudgement)
    while course.games < games:
        rng = Random(seed * STREAMS + course.games + 1)
        seats = game.meta.seats[course.games % len(game.meta.seats)]
        seen, parts = _played(game, seats, rng)
        surprises = [course.hear(goods, parts) for goods in seen]
        course.games += 1
        if course.games % BATCH == 0:
            course.change(FIRST_STEP * LAST_STEP ** (course.games / games))
        yield sum(surprises) / len(surprises)


def _played(game: AnyGame, seats: int, rng: Random) -> tuple[list[Goods], Sequence[float]]:
    """Play a game by opinions; return what was judged on the way, and each seat's part."""
    assert isinstance(game, HasJudgement)
    state = dealt(game, seats, rng)
    playout = Playout(game, rng)
    playout.noise = NOISE
    playout.cast([NAIVE] * seats, -1)
    seen: list[Goods] = []
    while state.actors:
        goods = game.judged(state)
        if goods is not None and (not seen or seen[-1].stage != goods.stage):
            seen.append(goods)
        seat = state.actors[0]
        last = _last(game, state, seat)
        if last is not None:
            for one, action in _together(last, rng).items():
                state.apply(one, action)
        elif seat == CHANCE:
            state.apply(CHANCE, state.draw_chance(rng))
        else:
            state.apply(seat, playout.choose(state, seat))
    return seen, victory_parts(state.result().ranks)


def _last(game: AnyGame, state: State, seat: SeatId) -> LastChoice | None:
    last: LastChoice | None = game.last_choice(game.observe(state, seat))
    return last


def _together(last: LastChoice, rng: Random) -> dict[SeatId, Action]:
    """Draw what all do in a last choice, each having learned from what the others drew."""
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


def _plain(stage: Stage) -> list[float]:
    swings = [log(swing) for swing in stage.swings]
    return [log(stage.doubt), log(stage.sharp), *stage.worths, *swings]


def _stage(numbers: Sequence[float]) -> Stage:
    kinds = len(numbers) // 2 - 1
    swings = [exp(number) for number in numbers[2 + kinds :]]
    return Stage(exp(numbers[0]), exp(numbers[1]), numbers[2 : 2 + kinds], swings)


def _slopes(
    stage: Stage, goods: Goods, found: Sequence[float], parts: Sequence[float]
) -> list[float]:
    """Return by number how much more surprising the end becomes as it grows."""
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
