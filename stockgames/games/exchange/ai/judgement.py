"""The features of an Exchange position for the model of winning chances
(`engine.pairwise_model`).

Money is in steps of $10. A share is a good whose kind is its price level, whatever the security.
Cash counts both as purse and as a good, because more of it allows larger trades, for better or
worse.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stockgames.engine.pairwise_model import Goods, Judgement, Stage, chances
from stockgames.engine.victory import victory_parts
from stockgames.games.exchange.ai.opinions import outlook
from stockgames.games.exchange.parts import CLOSE, LARGE_BOARD, ROUNDS, STEP, board_for
from stockgames.games.exchange.state import ExchangeState

MOVES: Final = ROUNDS + 1
"""The largest number of market moves, the close included."""
CASH: Final = LARGE_BOARD.levels
KINDS: Final = CASH + 1
TABLES: Final = (4, 6)
"""The most seats for each board; tables with the same board share parameters."""
STAGES: Final = MOVES * len(TABLES)


def moves_left(state: ExchangeState) -> int:
    """Return how often the market still moves, counted from the start of a round, close
    included.
    """
    return 1 if state.stage == CLOSE else ROUNDS + 2 - max(1, state.round)


def goods(state: ExchangeState) -> Goods:
    """Return the features of a position between rounds that is not over."""
    level, purses = state.board.level, [cash / STEP for cash in state.cash]
    return Goods(
        stage=_stage(state.seats, moves_left(state)),
        kinds=[*map(level, state.prices), CASH],
        standing=state.standing,
        purses=purses,
        owned=[(*held, cash) for held, cash in zip(state.shares, purses, strict=True)],
    )


def win_probabilities(
    state: ExchangeState, judgement: Judgement, standing: float
) -> Sequence[float]:
    """Return each seat's chance to win between rounds, by the learned model.

    Before the end part of it goes to every seat still in the game, so that a seat that is behind
    doesn't risk ruin for little. For `standing` see `weights`.
    """
    if not state.actors:
        return victory_parts(state.result().ranks)
    total = 1 + standing * len(state.standing)
    return [
        (chance + standing * (seat in state.standing)) / total
        for seat, chance in enumerate(chances(judgement, goods(state)))
    ]


def unlearned() -> Judgement:
    """Return the model to start training from."""
    stages: list[Stage] = []
    for seats in TABLES:
        for moves in range(1, MOVES + 1):
            worths = [worth / STEP for worth in outlook(board_for(seats), seats, moves)]
            unused = [0.0] * (CASH - len(worths))
            stages.append(Stage(20.0, 0.8, (*worths, *unused, 0.0), (*(1.5,) * CASH, 0.1)))
    return stages


def _stage(seats: int, moves: int) -> int:
    return MOVES * (seats > TABLES[0]) + moves - 1
