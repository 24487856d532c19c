"""What every game guarantees to the engine, and that nothing hidden leaks; see `testing`."""

from __future__ import annotations

import pytest
from hypothesis import settings

from stockgames.engine import registry
from stockgames.testing import contract, leaks
from stockgames.testing.contract import Promise
from tests.contract.tables import tables

EXAMPLES = max(1, settings().max_examples // 8)


@pytest.mark.parametrize(("game_id", "seats"), tables())
@pytest.mark.parametrize("promise", contract.PROMISES, ids=lambda promise: promise.__name__)
def test_a_game_keeps_its_promise(promise: Promise, game_id: str, seats: int) -> None:
    at_most = seats == registry.meta(game_id).seats[-1]  # takes longest
    for seed in range(EXAMPLES // 3 if at_most else EXAMPLES):
        promise(registry.load(game_id), seats, seed)


@pytest.mark.parametrize(("game_id", "seats"), tables())
@pytest.mark.parametrize("promise", leaks.PROMISES, ids=lambda promise: promise.__name__)
def test_nothing_leaks(promise: Promise, game_id: str, seats: int) -> None:
    promise(registry.load(game_id), seats, 1)
