"""What screen readers see of painted things, groups, sheets, and buttons that are barred."""

from __future__ import annotations

from typing import Protocol, cast

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAbstractButton, QAccessibleWidget, QWidget

_ROLES = {
    "": QAccessible.Role.NoRole,
    "group": QAccessible.Role.Grouping,
    "text": QAccessible.Role.StaticText,
    "list": QAccessible.Role.List,
    "item": QAccessible.Role.ListItem,
    "dialog": QAccessible.Role.Dialog,
    "button": QAccessible.Role.Button,
    "mark": QAccessible.Role.CheckBox,
}
_BUTTONS = ("button", "mark")


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
        """Return what kind of thing it is; what has no name groups nothing."""
        widget = self.object()
        role = _ROLES[getattr(widget, "told_role", "")]
        is_named = isinstance(widget, QWidget) and bool(widget.accessibleName())
        return role if is_named or role != QAccessible.Role.Grouping else QAccessible.Role.Client

    def state(self) -> QAccessible.State:
        """Return that words can only be read, and whether what they tell is picked or barred.

        A sheet is modal: nothing under it can be used.
        """
        state, widget = super().state(), self.object()
        thing = _thing_of(widget)
        if thing is not None:
            state.readOnly = True
            state.selectable = state.selected = thing.is_picked
            state.checkable = state.checked = thing.is_picked
            state.disabled = thing.is_barred
        elif self.role() == QAccessible.Role.Dialog:
            state.modal = bool(getattr(widget, "covers", True))
        return state

    def text(self, kind: QAccessible.Text) -> str:
        """Return its name, its value, or its description."""
        thing = _thing_of(self.object()) if kind == QAccessible.Text.Value else None
        if thing is not None:
            return thing.told_value
        return super().text(kind)


class ButtonFace(QAccessibleWidget):
    """A button that keeps the keyboard while it is barred, to say why: it is told as disabled."""

    def __init__(self, button: QAbstractButton) -> None:
        super().__init__(button, _ROLES[getattr(button, "told_role", "button")], "")

    def _button(self) -> QAbstractButton:
        return cast(QAbstractButton, self.object())

    def state(self) -> QAccessible.State:
        """Return whether it is barred, marked and held down."""
        state, button = super().state(), self._button()
        state.checkable, state.checked = button.isCheckable(), button.isChecked()
        state.pressed = button.isDown()
        state.disabled = not button.isEnabled() or bool(getattr(button, "is_barred", False))
        return state

    def actionNames(self) -> list[str]:  # noqa: N802 - Qt's own
        """Return that it can be pressed, or its mark turned round."""
        own = self.toggleAction() if self._button().isCheckable() else self.pressAction()
        return [own, *super().actionNames()]

    def doAction(self, name: str) -> None:  # noqa: N802 - Qt's own
        """Press it, or turn its mark round, as Qt does."""
        button = self._button()
        if name == self.toggleAction():
            button.toggle()
        elif name == self.pressAction():
            button.animateClick()
        else:
            super().doAction(name)


def face_of(_: str, thing: QObject) -> QAccessibleInterface | None:
    """Return the face of words, a group, a sheet or a button; None for what Qt knows better."""
    role = getattr(thing, "told_role", None)
    if role is None or not isinstance(thing, QWidget):
        return None
    if role in _BUTTONS and isinstance(thing, QAbstractButton):
        return ButtonFace(thing)
    return Face(thing)


class _Faces:
    installed = False


def install_faces() -> None:
    """Let screen readers see these, everywhere; once is enough."""
    if not _Faces.installed:
        QAccessible.installFactory(face_of)
        _Faces.installed = True
