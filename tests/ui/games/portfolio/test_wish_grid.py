"""The grid of cards that can be requested: moved through by keys, picked once, all announced."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from stockgames.ui.games.portfolio.deal_side import MiniCard, WishGrid
from stockgames.ui.theme.context import ThemeContext
from tests.games.portfolio.table import card

CARDS = list(range(26))


@pytest.fixture
def grid(qtbot: QtBot) -> WishGrid:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(900, 500)
    page.show()
    qtbot.waitExposed(page)
    page.activateWindow()
    made = WishGrid(ThemeContext(), page)
    made.page = page  # type: ignore[attr-defined]
    return made


def opened(grid: WishGrid) -> list[MiniCard]:
    grid.open("Bruno", CARDS, Counter({3: 1}), Counter({5: 1}))
    found = [slip for slip in grid.findChildren(MiniCard) if slip.objectName()]
    return sorted(found, key=lambda slip: slip.card)


def focused(grid: WishGrid) -> int:
    (slip,) = [slip for slip in grid.findChildren(MiniCard) if slip.hasFocus()]
    return slip.card


def test_it_asks_for_one_of_the_cards_and_marks_those_that_are_given(grid: WishGrid) -> None:
    assert grid.isHidden()
    slips = opened(grid)
    assert [slip.card for slip in slips] == CARDS
    assert [slip.card for slip in slips if slip.isChecked()] == [5]
    assert [slip.card for slip in slips if slip._known] == [3]
    assert any("Bruno" in label.text() for label in grid.findChildren(QLabel))


def test_arrows_walk_over_thirteen_in_a_row_and_round_the_ends(grid: WishGrid) -> None:
    opened(grid)
    walked = []
    for key in ("Right", "Down", "Left", "Up", "Left", "Down"):
        grid.walk(key)
        walked.append(focused(grid))
    assert walked == [1, 14, 13, 0, 25, 12]


def test_one_pick_is_told_and_puts_it_away(grid: WishGrid) -> None:
    slips, told = opened(grid), list[tuple[int, bool]]()
    grid.picked.connect(lambda card, on: told.append((card, on)))
    closed = list[bool]()
    grid.closed.connect(lambda: closed.append(True))
    grid.walk("Right")
    grid.press()
    assert told == [(1, True)]
    assert closed == [True]
    assert grid.isHidden()
    slips = opened(grid)
    slips[5].click()
    assert told[-1] == (5, False)


def test_no_card_is_left_to_be_read(grid: WishGrid) -> None:
    opened(grid)
    grid.put_away()
    assert not any(slip.objectName() for slip in grid.findChildren(MiniCard))
    grid.put_away()
    assert grid.isHidden()
    assert card("AS") == CARDS[0]
