"""No text reveals what the table has yet to show: for every game, while a move is animated."""

from __future__ import annotations

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from stockgames.controllers.stages import Handover, Shown, Stage
from stockgames.controllers.table import TableController
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.engine.state import seen_as
from stockgames.games.exchange.view import ExchangeView
from stockgames.lab.gallery.samples import board_of
from stockgames.ui.games.stock_exchange.table import StockExchangeTable
from stockgames.ui.table.generic import create_table
from stockgames.ui.table.pace import Pace, PaceMode
from stockgames.ui.table.page import TablePage
from stockgames.ui.theme.theme_context import ThemeContext
from tests.controllers.desk import Notebook
from tests.ui.table.seating import NAMES, OPENED, SMALL, InstantThinker, Table

_ENOUGH = 3000
"""Steps within which every game is over."""


def bots_table(qtbot: QtBot, game_id: str, pace: PaceMode) -> Table:
    # Portfolio takes longest, and twice as long at a large table.
    seats = 2 if game_id == "portfolio" else registry.meta(game_id).usual_seats
    players = [SeatInfo(name=NAMES[seat], player="bot:random") for seat in range(seats)]
    match = Match.deal(registry.load(game_id), players, {}, "story")
    return Table(qtbot, match, Handover.TRUSTING, pace, create_table(game_id, ThemeContext()))


def words_of(page: TablePage) -> tuple[Any, ...]:
    """Return the texts of bar, log, panel and window."""
    title = page.window().windowTitle()
    return (
        page.bar.accessibleName(),
        page.log.lines.entries,
        *page.log.lines.spoken_lines(),
        page.action_panel.panel.title,
        title,
    )


PACES: dict[str, tuple[PaceMode, ...]] = {
    "nyse": ("slow", "step"),
    "portfolio": ("normal",),
    "exchange": ("slow",),
    "stock-exchange": ("step",),
}
"""Each game at some pace."""


@pytest.mark.parametrize(
    ("game_id", "pace"), [(game_id, pace) for game_id in PACES for pace in PACES[game_id]]
)
def test_no_word_runs_ahead_of_the_table(qtbot: QtBot, game_id: str, pace: PaceMode) -> None:
    table = bots_table(qtbot, game_id, pace)
    page, presenter = table.page, table.page.presenter
    still, ahead, watched = [words_of(page)], list[int](), 0

    def follow() -> None:
        if not presenter.is_moving:
            still.append(words_of(page))

    def look(shown: Shown) -> None:
        nonlocal watched
        watched += presenter.is_moving
        if presenter.is_moving and words_of(page) != still[-1]:
            ahead.append(shown.number)

    presenter.refreshed.connect(follow)
    table.controller.moved.connect(look)
    table.start()
    for _ in range(_ENOUGH):
        if table.stage is Stage.OVER:
            break
        if not presenter.step():
            qtbot.wait(1)
    assert table.stage is Stage.OVER
    assert watched
    assert not ahead
    assert len(set(still)) > watched / 2  # once shown, it may be described


def test_no_game_is_left_out() -> None:
    assert set(PACES) == set(registry.game_ids())


def test_the_log_tells_of_an_audit_when_the_board_has(qtbot: QtBot) -> None:
    table = bots_table(qtbot, "stock-exchange", "normal")
    page, board = table.page, board_of(table.page, StockExchangeTable)
    table.start()
    while table.stage is not Stage.OVER:
        if not page.presenter.step():
            qtbot.wait(1)
    table.wait_for(Stage.OVER)
    words, result = page.game_table.words, table.controller.result()
    paid = words.result_rows(result, table.controller.view, page.presenter.context())

    def told() -> str:
        return "\n".join(page.log.lines.spoken_lines())

    page.sheets.toggle_log()
    assert not board.end_shown
    assert not any(row.score in told() for row in paid)
    assert not any(row.score in "\n".join(page.log_sheet.lines.spoken_lines()) for row in paid)
    page.sheets.close()
    table.click_button("audit-skip")
    assert all(row.score in told() for row in paid)
    board.press("W")
    assert all(row.score in told() for row in paid)


def test_founders_are_told_when_the_table_has_shown_them(qtbot: QtBot) -> None:
    players = [SeatInfo(name=name, player="human") for name in NAMES[:3]]
    match = Match.deal(registry.load("exchange"), players, {}, "story")
    controller = TableController(match, Notebook(), InstantThinker())
    look = ThemeContext()
    page = TablePage(controller, create_table("exchange", look), look, Pace("slow"))
    OPENED.append(page)
    page.resize(SMALL)
    with qtbot.waitExposed(page):
        page.show()
    page.start()
    while not (controller.stage is Stage.SHOWING and seen_as(ExchangeView, controller.view).round):
        _go_on(controller)

    def told() -> str:
        return "\n".join(page.log.lines.spoken_lines())

    assert page.presenter.is_moving
    assert "The founders are revealed" not in told()
    assert "Before the first round" in page.bar.accessibleName()
    page.presenter.step()
    assert "The founders are revealed" in told()
    assert "Round 1 of 5" in page.bar.accessibleName()


def _go_on(controller: TableController) -> None:
    match controller.stage:
        case Stage.CURTAIN:
            controller.lift()
        case Stage.ASKING:
            controller.submit(controller.view.legal[0])
        case _:
            controller.proceed()
