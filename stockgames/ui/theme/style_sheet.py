"""The style sheet of the application, filled from a palette."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor

from stockgames.ui.theme.palette import Theme, darker, lighter, mix, with_alpha

STEP_WIDTH: Final = 26
"""The width of the two small arrows of a number field."""
_SHEET: Final = """
LineEdit, SpinBox, ComboBox {{
    margin: 5px; border: 1px solid {edge}; border-radius: 6px; padding: 0 8px;
    color: {text}; selection-background-color: {accent}; selection-color: {on_accent};
    placeholder-text-color: {quiet};
}}
LineEdit, SpinBox {{
    background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 {deep}, stop:1 {well});
}}
ComboBox {{
    padding-left: 11px;
    background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 {high}, stop:1 {low});
}}
LineEdit:focus, SpinBox:focus, ComboBox:focus {{ margin: 4px; border: 2px solid {focus}; }}
LineEdit:disabled, SpinBox:disabled, ComboBox:disabled {{ color: {quiet}; border-color: {faint}; }}
ComboBox::drop-down {{ border: none; width: 28px; }}
ComboBox::down-arrow, SpinBox::up-arrow, SpinBox::down-arrow {{ image: none; width: 0; height: 0; }}
SpinBox {{ padding-right: 0; }}
SpinBox::up-button, SpinBox::down-button {{ border: none; width: {step}px; }}
QMenu {{ background: {panel}; color: {text}; border: 1px solid {line}; padding: 6px 0; }}
QMenu::item {{ padding: 5px 24px 5px 28px; background: transparent; }}
QMenu::item:selected {{ background: {accent}; color: {on_accent}; }}
QMenu::item:disabled {{ color: {quiet}; }}
QMenu::separator {{ height: 1px; background: {line}; margin: 5px 14px; }}
QComboBox QAbstractItemView {{
    background: {panel}; color: {text}; border: 1px solid {line}; padding: 5px 0; outline: 0;
}}
QComboBox QAbstractItemView::item {{ padding: 4px 12px; }}
QComboBox QAbstractItemView::item:selected {{ background: {accent}; color: {on_accent}; }}
ThinScrollBar {{ background: transparent; border: none; }}
ThinScrollBar:vertical {{ width: 12px; }}
ThinScrollBar:horizontal {{ height: 12px; }}
ThinScrollBar::groove {{ background: {faint}; }}
ThinScrollBar::handle {{ background: {edge}; border-radius: 3px; margin: 3px; }}
ThinScrollBar::handle:vertical {{ min-height: 24px; }}
ThinScrollBar::handle:horizontal {{ min-width: 24px; }}
ThinScrollBar::handle:hover {{ background: {line}; }}
ThinScrollBar::add-line, ThinScrollBar::sub-line {{ width: 0; height: 0; }}
KitBar {{ background: {faint}; border: none; border-radius: 6px; }}
KitBar::chunk {{ background: {accent}; border-radius: 6px; }}
"""


def style_sheet(theme: Theme) -> str:
    """Return the style sheet of a theme."""
    well = theme.panel_bottom if theme.is_dark else QColor("#FFFDF6")
    colours = {
        "text": theme.text,
        "quiet": theme.quiet_text,
        "accent": theme.accent,
        "on_accent": theme.accent_text,
        "panel": theme.panel_top,
        "line": theme.line,
        "focus": theme.focus,
        "edge": with_alpha(theme.line, 200),
        "faint": with_alpha(theme.line, 50),
        "well": well,
        "deep": darker(well, 0.25) if theme.is_dark else mix(well, theme.paper_dark, 0.55),
        "high": lighter(theme.face, 0.05),
        "low": darker(theme.face, 0.16)
        if theme.is_dark
        else mix(theme.face, theme.paper_dark, 0.4),
    }
    named = {name: colour.name(QColor.NameFormat.HexArgb) for name, colour in colours.items()}
    return _SHEET.format(step=STEP_WIDTH, **named)
