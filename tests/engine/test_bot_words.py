from __future__ import annotations

import pytest

from stockgames.bots.characters import CHARACTERS
from stockgames.bots.levels import LEVELS, parts_of, player_name, recorded
from stockgames.engine.bot_words import (
    CHARACTERS_ONCE,
    LEVELS_ONCE,
    todays_character,
    todays_level,
)
from stockgames.engine.record import SeatInfo


def test_old_names_are_names_no_more_and_mean_one_that_is() -> None:
    assert LEVELS.keys() >= set(LEVELS_ONCE.values())
    assert CHARACTERS.keys() >= set(CHARACTERS_ONCE.values())
    assert not LEVELS.keys() & LEVELS_ONCE.keys()
    assert not CHARACTERS.keys() & CHARACTERS_ONCE.keys()


@pytest.mark.parametrize("word", [*LEVELS, *CHARACTERS, "", "unheard-of"])
def test_other_words_stay_as_they_are(word: str) -> None:
    assert todays_level(word) == todays_character(word) == word


def test_an_old_name_plays_as_the_new_one_and_is_written_as_it() -> None:
    assert parts_of("hasty/grasping") == parts_of("greedy/ambitious")
    assert recorded("shrewd/grasping") == {"player": "bot:shrewd", "x_character": "ambitious"}
    assert recorded("hasty") == {"player": "bot:greedy"}
    assert player_name("hasty", "grasping") == "greedy/ambitious"


def test_a_record_keeps_the_word_and_tells_todays() -> None:
    seat = SeatInfo(name="Ada", player="bot:hasty", x_character="grasping")
    assert (seat.level, seat.character) == ("greedy", "ambitious")
    assert seat.model_dump()["x_character"] == "grasping"
    assert SeatInfo(name="Ada", player="human").character is None
