"""The keys that Portfolio lists are those that its table handles."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from stockgames.presentation.sentences.speech import say
from stockgames.ui.games.portfolio.table import key_notes
from stockgames.ui.sentences.language import install_language


def test_each_key_is_told_once_and_each_with_what_it_does() -> None:
    told = key_notes()
    assert len({what for what, _ in told}) == len({keys for _, keys in told}) == len(told)
    assert dict(told)[say("portfolio-discard")] == "X"


def test_the_language_of_the_moment_is_spoken(qapp: QApplication) -> None:
    before = dict(key_notes())
    install_language(qapp, "de")
    after = dict(key_notes())
    assert not before.keys() & after.keys()
    assert before["Sort the hand"] == after["Hand sortieren"] == "O"
