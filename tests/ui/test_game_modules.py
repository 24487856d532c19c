"""Modules of games are found by name; shadows end inside their widgets."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QImage, QRegion
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from stockgames.engine import registry
from stockgames.engine.errors import PluginError
from stockgames.presentation.panel import Panel
from stockgames.ui.game_modules import load_module
from stockgames.ui.help.reader import Reader
from stockgames.ui.table.action_panel import ActionPanel
from stockgames.ui.table.log import LogPanel
from stockgames.ui.table.popovers import RecapStrip, RefusalPopover
from stockgames.ui.theme.palette import DAYLIGHT
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.frames import PanelFrame, PaperFrame
from tests.ui.finding import sized


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_every_game_brings_its_table(game_id: str) -> None:
    assert load_module(game_id, "table") is not None
    part = load_module(game_id, "face")
    assert part is not None
    assert part.FACE


@pytest.mark.parametrize(("game_id", "part"), [("no-such-game", "face"), ("nyse", "no_such_part")])
def test_what_a_game_does_not_bring_is_none(game_id: str, part: str) -> None:
    assert load_module(game_id, part) is None


def test_no_lack_of_a_part_is_passed_over(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    package = tmp_path / "broken_table"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "face.py").write_text("import no_such_library\n")
    monkeypatch.syspath_prepend(tmp_path)
    registry.register(registry.GamePlugin("broken", "lemonade.rules", "broken_table"))
    try:
        with pytest.raises(PluginError, match="no_such_library"):
            load_module("broken", "face")
    finally:
        registry.unregister("broken")


SIZE = QSize(500, 240)


def actions(look: ThemeContext) -> QWidget:
    made = ActionPanel(look)
    made.show_panel(Panel("Your turn"))
    return made


def refusal(look: ThemeContext) -> QWidget:
    page = QWidget()
    made = RefusalPopover(look, page)
    made.setParent(None)
    made.write("No.")
    made.show_at(QRect(QPoint(), SIZE))
    return made


def recap(look: ThemeContext) -> QWidget:
    made = RecapStrip(look)
    made.write(["Bela took a chip."])
    made.show_at(QRect(QPoint(), SIZE))
    return made


@pytest.mark.parametrize(
    "make",
    [
        *(LogPanel, actions, refusal, recap, PanelFrame, PaperFrame, Reader),
    ],
)
def test_a_shadow_ends_in_its_widget(qtbot: QtBot, make: Callable[[ThemeContext], QWidget]) -> None:
    widget = sized(qtbot, make(ThemeContext(DAYLIGHT)), SIZE)
    image = QImage(SIZE, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    widget.render(image, QPoint(), QRegion(), QWidget.RenderFlag(0))
    right, foot = SIZE.width() - 1, SIZE.height() - 1
    assert image.pixelColor(SIZE.width() // 2, foot - 20).alpha() > 200
    for point in ((250, 0), (250, foot), (0, 120), (right, 120)):
        assert image.pixelColor(*point).alpha() <= 3, point
