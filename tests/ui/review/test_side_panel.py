from __future__ import annotations

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from stockgames.ui.review.side import DrawerHandle
from stockgames.ui.theme.context import ThemeContext
from tests.ui.review.analysed import show


def test_one_tab_shows_at_a_time_and_all_have_names(qtbot: QtBot, look: ThemeContext) -> None:
    page, _ = show(qtbot, look)
    assert page.side is not None
    panel = page.side
    assert panel.turning.isVisible()
    assert not panel.figures.isVisible()
    assert [panel.tabs.segment(tab).text() for tab in ("points", "figures")] == [
        "Turning points",
        "Statistics",
    ]
    assert panel.accessibleName()


def test_a_handle_points_where_the_panel_goes(qtbot: QtBot, look: ThemeContext) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    handle = DrawerHandle(look, parent)
    handle.resize(20, 60)
    out = handle.grab().toImage()
    handle.mark(True)
    assert handle.grab().toImage() != out
