"""On a ladder of dice with known best play, deeper look-ahead finds better play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from stockgames.bots.expectimax import look_ahead
from stockgames.bots.levels import make_player
from stockgames.bots.player import Budget, Tally
from stockgames.engine import registry


@dataclass(frozen=True)
class Step:
    """An action of the toy game."""

    name: str


class Trap:
    """Gold is at once on the left; on the right, a prize comes after a number of steps.

    The value function only sees the present gold, so that only look-ahead finds the prize.
    """

    scale = 1.0
    count = 1

    def __init__(self, steps: int) -> None:
        self.steps = steps
        self.judged = 0

    def start(self) -> Any:
        return 0

    def score(self, position: Any) -> float | None:
        return float(position[1]) if isinstance(position, tuple) else None

    def value(self, position: Any) -> float:
        self.judged += 1
        score = self.score(position)
        return 0.0 if score is None else score

    def features(self, position: Any) -> Sequence[int]:
        return (0,)

    def prospects(self, position: Any) -> Any:
        if position == 0:
            return [(Step("left"), [(1.0, ("end", 5))]), (Step("right"), [(1.0, 1)])]
        if position <= self.steps:
            return [(Step("on"), [(1.0, position + 1)])]
        return [
            (Step("luck"), [(0.5, ("end", 20)), (0.5, ("end", 0))]),
            (Step("safe"), [(1.0, ("end", 9))]),
        ]


def found(steps: int, worlds: int = 10, **budget: Any) -> dict[str, Tally]:
    trap: Any = Trap(steps)
    actions: Any = [action for action, _ in trap.prospects(0)]
    findings = look_ahead(trap, 0, actions, Budget(worlds, **budget))
    assert findings.scale == "foreseen"
    return {getattr(action, "name", ""): tally for action, tally in findings.tallies}


def mean(tally: Tally) -> float:
    return tally.total / tally.tried


@pytest.mark.parametrize("steps", [0, 1, 4, 8])
def test_a_prize_is_seen_behind_many_steps(steps: int) -> None:
    tallies = found(steps)
    assert mean(tallies["left"]) == 5
    assert mean(tallies["right"]) == pytest.approx(10)


def test_where_it_breaks_off_what_was_learned_counts() -> None:
    assert mean(found(40)["right"]) == 0


def test_the_clock_ends_it_with_every_action_looked_at() -> None:
    game: Any = registry.load("nyse")
    foresight = game.foresight()
    position = foresight.start()
    actions = [action for action, _ in foresight.prospects(position)]
    late = look_ahead(foresight, position, actions, Budget(10**9, lambda: True))
    assert [action for action, _ in late.tallies] == actions
    assert all(tally.tried for _, tally in late.tallies)


def test_more_games_look_further() -> None:
    game: Any = registry.load("nyse")
    foresight = game.foresight()
    position = foresight.start()
    actions = [action for action, _ in foresight.prospects(position)]
    little, much = (
        sum(tally.tried for _, tally in look_ahead(foresight, position, actions, Budget(n)).tallies)
        for n in (2, 40)
    )
    assert little < much < 40 * 60


def test_a_shrewd_bot_alone_looks_ahead_where_it_has_learned() -> None:
    game: Any = registry.load("nyse")
    for board, scale in (("standard", "foreseen"), ("cliff", "score")):
        rng = Random(5)
        options = game.resolve_options({"board": board}, rng)
        state = game.start(1, options, game.deal(1, options, rng))
        player: Any = make_player("shrewd", game, Random(5))
        findings = player.think(game.observe(state, 0), Budget(2))
        assert findings.scale == scale
