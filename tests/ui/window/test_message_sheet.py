"""Sheets that tell or ask: messages, trouble, shortcuts, waiting, the library."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSize, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from stockgames.storage.errors import StorageCode, StorageError
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.buttons import KeyCap
from stockgames.ui.widgets.choices import Switch
from stockgames.ui.widgets.frames import PanelFrame
from stockgames.ui.widgets.labels import Label
from stockgames.ui.window.dialogs import (
    MessageSheet,
    ShortcutSheet,
    TroubleSheet,
    WaitingSheet,
    Way,
    ask_about_library,
    library_question,
    storage_text,
)
from tests.ui.finding import child, on_screen, sized


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    return on_screen(qtbot, QWidget(), QSize(1024, 600))


def asking(look: ThemeContext, window: QWidget) -> MessageSheet:
    sheet = MessageSheet(look, "question", "Forget Ada?", window, warns=True)
    sheet.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    sheet.offer("keep", "Keep Ada")
    sheet.offer("does", "Forget her")
    sheet.escape = "keep"
    sheet.open()
    return sheet


def pressed(sheet: MessageSheet, name: str) -> None:
    button = child(sheet, QPushButton, name)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=button.rect().center())


@pytest.mark.parametrize("way", ["keep", "does"])
def test_a_button_is_the_answer(window: QWidget, look: ThemeContext, way: str) -> None:
    sheet = asking(look, window)
    pressed(sheet, way)
    assert (sheet.answer, sheet.isVisible()) == (way, False)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape])
def test_a_hasty_key_gives_nothing_up(window: QWidget, look: ThemeContext, key: Qt.Key) -> None:
    sheet = asking(look, window)
    QTest.keyClick(window.focusWidget(), key)
    assert (sheet.answer, sheet.isVisible()) == ("keep", False)


def test_a_message_can_be_closed(window: QWidget, look: ThemeContext) -> None:
    sheet = MessageSheet(look, "message", "Nothing was kept.", window)
    sheet.open()
    assert sheet.accessibleName() == "Nothing was kept."
    closed = list[int]()
    sheet.finished.connect(closed.append)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert len(closed) == 1


def test_what_looks_like_markup_is_none(window: QWidget, look: ThemeContext) -> None:
    sheet = MessageSheet(look, "message", "<b>evening</b>", window)
    (label,) = sheet.findChildren(Label)
    assert label.textFormat() is Qt.TextFormat.PlainText


def test_it_names_what_takes_long_as_plain_text_and_can_be_cancelled(qtbot: QtBot) -> None:
    window, emitted = QWidget(), list[bool]()
    qtbot.addWidget(window)
    window.resize(800, 600)
    window.show()
    sheet = WaitingSheet(ThemeContext(), "Opening <b>big</b>.stockgame …", window)
    sheet.rejected.connect(lambda: emitted.append(True))
    (label,) = [one for one in sheet.findChildren(QLabel) if "stockgame" in one.text()]
    assert label.textFormat() is Qt.TextFormat.PlainText
    assert sheet.bar.accessibleName() == label.text()
    cancel = child(sheet, QPushButton, "cancel-waiting")
    cancel.click()
    assert emitted == [True]


@pytest.mark.parametrize("has_game", [True, False])
@pytest.mark.parametrize("report", ["/somewhere/report.txt", ""])
def test_it_says_what_is_kept_and_where_it_is(qtbot: QtBot, report: str, has_game: bool) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    sheet = TroubleSheet(ThemeContext(), report, has_game, window)
    text = "\n".join(label.text() for label in sheet.findChildren(QLabel))
    assert ("saved" in text) is has_game
    assert (report in text) if report else ("report" not in text)
    tick = sheet.findChild(Switch, "trouble-agree")
    assert (tick is not None) is (has_game and bool(report))
    assert not sheet.agrees, "nothing is told unless somebody agrees"
    if tick is not None:
        agreed = []
        for _ in range(2):
            tick.click()
            agreed.append(sheet.agrees)
        assert agreed == [True, False]
    assert sheet.escape == "trouble-lobby"


HERE = [("Point at this sector", "B  K  R  G"), ("Undo", "Ctrl+Z")]
EVERYWHERE = [("Save game as…", "Ctrl+Shift+S"), ("Quit", "Ctrl+Q")]


def test_every_key_has_a_cap_inside_its_panel(qtbot: QtBot, look: ThemeContext) -> None:
    sheet = ShortcutSheet(look, HERE, EVERYWHERE)
    qtbot.addWidget(sheet)
    sheet.show()
    qtbot.waitExposed(sheet)
    panels = sheet.findChildren(PanelFrame)
    assert len(panels) == 2
    caps = [panel.findChildren(KeyCap) for panel in panels]
    assert [[cap.key() for cap in each] for each in caps] == [
        ["B", "K", "R", "G", "Ctrl+Z"],
        ["Ctrl+Shift+S", "Ctrl+Q"],
    ]
    for panel, each in zip(panels, caps, strict=True):
        inner = panel.surface().adjusted(10, 10, -10, -10).toRect()
        for cap in each:
            assert inner.contains(cap.rect().translated(cap.mapTo(panel, QPoint())))


@pytest.mark.parametrize("width", [600, 1280])
def test_a_page_without_keys_has_no_panel(qtbot: QtBot, look: ThemeContext, width: int) -> None:
    window = sized(qtbot, QWidget(), QSize(width, 720))
    sheet = ShortcutSheet(look, [], EVERYWHERE, window)
    assert [panel.title() for panel in sheet.findChildren(PanelFrame)] == ["Everywhere"]


DAMAGED = StorageError(StorageCode.LIBRARY_DAMAGED, Path("games"))
IN_USE = StorageError(StorageCode.LIBRARY_IN_USE, Path("games"))


@pytest.fixture
def asking_window(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.show()
    return widget


def ways(question: MessageSheet) -> list[str]:
    return [button.objectName() for button in question.findChildren(QPushButton)]


def asked(asking_window: QWidget, way: Way | None) -> Way:
    """Ask, and press the button of a way, or close the question."""

    def press() -> None:
        sheet = child(asking_window, MessageSheet, "library-question")
        if way is None:
            sheet.close()
            return
        button = child(sheet, QPushButton, way.value)
        button.click()

    QTimer.singleShot(0, press)
    backup = "2026-11-29" if way is Way.RESTORE else None
    return ask_about_library(
        IN_USE if way is Way.AGAIN else DAMAGED, ThemeContext(), asking_window, backup
    )


@pytest.mark.parametrize("way", Way)
def test_each_button_is_its_way(asking_window: QWidget, way: Way) -> None:
    assert asked(asking_window, way) is way


def test_closing_the_question_quits(asking_window: QWidget) -> None:
    assert asked(asking_window, None) is Way.QUIT


@pytest.mark.parametrize("code", StorageCode)
def test_only_a_damaged_file_can_be_renamed(asking_window: QWidget, code: StorageCode) -> None:
    sheet = library_question(StorageError(code, Path("games")), ThemeContext(), asking_window)
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
    asking_window: QWidget, code: StorageCode, may_pass: bool
) -> None:
    sheet = library_question(StorageError(code, Path("games")), ThemeContext(), asking_window)
    assert (Way.AGAIN.value in set(ways(sheet))) == may_pass


@pytest.mark.parametrize("code", StorageCode)
def test_a_hasty_enter_gives_nothing_up(asking_window: QWidget, code: StorageCode) -> None:
    sheet = library_question(StorageError(code, Path("games")), ThemeContext(), asking_window)
    sheet.show()
    QTest.keyClick(sheet, Qt.Key.Key_Return)
    assert sheet.answer in (Way.AGAIN.value, Way.QUIT.value)


def test_the_question_does_not_stay(asking_window: QWidget, qtbot: QtBot) -> None:
    asked(asking_window, Way.UNSAVED)
    qtbot.waitUntil(lambda: asking_window.findChild(MessageSheet) is None)


PLACE = Path("somewhere") / "{odd} name"


@pytest.mark.parametrize("code", StorageCode)
def test_every_report_is_a_sentence_that_names_the_place(code: StorageCode) -> None:
    text = storage_text(StorageError(code, PLACE, "technical detail"))
    assert str(PLACE) in text
    assert code not in text
    assert "technical" not in text


def test_no_two_reports_say_the_same() -> None:
    texts = {storage_text(StorageError(code, PLACE)) for code in StorageCode}
    assert len(texts) == len(StorageCode)
