"""The pictures in the rules show what their captions describe, and all of them are used."""

from __future__ import annotations

import re

import pytest
from pytestqt.qtbot import QtBot

from stockgames.lessons.script import lessons_of
from stockgames.ui.help.texts import rules_text
from stockgames.ui.lessons.opening import rule_picture
from stockgames.ui.sentences.language import LANGUAGES
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.palette import THEMES
from tests.lessons.shipped import GAMES

SHOWN = re.compile(r"^!\[[^\]]+\]\(picture:([a-z-]+)/([a-z-]+)\)\n\n\*.+\*$", re.MULTILINE)
"""A picture and the caption below it."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_show_each_picture_once_and_with_a_caption(game: str, language: str) -> None:
    page = rules_text(game, language).markdown
    assert page.count("picture:") == len(SHOWN.findall(page))
    assert sorted(SHOWN.findall(page)) == sorted((game, one) for one in lessons_of(game).pictures)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_to_be_shown_lies_on_the_table(qtbot: QtBot, look: ThemeContext, game: str) -> None:
    for name, picture in lessons_of(game).pictures.items():
        painted = rule_picture(game, name, look).size()
        beside, above = picture.margin
        assert painted.width() > 2 * beside + 40, name
        assert painted.height() > 2 * above + 40, name


def test_a_picture_lies_in_the_room_that_is_chosen(qtbot: QtBot) -> None:
    evening, daylight = (
        rule_picture("nyse", "board", ThemeContext(THEMES[name])).toImage()
        for name in ("evening", "daylight")
    )
    assert evening.size() == daylight.size()
    assert evening != daylight


def test_a_picture_has_the_colours_of_suits_that_are_chosen(qtbot: QtBot) -> None:
    two, four = ThemeContext(), ThemeContext()
    two.set_four_colour_suits(False)
    painted = [rule_picture("portfolio", "guard", look).toImage() for look in (two, four)]
    assert painted[0] != painted[1]


def test_a_picture_that_no_lesson_has_is_told(qtbot: QtBot, look: ThemeContext) -> None:
    with pytest.raises(LookupError, match="nothing"):
        rule_picture("nyse", "nothing", look)
