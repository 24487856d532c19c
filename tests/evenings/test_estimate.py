import pytest

from stockgames.evenings.estimate import minutes


@pytest.mark.parametrize(
    ("own", "expected"), [([], 50), ([10, 20], 50), ([10, 90, 20], 20), ([0.1] * 3, 1)]
)
def test_v9_the_median_of_three_games_or_more_else_the_box(own: list[float], expected: int) -> None:
    assert minutes(own, 50) == expected
