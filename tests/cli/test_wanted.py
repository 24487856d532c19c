"""Arguments are checked before anything is played."""

from __future__ import annotations

from typing import Any

import pytest

from stockgames.bots.levels import UnknownLevelError
from stockgames.cli import wanted
from stockgames.cli.lines import UsageError
from stockgames.engine import registry


def test_players_are_levels_with_characters_or_programs() -> None:
    names = ["greedy", "shrewd/spiteful", "exec:python bot.py"]
    assert wanted.players(",".join(names)) == names
    with pytest.raises(UnknownLevelError, match="'genius'"):
        wanted.players("greedy,genius")


@pytest.mark.parametrize(
    ("game", "seats", "said"),
    [
        ("nyse", 0, "NYSE is played with 1 to 10 seats, not 0"),
        ("nyse", 11, "1 to 10 seats, not 11"),
        ("portfolio", 1, "2 to 5 seats, not 1"),
        ("stock-exchange", 7, "Stock Exchange is played with 8 seats, not 7"),
    ],
)
def test_a_wrong_number_of_seats_is_told_with_those_that_can_be(
    game: str, seats: int, said: str
) -> None:
    with pytest.raises(UsageError, match=said):
        wanted.check_seats(registry.meta(game), seats)


@pytest.mark.parametrize(("game", "seats"), [("nyse", 1), ("nyse", 10), ("stock-exchange", 8)])
def test_the_fewest_and_the_most_seats_can_be(game: str, seats: int) -> None:
    wanted.check_seats(registry.meta(game), seats)


@pytest.mark.parametrize("text", ["7", "a_B-9", "x" * 40])
def test_a_seed_is_taken_as_it_is(text: str) -> None:
    assert wanted.seed(text) == text


@pytest.mark.parametrize("text", ["", "x" * 41, "../up", "a b", "ä", "1\n"])
def test_a_seed_that_cannot_stand_in_a_files_name_is_refused(text: str) -> None:
    with pytest.raises(UsageError, match="--seed"):
        wanted.seed(text)


@pytest.mark.parametrize(
    ("text", "wish"),
    [
        ("board=cliff", {"board": "cliff"}),
        ("board=5,4,3,2,2,1", {"board": [5, 4, 3, 2, 2, 1]}),
        ("board=[1, 2, 3, 5, 4, 2]", {"board": [1, 2, 3, 5, 4, 2]}),
        ('hands="concealed"', {"hands": "concealed"}),
    ],
)
def test_a_wish_is_a_word_or_numbers_or_json(text: str, wish: dict[str, Any]) -> None:
    assert wanted.wishes("nyse", [text], "s") == wish


def test_of_two_wishes_for_the_same_the_later_holds() -> None:
    assert wanted.wishes("nyse", ["board=cliff", "board=standard"], "s") == {"board": "standard"}
    assert wanted.wishes("nyse", [], "s") == {}


@pytest.mark.parametrize("text", ["board", "=cliff", "", "board=", "board=1,2", "colour=pink"])
def test_a_wish_that_cannot_be_is_told(text: str) -> None:
    with pytest.raises(UsageError, match="--option"):
        wanted.wishes("nyse", [text], "s")
