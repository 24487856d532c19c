"""The coach's texts and the pictures in the rules."""

from __future__ import annotations

import re

import pytest
from pytestqt.qtbot import QtBot

from stockgames.lessons.script import Guess, Lesson, lessons_of
from stockgames.presentation.sentences.pattern import Place, Variants
from stockgames.ui.help.texts import rules_text
from stockgames.ui.lessons.opening import rule_picture
from stockgames.ui.lessons.words import has_lesson_text, lesson_catalogue, lesson_text
from stockgames.ui.sentences import LANGUAGES
from stockgames.ui.theme.theme_context import ThemeContext
from tests.lessons.shipped import GAMES, LESSONS
from tests.presentation.sentences.inspecting import names_in

ALWAYS = ("title", "text", "bead")
GAIN = re.compile(r"gain\d")


def wanted(game: str, lesson: Lesson) -> set[str]:
    """Return the ids that a lesson uses; optional ones only if they exist."""
    found = {f"{lesson.id}-title", f"{lesson.id}-end"}
    for step in lesson.steps:
        parts = {*ALWAYS}
        asked = step.act or step.guess
        if asked is not None:
            parts |= {"right", "wrong", *(other.says for other in asked.others)}
        told = step.act is not None and step.act.verdict is not None
        if isinstance(step.guess, Guess):
            parts |= {c.strip("'")[1:] for c in step.guess.choices if c.startswith("'~")}
        may = (
            {f"{part}-title" for part in parts} | {"turn", "choice"} | ({"bars"} if told else set())
        )
        found |= {f"{lesson.id}-{step.id}-{part}" for part in parts}
        found |= {
            f"{lesson.id}-{step.id}-{part}"
            for part in may
            if has_lesson_text(game, f"{lesson.id}-{step.id}-{part}")
        }
    return found


@pytest.mark.parametrize("game", GAMES)
def test_each_sentence_is_said_and_there_are_no_others(game: str) -> None:
    says = set().union(*(wanted(game, lesson) for one, lesson in LESSONS if one == game))
    if any(
        step.act and step.act.verdict
        for one, lesson in LESSONS
        if one == game
        for step in lesson.steps
    ):
        says.add("bars")
    says |= {f"tip-{tip.id}-{part}" for tip in lessons_of(game).tips for part in ("title", "text")}
    for language in LANGUAGES:
        assert lesson_catalogue(language, game).ids() == says, language


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_values_are_the_same_in_each_language_and_all_are_given(game: str, language: str) -> None:
    spoken, english = lesson_catalogue(language, game), lesson_catalogue("en", game)
    for sentence in english.ids():
        assert names_in(spoken.pattern(sentence)) <= names_in(english.pattern(sentence)) | {
            name for _, lesson in LESSONS for step in lesson.steps for name in step.values
        }
    for one, lesson in LESSONS:
        if one != game:
            continue
        for step in lesson.steps:
            given = {*step.values, "choice", "dollars"}
            for sentence in spoken.ids():
                if sentence.startswith(f"{lesson.id}-{step.id}-"):
                    asked = {n for n in names_in(spoken.pattern(sentence)) if not GAIN.match(n)}
                    assert asked <= given, sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_number_and_no_name_is_typed(game: str, language: str) -> None:
    names = {name for one, lesson in LESSONS if one == game for name in lesson.seats if name}
    spoken = lesson_catalogue(language, game)
    for sentence in spoken.ids():
        plain = "".join(flat(spoken.pattern(sentence)))
        assert not re.search(r"\d", plain), sentence
        assert not [name for name in names if re.search(rf"\b{name}\b", plain)], sentence


def flat(pattern: object) -> list[str]:
    """Return the text of a pattern without its values."""
    found: list[str] = []
    for part in pattern:  # type: ignore[attr-defined]  # a tuple of parts
        if isinstance(part, str):
            found.append(part)
        elif isinstance(part, Variants):
            for inner in part.patterns.values():
                found += flat(inner)
        else:
            assert isinstance(part, Place)
    return found


def test_what_is_not_there_is_told_so() -> None:
    assert has_lesson_text("nyse", "price-title")
    assert not has_lesson_text("nyse", "price-board-turn")
    assert lesson_text("nyse", "price-board-bead") == "the board"


@pytest.mark.parametrize("game", GAMES)
def test_no_line_breaks_between_a_sum_and_its_sign(game: str) -> None:
    spoken = lesson_catalogue("de", game)
    for sentence in spoken.ids():
        plain = "".join(flat(spoken.pattern(sentence)))
        assert " $" not in plain, sentence


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


def test_a_picture_that_no_lesson_has_is_told(qtbot: QtBot, look: ThemeContext) -> None:
    with pytest.raises(LookupError, match="nothing"):
        rule_picture("nyse", "nothing", look)
