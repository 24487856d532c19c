"""Fixtures of the UI tests; input guards are off."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stockgames.ui.sentences import LANGUAGES, install_language
from stockgames.ui.theme.appearance import apply_palette
from stockgames.ui.theme.palette import DAYLIGHT, EVENING, Theme
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets import pointer as settling


@pytest.fixture(autouse=True, scope="session")
def _theme(qapp: QApplication) -> None:
    apply_palette(qapp, EVENING)  # layouts depend on its fonts and style sheet


@pytest.fixture(autouse=True)
def _settled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settling, "SETTLING_MS", 0)


@pytest.fixture(params=[EVENING, DAYLIGHT], ids=["evening", "daylight"])
def theme(request: pytest.FixtureRequest) -> Theme:
    """Return each theme in turn."""
    chosen: Theme = request.param
    return chosen


@pytest.fixture
def look(qtbot: QtBot) -> ThemeContext:
    return ThemeContext()


@pytest.fixture
def in_german(qapp: QApplication) -> None:
    """Use German during a test."""
    install_language(qapp, "de")


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, qapp: QApplication) -> str:
    """Use each language in turn."""
    return install_language(qapp, request.param)
