"""The width of the button that shows the own hand."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from stockgames.ui.sentences.language import install_language
from stockgames.ui.table.handover import PeekButton
from stockgames.ui.theme.context import ThemeContext


def peek_needs(app: QApplication, language: str, scale: float) -> int:
    """Return the width in pixels of the button in a language, at a table's scale."""
    look = ThemeContext()
    look.set_scale(scale)
    install_language(app, language)
    button = PeekButton(look)
    install_language(app, "en")
    return button.sizeHint().width()
