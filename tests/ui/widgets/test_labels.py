"""Labels, and names shown as plain text on whatever bears them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from stockgames.controllers.replay import Viewpoint
from stockgames.engine.plain_text import isolated
from stockgames.ui.review.controls import ViewpointButton
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.accessibility import listened_to
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.buttons import Button, ControlledToggle, PaintedButton, PaperLink
from stockgames.ui.widgets.choices import SegmentRow, Switch
from stockgames.ui.widgets.fields import LineEdit
from stockgames.ui.widgets.labels import Label, LabelRole
from tests.ui.heard import somebody_listens, tree

ROLES: tuple[LabelRole, ...] = ("title", "name", "caption", "text", "note")


@pytest.mark.parametrize("role", ROLES)
def test_no_text_is_under_13_pixels(qtbot: QtBot, look: ThemeContext, role: LabelRole) -> None:
    look.set_scale(0.5)
    label = Label(look, "Ada", role)
    qtbot.addWidget(label)
    assert label.font().pixelSize() >= 13


@pytest.mark.parametrize("early", ["polish", "show", "never"])
@pytest.mark.parametrize("layers", [0, 1])
def test_a_label_and_a_field_keep_font_and_colour_wherever_they_are_put(
    qtbot: QtBot, look: ThemeContext, early: str, layers: int
) -> None:
    """A tone that was set before a label was first shown used to be lost with its new parent."""
    page, inner = QWidget(), QWidget()
    qtbot.addWidget(page)
    label, field = Label(look, "Ada"), LineEdit(look, "Ada")
    if early == "polish":
        label.ensurePolished()
        field.ensurePolished()
    elif early == "show":
        page.show()
    label.set_tone("warning")
    look.set_scale(1.7)
    home = page
    if layers:
        QVBoxLayout(page).addWidget(inner)
        home = inner
    column = QVBoxLayout(home)
    column.addWidget(label)
    column.addWidget(field)
    page.show()
    wanted = Label(look, "Bruno", tone="warning")
    qtbot.addWidget(wanted)
    role = wanted.foregroundRole()
    assert label.palette().color(role) == wanted.palette().color(role)
    assert label.font() == wanted.font()
    assert field.font() == look.sans(16)


@pytest.mark.parametrize("size", [QSize(0, 0), QSize(80, 20)])
def test_a_label_keeps_its_margins_when_the_style_changes(
    qtbot: QtBot, look: ThemeContext, size: QSize
) -> None:
    """Qt takes them from a frame without a size, as in a sheet that was never shown."""
    label = Label(look, "Ada")
    qtbot.addWidget(label)
    margins = label.contentsMargins()
    label.resize(size)
    QCoreApplication.sendEvent(label, QEvent(QEvent.Type.StyleChange))
    assert label.contentsMargins() == margins


def test_markup_is_shown_not_obeyed(qtbot: QtBot, look: ThemeContext) -> None:
    plain, marked = Label(look, "Ada"), Label(look, "<b>Ada</b>")
    for label in (plain, marked):
        qtbot.addWidget(label)
    assert marked.sizeHint().width() > plain.sizeHint().width() * 1.5


def test_a_click_follows_it_and_leaves_the_focus_where_it_is(qtbot: QtBot) -> None:
    page, emitted = QWidget(), list[str]()
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    first, second = PaperLink(ThemeContext(), key="R"), PaperLink(ThemeContext())
    for link, text in ((first, "Ruling N5"), (second, "Ruling N6")):
        link.setText(text)
        link.clicked.connect(lambda _=False, text=text: emitted.append(text))
        column.addWidget(link)
    page.show()
    qtbot.waitExposed(page)
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    first.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.mouseClick(second, Qt.MouseButton.LeftButton, pos=second.rect().center())
    assert emitted == ["Ruling N6"]
    assert first.hasFocus()
    rests, focused = second.grab().toImage(), first.grab().toImage()
    second.setFocus(Qt.FocusReason.TabFocusReason)
    assert second.grab().toImage() != rests
    assert first.grab().toImage() != focused


NAMES = ("R&D", "&Anna", "Smith & Sons", "a && b", "Q&")


def link(look: ThemeContext) -> QAbstractButton:
    return PaperLink(look)


BUTTONS: dict[str, Callable[[ThemeContext], QAbstractButton]] = {
    "button": Button,
    "link": link,
    "painted": PaintedButton,
    "controlled": lambda _: ControlledToggle(),
    "switch": Switch,
}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("kind", BUTTONS)
def test_a_name_on_a_button_is_whole_and_no_shortcut(qtbot: QtBot, kind: str, name: str) -> None:
    button = BUTTONS[kind](ThemeContext())
    qtbot.addWidget(button)
    button.setText(name)
    check(button, name)


def check(button: QAbstractButton, name: str) -> None:
    assert button.text() == name
    assert button.shortcut().isEmpty()
    told = QAccessible.queryAccessibleInterface(button)
    assert told.text(QAccessible.Text.Name) in ("", name)
    assert told.text(QAccessible.Text.Accelerator) == ""


@pytest.mark.parametrize("name", NAMES)
def test_a_name_among_choices_shows_whole(qtbot: QtBot, name: str) -> None:
    row = SegmentRow(ThemeContext(), [("one", name), ("two", "Bruno")])
    qtbot.addWidget(row)
    check(row.segment("one"), name)
    assert row.options[0] == ("one", name)


@pytest.mark.parametrize("name", NAMES)
def test_whose_eyes_look_back_is_picked_by_the_whole_name(qtbot: QtBot, name: str) -> None:
    button = ViewpointButton(ThemeContext(), Viewpoint(0), "1", name)
    qtbot.addWidget(button)
    assert name in [label.text() for label in button.findChildren(QLabel)]
    assert name in button.accessibleName()
    assert button.shortcut().isEmpty()


SPOKEN: dict[str, Callable[[ThemeContext], QWidget]] = {
    **BUTTONS,
    "widget": BaseWidget,
    "label": Label,
}


@pytest.mark.parametrize("kind", SPOKEN)
def test_what_is_spoken_has_no_marks_of_direction(qtbot: QtBot, kind: str) -> None:
    widget = SPOKEN[kind](ThemeContext())
    qtbot.addWidget(widget)
    widget.setAccessibleName(f"Pass to {isolated('דוד')}")
    widget.setAccessibleDescription(f"{isolated('דוד')}: 3")
    assert widget.accessibleName() == "Pass to דוד"
    assert widget.accessibleDescription() == "דוד: 3"


class _Button(ControlledToggle):
    """Paints nothing."""

    def paintEvent(self, event: object) -> None:
        """Paint nothing."""


@pytest.mark.parametrize("marked", [True, False])
def test_a_press_is_told_once_and_marks_nothing(qtbot: QtBot, marked: bool) -> None:
    button, pressed = _Button(), list[bool]()
    qtbot.addWidget(button)
    button.clicked.connect(lambda: pressed.append(True))
    button.mark(marked)
    assert pressed == []
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert (len(pressed), button.isChecked()) == (1, marked)
    face = QAccessible.queryAccessibleInterface(button).actionInterface()
    face.doAction(QAccessibleActionInterface.toggleAction())
    assert (len(pressed), button.isChecked()) == (2, marked)


class Sheet(QWidget):
    """Covers a page, and has the focus."""

    accessible_role = "dialog"


def test_a_sheet_is_a_dialog(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    sheet, button = Sheet(page), QPushButton("Go on", page)
    assert not listened_to()
    with somebody_listens():
        assert listened_to()
        assert tree(sheet)[0].role == QAccessible.Role.Dialog
        assert tree(button)[0].role == QAccessible.Role.Button
