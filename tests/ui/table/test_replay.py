"""Replaying the last moves: each from the table before it, then the present table."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from stockgames.controllers.stages import Change, Handover, Stage
from stockgames.engine.state import View
from stockgames.ui.table.generic import GenericTable
from stockgames.ui.table.presenter import Replay
from stockgames.ui.theme.context import ThemeContext
from tests.controllers.desk import exchange
from tests.ui.table.seating import Table


class _Pair:
    """A table with two moves made, and their replay."""

    def __init__(self, qtbot: QtBot) -> None:
        self.table = Table(
            qtbot, exchange("hhh"), Handover.TRUSTING, "fast", GenericTable(ThemeContext())
        )
        self.changes: list[Change[View]] = []
        self.table.controller.moved.connect(self.changes.append)
        self.table.start()
        while len(self.changes) < 2:
            self.table.wait_for(Stage.ASKING)
            self.table.controller.submit(self.table.controller.view.legal[-1])
        presenter = self.table.page.presenter
        self.board = presenter._table
        self.replay = Replay(self.board, presenter.context, presenter._pace, presenter)


@pytest.fixture
def pair(qtbot: QtBot) -> _Pair:
    return _Pair(qtbot)


def test_moves_are_played_in_turn_each_from_the_table_before_it(
    qtbot: QtBot, pair: _Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[tuple[str, object]] = []
    monkeypatch.setattr(pair.board, "show_view", lambda view, _: seen.append(("stands", view)))

    def play(change: Change[View], _context: object, _speed: float, then: object) -> None:
        seen.append(("moves", change))
        assert callable(then)
        then()

    monkeypatch.setattr(pair.board, "play", play)
    with qtbot.waitSignal(pair.replay.over):
        pair.replay.begin(pair.changes)
    first, second = pair.changes
    assert seen == [
        ("stands", first.before),
        ("moves", first),
        ("stands", second.before),
        ("moves", second),
    ]
    assert not pair.replay.running


def test_what_nobody_makes_is_looked_at_before_it_is_over(
    qtbot: QtBot, pair: _Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pair.board, "play", lambda *told: told[3]())
    ran: list[bool] = []
    pair.replay.demonstrated.connect(lambda: ran.append(pair.replay.running))
    with qtbot.waitSignal(pair.replay.over):
        pair.replay.begin(pair.changes[:1], looks=20)
    assert [*ran, pair.replay.running] == [True, False]


def test_what_is_broken_off_goes_on_no_more(pair: _Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    waiting: list[object] = []
    over: list[bool] = []
    pair.replay.over.connect(lambda: over.append(True))
    monkeypatch.setattr(pair.board, "play", lambda *told: waiting.append(told[3]))
    pair.replay.begin(pair.changes)
    pair.replay.break_off()
    then = waiting.pop()
    assert callable(then)
    then()
    assert (waiting, over) == ([], [])
