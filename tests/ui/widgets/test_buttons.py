"""Buttons: their sizes, painted faces, and the keys on them."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QKeyEvent, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QDialog, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from stockgames.ui.theme.fonts import SEMIBOLD
from stockgames.ui.theme.text import text_width
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.buttons import (
    Button,
    ButtonKind,
    ControlledToggle,
    KeyCap,
    PaintedButton,
    key_cap_size,
)
from stockgames.ui.widgets.choices import SegmentRow, Switch
from stockgames.ui.widgets.fields import ComboBox
from stockgames.ui.widgets.focus import FOCUS_MARGIN
from tests.ui.painted_texts import painted_on

KINDS: tuple[ButtonKind, ...] = ("primary", "secondary", "quiet")
TEXTS = ("Take", "Discard from the supply", "Vom Vorrat abwerfen und den Zug beenden")


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_keys_press_it_once(qtbot: QtBot, look: ThemeContext, key: Qt.Key) -> None:
    button = Button(look, "Play")
    qtbot.addWidget(button)
    pressed: list[str] = []
    button.clicked.connect(lambda: pressed.append("once"))
    QTest.keyClick(button, key)
    assert len(pressed) == 1


@pytest.mark.parametrize("scale", [0.5, 0.72, 1.0, 1.6])
@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("kind", KINDS)
def test_size_hint_holds_text_emblem_key_and_second_line(
    qtbot: QtBot, look: ThemeContext, kind: ButtonKind, text: str, scale: float
) -> None:
    look.set_scale(scale)
    look.set_shows_all_keys(True)
    button = Button(look, text, kind=kind, emblem="eye", key="Ctrl+Z")
    button.set_second_line(text + " " + text)
    qtbot.addWidget(button)
    hint, small = button.sizeHint(), look.sans(13)
    needed = max(text_width(text, look.sans(16, SEMIBOLD)), text_width(text + " " + text, small))
    assert hint.width() >= needed + key_cap_size("Ctrl+Z", small)[0] + look.text_px(16)
    assert hint.height() >= look.text_px(16) + look.text_px(13) + 2 * FOCUS_MARGIN
    assert button.minimumSizeHint() == hint


def test_ring_shows_for_keyboard_focus_only(qtbot: QtBot, look: ThemeContext) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    first, second = Button(look, "First"), Button(look, "Second")
    column.addWidget(first)
    column.addWidget(second)
    with qtbot.waitActive(window):
        window.show()
    second.setFocus(Qt.FocusReason.OtherFocusReason)
    unfocused = first.grab().toImage()
    first.setFocus(Qt.FocusReason.MouseFocusReason)
    assert first.grab().toImage() == unfocused
    second.setFocus(Qt.FocusReason.OtherFocusReason)
    first.setFocus(Qt.FocusReason.TabFocusReason)
    assert first.grab().toImage() != unfocused


@pytest.mark.parametrize("height", [52, 60, 80, 110])
@pytest.mark.parametrize("text_size", [1.25, 1.5, 2.0])
def test_enlarged_lines_share_what_room_there_is(
    qtbot: QtBot, look: ThemeContext, monkeypatch: pytest.MonkeyPatch, text_size: float, height: int
) -> None:
    """The second one hung over the edge of a button at Portfolio, in German."""
    drawn = list[tuple[QRectF, QFont]]()
    monkeypatch.setattr(
        "stockgames.ui.widgets.buttons.draw_text",
        lambda _, box, text, font, *__, **___: drawn.append((box, font)),
    )
    look.set_text_size(text_size)
    button = Button(look, "Discard and end turn", kind="primary", key="Enter")
    button.set_second_line("2 of hearts")
    qtbot.addWidget(button)
    button.setMinimumSize(0, 0)
    button.resize(300, height)
    button.grab()
    first, second = drawn[-2:]  # the key gives way where there is little room
    assert first[0].bottom() <= second[0].top() + 0.01
    for box, font in (first, second):
        assert font.pixelSize() <= box.height()
        assert box.bottom() <= height - FOCUS_MARGIN


def test_a_text_that_would_be_cut_takes_the_room_of_its_key(
    qtbot: QtBot, look: ThemeContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    for text, key in (("Food", "1"), ("Technology", "")):
        button = Button(look, text, key="1", emblem="flask")
        qtbot.addWidget(button)
        button.setMinimumSize(0, 0)
        button.resize(135, 40)
        assert painted_on(button, monkeypatch) == [*filter(None, (key, text))]


@pytest.mark.parametrize(
    ("key", "text", "obvious"),
    [
        ("H", "Hint", True),
        ("L", "Full log", True),
        ("Esc", "Menu", True),
        ("F1", "Rules", True),
        ("P", "Speed: normal", False),
        ("F10", "Menu", False),
        ("Enter", "Buy six", False),
        ("1", "Stock swap", False),
    ],
)
def test_a_cap_shows_only_a_key_that_is_not_obvious(
    qtbot: QtBot, look: ThemeContext, key: str, text: str, obvious: bool
) -> None:
    """Unless it is the main action, or all keys are wished for."""

    def room_for_key(kind: ButtonKind = "secondary") -> bool:
        without, with_key = Button(look, text, kind=kind), Button(look, text, kind=kind, key=key)
        for button in (without, with_key):
            qtbot.addWidget(button)
        return with_key.sizeHint().width() > without.sizeHint().width()

    assert room_for_key() != obvious
    assert room_for_key("primary")
    look.set_shows_all_keys(True)
    assert room_for_key()


class _Button(PaintedButton):
    smooth = ringed = False

    def _paint(self, painter: QPainter) -> None:
        self.smooth = bool(painter.renderHints() & QPainter.RenderHint.Antialiasing)
        self.ringed = self._focus.visible


class _Failing:
    used: ClassVar[list[QPainter]] = []

    def _paint(self, painter: QPainter) -> None:
        self.used.append(painter)
        raise ZeroDivisionError


class _FailingWidget(_Failing, BaseWidget): ...


class _FailingButton(_Failing, PaintedButton): ...


class _FailingToggle(_Failing, ControlledToggle): ...


@pytest.mark.parametrize(
    "make", [_FailingWidget, _FailingButton, lambda look: _FailingToggle(None)]
)
def test_a_painter_ends_where_painting_fails(
    qtbot: QtBot, make: Callable[[ThemeContext], QWidget]
) -> None:
    """Qt crashes when a window is shown on which something still paints."""
    widget = make(ThemeContext())
    qtbot.addWidget(widget)
    with pytest.raises(ZeroDivisionError):
        widget.grab()
    assert not _Failing.used[-1].isActive()


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_keys_press_it_once_and_go_no_further(qtbot: QtBot, key: Qt.Key) -> None:
    pressed, beyond = list[str](), list[Qt.Key]()

    class Around(QWidget):
        def keyPressEvent(self, event: QKeyEvent) -> None:
            beyond.append(Qt.Key(event.key()))

    around = Around()
    qtbot.addWidget(around)
    button = _Button(ThemeContext(), around)
    button.clicked.connect(lambda: pressed.append("once"))
    around.show()
    QTest.keyClick(button, key)
    assert (pressed, beyond) == (["once"], [])


KEYS = {
    "Enter": (Qt.Key.Key_Return, Qt.Key.Key_Enter),
    "Space": (Qt.Key.Key_Space,),
    "T": (Qt.Key.Key_T,),
    "Del": (Qt.Key.Key_Delete,),
    "Left": (Qt.Key.Key_Left,),
}


class Painted(PaintedButton):
    """A minimal painted button."""

    def _paint(self, painter: object) -> None:
        pass


def combo(look: ThemeContext) -> ComboBox:
    box = ComboBox(look)
    box.addItems(["Anna", "Tom", "Tina"])
    return box


def segment(look: ThemeContext) -> QWidget:
    return SegmentRow(look, [("a", "A"), ("b", "B")])


CLICKED: dict[str, Callable[[ThemeContext], QWidget]] = {
    "button": lambda look: Button(look, "Other"),
    "painted": Painted,
    "switch": lambda look: Switch(look, "Other"),
    "segment": segment,
    "combo": combo,
}


class KeyPage:
    """A page with something to click, and a button with a key."""

    def __init__(self, qtbot: QtBot, kind: str, key: str, *, on_sheet: bool = False) -> None:
        look = ThemeContext()
        self.page = QDialog() if on_sheet else QWidget()
        qtbot.addWidget(self.page)
        made = CLICKED[kind](look)
        self.clicked = made.segment("b") if isinstance(made, SegmentRow) else made
        self.marked = Button(look, "Marked", key=key)
        column = QVBoxLayout(self.page)
        column.addWidget(made)
        column.addWidget(self.marked)
        self.page.show()
        self.page.activateWindow()
        qtbot.waitUntil(self.page.isActiveWindow)
        self.pressed: list[str] = []
        self.marked.clicked.connect(lambda: self.pressed.append("marked"))
        if isinstance(self.clicked, QAbstractButton):
            self.clicked.clicked.connect(lambda: self.pressed.append("other"))

    def press(self, key: Qt.Key) -> list[str]:
        self.pressed.clear()
        QTest.keyClick(self.clicked, key)
        return self.pressed


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("kind", CLICKED)
def test_what_was_clicked_takes_no_buttons_key_along(qtbot: QtBot, kind: str, key: str) -> None:
    shown = KeyPage(qtbot, kind, key, on_sheet=kind == "switch")
    shown.marked.setFocus(Qt.FocusReason.TabFocusReason)
    shown.clicked.setFocus(Qt.FocusReason.MouseFocusReason)
    chosen = shown.clicked.currentIndex() if isinstance(shown.clicked, ComboBox) else 0
    for pressed in KEYS[key]:
        assert shown.press(pressed) == ["marked"]
    if isinstance(shown.clicked, ComboBox):
        assert shown.clicked.currentIndex() == chosen
    shown.marked.setEnabled(False)
    assert shown.press(KEYS[key][0]) == [], "nor while that button cannot be pressed"
    shown.marked.hide()
    if kind in ("button", "painted") and key in ("Enter", "Space"):
        assert shown.press(KEYS[key][0]) == ["other"], "what nothing prints is its own"


@pytest.mark.parametrize("key", ["Enter", "Space"])
@pytest.mark.parametrize("kind", ["button", "painted"])
def test_what_shows_the_keyboards_ring_is_pressed(qtbot: QtBot, kind: str, key: str) -> None:
    shown = KeyPage(qtbot, kind, key)
    shown.marked.setFocus(Qt.FocusReason.MouseFocusReason)
    shown.clicked.setFocus(Qt.FocusReason.TabFocusReason)
    assert shown.press(KEYS[key][0]) == ["other"]


@pytest.mark.usefixtures("in_german")
def test_a_cap_calls_enter_as_the_sentences_do(look: ThemeContext) -> None:
    font = look.sans(13)
    assert key_cap_size("Enter", font) == key_cap_size("Eingabe", font)
    assert KeyCap(look, "Strg+Enter").accessibleName() == "Strg+Eingabe"
    assert KeyCap(look, "Esc").accessibleName() == "Esc"
