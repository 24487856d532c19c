"""What screen readers see of words that lie over painted things, and of sheets (see `told`)."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget

_ROLES = {
    "group": QAccessible.Role.Grouping,
    "text": QAccessible.Role.StaticText,
    "list": QAccessible.Role.List,
    "item": QAccessible.Role.ListItem,
    "dialog": QAccessible.Role.Dialog,
}


@runtime_checkable
class TellsRole(Protocol):
    """A widget whose role Qt cannot know."""

    told_role: str
    """One of the keys of `_ROLES`."""


@runtime_checkable
class TellsThing(Protocol):
    """A widget that has the words of something painted."""

    told_value: str
    is_picked: bool
    is_barred: bool


class Face(QAccessibleWidget):
    """Tells role, name, value, state and place of one thing; Qt knows the place by itself."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget, QAccessible.Role.StaticText, "")

    def role(self) -> QAccessible.Role:
        """Return what kind of thing it is."""
        thing = self.object()
        return _ROLES[thing.told_role] if isinstance(thing, TellsRole) else QAccessible.Role.NoRole

    def state(self) -> QAccessible.State:
        """Return that words can only be read, and whether what they tell is picked or barred."""
        state, thing = super().state(), self.object()
        if isinstance(thing, TellsThing):
            state.readOnly = True
            state.selectable = state.selected = thing.is_picked
            state.disabled = thing.is_barred
        return state

    def text(self, kind: QAccessible.Text) -> str:
        """Return its name, its value, or its description."""
        thing = self.object()
        if kind == QAccessible.Text.Value and isinstance(thing, TellsThing):
            return thing.told_value
        return super().text(kind)


def face_of(_: str, thing: QObject) -> QAccessibleInterface | None:
    """Return the face of words or of a sheet; None for all else, which Qt knows better."""
    if isinstance(thing, QWidget) and isinstance(thing, TellsRole):
        return Face(thing)
    return None
