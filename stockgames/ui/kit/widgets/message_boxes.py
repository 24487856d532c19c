"""Message boxes in the dress of the room."""

from __future__ import annotations

import sys
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QMessageBox

from stockgames.ui.kit.baking import smooth
from stockgames.ui.kit.emblems import draw_emblem
from stockgames.ui.kit.shapes import disc, fill, stroke
from stockgames.ui.kit.theme import Look

_MARK: Final = 40
"""Across the emblem, as designed."""
_EMBLEMS: Final = {QMessageBox.Icon.Information: "bell", QMessageBox.Icon.Warning: "warning"}
_DRESS: Final = """
QMessageBox {{ background: {panel}; }}
QLabel, QCheckBox {{ color: {text}; }}
QPushButton {{
    background: {face}; color: {text}; border: 1px solid {line}; border-radius: 7px;
    padding: 7px 16px; margin: 2px;
}}
QPushButton:hover {{ background: {over}; }}
QPushButton:default {{ background: {accent}; color: {on_accent}; }}
QPushButton:focus {{ border: 2px solid {focus}; padding: 6px 15px; }}
QCheckBox::indicator {{
    width: 14px; height: 14px; border: 1px solid {quiet}; border-radius: 3px; background: {panel};
}}
QCheckBox::indicator:checked {{ background: {accent}; border: 4px double {on_accent}; }}
"""


def dress_box(box: QMessageBox, look: Look) -> None:
    """Give ``box`` surface, emblem and type of the theme in force; macOS has its own habits."""
    if sys.platform == "darwin":
        return
    theme = look.theme
    box.setStyleSheet(
        _DRESS.format(
            panel=theme.panel_top.name(),
            text=theme.text.name(),
            quiet=theme.quiet_text.name(),
            face=theme.face.name(),
            over=theme.face_over.name(),
            line=theme.line.name(),
            focus=theme.focus.name(),
            accent=theme.accent.name(),
            on_accent=theme.accent_text.name(),
        )
    )
    box.setFont(look.sans(16))
    box.setIconPixmap(_mark(_EMBLEMS[box.icon()], look, box.devicePixelRatioF()))


def _mark(emblem: str, look: Look, ratio: float) -> QPixmap:
    side, theme = max(_MARK, round(look.px(_MARK))), look.theme
    pixmap = QPixmap(round(side * ratio), round(side * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    smooth(painter)
    middle = QPointF(side / 2, side / 2)
    fill(painter, disc(middle, side / 2 - 1), theme.accent)
    stroke(painter, disc(middle, side / 2 - 3), theme.accent_text, 0.8)
    draw_emblem(painter, emblem, middle, side * 0.28, theme.accent_text, theme.accent)
    painter.end()
    return pixmap
