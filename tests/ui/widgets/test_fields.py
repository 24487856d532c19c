from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stockgames.ui.theme.appearance import apply_palette
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.palette import EVENING, Theme
from stockgames.ui.widgets.fields import ComboBox, LineEdit, SpinBox
from stockgames.ui.widgets.focus import FOCUS_MARGIN


def test_line_takes_text_and_shows_it(qtbot: QtBot, look: ThemeContext) -> None:
    line = LineEdit(look)
    qtbot.addWidget(line)
    empty = line.grab().toImage()
    QTest.keyClicks(line, "Ada")
    assert line.text() == "Ada"
    assert line.grab().toImage() != empty


def test_combo_box_holds_its_longest_item(qtbot: QtBot, look: ThemeContext) -> None:
    combo = ComboBox(look)
    qtbot.addWidget(combo)
    combo.addItems(["System", "Deutsch"])
    narrow = combo.sizeHint().width()
    combo.addItem("A language with a remarkably long name")
    assert combo.sizeHint().width() > narrow + 100
    first = combo.grab().toImage()
    QTest.keyClick(combo, Qt.Key.Key_Down)
    assert combo.currentText() == "Deutsch"
    assert combo.grab().toImage() != first


def test_a_number_stays_within_its_frame(qtbot: QtBot, look: ThemeContext) -> None:
    spin = SpinBox(look, 0, 888)
    qtbot.addWidget(spin)
    spin.resize(spin.sizeHint())
    pictures = []
    for number in (0, 888):
        spin.setValue(number)
        pictures.append(spin.grab().toImage())
    first, last = (one.copy(0, 0, FOCUS_MARGIN + 2, one.height()) for one in pictures)
    assert first == last
    assert pictures[0] != pictures[1]


def test_spin_box_counts_by_key_and_by_arrow(qtbot: QtBot, look: ThemeContext) -> None:
    spin = SpinBox(look, 1, 10)
    qtbot.addWidget(spin)
    spin.resize(spin.sizeHint())
    spin.setValue(4)
    QTest.keyClick(spin, Qt.Key.Key_Up)
    assert spin.value() == 5
    for name in ("chevron_down", "chevron_down", "chevron_up"):
        QTest.mouseClick(spin, Qt.MouseButton.LeftButton, pos=spin.arrow(name).center())
    assert spin.value() == 4


def test_spin_box_arrow_fades_at_the_end(qtbot: QtBot, look: ThemeContext) -> None:
    spin = SpinBox(look, 1, 10)
    qtbot.addWidget(spin)
    spin.resize(spin.sizeHint())
    for name in ("chevron_up", "chevron_down"):
        spin.setValue(1)
        low = spin.grab(spin.arrow(name)).toImage()
        spin.setValue(10)
        assert spin.grab(spin.arrow(name)).toImage() != low


def test_spin_box_arrows_stay_clear_of_the_number(qtbot: QtBot, look: ThemeContext) -> None:
    spin = SpinBox(look, 1, 1000)
    qtbot.addWidget(spin)
    spin.setValue(1000)
    spin.resize(spin.sizeHint())
    spin.grab()
    text = spin.fontMetrics().horizontalAdvance("1000")
    line = spin.lineEdit()
    assert text <= line.width()
    assert line.geometry().right() <= spin.arrow("chevron_up").left() + 1


def test_fields_grow_with_the_look(qtbot: QtBot, look: ThemeContext) -> None:
    fields = (LineEdit(look, "Ada"), SpinBox(look), ComboBox(look))
    for field in fields:
        qtbot.addWidget(field)
    heights = [field.sizeHint().height() for field in fields]
    look.set_scale(1.6)
    assert all(
        field.sizeHint().height() > height for field, height in zip(fields, heights, strict=True)
    )


def test_the_list_of_a_combo_box_wears_the_theme_in_force(
    qtbot: QtBot, qapp: QApplication, theme: Theme
) -> None:
    look = ThemeContext(EVENING)
    apply_palette(qapp, EVENING)
    combo = ComboBox(look)
    qtbot.addWidget(combo)
    combo.addItems(["Ada", "Bela"])
    combo.show()
    apply_palette(qapp, theme)
    look.set_theme(theme)
    combo.showPopup()
    QApplication.processEvents()
    image = combo.view().viewport().grab().toImage()
    low = combo.view().visualRect(combo.model().index(1, 0))
    combo.hidePopup()
    assert image.pixelColor(3, low.center().y()) == theme.panel_top
