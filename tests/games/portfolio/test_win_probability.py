"""Each seat's winning chances, as a search uses them."""

from __future__ import annotations

import pytest

from tests.games.portfolio.table import GAME, SEATS, lay, played, rich, table, truth

SPARE = "AC 4S 6S 8S TS QS"


@pytest.mark.parametrize("seats", SEATS)
def test_hopes_are_chances_all_the_way(seats: int) -> None:
    match = played(seats, 1, 120)
    assert not match.is_over
    assert sum(GAME.win_probabilities(truth(match))) == pytest.approx(1)


def test_the_winner_of_a_finished_game_has_all_hope() -> None:
    match = played(3, 1)
    assert match.is_over
    winners = [rank == 1 for rank in match.result().ranks]
    assert list(GAME.win_probabilities(truth(match))) == [won / sum(winners) for won in winners]


def test_more_cash_and_more_income_give_hope() -> None:
    match = table([SPARE, SPARE])
    even = GAME.win_probabilities(truth(match))[0]
    rich(match, 30, 6)
    richer = GAME.win_probabilities(truth(match))[0]
    lay(match, 0, "3H-6H")
    assert even < richer < GAME.win_probabilities(truth(match))[0]
