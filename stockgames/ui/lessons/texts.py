"""What the coach says: sentences of their own files, read when a lesson is.

They are found by rule, lesson, step and part: `prices-top-title`. A value that a sentence asks for
and a script does not give is a mistake of the lesson.
"""

from __future__ import annotations

from functools import cache

from stockgames.resources import resource_path
from stockgames.ui.sentences.catalogue import Catalogue, folder_of, read_files
from stockgames.ui.sentences.pattern import Value, filled
from stockgames.ui.sentences.speech import SOURCE, spoken
from stockgames.ui.table.money import MINUS, grouped


class Figure(int):
    """A number that is written as the language in force does: `1,360`, and a minus that is one."""

    def __str__(self) -> str:
        return f"{MINUS if self < 0 else ''}{grouped(abs(self))}"


@cache
def lesson_catalogue(language: str, game: str) -> Catalogue:
    """Return the sentences of a game's lessons, none where nobody has translated them.

    Raises ``FileNotFoundError`` where there are none in English.
    """
    try:
        path = resource_path("translations", folder_of(language), "lessons", f"{game}.ftl")
    except FileNotFoundError:
        if language == SOURCE:
            raise
        return read_files([], language)
    return read_files([path], language)


def tell(game: str, sentence: str, /, **values: Value) -> str:
    """Return a sentence of a game's lessons in the language in force, else in English."""
    found = _in_force(game, sentence)
    told = {name: Figure(v) if isinstance(v, int) else v for name, v in values.items()}
    return filled(found.pattern(sentence), told, found.plurals.category)


def is_told(game: str, sentence: str) -> bool:
    """Tell whether there is such a sentence."""
    return sentence in lesson_catalogue(SOURCE, game)


def _in_force(game: str, sentence: str) -> Catalogue:
    own = lesson_catalogue(spoken(), game)
    return own if sentence in own else lesson_catalogue(SOURCE, game)
