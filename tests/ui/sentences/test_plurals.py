"""The plural forms of numbers, after the tables of Unicode's CLDR."""

from __future__ import annotations

import pytest

from stockgames.ui.sentences.plurals import plurals_of

FORMS = {
    "en": {0: "other", 1: "one", 2: "other", 21: "other"},
    "de": {0: "other", 1: "one", 2: "other", 101: "other"},
    "fr": {0: "one", 1: "one", 2: "other"},
    "cs": {0: "other", 1: "one", 2: "few", 4: "few", 5: "other", 22: "other"},
    "pl": {0: "many", 1: "one", 2: "few", 5: "many", 12: "many", 21: "many", 22: "few"},
    "ru": {0: "many", 1: "one", 2: "few", 11: "many", 14: "many", 21: "one", 23: "few"},
}


@pytest.mark.parametrize("language", FORMS)
def test_numbers_take_the_form_of_their_language(language: str) -> None:
    plurals = plurals_of(language)
    assert {number: plurals.category(number) for number in FORMS[language]} == FORMS[language]
    assert {plurals.category(number) for number in range(200)} == plurals.categories
