from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from stockgames.ui.theme.appearance import apply_palette
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.fonts import SEMIBOLD
from stockgames.ui.theme.palette import DAYLIGHT, EVENING
from stockgames.ui.theme.text import text_width
from stockgames.ui.widgets.buttons import Button, ButtonKind, KeyCap, key_cap_size
from stockgames.ui.widgets.focus import FOCUS_MARGIN

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


def test_mouse_presses_it(qtbot: QtBot, look: ThemeContext) -> None:
    button = Button(look, "Play")
    qtbot.addWidget(button)
    with qtbot.waitSignal(button.clicked):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_nothing_presses_it_when_off(qtbot: QtBot, look: ThemeContext) -> None:
    button = Button(look, "Play")
    qtbot.addWidget(button)
    button.setEnabled(False)
    pressed: list[str] = []
    button.clicked.connect(lambda: pressed.append("once"))
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    button.click()
    assert not pressed


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


def test_accessible_name_is_the_text(qtbot: QtBot, look: ThemeContext) -> None:
    button = Button(look, "Play")
    qtbot.addWidget(button)
    interface = QAccessible.queryAccessibleInterface(button)
    assert interface.text(QAccessible.Text.Name) == "Play"


@pytest.mark.parametrize("kind", KINDS)
def test_states_look_different(qtbot: QtBot, look: ThemeContext, kind: ButtonKind) -> None:
    button = Button(look, "Play", kind=kind)
    qtbot.addWidget(button)
    rest = button.grab().toImage()
    button.setDown(True)
    pressed = button.grab().toImage()
    button.setDown(False)
    button.setEnabled(False)
    off = button.grab().toImage()
    assert rest != pressed
    assert rest != off


def test_theme_change_repaints_it(qtbot: QtBot, qapp: QApplication) -> None:
    look = ThemeContext(EVENING)
    apply_palette(qapp, EVENING)
    button = Button(look, "Play")
    qtbot.addWidget(button)
    evening = button.grab().toImage()
    apply_palette(qapp, DAYLIGHT)
    assert button.grab().toImage() != evening


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


def test_key_cap_widens_for_long_names(qtbot: QtBot, look: ThemeContext) -> None:
    cap = KeyCap(look, "A")
    qtbot.addWidget(cap)
    narrow = cap.sizeHint().width()
    cap.set_key("Ctrl+Shift+A")
    assert cap.sizeHint().width() > narrow
    assert cap.accessibleName() == "Ctrl+Shift+A"


def test_a_long_text_takes_a_smaller_font_where_it_is_squeezed(
    qtbot: QtBot, look: ThemeContext
) -> None:
    button = Button(look, "Chemicals, Aggressive investment", emblem="eye", key="1")
    qtbot.addWidget(button)
    width = button.sizeHint().width()
    for narrower in (0, 20, 60):  # the last letter is seen, so that another one looks different
        button.setText("Chemicals, Aggressive investment")
        button.resize(width - narrower, 40)
        before = button.grab().toImage()
        button.setText("Chemicals, Aggressive investmens")
        assert button.grab().toImage() != before


def test_key_and_text_may_stand_in_the_middle(qtbot: QtBot, look: ThemeContext) -> None:
    def edge(text: str, key: str, *, is_centred: bool) -> QImage:
        button = Button(look, text, kind="primary", key=key, is_centred=is_centred)
        qtbot.addWidget(button)
        button.resize(400, 60)
        return button.grab(QRect(0, 0, 120, 60)).toImage()

    bare = edge("", "", is_centred=False)
    assert edge("Go on", "Space", is_centred=True) == bare
    assert edge("Go on", "Space", is_centred=False) != bare


def test_a_key_in_the_middle_gives_way_to_the_text(qtbot: QtBot, look: ThemeContext) -> None:
    def painted(key: str, width: int) -> QImage:
        button = Button(look, "When all have seen it", key=key, is_centred=True, text_size=27)
        qtbot.addWidget(button)
        button.resize(width, 56)
        return button.grab().toImage()

    assert painted("Space", 500) != painted("Shift", 500)
    narrow = round(text_width("When all have seen it", look.sans(19, SEMIBOLD))) + 60
    assert painted("Space", narrow) == painted("Shift", narrow)


def test_a_squeezed_text_leaves_the_key_cap_alone(qtbot: QtBot, look: ThemeContext) -> None:
    """Far too long a text ends before the cap: the cap's surroundings are those of a short text."""

    def cap_side(text: str) -> QImage:
        button = Button(look, text, key="1")
        qtbot.addWidget(button)
        button.setMinimumSize(120, 40)
        button.resize(160, 40)
        picture = button.grab().toImage()
        return picture.copy(picture.width() - 52, 0, 52, picture.height())

    assert cap_side("W" * 40) == cap_side("W")


def test_a_long_second_line_leaves_the_key_cap_alone(qtbot: QtBot, look: ThemeContext) -> None:
    def cap_side(second_line: str) -> QImage:
        button = Button(look, "First", key="E")
        button.set_second_line(second_line)
        qtbot.addWidget(button)
        button.setMinimumSize(120, 40)
        button.resize(160, 46)
        picture = button.grab().toImage()
        return picture.copy(picture.width() - 42, 0, 42, picture.height())

    assert cap_side("Ace of diamonds " * 3) == cap_side("Ace")


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
