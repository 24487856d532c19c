"""The option at a new table: whether bots offer deals."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox
from pytestqt.qtbot import QtBot

from stockgames.games.portfolio.options import Options
from stockgames.ui.games.portfolio.options import create_options
from stockgames.ui.theme.theme_context import ThemeContext
from tests.ui.finding import child


def test_a_click_keeps_bots_from_offering(qtbot: QtBot) -> None:
    made = create_options(ThemeContext(), {})
    qtbot.addWidget(made)
    made.show()
    assert made.options() == {}
    switch = child(made, QCheckBox, "portfolio-bots-offer")
    with qtbot.waitSignal(made.changed):
        QTest.mouseClick(switch, Qt.MouseButton.LeftButton)
    assert made.options() == {"bots_offer": False}
    assert not Options.model_validate(made.options()).bots_offer


def test_a_wish_is_kept_and_nonsense_left_out(qtbot: QtBot) -> None:
    for wishes, options in (
        ({"bots_offer": False}, {"bots_offer": False}),
        ({"bots_offer": 7}, {}),
    ):
        made = create_options(ThemeContext(), wishes)
        qtbot.addWidget(made)
        assert made.options() == options
