"""Fixtures of the tests of texts."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from stockgames.ui.sentences import install_language


@pytest.fixture
def in_german(qapp: QApplication) -> None:
    """Speak German."""
    install_language(qapp, "de")
