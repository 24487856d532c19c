"""Nothing on a table is too small for touch if there is space; exceptions are listed here."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

import pytest
from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from stockgames.engine import registry
from stockgames.ui.table.action_panel import ChoiceButton
from stockgames.ui.table.board import SMALLEST_TARGET, HotSpot
from stockgames.ui.table.page import TablePage
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.buttons import Button
from tests.ui.games.test_outlines import positions

_STEP = 8
"""One in so many positions is tested: each takes time, and the others have the same targets."""
SMALL, LARGE = QSize(1280, 720), QSize(1920, 1080)
ALWAYS = {
    r"card-": "cards of a hand lie over each other: what can be seen of one is pressed",
    r"peek$": "held down, not pressed; 262 pixels wide",
    r"read-ruling$": "a link in a line of text, which F2 opens too",
}
IN_SMALL_WINDOWS = {
    r"(pace|rules|menu|ask-hint|undo)$": "the bar is 40 pixels high",
    r"(buy|sell)-\d": "nine cards of one hand lie side by side",
    r"keep-\d": "small figures on a page of the audit, beside each other",
    r"(close-log|close-reading)$": "42 pixels, as all buttons with text of that size",
}
"""Smaller choices that are allowed if the panel lacks space for all of them with captions and
note.
"""


def targets(page: TablePage) -> Iterator[QWidget]:
    for target in (*page.findChildren(HotSpot), *page.findChildren(Button)):
        if target.isVisibleTo(page):
            yield target


def size_of(target: QWidget) -> QSize:
    mask = target.mask().boundingRect()
    return target.size() if mask.isEmpty() else mask.size()


def small(page: TablePage, known: Mapping[str, str]) -> Iterator[str]:
    """Yield what is too small for touch, and in no list."""
    for target in targets(page):
        size, name = size_of(target), target.objectName()
        listed = any(re.match(pattern, name) for pattern in known)
        if min(size.width(), size.height()) < SMALLEST_TARGET and not listed:
            yield f"{name}: {size.width()} by {size.height()}"


def crowded(page: TablePage) -> dict[str, str]:
    """Return the choices of a panel, which share its space."""
    buttons = page.action_panel.findChildren(ChoiceButton)
    return {re.escape(button.objectName()): "as many as the panel holds" for button in buttons}


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_targets_have_room_for_a_finger(qtbot: QtBot, look: ThemeContext, game_id: str) -> None:
    seen, found = 0, list[str]()
    look.fit(LARGE)
    for name, page in positions(game_id, look, _STEP):
        seen += sum(1 for _ in targets(page))
        found += [f"{name}: {one}" for one in small(page, ALWAYS)]
        look.fit(SMALL)
        page.resize(SMALL)
        QCoreApplication.processEvents()
        known = ALWAYS | IN_SMALL_WINDOWS | crowded(page)
        found += [f"{name}, small window: {one}" for one in small(page, known)]
        look.fit(LARGE)
    assert found == []
    assert seen > 30
