"""Every reason why nothing can be undone has its own sentence, in both languages."""

from __future__ import annotations

from typing import get_args

import pytest
from PySide6.QtCore import QCoreApplication

from stockgames.controllers.undo import BarCode, UndoBar
from stockgames.presentation.words import undo_text
from stockgames.ui.sentences.language import LANGUAGES, install_language

NAMES = ("Ada", "Bruno")


def told() -> list[str]:
    return [undo_text(UndoBar(code, 1), NAMES) for code in get_args(BarCode)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_sentence_of_its_own(qapp: QCoreApplication, language: str) -> None:
    english = told()
    install_language(qapp, language)
    texts = told()
    assert len(set(texts)) == len(texts)
    assert bool(set(texts) & set(english)) == (language == "en")
    assert sum("Bruno" in text for text in texts) == 2
    assert not any("{" in text for text in texts)
