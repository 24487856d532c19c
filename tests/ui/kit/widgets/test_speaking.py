from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stockgames.ui.kit.widgets.speaking import Speaking


class Talker(Speaking):
    """Counts how often it took its words."""

    said = 0

    def _speak(self) -> None:
        self.said += 1


def test_words_are_taken_anew_when_the_language_changes_and_then_alone(qtbot: QtBot) -> None:
    talker = Talker()
    qtbot.addWidget(talker)
    QApplication.sendEvent(talker, QEvent(QEvent.Type.LanguageChange))
    assert talker.said == 1
    QApplication.sendEvent(talker, QEvent(QEvent.Type.FontChange))
    assert talker.said == 1
