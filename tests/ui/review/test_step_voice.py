"""A replay, announced and read as text."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from stockgames.engine import registry
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.accessibility import ANNOUNCER
from stockgames.ui.window.commands import shown_shortcuts
from tests.ui.review.test_look_back import press, show


@pytest.fixture
def heard() -> Iterator[list[str]]:
    """Yield a list that collects announcements."""
    emitted: list[str] = []
    ANNOUNCER.said.connect(emitted.append)
    yield emitted
    ANNOUNCER.said.disconnect(emitted.append)


def test_each_step_is_told_once_and_again_when_asked(
    qtbot: QtBot, look: ThemeContext, heard: list[str]
) -> None:
    page = show(qtbot, look)
    page.resize(page.width() - 10, page.height())
    assert heard == []
    for key in (Qt.Key.Key_Home, Qt.Key.Key_Right, Qt.Key.Key_F4):
        press(page, key)
    texts = [page.words.shown_entry(step, page.viewpoint).plain() for step in (0, 1)]
    assert heard == [*texts, texts[1]]


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_the_table_can_be_read_at_any_step(qtbot: QtBot, look: ThemeContext, game_id: str) -> None:
    usual = registry.meta(game_id).usual_seats
    page = show(qtbot, look, game_id, "h" + "b" * (usual - 1))
    page.go_to(page.replay.total // 2)
    press(page, Qt.Key.Key_F3)
    sheet = page.sheet
    assert sheet.isVisible()
    assert sheet.geometry() == page.rect()
    lines = sheet.lines()
    assert lines[0] == page.words.status(page.step, page.viewpoint)
    latest = next(page.words.before(page.step, page.viewpoint))
    assert any(line.endswith(latest.plain()) for line in lines)
    places = [node.place for node in page.nodes()]
    assert (places[0], places[-1]) == ("status", "log")
    assert len(places) > 2


def test_the_sheet_has_the_keys_until_it_is_closed(qtbot: QtBot, look: ThemeContext) -> None:
    page = show(qtbot, look)
    left: list[bool] = []
    page.back.connect(lambda: left.append(True))
    press(page, Qt.Key.Key_F3)
    tree = page.sheet.tree
    for key in (Qt.Key.Key_Home, Qt.Key.Key_Left, Qt.Key.Key_Space):
        QTest.keyClick(tree, key)
    assert (page.step, page.is_playing) == (page.replay.total, False)
    QTest.keyClick(tree, Qt.Key.Key_Escape)
    assert (page.sheet.isVisible(), left) == (False, [])
    press(page, Qt.Key.Key_Left)
    assert page.step == page.replay.total - 1
    press(page, Qt.Key.Key_F3)
    QTest.keyClick(tree, Qt.Key.Key_F3)
    assert not page.sheet.isVisible()
    press(page, Qt.Key.Key_Escape)
    assert left == [True]


def test_what_is_read_follows_the_eyes(qtbot: QtBot, look: ThemeContext) -> None:
    page = show(qtbot, look, "portfolio", "hbbb")
    page.go_to(page.replay.total // 2)
    own = page.nodes()
    page.look_through(page.picker.buttons[1].viewpoint)
    assert page.nodes() != own


def test_these_keys_are_listed(qtbot: QtBot, look: ThemeContext) -> None:
    keys = dict(shown_shortcuts(show(qtbot, look)))
    assert (keys["Read the table"], keys["Choose the speed"]) == ("F3", "T")
