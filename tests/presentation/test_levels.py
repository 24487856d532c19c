"""Texts for bots: every level and character has its own, and unknown ones are harmless."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stockgames.bots import ladders
from stockgames.bots.decide import CHARACTERS, EVEN
from stockgames.bots.ladders import USUAL, GameLevels, Ladder, LevelsError, Place
from stockgames.bots.levels import LEVELS
from stockgames.controllers.stages import Stage
from stockgames.engine.record import SeatInfo
from stockgames.games.nyse.options import Options
from stockgames.presentation import levels
from stockgames.presentation.context import TableContext
from stockgames.ui.lobby.game_setup import BOT_CHARACTERS, BOT_NAMES, bot


def test_the_words_know_all_levels_and_characters() -> None:
    shown = {
        level for level in (*LEVELS, "", "of-a-later-release") if levels.shows_character(level)
    }
    assert shown == {*LEVELS, "of-a-later-release"} - {"random", "newcomer"}
    assert len({levels.level_name(level) for level in LEVELS}) == len(LEVELS)
    assert len({levels.character_name(each) for each in CHARACTERS}) == len(CHARACTERS)
    assert all(map(levels.level_note, LEVELS))
    assert all(map(levels.character_note, CHARACTERS))


def test_a_rating_stands_by_the_name_if_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    place = Place("able", 1180, 1150, 1215, 400)
    ladder = Ladder(seats=2, worlds=40, seed="s", places=(place,), steps=())
    known = {"nyse": replace(USUAL, ladder=ladder), "portfolio": USUAL}
    monkeypatch.setattr(ladders, "levels_of", known.__getitem__)
    assert levels.rated_name("able", "nyse") == "able, 1180"
    assert levels.rated_name("clever", "nyse") == "clever"
    assert levels.rated_name("able", "portfolio") == "able"
    note = levels.rated_note("able", "nyse")
    assert note.startswith(levels.level_note("able"))
    assert "1180" in note
    assert "1150 to 1215" in note
    assert levels.rated_note("able", "portfolio") == levels.level_note("able")


def test_a_damaged_file_of_levels_costs_the_rating_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    def damaged(game_id: str) -> GameLevels:
        raise LevelsError("not JSON")

    monkeypatch.setattr(ladders, "levels_of", damaged)
    assert levels.rated_name("able", "nyse") == levels.level_name("able")


def test_a_character_is_named_beside_the_level() -> None:
    seat = SeatInfo(name="A", player="bot:shrewd", x_character="spiteful")
    assert levels.bot_note(seat) == ("shrewd bot, spiteful", "shrewd bot")


@pytest.mark.parametrize(
    ("player", "character"),
    [("bot:shrewd", None), ("bot:shrewd", "even"), ("bot:shrewd", "jolly")],
)
def test_an_even_bot_or_one_of_unknown_character_has_a_level_alone(
    player: str, character: str | None
) -> None:
    assert (
        levels.bot_note(SeatInfo(name="A", player=player, x_character=character)).text
        == "shrewd bot"
    )


def test_the_bots_of_the_house_are_known_by_their_names() -> None:
    assert set(BOT_CHARACTERS) <= set(BOT_NAMES)
    assert {*BOT_CHARACTERS.values(), EVEN.id} == set(CHARACTERS)
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
        told.append([levels.who_plays(seat, context).text for seat in range(3)])
    assert told == [
        ["at the table", "at the table", "shrewd bot"],
        ["you", "shrewd bot", "shrewd bot"],
    ]
    assert levels.who_plays(0, context, decides=True).text == "your turn"
