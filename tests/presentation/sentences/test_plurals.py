"""The plural forms of numbers, by the tables of Unicode's CLDR."""

from __future__ import annotations

import pytest

from stockgames.presentation.sentences.plurals import plurals_of

FORMS = {
    "en": {0: "other", 1: "one", 2: "other", 21: "other"},
    "de": {0: "other", 1: "one", 2: "other", 101: "other"},
    "fr": {0: "one", 1: "one", 2: "other"},
    "cs": {0: "other", 1: "one", 2: "few", 4: "few", 5: "other", 22: "other"},
    "pl": {0: "many", 1: "one", 2: "few", 5: "many", 12: "many", 21: "many", 22: "few"},
    "uk": {0: "many", 1: "one", 2: "few", 11: "many", 21: "one"},
    "sr": {0: "other", 1: "one", 2: "few", 11: "other", 21: "one", 24: "few"},
    "sl": {0: "other", 1: "one", 2: "two", 3: "few", 101: "one", 105: "other"},
    "ro": {0: "few", 1: "one", 19: "few", 20: "other", 101: "few"},
    "lt": {0: "other", 1: "one", 2: "few", 10: "other", 11: "other", 21: "one"},
    "ar": {0: "zero", 1: "one", 2: "two", 3: "few", 11: "many", 100: "other", 103: "few"},
    "he": {0: "other", 1: "one", 2: "two", 3: "other"},
    "ja": {0: "other", 1: "other", 2: "other"},
    "pt-BR": {0: "one", 1: "one", 2: "other"},
    "ru": {0: "many", 1: "one", 2: "few", 11: "many", 14: "many", 21: "one", 23: "few"},
}


@pytest.mark.parametrize("language", FORMS)
def test_numbers_take_the_form_of_their_language(language: str) -> None:
    plurals = plurals_of(language)
    assert {number: plurals.category(number) for number in FORMS[language]} == FORMS[language]
    assert {plurals.category(number) for number in range(200)} == plurals.categories
