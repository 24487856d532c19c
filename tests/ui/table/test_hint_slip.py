"""A hint on its card: new once, short while it is followed, forgotten when it is closed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from stockgames.presentation.hints import HintText
from stockgames.ui.table.hints import HintPopover
from stockgames.ui.theme.context import ThemeContext

HINT = HintText("The bot would", "Take Chemicals", ("It climbs.",), "N5")


@pytest.fixture
def slip(qtbot: QtBot) -> HintPopover:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(700, 500)
    page.show()
    made = HintPopover(ThemeContext(), page)
    made.page = page  # type: ignore[attr-defined]
    return made


def lie(slip: HintPopover, hint: HintText) -> bool:
    """Show a hint; return whether it was new."""
    news = slip.write(hint)
    slip.lay(QRect(20, 20, 360, slip.wanted_height(360)), alert=False)
    return news


def texts(slip: HintPopover) -> list[str]:
    return [text for text, _ in slip.paragraphs()]


def test_the_same_hint_is_news_once(slip: HintPopover) -> None:
    assert lie(slip, HINT)
    assert slip.hint == HINT
    assert not lie(slip, HINT)
    assert lie(slip, HintText("The bot would", "Take Technology"))


def test_while_it_is_followed_it_says_only_what_to_do(slip: HintPopover) -> None:
    lie(slip, HINT)
    assert texts(slip) == ["The bot would", "Take Chemicals", "It climbs."]
    assert slip.shorten()
    assert texts(slip) == ["Take Chemicals"]
    assert not slip.shorten(), "it is short already"
    assert slip.close_link.isHidden()
    assert lie(slip, HintText("The bot would", "Take Technology")), "another is told whole"
    assert not slip.is_brief


def test_a_hint_without_an_action_cannot_be_shortened(slip: HintPopover) -> None:
    lie(slip, HintText("No hint came."))
    assert not slip.shorten()
    assert texts(slip) == ["No hint came."]


def test_a_click_or_its_link_asks_to_put_it_away_and_then_nothing_of_it_is_left(
    slip: HintPopover,
) -> None:
    told = list[bool]()
    slip.dismissed.connect(lambda: told.append(True))
    lie(slip, HINT)
    QTest.mouseClick(slip, Qt.MouseButton.LeftButton)
    slip.close_link.click()
    assert told == [True, True]
    slip.put_away()
    assert slip.hint is None
    assert slip.accessibleName() == slip.spoken() == ""
    assert texts(slip) == []


def test_the_button_that_closes_it_stands_in_the_title_where_that_has_room(
    slip: HintPopover,
) -> None:
    plain = HintText(HINT.title, HINT.action, HINT.lines)
    lie(slip, plain)
    button, action_top = slip.close_link, slip.height() / 2
    assert button.geometry().bottom() < action_top
    assert slip.rect().contains(button.geometry())
    lie(slip, HINT)
    assert button.geometry().bottom() < action_top
    assert slip.link.geometry().top() > slip.height() / 2
    lie(slip, HintText("A title that leaves no room beside it, for it is long", "Take", ()))
    assert slip.close_link.geometry().top() > slip.height() / 2
