from __future__ import annotations

from dataclasses import replace

import pytest

from stockgames.app.lobby_news import last_news, tallies
from stockgames.storage.entries import GameSummary, SavedSeat

pytestmark = pytest.mark.usefixtures("qapp")


def over(game: str, people: str, *ranks: int) -> GameSummary:
    """Return a finished game; a person (h) or a bot (b) for each letter."""
    seats = tuple(
        SavedSeat(f"{who}{number}", "human" if who == "h" else "bot:greedy")
        for number, who in enumerate(people)
    )
    result = {"ranks": list(ranks), "scores": [0] * len(ranks)}
    return GameSummary(1, game, seats, 9, "curtain", {}, "", "", result, None)


def test_the_last_game_that_is_known_is_news() -> None:
    unknown, last = over("no-such-game", "h", 1), over("nyse", "hbb", 2, 1, 1)
    assert last_news([unknown, last, over("portfolio", "hb", 1, 2)]) == (
        "Last: b1 and b2 won NYSE."
    )
    assert last_news([]) == last_news([unknown]) == ""


def test_nobody_won_what_was_played_alone() -> None:
    assert last_news([over("nyse", "h", 1)]).startswith("Last: NYSE, solo")


def test_what_one_person_won_against_bots_is_counted() -> None:
    games = [
        over("nyse", "hbb", 1, 2, 3),
        over("nyse", "bbh", 1, 2, 3),
        over("nyse", "hb", 1, 1),
        over("portfolio", "hb", 2, 1),
    ]
    assert tallies(games) == {"nyse": "won 2 of 3", "portfolio": "won 0 of 1"}


@pytest.mark.parametrize("people", ["h", "hh", "hhb", "bb"])
def test_other_tables_are_not_counted(people: str) -> None:
    assert tallies([over("nyse", people, *range(1, len(people) + 1))]) == {}


def test_a_study_is_neither_news_nor_counted() -> None:
    study = replace(over("nyse", "hbb", 1, 2, 3), is_study=True, is_known=True)
    assert last_news([study, over("portfolio", "hb", 1, 2)]) == "Last: h0 won Portfolio."
    assert tallies([study]) == {}
