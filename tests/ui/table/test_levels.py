"""Words for bots: every level and character has its own, and strangers' ones do no harm."""

from __future__ import annotations

import pytest

from stockgames.bots import characters, levels
from stockgames.controllers.table import Stage
from stockgames.engine.record import SeatInfo
from stockgames.games.nyse.options import Options
from stockgames.ui.lobby.wishes import BOT_CHARACTERS, BOT_NAMES, bot
from stockgames.ui.table.levels import (
    CHARACTERS,
    EVEN,
    bot_note,
    character_name,
    character_note,
    level_name,
    level_note,
    shows_character,
    who_plays,
)
from stockgames.ui.table.table_context import TableContext


def test_the_words_know_all_levels_and_characters() -> None:
    assert tuple(characters.CHARACTERS) == CHARACTERS
    assert characters.EVEN.id == EVEN
    for level in levels.LEVELS.values():
        assert shows_character(level.id) == level.has_character
    assert len({level_name(level) for level in levels.LEVELS}) == len(levels.LEVELS)
    assert len({character_name(each) for each in CHARACTERS}) == len(CHARACTERS)
    assert all(map(level_note, levels.LEVELS))
    assert all(map(character_note, CHARACTERS))


def test_a_character_is_named_beside_the_level() -> None:
    seat = SeatInfo(name="A", player="bot:shrewd", x_character="spiteful")
    assert bot_note(seat) == "shrewd, spiteful"


@pytest.mark.parametrize(
    ("player", "character"),
    [("bot:shrewd", None), ("bot:shrewd", "even"), ("bot:shrewd", "jolly")],
)
def test_an_even_bot_or_one_of_unknown_character_has_a_level_alone(
    player: str, character: str | None
) -> None:
    assert bot_note(SeatInfo(name="A", player=player, x_character=character)) == "bot, shrewd"


def test_the_bots_of_the_house_are_known_by_their_names() -> None:
    assert set(BOT_CHARACTERS) <= set(BOT_NAMES)
    assert {*BOT_CHARACTERS.values(), EVEN} == set(CHARACTERS)
    assert bot("Dmitri", "shrewd").x_character == BOT_CHARACTERS["Dmitri"]
    assert bot("Dmitri", "random").x_character is None
    assert bot("A guest", "shrewd").x_character is None


def test_who_plays_is_told_to_the_only_person_as_you() -> None:
    names = ("Ada", "Bruno", "Clara")
    people, bots = ("human", "human", "bot:shrewd"), ("human", "bot:shrewd", "bot:shrewd")
    told = []
    for players, humans in ((people, (0, 1)), (bots, (0,))):
        seats = tuple(
            SeatInfo(name=name, player=who) for name, who in zip(names, players, strict=True)
        )
        context = TableContext(seats, Stage.ASKING, 0, 0, 0, humans, Options())
        told.append([who_plays(seat, context) for seat in range(3)])
    assert told == [
        ["at this screen", "at this screen", "bot, shrewd"],
        ["you", "bot, shrewd", "bot, shrewd"],
    ]
    assert who_plays(0, context, decides=True) == "your turn"
