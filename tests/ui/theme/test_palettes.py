from __future__ import annotations

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication

from stockgames.ui.theme.appearance import apply_palette, qt_palette
from stockgames.ui.theme.fonts import SANS
from stockgames.ui.theme.palette import Theme
from tests.ui.theme.test_palette import contrast

Role = QPalette.ColorRole


def test_application_wears_the_theme(qapp: QApplication, theme: Theme) -> None:
    apply_palette(qapp, theme)
    assert qapp.palette().color(Role.WindowText) == theme.text
    assert qapp.font().family() == SANS


def test_standard_dialogs_can_be_read(theme: Theme) -> None:
    palette = qt_palette(theme)
    for text, ground in (
        (Role.WindowText, Role.Window),
        (Role.Text, Role.Base),
        (Role.Text, Role.AlternateBase),
        (Role.ButtonText, Role.Button),
        (Role.HighlightedText, Role.Highlight),
        (Role.ToolTipText, Role.ToolTipBase),
        (Role.Link, Role.Window),
    ):
        assert contrast(palette.color(text), palette.color(ground)) >= 4.5
