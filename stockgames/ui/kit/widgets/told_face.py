"""What screen readers see of words that lie over painted things, and of sheets (see `told`)."""

from __future__ import annotations

from typing import Protocol, cast

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget

_ROLES = {
    "": QAccessible.Role.NoRole,
    "group": QAccessible.Role.Grouping,
    "text": QAccessible.Role.StaticText,
    "list": QAccessible.Role.List,
    "item": QAccessible.Role.ListItem,
    "dialog": QAccessible.Role.Dialog,
}


class TellsThing(Protocol):
    """A widget that has the words of something painted."""

    told_value: str
    is_picked: bool
    is_barred: bool


def _thing_of(widget: QObject) -> TellsThing | None:
    """Return a widget that has such words; None for others.

    Screen readers ask for thousands of widgets, and whether a protocol fits takes long to find out.
    """
    return cast(TellsThing, widget) if hasattr(widget, "told_value") else None


class Face(QAccessibleWidget):
    """Tells role, name, value, state and place of one thing; Qt knows the place by itself."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget, QAccessible.Role.StaticText, "")

    def role(self) -> QAccessible.Role:
        """Return what kind of thing it is."""
        return _ROLES[getattr(self.object(), "told_role", "")]

    def state(self) -> QAccessible.State:
        """Return that words can only be read, and whether what they tell is picked or barred."""
        state, thing = super().state(), _thing_of(self.object())
        if thing is not None:
            state.readOnly = True
            state.selectable = state.selected = thing.is_picked
            state.disabled = thing.is_barred
        return state

    def text(self, kind: QAccessible.Text) -> str:
        """Return its name, its value, or its description."""
        thing = _thing_of(self.object()) if kind == QAccessible.Text.Value else None
        if thing is not None:
            return thing.told_value
        return super().text(kind)


def face_of(_: str, thing: QObject) -> QAccessibleInterface | None:
    """Return the face of words or of a sheet; None for all else, which Qt knows better."""
    if isinstance(thing, QWidget) and hasattr(thing, "told_role"):
        return Face(thing)
    return None
