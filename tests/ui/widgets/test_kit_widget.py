from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.widgets.base import BaseWidget


class Talker(BaseWidget):
    """Counts how often its texts were set, and how often it was laid out."""

    said = 0
    arranged = 0

    def _speak(self) -> None:
        self.said += 1

    def _arrange(self) -> None:
        self.arranged += 1


def test_words_are_taken_anew_when_the_language_changes_and_then_alone(qtbot: QtBot) -> None:
    talker = Talker(ThemeContext())
    qtbot.addWidget(talker)
    QApplication.sendEvent(talker, QEvent(QEvent.Type.LanguageChange))
    assert talker.said == 1
    QApplication.sendEvent(talker, QEvent(QEvent.Type.FontChange))
    assert talker.said == 1


def test_it_is_laid_out_for_each_size(qtbot: QtBot) -> None:
    talker = Talker(ThemeContext())
    qtbot.addWidget(talker)
    talker.show()
    before = talker.arranged
    talker.resize(talker.width() + 40, talker.height())
    assert talker.arranged == before + 1


def test_a_button_on_it_has_a_name_and_does_what_it_is_told(qtbot: QtBot) -> None:
    talker, pressed = Talker(ThemeContext()), []
    qtbot.addWidget(talker)
    button = talker.button("go", lambda: pressed.append("go"), key="G")
    assert talker.findChild(type(button), "go") is button
    assert button.key() == "G"
    button.click()
    assert pressed == ["go"]
