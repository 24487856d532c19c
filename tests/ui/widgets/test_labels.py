"""Labels, and names shown as plain text on whatever bears them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QImage, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from stockgames.controllers.replay import Viewpoint
from stockgames.engine.plain_text import isolated
from stockgames.ui.review.controls import ViewpointButton
from stockgames.ui.theme.appearance import apply_palette
from stockgames.ui.theme.palette import DAYLIGHT, EVENING
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.accessibility import listened_to
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.buttons import Button, ControlledToggle, PaintedButton, PaperLink
from stockgames.ui.widgets.choices import SegmentRow, Switch
from stockgames.ui.widgets.frames import KitBar
from stockgames.ui.widgets.labels import Background, Label, LabelRole, Tone, label_colour
from tests.ui.heard import somebody_listens, tree

ROLES: tuple[LabelRole, ...] = ("title", "name", "caption", "text", "note")
TONES: tuple[Tone, ...] = ("plain", "quiet", "accent", "warning", "good")


def colour_of(label: Label) -> int:
    return label.palette().color(QPalette.ColorRole.WindowText).rgb()


def test_label_follows_theme_and_scale(qtbot: QtBot) -> None:
    look = ThemeContext(EVENING)
    label = Label(look, "Ada", "title")
    qtbot.addWidget(label)
    colour, size = colour_of(label), label.font().pixelSize()
    look.set_theme(DAYLIGHT)
    look.set_scale(1.5)
    assert colour_of(label) != colour
    assert label.font().pixelSize() > size


@pytest.mark.parametrize("role", ROLES)
def test_no_text_is_ever_smaller_than_13_pixels(
    qtbot: QtBot, look: ThemeContext, role: LabelRole
) -> None:
    look.set_scale(0.5)
    label = Label(look, "Ada", role)
    qtbot.addWidget(label)
    assert label.font().pixelSize() >= 13


@pytest.mark.parametrize("background", ["cloth", "paper"])
def test_tones_differ(look: ThemeContext, background: Background) -> None:
    assert len({label_colour(look.theme, tone, background).rgb() for tone in TONES}) >= 4


def test_tone_can_change(qtbot: QtBot, look: ThemeContext) -> None:
    label = Label(look, "3 days left")
    qtbot.addWidget(label)
    plain = colour_of(label)
    label.set_tone("warning")
    assert colour_of(label) != plain


def test_markup_is_shown_not_obeyed(qtbot: QtBot, look: ThemeContext) -> None:
    plain, marked = Label(look, "Ada"), Label(look, "<b>Ada</b>")
    for label in (plain, marked):
        qtbot.addWidget(label)
    assert marked.sizeHint().width() > plain.sizeHint().width() * 1.5


def test_a_click_follows_it_and_leaves_the_focus_where_it_is(qtbot: QtBot) -> None:
    page, told = QWidget(), list[str]()
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    first, second = PaperLink(ThemeContext(), key="R"), PaperLink(ThemeContext())
    for link, text in ((first, "Ruling N5"), (second, "Ruling N6")):
        link.setText(text)
        link.clicked.connect(lambda _=False, text=text: told.append(text))
        column.addWidget(link)
    page.show()
    qtbot.waitExposed(page)
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    first.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.mouseClick(second, Qt.MouseButton.LeftButton, pos=second.rect().center())
    assert told == ["Ruling N6"]
    assert first.hasFocus()
    rests, focused = second.grab().toImage(), first.grab().toImage()
    second.setFocus(Qt.FocusReason.TabFocusReason)
    assert second.grab().toImage() != rests
    assert first.grab().toImage() != focused


def test_a_bar_goes_as_far_as_its_share(qtbot: QtBot) -> None:
    bar = KitBar(ThemeContext(EVENING))
    qtbot.addWidget(bar)
    bar.resize(200, 14)

    def shown(share: float) -> QImage:
        bar.set_share(share)
        return bar.grab().toImage()

    looks = [shown(share) for share in (0, 0.25, 0.5, 1)]
    assert [sum(one == other for other in looks) for one in looks] == [1] * 4
    half = shown(0.5)
    assert half.pixelColor(60, 7) == shown(1).pixelColor(60, 7)
    assert half.pixelColor(140, 7) == shown(0).pixelColor(140, 7) != half.pixelColor(60, 7)


def test_it_follows_the_look(qtbot: QtBot, qapp: QApplication) -> None:
    apply_palette(qapp, EVENING)
    bar = KitBar(ThemeContext(EVENING))
    qtbot.addWidget(bar)
    bar.resize(200, 14)
    bar.set_share(0.5)
    before = bar.grab().toImage()
    apply_palette(qapp, DAYLIGHT)
    assert bar.grab().toImage() != before


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
def test_a_name_on_a_button_shows_whole_and_makes_no_shortcut(
    qtbot: QtBot, kind: str, name: str
) -> None:
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

    told_role = "dialog"


def test_a_sheet_is_a_dialog(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    sheet, button = Sheet(page), QPushButton("Go on", page)
    assert not listened_to()
    with somebody_listens():
        assert listened_to()
        assert tree(sheet)[0].role == QAccessible.Role.Dialog
        assert tree(button)[0].role == QAccessible.Role.Button
