"""An evening page in a window, and what its labels say."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stockgames.evenings.evening import Evening
from stockgames.evenings.facts import PageFacts
from stockgames.ui.evening.page import EveningPage
from stockgames.ui.theme.theme_context import ThemeContext
from tests.evenings.test_facts import facts_of
from tests.ui.finding import on_screen

SMALL = QSize(1280, 720)
Show = Callable[[Evening | PageFacts], EveningPage]


@pytest.fixture
def show(qtbot: QtBot, look: ThemeContext) -> Show:
    def shown(what: Evening | PageFacts) -> EveningPage:
        facts = facts_of(what) if isinstance(what, Evening) else what
        look.fit(SMALL)
        page = on_screen(qtbot, EveningPage(look, ("nyse", "portfolio"), facts), SMALL)
        page.activateWindow()
        page.focus_start()
        QApplication.processEvents()  # lays it out
        return page

    return shown
