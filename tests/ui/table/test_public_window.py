"""The window for a television shows a bystander's view, whatever the main window shows."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from stockgames.controllers.stages import Change, Handover, Stage
from stockgames.controllers.table import TableController
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.engine.state import View
from stockgames.presentation.context import TableContext
from stockgames.presentation.outline import as_text
from stockgames.ui.table.game_table import AnyTable
from stockgames.ui.table.generic import create_table
from stockgames.ui.table.pace import Pace
from stockgames.ui.table.page import TablePage
from stockgames.ui.table.public_window import PublicWindow
from stockgames.ui.table.reveal_data import TableReveal
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets import pointer
from stockgames.ui.widgets.buttons import Button
from tests.controllers.desk import Notebook
from tests.ui.table.seating import InstantThinker
from tests.ui.table.test_reveal_alone import settled, strike

Moment = Callable[[Change[View], TableContext], TableReveal | None]


def texts(window: PublicWindow) -> list[str]:
    """Return everything that a window says, on screen or to a screen reader."""
    found = [as_text(window.nodes())]
    parts = (part for part in window.findChildren(QWidget) if part.isVisibleTo(window))
    for widget in (window, *parts):
        found += [widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()]
        found.append(str(widget.property("text") or ""))
    return sorted(filter(None, found))


@pytest.mark.parametrize("game_id", ["nyse", "portfolio", "exchange", "stock-exchange"])
def test_it_gets_a_bystanders_view_and_nothing_else(
    qtbot: QtBot, look: ThemeContext, game_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, rng = registry.load(game_id), Random(game_id)
    count = max(min(game.meta.seats), 3)
    seats = [SeatInfo(name=f"Seat {n}", player="human") for n in range(count)]
    match = Match.deal(game, seats, {}, "seed")
    table = TableController(match, Notebook(), InstantThinker(), Handover.CURTAIN)
    page = TablePage(table, create_table(game_id, look), look, Pace("instant"))
    window = PublicWindow(look, match, page)
    for widget in (page, window):
        qtbot.addWidget(widget)
    seen: list[View] = []

    def watch(board: AnyTable) -> None:
        show, play = board.show_view, board.play

        def shown(view: View, context: TableContext) -> None:
            seen.append(view)
            assert context.viewer is None
            show(view, context)

        def played(change: Change[View], context: TableContext, *rest: object) -> None:
            seen.extend((change.before, change.after))
            assert all(event.audience is None for event in change.shown.events)
            play(change, context, *rest)  # type: ignore[arg-type]

        monkeypatch.setattr(board, "show_view", shown)
        monkeypatch.setattr(board, "play", played)

    watch(window.game_table)
    table.start()
    while len(match.moves) < 20 and not table.is_over:
        if table.stage is Stage.ASKING:
            table.submit(game.sample_action(table.view, rng))
        elif table.stage is Stage.CURTAIN:
            table.lift()
        elif table.stage is Stage.PASSING:
            table.pass_screen()
        else:
            table.proceed()
    while table.viewer is None:
        (table.lift if table.stage is Stage.CURTAIN else table.proceed)()
    assert seen
    assert {view.seat for view in seen} == {None}
    page.presenter.held.put_away()
    page.presenter.refresh()
    window.sync()
    again = PublicWindow(look, match, page)
    qtbot.addWidget(again)
    assert texts(window) == texts(again)
    assert match.view(None).seat is None


def test_reveals_are_shown_as_long_as_in_the_main_window_and_to_everybody(
    qtbot: QtBot, look: ThemeContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pointer, "SETTLING_MS", 0)
    table = settled(qtbot, "instant")
    match, held = table.controller._match, table.page.presenter.held
    window = PublicWindow(look, match, table.page)
    qtbot.addWidget(window)
    seen = set[int]()
    board = window.game_table
    monkeypatch.setattr(board, "reveal", spied(board.reveal, seen))
    window.show()
    count = held.pages[1]
    assert count > 1
    for page in (count - 1, *reversed(range(count - 1)), 1):
        assert held.pages[0] == page
        shown = window.reveal.page
        assert shown is not None
        assert [seat.seat for seat in shown.seats] == [0, 1, 2]
        assert shown.values == getattr(table.page.presenter.reveal, "values", None)
        assert not any(button.isVisible() for button in window.reveal.findChildren(Button))
        strike(table, "Left" if page else "Right")
    assert not seen, "a bystander's view alone"
    strike(table, "End")
    strike(table, "Space")
    table.wait_for(Stage.ASKING)
    assert window.reveal.page is None


def spied(moment: Moment, seen: set[int]) -> Moment:
    """Return what also notes whose views it was asked about."""

    def asked(change: Change[View], context: TableContext) -> TableReveal | None:
        found = {change.before.seat, change.after.seat, context.viewer}
        seen.update(seat for seat in found if seat is not None)
        return moment(change, context)

    return asked
