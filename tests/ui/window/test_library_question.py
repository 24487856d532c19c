"""Continuing without the library."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from stockgames.storage.errors import StorageCode, StorageError
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.window.dialogs import MessageSheet, Way, ask_about_library, library_question
from tests.ui.finding import child

DAMAGED = StorageError(StorageCode.LIBRARY_DAMAGED, Path("games"))
IN_USE = StorageError(StorageCode.LIBRARY_IN_USE, Path("games"))


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.show()
    return widget


def ways(question: MessageSheet) -> list[str]:
    return [button.objectName() for button in question.findChildren(QPushButton)]


def asked(window: QWidget, way: Way | None) -> Way:
    """Ask, and press the button of a way, or close the question."""

    def press() -> None:
        sheet = child(window, MessageSheet, "library-question")
        if way is None:
            sheet.close()
            return
        button = child(sheet, QPushButton, way.value)
        button.click()

    QTimer.singleShot(0, press)
    backup = "2026-11-29" if way is Way.RESTORE else None
    return ask_about_library(
        IN_USE if way is Way.AGAIN else DAMAGED, ThemeContext(), window, backup
    )


@pytest.mark.parametrize("way", Way)
def test_each_button_is_its_way(window: QWidget, way: Way) -> None:
    assert asked(window, way) is way


def test_closing_the_question_quits(window: QWidget) -> None:
    assert asked(window, None) is Way.QUIT


@pytest.mark.parametrize("code", StorageCode)
def test_only_a_damaged_file_can_be_renamed(window: QWidget, code: StorageCode) -> None:
    sheet = library_question(StorageError(code, Path("games")), ThemeContext(), window)
    names = set(ways(sheet))
    damaged = (StorageCode.LIBRARY_DAMAGED, StorageCode.NOTHING_TO_RESCUE)
    assert (Way.SET_ASIDE.value in names) == (code in damaged)
    assert {Way.QUIT.value, Way.UNSAVED.value} <= names
    assert "games" in sheet.text


@pytest.mark.parametrize(
    ("code", "may_pass"),
    [
        (StorageCode.LIBRARY_IN_USE, True),
        (StorageCode.DISK_FULL, True),
        (StorageCode.FOLDER_UNUSABLE, True),
        (StorageCode.LIBRARY_NEWER, False),
        (StorageCode.LIBRARY_DAMAGED, False),
        (StorageCode.MIGRATION_FAILED, False),
    ],
)
def test_what_may_pass_can_be_tried_again(
    window: QWidget, code: StorageCode, may_pass: bool
) -> None:
    sheet = library_question(StorageError(code, Path("games")), ThemeContext(), window)
    assert (Way.AGAIN.value in set(ways(sheet))) == may_pass


@pytest.mark.parametrize("code", StorageCode)
def test_a_hasty_enter_gives_nothing_up(window: QWidget, code: StorageCode) -> None:
    sheet = library_question(StorageError(code, Path("games")), ThemeContext(), window)
    sheet.show()
    QTest.keyClick(sheet, Qt.Key.Key_Return)
    assert sheet.answer in (Way.AGAIN.value, Way.QUIT.value)


def test_the_question_does_not_stay(window: QWidget, qtbot: QtBot) -> None:
    asked(window, Way.UNSAVED)
    qtbot.waitUntil(lambda: window.findChild(MessageSheet) is None)
