"""Hill climbing finds where weights do best, by smaller steps on more deals."""

from __future__ import annotations

from typing import Any

import pytest

from stockgames.games.nyse.ai.weights import NyseWeights
from stockgames.games.nyse.game import GAME
from stockgames.lab.commands.climb import Way, climbed

BEST = {"pushed": 0.05, "evenness": 0.3, "use": 0.11}


def merit(game: Any, tried: NyseWeights, deals: int, seed: str) -> float:
    """Return how near the weights are to the best."""
    gaps = [abs(float(getattr(tried.alone, name)) - best) for name, best in BEST.items()]
    return -sum(gaps)


def test_it_comes_near_to_what_does_best() -> None:
    found = climbed(GAME, 5, 12, 1, Way("alone", merit, 0.0, 0.1))
    for name, best in BEST.items():
        assert getattr(found.alone, name) == pytest.approx(best, abs=0.02)
    assert found.alone.discard == 0
    assert found.search == GAME.weights.search


def test_smaller_steps_are_judged_by_more_deals(capsys: pytest.CaptureFixture[str]) -> None:
    climbed(GAME, 5, 12, 1, Way("alone", merit, 0.0, 0.1))
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    told = [(int(words[-4]), float(words[-1])) for words in lines]
    assert told[0] == (5, 0.1)
    assert told[-1][0] > 5
    assert all(deals * step == pytest.approx(0.5) for deals, step in told)
