"""Price forecasts, compared with probabilities added up one by one."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from stockgames.games.exchange.ai.opinions import outlook, shifts, whereabouts
from stockgames.games.exchange.parts import FORCES, LARGE_BOARD, SMALL_BOARD, Board

BOARDS = (SMALL_BOARD, LARGE_BOARD)


@pytest.mark.parametrize("ring", [7, 9])
def test_shifts_are_what_all_votes_and_cards_lead_to(ring: int) -> None:
    """Three votes of six kinds each and a card of the deck, enumerated for banks."""
    votes = [0, 0, 0, 0, 1, -1]
    cards = [force.moves[0] for force in FORCES]
    ways = Counter(sum(way) % ring for way in product(votes, votes, votes, cards))
    expected = [ways[n] / (6**3 * len(FORCES)) for n in range(ring)]
    assert shifts(ring, 3, True) == pytest.approx(expected)
    assert whereabouts(ring, 2, 3, True) == pytest.approx(expected[-2:] + expected[:-2])


@pytest.mark.parametrize("board", BOARDS)
def test_chances_sum_to_one(board: Board) -> None:
    for votes in range(7):
        for card in (True, False):
            assert sum(shifts(board.levels, votes, card)) == pytest.approx(1)


@pytest.mark.parametrize("board", BOARDS)
def test_the_opening_price_drifts_nowhere_and_the_ring_is_fair(board: Board) -> None:
    for rounds in range(7):
        values = outlook(board, 4, rounds)
        assert values[board.level(50)] == pytest.approx(50)
        assert sum(values) / len(values) == pytest.approx(50)
        assert values == pytest.approx([100 - value for value in reversed(values)])
    assert outlook(board, 4, 0) == tuple(range(board.floor, board.ceiling + 1, 10))


def test_at_the_ends_either_direction_can_pay() -> None:
    """With only the close to come, the floor is worth more than the price above it."""
    values = outlook(SMALL_BOARD, 4, 1)
    assert values[0] > values[1] > 20
    assert values[6] < values[5] < 80
