"""What a person plays for next, and how many games they have won one after another."""

from __future__ import annotations

import pytest

from stockgames.evenings.goals import (
    Goal,
    LevelOffer,
    Outcome,
    level_offer,
    level_reached,
    next_goal,
    streak,
)

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
def test_a_streak_ends_at_the_first_loss_in_any_game(told: tuple[str, ...], length: int) -> None:
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


OFFERED = ("casual", "able", "alert")


def duels(results: str, level: str = "able", game: str = "nyse", day: str = "01") -> list[Outcome]:
    """Return games against bots of a level, the earliest first: won (w) or lost (l)."""
    return [Outcome(game, each == "w", level, f"2026-11-{day}") for each in results]


HARDER, EASIER = ("alert", "able", True), ("casual", "able", False)


@pytest.mark.parametrize(
    ("games", "offered"),
    [
        (duels("w"), None),
        (duels("ww"), (*HARDER, 2)),
        (duels("wlw"), None),
        (duels("wlwlw"), (*HARDER, 3)),
        (duels("wwl"), None),
        (duels("ww", "alert"), None),  # nobody is stronger
        (duels("w") + duels("w", game="exchange"), None),
        (duels("ll"), None),
        (duels("lll"), (*EASIER, 3)),
        (duels("llll"), None),  # once, and never again that day
        (duels("lll") + duels("l", day="02"), (*EASIER, 4)),
        (duels("lll", "casual"), None),  # nobody is weaker
        (duels("ww", "greedy"), None),  # no level of a table
        (duels("ww") + duels("w", ""), None),  # bots of unknown levels
    ],
)
def test_another_level_is_offered_after_wins_or_losses(
    games: list[Outcome], offered: tuple[str, str, bool, int] | None
) -> None:
    assert level_offer(games[::-1], OFFERED) == (offered and LevelOffer(*offered))


@pytest.mark.parametrize(
    ("told", "level"),
    [
        (("nyse+casual", "nyse+casual"), "casual"),
        (("nyse+casual", "nyse+able", "nyse+able"), "able"),
        # a single win against a stronger level is not enough, nor is another game's
        (("nyse+alert", "nyse+casual", "nyse+casual", "exchange+able", "exchange+able"), "casual"),
        # nothing is beaten yet
        (("nyse+casual",), ""),
        (("exchange+able", "nyse+casual", "nyse+casual"), ""),
        # only after a win against bots of a level
        (("nyse-casual", "nyse+casual", "nyse+casual"), ""),
        (("nyse+", "nyse+casual", "nyse+casual"), ""),
        ((), ""),
    ],
)
def test_the_level_reached_after_a_win(told: tuple[str, ...], level: str) -> None:
    assert level_reached(played(*told), LEVELS) == level
