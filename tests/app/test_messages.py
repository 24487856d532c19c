"""Messages: one at a time, as plain text."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from stockgames.engine.errors import RecordError
from stockgames.storage.errors import StorageCode, StorageError
from stockgames.ui.widgets.labels import Label
from stockgames.ui.window.dialogs import MessageSheet, storage_text
from stockgames.ui.window.toast import Toast
from tests.app.visitor import Visitor, settle


def sheets(visitor: Visitor) -> list[MessageSheet]:
    settle()
    return visitor.app.window.findChildren(MessageSheet, "message")


def test_a_newer_message_takes_the_place_of_the_older(visitor: Visitor) -> None:
    messages = visitor.app.messages
    messages.show("one")
    messages.show("two")
    (sheet,) = sheets(visitor)
    assert visitor.message == sheet.text == "two"


def test_a_message_that_was_read_is_gone_and_the_next_one_comes(visitor: Visitor) -> None:
    messages = visitor.app.messages
    messages.show("one")
    (sheet,) = sheets(visitor)
    QTest.keyClick(sheet, Qt.Key.Key_Return)
    assert sheets(visitor) == []
    messages.show("two")
    assert visitor.message == "two"


def test_a_files_name_is_no_markup(visitor: Visitor) -> None:
    visitor.app.messages.show("<b>evening</b>.stockgame")
    (sheet,) = sheets(visitor)
    (label,) = sheet.findChildren(Label)
    assert label.textFormat() is Qt.TextFormat.PlainText


def test_what_the_disk_did_is_told_in_words_and_all_else_as_it_says(visitor: Visitor) -> None:
    full = StorageError(StorageCode.DISK_FULL, Path("library.sqlite3"), "no room")
    visitor.app.messages.show_error(full)
    assert visitor.message == storage_text(full) != str(full)
    visitor.app.messages.show_error(RecordError("move 3: the pile is empty"))
    assert visitor.message == "move 3: the pile is empty"


def test_what_was_done_is_confirmed_on_one_note_that_says_the_latest(visitor: Visitor) -> None:
    for text in ("Saved", "Saved again"):
        visitor.app.messages.toast(text)
    notes = visitor.app.window.findChildren(Toast)
    assert [note.spoken() for note in notes] == ["Saved again"]
    assert visitor.message == ""
