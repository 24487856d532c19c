"""NYSE's options at a new table (N1, N7)."""

from __future__ import annotations

import pytest
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


def test_the_order_is_told_to_screen_readers(panel: NyseOptions) -> None:
    order = order_of(panel)
    assert "1 2 3 5 4 2" in order.accessibleName()
    order.set_board([5, 4, 3, 2, 2, 1])
    assert "5 4 3 2 2 1" in order.accessibleName()
    assert panel.options()["board"] == [5, 4, 3, 2, 2, 1]
    assert panel.reading() == OWN


def test_wishes_that_are_no_options_give_the_usual_ones(qtbot: QtBot) -> None:
    made = create_options(ThemeContext(), {"board": [9, 9], "hands": "open"})
    qtbot.addWidget(made)
    assert made.options() == Options().model_dump()


def test_concealed_hands_are_a_choice_n7(qtbot: QtBot) -> None:
    made = create_options(ThemeContext(), {"hands": "concealed"})
    qtbot.addWidget(made)
    assert made.options()["hands"] == "concealed"
