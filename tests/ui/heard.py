"""The tree of a widget as Qt's accessibility exposes it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from PySide6.QtCore import QRect
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

_HOLDERS = (QAccessible.Role.Client, QAccessible.Role.Border, QAccessible.Role.Grouping)


@contextmanager
def somebody_listens() -> Iterator[None]:
    """Activate accessibility inside the block."""
    QAccessible.setActive(True)
    try:
        yield
    finally:
        QAccessible.setActive(False)


@dataclass(frozen=True, slots=True)
class Heard:
    """One accessible object's data. Qt's interfaces are not kept: they die with their widgets."""

    role: QAccessible.Role
    name: str
    value: str
    note: str
    label: str
    """The text of the label beside it."""
    inside: str
    """The name of its container."""
    depth: int
    rect: QRect
    focusable: bool
    checked: bool
    selected: bool
    disabled: bool
    widget: str
    """Its class and name in the code."""


def tree(widget: QWidget) -> list[Heard]:
    """Return everything visible, parents first."""
    return list(_walk(QAccessible.queryAccessibleInterface(widget), "", 0))


def name_of(widget: QWidget) -> str:
    """Return a widget's accessible name."""
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name).strip()


def _walk(at: QAccessibleInterface, inside: str, depth: int) -> Iterator[Heard]:
    heard = _heard(at, inside, depth)
    yield heard
    for number in range(at.childCount()):
        child = at.child(number)
        if child is not None and child.isValid() and not child.state().invisible:
            yield from _walk(child, heard.name, depth + 1)


def _heard(at: QAccessibleInterface, inside: str, depth: int) -> Heard:
    state, thing, text = at.state(), at.object(), QAccessible.Text
    labels = at.relations(QAccessible.RelationFlag.Label)
    return Heard(
        role=at.role(),
        name=at.text(text.Name).strip(),
        value=at.text(text.Value),
        note=at.text(text.Description).strip(),
        label=labels[0][0].text(text.Name) if labels else "",
        inside=inside,
        depth=depth,
        rect=QRect(at.rect()),
        focusable=bool(state.focusable),
        checked=bool(state.checked),
        selected=bool(state.selected),
        disabled=bool(state.disabled),
        widget="" if thing is None else f"{type(thing).__name__} {thing.objectName()}",
    )


def faults(page: QWidget) -> Iterator[str]:
    """Yield the accessibility faults of a page."""
    if not name_of(page.focusWidget() or page):
        yield "the keyboard is on something without a name"
    for one in tree(page):
        text = f"{one.widget}: {one.name}"
        if one.focusable and not one.name:
            yield f"nameless: {text}"
        if one.name and one.name in (one.note, one.inside):
            yield f"said twice: {text}"
        if one.role == QAccessible.Role.ComboBox and not one.label:
            yield f"without its label: {text}"
        if one.name and one.role not in _HOLDERS and one.rect.isEmpty():
            yield f"without a place: {text}"
