"""What screen readers get: names and tips, painted things with their states, announcements."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final, NamedTuple, cast

from PySide6.QtCore import QObject, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleInterface,
    QPainterPath,
    QPaintEvent,
)
from PySide6.QtWidgets import QAbstractButton, QAccessibleWidget, QGraphicsItem, QLabel, QWidget

from stockgames.presentation.outline import Node
from stockgames.ui.sentences import bare

_ROLES = {
    "": QAccessible.Role.NoRole,
    "group": QAccessible.Role.Grouping,
    "text": QAccessible.Role.StaticText,
    "list": QAccessible.Role.List,
    "dialog": QAccessible.Role.Dialog,
    "button": QAccessible.Role.Button,
    "mark": QAccessible.Role.CheckBox,
}
_BUTTONS = ("button", "mark")
_CLIENT = QAccessible.Role.Client


@dataclass(frozen=True, slots=True)
class Place(Node):
    """A node with its rect: what mouse and keyboard can press, or screen readers read there."""

    rect: QRectF = field(default_factory=QRectF)
    """Where it is painted, in pixels of the painting widget."""
    shape: QPainterPath | None = None
    """The visible part, if something covers it."""
    barred: bool = False
    """Whether pressing it only says why not."""
    children: tuple[Place, ...] = ()
    has_tip: bool = True
    """Whether a tool tip tells name or value; not where the table tells them by itself."""


def placed(
    node: Node,
    rect: QRectF,
    *,
    shape: QPainterPath | None = None,
    barred: bool = False,
    children: tuple[Place, ...] = (),
) -> Place:
    texts = node.place, node.name, node.value, node.role, node.state
    return Place(*texts, children, rect, shape, barred)


class Face(QAccessibleWidget):
    """Accessible interface of one such widget: role, name, value and state; Qt knows the
    position.
    """

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget, QAccessible.Role.StaticText, "")

    def role(self) -> QAccessible.Role:
        widget = self.object()
        role = _ROLES[getattr(widget, "accessible_role", "")]
        return role if self._name() or role != QAccessible.Role.Grouping else _CLIENT

    def _name(self) -> str:
        """Return the name; empty for a group around a thing of the same name, such as a list."""
        widget = self.object()
        name = widget.accessibleName() if isinstance(widget, QWidget) else ""
        if not name or getattr(widget, "accessible_role", "") != "group":
            return name
        inside = widget.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
        return "" if any(each.accessibleName() == name for each in inside) else name

    def state(self) -> QAccessible.State:
        """Return a read-only state that says whether the thing is picked or disabled.

        A sheet is modal: nothing under it can be used.
        """
        state, widget = super().state(), self.object()
        if isinstance(widget, A11yProxy):
            picked = widget.place.state == "picked"
            state.readOnly = True
            state.selectable = state.selected = picked
            state.checkable = state.checked = picked
            state.disabled = widget.place.state == "barred"
        elif self.role() == QAccessible.Role.Dialog:
            state.modal = bool(getattr(widget, "covers", True))
        return state

    def text(self, kind: QAccessible.Text) -> str:
        widget = self.object()
        if kind == QAccessible.Text.Value and isinstance(widget, A11yProxy):
            return bare(widget.place.value)
        if kind == QAccessible.Text.Name and not self._name():
            return ""
        return super().text(kind)


class ButtonFace(QAccessibleWidget):
    """Reports as disabled a button that keeps the focus while it is barred, so that it can
    say why.
    """

    def __init__(self, button: QAbstractButton) -> None:
        super().__init__(button, _ROLES[getattr(button, "accessible_role", "button")], "")

    def _button(self) -> QAbstractButton:
        return cast(QAbstractButton, self.object())

    def state(self) -> QAccessible.State:
        state, button = super().state(), self._button()
        state.checkable, state.checked = button.isCheckable(), button.isChecked()
        state.pressed = button.isDown()
        state.disabled = not button.isEnabled() or bool(getattr(button, "is_barred", False))
        return state

    def actionNames(self) -> list[str]:  # noqa: N802 - Qt's own
        own = self.toggleAction() if self._button().isCheckable() else self.pressAction()
        return [own, *super().actionNames()]

    def doAction(self, name: str) -> None:  # noqa: N802 - Qt's own
        button = self._button()
        if name == self.toggleAction():
            button.toggle()
        elif name == self.pressAction():
            button.animateClick()
        else:
            super().doAction(name)


class LabelFace(QAccessibleWidget):
    """A text that is not read out if it repeats the name of what it is in, such as a button."""

    def __init__(self, label: QLabel) -> None:
        super().__init__(label, QAccessible.Role.StaticText, "")

    def text(self, kind: QAccessible.Text) -> str:
        label = cast(QLabel, self.object())
        holder = label.parentWidget()
        if kind != QAccessible.Text.Name:
            return super().text(kind)
        name = label.accessibleName() or label.text()
        return "" if holder is not None and holder.accessibleName() == name else bare(name)


def face_of(_: str, thing: QObject) -> QAccessibleInterface | None:
    """Return the interface of painted things, labels, groups, sheets and buttons, or None."""
    role = getattr(thing, "accessible_role", None)
    if role is None or not isinstance(thing, QWidget):
        return None
    if role in _BUTTONS and isinstance(thing, QAbstractButton):
        return ButtonFace(thing)
    return LabelFace(thing) if isinstance(thing, QLabel) else Face(thing)


class _Faces:
    installed = False


def install_faces() -> None:
    """Register `face_of` with Qt; repeated calls do nothing."""
    if not _Faces.installed:
        QAccessible.installFactory(face_of)
        _Faces.installed = True


class A11yProxy(QWidget):
    """An invisible widget with the accessible texts of one thing, and child proxies for its
    parts.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.place = Place("", "")
        self.accessible_role = "text"

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing."""

    def set_place(self, place: Place, at: QRect) -> None:
        """Show another place from now on, or the changed one; `at` is in the parent's pixels."""
        old, self.place = self.place, place
        self.accessible_role = (
            "list" if place.role == "list" else "group" if place.children else "text"
        )
        self.setObjectName(f"told-{place.place}")
        self.setAccessibleName(bare(place.name))
        self.setAccessibleDescription(bare(place.value) if place.value != place.name else "")
        self.setGeometry(at)
        if old.children or place.children:
            _update_proxies(self, place.children, place.rect.toAlignedRect())
        self.show()


