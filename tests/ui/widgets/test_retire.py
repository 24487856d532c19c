from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from stockgames.ui.widgets.layouts import retire


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
