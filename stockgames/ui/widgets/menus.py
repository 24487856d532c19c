"""Themed menus."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, cast

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtWidgets import QApplication, QMenu, QToolTip, QWidget

from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.pointer import COMMAND

if TYPE_CHECKING:  # PySide6 creates a class on first use, and the first frame needs none of these
    from PySide6.QtGui import QContextMenuEvent, QKeyEvent
    from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QTextEdit

    Editing: TypeAlias = QLineEdit | QPlainTextEdit | QTextEdit

_MARGIN = 12


class OwnKeys(QObject):
    """Keeps letter and digit keys for a menu while it is open.

    Else they would be shortcuts of the widget behind, which still has the focus: an L would open
    something there unseen.
    """

    def __init__(self, menu: QMenu) -> None:
        super().__init__(menu)
        menu.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.ShortcutOverride:
            return False
        key = cast("QKeyEvent", event)
        is_named = Qt.Key.Key_F1 <= key.key() <= Qt.Key.Key_F35
        if is_named or key.modifiers() & COMMAND:
            return False
        event.accept()
        return True


def style_menu(menu: QMenu, look: ThemeContext) -> None:
    """Give ``menu`` its own keys and the text size."""
    if menu.findChild(OwnKeys) is None:
        OwnKeys(menu)
    menu.setFont(look.sans(15))


def menu_of(widget: QWidget, look: ThemeContext, name: str) -> QMenu:
    """Return an empty themed menu of a widget; it is deleted when it closes."""
    menu = QMenu(widget)
    menu.setObjectName(name)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    style_menu(menu, look)
    return menu


def close_popups() -> None:
    """Close every open menu, list and tool tip at once; Qt would delay hiding a tip."""
    while (popup := QApplication.activePopupWidget()) is not None:
        if not popup.close():
            break
    QToolTip.hideText()
    for window in QApplication.topLevelWidgets():
        if window.windowType() == Qt.WindowType.ToolTip and window.isVisible():
            window.close()


def open_own_menu(field: Editing, look: ThemeContext, event: QContextMenuEvent) -> None:
    """Open Qt's context menu of a field (copy, paste …) in the app's theme."""
    menu = field.createStandardContextMenu()
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    style_menu(menu, look)
    menu.popup(event.globalPos())


def menu_place(menu: QMenu, anchor: QWidget) -> QPoint:
    """Return the position on screen of ``menu``: under ``anchor``, inside the window."""
    room = anchor.window()
    at = anchor.mapTo(room, QPoint(0, anchor.height()))
    free = room.width() - _MARGIN - menu.sizeHint().width()
    return room.mapToGlobal(QPoint(max(_MARGIN, min(at.x(), free)), at.y()))


def menu_beside(menu: QMenu, anchor: QWidget) -> QPoint:
    """Return the position on screen of ``menu``: right of ``anchor``, inside the window."""
    room, size = anchor.window(), menu.sizeHint()
    at = anchor.mapTo(room, QPoint(anchor.width() - _MARGIN, _MARGIN))
    right, low = room.width() - size.width(), room.height() - size.height()
    x, y = min(at.x(), right - _MARGIN), min(at.y(), low - _MARGIN)
    return room.mapToGlobal(QPoint(max(_MARGIN, x), max(_MARGIN, y)))
