"""Pages that everyone watches are announced, take the focus, and stay until a press."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from stockgames.controllers.stages import Handover, Stage
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.lab.gallery.samples import seat_infos
from stockgames.ui.table.generic import create_table
from stockgames.ui.table.pace import PaceMode
from stockgames.ui.table.reveal_data import TableReveal
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets import pointer as settling
from stockgames.ui.widgets.accessibility import ANNOUNCER, Manner
from tests.ui.heard import somebody_listens
from tests.ui.table.seating import Table

_MOST = {"exchange": 12}
"""Questions after which a game is left; the others show what all look at near their ends."""
_CURTAIN, _PEEK, _TRUSTING = Handover.CURTAIN, Handover.PEEK, Handover.TRUSTING
TABLES = (
    ("exchange", "hhb", _CURTAIN, False, 5),
    ("exchange", "hhb", _CURTAIN, True, 5),
    ("exchange", "hhb", _PEEK, False, 5),
    ("exchange", "hhb", _TRUSTING, False, 5),
    ("nyse", "hhb", _CURTAIN, False, 1),
    ("stock-exchange", "hhbbbbbb", _CURTAIN, False, 1),
)
"""The game, its seats, the hand-over, whether only headlines are announced, and the minimum
number of shared views.
"""


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    monkeypatch.setattr(settling, "SETTLING_MS", 0)
    emitted: list[str] = []
    ANNOUNCER.said.connect(emitted.append)
    yield emitted
    ANNOUNCER.said.disconnect(emitted.append)
    ANNOUNCER.manner = Manner()


def sit(
    qtbot: QtBot, game: str, people: str, handover: Handover, pace: PaceMode = "instant"
) -> Table:
    infos = seat_infos(people)
    match = Match.deal(registry.load(game), infos, {}, f"look3 {people}")
    return Table(qtbot, match, handover, pace, create_table(game, ThemeContext())).start()


def moments(table: Table) -> Iterator[TableReveal]:
    """Play on; yield each page that everyone watches, before it is left."""
    controller, presenter = table.controller, table.page.presenter
    game, rng, asked = registry.load(controller.game_id), Random(1), 0
    most = _MOST.get(controller.game_id, 120)
    while table.stage is not Stage.OVER and asked < most:
        QTest.qWait(0)
        if table.stage is Stage.CURTAIN:
            controller.lift()
        elif table.stage is Stage.PASSING:
            controller.pass_screen()
        elif table.stage is Stage.ASKING:
            asked += 1
            view = table.match.view(controller.seat)
            legal = view.legal
            controller.submit(rng.choice(legal) if legal else game.sample_action(view, rng))
        elif presenter.awaits_step:
            if presenter.reveal is not None:
                yield presenter.reveal
            presenter.step()


@pytest.mark.parametrize(("game", "people", "handover", "briefly", "least"), TABLES)
def test_what_all_look_at_is_announced_and_has_the_keyboard(
    qtbot: QtBot,
    heard: list[str],
    game: str,
    people: str,
    handover: Handover,
    briefly: bool,
    least: int,
) -> None:
    ANNOUNCER.manner = Manner(briefly=briefly)
    table = sit(qtbot, game, people, handover)
    page, seen = table.page, 0
    for moment in moments(table):
        seen += 1
        text = "\n".join(heard)
        lines = moment.spoken(page.presenter.context().names, briefly=briefly).split("\n")
        assert [line for line in lines if line not in text] == []
        assert page.focusWidget() is page.reveal_screen.on_button
        last = ANNOUNCER.last
        assert moment.title in last
        table.key("F4")
        assert heard[-1] == last
        heard.clear()
    assert seen >= least
    assert page.focusWidget() is not page.reveal_screen.on_button


@pytest.mark.parametrize("pace", ["fast", "step"])
def test_with_a_screen_reader_nothing_that_all_look_at_goes_by_itself(
    qtbot: QtBot, heard: list[str], pace: PaceMode
) -> None:
    with somebody_listens():
        table = sit(qtbot, "exchange", "hbb", _CURTAIN, pace)
        moment = next(moments(table))
        assert moment.title in "\n".join(heard)
