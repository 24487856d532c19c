"""Menus in the dress of the room."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu, QWidget

from stockgames.ui.kit.theme import Look

_MARGIN = 12

_DRESS = """
QMenu {{ background: {panel}; color: {text}; border: 1px solid {line}; padding: 6px 0; }}
QMenu::item {{ padding: 5px 24px 5px 28px; background: transparent; }}
QMenu::item:selected {{ background: {accent}; color: {on_accent}; }}
QMenu::item:disabled {{ color: {quiet}; }}
QMenu::separator {{ height: 1px; background: {line}; margin: 5px 14px; }}
"""


def dress_menu(menu: QMenu, look: Look) -> None:
    """Give ``menu`` surface, brass edge and type of the theme in force."""
    theme = look.theme
    menu.setStyleSheet(
        _DRESS.format(
            panel=theme.panel_top.name(),
            text=theme.text.name(),
            line=theme.line.name(),
            accent=theme.accent.name(),
            on_accent=theme.accent_text.name(),
            quiet=theme.quiet_text.name(),
        )
    )
    menu.setFont(look.sans(15))


def menu_place(menu: QMenu, anchor: QWidget) -> QPoint:
    """Return where on the screen ``menu`` goes: under ``anchor``, clear of the window's edge."""
    room = anchor.window()
    at = anchor.mapTo(room, QPoint(0, anchor.height()))
    free = room.width() - _MARGIN - menu.sizeHint().width()
    return room.mapToGlobal(QPoint(max(_MARGIN, min(at.x(), free)), at.y()))
