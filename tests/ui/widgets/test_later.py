"""Delayed calls, and input that comes too early."""

from __future__ import annotations

import gc
import weakref
from functools import partial

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from stockgames.ui.widgets import pointer as settling
from stockgames.ui.widgets.layouts import retire
from stockgames.ui.widgets.pointer import InputGuard, LatePressFilter
from stockgames.ui.widgets.timing import later
from tests.ui.presses import Presses

WAITS = [0, 1, 3]


class Page(QObject):
    """An owner of delayed calls."""

    def __init__(self) -> None:
        super().__init__()
        self.done = 0

    def work(self) -> None:
        self.done += 1


@pytest.mark.parametrize("wait", WAITS)
@pytest.mark.parametrize("again", [1, 5])
def test_it_is_done_once_for_each_time_put_off(qtbot: QtBot, wait: int, again: int) -> None:
    page = Page()
    for _ in range(again):
        later(page, page.work, wait)
    assert page.done == 0
    qtbot.waitUntil(lambda: page.done == again)
    qtbot.wait(20)
    gc.collect()
    qtbot.wait(1)
    assert page.done == again


@pytest.mark.parametrize("wait", WAITS)
@pytest.mark.parametrize("plain", [True, False], ids=["a method", "a closure"])
def test_nothing_is_kept_of_who_goes_before(qtbot: QtBot, wait: int, plain: bool) -> None:
    page = Page()
    known = weakref.ref(page)
    later(page, page.work if plain else partial(Page.work, page), wait)
    page.deleteLater()
    del page
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    qtbot.wait(20)
    gc.collect()
    assert known() is None


def test_what_is_retired_has_no_name_at_once_and_goes_later(qtbot: QtBot) -> None:
    page, old = QWidget(), QWidget()
    qtbot.addWidget(page)
    button = QPushButton("Go on", old)
    old.setObjectName("seats")
    button.setObjectName("go-on")
    QVBoxLayout(page).addWidget(old)
    page.show()
    gone: list[bool] = []
    old.destroyed.connect(lambda: gone.append(True))
    button.clicked.connect(lambda: retire(old))
    button.click()
    assert page.findChild(QPushButton, "go-on") is None
    assert page.findChild(QWidget, "seats") is None
    assert not old.isVisible()
    assert gone == []
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert gone == [True]


def test_it_takes_no_press_until_it_was_painted_and_seen(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settling, "SETTLING_MS", 20)
    parent = QObject()
    card = InputGuard(parent)
    card.begin()
    assert not card.is_over
    qtbot.waitUntil(lambda: card.is_over, timeout=5000)
    card.begin()
    assert not card.is_over, "it has come up again"


def test_without_a_time_every_press_counts(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settling, "SETTLING_MS", 0)
    parent = QObject()
    card = InputGuard(parent)
    card.begin()
    assert card.is_over


def test_a_press_meant_for_what_has_gone_hits_nothing_that_lies_there_now(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settling, "SETTLING_MS", 50)
    window = QWidget()
    window.resize(300, 100)
    qtbot.addWidget(window)
    gone = QPushButton("gone", window)
    gone.setGeometry(0, 0, 100, 60)
    with qtbot.waitExposed(window):
        window.show()
    presses = Presses(window)
    late = LatePressFilter(window)
    late.begin(gone)
    gone.hide()
    assert not presses.press(QPoint(50, 30)), "it was meant for what has gone"
    assert presses.press(QPoint(200, 30))
    qtbot.waitUntil(lambda: presses.press(QPoint(50, 30)), timeout=5000)
