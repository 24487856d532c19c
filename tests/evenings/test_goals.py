"""What a person plays for next, and how many games they have won one after another."""

from __future__ import annotations

import pytest

from stockgames.evenings.goals import Goal, Outcome, next_goal, streak

GAMES = ("nyse", "portfolio", "exchange")
LEVELS = ("sleepy", "casual", "able", "alert")


def played(*told: str) -> list[Outcome]:
    """Return outcomes, the latest first, from words such as `nyse+casual` or `nyse-able`."""
    found = []
    for each in told:
        game, won, level = each.partition("+") if "+" in each else each.partition("-")
        found.append(Outcome(game, won == "+", level))
    return found


@pytest.mark.parametrize(
    ("told", "length"),
    [
        ((), 0),
        (("nyse-able",), 0),
        (("nyse+able", "exchange+", "portfolio-casual", "nyse+able"), 2),
    ],
)
def test_a_streak_ends_at_the_first_loss_whatever_the_game(
    told: tuple[str, ...], length: int
) -> None:
    assert streak(played(*told)) == length


@pytest.mark.parametrize(
    ("told", "goal"),
    [
        ((), Goal("first", "nyse")),
        (("nyse-casual",), Goal("first", "nyse")),
        (("nyse+casual",), Goal("soon", "nyse", "casual")),
        (("nyse-casual", "nyse+casual"), Goal("level", "nyse", "casual")),
        # two wins, with a loss between: the third is enough
        (("nyse+casual", "nyse-casual", "nyse+casual"), Goal("soon", "nyse", "casual")),
        (("nyse+casual", "nyse+casual"), Goal("level", "nyse", "able")),
        # a level stays beaten
        (("nyse-casual", "nyse+casual", "nyse+casual"), Goal("level", "nyse", "able")),
        # the goal that is nearest in any game comes before the ladder of the last one
        (("nyse+able", "nyse+able", "exchange+able"), Goal("soon", "exchange", "able")),
        # after the top of the ladder, what was never won
        (("nyse+alert", "nyse+alert"), Goal("first", "portfolio")),
        # mixed tables and unknown levels count as wins, not for a level
        (("nyse+", "nyse+mean"), Goal("level", "nyse", "casual")),
        # a game that this release doesn't have is left out
        (("whist+casual",), Goal("first", "nyse")),
    ],
)
def test_the_nearest_goal(told: tuple[str, ...], goal: Goal) -> None:
    assert next_goal(played(*told), GAMES, LEVELS) == goal


def test_who_has_won_everything_has_no_goal() -> None:
    top = [f"{game}+alert" for game in GAMES for _ in range(2)]
    assert next_goal(played(*top), GAMES, LEVELS) is None
