"""In a last simultaneous choice, strategies are unexploitable and exploit habits a little."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

from stockgames.bots.decide import advise
from stockgames.bots.final_round_solver import DRAWN, habits_at, learn, think_last
from stockgames.bots.player import Budget
from stockgames.bots.playout import Playout
from stockgames.bots.search import SearchBot
from stockgames.engine.weights import SecretWeights
from tests.bots.trees import End, Turn, Walk, Weighted
from tests.games.exchange.table import GAME, state_with, truth, view

PAPER = {"rock": "scissors", "paper": "rock", "scissors": "paper"}
"""Each choice and the one it beats."""
ROOT = Turn((0, 1), dict.fromkeys(PAPER, End((0, 0))), gains={"rock": 5.0})
WEIGHTS = SecretWeights(0.1, 1.0, naive=0.0, noise=0.1, followed=0.0, trust=0.0, decided=1.0)


@dataclass
class Paper:
    """Rock, paper and scissors for two; a tie is shared."""

    state: Walk = field(default_factory=lambda: Walk(ROOT, 2))
    seats: tuple[int, ...] = (0, 1)
    options: Sequence[Any] = tuple(PAPER)

    def outcomes(
        self, seat: int, mixes: Mapping[int, Sequence[float]]
    ) -> Sequence[Sequence[float]]:
        found: list[Sequence[float]] = []
        for own in PAPER:
            won = 0.0
            for other, share in zip(PAPER, mixes[1 - seat], strict=True):
                won += share * (0.5 if own == other else float(PAPER[own] == other))
            found.append([won, 1 - won] if seat == 0 else [1 - won, won])
        return found


def even() -> Mapping[int, Sequence[float]]:
    return {seat: [1.0, 0.0, 0.0] for seat in (0, 1)}


def strategy(followed: float, rounds: int = 400) -> list[float]:
    """Return what seat 0 learns to play against an opponent with a habit of rock."""
    learned, _ = learn(Paper(), even(), [followed] * 2, Budget(rounds))
    weights = learned[0].weights()
    return [weight / sum(weights) for weight in weights]


def test_without_habits_one_mixes_as_one_should() -> None:
    assert strategy(0.0) == pytest.approx([1 / 3] * 3, abs=0.03)


def test_the_more_habits_are_followed_the_more_they_are_used() -> None:
    rock, some, most = (strategy(followed)[1] for followed in (0.0, 0.3, 0.9))
    assert rock < some < most
    assert most > 0.9


def test_time_is_looked_at_after_every_round() -> None:
    asked: list[int] = []

    def expired() -> bool:
        asked.append(1)
        return len(asked) == 3

    _, rounds = learn(Paper(), even(), [0.3] * 2, Budget(10**9, expired))
    assert rounds == len(asked) == 3


def test_habits_are_told_by_opinions_and_a_little_chance() -> None:
    game = Weighted(ROOT, 2, WEIGHTS)
    playout = Playout(game, Random(1))
    habits = habits_at(Paper(), playout, [0.0] * 2)
    assert habits == {0: pytest.approx([1.0, 0.0, 0.0]), 1: pytest.approx([1.0, 0.0, 0.0])}
    playout.noise = 50.0
    found = habits_at(Paper(), playout, [0.0] * 2)
    assert sum(found[0]) == pytest.approx(1.0)
    assert found[0] != habits[0]
    assert DRAWN * min(found[0]) == pytest.approx(round(DRAWN * min(found[0])))


def test_what_is_found_tells_chances_and_shares() -> None:
    game = Weighted(ROOT, 2, WEIGHTS)
    found = think_last(game, Paper(), 0, Random(1), Budget(90))
    assert found.mixed
    assert [str(action) for action, _ in found.tallies] == list(PAPER)
    for _, tally in found.tallies:
        assert tally.tried == 90
        assert tally.total == tally.squares == tally.own
        assert tally.total + tally.rival == pytest.approx(90)
        assert tally.total == pytest.approx(45, abs=4), (
            "against what the other plays on the average"
        )
    weights = [tally.weight for _, tally in found.tallies]
    assert [w / sum(weights) for w in weights] == pytest.approx([1 / 3] * 3, abs=0.06)


def at_the_close(seed: int) -> Any:
    """Return a close position at the end of Exchange."""
    rng = Random(seed)
    shares = [(rng.randint(0, 9), rng.randint(0, 9), rng.randint(0, 9)) for _ in range(3)]
    match = state_with([1100 - 50 * sum(one) for one in shares], shares, (80, 50, 20))
    state = truth(match)
    state.round, state.stage = 5, 6
    return match


@pytest.mark.parametrize("seed", range(3))
def test_hardly_anything_is_gained_against_it_at_exchanges_close(seed: int) -> None:
    match = at_the_close(seed)
    last = GAME.last_choice(view(match, 0))
    assert last is not None
    learned, _ = learn(last, dict.fromkeys(range(3), [1 / 6] * 6), [0.0] * 3, Budget(150))
    mixes = {
        seat: [weight / sum(one.weights()) for weight in one.weights()]
        for seat, one in learned.items()
    }
    for seat in range(3):
        worth = [parts[seat] for parts in last.outcomes(seat, mixes)]
        own = sum(p * part for p, part in zip(mixes[seat], worth, strict=True))
        assert max(worth) - own < 0.02


def test_the_searching_bot_plays_it_by_view_and_stream() -> None:
    match = at_the_close(7)
    shown = match.view(1)
    twice = [SearchBot(GAME, Random(3)).choose(shown, Budget(20)) for _ in range(2)]
    assert twice[0] == twice[1]
    assert twice[0] in shown.legal
    reason = advise(SearchBot(GAME, Random(3)).think(shown, Budget(20), "apart"))
    assert (reason.worlds, reason.scale) == (20, "chance")
    assert reason.chosen.share is not None


def test_samples_that_are_seeded_apart_hang_on_that_seed_alone() -> None:
    shown = at_the_close(7).view(1)

    def found(seed: int, apart: str) -> object:
        return SearchBot(GAME, Random(seed)).think(shown, Budget(20), apart)

    assert found(1, "x") == found(2, "x")
    assert found(1, "x") != found(1, "y")
