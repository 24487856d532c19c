"""NYSE's options at a new table (N1, N7)."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from stockgames.games.nyse.options import Options
from stockgames.games.nyse.parts import BOARDS, GREY_CHIPS
from stockgames.ui.games.nyse.options import OWN, BoardOrder, NyseOptions, create_options
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.widgets.fields import ComboBox


@pytest.fixture
def panel(qtbot: QtBot) -> NyseOptions:
    made = create_options(ThemeContext(), {})
    qtbot.addWidget(made)
    made.resize(420, 320)
    made.show()
    qtbot.waitExposed(made)
    return made


def order_of(panel: NyseOptions) -> BoardOrder:
    found = panel.findChild(BoardOrder)
    assert found is not None
    return found


@pytest.mark.parametrize("reading", BOARDS)
def test_each_reading_of_the_lost_picture_can_be_chosen_n1(
    panel: NyseOptions, reading: str
) -> None:
    combo = panel.findChild(ComboBox)
    assert combo is not None
    combo.setCurrentIndex(combo.findData(reading))
    combo.activated.emit(combo.currentIndex())
    assert panel.options()["board"] == list(BOARDS[reading])
    assert panel.reading() == reading


def test_shuffling_gives_another_order_of_the_same_chips_n1(panel: NyseOptions) -> None:
    before = panel.options()["board"]
    shuffle = panel.findChild(QPushButton, "nyse-shuffle")
    assert shuffle is not None
    shuffle.click()
    after = panel.options()["board"]
    assert after != before
    assert sorted(after) == list(GREY_CHIPS)
    Options.model_validate(panel.options())


def test_arrows_carry_a_chip_after_space_n1(panel: NyseOptions) -> None:
    order = order_of(panel)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_Right, Qt.Key.Key_Right):
        QTest.keyClick(order, key)
    assert order.board() == [1, 3, 5, 2, 4, 2]
    QTest.keyClick(order, Qt.Key.Key_Space)
    QTest.keyClick(order, Qt.Key.Key_Right)
    assert order.board() == [1, 3, 5, 2, 4, 2]
    assert panel.reading() == OWN


def test_arrows_with_control_carry_at_once_and_stop_at_the_edge(panel: NyseOptions) -> None:
    order = order_of(panel)
    for _ in range(8):
        QTest.keyClick(order, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert order.board() == [2, 3, 5, 4, 2, 1]


def test_a_chip_is_dragged_to_its_place_n1(panel: NyseOptions) -> None:
    order = order_of(panel)

    def at(place: int) -> QPoint:
        return order.place(place).toPoint()

    QTest.mousePress(order, Qt.MouseButton.LeftButton, pos=at(0))
    QTest.mouseMove(order, at(1))
    QTest.mouseMove(order, at(2))
    QTest.mouseRelease(order, Qt.MouseButton.LeftButton, pos=at(2))
    assert order.board() == [2, 3, 1, 5, 4, 2]
    QTest.mouseMove(order, at(5))
    assert order.board() == [2, 3, 1, 5, 4, 2]


def test_the_order_is_told_to_screen_readers(panel: NyseOptions) -> None:
    order = order_of(panel)
    assert "1 2 3 5 4 2" in order.accessibleName()
    order.set_board([5, 4, 3, 2, 2, 1])
    assert "5 4 3 2 2 1" in order.accessibleName()


def test_wishes_that_are_no_options_give_the_usual_ones(qtbot: QtBot) -> None:
    made = create_options(ThemeContext(), {"board": [9, 9], "hands": "open"})
    qtbot.addWidget(made)
    assert made.options() == Options().model_dump()


def test_concealed_hands_are_a_choice_n7(qtbot: QtBot) -> None:
    made = create_options(ThemeContext(), {"hands": "concealed"})
    qtbot.addWidget(made)
    assert made.options()["hands"] == "concealed"
