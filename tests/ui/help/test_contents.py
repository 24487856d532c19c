"""The contents beside a help page: aligned, inside their panel, scaled with the window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QSize
from PySide6.QtWidgets import QPushButton, QScrollArea
from pytestqt.qtbot import QtBot

from stockgames.ui.help.contents import Contents
from stockgames.ui.help.page import HelpPage
from stockgames.ui.help.texts import Heading
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.fonts import SEMIBOLD
from stockgames.ui.theme.text import text_width

LONG = Heading(2, "A chapter whose title is by far too long for the panel it stands in", "a")
SHORT = Heading(2, "Alone", "b")
RULING = Heading(3, "N5 · Stock swap", "N5")
PART = Heading(3, "Set-up", "part-3")


@pytest.fixture
def contents(qtbot: QtBot, look: ThemeContext) -> Contents:
    look.fit(QSize(1280, 720))
    made = Contents(look)
    qtbot.addWidget(made)
    made.resize(made.width(), 500)
    made.show_headings((LONG, SHORT, PART, RULING))
    made.show()
    qtbot.waitExposed(made)
    return made


def link(contents: Contents, heading: Heading) -> QPushButton:
    found = contents.findChild(QPushButton, f"go-{heading.anchor}")
    assert found is not None
    return found


def text_left(contents: Contents, heading: Heading) -> float:
    """Return the x where a link's text starts: a link paints it centred."""
    shown, font = link(contents, heading), contents.look.sans(15, SEMIBOLD)
    middle = shown.mapTo(contents, shown.rect().center()).x()
    return middle - text_width(shown.text(), font) / 2


def test_links_stand_under_the_caption(contents: Contents) -> None:
    caption = contents.surface().left() + round(contents.look.px(18))
    assert text_left(contents, SHORT) == pytest.approx(caption, abs=1.5)


def test_chapters_and_rulings_can_be_gone_to(qtbot: QtBot, contents: Contents) -> None:
    assert contents.findChild(QPushButton, f"go-{PART.anchor}") is None
    with qtbot.waitSignal(contents.chosen) as told:
        link(contents, RULING).click()
    assert told.args == ["N5"]


def test_links_follow_the_size_of_the_window(contents: Contents, look: ThemeContext) -> None:
    small, shown = link(contents, SHORT).height(), link(contents, LONG).text()
    look.fit(QSize(2560, 1440))
    assert link(contents, SHORT).height() > small
    assert link(contents, LONG).text() != shown
    assert link(contents, LONG).accessibleName() == LONG.text


def test_a_page_of_one_part_has_no_contents(contents: Contents) -> None:
    contents.show_headings((SHORT,))
    assert contents.isHidden()
    contents.show_headings((SHORT, RULING))
    assert not contents.isHidden()


@pytest.mark.parametrize("game_id", ["nyse", "portfolio", "exchange", "stock-exchange"])
@pytest.mark.parametrize("width", [1000, 1280])
def test_contents_fit_their_panel(
    qtbot: QtBot, look: ThemeContext, game_id: str, width: int
) -> None:
    page = HelpPage(look, [(game_id, game_id)])
    qtbot.addWidget(page)
    page.resize(QSize(width, 640))
    page.show()
    qtbot.waitExposed(page)
    area = page.findChild(QScrollArea)
    assert area is not None
    qtbot.wait(1)
    links = [b for b in area.findChildren(QPushButton) if b.objectName().startswith("go-")]
    assert len(links) > 10
    assert not area.horizontalScrollBar().isVisible()
    for link in links:
        assert link.mapTo(area, link.rect().topRight()).x() <= area.viewport().width()
    chapter, ruling = links[1], next(b for b in links if b.objectName()[3].isupper())
    assert ruling.mapTo(area, QPoint()).x() > chapter.mapTo(area, QPoint()).x()
