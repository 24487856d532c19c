"""The style sheet of the application, filled from a palette."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor

from stockgames.ui.theme.palette import Theme, darker, lighter, lit, mix, with_alpha

STEP_WIDTH: Final = 26
"""The width of the two small arrows of a number field."""
_SHADE: Final = "qlineargradient(x1:0, y1:0, x2:0, y2:1,"
_SHEET: Final = """
Button, ViewpointButton {{
    margin: 5px; border: 1px solid {line}; border-bottom: 2px solid {rim}; border-radius: 7px;
    color: {text}; background: {shade} stop:0 {plate}, stop:1 {plate_low});
}}
Button:hover, ViewpointButton:hover {{
    background: {shade} stop:0 {plate_over}, stop:1 {plate_over_low});
}}
Button:pressed, Button:checked {{
    border-bottom: 1px solid {line}; background: {shade} stop:0 {plate_low}, stop:1 {plate_down});
}}
ViewpointButton, PlaybackButton {{ margin: 3px; }}
ViewpointButton:checked {{ border: 2px solid {line}; }}
Button[kind="primary"] {{
    border: 3px double {on_accent_line}; color: {on_accent};
    background: {shade} stop:0 {accent_light}, stop:0.12 {accent_high}, stop:1 {accent_low});
}}
Button[kind="primary"]:hover {{
    background: {shade} stop:0 {accent_over}, stop:1 {accent_high});
}}
Button[kind="primary"]:pressed {{ background: {accent_low}; }}
Button[kind="quiet"], Button[kind="link"] {{
    border: none; color: {heading}; background: transparent;
}}
Button[kind="quiet"]:hover {{ background: {hover}; }}
Button[kind="quiet"]:pressed, Button[kind="quiet"]:checked {{ background: {faint}; }}
SegmentRow {{
    margin: 5px; border: 1px solid {groove_edge}; border-radius: 7px; background: {groove};
}}
Segment {{ margin: 7px 2px; border: 1px solid transparent; border-radius: 5px; }}
Segment:hover {{ background: {hover}; }}
Segment:checked {{
    border-color: {on_accent_line};
    background: {shade} stop:0 {accent_high}, stop:1 {accent_low});
}}
Button:disabled, Button[barred="true"] {{
    border: 1px dashed {edge}; color: {quiet}; background: {off};
}}
Button[kind="quiet"]:disabled, Button[kind="link"]:disabled, Button[kind="quiet"][barred="true"] {{
    border: none; background: transparent;
}}
LineEdit, SpinBox, ComboBox {{
    margin: 5px; border: 1px solid {edge}; border-radius: 6px; padding: 0 8px;
    color: {text}; selection-background-color: {accent}; selection-color: {on_accent};
    placeholder-text-color: {quiet};
}}
LineEdit, SpinBox {{
    background: {shade} stop:0 {deep}, stop:1 {well});
}}
PaperFrame LineEdit {{
    color: {ink}; background: {paper_bright}; border-color: {quiet_ink};
}}
ComboBox {{
    padding-left: 11px;
    background: {shade} stop:0 {high}, stop:1 {low});
}}
LineEdit:focus, SpinBox:focus, ComboBox:focus {{ margin: 4px; border: 2px solid {focus}; }}
PaperFrame LineEdit:focus {{ border-color: {ink}; }}
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
BaseProgressBar {{ background: {faint}; border: none; border-radius: 6px; }}
BaseProgressBar::chunk {{ background: {accent}; border-radius: 6px; }}
"""


def style_sheet(theme: Theme) -> str:
    low = darker(theme.face, 0.16) if theme.is_dark else mix(theme.face, theme.paper_dark, 0.4)
    well = theme.panel_bottom if theme.is_dark else QColor("#FFFDF6")
    colours = {
        "text": theme.text,
        "quiet": theme.quiet_text,
        "accent": theme.accent,
        "on_accent": theme.accent_text,
        "panel": theme.panel_top,
        "ink": theme.ink,
        "quiet_ink": theme.quiet_ink,
        "paper_bright": lighter(theme.paper_light, 0.5),
        "line": theme.line,
        "focus": theme.focus,
        "heading": theme.heading,
        "rim": mix(theme.line, theme.brass_dark, 0.5),
        "hover": with_alpha(theme.line, 34),
        "plate": lighter(theme.face, 0.07),
        "plate_low": low,
        "plate_over": lighter(theme.face_over, 0.07),
        "plate_over_low": mix(low, theme.face_over, 0.5),
        "plate_down": darker(low, 0.16 if theme.is_dark else 0.04),
        "on_accent_line": mix(darker(theme.accent, 0.35), theme.accent_text, 0.2),
        "accent_light": lighter(theme.accent, 0.22),
        "accent_high": lighter(theme.accent, 0.08),
        "accent_low": darker(theme.accent, 0.12),
        "accent_over": lit(theme.accent, 0.18),
        "groove": with_alpha(
            theme.panel_bottom if theme.is_dark else mix(theme.cloth_middle, theme.face, 0.35), 210
        ),
        "groove_edge": with_alpha(theme.line, 170),
        "off": with_alpha(mix(theme.panel_top, theme.panel_bottom, 0.3), 200),
        "edge": with_alpha(theme.line, 200),
        "faint": with_alpha(theme.line, 50),
        "well": well,
        "deep": darker(well, 0.25) if theme.is_dark else mix(well, theme.paper_dark, 0.55),
        "high": lighter(theme.face, 0.05),
        "low": low,
    }
    named = {name: colour.name(QColor.NameFormat.HexArgb) for name, colour in colours.items()}
    return _SHEET.format(step=STEP_WIDTH, shade=_SHADE, **named)


def coloured_button(colour: QColor) -> str:
    """Return the style sheet of a button whose accent, or ink as a link, is of its own colour."""
    over, high, low = lit(colour, 0.18), lighter(colour, 0.16), darker(colour, 0.12)
    return f"""
        Button[kind="link"] {{ color: {colour.name()}; }}
        Button[kind="primary"]:enabled {{
            border-color: {darker(colour, 0.35).name()}; color: #FFF6E0;
            background: {_SHADE} stop:0 {high.name()}, stop:1 {low.name()});
        }}
        Button[kind="primary"]:hover {{ background: {over.name()}; }}
        Button[kind="primary"]:pressed {{ background: {low.name()}; }}
    """
