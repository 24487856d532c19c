"""Questions whose answer binds (N5): saved before they are answered, then enforced."""

from __future__ import annotations

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from stockgames.bots.player import Advice, Weighed
from stockgames.bots.process import Answer
from stockgames.controllers.screen import UndoRefusal
from stockgames.controllers.stages import Handover, Stage
from stockgames.controllers.table import TableController
from stockgames.engine.errors import Refused
from stockgames.engine.match import Match
from stockgames.engine.state import seen_as
from stockgames.games.nyse.actions import TAKE, WAIVE, Chip, StockSwap
from stockgames.games.nyse.view import NyseView
from tests.controllers.desk import Notebook, Puppet
from tests.games.nyse.table import P, S, play, table

GREEN = StockSwap(0, 1, 3, Chip(1, 0))
"""Seat 1 has only red chips, so asking it for green is in vain."""


def asking() -> Match:
    return play(
        table(hands="concealed", blue=[S], black=[P]),
        "take blue; take red; take black; take red",
    )


def sit_down(match: Match, journal: Notebook) -> tuple[TableController, list[Any]]:
    journal.earlier = len(match.moves)
    controller = TableController(match, journal, Puppet(), Handover.CURTAIN)
    emitted: list[Any] = []
    controller.refused.connect(lambda refused: emitted.append(refused.code))
    controller.trouble.connect(emitted.append)
    controller.start()
    if controller.stage is Stage.CURTAIN:
        controller.lift()
    return controller, emitted


def test_an_answer_binds_and_stands_in_no_record(qtbot: QtBot) -> None:
    match, journal = asking(), Notebook()
    controller, told = sit_down(match, journal)
    before = match.record()
    controller.submit(GREEN)
    assert told == ["the-partner-holds-no-such-color"]
    controller.submit(TAKE[0])
    controller.undo()
    assert told[1:] == ["the-swap-binds"]
    assert controller.undo_refusal == UndoRefusal("a-question-was-answered")
    assert match.record() == before
    controller.submit(WAIVE[0])
    assert [move["do"] for move in journal.moves] == ["waive"]
    assert journal.load_drafts() == {}


def test_no_way_round_the_table_unbinds(qtbot: QtBot) -> None:
    """Killed and restarted twice: the journal has all that is needed."""
    journal = Notebook()
    controller, _ = sit_down(asking(), journal)
    controller.submit(GREEN)
    controller.close()
    for _ in range(2):
        match = asking()
        controller, told = sit_down(match, journal)
        assert match.bound == 0
        assert seen_as(NyseView, controller.view).bound == 0
        controller.submit(TAKE[0])
        assert told == ["the-swap-binds"]
        controller.close()


def test_an_answer_that_cannot_be_kept_is_not_told(qtbot: QtBot) -> None:
    match, journal = asking(), Notebook()
    controller, told = sit_down(match, journal)
    journal.full = True
    controller.submit(GREEN)
    assert told == ["not-saved"]
    assert match.bound is None


@pytest.mark.parametrize(
    "draft",
    [
        {},
        {"do": "take", "color": "blue"},
        {"do": "stock_swap"},
        {"do": "take", "color": "grey"},
        {"goods": [1, 2]},
    ],
)
def test_a_draft_that_is_no_question_binds_nobody(qtbot: QtBot, draft: dict[str, Any]) -> None:
    match, journal = asking(), Notebook()
    journal.save_draft(0, {"turn": match.turn, "draft": draft})
    sit_down(match, journal)
    assert match.bound is None


def test_a_hint_from_before_the_answer_is_let_go(qtbot: QtBot) -> None:
    controller, _ = sit_down(asking(), Notebook())
    controller.hints.ask()
    assert controller.hints.is_thinking
    puppet = controller.scheduler.thinker
    assert isinstance(puppet, Puppet)
    late = puppet.on_answer
    controller.submit(GREEN)
    assert late is not None
    late(Answer(WAIVE[0], advice=Advice(1, "standing", Weighed(WAIVE[0], 1, 0.0))))
    hints = controller.hints
    assert (hints.is_thinking, hints.advice, controller.hint_counts[0]) == (False, None, 0)


def test_only_a_told_refusal_binds() -> None:
    match = asking()
    with pytest.raises(Refused) as caught:
        match.check(0, StockSwap(0, 0, 3, Chip(1, 0)))
    assert not caught.value.is_answer
