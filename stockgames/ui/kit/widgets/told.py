"""What is only painted, told to screen readers: each thing by role, name, value, state and place.

Invisible widgets lie where the things are painted. They take no mouse, no keyboard and no paint,
and there are none while no screen reader listens.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAccessible, QPaintEvent
from PySide6.QtWidgets import QWidget

from stockgames.ui.kit.widgets.told_face import install_faces

Role: TypeAlias = Literal["group", "text", "list", "item"]
"""What holds others, what tells something, what holds entries in order, such an entry."""


@dataclass(frozen=True, slots=True)
class Told:
    """One thing that is painted, in words."""

    place: str
    """Its name in the code: the same as long as it is the same thing."""
    name: str
    value: str = ""
    role: Role = "text"
    picked: bool = False
    barred: bool = False
    rect: QRect = field(default_factory=QRect)
    """Where it is painted, in pixels of the widget that paints it."""
    children: tuple[Told, ...] = ()


class Words(QWidget):
    """The words of one thing, and inside it those of what it holds."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.told = Told("", "")
        self.told_role: str = "text"
        self.told_value = ""
        self.is_picked = self.is_barred = False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing."""

    def tell(self, told: Told, at: QRect) -> None:
        """Tell another thing from now on, or the same one anew; `at` is in the parent's pixels."""
        old, self.told = self.told, told
        self.told_role, self.told_value = told.role, told.value
        self.is_picked, self.is_barred = told.picked, told.barred
        self.setObjectName(f"told-{told.place}")
        self.setAccessibleName(told.name)
        self.setAccessibleDescription(told.value if told.value != told.name else "")
        self.setGeometry(at)
        if old.children or told.children:
            _tell(self, told.children, told.rect)
        self.show()


def tell_over(widget: QWidget, things: Iterable[Told]) -> None:
    """Tell these over a widget and nothing else; nothing at all while no screen reader listens."""
    _tell(widget, tuple(things) if listened_to() else (), QRect())


def listened_to() -> bool:
    """Return whether a screen reader, or another program like it, wants to know what shows."""
    install_faces()
    return QAccessible.isActive()


def _words(parent: QWidget) -> Iterator[Words]:
    return (child for child in parent.children() if isinstance(child, Words))


def _tell(parent: QWidget, things: tuple[Told, ...], inside: QRect) -> None:
    """Let a widget have words for these things, in their order; `inside` is where it lies."""
    before = {words.told.place: words for words in _words(parent)}
    wanted = [told.place for told in things]
    if [place for place in before if place in wanted] != [p for p in wanted if p in before]:
        wanted = []  # in another order than before: all are made anew
    for place, words in before.items():
        if place not in wanted:
            _drop(words)
    for told in things:
        found = before.get(told.place) if told.place in wanted else None
        (found or Words(parent)).tell(told, told.rect.translated(-inside.topLeft()))


def _drop(words: Words) -> None:
    words.setObjectName("")
    words.setAccessibleName("")
    words.setAccessibleDescription("")
    words.hide()
    words.setParent(None)
    words.deleteLater()
