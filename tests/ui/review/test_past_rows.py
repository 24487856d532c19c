"""ui/review/past_list.py: the list itself, painted, and moved through by keys."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from stockgames.ui.review.past_list import PastList, PastModel, Wanted
from stockgames.ui.theme.context import ThemeContext
from tests.ui.review.games import game


def make(qtbot: QtBot, look: ThemeContext, count: int) -> PastList:
    model = PastModel()
    model.add([game(row) for row in range(count)])
    found = PastList(look, model)
    model.setParent(found)
    qtbot.addWidget(found)
    found.resize(QSize(900, 400))
    found.show()
    return found


def test_each_line_paints_its_own_game(qtbot: QtBot, look: ThemeContext) -> None:
    found = make(qtbot, look, 0)
    model = found.model()
    assert isinstance(model, PastModel)
    empty = found.grab().toImage()
    model.add([game(1)])
    one = found.grab().toImage()
    assert one != empty
    model.look_for(Wanted(game_id="exchange"))
    assert found.grab().toImage() == empty
    model.add([game(2, game_id="exchange", title="Exchange")])
    assert found.grab().toImage() not in (one, empty)


def test_keys_walk_to_both_ends_of_many_games(qtbot: QtBot, look: ThemeContext) -> None:
    found = make(qtbot, look, 2_000)
    found.choose(0)
    for key, row in ((Qt.Key.Key_End, 1_999), (Qt.Key.Key_Up, 1_998), (Qt.Key.Key_Home, 0)):
        QTest.keyClick(found, key)
        chosen = found.chosen()
        assert chosen is not None
        assert chosen.row == row


def test_the_choice_stays_in_the_list(qtbot: QtBot, look: ThemeContext) -> None:
    found = make(qtbot, look, 2)
    found.choose(9)
    chosen = found.chosen()
    assert chosen is not None
    assert chosen.row == 1


def test_a_press_beside_the_games_chooses_nothing_else(qtbot: QtBot, look: ThemeContext) -> None:
    found = make(qtbot, look, 1)
    found.choose(0)
    QTest.mouseClick(found.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(300, 390))
    assert found.chosen() is not None


def test_letters_are_for_whoever_searches(qtbot: QtBot, look: ThemeContext) -> None:
    found = make(qtbot, look, 1)
    with qtbot.waitSignal(found.sought) as sought:
        QTest.keyClick(found, Qt.Key.Key_A)
    assert sought.args == ["a"]
