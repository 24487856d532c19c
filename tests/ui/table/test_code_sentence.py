"""Sentences that begin with the caps of a card."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from stockgames.controllers.code_card import BLOCKS
from stockgames.ui.shell.language import LANGUAGES, install_language
from stockgames.ui.table.code_sentence import WordKind, words_for

SENTENCE: tuple[WordKind, ...] = ("quality", "being", "doing", "quality", "being")


@pytest.fixture(params=sorted(LANGUAGES))
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    install_language(qapp, request.param)
    yield request.param
    install_language(qapp, "en")


def test_each_word_begins_with_its_cap(language: str) -> None:
    for block in BLOCKS[:4]:
        for number in range(40):
            caps = block[number % 3] + block[number % 6] + block[(number // 2) % 3] + block[:2]
            words = words_for(caps, SENTENCE, number)
            assert "".join(word[0].upper() for word in words) == caps, (caps, words)
            assert len(set(words)) == len(words)


def test_every_letter_has_words_where_its_owner_can_need_them(language: str) -> None:
    for block in BLOCKS[:4]:
        for letter in block:
            assert words_for(letter, ("being",), 1)
            assert words_for(letter, ("quality",), 1)
        for letter in block[:3]:
            assert words_for(letter, ("doing",), 1)


def test_figures_have_no_sentence(language: str) -> None:
    assert words_for("12345", SENTENCE, 1) == ()
    assert words_for("7Z0Y8", SENTENCE, 1) == ()


def test_another_number_chooses_other_words(language: str) -> None:
    assert len({words_for("WDWSA", SENTENCE, number) for number in range(10)}) > 5
    assert words_for("WDWSA", SENTENCE, 3) == words_for("WDWSA", SENTENCE, 3)
