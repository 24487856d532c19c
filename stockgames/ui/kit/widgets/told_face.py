"""What screen readers see of words that lie over painted things (see `told`)."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget

from stockgames.ui.kit.widgets.told import Sheet, Words

_ROLES = {
    "group": QAccessible.Role.Grouping,
    "text": QAccessible.Role.StaticText,
    "list": QAccessible.Role.List,
    "item": QAccessible.Role.ListItem,
}


class WordsFace(QAccessibleWidget):
    """Tells role, name, value, state and place of one thing; Qt knows the place by itself."""

    def __init__(self, words: Words) -> None:
        super().__init__(words, QAccessible.Role.StaticText, "")

    def role(self) -> QAccessible.Role:
        """Return what kind of thing it is."""
        words = self.object()
        return _ROLES[words.told.role] if isinstance(words, Words) else QAccessible.Role.NoRole

    def state(self) -> QAccessible.State:
        """Return that it can only be read, and whether it is picked or barred."""
        state, words = super().state(), self.object()
        state.readOnly = True
        if isinstance(words, Words):
            state.selectable = state.selected = words.told.picked
            state.disabled = words.told.barred
        return state

    def text(self, kind: QAccessible.Text) -> str:
        """Return its name, its value, or its value as a description."""
        words = self.object()
        if kind == QAccessible.Text.Value and isinstance(words, Words):
            return words.told.value
        return super().text(kind)


def face_of(_: str, thing: QObject) -> QAccessibleInterface | None:
    """Return the face of words or of a sheet; None for all else, which Qt knows better."""
    if isinstance(thing, Words):
        return WordsFace(thing)
    if isinstance(thing, Sheet):
        return QAccessibleWidget(thing, QAccessible.Role.Dialog)
    return None
