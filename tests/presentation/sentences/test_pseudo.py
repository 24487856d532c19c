"""The pseudo language reveals what is cut off, put together from parts, or not translated."""

from __future__ import annotations

import pytest

from stockgames.presentation.sentences.catalogue import (
    PSEUDO,
    catalogue,
    is_left_alone,
    read_files,
    strange,
)
from stockgames.presentation.sentences.pattern import filled, read_pattern
from stockgames.presentation.sentences.speech import say, speak
from tests.presentation.sentences.inspecting import names_in

CHIPS = """{ $name } has { $count ->
    [one] { $count } chip
   *[other] { $count } chips
}."""


def told(text: str, **values: str | int) -> str:
    return filled(strange(read_pattern(text)), values)


def test_a_sentence_is_marked_longer_and_between_brackets() -> None:
    assert told("Take a chip.") == "[Ťàķë à çĥïp. ~~~~~]"


def test_values_and_variants_stay_what_they_are() -> None:
    assert told(CHIPS, name="Ada", count=1).startswith("[Ada ĥàš 1 çĥïp. ~")
    assert told(CHIPS, name="Ada", count=2).startswith("[Ada ĥàš 2 çĥïpš. ~")


@pytest.mark.parametrize("sentence", ["shell-date-form", "people-date-form-with-year"])
def test_forms_of_dates_are_no_words(sentence: str) -> None:
    assert catalogue(PSEUDO).pattern(sentence) == catalogue("en").pattern(sentence)


def test_marks_between_figures_are_no_words() -> None:
    assert is_left_alone("room-mark", ",")
    assert is_left_alone("table-money", "${ $amount }")
    assert not is_left_alone("nyse-took", "{ $name } took { $sector }.")


def test_every_sentence_of_it_asks_for_the_values_of_english() -> None:
    english, pseudo = catalogue("en"), catalogue(PSEUDO)
    assert pseudo.ids() == english.ids()
    lengths = {True: 0, False: 0}
    for sentence in english.ids():
        names = names_in(english.pattern(sentence))
        assert names_in(pseudo.pattern(sentence)) == names
        values = dict.fromkeys(names, 2)
        for is_pseudo, one in ((False, english), (True, pseudo)):
            text = one.said(sentence, values)
            lengths[is_pseudo] += len(text)
    assert 1.3 < lengths[True] / lengths[False] < 1.7


def test_it_is_spoken_as_any_other() -> None:
    speak(PSEUDO)
    assert say("shell-lobby").startswith("[")
    speak("en")
    assert not say("shell-lobby").startswith("[")


def test_files_of_other_languages_are_left_as_they_are() -> None:
    assert read_files([], "de").language == "de"
    assert catalogue("de").pattern("shell-lobby")[0] != "["
