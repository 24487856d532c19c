"""Work that waits until the present frame is painted."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from stockgames.ui.theme.repaint import NextFrame


def test_what_is_put_off_comes_by_itself_and_once(qtbot: QtBot) -> None:
    frames, done = NextFrame(), list[str]()
    thing = QObject(frames)
    for word in ("before", "now"):
        frames.put_off(thing, partial(done.append, word))
    assert (frames.waits, done) == (True, [])
    qtbot.waitUntil(lambda: bool(done))
    assert (frames.waits, done) == (False, ["now"])


def test_what_is_put_off_can_be_called_off_or_hurried(qtbot: QtBot) -> None:
    frames, done = NextFrame(), list[str]()
    one, other, gone = QObject(frames), QObject(frames), QWidget()
    for thing, word in ((one, "one"), (other, "other"), (gone, "gone")):
        frames.put_off(thing, partial(done.append, word))
    frames.call_off(one)
    delete(gone)
    frames.hurry()
    assert (frames.waits, done) == (False, ["other"])
