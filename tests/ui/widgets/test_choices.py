from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.widgets.choices import SegmentRow, Switch
from stockgames.ui.widgets.fields import ComboBox, LineEdit
from stockgames.ui.widgets.focus import FOCUS_MARGIN

OPTIONS = (("slow", "Slow"), ("normal", "Normal"), ("fast", "Fast"))


@pytest.fixture
def choice(qtbot: QtBot, look: ThemeContext) -> SegmentRow:
    made = SegmentRow(look, OPTIONS, "normal")
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.show()
    return made


def test_first_option_is_chosen_unless_told(qtbot: QtBot, look: ThemeContext) -> None:
    made = SegmentRow(look, OPTIONS)
    qtbot.addWidget(made)
    assert made.value() == "slow"


def test_click_chooses_once(qtbot: QtBot, choice: SegmentRow) -> None:
    told: list[str] = []
    choice.chosen.connect(told.append)
    for _ in range(2):
        QTest.mouseClick(choice.segment("fast"), Qt.MouseButton.LeftButton)
    assert told == ["fast"]
    assert choice.value() == "fast"


def test_arrow_keys_move_the_choice(qtbot: QtBot, choice: SegmentRow) -> None:
    choice.setFocus(Qt.FocusReason.TabFocusReason)
    assert choice.segment("normal").hasFocus()
    QTest.keyClick(choice.segment("normal"), Qt.Key.Key_Right)
    assert choice.value() == "fast"
    assert choice.segment("fast").hasFocus()
    QTest.keyClick(choice.segment("fast"), Qt.Key.Key_Left)
    assert choice.value() == "normal"


def test_tab_enters_at_the_chosen_option(choice: SegmentRow) -> None:
    choice.set_value("fast")
    choice.setFocus(Qt.FocusReason.TabFocusReason)
    assert choice.segment("fast").hasFocus()


def test_unknown_option_is_refused(choice: SegmentRow) -> None:
    with pytest.raises(KeyError):
        choice.set_value("unknown")


def test_chosen_segment_looks_chosen(choice: SegmentRow) -> None:
    before = choice.grab().toImage()
    choice.set_value("slow")
    assert choice.grab().toImage() != before


def test_switch_toggles_on_click_anywhere_and_on_space(qtbot: QtBot, look: ThemeContext) -> None:
    switch = Switch(look, "Reduced motion")
    qtbot.addWidget(switch)
    switch.resize(switch.sizeHint())
    off = switch.grab().toImage()
    at_text = QPoint(switch.width() - 10, switch.height() // 2)
    QTest.mouseClick(switch, Qt.MouseButton.LeftButton, pos=at_text)
    assert switch.isChecked()
    assert switch.grab().toImage() != off
    QTest.keyClick(switch, Qt.Key.Key_Space)
    assert not switch.isChecked()


def test_switch_holds_its_text(qtbot: QtBot, look: ThemeContext) -> None:
    short, long = Switch(look, "On"), Switch(look, "Bewegungen auf das Nötigste verringern")
    for one in (short, long):
        qtbot.addWidget(one)
    assert long.sizeHint().width() > short.sizeHint().width() + 100
    narrow = long.minimumSizeHint()
    assert narrow.width() < long.sizeHint().width()
    assert long.heightForWidth(narrow.width()) > long.sizeHint().height(), "it wraps"


def test_rows_and_fields_are_high_enough_for_large_text(qtbot: QtBot, look: ThemeContext) -> None:
    look.set_text_size(2.0)
    row = SegmentRow(look, OPTIONS)
    for made in (row, LineEdit(look), ComboBox(look)):
        qtbot.addWidget(made)
        control = row.segment("slow") if made is row else made
        face = control.sizeHint().height() - 2 * FOCUS_MARGIN
        assert face >= 1.4 * look.text_px(15), type(control).__name__
