"""Popovers cover nothing important: on every table of the gallery, at every size."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any, get_args

import pytest
from PySide6.QtCore import QCoreApplication, QRect, QSize, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from stockgames.controllers.stages import Stage
from stockgames.engine import registry
from stockgames.engine.errors import Refused
from stockgames.lab.gallery.gallery import positions_of
from stockgames.presentation.hints import HintText
from stockgames.presentation.words import refusal_text
from stockgames.ui.games.nyse.table import NyseTable
from stockgames.ui.games.portfolio.deal_sheet import DealSheet
from stockgames.ui.games.stock_exchange.table import StockExchangeTable
from stockgames.ui.sentences.language import LANGUAGES, install_language
from stockgames.ui.table.page import TablePage
from stockgames.ui.table.recap import RecapStrip
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.widgets.popover import Popover
from tests.ui.table.seating import LAID, clear_away

EACH = {"de": 1, "en": 3}
"""One position of so many is looked at in a language: German words are the longest."""
SIZES = (QSize(1280, 720), QSize(1920, 1080), QSize(2560, 1440))
HINT = HintText(
    "The best bot would",
    "Sell 8 shares of Insurance",
    (
        "It counts on a mean of $812 at the end; the next best action on $790.",
        "Its best reply came up in 60 of 100 worlds that it tried.",
    ),
)


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    install_language(qapp, request.param)
    yield request.param
    clear_away()
    install_language(qapp, "en")


def longest_refusal(game_id: str) -> str:
    room = game_id.replace("-", "_")
    codes: tuple[Any, ...] = get_args(import_module(f"stockgames.games.{room}.codes").Code)
    return max((refusal_text(game_id, Refused(code)) for code in codes), key=len)


def positions(game_id: str, look: ThemeContext, each: int) -> Iterator[tuple[str, TablePage]]:
    """Yield the positions of the gallery, except finished games."""

    def show(page: TablePage) -> None:
        page.resize(SIZES[0])
        page.setUpdatesEnabled(False)  # no painting needed
        page.show()

    part = positions_of(game_id)
    assert part is not None
    for name in [*part.POSITIONS][::each]:
        look.fit(SIZES[0])
        page = part.lay(name, look, show)
        LAID.append(page)
        QCoreApplication.processEvents()
        if page.controller.stage is not Stage.OVER and page.log_sheet.isHidden():
            yield name, page
        clear_away()


def slips(page: TablePage, refusal: str) -> Iterator[Popover]:
    """Show each kind of popover in turn, and a notice beside a recap and beside a hint."""
    page.say(refusal)
    yield page.notice
    page.hints.slip.write(HINT)
    page.places.lay(page.hints.slip)
    yield page.hints.slip
    page.hints.slip.put_away()
    entries = [entry.plain() for entry in page.log.lines.entries]
    recap = RecapStrip(page.look, entries[:4], page)
    page.places.lay(recap)
    yield recap
    page.say(refusal)
    yield page.notice
    recap.deleteLater()
    page.notice.put_away()


def acted_on(page: TablePage, slip: Popover) -> list[tuple[str, QRect]]:
    """Return names and rectangles of everything clickable, except what fills the table."""
    found, sheet = [], page.findChild(DealSheet)
    over = sheet if sheet is not None and sheet.isVisible() else None
    for widget in page.findChildren(QWidget):
        takes_focus = widget.focusPolicy() != Qt.FocusPolicy.NoFocus
        behind = slip in (widget, widget.parentWidget()) or is_behind(widget, over)
        if takes_focus and widget.isVisible() and not behind and not isinstance(widget, DealSheet):
            corner = widget.mapTo(page, widget.rect().topLeft())
            face = QRect(corner, widget.size()).adjusted(4, 4, -4, -4)
            if face.width() < page.width() // 2:
                found.append((widget.objectName(), face))
    return found


def is_behind(widget: QWidget, sheet: QWidget | None) -> bool:
    """Return whether a sheet covers the whole table, and the widget with it."""
    return sheet is not None and not sheet.isAncestorOf(widget)


def seen(page: TablePage) -> list[tuple[str, QRect]]:
    """Return what must stay visible: the pit, prices, plates, the checklist."""
    table: object = page.game_table
    corner = page.board.pos()
    if isinstance(table, NyseTable):
        layout = table.scene.layout_
        assert layout is not None
        places = [("the pit", QRect(layout.board.pit.toPoint(), QSize(1, 1)))]
        places += [("price", QRect(disc.toPoint(), QSize(1, 1))) for disc in layout.board.discs]
        plates = [item.rect for item in table.scene.seat_items.values()]
        places += [("plate", plate.toRect()) for plate in plates]
    elif isinstance(table, StockExchangeTable) and not table.scene.notebook.isVisible():
        envelope = table.scene.envelope
        low = envelope.rect.adjusted(0, envelope.rect.height() * 0.42, 0, -6).toRect()
        places = [("checklist", low)] if envelope.lines() and not envelope.sealed else []
    else:
        places = []
    return [(name, place.translated(corner)) for name, place in places]


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_no_slip_covers_what_is_needed(qtbot: QtBot, language: str, game_id: str) -> None:
    look = ThemeContext()
    refusal, covered, looked = longest_refusal(game_id), list[str](), 0
    for name, page in positions(game_id, look, EACH[language]):
        for size in SIZES:
            look.fit(size)
            page.resize(size)
            QCoreApplication.processEvents()
            for slip in slips(page, refusal):
                paper, looked = slip.paper(), looked + 1
                where = f"{name} {size.width()} {slip.objectName()}"
                if not page.rect().contains(paper):
                    covered.append(f"{where}: beyond the page")
                things = [*acted_on(page, slip), *seen(page)]
                things += [("needed", rect) for rect in page.places.needed(slip)]
                covered += [f"{where}: {n} {r}" for n, r in things if r.intersects(paper)]
    assert looked > 100 / EACH[language]
    assert not covered, "\n".join(covered)
