"""Popovers leave bar, choices and arrivals free: on every table of the gallery, at every size."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any, get_args

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect, QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from stockgames.controllers.stages import Stage
from stockgames.engine import registry
from stockgames.engine.errors import Refused
from stockgames.lab.gallery.gallery import positions_of
from stockgames.presentation.hints import HintText
from stockgames.presentation.messages import refusal_text
from stockgames.ui.table.page import TablePage
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.focus import FOCUS_MARGIN
from stockgames.ui.widgets.popover import Popover
from tests.ui.table.seating import OPENED, clear_away

EACH = {"de": 6, "en": 12}
"""One position of so many is looked at in a language: German words are the longest."""
ROOMS = [(QSize(*size), text) for size in ((1280, 720), (1920, 1080)) for text in (1.0, 2.0)]
HINT = HintText(
    "The best bot would",
    "Sell 8 shares of Insurance",
    (
        "It counts on a mean of $812 at the end; the next best action on $790.",
        "Its best reply came up in 60 of 100 worlds that it tried.",
        "The next best is to sell 3 shares of Wool, which wins 4 of 10 games.",
    ),
)


def longest_refusal(game_id: str) -> str:
    package = game_id.replace("-", "_")
    codes: tuple[Any, ...] = get_args(import_module(f"stockgames.games.{package}.refusals").Code)
    return max((refusal_text(game_id, Refused(code)) for code in codes), key=len)


def positions(game_id: str, look: ThemeContext, each: int) -> Iterator[tuple[str, TablePage]]:
    """Lay the positions of the gallery, one after the other; not those in which all is over."""

    def show(page: TablePage) -> None:
        page.resize(ROOMS[0][0])
        page.setUpdatesEnabled(False)  # nobody looks
        page.show()

    part = positions_of(game_id)
    assert part is not None
    for name in [*part.POSITIONS][::each]:
        look.set_text_size(1.0)
        look.fit(ROOMS[0][0])
        page = part.open_position(name, look, show)
        OPENED.append(page)
        QCoreApplication.processEvents()
        if page.controller.stage is not Stage.OVER and page.log_sheet.isHidden():
            yield name, page
        clear_away()


def cases(page: TablePage, refusal: str) -> Iterator[list[Popover]]:
    """Show each kind of popover in turn, and a refusal beside a recap and beside a hint."""
    hint = page.hints.popover
    page.say(refusal)
    yield [page.refusal]
    hint.write(HINT)
    page.popovers.show(hint)
    yield [page.refusal, hint]
    page.refusal.put_away()
    yield [hint]
    hint.put_away()
    entries = [entry.plain() for entry in page.log.lines.entries]
    recap = page.parts.recap
    recap.write(entries[:4])
    page.popovers.show(recap)
    yield [recap]
    page.say(refusal)
    yield [page.refusal, recap]
    recap.put_away()
    page.refusal.put_away()


def to_press(page: TablePage) -> Iterator[tuple[str, QRect]]:
    """Yield names and places of the bar, of what is new each round, and of the choices' buttons."""
    yield "the bar", page.bar.bar_rect().toAlignedRect()
    yield "arrivals", page.parts.where("own/arrived")
    buttons: list[QWidget] = [*page.action_panel.buttons()]
    for button in buttons:
        edge = FOCUS_MARGIN
        face = button.rect().adjusted(edge, edge, -edge, -edge)
        yield button.objectName(), face.translated(button.mapTo(page, QPoint()))


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_popovers_lie_on_the_page_and_cover_nothing_new_or_to_press(
    qtbot: QtBot, language: str, game_id: str
) -> None:
    look = ThemeContext()
    refusal, faults, looked = longest_refusal(game_id), list[str](), 0
    for name, page in positions(game_id, look, EACH[language]):
        for size, text in ROOMS:
            look.set_text_size(text)
            look.fit(size)
            page.resize(size)
            QCoreApplication.processEvents()
            for shown in cases(page, refusal):
                visible = [one for one in shown if one.isVisible()]
                assert visible
                looked += len(visible)
                papers = [one.paper() for one in visible]
                where = f"{name} {size.width()} {text} {[one.objectName() for one in visible]}"
                if not all(page.rect().contains(paper) for paper in papers):
                    faults.append(f"{where}: beyond the page")
                if len(papers) == 2 and papers[0].intersects(papers[1]):
                    faults.append(f"{where}: over each other")
                faults += [
                    f"{where}: over {thing}"
                    for thing, rect in to_press(page)
                    if any(paper.intersects(rect) for paper in papers)
                ]
    assert looked > 20
    assert not faults, "\n".join(faults)
