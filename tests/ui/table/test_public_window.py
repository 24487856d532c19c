"""The window for a television shows a bystander's view, whatever the main window shows."""

from __future__ import annotations

from functools import partial
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
from stockgames.ui.table.public_window import PublicWindow
from stockgames.ui.theme.context import ThemeContext
from tests.ui.table.seating import InstantThinker, MemoryJournal


def texts(window: PublicWindow) -> list[str]:
    """Return everything that a window says, on screen or to a screen reader."""
    found = [as_text(window.nodes())]
    for widget in (window, *window.findChildren(QWidget)):
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
    table = TableController(match, MemoryJournal(), InstantThinker(), Handover.CURTAIN)
    make = partial(create_table, game_id)
    window = PublicWindow(look, match, table, make, Pace("instant"))
    qtbot.addWidget(window)
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
            table.pass_on()
        else:
            table.proceed()
    while table.viewer is None:
        (table.lift if table.stage is Stage.CURTAIN else table.proceed)()
    assert seen
    assert {view.seat for view in seen} == {None}
    window.follow()
    again = PublicWindow(look, match, table, make, Pace("instant"))
    qtbot.addWidget(again)
    assert texts(window) == texts(again)
    assert match.view(None).seat is None