def show_to_screen_readers(widget: QWidget, things: Iterable[Place]) -> None:
    """Expose exactly these things over a widget; none while no screen reader is active."""
    _update_proxies(widget, tuple(things) if listened_to() else (), QRect())


def listened_to() -> bool:
    """Return whether a screen reader or a similar program is active."""
    install_faces()
    return QAccessible.isActive()


def _words(parent: QWidget) -> Iterator[A11yProxy]:
    return (child for child in parent.children() if isinstance(child, A11yProxy))


def _update_proxies(parent: QWidget, things: tuple[Place, ...], inside: QRect) -> None:
    """Update the proxies of a widget to these places, in their order; `inside` is its rectangle."""
    before = {words.place.place: words for words in _words(parent)}
    wanted = [thing.place for thing in things]
    if [place for place in before if place in wanted] != [p for p in wanted if p in before]:
        wanted = []  # the order has changed: create all of them again
    for place, words in before.items():
        if place not in wanted:
            _drop(words)
    proxies = list[A11yProxy]()
    for thing in things:
        found = before.get(thing.place) if thing.place in wanted else None
        proxy = found or A11yProxy(parent)
        proxy.set_place(thing, thing.rect.toAlignedRect().translated(-inside.topLeft()))
        proxies.append(proxy)
    # Screen readers read siblings in stacking order: buttons follow what they belong to, whatever
    # was created first, which could reveal earlier choices.
    if [child for child in parent.children() if isinstance(child, QWidget)][
        : len(proxies)
    ] != proxies:
        for proxy in reversed(proxies):
            proxy.lower()


def _drop(words: A11yProxy) -> None:
    words.setObjectName("")
    words.setAccessibleName("")
    words.setAccessibleDescription("")
    words.hide()
    words.setParent(None)
    words.deleteLater()


NOTHING: Final = " "
"""An effectively empty description: for an empty one Qt uses the tooltip or the text of a field."""

_JOINER: Final = "\N{WORD JOINER}"
_TAG: Final = re.compile(f"(?:<|&(?=lt;))(?!{_JOINER})")


def plain_tip(text: str) -> str:
    """Return a tool tip that Qt shows literally.

    Qt takes a tip for HTML if something in it looks like a tag, and opens the files that it names.
    An invisible word joiner inside the tag prevents that.
    """
    return _TAG.sub(lambda found: found[0] + _JOINER, text)


def set_tip(thing: QWidget | QGraphicsItem, text: str) -> None:
    """Set a tool tip that is shown literally: names in it may look like HTML."""
    thing.setToolTip(plain_tip(text))


def name_and_tip(widget: QWidget, name: str, tip: str = "") -> None:
    """Set a widget's accessible name and its tool tip (default: the name); read out only once."""
    widget.setAccessibleName(bare(name))
    set_tip(widget, tip or name)
    widget.setAccessibleDescription(bare(tip) if tip and tip != name else NOTHING)


def name_once(widget: QWidget, name: str) -> None:
    """Name a field whose placeholder has the same words, so that they are read out once."""
    widget.setAccessibleName(name)
    widget.setAccessibleDescription(NOTHING)


class Manner(NamedTuple):
    """How texts are announced."""

    briefly: bool = False
    """Whether only headlines are announced, without notes."""
    interrupts: bool = False
    """Whether news interrupt what is being read instead of waiting for its end."""


class Announcer(QObject):
    """Announces texts. Uses announcement events: screen readers ignore alerts of widgets."""

    said = Signal(str)
    """Emitted when a text is announced."""

    def __init__(self) -> None:
        super().__init__()
        self.manner = Manner()
        self.last = ""
        """The last announcement, for repeating it; empty if none."""
        self.shown_by: QWidget | None = None
        """The widget that shows the text, while `said` is emitted."""

    def say(self, text: str, widget: QWidget) -> None:
        """Announce a text that `widget` shows, and remember it; `manner` says whether it
        interrupts.
        """
        if text:
            self.last = text
            self._announce(text, widget, urgent=self.manner.interrupts)

    def remark(self, text: str, widget: QWidget) -> None:
        """Announce a text without remembering it, such as the item that the focus has reached."""
        if text:
            self._announce(text, widget, urgent=self.manner.interrupts)

    def answer(self, text: str, widget: QWidget) -> None:
        """Announce at once what a key asked for, without remembering it."""
        if text:
            self._announce(text, widget, urgent=True)

    def repeat(self, widget: QWidget) -> None:
        """Announce the last remembered text again."""
        self.answer(self.last, widget)

    def forget(self) -> None:
        """Forget the last text, because the next listener may be another person."""
        self.last = ""

    def _announce(self, text: str, widget: QWidget, *, urgent: bool) -> None:
        kinds = QAccessible.AnnouncementPoliteness
        event = QAccessibleAnnouncementEvent(widget, bare(text))
        event.setPoliteness(kinds.Assertive if urgent else kinds.Polite)
        QAccessible.updateAccessibility(event)
        self.shown_by = widget
        self.said.emit(text)
        self.shown_by = None


ANNOUNCER = Announcer()
"""The app's only announcer."""
