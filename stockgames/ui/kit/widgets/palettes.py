"""A ``QPalette`` of each theme, so that standard dialogs fit in."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from stockgames.ui.kit.fonts import load_fonts, sans
from stockgames.ui.kit.palette import Theme, mix

_Role = QPalette.ColorRole


def qt_palette(theme: Theme) -> QPalette:
    """Return the palette of ``theme`` for the Fusion style."""
    ground = mix(theme.panel_top, theme.panel_bottom, 0.4)
    well = theme.panel_bottom if theme.is_dark else QColor("#FFFDF6")
    colours = {
        _Role.Window: ground,
        _Role.WindowText: theme.text,
        _Role.Base: well,
        _Role.AlternateBase: ground,
        _Role.Text: theme.text,
        _Role.PlaceholderText: theme.quiet_text,
        _Role.Button: theme.face,
        _Role.ButtonText: theme.text,
        _Role.BrightText: theme.warning,
        _Role.ToolTipBase: theme.paper_light,
        _Role.ToolTipText: theme.ink,
        _Role.Highlight: theme.accent,
        _Role.HighlightedText: theme.accent_text,
        _Role.Link: theme.heading,
        _Role.LinkVisited: theme.heading,
        _Role.Accent: theme.accent,
    }
    palette = QPalette(theme.face, ground)
    for role, colour in colours.items():
        palette.setColor(role, colour)
    off = QPalette.ColorGroup.Disabled
    faint = mix(theme.text, ground, 0.5)
    for role in (_Role.WindowText, _Role.Text, _Role.ButtonText):
        palette.setColor(off, role, faint)
    return palette


def apply_palette(app: QApplication, theme: Theme) -> None:
    """Give the application, which runs Fusion, the theme's palette and the text face at 15 px."""
    load_fonts()
    app.setPalette(qt_palette(theme))
    app.setFont(sans(15))
