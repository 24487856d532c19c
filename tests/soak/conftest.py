"""Fixtures for comparing two windows: hints from a seeded adviser, and everything restored
afterwards.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stockgames.app import session
from stockgames.ui.games.stock_exchange import table as desk
from stockgames.ui.sentences import install_language
from stockgames.ui.table import presenter
from tests.app.visitor import settle
from tests.soak.pictures import Adviser

_AT_ONCE = 60.0
"""Seconds of work at a time: both windows have their goods forecast when compared."""


@pytest.fixture
def two_windows(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    monkeypatch.setattr(session, "BotWorker", Adviser)
    monkeypatch.setitem(vars(presenter), "FRAME_MS", 0)
    monkeypatch.setitem(vars(desk), "AT_A_TIME", _AT_ONCE)
    monkeypatch.setitem(vars(desk), "FRAME_MS", 0)
    palette = app.palette()
    yield
    install_language(app, "en")
    app.styleHints().unsetColorScheme()
    app.setPalette(palette)
    settle()
