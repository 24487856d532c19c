"""The turning page of the book."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from stockgames.ui.people.book import LeafTurn
from stockgames.ui.people.page import PeoplePage
from stockgames.ui.theme.context import ThemeContext
from tests.ui.people.house import facts_of


def show(qtbot: QtBot, look: ThemeContext, size: QSize) -> PeoplePage:
    page = PeoplePage(look, facts_of("bela"))
    qtbot.addWidget(page)
    page.resize(size)
    look.fit(size)
    page.show()
    return page


@pytest.mark.parametrize("size", [QSize(1280, 720), QSize(1600, 1000)])
@pytest.mark.parametrize("other", ["ada", "clara"])
def test_a_leaf_turns_from_one_book_to_another_and_is_gone(
    qtbot: QtBot, look: ThemeContext, size: QSize, other: str
) -> None:
    page = show(qtbot, look, size)
    before = page.book.grab().toImage()
    page.show_facts(facts_of(other))
    leaf = page.findChild(LeafTurn)
    assert leaf is not None
    assert page.book.grab().toImage() == before, "it lies as it lay"
    seen = []
    leaf.destroyed.connect(lambda: seen.append("gone"))
    qtbot.waitUntil(lambda: seen == ["gone"], timeout=30_000)
    now = page.book.grab().toImage()
    assert now != before
    plain = show(qtbot, look, size)
    plain.show_facts(facts_of(other))
    plain.findChild(LeafTurn).hide()  # type: ignore[union-attr]  # it has just begun
    assert plain.book.grab().toImage() == now


def test_leaves_do_not_turn_where_motion_is_reduced_or_nobody_else_comes(
    qtbot: QtBot, look: ThemeContext
) -> None:
    page = show(qtbot, look, QSize(1600, 1000))
    page.show_facts(facts_of("bela"))
    assert page.findChild(LeafTurn) is None
    look.set_reduced_motion(True)
    page.show_facts(facts_of("ada"))
    assert page.findChild(LeafTurn) is None
