from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from stockgames.ui.theme.text import text_width
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.buttons import KeyCap
from stockgames.ui.widgets.frames import PanelFrame
from stockgames.ui.window.dialogs import ShortcutSheet

HERE = [("Point at this sector", "B  K  R  G"), ("Undo", "Ctrl+Z")]
EVERYWHERE = [("Save game as…", "Ctrl+Shift+S"), ("Quit", "Ctrl+Q")]


def test_every_key_has_a_cap_inside_its_panel(qtbot: QtBot, look: ThemeContext) -> None:
    sheet = ShortcutSheet(look, HERE, EVERYWHERE)
    qtbot.addWidget(sheet)
    sheet.show()
    qtbot.waitExposed(sheet)
    panels = sheet.findChildren(PanelFrame)
    assert len(panels) == 2
    caps = [panel.findChildren(KeyCap) for panel in panels]
    assert [[cap.key() for cap in each] for each in caps] == [
        ["B", "K", "R", "G", "Ctrl+Z"],
        ["Ctrl+Shift+S", "Ctrl+Q"],
    ]
    for panel, each in zip(panels, caps, strict=True):
        inner = panel.surface().adjusted(10, 10, -10, -10).toRect()
        for cap in each:
            assert inner.contains(cap.rect().translated(cap.mapTo(panel, QPoint())))


def test_titles_are_whole_over_few_and_short_lines(qtbot: QtBot, look: ThemeContext) -> None:
    sheet = ShortcutSheet(look, [("Back", "Esc")], [("Quit", "Q")])
    qtbot.addWidget(sheet)
    sheet.show()
    qtbot.waitExposed(sheet)
    for panel in sheet.findChildren(PanelFrame):
        room = panel.surface().width() - 2 * look.px(18)
        assert text_width(panel.title(), look.caption()) <= room


@pytest.mark.parametrize("width", [600, 1280])
def test_a_page_without_keys_has_no_panel(qtbot: QtBot, look: ThemeContext, width: int) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(width, 720)
    sheet = ShortcutSheet(look, [], EVERYWHERE, window)
    assert [panel.title() for panel in sheet.findChildren(PanelFrame)] == ["Everywhere"]


def test_keys_stand_farther_apart_on_a_larger_screen(qtbot: QtBot, look: ThemeContext) -> None:
    def gap() -> int:
        """Return the pixels between two keys of one line."""
        sheet = ShortcutSheet(look, HERE, EVERYWHERE)
        qtbot.addWidget(sheet)
        sheet.show()
        qtbot.waitExposed(sheet)
        first, second = sheet.findChildren(KeyCap)[:2]
        return second.x() - first.x() - first.width()

    usual = gap()
    look.set_scale(2.0)
    assert gap() >= usual + 4
