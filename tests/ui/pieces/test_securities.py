from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication

from stockgames.ui.pieces.tokens import security_letters
from stockgames.ui.sentences.language import install_language
from stockgames.ui.theme.palette import SECURITIES


def test_english_letters_are_the_keys() -> None:
    assert [security_letters(letters) for letters in SECURITIES] == list(SECURITIES)


def test_german_has_letters_of_its_own(qapp: QCoreApplication) -> None:
    install_language(qapp, "de")
    try:
        german = [security_letters(letters) for letters in SECURITIES]
    finally:
        install_language(qapp, "en")
    assert len(set(german)) == len(SECURITIES)
    assert german != list(SECURITIES)


@pytest.mark.parametrize("letters", ["X", "1992"])
def test_other_letters_stay_as_they_are(letters: str) -> None:
    assert security_letters(letters) == letters
